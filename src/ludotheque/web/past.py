"""The positions a game went through, from one pair of eyes: for films and replays."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.state import CHANCE, NOBODY, Event, View
from ludotheque.house.table import Table
from ludotheque.house.verbs import House
from ludotheque.web import fragments
from ludotheque.web.speech import Speech


class Frame(NamedTuple):
    """The game after some of its steps."""

    board: str
    said: str  # the question, or how it ended
    lines: int  # of the log that led here
    step: int = 0  # how many steps led here, once the game is over: before, that would count what is done in secret


def reel(table: Table, seat: int, reader: Speech) -> list[Frame]:
    """Every position in which somebody was asked, and the last one; a step that the seat does not notice adds none."""
    journal: list[Event] = []
    state = table.fresh(journal)
    frames: list[Frame] = []
    face = table.box.face
    lines = 0

    def keep(view: View, step: int) -> None:
        nonlocal lines
        lines += sum(face.line(view, event.as_seen_by(seat)) is not None for event in journal)
        journal.clear()
        frame = Frame(face.draw(view, reader.tongue()), fragments.question(reader, face, view), lines)
        if not frames or frame != frames[-1]._replace(step=0):
            frames.append(frame._replace(step=step if table.over else 0))

    for number, step in enumerate(table.steps):
        if not state.waiting_for or state.waiting_for[0] != CHANCE:
            keep(state.view(seat), number)
        state.apply(step.seat, step.action, step.words)
    keep(state.view(seat), len(table.steps))
    return frames


def eyes(house: House, table: Table, who: str, wanted: int | None) -> int:
    """The seat whose past is shown: the one asked for, if the house lets the guest look, else one's own."""
    mine = table.seats_of(who)
    seat = wanted if wanted is not None else mine[0] if mine else NOBODY
    house.check_sight(table, who, seat)
    return seat
