"""Le Gang des Traction-Avant in the notation, so that a test reads like the specification."""

from __future__ import annotations

from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, Event, Game
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.view import TractionsView
from tests.games.playing import Playing

PLAYING = Playing(GAME)
refusal = PLAYING.refusal
facts = PLAYING.facts

SETUP = ("LO", "AT", "DA", "BO")


def found(slug: str) -> Game:
    """The shelf as far as these tests need it."""
    if slug != "tractions":
        raise LookupError(slug)
    return GAME


def at(position: str, seats: int = 4, /, **options: str) -> Tractions:
    """A position of the specification; with four, seats 0 to 3 are LO, AT, DA, BO."""
    return GAME.read_position(position, seats, options)


def begun(seats: int = 4, /, **options: str) -> Tractions:
    return GAME.start(seats, {"clock": "off", **options})


def after(state: Tractions, *texts: str, journal: list[Event] | None = None) -> Tractions:
    """The state after steps, all of which must be legal; `0: a, b | 1: c` is three of them."""
    twin = state.copy()
    twin.journal = journal
    for text in texts:
        for part in text.split(" | "):
            name, colon, rest = part.partition(": ")
            for one in (rest if colon else part).split(", "):
                PLAYING.take(twin, f"{name}: {one}" if colon else one)
    return twin


def seen(state: Tractions, seat: int) -> TractionsView:
    view = state.view(seat)
    assert isinstance(view, TractionsView)
    return view


def worlds(state: Tractions, seat: int, count: int, seed: int = 5) -> list[Tractions]:
    """States the seat cannot tell from the true one."""
    rng = Random(seed)
    return [GAME.determinise(state.view(seat), rng) for _ in range(count)]


def stroll(state: Tractions, rng: Random) -> None:
    """One random step."""
    seat = rng.choice(state.waiting_for)
    state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
