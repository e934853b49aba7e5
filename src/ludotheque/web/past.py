"""The positions a game went through, from one pair of eyes: for films and replays."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.state import CHANCE, NOBODY, Event, View
from ludotheque.house.host import House
from ludotheque.house.table import Table


class Moment(NamedTuple):
    """The game after some of its steps."""

    steps: int
    events: int
    view: View


def moments(table: Table, seat: int) -> list[Moment]:
    """Every position somebody was asked something in, and the last one."""
    journal: list[Event] = []
    state = table.box.game.start(table.sheet.seats, table.options, journal)
    found: list[Moment] = []
    for number, step in enumerate(table.steps):
        if not state.waiting_for or state.waiting_for[0] != CHANCE:
            found.append(Moment(number, len(journal), state.view(seat)))
        state.words = step.words
        state.apply(step.seat, step.action)
        state.words = ""
    found.append(Moment(len(table.steps), len(journal), state.view(seat)))
    return found


def eyes(house: House, table: Table, who: str, wanted: int | None) -> int:
    """The seat whose past is shown: the one asked for, if the house lets the guest look, else one's own."""
    mine = table.seats_of(who)
    seat = wanted if wanted is not None else mine[0] if mine else NOBODY
    house.check_sight(table, who, seat)
    return seat
