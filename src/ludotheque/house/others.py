"""The other houses that keep the same tables: what they do is heard of at once, or found a little later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from ludotheque.house.clocks import has_clock
from ludotheque.house.refused import Refused
from ludotheque.house.storage import StorageError
from ludotheque.house.table import Table

if TYPE_CHECKING:
    from ludotheque.house.keeper import Keeper
    from ludotheque.house.open_table import OpenTable

log = logging.getLogger(__name__)

BEAT: Final = 2.0  # seconds between two looks at what was missed
GONE: Final = 3 * BEAT  # seconds after which a house that says nothing is counted on no longer


class Others:
    """What one house hears of the others, and lets them hear; what happens at a table is decided by its log alone."""

    def __init__(self, keeper: Keeper, redis: str = "") -> None:
        self.keeper = keeper
        self.news = None
        self.tasks: set[asyncio.Task[None]] = set()
        if redis:
            try:
                from ludotheque.house.news import RedisLine

                self.news = RedisLine(redis, self.hear)
            except ModuleNotFoundError:
                raise StorageError("Redis needs more libraries: pip install 'ludotheque[nodes]'.") from None
            except ValueError as fault:
                raise StorageError(f"The address of Redis cannot be understood: {fault}") from None

    def open(self) -> None:
        """Begin to listen and to look, where there may be others."""
        if self.keeper.storage.is_shared:
            self.begin(self.beat())
            if self.news:
                self.news.open()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.news:
            await self.news.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What the others are told.

    def tell_of(self, table: Table) -> None:
        """Tell that a table has gone on."""
        if self.news:
            self.news.tell(table.sheet.id, number=table.number)

    def tell_who_is_here(self, opened: OpenTable) -> None:
        if self.news:
            self.news.tell(opened.table.sheet.id, here=opened.here)

    def tell_again(self) -> None:
        """Tell who is where, and what time it is at the tables with a clock: a house may have begun to listen."""
        for opened in self.keeper.open_tables.values():
            if opened.here:
                self.tell_who_is_here(opened)
            if self.news and has_clock(opened.table):
                self.news.tell(opened.table.sheet.id, now=opened.table.now())

    async def claim(self, thought: str) -> bool:
        """Whether this house may think about something; where two do, the answer of one of them comes too late."""
        return self.news is None or await self.news.claim(thought)

    async def keep(self, thought: str) -> None:
        """Go on with a thought that takes its time."""
        if self.news:
            await self.news.keep(thought)

    # What they tell.

    def hear(self, house: str, table_id: str, told: dict[str, Any]) -> None:
        """Another house says something of a table; it matters where the table is open here too."""
        opened = self.keeper.open_tables.get(table_id)
        if opened is None:
            return
        if told.get("number", 0) > opened.table.number:
            self.follow(opened)
        if "here" in told:
            opened.elsewhere[house] = (time.monotonic() + GONE, told["here"])
            opened.greet()
        if "now" in told and has_clock(opened.table):
            # A house that opened the table later knows less of the time that has passed since the last step.
            opened.table.origin -= max(0, told["now"] - opened.table.now())
            self.keeper.set_alarm(opened)

    def follow(self, opened: OpenTable) -> None:
        """Soon read what another house has added to a table; once for all that is heard of until then."""
        if not opened.is_behind:
            opened.is_behind = True
            self.begin(self.catch_up(opened))

    async def catch_up(self, opened: OpenTable) -> None:
        async with opened.lock:
            opened.is_behind = False
            if self.keeper.open_tables.get(opened.table.sheet.id) is opened:
                try:
                    await self.keeper.catch_up(opened)
                except Refused as refused:
                    log.warning("table %s could not be followed: %s", opened.table.sheet.id, refused)

    async def beat(self) -> None:
        """Look again and again for what was not heard of, at every table that is in use here."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                self.tell_again()
                self.forget_gone()
                await self.find_missed()
            except StorageError as fault:
                log.warning("the tables of other houses cannot be followed: %s", fault)
            except Exception:
                log.exception("the tables of other houses cannot be followed")

    def forget_gone(self) -> None:
        """Count nobody as present of whose house nothing was heard for long."""
        now = time.monotonic()
        for opened in self.keeper.open_tables.values():
            gone = [house for house, (until, _) in opened.elsewhere.items() if until <= now]
            for house in gone:
                del opened.elsewhere[house]
            if gone:
                opened.greet()

    async def find_missed(self) -> None:
        tables = self.keeper.open_tables
        used = [table_id for table_id, opened in tables.items() if not opened.is_idle or has_clock(opened.table)]
        if used:
            for table_id, length in (await self.keeper.storage.lengths(used)).items():
                if table_id in tables and length > tables[table_id].table.number:
                    self.follow(tables[table_id])
