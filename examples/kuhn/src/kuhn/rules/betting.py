"""R5 to R9: check or bet, call or fold, and who takes the pot."""

from __future__ import annotations

from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.position import Position
from kuhn.rules.question import Question
from ludotheque.core.state import HIDDEN, LEGAL

CHECK_OR_BET: Final = [t.CHECK, t.BET]
CALL_OR_FOLD: Final = [t.CALL, t.FOLD]


class Betting(Question):
    """R5, R6: check or bet, while nobody has bet."""

    def candidates(self, p: Position) -> list[int]:
        return CHECK_OR_BET

    def refusal(self, p: Position, action: int) -> str:
        if action == t.CALL or action == t.FOLD:
            return "R7"
        return LEGAL if action == t.CHECK or action == t.BET else "R1"

    def answer(self, p: Position, action: int) -> None:
        seat = p.turn
        if action == t.BET:
            pay(p, seat)
            p.note(t.RAISED, seat, [p.material.bet])
            p.ask(t.ANSWERING, 1 - seat)
            return
        p.note(t.CHECKED, seat, [])
        if p.question == t.OPENING:
            p.ask(t.REPLYING, 1 - seat)
        else:
            show(p)


class Answering(Question):
    """R7: call or fold, once there is a bet."""

    def candidates(self, p: Position) -> list[int]:
        return CALL_OR_FOLD

    def refusal(self, p: Position, action: int) -> str:
        if action == t.CHECK or action == t.BET:
            return "R6"
        return LEGAL if action == t.CALL or action == t.FOLD else "R1"

    def answer(self, p: Position, action: int) -> None:
        seat = p.turn
        if action == t.CALL:
            pay(p, seat)
            p.note(t.CALLED, seat, [p.material.bet])
            show(p)
        else:
            p.note(t.FOLDED, seat, [])
            p.before = [HIDDEN, HIDDEN]
            p.end_round(1 - seat)


def pay(p: Position, seat: int) -> None:
    """Put a bet into the pot."""
    purses = p.purses[:]
    stakes = p.stakes[:]
    purses[seat] -= p.material.bet
    stakes[seat] += p.material.bet
    p.purses = purses
    p.stakes = stakes


def show(p: Position) -> None:
    """R8: both show, and the higher card wins."""
    p.before = p.cards
    p.note(t.SHOWN, p.turn, p.cards[:])
    p.end_round(0 if p.cards[0] > p.cards[1] else 1)
