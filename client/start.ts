/** What every page with a board starts, beside what all pages do. */

import "./pages/site";
import { keepShape } from "./drawing";
import { folds } from "./folds";
import { menus, tabs } from "./page";
import { Pan } from "./pan";
import { Tips } from "./tips";

export const main = document.querySelector<HTMLElement>("main") ?? document.body;

/** The drawing as the server wrote it, before anything is marked on it. */
export const drawn = document.getElementById("part-board")?.innerHTML ?? "";

tabs();
menus();
for (const drawing of document.querySelectorAll<HTMLElement>(".drawing")) {
  keepShape(drawing);
  new Pan(drawing);
}
new Tips();
folds(main);
