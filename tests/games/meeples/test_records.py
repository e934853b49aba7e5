"""Complete games as files: they are read, replayed, verified and written back as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core.record import Record, read, replay, write
from ludotheque.core.state import CHANCE, Event
from ludotheque.games.meeples.game import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))
ENDS = {
    "2-drunk-and-disorderly": ("graves", "P1=50 P2=38", "P1"),
    "2-good-shots": ("bars", "P1=108 P2=62", "P1"),
    "2-mixed-company": ("bars", "P1=139 P2=7", "P1"),
    "3-drunk-and-disorderly": ("graves", "P1=16 P2=22 P3=22", "P2"),
    "3-good-shots": ("bars dynamite", "P1=56 P2=64 P3=55", "P2"),
    "3-mixed-company": ("bars", "P1=79 P2=10 P3=83", "P3"),
    "4-drunk-and-disorderly": ("graves", "P1=7 P2=16 P3=26 P4=17", "P3"),
    "4-good-shots": ("bars", "P1=38 P2=43 P3=51 P4=35", "P3"),
    "4-mixed-company": ("bars graves", "P1=60 P2=12 P3=61 P4=19", "P3"),
}

golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


def opened(file: Path) -> Record:
    return read(file.read_text("utf-8"), lambda slug: GAME)


def test_there_are_three_for_each_number_of_players() -> None:
    assert [file.stem for file in GOLDEN] == sorted(ENDS)
    assert [len(opened(file).players) for file in GOLDEN] == [2, 2, 2, 3, 3, 3, 4, 4, 4]


@golden
def test_a_golden_record_is_written_back_as_it_is(file: Path) -> None:
    assert write(opened(file)) == file.read_text("utf-8")


@pytest.mark.rule("R61", "R62", "R64", "R65", "I11")
@golden
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    record = opened(file)
    facts = record.game.facts(replay(record))
    assert (facts["triggers"], facts["score"], facts["winner"]) == ENDS[file.stem]
    assert fair.verify(record) == sum(step.seat == CHANCE for step in record.steps)


@golden
def test_a_replay_tells_what_happened(file: Path) -> None:
    record = opened(file)
    journal: list[Event] = []
    replay(record, journal=journal)
    assert len(journal) >= len(record.steps) // 2
