"""The house: its verbs, who may use them, and what survives."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.state import CHANCE, FLAG, NOBODY
from ludotheque.house.host import House, clean_name
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers

FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = House(Storage(f"sqlite:///{tmp_path}/house.db"), Thinkers(), pause=0.0)
    await opened.open()
    yield opened
    await opened.close()


async def laid(house: House, options: dict[str, str] = FIXED, **more: object) -> str:
    table = await house.lay("ana", "Ana", "apagos", 2, options, ["me", "open"], **more)  # type: ignore[arg-type]
    await house.sit("bob", table, 1, "Bob")
    return table


async def play(house: House, table_id: str, who: str, seat: int, text: str) -> None:
    table = house.places[table_id].table
    await house.act(who, table_id, seat, table.questions[seat], table.box.game.read(seat, text))


async def play_out(house: House, table_id: str) -> Table:
    table = house.places[table_id].table
    while not table.over:
        seat = table.playing.waiting_for[0]
        await house.act(["ana", "bob"][seat], table_id, seat, table.questions[seat], table.playing.legal(seat)[0])
    return table


def code(refusal: pytest.ExceptionInfo[Refused]) -> tuple[int, str, str]:
    return refusal.value.status, refusal.value.code, refusal.value.rule


async def test_a_game_starts_when_every_seat_is_taken(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    assert not house.places[table_id].table.started
    await house.sit("bob", table_id, 1, "Bob")
    assert house.places[table_id].table.started


async def test_a_taken_seat_is_refused(house: House) -> None:
    table = await laid(house)
    with pytest.raises(Refused) as refusal:
        await house.sit("eve", table, 1, "Eve")
    assert code(refusal) == (409, "seat-taken", "")


async def test_only_the_player_of_a_seat_acts_for_it(house: House) -> None:
    table = await laid(house)
    with pytest.raises(Refused) as refusal:
        await play(house, table, "bob", 0, "W@1")
    assert code(refusal) == (403, "not-your-seat", "")


async def test_an_illegal_action_names_its_rule_and_changes_nothing(house: House) -> None:
    table_id = await laid(house)
    table = house.places[table_id].table
    before = table.number
    with pytest.raises(Refused) as refusal:
        await play(house, table_id, "ana", 0, "4>1")
    assert code(refusal) == (409, "illegal", "R19")
    assert table.number == before


async def test_a_stale_click_is_judged_against_its_question(house: House) -> None:
    table_id = await laid(house)
    table = house.places[table_id].table
    question = table.questions[0]
    await play(house, table_id, "ana", 0, "W@1")
    await play(house, table_id, "bob", 1, "B@1")
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, question, 0)
    assert code(refusal) == (409, "stale", "")


async def test_a_question_changes_only_with_what_its_seat_may_do(house: House) -> None:
    table_id = await laid(house)
    table = house.places[table_id].table
    await play(house, table_id, "ana", 0, "W@1")
    waiting = table.questions[0]
    await house.say("bob", table_id, "Bob", "bonjour")
    assert table.questions[0] == waiting


async def test_a_double_click_plays_once(house: House) -> None:
    """The second click still carries the question the first one answered, even where the answers stay the same."""
    table_id = await laid(house, {"setter": "seat_1", "colours": "pick:white"})
    table = house.places[table_id].table
    question = table.questions[0]
    await house.act("ana", table_id, 0, question, table.playing.legal(0)[0])
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, question, table.playing.legal(0)[0])
    assert code(refusal) == (409, "stale", "")


@pytest.mark.parametrize(
    ("action", "expected"),
    [(10**30, "unknown-action"), (-1, "unknown-action"), (True, "malformed"), ("0", "malformed")],
)
async def test_a_number_that_is_no_action_is_refused(house: House, action: int, expected: str) -> None:
    table_id = await laid(house)
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, house.places[table_id].table.questions[0], action)
    assert refusal.value.code == expected


async def test_unknown_tables_games_seats_and_options_are_refused(house: House) -> None:
    for attempt, expected in [
        (house.act("ana", "nowhere", 0, 0, 0), "unknown-table"),
        (house.act("ana", "x" * 10_000, 0, 0, 0), "unknown-table"),
        (house.lay("ana", "Ana", "chess", 2, {}, ["me", "open"]), "unknown-game"),
        (house.lay("ana", "Ana", "apagos", 7, {}, ["me"] * 7), "bad-seats"),
        (house.lay("ana", "Ana", "apagos", 2, {}, ["me", "bot:genius"]), "bad-seats"),
        (house.lay("ana", "Ana", "apagos", 2, {"swap": "maybe"}, ["me", "open"]), "bad-options"),
        (house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"], "game ="), "bad-options"),
        (house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"], settings={"clock": "soon"}), "bad-settings"),
    ]:
        with pytest.raises(Refused) as refusal:
            await attempt
        assert refusal.value.code == expected
    assert await house.storage.tables_of("ana") == []


async def test_a_spectator_looks_but_does_not_act(house: House) -> None:
    table = await laid(house)
    view, _ = await house.moment("eve", table, NOBODY, 0)
    assert view.legal == []
    with pytest.raises(Refused) as refusal:
        await house.moment("eve", table, 0, 0)
    assert code(refusal) == (403, "not-your-seat", "")


async def test_all_eyes_open_when_the_game_is_over(house: House) -> None:
    table = await laid(house)
    await play_out(house, table)
    view, _ = await house.moment("eve", table, 0, 3)
    assert view.seat == 0


async def test_a_finished_record_verifies_and_an_unfinished_one_is_kept_back(house: House) -> None:
    table_id = await laid(house, {})
    with pytest.raises(Refused) as refusal:
        await house.record("ana", table_id)
    assert code(refusal) == (409, "not-over", "")
    table = await play_out(house, table_id)
    record = records.read(await house.record("ana", table_id))
    assert fair.verify(record) == sum(1 for step in table.steps if step.seat == CHANCE) == 1
    assert record.ranks == table.ranks


async def test_a_table_comes_back_after_the_house_was_closed(house: House, tmp_path: Path) -> None:
    table_id = await laid(house, {})
    for _ in range(4):
        table = house.places[table_id].table
        seat = table.playing.waiting_for[0]
        await house.act(["ana", "bob"][seat], table_id, seat, table.questions[seat], table.playing.legal(seat)[0])
    await house.say("bob", table_id, "Bob", "à demain")
    await house.close()
    again = House(Storage(f"sqlite:///{tmp_path}/house.db"), Thinkers(), pause=0.0)
    await again.open()
    async with again.reading(table_id) as back:
        assert back.steps == table.steps
        assert [said.text for said in back.talk] == ["à demain"]
        assert back.number == table.number
        assert back.players == table.players
    await again.close()


async def test_a_choice_is_taken_back_freely_until_it_is_confirmed(house: House) -> None:
    table_id = await laid(house, {"setter": "seat_1", "colours": "pick:white"})
    table = house.places[table_id].table
    await play(house, table_id, "ana", 0, "D7")
    await play(house, table_id, "ana", 0, "A1")
    assert table.undo_way(0) == "free"
    await house.undo("ana", table_id, 0)
    assert [table.box.game.write(step.seat, step.action) for step in table.steps] == ["D7"]
    for text in ("A3", "B5", "C5", "confirm"):
        await play(house, table_id, "ana", 0, text)
    assert table.undo_way(0) == "consent"


async def test_a_move_is_taken_back_only_with_consent(house: House) -> None:
    table_id = await laid(house)
    table = house.places[table_id].table
    await play(house, table_id, "ana", 0, "W@1")
    await house.undo("ana", table_id, 0)
    assert table.asked is not None
    await house.answer("bob", table_id, 1, False)
    assert table.asked is None
    assert len(table.steps) == 1
    await house.undo("ana", table_id, 0)
    with pytest.raises(Refused):
        await house.answer("ana", table_id, 0, True)
    await house.answer("bob", table_id, 1, True)
    assert table.steps == []
    assert table.playing.waiting_for == [0]


async def test_nothing_is_taken_back_after_a_draw(house: House) -> None:
    table_id = await laid(house, {"colours": "pick", "setter": "random", "setup_mode": "classic"})
    await play(house, table_id, "ana", 0, "white")
    with pytest.raises(Refused) as refusal:
        await house.undo("ana", table_id, 0)
    assert code(refusal) == (409, "nothing-to-undo", "")


async def test_a_computer_player_answers_by_itself(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"])
    table = house.places[table_id].table
    while not table.over:
        if table.playing.waiting_for == [0]:
            await house.act("ana", table_id, 0, table.questions[0], table.playing.legal(0)[0])
        await asyncio.sleep(0.01)
    assert table.ranks in ([1, 2], [2, 1])


async def test_two_computer_players_finish_alone(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["bot:greedy", "bot:random"])
    table = house.places[table_id].table
    async with asyncio.timeout(60):
        while not table.over:
            await asyncio.sleep(0.02)


async def test_a_rematch_keeps_the_players_and_alternates_the_setter(house: House) -> None:
    table_id = await laid(house, {"setter": "alternate:1", "colours": "pick:white", "setup_mode": "classic"})
    await play_out(house, table_id)
    following = await house.rematch("ana", table_id)
    assert await house.rematch("bob", table_id) == following
    table = house.places[following].table
    assert [player.name for player in table.players if player] == ["Ana", "Bob"]
    assert table.options["setter"] == "alternate:2"
    assert table.started


async def test_watchers_are_told_after_the_change_is_stored(house: House) -> None:
    table_id = await laid(house)
    stored: list[int] = []

    class Onlooker:
        def glimpse(self, table: Table) -> None:
            raise AssertionError("nothing comes between")

        def changed(self, table: Table) -> None:
            stored.append(table.number)

        def lost(self) -> None:
            raise AssertionError("nothing is lost")

    leave = await house.watch(table_id, Onlooker())
    await play(house, table_id, "ana", 0, "W@1")
    leave()
    await play(house, table_id, "bob", 1, "B@1")
    entries = await house.storage.entries(table_id)
    assert stored == [len(entries) - 1]


async def test_the_clock_of_a_seat_runs_out(house: House) -> None:
    table_id = await laid(house, settings={"clock": 1})
    table = house.places[table_id].table
    async with asyncio.timeout(5):
        while not table.over:
            await asyncio.sleep(0.05)
    assert table.steps[-1].action == FLAG
    assert table.ranks == [2, 1]


async def test_a_player_who_leaves_gives_up_the_seat_and_a_computer_may_take_it(house: House) -> None:
    table_id = await laid(house)
    table = house.places[table_id].table
    await house.stand("bob", table_id, 1)
    assert table.players[1] is None
    with pytest.raises(Refused):
        await house.seat_bot("eve", table_id, 1, "random")
    await house.seat_bot("ana", table_id, 1, "random")
    player = table.players[1]
    assert player is not None
    assert player.bot == "random"


async def test_talk_is_bounded_and_kept_on_one_line(house: House) -> None:
    table_id = await laid(house)
    await house.say("eve", table_id, "Eve\nthe\tloud", "  bien\njoué  ")
    said = house.places[table_id].table.talk[0]
    assert (said.name, said.text, said.seat) == ("Eve the loud", "bien joué", NOBODY)
    for text in ("", "x" * 501):
        with pytest.raises(Refused):
            await house.say("eve", table_id, "Eve", text)


async def test_hints_and_verdicts_only_where_the_table_has_a_coach(house: House, tmp_path: Path) -> None:
    table_id = await laid(house)
    with pytest.raises(Refused) as refusal:
        await house.verdicts("ana", table_id, 0)
    assert code(refusal) == (403, "no-coach", "")


async def test_the_sheet_of_a_listed_table_never_shows_its_secret(house: House) -> None:
    await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"], settings={"public": True})
    listed = await house.storage.open_tables()
    assert len(listed) == 1
    assert "secret" not in json.dumps([row._asdict() for row in listed], default=str)


def test_names_are_fit_to_be_shown() -> None:
    assert clean_name("  Ana \u0000\n B ") == "Ana B"
    assert clean_name("") == "?"
    assert len(clean_name("x" * 1000)) == 24
