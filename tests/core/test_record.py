"""Records: what is written is read back, and what was cut, edited or invented is refused with its line."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.record import (
    BrokenRecord,
    Record,
    Saying,
    Step,
    actor,
    carried,
    quoted,
    read,
    replay,
    unquoted,
    write,
)
from ludotheque.core.state import CHANCE, CLOCK, NOBODY, Game, Seating, State
from ludotheque.games.apagos.game import GAME
from tests.toys.bazaar import BazaarGame
from tests.toys.loot import FLEE, Loot, LootGame

OTHER = GAME.material.replace("faces = [1, 3]", "faces = [1, 2]").replace('["A", 3]', '["A", 2]')


def finished(game: Game, seats: int, seed: int = 1) -> Record:
    """A random game to its end, with words beside some steps and talk."""
    record = Record(game, {}, [f"player {seat}" for seat in range(seats)])
    rng = Random(seed)
    state: State = record.beginning()
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        record.steps.append(Step(seat, action, "so there" if seat >= 0 and rng.random() < 0.3 else ""))
        state.apply(seat, action, record.steps[-1].words)
    record.ranks = state.ranks()
    record.sayings = [Saying(0, 0, "bonjour"), Saying(2, NOBODY, ' "a"\n'), Saying(len(record.steps), 1, "gg")]
    return record


TEXT = write(finished(GAME, 2))
ROWS = TEXT.split("\n")


def refusal(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        read(text)
    assert f"line {caught.value.line}: " in str(caught.value)
    return caught.value


def row_of(start: str, rows: list[str] = ROWS) -> int:
    return next(number for number, row in enumerate(rows, 1) if row.startswith(start))


def edited(number: int, row: str | None) -> str:
    """The record with one line changed, or without it."""
    rows = ROWS[:]
    rows[number - 1 : number] = [] if row is None else [row]
    return "\n".join(rows)


@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (BazaarGame(), 3), (LootGame(), 3)])
def test_a_record_is_read_back(game: Game, seats: int) -> None:
    record = finished(game, seats)
    again = read(write(record), lambda slug: game)
    assert again == record
    assert again.steps == record.steps
    assert again.sayings == record.sayings
    assert write(again) == write(record)
    assert dump(replay(again)) == dump(replay(record))


def test_a_record_can_be_replayed_up_to_any_step() -> None:
    record = read(TEXT)
    for at in range(len(record.steps)):
        assert replay(record, at).waiting_for
    assert not replay(record).waiting_for
    for at in (-1, len(record.steps) + 1):
        with pytest.raises(ValueError, match=f"0 to {len(record.steps)}"):
            replay(record, at)


def test_a_game_that_is_not_over_has_no_ranks() -> None:
    record = read(TEXT)
    record.steps, record.ranks, record.sayings = record.steps[:5], [], []
    assert read(write(record)).steps == record.steps


@given(st.text(), st.text())
def test_no_text_gets_out_of_its_line(name: str, said: str) -> None:
    record = Record(GAME, {}, [name, "Bo"], sayings=[Saying(0, 1, said)])
    record.steps = [Step(0, GAME.read(0, "white"), said)]
    text = write(record)
    assert len(text.split("\n")) == len(write(Record(GAME, {}, ["", "Bo"])).split("\n")) + 2
    if not any("\ud800" <= letter <= "\udfff" for letter in name + said):
        again = read(text)
        assert (again.players, again.sayings, again.steps) == (record.players, record.sayings, record.steps)
        text.encode()


@given(st.text())
def test_a_quoted_text_is_printable(text: str) -> None:
    assert quoted(text).isprintable()
    assert unquoted(quoted(text, always=True)) == text or not text.isprintable()


@pytest.mark.parametrize("quote", ['"levels = 4', '"\\ud800"', '"levels" = 4"', "[4]"])
def test_a_foreign_material_that_is_no_quotation_is_refused_at_its_line(quote: str) -> None:
    record = finished(GAME.with_material(OTHER), 2)
    record.is_foreign = True
    rows = write(record).split("\n")
    row = row_of("material-text: ", rows)
    rows[row - 1] = f"material-text: {quote}"
    fault = refusal("\n".join(rows))
    assert fault.line == row
    assert re.search("opens a quotation it does not close|the material cannot be used", str(fault))
    assert "codec" not in str(fault)


def test_a_foreign_material_travels_with_the_record() -> None:
    record = finished(GAME.with_material(OTHER), 2)
    text = write(record)
    assert "played with another material" in str(refusal(text))
    record.is_foreign = True
    text = write(record)
    again = read(text)
    assert again.game.material == OTHER
    assert again == record
    assert "not the one" in str(refusal(text.replace("white = 10", "white = 11", 1)))
    assert "V2" in str(refusal(text.replace("[1, 2]", "[1, 1]", 1)))


def test_a_record_may_begin_from_a_position() -> None:
    record = Record(GAME, {}, ["Ana", "Bo"], position="1.0.1 3.1.2 5.2.2 7.2.5 b")
    assert replay(read(write(record))).waiting_for == [1]
    broken = write(record).replace("7.2.5 b", "7.2.6 b")
    assert refusal(broken).line == row_of("position", broken.split("\n"))


@pytest.mark.parametrize("count", range(len(ROWS) - 2))
def test_a_record_cut_after_any_line_is_refused(count: int) -> None:
    fault = refusal("\n".join(ROWS[:count]))
    assert fault.line <= max(1, count)


def test_a_record_cut_in_the_middle_of_a_line_is_refused() -> None:
    for size in range(len(TEXT) - 2):
        with pytest.raises(BrokenRecord):
            read(TEXT[:size])


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "PK\x03\x04", '[Event "?"]\n1. e4 e5', "{}", "ludotheque-record", "\x00" * 50]
)
def test_a_foreign_file_is_refused_at_its_first_line(text: str) -> None:
    fault = refusal(text)
    assert fault.line == 1
    assert "not a record" in str(fault)


@pytest.mark.parametrize(
    ("start", "row", "words"),
    [
        ("ludotheque-record", "ludotheque-record: 2", "version 1"),
        ("game", "game: chess", "no game 'chess'"),
        ("rules", "rules: 99", "version '99'"),
        ("material", "material: " + "0" * 64, "another material"),
        ("options", "options: setup_mode=steep", "steep"),
        ("options", "options: setup_mode", "name=value"),
        ("options", "options: swap=on swap=off", "name=value"),
        ("seats", "seats: 3", "player 2"),
        ("seats", "seats: two", "number of seats"),
        ("player 1", 'player 1: "Bo', "quotation"),
        ("player 1", "player 7: Bo", "player 1"),
        ("player 1", "hat 1: red", "no place"),
        ("player 1", "player 0: Bo", "twice"),
        ("player 1", "player one", "key: value"),
        ("0: ", "2: white", "nobody"),
        ("0: ", "spectator: white", "nobody"),
        ("0: ", "0: e4", "cannot read"),
        ("0: ", "0 sings: la", "nobody"),
        ("0 says", '0 says: "la', "quotation"),
        ("0 says", "0 takes back: it", "number of a step"),
        ("0 says", "0 takes back: 1-2", "number of a step"),
        ("0 says", "0 takes back with consent: 2", "a later one"),
        ("0 says", "0 takes back with consent: 2-1", "a later one"),
        ("0 says", "chance takes back: 1", "nobody"),
        ("0 says", "spectator takes back: 1", "nobody"),
        ("0 says", "0 says: " + "la" * 10_000, "characters"),
        ("steps", "steps: 7", "should be 7 steps"),
        ("ranks", "ranks: 1 1", "the ranks are"),
        ("ranks", "ranks: 9", "the ranks are"),
        ("ranks", "secret: " + "0" * 64, "before its ranks"),
        ("ranks", "winner: 0", "no place"),
    ],
)
def test_an_edited_line_is_refused_with_its_number(start: str, row: str, words: str) -> None:
    fault = refusal(edited(row_of(start), row))
    assert words in str(fault)
    assert abs(fault.line - row_of(start)) <= (2 if "player" in words or "ranks" in words else 0)


def test_an_illegal_step_is_refused_with_its_line_and_its_rule() -> None:
    line = row_of("1: confirm") if "1: confirm" in ROWS else row_of("0: confirm")
    mover = "10"[int(ROWS[line - 1][0])]
    fault = refusal(edited(line + 1, f"{mover}: 2>1"))
    assert fault.line == line + 1
    assert fault.rule == "R19"
    assert "R19" in str(fault)


def test_nothing_is_played_after_the_end() -> None:
    last = row_of("steps") - 2
    rows = [*ROWS[:last], "0: W@1", *ROWS[last:]]
    assert "already over" in str(refusal("\n".join(rows)))


def test_a_missing_step_shows() -> None:
    for number in range(row_of("0: "), row_of("steps") - 1):
        if " says" not in ROWS[number - 1]:
            refusal(edited(number, None))


def test_ranks_without_an_end_are_refused() -> None:
    record = read(TEXT)
    record.steps = record.steps[:-1]
    record.sayings = []
    fault = refusal(write(record))
    assert "not over" in str(fault)
    assert fault.line == row_of("ranks", write(record).split("\n"))


def test_nothing_follows_the_closing_lines() -> None:
    assert "nothing follows" in str(refusal(TEXT + "\n0: W@1\n"))


def test_a_huge_record_is_refused_at_once() -> None:
    assert "at most" in str(refusal("ludotheque-record: 1\n" + "x" * 9_000_000))
    assert "at most" in str(refusal(edited(2, "game: " + "x" * 20_000)))


@pytest.mark.parametrize("change", ["\r\n", "\ufeff"])
def test_what_an_editor_does_to_a_text_is_forgiven(change: str) -> None:
    text = TEXT.replace("\n", change) if change == "\r\n" else change + TEXT
    assert read(text) == read(TEXT)


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_a_changed_letter_never_crashes_the_reader(place: int, letter: str) -> None:
    line = 1
    try:
        read(TEXT[:place] + letter + TEXT[place + 1 :])
    except BrokenRecord as fault:
        line = fault.line
    assert 1 <= line <= len(ROWS) + 1


def test_seats_have_names() -> None:
    assert [actor(seat) for seat in (0, 5, CHANCE, CLOCK, NOBODY)] == ["0", "5", "chance", "clock", "spectator"]


def test_a_record_keeps_whose_table_it_was_and_who_played_which_side() -> None:
    game = LootGame()
    record = Record(game, {}, ["Ana", "Ben", "Cleo"], seating=Seating(2, (4, 0, 2)))
    text = write(record)
    assert "side 0: bare\nside 1: mask\nside 2: hat\nhost: 2\n" in text
    again = read(text, lambda slug: game)
    assert again.seating == record.seating
    assert replay(again).sides == [4, 0, 2]
    assert replay(again).host == 2
    assert "side" not in write(Record(game, {}, ["Ana", "Ben"]))


@pytest.mark.parametrize(
    ("row", "edit", "why"),
    [
        ("side 0: bare", "side 0: wig", "loot has no side 'wig'; mask, scarf, hat, veil, bare"),
        ("side 0: bare", "side 0: mask", "each of the 3 seats has a side of its own"),
        ("side 0: bare", "side 7: bare", "side 7 has no seat"),
        ("side 0: bare\n", "", "each of the 3 seats has a side of its own"),
        ("host: 2", "host: 3", "the host is one of the seats 0 to 2, not 3"),
        ("host: 2", "host: me", "the host is the number of a seat, not 'me'"),
    ],
)
def test_a_wrong_side_or_host_is_refused_in_words(row: str, edit: str, why: str) -> None:
    game = LootGame()
    text = write(Record(game, {}, ["Ana", "Ben", "Cleo"], seating=Seating(2, (4, 0, 2))))
    with pytest.raises(BrokenRecord, match=why):
        read(text.replace(row, edit), lambda slug: game)


class StricterLoot(LootGame):
    """Rules of a later version, by which nobody flees in the first round."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2

    class State(Loot):
        def why_not(self, seat: int, action: int) -> str:
            return "R9" if action == FLEE and self.round == 0 and seat >= 0 else super().why_not(seat, action)

    STATE = State


def test_a_record_of_older_rules_is_carried_over_or_its_first_illegal_step_named() -> None:
    kept, broken = 0, 0
    later = StricterLoot()
    for seed in range(12):
        record = finished(LootGame(), 3, seed)
        fled = [n for n, step in enumerate(record.steps[:9]) if step.seat >= 0 and step.action == FLEE]
        with pytest.raises(BrokenRecord, match=r"played by version '1' of the rules of loot; here is 2"):
            read(write(record), lambda slug: later)
        if not fled:
            assert read(write(carried(write(record), lambda slug: later)), lambda slug: later).ranks == record.ranks
            kept += 1
            continue
        with pytest.raises(BrokenRecord, match=f"step {fled[0]}: .* is refused by R9") as caught:
            carried(write(record), lambda slug: later)
        assert caught.value.rule == "R9"
        broken += 1
    assert kept
    assert broken


def test_a_record_of_newer_rules_is_not_carried_back() -> None:
    with pytest.raises(BrokenRecord, match="played by version '2' of the rules of loot; here is 1"):
        carried(write(Record(StricterLoot(), {}, ["Ana", "Ben"])), lambda slug: LootGame())


def test_a_position_of_several_lines_stays_on_its_line_in_a_record() -> None:
    record = Record(GAME, {}, ["Ana", "Ben"], position="7.0.0 5.0.0\n3.0.0 1.0.0 w")
    assert 'position: "7.0.0 5.0.0\\n3.0.0 1.0.0 w"' in write(record)
    assert read(write(record)).position == record.position


def test_a_refusal_shows_nothing_that_a_screen_would_obey() -> None:
    fault = refusal(TEXT.replace("\nranks: ", "\nranks: \x1b[31m"))
    assert str(fault).isprintable()
    assert "\\u001b[31m" in str(fault)


def test_half_a_character_is_refused_with_its_line() -> None:
    fault = refusal(TEXT.replace("player 0: player 0", "player 0: \ud800"))
    assert fault.line == row_of("player 0:")
    assert "half a character" in str(fault)


def test_a_record_that_is_longer_than_any_game_is_refused_at_its_first_step_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = write(finished(GAME, 2))
    monkeypatch.setattr("ludotheque.core.record.STEPS", 3)
    assert "a record has at most 3 steps" in str(refusal(written))
