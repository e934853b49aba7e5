"""Playing in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core import fair
from ludotheque.core.face import Character, say
from ludotheque.core.record import read
from ludotheque.core.shelf import box
from tests.games.apagos.playing import E32

SEATED = ("--seats", "human:Ana,human:Bo", "--option", "setter=seat_1", "--lang", "en")


class Keyboard:
    """Types prepared lines, then closes the input."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __call__(self, *prompt: object) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture(autouse=True, scope="module")
def _shared_solution(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setenv("COLUMNS", "200")
        yield


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *arguments: str | Path
) -> str:
    """What the screen shows while somebody types these lines."""
    monkeypatch.setattr("builtins.input", Keyboard(lines.split("\n")))
    with pytest.raises(SystemExit) as caught:
        main(["play", "apagos", *map(str, arguments)])
    assert not caught.value.code
    return capsys.readouterr().out


def test_two_people_play_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    moves = f"white D5 B3 C3 A1 confirm {E32}".replace(" ", "\n")
    file = tmp_path / "game.record"
    screen = played(monkeypatch, capsys, moves, *SEATED, "--save", file)
    assert "1. Ana (White)" in screen
    assert "2. Bo (Black)" in screen
    record = read(file.read_text("utf-8"))
    assert record.players == ["Ana", "Bo"]
    assert record.ranks == [1, 2]
    assert all(fair.is_salt(salt) for salt in record.salts), "every person brings a salt"
    assert fair.verify(record) == 0


def test_choices_are_taken_by_number_or_notation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    played(monkeypatch, capsys, "2\npreset short\n1\nW@4\n7", *SEATED, "--save", file)
    record = read(file.read_text("utf-8"))
    written = [record.game.write(step.seat, step.action) for step in record.steps]
    assert written == ["black", "preset short", "confirm", "W@4", "resign"]


def test_notation_is_read_in_small_letters_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    played(monkeypatch, capsys, "why\nw@4\nB@3", *SEATED, "--position", "7.0.0 5.0.0 3.0.0 1.0.0 w", "--save", file)
    record = read(file.read_text("utf-8"))
    assert [record.game.write(step.seat, step.action) for step in record.steps] == ["W@4", "B@3"]


def test_a_game_that_could_not_be_saved_is_not_begun(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["play", "apagos", *SEATED, "--save", str(tmp_path / "nowhere" / "game.record")])
    assert caught.value.code == 2
    assert "is no folder" in capsys.readouterr().err


def test_why_quotes_the_rule(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "why W@1\nwhy pass\nwhy 1\nwhy W@9\nwhy what\nW@9"
    screen = played(monkeypatch, capsys, lines, *SEATED, "--position", "1.1.0 3.0.0 5.0.0 7.0.0 w")
    assert "R14: " in screen
    assert "R12: " in screen
    assert screen.count("R4: ") == 2
    assert "Nothing forbids it." in screen
    assert "I do not understand “what”." in screen


def test_a_step_can_be_taken_back_unless_chance_has_acted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    lines = "undo\nblack\nundo\npreset long\nundo\npreset short\nconfirm\nW@1\nB@1\nundo"
    screen = played(monkeypatch, capsys, lines, *SEATED, "--save", file)
    assert screen.count("Taken back.") == 2  # the colour stays (D1)
    assert "There is nothing you may take back." in screen
    record = read(file.read_text("utf-8"))
    written = [record.game.write(step.seat, step.action) for step in record.steps]
    assert written == ["black", "preset short", "confirm"]
    random = ("--seats", "human,human", "--seed", "1", "--lang", "en")
    assert "nothing you may" in played(monkeypatch, capsys, "white\nundo", *random, "--option", "setup_mode=classic")


def test_a_computer_player_answers_and_a_coach_gives_hints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = ("--position", "1.0.1 7.6.0 5.1.3 5.3.2 w", "--lang", "en")
    screen = played(monkeypatch, capsys, "hint\nB@2", "--seats", "human,bot:best", *position)
    assert "B@2 (" in screen
    assert "a win in 2 more" in screen
    assert "Black drops" in screen or "Black slides" in screen


def test_help_and_the_rest_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = f"help\nboard\nposition\n\n77\nsave /no/such/folder/x\nsave {tmp_path / 'x.record'}\nquit"
    screen = played(monkeypatch, capsys, lines, *SEATED, "--position", "7.0.0 5.0.0 3.0.0 1.0.0 w")
    assert "7.0.0 5.0.0 3.0.0 1.0.0 w" in screen
    assert "There is no choice 77." in screen
    assert "No such file" in screen
    assert read((tmp_path / "x.record").read_text("utf-8")).steps == []


def test_a_seed_repeats_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = []
    for number, seed in enumerate((5, 5, 6)):
        file = tmp_path / f"{number}.record"
        played(monkeypatch, capsys, "", "--seats", "bot:random,bot:greedy", "--seed", str(seed), "--save", file)
        texts.append(file.read_text("utf-8"))
        assert fair.verify(read(texts[-1])) == 1
    assert texts[0] == texts[1] != texts[2]


def test_the_screen_speaks_french(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    screen = played(monkeypatch, capsys, "why W@1", "--seats", "human,bot:random")
    assert "Votre choix" in screen
    assert "R8 : " in screen or "R8: " in screen


def test_a_person_may_be_called_like_a_computer_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ("--seats", "human:bot random,human:Zoe", "--option", "setter=seat_1", "--lang", "en")
    screen = played(monkeypatch, capsys, "resign", *seats, "--position", "7.0.0 5.0.0 3.0.0 1.0.0 w")
    assert "1. Zoe (Black)" in screen
    assert "2. bot random (White)" in screen


def test_people_choose_their_sides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    monkeypatch.setattr("builtins.input", Keyboard(["quit"]))
    with pytest.raises(SystemExit):
        main(["play", "meeples", "--seats", "human,human", "--sides", "black,orange", "--save", str(file)])
    assert read(file.read_text("utf-8")).seating.sides == (3, 0)


@pytest.mark.parametrize(
    ("sides", "told"),
    [
        ("black", "each of the 2 seats"),
        ("black,black", "a side of its own"),
        ("black,pink", "no side 'pink'; orange, green, grey, black"),
    ],
)
def test_a_side_that_cannot_be_is_named(capsys: pytest.CaptureFixture[str], sides: str, told: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["play", "meeples", "--seats", "human,human", "--sides", sides])
    assert caught.value.code
    assert told in " ".join(capsys.readouterr().err.split())


def test_computer_players_introduce_themselves_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    somebody = Character(say("colour-white"), say("name"))
    monkeypatch.setattr(box("apagos").face, "characters", (somebody,))
    file = tmp_path / "game.record"
    screen = played(monkeypatch, capsys, "", "--seats", "human,bot:random", "--lang", "en", "--save", file)
    assert "White (Player 2, carefree): Apagos" in screen
    assert read(file.read_text("utf-8")).players == ["player 0", "bot random colour-white"]
