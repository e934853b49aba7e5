"""The headings that buttons stand under; the order of the actions keeps equal ones together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import BOX, hand
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

SOON: Final = 8  # turns ahead that people mostly agree on
MANY: Final = 12  # answers from which on places stand under areas
GOODS: Final = ("goods", "goods", "goods", "places", "places", "pacts", "pacts", "words", "words")  # by term
AREAS: Final = ("north", "north", "north", "middle", "middle", "middle", "south", "south", "south")  # by row of streets
KINDS: Final = ("streets", "hotels", "bases", "cafes", "banks")
SHOTS: Final = (t.SHOOTING, t.RIPOSTING, t.ORDERING, t.DUELLING)  # men of others are aimed at
UNASKED: Final = (t.BUY_TIME, t.ENOUGH)  # words that can be said at any time
FIRST: Final = (t.RECRUIT_MP, t.RECRUIT_CASH, t.PLAY_COUP)  # what a turn begins with: always at the head of the list


def heading(view: TractionsView, action: int) -> Message | None:
    """The heading of a button, where it has one."""
    if t.SETUP <= action < t.CARS:
        return say("group-mix", cards=hand(rows.mixed(rows.mix_of(action))))
    under = HEADINGS[STARTS[bisect_right(STARTS, action) - 1]]
    name = under if isinstance(under, str) else under(view, action)
    return say(f"group-{name}") if name else None


def of_man(view: TractionsView, action: int) -> str:
    top = question(view.agenda)
    if top in SHOTS and rows.gang_of(action) != rows.own_gang(view):
        return "targets"
    return "men" if top != t.FLOOR else "swap"


def of_space(view: TractionsView, action: int) -> str:
    space = action - t.SPACE
    if view.floor == t.NO_FLOOR and len(view.legal) <= MANY:
        return "where"
    name = BOX.names[space]
    if BOX.kinds[space] == t.STREET and name[1:].isdecimal():
        return AREAS[int(name[-1])]
    return KINDS[BOX.kinds[space]]


def of_gang(view: TractionsView, action: int) -> str:
    return "" if question(view.agenda) == t.PICKING_GANG else "gangs"


def of_number(view: TractionsView, action: int) -> str:
    if rows.pen(view).step != t.AT_LAST:
        return "numbers"
    return "soon" if action - t.NUMBER < SOON else "later"


def of_card(view: TractionsView, action: int) -> str:
    return "supply" if question(view.agenda) in (t.TAKING, t.STARTING) else "cards"


def of_term(view: TractionsView, action: int) -> str:
    return GOODS[action - t.TERM]


def of_aside(view: TractionsView, action: int) -> str:
    return "" if question(view.agenda) == t.SHIELDING else "unasked"


def of_word(view: TractionsView, action: int) -> str:
    if action in UNASKED:
        return of_aside(view, action)
    if action in FIRST:
        return ""
    return "" if view.legal and view.legal[0] >= t.DONE else "or"


# By where a range of actions begins; kinds of places stand before the places themselves.
HEADINGS: Final[dict[int, str | Callable[[TractionsView, int], str]]] = {
    t.PAWN: of_man,
    t.SPACE: of_space,
    t.GANG: of_gang,
    t.NUMBER: of_number,
    t.CARD: of_card,
    t.NOTE: "notes",
    t.WHERE: "",
    t.SHOW: "show",
    t.TERM: of_term,
    t.CLAUSE: "clauses",
    t.ACCEPT: "papers",
    t.PUBLISH: of_aside,
    t.CARS: "cars",
    t.PETROL: "petrol",
    t.DODGE: "",
    t.DONE: of_word,
}
STARTS: Final = sorted(HEADINGS)
