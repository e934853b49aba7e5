"""A database of SQLite: its file, and how it is read and written."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event


class NoFile(Exception):
    """The address names no file that would keep anything."""


def make_file(path: str) -> None:
    """Make the folder and an empty file that only its owner reads: it will hold the secrets of the fair draws."""
    if path == ":memory:" or "mode=memory" in path:
        raise NoFile("A database in memory would forget every game; give it a file.")
    if not path.startswith("file:") and not Path(path).exists():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)


def tune(writing: Engine, reading: Engine, patience: int) -> None:
    """Have SQLite wait for the disk at each commit, read what was the case at one moment, and only read there."""

    def tune_connection(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {patience}")
        connection.execute("PRAGMA synchronous = FULL")

    event.listen(writing, "connect", tune_connection)
    event.listen(writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    event.listen(reading, "connect", tune_connection)
    event.listen(reading, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    event.listen(reading, "connect", lambda connection, _: connection.execute("PRAGMA query_only = ON"))


def use_write_ahead_log(engine: Engine) -> None:
    """Let readers and the writer of a SQLite file work at the same time; the file remembers it."""
    with closing(engine.raw_connection()) as connection:  # outside of any transaction
        connection.cursor().execute("PRAGMA journal_mode = WAL")
