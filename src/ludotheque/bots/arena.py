"""Computer players against each other: seats rotated, the same dice for every rotation, shares with their intervals."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from ludotheque.bots.match import Contestant, Match, Played, play
from ludotheque.bots.search import Budget

WIDTH = 1.96  # standard deviations on either side: 95 of 100 intervals hold the true share


class Contest(NamedTuple):
    """Who plays what, how often."""

    slug: str
    line_up: tuple[Contestant, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    budget: Budget | None = None

    def matches(self) -> Iterator[Match]:
        """Each throw of the dice is played once for every rotation of the line-up."""
        count = len(self.line_up)
        for game in range(self.games):
            turn = game % count
            order = [(seat + turn) % count for seat in range(count)]
            seeds = Random(f"{self.seed}/{game // count}")
            dice = seeds.getrandbits(32)
            minds = [seeds.getrandbits(32) for _ in range(count)]
            yield Match(
                self.slug,
                tuple(self.line_up[i] for i in order),
                self.options,
                dice,
                tuple(minds[i] for i in order),
                self.budget,
            )


def played(matches: Iterable[Match], jobs: int, tell: Callable[[], None]) -> list[Played]:
    """Play them all, in so many processes; the order and the results do not depend on how many."""
    found = []
    if jobs == 1:
        for match in matches:
            found.append(play(match))
            tell()
        return found
    # Spawned, not forked: whoever calls may have threads.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            for result in pool.map(play, matches):
                found.append(result)
                tell()
        except BrokenExecutor:
            raise ValueError("a process that played has died: a player ended it, or the memory did not last") from None
    return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, WIDTH * WIDTH
    middle = share + square / (2 * games)
    reach = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + square / games)), min(1.0, (middle + reach) / (1 + square / games))


def wins_of(ranks: tuple[int, ...]) -> list[float]:
    """By seat: a win, or a share of it."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def ratings(contest: Contest, results: list[Played]) -> list[tuple[float, float]]:
    """By contestant, the rating of openskill and how uncertain it is, after all games in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in contest.line_up]
    for game, result in enumerate(results):
        seats = [(seat + game) % len(known) for seat in range(len(known))]
        rated = model.rate([[known[i]] for i in seats], ranks=[float(rank) for rank in result.ranks])
        for i, (rating,) in zip(seats, rated, strict=True):
            known[i] = rating
    return [(rating.mu, rating.sigma) for rating in known]


def places(contest: Contest, results: list[Played]) -> list[str]:
    """By game, the ranks of the line-up in its own order, whoever sat where."""
    count = len(contest.line_up)
    return [
        " ".join(str(result.ranks[(place - game) % count]) for place in range(count))
        for game, result in enumerate(results)
    ]


def standings(contest: Contest, results: list[Played], with_times: bool = True) -> dict[str, Any]:
    """The figures of an arena, as its JSON has them: a player for each place of the line-up. Without times, the same
    contest gives the same figures wherever it is played."""
    count = len(contest.line_up)
    wins, thoughts = [0.0] * count, [[] for _ in range(count)]  # type: list[float], list[list[float]]
    for game, result in enumerate(results):
        for seat, share in enumerate(wins_of(result.ranks)):
            wins[(seat + game) % count] += share
            thoughts[(seat + game) % count] += result.thoughts[seat]
    players: list[dict[str, Any]] = []
    for i, (mu, sigma) in enumerate(ratings(contest, results)):
        low, high = interval(wins[i], len(results))
        slow = sorted(thoughts[i])
        players.append(
            {
                "bot": contest.line_up[i].name,
                "games": len(results),
                "wins": round(wins[i], 4),
                "share": round(wins[i] / len(results), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "rating": round(mu, 2),
                "rating_sigma": round(sigma, 2),
            }
        )
        if with_times:
            players[-1]["decision_ms_mean"] = round(1000 * fmean(slow), 3) if slow else 0.0
            players[-1]["decision_ms_p99"] = round(1000 * slow[int(0.99 * (len(slow) - 1))], 3) if slow else 0.0
    return {
        "game": contest.slug,
        "seats": count,
        "games": len(results),
        "seed": contest.seed,
        "options": dict(contest.options),
        "simulations": contest.budget.simulations if contest.budget else 0,
        "seconds": contest.budget.seconds if contest.budget else 0.0,
        "players": players,
        "ranks": places(contest, results),
    }
