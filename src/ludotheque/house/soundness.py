"""Whether a database is what was written to it, as far as can be told before any of its tables is opened."""

from __future__ import annotations

from sqlalchemy import Connection, func, or_, select

from ludotheque.house.migrations import Unsuitable
from ludotheque.house.schema import ENTRIES, SHEETS


def check_pages(connection: Connection) -> None:
    """Unsuitable where SQLite finds its own file damaged: every table in it is in doubt then."""
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        told = " ".join(str(found).removeprefix("*** in database main ***").split())
        raise Unsuitable(f"is damaged ({told}): restore a copy, or save what is left with `sqlite3 FILE .recover`")


def broken_logs(connection: Connection) -> dict[str, str]:
    """The tables whose log has a gap or no sheet, with what is wrong; the others are not harmed by them."""
    number = ENTRIES.c.number
    logs = (
        select(
            ENTRIES.c.table.label("id"),
            func.min(number).label("first"),
            func.max(number).label("last"),
            func.count().label("length"),
        )
        .group_by(ENTRIES.c.table)
        .subquery()
    )
    odd = or_(logs.c.first != 0, logs.c.last != logs.c.length - 1, SHEETS.c.id.is_(None))
    question = select(logs.c.id, SHEETS.c.id).outerjoin_from(logs, SHEETS, SHEETS.c.id == logs.c.id).where(odd)
    found = connection.execute(question).all()
    return {table: "entries of its log are missing" if sheet else "its sheet is missing" for table, sheet in found}
