"""The long run tries every law, names the game that breaks one, and goes on where it was cut."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from ludotheque.core.state import BY_SEAT, Event, Options, Seating
from ludotheque.laws import cells
from ludotheque.laws.cells import Cell
from ludotheque.laws.story import WatchedWalk
from ludotheque.laws.walking import MOODS, Mood, Subject
from tests.laws.conftest import TOYS
from tests.laws.test_planted_story import PeekingGame, caught
from tests.toys import loot
from tests.toys.bazaar import LEAVE, Bazaar, BazaarFace, BazaarGame
from tests.toys.loot import Loot, LootFace, LootGame, LootView


class Boastful(Loot):
    """Once the game is over, everybody sees the cars that seat 0 still holds."""

    def copy(self) -> Loot:
        return self.into(Boastful())

    def view(self, seat: int) -> LootView:
        view = super().view(seat)
        if not self.waiting_for:
            view.spent = [*view.spent, self.hands[loot.CAR]]
        return view


class BoastfulGame(LootGame):
    STATE: ClassVar[type[Loot]] = Boastful


class Sighing(Bazaar):
    """Whoever leaves goes without a word and is seen to be gone, and the game goes on."""

    def copy(self) -> Bazaar:
        twin = super().copy()
        twin.__class__ = Sighing
        return twin

    def apply(self, seat: int, action: int, words: str = "") -> None:
        if action == LEAVE and seat >= 0:
            self.left = seat
        else:
            super().apply(seat, action, words)


class SighingGame(BazaarGame):
    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Bazaar:
        state = super().start(seats, options, journal, seating)
        state.__class__ = Sighing
        return state


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.game.name)
def test_the_honest_toys_come_through_a_long_run(toy: Subject) -> None:
    tally = cells.tried(Cell(toy, 3, range(12)))
    assert tally.faults == []
    assert tally.steps > 60
    assert tally.possibilities > tally.steps / 2
    assert tally.texts > 2 * tally.moments


def test_a_cell_comes_to_the_same_every_time() -> None:
    one, other = (cells.tried(Cell(TOYS[0], 3, range(6))) for _ in range(2))
    assert (one.steps, one.possibilities, one.comparisons, one.digest) == (
        other.steps, other.possibilities, other.comparisons, other.digest,
    )  # fmt: skip
    assert one.digest != cells.tried(Cell(TOYS[0], 3, range(6, 12))).digest


def test_a_fault_is_named_with_its_game_and_ends_no_run() -> None:
    tally = cells.tried(Cell(Subject(PeekingGame(), LootFace()), 3, range(8)))
    assert 1 < len(tally.faults) <= 8
    assert tally.faults[0].startswith("game 0, ")
    assert "L13: seat" in tally.faults[0]
    assert "views differ in peek" in tally.faults[0]


class Clumsy(LootGame):
    """It falls over a position with a clause too many or too few."""

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Loot:
        if text.count(";") != seats + 1:
            raise IndexError("list index out of range")
        return super().read_position(text, seats, options, seating)


def test_altered_texts_are_tried_at_the_moments_of_a_game() -> None:
    tally = cells.tried(Cell(Subject(Clumsy(), LootFace()), 2, range(20)))
    assert any("ends in IndexError" in fault for fault in tally.faults)


def test_worlds_that_are_followed_to_the_end_show_what_a_view_gives_away_there() -> None:
    subject = Subject(BoastfulGame(), LootFace(), moods=(Mood(),))
    caught("L13: .* views differ in spent", lambda seed: WatchedWalk(subject, seed, 4).wander())


def test_an_aside_without_a_word_may_not_be_seen() -> None:
    subject = Subject(SighingGame(), BazaarFace(), moods=MOODS[2:3])
    caught("L13: seat . is told nothing, .* changes in left", lambda seed: WatchedWalk(subject, seed, 3).wander(60))


def test_a_long_run_goes_on_where_it_was_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "laws.log"

    def lines(*arguments: str) -> list[str]:
        monkeypatch.setattr("sys.argv", ["laws", *arguments, "--games", "3", "--log", str(log)])
        with pytest.raises(SystemExit) as ended:
            cells.main("laws", TOYS)
        assert ended.value.code == 0
        return capsys.readouterr().out.splitlines()

    assert [line.split()[:2] for line in lines("loot", "--seats", "3")] == [["loot", "3"]]
    assert [line.split()[:2] for line in lines("loot")] == [["loot", "2"], ["loot", "4"]]
    assert lines("loot") == []
    assert len(log.read_text("utf-8").splitlines()) == 3


def test_an_unknown_game_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["laws", "belote"])
    with pytest.raises(SystemExit):
        cells.main("laws")
    assert "belote" in capsys.readouterr().err
