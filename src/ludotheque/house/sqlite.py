"""A database of SQLite: its file, and how it is read and written."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert
from sqlalchemy.dialects.sqlite import dialect

from ludotheque.house.schema import ENTRIES
from ludotheque.house.soundness import check_pages

INSERTION = str(insert(ENTRIES).compile(dialect=dialect()))


class NoFile(Exception):
    """The address names no file that would keep anything."""


def make_file(path: str) -> None:
    """Make the folder and an empty file that only its owner reads: it will hold the secrets of the fair draws."""
    if path == ":memory:" or "mode=memory" in path:
        raise NoFile("A database in memory would forget every game; give it a file.")
    if not path.startswith("file:") and not Path(path).exists():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)


def engines(url: URL, patience: int, readers: int) -> tuple[Engine, Engine]:
    """The engine that writes, which waits for the disk at each commit, and the one that reads what was the case at one
    moment, and only reads."""
    writing = create_engine(url, pool_size=1, max_overflow=0)
    reading = create_engine(url, pool_size=readers, max_overflow=0)

    def tune_connection(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {patience}")
        connection.execute("PRAGMA synchronous = FULL")

    event.listen(writing, "connect", tune_connection)
    event.listen(writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    event.listen(reading, "connect", tune_connection)
    event.listen(reading, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    event.listen(reading, "connect", lambda connection, _: connection.execute("PRAGMA query_only = ON"))
    return writing, reading


def prepare(connection: Connection) -> None:
    """Look the file through: a damaged one is refused as a whole."""
    check_pages(connection)


def use_write_ahead_log(engine: Engine) -> None:
    """Let readers and the writer of a SQLite file work at the same time; the file remembers it."""
    with closing(engine.raw_connection()) as connection:  # outside of any transaction
        connection.cursor().execute("PRAGMA journal_mode = WAL")


def write(connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
    """Append entries, straight to the driver: Core would build and translate a dict for every row."""
    connection.exec_driver_sql(INSERTION, [*rows])
