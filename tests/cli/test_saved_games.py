"""A game in a terminal is saved at any moment, and goes on from there."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.cli import main
from ludotheque.cli.company import resumed
from ludotheque.cli.complaint import Complaint
from ludotheque.cli.screen import Quit
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.speech import speech_for
from ludotheque.core import fair
from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.record import read
from ludotheque.core.shelf import slugs
from ludotheque.core.state import CHANCE, View
from tests.cli.table import Paper, Typist, seated


def gone_on(file: Path, screen: Paper, seats: str = "") -> Sitting:
    """The table of a saved game."""
    company = resumed(file, "", seats)
    slug = company.box.game.name
    return Sitting(
        screen,
        speech_for("en", slug),
        company.box,
        company.record,
        company.secret,
        company.levels,
        company.people,
        files=[company.file],
    )


def walked(table: Sitting, rng: Random, steps: int) -> None:
    """Steps at random, with draws that follow from the secret."""
    for _ in range(steps):
        if not table.state.waiting_for:
            return
        seat = rng.choice(table.state.waiting_for)
        number = len(table.record.steps)
        if seat == CHANCE:
            table.step(seat, fair.draw(table.secret, table.record.salts, number, table.state))
        else:
            table.step(seat, rng.choice(table.state.legal(seat)))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("steps", [0, 7, 22, 61])
def test_a_saved_game_goes_on_where_it_was_in_the_middle_of_anything(slug: str, steps: int, tmp_path: Path) -> None:
    table = seated(slug, Paper([]))
    walked(table, Random(steps), min(steps, 16) if slug == "apagos" else steps)
    file = tmp_path / "saved.record"
    assert table.save(file)
    again = gone_on(file, Paper([]))
    assert dump(again.state) == dump(table.state)
    assert again.secret == table.secret, "the draws to come are the same"
    for seat in range(table.state.seats):
        assert [event.kind for event in again.journal if event.is_read_by(seat)] == [
            event.kind for event in table.journal if event.is_read_by(seat)
        ]


def test_sealed_answers_are_saved_with_the_game(tmp_path: Path) -> None:
    table = seated("tractions", Paper([]))
    while len(table.state.waiting_for) < 2:
        seat = table.state.waiting_for[0]
        table.step(seat, outcome(table.state, Random(1)) if seat == CHANCE else table.state.legal(seat)[0])
    sealed = table.state.waiting_for[0]
    table.step(sealed, table.state.legal(sealed)[0])
    assert sealed not in table.state.waiting_for
    table.save(tmp_path / "saved.record")
    again = gone_on(tmp_path / "saved.record", Paper([]))
    assert again.state.waiting_for == table.state.waiting_for
    assert dump(again.state) == dump(table.state)


def test_saving_says_that_the_file_holds_secrets_and_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    screen = Paper([f"save {file}"])
    table = seated("singes", screen)
    walked(table, Random(1), 3)
    assert not table.answered(table.state.waiting_for[0])
    assert "whoever reads the file knows everything" in screen.text
    assert f"ludotheque play --resume {file}" in screen.text
    assert table.record.secret == "", "the game itself does not reveal it yet"


def test_a_game_that_went_on_can_be_verified_at_its_end(tmp_path: Path) -> None:
    table = seated("meeples", Paper([]))
    walked(table, Random(4), 40)
    table.save(tmp_path / "saved.record")
    screen = Typist(Random(1), 2000)
    again = gone_on(tmp_path / "saved.record", screen)
    screen.table = again
    with suppress(Quit):
        again.play()
    again.save(tmp_path / "over.record")
    assert fair.verify(read((tmp_path / "over.record").read_text("utf-8"))) > 0


def test_a_game_that_goes_on_recalls_the_end_of_its_story(tmp_path: Path) -> None:
    table = seated("meeples", Paper([]))
    walked(table, Random(4), 40)
    table.save(tmp_path / "saved.record")
    screen = Paper([])
    with suppress(Quit):
        gone_on(tmp_path / "saved.record", screen).play()
    assert "The game goes on after 40 steps." in screen.text
    assert "earlier lines" in screen.text


def test_the_same_computer_players_come_back_and_others_may_take_their_seats(tmp_path: Path) -> None:
    table = seated("apaches", Paper([]), "en", ("", "greedy"))
    table.record.players[:] = ["Ana", "bot greedy nini"]
    walked(table, Random(2), 9)
    table.save(tmp_path / "saved.record")
    again = gone_on(tmp_path / "saved.record", Paper([]))
    assert again.people == [0]
    assert again.scene.name(0) == "Ana"
    assert again.scene.name(1) == "Nini Coup-de-Vent"
    assert gone_on(tmp_path / "saved.record", Paper([]), "human:Ana,human:Bo").people == [0, 1]


def test_whoever_leaves_is_offered_to_save(tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    table = seated("apagos", Paper(["1", "quit", str(file)]))
    with pytest.raises(Quit):
        table.play()
    assert read(file.read_text("utf-8")).steps == table.record.steps
    assert table.record.steps


def test_a_game_that_is_saved_already_is_left_without_a_question(tmp_path: Path) -> None:
    screen = Paper(["1", f"save {tmp_path / 'saved.record'}", "quit", "never asked"])
    table = seated("apagos", screen)
    with pytest.raises(Quit):
        table.play()
    assert screen.lines == ["never asked"]


@pytest.mark.parametrize("word", ["save ", "quit\n"])
def test_a_save_never_takes_the_place_of_something_else(word: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    file.write_text("a letter", "utf-8")
    screen = Paper(["1", *f"{word}{file}".split("\n")])
    with pytest.raises(Quit):
        seated("apagos", screen).play()
    assert file.read_text("utf-8") == "a letter"
    assert "take another name" in screen.text


def test_a_game_is_saved_again_where_it_came_from(tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    with pytest.raises(Quit):
        seated("apagos", Paper(["1", f"save {file}", "1", f"save {file}"])).play()
    before = len(read(file.read_text("utf-8")).steps)
    with pytest.raises(Quit):
        gone_on(file, Paper(["1", f"save {file}"])).play()
    assert len(read(file.read_text("utf-8")).steps) > before > 1


def test_a_name_that_no_file_can_have_is_refused() -> None:
    screen = Paper(["1", "save a\0b", "2"])
    table = seated("apagos", screen)
    with pytest.raises(Quit):
        table.play()
    assert "null" in screen.text
    assert screen.lines == []


class Sleeper(Bot):
    """A computer player that is interrupted as it thinks."""

    def choose(self, view: View) -> int:
        raise KeyboardInterrupt


def test_whoever_interrupts_a_thinking_computer_player_is_offered_to_save(tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    table = seated("meeples", Paper(["1", str(file)]), levels=("", "random"), first_player="host")
    table.bots[1] = Sleeper()
    with pytest.raises(Quit):
        table.play()
    assert read(file.read_text("utf-8")).steps == table.record.steps


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_game_is_saved_when_its_window_is_closed(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    arguments = ["play", "apagos", "--seats", "human,human", "--lang", "en", "--save", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n")
        game.stdin.flush()
        shown = ""
        while shown.count("your choice") < 2:
            shown += game.stdout.read(1)
        game.send_signal(number)
        assert game.wait(30) == 128 + number
    assert read(file.read_text("utf-8")).steps


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "this is not a record"),
        ("ludotheque-record: 1\ngame: chess\n", "line"),
        ("ludotheque-record: 1\n", "line"),
    ],
)
def test_a_broken_file_is_refused_in_words(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    file.write_text(text, "utf-8")
    with pytest.raises(Complaint, match=told):
        resumed(file, "", "")


def test_a_file_that_was_changed_is_refused_with_its_line(tmp_path: Path) -> None:
    table = seated("apagos", Paper([]))
    walked(table, Random(1), 4)
    file = tmp_path / "saved.record"
    table.save(file)
    file.write_text(file.read_text("utf-8").replace("steps: 4", "steps: 5"), "utf-8")
    with pytest.raises(Complaint, match="there should be 5 steps"):
        resumed(file, "", "")


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    table = seated("apagos", Paper([]))
    walked(table, Random(1), 500)
    table.end()
    table.save(tmp_path / "over.record")
    with pytest.raises(Complaint, match="is over"):
        resumed(tmp_path / "over.record", "", "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play"], "which game?"),
        (["play", "singes", "--resume", "FILE"], "holds a game of apagos, not of singes"),
        (["play", "--resume", "FILE", "--seed", "3"], "has its own sides, options, position, material and draws"),
        (["play", "--resume", "FILE", "--seats", "human"], "has 2 seats"),
        (["play", "--resume", "/no/such/file"], "No such file"),
    ],
)
def test_what_cannot_go_on_is_said(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "saved.record"
    seated("apagos", Paper([])).save(file)
    with pytest.raises(SystemExit) as caught:
        main([str(file) if word == "FILE" else word for word in arguments])
    assert caught.value.code == 2
    assert told in " ".join(capsys.readouterr().err.split())
