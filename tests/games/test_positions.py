"""What is the same in all games: a position that is written is read back, whatever its table left unsaid."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE

STEPS = 240


@pytest.mark.parametrize("slug", slugs())
def test_a_table_without_options_reads_its_positions_without_options(slug: str) -> None:
    game = box(slug).game
    for seats in (game.seats[0], game.seats[-1]):
        rng = Random(seats)
        state = game.start(seats, {})
        for step in range(STEPS):
            if step % 20 == 0:
                assert dump(game.read_position(game.write_position(state), seats, {})) == dump(state)
            if not state.waiting_for:
                break
            seat = rng.choice(state.waiting_for)
            state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
