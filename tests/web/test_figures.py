"""What simulated games say on the page of a game."""

from __future__ import annotations

import pytest
from httpx import Client

from ludotheque.bots.levels import LEVELS
from ludotheque.bots.strength import rating, strengths
from ludotheque.core.shelf import box
from ludotheque.web.showcase import lengths
from tests.shelf import OURS


@pytest.mark.parametrize("slug", OURS)
def test_the_page_says_how_long_games_of_every_size_last(ana: Client, slug: str) -> None:
    rows = lengths(slug)
    assert [row.seats for row in rows] == list(box(slug).game.seats)
    page = ana.get(f"/games/{slug}").text
    for row in rows:
        assert f'<th scope="row">{row.seats}</th><td>{row.choices}</td><td>{row.minutes}</td>' in page
    assert all(0 < row.first < 100 for row in rows)


@pytest.mark.parametrize("slug", OURS)
def test_the_page_says_how_much_computer_players_think_and_what_they_win(ana: Client, slug: str) -> None:
    seats, rows = strengths(slug)
    assert seats == box(slug).game.seats[0]
    assert [row.level for row in rows] == list(LEVELS)
    ratings = {row.level: row.rating for row in rows}
    assert ratings["random"] < ratings["greedy"] == 1000 < ratings["fair"]
    page = ana.get(f"/games/{slug}").text
    for row in rows:
        assert row.low <= row.share <= row.high
        assert (row.simulations > 0 or row.errors >= 0) == (row.level in LEVELS[2:])
        assert f"{row.rating}</td>" in page


def test_a_rating_is_what_the_odds_are_worth() -> None:
    assert rating(0.25, 4) == rating(0.5, 2) == 1000
    assert rating(10 / 11, 2) == 1400
    assert rating(1 / 11, 2) == 600
