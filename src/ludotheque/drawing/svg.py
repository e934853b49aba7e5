"""Elements of a drawing as strings.

A drawing is one `<svg class="scene">`. What moves is a *piece*: it keeps its id, and its place is written twice, as a
plain `transform` for every viewer of SVG files and as `--x` and `--y` for a browser, where STYLE makes a journey of
their change: up or down first, then across, the way a hand lifts something and slides it home. Pieces of one kind
(`data-kind`) look alike and may trade places: `data-at` names the place of each, so that a page can let those that stay
keep their element. What can be clicked is a *spot*.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

STYLE: Final = (
    "<style>"
    '@property --x{syntax:"&lt;length>";inherits:false;initial-value:0px}'
    '@property --y{syntax:"&lt;length>";inherits:false;initial-value:0px}'
    ".scene text{font-family:var(--sans,'Atkinson Hyperlegible Next',system-ui,sans-serif)}"
    ".scene .serif{font-family:var(--serif,'Young Serif',Georgia,serif)}"
    ".scene .piece{transform:translate(var(--x),var(--y));"
    "transition:--y .32s cubic-bezier(.3,.6,.4,1),--x .34s cubic-bezier(.5,0,.3,1) .2s,opacity .4s}"
    ".scene .piece,.scene .still{pointer-events:none}"
    ".scene .spot{stroke:transparent;stroke-width:6}"
    ".scene .spot:is(.legal,.lit){stroke:var(--lamp,#e08a00)}"
    ".scene .spot:is(.legal:hover,.legal:focus-visible,.picked,.chosen,.lit){stroke:var(--lamp,#e08a00);stroke-width:9;"
    "fill:var(--lamp,#e08a00);fill-opacity:.14}"
    ".letter{opacity:var(--letters,0)}"
    "@media (prefers-contrast:more),(forced-colors:active){.letter{opacity:1}}"
    "@media (prefers-reduced-motion:reduce){.scene .piece{transition:none}}"
    "</style>"
)

_NAMES = re.compile(r' id="| href="#|url\(#')


def escape(text: str) -> str:
    """Text that may stand between tags or in an attribute."""
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if '"' in text:
        text = text.replace('"', "&quot;")
    if not text.isascii():  # one dash outside Latin-1 would double the memory of the whole drawing
        text = text.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
    return text


def scene(name: str, width: int, height: int, label: str, defs: str, body: list[str], tall: int = 0) -> str:
    """A whole drawing; the label is what it is called, not what it tells.

    A drawing that is taller on a phone says how tall: the page gives it that height and the class `tall`, by which the
    drawing's own style lays it out.
    """
    return "".join([_opening(name, width, height, label, defs, tall), *body, "</svg>"])


@lru_cache(maxsize=64)
def _opening(name: str, width: int, height: int, label: str, defs: str, tall: int) -> str:
    """What every drawing of a game begins with."""
    form = f' data-tall="0 0 {width} {tall}"' if tall else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene {name}" viewBox="0 0 {width} {height}"{form} '
        f'role="group" aria-label="{escape(label)}">{fittings(defs)}'
    )


def fittings(defs: str) -> str:
    """What stands at the beginning of a drawing with these defs."""
    return f"{STYLE}<defs>{defs}</defs>"


def apart(drawing: str, prefix: str) -> str:
    """The same drawing with other ids, so that two of them can stand on one page."""
    return _NAMES.sub(lambda found: found.group() + prefix, drawing)


def piece(name: str, x: float, y: float, body: str, more: str = "") -> str:
    """Something that travels when its place changes."""
    return f'<g id="{name}" class="piece" transform="translate({x} {y})" style="--x:{x}px;--y:{y}px{more}">{body}</g>'


@lru_cache(maxsize=8192)
def twin(name: str, x: float, y: float, shape: str, kind: str, at: str, more: str = "") -> str:
    """A piece like all others of its kind, drawn once in the defs."""
    return (
        f'<use id="{name}" class="piece" href="#{shape}" data-kind="{kind}" data-at="{at}" '
        f'transform="translate({x} {y})" style="--x:{x}px;--y:{y}px{more}"/>'
    )


def spot(
    name: str, x: float, y: float, width: float, height: float, label: str, corner: int = 18, told: str = ""
) -> str:
    """A place to click, transparent until the page marks it legal, picked or lit; it may hold the title of what is seen
    there."""
    rest = f">{told}</rect>" if told else "/>"
    return (
        f'<rect id="{name}" class="spot" x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" '
        f'fill="transparent" aria-label="{escape(label)}"{rest}'
    )


def title(words: str) -> str:
    """What its parent is and does, in a sentence: the page shows it beside whatever is pointed at."""
    return f"<title>{escape(words)}</title>"


def unread(body: str) -> str:
    """What is seen and not read out: the page says the same in words."""
    return f'<g aria-hidden="true">{body}</g>'


def overlay(body: str) -> str:
    """What lies over the board: not read out, and clicks pass through it."""
    return f'<g aria-hidden="true" style="pointer-events:none">{body}</g>'


def text(x: float, y: float, size: int, words: str, fill: str, more: str = "", face: str = "sans") -> str:
    """One line of centred text that clicks pass through."""
    return (
        f'<text class="still {face}" x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="middle" {more}>'
        f"{escape(words)}</text>"
    )


def stops(colours: tuple[tuple[float, str], ...], opacities: tuple[float, ...] = ()) -> str:
    """The colours of a gradient by their offset."""
    parts = []
    for i, (offset, colour) in enumerate(colours):
        opacity = f' stop-opacity="{opacities[i]}"' if opacities else ""
        parts.append(f'<stop offset="{offset}" stop-color="{colour}"{opacity}/>')
    return "".join(parts)


def slope(name: str, inside: str, x2: float = 0, y2: float = 1) -> str:
    """A linear gradient from the top left corner of its shape."""
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{inside}</linearGradient>'


def glow(name: str, inside: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """A radial gradient."""
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{inside}</radialGradient>'
