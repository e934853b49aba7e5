"""L14: hundreds of mutants each time, thousands for each game with --soak."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core.state import State
from ludotheque.laws import texts, walking
from ludotheque.laws.test_laws import SOAK, examples, walks
from ludotheque.laws.texts import KINDS, ODD, Edit, Table
from ludotheque.laws.walking import Subject

GAMES_KEPT = 12 if SOAK else 1  # random games for each number of seats, that texts are taken from
WALK = 200_000 if SOAK else 600  # steps of such a game
STEPS = 200_000 if SOAK else 100  # that a believed text is played on
CARRIED = 0.2  # of the records bring their box along
KEPT: dict[tuple[str, int, int], list[tuple[State, Table]]] = {}
WHOLE = 20  # a quick run plays one in so many to the end

seeds = st.integers(0, 2**32)
places = st.integers(0, 2**16)
slips = st.lists(st.builds(Edit, st.sampled_from(KINDS), places, places | st.sampled_from(ODD)), min_size=1, max_size=3)
UNPRINTABLE = Edit("alter", 0, "\0")
# What leaves a box in one piece more often than not: other numbers, other names, rows too few or too many.
tweaks = st.lists(
    st.builds(
        Edit,
        st.sampled_from(["more", "less", "alter", "drop clause", "double clause"]),
        places,
        places | st.sampled_from(["0", "1", "2", "7", "99", "none", "é"]),
    ),
    min_size=1,
    max_size=3,
)


def kept(subject: Subject, seats: int, game: int) -> list[tuple[State, Table]]:
    """Moments of a random game, which many texts are taken from."""
    key = (subject.game.name, seats, game)
    if key not in KEPT:
        KEPT[key] = texts.moments(subject, game, seats, 40 if SOAK else 12, WALK)
    return KEPT[key]


@cache
def given_cases(scenarios: Path) -> list[str]:
    """The scenarios of a file, each as a text of its own."""
    return texts.cases(scenarios.read_text("utf-8"))


def some_moment(subject: Subject, rng: Random) -> tuple[State, Table]:
    """Any position of a few kept games, and the table it is played at."""
    return rng.choice(kept(subject, rng.choice(subject.game.seats), rng.randrange(GAMES_KEPT)))


def steps(subject: Subject, rng: Random) -> int:
    """How far a position is played on: now and then to the end."""
    return subject.most_steps if rng.randrange(WHOLE) == 0 else STEPS


@given(seed=seeds)
@walks(3, 200)
def test_every_moment_reads_back(subject: Subject, seats: int, seed: int) -> None:
    for state, table in texts.moments(subject, seed, seats, 16, WALK):
        texts.l14_a_position_reads_back(subject, state, table.options)


def some_position(subject: Subject, rng: Random) -> tuple[str, Table]:
    """A moment of a random game, or a position of the scenarios."""
    seats = rng.choice(subject.game.seats)
    if rng.random() < 0.5 and subject.openings[seats]:
        opening = rng.choice(subject.openings[seats])
        return opening.position, Table(seats, opening.options)
    state, table = some_moment(subject, rng)
    return subject.game.write_position(state), table


def some_step(subject: Subject, rng: Random) -> tuple[State, int, str]:
    """A moment, and what somebody may do there."""
    state, _ = some_moment(subject, rng)
    seat, action = rng.choice(texts.open_steps(state) or [(0, 0)])
    return state, seat, subject.game.write(seat, action)


@given(seed=seeds, edits=slips)
@example(seed=0, edits=[UNPRINTABLE])
@examples(200, 5_000)
def test_a_position_with_slips_is_sound_or_refused(subject: Subject, seed: int, edits: list[Edit]) -> None:
    rng = Random(seed)
    text, table = some_position(subject, rng)
    text = texts.edited(text, edits, some_position(subject, rng)[0])
    texts.l14_a_text_is_a_sound_position_or_refused(subject, text, table, rng, steps(subject, rng))


@given(seed=seeds, edits=slips)
@example(seed=0, edits=[UNPRINTABLE])
@examples(150, 5_000)
def test_an_action_with_slips_is_one_or_refused(subject: Subject, seed: int, edits: list[Edit]) -> None:
    rng = Random(seed)
    state, seat, text = some_step(subject, rng)
    text = texts.edited(text, edits, some_step(subject, rng)[2])
    texts.l14_a_text_is_an_action_or_refused(subject, state, seat, text)


@given(seed=seeds, edits=slips)
@example(seed=0, edits=[UNPRINTABLE])
@examples(80, 3_000)
def test_a_record_with_slips_is_one_or_refused(subject: Subject, seed: int, edits: list[Edit]) -> None:
    rng = Random(seed)
    seats = rng.choice(subject.game.seats)
    walked = walking.walk(subject, rng.randrange(1_000), seats, stop=rng.randrange(40))
    text = texts.record_of(walked, rng.randrange(len(walked.past) or 1), is_foreign=rng.random() < CARRIED)
    texts.l14_a_text_is_a_record_or_refused(subject, texts.edited(text, edits), rng, steps(subject, rng))


@given(seed=seeds, edits=slips)
@examples(150, 5_000)
def test_a_scenario_with_slips_is_one_or_refused(staged: Subject, seed: int, edits: list[Edit]) -> None:
    assert staged.scenarios is not None
    text, donor = Random(seed).choices(given_cases(staged.scenarios), k=2)
    texts.l14_a_text_is_a_scenario_or_refused(staged, texts.edited(text, edits, donor))


@given(seed=seeds, edits=tweaks | slips)
@examples(80, 3_000)
def test_a_box_with_slips_is_one_or_refused(boxed: Subject, seed: int, edits: list[Edit]) -> None:
    text = texts.edited(boxed.game.material, edits)
    texts.l14_a_text_is_a_box_or_refused(boxed, text, seed, steps(boxed, Random(seed)))
