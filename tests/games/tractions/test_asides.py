"""Unasked deeds at any moment: claims, publications, Implantations, time and the wish to stop break no game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, CLOCK, LEGAL
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.laws.walking import random_options

rule = pytest.mark.rule

# Deals with clauses that are claimed are rare in random play: a pen that mostly signs texts makes them common.
LIKED = (
    *(t.TERM + t.ALLY, t.TERM + t.SWAP, t.CLAUSE + t.TEXT - t.PEACE, t.CLAUSE, t.CLAUSE + t.GIVE - t.PEACE),
    *(t.OK, t.SEND, t.WRITE, t.GO, t.ADMIT, t.YES, t.ATTACK, t.FIRE, t.AGREE),
)


def busy_step(state: Tractions, rng: Random) -> tuple[int, int]:
    """One step of a restless table: an aside where there is one, as often as not."""
    if state.legal(CLOCK) and rng.random() < 0.01:
        return CLOCK, 0
    asides = [(seat, action) for seat in range(state.seats) for action in state.asides(seat)]
    if asides and rng.random() < 0.3:
        return rng.choice(asides)
    seat = rng.choice(state.waiting_for)
    if seat == CHANCE:
        return seat, outcome(state, rng)
    legal = state.legal(seat)
    assert legal, f"question {state.agenda[-4]} cannot be answered"
    liked = [action for action in legal if action in LIKED or t.ACCEPT <= action < t.REFUSE]
    return seat, rng.choice(liked if liked and rng.random() < 0.5 else legal)


def is_sound(state: Tractions) -> bool:
    """The invariants, and that nothing pending speaks of a man who is not on the board."""
    men = [*state.group, *state.joined, *state.engaged, *state.boarding, *state.dodgers]
    return state.check() == "" and all(state.place[man] != t.NONE for man in men)


def restless(seed: int, seats: int, steps: int) -> Iterator[tuple[Tractions, dict[str, str]]]:
    """A table that never sits still, step by step, with what it agreed on."""
    rng = Random(seed)
    options = {**random_options(GAME, rng), "target": "200"}
    state = GAME.start(seats, options)
    for _ in range(steps):
        if not state.waiting_for:
            break
        seat, action = busy_step(state, rng)
        words = rng.choice(["", "no tricks", "a; LO 900U", 'so "he" said, twice\n'])
        assert state.why_not(seat, action) == LEGAL
        state.apply(seat, action, words)
        yield state, options


def walk(seed: int, seats: int, steps: int) -> None:
    for number, (state, _) in enumerate(restless(seed, seats, steps)):
        assert is_sound(state), f"{state.check()} after step {number} of {seed}"


@rule("I1", "I2", "I3", "I4", "R17", "R51", "R87")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_asides_at_any_moment_keep_the_invariants(seats: int) -> None:
    for seed in range(3):
        walk(seed, seats, 1200)


@pytest.mark.soak
@rule("I1", "I2", "I3", "I4", "I12", "R17", "R51", "R87")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_hundred_restless_games_keep_the_invariants(seats: int) -> None:
    for seed in range(100):
        walk(1000 + seed, seats, 20_000)
