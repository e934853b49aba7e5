"""The planet in the notation, so that a test reads like the specification."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, View
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES


def at(position: str, seats: int = 2, **options: str) -> Singes:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def step(state: Singes, text: str) -> tuple[int, int]:
    """Who does what: `roll white` by whoever is awaited, `1: roll white` by another."""
    name, colon, rest = text.partition(": ")
    awaited = state.waiting_for[0] if state.waiting_for else 0
    if not colon:
        return awaited, GAME.read(awaited, text)
    seat = {"chance": CHANCE, "clock": CLOCK}.get(name, int(name) if name.isdecimal() else awaited)
    return seat, GAME.read(seat, rest)


def after(state: Singes, *texts: str) -> Singes:
    """The state after steps, all of which must be legal."""
    twin = state.copy()
    for text in texts:
        seat, action = step(twin, text)
        assert twin.why_not(seat, action) == LEGAL, text
        twin.apply(seat, action)
    return twin


def refusal(state: Singes, text: str) -> str:
    """The rule that forbids a step, or LEGAL."""
    return state.why_not(*step(state, text))


def legal(state: Singes) -> list[str]:
    """The legal actions of whoever is awaited."""
    seat = state.waiting_for[0]
    return [GAME.write(seat, action) for action in state.legal(seat)]


def facts(state: Singes) -> dict[str, str]:
    return GAME.facts(state)


def steps(state: Singes, rng: Random) -> Iterator[tuple[int, int, Singes, Singes]]:
    """A random game: who does what, the state before and the state after."""
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        later = state.copy()
        later.apply(seat, action)
        yield seat, action, state, later
        state = later


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
