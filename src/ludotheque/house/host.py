"""The house: every verb people and programs have, and who may use it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any, Protocol

from ludotheque.bots.levels import levels
from ludotheque.bots.oracle import Verdict
from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.chance import ticket_outcome
from ludotheque.core.face import are_drawn
from ludotheque.core.shelf import SLUGS, box
from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY, TIME_UP, Event, Options, View, completed
from ludotheque.house.entry import AGREE, ASK, REFUSE, REMATCH, SAY, SIT, STAND, START, STEP, UNDO, Entry, Sheet
from ludotheque.house.player import Player
from ludotheque.house.refused import Refused, check_texts
from ludotheque.house.storage import Conflict, Guest, Storage, StorageError
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers, whereabouts

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at a table."""

    def glimpse(self, table: Table) -> None:
        """Between two steps that are stored and told together."""

    def changed(self, table: Table) -> None:
        """Something has been stored."""

    def lost(self) -> None:
        """What was about to be stored is gone: the table has to be looked at anew."""


TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_WORDS = 500  # characters of one line of talk
MOST_NAME = 24
GOING_ON = 0.6  # of the pause of a computer player, where it goes on with its turn
MOST_OPEN = 5_000  # tables kept in memory
LONGEST_CLOCK = 86_400  # seconds of a seat
DEFAULT_SETTINGS = {"public": False, "coach": False, "clock": 0}


class Place:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at the table, thinks for it or is about to change it."""
        return not self.watchers and self.thinking is None and not self.lock.locked()

    def tell(self, news: Callable[[Watcher], None]) -> None:
        """Tell everybody who watches; what goes wrong with one is no reason not to tell the others."""
        for watcher in self.watchers[:]:
            try:
                news(watcher)
            except Exception as fault:
                log.error("table %s could not be shown: %s", self.table.sheet.id, whereabouts(fault))


class House:
    """All tables of one server."""

    def __init__(self, storage: Storage, thinkers: Thinkers, pause: float = 0.5) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.pause = pause  # seconds a computer player takes at least, so that people can follow
        self.places: dict[str, Place] = {}

    async def open(self) -> None:
        await self.storage.open()

    async def close(self) -> None:
        for place in self.places.values():
            if place.thinking:
                place.thinking.cancel()
            if place.alarm:
                place.alarm.cancel()
        self.thinkers.close()
        await self.storage.close()

    # Tables.

    async def lay(
        self,
        who: str,
        name: str,
        slug: str,
        seats: int,
        options: Options,
        places: list[str],
        material: str = "",
        settings: dict[str, Any] | None = None,
    ) -> str:
        """Lay a table; each place is "me", "open" or "bot:LEVEL". The id of the table is also its invitation."""
        if slug not in SLUGS:
            raise Refused(404, "unknown-game")
        game = box(slug).game
        check_texts([name, material, *options, *options.values(), *places])
        if seats not in game.seats or len(places) != seats:
            raise Refused(400, "bad-seats", f"{len(places)} ({', '.join(map(str, game.seats))})")
        try:
            if material:
                game = game.with_material(material)
            options = completed(game, options)
        except ValueError as fault:
            raise Refused(400, "bad-options", str(fault)) from None
        known = ["me", "open", *(f"bot:{level}" for level in levels(slug))]
        for place in places:
            if place not in known:
                raise Refused(400, "bad-seats", f"{place[:40]!r} ({', '.join(known)})")
        table_id = secrets.token_urlsafe(12)
        sheet = Sheet(
            table_id,
            slug,
            game.version,
            seats,
            json.dumps(options),
            material,
            fair.new_secret(),
            who,
            json.dumps(checked_settings(settings or {})),
            int(time.time()),
        )
        await self.storage.lay(sheet)
        table = Table(sheet)
        self.make_room()
        self.places[table_id] = Place(table)
        async with self.changing(table_id) as (_, entries):
            for seat, place in enumerate(places):
                if place == "me":
                    await self.seat_player(table, entries, seat, Player(who, clean_name(name)))
                elif place != "open":
                    level = place.removeprefix("bot:")
                    await self.seat_player(table, entries, seat, Player("", level, level))
            self.start_when_full(table, entries)
        return table_id

    async def place(self, table_id: str) -> Place:
        """The table of that id, from memory or from the storage."""
        found = self.places.get(table_id)
        if found is not None:
            return found
        if not TABLE_ID.fullmatch(table_id):
            raise Refused(404, "unknown-table")
        try:
            sheet = await self.storage.sheet(table_id)
            entries = await self.storage.entries(table_id)
        except StorageError as fault:
            log.error("table %s could not be read: %s", table_id, fault)
            raise Refused(503, "not-stored") from None
        if sheet is None:
            raise Refused(404, "unknown-table")
        table = replayed(sheet, entries)
        self.make_room()
        found = self.places.setdefault(table_id, Place(table))
        self.go_on(found)
        return found

    def make_room(self) -> None:
        """Before another table is opened, forget one nobody uses if there are too many; the storage keeps it."""
        idle = (key for key, place in self.places.items() if place.is_idle)
        for key in list(islice(idle, max(0, len(self.places) + 1 - MOST_OPEN))):
            alarm = self.places.pop(key).alarm
            if alarm:
                alarm.cancel()

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """A table at rest: everything it shows is stored."""
        place = await self.place(table_id)
        async with place.lock:
            yield place.table

    async def watch(self, table_id: str, watcher: Watcher) -> Callable[[], None]:
        """Tell the watcher of every change; what comes back ends that."""
        place = await self.place(table_id)
        place.watchers.append(watcher)
        return lambda: place.watchers.remove(watcher)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[tuple[Table, list[Entry]]]:
        """Gather entries, store them, and only then tell; a refusal inside leaves all as it was."""
        place = await self.place(table_id)
        async with place.lock:
            entries: list[Entry] = []
            try:
                yield place.table, entries
            except BaseException:
                if entries:
                    self.forget(place)
                raise
            if entries:
                await self.store(place, entries)
        self.go_on(place)

    async def store(self, place: Place, entries: list[Entry]) -> None:
        table = place.table
        try:
            await self.storage.append(table.sheet.id, entries)
            if table.over and entries[-1].kind == STEP:
                await self.storage.finish(table.sheet.id, table.ranks)
        except (Conflict, StorageError, asyncio.CancelledError) as fault:
            # What memory holds is no longer what is stored: the next reader loads it anew.
            self.forget(place)
            if isinstance(fault, asyncio.CancelledError):
                raise
            log.error("table %s could not be stored: %s", table.sheet.id, fault)
            raise Refused(503, "not-stored") from None
        place.tell(lambda watcher: watcher.changed(table))

    def forget(self, place: Place) -> None:
        self.places.pop(place.table.sheet.id, None)
        place.tell(lambda watcher: watcher.lost())

    def add(self, table: Table, entries: list[Entry], kind: str, seat: int, action: int = 0, words: str = "") -> None:
        entry = Entry(table.number, kind, seat, action, words, time.time_ns() // 1_000_000)
        table.apply(entry)
        entries.append(entry)

    # Seats.

    async def seat_player(self, table: Table, entries: list[Entry], seat: int, player: Player) -> None:
        salted = player._replace(salt=secrets.token_hex(8))
        self.add(table, entries, SIT, seat, words=json.dumps(salted))
        await self.storage.seat(table.sheet.id, seat, player.id)
        if player.id:
            now = int(time.time())
            await self.storage.welcome(Guest(player.id, player.name, now, now))

    def start_when_full(self, table: Table, entries: list[Entry]) -> None:
        if table.full and not table.started:
            self.add(table, entries, START, NOBODY)
            self.follow(table, entries)

    async def sit(self, who: str, table_id: str, seat: int, name: str) -> None:
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            if table.players[seat] is not None:
                raise Refused(409, "seat-taken")
            await self.seat_player(table, entries, seat, Player(who, clean_name(name)))
            self.start_when_full(table, entries)

    async def seat_bot(self, who: str, table_id: str, seat: int, level: str) -> None:
        """Put a computer player on a free seat, or on one's own."""
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            if level not in levels(table.sheet.game):
                raise Refused(400, "unknown-level")
            free = table.players[seat] is None and (who == table.sheet.owner or table.seats_of(who))
            if not free and seat not in table.seats_of(who):
                raise Refused(403, "not-your-seat")
            await self.seat_player(table, entries, seat, Player("", level, level))
            self.start_when_full(table, entries)

    async def stand(self, who: str, table_id: str, seat: int) -> None:
        """Leave a seat: anyone with the invitation may take it."""
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            player = table.players[seat]
            owned = who == table.sheet.owner and not table.started and player is not None
            if seat not in table.seats_of(who) and not owned:
                raise Refused(403, "not-your-seat")
            self.add(table, entries, STAND, seat)
            await self.storage.seat(table.sheet.id, seat, "")

    def check_seat(self, table: Table, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < table.sheet.seats:
            raise Refused(404, "unknown-seat")

    def check_mine(self, table: Table, who: str, seat: int) -> None:
        self.check_seat(table, seat)
        if seat not in table.seats_of(who):
            raise Refused(403, "not-your-seat")
        if not table.started:
            raise Refused(409, "not-started")

    # Play.

    async def act(self, who: str, table_id: str, seat: int, question: int, action: int, words: str = "") -> None:
        """Answer the question of a seat, or act aside; the question says which offer the player was looking at."""
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            if type(question) is not int or type(action) is not int or type(words) is not str:
                raise Refused(400, "malformed")
            check_texts([words])
            if not 0 <= action < table.box.game.actions:
                raise Refused(400, "unknown-action", str(action)[:40])
            rule = table.playing.why_not(seat, action)
            if rule != LEGAL and (table.over or question == table.questions[seat]):
                raise Refused(409, "illegal", rule)
            if question != table.questions[seat]:
                raise Refused(409, "stale")
            if words and len(words) > table.box.face.choice(table.view(seat), action).words:
                raise Refused(400, "too-many-words")
            self.add(table, entries, STEP, seat, action, words)
            self.follow(table, entries)

    def follow(self, table: Table, entries: list[Entry]) -> None:
        """What comes of itself: draws that anyone can check at the end, and answers that leave a person no choice."""
        state = table.playing
        while not table.over:
            if state.waiting_for[0] == CHANCE:
                ticket = fair.ticket(table.sheet.secret, table.salts, len(table.steps), sum(state.weights()))
                seat, action = CHANCE, ticket_outcome(state, ticket)
            else:
                seat, action = state.waiting_for[0], table.forced()
                if action < 0:
                    return
            place = self.places.get(table.sheet.id)
            if place:
                place.tell(lambda watcher: watcher.glimpse(table))
            self.add(table, entries, STEP, seat, action)

    async def why(self, who: str, table_id: str, seat: int, spots: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
        """What clicks that answer nothing mean: those that lead to a spot farther away, or the rule against them."""
        async with self.reading(table_id) as table:
            self.check_mine(table, who, seat)
            face, view = table.box.face, table.view(seat)
            if not are_drawn(face, view, spots):
                return (), LEGAL
            way = face.way(view, spots[0]) if len(spots) == 1 else ()
            action = face.meant(view, spots) if not way else -1
            return way, table.playing.why_not(seat, action) if action >= 0 else LEGAL

    # Take-backs.

    async def undo(self, who: str, table_id: str, seat: int) -> None:
        """Take back one's last step; where it was seen by others, ask them."""
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            step = table.free_undo(seat)
            if step >= 0:
                self.annul(table, entries, seat, step)
                return
            step = table.consented_undo(seat)
            if step < 0:
                raise Refused(409, "nothing-to-undo")
            self.add(table, entries, ASK, seat, step)
            self.settle(table, entries)

    async def answer(self, who: str, table_id: str, seat: int, yes: bool) -> None:
        """Agree to a take-back or refuse it: each of the others has a veto, and whoever asks may think again."""
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            if table.asked is None or (yes and seat == table.asked[0]):
                raise Refused(409, "nobody-asks")
            if not yes:
                self.add(table, entries, REFUSE, seat)
                return
            self.add(table, entries, AGREE, seat)
            self.settle(table, entries)

    def settle(self, table: Table, entries: list[Entry]) -> None:
        """Take back what was asked for, once nobody is left to ask."""
        if table.asked is not None and not table.unconvinced():
            self.annul(table, entries, NOBODY, table.asked[1])

    def annul(self, table: Table, entries: list[Entry], seat: int, step: int) -> None:
        """Take back a step; where it left no choice, also the choice that led to it."""
        while True:
            taken = table.steps[step]
            self.add(table, entries, UNDO, seat, step)
            step -= 1
            if table.forced() != taken.action or step < 0 or table.steps[step].seat != taken.seat:
                return

    # Looking.

    def check_sight(self, table: Table, who: str, seat: int) -> None:
        """Anyone invited looks as a spectator, a player from a seat of theirs; at the end all eyes are open."""
        if seat != NOBODY:
            self.check_seat(table, seat)
            if seat not in table.seats_of(who) and not table.over:
                raise Refused(403, "not-your-seat")
        if not table.started:
            raise Refused(409, "not-started")

    async def moment(self, who: str, table_id: str, seat: int, at: int) -> tuple[View, list[Event]]:
        """The table after so many steps as a seat sees it, with what the last of them made happen."""
        async with self.reading(table_id) as table:
            self.check_sight(table, who, seat)
            if type(at) is not int or not 0 <= at <= len(table.steps):
                raise Refused(404, "unknown-step")
            state, events = table.at(at)
            return state.view(seat), [event.as_seen_by(seat) for event in events]

    async def record(self, who: str, table_id: str) -> str:
        """The text of a finished game, with the secret of its draws."""
        async with self.reading(table_id) as table:
            if not table.over:
                raise Refused(409, "not-over")
            return records.write(table.record())

    # Talk, coach, next game.

    async def say(self, who: str, table_id: str, name: str, text: str) -> None:
        check_texts([text])
        async with self.changing(table_id) as (table, entries):
            text = " ".join(text.split())
            if not text or len(text) > MOST_WORDS:
                raise Refused(400, "too-many-words" if text else "empty")
            mine = table.seats_of(who)
            seat = mine[0] if mine else NOBODY
            shown = table.seat_name(seat) if mine else clean_name(name) if name else ""
            self.add(table, entries, SAY, seat, words=json.dumps([shown, text]))

    async def hint(self, who: str, table_id: str, seat: int) -> int:
        view = await self.coached_view(who, table_id, seat)
        if not view.legal:
            raise Refused(409, "nothing-to-decide")
        table = self.places[table_id].table
        return await self.thinkers.hint(table.sheet.game, table.sheet.material, view)

    async def verdicts(self, who: str, table_id: str, seat: int) -> dict[int, Verdict]:
        view = await self.coached_view(who, table_id, seat)
        table = self.places[table_id].table
        return await self.thinkers.verdicts(table.sheet.game, table.sheet.material, view)

    async def coached_view(self, who: str, table_id: str, seat: int) -> View:
        async with self.reading(table_id) as table:
            self.check_mine(table, who, seat)
            if not table.settings["coach"]:
                raise Refused(403, "no-coach")
            return table.view(seat)

    async def rematch(self, who: str, table_id: str) -> str:
        """The next game of a series with the same players; asking twice gives the same table."""
        async with self.reading(table_id) as table:
            if not table.over:
                raise Refused(409, "not-over")
            if not table.seats_of(who):
                raise Refused(403, "not-your-seat")
            if table.next_table:
                return table.next_table
            options = table.box.game.next_options(table.playing, table.options)
        following = await self.lay(
            who, "", table.sheet.game, table.sheet.seats, options, ["open"] * table.sheet.seats, table.sheet.material,
            table.settings,
        )  # fmt: skip
        async with self.changing(table_id) as (table, entries):
            if table.next_table:
                return table.next_table
            async with self.changing(following) as (laid, seatings):
                for seat, player in enumerate(table.players):
                    if player is not None:
                        await self.seat_player(laid, seatings, seat, player)
                self.start_when_full(laid, seatings)
            self.add(table, entries, REMATCH, NOBODY, words=following)
        return following

    # What goes on by itself.

    def go_on(self, place: Place) -> None:
        """Wake a computer player that is asked, and set the alarm of the clocks."""
        table = place.table
        if not table.started or table.over:
            return
        if place.thinking is None and table.asked is None and self.bot_seat(table) != NOBODY:
            place.thinking = asyncio.get_running_loop().create_task(self.think(place))
        if table.settings["clock"] or table.playing.sandglass():
            self.set_alarm(place)

    def bot_seat(self, table: Table) -> int:
        for seat in table.playing.waiting_for:
            player = table.players[seat] if seat >= 0 else None
            if player is not None and player.bot:
                return seat
        return NOBODY

    async def think(self, place: Place) -> None:
        """Let computer players answer as long as they are asked."""
        table = place.table
        try:
            while not table.over and table.asked is None and (seat := self.bot_seat(table)) != NOBODY:
                player = table.players[seat]
                assert player is not None
                question = table.questions[seat]
                began = time.monotonic()
                action, words = await self.thinkers.choose(
                    table.sheet.game, table.sheet.material, player.bot, table.view(seat)
                )
                await asyncio.sleep(max(0.0, self.pace(table, seat) - (time.monotonic() - began)))
                async with self.changing(table.sheet.id) as (present, entries):
                    if present is not table:
                        return  # opened anew, with a thinker of its own
                    if table.asked is not None or table.questions[seat] != question:
                        continue
                    if table.playing.why_not(seat, action) != LEGAL:
                        continue
                    self.add(table, entries, STEP, seat, action, words)
                    self.follow(table, entries)
        except Exception as fault:
            log.error("table %s rests until someone opens it again: %s", table.sheet.id, whereabouts(fault))
        finally:
            place.thinking = None

    def pace(self, table: Table, seat: int) -> float:
        """How long a computer player takes at least: who goes on with a turn hurries more than who begins one."""
        goes_on = bool(table.steps) and table.steps[-1].seat == seat
        return self.pause * GOING_ON if goes_on else self.pause

    def set_alarm(self, place: Place) -> None:
        if place.alarm:
            place.alarm.cancel()
        outcome, left = next_alarm(place.table)
        if left is None:
            return
        loop = asyncio.get_running_loop()
        place.alarm = loop.call_later(
            left / 1000 + 0.01, lambda: loop.create_task(self.ring(place.table.sheet.id, outcome))
        )

    async def ring(self, table_id: str, outcome: int) -> None:
        """The clock acts, if it is still its time."""
        async with self.changing(table_id) as (table, entries):
            if not table.over and next_alarm(table) == (outcome, 0):
                self.add(table, entries, STEP, CLOCK, outcome)
                self.follow(table, entries)


def replayed(sheet: Sheet, entries: list[Entry]) -> Table:
    """The table of a log; Refused where it was played by rules or with a box that are no longer those of the house."""
    if sheet.game not in SLUGS or sheet.version != box(sheet.game).game.version:
        raise Refused(409, "other-rules")
    try:
        table = Table(sheet)
        for entry in entries:
            table.apply(entry)
    except ValueError as fault:
        log.warning("table %s cannot be played again: %s", sheet.id, whereabouts(fault))
        raise Refused(409, "other-rules") from None
    return table


def next_alarm(table: Table) -> tuple[int, int | None]:
    """Which clock runs out first, and in how many milliseconds; None while no clock runs."""
    state = table.playing
    running = max(0, time.time_ns() // 1_000_000 - table.since)
    alarms: list[tuple[int, int]] = []
    glass = state.sandglass()
    if glass:
        alarms.append((max(0, glass[1] * 1000 - table.glass_used - running), TIME_UP))
    if table.settings["clock"]:
        for seat in state.waiting_for:
            if seat >= 0 and state.why_not(CLOCK, FLAG + seat) == LEGAL:
                alarms.append((max(0, table.settings["clock"] * 1000 - table.used[seat] - running), FLAG + seat))
    if not alarms:
        return 0, None
    left, outcome = min(alarms)
    return outcome, left


def clean_name(name: str) -> str:
    """A name fit to be shown: printable, one line, not too long."""
    check_texts([name])
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:MOST_NAME]
    return shown or "?"


def checked_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings with their defaults; Refused names the one that is wrong, and what it may be."""
    for name, value in settings.items():
        if name not in DEFAULT_SETTINGS:
            raise Refused(400, "bad-settings", f"{name[:40]!r} ({', '.join(DEFAULT_SETTINGS)})")
        is_clock = name == "clock"
        if type(value) is not type(DEFAULT_SETTINGS[name]) or (is_clock and not 0 <= value <= LONGEST_CLOCK):
            may_be = f"0-{LONGEST_CLOCK}" if is_clock else "true, false"
            raise Refused(400, "bad-settings", f"{name}: {json.dumps(value)[:40]} ({may_be})")
    return DEFAULT_SETTINGS | settings
