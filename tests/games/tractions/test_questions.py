"""Every question keeps the laws of secrecy, and a leak in any sealed or interrupting one is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ludotheque.core.agenda import question
from ludotheque.core.scenario import Scenario
from ludotheque.core.state import State
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.text.actions import QUESTIONS
from ludotheque.laws import laws, walking
from tests.games.tractions.staging import (
    CASES,
    HONEST,
    SEALED,
    WINDOWS,
    AutoPassing,
    Knowing,
    Peeking,
    Racing,
    Shouting,
    log_decides_the_view,
    moments,
    sealed,
    sealed_answers_look_alike,
    tampered,
    whole_answers_commute,
    window,
)

rule = pytest.mark.rule
STAGED: dict[int, list[Tractions]] = {}
PASSED: dict[int, set[str]] = {}  # the cases that come to a question
for name, moment in moments():
    STAGED.setdefault(question(moment.agenda), []).append(moment)
    PASSED.setdefault(question(moment.agenda), set()).add(name)

sealed_questions = pytest.mark.parametrize("asked", SEALED, ids=[QUESTIONS[asked] for asked in SEALED])
windows = pytest.mark.parametrize("asked", WINDOWS, ids=[QUESTIONS[asked] for asked in WINDOWS])
every_question = pytest.mark.parametrize("asked", range(t.OVER + 1), ids=QUESTIONS)


def test_the_cases_come_to_every_question() -> None:
    assert STAGED.keys() == set(range(t.OVER + 1))


def keeps_the_laws(state: State, rng: Random) -> None:
    laws.l4_nobody_can_tell_a_determinised_state(HONEST, state, rng)
    laws.l5_events_tell_no_more_than_views(HONEST, state, rng)
    laws.l6_seals_commute(HONEST, state, rng)
    for _ in range(3):
        laws.l7_a_pause_is_public(HONEST, state, rng)
    laws.l8_fields_forget_nothing(state)
    walking.l9_invariants_hold(state)


@every_question
def test_a_question_keeps_the_laws(asked: int) -> None:
    rng = Random(asked)
    states = STAGED[asked]
    laws.l2_legal_and_why_not_are_one_judge(HONEST, states[0])
    for state in rng.sample(states, min(6, len(states))):
        keeps_the_laws(state, rng)


@pytest.mark.soak
@every_question
def test_every_moment_of_every_case_keeps_the_laws(asked: int) -> None:
    rng = Random(asked)
    for state in STAGED[asked]:
        laws.l2_legal_and_why_not_are_one_judge(HONEST, state)
        for wander in (0, 0, 3, 6, 9):
            twin = state.copy()
            for _ in range(wander):
                if twin.waiting_for:
                    walking.take(twin, walking.random_step(HONEST, twin, rng))
            keeps_the_laws(twin, rng)


@rule("I10", "R34", "R19")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_sounds_the_same_looks_the_same_whatever_others_hold(case: Scenario) -> None:
    log_decides_the_view(case, lambda state: state)


@rule("A58", "R67", "R95", "R97", "R114", "R117", "R119", "R126")
@sealed_questions
def test_answers_given_at_once_commute(asked: int) -> None:
    state = sealed(asked)
    for seed in range(8):
        whole_answers_commute(state, Random(seed))


@rule("A58", "R117")
@sealed_questions
def test_a_sealed_answer_is_neither_seen_nor_heard(asked: int) -> None:
    state = sealed(asked)
    for seed in range(20):
        sealed_answers_look_alike(state, Random(seed))


# Planted faults.


def caught(law: str, check: Callable[[Random], None]) -> None:
    """One of many tries breaks the law, and that law."""

    def tries() -> None:
        for seed in range(300):
            check(Random(seed))

    with pytest.raises(AssertionError, match=law):
        tries()


@sealed_questions
def test_an_answer_that_depends_on_arrival_is_caught(asked: int) -> None:
    caught("L6", lambda rng: whole_answers_commute(Racing(sealed(asked), asked), rng))


@sealed_questions
def test_a_sealed_answer_that_others_see_is_caught(asked: int) -> None:
    caught("I10", lambda rng: sealed_answers_look_alike(Peeking(sealed(asked), asked), rng))


@sealed_questions
def test_a_sealed_answer_that_others_hear_is_caught(asked: int) -> None:
    caught("I10", lambda rng: sealed_answers_look_alike(Shouting(sealed(asked), asked), rng))


@rule("A44", "R88", "R134")
@windows
def test_a_question_that_is_put_only_to_those_who_can_answer_is_caught(asked: int) -> None:
    subject = tampered(AutoPassing, asked)
    before = window(asked)
    for seed in range(20):
        laws.l7_a_pause_is_public(HONEST, before, Random(seed))
    caught("L7", lambda rng: laws.l7_a_pause_is_public(subject, AutoPassing(before.copy(), asked), rng))


HOLDERS = [
    asked for asked in range(t.OVER) if asked > t.DRAWING_FIRST and any(any(state.hands) for state in STAGED[asked])
]


@pytest.mark.parametrize("asked", HOLDERS, ids=[QUESTIONS[asked] for asked in HOLDERS])
def test_a_hand_that_shows_during_a_question_is_caught(asked: int) -> None:
    def every_case() -> None:
        for case in CASES:
            if case.name in PASSED[asked]:
                log_decides_the_view(case, lambda state: Knowing(state, asked))

    with pytest.raises(AssertionError, match="I10"):
        every_case()
