"""The positions a game went through, from one pair of eyes: for films and replays."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.state import CHANCE, NOBODY, Event, View
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table


class Moment(NamedTuple):
    """The game after some of its steps."""

    steps: int
    events: int
    view: View


def moments(table: Table, seat: int) -> list[Moment]:
    """Every position somebody was asked something in, and the last one."""
    state = table.box.game.start(table.sheet.seats, table.options)
    journal: list[Event] = []
    state.journal = journal
    found: list[Moment] = []
    for number, step in enumerate(table.steps):
        if not state.waiting_for or state.waiting_for[0] != CHANCE:
            found.append(Moment(number, len(journal), state.view(seat)))
        state.words = step.words
        state.apply(step.seat, step.action)
        state.words = ""
    found.append(Moment(len(table.steps), len(journal), state.view(seat)))
    return found


def eyes(table: Table, who: str, wanted: int | None) -> int:
    """The seat whose past may be watched: one's own, a spectator's, and any once the game is over."""
    mine = table.seats_of(who)
    if wanted is None:
        return mine[0] if mine else NOBODY
    if wanted != NOBODY and not 0 <= wanted < table.sheet.seats:
        raise Refused(404, "unknown-seat")
    if wanted == NOBODY or wanted in mine or table.over:
        return wanted
    raise Refused(403, "not-your-seat")
