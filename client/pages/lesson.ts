/** A board whose answers come from a lesson, an example, a puzzle or a position to practise, and not from a table. */

import { lesson } from "../lesson";
import { main } from "../start";

lesson(main);
