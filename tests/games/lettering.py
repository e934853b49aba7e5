"""How large the letters of a drawing are on a phone, as far as the drawing itself tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree

SCALE = re.compile(r"scale\(([\d.]+)")
GIVEN = re.compile(r"--([fsz]):([\d.]+)")
LEAST = 9.99  # pixels


def letters(svg: str, hidden: set[str], grown: Mapping[str, float]) -> Iterator[tuple[str, float]]:
    """Each line and its height in units of the drawing, but for what has a hidden class; grown classes are enlarged."""
    yield from _within(ElementTree.fromstring(svg), 1, hidden, grown)


def _within(
    element: ElementTree.Element, scale: float, hidden: set[str], grown: Mapping[str, float]
) -> Iterator[tuple[str, float]]:
    classes = set(element.get("class", "").split())
    kind = element.tag.rpartition("}")[2]
    if kind == "defs" or classes & hidden:
        return
    given = {name: float(value) for name, value in GIVEN.findall(element.get("style", ""))}
    if found := SCALE.search(element.get("transform", "")):
        scale *= float(found[1])
    for name in classes & set(grown):
        scale *= grown[name]
    scale *= given.get("z", 1) * given.get("s", 1)
    if kind == "text":
        yield element.text or "", scale * given.get("f", float(element.get("font-size", "0")))
    for child in element:
        yield from _within(child, scale, hidden, grown)
