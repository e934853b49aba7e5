"""The ways through the town: of men on foot, and of the post van."""

from __future__ import annotations

from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import BOX
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


def walks(view: TractionsView, group: list[int]) -> list[list[int]]:
    """A shortest way to every space that a group can come to, through the streets where that is no farther."""
    here = view.place[group[0]]
    shunned = promised_away(view)
    ways: dict[int, list[int]] = {here: []}
    front = [here]
    for _ in range(view.points // len(group)):
        reached: dict[int, list[int]] = {}
        for space in front:
            if space != here and (space in shunned or is_held(view, space)):
                continue
            for other in BOX.neighbours(space):
                if other not in ways and can_enter(view, group, other):
                    way = [*ways[space], other]
                    if other not in reached or detours(way) < detours(reached[other]):
                        reached[other] = way
        ways |= reached
        front = sorted(reached)
    return [way for way in ways.values() if way]


def detours(way: list[int]) -> int:
    """How many houses a way leads through."""
    return sum(BOX.kinds[space] != t.STREET for space in way[:-1])


def can_enter(view: TractionsView, group: list[int], space: int) -> bool:
    """R2, R73, R74, R164: whether a group may try."""
    if view.closed[space] or view.ban == view.active * t.SPACES + space:
        return False
    if BOX.kinds[space] == t.HOTEL and (len(group) > 1 or view.men[space * t.GANGS + view.active]):
        return False
    is_barred = any(man * t.SPACES + space in view.barred for man in group)
    return not (is_barred and rows.gang_bits(view, space, view.active))


def is_held(view: TractionsView, space: int) -> bool:
    """Whether somebody there has to be asked."""
    return BOX.kinds[space] in (t.STREET, t.HOTEL) and rows.gang_bits(view, space, view.active) != 0


def promised_away(view: TractionsView) -> set[int]:
    """R42: the spaces that a pact forbids the gang: no way leads through them unasked."""
    clauses = [rows.clause_at(view, place) for place in range(0, len(view.clauses), t.CLAUSE_WIDTH)]
    return {clause.x for clause in clauses if clause.kind == t.AVOID and clause.a == view.active}


def runs(view: TractionsView) -> list[list[int]]:
    """R132, R133: a way of the van to every street: all that it has to go if that ends there, else the shortest."""
    ways: dict[int, list[int]] = {}
    front = {(view.van_place, view.van_before): list[int]()}
    for _ in range(view.van_left):
        reached: dict[tuple[int, int], list[int]] = {}
        for (place, before), way in front.items():
            for street in streets_ahead(place, before):
                reached.setdefault((street, place if place != t.PARKING else t.NONE), [*way, street])
        for (street, _), way in reached.items():
            if street not in ways or len(way) == view.van_left > len(ways[street]):
                ways[street] = way
        front = reached
    return list(ways.values())


def streets_ahead(place: int, before: int) -> list[int]:
    """R133: not straight back unless the street ends."""
    if place == t.PARKING:
        return BOX.gates
    found = [space for space in BOX.neighbours(place) if BOX.kinds[space] == t.STREET and space != before]
    return found or [before]
