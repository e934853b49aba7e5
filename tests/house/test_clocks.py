"""Clocks run on the table's own time: no jump of the calendar and no hour in which the house is closed counts."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from ludotheque.core.shelf import box
from ludotheque.core.state import CLOCK, FLAG, TIME_UP
from ludotheque.games.tractions import GAME
from ludotheque.house import keeper, kinds
from ludotheque.house.clocks import next_alarm
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.player import Player
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
QUARTER = 15 * 60_000  # milliseconds of a quarter of an hour


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    house = House(Storage(f"sqlite:///{folder}/house.db"), Thinkers(), pause=0.0)
    await house.open()
    yield house
    await house.close()


class Hands:
    """The clocks of the machine: the one that only runs, and the calendar that somebody may set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = 0  # milliseconds that have passed at once
        self.set = 0  # milliseconds by which the calendar was set forward
        monotonic, calendar = time.monotonic_ns, time.time_ns
        monkeypatch.setattr(time, "monotonic_ns", lambda: monotonic() + self.run * 10**6)
        monkeypatch.setattr(time, "time_ns", lambda: calendar() + (self.run + self.set) * 10**6)
        monkeypatch.setattr(time, "time", lambda: time.time_ns() / 10**9)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


async def laid(house: House, seconds: int = 60) -> Table:
    table = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "open"], settings={"clock": seconds})
    await house.sit("bob", table, 1, "Bob")
    return house.open_tables[table].table


async def move(house: House, table: Table) -> None:
    seat = table.live_state.waiting_for[0]
    action = table.live_state.legal(seat)[0]
    await house.act(["ana", "bob"][seat], table.sheet.id, seat, table.questions[seat], action)


def left(table: Table) -> int:
    """Milliseconds until the next clock runs out."""
    found = next_alarm(table)[1]
    assert found is not None
    return found


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
async def test_a_jump_of_the_calendar_moves_no_clock(tmp_path: Path, hands: Hands, jump: int) -> None:
    async with opened(tmp_path) as house:
        table = await laid(house)
        hands.run += 10_000
        await move(house, table)
        hands.set += jump
        assert 59_000 < left(table) <= 60_000
        await move(house, table)
        assert 49_000 < left(table) <= 50_000
        await house.ring(table.sheet.id, FLAG)
        assert not table.over


async def test_the_time_in_which_the_house_is_closed_does_not_count(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table = await laid(house)
        hands.run += 20_000
        await move(house, table)
        hands.run += 5_000
        await move(house, table)
    hands.run += QUARTER
    hands.set += QUARTER
    async with opened(tmp_path) as house:
        again = (await house.open_table(table.sheet.id)).table
        assert again.used == table.used
        assert 39_000 < left(again) <= 40_000
        hands.run += 10_000
        await move(house, again)
        assert 29_000 < 60_000 - again.used[0] <= 30_000
        ats = [entry.at for entry in await house.storage.entries(table.sheet.id)]
        assert ats == sorted(ats)
        assert ats[-1] < 40_000


async def test_a_replay_gives_the_used_time_again(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table = await laid(house)
        for seconds in (3, 4, 5, 6):
            hands.run += seconds * 1000
            await move(house, table)
    async with opened(tmp_path) as house:
        again = (await house.open_table(table.sheet.id)).table
        assert (again.used, again.since, again.checksum) == (table.used, table.since, table.checksum)
        assert [used // 1000 for used in again.used] == [8, 10]


async def test_a_clock_runs_out_after_the_time_that_was_played(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table_id = (await laid(house)).sheet.id
        hands.run += 40_000
    async with opened(tmp_path) as house:
        table = (await house.open_table(table_id)).table
        hands.run += 59_000
        await house.ring(table_id, FLAG)
        assert not table.over
        hands.run += 1_000
        await house.ring(table_id, FLAG)
        assert table.over
        assert (table.steps[-1].seat, table.steps[-1].action) == (CLOCK, FLAG)


async def test_a_table_that_made_room_for_others_keeps_its_time_running(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "MOST_OPEN", 2)
    async with opened(tmp_path) as house:
        table_id = (await laid(house)).sheet.id
        for _ in range(2):
            await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "open"])
        assert table_id not in house.open_tables
        hands.run += 20_000
        assert 39_000 < left((await house.open_table(table_id)).table) <= 40_000
        assert house.origins == {}


async def test_a_table_with_the_times_of_the_calendar_still_opens(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table = await laid(house)
        hands.run += 20_000
        await move(house, table)
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection:
        connection.execute("UPDATE entries SET at = at + 1700000000000, mark = 0")
        connection.commit()
    hands.run += QUARTER
    async with opened(tmp_path) as house:
        again = (await house.open_table(table.sheet.id)).table
        assert again.used == table.used
        hands.run += 7_000
        await move(house, again)
        assert 7_000 <= again.used[1] < 8_000
    async with opened(tmp_path) as house:
        assert (await house.open_table(table.sheet.id)).table.used == again.used


async def test_a_sandglass_stands_still_while_the_house_is_closed(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table = await with_sand(house)
        glass = table.live_state.sandglass()
        hands.run += 1_000
        before = left(table)
        await house.say("guest 0", table.sheet.id, "", "vite")
    hands.run += QUARTER
    async with opened(tmp_path) as house:
        again = (await house.open_table(table.sheet.id)).table
        assert again.live_state.sandglass() == glass
        assert 0 <= before - left(again) < 1_000
        hands.run += before
        await house.ring(table.sheet.id, TIME_UP)
        assert again.steps[-1].seat == CLOCK


async def with_sand(house: House) -> Table:
    """A table of Traction Brabant, played until its first sandglass runs."""
    who = [f"guest {seat}" for seat in range(4)]
    table_id = await house.lay(who[0], "", "tractions", 4, {"clock": "on"}, ["me", "open", "open", "open"])
    for seat in (1, 2, 3):
        await house.sit(who[seat], table_id, seat, "")
    table = house.open_tables[table_id].table
    async with asyncio.timeout(60):
        while not table.live_state.sandglass():
            seat = table.live_state.waiting_for[0]
            await house.act(who[seat], table_id, seat, table.questions[seat], table.live_state.legal(seat)[0])
    return table


async def test_a_take_back_charges_nobody_with_the_time_of_another(tmp_path: Path, hands: Hands) -> None:
    async with opened(tmp_path) as house:
        table = await laid(house)
        hands.run += 10_000
        mover = table.live_state.waiting_for[0]
        await move(house, table)
        hands.run += 40_000  # the other one thinks
        await house.undo(["ana", "bob"][mover], table.sheet.id, mover)
        await house.answer(["ana", "bob"][1 - mover], table.sheet.id, 1 - mover, yes=True)
        assert table.live_state.waiting_for == [mover]
        assert [used // 1000 for used in (table.used[mover], table.used[1 - mover])] == [10, 40]
        assert 49_000 < left(table) <= 50_000
    async with opened(tmp_path) as house:
        again = (await house.open_table(table.sheet.id)).table
        assert (again.used, again.since) == (table.used, table.since)


SHARED = "clock; LO 9U; LO1@s22; AT1@s23; Mv LO"  # he walks up to somebody, who is asked


@pytest.mark.parametrize(
    ("steps", "used"),
    [
        ("0:LO1 0:s23", 20),
        ("0:LO1 0:s23 0:offer 0:ok", 40),
        ("0:LO1 0:s23 0:offer 0:ok 1:decline", 40),
        ("0:LO1 0:s23 0:offer 0:ok 1:decline 0:back", 50),
        ("0:buy-time", 10),
        ("0:end", 0),
    ],
)
def test_sand_runs_while_the_active_gang_decides_and_no_longer(steps: str, used: int) -> None:
    """R56: it goes on where it stood when others have answered in between; a new turn has a glass of its own."""
    table = Table(Sheet("t", "tractions", GAME.version, 4, '{"clock": "on"}', "", "0" * 64, "", "{}", 0))
    table.state = GAME.read_position(SHARED, 4, {})
    table.turn_glass()
    for number, step in enumerate(steps.split(), 1):
        seat, _, text = step.partition(":")
        action = GAME.read(int(seat), text.replace("-", " "))
        table.step(Entry(number, kinds.STEP, int(seat), action, "", number * 10_000))
    assert table.glass_used == used * 1000


def test_a_computer_player_that_waits_for_the_answer_to_a_take_back_spends_no_time() -> None:
    game = box("meeples").game
    table = Table(Sheet("t", "meeples", game.version, 2, "{}", "", "0" * 64, "", '{"clock": 60}', 0))
    table.players = [Player("ana", "Ana", ""), Player("", "strong", "strong")]
    table.state = game.read_position("b1: A3; turn: P2", 2, {})
    table.take_back_wish = (0, 0)
    table.count_time(50_000)
    assert (table.used, next_alarm(table)[1]) == ([0, 0], None)
    table.take_back_wish = None
    table.count_time(70_000)
    assert table.used == [0, 20_000]
    assert next_alarm(table)[0] == FLAG + 1
    table.players[1] = Player("bob", "Bob", "")
    table.take_back_wish = (0, 0)
    table.count_time(80_000)
    assert table.used == [0, 30_000], "a person may play on, or answer"
