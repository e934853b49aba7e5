"""The storage: what has happened at every table, kept on disk before anyone is told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Condition, Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
)

from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.migrations import Unsuitable, upgrade
from ludotheque.house.schema import ENTRIES, FINISHED, GUESTS, SEATINGS, SHEETS

READERS: Final = 4  # threads that read, each with its connection
PATIENCE: Final = 10_000  # milliseconds to wait for another program that writes to the same file

T = TypeVar("T")
Deed = Callable[[Connection], object]

ENTRY_COLUMNS: Final = tuple(ENTRIES.c.keys())
LISTED: Final = select(
    SHEETS.c.id,
    SHEETS.c.game,
    SHEETS.c.seats,
    SHEETS.c.options,
    SHEETS.c.settings,
    SHEETS.c.owner,
    SHEETS.c.created,
    FINISHED.c.when,
    FINISHED.c.ranks,
).outerjoin_from(SHEETS, FINISHED, SHEETS.c.id == FINISHED.c.table)


class StorageError(Exception):
    """The database cannot be used, or did not keep something; the sentence is for the person who runs the house."""


class Conflict(StorageError):
    """Another writer was first: the number of the entry, or the id of the table, is taken."""


class Guest(NamedTuple):
    """Someone who has a name here."""

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


class Job(NamedTuple):
    """Something to write, and who waits for it: entries of one table, or any other deed."""

    waiter: asyncio.Future[None]
    table: str
    entries: tuple[Entry, ...]
    deed: Deed | None


class Storage:
    """One database; every method is for the event loop that opened it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._place = "The database"
        self._queue: list[Job] = []
        self._bell = Condition(Lock())
        self._open = False

    async def open(self) -> None:
        """Bring the database to the present schema and start writing; StorageError says why it cannot be."""
        if self._open:
            raise StorageError(f"{self._place} is already open.")
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._prepare)
        self._readers = ThreadPoolExecutor(READERS, "storage-reader")
        self._writer = Thread(target=self._write, name="storage-writer", daemon=True)
        self._open = True
        self._writer.start()

    def check(self) -> None:
        """Make sure that the database can be opened, before anything waits for it; StorageError says why it cannot."""
        self._prepare()
        self._dispose()

    async def close(self) -> None:
        """Finish what is queued, then let the database go."""
        if not self._open:
            return
        with self._bell:
            self._open = False
            self._bell.notify()
        await asyncio.to_thread(self._shut)

    def append(self, table: str, entries: Sequence[Entry]) -> asyncio.Future[None]:
        """Queue entries; the future is done once they are on disk, or holds Conflict if a number is taken.

        All entries of one call are kept, or none. A caller awaits the answer before it appends to the same table again.
        """
        return self._enqueue(table, tuple(entries), None)

    async def lay(self, sheet: Sheet) -> None:
        """Keep a new table; Conflict if there is one of that id. Its settings say whether it is public."""
        row = {**sheet._asdict(), "listed": is_public(sheet.settings)}
        await self._do(lambda connection: connection.execute(insert(SHEETS), row))

    async def seat(self, table: str, seat: int, guest: str) -> None:
        """Note who sits on a seat, for the list of a guest's tables; an empty guest clears it."""

        def deed(connection: Connection) -> None:
            connection.execute(delete(SEATINGS).where(SEATINGS.c.table == table, SEATINGS.c.seat == seat))
            if guest:
                connection.execute(insert(SEATINGS), {"table": table, "seat": seat, "guest": guest})

        await self._do(deed)

    async def finish(self, table: str, ranks: Sequence[int]) -> None:
        """Note how a table ended; it leaves the public list."""
        row = {"table": table, "ranks": [*ranks], "when": int(time.time())}

        def deed(connection: Connection) -> None:
            connection.execute(delete(FINISHED).where(FINISHED.c.table == table))
            connection.execute(insert(FINISHED), row)
            connection.execute(update(SHEETS).where(SHEETS.c.id == table).values(listed=False))

        await self._do(deed)

    async def reopen(self, table: str) -> None:
        """Take back the end of a table."""

        def deed(connection: Connection) -> None:
            connection.execute(delete(FINISHED).where(FINISHED.c.table == table))
            settings = connection.execute(select(SHEETS.c.settings).where(SHEETS.c.id == table)).scalar()
            listed = settings is not None and is_public(settings)
            connection.execute(update(SHEETS).where(SHEETS.c.id == table).values(listed=listed))

        await self._do(deed)

    async def welcome(self, guest: Guest) -> None:
        """Keep a guest; one already known keeps the day of the first visit."""

        def deed(connection: Connection) -> None:
            known = update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name, seen=guest.seen)
            if not connection.execute(known).rowcount:
                connection.execute(insert(GUESTS), guest._asdict())

        await self._do(deed)

    async def guest(self, id: str) -> Guest | None:
        rows = await self._read(lambda connection: connection.execute(select(GUESTS).where(GUESTS.c.id == id)).all())
        return Guest(*rows[0]) if rows else None

    async def sheet(self, table: str) -> Sheet | None:
        question = select(*(SHEETS.c[field] for field in Sheet._fields)).where(SHEETS.c.id == table)
        rows = await self._read(lambda connection: connection.execute(question).all())
        return Sheet(*rows[0]) if rows else None

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, from its first entry."""
        columns = (ENTRIES.c[field] for field in Entry._fields)
        question = select(*columns).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        return await self._read(lambda connection: [Entry(*row) for row in connection.execute(question)])

    async def tables_of(self, guest: str, limit: int = 50) -> list[Listing]:
        """The tables a guest sits at: those still played first, then the newest first."""
        mine = select(SEATINGS.c.table).where(SEATINGS.c.guest == guest)
        order = (FINISHED.c.when.is_not(None), SHEETS.c.created.desc(), SHEETS.c.id)
        question = LISTED.where(SHEETS.c.id.in_(mine)).order_by(*order).limit(limit)
        return await self._read(lambda connection: listings(connection, question))

    async def open_tables(self, limit: int = 50) -> list[Listing]:
        """The public tables that are not finished, newest first."""
        order = (SHEETS.c.created.desc(), SHEETS.c.id)
        question = LISTED.where(SHEETS.c.listed.is_(True)).order_by(*order).limit(limit)
        return await self._read(lambda connection: listings(connection, question))

    async def _read(self, answer: Callable[[Connection], T]) -> T:
        if not self._open:
            raise StorageError(f"{self._place} is not open.")
        return await self._loop.run_in_executor(self._readers, self._answer, answer)

    def _answer(self, answer: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return answer(connection)
        except (SQLAlchemyError, ValueError, OverflowError) as fault:
            raise self._error(fault) from fault

    async def _do(self, deed: Deed) -> None:
        await self._enqueue("", (), deed)

    def _enqueue(self, table: str, entries: tuple[Entry, ...], deed: Deed | None) -> asyncio.Future[None]:
        with self._bell:
            if not self._open:
                raise StorageError(f"{self._place} is not open.")
            waiter: asyncio.Future[None] = self._loop.create_future()
            self._queue.append(Job(waiter, table, entries, deed))
            if len(self._queue) == 1:
                self._bell.notify()
        return waiter

    def _write(self) -> None:
        """The life of the writer thread: whatever is queued becomes one transaction, again and again."""
        connection: Connection | None = None
        while jobs := self._queued():
            try:
                connection = connection or self._writing.connect()
                faults = self._keep(connection, jobs)
            except Exception as fault:
                faults = [self._error(fault) for _ in jobs]
                if connection is not None:  # a failed commit leaves it in doubt
                    with suppress(Exception):
                        connection.invalidate()
                        connection.close()
                    connection = None
            with suppress(RuntimeError):  # the loop is gone, and all who waited with it
                self._loop.call_soon_threadsafe(release, jobs, faults)
        if connection is not None:
            connection.close()

    def _queued(self) -> list[Job]:
        """All jobs there are, as soon as there is one; none once the storage is closed."""
        with self._bell:
            while self._open and not self._queue:
                self._bell.wait()
            jobs, self._queue = self._queue, []
        return jobs

    def _keep(self, connection: Connection, jobs: list[Job]) -> list[StorageError | None]:
        """Commit the jobs together; if one of them cannot be done, all the others."""
        try:
            with connection.begin():
                self._perform(connection, jobs)
            return [None] * len(jobs)
        except Exception as fault:
            if not concerns_one_job(fault):
                raise
        faults: list[StorageError | None] = []
        with connection.begin():
            for job in jobs:
                try:
                    with connection.begin_nested():
                        self._perform(connection, [job])
                    faults.append(None)
                except Exception as fault:
                    if not concerns_one_job(fault):
                        raise
                    faults.append(self._error(fault))
        return faults

    def _perform(self, connection: Connection, jobs: list[Job]) -> None:
        rows: list[tuple[object, ...]] = []
        for job in jobs:
            if job.deed is None:
                rows.extend([(job.table, *entry) for entry in job.entries])
            else:
                job.deed(connection)
        if rows:
            # Compiled once and given straight to the driver: Core would build and translate a dict for every row.
            if self._positional:
                connection.exec_driver_sql(self._insertion, rows)
            else:
                named = [dict(zip(ENTRY_COLUMNS, row, strict=True)) for row in rows]
                connection.exec_driver_sql(self._insertion, named)

    def _prepare(self) -> None:
        try:
            url = make_url(self._url)
            is_sqlite = url.get_backend_name() == "sqlite"
            self._place = f"The database {url.database if is_sqlite else url.render_as_string()}"
            if is_sqlite:
                make_file(url.database or ":memory:")
            self._writing = create_engine(url, pool_size=1, max_overflow=0)
            self._reading = create_engine(url, pool_size=READERS, max_overflow=0)
            if is_sqlite:
                tune(self._writing, self._reading)
            insertion = insert(ENTRIES).compile(dialect=self._writing.dialect)
            self._insertion = str(insertion)
            self._positional = insertion.positional
            try:
                with self._writing.connect() as connection, connection.begin():
                    upgrade(connection)
                    connection.execute(delete(ENTRIES).where(false()))  # nothing, but only where one may write
                if is_sqlite:
                    use_write_ahead_log(self._reading)
            except BaseException:
                self._dispose()
                raise
        except Unsuitable as fault:
            raise StorageError(f"{self._place} {fault}; nothing was changed.") from None
        except ArgumentError as fault:
            raise StorageError(f"The address of the database cannot be understood: {fault}.") from None
        except (SQLAlchemyError, OSError, ImportError) as fault:
            raise StorageError(f"{self._place} cannot be opened: {reason(fault)}.") from fault

    def _shut(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._dispose()

    def _dispose(self) -> None:
        self._reading.dispose()
        self._writing.dispose()  # last, for it may write: SQLite then folds its log back into the file

    def _error(self, fault: Exception) -> StorageError:
        if isinstance(fault, IntegrityError):
            return Conflict(f"Another writer was first: {reason(fault)}.")
        return StorageError(f"{self._place} failed: {reason(fault)}.")


def release(jobs: list[Job], faults: list[StorageError | None]) -> None:
    """Let those who wait go on, in the order in which they came."""
    for job, fault in zip(jobs, faults, strict=True):
        if job.waiter.done():
            continue  # it was cancelled
        if fault is None:
            job.waiter.set_result(None)
        else:
            job.waiter.set_exception(fault)


def concerns_one_job(fault: Exception) -> bool:
    """Whether a fault lies in what was to be written, and not in the database."""
    if isinstance(fault, DBAPIError):
        own = (IntegrityError, DataError, ProgrammingError, InterfaceError)
        return isinstance(fault, own) and not fault.connection_invalidated
    return True


def reason(fault: Exception) -> str:
    """What the driver or the system says, in one line."""
    said = str(fault.orig if isinstance(fault, DBAPIError) else fault)
    return " ".join(said.split()).rstrip(".")


def is_public(settings: str) -> bool:
    return json.loads(settings).get("public") is True


def listings(connection: Connection, question: Select[Any]) -> list[Listing]:
    """The tables that answer the question, with those who sit at them."""
    rows = connection.execute(question).all()
    sitters: dict[str, list[Sitter]] = {row.id: [] for row in rows}
    names = select(SEATINGS.c.table, SEATINGS.c.seat, SEATINGS.c.guest, func.coalesce(GUESTS.c.name, ""))
    names = names.outerjoin_from(SEATINGS, GUESTS, SEATINGS.c.guest == GUESTS.c.id).order_by(SEATINGS.c.seat)
    for table, *sitter in connection.execute(names.where(SEATINGS.c.table.in_(sitters))):
        sitters[table].append(Sitter(*sitter))
    return [Listing._make([*row, sitters[row.id]]) for row in rows]


def make_file(path: str) -> None:
    """Make the folder and an empty file that only its owner reads: it will hold the secrets of the fair draws."""
    if path == ":memory:" or "mode=memory" in path:
        raise StorageError("A database in memory would forget every game; give it a file.")
    if not path.startswith("file:") and not Path(path).exists():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)


def tune(writing: Engine, reading: Engine) -> None:
    """Have SQLite begin transactions when told to, wait for the disk at each commit, and never write while reading."""

    def tune_connection(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        connection.execute("PRAGMA synchronous = FULL")

    event.listen(writing, "connect", tune_connection)
    event.listen(writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    event.listen(reading, "connect", tune_connection)
    event.listen(reading, "connect", lambda connection, _: connection.execute("PRAGMA query_only = ON"))


def use_write_ahead_log(engine: Engine) -> None:
    """Let readers and the writer of a SQLite file work at the same time; the file remembers it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")
