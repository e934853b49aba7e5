"""Complete games as files: they are read, replayed, verified and written back as they are."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core.record import Record, read, replay, write
from ludotheque.core.state import CHANCE, Event
from tests.games.tractions.playing import found

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


def golden(file: Path) -> Record:
    return read(file.read_text("utf-8"), found)


def test_there_are_three_for_each_number_of_players() -> None:
    assert Counter(len(golden(file).players) for file in GOLDEN) == {4: 3, 5: 3, 6: 3}


@pytest.mark.rule("I11")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_is_written_back_as_it_is_and_its_draws_are_fair(file: Path) -> None:
    record = golden(file)
    assert write(record) == file.read_text("utf-8")
    assert fair.verify(record) == sum(step.seat == CHANCE for step in record.steps)


@pytest.mark.rule("I11")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_replay_tells_what_happened(file: Path) -> None:
    record = golden(file)
    journal: list[Event] = []
    state = replay(record, journal=journal)
    assert state.ranks() == record.ranks
    assert state.check() == ""
    assert len(journal) > 100
