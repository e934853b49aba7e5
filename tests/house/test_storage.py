"""The storage keeps what it acknowledged, in order, and says clearly what it cannot do."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from ludotheque.house.entry import Entry
from ludotheque.house.listings import Sitter, Visitor
from ludotheque.house.migrations import VERSION_TABLE
from ludotheque.house.schema import SCHEMA
from ludotheque.house.storage import Conflict, Storage, StorageError
from tests.house.writing import APPENDING, sheet, sits, step


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    opened = Storage(url)
    await opened.open()
    yield opened
    await opened.close()


class Commits:
    """Counts the transactions of a storage, for they are what the disk is asked for."""

    def __init__(self, storage: Storage) -> None:
        self.count = 0
        keep = storage._keep

        def counted(connection: Any, jobs: Any) -> Any:
            self.count += 1
            return keep(connection, jobs)

        storage._keep = counted  # type: ignore[method-assign]


async def test_an_entry_comes_back_as_it_was_appended(storage: Storage) -> None:
    entries = [step(0), Entry(1, "say", -3, 2**40, "« Où ça ? » 🎲\n\t", 5), step(2)]
    await storage.append("a", entries)
    assert await storage.entries("a") == entries
    assert await storage.entries("b") == []


async def test_a_sheet_comes_back_as_it_was_laid(storage: Storage) -> None:
    await storage.lay(sheet("a"))
    assert await storage.sheet("a") == sheet("a")
    assert await storage.sheet("b") is None


async def test_a_table_is_laid_once(storage: Storage) -> None:
    await storage.lay(sheet("a"))
    with pytest.raises(Conflict):
        await storage.lay(sheet("a", created=5))
    assert await storage.sheet("a") == sheet("a")


async def test_appends_that_wait_together_are_committed_together(storage: Storage) -> None:
    commits = Commits(storage)
    await asyncio.gather(*(storage.append(f"table {n}", [step(0)]) for n in range(1000)))
    assert commits.count < 50
    assert all([await storage.entries(f"table {n}") == [step(0)] for n in (0, 500, 999)])


async def test_answers_come_in_the_order_of_the_appends(storage: Storage) -> None:
    answered: list[int] = []
    appends = [storage.append("a", [step(n)]) for n in range(300)]
    for number, append in enumerate(appends):
        append.add_done_callback(lambda _, number=number: answered.append(number))  # type: ignore[misc]
    await asyncio.gather(*appends)
    assert answered == [*range(300)]
    assert await storage.entries("a") == [step(n) for n in range(300)]


async def test_a_taken_number_is_a_conflict_for_its_caller_only(storage: Storage) -> None:
    await storage.append("a", [step(0)])
    appends = [storage.append(table, [step(0, table)]) for table in "bacd"]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None)]
    assert await storage.entries("a") == [step(0)]
    assert [await storage.entries(table) for table in "bcd"] == [[step(0, table)] for table in "bcd"]


async def test_of_two_writers_of_one_number_one_wins(
    url: str, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.house.storage.lock", lambda _: None)  # PostgreSQL has none either
    other = Storage(url)
    await other.open()
    writers = [(storage, "first"), (other, "second")]
    appends = [writer.append("a", [step(n, name)]) for n in range(50) for writer, name in writers]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    await other.close()
    kept = await storage.entries("a")
    assert [entry.number for entry in kept] == [*range(50)]
    assert [type(answer) for answer in answers].count(Conflict) == 50
    won = [name for n in range(50) for (_, name), answer in zip(writers, answers[2 * n :], strict=False) if not answer]
    assert [entry.words for entry in kept] == won


async def test_of_a_refused_append_nothing_is_kept(storage: Storage) -> None:
    await storage.append("a", [step(1)])
    with pytest.raises(Conflict):
        await storage.append("a", [step(0), step(1), step(2)])
    assert await storage.entries("a") == [step(1)]


@pytest.mark.parametrize("bad", [Entry(0, "say", 0, 0, "\ud800"), Entry(0, "step", 0, 2**70)], ids=["text", "number"])
async def test_what_cannot_be_written_harms_nobody_else(storage: Storage, bad: Entry) -> None:
    appends = [storage.append("a", [step(0)]), storage.append("b", [bad]), storage.append("c", [step(0)])]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), StorageError, type(None)]
    await storage.append("b", [step(0)])
    assert [await storage.entries(table) for table in "abc"] == [[step(0)]] * 3


async def test_an_append_nobody_waits_for_any_more_is_kept_all_the_same(storage: Storage) -> None:
    storage.append("a", [step(0)]).cancel()
    await storage.append("b", [step(0)])
    assert await storage.entries("a") == [step(0)]


async def test_a_closed_storage_says_so(url: str) -> None:
    storage = Storage(url)
    for _ in range(2):
        with pytest.raises(StorageError, match="is not open"):
            await storage.append("a", [step(0)])
        with pytest.raises(StorageError, match="is not open"):
            await storage.entries("a")
        await storage.open()
        with pytest.raises(StorageError, match="is already open"):
            await storage.open()
        await storage.close()
        await storage.close()


async def test_a_reopened_storage_holds_everything(url: str) -> None:
    for number in range(3):
        storage = Storage(url)
        await storage.open()
        await storage.append("a", [step(number)])
        assert await storage.entries("a") == [step(n) for n in range(number + 1)]
        await storage.close()


@pytest.mark.parametrize("lines", [1, 333, 2000])
async def test_a_kill_loses_nothing_that_was_acknowledged(url: str, lines: int) -> None:
    command = [sys.executable, "-c", APPENDING, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout
        told = [player.stdout.readline() for _ in range(lines)]
        player.send_signal(signal.SIGKILL)
        told += [line for line in player.stdout if line.endswith("\n")]
    assert len(told) >= lines
    storage = Storage(url)
    await storage.open()
    logs = {f"t{n}": await storage.entries(f"t{n}") for n in range(20)}
    await storage.append("t0", [Entry(len(logs["t0"]), "step", 0)])
    await storage.close()
    for table, number in (line.split() for line in told):
        assert logs[table][int(number)].number == int(number)
    assert all([entry.number for entry in log] == [*range(len(log))] for log in logs.values())


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    engine = create_engine(storage._writing.url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, SCHEMA) == []
    engine.dispose()


async def test_the_tables_of_a_guest_are_those_where_the_guest_sits(storage: Storage) -> None:
    for n, id in enumerate("abcd"):
        await storage.lay(sheet(id, created=n, public=False))
    for id in "abc":
        await storage.append(id, [sits(0, 0, "anna")])
    await storage.append("c", [sits(1, 1, "anna")])
    await storage.append("d", [sits(0, 0, "bruno")])
    await storage.finish("c", [1, 2])
    assert [listing.table for listing in await storage.tables_of("anna")] == ["b", "a", "c"]
    assert [listing.table for listing in await storage.tables_of("anna", limit=1)] == ["b"]
    await storage.append("b", [Entry(1, "stand", 0), sits(2, 0, "bruno")])
    await storage.append("a", [Entry(1, "stand", 0)])
    assert [listing.table for listing in await storage.tables_of("anna")] == ["c"]
    assert [listing.table for listing in await storage.tables_of("bruno")] == ["d", "b"]
    assert await storage.tables_of("nobody") == []


async def test_a_listing_tells_who_sits_and_how_it_ended_and_no_secret(storage: Storage) -> None:
    await storage.lay(sheet("a"), [sits(0, 1, "anna", "Anna"), sits(1, 0, "bruno")])
    (listing,) = await storage.tables_of("anna")
    assert listing.sitters == [Sitter(0, "bruno", ""), Sitter(1, "anna", "Anna")]
    assert (listing.finished, listing.ranks) == (None, None)
    await storage.finish("a", [2, 1])
    (listing,) = await storage.tables_of("anna")
    assert listing.ranks == [2, 1]
    assert listing.finished
    assert "c0ffee" not in str(listing)


async def test_the_public_list_holds_public_tables_that_are_not_finished(storage: Storage) -> None:
    for n, id in enumerate("abcd"):
        await storage.lay(sheet(id, created=n, public=id != "b"))
    await storage.finish("c", [1, 1])
    assert [listing.table for listing in await storage.open_tables()] == ["d", "a"]
    assert [listing.table for listing in await storage.open_tables(limit=1)] == ["d"]


async def test_a_step_and_the_end_it_makes_are_kept_together_or_not_at_all(storage: Storage) -> None:
    await storage.lay(sheet("a"), [sits(0, 0, "anna")])
    commits = Commits(storage)
    await storage.append("a", [step(1)], ranks=[1, 2])
    assert commits.count == 1
    assert (await storage.table("a")).ranks == [1, 2]
    assert await storage.open_tables() == []
    await storage.lay(sheet("b"), [sits(0, 0, "anna")])
    with pytest.raises(Conflict):
        await storage.append("b", [step(0)], ranks=[1, 2])
    assert (await storage.table("b")).ranks is None
    assert [listing.table for listing in await storage.open_tables()] == ["b"]


async def test_a_table_and_its_first_entries_are_kept_together_or_not_at_all(storage: Storage) -> None:
    await storage.append("a", [step(1)])
    with pytest.raises(Conflict):
        await storage.lay(sheet("a"), [sits(0, 0, "anna", "Anna"), step(1)])
    assert await storage.sheet("a") is None
    assert await storage.tables_of("anna") == []
    assert await storage.visitor("anna") is None
    assert await storage.entries("a") == [step(1)]


async def test_who_sits_down_and_the_list_of_their_tables_are_kept_together(storage: Storage) -> None:
    await storage.lay(sheet("a"))
    commits = Commits(storage)
    await storage.append("a", [sits(0, 0, "anna", "Anna")])
    assert commits.count == 1
    assert [listing.sitters for listing in await storage.tables_of("anna")] == [[Sitter(0, "anna", "Anna")]]
    with pytest.raises(Conflict):
        await storage.append("a", [Entry(0, "stand", 0)])
    assert len(await storage.tables_of("anna")) == 1


async def test_a_guest_keeps_the_day_of_the_first_visit(storage: Storage) -> None:
    assert await storage.visitor("anna") is None
    await storage.welcome(Visitor("anna", "Anna", 10, 10))
    await storage.welcome(Visitor("anna", "Anna P.", 20, 20))
    assert await storage.visitor("anna") == Visitor("anna", "Anna P.", 10, 20)


async def test_a_log_is_read_from_where_one_stopped(storage: Storage) -> None:
    await storage.lay(sheet("a"), [step(0), step(1)])
    await storage.lay(sheet("b"))
    await storage.append("a", [step(2)])
    assert await storage.later("a", 1) == [step(1), step(2)]
    assert await storage.later("a", 3) == []
    assert await storage.lengths(["a", "b", "c"]) == {"a": 3, "b": 0}
