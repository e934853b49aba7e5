"""A node in a network of its own that nothing reaches for a while: no step is lost, and it finds what it missed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.nodes.line import Line
from tests.nodes.node import Node
from tests.nodes.people import Crowd
from tests.nodes.scene import stored
from tests.nodes.verdict import complaints
from tests.nodes.wall import INSIDE, OUTSIDE, Wall, wall
from tests.services import Postgres, Redis

KEPT = 20  # requests before, during and after each time


@pytest.fixture
def apart() -> Iterator[Wall]:
    with ExitStack() as stack:
        try:
            built = stack.enter_context(wall())
        except OSError as fault:
            pytest.skip(f"no network namespace can be made here: {fault}")
        yield built


async def test_a_node_that_is_cut_off_loses_and_doubles_nothing(
    postgres: Postgres, redis: Redis, apart: Wall, tmp_path: Path
) -> None:
    database = postgres.database()
    to_database, to_redis = Line(postgres.port, OUTSIDE), Line(redis.port, OUTSIDE)
    await to_database.open()
    await to_redis.open()
    reached = database.replace(f"127.0.0.1:{postgres.port}", f"{OUTSIDE}:{to_database.port}")
    inside = Node(tmp_path / "inside", reached, f"redis://{OUTSIDE}:{to_redis.port}", host=INSIDE, within=apart.within)
    outside = Node(tmp_path / "outside", database, redis.address)
    try:
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in (inside, outside)))
        crowd = Crowd([inside.address, outside.address], seed=5)
        async with asyncio.TaskGroup() as group:
            await crowd.begin(["apagos", "apagos", "meeples"], group)
            await crowd.until_kept(KEPT)
            for _ in range(2):
                apart.close()
                await crowd.until_kept(KEPT)
                apart.open()
                await crowd.until_kept(KEPT)
            await crowd.rest()
            await crowd.leave()
    finally:
        inside.kill()
        outside.kill()
        await to_database.close()
        await to_redis.close()
    assert "Traceback" not in inside.said + outside.said
    for table, kept in (await stored(database, crowd.books)).items():
        assert complaints(crowd.books[table], kept) == []
