"""The whole map in small, and the buttons that move the reader's eye."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.singes.face import layout, scenery
from ludotheque.games.singes.face.camera import extent
from ludotheque.games.singes.face.scenery import AMBER, INK, SKY, WIDTH, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def lay_atlas(view: SingesView, tongue: Tongue, place: str) -> str:
    """The whole map in small, while only a part of it is seen; pointing at it shows all."""
    left, top, right, bottom = extent(view)
    side = min(20.0, 112 / (right - left), 132 / (bottom - top))
    width, height = side * (right - left) + 12, side * (bottom - top) + 12
    parts = [f'<rect width="{width:.1f}" height="{height:.1f}" rx="7" fill="#10141f" stroke="#525d79"/>']
    for tile in layout.placed_tiles(view):
        x, y = view.place_of(tile)[t.X] - left, view.place_of(tile)[t.Y] - top
        stone = scenery.STONES[tile % len(scenery.STONES)][0]
        parts.append(
            f'<rect x="{6.5 + side * x:.1f}" y="{6.5 + side * y:.1f}" width="{side - 1:.1f}" height="{side - 1:.1f}" '
            f'rx="2" fill="{stone}"/>'
        )
    for square, content in enumerate(view.board):
        if t.KEY_DOWN <= content < t.APE:
            parts.append(atlas_dot(view, square, side, left, top, AMBER, 2.2))
    for seat in range(view.seats):
        parts.append(atlas_dot(view, view.pawns[seat], side, left, top, scenery.PAWN_COLOURS[view.sides[seat]], 3.2))
    body = (
        f'<g id="atlas" class="atlas {place}" tabindex="0" role="img" '
        f'aria-label="{escape(tongue(say("board-atlas")))}">{"".join(parts)}</g>'
    )
    return chunk((WIDTH - 12 - 1.1 * width, 12, 1.1), (12, 12, 1.5), body)


def atlas_dot(view: SingesView, square: int, side: float, left: int, top: int, colour: str, radius: float) -> str:
    x, y = layout.place(view, square)
    u, v = 6 + side * ((x + 0.5) / 7 - left), 6 + side * ((y + 0.5) / 7 - top)
    return f'<circle cx="{u:.1f}" cy="{v:.1f}" r="{radius:.1f}" fill="{colour}" stroke="#10141f" stroke-width=".8"/>'


# What moves the reader's eye, from below: its shape, and where it stands on a phone. There one pinches.
EYES: Final = {
    "whole": ("M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4", 56),
    "far": ("M-8 0H8", 0),
    "near": ("M-8 0H8M0-8V8", 0),
    "find": ("M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-11V-7M0 7V11M-11 0H-7M7 0H11", 144),
}


def lay_eyes(view: SingesView, tongue: Tongue) -> str:
    """Buttons to look closer, to step back, to see all of the map, to find one's pawn."""
    parts = []
    for place, (name, (shape, tall)) in enumerate(EYES.items()):
        if name == "find" and not view.hand:
            continue
        wish = f"pawn-{view.seat}" if name == "find" else name
        body = (
            f'<g class="eye{"" if tall else " wide"}" data-eye="{wish}" role="button" tabindex="0" '
            f'aria-label="{escape(tongue(say(f"eye-{name}")))}"><circle r="19" fill="#10141f" fill-opacity=".7" '
            f'stroke="#8a95ad"/><path d="{shape}" fill="none" stroke="{INK}" stroke-width="2.2" '
            'stroke-linecap="round"/></g>'
        )
        parts.append(chunk((974, SKY - 27 - 43 * place, 1), (952, tall, 1.95), body))
    return "".join(parts)
