"""What each action is called, where it is clicked, and what it will do."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Choice, Message, say
from ludotheque.games.meeples.face.layout import (
    BUILDING_SPOTS,
    HAND_SPOTS,
    LOCATION_SPOTS,
    SHOWDOWN_SPOT,
    SPACE_SPOTS,
    TRAY_SPOTS,
)
from ludotheque.games.meeples.face.names import at_place, at_space, cost_told, crowd, kind_name, place_name, seat_name
from ludotheque.games.meeples.face.panels.decision import bars_due
from ludotheque.games.meeples.face.path import first_space
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

# How many of a hundred Showdowns a meeple wins.
BETTER: Final = 75  # the better shot, which rolls again exactly when behind: 161 of 216
EQUAL: Final = 42  # one of two equal shots, where both may die: 15 of 36


def choice(view: MeeplesView, action: int) -> Choice:
    if action < t.TAKE:
        return Choice((BUILDING_SPOTS[action],), say("choice-corner", building=place_name(action)))
    if action < t.START:
        location = action - t.TAKE
        inside = crowd(view.inside[location * t.KINDS : location * t.KINDS + t.KINDS])
        label = say("choice-take", place=place_name(location), crowd=inside)
        return Choice((LOCATION_SPOTS[location],), label, group=side_of(location, "group-ends"))
    if action < t.TURN:
        space = action - t.START
        label = say("choice-start", space=at_space(space))
        return Choice((SPACE_SPOTS[space],), label, group=side_of(space, "group-duels"))
    if action < t.DROP:
        direction = action - t.TURN
        space = first_space(view, direction)
        key = "choice-ccw" if direction else "choice-cw"
        return Choice((SPACE_SPOTS[space],), say(key, space=at_space(space)))
    if action < t.APPOINT:
        kind = action - t.DROP
        return Choice((HAND_SPOTS[kind],), say("choice-drop", kind=kind_name(kind), space=at_space(view.target)))
    if action < t.RESOLVE:
        return Choice((TRAY_SPOTS[action - t.APPOINT],), say("choice-appoint", who=seat_name(view, action - t.APPOINT)))
    if action < t.BUILD:
        return resolve_choice(view, action - t.RESOLVE)
    if action < t.END:
        return answer_choice(view, action)
    if action == t.END:
        bars = bars_due(view)
        label = say("choice-end-bar", count=bars, price=view.price) if bars else say("choice-end")
        return Choice(("end",), label, closes=True)
    return Choice((TRAY_SPOTS[action - t.FIRST],), say("choice-first", who=seat_name(view, action - t.FIRST)))


def side_of(building: int, otherwise: str) -> Message:
    """The heading of a building or its door in a long list: the row it stands in; what is no building comes last."""
    if building >= t.BUILDINGS:
        return say(otherwise)
    return say("group-north" if building < t.BUILDINGS // 2 else "group-south")


def resolve_choice(view: MeeplesView, item: int) -> Choice:
    """An item with a plain preview of what it will do."""
    if item == t.SHOWDOWN:
        kinds = view.street[t.WEST], view.street[t.EAST]
        skills = [view.skills[kind] for kind in kinds]
        chance = EQUAL if skills[0] == skills[1] else BETTER if skills[0] > skills[1] else 100 - BETTER
        values = {
            "west": kind_name(kinds[0]),
            "one": seat_name(view, view.tokens[0]),
            "east": kind_name(kinds[1]),
            "other": seat_name(view, view.tokens[1]),
        }
        return Choice((SHOWDOWN_SPOT,), say("choice-showdown", chance=chance, **values))
    kind = view.street[item]
    key, who, pieces = preview(view, item, kind)
    label = say(
        f"choice-resolve-{key}",
        kind=kind_name(kind),
        building=place_name(item),
        who=seat_name(view, who),
        count=pieces,
        cost=cost_told(view, item),
    )
    return Choice((SPACE_SPOTS[item],), label, rank=key == "nothing")


def preview(view: MeeplesView, item: int, kind: int) -> tuple[str, int, int]:
    """What a meeple on a door will do: the key of a sentence, who it concerns, how many pieces."""
    owner = view.owners[item]
    at = item * t.KINDS
    who, pieces = view.turn, 0
    if kind == t.BUILDER:
        if owner == t.NONE:
            able = view.spare[view.turn] > 0 and can_pay(view, view.turn, item)
            return ("build" if able else "nothing", view.turn, 0)
        able = view.turned[item] == 0 and can_pay(view, owner, item)
        return ("upgrade" if able else "nothing", owner, 0)
    if kind == t.MINER:
        if owner != t.NONE:
            who = owner
            pieces = view.miner_high if view.turned[item] else view.miner_low
    elif kind == t.BANDIT:
        pieces = view.per_miner * view.inside[at + t.MINER]
    elif kind == t.DEPUTY:
        pieces = view.per_bandit * view.inside[at + t.BANDIT]
    elif kind == t.MADAME:
        pieces = view.per_builder * view.inside[at + t.BUILDER]
    pieces = min(pieces, sum(view.bag))
    return ("draw" if pieces else "nothing", who, pieces)


def can_pay(view: MeeplesView, seat: int, building: int) -> bool:
    return view.gold[seat] >= view.gold_costs[building] and view.stones[seat] >= view.stone_costs[building]


def answer_choice(view: MeeplesView, action: int) -> Choice:
    """Yes or no."""
    first, name = (t.BUILD, "build") if action < t.UPGRADE else (t.UPGRADE, "upgrade")
    if action >= t.REROLL:
        first, name = t.REROLL, "reroll"
    answer = "yes" if action == first + t.YES else "no"
    if name == "reroll":
        return Choice((answer,), say(f"choice-reroll-{answer}"), closes=action == first + t.NO)
    values = {"building": at_place(view.item), "cost": cost_told(view, view.item)}
    return Choice((answer,), say(f"choice-{name}-{answer}", **values), closes=action == first + t.NO)
