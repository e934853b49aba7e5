"""The computer players of each game, from the weakest to the strongest."""

from __future__ import annotations

from random import Random

from ludotheque.bots.bot import Bot, GreedyBot, RandomBot
from ludotheque.bots.coach import CoachBot
from ludotheque.bots.search import Budget, SearchBot
from ludotheque.core.coach import Coach
from ludotheque.core.material import fingerprint
from ludotheque.core.shelf import box
from ludotheque.core.state import Game

LEVELS = ("random", "greedy", "fair", "strong", "best")  # every game has these
MIDDLING = "fair"  # who sits down if nobody asks for another
THINKING = LEVELS[2:]  # these look ahead, or follow the coach of a solved game
ERRORS = {"fair": 0.10, "strong": 0.03, "best": 0.0}  # how often each errs, where a game is solved
FORMER = {"novice": "fair", "club": "fair", "master": "strong", "perfect": "best"}  # names at tables of earlier days


def bot(slug: str, level: str, seed: int, game: Game | None = None, budget: Budget | None = None) -> Bot:
    """A player of that level, for the box of the shelf or for a game with other material. A budget replaces the one
    that the level has; without a limit of seconds, the same seed always plays the same."""
    level = FORMER.get(level, level)
    if level not in LEVELS:
        raise LookupError(f"no computer player {level[:40]!r} for {slug}; there is {', '.join(LEVELS)}")
    taken = box(slug)
    game = game or taken.game
    rng = Random(seed)
    if level == "random":
        return RandomBot(rng)
    if level == "greedy":
        return GreedyBot(game, taken.advice, rng)
    solved = coach(slug, game)
    if solved is not None:
        return CoachBot(solved, ERRORS[level], rng)
    haste = taken.advice.haste[THINKING.index(level)]
    return SearchBot(game, taken.advice, budget or Budget(effort(slug, level)), rng, haste)


def effort(slug: str, level: str) -> int:
    """How many simulations a thinking level makes for one answer, where the game is not solved."""
    return box(slug).advice.efforts[THINKING.index(level)]


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
