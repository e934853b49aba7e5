"""The shelf: every box that can be taken from it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from ludotheque.core.advice import Advice
from ludotheque.core.coach import Coach
from ludotheque.core.face import Face
from ludotheque.core.state import Game

SLUGS = ("apagos", "meeples", "apaches", "singes", "tractions")


class Box(NamedTuple):
    """One game with everything that belongs to it."""

    game: Game
    face: Face
    advice: Advice
    coach: Callable[[Game], Coach | None] | None = None  # where a game is solved: its coach for any material

    def holding(self, game: Game) -> Box:
        """The same box with another material in it."""
        return Box(game, self.face.of(game), self.advice, self.coach)


def box(slug: str) -> Box:
    """The box of that name; LookupError lists the shelf."""
    if slug not in SLUGS:
        raise LookupError(f"no game {slug[:40]!r} on the shelf; there is {', '.join(SLUGS)}")
    package = import_module(f"ludotheque.games.{slug}")
    return Box(package.GAME, package.FACE, package.ADVICE, getattr(package, "COACH", None))


def boxes() -> list[Box]:
    return [box(slug) for slug in SLUGS]
