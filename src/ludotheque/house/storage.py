"""The storage: what has happened at every table, kept on disk before anyone is told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from threading import Condition, Lock, Thread
from typing import IO, Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Text,
    cast,
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

from ludotheque.house.entry import SIT, STAND, Entry, Sheet
from ludotheque.house.lock import InUse, lock
from ludotheque.house.migrations import Unsuitable, upgrade
from ludotheque.house.schema import ENTRIES, FINISHED, GUESTS, SEATINGS, SHEETS
from ludotheque.house.soundness import broken_logs, check_pages

log = logging.getLogger(__name__)

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
    cast(FINISHED.c.ranks, Text),
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


class Kept(NamedTuple):
    """All that is stored of one table, as of one moment."""

    sheet: Sheet | None
    entries: list[Entry]
    ranks: list[int] | None  # how it ended, if the lists know that it has


class Job(NamedTuple):
    """Something to write, and who waits for it: entries of one table, another deed, or both together."""

    waiter: asyncio.Future[None]
    table: str
    entries: tuple[Entry, ...]
    deed: Deed | None


class Storage:
    """One database; every method is for the event loop that opened it."""

    def __init__(self, url: str, patience: int = PATIENCE) -> None:
        self._url = url
        self._patience = patience
        self._place = "The database"
        self._queue: list[Job] = []
        self._bell = Condition(Lock())
        self._open = False
        self._prepared = False
        self._lock: IO[str] | None = None  # held as long as the database is ours

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
        """Make the database ready before anything waits for it; StorageError says why it cannot be opened."""
        self._prepare()

    async def close(self) -> None:
        """Finish what is queued, then let the database go."""
        if not self._open:
            return
        with self._bell:
            self._open = False
            self._bell.notify()
        await asyncio.to_thread(self._shut)

    def append(self, table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None) -> asyncio.Future[None]:
        """Queue entries; the future is done once they are on disk, or holds Conflict if a number is taken.

        All entries of one call are kept, or none; with them the lists that follow from them: who sits where, and with
        `ranks` how the table ended. A caller awaits the answer before it appends to the same table again.
        """
        return self._enqueue(table, tuple(entries), listing(table, entries, ranks))

    async def lay(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table with its first entries; Conflict if there is one of that id."""
        row = {**sheet._asdict(), "listed": is_public(sheet.settings)}  # its settings say whether it is public
        seated = listing(sheet.id, entries)

        def deed(connection: Connection) -> None:
            connection.execute(insert(SHEETS), row)
            if seated:
                seated(connection)

        await self._enqueue(sheet.id, tuple(entries), deed)

    async def finish(self, table: str, ranks: Sequence[int]) -> None:
        """Note how a table ended; it leaves the public list."""
        await self._enqueue(table, (), listing(table, (), ranks))

    async def raise_version(self, table: str, version: int) -> None:
        """Note that a table goes on under newer rules."""
        raised = update(SHEETS).where(SHEETS.c.id == table).values(version=version)
        await self._enqueue("", (), lambda connection: connection.execute(raised))

    async def welcome(self, guest: Guest) -> None:
        """Keep a guest; one already known keeps the day of the first visit."""
        await self._enqueue("", (), lambda connection: welcome(connection, guest))

    async def guest(self, id: str) -> Guest | None:
        rows = await self._read(lambda connection: connection.execute(select(GUESTS).where(GUESTS.c.id == id)).all())
        return Guest(*rows[0]) if rows else None

    async def table(self, table: str) -> Kept:
        """A table as it is stored: its sheet, its log from the first entry, its end."""
        sheets = select(*(SHEETS.c[field] for field in Sheet._fields)).where(SHEETS.c.id == table)
        columns = (ENTRIES.c[field] for field in Entry._fields)
        log = select(*columns).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        ends = select(cast(FINISHED.c.ranks, Text)).where(FINISHED.c.table == table)

        def answer(connection: Connection) -> Kept:
            sheet = connection.execute(sheets).one_or_none()
            entries = [Entry(*row) for row in connection.execute(log)]
            end = connection.execute(ends).scalar()
            return Kept(Sheet(*sheet) if sheet else None, entries, None if end is None else read_ranks(end))

        return await self._read(answer)

    async def sheet(self, table: str) -> Sheet | None:
        return (await self.table(table)).sheet

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, from its first entry."""
        return (await self.table(table)).entries

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
            rows.extend([(job.table, *entry) for entry in job.entries])
            if job.deed is not None:
                job.deed(connection)
        if rows:
            # Compiled once and given straight to the driver: Core would build and translate a dict for every row.
            if self._positional:
                connection.exec_driver_sql(self._insertion, rows)
            else:
                named = [dict(zip(ENTRY_COLUMNS, row, strict=True)) for row in rows]
                connection.exec_driver_sql(self._insertion, named)

    def _prepare(self) -> None:
        if self._prepared:
            return
        try:
            url = make_url(self._url)
            self._is_sqlite = url.get_backend_name() == "sqlite"
            self._place = f"The database {url.database if self._is_sqlite else url.render_as_string()}"
            if self._is_sqlite:
                make_file(url.database or ":memory:")
                self._lock = lock(url.database or "")
            self._writing = create_engine(url, pool_size=1, max_overflow=0)
            self._reading = create_engine(url, pool_size=READERS, max_overflow=0)
            if self._is_sqlite:
                tune(self._writing, self._reading, self._patience)
            insertion = insert(ENTRIES).compile(dialect=self._writing.dialect)
            self._insertion = str(insertion)
            self._positional = insertion.positional
            self._make_ready()
        except InUse as fault:
            raise StorageError(f"{self._place} is used by another server: {fault} is locked.") from None
        except Unsuitable as fault:
            raise StorageError(f"{self._place} {fault}; nothing was changed.") from None
        except ArgumentError as fault:
            raise StorageError(f"The address of the database cannot be understood: {fault}.") from None
        except UnicodeError as fault:  # SQLite quotes the damaged bytes in what it says of them
            raise StorageError(f"{self._place} is damaged: it holds bytes that are no text.") from fault
        except (SQLAlchemyError, OSError, ImportError) as fault:
            raise StorageError(f"{self._place} cannot be opened: {reason(fault)}.") from fault
        finally:
            if not self._prepared:
                self._unlock()

    def _make_ready(self) -> None:
        """Look the database through, bring it to the present schema, and try to write."""
        try:
            with self._writing.connect() as connection, connection.begin():
                if self._is_sqlite:
                    check_pages(connection)
                upgrade(connection)
                connection.execute(delete(ENTRIES).where(false()))  # nothing, but only where one may write
                for table, why in broken_logs(connection).items():
                    log.error("table %s of %s is damaged and stays closed: %s", table, self._place, why)
            if self._is_sqlite:
                use_write_ahead_log(self._reading)
            self._prepared = True
        finally:
            if not self._prepared:
                self._dispose()

    def _shut(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._dispose()
        self._prepared = False
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

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


def listing(table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None) -> Deed | None:
    """What the lists of tables have to learn from entries and from the end of a game; None if nothing."""
    changes = [entry for entry in entries if entry.kind in (SIT, STAND)]
    if not changes and ranks is None:
        return None
    seconds = int(time.time())
    sitters = {entry.seat: json.loads(entry.words)[:2] if entry.kind == SIT else ["", ""] for entry in changes}

    def deed(connection: Connection) -> None:
        for seat, (guest, name) in sitters.items():
            connection.execute(delete(SEATINGS).where(SEATINGS.c.table == table, SEATINGS.c.seat == seat))
            if guest:
                connection.execute(insert(SEATINGS), {"table": table, "seat": seat, "guest": guest})
                welcome(connection, Guest(guest, name, seconds, seconds))
        if ranks is not None:
            connection.execute(delete(FINISHED).where(FINISHED.c.table == table))
            connection.execute(insert(FINISHED), {"table": table, "ranks": [*ranks], "when": seconds})
            connection.execute(update(SHEETS).where(SHEETS.c.id == table).values(listed=False))

    return deed


def welcome(connection: Connection, guest: Guest) -> None:
    """Keep a guest; one already known keeps the day of the first visit."""
    known = update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name, seen=guest.seen)
    if not connection.execute(known).rowcount:
        connection.execute(insert(GUESTS), guest._asdict())


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


def listings(connection: Connection, question: Select[Any]) -> list[Listing]:
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


def make_file(path: str) -> None:
    """Make the folder and an empty file that only its owner reads: it will hold the secrets of the fair draws."""
    if path == ":memory:" or "mode=memory" in path:
        raise StorageError("A database in memory would forget every game; give it a file.")
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
