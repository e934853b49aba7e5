"""Les Apaches de Paris in the notation, so that a test reads like the specification."""

from __future__ import annotations

from random import Random

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE
from ludotheque.games.apaches.game import GAME, ApachesGame
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.view import ApachesView
from tests.games.playing import Playing

PLAYING = Playing(GAME)
step = PLAYING.step
after = PLAYING.after
refusal = PLAYING.refusal
legal = PLAYING.legal
facts = PLAYING.facts


def at(position: str, seats: int = 4, **options: str) -> Apaches:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def begun(seats: int = 4, game: ApachesGame = GAME, **options: str) -> Apaches:
    return game.start(seats, options)


def seen(state: Apaches, seat: int) -> ApachesView:
    return state.view(seat)


def play(state: Apaches, rng: Random, question: int) -> Apaches:
    """Play at random, in place, until the question comes up or the game is over."""
    while state.waiting_for and state.question != question:
        seat = state.waiting_for[0]
        state.apply(seat, outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state
