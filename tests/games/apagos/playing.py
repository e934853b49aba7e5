"""Apagos in the notation, so that a test reads like the specification."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.state import Event
from ludotheque.games.apagos.game import GAME, ApagosGame
from ludotheque.games.apagos.rules.judge import Apagos
from tests.games.playing import Playing

PLAYING = Playing(GAME)
after = PLAYING.after
refusal = PLAYING.refusal
legal = PLAYING.legal
facts = PLAYING.facts
steps = PLAYING.steps

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


def written(state: Apagos) -> str:
    """The ramp and the side to move, all that the rules look at (A27)."""
    return GAME.write_position(state).partition(";")[0]


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
    return PLAYING.take_back(GAME.start(2, options, events), events, options, texts, seat)
