"""The worlds a viewer of the street cannot tell from the true one: there is exactly one."""

from __future__ import annotations

from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.material import Material
from ludotheque.games.meeples.rules.town import show
from ludotheque.games.meeples.rules.view import MeeplesView


def imagine(view: MeeplesView, box: Material) -> Meeples:
    """The state a view was taken from."""
    state = Meeples()
    state.sit_as_seen(view)
    state.material = box
    show(view, state)
    return state
