"""Why somebody would choose an action, with the names of those whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.core.face import Message, say
from ludotheque.games.meeples.face.names import at_place, at_space, cost_told, of_seat, seat_name, the_kind
from ludotheque.games.meeples.rules.view import MeeplesView

Value = int | str | Message


def place(view: MeeplesView, building: int) -> dict[str, Value]:
    return {"place": at_place(building)}


def cost(view: MeeplesView, building: int) -> dict[str, Value]:
    points = view.sign_points[0 if view.owners[building] < 0 else 1]
    return {"place": at_place(building), "cost": cost_told(view, building), "points": points}


def space(view: MeeplesView, number: int) -> dict[str, Value]:
    return {"space": at_space(number)}


def who(view: MeeplesView, seat: int) -> dict[str, Value]:
    return {"who": seat_name(view, seat), "of": of_seat(view, seat)}


def kind(view: MeeplesView, number: int) -> dict[str, Value]:
    return {"kind": the_kind(number)}


def against(view: MeeplesView, number: int) -> dict[str, Value]:
    return {"other": the_kind(number)}


def miners(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"crowd": say("crowd-M", count=count), "count": count}


def bandits(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"crowd": say("crowd-B", count=count)}


def builders(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"crowd": say("crowd-O", count=count)}


def pieces(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"pieces": count}


def doors(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"doors": count}


def points(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"points": count}


def price(view: MeeplesView, count: int) -> dict[str, Value]:
    return {"price": count}


def mine(view: MeeplesView, result: int) -> dict[str, Value]:
    return {"mine": result}


def theirs(view: MeeplesView, result: int) -> dict[str, Value]:
    return {"theirs": result}


# What the numbers of each reason are, in their order.
NUMBERS: Final[dict[str, tuple[Callable[[MeeplesView, int], dict[str, Value]], ...]]] = {
    "corner": (miners, doors),
    "rob": (miners, place, pieces),
    "catch": (bandits, place, pieces),
    "lead": (builders, place, pieces),
    "dig": (who, place, pieces),
    "pay": (who, place, pieces),
    "build": (cost,),
    "upgrade": (cost,),
    "help": (who, place),
    "stand": (kind,),
    "duel": (kind, against, pieces),
    "defy": (kind, against),
    "spare": (kind, space),
    "idle": (kind,),
    "appoint": (who, pieces),
    "appoint-poorest": (who, points),
    "showdown": (kind, against),
    "hurry": (place,),
    "sign": (cost, pieces),
    "turn": (cost, pieces),
    "save": (price, points),
    "again": (mine, theirs),
    "enough": (mine, theirs),
    "bar": (price, points),
}


def reason(view: MeeplesView, why: Reason) -> Message:
    """The sentence of a reason."""
    values: dict[str, Value] = {}
    for tell, number in zip(NUMBERS.get(why.key, ()), why.numbers, strict=True):
        values.update(tell(view, number))
    return Message(f"reason-{why.key}", tuple(values.items()))
