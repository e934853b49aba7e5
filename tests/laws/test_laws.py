"""The laws, over every game on the shelf and the toys: some games each time, 200 for each player count with --soak."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.shelf import box, slugs
from tests.laws import laws, story, walking
from tests.laws.walking import Subject, Walk
from tests.toys.bazaar import BazaarFace, BazaarGame
from tests.toys.loot import LootFace, LootGame

assert settings.default is not None
SOAK = settings.default.max_examples > 100

# How many random games make one example: short games are tried more often. Long ones are calm but for long runs, and
# busy where they are short: from the positions of the scenarios.
GAMES = {"apagos": 25, "meeples": 4, "apaches": 3}
SCENARIOS = Path(__file__).parents[2] / "scenarios"
SHELF = [
    Subject(
        box(slug).game,
        box(slug).face,
        box(slug).package,
        games=GAMES.get(slug, 1),
        openings=walking.openings(SCENARIOS / f"{slug}.toml"),
        moods=walking.MOODS if SOAK or slug in GAMES else walking.MOODS[:2],
    )
    for slug in slugs()
]
SUBJECTS = [*SHELF, Subject(LootGame(), LootFace(), games=25), Subject(BazaarGame(), BazaarFace(), games=25)]
CASES = [(subject, seats) for subject in SUBJECTS for seats in subject.game.seats]

BRANCH = 60  # steps that are walked on from a position of a scenario
HOP = 60 if SOAK else 400  # at most so many steps lie between two looks at what may be taken back

seeds = st.integers(0, 2**32)
subjects = pytest.mark.parametrize(("subject", "seats"), CASES, ids=[f"{s.game.name}-{n}" for s, n in CASES])


def examples(quick: int, soak: int) -> settings:
    return settings(max_examples=soak if SOAK else quick)


def tries(subject: Subject, seed: int) -> range:
    return range(seed, seed + (1 if SOAK else subject.games))


@subjects
@given(seed=seeds)
@examples(5, 200)
def test_whole_games_keep_the_laws(subject: Subject, seats: int, seed: int) -> None:
    for game in tries(subject, seed):
        walked = walking.walk(subject, game, seats)
        laws.l1_the_written_record_rebuilds_the_state(subject, walked)
        laws.l5_events_hide_what_they_must(walked.events, seats)
        laws.l10_ranks_are_a_ranking(walked.state)
        laws.l11_every_event_is_told(subject, walked.state, walked.events)


@subjects
@given(seed=seeds)
@examples(5, 200)
def test_every_moment_keeps_the_laws_of_rules_and_secrecy(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(subject, seed):
        for state in walking.moments(subject, game, seats, 8):
            laws.l2_legal_and_why_not_are_one_judge(subject, state)
            laws.l4_nobody_can_tell_a_determinised_state(subject, state, rng)
            laws.l5_events_tell_no_more_than_views(subject, state, rng)
            laws.l6_seals_commute(subject, state, rng)
            laws.l7_a_pause_is_public(subject, state, rng)
            laws.l8_fields_forget_nothing(state)
            walking.l9_invariants_hold(state)
            story.l13_a_view_tells_no_more_than_the_story(subject, state, rng)


@subjects
@given(seed=seeds)
@examples(2, 200)
def test_a_copy_leads_its_own_life(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(subject, seed):
        for state in walking.moments(subject, game, seats, 3):
            laws.l3_a_copy_is_equal_and_independent(subject, state, rng)


@subjects
@given(seed=seeds)
@examples(2, 200)
def test_every_moment_can_be_seen_and_clicked(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(subject, seed):
        for state in walking.moments(subject, game, seats, 6):
            laws.l5_faces_are_functions_of_views(subject, state, rng)
            laws.l11_every_choice_can_be_clicked(subject, state)
            laws.l11_every_click_means_something_or_nothing(subject, state, rng)
            laws.l11_every_refusal_has_a_sentence(subject, state, rng)


@subjects
@given(seed=seeds)
@examples(2, 200)
def test_nothing_that_was_shown_is_taken_back(subject: Subject, seats: int, seed: int) -> None:
    for game in tries(subject, seed):
        walked = Walk(subject, game, seats)
        hops = Random(game)
        while walked.state.waiting_for:
            walked.wander(len(walked.past) + hops.randrange(1, 1 + HOP))
            story.l15_what_was_shown_is_not_taken_back(walked)


@pytest.mark.parametrize("subject", SHELF, ids=slugs())
def test_every_position_of_the_scenarios_can_be_played_on(subject: Subject) -> None:
    rng = Random(1)
    for seats, openings in enumerate(subject.openings):
        for opening in openings:
            for seed in range(60 if SOAK else 1):
                mood = rng.choice(walking.MOODS)
                walked = Walk(subject, seed, seats, mood, opening).wander(BRANCH)
                laws.l1_the_written_record_rebuilds_the_state(subject, walked)
                laws.l4_nobody_can_tell_a_determinised_state(subject, walked.state, rng)
                story.l13_a_view_tells_no_more_than_the_story(subject, walked.state, rng)
                story.l15_what_was_shown_is_not_taken_back(walked)
