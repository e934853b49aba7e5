"""A database of PostgreSQL: how it is reached, read and written by several houses at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, exc

from ludotheque.house.schema import ENTRIES

DRIVER: Final = "postgresql+psycopg"
UPGRADING: Final = 0x1D07  # the advisory lock of whoever looks at the schema
COPY: Final = "COPY entries ({}) FROM STDIN".format(", ".join(f'"{column.name}"' for column in ENTRIES.columns))


def engines(url: URL, patience: int, readers: int) -> tuple[Engine, Engine]:
    """The engine that writes, and the one that only reads, each time what was the case at one moment.

    A server that does not answer holds nobody up for ever, nor does a house that stops in the middle of a transaction:
    it loses its place before those who wait for it lose patience.
    """

    def reaching(**limits: int) -> dict[str, Any]:
        return {
            "connect_timeout": max(2, patience // 1000),  # seconds; libpq takes less than 2 as 2
            "tcp_user_timeout": patience,
            # Whoever waits for an answer sends nothing: only such probes tell that the other machine is gone.
            "keepalives_idle": max(1, patience // 2000),
            "keepalives_interval": max(1, patience // 2000),
            "options": " ".join(f"-c {limit}={most}" for limit, most in limits.items()),
            "application_name": "ludotheque",
        }

    url = url.set(drivername=DRIVER)
    writing = create_engine(
        url,
        pool_size=1,
        max_overflow=0,
        connect_args=reaching(
            lock_timeout=patience, statement_timeout=patience, idle_in_transaction_session_timeout=patience // 2
        ),
    )
    reading = create_engine(
        url,
        pool_size=readers,
        max_overflow=0,
        connect_args=reaching(statement_timeout=patience),
        isolation_level="REPEATABLE READ",
        execution_options={"postgresql_readonly": True},
    )
    return writing, reading


def prepare(connection: Connection) -> None:
    """Wait until no other house brings the database to its schema; the end of the transaction lets the next one in."""
    for limit in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {limit} = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")


def write(connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
    """Append entries: copied, they cost a third of the processor time that inserting them does."""
    driver: Any = connection.connection.dbapi_connection
    try:
        with driver.cursor() as cursor, cursor.copy(COPY) as copy:
            for row in rows:
                copy.write_row(row)
    except psycopg.Error as fault:
        raise exc.DBAPIError.instance(
            COPY, None, fault, psycopg.Error, connection_invalidated=driver.closed, dialect=connection.dialect
        ) from fault
