"""What is counted at the end: the balls on the highest square."""

from __future__ import annotations

from ludotheque.core.face import Score, say
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView


def scores(view: ApagosView) -> list[Score]:
    if t.NONE in view.colours:
        return []
    top = tuple(codes.balls(view.ramp[t.TOP], colour) for colour in view.colours)
    ramp = tuple(sum(codes.balls(code, colour) for code in view.ramp) for colour in view.colours)
    return [Score(say("fact-top"), top, is_total=True), Score(say("fact-ramp"), ramp)]
