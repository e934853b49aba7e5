"""The storage keeps what it acknowledged, in order, and says clearly what it cannot do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.listings import Sitter, Visitor
from ludotheque.house.migrations import VERSION_TABLE
from ludotheque.house.schema import SCHEMA
from ludotheque.house.storage import Conflict, Storage, StorageError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


@pytest.fixture
async def storage(file: Path) -> AsyncIterator[Storage]:
    opened = Storage(f"sqlite:///{file}")
    await opened.open()
    yield opened
    await opened.close()


def step(number: int, words: str = "") -> Entry:
    return Entry(number, "step", number % 2, 7 * number, words, 1_700_000_000_000 + number)


def sheet(id: str, created: int = 1_700_000_000, public: bool = True) -> Sheet:
    settings = json.dumps({"public": public})
    return Sheet(id, "toy", 1, 2, '{"long": true}', "", "c0ffee", "anna", settings, created)


def sits(number: int, seat: int, guest: str, name: str = "") -> Entry:
    return Entry(number, "sit", seat, words=json.dumps([guest, name, "", ""]))


def files(file: Path) -> list[str]:
    """What lies beside the database, but for its lock."""
    return [found for found in os.listdir(file.parent) if not found.endswith(".lock")]


def query(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


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
    entries = [step(0), Entry(1, "say", -3, 2**40, "« Où ça ? » 🎲\n\0", 5), step(2)]
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
    file: Path, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.house.storage.lock", lambda _: None)  # other kinds of databases have none either
    other = Storage(f"sqlite:///{file}")
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


async def test_after_a_failure_of_the_database_writing_goes_on(file: Path, storage: Storage) -> None:
    await storage.append("a", [step(0)])
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ALTER TABLE entries RENAME TO hidden")
        appends = [storage.append("a", [step(1)]), storage.append("b", [step(0)])]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageError, StorageError]
        with pytest.raises(StorageError, match=r"house\.sqlite3 failed: no such table: entries\.$"):
            await storage.entries("a")
        connection.execute("ALTER TABLE hidden RENAME TO entries")
    await storage.append("a", [step(1)])
    assert await storage.entries("a") == [step(0), step(1)]


async def test_closing_drains_the_queue(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    appends = [storage.append("a", [step(n)]) for n in range(500)]
    reading = asyncio.ensure_future(storage.entries("b"))
    await asyncio.sleep(0)
    await storage.close()
    assert all(append.done() and not append.exception() for append in appends)
    assert await reading == []
    assert query(file, "SELECT count(*) FROM entries") == [(500,)]
    assert files(file) == [file.name]


async def test_a_closed_storage_says_so(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
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


async def test_a_reopened_storage_holds_everything(file: Path) -> None:
    for number in range(3):
        storage = Storage(f"sqlite:///{file}")
        await storage.open()
        await storage.append("a", [step(number)])
        assert await storage.entries("a") == [step(n) for n in range(number + 1)]
        await storage.close()


FIRST_SCHEMA = """
CREATE TABLE sheets (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
  options TEXT NOT NULL, material TEXT NOT NULL, secret TEXT NOT NULL, owner TEXT NOT NULL, settings TEXT NOT NULL,
  created BIGINT NOT NULL, listed BOOLEAN NOT NULL);
CREATE INDEX sheets_listed ON sheets (listed, created);
CREATE TABLE entries ("table" TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
  action BIGINT NOT NULL, words TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY ("table", number)) WITHOUT ROWID;
CREATE TABLE guests (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL);
CREATE TABLE seatings ("table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, PRIMARY KEY ("table", seat));
CREATE INDEX seatings_guest ON seatings (guest);
CREATE TABLE finished ("table" TEXT NOT NULL PRIMARY KEY, ranks JSON NOT NULL, "when" BIGINT NOT NULL);
CREATE INDEX finished_when ON finished ("when");
CREATE TABLE ludotheque_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO ludotheque_version VALUES ('0001');
"""

APPENDING = """
import asyncio, sys
from ludotheque.house.entry import Entry
from ludotheque.house.storage import Storage

async def play(storage, table):
    for number in range(1_000_000):
        await storage.append(table, [Entry(number, "step", 0)])
        print(table, number, flush=True)

async def main():
    storage = Storage(sys.argv[1])
    await storage.open()
    await asyncio.gather(*(play(storage, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 333, 2000])
async def test_a_kill_loses_nothing_that_was_acknowledged(file: Path, lines: int) -> None:
    command = [sys.executable, "-c", APPENDING, f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout
        told = [player.stdout.readline() for _ in range(lines)]
        player.send_signal(signal.SIGKILL)
        told += [line for line in player.stdout if line.endswith("\n")]
    assert len(told) >= lines
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    logs = {f"t{n}": await storage.entries(f"t{n}") for n in range(20)}
    await storage.append("t0", [Entry(len(logs["t0"]), "step", 0)])
    await storage.close()
    for table, number in (line.split() for line in told):
        assert logs[table][int(number)].number == int(number)
    assert all([entry.number for entry in log] == [*range(len(log))] for log in logs.values())


async def test_a_commit_waits_for_the_disk(file: Path, storage: Storage) -> None:
    assert query(file, "PRAGMA journal_mode") == [("wal",)]
    with storage._writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


async def test_only_the_owner_reads_the_file(file: Path, storage: Storage) -> None:
    await storage.append("a", [step(0)])
    assert {found.stat().st_mode & 0o777 for found in file.parent.iterdir()} == {0o600}


async def test_the_migrations_lead_to_the_schema(file: Path, storage: Storage) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, SCHEMA) == []
    engine.dispose()
    assert "WITHOUT ROWID" in query(file, "SELECT sql FROM sqlite_master WHERE name = 'entries'")[0][0]


async def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.touch()
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.lay(sheet("a"))
    await storage.close()
    assert query(file, "SELECT version_num FROM ludotheque_version") == [("0003",)]


async def test_missing_folders_are_made(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/100 %/été/house.sqlite3")
    await storage.open()
    await storage.close()
    assert (tmp_path / "100 %" / "été" / "house.sqlite3").exists()


async def refused(file: Path | str) -> str:
    """What opening says, having changed nothing."""
    before = file.read_bytes() if isinstance(file, Path) else b""
    storage = Storage(f"sqlite:///{file}")
    with pytest.raises(StorageError) as fault:
        await storage.open()
    with pytest.raises(StorageError, match="is not open"):
        await storage.append("a", [step(0)])
    await storage.close()
    if isinstance(file, Path):
        assert file.read_bytes() == before
        assert files(file) == [file.name]
    return str(fault.value)


async def test_a_newer_schema_is_refused(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE ludotheque_version SET version_num = '9999'")
        connection.commit()
    newer = "was written by a newer version of Ludothèque (schema 9999); nothing was changed."
    assert await refused(file) == f"The database {file} {newer}"


async def test_the_database_of_another_program_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
        connection.commit()
    assert await refused(file) == f"The database {file} belongs to another program; nothing was changed."


async def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.write_text("I am a letter.\n" * 500)
    assert await refused(file) == f"The database {file} cannot be opened: file is not a database."


async def test_a_second_server_on_the_same_database_is_refused(file: Path, storage: Storage) -> None:
    second = Storage(f"sqlite:///{file.parent}/../{file.parent.name}/{file.name}")
    with pytest.raises(StorageError, match=rf"is used by another server: {file}\.lock is locked\.$"):
        await second.open()
    await storage.append("a", [step(0)])
    await storage.close()
    await second.open()
    assert await second.entries("a") == [step(0)]
    await second.close()


async def test_a_killed_server_leaves_no_lock(file: Path) -> None:
    command = [sys.executable, "-c", APPENDING, f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout
        player.stdout.readline()
        with pytest.raises(StorageError, match="is used by another server"):
            Storage(f"sqlite:///{file}").check()
        player.kill()
    storage = Storage(f"sqlite:///{file}")
    storage.check()
    await storage.open()
    await storage.close()


async def test_a_database_of_the_first_schema_still_opens(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIRST_SCHEMA)
        old = (step(0), step(1))
        rows = [("a", *entry[:-1]) for entry in old]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        connection.commit()
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.append("a", [step(2)])
    assert await storage.entries("a") == [*old, step(2)]
    await storage.close()


async def test_a_truncated_database_is_refused(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.close()
    file.write_bytes(file.read_bytes()[:4096])
    assert "cannot be opened: database disk image is malformed." in await refused(file)


async def test_a_database_that_cannot_be_written_is_refused(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.close()
    assert "cannot be opened: attempt to write a readonly database." in await refused(f"file:{file}?mode=ro&uri=true")


async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened: [Errno 17] File exists" in await refused(f"{tmp_path}/file/house.sqlite3")
    if os.geteuid():
        (tmp_path / "locked").mkdir(mode=0o500)
        assert "cannot be opened: [Errno 13] Permission denied" in await refused(f"{tmp_path}/locked/house.sqlite3")


async def test_a_failed_migration_leaves_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(config: Any, revision: str) -> None:
        config.attributes["connection"].exec_driver_sql("CREATE TABLE half (done INTEGER)")
        raise OSError("no space left on device")

    monkeypatch.setattr(command, "upgrade", interrupted)
    file.touch()
    assert "cannot be opened: no space left on device." in await refused(file)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite://", "A database in memory would forget every game"),
        ("sqlite:///:memory:", "A database in memory would forget every game"),
        ("nonsense", "The address of the database cannot be understood"),
        ("oldsql://a@b/c", "The address of the database cannot be understood"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused(url: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence):
        await Storage(url).open()


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
