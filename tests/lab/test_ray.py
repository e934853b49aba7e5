"""A cluster plays what one machine plays, even when a worker dies in the middle of a game."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.bots.arena import Contest, played
from ludotheque.bots.match import Contestant
from ludotheque.lab import cluster
from tests.cli.test_commands import called

# A player whose process is killed at its third answer, once: whoever makes the folder first is the one that dies.
MORTAL = """
import os, signal
from pathlib import Path

HOME = Path({home!r})
answers = 0

def choose(view):
    global answers
    answers += 1
    (HOME / f"seen-{{os.getpid()}}").touch()
    if answers == 3 and {dies}:
        try:
            (HOME / "killed").mkdir()
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return view.legal[len(view.legal) // 2]
"""


@pytest.fixture(scope="module")
def _cluster() -> Iterator[None]:
    """One cluster with two workers for all tests of this file; its processes end with it."""
    with cluster.joined(cluster.LOCAL, 2):
        yield


def mortal(folder: Path, dies: bool) -> Contestant:
    file = folder / f"mortal_{dies}.py"
    file.write_text(MORTAL.format(home=str(folder), dies=dies), "utf-8")
    return Contestant("mortal", str(file))


@pytest.mark.xdist_group("ray")
@pytest.mark.usefixtures("_cluster")
def test_a_cluster_that_loses_a_worker_finds_what_one_machine_finds(tmp_path: Path) -> None:
    told: list[int] = []
    lived = Contest("meeples", (mortal(tmp_path, False), Contestant("greedy")), 12)
    alone = played(lived.matches(), 1, lambda: None)
    died = Contest("meeples", (mortal(tmp_path, True), Contestant("greedy")), 12)
    together = cluster.played(died.matches(), cluster.LOCAL, 2, lambda: told.append(1))
    assert (tmp_path / "killed").is_dir()
    assert len([*tmp_path.glob("seen-*")]) >= 3  # this process, the killed one, and whoever took over
    assert len(told) == 12
    assert [game._replace(thoughts=()) for game in together] == [game._replace(thoughts=()) for game in alone]


@pytest.mark.xdist_group("ray")
@pytest.mark.usefixtures("_cluster")
def test_the_files_of_a_cluster_are_those_of_one_machine_to_the_byte(tmp_path: Path) -> None:
    arena = ["arena", "meeples", "--bots", "fair,greedy", "--games", "6", "--simulations", "4"]
    simulate = ["simulate", "apaches", "--bots", "random", "--games", "8"]
    for command in (arena, simulate):
        one, many = tmp_path / "one.json", tmp_path / "many.json"
        quiet = ["--no-times"] if command is arena else []
        assert called(*command, *quiet, "--json", one) == 0
        assert called(*command, "--ray", "local", "--json", many) == 0
        assert one.read_bytes() == many.read_bytes()


@pytest.mark.xdist_group("ray")
@pytest.mark.usefixtures("_cluster")
def test_what_a_player_does_wrong_on_a_worker_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("def choose(view):\n    return -7\n", "utf-8")
    players = ["--bots", "wrong,greedy", "--code", str(file)]
    assert called("arena", "meeples", *players, "--games", "2", "--ray", "local") == 2
    assert "wrong answers -7" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:99999", "[::1]:{port}"])
def test_a_cluster_that_is_not_there_is_one_line_at_once(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:  # bound, and nobody listens
        taken.bind(("127.0.0.1", 0))
        where = address.format(port=taken.getsockname()[1])
        assert called("arena", "meeples", "--bots", "random", "--games", "2", "--ray", where) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"ludotheque: no Ray at {where}: ")


def test_times_can_be_left_out_of_a_report(tmp_path: Path) -> None:
    figures = []
    for number, times in enumerate(["--times", "--no-times"]):
        file = tmp_path / f"{number}.json"
        assert called("arena", "meeples", "--bots", "greedy,random", "--games", "2", times, "--json", file) == 0
        figures.append(json.loads(file.read_text("utf-8")))
    with_times, without = figures
    assert "decision_ms_mean" in with_times["players"][0]
    for player in with_times["players"]:
        del player["decision_ms_mean"], player["decision_ms_p99"]
    assert with_times == without
