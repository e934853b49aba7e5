"""A database of SQLite: one file, of one server, that is refused in words where it is not ours or not sound."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from ludotheque.house.storage import Storage, StorageError
from tests.house.writing import APPENDING, sheet, step


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


@pytest.fixture
async def storage(file: Path) -> AsyncIterator[Storage]:
    opened = Storage(f"sqlite:///{file}")
    await opened.open()
    yield opened
    await opened.close()


def files(file: Path) -> list[str]:
    """What lies beside the database, but for its lock."""
    return [found for found in os.listdir(file.parent) if not found.endswith(".lock")]


def query(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


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


async def test_a_commit_waits_for_the_disk(file: Path, storage: Storage) -> None:
    assert query(file, "PRAGMA journal_mode") == [("wal",)]
    with storage._writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


async def test_the_log_of_a_table_lies_together(file: Path, storage: Storage) -> None:
    assert "WITHOUT ROWID" in query(file, "SELECT sql FROM sqlite_master WHERE name = 'entries'")[0][0]


async def test_only_the_owner_reads_the_file(file: Path, storage: Storage) -> None:
    await storage.append("a", [step(0)])
    assert {found.stat().st_mode & 0o777 for found in file.parent.iterdir()} == {0o600}


async def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.touch()
    storage = Storage(f"sqlite:///{file}")
    await storage.open()
    await storage.lay(sheet("a"))
    await storage.close()
    assert query(file, "SELECT version_num FROM ludotheque_version") == [("0004",)]


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
