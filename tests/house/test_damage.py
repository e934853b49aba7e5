"""A database that is not what the house wrote: it is refused in words, and nothing is written on."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.tongue import LANGUAGES
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage, StorageError, StoredTable
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.speech import speech_for

GAMES = {"apagos": 2, "meeples": 3}
WHO = ["ana", "bob", "cleo"]


class Sound(NamedTuple):
    """A database as the house left it, with one table of each game; that of apagos is finished."""

    file: Path
    tables: dict[str, str]  # by game
    kept: dict[str, StoredTable]  # by table


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    file = tmp_path_factory.mktemp("sound") / "house.db"

    async def play() -> tuple[dict[str, str], dict[str, StoredTable]]:
        house = House(Storage(f"sqlite:///{file}"), Thinkers(), pause=0.0)
        await house.open()
        tables: dict[str, str] = {}
        for game, seats in GAMES.items():
            table_id = tables[game] = await house.lay("ana", "Ana", game, seats, {}, ["me", *["open"] * (seats - 1)])
            for seat in range(1, seats):
                await house.sit(WHO[seat], table_id, seat, WHO[seat].capitalize())
            await house.say("ana", table_id, "Ana", "bonjour")
            table = house.open_tables[table_id].table
            rng = Random(game)
            while not table.over and (game == "apagos" or len(table.steps) < 60):
                seat = table.live_state.waiting_for[0]
                action = rng.choice(table.live_state.legal(seat))
                await house.act(WHO[seat], table_id, seat, table.questions[seat], action)
        kept = {table_id: await house.storage.table(table_id) for table_id in tables.values()}
        await house.close()
        return tables, kept

    return Sound(file, *asyncio.run(play()))


async def attempts(house: House, table_id: str) -> list[Refused | None]:
    """What every verb of a table answers."""
    found: list[Refused | None] = []
    for attempt in [
        house.act("ana", table_id, 0, 1, 0),
        house.say("ana", table_id, "Ana", "encore"),
        house.sit("dan", table_id, 0, "Dan"),
        house.stand("ana", table_id, 0),
        house.undo("ana", table_id, 0),
        house.answer("ana", table_id, 0, True),
        house.record("ana", table_id),
        house.rematch("ana", table_id),
    ]:
        try:
            await attempt
            found.append(None)
        except Refused as refused:
            found.append(refused)
    return found


def contents(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        names = ["sheets", "entries", "finished", "seatings", "guests"]
        return [row for name in names for row in connection.execute(f"SELECT '{name}', * FROM {name}")]


def damaged(sound: Sound, folder: Path, sql: str, values: tuple[object, ...] = ()) -> Path:
    file = folder / "house.db"
    shutil.copy(sound.file, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(sql, values)
        connection.commit()
    return file


UNSUMMED = "; UPDATE entries SET mark = 0"

# Each in the table of meeples unless it says otherwise; all are found without the checksums, too.
JUDGED = {
    "a number is left out": "UPDATE entries SET number = number + 100 WHERE number > 30 AND {here}",
    "the first entry is gone": "DELETE FROM entries WHERE number = 0 AND {here}",
    "an entry in the middle is gone": "DELETE FROM entries WHERE number = 40 AND {here}",
    "the log is gone but for its end": "DELETE FROM entries WHERE number < 40 AND {here}",
    "a number is no number": "UPDATE entries SET number = 'forty' WHERE number = 40 AND {here}",
    "a number is negative": "UPDATE entries SET number = -1 WHERE number = 0 AND {here}",
    "a kind is unknown": "UPDATE entries SET kind = 'dance' WHERE number = 40 AND {here}",
    "a kind is another kind": "UPDATE entries SET kind = 'undo' WHERE number = 40 AND {here}",
    "a kind is empty": "UPDATE entries SET kind = '' WHERE number = 40 AND {here}",
    "the start is a step": "UPDATE entries SET kind = 'step' WHERE kind = 'start' AND {here}",
    "a step is a start": "UPDATE entries SET kind = 'start' WHERE number = 40 AND {here}",
    "a step is a rematch": "UPDATE entries SET kind = 'rematch', words = 'x' WHERE number = 40 AND {here}",
    "a step is an agreement": "UPDATE entries SET kind = 'agree', seat = 1 WHERE number = 40 AND {here}",
    "a step is a question": "UPDATE entries SET kind = 'ask', action = 9999 WHERE number = 40 AND {here}",
    "a seat is out of range": "UPDATE entries SET seat = 7 WHERE number = 40 AND {here}",
    "a seat is nobody": "UPDATE entries SET seat = -3 WHERE number = 40 AND {here}",
    "a seating is out of range": "UPDATE entries SET seat = 3 WHERE kind = 'sit' AND {here}",
    "a seat is no number": "UPDATE entries SET seat = 'left' WHERE number = 40 AND {here}",
    "two sit on one seat and none on the other": "UPDATE entries SET seat = 0 WHERE kind = 'sit' AND {here}",
    "a player is no JSON": "UPDATE entries SET words = 'Ana' WHERE kind = 'sit' AND {here}",
    "a player is a number": "UPDATE entries SET words = '[1, 2]' WHERE kind = 'sit' AND {here}",
    "talk is no JSON": "UPDATE entries SET words = '[\"Ana\", ' WHERE kind = 'say' AND {here}",
    "talk is one word": "UPDATE entries SET words = '\"Ana\"' WHERE kind = 'say' AND {here}",
    "words are bytes": "UPDATE entries SET words = x'00ff' WHERE number = 40 AND {here}",
    "an action is none of the game": "UPDATE entries SET action = 1000000 WHERE kind = 'step' AND {here}",
    "an action is negative": "UPDATE entries SET action = -5 WHERE number = 40 AND {here}",
    "an action is illegal": "UPDATE entries SET action = (action + 1) % 7 WHERE kind = 'step' AND seat >= 0 AND {here}",
    "a draw is another draw": "UPDATE entries SET action = action + 1 WHERE seat = -1 AND {here}",
    "a step comes from another log": "UPDATE entries SET seat = 1 - seat WHERE kind = 'step' AND {there}",
    "two entries are exchanged": "UPDATE entries SET number = CASE number WHEN 39 THEN -40 ELSE -39 END "
    "WHERE number IN (39, 40) AND {here}; UPDATE entries SET number = -number WHERE number < 0",
    "the end is gone": "DELETE FROM entries WHERE number > 20 AND {there}",
    "the sheet is gone": "DELETE FROM sheets WHERE {id}",
    "the options are no JSON": "UPDATE sheets SET options = '{{' WHERE {id}",
    "the options are a list": "UPDATE sheets SET options = '[]' WHERE {id}",
    "the settings are no JSON": "UPDATE sheets SET settings = 'none' WHERE {id}",
    "there are too many seats": "UPDATE sheets SET seats = 9 WHERE {id}",
    "there are too few seats": "UPDATE sheets SET seats = 2 WHERE {id}",
    "the secret is another": "UPDATE sheets SET secret = replace(secret, substr(secret, 1, 1), 'a') || '' WHERE {id}; "
    "UPDATE sheets SET secret = substr(secret, 2) || 'b' WHERE {id}",
    "the secret is short": "UPDATE sheets SET secret = 'c0ffee' WHERE {id}",
}

# What could have been written, but was not.
SUMMED = {
    "a player has another name": "UPDATE entries SET words = replace(words, 'Bob', 'Rob') WHERE {here}",
    "somebody said something else": "UPDATE entries SET words = replace(words, 'bonjour', 'bonsoir') WHERE {here}",
    "a time is another time": "UPDATE entries SET at = at + 60000 WHERE number = 40 AND {here}",
    "a checksum is another one": "UPDATE entries SET mark = mark + 1 WHERE number = 40 AND {here}",
    "a checksum is gone": "UPDATE entries SET mark = 0 WHERE number = 40 AND {here}",
    "the owner is another": "UPDATE sheets SET owner = 'eve' WHERE {id}",
    "the clock is another": "UPDATE sheets SET settings = replace(settings, '\"clock\": 0', '\"clock\": 5') WHERE {id}",
    "the salt is another": "UPDATE entries SET words = replace(words, 'a', 'b') WHERE kind = 'sit' AND {there}",
}


def scripts() -> list[pytest.ParameterSet]:
    summed = [pytest.param(script, id=name) for name, script in (JUDGED | SUMMED).items()]
    unsummed = [pytest.param(script + UNSUMMED, id=f"{name}, without checksums") for name, script in JUDGED.items()]
    return summed + unsummed


@pytest.mark.parametrize("script", scripts())
async def test_a_damaged_table_is_refused_in_words_and_harms_no_other(
    sound: Sound, tmp_path: Path, script: str, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = sound.tables["meeples"], sound.tables["apagos"]
    hit, other = (there, here) if "{there}" in script else (here, there)
    file = tmp_path / "house.db"
    shutil.copy(sound.file, file)
    before = contents(file)
    told = script.format(here=f"\"table\" = '{here}'", there=f"\"table\" = '{there}'", id=f"id = '{here}'")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(told)
    after = contents(file)
    assert after != before
    house = House(Storage(f"sqlite:///{file}"), Thinkers(), pause=0.0)
    await house.open()
    refusals = await attempts(house, hit)
    assert {refused.code if refused else "" for refused in refusals} == {"damaged"}
    assert f"table {hit}" in caplog.text
    assert "is damaged and stays closed" in caplog.text
    assert sound.kept[hit].sheet
    assert sound.kept[hit].sheet.secret not in caplog.text  # type: ignore[union-attr]
    listed = {listing.table for listing in await house.storage.tables_of("ana")}
    assert other in listed
    async with house.reading(other) as table:
        assert table.number == len(sound.kept[other].entries)
    await house.close()
    assert contents(file) == after, "something was written on"


async def test_a_finished_table_that_was_not_noted_as_finished_is_noted(sound: Sound, tmp_path: Path) -> None:
    file = damaged(sound, tmp_path, "DELETE FROM finished")
    table_id = sound.tables["apagos"]
    house = House(Storage(f"sqlite:///{file}"), Thinkers(), pause=0.0)
    await house.open()
    async with house.reading(table_id) as table:
        assert table.over
    (listing,) = [listing for listing in await house.storage.tables_of("ana") if listing.table == table_id]
    assert listing.ranks == table.ranks == sound.kept[table_id].ranks
    await house.close()


async def test_a_finished_table_is_shown_although_its_end_cannot_be_noted(
    sound: Sound, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = damaged(sound, tmp_path, "DELETE FROM finished")
    table_id = sound.tables["apagos"]
    house = House(Storage(f"sqlite:///{file}", patience=10), Thinkers(), pause=0.0)
    await house.open()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with house.reading(table_id) as table:
            assert table.over
        assert f"the end of table {table_id} could not be noted" in caplog.text
        other.execute("COMMIT")
    await house.close()


@pytest.mark.parametrize("ranks", ["[2, 2]", "[", "7"])
async def test_ranks_that_are_not_those_of_the_game_are_written_anew(sound: Sound, tmp_path: Path, ranks: str) -> None:
    file = damaged(sound, tmp_path, "UPDATE finished SET ranks = ?", (ranks,))
    house = House(Storage(f"sqlite:///{file}"), Thinkers(), pause=0.0)
    await house.open()
    assert len(await house.storage.tables_of("ana")) == 2
    table_id = sound.tables["apagos"]
    await house.open_table(table_id)
    assert (await house.storage.table(table_id)).ranks == sound.kept[table_id].ranks
    await house.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["damaged", "not-read", "not-stored", "other-rules"])
def test_what_is_wrong_with_a_table_is_a_sentence(language: str, code: str) -> None:
    assert speech_for(language, "").refused(Refused(409, code)).endswith(".")


async def verdict(sound: Sound, file: Path) -> str:
    """What a house makes of a file: refused as a whole, some tables refused, or nothing that anybody could notice."""
    house = House(Storage(f"sqlite:///{file}"), Thinkers(), pause=0.0)
    try:
        await house.open()
    except StorageError as fault:
        return "database refused" if re.fullmatch(r"The database .*\.", str(fault)) else str(fault)
    found = "nothing harmed"
    for table_id, kept in sound.kept.items():
        try:
            async with house.reading(table_id) as table:
                assert (table.sheet, table.number) == (kept.sheet, len(kept.entries))
                assert (await house.storage.table(table_id)).entries == kept.entries
        except Refused as refused:
            found = f"table {refused.code}"
    await house.close()
    return found


@given(place=st.floats(0, 1, exclude_max=True), bits=st.integers(1, 255), length=st.sampled_from([1, 1, 1, 16, 512]))
def test_flipped_bytes_are_refused_or_harm_nothing(
    sound: Sound, tmp_path_factory: pytest.TempPathFactory, place: float, bits: int, length: int
) -> None:
    file = tmp_path_factory.getbasetemp() / "flipped.db"
    content = bytearray(sound.file.read_bytes())
    start = int(place * len(content))
    for position in range(start, min(start + length, len(content))):
        content[position] ^= bits
    for ending in ("-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
    file.write_bytes(content)
    verdicts = ["nothing harmed", "table damaged", "table not-read", "database refused"]
    assert asyncio.run(verdict(sound, file)) in verdicts


@pytest.mark.parametrize("size", [0.1, 0.5, 0.9, 0.999])
async def test_a_file_that_was_cut_short_is_refused(sound: Sound, tmp_path: Path, size: float) -> None:
    content = sound.file.read_bytes()
    file = tmp_path / "house.db"
    file.write_bytes(content[: int(size * len(content))])
    assert await verdict(sound, file) == "database refused"


async def test_the_sound_database_is_sound(sound: Sound, tmp_path: Path) -> None:
    shutil.copy(sound.file, tmp_path / "house.db")
    assert await verdict(sound, tmp_path / "house.db") == "nothing harmed"
    kept = sound.kept[sound.tables["meeples"]]
    assert {entry.kind for entry in kept.entries} == {"sit", "start", "step", "say"}
    assert any(entry.seat == -1 for entry in kept.entries)
    assert all(json.loads(entry.words)[3] for entry in kept.entries if entry.kind == "sit")
