"""Why a computer player chooses an answer, with the names of what it speaks of."""

from __future__ import annotations

from ludotheque.core.advice import Reason
from ludotheque.core.face import Message
from ludotheque.games.singes.face import names
from ludotheque.games.singes.rules.view import SingesView

PLACED = ("approach", "roll", "challenge", "avoid")  # these speak of a square of the map
TOKENS = ("arm", "object", "guide", "sacrifice", "name")  # and these of a token
RIVALS = ("attack", "look", "rob", "steal")


def reason(view: SingesView, why: Reason) -> Message:
    """The sentence of a reason; a player, a token or a square is called by its name."""
    values: list[tuple[str, int | str | Message]] = []
    numbers = list(why.numbers)
    if why.key in PLACED:
        square = numbers.pop(1 if why.key == "roll" else 0)
        values += [("what", names.content(view, square)), ("place", names.at(view, square))]
    elif why.key in TOKENS:
        values.append(("what", names.token(numbers.pop(0))))
    elif why.key in RIVALS:
        values.append(("rival", names.pawn(view, numbers.pop(0))))
    if why.key == "steal":
        values.append(("what", names.loot(numbers.pop())))
    elif why.key == "roll":
        values.append(("die", names.DICE[numbers.pop()]))
    elif why.key == "rotate":
        values.append(("tile", view.tile_names[numbers.pop()]))
    values += zip(("one", "two"), numbers, strict=False)
    return Message("reason-" + why.key, tuple(values))
