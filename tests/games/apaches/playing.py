"""Les Apaches de Paris in the notation, so that a test reads like the specification."""

from __future__ import annotations

from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, CLOCK, LEGAL
from ludotheque.games.apaches.game import GAME, ApachesGame
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.view import ApachesView


def at(position: str, seats: int = 4, **options: str) -> Apaches:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def begun(seats: int = 4, game: ApachesGame = GAME, **options: str) -> Apaches:
    return game.start(seats, options)


def step(state: Apaches, text: str) -> tuple[int, int]:
    """Who does what: `skip` by whoever is awaited, `1: skip` by another."""
    name, colon, rest = text.partition(": ")
    awaited = state.waiting_for[0] if state.waiting_for else 0
    seat = (
        {"chance": CHANCE, "clock": CLOCK}.get(name, int(name) if name.isdecimal() else awaited) if colon else awaited
    )
    return seat, GAME.read(seat, rest if colon else text)


def after(state: Apaches, *texts: str) -> Apaches:
    """The state after steps, all of which must be legal."""
    twin = state.copy()
    for text in texts:
        seat, action = step(twin, text)
        assert twin.why_not(seat, action) == LEGAL, text
        twin.apply(seat, action)
    return twin


def refusal(state: Apaches, text: str) -> str:
    """The rule that forbids a step, or LEGAL."""
    return state.why_not(*step(state, text))


def legal(state: Apaches) -> list[str]:
    """The legal actions of whoever is awaited."""
    seat = state.waiting_for[0]
    return [GAME.write(seat, action) for action in state.legal(seat)]


def facts(state: Apaches) -> dict[str, str]:
    return GAME.facts(state)


def seen(state: Apaches, seat: int) -> ApachesView:
    return state.view(seat)


def play(state: Apaches, rng: Random, question: int) -> Apaches:
    """Play at random, in place, until the question comes up or the game is over."""
    while state.waiting_for and state.question != question:
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state
