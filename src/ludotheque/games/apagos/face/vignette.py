"""A small picture of a ramp, for lists: four squares that climb, with the balls in their holes."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules.view import ApagosView

SIDE: Final = 34
BALLS: Final = ("#fffdf7", "#22242b")


def vignette(view: ApagosView) -> str:
    steps = "".join(
        f'<rect x="{2 + 38 * level}" y="{82 - 16 * level}" width="38" height="{20 + 16 * level}" fill="#d3a467"/>'
        f'<g transform="translate({21 + 38 * level} {65 - 16 * level})">{_square(code)}</g>'
        for level, code in enumerate(view.ramp)
    )
    return f'<svg class="vignette" viewBox="0 -2 156 106" aria-hidden="true">{steps}</svg>'


@lru_cache(maxsize=256)
def _square(code: int) -> str:
    holes, white, black = codes.holes(code), codes.white(code), codes.black(code)
    ring = holes if holes <= 5 else holes - 1
    places = [(10.5 * sin(2 * pi * i / ring), -10.5 * cos(2 * pi * i / ring)) for i in range(ring)]
    places = [(0.0, 0.0)] if holes == 1 else places + [(0.0, 0.0)] * (holes - ring)
    fills = [BALLS[0]] * white + ["#4c2a0b"] * (holes - white - black) + [BALLS[1]] * black
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}"/>'
        for (x, y), fill in zip(sorted(places), fills, strict=True)
    )
    return (
        f'<rect x="-17" y="-17" width="{SIDE}" height="{SIDE}" rx="5" fill="#f3dcae" stroke="#8a5420" '
        f'stroke-width="1.5"/>{dots}'
    )
