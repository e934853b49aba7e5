"""Apagos as a beech-wood toy in daylight: all that never moves, and the shapes of all that does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.drawing.palette import BEECH_DARK, BEECH_EDGE, BRASS, BRASS_DARK, BRASS_LIGHT, PAPER
from ludotheque.drawing.shapes import carved, marble
from ludotheque.drawing.svg import glow, slope, stops
from ludotheque.games.apagos.face.layout import BALL, CENTRES, DISH, EDGES, FLOOR, HALF, OFFSETS, TRAY, TRAYS, TREADS
from ludotheque.games.apagos.rules import terms as t

SLATE: Final = "#22242b"
CUT: Final = "#fbe9c8"  # the lit edge of carved letters
TITLE: Final = 'letter-spacing="9"'
BOLD: Final = 'font-weight="700"'


def _grain() -> str:
    """The pattern of beech: long soft lines and short dark flecks."""
    lines = "".join(
        f'<path d="M0 {y}c60 {bend} 130 {-bend} 260 0" opacity="{opacity}"/>'
        for y, bend, opacity in ((9, 5, 0.5), (24, -7, 0.35), (37, 4, 0.55), (55, 8, 0.3), (70, -4, 0.5), (84, 6, 0.35))
    )
    flecks = "".join(
        f'<path d="M{x} {y}h{length}" stroke-width="1.6" opacity=".5"/>'
        for x, y, length in (
            (20, 16, 9),
            (88, 30, 7),
            (150, 12, 8),
            (206, 46, 10),
            (52, 62, 8),
            (128, 76, 9),
            (230, 80, 7),
        )
    )
    return (
        '<pattern id="apagos-grain" width="260" height="92" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{BEECH_DARK}" stroke-width="1.2">{lines}{flecks}</g></pattern>'
    )


DEFS: Final = (
    slope("apagos-front", stops(((0, "#eccb9a"), (1, "#d3a467"))))
    + slope("apagos-tread", stops(((0, "#fdeccb"), (1, "#f0d2a0"))))
    + slope("apagos-tile", stops(((0, "#fbe8c6"), (0.5, "#efd0a0"), (1, "#dcb27a"))), 1, 1)
    + slope("apagos-brass", stops(((0, BRASS_LIGHT), (0.45, BRASS), (1, BRASS_DARK))), 0.6, 1)
    + slope("apagos-felt", stops(((0, "#55705f"), (0.25, "#6d8a77"), (1, "#7d9a86"))))
    + slope("apagos-recess", stops(((0, "#8a5d30"), (0.12, "#b98a54"), (1, "#c99c65"))))
    + slope("apagos-shell", stops(((0, "#c7cf9a"), (0.55, "#9fae70"), (1, "#74854b"))), 1, 1)
    + slope("apagos-skin", stops(((0, "#e9cf9c"), (1, "#b98c52"))))
    + glow("apagos-dish", stops(((0, "#f3d9ae"), (0.8, "#e2bb84"), (0.94, "#c99961"), (1, "#a87841"))))
    + glow("apagos-bowl", stops(((0, "#b7c389"), (0.8, "#94a466"), (0.94, "#7a8b50"), (1, "#5d6c39"))))
    + glow("apagos-pit", stops(((0, "#6b4420"), (0.7, "#3d220b"), (1, "#1f0f03"))), 0.55, 0.62, 0.6)
    + glow("apagos-floor", stops(((0, "#2a1604"), (0.7, "#2a1604"), (1, "#2a1604")), (0.42, 0.22, 0)))
    + _grain()
    + '<g id="apagos-hole"><circle r="26" fill="#4f3008" opacity=".5" cy="1.5"/>'
    '<circle r="25.5" fill="url(#apagos-brass)"/>'
    f'<circle r="20.5" fill="url(#apagos-pit)" stroke="{BRASS_DARK}" stroke-width="1"/></g>'
    + marble("apagos-white", BALL, ("#ffffff", "#f3eee2", "#a99d87"), "#6fa9c4", "W", "#3a3226")
    + marble("apagos-black", BALL, ("#6d7180", SLATE, "#050507"), "#d9783a", "B", "#f4ead8")
)
TILE: Final = (
    '<g id="apagos-square">'
    '<rect x="-88" y="-82" width="196" height="184" rx="24" fill="#3b1f06" opacity=".13"/>'
    '<rect x="-94" y="-90" width="196" height="190" rx="22" fill="#3b1f06" opacity=".16"/>'
    f'<g stroke="{BEECH_EDGE}" stroke-width="2">'
    f'<rect x="-98" y="-88" width="196" height="186" rx="19" fill="{BEECH_DARK}"/>'
    '<rect x="-98" y="-98" width="196" height="187" rx="19" fill="url(#apagos-tile)"/></g>'
    '<rect x="-98" y="-98" width="196" height="187" rx="19" fill="url(#apagos-grain)" opacity=".5"/>'
    '<rect x="-94.5" y="-94.5" width="189" height="180" rx="16" fill="none" stroke="#fff" stroke-width="3" '
    'opacity=".5"/>'
    f'<circle cy="{DISH}" r="79" fill="url(#apagos-dish)"/>'
    f'<g fill="none" stroke="{BEECH_DARK}" opacity=".22"><circle cy="{DISH}" r="70"/><circle cy="{DISH}" r="38"/>'
    f'<circle cy="{DISH}" r="54"/></g>'
    f'<path d="M-62 {DISH + 49}A79 79 0 0 0 62 {DISH + 49}" fill="none" stroke="#fff" stroke-width="3" '
    'opacity=".45"/></g>'
)
TURTLE: Final = (
    '<g id="apagos-turtle">'
    '<ellipse cx="8" cy="86" rx="92" ry="16" fill="#3b1f06" opacity=".22"/>'
    '<g transform="rotate(-24)" fill="url(#apagos-skin)" stroke="#6f4721" stroke-width="2.5" stroke-linejoin="round">'
    '<ellipse cx="58" cy="74" rx="25" ry="19" transform="rotate(38 58 74)"/>'
    '<ellipse cx="58" cy="-74" rx="25" ry="19" transform="rotate(-38 58 -74)"/>'
    '<ellipse cx="-64" cy="68" rx="23" ry="17" transform="rotate(-42 -64 68)"/>'
    '<ellipse cx="-64" cy="-68" rx="23" ry="17" transform="rotate(42 -64 -68)"/>'
    '<path d="M-84-10-116 0-84 10Z"/><path d="M76-20C98-22 100-26 116-25A26 25 0 0 1 116 25C100 26 98 22 76 20Z"/>'
    '<g fill="#2b2118" stroke="none"><circle cx="120" cy="-14" r="5.5"/><circle cx="120" cy="14" r="5.5"/></g>'
    '<g fill="#fff" stroke="none"><circle cx="118" cy="-16" r="1.8"/><circle cx="118" cy="12" r="1.8"/></g></g>'
    '<circle r="94" fill="url(#apagos-shell)" stroke="#4c5a2b" stroke-width="3"/>'
    '<circle r="86.5" fill="none" stroke="#4c5a2b" stroke-width="13" stroke-dasharray="2.5 25" opacity=".55"/>'
    f'<circle r="94" fill="url(#apagos-grain)" opacity=".35"/><circle cy="{DISH + 8}" r="77" fill="url(#apagos-bowl)"/>'
    '<path d="M-66-58A88 88 0 0 1 20-85" fill="none" stroke="#fff" stroke-width="5" opacity=".45"/></g>'
)
SKINS: Final = (DEFS + TILE, DEFS + TURTLE)  # O6


def _steps() -> str:
    """The ramp, lit from the left: a front with its grain, four treads, the risers between them, carved numbers."""
    outline = f"M{EDGES[0]} {TREADS[0]}" + "".join(
        f"H{EDGES[level + 1]}" + (f"V{TREADS[level + 1]}" if level < t.TOP else "") for level in range(t.LEVELS)
    )
    front = f"{outline}V{FLOOR - 8}q0 8-8 8H{EDGES[0] + 8}q-8 0-8-8Z"
    parts = [
        f'<ellipse cx="500" cy="{FLOOR}" rx="490" ry="20" fill="url(#apagos-floor)"/>',
        f'<path d="{front}" fill="url(#apagos-front)" stroke="{BEECH_EDGE}" stroke-width="2.5"/>',
        f'<path d="{front}" fill="url(#apagos-grain)" opacity=".55"/>',
        f'<path d="M{EDGES[0]} {FLOOR - 12}H{EDGES[-1]}" stroke="{BEECH_DARK}" stroke-width="3" opacity=".45"/>',
    ]
    for level in range(t.LEVELS):
        left, right, tread = EDGES[level], EDGES[level + 1], TREADS[level]
        parts.append(
            f'<rect x="{left - 8}" y="{tread}" width="{right - left + 8}" height="17" rx="5" fill="url(#apagos-tread)" '
            f'stroke="{BEECH_EDGE}" stroke-width="2"/>'
            f'<path d="M{left} {tread + 21}H{right - 3}" stroke="#3b1f06" stroke-width="7" opacity=".16"/>'
        )
        if level:
            riser = f"M{left + 4} {tread + 20}V{TREADS[level - 1] - 2}"
            parts.append(f'<path d="{riser}" stroke="#fff3d8" stroke-width="5" opacity=".5"/>')
        parts.append(carved(CENTRES[level][0], tread + 64, 46, str(level + 1), BEECH_EDGE, CUT, "", "serif"))
    return "".join(parts)


def _reserve() -> str:
    """A tray of beech with two felt-lined compartments: one common reserve."""
    parts = [
        '<rect x="30" y="38" width="470" height="196" rx="26" fill="#3b1f06" opacity=".2"/>'
        f'<rect x="22" y="32" width="468" height="198" rx="26" fill="{BEECH_DARK}"/>'
        f'<rect x="22" y="26" width="468" height="194" rx="26" fill="url(#apagos-tile)" stroke="{BEECH_EDGE}" '
        'stroke-width="2.5"/>'
        '<rect x="22" y="26" width="468" height="194" rx="26" fill="url(#apagos-grain)" opacity=".45"/>'
        '<rect x="26" y="30" width="460" height="186" rx="22" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>'
    ]
    for x, y in TRAYS:
        parts.append(
            f'<rect x="{x}" y="{y}" width="{TRAY[0]}" height="{TRAY[1]}" rx="20" fill="url(#apagos-felt)" '
            f'stroke="{BEECH_EDGE}" stroke-width="3"/>'
        )
    return "".join(parts)


def _frame() -> str:
    """Brass around the highest place, and a paper label above it."""
    x, y = CENTRES[t.TOP][0] - HALF - 9, CENTRES[t.TOP][1] - HALF - 9
    return (
        f'<rect x="{x}" y="{y}" width="214" height="212" rx="27" fill="#ffe9a8" fill-opacity=".35" '
        f'stroke="{BRASS_DARK}" stroke-width="11"/>'
        f'<rect x="{x}" y="{y}" width="214" height="212" rx="27" fill="none" stroke="url(#apagos-brass)" '
        f'stroke-width="7"/>'
        f'<path d="M694 6h272q8 0 8 8v50q0 8-8 8H844l-14 12-14-12H694q-8 0-8-8V14q0-8 8-8Z" fill="{PAPER}" '
        f'stroke="{BRASS_DARK}" stroke-width="2"/>'
    )


NAME: Final = carved(728, 568, 80, "APAGOS", BEECH_EDGE, CUT, TITLE, "serif")
SCENERY: Final = _reserve() + _steps() + _frame()


@lru_cache(maxsize=32)
def face(skin: int, holes: int) -> str:
    """A square, or a turtle, with its holes."""
    return f'<use href="#apagos-{"turtle" if skin else "square"}"/>' + "".join(
        f'<use href="#apagos-hole" x="{x}" y="{y}"/>' for x, y in OFFSETS[holes]
    )
