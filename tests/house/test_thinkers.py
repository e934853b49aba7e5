"""Computer players think elsewhere: with a view and nothing else, one after the other, and not for ever."""

from __future__ import annotations

import asyncio
import os
import pickle
import pickletools
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

from ludotheque.core.advice import Reason, settle
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import View
from ludotheque.house import keeper
from ludotheque.house.table import Table
from ludotheque.house.thinkers import ASKER, Hint, Thinkers
from ludotheque.house.verbs import House

T = TypeVar("T")
FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}  # seat 0 is white and begins


def dream(*arguments: object) -> int:
    """A player who never comes to a decision."""
    time.sleep(600)
    return 0


def stumble(*arguments: object) -> int:
    """A player whose process dies."""
    os._exit(1)


def whoami() -> int:
    return os.getpid()


class Replaced(Thinkers):
    """Thinkers whose players do something else instead of choosing."""

    def __init__(self, thought: Callable[..., Any]) -> None:
        super().__init__(1, lost=0.5)
        self.thought = thought

    async def run(self, task: Callable[..., T], *arguments: object) -> T:
        return await super().run(self.thought, *arguments)


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers(1)


@pytest.mark.parametrize("thought", [dream, stumble])
async def test_a_player_who_hangs_or_dies_is_given_up_and_answers_something_legal(thought: Callable[..., int]) -> None:
    view = box("apagos").game.start(2, FIXED).view(0)
    thinkers = Replaced(thought)
    try:
        action, words = await thinkers.choose("apagos", "", "best", view)
        assert action in view.legal
        assert words == ""
        thinkers.thought = whoami
        assert await thinkers.run(whoami) != os.getpid(), "another process thinks for the next one"
    finally:
        thinkers.close()


async def test_a_table_goes_on_when_its_computer_player_hangs(house: House) -> None:
    house.thinkers = Replaced(dream)
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["bot:best", "me"])
    table = house.open_tables[table_id].table
    async with asyncio.timeout(60):
        while table.live_state.waiting_for != [1]:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("slug", slugs())
async def test_a_thinking_process_is_handed_a_view_and_nothing_else(slug: str) -> None:
    handed: list[tuple[object, ...]] = []

    class Spied(Thinkers):
        async def run(self, task: Callable[..., T], *arguments: object) -> T:
            handed.append(arguments)
            raise RuntimeError

    game = box(slug).game
    state = game.start(game.seats[0], {})
    settle(state, Random(1))
    await Spied().choose(slug, "", "best", state.view(state.waiting_for[0]))
    *names, view = handed[0]
    assert names == [slug, "", "best"]
    assert isinstance(view, View)
    classes = {str(told) for _, told, _ in pickletools.genops(pickle.dumps(view, protocol=2)) if told}
    assert f"{type(state).__module__} {type(state).__name__}" not in classes, "no state hides in the view"


async def test_those_who_wait_are_served_in_the_order_in_which_they_came() -> None:
    thinkers = Thinkers(1)
    served: list[int] = []

    async def ask(number: int) -> None:
        await thinkers.run(whoami)
        served.append(number)

    try:
        tasks = [asyncio.get_running_loop().create_task(ask(number)) for number in range(5)]
        await asyncio.gather(*tasks)
        assert served == [0, 1, 2, 3, 4]
        assert [thinkers.ahead(task) for task in tasks] == [0] * 5
    finally:
        thinkers.close()


async def test_who_asks_for_much_waits_for_it_and_the_others_do_not() -> None:
    thinkers = Thinkers(1)
    served: list[str] = []

    async def ask(who: str) -> None:
        ASKER.set(who)
        await thinkers.run(whoami)
        served.append(who)

    loop = asyncio.get_running_loop()
    try:
        tasks = [loop.create_task(ask(who)) for who in ["greedy"] * 8 + ["ana", "bob", "ana"]]
        await asyncio.sleep(0)
        assert [thinkers.ahead(task) for task in tasks] == [0, 1, 4, 6, 7, 8, 9, 10, 2, 3, 5]
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert served == ["greedy", "ana", "bob", "greedy", "ana", *["greedy"] * 5]
        assert thinkers.idle == 1
        await thinkers.run(whoami)
        thinkers.idle = 0
        late = loop.create_task(ask("late"))
        await asyncio.sleep(0)
        thinkers.next_turn()
        late.cancel()
        await asyncio.wait([late])
        assert thinkers.idle == 1, "who goes away when its turn has come gives it to the next"
    finally:
        thinkers.close()


async def test_a_computer_player_thinks_for_the_owner_of_its_table(house: House) -> None:
    askers: list[str] = []

    class Asked(Thinkers):
        async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
            askers.append(ASKER.get())
            return view.legal[0], ""

    house.thinkers = Asked(1)
    ASKER.set("whoever comes by")
    await house.lay("ana", "Ana", "apagos", 2, FIXED, ["bot:best", "me"])
    async with asyncio.timeout(60):
        while not askers:
            await asyncio.sleep(0.01)
    assert set(askers) == {"ana"}


async def test_who_waits_is_told_how_many_think_before(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "IN_LINE", 0.01)
    house.thinkers = Replaced(dream)
    house.thinkers.lost = 600
    told: list[int] = []

    class Onlooker:
        def glimpse(self, table: Table, still: object) -> None: ...

        def changed(self, table: Table) -> None:
            told.append(table.ahead)

        def lost(self) -> None: ...

    first = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["bot:best", "me"])
    second = await house.lay("bob", "Bob", "apagos", 2, FIXED, ["bot:best", "me"])
    third = await house.lay("cid", "Cid", "apagos", 2, FIXED, ["bot:best", "me"])
    await house.watch(third, Onlooker())
    async with asyncio.timeout(60):
        while not told:
            await asyncio.sleep(0.01)
        assert told == [2]
        assert [house.open_tables[table].table.ahead for table in (first, second)] == [0, 1]
        thinking = house.open_tables[second].thinking
        assert thinking is not None
        thinking.cancel()
        while len(told) == 1:
            await asyncio.sleep(0.01)
    assert told == [2, 1], "those behind move up"


async def test_a_hint_brings_its_reason(house: House) -> None:
    class Frank(Thinkers):
        async def hint(self, slug: str, material: str, view: View) -> Hint:
            return Hint(view.legal[0], Reason("why", (7,)))

    house.thinkers = Frank()
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"], settings={"coach": True})
    action, why = await house.hint("ana", table_id, 0)
    assert action in house.open_tables[table_id].table.live_state.legal(0)
    assert why is not None
    assert why.key == "reason-why"
    assert why.values == (("one", 7),)
