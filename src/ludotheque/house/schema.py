"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Column, Connection, Index, Integer, MetaData, Table, Text
from sqlalchemy.dialects import postgresql, sqlite

SCHEMA = MetaData()

SHEETS = Table(
    "sheets",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("material", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),  # public and not finished
    Index("sheets_listed", "listed", "created"),
)

ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", BigInteger, key="checksum", nullable=False, server_default="0"),
    sqlite_with_rowid=False,  # one tree instead of two: the log of a table lies together and is written once
)

GUESTS = Table(
    "guests",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SEATINGS = Table(
    "seatings",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Index("seatings_guest", "guest"),
)

FINISHED = Table(
    "finished",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("ranks", JSON, nullable=False),
    Column("when", BigInteger, nullable=False),
    Index("finished_when", "when"),
)

REVIEWS = Table(
    "reviews",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("edition", Integer, nullable=False),  # of the way in which reviews are made
    Column("review", Text, nullable=False),
)

PROMISES = Table(
    "promises",
    SCHEMA,
    Column("commitment", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("promises_made", "made"),
)


def put(connection: Connection, table: Table, row: dict[str, Any], kept: tuple[str, ...] = ()) -> None:
    """Write a row in place of the one with the same key; of that one, the columns to be kept stay as they are."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    new = dialect.insert(table).values(row)
    key = [column.name for column in table.primary_key]
    changed = {name: new.excluded[name] for name in row if name not in (*key, *kept)}
    connection.execute(new.on_conflict_do_update(index_elements=key, set_=changed))
