"""The street in the notation, so that a test reads like the specification."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.rules.judge import Meeples
from tests.games.playing import Playing

PLAYING = Playing(GAME)
after = PLAYING.after
refusal = PLAYING.refusal
legal = PLAYING.legal
facts = PLAYING.facts
steps = PLAYING.steps

DEALS = (*["deal O3"] * 7, *["deal M3"] * 2, "deal B3", "deal B2 A1", "deal A3")


def at(position: str, seats: int = 2, **options: str) -> Meeples:
    """A position of the specification."""
    return GAME.read_position(position, seats, options)


def dealt(seats: int = 2, first: str = "P1", **options: str) -> Meeples:
    """A game after the deal and the choice of the first player."""
    return after(GAME.start(seats, options), *DEALS, f"first {first}")


def take_back(state: Meeples, texts: Iterable[str], seat: int) -> str:
    """What a seat may take back after some steps: the last of its own "alone", or if all "agree", or "nothing"."""
    return PLAYING.take_back(state.copy(), [], {}, texts, seat)
