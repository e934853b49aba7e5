"""The rules that no scenario shows, and the scenarios."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from kuhn import ADVICE, FACE, GAME
from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn

from ludotheque.core.face import refusal, say
from ludotheque.core.scenario import Scenario, load, run
from ludotheque.core.state import CHANCE, HIDDEN, NOBODY, Event, Seating
from ludotheque.core.tongue import tongue

CASES = load(files("kuhn").joinpath("scenarios.toml").read_text("utf-8"), Path("."))


def dealt(first: int, second: int) -> Kuhn:
    state = GAME.start(2, {})
    state.apply(CHANCE, first)
    state.apply(CHANCE, second)
    return state


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_scenario_comes_true(case: Scenario) -> None:
    assert run(case) == []


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [(1, t.CHECK, "R2"), (0, t.CALL, "R7"), (0, t.FOLD, "R7"), (0, 9, "R1"), (CHANCE, t.KING, "R2")],
)
def test_what_is_refused_and_why(seat: int, action: int, rule: str) -> None:
    assert dealt(t.KING, t.JACK).why_not(seat, action) == rule
    for language in ("en", "fr"):
        assert tongue(language, "kuhn")(refusal(rule))


def test_once_there_is_a_bet_nobody_checks() -> None:
    state = dealt(t.KING, t.JACK)
    state.apply(0, t.BET)
    assert state.why_not(1, t.CHECK) == "R6"
    assert state.legal(1) == [t.CALL, t.FOLD]


def test_the_owner_opens_and_then_each_in_turn() -> None:
    state = GAME.start(2, {}, None, Seating(host=1))
    assert state.opener == 1
    for card in (t.QUEEN, t.KING):
        state.apply(CHANCE, card)
    state.apply(1, t.CHECK)
    state.apply(0, t.CHECK)
    assert (state.round, state.opener) == (2, 0)


def test_the_match_ends_early_when_a_purse_is_empty() -> None:
    poor = GAME.with_material(GAME.material.replace("purse = 20", "purse = 2"))
    state = poor.start(2, {})
    for seat, action in ((CHANCE, t.KING), (CHANCE, t.JACK), (0, t.BET), (1, t.CALL)):
        state.apply(seat, action)
    assert state.waiting_for == []
    assert state.ranks() == [1, 2]
    assert state.why_not(0, t.CHECK) == "R10"


@pytest.mark.parametrize(("line", "check"), [("purse = 1", "V2"), ("purse = true", "V1"), ("purse = 0", "V1")])
def test_a_box_that_cannot_be_played_with_is_refused(line: str, check: str) -> None:
    with pytest.raises(ValueError, match=f"line 4: {check}"):
        GAME.with_material(GAME.material.replace("purse = 20", line))


def test_nobody_sees_the_card_of_another() -> None:
    state = dealt(t.KING, t.JACK)
    assert state.view(0).card == t.KING
    assert state.view(1).card == t.JACK
    assert state.view(NOBODY).card == HIDDEN
    assert "king" not in " ".join(map(tongue("en", "kuhn"), FACE.tell(state.view(1))))


def test_a_showdown_is_not_taken_back() -> None:
    events: list[Event] = []
    state = dealt(t.KING, t.JACK)
    state.journal = events
    state.apply(0, t.CHECK)
    assert not GAME.reveals(events)
    state.apply(1, t.CHECK)
    assert GAME.reveals(events)


def test_the_computer_bluffs_with_one_jack_in_three() -> None:
    view = dealt(t.JACK, t.KING).view(0)
    rng = Random(1)
    bets = sum(ADVICE.choose(GAME, view, rng) == t.BET for _ in range(3000))
    assert 900 < bets < 1100


def test_the_question_is_asked_in_words() -> None:
    view = dealt(t.JACK, t.KING).view(0)
    assert FACE.question(view) == say("question-bet-yours", who=say("side-red"), coins=1)
