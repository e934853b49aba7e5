"""Any text is refused in words, or is a position that keeps its invariants and plays to an end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK, NOBODY, Options, Seating
from ludotheque.games.meeples.face.face import MeeplesFace
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.mind.advice import MeeplesAdvice
from ludotheque.games.meeples.rules.judge import Meeples

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)

FACE = MeeplesFace()
ADVICE = MeeplesAdvice()
FEW = (("per_building = 3", "per_building = 1"), ("count = 21", "count = 3"), ("A = { count = 4", "A = { count = 0"))
CHANGES = [
    (),
    (("sign_low = 5", "sign_low = 12"),),
    (("graves = 6", "graves = 1"), ("signs_per_player = 8", "signs_per_player = 1")),
    (("dynamite = 3", "dynamite = 1"), ("bars = [6, 6, 7, 7, 8, 8]", "bars = [1]")),
    (*FEW, ("M = { count = 6", "M = { count = 4")),
    (("gold = 36", "gold = 2"), ("stone = 18", "stone = 0")),
]


def changed(changes: tuple[tuple[str, str], ...]) -> str:
    text = GAME.material
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


GAMES = [GAME.with_material(changed(changes)) for changes in CHANGES]


def agreed(rng: Random) -> Options:
    numbers = ("0", "1", "2")
    return {option.name: rng.choice([*option.values, *(numbers if option.numbers else ())]) for option in GAME.options}


def go_on(state: Meeples, rng: Random) -> None:
    """Anything that may happen now, the clock included."""
    clock = state.legal(CLOCK)
    if clock and rng.random() < 0.02:
        state.apply(CLOCK, clock[0])
        return
    seat = state.waiting_for[0]
    state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def mutant(text: str, other: str, rng: Random) -> str:
    """A text with parts, words or characters of its own or of another one dropped, doubled or replaced."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        sign = rng.choice(("; ", "; ", " "))
        parts = text.split(sign)
        at = rng.randrange(len(parts))
        parts[at : at + rng.randrange(2)] = rng.choices([*parts, *other.split(sign)], k=rng.randrange(2))
        text = sign.join(parts)
        if rng.random() < 0.2 and text:
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice("0123456789PVOMBAgsd,;:/ é٣\n") + text[at + rng.randrange(2) :]
    return text


@rule("I1", "I6")
@given(seeds)
@settings(max_examples=15)
def test_every_moment_is_read_as_it_is_written(seed: int) -> None:
    rng = Random(seed)
    game, options, seats = rng.choice(GAMES), agreed(rng), rng.randrange(2, 5)
    seating = Seating(rng.randrange(seats), tuple(rng.sample(range(4), seats)))
    state = game.start(seats, options, None, seating)
    while True:
        assert dump(game.read_position(game.write_position(state), seats, options, seating)) == dump(state)
        if not state.waiting_for:
            break
        go_on(state, rng)


@rule("I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "A40", "A43")
@given(seeds)
@settings(max_examples=200)
def test_a_mutant_is_refused_in_words_or_plays_to_an_end(seed: int) -> None:
    rng = Random(seed)
    game, options, seats = rng.choice(GAMES), agreed(rng), rng.randrange(2, 5)
    moments = []
    state = game.start(seats, options)
    for _ in range(rng.randrange(300)):
        if state.waiting_for:
            go_on(state, rng)
            moments.append(game.write_position(state))
    text = mutant(rng.choice(moments or ["b3: O3"]), rng.choice(moments or ["W: A/P2"]), rng)
    why = ""
    try:
        state = game.read_position(text, seats, options)
    except ValueError as fault:
        why = str(fault)
    if why:
        assert why.startswith("BAD_POSITION: "), text
        assert len(why) > 30, why
        return
    assert dump(game.read_position(game.write_position(state), seats, options)) == dump(state)
    for seat in (0, NOBODY):
        assert FACE.draw(state.view(seat), repr)
        assert FACE.tell(state.view(seat))
    steps = 0
    while state.waiting_for:
        assert state.check() == "", text
        assert all(state.legal(seat) for seat in state.waiting_for), text
        ADVICE.worth(state, 0)
        go_on(state, rng)
        steps += 1
        assert steps < 20_000, text
    assert 1 in state.ranks()
