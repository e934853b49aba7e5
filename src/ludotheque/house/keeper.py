"""Tables in memory and on disk: opened, locked, stored, told to those who watch, and going on by themselves."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import islice

from ludotheque.core.state import CHANCE, CLOCK, LEGAL, NOBODY, View
from ludotheque.house import kinds
from ludotheque.house.clocks import has_clock, next_alarm
from ludotheque.house.entry import Entry, checksum_of
from ludotheque.house.open_table import OpenTable, Visit, Watcher
from ludotheque.house.others import Others
from ludotheque.house.outrun import Outrun, judged_again
from ludotheque.house.refused import Refused
from ludotheque.house.replay import Damaged, check_log, fair_outcome, play, replayed
from ludotheque.house.storage import Conflict, Storage, StorageError, StoredTable
from ludotheque.house.table import Table
from ludotheque.house.tally import Tally
from ludotheque.house.thinkers import ASKER, Thinkers, whereabouts

log = logging.getLogger(__name__)

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
IN_LINE = 1.0  # seconds after which people are told, and told again, how many computer players think before theirs
ABSENCE = 4.0  # seconds after which somebody who comes back was away: a page that loads again is none
GOING_ON = 0.6  # of the pause of a computer player, where it goes on with its turn
TRY_AGAIN = 3.0  # seconds after which a computer player that thinks in another house, or was refused, is looked for
MOST_OPEN = 5_000  # tables kept in memory
AT_ONCE = 20  # entries of others that are added, and shown one by one, before anything else gets its turn


class Keeper:
    """All tables of one server, and whatever happens to every one of them."""

    def __init__(self, storage: Storage, thinkers: Thinkers, pause: float = 0.5, redis: str = "") -> None:
        self.storage = storage
        self.others = Others(self, redis)
        self.thinkers = thinkers
        self.pause = pause  # seconds a computer player takes at least, so that people can follow
        self.open_tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}  # tables on their way from the storage
        self.tally = Tally()
        self.origins: dict[str, int] = {}  # of tables that left memory while a clock ran: when their own time was 0

    async def open(self) -> None:
        await self.storage.open()
        self.others.open()

    async def close(self) -> None:
        await self.others.close()
        for opening in self.opening.values():
            opening.cancel()
        for opened in self.open_tables.values():
            if opened.thinking:
                opened.thinking.cancel()
            if opened.alarm:
                opened.alarm.cancel()
        self.thinkers.close()
        await self.storage.close()
        self.open_tables.clear()  # nobody who is still to be woken finds anything to do

    # In memory and on disk.

    async def open_table(self, table_id: str) -> OpenTable:
        """The table of that id, from memory or from the storage."""
        found = self.open_tables.get(table_id)
        if found is not None:
            return found
        if not TABLE_ID.fullmatch(table_id):
            raise Refused(404, "unknown-table")
        # Whoever asks meanwhile gets the same copy: two of them would not know of each other's steps.
        opening = self.opening.get(table_id)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self.from_storage(table_id))
            self.opening[table_id] = opening
        return await asyncio.shield(opening)

    async def from_storage(self, table_id: str) -> OpenTable:
        """A table from the storage; its own time goes on where it stood, or as if it had never been out of memory."""
        try:
            stored = await self.stored(table_id)
            assert stored.sheet is not None
            table = await asyncio.to_thread(replayed, stored.sheet, stored.entries, stored.ranks is not None)
            if table.over and stored.ranks != table.ranks:
                await self.note_end(table)
        finally:
            del self.opening[table_id]
        last = stored.entries[-1].at if stored.entries else 0
        table.origin = self.origins.pop(table_id, table.origin - last)
        return self.install(table)

    async def note_end(self, table: Table) -> None:
        """Note in the lists an end that they missed; where that fails, it is noted another time."""
        try:
            await self.storage.finish(table.sheet.id, table.ranks)
        except StorageError as fault:
            log.warning("the end of table %s could not be noted: %s", table.sheet.id, fault)

    async def stored(self, table_id: str) -> StoredTable:
        """What is stored of a table, its sheet at least."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused(404, "unknown-table")
        try:
            stored = await self.storage.table(table_id)
        except StorageError as fault:
            log.error("table %s could not be read: %s", table_id, fault)
            raise Refused(503, "not-read") from None
        if stored.sheet is None:
            raise Refused(*(409, "damaged") if stored.entries else (404, "unknown-table"))
        return stored

    async def store_new(self, table: Table, entries: list[Entry], commitment: str = "") -> None:
        """Store a new table with its first entries, and open it."""
        try:
            await self.storage.lay(table.sheet, entries, commitment)
        except Conflict:
            raise Refused(*(409, "no-such-promise") if commitment else (503, "not-stored")) from None
        except StorageError as fault:
            log.error("table %s could not be laid: %s", table.sheet.id, fault)
            raise Refused(503, "not-stored") from None
        self.install(table)

    def install(self, table: Table) -> OpenTable:
        self.make_room()
        opened = self.open_tables[table.sheet.id] = OpenTable(table)
        self.wake(opened)
        return opened

    def make_room(self) -> None:
        """Before another table is opened, forget one nobody uses if there are too many; the storage keeps it."""
        idle = (opened for opened in self.open_tables.values() if opened.is_idle)
        for opened in list(islice(idle, max(0, len(self.open_tables) + 1 - MOST_OPEN))):
            self.remove(opened)

    def remove(self, opened: OpenTable) -> None:
        """Take a table out of memory; its clocks run on."""
        del self.open_tables[opened.table.sheet.id]
        if opened.alarm:
            opened.alarm.cancel()
        if has_clock(opened.table):
            self.origins[opened.table.sheet.id] = opened.table.origin

    async def locked(self, table_id: str) -> OpenTable:
        """An open table with its lock taken; whoever waited while the table was forgotten gets the one opened anew."""
        while True:
            opened = await self.open_table(table_id)
            await opened.lock.acquire()
            if self.open_tables.get(table_id) is opened:
                return opened
            opened.lock.release()

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """A table at rest: it shows what is stored, by whichever house."""
        opened = await self.locked(table_id)
        try:
            await self.catch_up(opened)
            yield opened.table
        finally:
            opened.lock.release()

    async def watch(self, table_id: str, watcher: Watcher, visit: Visit | None = None) -> Callable[[], None]:
        """Tell the watcher of every change, and the others of the visit; what comes back ends that."""
        opened = await self.open_table(table_id)
        opened.watchers.append(watcher)
        if visit is not None:
            opened.visits.append(visit)
            self.greet(opened)

        def leave() -> None:
            opened.watchers.remove(watcher)
            if visit is not None:
                opened.visits.remove(visit)
                asyncio.get_running_loop().call_later(ABSENCE, self.greet, opened)

        return leave

    def greet(self, opened: OpenTable) -> None:
        """Somebody has come or gone: tell all who are there, in whichever house."""
        opened.greet()
        self.others.tell_who_is_here(opened)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[tuple[Table, list[Entry]]]:
        """Gather entries, store them, and only then tell; a refusal inside leaves all as it was.

        Outrun where another house was first: then the table stands as it is stored, and is to be judged again.
        """
        opened = await self.locked(table_id)
        entries: list[Entry] = []
        try:
            try:
                yield opened.table, entries
            except Refused as refused:
                if entries:
                    self.forget(opened)
                elif refused.status in (403, 409) and await self.catch_up(opened):
                    raise Outrun from None
                raise
            except BaseException:
                if entries:
                    self.forget(opened)
                raise
            if entries:
                await self.store(opened, entries)
        finally:
            opened.lock.release()
        self.wake(opened)

    async def store(self, opened: OpenTable, entries: list[Entry]) -> None:
        """Store the entries, the last step of a game together with its end; then tell those who watch."""
        table = opened.table
        ends = table.over and any(entry.kind in kinds.STEPS for entry in entries)
        gone: asyncio.CancelledError | None = None
        began = time.monotonic()
        try:
            rematch = opened.next_table[1] if opened.next_table else None
            stored = self.storage.append(table.sheet.id, entries, table.ranks if ends else None, rematch)
            try:
                await asyncio.shield(stored)
            except asyncio.CancelledError as cancelled:
                gone = cancelled
                await stored  # it is on its way, whoever asked for it: nobody looks at the table before it is settled
        except Conflict:
            await self.renew(opened, entries[0].number)
            raise gone or Outrun from None
        except (StorageError, asyncio.CancelledError) as fault:
            # What memory holds is no longer what is stored: the next reader loads it anew.
            self.forget(opened)
            if isinstance(fault, asyncio.CancelledError):
                raise
            self.tally.failed += 1
            log.error("table %s could not be stored: %s", table.sheet.id, fault)
            raise gone or Refused(503, "not-stored") from None
        self.tally.add(entries, time.monotonic() - began)
        if opened.next_table:
            self.install(opened.next_table[0])
            opened.next_table = None
        self.others.tell_of(table)
        self.show(opened)
        if gone is not None:
            raise gone

    async def catch_up(self, opened: OpenTable) -> bool:
        """Add what other houses have stored, if anything, and tell those who watch; the caller holds the lock."""
        if not self.storage.is_shared:
            return False
        table_id = opened.table.sheet.id
        try:
            later = await self.storage.later(table_id, opened.table.number)
        except StorageError as fault:
            log.error("table %s could not be read: %s", table_id, fault)
            raise Refused(503, "not-read") from None
        await self.take_in(opened, later)
        return bool(later)

    async def take_in(self, opened: OpenTable, entries: list[Entry]) -> None:
        """Add what others have stored, judged as when a table is opened, and show it as if it happened here."""
        table = opened.table
        if not entries:
            return
        before: Entry | None = None
        try:
            check_log(entries, table.number, table.checksum)
            for entry in entries:
                if before is not None and entry.kind in kinds.STEPS and len(entries) <= AT_ONCE:
                    self.film(opened)
                play(table, entry, before)
                before = entry
                if entry.number % AT_ONCE == 0:
                    await asyncio.sleep(0)
        except BaseException as fault:
            self.forget(opened)
            if not isinstance(fault, Exception):
                raise
            why = fault if isinstance(fault, Damaged) else whereabouts(fault)
            log.error("table %s is damaged and stays closed: %s", table.sheet.id, why)
            raise Refused(409, "damaged") from None
        # Its own time goes on from what has happened last, by the clock of whichever house.
        table.origin += table.now() - entries[-1].at
        self.show(opened)
        self.wake(opened)

    async def renew(self, opened: OpenTable, number: int) -> None:
        """Put what is stored in place of a table that has gone another way from an entry on; watchers stay."""
        before = opened.table
        opened.film, opened.next_table = [], None
        try:
            stored = await self.stored(before.sheet.id)
            assert stored.sheet is not None
            table = await asyncio.to_thread(replayed, stored.sheet, stored.entries[:number])
        except BaseException:
            self.forget(opened)
            raise
        table.origin, table.easel = before.origin, before.easel
        opened.table = table
        await self.take_in(opened, stored.entries[number:])

    def show(self, opened: OpenTable) -> None:
        """Tell those who watch of what has been stored, position by position."""
        table = opened.table
        film, opened.film = opened.film, []
        for still in film:
            opened.glimpse(still)
        opened.tell(lambda watcher: watcher.changed(table))
        opened.greet()

    def forget(self, opened: OpenTable) -> None:
        """Drop a table that differs from what is stored; those who watch it have to look anew."""
        if self.open_tables.get(opened.table.sheet.id) is opened:
            self.remove(opened)
        opened.tell(lambda watcher: watcher.lost())

    def add(self, table: Table, entries: list[Entry], kind: str, seat: int, action: int = 0, words: str = "") -> None:
        """Write the next entry of the log, and play it at the table; the caller stores it."""
        number, now = table.number, table.now()
        checksum = checksum_of(table.checksum, number, kind, seat, action, words, now)
        entry = Entry(number, kind, seat, action, words, now, checksum)
        entries.append(entry)  # first: a table that fails in the middle of it is forgotten
        table.apply(entry)

    # What goes on by itself.

    def add_automatic_steps(self, table: Table, entries: list[Entry]) -> None:
        """Add what comes by itself: draws that anyone can check at the end, answers where a person has no choice."""
        state = table.live_state
        while not table.over:
            if state.waiting_for[0] == CHANCE:
                seat, action = CHANCE, fair_outcome(table)
            else:
                seat, action = state.waiting_for[0], table.forced()
                if action < 0:
                    return
            self.film(self.open_tables.get(table.sheet.id))
            self.add(table, entries, kinds.STEP, seat, action)

    def go_further(
        self, table: Table, entries: list[Entry], seat: int, then: tuple[int, ...], heeds_draws: bool
    ) -> None:
        """Give the further answers of one press as long as the seat is asked, each is open to it, and nothing came
        between but answers of the press itself; whoever does not heed draws goes on after them. Then add what comes by
        itself."""
        left = list(then)
        while left:
            played = len(entries)
            self.add_automatic_steps(table, entries)
            came_between = False
            for entry in entries[played:]:
                if left and (entry.seat, entry.action) == (seat, left[0]):
                    left.pop(0)
                else:
                    came_between = True
            state = table.live_state
            if not left or (heeds_draws and came_between) or seat not in state.waiting_for:
                break
            action = left.pop(0)
            if action not in state.legal(seat):
                break
            self.film(self.open_tables.get(table.sheet.id))
            self.add(table, entries, kinds.THEN, seat, action)
        self.add_automatic_steps(table, entries)

    def film(self, opened: OpenTable | None) -> None:
        """Keep the game as it stands between two steps that are told together, if anybody watches."""
        if opened and opened.watchers and opened.table.started:
            opened.film.append(opened.table.still())

    def wake(self, opened: OpenTable) -> None:
        """Wake a computer player that is asked, and set the alarm of the clocks."""
        table = opened.table
        if self.open_tables.get(table.sheet.id) is not opened or not table.started or table.over:
            return
        if opened.thinking is None and self.bot_seat(table) != NOBODY:
            opened.thinking = asyncio.get_running_loop().create_task(self.think(opened))
        if has_clock(table):
            self.set_alarm(opened)

    def bot_seat(self, table: Table) -> int:
        """The first computer player that is asked, or NOBODY; while somebody wants to take back, they wait."""
        if table.over or table.take_back_wish is not None:
            return NOBODY
        for seat in table.live_state.waiting_for:
            player = table.players[seat] if seat >= 0 else None
            if player is not None and player.bot:
                return seat
        return NOBODY

    async def think(self, opened: OpenTable) -> None:
        """Let computer players answer as long as they are asked."""
        ASKER.set(opened.table.sheet.owner)  # whoever happened to wake them
        table_id = opened.table.sheet.id
        last = NOBODY
        try:
            while self.open_tables.get(table_id) is opened and (seat := self.bot_seat(opened.table)) != NOBODY:
                table = opened.table
                player = table.players[seat]
                assert player is not None
                question = table.questions[seat]
                thought = f"{table_id} {seat} {question}"
                if not await self.others.claim(thought):
                    asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake, opened)
                    return
                began = time.monotonic()
                action, words = await self.decision(opened, player.bot, table.view(seat), thought)
                await asyncio.sleep(max(0.0, self.pace(seat == last) - (time.monotonic() - began)))
                with suppress(Outrun):
                    async with self.changing(table_id) as (present, entries):
                        if present is not opened.table:
                            return  # opened anew, with a thinker of its own
                        if present.take_back_wish is not None or present.questions[seat] != question:
                            continue
                        if present.live_state.why_not(seat, action) != LEGAL:
                            continue
                        self.add(present, entries, kinds.STEP, seat, action, words)
                        self.add_automatic_steps(present, entries)
                        last = seat
        except Refused as refused:
            log.warning("a computer player at table %s has to try again: %s", table_id, refused)
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake, opened)
        except Exception as fault:
            log.error("table %s rests until someone opens it again: %s", table_id, whereabouts(fault))
        finally:
            opened.thinking = None

    async def decision(self, opened: OpenTable, level: str, view: View, thought: str) -> tuple[int, str]:
        """What a computer player answers; while others think before it, those who watch are told how many."""
        table = opened.table
        choosing = self.thinkers.choose(table.sheet.game, table.sheet.material, level, view)
        choice = asyncio.get_running_loop().create_task(choosing)
        try:
            while not (await asyncio.wait([choice], timeout=IN_LINE))[0]:
                await self.others.keep(thought)
                ahead = self.thinkers.ahead(choice)
                if ahead != table.ahead:
                    async with self.reading(table.sheet.id) as present:
                        table.ahead = ahead
                        if present is table:
                            opened.tell(lambda watcher: watcher.changed(table))
            return choice.result()
        finally:
            choice.cancel()
            table.ahead = 0

    def pace(self, goes_on: bool) -> float:
        """How long a computer player takes at least: less where it goes on with its turn than where it begins one.

        What people consider in secret in between makes no difference.
        """
        return self.pause * GOING_ON if goes_on else self.pause

    def set_alarm(self, opened: OpenTable) -> None:
        if opened.alarm:
            opened.alarm.cancel()
        outcome, left = next_alarm(opened.table)
        if left is None:
            return
        loop = asyncio.get_running_loop()
        opened.alarm = loop.call_later(
            left / 1000 + 0.01, lambda: loop.create_task(self.ring(opened.table.sheet.id, outcome))
        )

    @judged_again
    async def ring(self, table_id: str, outcome: int) -> None:
        """The clock acts, if the time is really up."""
        try:
            async with self.changing(table_id) as (table, entries):
                if not table.over and next_alarm(table) == (outcome, 0):
                    self.add(table, entries, kinds.STEP, CLOCK, outcome)
                    self.add_automatic_steps(table, entries)
        except Refused as refused:
            log.warning("the clock of table %s rests until someone opens it again: %s", table_id, refused)
