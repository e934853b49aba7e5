"""A database of PostgreSQL, which several houses share: they open it together, wait for each other, and survive it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import text

from ludotheque.house.entry import Entry
from ludotheque.house.listings import Visitor
from ludotheque.house.storage import Storage, StorageError
from tests.house.writing import sheet, sits, step
from tests.services import Postgres

PATIENCE = 2000  # milliseconds


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
async def storages(url: str) -> AsyncIterator[list[Storage]]:
    """Two houses that have opened a new database at the same moment."""
    opened = [Storage(url, PATIENCE), Storage(url, PATIENCE)]
    await asyncio.gather(*(storage.open() for storage in opened))
    yield opened
    for storage in opened:
        await storage.close()


async def test_houses_that_open_a_new_database_together_both_find_it_ready(storages: list[Storage]) -> None:
    one, other = storages
    await one.lay(sheet("a"), [step(0)])
    await other.append("a", [step(1)])
    assert await one.entries("a") == [step(0), step(1)]


async def test_houses_that_write_the_same_rows_in_any_order_lose_nothing(storages: list[Storage]) -> None:
    """Guests are written after the logs, in the order of the tables: two houses may well wait for each other."""
    guests = ["anna", "bruno", "chloé", "dora"]
    tables = [f"{house}{n}" for n in range(30) for house in "ab"]
    laid = [
        storages[table[0] == "b"].lay(sheet(table), [sits(0, 0, guests[n % 4]), sits(1, 1, guests[-n % 4])])
        for n, table in enumerate(tables)
    ]
    met = [storage.welcome(Visitor(guest, guest, 1, n)) for n, guest in enumerate(guests) for storage in storages]
    await asyncio.gather(*laid, *met)
    assert {len(await storages[0].entries(table)) for table in tables} == {2}


async def test_who_gives_way_to_another_house_writes_all_the_same(storages: list[Storage], url: str) -> None:
    for guest in ("anna", "bruno"):
        await storages[0].welcome(Visitor(guest, guest, 1, 1))
    row = "UPDATE guests SET seen = seen + 1 WHERE id = :id"
    with storages[1]._writing.connect() as connection, connection.begin():
        connection.exec_driver_sql("SET LOCAL deadlock_timeout = '10s'")  # the house is the one that gives way
        connection.execute(text(row), {"id": "bruno"})
        both = asyncio.gather(
            storages[0].append("a", [sits(0, 0, "anna", "Anna")]),
            storages[0].append("b", [sits(0, 0, "bruno", "Bruno")]),
        )
        await waits(storages[0])
        await asyncio.to_thread(connection.execute, text(row), {"id": "anna"})
    await both
    assert (await storages[0].entries("a"), await storages[0].entries("b")) == (
        [sits(0, 0, "anna", "Anna")],
        [sits(0, 0, "bruno", "Bruno")],
    )


async def waits(storage: Storage) -> None:
    """Until somebody waits for a lock in the database."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(10):
        while not await storage._read(lambda connection: connection.execute(waiting).scalar()):
            await asyncio.sleep(0.01)


async def test_a_house_that_stops_in_the_middle_of_a_step_holds_nobody_up_for_ever(storages: list[Storage]) -> None:
    with storages[1]._writing.connect() as connection:
        storages[1]._kind.write(connection, [("a", *step(0, "never committed"))])
        async with asyncio.timeout(3 * PATIENCE / 1000):
            await storages[0].append("a", [step(0)])
        connection.invalidate()
    assert await storages[0].entries("a") == [step(0)]


async def test_who_waits_for_a_database_notices_that_its_machine_is_gone(storages: list[Storage]) -> None:
    for engine in (storages[0]._writing, storages[0]._reading):
        with engine.connect() as connection:
            driver: Any = connection.connection.dbapi_connection
            with socket.socket(fileno=os.dup(driver.fileno())) as wire:
                assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
                probes = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL)
                assert sum(wire.getsockopt(socket.IPPROTO_TCP, probe) for probe in probes) * 1000 <= PATIENCE
                assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == PATIENCE


async def test_a_database_that_goes_away_keeps_what_it_acknowledged_and_is_found_again(postgres: Postgres) -> None:
    storage = Storage(postgres.database(), PATIENCE)
    await storage.open()
    await storage.append("a", [step(0)])
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(3):
            with pytest.raises(StorageError, match=r"^The database .* failed: "):
                await storage.append("a", [step(1)])
            with pytest.raises(StorageError, match=r"^The database .* failed: "):
                await storage.entries("a")
    finally:
        await asyncio.to_thread(postgres.start)
    assert await storage.entries("a") == [step(0)]
    await storage.append("a", [step(1)])
    assert await storage.entries("a") == [step(0), step(1)]
    await storage.close()


async def test_nobody_notices_that_the_database_was_away_in_between(postgres: Postgres) -> None:
    storage = Storage(postgres.database(), PATIENCE)
    await storage.open()
    await storage.append("a", [step(0)])
    assert await storage.entries("a") == [step(0)]
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    assert await storage.entries("a") == [step(0)]
    await storage.append("a", [step(1)])
    await storage.welcome(Visitor("anna", "Anna", 1, 1))
    assert await storage.entries("a") == [step(0), step(1)]
    await storage.close()


async def test_a_failure_names_the_database_but_no_password_and_nothing_that_was_written(postgres: Postgres) -> None:
    address = postgres.database().replace("ludotheque@", "ludotheque:geheim@")
    storage = Storage(address)
    await storage.open()
    with pytest.raises(StorageError) as fault:
        await storage.append("a", [Entry(0, "say", 2**40, words="whispered")])
    assert "postgresql://ludotheque:***@" in str(fault.value)
    assert "geheim" not in str(fault.value)
    assert "whispered" not in str(fault.value)
    await storage.close()


async def test_a_database_that_does_not_exist_is_named(postgres: Postgres) -> None:
    with pytest.raises(StorageError, match=r'/nowhere cannot be opened: .*database "nowhere" does not exist'):
        await Storage(postgres.address("nowhere")).open()
