"""Reports of several arenas on one page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.arena import Contest, played, standings
from ludotheque.bots.leaderboard import boards, checked, leaderboard_page
from ludotheque.bots.match import Contestant
from tests.cli.test_commands import called


def report(*names: str, seed: int = 1, slug: str = "meeples", games: int = 12) -> dict[str, Any]:
    contest = Contest(slug, tuple(Contestant(name) for name in names), games, seed)
    return standings(contest, played(contest.matches(), 1, lambda: None), with_times=False)


def test_a_board_counts_every_game_of_every_report_and_ranks_by_rating() -> None:
    one, two, three = (
        report("greedy", "random"),
        report("greedy", "random", seed=2),
        report("random", "random", "greedy"),
    )
    pair, trio = boards([three, one, two])
    assert (pair.title, pair.games, trio.title, trio.games) == ("meeples, 2 seats", 24, "meeples, 3 seats", 12)
    assert [entry.name for entry in pair.entries] == ["greedy", "random"]
    wins = one["players"][0]["wins"] + two["players"][0]["wins"]
    assert pair.entries[0].share == pytest.approx(wins / 24)
    assert {entry.name: entry.games for entry in trio.entries} == {"greedy": 12, "random": 24}
    assert boards([two, one, three]) == [pair, trio]


def test_one_report_gives_the_ratings_of_its_arena() -> None:
    one = report("greedy", "random")
    (board,) = boards([one])
    ratings = {player["bot"]: player["rating"] for player in one["players"]}
    assert {entry.name: round(entry.rating, 2) for entry in board.entries} == ratings


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = leaderboard_page(boards([report("greedy", "random")]))
    assert "meeples, 2 seats" in page
    assert "prefers-color-scheme:dark" in page
    assert "src=" not in page
    assert "href=" not in page


def test_the_command_joins_files_and_names_the_one_that_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, old, page = tmp_path / "good.json", tmp_path / "old.json", tmp_path / "board.html"
    figures = report("greedy", "random", games=2)
    good.write_text(json.dumps(figures), "utf-8")
    del figures["ranks"]
    old.write_text(json.dumps(figures), "utf-8")
    assert called("leaderboard", good, "-o", page) == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert called("leaderboard", good, old, "-o", page) == 2
    assert "old.json: the report of an older arena" in capsys.readouterr().err
    assert called("leaderboard", good, good, "-o", page) == 2
    assert "the same games are there twice" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("options", None, "options is missing"),
        ("players", 3, "players is missing"),
        ("players", ["greedy", "random"], "not 2 players"),
        ("seats", 3, "not 3 players"),
        ("ranks", [], "not the ranks of 2 players"),
        ("ranks", ["2 2"], "not the ranks of 2 players"),
        ("ranks", ["1 9"], "not the ranks of 2 players"),
    ],
)
def test_a_report_that_is_none_is_refused_in_words(name: str, value: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        checked({**report("greedy", "random", games=2), name: value})
