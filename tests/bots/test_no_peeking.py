"""Computer players know what their seat knows: hidden worlds that look the same are played the same."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from ludotheque.bots.levels import LEVELS, bot
from ludotheque.bots.search import Budget
from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, State

DEALT = 60  # steps after which most secrets are dealt
MOMENTS = 3
THOUGHT = Budget(4)


def moments(slug: str, seats: int, rng: Random) -> list[tuple[State, int]]:
    """Some positions in which a seat has a choice, and that seat."""
    state = box(slug).game.start(seats, {})
    found: list[tuple[State, int]] = []
    for step in range(DEALT * 10):
        if not state.waiting_for or len(found) == MOMENTS:
            break
        seat = rng.choice(state.waiting_for)
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        if step >= DEALT and len(state.legal(seat)) > 1 and rng.random() < 0.2:
            found.append((state.copy(), seat))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("level", [LEVELS[1], LEVELS[-1]])
def test_worlds_that_look_the_same_are_played_the_same(slug: str, level: str) -> None:
    """The same seed gives the same answer whatever is hidden, so the distribution of answers is the same too."""
    game = box(slug).game
    for state, seat in moments(slug, game.seats[-1], Random(2)):
        view = state.view(seat)
        worlds = [game.determinise(view, Random(seed)) for seed in range(2)]
        answers = {bot(slug, level, 7, budget=THOUGHT).choose(seen) for seen in (view, *(w.view(seat) for w in worlds))}
        assert len(answers) == 1


@pytest.mark.parametrize("slug", slugs())
def test_a_view_travels_alone_to_the_process_that_thinks(slug: str) -> None:
    """What is sent holds no state, and is enough to answer."""
    for state, seat in moments(slug, box(slug).game.seats[-1], Random(4)):
        view = state.view(seat)
        sent = pickle.dumps(view)
        assert type(state).__name__.encode() not in sent.replace(type(view).__name__.encode(), b"")
        twin = pickle.loads(sent)
        assert bot(slug, "greedy", 7).choose(twin) == bot(slug, "greedy", 7).choose(view)
