/** A drawing in scraps, as the server cuts it: only those that changed are sent. */

import type { Frame } from "./link";

export const SEAM = ' class="'; // where a drawing is cut

/** The scraps of a drawing at its next moment. */
export function turned(scraps: string[], frame: Frame): string[] {
  const next = frame.board === undefined ? [...scraps] : frame.board.split(SEAM);
  for (const [number, scrap] of frame.patch ?? []) next[number] = scrap;
  const splices = frame.splices ?? (frame.splice ? [frame.splice] : []);
  for (const [start, removed, added] of [...splices].reverse()) next.splice(start, removed, ...added);
  return next;
}
