"""What a question of the street can say: its answers, why not another one, and what an answer does."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import NO_ONE, Position

EVEN: Final = [1] * 36  # the weights of a draw whose outcomes are all alike


class Question:
    """One question of the game; what it is about stands in the position and its agenda."""

    def __init__(self, begins: int, ends: int) -> None:
        self.begins = begins  # the actions that answer it are numbered from here
        self.ends = ends  # to the one before this

    def candidates(self, p: Position, seat: int) -> list[int]:
        """Every answer open to the seat that is asked, ascending. Not to be edited."""
        return NO_ONE

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """LEGAL, or the rule that forbids one of its own answers."""
        return LEGAL

    def instead(self, action: int) -> str:
        """Why an answer to another question is refused here; empty where that other question knows it better."""
        return "R12" if action < 0 or action >= t.SIGN else ""

    def untimely(self, p: Position, now: int, action: int) -> str:
        """Why its own answers are refused while another question stands."""
        return "R12"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """Play an answer and go on to the next question."""

    def weights(self, p: Position) -> list[int]:
        """In how many ways each outcome may come up, where chance answers."""
        return EVEN

    def late_answer(self, p: Position, seat: int) -> int:
        """A44: what the clock answers for a seat that is out of time."""
        return self.candidates(p, seat)[0]
