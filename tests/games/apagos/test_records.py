"""Two golden records that stand for more than themselves; `tests/shelf` replays them all."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.record import Record, read, replay
from ludotheque.games.apagos.game import GAME
from tests.games.apagos.playing import E32


def golden(name: str) -> Record:
    return read((Path(__file__).parent / f"golden/{name}.record").read_text("utf-8"))


def test_the_worked_game_of_the_specification_is_one_of_them() -> None:
    moves = [GAME.write(step.seat, step.action) for step in golden("e32").steps[6:]]
    assert " ".join(moves) == E32


def test_perfect_players_give_the_classic_ramp_to_the_starter_in_22_plies() -> None:
    record = golden("perfect")
    starter = int(record.game.facts(replay(record))["starter"])
    assert record.ranks[starter] == 1
    assert len(record.steps) == 2 + 22
