"""What many games of one kind have in common: how long they last, how they end, whether a seat has an advantage."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from statistics import fmean, median, quantiles
from typing import Any

from ludotheque.bots.arena import Contest, interval, wins_of
from ludotheque.bots.match import Played

BINS = 20  # of the histogram of lengths


def census(contest: Contest, results: list[Played]) -> dict[str, Any]:
    """The figures of a simulation, as its JSON has them."""
    seats = len(contest.line_up)
    wins = [0.0] * seats
    for result in results:
        for seat, share in enumerate(wins_of(result.ranks)):
            wins[seat] += share
    lengths = sorted(result.steps for result in results)
    decisions = [sum(map(len, result.thoughts)) for result in results]
    ends = Counter(result.end for result in results)
    return {
        "game": contest.slug,
        "seats": seats,
        "games": len(results),
        "seed": contest.seed,
        "bots": [contestant.name for contestant in contest.line_up],
        "steps": spread(lengths),
        "decisions": spread(decisions),
        "ends": dict(ends.most_common()),
        "shared_wins": sum(result.ranks.count(1) > 1 for result in results),
        "by_seat": [by_seat(wins[seat], len(results)) for seat in range(seats)],
        "facts": averages(results),
    }


def spread(lengths: list[int]) -> dict[str, Any]:
    """The middle and the edges, and a histogram from the shortest to the longest."""
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    bins = [0] * (-(-(high - low + 1) // width))
    for length in lengths:
        bins[(length - low) // width] += 1
    tenths = quantiles(lengths, n=10, method="inclusive") if len(lengths) > 1 else [float(low)] * 9
    return {
        "least": low,
        "tenth": tenths[0],
        "median": median(lengths),
        "ninetieth": tenths[8],
        "most": high,
        "mean": round(fmean(lengths), 1),
        "bin": width,
        "bins": bins,
    }


def by_seat(wins: float, games: int) -> dict[str, float]:
    low, high = interval(wins, games)
    return {"share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def averages(results: list[Played]) -> dict[str, float]:
    """Every fact of the end that is a number, on average over the games that have it: what the material brings."""
    found: dict[str, list[float]] = {}
    for result in results:
        for name, value in result.facts:
            with suppress(ValueError):
                found.setdefault(name, []).append(float(value))
    return {name: round(fmean(values), 3) for name, values in found.items() if len(values) == len(results)}
