"""A whole position, and what can be asked of it."""

from __future__ import annotations

from typing import ClassVar

from kuhn.rules import terms as t
from kuhn.rules.material import Material
from kuhn.rules.table import PUBLIC, Table
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY, State


class Position(State, Table):
    """The table and the cards in hand; the judge adds what may be done with them."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PUBLIC, "cards")
    material: Material
    cards: list[int]  # HIDDEN while a seat has none

    def begin_round(self) -> None:
        """R4: both pay the ante, and the cards come one by one."""
        ante = self.material.ante
        self.purses = [self.purses[0] - ante, self.purses[1] - ante]
        self.stakes = [ante, ante]
        self.cards = [HIDDEN, HIDDEN]
        self.question = t.DEALING
        self.turn = self.opener
        self.waiting_for = [CHANCE]
        self.note(t.BEGAN, self.turn, [self.round, ante])

    def ask(self, question: int, seat: int) -> None:
        self.question = question
        self.turn = seat
        self.waiting_for = [seat]

    def end_round(self, winner: int) -> None:
        """R9: the winner takes the pot. R10: then the next round begins, or the match is over."""
        pot = self.stakes[0] + self.stakes[1]
        purses = self.purses[:]
        purses[winner] += pot
        self.purses = purses
        self.stakes = [0, 0]
        self.cards = [HIDDEN, HIDDEN]
        self.winner = winner
        self.note(t.WON, winner, [pot])
        if self.is_last():
            self.question = t.OVER
            self.turn = NOBODY
            self.waiting_for = []
            self.note(t.ENDED, NOBODY, purses)
        else:
            self.round += 1
            self.opener = 1 - self.opener  # R3
            self.begin_round()

    def is_last(self) -> bool:
        """R10: whether no round follows the one that has just ended."""
        needed = self.material.ante + self.material.bet
        return self.round == self.rounds or min(self.purses) < needed

    def check(self) -> str:
        if sum(self.purses) + sum(self.stakes) != 2 * self.material.purse or min(self.purses) < 0:
            return "I1"
        if self.cards[0] == self.cards[1] and self.cards[0] != HIDDEN:
            return "I2"
        held = int(self.cards[0] != HIDDEN) + int(self.cards[1] != HIDDEN)
        if (held == 2 and self.question == t.DEALING) or (held < 2 and t.OPENING <= self.question <= t.ANSWERING):
            return "I3"
        if self.question == t.ANSWERING and self.stakes[self.turn] + self.material.bet != self.stakes[1 - self.turn]:
            return "I4"
        return ""
