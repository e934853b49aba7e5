"""The planet in the notation, so that a test reads like the specification."""

from __future__ import annotations

from random import Random

from ludotheque.core.codec import dump
from ludotheque.core.state import View
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES
from tests.games.playing import Playing

PLAYING = Playing(GAME)
step = PLAYING.step
after = PLAYING.after
refusal = PLAYING.refusal
legal = PLAYING.legal
facts = PLAYING.facts
steps = PLAYING.steps


def at(position: str, seats: int = 2, **options: str) -> Singes:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def view(state: Singes, seat: int) -> SingesView:
    seen: View = state.view(seat)
    assert isinstance(seen, SingesView)
    return seen


def memory(state: Singes, seat: int) -> dict[tuple[int, str], int]:
    """What a seat is sure to lie face down elsewhere."""
    sights = view(state, seat).sights
    return {(sights[i], NAMES[sights[i + 1]]): sights[i + 2] for i in range(0, len(sights), 3)}


def worlds(state: Singes, seat: int, count: int = 300) -> list[Singes]:
    """Imagined worlds, each of which looks to the seat like the true one."""
    rng = Random(4)
    seen = view(state, seat)
    found = [GAME.determinise(seen, rng) for _ in range(count)]
    for world in found:
        assert world.check() == ""
        assert dump(world.view(seat)) == dump(seen)
    return found
