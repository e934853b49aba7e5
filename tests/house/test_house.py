"""The house: its verbs, who may use them, and what survives."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY
from ludotheque.house import keeper, replay
from ludotheque.house.checks import clean_name
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage
from ludotheque.house.table import Still, Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House

T = TypeVar("T")
HALF = "\ud83c"  # the first half of a character
FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}


@pytest.fixture
def storage(url: str) -> Storage:
    return Storage(url)


async def laid(house: House, options: dict[str, str] = FIXED, **more: object) -> str:
    table = await house.lay("ana", "Ana", "apagos", 2, options, ["me", "open"], **more)  # type: ignore[arg-type]
    await house.sit("bob", table, 1, "Bob")
    return table


async def play(house: House, table_id: str, who: str, seat: int, text: str) -> None:
    table = house.open_tables[table_id].table
    await house.act(who, table_id, seat, table.questions[seat], table.box.game.read(seat, text))


async def play_out(house: House, table_id: str) -> Table:
    table = house.open_tables[table_id].table
    while not table.over:
        seat = table.live_state.waiting_for[0]
        await house.act(["ana", "bob"][seat], table_id, seat, table.questions[seat], table.live_state.legal(seat)[0])
    return table


def code(refusal: pytest.ExceptionInfo[Refused]) -> tuple[int, str, str]:
    return refusal.value.status, refusal.value.code, refusal.value.rule or refusal.value.detail


async def test_a_game_starts_when_every_seat_is_taken(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    assert not house.open_tables[table_id].table.started
    await house.sit("bob", table_id, 1, "Bob")
    assert house.open_tables[table_id].table.started


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
    table = house.open_tables[table_id].table
    before = table.number
    with pytest.raises(Refused) as refusal:
        await play(house, table_id, "ana", 0, "4>1")
    assert code(refusal) == (409, "illegal", "R19")
    assert table.number == before


async def test_a_stale_click_is_judged_against_its_question(house: House) -> None:
    table_id = await laid(house)
    table = house.open_tables[table_id].table
    question = table.questions[0]
    await play(house, table_id, "ana", 0, "W@1")
    await play(house, table_id, "bob", 1, "B@1")
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, question, 0)
    assert code(refusal) == (409, "stale", "")


async def test_a_question_changes_only_with_what_its_seat_may_do(house: House) -> None:
    table_id = await laid(house)
    table = house.open_tables[table_id].table
    await play(house, table_id, "ana", 0, "W@1")
    waiting = table.questions[0]
    await house.say("bob", table_id, "Bob", "bonjour")
    assert table.questions[0] == waiting


async def test_a_double_click_plays_once(house: House) -> None:
    """The second click still carries the question the first one answered, even where the answers stay the same."""
    table_id = await laid(house, {"setter": "seat_1", "colours": "pick:white"})
    table = house.open_tables[table_id].table
    question = table.questions[0]
    await house.act("ana", table_id, 0, question, table.live_state.legal(0)[0])
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, question, table.live_state.legal(0)[0])
    assert code(refusal) == (409, "stale", "")


@pytest.mark.parametrize(
    ("action", "expected"),
    [(10**30, "unknown-action"), (-1, "unknown-action"), (True, "malformed"), ("0", "malformed")],
)
async def test_a_number_that_is_no_action_is_refused(house: House, action: int, expected: str) -> None:
    table_id = await laid(house)
    with pytest.raises(Refused) as refusal:
        await house.act("ana", table_id, 0, house.open_tables[table_id].table.questions[0], action)
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


@pytest.mark.parametrize(
    ("places", "settings", "named"),
    [
        (["me"], {}, "1 (2)"),
        (["me", "x"], {}, "'x' (me, open, bot:random,"),
        (["me", "greedy"], {}, "'greedy' (me, open, bot:random,"),
        (["me", "bot:nope"], {}, "'bot:nope'"),
        (["me", "open"], {"foo": 1}, "'foo' (public, coach, clock)"),
        (["me", "open"], {"clock": -1}, "clock: -1 (0-86400)"),
        (["me", "open"], {"clock": True}, "clock: true (0-86400)"),
        (["me", "open"], {"public": 1}, "public: 1 (true, false)"),
    ],
)
async def test_a_table_that_cannot_be_laid_hears_what_is_wrong(
    house: House, places: list[str], settings: dict[str, object], named: str
) -> None:
    with pytest.raises(Refused) as refusal:
        await house.lay("ana", "Ana", "apagos", len(places), {}, places, settings=settings)
    assert refusal.value.status == 400
    assert refusal.value.detail.startswith(named)


async def test_nobody_has_a_clock_where_the_game_has_no_rule_for_it(house: House) -> None:
    for slug in slugs():
        game = box(slug).game
        seats = game.seats[0]
        laying = house.lay("ana", "Ana", slug, seats, {}, ["me"] * seats, settings={"clock": 60})
        if game.flags:
            table = (await house.open_table(await laying)).table
            state = table.live_state
            assert state.why_not(CLOCK, FLAG + state.waiting_for[0]) == LEGAL
        else:
            with pytest.raises(Refused) as refusal:
                await laying
            assert refusal.value.detail == "clock: 60 (0)"


async def test_half_a_character_is_never_kept(house: House) -> None:
    table_id = await laid(house)
    table = house.open_tables[table_id].table
    before = table.number
    move = (table.questions[0], table.live_state.legal(0)[0])
    for attempt in [
        house.say("eve", table_id, "Eve", f"bravo {HALF}"),
        house.say("eve", table_id, HALF, "bravo"),
        house.act("ana", table_id, 0, *move, words=HALF),
        house.lay("eve", HALF, "apagos", 2, {}, ["me", "open"]),
        house.lay("eve", "Eve", "apagos", 2, {HALF: "x"}, ["me", "open"]),
        house.lay("eve", "Eve", "apagos", 2, {"swap": HALF}, ["me", "open"]),
        house.lay("eve", "Eve", "apagos", 2, {}, ["me", HALF]),
        house.lay("eve", "Eve", "apagos", 2, {}, ["me", "open"], f"# {HALF}"),
    ]:
        with pytest.raises(Refused) as refusal:
            await attempt
        assert code(refusal) == (400, "malformed", "('\\ud83c' is half a character)")
    assert table.number == before
    assert await house.storage.tables_of("eve") == []
    await house.stand("bob", table_id, 1)
    with pytest.raises(Refused):
        await house.sit("eve", table_id, 1, HALF)
    assert table.players[1] is None


async def test_tables_nobody_uses_make_room_for_new_ones(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MOST_OPEN", 3)
    busy = await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"])
    async with house.reading(busy):
        tables = [await house.lay("ana", "Ana", "apagos", 2, {}, ["me", "open"]) for _ in range(6)]
        assert list(house.open_tables) == [busy, *tables[-2:]]
    async with house.reading(tables[0]) as table:
        assert table.sheet.id == tables[0]
    assert list(house.open_tables) == [*tables[-2:], tables[0]]


async def test_a_table_of_other_rules_is_not_opened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await laid(house)
    house.open_tables.clear()
    with monkeypatch.context() as newer:
        newer.setattr(box("apagos").game, "version", 99)
        with pytest.raises(Refused) as refusal:
            await house.open_table(table)
        assert code(refusal) == (409, "other-rules", "")
    assert (await house.open_table(table)).table.started


async def test_a_table_whose_own_box_is_no_longer_accepted_is_not_opened(house: House) -> None:
    material = box("apagos").game.material
    table = await laid(house, material=material)
    sheet = house.open_tables[table].table.sheet
    with pytest.raises(Refused) as refusal:
        replay.replayed(sheet._replace(material=f"printed = 1907-10-20\n{material}"), [])
    assert code(refusal) == (409, "other-rules", "")


async def test_a_spectator_looks_but_does_not_act(house: House) -> None:
    table_id = await laid(house)
    async with house.reading(table_id) as table:
        house.check_sight(table, "eve", NOBODY)
        assert table.view(NOBODY).legal == []
        with pytest.raises(Refused) as refusal:
            house.check_sight(table, "eve", 0)
    assert code(refusal) == (403, "not-your-seat", "")


async def test_all_eyes_open_when_the_game_is_over(house: House) -> None:
    table_id = await laid(house)
    table = await play_out(house, table_id)
    house.check_sight(table, "eve", 0)


async def test_a_finished_record_verifies_and_an_unfinished_one_is_kept_back(house: House) -> None:
    table_id = await laid(house, {})
    with pytest.raises(Refused) as refusal:
        await house.record("ana", table_id)
    assert code(refusal) == (409, "not-over", "")
    table = await play_out(house, table_id)
    record = records.read(await house.record("ana", table_id))
    assert fair.verify(record) == sum(1 for step in table.steps if step.seat == CHANCE) == 1
    assert record.ranks == table.ranks


async def test_a_table_comes_back_after_the_house_was_closed(house: House, url: str) -> None:
    table_id = await laid(house, {})
    for _ in range(4):
        table = house.open_tables[table_id].table
        seat = table.live_state.waiting_for[0]
        await house.act(["ana", "bob"][seat], table_id, seat, table.questions[seat], table.live_state.legal(seat)[0])
    await house.say("bob", table_id, "Bob", "à demain")
    await house.close()
    again = House(Storage(url), Thinkers(), pause=0.0)
    await again.open()
    async with again.reading(table_id) as back:
        assert back.steps == table.steps
        assert [said.text for said in back.talk] == ["à demain"]
        assert back.number == table.number
        assert back.players == table.players
    await again.close()


async def test_a_choice_is_taken_back_freely_until_it_is_confirmed(house: House) -> None:
    table_id = await laid(house, {"setter": "seat_1", "colours": "pick:white"})
    table = house.open_tables[table_id].table
    await play(house, table_id, "ana", 0, "D7")
    await play(house, table_id, "ana", 0, "A1")
    assert table.undo_way(0) == "free"
    await house.undo("ana", table_id, 0)
    assert [table.box.game.write(step.seat, step.action) for step in table.steps] == ["D7"]
    for text in ("A3", "B5", "C5", "confirm"):
        await play(house, table_id, "ana", 0, text)
    assert table.undo_way(0) == ""


async def test_a_move_is_taken_back_only_with_consent(house: House) -> None:
    table_id = await laid(house)
    table = house.open_tables[table_id].table
    await play(house, table_id, "ana", 0, "W@1")
    await house.undo("ana", table_id, 0)
    assert table.take_back_wish is not None
    await house.answer("bob", table_id, 1, False)
    assert table.take_back_wish is None
    assert len(table.steps) == 1
    await house.undo("ana", table_id, 0)
    with pytest.raises(Refused):
        await house.answer("ana", table_id, 0, True)
    await house.answer("bob", table_id, 1, True)
    assert table.steps == []
    assert table.live_state.waiting_for == [0]


async def test_nothing_is_taken_back_after_a_draw(house: House) -> None:
    table_id = await laid(house, {"colours": "pick", "setter": "random", "setup_mode": "classic"})
    await play(house, table_id, "ana", 0, "white")
    with pytest.raises(Refused) as refusal:
        await house.undo("ana", table_id, 0)
    assert code(refusal) == (409, "nothing-to-undo", "")


async def test_a_computer_player_answers_by_itself(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"])
    table = house.open_tables[table_id].table
    while not table.over:
        if table.live_state.waiting_for == [0]:
            await house.act("ana", table_id, 0, table.questions[0], table.live_state.legal(0)[0])
        await asyncio.sleep(0.01)
    assert table.ranks in ([1, 2], [2, 1])


async def test_two_computer_players_finish_alone(house: House) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, {}, ["bot:greedy", "bot:random"])
    table = house.open_tables[table_id].table
    async with asyncio.timeout(60):
        while not table.over:
            await asyncio.sleep(0.02)


async def test_a_rematch_keeps_the_players_and_alternates_the_setter(house: House) -> None:
    table_id = await laid(house, {"setter": "alternate:1", "colours": "pick:white", "setup_mode": "classic"})
    await play_out(house, table_id)
    assert await house.rematch("ana", table_id) == ""
    following = await house.rematch("bob", table_id)
    assert await house.rematch("ana", table_id) == following
    table = house.open_tables[following].table
    assert [player.name for player in table.players if player] == ["Ana", "Bob"]
    assert table.options["setter"] == "alternate:2"
    assert table.started


async def test_nobody_is_led_to_another_game_without_having_agreed(house: House) -> None:
    table_id = await laid(house)
    await play_out(house, table_id)
    table = house.open_tables[table_id].table
    assert await house.rematch("ana", table_id) == await house.rematch("ana", table_id) == ""
    assert (table.willing, table.reluctant(), table.next_table) == ([0], [1], "")


async def test_a_series_counts_who_has_won_how_many_games(house: House) -> None:
    table_id = await laid(house)
    won = [0, 0]
    for games in range(1, 4):
        await play_out(house, table_id)
        table = house.open_tables[table_id].table
        if sorted(table.ranks) == [1, 2]:
            won[table.ranks.index(1)] += 1
        assert table.series == [games, *won]
        await house.rematch("ana", table_id)
        table_id = await house.rematch("bob", table_id)
        assert house.open_tables[table_id].table.series == [games, *won]


async def test_watchers_are_told_after_the_change_is_stored(house: House) -> None:
    table_id = await laid(house)
    stored: list[int] = []

    class Onlooker:
        def glimpse(self, table: Table, still: Still) -> None:
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
    table = house.open_tables[table_id].table
    async with asyncio.timeout(5):
        while not table.over:
            await asyncio.sleep(0.05)
    assert table.steps[-1].action == FLAG
    assert table.ranks == [2, 1]


async def test_the_answer_of_a_computer_player_sets_the_clock_of_who_is_asked_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["me", "bot:random"], settings={"clock": 20})
    place = house.open_tables[table_id]
    now = time.monotonic_ns
    monkeypatch.setattr(time, "monotonic_ns", lambda: now() + 15 * 10**9)  # Ana has thought for 15 seconds
    await house.act("ana", table_id, 0, place.table.questions[0], place.table.live_state.legal(0)[0])
    async with asyncio.timeout(30):
        while place.thinking is not None:
            await asyncio.sleep(0.01)
    assert place.table.live_state.waiting_for == [0]
    assert place.alarm is not None
    assert 3 < place.alarm.when() - asyncio.get_running_loop().time() < 6


class Dazed(Thinkers):
    """Computer players that lose their heads."""

    async def run(self, task: Callable[..., T], *arguments: object) -> T:
        raise KeyError("the card in my hand")


async def test_a_computer_player_that_fails_plays_something_legal(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.thinkers = Dazed()
    table_id = await house.lay("ana", "Ana", "apagos", 2, FIXED, ["bot:random", "bot:greedy"])
    table = house.open_tables[table_id].table
    async with asyncio.timeout(30):
        while not table.over:
            await asyncio.sleep(0.01)
    assert "greedy of apagos plays anything that is legal: KeyError" in caplog.text
    assert "card" not in caplog.text


async def test_a_failure_in_the_process_of_a_computer_player_is_logged_without_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = box("apagos").game.start(2, FIXED).view(0)
    thinkers = Thinkers()
    action, words = await thinkers.choose("apagos", "", "dreamer", view)
    thinkers.close()
    assert action in view.legal
    assert words == ""
    assert "LookupError" in caplog.text
    assert "levels.py" in caplog.text
    assert "no computer player" not in caplog.text


async def test_a_watcher_that_fails_does_not_keep_the_others_from_hearing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await laid(house)
    heard: list[int] = []

    class Deaf:
        def glimpse(self, table: Table, still: Still) -> None:
            raise ValueError("no eyes")

        def changed(self, table: Table) -> None:
            raise ValueError("no ears")

        def lost(self) -> None:
            raise ValueError("no way")

    class Awake(Deaf):
        def changed(self, table: Table) -> None:
            heard.append(table.number)

    await house.watch(table_id, Deaf())
    await house.watch(table_id, Awake())
    with caplog.at_level(logging.ERROR):
        await play(house, table_id, "ana", 0, "W@1")
    assert heard == [house.open_tables[table_id].table.number]
    assert f"table {table_id} could not be shown: ValueError" in caplog.text


async def test_a_player_who_leaves_gives_up_the_seat_and_a_computer_may_take_it(house: House) -> None:
    table_id = await laid(house)
    table = house.open_tables[table_id].table
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
    said = house.open_tables[table_id].table.talk[0]
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
    assert clean_name("  Ana \u0007\n B ") == "Ana B"
    assert clean_name("") == "?"
    assert len(clean_name("x" * 1000)) == 24
