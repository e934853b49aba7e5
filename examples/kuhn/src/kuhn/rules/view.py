"""What one seat may know: its own card, and what lies open."""

from __future__ import annotations

from typing import ClassVar

from kuhn.rules.position import Position
from kuhn.rules.table import PUBLIC, Table, show
from ludotheque.core.state import HIDDEN, View


class KuhnView(View, Table):
    """The table and the own card, without the card of the other player."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PUBLIC, "card", "has_card", "bet", "ante")
    card: int  # of the viewer; HIDDEN for a spectator
    has_card: list[int]  # by seat
    bet: int
    ante: int


def look(p: Position, seat: int) -> KuhnView:
    """A new object with what the seat may know; nothing is copied that is not public or named here."""
    view = KuhnView()
    view.sit(p, seat)
    show(p, view)
    view.card = p.cards[seat] if seat >= 0 else HIDDEN
    view.has_card = [int(p.cards[0] != HIDDEN), int(p.cards[1] != HIDDEN)]
    view.bet = p.material.bet
    view.ante = p.material.ante
    return view
