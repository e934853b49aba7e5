"""Our server, which stores every move on disk, beside one of boardgame.io, which keeps its tables in memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server import Load, Server, apart, run

FOLDER = Path(__file__).with_name("rival")
SECONDS = 6.0  # of each measurement


class Rival(Server):
    """A server of boardgame.io, with the least of games."""

    @property
    def command(self) -> list[str]:
        return ["node", str(FOLDER / "house.cjs")]


def figures(tables: int, rounds: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Accepted moves a second, and the milliseconds of a processor that each costs (medians of interleaved rounds)."""
    if not (FOLDER / "node_modules").exists():
        raise SystemExit("boardgame.io is not installed: npm ci --ignore-scripts --prefix benchmarks/rival")
    ours: list[Load] = []
    theirs: list[Load] = []
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        with apart(Rival) as rival:
            theirs.append(played(rival, tables))
        with apart() as server:
            ours.append(asyncio.run(run(server, tables, SECONDS, None)))
    found: dict[str, Any] = {"tables": tables}
    for name, loads in {"ours": ours, "theirs": theirs}.items():
        found[f"{name}_moves_per_s"] = median(load.accepted / load.seconds for load in loads)
        found[f"{name}_processor_ms_per_move"] = median(load.effort / load.accepted * 1000 for load in loads)
        found[f"{name}_share_of_its_core"] = median(load.effort / load.seconds for load in loads)
    found["times_as_many"] = found["ours_moves_per_s"] / found["theirs_moves_per_s"]
    found["times_as_cheap"] = found["theirs_processor_ms_per_move"] / found["ours_processor_ms_per_move"]
    return found


def played(rival: Server, tables: int) -> Load:
    """What players of boardgame.io saw, at so many tables."""
    command = ["node", str(FOLDER / "players.cjs"), rival.address, str(tables), str(SECONDS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        if not players.stdout.readline():
            raise SystemExit("the players of boardgame.io did not come in")
        used = rival.processor_seconds()
        told = json.loads(players.stdout.readline())
        return Load(told["accepted"], seconds=told["seconds"], effort=rival.processor_seconds() - used)
