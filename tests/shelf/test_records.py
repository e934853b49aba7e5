"""Golden records: whole games as files, which are read, replayed, verified and written back as they are.

`golden/ends.toml` of each game says how its records end.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import fair
from ludotheque.core.record import Record, read, replay, write
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, Event
from tests.shelf import OURS, ROOT

GAMES = ROOT / "tests/games"
GOLDEN = sorted(GAMES.glob("*/golden/*.record"))

golden = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parents[1].name}-{file.stem}")


@cache
def ends(slug: str) -> dict[str, dict[str, Any]]:
    """How each golden record of a game ends, by its name."""
    table = tomllib.loads((GAMES / slug / "golden/ends.toml").read_text("utf-8"))
    return {name: end for name, end in table.items() if name != "proves"}


@cache
def opened(file: Path) -> Record:
    return read(file.read_text("utf-8"))


@pytest.mark.parametrize("slug", OURS)
def test_there_are_three_for_each_number_of_players(slug: str) -> None:
    files = [file for file in GOLDEN if file.parents[1].name == slug]
    assert [file.stem for file in files] == sorted(ends(slug))
    counts = Counter(len(opened(file).players) for file in files)
    assert counts.keys() == {*box(slug).game.seats}
    assert min(counts.values()) >= 3


@golden
def test_a_golden_record_is_of_its_game_and_written_back_as_it_is(file: Path) -> None:
    record = opened(file)
    assert record.game.name == file.parents[1].name
    assert write(record) == file.read_text("utf-8")


@golden
def test_the_draws_of_a_golden_record_are_fair(file: Path) -> None:
    record = opened(file)
    assert fair.verify(record) == sum(step.seat == CHANCE for step in record.steps)


@golden
def test_a_golden_record_ends_as_it_did_and_its_replay_tells_as_much(file: Path) -> None:
    record = opened(file)
    end = ends(file.parents[1].name)[file.stem]
    journal: list[Event] = []
    state = replay(record, journal=journal)
    facts = record.game.facts(state)
    assert state.check() == ""
    assert state.ranks() == record.ranks == end["ranks"]
    assert {name: facts[name] for name in end["facts"]} == end["facts"]
    assert len(journal) == end["events"]
