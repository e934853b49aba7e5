"""The worlds a viewer of Apagos cannot tell from the true one: there is exactly one."""

from __future__ import annotations

from ludotheque.games.apagos.rules.board import show
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView


def imagine(view: ApagosView) -> Apagos:
    """The state a view was taken from."""
    state = Apagos()
    state.sit_as_seen(view)
    show(view, state)
    return state
