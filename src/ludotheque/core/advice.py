"""What a game tells its computer players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, Game, S, V

WORLDS: Final = 3  # how many worlds a greedy player imagines for each action


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(ABC, Generic[S, V]):
    """How good a position looks, and what a greedy player does with that."""

    @abstractmethod
    def worth(self, state: S, seat: int) -> int:
        """How good the position looks for the seat; only comparisons matter."""

    def choose(self, game: Game[S, V], view: V, rng: Random) -> int:
        """The action of a greedy player who sees the view alone; equals are drawn."""
        best: list[int] = []
        highest = 0
        for action in view.legal:
            total = 0
            for _ in range(WORLDS):
                state = game.determinise(view, rng)
                state.apply(view.seat, action)
                while state.waiting_for and state.waiting_for[0] == CHANCE:
                    state.apply(CHANCE, outcome(state, rng))
                total += self.worth(state, view.seat)
            if not best or total > highest:
                highest = total
                best = [action]
            elif total == highest:
                best.append(action)
        return best[int(rng.random() * len(best))]

    def words(self, game: Game[S, V], view: V, action: int) -> str:
        """What a greedy player writes beside the action it has chosen; a face may know it as the key of a sentence."""
        return ""
