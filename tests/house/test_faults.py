"""A house whose disk fails under it: nothing acknowledged is lost, nothing is doubled, and the tables go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from ludotheque.core.shelf import box
from ludotheque.house import kinds
from ludotheque.house.entry import Entry
from ludotheque.house.refused import Refused
from ludotheque.house.replay import replayed
from ludotheque.house.storage import NewTable, Storage, StorageError
from ludotheque.house.table import Still, Table
from ludotheque.house.verbs import House

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
PATIENCE = 50  # milliseconds
LONG = "{} " + "bla" * 160  # a line of talk that soon needs another page of the disk


class Shaky(Storage):
    """A storage whose disk can be made to fail."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"sqlite:///{file}", PATIENCE)
        self.file = file
        self.pages = 0  # that the disk has room for; 0 for as many as are wanted
        self.failing = 0  # appends that fail from now on
        self.is_asked = asyncio.Event()  # whether an append that fails has begun

    def append(
        self, table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None, rematch: NewTable | None = None
    ) -> asyncio.Future[None]:
        if self.failing:
            self.failing -= 1
            self.is_asked.set()
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_later(0.02, failed.set_exception, StorageError("no space left"))
            return failed
        return super().append(table, entries, ranks, rematch)

    def _prepare(self) -> None:
        super()._prepare()
        self._writing.dispose()
        event.listen(self._writing, "begin", self.shrink)

    def shrink(self, connection: object) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages or 2**30}")  # type: ignore[attr-defined]


@pytest.fixture
async def storage(tmp_path: Path) -> Shaky:
    return Shaky(tmp_path / "house.db")


async def laid(house: House) -> str:
    table = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "open"])
    await house.sit("bob", table, 1, "Bob")
    return table


async def move(house: House, table_id: str) -> None:
    """Whoever is asked plays the first choice."""
    async with house.reading(table_id) as table:
        seat = table.live_state.waiting_for[0]
        question, action = table.questions[seat], table.live_state.legal(seat)[0]
    await house.act(["ana", "bob"][seat], table_id, seat, question, action)


async def check(house: House, table_id: str) -> Table:
    """What is stored has no gap and is exactly what the house shows."""
    async with house.reading(table_id) as table:
        kept = await house.storage.table(table_id)
        assert [entry.number for entry in kept.entries] == [*range(table.number)]
        assert kept.sheet
        again = replayed(kept.sheet, kept.entries)
        assert again.steps == table.steps
        assert again.talk == table.talk
        assert again.questions == table.questions
        assert kept.ranks == (table.ranks or None)
        return table


async def test_who_waited_while_a_step_was_not_stored_goes_on_with_what_is_stored(house: House, storage: Shaky) -> None:
    table_id = await laid(house)
    await move(house, table_id)
    before = await storage.entries(table_id)
    storage.failing = 1
    step = asyncio.ensure_future(move(house, table_id))
    await storage.is_asked.wait()  # the step holds the lock and waits for the disk
    talk = asyncio.ensure_future(house.say("bob", table_id, "Bob", "et alors ?"))
    with pytest.raises(Refused, match="not-stored"):
        await step
    await talk
    entries = await storage.entries(table_id)
    assert entries[:-1] == before
    assert entries[-1].kind == kinds.SAY
    assert len((await check(house, table_id)).steps) == 1
    await move(house, table_id)
    assert len((await check(house, table_id)).steps) == 2


async def test_all_who_wait_for_a_forgotten_table_share_one_new_copy(house: House, storage: Shaky) -> None:
    table_id = await laid(house)
    storage.failing = 1
    step = asyncio.ensure_future(move(house, table_id))
    await storage.is_asked.wait()
    talks = [asyncio.ensure_future(house.say("bob", table_id, "Bob", str(number))) for number in range(20)]
    with pytest.raises(Refused):
        await step
    await asyncio.gather(*talks)
    assert [said.text for said in (await check(house, table_id)).talk] == [str(number) for number in range(20)]


async def test_whoever_watches_a_forgotten_table_is_told_once(house: House, storage: Shaky) -> None:
    table_id = await laid(house)
    heard: list[str] = []

    class Onlooker:
        def glimpse(self, table: Table, still: Still) -> None:
            heard.append("glimpse")

        def changed(self, table: Table) -> None:
            heard.append("changed")

        def lost(self) -> None:
            heard.append("lost")

    leave = await house.watch(table_id, Onlooker())
    old = house.open_tables[table_id]
    storage.failing = 1
    with pytest.raises(Refused):
        await move(house, table_id)
    await house.watch(table_id, Onlooker())
    house.forget(old)
    assert house.open_tables[table_id] is not old, "the new copy is not forgotten with the old one"
    leave()
    await move(house, table_id)
    assert heard == ["lost", "lost", "changed"]


async def test_a_step_whose_sender_has_gone_is_stored_before_anybody_looks(house: House, storage: Shaky) -> None:
    table_id = await laid(house)
    held = sqlite3.connect(storage.file, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    step = asyncio.ensure_future(move(house, table_id))
    await asyncio.sleep(0.01)
    step.cancel()
    looking = asyncio.ensure_future(check(house, table_id))
    await asyncio.sleep(0.01)
    held.execute("COMMIT")
    held.close()
    with pytest.raises(asyncio.CancelledError):
        await step
    assert len((await looking).steps) == 1


async def test_a_table_that_fails_in_the_middle_of_a_change_is_forgotten(house: House) -> None:
    table_id = await laid(house)
    old = house.open_tables[table_id].table
    with pytest.raises(ValueError, match="Expecting"):
        async with house.changing(table_id) as (table, entries):
            house.add(table, entries, kinds.SIT, 0, words="{")
    assert (await house.open_table(table_id)).table is not old
    await check(house, table_id)


async def test_a_table_that_cannot_be_stored_is_not_laid(house: House, storage: Shaky) -> None:
    material = f"{box('apagos').game.material}\n# {'large ' * 2000}"
    storage.pages = 1
    with pytest.raises(Refused) as refusal:
        await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"], material)
    assert (refusal.value.status, refusal.value.code) == (503, "not-stored")
    assert house.open_tables == {}
    storage.pages = 0
    assert await storage.tables_of("ana") == []
    await move(house, await laid(house))


class Players:
    """Guests who play several tables at once, try again what was refused, and remember what was acknowledged."""

    def __init__(self, house: House, tables: list[str]) -> None:
        self.house = house
        self.tables = tables
        self.acknowledged: Counter[tuple[str, int]] = Counter()
        self.said: Counter[tuple[str, str]] = Counter()
        self.refused: Counter[str] = Counter()
        self.is_over = False

    async def play(self, table_id: str, seat: int) -> None:
        rng = Random(f"{table_id}{seat}")
        while True:
            try:
                async with self.house.reading(table_id) as table:
                    if table.over:
                        return
                    is_asked = seat in table.live_state.waiting_for
                    question = table.questions[seat]
                    action = rng.choice(table.live_state.legal(seat)) if is_asked else 0
                if is_asked:
                    await self.house.act(["ana", "bob"][seat], table_id, seat, question, action)
                    self.acknowledged[table_id, seat] += 1
            except Refused as refused:
                self.refused[refused.code] += 1
            await asyncio.sleep(0.001)

    async def talk(self, table_id: str) -> None:
        number = 0
        while not self.is_over:
            number += 1
            try:
                await self.house.say("eve", table_id, "Eve", LONG.format(number))
                self.said[table_id, LONG.format(number)] += 1
            except Refused as refused:
                self.refused[refused.code] += 1
            await asyncio.sleep(0.005)

    async def run(self, trouble: Callable[[], AsyncIterator[None]]) -> None:
        """Play all tables to their end while the trouble comes and goes."""
        talks = [asyncio.ensure_future(self.talk(table)) for table in self.tables]
        games = asyncio.gather(*(self.play(table, seat) for table in self.tables for seat in (0, 1)))
        async for _ in trouble():
            await asyncio.sleep(0.05)
        await asyncio.wait_for(games, 60)
        self.is_over = True
        await asyncio.gather(*talks)

    async def check(self) -> None:
        """Every acknowledged step and line is stored once, and nothing else is."""
        assert self.refused["not-stored"] > 4, "there was no trouble"
        assert set(self.refused) == {"not-stored"}
        for table_id in self.tables:
            assert (await check(self.house, table_id)).over
            entries = await self.house.storage.entries(table_id)
            steps = Counter((table_id, entry.seat) for entry in entries if entry.kind == kinds.STEP)
            assert steps == Counter({key: count for key, count in self.acknowledged.items() if key[0] == table_id})
            talk = Counter((table_id, said.text) for said in self.house.open_tables[table_id].table.talk)
            assert talk == Counter({key: count for key, count in self.said.items() if key[0] == table_id})


async def test_a_database_that_another_program_locks_loses_and_doubles_nothing(house: House, storage: Shaky) -> None:
    players = Players(house, [await laid(house) for _ in range(4)])

    async def trouble() -> AsyncIterator[None]:
        with closing(sqlite3.connect(storage.file, isolation_level=None, timeout=10)) as other:
            for _ in range(4):
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(3 * PATIENCE / 1000)
                other.execute("COMMIT")
                yield

    await players.run(trouble)
    await players.check()


async def test_a_disk_that_is_full_for_a_while_loses_and_doubles_nothing(house: House, storage: Shaky) -> None:
    players = Players(house, [await laid(house) for _ in range(4)])

    async def trouble() -> AsyncIterator[None]:
        for _ in range(4):
            before = players.refused.total()
            storage.pages = 1
            while players.refused.total() < before + 3:
                await asyncio.sleep(0.01)
            storage.pages = 0
            yield

    await players.run(trouble)
    await players.check()


async def test_a_rematch_that_is_not_stored_leaves_no_table_behind(house: House, storage: Shaky) -> None:
    table_id = await laid(house)
    while not house.open_tables[table_id].table.over:
        await move(house, table_id)
    await house.rematch("ana", table_id)
    storage.failing = 1
    with pytest.raises(Refused, match="not-stored"):
        await house.rematch("bob", table_id)
    assert [listing.table for listing in await storage.tables_of("ana")] == [table_id]
    assert list(house.open_tables) == []
    rematch = await house.rematch("bob", table_id)
    assert {listing.table for listing in await storage.tables_of("bob")} == {table_id, rematch}
    assert (await check(house, table_id)).next_table == rematch
    assert (await check(house, rematch)).started
