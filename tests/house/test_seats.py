"""Who may have which seat: kept for who left it, fixed at the end, with a side and a salt of one's own."""

from __future__ import annotations

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.shelf import box
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.verbs import MOST_AFTERWORDS, MOST_LINES, House

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
SLUG = "meeples"  # a game whose players choose a colour as they sit down
GAME = box(SLUG).game


@pytest.fixture
def storage(url: str) -> Storage:
    return Storage(url)


async def refused(attempt: object) -> str:
    with pytest.raises(Refused) as refusal:
        await attempt  # type: ignore[misc]
    return refusal.value.code


async def laid(house: House, seats: int = 2) -> Table:
    """A running game of Ana, who laid the table, Bob, and whoever else has a seat."""
    slug = "apagos" if seats == 2 else SLUG
    options = FIXED if seats == 2 else {}
    table = await house.lay("ana", "Ana", slug, seats, options, ["me"] + ["open"] * (seats - 1))
    for seat, name in list(enumerate(["Ana", "Bob", "Max", "Zoe"]))[1:seats]:
        await house.sit(name.lower(), table, seat, name)
    return house.open_tables[table].table


async def looked(house: House, who: str, table: Table, seat: int) -> None:
    async with house.reading(table.sheet.id) as present:
        house.check_sight(present, who, seat)


async def play_out(house: House, table: Table) -> None:
    while not table.over:
        seat = table.live_state.waiting_for[0]
        player = table.players[seat]
        assert player is not None
        await house.act(player.id, table.sheet.id, seat, table.questions[seat], table.live_state.legal(seat)[-1])


# Leaving.


async def test_a_seat_that_is_left_is_kept_for_its_player(house: House) -> None:
    table = await laid(house)
    await house.stand("bob", table.sheet.id, 1)
    assert await refused(house.sit("eve", table.sheet.id, 1, "Eve")) == "seat-kept"
    assert await refused(looked(house, "bob", table, 1)) == "not-your-seat"
    await house.sit("bob", table.sheet.id, 1, "Bob")
    assert table.seats_of("bob") == [1]
    assert table.leavers == [None, None]


async def test_who_plays_or_has_played_never_gets_the_seat_of_another(house: House) -> None:
    table = await laid(house, 3)
    await house.stand("bob", table.sheet.id, 1)
    await house.stand("max", table.sheet.id, 2)
    await house.release("ana", table.sheet.id, 1)
    assert await refused(house.sit("ana", table.sheet.id, 1, "Ana")) == "has-played"
    assert await refused(house.sit("max", table.sheet.id, 1, "Max")) == "has-played"
    assert await refused(looked(house, "ana", table, 1)) == "not-your-seat"
    await house.sit("eve", table.sheet.id, 1, "Eve")
    assert table.seats_of("eve") == [1]
    assert await refused(house.sit("bob", table.sheet.id, 1, "Bob")) == "seat-taken"


async def test_all_who_still_play_may_give_a_seat_away_without_the_owner(house: House) -> None:
    table_id = await house.lay("host", "Host", SLUG, 3, {}, ["open"] * 3)
    table = house.open_tables[table_id].table
    for seat, name in enumerate(["Ana", "Bob", "Max"]):
        await house.sit(name.lower(), table_id, seat, name)
    await house.stand("bob", table_id, 1)
    assert await refused(house.release("eve", table_id, 1)) == "not-at-table"
    await house.release("ana", table_id, 1)
    await house.release("ana", table_id, 1)
    assert await refused(house.sit("eve", table_id, 1, "Eve")) == "seat-kept"
    assert await refused(house.seat_bot("max", table_id, 1, "random")) == "seat-kept"
    await house.release("max", table_id, 1)
    assert table.is_released(1)
    await house.sit("eve", table_id, 1, "Eve")
    assert table.leavers[1] is None


async def test_only_a_seat_that_was_left_is_given_away(house: House) -> None:
    table = await laid(house)
    assert await refused(house.release("ana", table.sheet.id, 1)) == "not-left"
    waiting = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    assert await refused(house.release("ana", waiting, 1)) == "not-left"


async def test_who_left_comes_back_even_where_a_computer_plays_for_them(house: House) -> None:
    table = await laid(house)
    await house.stand("bob", table.sheet.id, 1)
    await house.seat_bot("ana", table.sheet.id, 1, "random")
    assert await refused(house.sit("eve", table.sheet.id, 1, "Eve")) == "seat-taken"
    await house.sit("bob", table.sheet.id, 1, "Bob")
    player = table.players[1]
    assert player is not None
    assert (player.id, player.bot, player.salt) == ("bob", "", table.salts[1])


async def test_a_return_takes_back_what_the_others_agreed(house: House) -> None:
    table = await laid(house)
    await house.stand("bob", table.sheet.id, 1)
    await house.release("ana", table.sheet.id, 1)
    await house.sit("bob", table.sheet.id, 1, "Bob")
    await house.stand("bob", table.sheet.id, 1)
    assert await refused(house.sit("eve", table.sheet.id, 1, "Eve")) == "seat-kept"


async def test_who_left_finds_the_table_in_the_list_of_theirs(house: House) -> None:
    table = await laid(house)
    await house.stand("bob", table.sheet.id, 1)
    assert [listed.table for listed in await house.storage.tables_of("bob")] == [table.sheet.id]


async def test_leaving_survives_a_restart(house: House) -> None:
    table = await laid(house)
    await house.stand("bob", table.sheet.id, 1)
    await house.release("ana", table.sheet.id, 1)
    house.open_tables.clear()
    async with house.reading(table.sheet.id) as again:
        assert again is not table
        assert (again.leavers, again.releases, again.played) == (table.leavers, table.releases, {"ana", "bob"})


# The end.


async def test_a_finished_table_is_fixed(house: House) -> None:
    table = await laid(house)
    await play_out(house, table)
    before = await house.record("ana", table.sheet.id)
    assert await refused(house.stand("ana", table.sheet.id, 0)) == "over"
    assert await refused(house.sit("eve", table.sheet.id, 1, "Eve")) == "over"
    assert await refused(house.seat_bot("bob", table.sheet.id, 1, "random")) == "over"
    assert await refused(house.release("ana", table.sheet.id, 1)) == "over"
    assert await house.record("ana", table.sheet.id) == before


async def test_what_is_said_after_the_end_is_kept_beside_the_record_and_bounded(house: House) -> None:
    table = await laid(house)
    await house.say("bob", table.sheet.id, "Bob", "bonne chance")
    await play_out(house, table)
    for number in range(MOST_AFTERWORDS):
        await house.say("eve", table.sheet.id, "Eve", f"bravo {number}")
    assert await refused(house.say("bob", table.sheet.id, "Bob", "merci")) == "talked-out"
    text = await house.record("ana", table.sheet.id)
    assert [saying.words for saying in records.read(text).sayings] == ["bonne chance"]
    fair.verify(records.read(text))


async def test_talk_is_bounded_for_each_seat_and_never_by_spectators_alone(house: House) -> None:
    table = await laid(house)
    for _ in range(MOST_LINES):
        await house.say("eve", table.sheet.id, "Eve", "\u200b" * 10 + "x" * 480)
    assert await refused(house.say("zoe", table.sheet.id, "Zoe", "and me?")) == "talked-out"
    await house.say("bob", table.sheet.id, "Bob", "we can still talk")
    assert table.talk[0].text == "x" * 480, "nothing unseen is kept"
    await play_out(house, table)
    assert len(records.read(await house.record("ana", table.sheet.id)).sayings) == MOST_LINES + 1


# Salts.


async def test_the_salts_of_the_players_are_fixed_before_the_first_step(house: House) -> None:
    promised = await house.promise()
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"], salt="5a17", commitment=promised)
    table = house.open_tables[table_id].table
    assert table.commitment == promised
    await house.change_seat("ana", table_id, 0, salt="c0ffee")
    await house.sit("bob", table_id, 1, "Bob", salt="b0b0")
    assert table.salts == ["c0ffee", "b0b0"]
    assert [player.brought for player in table.players if player] == [True, True]
    assert await refused(house.change_seat("ana", table_id, 0, salt="5a17")) == "has-started"
    await play_out(house, table)
    record = records.read(await house.record("ana", table_id))
    assert (record.commitment, record.salts) == (promised, ["c0ffee", "b0b0"])
    assert fair.verify(record) > 0


async def test_the_house_salts_for_who_brings_none_and_says_so(house: House) -> None:
    table = await laid(house)
    assert all(fair.is_salt(salt) for salt in table.salts)
    assert not any(player.brought for player in table.players if player)


@pytest.mark.parametrize("salt", ["x", "A1", "5", "ab" * 65, "5eed "])
async def test_a_salt_is_hexadecimal_or_refused(house: House, salt: str) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    assert await refused(house.sit("bob", table_id, 1, "Bob", salt=salt)) == "bad-salt"
    assert await refused(house.change_seat("ana", table_id, 0, salt=salt)) == "bad-salt"


async def test_a_salt_comes_after_the_commitment_and_a_commitment_serves_one_table(house: House) -> None:
    places = ["me", "bot:random"]
    assert await refused(house.lay("ana", "Ana", "apagos", 2, {}, places, salt="5a17")) == "salt-too-early"
    promised = await house.promise()
    await house.lay("ana", "Ana", "apagos", 2, {}, places, salt="5a17", commitment=promised)
    again = house.lay("ana", "Ana", "apagos", 2, {}, places, salt="5a17", commitment=promised)
    assert await refused(again) == "no-such-promise"


async def test_the_next_game_has_a_secret_and_salts_of_its_own(house: House) -> None:
    table = await laid(house)
    await play_out(house, table)
    promised = await house.promise()
    await house.rematch("ana", table.sheet.id)
    following = house.open_tables[await house.rematch("bob", table.sheet.id, "b0b1", promised)].table
    assert following.commitment == promised
    assert following.salts[1] == "b0b1"
    assert following.salts[0] != table.salts[0]
    assert following.sheet.owner == "ana"


# Sides.


async def test_who_sits_down_chooses_a_free_side(house: House) -> None:
    one, two, three = GAME.sides[:3]
    table_id = await house.lay("ana", "Ana", SLUG, 3, {}, ["me", "open", "open"], sides=[two, "", ""])
    table = house.open_tables[table_id].table
    assert await refused(house.sit("bob", table_id, 1, "Bob", two)) == "side-taken"
    assert await refused(house.sit("bob", table_id, 1, "Bob", "pink")) == "unknown-side"
    await house.sit("bob", table_id, 1, "Bob")
    assert [player.side for player in table.players if player] == [1, 0], "the first that is free"
    await house.change_seat("bob", table_id, 1, three)
    await house.sit("max", table_id, 2, "Max", one)
    assert table.seating == (0, (1, 2, 0))
    assert table.live_state.sides == [1, 2, 0]
    assert await refused(house.change_seat("bob", table_id, 1, one)) == "has-started"


async def test_sides_and_host_are_kept_by_restarts_records_and_the_next_game(house: House) -> None:
    one, two = GAME.sides[:2]
    table_id = await house.lay("ana", "Ana", SLUG, 2, {}, ["open", "me"], sides=["", one])
    await house.sit("bob", table_id, 0, "Bob", two)
    table = house.open_tables[table_id].table
    assert (table.live_state.host, table.live_state.sides) == (1, [1, 0])
    house.open_tables.clear()
    async with house.reading(table_id) as again:
        assert (again.seating, again.live_state.sides) == ((1, (1, 0)), [1, 0])
    record = again.record()
    assert record.seating == (1, (1, 0))
    assert records.read(records.write(record)) == record


async def test_the_owner_who_does_not_sit_leaves_the_host_to_the_first_seat(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["open", "open"])
    await house.sit("bob", table_id, 0, "Bob")
    await house.sit("max", table_id, 1, "Max")
    assert house.open_tables[table_id].table.live_state.host == 0


async def test_nobody_chooses_a_side_where_the_game_asks(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    assert await refused(house.sit("bob", table_id, 1, "Bob", "white")) == "unknown-side"
