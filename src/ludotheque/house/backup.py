"""Copies of a database of SQLite, made while a server runs, and read back before anybody relies on them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.replay import Damaged, check_form
from ludotheque.house.schema import ENTRIES


class Contents(NamedTuple):
    """What was read back of a database."""

    tables: int
    entries: int
    damaged: dict[str, str]  # tables that stay closed, with what is wrong


class NoCopy(Exception):
    """A copy cannot be made or used; the sentence is for the person who runs the house."""


def copy(source: Path, target: Path) -> None:
    """Write all that a database holds at this moment into another file, in one transaction."""
    with opened(source) as taken:
        if not target.exists():
            target.touch(mode=0o600)
        try:
            with closing(sqlite3.connect(target)) as given:
                taken.backup(given)
        except (sqlite3.Error, OSError) as fault:
            raise NoCopy(f"{target} cannot be written: {fault}.") from fault


def contents(database: Path) -> Contents:
    """Read every table of a database back, with its whole log and all checksums; NoCopy where that is impossible."""
    with opened(database) as connection:
        try:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise NoCopy(f"{database} is damaged: {found}.")
            return read_back(connection)
        except sqlite3.Error as fault:
            raise NoCopy(f"{database} is no database of this house, or damaged: {fault}.") from fault


def read_back(connection: sqlite3.Connection) -> Contents:
    columns = {row["name"] for row in connection.execute("PRAGMA table_info(entries)")}
    names = [ENTRIES.c[field].name for field in Entry._fields]
    fields = ", ".join(name for name in names if name in columns)  # the oldest logs have no checksums
    log = f'SELECT {fields} FROM entries WHERE "table" = ? ORDER BY number'
    tables = entries = 0
    damaged: dict[str, str] = {}
    for row in connection.execute(f"SELECT {', '.join(Sheet._fields)} FROM sheets").fetchall():
        sheet = Sheet(*row)
        told = [Entry(*entry) for entry in connection.execute(log, (sheet.id,))]
        tables += 1
        entries += len(told)
        try:
            check_form(sheet, told)
        except Damaged as fault:
            damaged[sheet.id] = str(fault)
    return Contents(tables, entries, damaged)


@contextmanager
def opened(database: Path) -> Iterator[sqlite3.Connection]:
    """A database that is there, for reading only."""
    if not database.is_file():
        raise NoCopy(f"There is no database {database}.")
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        try:
            connection.execute("PRAGMA schema_version")
        except sqlite3.Error as fault:
            raise NoCopy(f"{database} cannot be read: {fault}.") from fault
        yield connection
