"""The house: every verb people and programs have, and who may use it."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from typing import Any

from ludotheque.bots import cast
from ludotheque.bots.levels import LEVELS
from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.coach import Verdict
from ludotheque.core.face import Journey, Message, clicked
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import LEGAL, NOBODY, Options, View, completed
from ludotheque.house import kinds
from ludotheque.house.checks import check_salt, checked_settings, clean_name, on_one_line, secret_of
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.keeper import Keeper
from ludotheque.house.older import Older, judged
from ludotheque.house.outrun import judged_again
from ludotheque.house.player import Player
from ludotheque.house.refused import Refused, check_texts
from ludotheque.house.reviews import Reviews
from ludotheque.house.storage import NewTable, Storage, StorageError
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers

MOST_WORDS = 500  # characters of one line of talk
MOST_LINES = 300  # of talk, for each seat and for all spectators together
MOST_AFTERWORDS = 200  # lines of talk at a table after the game
MOST_THEN = 64  # further answers of one press
RANDOM = secrets.SystemRandom()

log = logging.getLogger(__name__)


class House(Keeper):
    """All tables of one server, and what can be done at them."""

    def __init__(self, storage: Storage, thinkers: Thinkers, pause: float = 0.5, redis: str = "") -> None:
        super().__init__(storage, thinkers, pause, redis)
        self.reviews = Reviews(storage, thinkers)

    async def close(self) -> None:
        self.reviews.close()
        await super().close()

    # Tables.

    async def promise(self) -> str:
        """The commitment to the secret of a table that is not laid yet, so that its owner can bring a salt."""
        secret = fair.new_secret()
        try:
            await self.storage.promise(fair.commitment(secret), secret, int(time.time()))
        except StorageError as fault:
            log.error("a promise could not be kept: %s", fault)
            raise Refused(503, "not-stored") from None
        return fair.commitment(secret)

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
        sides: list[str] | None = None,
        salt: str = "",
        commitment: str = "",
    ) -> str:
        """Lay a table; each place is "me", "open" or "bot:LEVEL". The id of the table is also its invitation."""
        if slug not in slugs():
            raise Refused(404, "unknown-game")
        game = box(slug).game
        chosen = sides or [""] * seats
        check_texts([name, material, *options, *options.values(), *places, *chosen])
        if seats not in game.seats or len(places) != seats or len(chosen) != seats:
            raise Refused(400, "bad-seats", f"{len(places)} ({', '.join(map(str, game.seats))})")
        try:
            if material:
                game = game.with_material(material)
            options = completed(game, options)
        except ValueError as fault:
            raise Refused(400, "bad-options", str(fault)) from None
        known = ["me", "open", *(f"bot:{level}" for level in LEVELS)]
        for place, side in zip(places, chosen, strict=True):
            if place not in known or (side and place == "open"):
                raise Refused(400, "bad-seats", f"{place[:40]!r} ({', '.join(known)})")
        check_salt(salt)
        table_id = secrets.token_urlsafe(12)
        sheet = Sheet(
            table_id,
            slug,
            game.version,
            seats,
            json.dumps(options),
            material,
            secret_of(commitment, salt, await self.promised(commitment)),
            who,
            json.dumps(checked_settings(game, settings or {})),
            int(time.time()),
        )
        table = Table(sheet)
        entries: list[Entry] = []
        # Those who choose a side sit down first: the others take what is left.
        for seat in sorted(range(seats), key=lambda seat: not chosen[seat]):
            level = places[seat].removeprefix("bot:")
            if level != "open":
                player = Player(who, clean_name(name), "", salt) if level == "me" else self.computer(table, level)
                self.seat_player(table, entries, seat, player, chosen[seat])
        self.start_when_full(table, entries)
        await self.store_new(table, entries, commitment)
        return table_id

    async def promised(self, commitment: str) -> str:
        """The secret of a commitment that a house has given and no table has; else empty."""
        try:
            return await self.storage.promised(commitment) if commitment else ""
        except StorageError as fault:
            log.error("a promise could not be read: %s", fault)
            raise Refused(503, "not-read") from None

    # Seats. docs/hosting.md says who may have which.

    def seat_player(self, table: Table, entries: list[Entry], seat: int, player: Player, side: str = "") -> None:
        """Seat a player with a side and a salt; the house makes a salt for a player who brings none."""
        known = table.box.game.sides
        if side:
            if side not in known:
                raise Refused(400, "unknown-side", f"{side[:40]!r} ({', '.join(known)})")
            player = player._replace(side=known.index(side))
        if player.side >= 0:
            if any(other and other.side == player.side for at, other in table.seated() if at != seat):
                raise Refused(409, "side-taken")
        elif known:
            player = player._replace(side=table.free_side(seat))
        player = player._replace(brought=bool(player.salt), salt=player.salt or fair.new_salt())
        self.add(table, entries, kinds.SIT, seat, words=json.dumps(player))

    def computer(self, table: Table, level: str) -> Player:
        """A computer player, who is somebody of the world of the game not yet at the table."""
        seated = [player.character for player in [*table.players, *table.leavers] if player]
        return Player("", level, level, character=cast.newcomer(table.box.face, seated, RANDOM))

    def start_when_full(self, table: Table, entries: list[Entry]) -> None:
        if table.full and not table.started:
            self.add(table, entries, kinds.START, NOBODY, words=json.dumps(table.seating_now()))
            self.add_automatic_steps(table, entries)

    @judged_again
    async def sit(self, who: str, table_id: str, seat: int, name: str, side: str = "", salt: str = "") -> None:
        """Take a free seat; in a running game one's own again, or one that the others have given up keeping."""
        check_texts([side])
        check_salt(salt)
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            self.check_going(table)
            player, leaver = table.players[seat], table.leavers[seat]
            comes_back = leaver is not None and leaver.id == who
            if player is not None and not (comes_back and player.bot):
                raise Refused(409, "seat-taken")
            if not table.started:
                self.seat_player(table, entries, seat, Player(who, clean_name(name), "", salt), side)
                self.start_when_full(table, entries)
                return
            if not comes_back and who in table.played:
                raise Refused(409, "has-played")
            if not comes_back and not table.is_released(seat):
                raise Refused(409, "seat-kept")
            self.replace_player(table, entries, seat, Player(who, clean_name(name)))

    @judged_again
    async def seat_bot(self, who: str, table_id: str, seat: int, level: str, side: str = "") -> None:
        """Put a computer player on a free seat, on one's own, or on one that need not be kept for its player."""
        check_texts([side])
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            self.check_going(table)
            if level not in LEVELS:
                raise Refused(400, "unknown-level")
            mine = table.seats_of(who)
            is_free = table.players[seat] is None and (who == table.sheet.owner or bool(mine))
            if not is_free and seat not in mine:
                raise Refused(403, "not-your-seat")
            computer = self.computer(table, level)
            if not table.started:
                self.seat_player(table, entries, seat, computer, side)
                self.start_when_full(table, entries)
                return
            if seat not in mine and who != table.sheet.owner and not table.is_released(seat):
                raise Refused(409, "seat-kept")
            self.replace_player(table, entries, seat, computer)

    def replace_player(self, table: Table, entries: list[Entry], seat: int, player: Player) -> None:
        """Somebody goes on where another left off: the side and the salt stay with the seat."""
        before = table.players[seat] or table.leavers[seat]
        assert before is not None
        going_on = player._replace(side=before.side, salt=before.salt, brought=before.brought)
        self.add(table, entries, kinds.SIT, seat, words=json.dumps(going_on))

    @judged_again
    async def stand(self, who: str, table_id: str, seat: int) -> None:
        """Leave a seat: before the game it is free, in a running game it is kept for its player."""
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            self.check_going(table)
            player = table.players[seat]
            owned = who == table.sheet.owner and not table.started and player is not None
            if seat not in table.seats_of(who) and not owned:
                raise Refused(403, "not-your-seat")
            self.add(table, entries, kinds.LEAVE if table.started else kinds.STAND, seat)

    @judged_again
    async def release(self, who: str, table_id: str, seat: int) -> None:
        """Say that a seat need no longer be kept for the player who left: the owner decides, or all who still play."""
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            mine = table.seats_of(who)
            if not mine and who != table.sheet.owner:
                raise Refused(403, "not-at-table")
            self.check_going(table)
            if not table.started or table.players[seat] is not None:
                raise Refused(409, "not-left")
            voter = NOBODY if who == table.sheet.owner else mine[0]
            if voter not in table.releases[seat]:
                self.add(table, entries, kinds.RELEASE, seat, voter)

    @judged_again
    async def change_seat(
        self, who: str, table_id: str, seat: int, side: str = "", salt: str = "", name: str = ""
    ) -> None:
        """Choose another side or name, or bring a salt, until the game starts; the owner chooses for the computer."""
        check_texts([side])
        check_salt(salt)
        async with self.changing(table_id) as (table, entries):
            self.check_seat(table, seat)
            if table.started:
                raise Refused(409, "has-started")
            player = table.players[seat]
            is_own_bot = player is not None and bool(player.bot) and who == table.sheet.owner
            if player is None or (seat not in table.seats_of(who) and not is_own_bot):
                raise Refused(403, "not-your-seat")
            kept = player.salt if player.brought else ""
            if name and not player.bot:
                player = player._replace(name=clean_name(name))
            self.seat_player(table, entries, seat, player._replace(salt=salt or kept), side)

    def check_going(self, table: Table) -> None:
        """Who played a finished game stays who played it."""
        if table.over:
            raise Refused(409, "over")

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

    @judged_again
    async def act(
        self,
        who: str,
        table_id: str,
        seat: int,
        question: int,
        action: int,
        words: str = "",
        then: tuple[int, ...] = (),
        heeds_draws: bool = True,
    ) -> None:
        """Answer the question of a seat, or act aside; the question says which offer the player was looking at.

        What is to be done then follows as far as it can (`go_further`).
        """
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            numbers = [question, action, *then]
            if any(type(number) is not int for number in numbers) or type(words) is not str or len(then) > MOST_THEN:
                raise Refused(400, "malformed")
            check_texts([words])
            for number in (action, *then):
                if not 0 <= number < table.box.game.actions:
                    raise Refused(400, "unknown-action", str(number)[:40])
            rule = table.live_state.why_not(seat, action)
            if rule != LEGAL and (table.over or question == table.questions[seat]):
                raise Refused(409, "illegal", rule=rule)
            if question != table.questions[seat]:
                raise Refused(409, "stale")
            if words and len(words) > table.box.face.choice(table.view(seat), action).words:
                raise Refused(400, "too-many-words")
            self.add(table, entries, kinds.STEP, seat, action, words)
            self.go_further(table, entries, seat, then, heeds_draws)

    async def why(self, who: str, table_id: str, seat: int, spots: tuple[str, ...]) -> str:
        """For clicks that answer nothing: the rule against what they mean."""
        async with self.reading(table_id) as table:
            self.check_mine(table, who, seat)
            action = clicked(table.box.face, table.view(seat), spots)
            return table.live_state.why_not(seat, action) if action >= 0 else LEGAL

    async def journeys(self, who: str, table_id: str, seat: int, held: tuple[str, ...]) -> tuple[int, list[Journey]]:
        """What one press can do while pieces are held, and the question that it answers."""
        async with self.reading(table_id) as table:
            self.check_mine(table, who, seat)
            view = table.view(seat)
            return table.questions[seat], table.box.face.journeys(view, held) if view.legal else []

    # Take-backs.

    @judged_again
    async def undo(self, who: str, table_id: str, seat: int) -> None:
        """Take back one's last step, or all of one press; where it was seen by others, ask them."""
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            step = table.free_undo(seat)
            if step >= 0:
                while step >= 0:
                    goes_on = step in table.joined
                    self.annul(table, entries, seat, step)
                    step = table.free_undo(seat) if goes_on else -1
                return
            step = table.consented_undo(seat)
            if step < 0:
                raise Refused(409, "nothing-to-undo")
            self.add(table, entries, kinds.ASK, seat, step)
            self.take_back_if_agreed(table, entries)

    @judged_again
    async def answer(self, who: str, table_id: str, seat: int, yes: bool) -> None:
        """Agree to a take-back or refuse it: each of the others has a veto, and whoever asks may think again."""
        async with self.changing(table_id) as (table, entries):
            self.check_mine(table, who, seat)
            if table.take_back_wish is None or (yes and seat == table.take_back_wish[0]):
                raise Refused(409, "nobody-asks")
            if not yes:
                self.add(table, entries, kinds.REFUSE, seat)
                return
            self.add(table, entries, kinds.AGREE, seat)
            self.take_back_if_agreed(table, entries)

    def take_back_if_agreed(self, table: Table, entries: list[Entry]) -> None:
        """Take back what was asked for, once nobody is left to ask."""
        if table.take_back_wish is not None and not table.unconvinced():
            self.annul(table, entries, NOBODY, table.take_back_wish[1])

    def annul(self, table: Table, entries: list[Entry], seat: int, step: int) -> None:
        """Take back a step; where it left no choice, also the choice that led to it."""
        while True:
            taken = table.steps[step]
            self.add(table, entries, kinds.UNDO, seat, step)
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

    async def record(self, who: str, table_id: str) -> str:
        """The text of a finished game, with the secret of its draws; of one of older rules, as far as it went."""
        try:
            async with self.reading(table_id) as table:
                if not table.over:
                    raise Refused(409, "not-over")
                return records.write(table.record())
        except Refused as refused:
            text = (await self.older(table_id)).record if refused.code == "other-rules" else ""
            if not text:
                raise
            return text

    # Older rules.

    async def older(self, table_id: str) -> Older:
        """A table that was begun with older rules, judged by the present ones."""
        stored = await self.stored(table_id)
        assert stored.sheet is not None
        return await asyncio.to_thread(judged, stored.sheet, stored.entries, stored.ranks)

    async def carry_over(self, who: str, table_id: str) -> None:
        """Let a table go on under the present rules, if every step of it is still legal."""
        older = await self.older(table_id)
        if who != older.sheet.owner and not older.seats(who):
            raise Refused(403, "not-at-table")
        if older.sheet.version == older.present:
            return
        if not older.is_legal:
            raise Refused(409, "not-carried", f"({older.number}, {older.step}: {older.rule})" if older.step else "")
        try:
            await self.storage.raise_version(table_id, older.present)
        except StorageError:
            raise Refused(503, "not-stored") from None

    # Talk, coach, next game.

    @judged_again
    async def say(self, who: str, table_id: str, name: str, text: str) -> None:
        check_texts([text])
        async with self.changing(table_id) as (table, entries):
            text = on_one_line(text)
            if not text or len(text) > MOST_WORDS:
                raise Refused(400, "too-many-words" if text else "empty")
            mine = table.seats_of(who)
            seat = mine[0] if mine else NOBODY
            if table.over:
                said, most = sum(line.is_afterword for line in table.talk), MOST_AFTERWORDS
            else:
                said, most = sum(line.seat == seat for line in table.talk), MOST_LINES
            if said >= most:
                raise Refused(409, "talked-out")
            shown = table.seat_name(seat) if mine else clean_name(name) if name else ""
            self.add(table, entries, kinds.SAY, seat, words=json.dumps([shown, text]))

    async def hint(self, who: str, table_id: str, seat: int) -> tuple[int, Message | None]:
        """What the strongest player would do there, and why, where the game can say it."""
        view = await self.coached_view(who, table_id, seat)
        if not view.legal:
            raise Refused(409, "nothing-to-decide")
        table = self.open_tables[table_id].table
        action, why = await self.thinkers.hint(table.sheet.game, table.sheet.material, view)
        return action, table.box.face.reason(view, why) if why else None

    async def verdicts(self, who: str, table_id: str, seat: int) -> dict[int, Verdict]:
        view = await self.coached_view(who, table_id, seat)
        table = self.open_tables[table_id].table
        return await self.thinkers.verdicts(table.sheet.game, table.sheet.material, view)

    async def coached_view(self, who: str, table_id: str, seat: int) -> View:
        async with self.reading(table_id) as table:
            self.check_mine(table, who, seat)
            if not table.settings["coach"]:
                raise Refused(403, "no-coach")
            return table.view(seat)

    @judged_again
    async def rematch(self, who: str, table_id: str, salt: str = "", commitment: str = "") -> str:
        """Ask for the next game of a series with the same players and sides, or agree to it: the table is laid once
        all people would like it. Its id, empty as long as somebody is waited for."""
        check_salt(salt)
        promised = await self.promised(commitment)
        async with self.changing(table_id) as (table, entries):
            if not table.over:
                raise Refused(409, "not-over")
            mine = table.seats_of(who)
            if not mine:
                raise Refused(403, "not-your-seat")
            if table.next_table:
                return table.next_table
            if mine[0] not in table.willing:
                self.add(table, entries, kinds.AGAIN, mine[0])
            if table.reluctant():
                return ""
            options = table.box.game.next_options(table.live_state, table.options)
            following = table.sheet._replace(
                id=secrets.token_urlsafe(12),
                options=json.dumps(completed(table.box.game, options)),
                secret=secret_of(commitment, salt, promised),
                settings=json.dumps(table.settings | {"series": table.series}),
                created=int(time.time()),
            )
            table_to_come, seatings = Table(following), list[Entry]()
            for seat, player in enumerate(table.players):
                if player is not None:
                    # The salts of the last game are known: whoever brings none gets a new one.
                    own = salt if player.id == who and not player.bot else ""
                    self.seat_player(table_to_come, seatings, seat, player._replace(salt=own))
            self.start_when_full(table_to_come, seatings)
            self.open_tables[table_id].next_table = (table_to_come, NewTable(following, seatings, commitment))
            self.add(table, entries, kinds.REMATCH, NOBODY, words=following.id)
        return following.id
