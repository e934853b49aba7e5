"""The quarter in characters: every place where it lies, with its streets, and who stands there."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.core.sketch import BOLD, DIM, Paper, Run, Sketch, captions, written
from ludotheque.games.tractions.face import rows, telling
from ludotheque.games.tractions.face.colours import LETTERS, NEONS
from ludotheque.games.tractions.face.layout import ACROSS, DOWN
from ludotheque.games.tractions.face.names import BOX, at_place, briques, gang, hand, join, money
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

STEP: Final = (ACROSS[1] - ACROSS[0]) // 2  # from one place to the next, in the units of the world
RISE: Final = (DOWN[1] - DOWN[0]) // 2
COLUMNS: Final = 8  # steps from the west to the east of the quarter
LINES: Final = 3  # of the screen for a step to the south: the name, who is there, the way on
NARROW: Final = 9  # columns of the screen for a step to the east, at least
WIDE: Final = 14
NAME: Final = 8  # columns of the last place to the east
SIGNS: Final = ("s", "h", "base", "caf", "bank")  # how the names of places begin
VAN: Final = "[=]"
LOOT: Final = "$"


def sketch(view: TractionsView, tongue: Tongue, width: int) -> Sketch:
    pitch = max(NARROW, min(WIDE, (width - NAME) // COLUMNS))
    paper = Paper()
    lay_streets(paper, pitch)
    for space in range(t.SPACES):
        lay_place(paper, view, tongue, space, pitch)
    down = max(at(space, pitch)[1] for space in range(t.SPACES)) + LINES - 1
    return paper.cut(0, 0, COLUMNS * pitch + NAME, down) + legend(view, tongue, width) + beside(view, tongue)


def at(space: int, pitch: int) -> tuple[int, int]:
    """Column and line of a place."""
    x, y = BOX.xs[space] - ACROSS[0], BOX.ys[space] - DOWN[0] + RISE
    return round(x * pitch / STEP), round(y * LINES / RISE)


def lay_streets(paper: Paper, pitch: int) -> None:
    for space in range(t.SPACES):
        x, y = at(space, pitch)
        for other in BOX.neighbours(space):
            to_x, to_y = at(other, pitch)
            if to_y == y and to_x > x:
                paper.put(x, y, "─" * (to_x - x), DIM)
            elif to_x == x and to_y > y:
                for line in range(y, to_y):
                    paper.put(x + 1, line, "│", DIM)


def lay_place(paper: Paper, view: TractionsView, tongue: Tongue, space: int, pitch: int) -> None:
    """The name of a place, and below it who is there and what lies there."""
    x, y = at(space, pitch)
    name = BOX.names[space]
    is_closed = bool(view.closed[space])
    paper.put(x, y, f"({name})" if is_closed else name, DIM if is_closed or BOX.kinds[space] == t.STREET else BOLD)
    owner = BOX.owners[space]
    if owner != t.NONE and view.seat_of[owner] != t.NONE:
        paper.put(x + len(name), y, f" {LETTERS[owner]}", NEONS[owner])
    if view.agreed[t.VAN] and view.van_place == space:
        paper.put(x + len(name), y, VAN, BOLD)
    for number in range(t.GANGS):
        count = view.men[space * t.GANGS + number]
        if count:
            paper.put(x, y + 1, f"{LETTERS[number]}{count}", NEONS[number])
            x += len(f"{LETTERS[number]}{count}")
    carried = sum(view.loot[man] for man in range(t.MEN) if view.place[man] == space)
    if carried + view.dropped[space]:
        paper.put(x, y + 1, f"{LOOT}{tongue(briques(carried + view.dropped[space]))}", BOLD)


def legend(view: TractionsView, tongue: Tongue, width: int) -> Sketch:
    entries: Sketch = []
    for sign in SIGNS:
        entries.append([Run(sign, DIM if sign == "s" else BOLD), Run(f" {tongue(say(f'sketch-{sign}'))}")])
    entries.append([Run(LOOT, BOLD), Run(f" {tongue(say('sketch-loot'))}")])
    if view.agreed[t.VAN]:
        entries.append([Run(VAN, BOLD), Run(f" {tongue(say('sketch-van'))}")])
    if any(view.closed):
        entries.append([Run("( )", DIM), Run(f" {tongue(say('sketch-closed'))}")])
    return captions(entries, width)


def beside(view: TractionsView, tongue: Tongue) -> Sketch:
    """What the map does not show: the turn, the cards, the fight, the papers."""
    turn = say("sketch-turn", turn=view.turn, phase=say(f"phase-{view.phase}"), first=gang(view.first))
    found: list[Message] = [turn]
    if view.order:
        found.append(say("tell-order", who=join([gang(number) for number in view.order])))
    if view.active != t.NONE:
        found.append(say("tell-move", who=gang(view.active), points=view.points))
    own = rows.own_gang(view)
    if any(view.hand):
        found.append(say("tell-hand", cards=hand(view.hand)))
    if view.heist != t.NONE:
        found.append(say("tell-heist", place=at_place(view.heist), pot=money(view.pot)))
    found += telling.tell_known(view, own)
    found += telling.tell_fight(view)
    found += telling.tell_papers(view)
    return written(*[tongue(message) for message in found])
