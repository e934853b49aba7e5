"""The storage: what has happened at every table, kept on disk before anyone is told."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Condition, Lock, Thread
from typing import IO, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Text,
    cast,
    delete,
    exc,
    false,
    func,
    insert,
    make_url,
    select,
    update,
)

from ludotheque.house import listings, sqlite
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.lock import InUse, lock
from ludotheque.house.migrations import Unsuitable, upgrade
from ludotheque.house.schema import ENTRIES, FINISHED, GUESTS, PROMISES, REVIEWS, SEATINGS, SHEETS, put
from ludotheque.house.soundness import broken_logs
from ludotheque.house.sqlite import NoFile, make_file, use_write_ahead_log

log = logging.getLogger(__name__)

READERS: Final = 4  # threads that read, each with its connection
PATIENCE: Final = 10_000  # milliseconds to wait for another program that writes to the same database
PROMISED: Final = 3600  # seconds for which the secret of a table to come is kept
MOST_TRIES: Final = 5  # of a transaction that gave way to another
DEADLOCK: Final = "40P01"  # how PostgreSQL says that it made one give way

T = TypeVar("T")


class StorageError(Exception):
    """The database cannot be used, or did not keep something; the sentence is for the person who runs the house."""


class Conflict(StorageError):
    """Another writer was first: the number of the entry, or the id of the table, is taken."""


class Unsent(Exception):
    """The connection broke before a commit was asked for: nothing is stored."""


class StoredTable(NamedTuple):
    """All that is stored of one table, as of one moment."""

    sheet: Sheet | None
    entries: list[Entry]
    ranks: list[int] | None  # how it ended, if the lists know that it has


class NewTable(NamedTuple):
    """A new table with its first entries."""

    sheet: Sheet
    entries: Sequence[Entry]
    commitment: str = ""  # of the secret that it was promised, if it was


class Job(NamedTuple):
    """Something to write, and who waits for it: entries of one table, something else, or both together."""

    waiter: asyncio.Future[None]
    table: str
    entries: tuple[Entry, ...]
    writing: listings.Writing | None


class Kind(Protocol):
    """What one kind of database does in its own way: `sqlite.py` and `postgresql.py`."""

    def engines(self, url: URL, patience: int, readers: int) -> tuple[Engine, Engine]:
        """The engine that writes, and the one that only reads, each time what was the case at one moment."""

    def prepare(self, connection: Connection) -> None:
        """What comes before anything else is read, in the transaction that brings the schema up to date."""

    def write(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
        """Append entries to their logs, as fast as the driver can."""


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
        self._kind: Kind = sqlite

    @property
    def is_shared(self) -> bool:
        """Whether other houses may write to the same database."""
        return make_url(self._url).get_backend_name() in ("postgresql", "postgres")

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

    def append(
        self, table: str, entries: Sequence[Entry], ranks: Sequence[int] | None = None, rematch: NewTable | None = None
    ) -> asyncio.Future[None]:
        """Queue entries; the future is done once they are on disk, or holds Conflict if a number is taken.

        All entries of one call are kept, or none; with them the lists that follow from them: who sits where, and with
        `ranks` how the table ended; and the table of a rematch. A caller awaits the answer before it appends to the
        same table again.
        """
        listed = listings.relisting(table, entries, ranks)
        if rematch is None:
            return self._enqueue(table, tuple(entries), listed)
        create = creation(rematch)
        rows = [{"table": rematch.sheet.id, **entry._asdict()} for entry in rematch.entries]

        def write(connection: Connection) -> None:
            if listed:
                listed(connection)
            create(connection)
            if rows:
                connection.execute(insert(ENTRIES), rows)

        return self._enqueue(table, tuple(entries), write)

    async def lay(self, sheet: Sheet, entries: Sequence[Entry] = (), commitment: str = "") -> None:
        """Keep a new table with its first entries; Conflict if there is one of that id, or of that promised secret."""
        await self._enqueue(sheet.id, tuple(entries), creation(NewTable(sheet, tuple(entries), commitment)))

    async def promise(self, commitment: str, secret: str, now: int) -> None:
        """Keep a secret that a table to come is promised; those of an hour ago are forgotten."""
        row = {"commitment": commitment, "secret": secret, "made": now}

        def write(connection: Connection) -> None:
            connection.execute(delete(PROMISES).where(PROMISES.c.made < now - PROMISED))
            put(connection, PROMISES, row)

        await self._enqueue("", (), write)

    async def promised(self, commitment: str) -> str:
        """The secret of a promise; empty if none was made, or a table has it."""
        secret = select(PROMISES.c.secret).where(PROMISES.c.commitment == commitment)
        return await self._read(lambda connection: connection.execute(secret).scalar() or "")

    async def finish(self, table: str, ranks: Sequence[int]) -> None:
        """Note how a table ended; it leaves the public list."""
        await self._enqueue(table, (), listings.relisting(table, (), ranks))

    async def raise_version(self, table: str, version: int) -> None:
        """Note that a table goes on under newer rules."""
        raised = update(SHEETS).where(SHEETS.c.id == table).values(version=version)
        await self._enqueue("", (), lambda connection: connection.execute(raised))

    async def keep_review(self, table: str, edition: int, review: str) -> None:
        """Keep the review of a finished game, in place of one of another edition."""
        row = {"table": table, "edition": edition, "review": review}
        await self._enqueue("", (), lambda connection: put(connection, REVIEWS, row))

    async def reviews(self, tables: Sequence[str], edition: int) -> dict[str, str]:
        """The reviews of that edition that are kept of these tables."""
        chosen = select(REVIEWS.c.table, REVIEWS.c.review).where(
            REVIEWS.c.table.in_(tables), REVIEWS.c.edition == edition
        )
        rows = await self._read(lambda connection: connection.execute(chosen).all())
        return {row.table: row.review for row in rows}

    async def welcome(self, visitor: listings.Visitor) -> None:
        """Keep a guest; one already known keeps the day of the first visit."""
        await self._enqueue("", (), lambda connection: listings.welcome(connection, visitor))

    async def visitor(self, id: str) -> listings.Visitor | None:
        rows = await self._read(lambda connection: connection.execute(select(GUESTS).where(GUESTS.c.id == id)).all())
        return listings.Visitor(*rows[0]) if rows else None

    async def table(self, table: str) -> StoredTable:
        """A table as it is stored: its sheet, its log from the first entry, its end."""
        sheets = select(*(SHEETS.c[field] for field in Sheet._fields)).where(SHEETS.c.id == table)
        columns = (ENTRIES.c[field] for field in Entry._fields)
        log = select(*columns).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
        ends = select(cast(FINISHED.c.ranks, Text)).where(FINISHED.c.table == table)

        def answer(connection: Connection) -> StoredTable:
            sheet = connection.execute(sheets).one_or_none()
            entries = [Entry(*row) for row in connection.execute(log)]
            end = connection.execute(ends).scalar()
            ranks = None if end is None else listings.read_ranks(end)
            return StoredTable(Sheet(*sheet) if sheet else None, entries, ranks)

        return await self._read(answer)

    async def sheet(self, table: str) -> Sheet | None:
        return (await self.table(table)).sheet

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table, from its first entry."""
        return (await self.table(table)).entries

    async def later(self, table: str, number: int) -> list[Entry]:
        """The log of a table from an entry on."""
        columns = (ENTRIES.c[field] for field in Entry._fields)
        log = select(*columns).where(ENTRIES.c.table == table, ENTRIES.c.number >= number).order_by(ENTRIES.c.number)
        return await self._read(lambda connection: [Entry(*row) for row in connection.execute(log)])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables hold."""
        last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table == SHEETS.c.id).scalar_subquery()
        question = select(SHEETS.c.id, func.coalesce(last + 1, 0).label("length")).where(SHEETS.c.id.in_(tables))
        return await self._read(lambda connection: {row.id: row.length for row in connection.execute(question)})

    async def tables_of(self, guest: str, limit: int = 50) -> list[listings.Listing]:
        """The tables a guest sits at: those still played first, then the newest first."""
        mine = select(SEATINGS.c.table).where(SEATINGS.c.guest == guest)
        order = (FINISHED.c.when.is_not(None), SHEETS.c.created.desc(), SHEETS.c.id)
        question = listings.LISTED.where(SHEETS.c.id.in_(mine)).order_by(*order).limit(limit)
        return await self._read(lambda connection: listings.read(connection, question))

    async def open_tables(self, limit: int = 50) -> list[listings.Listing]:
        """The public tables that are not finished, newest first."""
        order = (SHEETS.c.created.desc(), SHEETS.c.id)
        question = listings.LISTED.where(SHEETS.c.listed.is_(True)).order_by(*order).limit(limit)
        return await self._read(lambda connection: listings.read(connection, question))

    async def _read(self, answer: Callable[[Connection], T]) -> T:
        if not self._open:
            raise StorageError(f"{self._place} is not open.")
        return await self._loop.run_in_executor(self._readers, self._answer, answer)

    def _answer(self, answer: Callable[[Connection], T]) -> T:
        try:
            try:
                with self._reading.connect() as connection:
                    return answer(connection)
            except exc.DBAPIError as fault:
                if not fault.connection_invalidated:
                    raise
            with self._reading.connect() as connection:  # the database was away, and may be back
                return answer(connection)
        except (exc.SQLAlchemyError, ValueError, OverflowError) as fault:
            raise self._error(fault) from fault

    def _enqueue(
        self, table: str, entries: tuple[Entry, ...], writing: listings.Writing | None
    ) -> asyncio.Future[None]:
        with self._bell:
            if not self._open:
                raise StorageError(f"{self._place} is not open.")
            waiter: asyncio.Future[None] = self._loop.create_future()
            self._queue.append(Job(waiter, table, entries, writing))
            if len(self._queue) == 1:
                self._bell.notify()
        return waiter

    def _write(self) -> None:
        """The life of the writer thread: whatever is queued becomes one transaction, again and again."""
        connection: Connection | None = None
        while jobs := self._queued():
            try:
                try:
                    connection = connection or self._writing.connect()
                    faults = self._keep(connection, jobs)
                except Unsent:  # the database was away, and may be back
                    drop(connection)
                    connection = self._writing.connect()
                    faults = self._keep(connection, jobs)
            except Exception as fault:
                faults = [self._error(fault) for _ in jobs]
                drop(connection)  # a failed commit leaves it in doubt
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
        jobs.sort(key=lambda job: job.table)  # two writers that take their tables in one order do not block each other
        return jobs

    def _keep(self, connection: Connection, jobs: list[Job]) -> list[StorageError | None]:
        """Commit the jobs together; where some of them cannot be done, all the others."""
        for left in reversed(range(MOST_TRIES)):
            try:
                with connection.begin():
                    self._perform(connection, jobs)
                return [None] * len(jobs)
            except Exception as fault:
                if left and gave_way(fault):
                    continue
                if not concerns_one_job(fault):
                    raise
                break
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
        """Write the jobs within the transaction of the connection; Unsent if it breaks before the commit."""
        rows: list[tuple[object, ...]] = []
        try:
            for job in jobs:
                rows.extend([(job.table, *entry) for entry in job.entries])
                if job.writing is not None:
                    job.writing(connection)
            if rows:
                self._kind.write(connection, rows)
        except exc.DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            connection.invalidate()
            raise Unsent(reason(fault)) from None

    def _prepare(self) -> None:
        if self._prepared:
            return
        try:
            url = make_url(self._url)
            self._place = f"The database {url.render_as_string() if self.is_shared else url.database}"
            if self.is_shared:
                self._kind = postgresql()
            elif url.get_backend_name() != "sqlite":
                raise exc.ArgumentError("it names neither SQLite nor PostgreSQL")
            else:
                make_file(url.database or ":memory:")
                self._lock = lock(url.database or "")
            self._writing, self._reading = self._kind.engines(url, self._patience, READERS)
            self._make_ready()
        except NoFile as fault:
            raise StorageError(str(fault)) from None
        except ModuleNotFoundError:
            raise StorageError("PostgreSQL needs more libraries: pip install 'ludotheque[nodes]'.") from None
        except InUse as fault:
            raise StorageError(f"{self._place} is used by another server: {fault} is locked.") from None
        except Unsuitable as fault:
            raise StorageError(f"{self._place} {fault}; nothing was changed.") from None
        except exc.ArgumentError as fault:
            raise StorageError(f"The address of the database cannot be understood: {fault}.") from None
        except UnicodeError as fault:  # SQLite quotes the damaged bytes in what it says of them
            raise StorageError(f"{self._place} is damaged: it holds bytes that are no text.") from fault
        except (exc.SQLAlchemyError, OSError, ImportError) as fault:
            raise StorageError(f"{self._place} cannot be opened: {reason(fault)}.") from fault
        finally:
            if not self._prepared:
                self._unlock()

    def _make_ready(self) -> None:
        """Look the database through, bring it to the present schema, and try to write."""
        try:
            with self._writing.connect() as connection, connection.begin():
                self._kind.prepare(connection)
                upgrade(connection)
                connection.execute(delete(ENTRIES).where(false()))  # nothing, but only where one may write
                for table, why in broken_logs(connection).items():
                    log.error("table %s of %s is damaged and stays closed: %s", table, self._place, why)
            if not self.is_shared:
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
        if isinstance(fault, StorageError):
            return fault
        if isinstance(fault, exc.IntegrityError):
            return Conflict(f"Another writer was first: {reason(fault)}.")
        return StorageError(f"{self._place} failed: {reason(fault)}.")


def creation(new: NewTable) -> listings.Writing:
    """Write down a new table, all but its log."""
    sheet = new.sheet
    row = {**sheet._asdict(), "listed": listings.is_public(sheet.settings)}  # its settings say whether it is public
    seated = listings.relisting(sheet.id, new.entries)

    def write(connection: Connection) -> None:
        connection.execute(insert(SHEETS), row)
        promised = delete(PROMISES).where(PROMISES.c.commitment == new.commitment)
        if new.commitment and not connection.execute(promised).rowcount:
            raise Conflict("Another table was laid with that secret.")
        if seated:
            seated(connection)

    return write


def release(jobs: list[Job], faults: list[StorageError | None]) -> None:
    """Let those who wait go on, in the order in which they came."""
    for job, fault in zip(jobs, faults, strict=True):
        if job.waiter.done():
            continue  # it was cancelled
        if fault is None:
            job.waiter.set_result(None)
        else:
            job.waiter.set_exception(fault)


def postgresql() -> Kind:
    """Loaded where it is wanted: its libraries are an extra."""
    from ludotheque.house import postgresql as kind

    return kind


def gave_way(fault: Exception) -> bool:
    """Whether two houses waited for each other, and this one was sent back: it may simply try again."""
    return isinstance(fault, exc.DBAPIError) and getattr(fault.orig, "sqlstate", None) == DEADLOCK


def drop(connection: Connection | None) -> None:
    """Let a connection go, whatever state it is in."""
    if connection is not None:
        with suppress(Exception):
            connection.invalidate()
            connection.close()


def concerns_one_job(fault: Exception) -> bool:
    """Whether a fault lies in what was to be written, and not in the database."""
    if isinstance(fault, Unsent):
        return False
    if isinstance(fault, exc.DBAPIError):
        own = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, exc.InterfaceError)
        return isinstance(fault, own) and not fault.connection_invalidated
    return True


def reason(fault: Exception) -> str:
    """What the driver or the system says, in one line, without the row that it speaks of."""
    said = str(fault.orig if isinstance(fault, exc.DBAPIError) else fault)
    said = re.split(r"\n(?:DETAIL|CONTEXT|HINT):", said)[0]
    return " ".join(said.split()).rstrip(".")
