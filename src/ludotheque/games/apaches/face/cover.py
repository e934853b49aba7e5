"""The front of the box of the Apaches: a cap, a scarf and a look, printed like an engraving over the roofs of Paris."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.cover import front
from ludotheque.drawing.svg import glow, slope, stops

INK: Final = "#1d1210"
PAPER: Final = "#f3e3c3"
RED: Final = "#b3261e"


def cover() -> str:
    defs = (
        slope("dusk", stops(((0, "#5a1a17"), (0.5, "#a5402f"), (1, "#e7a866"))))
        + glow("gas", stops(((0, "#fff6cf"), (0.4, "#ffe29a"), (1, "#ffd777")), (1, 0.6, 0)))
        + f'<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">'
        f'<path d="M0 0V9" stroke="{INK}" stroke-width="3"/></pattern>'
        f'<pattern id="fine" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">'
        f'<path d="M0 0V6" stroke="{INK}" stroke-width="1.6"/></pattern>'
    )
    return front(
        defs,
        ['<rect width="600" height="760" fill="url(#dusk)"/>', _lines(), _roofs(), _lamp(), _scarf(), _head(), _cap()],
    )


def _lines() -> str:
    """The sky, as an engraver rules it."""
    rules = "".join(f"M0 {y}H600" for y in range(20, 520, 11))
    return f'<path d="{rules}" stroke="{INK}" stroke-opacity=".16" stroke-width="2.5"/>'


def _roofs() -> str:
    """Montmartre on its hill, chimneys in front."""
    chimneys = "".join(
        f'<path d="M{x} 640V{top}h{width}V640Z"/><path d="M{x + 3} {top}v-14h9v14m6 0v-14h9v14"/>'
        for x, top, width in ((14, 560, 44), (86, 590, 36), (486, 570, 40), (546, 540, 44))
    )
    return (
        f'<g fill="{INK}" opacity=".82"><path d="M0 560Q160 470 300 470T600 560V760H0Z" opacity=".55"/>'
        '<path d="M92 512V452q0-34 22-46l4-22 4 22q22 12 22 46v60Z"/><path d="M70 516V470q0-20 10-26 10 6 10 26v46Z'
        'M146 516V470q0-20 10-26 10 6 10 26v46Z"/>'
        f'<path d="M0 640 60 606 130 640 200 610 260 640H360L420 606 480 640 540 610 600 640V760H0Z"/>{chimneys}</g>'
    )


def _lamp() -> str:
    return (
        '<circle cx="505" cy="360" r="120" fill="url(#gas)"/>'
        f'<g fill="{INK}"><path d="M500 410h10V700h-10Z"/><path d="M478 330h54l-10 70h-34Z" fill="#ffe9a8" '
        f'stroke="{INK}" stroke-width="6"/><path d="M472 330 505 300 538 330Z"/></g>'
    )


def _scarf() -> str:
    """Shoulders in shadow, and the red scarf that gave them away."""
    return (
        f'<path d="M60 760Q80 650 200 626L400 626Q510 650 530 760Z" fill="{INK}"/>'
        f'<path d="M196 596Q292 664 396 596L424 668Q300 726 174 668Z" fill="{RED}" stroke="{INK}" stroke-width="5"/>'
        f'<path d="M330 668 396 652 436 760H350Z" fill="{RED}" stroke="{INK}" stroke-width="5"/>'
        '<path d="M196 600Q292 664 396 600L424 668Q300 726 174 668Z" fill="url(#fine)" opacity=".35"/>'
        '<path d="M350 676 372 752M384 664 410 746" stroke="#7d1611" stroke-width="5"/>'
    )


def _head() -> str:
    """Half of the face lies in the shadow of the cap."""
    return (
        f'<path d="M196 440Q186 560 228 606 292 660 356 610 402 560 392 440Z" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="5"/>'
        '<path d="M196 440Q186 560 228 606 252 628 280 634 250 540 262 440Z" fill="url(#hatch)" opacity=".75"/>'
        '<path d="M196 440H392L390 492Q300 520 197 492Z" fill="url(#fine)"/>'
        f'<path d="M300 486q-6 40-18 62 14 12 30 2" fill="none" stroke="{INK}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<g fill="{INK}"><path d="M222 502q26-16 54 0-26 16-54 0ZM324 502q26-16 54 0-26 16-54 0Z"/>'
        '<path d="M296 560q-28-12-58 6-20 12-32 4 14 30 52 24 26-4 40-18 14 14 40 18 38 6 52-24-12 8-32-4-30-18-62-6Z"'
        f'/></g><g fill="{PAPER}"><circle cx="253" cy="501" r="4"/><circle cx="355" cy="501" r="4"/></g>'
        f'<path d="M270 610q28 8 56 0" stroke="{INK}" stroke-width="5" fill="none" stroke-linecap="round"/>'
        f'<path d="M322 612 410 640" stroke="{PAPER}" stroke-width="9" stroke-linecap="round"/>'
        '<circle cx="412" cy="641" r="6" fill="#ff7a3d"/>'
        f'<path d="M416 632q18-30 0-56t6-60" stroke="{PAPER}" stroke-opacity=".7" stroke-width="5" fill="none" '
        'stroke-linecap="round"/>'
    )


def _cap() -> str:
    return (
        f'<path d="M150 424Q120 300 252 276 420 256 452 372 456 410 430 440 300 392 170 452 152 446 150 424Z" '
        f'fill="#3a2a2c" stroke="{INK}" stroke-width="6"/>'
        '<path d="M150 424Q120 300 252 276 214 330 222 420 190 432 170 452 152 446 150 424Z" fill="url(#hatch)" '
        'opacity=".8"/><path d="M290 274q-6 60 4 138M368 284q22 60 12 134" stroke="#15100f" stroke-width="5" '
        'fill="none"/><circle cx="296" cy="272" r="9" fill="#3a2a2c" stroke="#1d1210" stroke-width="5"/>'
        f'<path d="M168 450Q300 386 432 440 470 462 452 480 300 440 176 484 152 470 168 450Z" fill="{INK}"/>'
        '<path d="M186 456Q300 408 420 448" stroke="#6b5357" stroke-width="4" fill="none"/>'
    )
