"""The notation: every action and outcome, and positions."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, CLOCK
from ludotheque.games.apaches.game import GAME
from tests.games.apaches.playing import begun


def test_every_action_is_read_back_as_it_is_written() -> None:
    texts = [GAME.write(0, action) for action in range(GAME.actions)]
    assert [GAME.read(0, text) for text in texts] == list(range(GAME.actions))
    assert len(set(texts)) == GAME.actions
    for action in range(5):
        assert GAME.read(CLOCK, GAME.write(CLOCK, action)) == action


@pytest.mark.parametrize("text", ["", "lay", "lay 8.1", "m 2-4", "place 10", "9m", "1m+1m", "first Black", "bail 8"])
def test_what_cannot_be_read_is_refused_with_help(text: str) -> None:
    for seat in (0, CHANCE):
        with pytest.raises(ValueError, match=r".+"):
            GAME.read(seat, text)


def test_what_the_clock_cannot_say() -> None:
    with pytest.raises(ValueError, match="clock"):
        GAME.read(CLOCK, "skip")
    with pytest.raises(ValueError, match="no action"):
        GAME.write(0, GAME.actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("peek", ["immediate", "after"])
def test_every_position_of_a_game_is_read_back_as_it_is_written(seats: int, peek: str) -> None:
    rng = Random(seats)
    state = begun(seats, draft_peek=peek)
    while True:
        text = GAME.write_position(state)
        again = GAME.read_position(text, seats, {"draft_peek": peek})
        assert GAME.write_position(again) == text
        assert again.waiting_for == state.waiting_for
        for seat in range(seats):
            assert again.legal(seat) == state.legal(seat)
        if not state.waiting_for:
            break
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
