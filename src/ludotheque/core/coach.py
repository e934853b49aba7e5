"""A coach knows the exact value of every move of a solved game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Generic, Literal, NamedTuple, TypeAlias

from ludotheque.core.state import Options, V

Outcome: TypeAlias = Literal["loss", "draw", "win"]


class Verdict(NamedTuple):
    """Who wins, and in how many plies when the winner hurries and the loser lingers; in a draw both hurry."""

    value: Outcome
    plies: int


class Puzzle(NamedTuple):
    """A position with one winning move."""

    position: str
    plies: int


class Opening(NamedTuple):
    """A way to begin, and who wins it: the verdict is for the player who moves first."""

    label: str
    position: str
    verdict: Verdict
    options: Options  # of a table that begins so, the first seat moving first
    reply: Options  # of one where the first seat moves second


class Coach(ABC, Generic[V]):
    """The complete solution of one game."""

    @abstractmethod
    def prepare(self, progress: Callable[[int, int], None]) -> None:
        """Build or load the solution; progress(done, total)."""

    @abstractmethod
    def verdicts(self, view: V) -> dict[int, Verdict]:
        """Each legal action with its value for the seat of the view; empty where the solution does not reach."""

    @abstractmethod
    def answer(self, view: V, rng: Random) -> int:
        """A best action, also outside the reach of the verdicts (arranging the board, swapping); equals are drawn."""

    def is_arranging(self, view: V) -> bool:
        """Whether the board is still being set up, which players who err do anyhow."""
        return False

    @abstractmethod
    def puzzles(self, plies: int, count: int, rng: Random) -> list[Puzzle]: ...

    @abstractmethod
    def openings(self) -> list[Opening]: ...

    def fair_start(self, last: Options, rng: Random) -> Options:
        """Options of a game that the first seat can win, another than the last one; none where any game will do."""
        good = [
            opening.options if opening.verdict.value == "win" else opening.reply
            for opening in self.openings()
            if opening.verdict.value != "draw"
        ]
        fresh = [options for options in good if not options.items() <= last.items()]
        return rng.choice(fresh or good) if good else {}

    @abstractmethod
    def solve(self, position: str) -> tuple[Verdict, dict[str, Verdict]]:
        """The value of a written position, and of each of its moves in the notation."""


def rank(verdict: Verdict) -> int:
    """Verdicts in order: a fast win, a slow win, a draw, a slow loss, a fast loss."""
    if verdict.value == "draw":
        return 0
    return 1000 - verdict.plies if verdict.value == "win" else verdict.plies - 1000
