"""What it costs to share tables: SQLite, PostgreSQL, and two servers over it with a Redis, under the same load."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server import Load, Server, run
from tests import services

SECONDS = 6.0  # of each measurement
ROUNDS = 3  # interleaved, so that what else the machine does weighs on all alike


def figures(tables: int) -> dict[str, Any]:
    """Accepted moves a second and the milliseconds of a processor that each costs the servers (medians)."""
    cores = sorted(os.sched_getaffinity(0))
    found: dict[str, list[Load]] = {}
    with services.postgres(waits_for_disk=True) as postgres, services.redis() as redis:
        setups = {
            "sqlite": [],
            "postgresql": ["--database", postgres.database()],
            "postgresql_redis": ["--database", postgres.database(), "--redis", redis.address],
            "two_nodes": ["--database", postgres.database(), "--redis", redis.address, "--nodes", "2"],
        }
        for _ in range(ROUNDS):
            for name, options in setups.items():
                with served(options, cores) as server:
                    found.setdefault(name, []).append(asyncio.run(run(server, tables, SECONDS, None)))
    measured: dict[str, Any] = {"tables": tables}
    for name, loads in found.items():
        measured[f"{name}_moves_per_s"] = median(load.accepted / load.seconds for load in loads)
        measured[f"{name}_processor_ms_per_move"] = median(load.effort / load.accepted * 1000 for load in loads)
    return measured


@contextmanager
def served(options: list[str], cores: list[int]) -> Iterator[Server]:
    """Servers on one core, the players on another."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), cores[0] if len(cores) > 1 else None, options)
        server.start()
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[-1]})
        try:
            yield server
        finally:
            os.sched_setaffinity(0, set(cores))
            server.end()
