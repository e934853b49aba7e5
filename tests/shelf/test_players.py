"""The greedy player of a game beats random ones; `tests/bots` plays Apagos, with the bots of a table."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ludotheque.core.shelf import box
from tests.games.playing import advised


class Match(NamedTuple):
    """Of so many games, the greedy player wins at least so many."""

    slug: str
    seats: int
    games: int
    least: int
    options: tuple[tuple[str, str], ...] = ()


SHORT = (("clock", "off"), ("target", "100"))
MATCHES = [
    *(Match("apaches", seats, 12, 10) for seats in (2, 3, 4)),
    *(Match("meeples", seats, 12, 11) for seats in (2, 3, 4)),
    *(Match("singes", seats, 6, 5) for seats in (2, 4)),
    *(Match("tractions", seats, 3, 2, SHORT) for seats in (4, 5, 6)),
    Match("singes", 2, 200, 150),
]
MARKS = {"tractions": [pytest.mark.rule("A67")]}


def marked(match: Match) -> object:
    marks = [pytest.mark.soak] if match.games > 100 else MARKS.get(match.slug, [])
    return pytest.param(match, marks=marks, id=f"{match.slug}-{match.seats}-{match.games}")


@pytest.mark.parametrize("match", [marked(match) for match in MATCHES])
def test_greedy_beats_random(match: Match) -> None:
    kept = box(match.slug)
    wins = 0
    for seed in range(match.games):
        greedy = seed % match.seats
        ended = advised(kept.game, kept.advice, greedy, seed, (match.seats, dict(match.options)))
        wins += ended.ranks()[greedy] == 1
    assert wins >= match.least
