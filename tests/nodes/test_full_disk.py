"""A disk that is full for a while: steps are refused, none is lost, and the same server goes on."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

from tests.nodes.node import Node
from tests.nodes.people import Crowd
from tests.nodes.scene import stored
from tests.nodes.verdict import complaints

KEPT = 60  # requests before the disk is full, and after
UNKNOWN = 20


async def test_a_full_disk_loses_nothing_and_is_recovered_from(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    node = Node(tmp_path / "node", database)
    await asyncio.to_thread(node.start)
    assert node.process is not None
    crowd = Crowd([node.address], seed=3)
    try:
        async with asyncio.TaskGroup() as group:
            await crowd.begin(["apagos", "apagos", "meeples"], group)
            await crowd.until_kept(KEPT)
            full = max(file.stat().st_size for file in tmp_path.glob("house.db*"))
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            while crowd.unknown < UNKNOWN:
                await asyncio.sleep(0.05)
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await crowd.until_kept(KEPT)
            await crowd.rest()
            await crowd.leave()
    finally:
        node.kill()
    assert "Traceback" not in node.said
    for table, kept in (await stored(database, crowd.books)).items():
        assert complaints(crowd.books[table], kept) == []
