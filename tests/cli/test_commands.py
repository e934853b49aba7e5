"""The command line: what it prints, and how it says no."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from xml.etree import ElementTree

import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.core.record import write
from tests.core.test_fair import drawn

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests/games/apagos/golden"
STREET = ROOT / "tests/games/meeples/golden/2-good-shots.record"
START = "7.0.0 5.0.0 3.0.0 1.0.0 w"

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True, scope="module")
def _shared_solution(tmp_path_factory: pytest.TempPathFactory) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setenv("COLUMNS", "200")
        yield


def called(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as caught:
        main([str(argument) for argument in arguments])
    return int(caught.value.code or 0)


def test_the_version_is_that_of_the_package(capsys: Captured) -> None:
    assert called("--version") == 0
    assert capsys.readouterr().out == f"ludotheque {ludotheque.__version__}\n"


def test_the_shelf_is_listed(capsys: Captured) -> None:
    assert called("games") == 0
    assert "apagos" in capsys.readouterr().out


def test_perft_prints_a_line_a_depth(capsys: Captured) -> None:
    assert called("perft", "apagos", START, "4") == 0
    assert capsys.readouterr().out == "1 8\n2 69\n3 620\n4 5756\n"


def test_solve_answers_in_json(capsys: Captured) -> None:
    assert called("solve", "apagos", "1.0.1 7.6.0 5.1.3 5.3.2 w", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert list(answer) == ["value", "plies", "moves"]
    assert (answer["value"], answer["plies"]) == ("win", 3)
    assert answer["moves"]["B@2"] == {"value": "win", "plies": 2}
    assert [move for move, worth in answer["moves"].items() if worth["value"] == "win"] == ["B@2"]


def test_solve_answers_in_words(capsys: Captured) -> None:
    assert called("solve", "apagos", "1.1.0 3.1.2 5.4.0 7.4.3 w") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "win in 1"
    assert "B@3  win in 0" in lines


def test_scenarios_are_played(capsys: Captured) -> None:
    assert called("scenario", ROOT / "scenarios/apagos.toml") == 0
    assert "all as expected" in capsys.readouterr().out


def test_a_failing_scenario_is_told_and_counts(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text(f'game = "apagos"\n[[scenario]]\nname = "odd"\ngiven = "{START}"\nthen.legal = "W@1"\n')
    assert called("scenario", file) == 1
    out = capsys.readouterr().out
    assert "odd (line 2): the legal actions of 0\n  expected: W@1\n  got:      W@1 W@2" in out
    assert "1 scenarios, 1 failed" in out


def test_a_record_is_told_again(capsys: Captured) -> None:
    assert called("replay", GOLDEN / "e32.record", "--lang", "en") == 0
    story = capsys.readouterr().out
    assert "White wins" in story
    assert called("replay", GOLDEN / "e32.record", "--at", "7", "--lang", "en") == 0
    assert "White wins" not in capsys.readouterr().out
    assert called("replay", GOLDEN / "e32.record", "--lang", "fr", "--seat", "1") == 0
    assert "Blanc" in capsys.readouterr().out


def test_a_moment_of_a_record_is_drawn(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "x.svg"
    assert called("draw", GOLDEN / "e32.record", "--at", "9", "--seat", "0", "-o", file) == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert called("draw", GOLDEN / "e32.record") == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_the_draws_of_a_record_are_verified(capsys: Captured, tmp_path: Path) -> None:
    assert called("verify", GOLDEN / "drawn-lots.record") == 0
    assert capsys.readouterr().out == "32 steps, 6 draws: all as the secret gives them\n"
    rows = write(drawn()).split("\n")
    line = next(number for number, row in enumerate(rows) if row.startswith("chance: A"))
    rows[line] = {"chance: A1": "chance: A3", "chance: A3": "chance: A1"}[rows[line]]
    forged = tmp_path / "forged.record"
    forged.write_text("\n".join(rows), "utf-8")
    assert called("verify", forged) == 1
    fault = capsys.readouterr().err
    assert fault.count("\n") == 1
    assert f"line {line + 1}: step " in fault
    assert "chance drew 'A" in fault


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], "No such command"),
        (["perft", "apagos"], "Missing argument"),
        (["perft", "chess", START, "3"], "no game 'chess'"),
        (["perft", "apagos", "here", "3"], "A36"),
        (["perft", "apagos", START, "0"], "depth"),
        (["perft", "apagos", START, "deep"], "depth"),
        (["perft", "apagos", START, "1", "--material", "none.toml"], "none.toml: No such file"),
        (["solve", "apagos", "7.0.0"], "A36"),
        (["solve", "apagos", "1.1.0 3.1.2 7.4.3 5.4.1 -"], "over"),
        (["scenario", "none.toml"], "none.toml: No such file"),
        (["scenario", str(ROOT / "pyproject.toml")], "line 1"),
        (["replay", "none.record"], "none.record: No such file"),
        (["replay", str(ROOT / "README.md")], "line 1: this is not a record"),
        (["replay", str(GOLDEN / "e32.record"), "--at", "99"], "steps 0 to 23"),
        (["replay", str(GOLDEN / "e32.record"), "--at", "-1"], "--at"),
        (["replay", str(GOLDEN / "e32.record"), "--seat", "2"], "seats 0 to 1"),
        (["replay", str(GOLDEN / "e32.record"), "--lang", "de"], "no language 'de'"),
        (["draw", str(GOLDEN / "e32.record"), "-o", "/no/such/folder/x.svg"], "no folder /no/such"),
        (["verify", str(ROOT / "scenarios/apagos.toml")], "not a record"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "apagos", "--seats", "human"], "2 seats, not 1"),
        (["play", "apagos", "--seats", "human,bot:genius"], "no computer player 'genius'"),
        (["play", "apagos", "--seats", "human,cat"], "not 'cat'"),
        (["play", "apagos", "--seats", "human,bot"], "not 'bot'"),
        (["play", "singes", "--seats", "3"], "human:NAME or bot:LEVEL, not '3'"),
        (["play", "apagos", "--save", str(GOLDEN)], "it is a folder"),
        (["play", "apagos", "--save", str(GOLDEN / "e32.record")], "exists already"),
        (["arena", "apagos", "--seats", "3"], "2 seats, not 3"),
        (["arena", "apagos", "--option", "swap"], "not 'swap'"),
        (["arena", "apagos", "--code", "none.py", "--bots", "none"], "none.py: No such file"),
        (["leaderboard", str(GOLDEN / "e32.record"), "-o", "none.html"], "not JSON"),
        (["play", "apagos", "--option", "swap"], "NAME=VALUE"),
        (["play", "apagos", "--option", "swap=maybe"], "cannot be 'maybe'"),
        (["play", "apagos", "--position", "nowhere"], "A36"),
        (["play", "apagos", "--material", str(ROOT / "pyproject.toml")], "line"),
        (["serve", "--port", "70000"], "--port"),
    ],
)
def test_bad_input_is_one_line_and_the_code_2(arguments: list[str], words: str, capsys: Captured) -> None:
    assert called(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("ludotheque: ")
    assert words in said.err


def test_a_file_that_is_no_text_is_refused(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("replay", "verify", "draw", "scenario"):
        assert called(command, file) == 2
        assert "not a text file" in capsys.readouterr().err


def test_what_is_read_is_not_written_over(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_bytes((GOLDEN / "e32.record").read_bytes())
    for command in ("export", "draw", "review"):
        assert called(command, file, "-o", tmp_path / "." / "game.record") == 2
        assert "would take the place" in capsys.readouterr().err
    assert called("arena", "apagos", "--json", tmp_path / "x", "--plot", tmp_path / "x") == 2
    assert file.read_bytes() == (GOLDEN / "e32.record").read_bytes()


def test_a_link_to_a_data_set_stays_a_link(tmp_path: Path) -> None:
    link, rows = tmp_path / "link", tmp_path / "rows.jsonl"
    rows.touch()
    link.symlink_to(rows)
    assert called("export", GOLDEN / "puzzle.record", "-o", link) == 0
    assert link.is_symlink()
    assert len(rows.read_text("utf-8").splitlines()) == 2


def test_rows_can_go_into_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = Thread(target=lambda: read.append(pipe.read_text("utf-8")), daemon=True)
    reader.start()
    assert called("export", GOLDEN / "puzzle.record", "-o", pipe) == 0
    reader.join(10)
    assert pipe.is_fifo()
    assert len(read[0].splitlines()) == 2


@pytest.mark.parametrize("command", [["carry", GOLDEN / "drawn-lots.record"], ["draw", STREET, "--lang", "fr"]])
def test_a_record_and_a_drawing_are_utf_8_wherever_they_go(command: list[str | Path]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    ran = subprocess.run(
        [sys.executable, "-m", "ludotheque", *command], capture_output=True, check=True, env=environment
    )
    assert "é" in ran.stdout.decode("utf-8")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no full disk to write to")
@pytest.mark.parametrize("arguments", [["games"], ["replay", GOLDEN / "e32.record"], ["perft", "apagos", START, "2"]])
def test_output_that_cannot_be_written_is_said_in_one_line(arguments: list[str | Path]) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "ludotheque", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (2, "ludotheque: No space left on device\n")


def test_a_folder_that_cannot_be_made_is_named(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(file))
    assert called("doctor") == 2
    assert capsys.readouterr().err == f"ludotheque: {file}: File exists\n"


def test_what_an_encoding_lacks_loses_no_results(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "ludotheque", "arena", "apagos", "--bots", "random", "--games", "2"]
    ran = subprocess.run(
        [*arguments, "--json", tmp_path / "x.json"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"random" in ran.stdout
    assert json.loads((tmp_path / "x.json").read_text())["games"] == 2


def test_the_module_is_the_command_and_says_whole_sentences() -> None:
    ran = subprocess.run([sys.executable, "-m", "ludotheque"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Usage: ludotheque")
    assert "..." not in ran.stdout.split("Commands:")[1]
