"""The names of things as messages: players, kinds, places and spaces, alone or inside a sentence."""

from __future__ import annotations

from itertools import groupby

from ludotheque.core.face import Message, say
from ludotheque.core.state import View
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView


def side_name(side: int) -> Message:
    return say(f"side-{t.SIDES[side]}")


def seat_name(view: View, seat: int) -> Message:
    """A player is called by the colour that was chosen (R1)."""
    return side_name(view.sides[seat])


def of_seat(view: View, seat: int) -> Message:
    return say(f"of-side-{t.SIDES[view.sides[seat]]}")


def kind_name(kind: int) -> Message:
    return say(f"kind-{LETTERS[kind]}")


def the_kind(kind: int) -> Message:
    """With its article, inside a sentence."""
    return say(f"the-{LETTERS[kind]}")


def place(location: int) -> str:
    """The key of a Location."""
    if location < t.BUILDINGS:
        return f"b{location + 1}"
    return "saloon" if location == t.SALOON else "jail"


def place_name(location: int) -> Message:
    return say(place(location))


def of_place(location: int) -> Message:
    return say(f"of-{place(location)}")


def at_place(location: int) -> Message:
    return say(f"at-{place(location)}")


def at_space(space: int) -> Message:
    """At a door, or on a Showdown space."""
    if space < t.WEST:
        return say("at-door", of=of_place(space))
    return say("at-west" if space == t.WEST else "at-east")


def crowd(counts: list[int]) -> Message:
    """Some meeples, kind by kind."""
    parts = [say(f"crowd-{LETTERS[kind]}", count=counts[kind]) for kind in range(t.KINDS) if counts[kind]]
    if not parts:
        return say("crowd-nobody")
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = say("list-more", first=part, rest=found)
    return found


def alike(row: list[int]) -> list[Message]:
    """Meeples one after the other, those of a kind side by side counted together."""
    return [say(f"crowd-{LETTERS[kind]}", count=len(list(same))) for kind, same in groupby(row)]


def listed(parts: list[Message]) -> Message:
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = say("list-more", first=part, rest=found)
    return found


def cost_told(view: MeeplesView, building: int) -> Message:
    gold, stone = view.gold_costs[building], view.stone_costs[building]
    if gold and stone:
        return say("cost-both", gold=gold, stone=stone)
    return say("cost-gold", gold=gold) if gold else say("cost-stone", stone=stone)
