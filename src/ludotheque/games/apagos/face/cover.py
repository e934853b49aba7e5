"""The front of the box of Apagos: the ramp in the morning sun, and one square above all others."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludotheque.drawing.cover import front
from ludotheque.drawing.shapes import marble
from ludotheque.drawing.svg import glow, slope, stops

STEPS: Final = [(20, 640), (160, 550), (300, 460), (440, 370)]  # left edge and top of each step
FILLED: Final = ["wb.", "wwb", "bbw", "wbw"]  # what lies on the squares, from the lowest up
SUN: Final = (510, 250)


def cover() -> str:
    defs = (
        slope("sky", stops(((0, "#8a4f16"), (0.45, "#d08a34"), (1, "#f6d28a"))))
        + glow("sun", stops(((0, "#fffbe6"), (0.3, "#ffe9a8"), (1, "#ffd777")), (1, 0.9, 0)))
        + slope("wood", stops(((0, "#e9bd7c"), (1, "#a4662a"))))
        + slope("block", stops(((0, "#f7dba6"), (1, "#cf9550"))), 1)
        + glow("dish", stops(((0, "#7a4515"), (0.8, "#a86a2c"), (1, "#8a5420"))))
        + marble("white", 20, ("#ffffff", "#f2ede0", "#b8ab90"), "#8fb7c9", "", "#000")
        + marble("black", 20, ("#6d7280", "#22242b", "#08080b"), "#5a6ea8", "", "#fff")
    )
    return front(defs, ['<rect width="600" height="760" fill="url(#sky)"/>', _rays(), _ramp(), *map(_square, range(4))])


def _rays() -> str:
    x, y = SUN
    rays = "".join(
        f'<path d="M{x} {y}L{x + 900 * cos(a - 0.07):.0f} {y + 900 * sin(a - 0.07):.0f} '
        f'{x + 900 * cos(a + 0.07):.0f} {y + 900 * sin(a + 0.07):.0f}Z"/>'
        for a in (pi * i / 12 for i in range(24))
    )
    return (
        f'<g fill="#fff3cc" opacity=".13">{rays}</g><circle cx="{x}" cy="{y}" r="250" fill="url(#sun)" opacity=".95"/>'
    )


def _ramp() -> str:
    steps = "".join(f"V{top}H{left + 140 if left < 440 else 600}" for left, top in STEPS)
    edges = "".join(
        f'<path d="M{left} {top + 3}H{left + 140}" stroke="#ffe7b9" stroke-width="6"/>'
        f'<path d="M{left} {top + 6}V760" stroke="#6f4721" stroke-opacity=".35" stroke-width="3"/>'
        for left, top in STEPS
    )
    grain = "".join(
        f'<path d="M0 {y}c150-14 300 14 600-6" stroke="#6f4721" stroke-opacity=".16" stroke-width="3" fill="none"/>'
        for y in range(668, 760, 22)
    )
    return f'<path d="M20 760{steps}V760Z" fill="url(#wood)"/>{edges}{grain}'


def _square(level: int) -> str:
    left, top = STEPS[level]
    x, y = left + 70, top - 60
    holes = [(-26, 15), (26, 15), (0, -30)]
    lying = "".join(
        f'<use href="#{"white" if ball == "w" else "black"}" transform="translate({across} {down})"/>'
        if ball != "."
        else f'<circle cx="{across}" cy="{down}" r="18" fill="#4c2a0b"/>'
        for ball, (across, down) in zip(FILLED[level], holes, strict=True)
    )
    return (
        f'<g transform="translate({x} {y})"><rect x="-56" y="-48" width="120" height="112" rx="14" fill="#4f3008" '
        'opacity=".35"/><rect x="-60" y="-60" width="120" height="120" rx="14" fill="url(#block)" stroke="#8a5420" '
        'stroke-width="3"/><circle r="52" fill="url(#dish)" stroke="#d9a93f" stroke-width="4"/>'
        f"{lying}</g>"
    )
