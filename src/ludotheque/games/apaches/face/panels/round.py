"""The ear of the newspaper: round, turn, and the order of play."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.scenery import printed, sign
from ludotheque.games.apaches.face.tips import tip
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def draw_round(view: ApachesView, tongue: Tongue) -> str:
    """The ear of the newspaper: round, turn, and the order of play."""
    x, y = 838, 10
    round_words = tongue(say("label-round", round=max(1, view.round), rounds=view.amounts[t.ROUNDS]))
    told = tip(tongue, say("tip-round", rounds=view.amounts[t.ROUNDS], turns=view.amounts[t.TURNS]))
    parts = [
        f'<g class="corner">{told}',
        f'<rect class="card" x="{x}" y="{y}" width="152" height="60" rx="3" stroke-width="1.400"/>',
        printed(x + 76, y + 25, 20, round_words, "serif print"),
    ]
    if view.question == t.OVER:
        words = tongue(say("label-over"))
    elif view.turn == 0:
        words = tongue(say("label-draft"))
    else:
        words = tongue(say("label-turn", turn=view.turn, turns=view.amounts[t.TURNS]))
    parts.append(printed(x + 76, y + 49, 19, words, "print"))
    if view.turn and view.question != t.OVER:
        parts.append(f"<g>{tip(tongue, say('tip-order'))}")
        for i, seat in enumerate(view.order):
            parts.append(sign(view.sides[seat], x + 138.5 - 29 * (view.seats - 1 - i), y + 79, 28, i < view.place))
        parts.append("</g>")
    parts.append("</g>")
    return "".join(parts)
