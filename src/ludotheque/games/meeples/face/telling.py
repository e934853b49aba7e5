"""The street in words: for a terminal, a screen reader, a language model."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.games.meeples.face.board import space_name
from ludotheque.games.meeples.face.names import (
    at_space,
    cost_told,
    crowd,
    kind_name,
    listed,
    of_place,
    of_seat,
    place_name,
    seat_name,
)
from ludotheque.games.meeples.face.questions import question
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

TRIGGERS: Final = ((t.NO_BAR, "bars"), (t.NO_GRAVE, "graves"), (t.NO_DYNAMITE, "dynamite"), (t.STALE, "stale"))


def tell(view: MeeplesView) -> list[Message]:
    told = [say("tell-you", who=seat_name(view, view.seat))] if view.seat >= 0 else []
    told.append(say("tell-ring", spaces=listed(ring_names(view))))
    told += [building_told(view, building) for building in range(t.BUILDINGS)]
    for place in (t.SALOON, t.JAIL):
        inside = crowd(view.inside[place * t.KINDS : place * t.KINDS + t.KINDS])
        told.append(say("tell-place", place=place_name(place), crowd=inside))
    told += [space_told(view, space) for space in range(t.WEST + 2) if view.street[space] != t.NONE]
    told += stores_told(view)
    for seat in range(view.seats):
        told.append(
            say(
                "tell-seat",
                who=seat_name(view, seat),
                gold=view.gold[seat],
                stone=view.stones[seat],
                bars=view.bars[seat],
                signs=view.spare[seat],
                points=view.scores[seat],
            )
        )
    told += moment_told(view)
    told.append(question(view))
    return told


def stores_told(view: MeeplesView) -> list[Message]:
    """The graveyard, the dynamite, the bag and the bank."""
    told = [say("tell-graves", crowd=crowd(view.graves), free=view.plots - sum(view.graves))]
    told.append(say("tell-dynamite", jail=view.crates, bag=view.bag[t.DYNAMITE], gone=view.blasts))
    told.append(say("tell-bag", gold=view.bag[t.GOLD], stone=view.bag[t.STONE], dynamite=view.bag[t.DYNAMITE]))
    prices = " ".join(str(price) for price in view.prices[view.sold :])
    told.append(say("tell-bank", prices=prices) if prices else say("tell-bank-empty"))
    return told


def moment_told(view: MeeplesView) -> list[Message]:
    """Whose turn it is, and how far it has come."""
    told: list[Message] = []
    if view.question > t.CORNERING and view.question != t.OVER:
        told.append(say("tell-turn", who=of_seat(view, view.turn), first=seat_name(view, view.first)))
    if any(view.hand):
        told.append(say("tell-hand", crowd=crowd(view.hand)))
    if view.question in (t.DROPPING, t.APPOINTING):
        key = "tell-ccw" if view.direction else "tell-cw"
        told.append(say(key, who=seat_name(view, view.turn), place=of_place(view.source)))
    if view.target != t.NONE:
        told.append(say("tell-target", space=at_space(view.target)))
    if view.dice[0]:
        told.append(say("tell-dice", west=view.dice[0], east=view.dice[1]))
    told += [say(f"trigger-{name}") for bit, name in TRIGGERS if view.triggers & bit]
    if view.idle >= 5 * view.seats:
        told.append(say("tell-idle", count=view.idle))
    return told


def ring_names(view: MeeplesView) -> list[Message]:
    """The street from the west Showdown space round to the last door before it."""
    space = t.WEST
    found: list[Message] = []
    while not found or space != t.WEST:
        found.append(space_name(space) if space >= t.WEST else place_name(space))
        space = view.onward[space]
    return found


def building_told(view: MeeplesView, building: int) -> Message:
    inside = crowd(view.inside[building * t.KINDS : building * t.KINDS + t.KINDS])
    owner = view.owners[building]
    if owner == t.NONE:
        sign = say("tell-bare", cost=cost_told(view, building))
    else:
        points = view.sign_points[view.turned[building]]
        key = "tell-high" if view.turned[building] else "tell-low"
        sign = say(key, who=of_seat(view, owner), points=points, cost=cost_told(view, building))
    return say("tell-building", place=place_name(building), sign=sign, crowd=inside)


def space_told(view: MeeplesView, space: int) -> Message:
    kind = kind_name(view.street[space])
    if space < t.WEST or view.tokens[space - t.WEST] == t.NONE:
        return say("tell-space", kind=kind, space=at_space(space))
    return say("tell-duellist", kind=kind, space=at_space(space), who=seat_name(view, view.tokens[space - t.WEST]))
