"""How strong the computer players of a game are: what they were measured to win, and how much they think for it."""

from __future__ import annotations

import json
from importlib.resources import files
from math import log10
from typing import Final, NamedTuple

from ludotheque.bots.levels import ERRORS, LEVELS, THINKING, effort
from ludotheque.core.shelf import box

YARDSTICK: Final = "greedy"  # who sits at all other seats
ORIGIN: Final = 1000  # the rating of the yardstick
TENFOLD: Final = 400  # points of rating that multiply the odds of winning by ten


class Strength(NamedTuple):
    """One level: how it thinks, and what it wins against greedy players."""

    level: str
    simulations: int  # for one answer; 0 where it does not search
    errors: int  # in percent, where the game is solved; -1 where it is not
    share: float
    low: float  # the 95 % interval
    high: float
    rating: int
    bound: str  # "over" or "under" where it won or lost all its games: then the rating is that of the interval


def strengths(slug: str) -> tuple[int, list[Strength]]:
    """At how many seats the levels were measured, and each of them; none where the game brings no figures."""
    source = files(box(slug).package).joinpath("figures.json")
    known = json.loads(source.read_text("utf-8")).get("levels") if source.is_file() else None
    if not known:
        return 0, []
    seats, rows = known["seats"], known["shares"]
    even = {"share": 1 / seats, "low": 1 / seats, "high": 1 / seats}
    return seats, [strength(slug, level, {YARDSTICK: even, **rows}[level], seats) for level in LEVELS]


def strength(slug: str, level: str, shares: dict[str, float], seats: int) -> Strength:
    share, low, high = shares["share"], shares["low"], shares["high"]
    bound = {0.0: "under", 1.0: "over"}.get(share, "")
    shown = {"under": high, "over": low}.get(bound, share)
    thinks = level in THINKING
    is_solved = box(slug).coach is not None
    return Strength(
        level,
        effort(slug, level) if thinks and not is_solved else 0,
        round(100 * ERRORS[level]) if thinks and is_solved else -1,
        share,
        low,
        high,
        rating(shown, seats),
        bound,
    )


def rating(share: float, seats: int) -> int:
    """What a share against so many equal rivals is worth, in tens."""
    return 10 * round((ORIGIN + TENFOLD * log10(share / (1 - share) * (seats - 1))) / 10)
