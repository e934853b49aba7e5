"""The facts of Apagos that a scenario may ask about."""

from __future__ import annotations

from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.position import Position
from ludotheque.games.apagos.text.actions import COLOUR_NAMES

RESULTS = ("white", "black", "draw")
REASONS = ("", "majority", "resign", "time")


def facts(state: Position) -> dict[str, str]:
    return {
        "reserve white": str(state.reserve[t.WHITE]),
        "reserve black": str(state.reserve[t.BLACK]),
        "empty holes": str(state.empty),
        "result": "none" if state.result() == t.NONE else RESULTS[state.result()],
        "winner": "none" if state.winner in (t.NONE, t.DRAW) else str(state.winner),
        "reason": REASONS[state.reason] or "none",
        "setter": "none" if state.setter == t.NONE else str(state.setter),
        "starter": "none" if state.starter == t.NONE else str(state.starter),
        "colour of seat 0": "none" if state.colours[0] == t.NONE else COLOUR_NAMES[state.colours[0]],
    }
