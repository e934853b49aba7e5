"""What one seat may know: its own card, and what lies open."""

from __future__ import annotations

from typing import ClassVar

from kuhn.rules.position import Position
from ludotheque.core.state import HIDDEN, View


class KuhnView(View):
    """The position without the card of the other player."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "question", "turn", "opener", "round", "rounds", "purses", "stakes", "card", "has_card", "before",
        "winner", "bet", "ante",
    )  # fmt: skip
    question: int
    turn: int
    opener: int
    round: int
    rounds: int
    purses: list[int]
    stakes: list[int]
    card: int  # of the viewer; HIDDEN for a spectator
    has_card: list[int]  # by seat
    before: list[int]
    winner: int
    bet: int
    ante: int


def look(p: Position, seat: int) -> KuhnView:
    """A new object with what the seat may know; nothing is copied that is not named here."""
    view = KuhnView()
    view.sit(p, seat)
    view.question = p.question
    view.turn = p.turn
    view.opener = p.opener
    view.round = p.round
    view.rounds = p.rounds
    view.purses = p.purses[:]
    view.stakes = p.stakes[:]
    view.card = p.cards[seat] if seat >= 0 else HIDDEN
    view.has_card = [int(p.cards[0] != HIDDEN), int(p.cards[1] != HIDDEN)]
    view.before = p.before[:]
    view.winner = p.winner
    view.bet = p.material.bet
    view.ante = p.material.ante
    return view
