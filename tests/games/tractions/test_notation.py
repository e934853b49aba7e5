"""Every action has a text, every text is read back, and positions say what they mean."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.laws import texts
from ludotheque.laws.texts import slips
from tests.games.tractions.playing import after, at, facts
from tests.games.tractions.staging import CASES, HONEST
from tests.games.tractions.test_asides import restless

rule = pytest.mark.rule


@rule("R37", "R108")
def test_every_action_is_written_and_read_back() -> None:
    texts = [GAME.write(0, action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [GAME.read(0, text) for text in texts] == list(range(GAME.actions))
    # No text recruits for others or hands loot from man to man.
    assert [text for text in texts if "recruit" in text] == ["recruit mp", "recruit cash"]
    assert not [text for text in texts if "loot" in text]


def test_the_clock_speaks_too() -> None:
    assert GAME.read(CLOCK, GAME.write(CLOCK, 0)) == 0
    for seat, text in ((0, "dance"), (CHANCE, "die 9"), (CLOCK, "LO1")):
        with pytest.raises(ValueError, match=text):
            GAME.read(seat, text)


def test_an_action_out_of_range_has_no_text() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.write(0, GAME.actions)


POSITION = (
    "4p; turn 3; first LO; LO 5U t1 c2; AT 12U; DA 5U; BO 5U; LO1@s22+14; LO2@h06 guest; AT1@s23 held 3; AT2@h06; "
    "dropped s33 4; Mv LO 7 c"
)


AGREED = (
    "4p; turn 3; first LO; LO 5U; AT 5U; DA 5U; BO 5U; LO1@s71; AT1@h05; shield AT hotels; pierrot down; ban LO h05; "
    "pact LO AT until 5: peace AT LO everywhere, give LO AT 3U, bring LO bankW 2, split LO 2 AT 1; "
    "pact open AT DA until 4: avoid AT s22, lodging DA AT; Mv LO 7 c"
)


def test_a_position_is_written_as_it_is_read() -> None:
    assert GAME.write_position(at(POSITION)) == POSITION
    assert GAME.write_position(at(AGREED, 4, powers="on")) == AGREED


@rule("A18")
def test_a_position_says_whether_its_table_plays_with_the_sandglass() -> None:
    state = at("LO1@s22; Mv LO", clock="on")
    assert GAME.write_position(state).startswith("4p; clock; ")
    assert dump(at(GAME.write_position(state))) == dump(state)
    assert dump(at("clock; LO1@s22; Mv LO")) == dump(state)
    with pytest.raises(ValueError, match=r"'clock'.*A18"):
        at("clock; LO1@s22; Mv LO", clock="off")


BAD = [
    "LO1@nowhere",
    "XX 5U",
    "NA 5U",
    "LO1@s22; LO1@s23",
    "LO21@s22",
    "LO z3",
    "LO t19",
    "Mv LO twelve",
    "LO1 LO2@h01",
    "LO1@baseNW+3",
    "pact until 3: love LO AT",
    "pact until 3: bring LO bankW",
    "pact peace",
    "nonsense",
    "LO1 s22",
    "LO1@s22 unpaid",
    "LO1@h01 guest",
    "LO1@s22 held 6",
    "LO1@s22 pierrot 3",
    "LO1@s22; dropped s22 4",
    "LO1@s22+99999",
    "LO 99999U",
    "LO ٣U",
    "turn 0",
    "turn 41",
    "5p",
    "(floor)",
    "pierrot down",
    "ban LO h05",
    "Mv LO 1000",
    "pact until 3: peace LO LO",
    "pact LO until 3: text alone",
    "pact until 2: peace LO AT",
    "pact until 41: peace LO AT",
    "pact until 3: peace LO AT h03",
    "pact until 3: avoid LO baseN",
    "pact until 3: give LO AT 0U",
    "pact until 3: give LO AT 19 colt",
    "pact until 3: bring LO bankW 21",
    "pact until 3: split LO 63 AT 1",
    "pact until 3: split LO 21 AT 1",
    "pact until 3: split LO 1 LO 1 AT 1",
    "pact until 3: split LO 1",
    "pact until 3: split s22 LO 1 AT 1",
    "pact LO AT DA until 3: split LO 1 AT 1",
    'pact LO AT until 3: text "never closed',
    "; ".join(["pact until 3: peace LO AT"] * 17),
]


@pytest.mark.parametrize("text", BAD)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="BAD_POSITION"):
        at(text)


@pytest.mark.parametrize(
    ("text", "matter"),
    [
        ("LO 1U; LO 2U", "LO U"),
        ("LO 1U 2U", "LO U"),
        ("turn 3; turn 4", "turn"),
        ("first LO; LO1@s22; first AT", "first"),
        ("phase 2; phase 5", "how the turn stands"),
        ("Mv DA a; Mv LO", "how the turn stands"),
        ("phase 4; Mv LO", "how the turn stands"),
        ("Mv LO; (shots)", "how the turn stands"),
        ("dropped s22 4; dropped s22 5", "dropped s22"),
    ],
)
def test_what_is_said_twice_is_refused(text: str, matter: str) -> None:
    with pytest.raises(ValueError, match=f"BAD_POSITION.*: {matter} is said twice"):
        at(text)


def test_the_cards_of_a_hand_add_up() -> None:
    assert facts(at("LO c1 t1 c1; AT c1; LO 9U c1; Mv LO"))["LO"] == "9U t1 c3"


@rule("R133")
def test_the_van_stands_in_a_street_or_in_the_parking() -> None:
    with pytest.raises(ValueError, match=r"'h14'.*R133"):
        at("van_at h14; van", 4, van="on")
    with pytest.raises(ValueError, match=r"'s22'.*R133"):
        at("van_at s22")
    assert facts(at("van_at s22; Mv LO", 4, van="on"))["van"] == "s22"


@rule("R163", "I2")
def test_a_position_says_whose_sten_lies_on_a_man() -> None:
    state = at("LO1@s22 pierrot 3; LO2@s22 held 2; Mv LO", 4, powers="on")
    assert (state.pierrot, state.pierrot_man, state.supply[t.STEN]) == (0, 0, 6)
    assert "LO1@s22 pierrot 3; LO2@s22 held 2" in GAME.write_position(state)
    for text in ("AT1@s22 pierrot 3", "LO1 LO2@s22 pierrot 3"):
        with pytest.raises(ValueError, match="R163"):
            at(text, 4, powers="on")


WORDS = ["no tricks", "a; LO 900U", "one, two", 'he said "no"', "back\\slash", "two\nlines", " padded  ", "void", "é ’"]


@rule("R42", "R51")
@pytest.mark.parametrize("words", WORDS)
def test_the_words_of_a_clause_are_read_back_as_they_were_written(words: str) -> None:
    state = at("LO1 AT1@cafW; phase 2")
    state = after(state, "0: write, alliance, number 2, LO, AT, clause text")
    state.apply(0, GAME.read(0, "ok"), words)
    state = after(state, "0: ok, send | 1: accept 0 | 0: done | 1: done")
    assert state.clause_words == [words]
    text = GAME.write_position(state)
    assert "\n" not in text
    again = at(text)
    assert again.clause_words == [words]
    assert again.purses == state.purses
    assert dump(again) == dump(state)


@rule("I11")
def test_a_position_with_a_rest_is_read_as_it_was_written_and_not_otherwise() -> None:
    state = after(at("LO1@s22; AT1@s23; LO c1; Mv LO"), "0: LO1, s23, attack, AT, go, fire, LO1, colt")
    text = GAME.write_position(state)
    assert "; (shots); rest " in text
    assert dump(at(text)) == dump(state)
    for old, new in (("LO1@s22", "LO1@s21"), ('"holder":0', '"holder":2'), ("(shots)", "(dodge)")):
        assert old in text
        with pytest.raises(ValueError, match=r"seal|\(dodge\)"):
            at(text.replace(old, new))


@rule("I11")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_moment_of_a_restless_game_is_read_back(seats: int) -> None:
    for number, (state, options) in enumerate(restless(seats, seats, 2500)):
        if number % 25 == 0:
            texts.l14_a_position_reads_back(HONEST, state, options)


@rule("I1", "I2", "I3", "I4")
def test_a_position_with_slips_of_the_pen_is_refused_or_can_be_played() -> None:
    givens = [case for case in CASES if case.given]
    believed = 0
    for seed in range(300):
        rng = Random(seed)
        case = rng.choice(givens)
        text = texts.edited(case.given, slips(rng))
        table = texts.Table(case.seats, case.options)
        believed += texts.l14_a_text_is_a_sound_position_or_refused(HONEST, text, table, rng, steps=60)
    assert 30 < believed < 270


def test_the_table_is_for_four_to_six() -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(3, {})
