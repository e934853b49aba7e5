"""The checker of the fault tests finds what it is for, even where every checksum fits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import orjson
import pytest

from ludotheque.core.state import CHANCE
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet, checksum_of, sheet_checksum
from ludotheque.house.replay import replayed
from ludotheque.house.storage import Storage, StoredTable
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.guests import Guest
from ludotheque.web.sights import sight
from tests.nodes.book import Book, Click, Outcome, Person, Told
from tests.nodes.verdict import complaints, settled

OPTIONS = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
WHO = ("ana", "bob")
WORD = 5  # steps from one word to the next


class Game(NamedTuple):
    """A sound game: what is stored of it, and what was told."""

    kept: StoredTable
    book: Book


@pytest.fixture
async def game(tmp_path: Path) -> Game:
    return await played(tmp_path, 1000)


@pytest.fixture
async def part(tmp_path: Path) -> Game:
    """A game that is not over."""
    return await played(tmp_path, 12)


async def played(folder: Path, most: int) -> Game:
    house = House(Storage(f"sqlite:///{folder}/house.db"), Thinkers(), pause=0.0)
    await house.open()
    book = Book()
    table_id = await house.lay("ana", "Ana", "apagos", 2, OPTIONS, ["me", "open"])
    await house.sit("bob", table_id, 1, "Bob")
    table = house.open_tables[table_id].table
    while not table.over and len(table.steps) < most:
        for seat, who in enumerate(WHO):
            told = sight(house, table, Guest(who, who), seat, "en")
            book.show(Person(seat, "stream"), json.loads(orjson.dumps(told)))
        seat = table.live_state.waiting_for[0]
        click = Click(seat, table.questions[seat], table.live_state.legal(seat)[-1])
        await house.act(WHO[seat], table_id, *click)
        book.note(book.clicks[click], Outcome.KEPT)
        book.note(book.clicks[click], Outcome.REFUSED)
        if len(table.steps) % WORD == 0:
            text = f"word {len(book.talk)}"
            await house.say(WHO[seat], table_id, WHO[seat], text)
            book.note(book.talk[text], Outcome.KEPT)
            book.pages["talk"].append((len(book.talk) - 1, text))
    for seat, who in enumerate(WHO):
        book.show(Person(seat, "stream"), json.loads(orjson.dumps(sight(house, table, Guest(who, who), seat, "en"))))
    kept = await house.storage.table(table_id)
    await house.close()
    return Game(kept, book)


def rewritten(sheet: Sheet, entries: Sequence[Entry]) -> list[Entry]:
    """The log as if it had been written like that: numbers and checksums fit."""
    before, log = sheet_checksum(sheet), []
    for number, entry in enumerate(entries):
        before = checksum_of(before, number, *entry[1:-1])
        log.append(entry._replace(number=number, checksum=before))
    return log


def with_log(game: Game, log: Sequence[Entry]) -> StoredTable:
    """The game with another log, and the end that follows from it."""
    assert game.kept.sheet is not None
    entries = rewritten(game.kept.sheet, log)
    ranks: list[int] | None = None
    try:
        ranks = replayed(game.kept.sheet, entries).ranks or None
    except Exception:
        ranks = game.kept.ranks
    return StoredTable(game.kept.sheet, entries, ranks)


def places(game: Game, *wanted: str) -> list[int]:
    return [place for place, entry in enumerate(game.kept.entries) if entry.kind in wanted]


async def test_a_sound_game_is_sound(game: Game, part: Game) -> None:
    assert game.kept.ranks is not None
    assert len(game.book.talk) > 3
    for sound in (game, part):
        assert complaints(sound.book, sound.kept) == []
        assert complaints(sound.book, with_log(sound, sound.kept.entries)) == []
        assert None not in settled(sound.book, sound.kept).values()


async def test_a_lost_step_is_found(game: Game, part: Game) -> None:
    log = part.kept.entries
    last = places(part, kinds.STEP)[-1]
    assert any("is lost" in wrong for wrong in complaints(part.book, with_log(part, log[:last] + log[last + 1 :])))
    log = game.kept.entries
    for place in places(game, kinds.STEP):
        assert complaints(game.book, with_log(game, log[:place] + log[place + 1 :])), place


async def test_a_lost_table_is_found(game: Game) -> None:
    assert complaints(game.book, StoredTable(None, [], None)) == ["the log does not verify: unknown-table"]


async def test_a_lost_word_is_found(game: Game) -> None:
    log = game.kept.entries
    for place in places(game, kinds.SAY):
        found = complaints(game.book, with_log(game, log[:place] + log[place + 1 :]))
        assert any("is lost" in wrong for wrong in found), place


async def test_a_doubled_entry_is_found(game: Game) -> None:
    log = game.kept.entries
    for place in places(game, kinds.STEP, kinds.SAY):
        found = complaints(game.book, with_log(game, log[: place + 1] + log[place:]))
        assert found, place
        if log[place].kind == kinds.SAY:
            assert any("is stored 2 times" in wrong for wrong in found)


async def test_a_step_that_nobody_asked_for_is_found(part: Game) -> None:
    click = list(part.book.clicks)[-1]
    del part.book.clicks[click]
    assert complaints(part.book, part.kept) == [f"{click} is stored, and nobody asked for it"]


async def test_a_swapped_order_is_found(game: Game) -> None:
    log = game.kept.entries
    words = places(game, kinds.SAY)
    for one, other in pairwise(words):
        swapped = list(log)
        swapped[one], swapped[other] = log[other], log[one]
        assert any("not stored there" in wrong for wrong in complaints(game.book, with_log(game, swapped)))
    for place, entry in enumerate(log[1:], 1):
        if entry.kind in kinds.STEPS and log[place - 1].kind in kinds.STEPS and entry.seat != CHANCE:
            swapped = [*log[: place - 1], log[place], log[place - 1], *log[place + 1 :]]
            assert complaints(game.book, with_log(game, swapped)), place


async def test_a_step_after_the_end_is_found(game: Game) -> None:
    log = game.kept.entries
    last = log[places(game, kinds.STEP)[-1]]
    for seat in (0, 1):
        found = complaints(game.book, with_log(game, [*log, last._replace(seat=seat)]))
        assert found == ["the log does not verify: damaged"]


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        ([Outcome.REFUSED], "was refused and is stored"),
        ([Outcome.KEPT, Outcome.KEPT], "was acknowledged 2 times"),
        ([Outcome.KEPT, Outcome.BROKEN], "broke the server"),
    ],
    ids=lambda planted: planted if isinstance(planted, str) else None,
)
async def test_a_wrong_answer_is_found(game: Game, planted: list[Outcome], told: str) -> None:
    click, text = next(iter(game.book.clicks)), next(iter(game.book.talk))
    game.book.clicks[click] = planted
    assert complaints(game.book, game.kept) == [f"{click} {told}"]
    game.book.clicks[click] = [Outcome.KEPT]
    game.book.talk[text] = planted
    assert complaints(game.book, game.kept) == [f"{text!r} {told}"]


async def test_a_wrong_position_is_found(game: Game) -> None:
    told = game.book.shown[Person(0, "stream")]
    sound = list(told)
    told[3], told[7] = told[7], told[3]
    assert any("an older position" in wrong for wrong in complaints(game.book, game.kept))
    told[:] = [*sound[:3], Told(sound[3].when, sound[3].position ^ 1), *sound[4:]]
    assert any("never was" in wrong for wrong in complaints(game.book, game.kept))
    told[:] = sound[:-1]
    assert complaints(game.book, game.kept) == []
    assert settled(game.book, game.kept)[Person(0, "stream")] is None


async def test_an_end_that_is_noted_wrongly_is_found(game: Game) -> None:
    assert any("the end is noted" in wrong for wrong in complaints(game.book, game.kept._replace(ranks=None)))


async def test_a_page_that_is_told_another_line_is_found(game: Game) -> None:
    game.book.pages["log"] += [(4, "Ana plays."), (4, "Bob plays.")]
    assert complaints(game.book, game.kept) == ["log was told another line 4 than others"]
