"""The street in characters: two rows of houses, the doors between them, and the ends of the street."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.sketch import BOLD, DIM, Paper, Run, Sketch, captions, written
from ludotheque.games.meeples.face import telling
from ludotheque.games.meeples.face.board import LONG_NAMES
from ludotheque.games.meeples.face.layout import COLOURS
from ludotheque.games.meeples.face.names import crowd, kind_name, place_name
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView

ROW: Final = 6  # houses on a side of the street
MARGIN: Final = 4  # columns before the first house and behind the last, for the ends of the street
NARROW: Final = 12  # columns of a house
WIDE: Final = 17
# The lines of a house: its name, its number and its sign, who is inside, who stands at the door.
NORTH: Final = (0, 1, 2, 3)
STREET: Final = 4
SOUTH: Final = (8, 7, 6, 5)
DOWN: Final = 9


def sketch(view: MeeplesView, tongue: Tongue, width: int) -> Sketch:
    room = max(NARROW, min(WIDE, (width - 2 * MARGIN) // ROW))
    across = ROW * room + 2 * MARGIN
    paper = Paper()
    for building in range(t.BUILDINGS):
        lay_house(paper, view, building, room, tongue)
    paper.put(0, STREET, "─" * across, DIM)
    for space, x in ((t.WEST, 0), (t.EAST, across - MARGIN)):
        owner = view.tokens[space - t.WEST]
        tone = COLOURS[view.sides[owner]] if owner != t.NONE else BOLD
        paper.put(x, STREET, f"{'WE'[space - t.WEST]}{door(view, space)}", tone)
    rows = paper.cut(0, 0, across, DOWN)
    stores = written(*[tongue(message) for message in beside(view)])
    moment = written(*[tongue(message) for message in telling.moment_told(view)])
    return rows + legend(view, tongue, width) + captions(stores, width) + moment


def lay_house(paper: Paper, view: MeeplesView, building: int, room: int, tongue: Tongue) -> None:
    is_north = building < ROW
    x = MARGIN + room * (building if is_north else t.BUILDINGS - 1 - building)
    name, sign, inside, threshold = NORTH if is_north else SOUTH
    called = say(f"b{building + 1}-short") if building in LONG_NAMES else place_name(building)
    paper.put(x, name, tongue(called)[: room - 1], BOLD)
    number = f"b{building + 1} "
    paper.put(x, sign, number)
    owner = view.owners[building]
    if owner == t.NONE:
        paper.put(x + len(number), sign, cost(view, building), DIM)
    else:
        points = view.sign_points[view.turned[building]]
        paper.put(x + len(number), sign, f"P{owner + 1} +{points}", COLOURS[view.sides[owner]])
    paper.put(x, inside, people(view.inside[building * t.KINDS : (building + 1) * t.KINDS])[: room - 1])
    paper.put(x, threshold, door(view, building), DIM if view.street[building] == t.NONE else BOLD)


def cost(view: MeeplesView, building: int) -> str:
    """What a sign costs, as the notation has it: 1g 2s."""
    sums = ((view.gold_costs[building], "g"), (view.stone_costs[building], "s"))
    return " ".join(f"{count}{letter}" for count, letter in sums if count)


def people(counts: list[int]) -> str:
    return "".join(LETTERS[kind] * counts[kind] for kind in range(t.KINDS))


def door(view: MeeplesView, space: int) -> str:
    kind = view.street[space]
    return f"[{LETTERS[kind] if kind != t.NONE else ' '}]"


def legend(view: MeeplesView, tongue: Tongue, width: int) -> Sketch:
    entries: Sketch = [[Run(LETTERS[kind], BOLD), Run(f" {tongue(kind_name(kind))}")] for kind in range(t.KINDS)]
    entries.append([Run(f"P1 +{view.sign_points[0]}", BOLD), Run(f" {tongue(say('sketch-sign'))}")])
    entries.append([Run("1g 2s", DIM), Run(f" {tongue(say('sketch-cost'))}")])
    entries.append([Run("[ ]", DIM), Run(f" {tongue(say('sketch-door'))}")])
    return captions(entries, width)


def beside(view: MeeplesView) -> list[Message]:
    """What lies at the ends of the street, in the bag and in the bank."""
    found = []
    for place in (t.SALOON, t.JAIL):
        inside = crowd(view.inside[place * t.KINDS : place * t.KINDS + t.KINDS])
        found.append(say("tell-place", place=place_name(place), crowd=inside))
    return found + telling.stores_told(view)
