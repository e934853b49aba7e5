"""How seats and cards are called."""

from __future__ import annotations

from typing import Final

from kuhn.rules.view import KuhnView
from ludotheque.core.face import Badge, Message, say
from ludotheque.core.state import HIDDEN

SIDES: Final = (say("side-red"), say("side-blue"))
CARDS: Final = (say("card-jack"), say("card-queen"), say("card-king"))
BADGES: Final = (Badge(SIDES[0], "R", "#b5382c", "circle"), Badge(SIDES[1], "B", "#2f5d8a", "diamond"))

BARE: Final = -9  # no card lies there


def card(number: int) -> Message:
    return say("card-hidden") if number == HIDDEN else CARDS[number]


def lying(view: KuhnView, seat: int) -> int:
    """The card that lies before a seat: its number, HIDDEN for a back, BARE for none."""
    if view.has_card[seat]:
        return view.card if seat == view.seat else HIDDEN
    if not any(view.has_card) and view.winner >= 0:
        return view.before[seat]  # those of the round before stay until new ones are dealt
    return BARE
