"""The computer players of each game, from the weakest to the strongest."""

from __future__ import annotations

from random import Random

from ludotheque.bots.apagos import ApagosCoach
from ludotheque.bots.bot import Bot, GreedyBot, RandomBot
from ludotheque.bots.coach import Coach, CoachBot
from ludotheque.core.material import fingerprint
from ludotheque.core.shelf import box
from ludotheque.core.state import Game
from ludotheque.games.apagos.game import ApagosGame

PLAIN = ("random", "greedy")  # every game has these
COACHED = {"novice": 0.4, "club": 0.15, "master": 0.05, "perfect": 0.0}  # how often each errs, where a game is solved


def levels(slug: str) -> list[str]:
    return [*PLAIN, *COACHED] if slug == "apagos" else list(PLAIN)


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


_coaches: dict[tuple[str, str], ApagosCoach] = {}
MOST_POSITIONS = 20_000_000  # a box with more is not solved: it would take minutes and gigabytes


def coach(slug: str, game: Game) -> Coach | None:
    """The coach of a solved game, one for each material; None where there is no solution."""
    if not isinstance(game, ApagosGame):
        return None
    key = (slug, fingerprint(game.material))
    if key not in _coaches:
        _coaches[key] = ApagosCoach(game)
    return _coaches[key] if _coaches[key].size <= MOST_POSITIONS else None
