/** Which pieces have just moved: they keep a mark until the next position is shown. */

export type Places = Map<string, string>; // the place of each piece of a drawing, by its id

/** Where the pieces of a drawing stand, to be asked before it changes. */
export function places(root: ParentNode): Places {
  const pieces = [...root.querySelectorAll(".piece[id]")];
  return new Map(pieces.map((piece) => [piece.id, piece.getAttribute("transform") ?? ""]));
}

/** Give the class `moved` to the pieces that stand elsewhere than before or have come since, and to no others. */
export function markMoved(root: ParentNode, before: Places): void {
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const moved = before.size > 0 && before.get(piece.id) !== (piece.getAttribute("transform") ?? "");
    if (moved !== piece.classList.contains("moved")) piece.classList.toggle("moved", moved);
  }
}
