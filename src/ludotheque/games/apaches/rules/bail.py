"""Chapter 5, bail at the end of an own turn: R23, R24."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position
from ludotheque.games.apaches.rules.question import Question
from ludotheque.games.apaches.rules.turns import pass_on


class Bailing(Question):
    """How many prisoners to free."""

    def candidates(self, position: Position) -> list[int]:
        found: list[int] = []
        for count in range(position.prisons[position.actor] + 1):
            if self.refusal(position, t.BAIL + count) == LEGAL:
                found.append(t.BAIL + count)
        return found

    def refusal(self, position: Position, action: int) -> str:
        if not t.is_bail(action):
            return "R15-order"
        seat = position.actor
        count = action - t.BAIL
        if count > position.prisons[seat]:
            return "R24" if position.hospitals[seat] + position.cemeteries[seat] > 0 else "R23-prisoner"
        return LEGAL if count * position.amounts[t.BAIL_PRICE] <= position.money[seat] else "R23-funds"

    def answer(self, position: Position, action: int) -> None:
        seat = position.actor
        count = action - t.BAIL
        if count > 0:
            price = count * position.amounts[t.BAIL_PRICE]
            position.prisons[seat] -= count
            position.reserves[seat] += count * t.ONE_MENEUR
            position.pay(seat, -price, t.BAILED)
            position.note(t.BAILS, seat, [count, price])
        pass_on(position)

    def time_out(self, position: Position) -> None:
        self.answer(position, t.BAIL)
