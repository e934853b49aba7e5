"""What it costs to share tables: SQLite, PostgreSQL, and two servers over it with a Redis, under the same load."""

from __future__ import annotations

import asyncio
from statistics import median
from typing import Any

from benchmarks.server import Load, apart, run
from tests import services

SECONDS = 6.0  # of each measurement
ROUNDS = 3  # interleaved, so that what else the machine does weighs on all alike


def figures(tables: int) -> dict[str, Any]:
    """Accepted moves a second and the milliseconds of a processor that each costs the servers (medians)."""
    found: dict[str, list[Load]] = {}
    with services.postgres(waits_for_disk=True) as postgres, services.redis() as redis:
        setups: dict[str, list[str]] = {
            "sqlite": [],
            "postgresql": ["--database", postgres.database()],
            "postgresql_redis": ["--database", postgres.database(), "--redis", redis.address],
            "two_nodes": ["--database", postgres.database(), "--redis", redis.address, "--nodes", "2"],
        }
        for _ in range(ROUNDS):
            for name, options in setups.items():
                with apart(options=options) as server:
                    found.setdefault(name, []).append(asyncio.run(run(server, tables, SECONDS, None)))
    measured: dict[str, Any] = {"tables": tables}
    for name, loads in found.items():
        measured[f"{name}_moves_per_s"] = median(load.accepted / load.seconds for load in loads)
        measured[f"{name}_processor_ms_per_move"] = median(load.effort / load.accepted * 1000 for load in loads)
    return measured
