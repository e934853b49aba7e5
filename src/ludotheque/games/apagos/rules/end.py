"""The end of the game and its result (R24 to R27, R29)."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.position import NO_ONE, Position
from ludotheque.games.apagos.rules.question import Question


class Over(Question):
    """Nothing is asked any more, and everything refused (R24)."""


def end(p: Position, winner: int, reason: int) -> None:
    p.winner = winner
    p.reason = reason
    p.turn = 0
    p.question = t.OVER
    p.waiting_for = NO_ONE
    if p.journal is not None:
        top = [p.balls_on(t.TOP, t.WHITE), p.balls_on(t.TOP, t.BLACK)]
        p.note(t.ENDED, NOBODY, [winner, p.result(), reason, *top])


def ranks(p: Position) -> list[int]:
    if p.winner == t.DRAW:
        return [1, 1]
    return [1, 2] if p.winner == 0 else [2, 1]
