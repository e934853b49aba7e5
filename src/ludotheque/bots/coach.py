"""A coach knows the exact value of every move of a solved game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.bots.oracle import Verdict
from ludotheque.core.state import View


class Puzzle(NamedTuple):
    """A position with one winning move."""

    position: str
    plies: int


class Opening(NamedTuple):
    """A way to begin, and who wins it: the verdict is for the player who moves first."""

    label: str
    position: str
    verdict: Verdict


class Coach(ABC):
    """The complete solution of one game."""

    @abstractmethod
    def prepare(self, progress: Callable[[int, int], None]) -> None:
        """Build or load the solution; progress(done, total)."""

    @abstractmethod
    def verdicts(self, view: View) -> dict[int, Verdict]:
        """Each legal action with its value for the seat of the view; empty where the solution does not reach."""

    @abstractmethod
    def answer(self, view: View) -> int:
        """A best action, also outside the reach of the verdicts (arranging the board, swapping)."""

    @abstractmethod
    def puzzles(self, plies: int, count: int, rng: Random) -> list[Puzzle]: ...

    @abstractmethod
    def openings(self) -> list[Opening]: ...

    @abstractmethod
    def solve(self, position: str) -> tuple[Verdict, dict[str, Verdict]]:
        """The value of a written position, and of each of its moves in the notation."""


class CoachBot(Bot):
    """Plays what the coach says, but errs at a stated rate."""

    def __init__(self, coach: Coach, error_rate: float, rng: Random) -> None:
        self.coach = coach
        self.error_rate = error_rate
        self.rng = rng

    def choose(self, view: View) -> int:
        verdicts = self.coach.verdicts(view)
        if verdicts and self.rng.random() < self.error_rate:
            best = max(rank(verdict) for verdict in verdicts.values())
            worse = [action for action, verdict in verdicts.items() if rank(verdict) < best]
            if worse:
                return self.rng.choice(worse)
        return self.coach.answer(view)


def rank(verdict: Verdict) -> int:
    """Verdicts in order: a fast win, a slow win, a draw, a slow loss, a fast loss."""
    if verdict.value == "draw":
        return 0
    return 1000 - verdict.plies if verdict.value == "win" else verdict.plies - 1000
