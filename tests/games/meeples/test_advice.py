"""The greedy player sees views only and finds whole handfuls; `tests/shelf` lets it beat chance."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.mind.advice import MeeplesAdvice
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from tests.games.meeples.playing import after, at

ADVICE = MeeplesAdvice()


def advised(state: Meeples) -> str:
    seat = state.waiting_for[0]
    return GAME.write(seat, ADVICE.choose(GAME, state.view(seat), Random(1)))


def test_a_bandit_is_sown_among_mineurs() -> None:
    state = at("b5: O1 B1; b7: M4; b10: O3; tile b1: P1/5; tile b6: P2/5")
    assert advised(state) == "take b5"
    state = after(state, "take b5")
    assert advised(state) == "dir cw"
    state = after(state, "dir cw", "drop O")
    assert facts_of_target(state) == "E"


def facts_of_target(state: Meeples) -> str:
    return GAME.facts(state)["target"]


@pytest.mark.rule("R45")
@pytest.mark.parametrize(("roll", "answer"), [("roll W6 E2", "yes"), ("roll W4 E4", "no"), ("roll W1 E5", "no")])
def test_the_better_shot_rolls_again_exactly_when_behind(roll: str, answer: str) -> None:
    state = after(at("W: O/P2; b6: A1"), "take b6", "dir cw", "drop A", "resolve showdown", roll)
    assert advised(state) == f"reroll {answer}"


@pytest.mark.rule("A7")
def test_a_crowded_saloon_is_planned_quickly() -> None:
    state = after(at("SAL: O15 M3 B2 V1; b4: M2; b9: O3"), "take SAL")
    assert advised(state).startswith("start ")


def test_worth_prefers_the_richer() -> None:
    state = at("P1: 5g 1bar; P2: 3g; SAL: V1")
    assert ADVICE.worth(state, 0) > 0 > ADVICE.worth(state, 1)


def test_worth_looks_at_what_the_turn_will_still_bring() -> None:
    state = after(at("b3: B1; b4: M3; b2: O1"), "take b3")
    rich = after(state, "dir cw", "drop B")
    poor = after(state, "dir ccw", "drop B")
    assert ADVICE.worth(rich, 0) > ADVICE.worth(poor, 0)
    assert ADVICE.worth(rich, 1) < ADVICE.worth(poor, 1)


@pytest.mark.rule("R25")
def test_worth_knows_what_a_player_to_appoint_leaves_of_the_turn() -> None:
    state = after(at("W: B/P1; b6: M1"), "take b6", "dir cw", "drop M")
    assert state.question() == t.APPOINTING
    assert state.in_hand() == 0
    assert ADVICE.worth(state, 0) == -ADVICE.worth(state, 1)
