"""What one press does in several answers: the steps to a square in reach (R26), whose landing is confirmed by another
(R32), and a fight with every weapon (R44)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Journey, say
from ludotheque.games.singes.face import layout, names
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView

MOST_TRIED: Final = 4000  # steps that are tried to find the ways that use up the count


def journeys(view: SingesView) -> list[Journey]:
    """A way to each square in reach: the whole count where a move can only end there so, else the shortest."""
    if view.seat not in view.waiting_for:
        return []
    if view.question == t.FIGHTING:
        return all_out(view)
    if view.question != t.STEPPING:
        return []
    left = view.total - len(view.path) + 1
    ways = layout.reach(view)
    for square, way in (whole_ways(view, left) if left > 0 else {}).items():
        if square not in ways or not layout.is_stop_square(view, square):
            ways[square] = way
    return [journey(view, ways[square], left) for square in sorted(ways) if len(ways[square]) > 1]


def all_out(view: SingesView) -> list[Journey]:
    """Every weapon that is left laid ready, and a die; one weapon alone is as quickly laid ready by itself."""
    left = [weapon for weapon in range(t.ARMS) for _ in range(view.hand[weapon] - view.declared[weapon])]
    if len(left) < 2:
        return []
    bonus = sum(view.values[weapon] for weapon in left)
    ready = tuple(t.DECLARE + weapon for weapon in left)
    found = []
    for die in range(t.YELLOW + 1):
        if t.ROLL + die in view.legal:
            label = say("journey-all-out", bonus=bonus, die=say(f"die-{die}"))
            found.append(Journey("", label, (*ready, t.ROLL + die)))
    return found


def journey(view: SingesView, way: list[int], left: int) -> Journey:
    actions = []
    here = view.path[-1]
    for square in way:
        direction = next(side for side in range(4) if layout.neighbour(view, here, side) == square)
        actions.append(t.STEP + direction)
        here = square
    label = say("journey-walk", count=len(way), left=left - len(way), what=names.content(view, here))
    spots = tuple(names.square_spot(square) for square in way)
    return Journey(spots[-1], label, tuple(actions), spots)


def whole_ways(view: SingesView, left: int) -> dict[int, list[int]]:
    """The squares where the count can end, each with a way that uses it up."""
    found: dict[int, list[int]] = {}
    if len(view.path) > 1 and view.apes_block and layout.has_ape(view, view.path[-1]):
        return found
    walked = [*view.trail, *view.path]
    ways: list[list[int]] = [[]]
    for _ in range(MOST_TRIED):
        if not ways:
            break
        way = ways.pop()
        here = way[-1] if way else view.path[-1]
        if len(way) == left:
            found.setdefault(here, way)
            continue
        if way and view.apes_block and layout.has_ape(view, here):
            continue
        for direction in range(4):
            other = layout.neighbour(view, here, direction)
            is_due = bool(way) or len(view.path) > 1 or view.duty[view.turn] in (t.NONE, other)
            if other >= 0 and is_due and not is_walked(view, walked + way, other):
                ways.append([*way, other])
    return found


def is_walked(view: SingesView, walked: list[int], square: int) -> bool:
    """R27, O11: nobody walks on his own steps, or only not straight back."""
    return square in walked[-2:-1] if view.backtrack else square in walked
