/** What every page starts. */

import { making } from "../making";
import { miniatures, preferences, presets, rulesSearch, salts } from "../page";
import { settings } from "../settings";

preferences();
settings();
miniatures();
presets();
rulesSearch();
salts();
making();
