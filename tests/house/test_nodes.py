"""Several houses over one database: whatever people do at the same moment, and wherever, one log says what happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.state import CLOCK, NOBODY, View
from ludotheque.house import clocks, kinds, others
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage, StorageError
from ludotheque.house.table import Still, Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from tests.services import Postgres, Redis

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
WHO = ("ana", "bob")


class Onlooker:
    """A page, as far as a house knows one."""

    def __init__(self, who: str = "") -> None:
        self.who = who
        self.numbers: list[int] = []
        self.frames = 0
        self.company: list[int] = []
        self.is_lost = False

    def glimpse(self, table: Table, still: Still) -> None:
        self.frames += 1

    def changed(self, table: Table) -> None:
        self.numbers.append(table.number)

    def lost(self) -> None:
        self.is_lost = True

    def meet(self, seats: list[int]) -> None:
        self.company = seats


class Quick(Thinkers):
    """Computer players that think here, at once, and are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        self.thoughts += 1
        return Random(len(view.legal)).choice(view.legal), ""


@asynccontextmanager
async def opened(url: str, redis: str = "", count: int = 2) -> AsyncIterator[list[House]]:
    houses = [House(Storage(url), Quick(), pause=0.0, redis=redis) for _ in range(count)]
    for house in houses:
        await house.open()
    if redis:
        await until(lambda: all(house.others.news and house.others.news.is_up for house in houses))
    try:
        yield houses
    finally:
        for house in houses:
            await house.close()


@pytest.fixture
async def houses(postgres: Postgres, redis: Redis) -> AsyncIterator[list[House]]:
    """Two houses that hear of each other."""
    async with opened(postgres.database(), redis.address) as both:
        yield both


@pytest.fixture
async def deaf(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[House]]:
    """Two houses without a Redis, which never look for what the other has done of their own accord."""
    monkeypatch.setattr(others, "BEAT", 3600.0)
    async with opened(postgres.database()) as both:
        yield both


async def until(is_so: Callable[[], Any], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


async def laid(house: House, other: House, game: str = "apagos", **settings: Any) -> str:
    """A table of Ana, who is in one house, and Bob, who is in the other; both houses have it open."""
    options = FIXED if game == "apagos" else {}
    table = await house.lay("ana", "Ana", game, 2, options, ["me", "open"], "", settings)
    await other.sit("bob", table, 1, "Bob")
    async with house.reading(table):
        return table


def table_in(house: House, table_id: str) -> Table:
    return house.open_tables[table_id].table


async def offer(house: House, table_id: str, rng: Random | None = None) -> tuple[int, int, int]:
    """Who is asked, the question, and an answer."""
    async with house.reading(table_id) as table:
        seat = table.live_state.waiting_for[0]
        legal = table.live_state.legal(seat)
        return seat, table.questions[seat], rng.choice(legal) if rng else legal[0]


async def move(house: House, table_id: str, rng: Random | None = None) -> None:
    seat, question, action = await offer(house, table_id, rng)
    await house.act(WHO[seat], table_id, seat, question, action)


async def same_everywhere(houses: Sequence[House], table_id: str) -> Table:
    """The houses show what is stored, and nothing else, once what is on its way has arrived."""
    for house in houses:
        async with house.reading(table_id):
            pass
    kept = await houses[0].storage.entries(table_id)
    assert [entry.number for entry in kept] == [*range(len(kept))]
    for house in houses:
        async with house.reading(table_id) as table:
            assert (table.number, table.checksum) == (len(kept), kept[-1].checksum)
            first = table_in(houses[0], table_id)
            for name in ("steps", "talk", "questions", "players", "joined", "take_back_wish", "willing", "used"):
                assert getattr(table, name) == getattr(first, name), name
    return table_in(houses[0], table_id)


# Following each other.


async def test_a_step_in_one_house_is_shown_in_the_other(houses: list[House]) -> None:
    here, there = houses
    table_id = await laid(here, there)
    page = Onlooker()
    await there.watch(table_id, page)
    await move(here, table_id)
    await until(lambda: page.numbers)
    assert page.numbers == [table_in(here, table_id).number]
    assert not page.is_lost
    await same_everywhere(houses, table_id)


async def test_what_comes_by_itself_is_shown_step_by_step_in_every_house(houses: list[House]) -> None:
    here = houses[0]
    pages = [Onlooker(), Onlooker()]
    table_id = await here.lay("ana", "Ana", "meeples", 2, {}, ["me", "open"])
    for house, page in zip(houses, pages, strict=True):
        await house.watch(table_id, page)
    await here.sit("bob", table_id, 1, "Bob")
    await until(lambda: pages[1].numbers and pages[1].numbers[-1] == table_in(here, table_id).number)
    assert pages[0].frames == pages[1].frames > 0


async def test_a_house_that_hears_nothing_finds_what_it_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others, "BEAT", 0.1)
    async with opened(postgres.database()) as (here, there):
        table_id = await laid(here, there)
        page = Onlooker()
        await there.watch(table_id, page)
        await move(here, table_id)
        await until(lambda: page.numbers)
        await same_everywhere([here, there], table_id)


async def test_whoever_looks_sees_what_was_acknowledged_in_another_house(deaf: list[House]) -> None:
    here, there = deaf
    table_id = await laid(here, there)
    await move(here, table_id)
    assert table_in(there, table_id).number < table_in(here, table_id).number
    async with there.reading(table_id) as table:
        assert table.number == table_in(here, table_id).number


async def test_an_answer_to_a_question_that_the_house_has_not_heard_of_is_judged_again(deaf: list[House]) -> None:
    here, there = deaf
    table_id = await laid(here, there)
    for _ in range(3):
        seat, question, action = await offer(here, table_id)
        await here.act(WHO[seat], table_id, seat, question, action)
    seat, question, action = await offer(here, table_id)
    await there.act(WHO[seat], table_id, seat, question, action)
    assert len((await same_everywhere(deaf, table_id)).steps) == 4


async def test_redis_may_end_and_come_back_while_people_play(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others, "BEAT", 0.2)
    async with opened(postgres.database(), redis.address) as (here, there):
        news = [house.others.news for house in (here, there)]
        table_id = await laid(here, there)
        page = Onlooker()
        await there.watch(table_id, page)
        redis.stop()
        try:
            await until(lambda: not any(line and line.is_up for line in news))
            await move(here, table_id)
            await until(lambda: page.numbers)
        finally:
            redis.start()
        await until(lambda: all(line and line.is_up for line in news))
        await move(here, table_id)
        await until(lambda: len(page.numbers) == 2)
        await same_everywhere([here, there], table_id)


# Racing.


@pytest.mark.parametrize("hears", [True, False], ids=["heard", "deaf"])
async def test_of_two_clicks_on_one_question_one_is_stored_and_the_other_is_too_late(
    postgres: Postgres, redis: Redis, hears: bool
) -> None:
    async with opened(postgres.database(), redis.address if hears else "") as houses:
        table_id = await laid(houses[0], houses[1])
        rng = Random(1)
        steps = 0
        while not table_in(houses[0], table_id).over:
            seat, question, _ = await offer(houses[0], table_id)
            legal = table_in(houses[0], table_id).live_state.legal(seat)
            clicks = [house.act(WHO[seat], table_id, seat, question, rng.choice(legal)) for house in houses]
            answers = await asyncio.gather(*clicks, return_exceptions=True)
            too_late = "illegal" if table_in(houses[0], table_id).over else "stale"
            assert sorted(getattr(answer, "code", "") for answer in answers) == ["", too_late]
            steps += 1
        table = await same_everywhere(houses, table_id)
        assert len(table.steps) == steps


async def test_of_lines_said_everywhere_at_once_none_is_lost_or_doubled(houses: list[House]) -> None:
    table_id = await laid(houses[0], houses[1])
    lines = [str(number) for number in range(30)]
    await asyncio.gather(*(houses[int(line) % 2].say("ana", table_id, "Ana", line) for line in lines))
    table = await same_everywhere(houses, table_id)
    assert sorted(said.text for said in table.talk) == sorted(lines)


async def test_a_page_stays_open_while_its_house_loses_a_race(houses: list[House]) -> None:
    table_id = await laid(houses[0], houses[1])
    pages = [Onlooker(), Onlooker()]
    for house, page in zip(houses, pages, strict=True):
        await house.watch(table_id, page)
    await asyncio.gather(*(house.say("ana", table_id, "Ana", str(n)) for n in range(10) for house in houses))
    await until(lambda: pages[0].numbers[-1] == pages[1].numbers[-1])
    assert not any(page.is_lost for page in pages)
    for page in pages:
        assert page.numbers == sorted(set(page.numbers)), "a page is shown every state once, and none of the past"


async def test_a_seat_is_taken_once(deaf: list[House]) -> None:
    here, there = deaf
    table_id = await here.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "open"])
    async with there.reading(table_id):
        pass
    both = asyncio.gather(
        here.sit("bob", table_id, 1, "Bob"), there.sit("cleo", table_id, 1, "Cléo"), return_exceptions=True
    )
    assert sorted(getattr(answer, "code", "") for answer in await both) == ["", "seat-taken"]
    table = await same_everywhere(deaf, table_id)
    (sitter,) = [player.id for player in table.players if player and player.id != "ana"]
    assert [listing.table for listing in await here.storage.tables_of(sitter)] == [table_id]


# Games.


async def test_games_played_in_two_houses_draw_what_can_be_checked(houses: list[House]) -> None:
    rng = Random(7)
    table_id = await laid(houses[0], houses[1], game="meeples")
    while not table_in(houses[0], table_id).over:
        house = rng.choice(houses)
        await move(house, table_id, rng)
        async with houses[0].reading(table_id):
            pass
    await same_everywhere(houses, table_id)
    texts = [await house.record("ana", table_id) for house in houses]
    assert texts[0] == texts[1]
    assert fair.verify(records.read(texts[0])) > 0
    assert (await houses[0].storage.table(table_id)).ranks == table_in(houses[0], table_id).ranks


async def test_all_of_one_press_is_taken_back_in_any_house(houses: list[House]) -> None:
    here, there = houses
    table_id = await laid(here, there, game="meeples")
    rng = Random(3)
    async with asyncio.timeout(60):
        while True:
            seat, question, action = await offer(here, table_id, rng)
            async with here.reading(table_id) as table:
                following = table.live_state.copy()
                following.apply(seat, action)
                then = following.legal(seat)[:1] if following.waiting_for == [seat] else []
                before = len(table.steps)
            await here.act(WHO[seat], table_id, seat, question, action, then=tuple(then))
            async with there.reading(table_id) as table:
                is_whole = len(table.steps) == before + 2 and table.joined and table.undo_way(seat) == "free"
            if is_whole:
                await there.undo(WHO[seat], table_id, seat)
                break
    table = await same_everywhere(houses, table_id)
    assert len(table.steps) == before


async def test_a_take_back_is_asked_for_in_one_house_and_granted_in_the_other(houses: list[House]) -> None:
    here, there = houses
    table_id = await laid(here, there)
    await move(here, table_id)
    await move(there, table_id)
    table = await same_everywhere(houses, table_id)
    asking = next(seat for seat in (0, 1) if table.undo_way(seat) == "consent")
    steps = len(table.steps)
    await here.undo(WHO[asking], table_id, asking)
    await there.answer(WHO[1 - asking], table_id, 1 - asking, True)
    assert len((await same_everywhere(houses, table_id)).steps) < steps


async def test_a_rematch_that_both_ask_for_at_once_is_one_table(deaf: list[House]) -> None:
    table_id = await laid(deaf[0], deaf[1])
    while not table_in(deaf[0], table_id).over:
        await move(deaf[0], table_id)
    asked = [house.rematch(who, table_id) for house, who in zip(deaf, WHO, strict=True)]
    answers = await asyncio.gather(*asked)
    table = await same_everywhere(deaf, table_id)
    assert {*answers} - {""} == {table.next_table}
    listed = await deaf[0].storage.tables_of("bob")
    assert {listing.table for listing in listed} == {table_id, table.next_table}
    assert (await same_everywhere(deaf, table.next_table)).started


# Computer players, clocks, company.


async def test_a_computer_player_thinks_in_one_house_at_a_time(houses: list[House]) -> None:
    here, there = houses
    table_id = await here.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"])
    await there.watch(table_id, Onlooker())
    while not table_in(here, table_id).over:
        async with here.reading(table_id) as table:
            is_mine = 0 in table.live_state.waiting_for
        if is_mine:
            await move(here, table_id)
        await asyncio.sleep(0.01)
    table = await same_everywhere(houses, table_id)
    answers = sum(step.seat == 1 for step in table.steps)
    thoughts = sum(house.thinkers.thoughts for house in houses if isinstance(house.thinkers, Quick))
    assert answers <= thoughts < 1.5 * answers


async def test_a_computer_player_whose_house_has_ended_thinks_in_another(postgres: Postgres, redis: Redis) -> None:
    async with opened(postgres.database(), redis.address) as (here, there):
        here.wake = lambda opened: None  # type: ignore[method-assign]  # killed as soon as the step is stored
        table_id = await here.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"])
        table = table_in(here, table_id)
        if 0 in table.live_state.waiting_for:
            await move(here, table_id)
        assert await here.others.claim(f"{table_id} 1 {table.questions[1]}")
        steps = len(table.steps)
        await there.watch(table_id, Onlooker())
        await until(lambda: len(table_in(there, table_id).steps) > steps, 10)
        assert table_in(there, table_id).steps[-1].seat == 1


async def test_a_flag_falls_once_and_by_the_clock_that_has_gone_furthest(houses: list[House]) -> None:
    here, there = houses
    table_id = await laid(here, there, clock=60)
    seat = table_in(here, table_id).live_state.waiting_for[0]
    table_in(here, table_id).origin -= 59_000
    await there.watch(table_id, Onlooker())
    async with asyncio.timeout(10):
        while clocks.next_alarm(table_in(there, table_id))[1] != 0 and not table_in(there, table_id).over:
            await asyncio.sleep(0.05)
    await until(lambda: table_in(there, table_id).over)
    table = await same_everywhere(houses, table_id)
    assert [step.seat for step in table.steps] == [CLOCK]
    assert table.ranks[seat] == 2


async def test_time_goes_on_from_what_happened_last_in_any_house(deaf: list[House]) -> None:
    here, there = deaf
    table_id = await laid(here, there, clock=600)
    table_in(there, table_id).origin += 5_000  # opened later, it knows less of the time that passed
    table_in(here, table_id).origin -= 30_000
    await move(here, table_id)
    async with there.reading(table_id) as table:
        assert 0 <= table.now() - table.since < 1000
        assert table.used == table_in(here, table_id).used


async def test_people_in_different_houses_see_each_other(houses: list[House]) -> None:
    here, there = houses
    table_id = await laid(here, there)
    ana, bob = Onlooker("ana"), Onlooker("bob")
    await here.watch(table_id, ana, ana)
    leave = await there.watch(table_id, bob, bob)
    await until(lambda: ana.company == bob.company == [0, 1])
    leave()
    await until(lambda: ana.company == [0], 10)


async def test_who_was_in_a_house_that_has_died_is_counted_as_gone(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others, "BEAT", 0.1)
    monkeypatch.setattr(others, "GONE", 0.5)
    async with opened(postgres.database(), redis.address) as (here, there):
        table_id = await laid(here, there)
        ana, bob = Onlooker("ana"), Onlooker("bob")
        await here.watch(table_id, ana, ana)
        await there.watch(table_id, bob, bob)
        await until(lambda: ana.company == [0, 1])
        await there.others.close()
        await until(lambda: ana.company == [0])


# Trouble.


async def test_without_its_database_a_house_acknowledges_nothing_and_goes_on_afterwards(
    postgres: Postgres, redis: Redis
) -> None:
    async with opened(postgres.database(), redis.address) as houses:
        here, there = houses
        table_id = await laid(here, there)
        await move(here, table_id)
        seat, question, action = await offer(here, table_id)
        await asyncio.to_thread(postgres.stop)
        try:
            for house in houses:
                with pytest.raises(Refused) as refusal:
                    await house.act(WHO[seat], table_id, seat, question, action)
                assert refusal.value.status == 503
        finally:
            await asyncio.to_thread(postgres.start)
        assert len((await same_everywhere(houses, table_id)).steps) == 1
        await move(there, table_id)
        assert len((await same_everywhere(houses, table_id)).steps) == 2


async def test_what_another_house_stored_is_judged(houses: list[House]) -> None:
    """A database says what nobody did: the table stays closed everywhere, and nothing is shown of it."""
    here, there = houses
    table_id = await laid(here, there)
    page = Onlooker()
    await there.watch(table_id, page)
    forged = await here.storage.entries(table_id)
    await here.storage.append(table_id, [forged[-1]._replace(number=len(forged), kind=kinds.STEP, seat=NOBODY)])
    with pytest.raises(Refused, match="damaged"):
        await there.say("bob", table_id, "Bob", "et alors ?")
    assert page.is_lost
    assert page.numbers == []


async def test_people_who_play_anywhere_while_houses_come_and_go_lose_no_step(postgres: Postgres, redis: Redis) -> None:
    """Every acknowledged step is stored once; every other one was refused."""
    url = postgres.database()
    rng = Random(11)
    acknowledged = 0
    async with opened(url, redis.address, 3) as houses:
        tables = [await laid(houses[0], houses[1]) for _ in range(4)]

        async def play(table_id: str, who: int) -> None:
            nonlocal acknowledged
            while True:
                house = rng.choice(houses)
                try:
                    async with house.reading(table_id) as table:
                        if table.over:
                            return
                        is_asked = who in table.live_state.waiting_for
                        question = table.questions[who]
                        action = rng.choice(table.live_state.legal(who)) if is_asked else 0
                    if is_asked:
                        await house.act(WHO[who], table_id, who, question, action)
                        acknowledged += 1
                except (Refused, StorageError):
                    pass  # the house has just ended
                await asyncio.sleep(0.002)

        async def come_and_go() -> None:
            for number in range(3):
                await asyncio.sleep(0.2)
                new = House(Storage(url), Quick(), pause=0.0, redis=redis.address)
                await new.open()
                old, houses[number] = houses[number], new
                await old.close()

        await asyncio.gather(come_and_go(), *(play(table, who) for table in tables for who in (0, 1)))
        stored = [(await same_everywhere(houses, table)).steps for table in tables]
        assert sum(map(len, stored)) == acknowledged


async def test_what_one_house_promised_another_lays_once(deaf: list[House]) -> None:
    here, there = deaf
    promised = await here.promise()
    places = ["me", "open"]
    laying = [house.lay("ana", "Ana", "apagos", 2, {}, places, salt="5a17", commitment=promised) for house in deaf]
    answers = await asyncio.gather(*laying, return_exceptions=True)
    assert sorted(getattr(answer, "code", "") for answer in answers) == ["", "no-such-promise"]
    (table_id,) = [answer for answer in answers if isinstance(answer, str)]
    async with there.reading(table_id) as table:
        assert table.commitment == promised


@pytest.mark.parametrize(
    "message", ["nonsense", "[]", '{"house": 1}', '{"house": "x", "tables": {"T": {"number": "1"}}}']
)
async def test_what_no_house_would_say_is_overheard(houses: list[House], redis: Redis, message: str) -> None:
    here, there = houses
    table_id = await laid(here, there)
    page = Onlooker()
    await there.watch(table_id, page)
    assert here.others.news is not None
    await here.others.news.redis.publish("ludotheque", message.replace("T", table_id))
    await move(here, table_id)
    await until(lambda: page.numbers)
    assert len((await same_everywhere(houses, table_id)).steps) == 1
