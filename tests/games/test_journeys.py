"""One press, several answers: whatever a face offers is made of legal steps, as far as chance and the others let it."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.levels import bot
from ludotheque.core.chance import outcome
from ludotheque.core.face import Journey
from ludotheque.core.shelf import Box, box
from ludotheque.core.state import CHANCE, State

MOMENTS = {"meeples": 200, "singes": 120, "tractions": 500}  # steps of a game that are looked at


def holdings(taken: Box, state: State, seat: int) -> list[tuple[str, ...]]:
    """Nothing held, each piece by itself, and all that are held together."""
    view = state.view(seat)
    choices = [taken.face.choice(view, action) for action in view.legal]
    pieces = [choice for choice in choices if choice.holds]
    groups = {piece.holds: tuple(other.spots[0] for other in pieces if other.holds == piece.holds) for piece in pieces}
    return [(), *[piece.spots for piece in pieces], *groups.values()]


def travelled(state: State, seat: int, journey: Journey) -> int:
    """How many of its answers are given before somebody else, or chance, comes between; each must be legal."""
    twin = state.copy()
    rng = Random(0)
    for number, action in enumerate(journey.actions):
        while twin.waiting_for == [CHANCE] and not journey.heeds_draws:
            twin.apply(CHANCE, outcome(twin, rng))
        if seat not in twin.waiting_for:
            return number
        if action not in twin.legal(seat):
            assert not journey.heeds_draws, f"{journey} is stuck at {action}"
            return number
        twin.apply(seat, action)
    return len(journey.actions)


@pytest.mark.parametrize("slug", MOMENTS)
def test_every_journey_is_made_of_legal_steps_until_somebody_else_is_asked(slug: str) -> None:
    taken = box(slug)
    seats = taken.game.seats[0]
    state = taken.game.start(seats, {"van": "on"} if slug == "tractions" else {})
    players = [bot(slug, "greedy", seat) for seat in range(seats)]
    rng = Random(4)
    lengths = []
    for _ in range(MOMENTS[slug]):
        if not state.waiting_for:
            break
        seat = rng.choice(state.waiting_for)
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        if rng.random() < 0.1:
            for held in holdings(taken, state, seat):
                lengths += [travelled(state, seat, one) for one in taken.face.journeys(state.view(seat), held)]
        state.apply(seat, players[seat].choose(state.view(seat)))
    assert max(lengths) > 3
