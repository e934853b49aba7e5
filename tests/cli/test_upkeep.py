"""Looking after a house: copies that can be relied on, and a doctor who says what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.cli import checkup
from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from tests.cli.test_commands import Captured, called
from tests.services import Postgres
from tests.web.conftest import Quick, served


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a house of three tables."""
    folder = tmp_path / "home"
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(folder))
    folder.mkdir()
    (folder / "cookies.secret").touch(mode=0o600)
    (folder / "cookies.secret").write_text("5e" * 32)

    async def furnish() -> None:
        house = House(Storage(f"sqlite:///{folder / 'ludotheque.db'}"), Thinkers())
        await house.open()
        for number in range(3):
            await house.lay(f"guest {number}", "Ana", "apagos", 2, {}, ["me", "open"])
        await house.close()

    asyncio.run(furnish())
    return folder


def tables(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return [*connection.execute("SELECT * FROM sheets ORDER BY id"), *connection.execute("SELECT * FROM entries")]


def test_a_copy_holds_everything_and_only_its_owner_reads_it(home: Path, tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "copy.db"
    assert called("backup", copy) == 0
    assert capsys.readouterr().out == f"{copy}: 3 tables, 3 entries, 0 tables damaged\n"
    assert tables(copy) == tables(home / "ludotheque.db")
    assert [file.stat().st_mode & 0o777 for file in (copy, tmp_path / "copy.db.secret")] == [0o600] * 2


def test_a_copy_is_made_while_a_server_runs(home: Path, tmp_path: Path, capsys: Captured) -> None:
    with served(House(Storage(f"sqlite:///{home / 'ludotheque.db'}"), Quick(), 0.0)):
        assert called("backup", tmp_path / "copy.db") == 0
        assert called("restore", tmp_path / "copy.db", "--replace") == 2
        assert "is used by a server: stop it first" in capsys.readouterr().err


def test_what_was_lost_comes_back(home: Path, tmp_path: Path, capsys: Captured) -> None:
    copy, database = tmp_path / "copy.db", home / "ludotheque.db"
    kept = tables(database)
    assert called("backup", copy) == 0
    (home / "cookies.secret").write_text("lost")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM entries")
    lost = tables(database)
    assert called("restore", copy) == 2, "nothing is replaced unasked"
    assert tables(database) == lost
    assert called("restore", copy, "--replace") == 0
    assert tables(database) == kept
    assert tables(home / "ludotheque.db.before") == lost
    assert (home / "cookies.secret").read_text() == "5e" * 32
    assert called("restore", copy, "--replace") == 2, "what was kept is not written over"


def test_a_copy_is_put_where_nothing_was(home: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "new/house.db"
    assert called("backup", copy) == 0
    assert called("restore", copy, "--database", f"sqlite:///{other}") == 0
    assert tables(other) == tables(home / "ludotheque.db")


def test_a_copy_of_a_damaged_table_names_it(home: Path, tmp_path: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(home / "ludotheque.db")) as connection, connection:
        table = connection.execute("SELECT id FROM sheets").fetchone()[0]
        connection.execute("UPDATE entries SET words = replace(words, 'Ana', 'Eve') WHERE \"table\" = ?", (table,))
    assert called("backup", tmp_path / "copy.db") == 1
    told = capsys.readouterr()
    assert f"table {table} is damaged: entry 0" in told.err
    assert "3 tables, 3 entries, 1 tables damaged" in told.out


@pytest.mark.parametrize("bytes_of_it", [b"", b"no database at all", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_copy_is_not_put_anywhere(home: Path, tmp_path: Path, capsys: Captured, bytes_of_it: bytes) -> None:
    broken, kept = tmp_path / "broken.db", tables(home / "ludotheque.db")
    broken.write_bytes(bytes_of_it)
    assert called("restore", broken, "--replace") == 2
    assert str(broken) in capsys.readouterr().err
    assert tables(home / "ludotheque.db") == kept


@pytest.mark.usefixtures("home")
def test_a_copy_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    there = tmp_path / "there.db"
    there.touch()
    cases: list[tuple[list[str | Path], str]] = [
        ([there], "exists already"),
        ([tmp_path / "nowhere/copy.db"], "No such file"),
        ([tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path}/missing.db"], "There is no database"),
        ([tmp_path / "copy.db", "--database", "postgresql://nowhere/games"], "pg_dump"),
        ([tmp_path / "copy.db", "--database", "nonsense"], "cannot be understood"),
    ]
    for arguments, told in cases:
        assert called("backup", *arguments) == 2
        said = capsys.readouterr().err
        assert told in said
        assert said.count("\n") == 1


# The doctor.


def examined(capsys: Captured, *arguments: str) -> tuple[int, str]:
    status = called("doctor", *arguments)
    return status, capsys.readouterr().out


def test_a_sound_house_is_told_so(home: Path, capsys: Captured) -> None:
    status, told = examined(capsys)
    assert status == 0
    assert "3 tables can be read" in told
    assert all(line.startswith("ok ") for line in told.splitlines())


def test_what_is_wrong_is_named(home: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "cookies.secret").write_text("short")
    (home / "ludotheque.db").chmod(0o644)

    monkeypatch.setattr(checkup, "LEAST_ROOM", 10**18)
    monkeypatch.setattr(checkup, "LEAST_FILES", 10**18)
    now = time.time()
    monkeypatch.setattr("ludotheque.cli.checkup.time.time", lambda: now - 86_400)
    status, told = examined(capsys)
    assert status == 1
    wrong = [line.split()[1] for line in told.splitlines() if line.startswith("BAD ")]
    assert wrong == ["clock", "disk", "secrets", "secrets", "files"]
    assert "short" not in told


def test_a_damaged_database_is_named(home: Path, capsys: Captured) -> None:
    (home / "ludotheque.db").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    status, told = examined(capsys)
    assert status == 1
    assert "BAD  database" in told


def test_a_database_of_postgresql_is_looked_at_as_servers_reach_it(
    postgres: Postgres, home: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database()
    asyncio.run(opened_once(address))
    monkeypatch.setenv("LUDOTHEQUE_SECRET", "5e" * 32)
    for written in (address, address.replace("postgresql", "postgres", 1)):
        status, told = examined(capsys, "--database", written)
        assert status == 0, told
        assert "0 tables can be read" in told
    monkeypatch.setenv("LUDOTHEQUE_SECRET", "short")
    assert "BAD  secrets    LUDOTHEQUE_SECRET holds one" in examined(capsys, "--database", address)[1]
    monkeypatch.delenv("LUDOTHEQUE_SECRET")
    assert "BAD  secrets    LUDOTHEQUE_SECRET is not set" in examined(capsys, "--database", address)[1]


async def opened_once(address: str) -> None:
    storage = Storage(address)
    await storage.open()
    await storage.close()


def test_a_database_that_does_not_answer_is_named_without_its_password(home: Path, capsys: Captured) -> None:
    status, told = examined(capsys, "--database", "postgresql://ana:geheim@127.0.0.1:9/games")
    assert status == 1
    assert "BAD  database   cannot be read: " in told
    assert "geheim" not in told


def test_an_address_of_a_database_that_is_none_is_refused_in_one_line(capsys: Captured) -> None:
    assert called("doctor", "--database", "nonsense") == 2
    said = capsys.readouterr().err
    assert "cannot be understood" in said
    assert said.count("\n") == 1


def test_the_disk_of_the_database_is_looked_at(home: Path, capsys: Captured, tmp_path: Path) -> None:
    _, told = examined(capsys, "--database", f"sqlite:///{tmp_path / 'house.db'}")
    assert [line.split()[-1] for line in told.splitlines() if " disk " in line] == [str(home), str(tmp_path)]


@pytest.fixture
def house(home: Path) -> Iterator[str]:
    with served(House(Storage(f"sqlite:///{home / 'ludotheque.db'}"), Quick(), 0.0)) as address:
        yield address


def test_what_a_proxy_passes_on_is_tried(house: str, capsys: Captured) -> None:
    status, told = examined(capsys, "--url", house)
    assert "Host comes through" in told
    assert "sockets come through" in told
    assert "BAD  proxy      the vitals can be read from outside" in told, "there is no proxy"
    assert status == 1


def test_a_proxy_that_does_not_answer_is_named(home: Path, capsys: Captured) -> None:
    status, told = examined(capsys, "--url", "http://127.0.0.1:9")
    assert status == 1
    assert "BAD  proxy      http://127.0.0.1:9 does not answer" in told
