"""Engines against yardsticks: interleaved rounds, medians, ratios."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
YARDSTICKS = {
    "chess": "chess",
    "pyspiel_mancala": "pyspiel mancala",
    "pyspiel_tic_tac_toe": "pyspiel tic_tac_toe",
    "pyspiel_backgammon": "pyspiel backgammon",
}
COSTS = ("copy_ns", "view_us", "draw_ms")


class Worker:
    """A process that measures on demand, on the compiled engine or on the sources."""

    def __init__(self, source: Path | None) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if source:
            environment["PYTHONPATH"] = str(source)
        # The gauge is run as a file, so that the folder of the repository does not shadow the installed package.
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "benchmarks" / "gauge.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def measure(self, what: str) -> float | None:
        """One number, or None where it cannot be measured here."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(what + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self.process.stdout.readline()
        return float(answer) if answer else None

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def engines(slugs: list[str], rounds: int, progress: Callable[[str], None]) -> dict[str, Any]:
    """The figures of every game and yardstick, each the median of interleaved rounds."""
    jobs: list[tuple[tuple[str, ...], Worker, str]] = []
    compiled = Worker(None)
    interpreted = Worker(ROOT / "src")
    for slug in slugs:
        jobs.append((("games", slug, "compiled"), compiled, f"playouts {slug}"))
        jobs.append((("games", slug, "interpreted"), interpreted, f"playouts {slug}"))
        jobs += [(("games", slug, cost), compiled, f"{cost} {slug}") for cost in COSTS]
    workers = [compiled, interpreted]
    for name, what in YARDSTICKS.items():
        worker = Worker(None)
        workers.append(worker)
        jobs.append((("yardsticks", name), worker, what))
    figures: dict[tuple[str, ...], list[float]] = {key: [] for key, _, _ in jobs}
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        for key, worker, what in jobs:
            figure = worker.measure(what)
            if figure is not None:
                figures[key].append(figure)
    for worker in workers:
        worker.close()
    result: dict[str, Any] = {"games": {slug: {} for slug in slugs}, "yardsticks": {}}
    for key, found in figures.items():
        place = result
        for part in key[:-1]:
            place = place[part]
        place[key[-1]] = median(found) if found else None
    return result


def oracle_seconds() -> float:
    """How long the complete solution of Apagos takes to build."""
    import time

    from ludotheque.games.apagos.mind.solver.oracle import Oracle

    began = time.perf_counter()
    Oracle().build()
    return time.perf_counter() - began
