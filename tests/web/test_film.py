"""Positions between two steps that are stored together: nothing is drawn before they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.core.face import Tongue
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, View
from ludotheque.house.entry import Entry
from ludotheque.house.refused import Refused
from ludotheque.house.storage import NewTable, Storage, StorageError
from ludotheque.house.table import Still, Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.easel import easel_of
from ludotheque.web.patch import Patches
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

PEOPLE = ("ana", "bob", "cleo")


class Slow(Storage):
    """A storage that waits for a word before it commits, and fails if it is told to."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"sqlite:///{file}")
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self.go.set()
        self.fails = False

    def append(
        self, table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None, rematch: NewTable | None = None
    ) -> asyncio.Future[None]:
        return asyncio.ensure_future(self.wait(table, entries, ranks, rematch))

    async def wait(
        self, table: str, entries: Sequence[Entry], ranks: Sequence[int] | None, rematch: NewTable | None
    ) -> None:
        self.asked.set()
        await self.go.wait()
        if self.fails:
            raise StorageError("no space left")
        await super().append(table, entries, ranks, rematch)


class Page:
    """A page that looks through the eyes of one guest."""

    def __init__(self, table: Table, who: str) -> None:
        self.patches = Patches(Viewer(who, speech_for("en", table.sheet.game)), easel_of(table))
        self.shown: list[dict[str, Any]] = [self.patches.whole(table)]
        self.is_lost = False

    def glimpse(self, table: Table, still: Still) -> None:
        self.patches.glimpse(table, still)

    def changed(self, table: Table) -> None:
        self.shown.append(self.patches.changes(table))

    def lost(self) -> None:
        self.is_lost = True


@pytest.fixture
async def storage(tmp_path: Path) -> Slow:
    return Slow(tmp_path / "house.db")


@pytest.fixture
async def house(storage: Slow) -> AsyncIterator[House]:
    opened = House(storage, Thinkers(), pause=0.0)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Every view of singes that the face is asked to draw."""
    views: list[View] = []
    kind = type(box("singes").face)
    draw = kind.draw

    def recorded(self: Any, view: Any, tongue: Tongue) -> str:
        views.append(view)
        return draw(self, view, tongue)

    monkeypatch.setattr(kind, "draw", recorded)
    return views


async def before_a_roll(house: House) -> tuple[Table, int, int]:
    """A table where the next answer makes the dice roll: the table, the seat and the answer."""
    table_id = await house.lay("ana", "Ana", "singes", 3, {}, ["me", "open", "open"])
    await house.sit("bob", table_id, 1, "Bob")
    await house.sit("cleo", table_id, 2, "Cleo")
    table = house.open_tables[table_id].table
    rng = Random(1)
    while True:
        seat = table.live_state.waiting_for[0]
        for action in table.live_state.legal(seat):
            tried = table.live_state.copy()
            tried.apply(seat, action)
            if tried.waiting_for[:1] == [CHANCE]:
                return table, seat, action
        action = rng.choice(table.live_state.legal(seat))
        await house.act(PEOPLE[seat], table_id, seat, table.questions[seat], action)


async def test_nothing_is_drawn_before_the_commit_and_the_film_after_it(
    house: House, storage: Slow, drawn: list[View]
) -> None:
    table, seat, action = await before_a_roll(house)
    pages = [Page(table, who) for who in PEOPLE]
    for page in pages:
        await house.watch(table.sheet.id, page)
    drawn.clear()
    storage.asked.clear()
    storage.go.clear()
    before = len(table.steps)
    acting = asyncio.ensure_future(house.act(PEOPLE[seat], table.sheet.id, seat, table.questions[seat], action))
    await storage.asked.wait()
    await asyncio.sleep(0.01)
    assert len(table.steps) > before + 1, "the dice have rolled in memory"
    assert drawn == [], "what is not stored is not drawn"
    assert all(len(page.shown) == 1 for page in pages)
    storage.go.set()
    await acting
    assert len(drawn) > 1
    for page in pages:
        assert [list(news) for news in page.shown[1:] if "film" in news], "the page is shown what lay between"
        assert page.shown[-1]["n"] == 1
    assert house.open_tables[table.sheet.id].film == []


async def test_what_could_not_be_stored_is_never_drawn(house: House, storage: Slow, drawn: list[View]) -> None:
    table, seat, action = await before_a_roll(house)
    page = Page(table, "ana")
    await house.watch(table.sheet.id, page)
    drawn.clear()
    storage.fails = True
    with pytest.raises(Refused, match="not-stored"):
        await house.act(PEOPLE[seat], table.sheet.id, seat, table.questions[seat], action)
    assert drawn == []
    assert page.is_lost
    assert len(page.shown) == 1
    storage.fails = False
    async with house.reading(table.sheet.id) as stored:
        assert stored is not table
        assert Page(stored, "ana").shown[0]["parts"]["board"] == page.shown[0]["parts"]["board"]
