"""The worlds a viewer of Apagos cannot tell from the true one: there is exactly one."""

from __future__ import annotations

from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView


def imagine(view: ApagosView) -> Apagos:
    """The state a view was taken from."""
    state = Apagos()
    state.seats = view.seats
    state.host = view.host
    state.sides = view.sides
    state.waiting_for = view.waiting_for[:]
    state.journal = None
    state.words = ""
    state.question = view.question
    state.turn = view.turn
    state.ramp = view.ramp[:]
    state.squares = view.squares[:]
    state.reserve = view.reserve[:]
    state.empty = view.empty
    state.colours = view.colours[:]
    state.setter = view.setter
    state.starter = view.starter
    state.winner = view.winner
    state.reason = view.reason
    state.setup_mode = view.setup_mode
    state.colour_mode = view.colour_mode
    state.setter_mode = view.setter_mode
    state.swap = view.swap
    state.skin = view.skin
    state.faces = view.faces
    state.balls = view.balls
    state.presets = view.presets
    return state
