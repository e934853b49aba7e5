"""What a question of Les Apaches de Paris promises: its answers, its refusals, and what follows."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import NOTHING, Position

EVEN: Final = [[1] * count for count in range(t.SLOTS + 1)]  # weights of a fair draw


class Question:
    """One question, put to the actor of the position or to chance for the actor."""

    def candidates(self, position: Position) -> list[int]:
        """Every answer open to whoever is asked, ascending. Not to be edited."""
        return NOTHING

    def refusal(self, position: Position, action: int) -> str:
        """Why the one who is asked may not answer so, the first reason in the order of A60."""
        return LEGAL

    def answer(self, position: Position, action: int) -> None:
        """Carry out a legal answer and put the next question."""

    def weights(self, position: Position) -> list[int]:
        """In how many ways each outcome of a draw may come up."""
        return NOTHING

    def time_out(self, position: Position) -> None:
        """A59: the answer of section 5 for a seat whose time is up."""
