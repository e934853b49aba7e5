"""The style sheets of a drawing written onto its elements, for a renderer that knows no variables."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree

import tinycss2
from cssselect2 import ElementWrapper, Matcher, SelectorError, compile_selector_list

SVG: Final = "http://www.w3.org/2000/svg"
STYLE: Final = f"{{{SVG}}}style"
VARIABLE: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")  # innermost ones first
LIGHT: Final = re.compile(r"light-dark\(([^(),]*),[^()]*\)")
UNIT: Final = re.compile(r"(?<=[\d.])(?:px|deg)\b")  # SVG writes its transformations without them

Declarations = list[tuple[str, str]]

ElementTree.register_namespace("", SVG)


def inlined(drawing: str) -> str:
    """The same drawing without style sheets. What only answers a pointer or a narrow screen is left out; where a value
    is calculated, the element keeps the attribute it has."""
    root = ElementTree.fromstring(drawing)
    matcher = matching("".join(sheet.text or "" for sheet in root.iter(STYLE)))
    known: dict[ElementTree.Element, dict[str, str]] = {}  # by element: the variables that hold in it
    for wrapped in ElementWrapper.from_xml_root(root).iter_subtree():
        element = wrapped.etree_element
        own = [(name, value) for name, value in element.items() if "var(" in value and name != "style"]
        own += [pair for *_, declarations in matcher.match(wrapped) for pair in declarations]
        own += declared(element.attrib.pop("style", ""))
        above = known[wrapped.parent.etree_element] if wrapped.parent else {}
        variables = {name: value for name, value in own if name.startswith("--")}
        known[element] = above | variables if variables else above
        for name, value in own:
            if not name.startswith("--"):
                settle(element, name, resolved(value, known[element]))
    for parent in list(root.iter()):
        for sheet in parent.findall(STYLE):
            parent.remove(sheet)
    return ElementTree.tostring(root, "unicode")


@lru_cache(maxsize=32)
def matching(css: str) -> Matcher:
    """The rules of a style sheet that hold on any screen, whatever is pointed at."""
    matcher = Matcher()
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue
        try:
            selectors = compile_selector_list(rule.prelude)
        except SelectorError:
            continue
        for selector in selectors:
            matcher.add_selector(selector, declared(tinycss2.serialize(rule.content)))
    return matcher


@lru_cache(maxsize=4096)
def declared(text: str) -> Declarations:
    """The declarations of a rule or of a style attribute, in their order."""
    found = tinycss2.parse_blocks_contents(text, skip_comments=True, skip_whitespace=True)
    return [(part.name, tinycss2.serialize(part.value).strip()) for part in found if part.type == "declaration"]


def resolved(value: str, variables: dict[str, str]) -> str:
    """The value with its variables filled in, on light paper; empty where one is unknown."""
    while found := VARIABLE.search(value):
        meant = variables.get(found[1], found[2])
        if meant is None:
            return ""
        value = value[: found.start()] + meant.strip() + value[found.end() :]
    return LIGHT.sub(r"\1", value)


def settle(element: ElementTree.Element, name: str, value: str) -> None:
    """Write one property of an element as its attribute."""
    if not value or "calc(" in value or "clamp(" in value:
        return
    element.set(name, UNIT.sub("", value) if name.startswith("transform") else value)
