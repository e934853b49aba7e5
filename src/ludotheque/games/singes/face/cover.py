"""The front of the box of the Planet of the Apes: ruins under two moons, a lit portal, and something that watches."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.cover import front
from ludotheque.drawing.svg import glow, slope, stops

STARS: Final = [(i * 137 % 600, i * 89 % 380, 1 + i % 3) for i in range(40)]


def cover() -> str:
    defs = (
        slope("night", stops(((0, "#0b1524"), (0.5, "#12404a"), (0.8, "#2d8577"), (1, "#123f3a"))))
        + glow("moon", stops(((0, "#fffdf0"), (0.7, "#f1e4bd"), (1, "#cdb98a"))), 0.4, 0.35, 0.7)
        + glow("red", stops(((0, "#ffd9c2"), (0.7, "#d98a6c"), (1, "#9a4f3f"))), 0.4, 0.35, 0.7)
        + glow("halo", stops(((0, "#b8fff0"), (0.4, "#4fe3c7"), (1, "#4fe3c7")), (0.95, 0.4, 0)))
        + slope("stone", stops(((0, "#3f5b5c"), (1, "#101e22"))))
        + slope("door", stops(((0, "#eafff9"), (1, "#3fd8bb"))))
    )
    sky = "".join(f'<circle cx="{x}" cy="{y}" r="{size}" fill="#fff" opacity=".6"/>' for x, y, size in STARS)
    return front(
        defs, ['<rect width="600" height="760" fill="url(#night)"/>', sky, _moons(), _ruins(), _portal(), _ape()]
    )


def _moons() -> str:
    return (
        '<circle cx="462" cy="318" r="78" fill="url(#moon)"/><g fill="#b9a678" opacity=".4"><circle cx="440" cy="296" '
        'r="17"/><circle cx="486" cy="336" r="21"/><circle cx="456" cy="356" r="9"/></g>'
        '<circle cx="560" cy="410" r="32" fill="url(#red)"/>'
    )


def _ruins() -> str:
    """Far cliffs, then broken columns of many heights."""
    columns = "".join(
        f'<path d="M{x} 700V{top}l8-10 9 7 8-12 {width - 36} 4 11 9V700Z" fill="url(#stone)"/>'
        f'<path d="M{x + 14} {top + 10}V700M{x + width - 14} {top + 10}V700" stroke="#0b1619" stroke-width="4" '
        'opacity=".5"/>'
        for x, top, width in ((18, 470, 62), (110, 540, 50), (470, 450, 64), (548, 520, 52), (412, 590, 44))
    )
    return (
        '<path d="M0 520 70 430 130 500 210 410 300 480 380 430 470 500 540 440 600 510V760H0Z" fill="#0f3336" '
        f'opacity=".85"/>{columns}'
    )


def _portal() -> str:
    """An arch full of light, the stairs before it, and a castaway on the lowest step."""
    stairs = "".join(
        f'<path d="M{196 - 26 * i} {650 + 26 * i}H{404 + 26 * i}v30H{196 - 26 * i}Z" fill="#{shade}"/>'
        for i, shade in enumerate(("4a6968", "37504f", "263a3b", "182729"))
    )
    return (
        '<circle cx="300" cy="560" r="230" fill="url(#halo)"/>'
        '<path d="M196 654V520a104 104 0 0 1 208 0V654Z" fill="url(#stone)" stroke="#0b1619" stroke-width="4"/>'
        '<path d="M232 654V524a68 68 0 0 1 136 0V654Z" fill="url(#door)"/>'
        '<path d="M270 430 300 404 330 430 318 454H282Z" fill="#2a4244" stroke="#0b1619" stroke-width="3"/>'
        f'{stairs}<g fill="#0a1416"><circle cx="300" cy="590" r="13"/><path d="M286 606h28l8 44-12 2-4-20-2 60h-10'
        'l-3-40-3 40h-10l-2-60-4 20-12-2Z"/></g>'
    )


def _ape() -> str:
    """In the shadow at the front: brow, muzzle and two eyes."""
    return (
        '<path d="M-20 760C-30 640 40 560 120 574 214 588 240 680 236 760Z" fill="#081113"/>'
        '<path d="M40 690Q46 624 112 618 182 622 190 690 178 700 160 688 114 672 70 690 50 702 40 690Z" '
        'fill="#13272a"/>'
        '<path d="M64 760Q60 704 114 702 172 704 168 760Z" fill="#1c363a"/>'
        '<path d="M100 742q6-8 12 0m10 0q6-8 12 0" stroke="#060c0d" stroke-width="5" fill="none" '
        'stroke-linecap="round"/><g fill="#ffd24a"><ellipse cx="88" cy="678" rx="13" ry="8"/>'
        '<ellipse cx="144" cy="678" rx="13" ry="8"/></g>'
        '<g fill="#1a0d02"><circle cx="91" cy="678" r="5"/><circle cx="147" cy="678" r="5"/></g>'
    )
