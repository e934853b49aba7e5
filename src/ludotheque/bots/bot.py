"""A computer player: a view in, an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from ludotheque.core.advice import Advice
from ludotheque.core.state import Game, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Someone who answers every question of one game."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of the legal actions of the view, or one of its asides."""

    def words(self, view: View, action: int) -> str:
        """What the player writes beside the action it has chosen."""
        return ""


class RandomBot(Bot):
    """Plays anything that is legal."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> int:
        return view.legal[int(self.rng.random() * len(view.legal))]


class GreedyBot(Bot):
    """Follows the advice of the game."""

    def __init__(self, game: Game, advice: Advice, rng: Random) -> None:
        self.game = game
        self.advice = advice
        self.rng = rng

    def choose(self, view: View) -> int:
        return self.advice.choose(self.game, view, self.rng)

    def words(self, view: View, action: int) -> str:
        return self.advice.words(self.game, view, action)
