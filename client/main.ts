/** The one module every page loads; what a page does is written on its main element. */

import { keepShape } from "./board";
import { folds } from "./folds";
import { menus, miniatures, preferences, presets, rulesSearch, salts, tabs } from "./page";
import { lesson } from "./lesson";
import { Pan } from "./pan";
import { Replay } from "./replay";
import { Room } from "./room";
import { settings } from "./settings";
import { Tips } from "./tips";

preferences();
settings();
miniatures();
tabs();
menus();
presets();
rulesSearch();
salts();
for (const drawing of document.querySelectorAll<HTMLElement>(".drawing")) {
  keepShape(drawing);
  new Pan(drawing);
}

if (document.querySelector(".table")) new Tips();

const main = document.querySelector<HTMLElement>("main");
if (main) folds(main);
if (main?.dataset.table) new Room(main);
if (main?.dataset.reel) new Replay(main);
if (main?.dataset.lesson) lesson(main);
