"""The laws over whole games and single moments: some games each time, 200 for each player count with --soak."""

from __future__ import annotations

from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludotheque.laws import laws, story, walking
from ludotheque.laws.story import WatchedWalk
from ludotheque.laws.subjects import is_soak
from ludotheque.laws.walking import Subject, Walk

SOAK = is_soak()
BRANCH = 60  # steps that are walked on from a position of a scenario
HOP = 60 if SOAK else 400  # at most so many steps lie between two looks at what may be taken back
FAR = 1_000_000 if SOAK else 1_000  # so many steps of a game are told beside other worlds

seeds = st.integers(0, 2**32)


def examples(quick: int, soak: int) -> settings:
    """How many examples a quick and a long run try."""
    return settings(max_examples=soak if SOAK else quick)


def walks(quick: int, soak: int) -> settings:
    """The same for seeds of games: a smaller seed is no smaller game, so nobody looks for one."""
    return settings(examples(quick, soak), phases=[Phase.explicit, Phase.reuse, Phase.generate])


def tries(subject: Subject, seed: int) -> range:
    """The seeds of the games that make one example."""
    return range(seed, seed + (1 if SOAK else subject.games))


@given(seed=seeds)
@walks(5, 200)
def test_whole_games_keep_the_laws(subject: Subject, seats: int, seed: int) -> None:
    for game in tries(subject, seed):
        walked = walking.walk(subject, game, seats)
        laws.l1_the_written_record_rebuilds_the_state(subject, walked)
        laws.l5_events_hide_what_they_must(walked.events, seats)
        laws.l10_ranks_are_a_ranking(walked.state)
        laws.l11_every_event_is_told(subject, walked.state, walked.events)


@given(seed=seeds)
@walks(5, 200)
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
            laws.l17_an_observation_tells_no_more_than_the_view(subject, state, rng)


@given(seed=seeds)
@walks(1, 200)
def test_all_along_a_game_a_view_tells_no_more_than_the_story(subject: Subject, seats: int, seed: int) -> None:
    for game in tries(subject, seed):
        WatchedWalk(subject, game, seats).wander(FAR)


@given(seed=seeds)
@walks(2, 200)
def test_a_copy_leads_its_own_life(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(subject, seed):
        for state in walking.moments(subject, game, seats, 3):
            laws.l3_a_copy_is_equal_and_independent(subject, state, rng)


@given(seed=seeds)
@walks(2, 200)
def test_every_moment_can_be_seen_and_clicked(subject: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(subject, seed):
        for state in walking.moments(subject, game, seats, 6):
            laws.l5_faces_are_functions_of_views(subject, state, rng)
            laws.l11_every_choice_can_be_clicked(subject, state)
            laws.l11_every_click_means_something_or_nothing(subject, state, rng)
            laws.l11_every_refusal_has_a_sentence(subject, state, rng)


@given(seed=seeds)
@walks(2, 200)
def test_nothing_that_was_shown_is_taken_back(subject: Subject, seats: int, seed: int) -> None:
    for game in tries(subject, seed):
        walked = Walk(subject, game, seats)
        hops = Random(game)
        while walked.state.waiting_for:
            walked.wander(len(walked.past) + hops.randrange(1, 1 + HOP))
            story.l15_what_was_shown_is_not_taken_back(walked)


@given(seed=seeds)
@walks(2, 200)
def test_computer_players_can_follow_their_advice(boxed: Subject, seats: int, seed: int) -> None:
    rng = Random(seed)
    for game in tries(boxed, seed):
        for state in walking.moments(boxed, game, seats, 6):
            laws.l16_advice_can_be_followed(boxed, state, rng)


def test_every_position_of_the_scenarios_can_be_played_on(staged: Subject) -> None:
    rng = Random(1)
    for seats, openings in enumerate(staged.openings):
        for opening in openings:
            for seed in range(60 if SOAK else 1):
                mood = rng.choice(walking.MOODS)
                walked = Walk(staged, seed, seats, mood, opening).wander(BRANCH)
                laws.l1_the_written_record_rebuilds_the_state(staged, walked)
                laws.l4_nobody_can_tell_a_determinised_state(staged, walked.state, rng)
                laws.l17_an_observation_tells_no_more_than_the_view(staged, walked.state, rng)
                story.l13_a_view_tells_no_more_than_the_story(staged, walked.state, rng)
                story.l15_what_was_shown_is_not_taken_back(walked)
