"""What one press can do that takes several answers: resolving all that is left, and ending the turn."""

from __future__ import annotations

from ludotheque.core.face import Journey, say
from ludotheque.games.meeples.face.choices import preview
from ludotheque.games.meeples.face.names import crowd, place_name
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView


def journeys(view: MeeplesView) -> list[Journey]:
    if view.question != t.RESOLVING or view.seat not in view.waiting_for:
        return []
    return []
