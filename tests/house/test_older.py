"""Tables of older rules: they go on where every step is still legal, and say which one is not."""

from __future__ import annotations

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.shelf import box
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, checksum_of, sheet_checksum
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.verbs import House

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
GAME = box("apagos").game


async def laid(house: House, *texts: str) -> Table:
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "open"])
    await house.sit("bob", table_id, 1, "Bob")
    table = house.open_tables[table_id].table
    for text in texts:
        seat = table.live_state.waiting_for[0]
        await house.act(["ana", "bob"][seat], table_id, seat, table.questions[seat], GAME.read(seat, text))
    return table


async def aged(house: House, table: Table, action: int = -1) -> str:
    """The same table as older rules left it, its last step another one where that is wished."""
    sheet = table.sheet._replace(id=f"old-{table.sheet.id}", version=GAME.version - 1)
    entries: list[Entry] = []
    before = sheet_checksum(sheet)
    for entry in await house.storage.entries(table.sheet.id):
        is_last = entry.number == table.number - 1 and entry.kind == kinds.STEP
        changed = entry._replace(action=action if is_last and action >= 0 else entry.action)
        before = checksum_of(before, *changed[:-1])
        entries.append(changed._replace(checksum=before))
    await house.storage.lay(sheet, entries)
    if table.over:
        await house.storage.finish(sheet.id, table.ranks)
    return sheet.id


async def refused(attempt: object) -> str:
    with pytest.raises(Refused) as refusal:
        await attempt  # type: ignore[misc]
    return refusal.value.code


async def test_a_table_goes_on_where_every_step_is_still_legal(house: House) -> None:
    table = await laid(house, "W@1", "B@1")
    old = await aged(house, table)
    assert await refused(house.open_table(old)) == "other-rules"
    assert (await house.older(old)).is_legal
    assert await refused(house.record("ana", old)) == "other-rules", "a game that goes on keeps its secrets"
    assert await refused(house.carry_over("eve", old)) == "not-at-table"
    await house.carry_over("bob", old)
    async with house.reading(old) as again:
        assert (again.sheet.version, again.steps) == (GAME.version, table.steps)
    await house.act("ana", old, 0, again.questions[0], again.live_state.legal(0)[0])
    await house.carry_over("ana", old)


async def test_the_first_step_that_is_no_longer_legal_is_named(house: House) -> None:
    table = await laid(house, "W@1", "B@1")
    old = await aged(house, table, GAME.read(1, "4>1"))
    older = await house.older(old)
    assert not older.is_legal
    assert (older.number, older.step, older.rule) == (1, "1: 4>1", "R19")
    assert await refused(house.carry_over("ana", old)) == "not-carried"
    assert await refused(house.open_table(old)) == "other-rules", "nothing has changed"
    lines = (await house.record("bob", old)).split("\n")
    assert f"rules: {GAME.version - 1}" in lines
    assert lines[lines.index("0: W@1") + 1] == "1: 4>1"
    assert not any(line.startswith("secret") for line in lines)


async def test_a_finished_game_of_older_rules_keeps_its_record(house: House) -> None:
    table = await laid(house, "resign")
    old = await aged(house, table)
    text = await house.record("eve", old)
    with pytest.raises(records.BrokenRecord):
        records.read(text)
    assert fair.verify(records.carried(text)) == 0
    await house.carry_over("ana", old)
    assert records.read(await house.record("eve", old)).ranks == table.ranks


async def test_a_table_of_newer_rules_is_never_carried_back(house: House) -> None:
    table = await laid(house, "W@1")
    sheet = table.sheet._replace(id="newer", version=GAME.version + 1)
    await house.storage.lay(sheet, [])
    assert not (await house.older("newer")).is_legal
    assert await refused(house.carry_over("ana", "newer")) == "not-carried"
