/** A moment for the winner: pieces of the world of the game rain on the board, and a ribbon names who has won. */

import { chime, isMotionReduced } from "./page";

const PIECES = 26;
const MOMENT = 5200; // milliseconds until all is gone

/** Celebrate what the end of the game left in the page; it goes away by itself. */
export function celebrate(board: HTMLElement, ending: HTMLElement): void {
  const told = ending.querySelector<HTMLTemplateElement>(".flourish");
  if (!told || board.querySelector(".celebration")) return;
  const [shape, ribbon] = told.content.children;
  const stage = document.createElement("div");
  stage.className = "celebration";
  stage.setAttribute("aria-hidden", "true");
  for (let i = 0; shape && i < PIECES && !isMotionReduced(); i += 1) {
    const piece = shape.cloneNode(true) as SVGElement;
    piece.style.left = `${(i * 61.8) % 100}%`;
    piece.style.setProperty("--delay", `${((i * 37) % 90) / 50}s`);
    piece.style.setProperty("--size", `${0.9 + ((i * 7) % 5) / 4}rem`);
    piece.style.setProperty("--turn", `${i % 2 ? 1 : -1}`);
    stage.append(piece);
  }
  stage.append(ribbon?.cloneNode(true) ?? "");
  board.append(stage);
  chime("end");
  window.setTimeout(() => stage.remove(), MOMENT);
}
