"""Nodes, PostgreSQL and Redis die in the middle of many games: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.nodes.scene import PROMISE, scene

SHORT = {"node": 6, "postgres": 1, "redis": 1, "cut": 1, "hold": 1, "slow": 1}
LONG = {"node": 100, "postgres": 20, "redis": 20, "cut": 15, "hold": 15, "slow": 15}


async def test_nothing_is_lost_and_nothing_happens_twice_while_nodes_die(tmp_path: Path) -> None:
    found = await scene(tmp_path, 2, ["apagos", "apagos", "meeples"], SHORT, hands=1, seed=1)
    assert found.wrong == []
    assert found.slowest < PROMISE
    assert found.kept > 100
    assert found.verified > 0


@pytest.mark.soak
async def test_nothing_is_lost_and_nothing_happens_twice_while_nodes_die_for_long(tmp_path: Path) -> None:
    games = ["apagos", "apagos", "apagos", "meeples", "meeples", "apaches"]
    found = await scene(tmp_path, 3, games, LONG, hands=3, seed=2)
    print(f"\n{found}")
    assert found.wrong == []
    assert found.slowest < PROMISE
    assert found.kept > 1000
    assert found.verified > 20
