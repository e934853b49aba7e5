"""All verbs of the house, in any order, by several guests, over a storage that fails: what is stored is the truth."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, closing
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from ludotheque.core.codec import dump
from ludotheque.core.shelf import box
from ludotheque.core.state import NOBODY, View
from ludotheque.house import kinds as k
from ludotheque.house.clocks import next_alarm
from ludotheque.house.entry import Entry
from ludotheque.house.open_table import OpenTable
from ludotheque.house.refused import Refused
from ludotheque.house.replay import replayed
from ludotheque.house.storage import Conflict, Job, Storage, StorageError
from ludotheque.house.table import Still, Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House

T = TypeVar("T")
Deed = Callable[[str], Coroutine[Any, Any, object]]
GUESTS = ("ana", "bob", "cleo")
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "apagos": (2, {"setup_mode": "classic", "colours": "pick"}),
    "meeples": (2, {}),
    "singes": (3, {}),
}
MOST_TABLES = 4
MOODS = ("before", "after", "conflict")

guests = st.sampled_from(GUESTS)
numbers = st.integers(0, 1000)  # of a table, a seat or a choice: what there is, counted round
late = st.integers(0, 2)  # how many writes go well before one does not
moods = st.sampled_from(["", "", "", *MOODS])
salts = st.sampled_from(["", "c0ffee"])
cold = st.booleans()  # whether the tables have to be read from the disk first


class Fickle(Storage):
    """A storage that fails at one of its next writes: before the commit, after it, or because another was first."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"sqlite:///{file}")
        self.mood = ""
        self.writes = 0  # until the mood shows

    def _prepare(self) -> None:
        super()._prepare()
        self._writing.dispose()  # no machine fails here, so the disk need not be waited for
        event.listen(self._writing, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))

    def _keep(self, connection: Connection, jobs: list[Job]) -> list[StorageError | None]:
        mood = self.mood if self.writes == 0 else ""
        self.writes -= 1
        if not mood:
            return super()._keep(connection, jobs)
        self.mood = ""
        if mood == "conflict":
            return [Conflict("another writer was first") for _ in jobs]
        if mood == "after":
            super()._keep(connection, jobs)
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))


class Quick(Thinkers):
    """Computer players that think here, at once."""

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        return Random(len(view.legal)).choice(view.legal), ""


class Handmade(House):
    """A house whose clocks ring by hand."""

    def set_alarm(self, opened: OpenTable) -> None:
        """The machine rings."""


class Onlooker:
    """Somebody who watches a table."""

    def __init__(self) -> None:
        self.seen = 0
        self.is_lost = False

    def glimpse(self, table: Table, still: Still) -> None:
        pass

    def changed(self, table: Table) -> None:
        assert not self.is_lost, "who is told that a table is lost hears no more of that copy"
        assert table.number > self.seen
        self.seen = table.number

    def lost(self) -> None:
        self.is_lost = True


@lru_cache
def empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(f"sqlite:///{folder}/house.db")
        storage.check()
        storage._dispose()
        storage._unlock()
        return Path(folder, "house.db").read_bytes()


class Evening(RuleBasedStateMachine):
    """Guests at up to four tables of a house that somebody restarts now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.file = self.folder / "house.db"
        self.file.write_bytes(empty_database())
        rng = Random(0)  # the same evening happens again: no other secrets, no other ids
        self.fixed = ExitStack()
        self.fixed.enter_context(patch("secrets.token_hex", lambda size: rng.randbytes(size).hex()))
        self.fixed.enter_context(patch("secrets.token_urlsafe", lambda size: rng.randbytes(size).hex()))
        self.logs: dict[str, list[Entry]] = {}  # what was stored after the last rule
        self.asked_for: set[tuple[str, str]] = set()  # guest and table: who ever wanted to sit there
        self.onlookers: dict[str, list[Onlooker]] = {}
        self.storage: Fickle
        self.house: Handmade

    def run(self, deed: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(deed)

    @initialize()
    def begin(self) -> None:
        """Ana and Bob begin a game, and Cleo one with a computer player."""
        self.open()
        seats, options = GAMES["apagos"]
        table = self.run(self.house.lay("ana", "ana", "apagos", seats, options, ["me", "open"], "", {"public": True}))
        self.run(self.house.sit("bob", table, 1, "bob"))
        places = ["me", "bot:random"]
        other = self.run(self.house.lay("cleo", "cleo", "meeples", 2, {}, places, "", {"public": True}))
        self.asked_for = {("ana", table), ("bob", table), ("cleo", other)}
        self.logs = self.stored()
        self.run(self.rest())
        self.logs = self.stored()

    def open(self) -> None:
        self.storage = Fickle(self.file)
        self.house = Handmade(self.storage, Quick(), pause=0.0)
        self.run(self.house.open())

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.run(self.house.close())
        self.loop.close()
        self.fixed.close()
        shutil.rmtree(self.folder)

    # What every rule is made of.

    def table_id(self, number: int) -> str:
        return sorted(self.logs)[number % len(self.logs)]

    def table(self, number: int) -> Table:
        return self.run(self.house.open_table(self.table_id(number))).table

    async def rest(self) -> None:
        """Let computer players go on until a person is asked, at all tables, also at those that had to be forgotten."""
        self.storage.mood = ""
        async with asyncio.timeout(60):
            for table_id in list(self.logs):
                while (await self.house.open_table(table_id)).thinking is not None:
                    await asyncio.sleep(0)

    def stored(self) -> dict[str, list[Entry]]:
        with closing(sqlite3.connect(self.file)) as connection:
            ids = [row[0] for row in connection.execute("SELECT id FROM sheets ORDER BY id")]
            return {table: self.run(self.storage.entries(table)) for table in ids}

    def attempt(
        self, mood: str, writes: int, is_cold: bool, deed: Callable[[], Coroutine[Any, Any, T]]
    ) -> tuple[T | None, bool, dict[str, list[Entry]]]:
        """Do something; what came back, whether it was acknowledged, and what is new in the log of each table."""
        if is_cold:
            for place in list(self.house.open_tables.values()):
                if place.is_idle:
                    self.house.remove(place)
        self.storage.mood, self.storage.writes = mood, writes
        answer: T | None = None
        code = ""
        try:
            answer = self.run(deed())
        except Refused as refused:
            code = refused.code
        assert mood or code not in ("not-stored", "not-read", "damaged")
        before, self.logs = self.logs, self.stored()
        self.run(self.rest())
        self.logs = self.stored()
        new: dict[str, list[Entry]] = {}
        for table, log in self.logs.items():
            known = before.get(table, [])
            assert log[: len(known)] == known, "what was stored stays as it was"
            new[table] = log[len(known) :]
        return answer, not code, new

    def verb(
        self,
        number: int,
        mood: str,
        writes: int,
        is_cold: bool,
        deed: Deed,
        kinds: tuple[str, ...],
        seat: int = NOBODY,
        action: int = -1,
    ) -> bool:
        """A verb at one table: what is acknowledged is there once, what is refused is not there at all."""
        table_id = self.table_id(number)
        _, is_acknowledged, news = self.attempt(mood, writes, is_cold, lambda: deed(table_id))
        new = news.pop(table_id)
        assert not any(news.values()), "another table has changed"
        if not is_acknowledged and mood != "after":
            assert new == [], "what was refused left something behind"
        if is_acknowledged or new:
            assert new[0].kind in kinds
            assert seat == NOBODY or new[0].seat == seat
            assert action < 0 or new[0].action == action
            assert all(entry.kind in (k.STEP, k.START, k.UNDO) for entry in new[1:])
        return is_acknowledged

    def person(self, number: int, pick: int, who: str, seat: int) -> tuple[str, int]:
        """Somebody who sits at the table, with their seat; every fourth time somebody else."""
        people = [(player.id, seat) for seat, player in self.table(number).seated() if player and not player.bot]
        return people[pick % len(people)] if people and pick % 4 else (who, seat)

    # The rules.

    @precondition(lambda self: len(self.logs) < MOST_TABLES)
    @rule(
        who=guests,
        game=st.sampled_from(sorted(GAMES)),
        rivals=st.sampled_from(["me", "open", "bot:random"]),
        clock=st.sampled_from([0, 60]),
        mood=moods,
    )
    def lay(self, who: str, game: str, rivals: str, clock: int, mood: str) -> None:
        seats, options = GAMES[game]
        places = ["me", *[rivals] * (seats - 1)]
        settings = {"clock": clock if box(game).game.flags else 0, "public": True}
        table, is_laid, new = self.attempt(
            mood, 0, False, lambda: self.house.lay(who, who, game, seats, options, places, "", settings)
        )
        changed = [key for key, entries in new.items() if entries]
        self.asked_for |= {(who, key) for key in changed}
        assert changed == [table] if is_laid else mood == "after" or not changed

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, pick=st.integers(-1, 8), mood=moods, cold=cold)
    def sit(self, who: str, number: int, pick: int, mood: str, cold: bool) -> None:
        self.asked_for.add((who, self.table_id(number)))
        table = self.table(number)
        was_free = [seat for seat, player in table.seated() if player is None]
        left = [seat for seat, leaver in enumerate(table.leavers) if leaver is not None and leaver.id == who]
        was_own = [seat for seat, player in table.seated() if player and player.bot and seat in left]
        seat = was_free[pick % len(was_free)] if was_free and pick > 3 else pick
        if self.verb(number, mood, 0, cold, lambda table: self.house.sit(who, table, seat, who), (k.SIT,), seat):
            assert seat in was_free + was_own, "a computer player keeps a seat only as long as its person is away"

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(0, 2), pick=numbers, mood=moods, cold=cold)
    def stand(self, who: str, number: int, seat: int, pick: int, mood: str, cold: bool) -> None:
        who, seat = self.person(number, pick, who, seat)
        self.verb(number, mood, 0, cold, lambda table: self.house.stand(who, table, seat), (k.STAND, k.LEAVE), seat)

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(0, 2), pick=numbers, mood=moods, cold=cold)
    def seat_bot(self, who: str, number: int, seat: int, pick: int, mood: str, cold: bool) -> None:
        """Where somebody is left to play with: two computer players would play the whole game at once."""
        who, seat = self.person(number, pick, who, seat)
        table = self.table(number)
        others = [player for other, player in enumerate(table.players) if other != seat]
        if any(player is None or not player.bot for player in others):
            self.verb(number, mood, 0, cold, lambda key: self.house.seat_bot(who, key, seat, "random"), (k.SIT,), seat)

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(0, 2), pick=numbers, mood=moods, cold=cold)
    def leave_for_good(self, who: str, number: int, seat: int, pick: int, mood: str, cold: bool) -> None:
        """Somebody leaves, and the owner gives the seat away or somebody else says that it need not be kept."""
        leaver, left = self.person(number, pick, who, seat)
        table = self.table(number)
        others = [player.id for _, player in table.seated() if player and not player.bot and player.id != leaver]
        voter = [table.sheet.owner, *others][pick % (1 + len(others))]
        self.verb(number, "", 0, False, lambda key: self.house.stand(leaver, key, left), (k.STAND, k.LEAVE), left)
        is_kept = left < table.sheet.seats and not self.table(number).releases[left]  # nobody has said so yet
        deed: Deed = lambda key: self.house.release(voter, key, left)  # noqa: E731
        if is_kept:
            self.verb(number, mood, 0, cold, deed, (k.RELEASE,), left)

    @precondition(lambda self: self.logs)
    @rule(
        who=guests,
        number=numbers,
        seat=st.integers(0, 2),
        pick=numbers,
        mood=moods,
        salt=st.sampled_from(["", "c0ffee"]),
    )
    def change_seat(self, who: str, number: int, seat: int, pick: int, mood: str, salt: str) -> None:
        """Another side before the game, and a salt of one's own; no side is ever taken twice."""
        who, seat = self.person(number, pick, who, seat)
        sides = ["", *self.table(number).box.game.sides]
        side = sides[pick % len(sides)]
        self.verb(
            number, mood, 0, False, lambda key: self.house.change_seat(who, key, seat, side, salt), (k.SIT,), seat
        )
        table = self.table(number)
        chosen = [player.side for player in table.players if player and table.box.game.sides]
        assert len(chosen) == len(set(chosen))

    @precondition(lambda self: self.logs)
    @rule(number=numbers, picks=st.lists(numbers, min_size=1, max_size=12))
    def play_on(self, number: int, picks: list[int]) -> None:
        """Several steps in a row, so that games get somewhere."""
        for pick in picks:
            self.act(number, pick, "", False, 0)

    @precondition(lambda self: self.logs)
    @rule(number=numbers, picks=st.lists(numbers, min_size=12, max_size=80))
    def play_far(self, number: int, picks: list[int]) -> None:
        """To the end of a short game, without a look at every step."""
        table = self.table(number)
        for pick in picks:
            if table.started and not table.over:
                self.run(self.answer_any(table, pick))
                self.run(self.rest())
        self.logs = self.stored()

    async def answer_any(self, table: Table, pick: int) -> None:
        for seat in table.live_state.waiting_for:
            player = table.players[seat]
            if player is not None and not player.bot:
                legal = table.live_state.legal(seat)
                action = legal[pick % len(legal)]
                await self.house.act(player.id, table.sheet.id, seat, table.questions[seat], action)
                return

    @precondition(lambda self: self.logs)
    @rule(number=numbers, pick=numbers, mood=moods, cold=cold, writes=late)
    def act(self, number: int, pick: int, mood: str, cold: bool, writes: int) -> None:
        """A legal answer, by whom it is asked."""
        table = self.table(number)
        people = [seat for seat, player in enumerate(table.players) if player and not player.bot]
        asked = [seat for seat in table.live_state.waiting_for if seat in people] if table.started else []
        if not asked:
            return
        seat = asked[pick % len(asked)]
        player = table.players[seat]
        assert player is not None
        offers = [*table.live_state.legal(seat), *table.live_state.asides(seat)]
        action, question = offers[pick % len(offers)], table.questions[seat]

        def deed(key: str) -> Coroutine[Any, Any, None]:
            return self.house.act(player.id, key, seat, question, action)

        is_acknowledged = self.verb(number, mood, writes, cold, deed, (k.STEP,), seat, action)
        assert is_acknowledged or mood
        if is_acknowledged:
            assert not self.verb(number, "", 0, False, deed, (k.STEP,)), "a second click is refused"

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(-2, 3), stale=st.integers(-2, 2), action=st.integers(-2, 400))
    def meddle(self, who: str, number: int, seat: int, stale: int, action: int) -> None:
        """Any number, by anybody, for any seat and question: only what is legal and asked of them is played."""
        who, seat = self.person(number, action, who, seat)
        table = self.table(number)
        is_mine = seat in table.seats_of(who) and table.started
        question = (table.questions[seat] if is_mine else 0) + stale
        is_legal = is_mine and 0 <= action < table.box.game.actions and table.live_state.why_not(seat, action) == ""
        acknowledged = self.verb(
            number,
            "",
            0,
            False,
            lambda key: self.house.act(who, key, seat, question, action),
            (k.STEP,),
            seat,
            action,
        )
        assert acknowledged == ((is_legal and stale == 0 and not table.over) or (acknowledged and is_legal))

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(0, 2), pick=numbers, mood=moods, cold=cold)
    def undo(self, who: str, number: int, seat: int, pick: int, mood: str, cold: bool) -> None:
        who, seat = self.person(number, pick, who, seat)
        self.verb(number, mood, 0, cold, lambda key: self.house.undo(who, key, seat), (k.UNDO, k.ASK), NOBODY)

    @precondition(lambda self: self.logs)
    @rule(number=numbers, pick=numbers, yes=st.booleans(), mood=moods, cold=cold)
    def think_again(self, number: int, pick: int, yes: bool, mood: str, cold: bool) -> None:
        """Somebody plays and wants to take it back at once; the others agree, or one does not."""
        self.act(number, pick, "", False, 0)
        table = self.table(number)
        people = {seat: player.id for seat, player in table.seated() if player and not player.bot}
        actors = [step.seat for step in table.steps if step.seat in people]
        if not actors:
            return
        who, seat = people[actors[-1]], actors[-1]
        self.verb(number, mood, 0, cold, lambda key: self.house.undo(who, key, seat), (k.UNDO, k.ASK))
        for other, name in people.items():
            asked = self.table(number).take_back_wish
            if asked is not None and name != who:
                kinds = (k.AGREE,) if yes else (k.REFUSE,)
                deed = partial(self.house.answer, name, self.table_id(number), other, yes)
                self.verb(number, mood, 0, cold, lambda _, deed=deed: deed(), kinds, other)  # type: ignore[misc]

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, seat=st.integers(0, 2), pick=numbers, yes=st.booleans(), mood=moods)
    def answer(self, who: str, number: int, seat: int, pick: int, yes: bool, mood: str) -> None:
        asking = [place for place in range(len(self.logs)) if self.table(place).take_back_wish is not None]
        number = asking[number % len(asking)] if asking else number
        who, seat = self.person(number, pick, who, seat)
        kinds = (k.AGREE,) if yes else (k.REFUSE,)
        self.verb(number, mood, 0, False, lambda key: self.house.answer(who, key, seat, yes), kinds, seat)

    @precondition(lambda self: self.logs)
    @rule(who=guests, number=numbers, mood=moods, cold=cold)
    def say(self, who: str, number: int, mood: str, cold: bool) -> None:
        deed: Deed = lambda key: self.house.say(who, key, who, "bien joué")  # noqa: E731
        assert self.verb(number, mood, 0, cold, deed, (k.SAY,)) or mood

    @precondition(lambda self: self.logs and len(self.logs) < MOST_TABLES)
    @rule(who=guests, number=numbers, pick=numbers, mood=moods, writes=late)
    def rematch(self, who: str, number: int, pick: int, mood: str, writes: int) -> None:
        finished = [place for place in range(len(self.logs)) if self.table(place).over]
        number = finished[number % len(finished)] if finished else number
        who, _ = self.person(number, pick, who, 0)
        table_id = self.table_id(number)
        table = self.table(number)
        has_next = bool(table.next_table)
        was_willing = any(seat in table.willing for seat in table.seats_of(who))
        following, is_acknowledged, new = self.attempt(mood, writes, False, lambda: self.house.rematch(who, table_id))
        self.asked_for |= {(player, key) for player, laid in self.asked_for if laid == table_id for key in new}
        if is_acknowledged:
            assert table.over
            assert following in new if following else self.table(number).reluctant()
            laid = [] if has_next or not following else [k.REMATCH]
            assert [entry.kind for entry in new[table_id]] == ([] if has_next or was_willing else [k.AGAIN]) + laid

    @precondition(lambda self: self.logs)
    @rule(number=numbers)
    def watch(self, number: int) -> None:
        onlooker = Onlooker()
        self.run(self.house.watch(self.table_id(number), onlooker))
        onlooker.seen = self.table(number).number
        self.onlookers.setdefault(self.table_id(number), []).append(onlooker)

    @precondition(lambda self: self.logs)
    @rule(number=numbers, seconds=st.sampled_from([1, 30, 61]), mood=moods)
    def ring(self, number: int, seconds: int, mood: str) -> None:
        """Time passes at a table, and its clock rings."""
        table = self.table(number)
        if not table.started or table.over:
            return
        table.origin -= seconds * 1000
        outcome, left = next_alarm(table)
        _, _, new = self.attempt(mood, 0, False, lambda: self.house.ring(table.sheet.id, outcome))
        first = [entry.seat for entry in new[table.sheet.id][:1]]
        assert first in ([], [-2]) if left == 0 else not first

    @precondition(lambda self: self.logs)
    @rule(number=numbers, picks=st.lists(numbers, min_size=2, max_size=5), mood=moods, writes=late)
    def crowd(self, number: int, picks: list[int], mood: str, writes: int) -> None:
        """Several speak at once while one of them is not stored: each line that was acknowledged is there once."""
        table_id = self.table_id(number)
        texts = [f"{place} {pick}" for place, pick in enumerate(picks)]

        async def speak() -> list[BaseException | None]:
            talk = [self.house.say(GUESTS[0], table_id, "Ana", text) for text in texts]
            return await asyncio.gather(*talk, return_exceptions=True)

        answers, _, new = self.attempt(mood, writes, False, speak)
        assert answers is not None
        heard = [json.loads(entry.words)[1] for entry in new[table_id] if entry.kind == k.SAY]
        assert len(heard) == len(set(heard))
        acknowledged = {text for text, answer in zip(texts, answers, strict=True) if answer is None}
        assert acknowledged <= set(heard) <= (set(texts) if mood == "after" else acknowledged)

    @precondition(lambda self: self.logs)
    @rule()
    def restart(self) -> None:
        self.run(self.house.close())
        self.onlookers = {}
        self.open()
        assert self.stored() == self.logs

    # What is always true.

    @invariant()
    def what_is_stored_is_what_is_played(self) -> None:
        for table_id, log in self.logs.items():
            kept = self.run(self.storage.table(table_id))
            assert kept.entries == log
            assert kept.sheet is not None
            assert [entry.number for entry in log] == [*range(len(log))]
            again = replayed(kept.sheet, log)
            present = self.house.open_tables.get(table_id)
            if present is not None:
                assert not present.lock.locked()
                assert shown(present.table) == shown(again)
            assert kept.ranks == (again.ranks or None), "finished here is finished in the lists"

    @invariant()
    def nobody_holds_a_seat_they_did_not_take(self) -> None:
        for table_id in self.logs:
            table = self.run(self.house.open_table(table_id)).table
            sitters = {player.id for player in table.players if player and not player.bot}
            assert sitters <= {who for who, wanted in self.asked_for if wanted == table_id}
            listed = {listing.table for who in sitters for listing in self.run(self.storage.tables_of(who))}
            assert table_id in listed or not sitters

    @invariant()
    def the_lists_show_what_can_still_be_played(self) -> None:
        if hasattr(self, "storage"):
            listed = {listing.table for listing in self.run(self.storage.open_tables())}
            assert listed == {key for key in self.logs if not self.run(self.house.open_table(key)).table.over}


def shown(table: Table) -> dict[str, object]:
    """All that a table knows, but for its watchers and the clock of this machine."""
    known = {name: getattr(table, name) for name in KNOWN}
    return known | {"state": dump(table.state) if table.state is not None else None}


KNOWN = (
    "players", "number", "checksum", "steps", "talk", "questions", "offers", "take_back_wish", "declined", "agreed",
    "willing", "next_table", "salts", "used", "glass_used", "since",
)  # fmt: skip

TestEvening = Evening.TestCase
assert settings.default is not None
TestEvening.settings = settings(
    max_examples=settings.default.max_examples // 5,
    stateful_step_count=30,
    phases=set(Phase) - {Phase.shrink} if settings.default.derandomize else set(Phase),  # no time in a quick run
)
