"""What a question of Apagos can say: its answers, why not another one, and what an answer does."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apagos.rules.position import NO_ONE, Position


class Question:
    """One question of the game; what it is about stands in the position."""

    def candidates(self, p: Position) -> list[int]:
        """Every answer open to whoever is asked, ascending. Not to be edited."""
        return NO_ONE

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """LEGAL, or the rule that forbids the action while this question stands."""
        return "R24"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """Play an answer and go on to the next question."""


class FixedQuestion(Question):
    """A question whose answers are always the same."""

    answers: list[int]

    def candidates(self, p: Position) -> list[int]:
        return self.answers

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action not in self.answers:
            return "R8"
        return LEGAL if seat in p.waiting_for else "R11"
