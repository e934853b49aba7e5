"""The computer players of each game, from the weakest to the strongest."""

from __future__ import annotations

from random import Random

from ludotheque.bots.bot import Bot, GreedyBot, RandomBot
from ludotheque.bots.coach import CoachBot
from ludotheque.core.coach import Coach
from ludotheque.core.material import fingerprint
from ludotheque.core.shelf import box
from ludotheque.core.state import Game

PLAIN = ("random", "greedy")  # every game has these
COACHED = {"novice": 0.4, "club": 0.15, "master": 0.05, "perfect": 0.0}  # how often each errs, where a game is solved


def levels(slug: str) -> list[str]:
    return [*PLAIN, *COACHED] if box(slug).coach is not None else list(PLAIN)


def bot(slug: str, level: str, seed: int, game: Game | None = None) -> Bot:
    """A player of that level, for the box of the shelf or for a game with other material."""
    if level not in levels(slug):
        raise LookupError(f"no computer player {level[:40]!r} for {slug}; there is {', '.join(levels(slug))}")
    taken = box(slug)
    rng = Random(seed)
    if level == "random":
        return RandomBot(rng)
    if level == "greedy":
        return GreedyBot(game or taken.game, taken.advice, rng)
    solved = coach(slug, game or taken.game)
    if solved is None:
        return GreedyBot(game or taken.game, taken.advice, rng)
    return CoachBot(solved, COACHED[level], rng)


_coaches: dict[tuple[str, str], Coach | None] = {}


def coach(slug: str, game: Game) -> Coach | None:
    """The coach of a solved game, one for each material; None where there is no solution."""
    coach_of = box(slug).coach
    if coach_of is None:
        return None
    key = (slug, fingerprint(game.material))
    if key not in _coaches:
        _coaches[key] = coach_of(game)
    return _coaches[key]
