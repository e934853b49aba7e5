"""The one judge: a table from the number of a question to the object that answers for it."""

from __future__ import annotations

from typing import Final

from kuhn.rules import terms as t
from kuhn.rules.betting import Answering, Betting
from kuhn.rules.dealing import Dealing
from kuhn.rules.position import Position
from kuhn.rules.question import Question
from kuhn.rules.table import show
from kuhn.rules.view import KuhnView, look
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY

QUESTIONS: Final[list[Question]] = [Dealing(), Betting(), Betting(), Answering(), Question()]  # by number


class Kuhn(Position):
    """A match of Kuhn poker."""

    def begin(self) -> None:
        purse = self.material.purse
        self.words = ""
        self.round = 1
        self.opener = self.host  # R3
        self.purses = [purse, purse]
        self.before = [HIDDEN, HIDDEN]
        self.winner = NOBODY
        self.begin_round()

    def legal(self, seat: int) -> list[int]:
        return QUESTIONS[self.question].candidates(self) if seat in self.waiting_for else []

    def why_not(self, seat: int, action: int) -> str:
        if seat not in self.waiting_for:
            return "R10" if self.question == t.OVER else "R2"
        return QUESTIONS[self.question].refusal(self, action)

    def weights(self) -> list[int]:
        return [1] * len(self.legal(CHANCE))

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        QUESTIONS[self.question].answer(self, action)
        self.words = ""

    def ranks(self) -> list[int]:
        """R11: the fuller purse wins; equal purses share."""
        mine, other = self.purses
        if mine == other:
            return [1, 1]
        return [1, 2] if mine > other else [2, 1]

    def copy(self) -> Kuhn:
        """A twin; the list of cards is shared, as it is replaced, never edited."""
        twin = Kuhn()
        twin.sit_like(self)
        twin.material = self.material
        twin.cards = self.cards
        show(self, twin)
        return twin

    def view(self, seat: int) -> KuhnView:
        return look(self, seat)
