"""Any text is refused in words, or is a position that keeps its invariants and plays to an end."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK, Options
from ludotheque.games.apagos.face.face import ApagosFace
from ludotheque.games.apagos.game import GAME, ApagosGame
from ludotheque.games.apagos.rules.judge import Apagos

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)

FACE = ApagosFace()
BOXES = [
    GAME.material,
    GAME.material.replace("[1, 3]", "[1, 2]").replace('"A", 3]', '"A", 2]'),
    GAME.material.replace("white = 10", "white = 1").replace("black = 10", "black = 19"),
    GAME.material.replace('"A"', '"é"').replace('"D"', '"w"'),
    GAME.material.replace("[5, 7]", "[5, 9]").replace('"D", 7]', '"D", 9]').replace("white = 10", "white = 99"),
]
GAMES = [GAME.with_material(text) for text in BOXES]
BARE = "0.0.0 0.0.0 0.0.0 0.0.0 -"
START = "7.0.0 5.0.0 3.0.0 1.0.0"
PARTS = "squares: DBCA; colours: white black none; setter: seat_1 seat_2; ask: confirm swap; over: time resign"
WORDS = f"{START} {BARE} w b ; : {PARTS}".split()


def agreed(rng: Random) -> Options:
    return {option.name: rng.choice(option.values) for option in GAME.options}


def go_on(state: Apagos, rng: Random) -> None:
    """Anything that may happen now, asides and the clock included."""
    asides = [(seat, action) for seat in range(2) for action in state.asides(seat)]
    clock = [(CLOCK, action) for action in state.legal(CLOCK)]
    if asides + clock and rng.random() < 0.03:
        state.apply(*rng.choice(asides + clock))
        return
    seat = rng.choice(state.waiting_for)
    state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def moment(game: ApagosGame, options: Options, rng: Random) -> Apagos:
    """A state somewhere in a random game."""
    state = game.start(2, options)
    for _ in range(rng.randrange(30)):
        if state.waiting_for:
            go_on(state, rng)
    return state


def mutant(text: str, rng: Random) -> str:
    """A text with words or characters dropped, doubled, exchanged or replaced."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        words = text.replace(";", " ; ").split()
        at = rng.randrange(len(words))
        words[at : at + rng.randrange(2)] = rng.choices([*words, *WORDS], k=rng.randrange(2))
        text = " ".join(words)
        if rng.random() < 0.3 and text:
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice("0123456789wb-;: .٧é\n") + text[at + rng.randrange(2) :]
    return text


@rule("A36")
@given(seeds)
@settings(max_examples=60)
def test_every_moment_is_read_as_it_is_written(seed: int) -> None:
    rng = Random(seed)
    game, options = rng.choice(GAMES), agreed(rng)
    state = game.start(2, options)
    while True:
        assert dump(game.read_position(game.write_position(state), 2, options)) == dump(state)
        if not state.waiting_for:
            break
        go_on(state, rng)


@rule("A36", "I1", "I2", "I3", "I4", "I6")
@given(seeds)
@settings(max_examples=300)
def test_a_mutant_is_refused_in_words_or_plays_to_an_end(seed: int) -> None:
    rng = Random(seed)
    game, options = rng.choice(GAMES), agreed(rng)
    text = mutant(game.write_position(moment(game, options, rng)), rng)
    why = ""
    try:
        state = game.read_position(text, 2, options)
    except ValueError as fault:
        why = str(fault)
    if why:
        assert re.match(r"BAD_POSITION \(A36\): .{20,}", why, re.DOTALL), text
        return
    assert dump(game.read_position(game.write_position(state), 2, options)) == dump(state)
    while state.waiting_for:
        assert state.check() == "", text
        assert all(state.legal(seat) for seat in state.waiting_for), text
        for seat in (0, 1, -3):
            assert FACE.draw(state.view(seat), repr)
            assert FACE.tell(state.view(seat))
        go_on(state, rng)
    assert sorted(state.ranks()) in ([1, 1], [1, 2])
    game.start(2, game.next_options(state, options))


@rule("A36")
@pytest.mark.parametrize(
    ("text", "options", "why"),
    [
        (f"{START} w; squares: DBAC", {}, "face that it has"),
        (f"{START} w; squares: DBC", {}, "face that it has"),
        (f"{START} w; squares: DBC-", {}, "face that it has"),
        (f"{START} w; squares: DBBA", {}, "face that it has"),
        (f"{START} w; seat: 1", {}, "each once"),
        (f"{START} w; setter: seat_1; setter: seat_2", {}, "each once"),
        (f"{START} w; setter: none", {}, "arranges"),
        (f"{START} w; setter: seat_3", {}, "one of seat_1"),
        (f"{START} w; colours: none", {}, "colours are none"),
        (f"{START} w; ask: confirm", {}, "a side to move, or a question"),
        (f"{START} -; ask: dance", {}, "one of colours, setter"),
        (f"{START} -; ask: squares", {}, "bare level"),
        (f"{START} -; ask: swap", {}, "never ask for swap"),
        (f"{START} -; ask: confirm", {"setup_mode": "random"}, "never ask for confirm"),
        ("7.1.0 5.0.0 3.0.0 1.0.0 -; ask: confirm", {}, "no ball lies"),
        ("7.0.0 0.0.0 3.0.0 1.0.0 -; ask: squares", {}, "lowest one up"),
        ("7.0.0 0.0.0 0.0.0 0.0.0 w", {}, "bare level"),
        ("7.0.0 0.0.0 0.0.0 0.0.0 -; ask: colours", {}, "before the first square"),
        (f"{BARE}; ask: colours", {"colours": "pick:white"}, "never ask for colours"),
        (f"{BARE}; ask: setter", {"setter": "seat_1"}, "never ask for setter"),
        (f"{BARE}; ask: squares", {"setup_mode": "classic"}, "never ask for squares"),
        (f"{BARE}; over: seat_1 resign", {}, "nobody resigns"),
        (f"{START} -; over: white", {}, "write over"),
        ("1.1.0 3.1.2 7.4.3 5.4.1 -; over: seat_1 time", {}, "highest square"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_in_words(text: str, options: Options, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.read_position(text, 2, options)
