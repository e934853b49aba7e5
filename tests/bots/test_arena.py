"""The arena: seats rotate, dice are shared, and the same seed gives the same result in any number of processes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from ludotheque.bots.arena import Contest, interval, played, standings
from ludotheque.bots.census import census
from ludotheque.bots.match import Contestant, play
from ludotheque.bots.search import Budget, SearchBot
from ludotheque.core.shelf import box, slugs
from tests.cli.test_commands import called

DUEL = (Contestant("greedy"), Contestant("random"))


def nothing() -> None:
    """Nobody watches the progress."""


def test_every_rotation_of_the_line_up_meets_the_same_dice() -> None:
    one, two, three = list(Contest("meeples", DUEL, 3).matches())
    assert one.dice == two.dice != three.dice
    assert one.seats == two.seats[::-1] == three.seats
    assert one.minds == two.minds[::-1]


def test_two_processes_play_the_same_games_as_one() -> None:
    contest = Contest("meeples", (Contestant("fair"), Contestant("greedy")), 4, budget=Budget(8))
    alone = played(contest.matches(), 1, nothing)
    together = played(contest.matches(), 2, nothing)
    assert [(game.ranks, game.steps, game.facts) for game in alone] == [
        (game.ranks, game.steps, game.facts) for game in together
    ]


def test_the_shares_of_a_game_add_up_and_lie_in_their_intervals() -> None:
    contest = Contest("apaches", (Contestant("greedy"), *[Contestant("random")] * 2), 9)
    figures = standings(contest, played(contest.matches(), 1, nothing))
    assert sum(player["share"] for player in figures["players"]) == pytest.approx(1, abs=0.001)
    assert all(player["low"] <= player["share"] <= player["high"] for player in figures["players"])
    best = max(figures["players"], key=lambda player: player["rating"])
    assert best["bot"] == "greedy"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (194, 200, 0.9361, 0.9862)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0002)


def test_a_census_counts_every_game_once() -> None:
    contest = Contest("meeples", DUEL, 6)
    figures = census(contest, played(contest.matches(), 1, nothing))
    assert sum(figures["steps"]["bins"]) == sum(figures["ends"].values()) == 6
    assert sum(seat["share"] for seat in figures["by_seat"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("slug", slugs())
def test_the_search_plays_every_game_from_its_first_question(slug: str) -> None:
    """A few answers of a search in every box: legal ones, and the same from the same seed."""
    taken = box(slug)
    answers = []
    for _ in range(2):
        rng = Random(5)
        player = SearchBot(taken.game, taken.advice, Budget(6), rng)
        state = taken.game.start(taken.game.seats[-1], {})
        chosen: list[int] = []
        while state.waiting_for and len(chosen) < 12:
            seat = state.waiting_for[0]
            action = rng.choice(state.legal(seat)) if seat < 0 else player.choose(state.view(seat))
            assert action in state.legal(seat) or action in state.asides(seat)
            state.apply(seat, action)
            chosen.append(action)
        answers.append(chosen)
    assert answers[0] == answers[1]


def test_a_player_of_another_file_takes_part(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("def choose(view):\n    return view.legal[0]\n")
    contest = Contest("meeples", (Contestant("first", str(file)), Contestant("random")), 2)
    assert len(played(contest.matches(), 1, nothing)) == 2


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("    raise KeyError('moon')", "odd gives no answer: KeyError: 'moon'"),
        ("    raise SystemExit(3)", "odd gives no answer: SystemExit: 3"),
        ("    return view.nowhere", "odd gives no answer: AttributeError"),
        ("    return None", "odd answers None"),
        ("    return 'take b1'", "odd answers 'take b1'"),
        ("    view.legal.append(0)\n    return 0", "odd plays 'corner b1' against A2"),
    ],
)
def test_a_player_that_gives_no_answer_is_named(tmp_path: Path, code: str, why: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(f"def choose(view):\n{code}\n")
    match = next(Contest("meeples", (Contestant("odd", str(file)), Contestant("random")), 1).matches())
    with pytest.raises(ValueError, match=re.escape(why)):
        play(match)


def test_a_player_that_never_answers_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "slow.py"
    file.write_text(
        "import time\ndef choose(view):\n    while True:\n"
        "        try:\n            time.sleep(9)\n        except Exception:\n            pass\n"
    )
    monkeypatch.setattr("ludotheque.bots.match.PATIENCE", 0.1)
    match = next(Contest("meeples", (Contestant("slow", str(file)), Contestant("random")), 1).matches())
    with pytest.raises(ValueError, match="slow has not answered for"):
        play(match)


def test_a_player_that_ends_its_process_ends_the_contest_in_words(tmp_path: Path) -> None:
    file = tmp_path / "gone.py"
    file.write_text("import os\ndef choose(view):\n    os._exit(0)\n")
    contest = Contest("meeples", (Contestant("gone", str(file)), Contestant("random")), 2)
    with pytest.raises(ValueError, match="a process that played has died"):
        played(contest.matches(), 2, nothing)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["best.py"], "best is a player of the house"),
        (["one/first.py", "two/first.py"], "there is another player 'first'"),
        (["one,two.py"], "for the comma"),
    ],
)
def test_players_of_files_have_names_of_their_own(
    names: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words: list[str | Path] = []
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("def choose(view):\n    return view.legal[0]\n")
        words += ["--code", tmp_path / name]
    assert called("arena", "meeples", *words, "--bots", "greedy,random", "--games", "1") == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--json", "--plot", "--page"])
@pytest.mark.parametrize(("place", "why"), [("", "it is a folder"), ("none/a", "there is no folder")])
def test_a_file_that_cannot_be_written_is_named_before_a_game_is_played(
    option: str,
    place: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("ludotheque.cli.arena.results_of", None)
    assert called("arena", "meeples", "--bots", "greedy", option, tmp_path / place) == 2
    assert why in capsys.readouterr().err


def test_a_player_that_answers_what_is_not_offered_is_named(tmp_path: Path) -> None:
    file = tmp_path / "odd.py"
    file.write_text("def choose(view):\n    return -7\n")
    match = next(Contest("meeples", (Contestant("odd", str(file)), Contestant("random")), 1).matches())
    with pytest.raises(ValueError, match="odd answers -7"):
        play(match)


def test_the_command_writes_figures_a_plot_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("a.json", "a.svg", "a.html")]
    wanted = [word for pair in zip(("--json", "--plot", "--page"), map(str, files), strict=True) for word in pair]
    assert called("arena", "meeples", "--bots", "greedy,random", "--games", "2", *wanted) == 0
    assert "greedy" in capsys.readouterr().out
    figures = json.loads(files[0].read_text())
    assert (figures["game"], figures["seats"], figures["games"]) == ("meeples", 2, 2)
    assert {"bot", "games", "wins", "share", "low", "high", "rating", "decision_ms_mean", "decision_ms_p99"} <= set(
        figures["players"][0]
    )
    ElementTree.fromstring(files[1].read_text())
    assert "<table>" in files[2].read_text()


def test_the_simulation_writes_how_games_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "s.json"
    assert called("simulate", "apaches", "--seats", "3", "--games", "2", "--json", file) == 0
    assert "seat 3 wins" in capsys.readouterr().out
    assert json.loads(file.read_text())["seats"] == 3


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bots", "genius"], "no player 'genius'"),
        (["--seats", "9"], "seats, not 9"),
        (["--bots", "greedy,greedy,greedy", "--seats", "2"], "3 players for 2 seats"),
        (["--option", "moon"], "--option is NAME=VALUE"),
        (["--option", "moon=full"], "unknown option 'moon'"),
        (["--code", "nowhere.py", "--bots", "nowhere"], "nowhere.py: No such file"),
    ],
)
def test_what_an_arena_cannot_play_is_refused_in_words(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called("arena", "meeples", *words) == 2
    assert why in capsys.readouterr().err
