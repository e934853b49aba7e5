"""Complete games as files: they are read, judged step by step, replayed and written back as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core.record import Record, read, replay, write
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.singes.game import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))
ENDS = {
    "2-escape": ("seat 1", [2, 1]),
    "2-house-rules": ("rounds", [2, 1]),
    "2-nightfall": ("rounds", [1, 2]),
    "3-escape": ("seat 1", [2, 1, 2]),
    "3-house-rules": ("rounds", [2, 3, 1]),
    "3-nightfall": ("rounds", [2, 3, 1]),
    "4-escape": ("seat 2", [2, 2, 1, 2]),
    "4-house-rules": ("rounds", [2, 1, 4, 3]),
    "4-nightfall": ("rounds", [3, 2, 4, 1]),
    "5-escape": ("seat 4", [2, 2, 2, 2, 1]),
    "5-house-rules": ("rounds", [3, 4, 2, 4, 1]),
    "5-nightfall": ("rounds", [1, 2, 5, 3, 4]),
    "6-escape": ("seat 1", [2, 1, 2, 2, 2, 2]),
    "6-house-rules": ("rounds", [3, 5, 1, 5, 2, 4]),
    "6-nightfall": ("rounds", [1, 5, 5, 2, 3, 3]),
}

golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


def opened(file: Path) -> Record:
    return read(file.read_text("utf-8"), lambda slug: GAME)


def test_there_are_three_for_each_number_of_players() -> None:
    assert [file.stem for file in GOLDEN] == sorted(ENDS)
    assert [int(file.stem[0]) for file in GOLDEN] == [seats for seats in range(2, 7) for _ in range(3)]


@golden
def test_a_golden_record_is_written_back_as_it_is(file: Path) -> None:
    assert write(opened(file)) == file.read_text("utf-8")


@pytest.mark.rule("R79", "R82", "R84")
@golden
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    journal: list[Event] = []
    record = opened(file)
    state = replay(record, journal=journal)
    assert (record.game.facts(state)["result"], state.ranks()) == ENDS[file.stem]
    assert len(journal) >= len(record.steps) // 2
    assert fair.verify(record) == sum(step.seat == CHANCE for step in record.steps)
