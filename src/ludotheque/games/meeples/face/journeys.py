"""What one press can do that takes several answers: the rest of a handful, or all that is left of a turn."""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import Final

from ludotheque.core.face import Journey, Message, say
from ludotheque.games.meeples.face.choices import preview
from ludotheque.games.meeples.face.layout import SPACE_SPOTS
from ludotheque.games.meeples.face.names import alike, at_space, crowd, kind_name, place_name
from ludotheque.games.meeples.face.path import onward, path
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

FEW: Final = 6  # orders of a hand that are all offered
SIGNS: Final = {"build": t.BUILD + t.YES, "upgrade": t.UPGRADE + t.YES}  # what an Ouvrier may be told to do


def journeys(view: MeeplesView) -> list[Journey]:
    if view.seat not in view.waiting_for:
        return []
    if view.question == t.TAKING:
        return handfuls(view)
    if view.question == t.DROPPING:
        return last_of_hand(view)
    return resolving(view) if view.question == t.RESOLVING else []


def handfuls(view: MeeplesView) -> list[Journey]:
    """R13, R20: a click on the space where a handful would begin says which way it goes."""
    found = []
    for building in range(t.BUILDINGS):
        if t.TAKE + building in view.legal:
            inside = crowd(view.inside[building * t.KINDS : building * t.KINDS + t.KINDS])
            for direction, key in enumerate(("journey-take-cw", "journey-take-ccw")):
                space = onward(view, building, direction)
                label = say(key, place=place_name(building), crowd=inside)
                found.append(Journey(SPACE_SPOTS[space], label, (t.TAKE + building, t.TURN + direction)))
    return found


def last_of_hand(view: MeeplesView) -> list[Journey]:
    """R19: where the rest of the hand has few orders, each in one press; of two kinds one with a single meeple left, a
    click on its door."""
    kinds = [kind for kind in range(t.KINDS) if view.hand[kind]]
    count = sum(view.hand)
    spaces = path(view, view.target, view.direction, count)
    if len(spaces) < count or (max(spaces) >= t.WEST and (t.MADAME in kinds or view.seat in view.tokens)):
        return []  # some go to the Saloon, or a second duellist has to be appointed
    if len(kinds) == 2 and 1 in (view.hand[kinds[0]], view.hand[kinds[1]]):
        single = min(kinds, key=lambda kind: view.hand[kind])
        other = kinds[0] if kinds[1] == single else kinds[1]
        rows = [[other] * place + [single] + [other] * (count - place - 1) for place in range(count)]
        return doors(single, rows, spaces) + [in_order(view, row, spaces) for row in rows]
    if len(kinds) < 2 or orders(view.hand) > FEW:
        return []
    held = [kind for kind in kinds for _ in range(view.hand[kind])]
    return [in_order(view, list(row), spaces) for row in sorted(set(permutations(held)))]


def orders(hand: list[int]) -> int:
    """How many ways there are to sow a hand."""
    found = factorial(sum(hand))
    for count in hand:
        found //= factorial(count)
    return found


def doors(single: int, rows: list[list[int]], spaces: list[int]) -> list[Journey]:
    """A click on the space where the only one of its kind is to stand, but the first."""
    found = []
    for place, space in enumerate(spaces):
        if place and len(spaces) > 2:
            label = say("journey-drop", kind=kind_name(single), space=at_space(space))
            found.append(Journey(SPACE_SPOTS[space], label, tuple(t.DROP + kind for kind in rows[place][: place + 1])))
    return found


def in_order(view: MeeplesView, row: list[int], spaces: list[int]) -> Journey:
    """The hand in this order, and then the rest of the turn."""
    street = view.street[:]
    for reached, kind in zip(spaces, row, strict=True):
        street[reached] = kind
    following = rest_of_turn(view, street)
    group = say("group-row-signs" if has_signs(following) else "group-row")
    drops = [t.DROP + kind for kind in row]
    return Journey("", in_a_row(row), (*drops, *following), group=group, heeds_draws=False)


def resolving(view: MeeplesView) -> list[Journey]:
    """R30: all that is left of the turn; where signs can be paid for, with or without them."""
    whole = rest_of_turn(view, view.street)
    found = [rest("journey-rest-signs" if has_signs(whole) else "journey-rest", whole)]
    plain = [action for action in view.legal if not is_asking(view, action - t.RESOLVE, view.street)]
    if has_signs(whole) and len(plain) > 1:
        found.append(rest("journey-rest-but-signs", plain))
    return found


def rest(key: str, actions: list[int]) -> Journey:
    return Journey("", say(key), tuple(actions), heeds_draws=False, closes=True)


def in_a_row(row: list[int]) -> Message:
    """Who is dropped after whom: "2 Builders, then 1 Miner"."""
    parts = alike(row)
    found = parts.pop()
    while parts:
        found = say("list-then", first=parts.pop(), rest=found)
    return found


def rest_of_turn(view: MeeplesView, street: list[int]) -> list[int]:
    """Whatever draws comes first, then the own signs that can be paid for, then what somebody else has a say in."""
    plain: list[int] = []
    signs: list[int] = []
    asked: list[int] = []
    for item in (*(door for door in range(t.BUILDINGS) if street[door] != t.NONE), *duel(street)):
        key, who = sign_due(view, item, street)
        if key and who == view.seat:
            signs += [t.RESOLVE + item, SIGNS[key]]
        else:
            (asked if is_asking(view, item, street) else plain).append(t.RESOLVE + item)
    return [*plain, *signs, *asked, t.END]


def duel(street: list[int]) -> list[int]:
    return [t.SHOWDOWN] if street[t.WEST] != t.NONE and street[t.EAST] != t.NONE else []


def sign_due(view: MeeplesView, item: int, street: list[int]) -> tuple[str, int]:
    """What an Ouvrier would ask, and whom."""
    if item == t.SHOWDOWN:
        return "", t.NONE
    key, who, _ = preview(view, item, street[item])
    return (key, who) if key in SIGNS else ("", t.NONE)


def is_asking(view: MeeplesView, item: int, street: list[int]) -> bool:
    """Whether an item puts a question to somebody."""
    return item == t.SHOWDOWN or sign_due(view, item, street)[0] != ""


def has_signs(actions: list[int]) -> bool:
    return any(action in SIGNS.values() for action in actions)
