"""Servers of one port are renewed while people play: whoever was thrown out comes back, and no step is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

from tests.nodes.people import Crowd
from tests.nodes.scene import stored
from tests.nodes.verdict import complaints
from tests.services import Postgres, Redis, wait_until
from tests.web.test_nodes import COMMAND, nodes

KEPT = 20  # requests before servers are renewed, meanwhile, and after


async def test_no_step_is_lost_while_servers_are_renewed(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    database = postgres.database()
    command = [*COMMAND, "--nodes", "2", "--database", database, "--redis", redis.address]
    environment = os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            told = await asyncio.to_thread(parent.stdout.readline)
            crowd = Crowd([told.split()[-1]], seed=4)
            async with asyncio.TaskGroup() as group:
                await crowd.begin(["apagos", "apagos", "meeples"], group)
                await crowd.until_kept(KEPT)
                before = nodes(parent)
                parent.send_signal(signal.SIGHUP)
                await crowd.until_kept(KEPT)
                await asyncio.to_thread(wait_until, lambda: len(nodes(parent)) == 2 and not nodes(parent) & before, 120)
                await crowd.until_kept(KEPT)
                await crowd.rest()
                await crowd.leave()
        finally:
            parent.terminate()
    for table, kept in (await stored(database, crowd.books)).items():
        assert complaints(crowd.books[table], kept) == []
