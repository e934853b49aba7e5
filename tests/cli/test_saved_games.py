"""A game in a terminal is saved at any moment, and goes on from there."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

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
from ludotheque.core.state import CHANCE
from tests.cli.table import Paper, Typist, seated


def gone_on(file: Path, screen: Paper, seats: str = "") -> Sitting:
    """The table of a saved game."""
    company = resumed(file, "", seats)
    slug = company.box.game.name
    return Sitting(
        screen, speech_for("en", slug), company.box, company.record, company.secret, company.levels, company.people
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
