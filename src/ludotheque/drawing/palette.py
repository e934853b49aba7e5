"""Colours that boards share, and which ink can be read on them."""

from __future__ import annotations

from typing import Final

INK: Final = "#2b2118"
PAPER: Final = "#fdf6e6"

BEECH_DARK: Final = "#a4713c"
BEECH_EDGE: Final = "#6f4721"

BRASS_LIGHT: Final = "#fff1b8"
BRASS: Final = "#d9a93f"
BRASS_DARK: Final = "#8a6116"


def luminance(colour: str) -> float:
    """The relative luminance of #rrggbb, from 0 for black to 1 for white (WCAG)."""
    total = 0.0
    for i, share in ((1, 0.2126), (3, 0.7152), (5, 0.0722)):
        part = int(colour[i : i + 2], 16) / 255
        total += share * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return total


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(colour: str) -> str:
    """Dark ink or paper white, whichever is easier to read on the colour."""
    return INK if contrast(colour, INK) >= contrast(colour, PAPER) else PAPER
