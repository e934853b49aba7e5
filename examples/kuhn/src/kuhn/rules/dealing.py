"""R4: a card for each player, drawn as it is dealt: no deck lies shuffled before."""

from __future__ import annotations

from kuhn.rules import terms as t
from kuhn.rules.position import Position
from kuhn.rules.question import Question
from ludotheque.core.state import HIDDEN


class Dealing(Question):
    """To chance: which card does the seat in turn get?"""

    def candidates(self, p: Position) -> list[int]:
        return [card for card in range(t.CARDS) if card not in p.cards]

    def answer(self, p: Position, action: int) -> None:
        seat = p.turn
        cards = p.cards[:]
        cards[seat] = action
        p.cards = cards
        p.whisper(t.DEALT, seat, [], [action], 1 << seat)
        if HIDDEN in cards:
            p.turn = 1 - seat
        else:
            p.ask(t.OPENING, p.opener)
