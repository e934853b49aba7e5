"""Taking back, and what follows of itself: all are asked, and a forced answer goes with the choice that forced it."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.state import CHANCE
from ludotheque.house.refused import Refused
from ludotheque.house.storage import StorageError
from ludotheque.house.table import Still, Table
from ludotheque.house.verbs import House

PEOPLE = ["ana", "bob", "eve", "max"]


async def laid(house: House, slug: str, seats: int, options: dict[str, str]) -> Table:
    """A table with a person at every seat."""
    table_id = await house.lay("ana", "Ana", slug, seats, options, ["me"] + ["open"] * (seats - 1))
    for seat in range(1, seats):
        await house.sit(PEOPLE[seat], table_id, seat, PEOPLE[seat].capitalize())
    return house.open_tables[table_id].table


async def play(house: House, table: Table, rng: Random) -> int:
    """One answer of somebody who is asked; the seat."""
    seat = table.live_state.waiting_for[0]
    await house.act(
        PEOPLE[seat], table.sheet.id, seat, table.questions[seat], rng.choice(table.live_state.legal(seat))
    )  # fmt: skip
    return seat


class Onlooker:
    """Counts what it is shown."""

    def __init__(self) -> None:
        self.glimpses = 0
        self.changes = 0
        self.losses = 0

    def glimpse(self, table: Table, still: Still) -> None:
        self.glimpses += 1

    def changed(self, table: Table) -> None:
        self.changes += 1

    def lost(self) -> None:
        self.losses += 1


async def rolled(house: House, table: Table) -> int:
    """Play until an answer makes the dice roll; whose answer."""
    rng = Random(1)
    while True:
        seat = await play(house, table, rng)
        if table.steps[-1].seat == CHANCE:
            return seat


async def asked(house: House) -> tuple[Table, int, list[int]]:
    """A table of three where somebody asks to take back a roll of the dice; who asks, and the others."""
    table = await laid(house, "singes", 3, {"take_back": "unanimous"})
    seat = await rolled(house, table)
    await house.undo(PEOPLE[seat], table.sheet.id, seat)
    return table, seat, [other for other in range(3) if other != seat]


async def test_all_the_others_have_to_agree_to_a_take_back(house: House) -> None:
    table, seat, others = await asked(house)
    count = len(table.steps)
    await house.answer(PEOPLE[others[0]], table.sheet.id, others[0], True)
    assert len(table.steps) == count, "one yes of two is not enough"
    await house.answer(PEOPLE[others[1]], table.sheet.id, others[1], True)
    assert len(table.steps) < count
    assert table.live_state.waiting_for == [seat]


async def test_what_is_played_again_draws_the_same(house: House) -> None:
    """Nobody, not even all together, gets another roll of the dice for the same step."""
    table, seat, others = await asked(house)
    number = next(n for n in range(len(table.steps) - 1, -1, -1) if table.steps[n].seat == seat)
    before = [(step.seat, step.action) for step in table.steps]
    for other in others:
        await house.answer(PEOPLE[other], table.sheet.id, other, True)
    assert len(table.steps) <= number
    for who, action in before[len(table.steps) : number + 1]:
        assert who == seat
        await house.act(PEOPLE[seat], table.sheet.id, seat, table.questions[seat], action)
    assert [(step.seat, step.action) for step in table.steps] == before


async def test_one_veto_ends_a_take_back(house: House) -> None:
    table, _, others = await asked(house)
    count = len(table.steps)
    await house.answer(PEOPLE[others[0]], table.sheet.id, others[0], True)
    await house.answer(PEOPLE[others[1]], table.sheet.id, others[1], False)
    assert table.take_back_wish is None
    assert len(table.steps) == count


async def test_who_asks_may_think_again_but_not_agree(house: House) -> None:
    table, seat, _ = await asked(house)
    with pytest.raises(Refused):
        await house.answer(PEOPLE[seat], table.sheet.id, seat, True)
    await house.answer(PEOPLE[seat], table.sheet.id, seat, False)
    assert table.take_back_wish is None


async def test_the_take_back_of_another_seat_leaves_my_click_good_and_my_own_does_not(house: House) -> None:
    table = await laid(house, "tractions", 4, {})
    rng = Random(5)
    while len(table.live_state.waiting_for) < 2:
        await play(house, table, rng)
    one, other = table.live_state.waiting_for[:2]
    mine, theirs = table.questions[one], table.questions[other]
    action = table.live_state.legal(one)[0]
    await house.act(PEOPLE[one], table.sheet.id, one, mine, action)
    await house.undo(PEOPLE[one], table.sheet.id, one)
    assert table.questions[other] == theirs, "what the other seat may do did not change"
    with pytest.raises(Refused) as refusal:
        await house.act(PEOPLE[one], table.sheet.id, one, mine, action)
    assert refusal.value.code == "stale", "a click made before one's own take-back"
    count = len(table.steps)
    await house.act(PEOPLE[other], table.sheet.id, other, theirs, table.live_state.legal(other)[0])
    assert len(table.steps) > count


async def test_take_backs_are_listed_in_the_record(house: House) -> None:
    table = await laid(house, "apagos", 2, {"setter": "seat_1", "colours": "pick:white"})
    game = table.box.game
    for text in ("D7", "A1"):
        await house.act("ana", table.sheet.id, 0, table.questions[0], game.read(0, text))
    await house.say("bob", table.sheet.id, "Bob", "hm")
    await house.undo("ana", table.sheet.id, 0)
    for text in ("A3", "B5", "C5", "confirm"):
        await house.act("ana", table.sheet.id, 0, table.questions[0], game.read(0, text))
    rng = Random(1)
    first = await play(house, table, rng)
    second = await play(house, table, rng)
    await house.undo(PEOPLE[first], table.sheet.id, first)
    await house.answer(PEOPLE[second], table.sheet.id, second, True)
    assert len(table.steps) == 5
    while not table.over:
        await play(house, table, rng)
    text = await house.record("ana", table.sheet.id)
    lines = text.split("\n")
    at = lines.index("0 takes back: 1")
    assert lines[at - 2 : at + 2] == ["0: D7", "1 says: hm", "0 takes back: 1", "0: A3"]
    assert f"{first} takes back with consent: 5-6" in lines
    read = records.read(text)
    assert records.write(read) == text
    assert read.take_backs == table.take_backs
    assert fair.verify(read) == 0


async def test_a_game_may_forbid_all_take_backs(house: House) -> None:
    table = await laid(house, "singes", 3, {"take_back": "off"})
    seat = await rolled(house, table)
    assert table.undo_way(seat) == ""


async def test_a_forced_answer_is_given_for_people_and_taken_back_with_the_choice_before_it(house: House) -> None:
    table = await laid(house, "meeples", 2, {})
    rng = Random(3)
    onlooker = Onlooker()
    await house.watch(table.sheet.id, onlooker)
    for _ in range(400):
        before, shown, told = len(table.steps), onlooker.glimpses, onlooker.changes
        seat = await play(house, table, rng)
        added = table.steps[before:]
        assert onlooker.changes == told + 1
        assert onlooker.glimpses == shown + len(added) - 1
        if len(added) > 1 and all(step.seat == seat for step in added) and table.undo_way(seat) == "free":
            await house.undo(PEOPLE[seat], table.sheet.id, seat)
            assert len(table.steps) == before
            return
    raise AssertionError("no answer was ever forced")


async def test_who_watches_is_told_when_a_step_could_not_be_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await laid(house, "apagos", 2, {})
    onlooker = Onlooker()
    await house.watch(table.sheet.id, onlooker)
    count = len(table.steps)

    def fail(*_: object) -> None:
        raise StorageError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(house.storage, "append", fail)
        with pytest.raises(Refused) as refusal:
            await play(house, table, Random(1))
    assert refusal.value.code == "not-stored"
    assert (onlooker.changes, onlooker.losses) == (0, 1)
    async with house.reading(table.sheet.id) as again:
        assert len(again.steps) == count


async def test_a_corner_may_be_chosen_again_until_the_next_player_chooses(house: House) -> None:
    table = await laid(house, "meeples", 3, {})
    first = table.live_state.waiting_for[0]
    before = table.live_state.legal(first)
    rng = Random(3)
    await play(house, table, rng)
    second = table.live_state.waiting_for[0]
    assert second != first
    stale = table.questions[second]
    await house.undo(PEOPLE[first], table.sheet.id, first)
    assert table.live_state.waiting_for == [first]
    assert table.live_state.legal(first) == before
    with pytest.raises(Refused):
        await house.act(PEOPLE[second], table.sheet.id, second, stale, before[0])
    await play(house, table, rng)
    await play(house, table, rng)
    assert table.free_undo(first) < 0, "the next player has chosen"
