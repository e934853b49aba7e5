"""What a drawing explains: every place to click carries a title, a sentence that says what it is and does."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def titles(svg: str) -> dict[str, str]:
    """The titles of a drawing by the id of what they stand in."""
    return {element.get("id", ""): told for element, told in _titled(svg) if element.get("id")}


def untitled(svg: str) -> set[str]:
    """The places to click that say nothing about themselves."""
    told = titles(svg)
    spots = [one for one in ElementTree.fromstring(svg).iter() if "spot" in one.get("class", "").split()]
    return {one.get("id", "") for one in spots} - {name for name, words in told.items() if words}


def _titled(svg: str) -> Iterator[tuple[ElementTree.Element, str]]:
    for element in ElementTree.fromstring(svg).iter():
        found = element.find(f"{SVG}title")
        if found is not None:
            yield element, found.text or ""
