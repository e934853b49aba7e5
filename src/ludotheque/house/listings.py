"""The lists of tables: who sits where, how a game ended, and which tables are still open."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, Text, cast, delete, func, select, update

from ludotheque.house import kinds
from ludotheque.house.entry import Entry
from ludotheque.house.schema import FINISHED, GUESTS, SEATINGS, SHEETS, put

Writing = Callable[[Connection], object]  # something to write within a transaction

LISTED: Final = select(
    SHEETS.c.id,
    SHEETS.c.game,
    SHEETS.c.seats,
    SHEETS.c.options,
    SHEETS.c.settings,
    SHEETS.c.owner,
    SHEETS.c.created,
    FINISHED.c.when,
    cast(FINISHED.c.ranks, Text),
).outerjoin_from(SHEETS, FINISHED, SHEETS.c.id == FINISHED.c.table)


class Visitor(NamedTuple):
    """Someone whose name the house keeps."""

    id: str
    name: str
    created: int  # seconds since 1970
    seen: int  # seconds since 1970


class Sitter(NamedTuple):
    """A guest on a seat."""

    seat: int
    guest: str
    name: str  # empty for a guest who never gave one


class Listing(NamedTuple):
    """A table as a list shows it: nothing secret, nothing long."""

    table: str
    game: str
    seats: int
    options: str  # JSON
    settings: str  # JSON
    owner: str
    created: int  # seconds since 1970
    finished: int | None  # seconds since 1970
    ranks: list[int] | None
    sitters: list[Sitter]


def relisting(table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None) -> Writing | None:
    """What the lists of tables have to learn from entries and from the end of a game; None if nothing."""
    changes = [entry for entry in entries if entry.kind in (kinds.SIT, kinds.STAND)]
    if not changes and ranks is None:
        return None
    seconds = int(time.time())
    sitters = {entry.seat: json.loads(entry.words)[:2] if entry.kind == kinds.SIT else ["", ""] for entry in changes}

    def write(connection: Connection) -> None:
        for seat, (guest, name) in sitters.items():
            if guest:
                put(connection, SEATINGS, {"table": table, "seat": seat, "guest": guest})
                welcome(connection, Visitor(guest, name, seconds, seconds))
            else:
                connection.execute(delete(SEATINGS).where(SEATINGS.c.table == table, SEATINGS.c.seat == seat))
        if ranks is not None:
            put(connection, FINISHED, {"table": table, "ranks": [*ranks], "when": seconds})
            connection.execute(update(SHEETS).where(SHEETS.c.id == table).values(listed=False))

    return write


def welcome(connection: Connection, visitor: Visitor) -> None:
    """Keep a guest; one already known keeps the day of the first visit."""
    put(connection, GUESTS, visitor._asdict(), kept=("created",))


def read_ranks(text: str) -> list[int]:
    """Ranks out of the database; none where they cannot be read."""
    try:
        ranks = json.loads(text)
    except ValueError:
        return []
    return ranks if isinstance(ranks, list) else []


def is_object(text: str) -> bool:
    """Whether a text is what options and settings are written as; a damaged sheet is not shown in a list."""
    try:
        return isinstance(json.loads(text), dict)
    except (TypeError, ValueError):
        return False


def is_public(settings: str) -> bool:
    return json.loads(settings).get("public") is True


def read(connection: Connection, question: Select[Any]) -> list[Listing]:
    """The tables that answer the question, with those who sit at them."""
    rows = [row for row in connection.execute(question) if is_object(row.options) and is_object(row.settings)]
    sitters: dict[str, list[Sitter]] = {row.id: [] for row in rows}
    names = select(SEATINGS.c.table, SEATINGS.c.seat, SEATINGS.c.guest, func.coalesce(GUESTS.c.name, ""))
    names = names.outerjoin_from(SEATINGS, GUESTS, SEATINGS.c.guest == GUESTS.c.id).order_by(SEATINGS.c.seat)
    for table, *sitter in connection.execute(names.where(SEATINGS.c.table.in_(sitters))):
        sitters[table].append(Sitter(*sitter))
    return [
        Listing._make([*row[:-1], None if row[-1] is None else read_ranks(row[-1]), sitters[row.id]]) for row in rows
    ]
