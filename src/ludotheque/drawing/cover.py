"""The front of a box: a picture of 600 by 760, whose upper third is left to the title."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.svg import slope, stops

WIDTH: Final = 600
HEIGHT: Final = 760


def front(defs: str, body: list[str]) -> str:
    """A cover as a file of its own: it fills its frame, and whatever stands beyond is cut."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax slice">'
        f"<style>.letter{{display:none}}</style><defs>{defs}</defs>{''.join(body)}</svg>"
    )


def plain(colour: str) -> str:
    """The cover of a game that draws none: its colour, a lamp, and a fan of cards."""
    cards = "".join(
        f'<g transform="rotate({angle} 300 820)"><rect x="210" y="330" width="180" height="260" rx="16" '
        f'fill="#fdf6e6" stroke="#2b2118" stroke-opacity=".35" stroke-width="3"/>'
        f'<path d="M238 352 256 376 238 400 220 376Z" fill="{colour}"/></g>'
        for angle in (-32, -16, 0, 16, 32)
    )
    lamp = stops(((0, "#fff3d0"), (1, "#fff3d0")), (0.5, 0))
    return front(
        f'<radialGradient id="lamp" cx=".5" cy=".62" r=".6">{lamp}</radialGradient>'
        + slope("dusk", stops(((0, "#1e1208"), (1, "#1e1208")), (0.45, 0.05))),
        [
            f'<rect width="600" height="760" fill="{colour}"/><rect width="600" height="760" fill="url(#dusk)"/>',
            '<rect width="600" height="760" fill="url(#lamp)"/>',
            cards,
        ],
    )
