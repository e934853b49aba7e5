"""Apagos in the notation, so that a test reads like the specification."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.state import CHANCE, CLOCK, LEGAL, Event
from ludotheque.core.take_backs import Played, consented_undo, free_undo
from ludotheque.games.apagos.game import GAME, ApagosGame
from ludotheque.games.apagos.rules.judge import Apagos

RAMP = ("D7", "B5", "C3", "A1", "confirm")
START = "7.0.0 5.0.0 3.0.0 1.0.0 w"
E32 = "B@3 B@3 W@1 W@3 3>2 B@4 4>3 B@2 4>1 B@4 2>1 W@4 4>1 W@4 B@2 W@2 W@3"  # the complete game, after D5 B3 C3 A1


def at(position: str) -> Apagos:
    """A position of the specification; seat 0 is white."""
    return GAME.read_position(position, 2, {})


def begun(game: ApagosGame = GAME, /, **options: str) -> Apagos:
    return game.start(2, options)


def arranged(*squares: str, **options: str) -> Apagos:
    """A game after seat 0, white, has arranged the squares."""
    return after(begun(**{"setter": "seat_1", **options}), "white", *squares)


def step(state: Apagos, text: str) -> tuple[int, int]:
    """Who does what: `B@2` by whoever is awaited, `1: B@2` by another."""
    name, colon, rest = text.partition(": ")
    awaited = state.waiting_for[0] if state.waiting_for else 0
    seat = (
        {"chance": CHANCE, "clock": CLOCK}.get(name, int(name) if name.isdecimal() else awaited) if colon else awaited
    )
    return seat, GAME.read(seat, rest if colon else text)


def after(state: Apagos, *texts: str) -> Apagos:
    """The state after steps, all of which must be legal."""
    twin = state.copy()
    for text in texts:
        seat, action = step(twin, text)
        assert twin.why_not(seat, action) == LEGAL, text
        twin.apply(seat, action)
    return twin


def refusal(state: Apagos, text: str) -> str:
    """The rule that forbids a step, or LEGAL."""
    return state.why_not(*step(state, text))


def written(state: Apagos) -> str:
    """The ramp and the side to move, all that the rules look at (A27)."""
    return GAME.write_position(state).partition(";")[0]


def legal(state: Apagos) -> list[str]:
    """The legal actions of whoever is awaited."""
    seat = state.waiting_for[0]
    return [GAME.write(seat, action) for action in state.legal(seat)]


def facts(state: Apagos) -> dict[str, str]:
    return GAME.facts(state)


def sequences(state: Apagos, depth: int) -> Iterator[list[str]]:
    """Every sequence of legal moves of a length."""
    if depth == 0:
        yield []
        return
    for move in legal(state) if state.waiting_for else []:
        for rest in sequences(after(state, move), depth - 1):
            yield [move, *rest]


def take_back(options: dict[str, str], texts: Iterable[str], seat: int) -> str:
    """What a seat may take back after some steps of a new game: a step "alone", or if all "agree", or "nothing"."""
    events: list[Event] = []
    state = GAME.start(2, options, events)
    steps: list[Played] = []
    for text in texts:
        actor, action = step(state, text)
        assert state.why_not(actor, action) == LEGAL, text
        steps.append(Played(actor, action, "", state.waiting_for, len(events)))
        state.apply(actor, action)
    if free_undo(GAME, steps, events, state, seat) >= 0:
        return "alone"
    return "agree" if consented_undo(GAME, options, steps, events, state, seat) >= 0 else "nothing"
