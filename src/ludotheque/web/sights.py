"""What a program sees of a table: one seat, now and after every change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import orjson

from ludotheque.core.codec import dump
from ludotheque.core.state import NOBODY
from ludotheque.house.refused import Refused
from ludotheque.house.table import Still, Table
from ludotheque.house.verbs import House
from ludotheque.web.easel import Count, easel_of
from ludotheque.web.guests import Guest
from ludotheque.web.site import Site
from ludotheque.web.speech import speech_for

MOST_UNREAD = 256  # sights kept for a program that reads slowly
HEARTBEAT = 15.0  # seconds of silence before a stream shows that it is alive


def lines(table: Table, seat: int) -> int:
    """How far the log goes for a reader: what others ponder unseen cannot be counted."""
    if not table.started:
        return 0
    counts, nothing = easel_of(table).counts, Count(table.take_back_count, 0, 0)
    known = counts.get(seat, nothing)
    if known.take_backs != table.take_back_count:
        known = nothing
    face, view = table.box.face, table.view(seat)
    more = sum(face.line(view, event) is not None for event in table.seen_events(seat, known.events))
    counts[seat] = Count(table.take_back_count, len(table.events), known.lines + more)
    return known.lines + more


def sight(house: House, table: Table, guest: Guest, seat: int, language: str) -> dict[str, Any]:
    """All that a seat of a guest may know, in words and numbers."""
    if seat != NOBODY:
        house.check_mine(table, guest.id, seat)
    if not table.started:
        raise Refused(409, "not-started")
    speech = speech_for(language, table.sheet.game)
    face = table.box.face
    seen = table.view(seat)

    def offer(action: int) -> dict[str, Any]:
        return {
            "action": action,
            "text": table.box.game.write(seat, action),
            "label": speech.spoken(face.choice(seen, action).label),
        }

    return {
        "lines": lines(table, seat),
        "seat": seat,
        "question": table.questions[seat] if seat >= 0 else 0,
        "asked": speech.spoken(face.question(seen)),
        "awaited": seat in seen.waiting_for,
        "over": table.over,
        "ranks": table.ranks,
        "view": dump(seen),
        "legal": [offer(action) for action in seen.legal],
        "asides": [offer(action) for action in seen.asides],
        "told": [speech.spoken(message) for message in face.tell(seen)],
    }


class Onlooker:
    """A program that looks at a table: what its seat may know, after every change."""

    def __init__(self, house: House, guest: Guest, seat: int, language: str) -> None:
        self.house = house
        self.guest = guest
        self.who = guest.id
        self.seat = seat
        self.language = language
        self.news: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_UNREAD)
        self.last: dict[str, Any] = {}

    def glimpse(self, table: Table, still: Still) -> None:
        """A program reads the events of every step anyway."""

    def changed(self, table: Table) -> None:
        if not table.started:
            self.put({"lines": 0, "started": False})
            return
        try:
            self.put(sight(self.house, table, self.guest, self.seat, self.language))
        except Refused as refused:
            self.put({"error": {"code": refused.code}})

    def meet(self, seats: list[int]) -> None:
        """The others see that the program is there; it is not told of them."""

    def lost(self) -> None:
        self.put({"error": {"code": "not-stored"}})

    def end(self) -> None:
        """The house closes: nothing more is sent."""
        self.put({})

    def put(self, sent: dict[str, Any]) -> None:
        """Nothing where nothing changed; a slow reader misses what is in between, for each sight is whole."""
        if sent == self.last:
            return
        self.last = sent
        if self.news.full():
            self.news.get_nowait()
        self.news.put_nowait(sent)


async def stream(site: Site, onlooker: Onlooker, unwatch: Callable[[], None]) -> AsyncIterator[bytes]:
    """Server-sent events, until somebody has enough."""
    site.streams.add(onlooker.end)
    try:
        while not site.is_closing:
            try:
                sent = await asyncio.wait_for(onlooker.news.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if not sent:
                return
            yield b"data: " + orjson.dumps(sent) + b"\n\n"
            if "error" in sent:
                return
    finally:
        site.streams.discard(onlooker.end)
        unwatch()
