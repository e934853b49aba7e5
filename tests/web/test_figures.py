"""What simulated games say on the page of a game."""

from __future__ import annotations

import pytest
from httpx import Client

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
