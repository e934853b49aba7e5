"""L14 has teeth: readers that believe too much, forget, fall over or mumble, planted in a toy, are caught."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from random import Random

import pytest

from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.state import BY_SEAT, CHANCE, Options, Seating, State, View
from ludotheque.laws import texts, walking
from ludotheque.laws.texts import Table
from ludotheque.laws.walking import Subject
from tests.toys.loot import DRAWING, SHOOT, Loot, LootFace, LootGame, LootView


def subject_of(game: LootGame, face: LootFace | None = None) -> Subject:
    return Subject(game, face or LootFace(), most_steps=400)


def some_moment(subject: Subject, seed: int) -> tuple[State, Table]:
    rng = Random(seed)
    return rng.choice(texts.moments(subject, seed, rng.choice(subject.game.seats), 12, 400))


def positions(subject: Subject, seed: int) -> None:
    """A moment of a random game is written down, and read again with a few slips of the pen."""
    rng = Random(seed)
    state, table = some_moment(subject, seed)
    text = texts.edited(subject.game.write_position(state), texts.slips(rng))
    texts.l14_a_text_is_a_sound_position_or_refused(subject, text, table, rng, subject.most_steps)


def reading_back(subject: Subject, seed: int) -> None:
    state, table = some_moment(subject, seed)
    texts.l14_a_position_reads_back(subject, state, table.options)


def actions(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    state, _ = some_moment(subject, seed)
    for seat, action in texts.open_steps(state):
        texts.l14_a_text_is_an_action_or_refused(
            subject, state, seat, texts.edited(subject.game.write(seat, action), texts.slips(rng))
        )


def whole_records(subject: Subject, seed: int) -> None:
    rng = Random(seed)
    walked = walking.walk(subject, seed, 2, stop=rng.randrange(30))
    text = texts.record_of(walked, rng.randrange(len(walked.past) or 1))
    texts.l14_a_text_is_a_record_or_refused(subject, texts.edited(text, texts.slips(rng)), rng, subject.most_steps)


def caught(words: str, check: Callable[[Subject, int], None], subject: Subject) -> None:
    """Some of five thousand texts must break the law, in the way that was planted."""

    def tried() -> None:
        for seed in range(5000):
            check(subject, seed)

    with pytest.raises(AssertionError, match=f"L14: (.|\n)*{words}"):
        tried()


def believed(words: str, game: LootGame, old: str, new: str) -> None:
    """The start of a game with one thing in it that cannot be is refused by the honest toy, and breaks the law here."""
    text = game.write_position(game.start(2, {})).replace(old, new)
    for reader in (LootGame(), game):
        subject = subject_of(reader)
        law = pytest.raises(AssertionError, match=f"L14: {words}") if reader is game else nullcontext()
        with law:
            assert not texts.l14_a_text_is_a_sound_position_or_refused(subject, text, Table(2, {}), Random(1), 400)


@pytest.mark.parametrize("check", [positions, reading_back, actions])
def test_the_honest_toy_breaks_no_law(check: Callable[[Subject, int], None]) -> None:
    for seed in range(300):
        check(subject_of(LootGame()), seed)


def test_a_reader_that_believes_everything_is_caught() -> None:
    class Gullible(LootGame):
        def doubt(self, state: Loot) -> str:
            return ""

    believed("I1 is broken", Gullible(), "spent 0 0 0", "spent 7 0 0")


def test_a_reader_that_believes_in_a_round_after_the_last_is_caught() -> None:
    class Risen(Loot):
        def copy(self) -> Loot:
            return self.into(Risen())

        def share(self) -> None:
            if self.round > self.rounds:
                self.alive = [1] * self.seats
            super().share()

    class Late(LootGame):
        STATE = Risen

        def doubt(self, state: Loot) -> str:
            why = super().doubt(state)
            return "" if "rounds" in why else why

    believed("the game does not end", Late(), "round 0", "round 7")


def test_a_writer_that_loses_a_field_is_caught() -> None:
    class Forgetful(LootGame):
        def write_position(self, state: State) -> str:
            assert isinstance(state, Loot)
            twin = state.copy()
            twin.gold = [0] * state.seats
            return super().write_position(twin)

    caught("reads back as another position: .'gold'", reading_back, subject_of(Forgetful()))


def test_a_writer_that_its_reader_does_not_understand_is_caught() -> None:
    class Mumbling(LootGame):
        def write_position(self, state: State) -> str:
            return super().write_position(state) + ("" if state.waiting_for else " (over)")

    caught("cannot be read back", reading_back, subject_of(Mumbling()))


@pytest.mark.parametrize("error", [IndexError, KeyError, AttributeError, TypeError, RecursionError])
def test_a_reader_that_falls_over_is_caught(error: type[Exception]) -> None:
    class Clumsy(LootGame):
        def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Loot:
            if text.count(";") != seats + 1:
                raise error("list index out of range")
            return super().read_position(text, seats, options, seating)

    caught(f"ends in {error.__name__}", positions, subject_of(Clumsy()))


def test_a_position_in_which_nobody_can_answer_is_caught() -> None:
    class Stuck(LootGame):
        def doubt(self, state: Loot) -> str:
            why = super().doubt(state)
            if "cannot have sealed" in why and state.waiting_for != [CHANCE]:
                state.agenda[-4] = DRAWING  # chance is not asked, and nobody else can draw
                return ""
            return why

    class Silent(Loot):
        def copy(self) -> Loot:
            return self.into(Silent())

        def legal(self, seat: int) -> list[int]:
            return [] if seat >= 0 and self.agenda[-4] == DRAWING else super().legal(seat)

    Stuck.STATE = Silent
    caught("is asked and cannot answer", positions, subject_of(Stuck()))


@pytest.mark.parametrize(
    ("sentence", "caught_by"),
    [
        ("invalid literal for int() with base 10: 'x'", "no sentence"),
        ("list.index(x): x not in list", "no sentence"),
        ("", "no sentence"),
        ("'round'", "no sentence"),
        ("something is wrong", "names nothing"),
        ("the text \x1b[31m is odd", "cannot be printed"),
        ("no " * 9_000, "too great a length"),
    ],
)
def test_a_refusal_without_a_sentence_is_caught(sentence: str, caught_by: str) -> None:
    class Curt(LootGame):
        def doubt(self, state: Loot) -> str:
            if super().doubt(state):
                raise ValueError(sentence)
            return ""

    caught(caught_by, positions, subject_of(Curt()))


def test_an_error_that_only_looks_like_a_refusal_is_caught() -> None:
    class Borrowing(LootGame):
        def doubt(self, state: Loot) -> str:
            return "what\ud800".encode().decode() if super().doubt(state) else ""

    caught("refused by UnicodeEncodeError", positions, subject_of(Borrowing()))


def test_an_action_outside_the_game_is_caught() -> None:
    class Generous(LootGame):
        def read(self, seat: int, text: str) -> int:
            return SHOOT + 90 if text.startswith("shoot 9") else super().read(seat, text)

    caught("action 98 of 12", actions, subject_of(Generous()))


def test_an_action_that_is_written_as_another_is_caught() -> None:
    class Hasty(LootGame):
        def write(self, seat: int, action: int) -> str:
            return super().write(seat, SHOOT if action > SHOOT and seat >= 0 else action)

    caught("is another", actions, subject_of(Hasty()))


def test_a_record_that_leads_nowhere_is_caught() -> None:
    class Lost(LootGame):
        def facts(self, state: State) -> dict[str, str]:
            assert isinstance(state, Loot)
            return {"first": ["", "one", "two"][state.round]}

    caught("ends in IndexError", whole_records, subject_of(Lost()))


def test_a_face_that_cannot_show_a_position_is_caught() -> None:
    class Narrow(LootFace):
        def draw(self, view: View, tongue: Tongue) -> str:
            assert isinstance(view, LootView)
            return super().draw(view, lambda message: "coin" * {0: 0, 1: 1, 2: 2, 3: 3}[max(view.gold)])

        def tell(self, view: View) -> list[Message]:
            assert isinstance(view, LootView)
            return [say({0: "none", 1: "one", 2: "two", 3: "three"}[gold]) for gold in view.gold]

    caught("ends in KeyError", positions, subject_of(LootGame(), Narrow()))


def test_a_text_that_takes_for_ever_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(LootGame):
        def doubt(self, state: Loot) -> str:
            return "" if sum(range(3_000_000)) else super().doubt(state)

    monkeypatch.setattr(texts, "SECONDS", 0.02)
    caught("takes more than", positions, subject_of(Slow()))


def test_a_scenario_that_its_game_cannot_run_is_caught() -> None:
    class Blank(LootGame):
        def facts(self, state: State) -> dict[str, str]:
            return {"gold": {"one": "1"}["none"]}

    text = 'game = "loot"\n[[scenario]]\nname = "a new game"\nthen.waiting = "chance"\n'
    assert texts.l14_a_text_is_a_scenario_or_refused(subject_of(LootGame()), text)
    with pytest.raises(AssertionError, match=r"L14: .* ends in KeyError"):
        texts.l14_a_text_is_a_scenario_or_refused(subject_of(Blank()), text)


def test_a_box_that_nobody_can_play_with_is_caught() -> None:
    class Open(LootGame):
        def with_material(self, text: str) -> LootGame:
            game = Open()
            game.material = text
            game.seats = range(3, 3)
            return game

    with pytest.raises(AssertionError, match=r"L14: .* ends in IndexError"):
        texts.l14_a_text_is_a_box_or_refused(subject_of(Open()), "cards = 3", 1, 100)
