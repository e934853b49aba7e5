"""The names of colours and players as messages."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.games.apagos.rules import terms as t

COLOUR: Final = ("white", "black")
NAMES: Final = (say("colour-white"), say("colour-black"))


def player_name(seat: int, colour: int) -> Message:
    """The colour of a player, or the seat before the colours are given."""
    return say("colour-none", seat=seat + 1) if colour == t.NONE else NAMES[colour]
