"""The log of a table as some eyes read it: written once for all pages, and only as far as it is new."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ludotheque.core.face import Message
from ludotheque.core.state import Event, View
from ludotheque.core.teller import Teller
from ludotheque.core.tongue import called
from ludotheque.house.table import Table
from ludotheque.web import fragments
from ludotheque.web.speech import Speech

P = ParamSpec("P")
T = TypeVar("T")

LONG = 200  # events


async def in_thread_if_long(table: Table, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Do what reads a whole table while it rests; where it is long, in a thread, so that no other table waits."""
    if len(table.events) > LONG:
        return await asyncio.to_thread(task, *arguments, **named)
    return task(*arguments, **named)


class Story:
    """The lines of a log in a language; the lines are numbered, not the events, which may be secret."""

    def __init__(self, table: Table, speech: Speech, names: dict[Message, str]) -> None:
        self.speech = speech
        self.names = names
        self.teller = Teller(table.box.face)
        self.take_back_count = table.take_back_count
        self.events: list[Event] = []  # that were told, as these eyes see them
        self.lines: list[str] = []
        self.starts: list[tuple[int, int]] = []  # where a line begins that others may join: its event, and its number

    def go_on(self, table: Table, view: View, eyes: int) -> list[str]:
        """All lines up to the present."""
        if self.take_back_count != table.take_back_count:
            self.take_back_count = table.take_back_count
            self.go_back(common(self.events, table.seen_events(eyes, 0)))
        for event in table.seen_events(eyes, len(self.events)):
            line = self.teller.line(view, event)
            if line is not None:
                if not line.joins:
                    self.starts.append((len(self.events), len(self.lines)))
                told = line._replace(message=called(line.message, self.names))
                self.lines.append(fragments.log_line(self.speech, len(self.lines), told))
            self.events.append(event)
        return self.lines

    def go_back(self, first: int) -> None:
        """Forget what is told of the events from one on, and of those that its line belongs to."""
        while self.starts and self.starts[-1][0] >= first:
            del self.lines[self.starts.pop()[1] :]
        at, number = self.starts.pop() if self.starts else (0, 0)
        del self.events[at:]
        del self.lines[number:]
        self.teller.thread = []


def common(was: list[Event], is_now: list[Event]) -> int:
    """With how many events both begin."""
    for number, (one, other) in enumerate(zip(was, is_now, strict=False)):
        if told(one) != told(other):
            return number
    return min(len(was), len(is_now))


def told(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.shown, event.secret, event.readers, event.words
