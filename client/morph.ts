/** Changing a part of the page in place: elements with an id stay themselves, and what is the same is left alone. */

import { Idiomorph } from "idiomorph";

export function morph(root: Element, content: string | Node[]): void {
  Idiomorph.morph(root, content, {
    morphStyle: "innerHTML",
    callbacks: { beforeNodeMorphed: (old: Node, fresh: Node) => !old.isEqualNode(fresh) },
  });
}
