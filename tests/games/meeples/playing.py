"""The street in the notation, so that a test reads like the specification."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, Event
from ludotheque.core.take_backs import Played, consented_undo, free_undo
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.rules.judge import Meeples

DEALS = (*["deal O3"] * 7, *["deal M3"] * 2, "deal B3", "deal B2 A1", "deal A3")


def at(position: str, seats: int = 2, **options: str) -> Meeples:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def dealt(seats: int = 2, first: str = "P1", **options: str) -> Meeples:
    """A game after the deal and the choice of the first player."""
    return after(GAME.start(seats, options), *DEALS, f"first {first}")


def step(state: Meeples, text: str) -> tuple[int, int]:
    """Who does what: `take b2` by whoever is awaited, `1: take b2` by another."""
    name, colon, rest = text.partition(": ")
    awaited = state.waiting_for[0] if state.waiting_for else 0
    if not colon:
        return awaited, GAME.read(awaited, text)
    seat = {"chance": CHANCE, "clock": CLOCK}.get(name, int(name) if name.isdecimal() else awaited)
    return seat, GAME.read(seat, rest)


def after(state: Meeples, *texts: str) -> Meeples:
    """The state after steps, all of which must be legal."""
    twin = state.copy()
    for text in texts:
        seat, action = step(twin, text)
        assert twin.why_not(seat, action) == LEGAL, text
        twin.apply(seat, action)
    return twin


def refusal(state: Meeples, text: str) -> str:
    """The rule that forbids a step, or LEGAL."""
    return state.why_not(*step(state, text))


def legal(state: Meeples) -> list[str]:
    """The legal actions of whoever is awaited."""
    seat = state.waiting_for[0]
    return [GAME.write(seat, action) for action in state.legal(seat)]


def facts(state: Meeples) -> dict[str, str]:
    return GAME.facts(state)


def steps(state: Meeples, rng: Random) -> Iterator[tuple[int, int, Meeples, Meeples]]:
    """A random game: who does what, the state before and the state after."""
    while state.waiting_for:
        seat = state.waiting_for[0]
        action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        later = state.copy()
        later.apply(seat, action)
        yield seat, action, state, later
        state = later


def take_back(state: Meeples, texts: Iterable[str], seat: int) -> str:
    """What a seat may take back after some steps: the last of its own "alone", or if all "agree", or "nothing"."""
    events: list[Event] = []
    state = state.copy()
    state.journal = events
    steps: list[Played] = []
    for text in texts:
        actor, action = step(state, text)
        assert state.why_not(actor, action) == LEGAL, text
        steps.append(Played(actor, action, "", state.waiting_for, len(events)))
        state.apply(actor, action)
    if free_undo(GAME, steps, events, state, seat) >= 0:
        return "alone"
    return "agree" if consented_undo(GAME, {}, steps, events, state, seat) >= 0 else "nothing"
