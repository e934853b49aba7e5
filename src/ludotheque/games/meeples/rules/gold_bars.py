"""Step 4 of a turn: gold becomes bars, and the next player takes (R56 to R60, R67)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, settle
from ludotheque.core.state import LEGAL, NOBODY
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.end import end, is_over
from ludotheque.games.meeples.rules.position import UNROLLED, Position
from ludotheque.games.meeples.rules.question import Question

END_ONLY: Final = [t.END]


class Ending(Question):
    """D11: the turn is over, for good."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return END_ONLY

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.END:
            return LEGAL
        return "R56" if action == t.KEEP_GOLD else "R11-pass"

    def untimely(self, p: Position, now: int, action: int) -> str:
        if action == t.END:
            return "R12" if now < t.RESOLVING else "R30"
        return "R56" if action == t.KEEP_GOLD else "R11-pass"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """Gold bars, the stalemate guard, then the next player or the end."""
        buy_bars(p, seat)
        p.idle = 0 if p.stirred else p.idle + 1
        if not p.stale and p.stale_rounds > 0 and p.idle >= p.stale_rounds * p.seats:
            p.stale = 1
            p.note(t.TRIGGERED, NOBODY, [t.STALE])
        p.stirred = 0
        p.source = t.NONE
        p.direction = 0
        p.dice = UNROLLED
        settle(p.agenda)
        following = seat + 1 if seat + 1 < p.seats else 0
        if is_over(p, following):
            end(p)
            return
        p.turn = following
        ask(p.agenda, t.TAKING, following, 0, 0)
        p.await_answer()


def buy_bars(p: Position, seat: int) -> None:
    """R56, R57: the cheapest bar must be bought, again and again."""
    while p.sold < len(p.material.prices) and p.gold[seat] >= p.price():
        price = p.price()
        p.gold[seat] -= price
        p.bag[t.GOLD] += price
        bars = p.bars[:]
        bars[seat] += 1
        p.bars = bars
        p.sold += 1
        p.stirred = 1
        p.note(t.BOUGHT, seat, [price])
        if p.sold == len(p.material.prices):
            p.note(t.TRIGGERED, NOBODY, [t.NO_BAR])
        if p.one_bar:
            break
