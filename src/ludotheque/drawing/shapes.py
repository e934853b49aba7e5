"""Shapes that several games want: the signs of the seats, marbles, and figures carved or printed."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.palette import ink_on
from ludotheque.drawing.svg import escape, glow, stops, text

# Outlines in a box from -16 to 16, the signs that seats are known by.
OUTLINES: Final = {
    "circle": '<circle r="14"/>',
    "square": '<rect x="-13" y="-13" width="26" height="26" rx="3"/>',
    "triangle": '<path d="M0-14 15 13H-15Z"/>',
    "diamond": '<path d="M0-15 15 0 0 15-15 0Z"/>',
    "star": '<path d="m0-15 4.6 9.6 10.4 1.5-7.6 7.3 1.9 10.4L0 8.8l-9.3 5 1.9-10.4-7.4-7.3 10.4-1.5Z"/>',
    "hexagon": '<path d="M-7-13H7L15 0 7 13H-7L-15 0Z"/>',
}


def badge(shape: str, letter: str, colour: str, x: float, y: float, size: float = 32) -> str:
    """The sign of a seat: shape, letter and colour together."""
    ink = ink_on(colour)
    down = 8 if shape == "triangle" else 5.5
    return (
        f'<g transform="translate({x} {y}) scale({size / 32:g})" fill="{colour}" stroke="{ink}" stroke-width="1.5">'
        f'{OUTLINES[shape]}<text y="{down}" font-size="15" font-weight="700" text-anchor="middle" fill="{ink}" '
        f'stroke="none">{escape(letter)}</text></g>'
    )


def marble(name: str, radius: int, colours: tuple[str, str, str], vane: str, letter: str, ink: str) -> str:
    """A glass marble lit from the top left, as defs to be used under its name: rim, body, light and a coloured vane."""
    light, body, rim = colours
    r = radius
    return (
        glow(f"{name}-glass", stops(((0, light), (0.55, body), (1, rim))), 0.36, 0.3, 0.78)
        + glow(f"{name}-light", stops(((0, "#fff"), (1, "#fff")), (0.95, 0)))
        + f'<g id="{name}"><ellipse cx="{r * 0.16:g}" cy="{r * 0.32:g}" rx="{r * 1.02:g}" ry="{r * 0.94:g}" '
        f'fill="#2a1604" opacity=".38"/><circle r="{r}" fill="url(#{name}-glass)"/>'
        f'<path d="M{-r * 0.5:g} {r * 0.5:g}C{-r * 0.2:g} {-r * 0.1:g} {r * 0.2:g} {r * 0.3:g} {r * 0.62:g} '
        f'{-r * 0.28:g}C{r * 0.5:g} {r * 0.5:g} {-r * 0.1:g} {r * 0.3:g} {-r * 0.5:g} {r * 0.5:g}Z" '
        f'fill="{vane}" opacity=".5"/>'
        f'<path d="M{-r * 0.62:g} {r * 0.52:g}A{r * 0.82:g} {r * 0.82:g} 0 0 0 {r * 0.74:g} {r * 0.34:g}" '
        f'fill="none" stroke="#fff" stroke-width="{r * 0.1:g}" stroke-linecap="round" opacity=".34"/>'
        f'<ellipse cx="{-r * 0.34:g}" cy="{-r * 0.42:g}" rx="{r * 0.42:g}" ry="{r * 0.32:g}" '
        f'transform="rotate(-32 {-r * 0.34:g} {-r * 0.42:g})" fill="url(#{name}-light)"/>'
        f'<circle cx="{-r * 0.4:g}" cy="{-r * 0.48:g}" r="{r * 0.13:g}" fill="#fff"/>'
        f'<text class="letter" y="{r * 0.4:g}" font-size="{r * 1.15:g}" font-weight="700" text-anchor="middle" '
        f'fill="{ink}">{letter}</text></g>'
    )


def carved(x: float, y: float, size: int, words: str, dark: str, light: str, more: str = "", face: str = "sans") -> str:
    """Letters cut into wood: a lit lower edge under the dark cut."""
    return text(x, y + 2, size, words, light, more, face) + text(x, y, size, words, dark, more, face)
