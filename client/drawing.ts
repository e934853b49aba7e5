/** The drawing of a page: the form that fits, names for its spots, and its change into another. */

import { morph } from "./morph";

const narrow = window.matchMedia("(max-width: 52rem)"); // as in table.css

/** A drawing may have a tall form for narrow pages: another viewBox, by which its own style lays it out. */
function shape(root: ParentNode): void {
  for (const drawing of root.querySelectorAll("svg[data-tall]")) {
    const wide = drawing.getAttribute("data-wide") ?? drawing.getAttribute("viewBox") ?? "";
    drawing.setAttribute("data-wide", wide);
    drawing.setAttribute("viewBox", narrow.matches ? (drawing.getAttribute("data-tall") ?? wide) : wide);
    drawing.classList.toggle("tall", narrow.matches);
  }
}

/** The drawing of a page, in the form that fits it. */
export function keepShape(root: HTMLElement): void {
  narrow.addEventListener("change", () => shape(root));
  shape(root);
}

/** A spot that offers nothing is still a picture with a name. */
export function nameSpots(drawing: ParentNode): void {
  for (const spot of drawing.querySelectorAll(".spot[aria-label]:not([role])")) spot.setAttribute("role", "img");
}

/** Change a drawing into another. Pieces of one kind may trade ids, so that those that stay where they are keep still. */
export function morphDrawing(root: HTMLElement, svg: string): void {
  const holder = document.createElement("template");
  holder.innerHTML = svg;
  const stays = new Map<string, string>(); // kind and place -> id
  const key = (piece: Element): string => `${piece.getAttribute("data-kind")} ${piece.getAttribute("data-at")}`;
  for (const piece of root.querySelectorAll("[data-kind][id]")) stays.set(key(piece), piece.id);
  const pieces = [...holder.content.querySelectorAll("[data-kind][id]")];
  const kept = new Set<string>();
  const movers: Element[] = [];
  const ids = new Set(pieces.map((piece) => piece.id));
  for (const piece of pieces) {
    const id = stays.get(key(piece));
    if (id && ids.has(id) && !kept.has(id)) {
      kept.add(id);
      piece.setAttribute("data-id", id);
    } else movers.push(piece);
  }
  for (const kind of new Set(movers.map((piece) => piece.getAttribute("data-kind")))) {
    const same = (piece: Element): boolean => piece.getAttribute("data-kind") === kind;
    const free = pieces.filter(same).map((piece) => piece.id).filter((id) => !kept.has(id));
    for (const [i, piece] of movers.filter(same).entries()) piece.setAttribute("data-id", free[i] ?? piece.id);
  }
  // The order of the elements stays as drawn: one that is moved within the document would lose its journey.
  const drawn = pieces.map((piece) => piece.id);
  const places = pieces.map((piece) => {
    const mark = document.createComment("");
    piece.replaceWith(mark);
    return mark;
  });
  const named = new Map<string, Element>();
  for (const piece of pieces) {
    piece.id = piece.getAttribute("data-id") ?? piece.id;
    piece.removeAttribute("data-id");
    named.set(piece.id, piece);
  }
  for (const [i, mark] of places.entries()) mark.replaceWith(named.get(drawn[i] ?? "") ?? "");
  nameSpots(holder.content);
  if (root.classList.contains("drawing")) shape(holder.content);
  morph(root, [...holder.content.childNodes]);
}
