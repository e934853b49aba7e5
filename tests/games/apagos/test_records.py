"""Complete games as files: they are read, replayed, verified and written back as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core import fair
from ludotheque.core.record import read, replay, write
from ludotheque.core.state import Event
from ludotheque.games.apagos.game import GAME
from tests.games.apagos.playing import E32

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))
ENDS = {
    "draw-with-even-faces": ("draw", "majority"),
    "drawn-lots": ("white", "majority"),
    "e32": ("white", "majority"),
    "on-time": ("white", "time"),
    "perfect": ("white", "majority"),
    "puzzle": ("black", "majority"),
    "resigned": ("white", "resign"),
}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_is_written_back_as_it_is(file: Path) -> None:
    text = file.read_text("utf-8")
    assert write(read(text)) == text


@pytest.mark.rule("I18", "R26", "R27", "R29", "A33")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_record_ends_as_it_did(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    facts = record.game.facts(replay(record))
    assert (facts["result"], facts["reason"]) == ENDS[file.stem]
    assert fair.verify(record) == sum(step.seat == -1 for step in record.steps)


def test_the_worked_game_of_the_specification_is_one_of_them() -> None:
    record = read(next(file for file in GOLDEN if file.stem == "e32").read_text("utf-8"))
    moves = [GAME.write(step.seat, step.action) for step in record.steps[6:]]
    assert " ".join(moves) == E32


def test_perfect_players_give_the_classic_ramp_to_the_starter_in_22_plies() -> None:
    record = read(next(file for file in GOLDEN if file.stem == "perfect").read_text("utf-8"))
    starter = int(record.game.facts(replay(record))["starter"])
    assert record.ranks[starter] == 1
    assert len(record.steps) == 2 + 22


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_replay_tells_what_happened(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    journal: list[Event] = []
    replay(record, journal=journal)
    assert len(journal) >= len(record.steps)
