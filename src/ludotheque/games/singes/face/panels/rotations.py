"""The new tile in its four rotations."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, text
from ludotheque.games.singes.face.pieces import new_tile, thumb_marks
from ludotheque.games.singes.face.scenery import BOLD, GLOW, TILE, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def lay_rotations(view: SingesView, tongue: Tongue) -> str:
    """The new tile in its four rotations; those that do not fit are dim."""
    parts = [f'<g class="wide">{text(506, 626, 14, tongue(say("board-rotate")), GLOW, BOLD)}</g>']
    for rotation in range(4):
        is_open = t.ROTATE + rotation in view.legal
        body = (
            f'<g class="still" opacity="{1 if is_open else 0.25}">'
            f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}</g>"
            f'<rect id="rotate-{rotation}" class="spot" width="{TILE}" height="{TILE}" rx="18" fill="transparent" '
            f'aria-label="{escape(tongue(say("choice-rotate", turns=rotation)))}"/>'
        )
        parts.append(chunk((252 + 133 * rotation, 640, 0.43), (14 + 246 * rotation, 850, 0.84), body))
    return "".join(parts)
