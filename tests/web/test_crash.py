"""A server that dies in the middle of many games loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from benchmarks.server import Gate, Load, Server, guests, lay, watch
from ludotheque.core import fair
from ludotheque.core import record as records

TABLES = 8
LENGTH = 29  # steps of a game in which everybody plays the last choice


async def play(address: str, tokens: list[str], table: str, load: Load) -> None:
    """Two scripted players at one table, until the game or the server ends."""
    gate = Gate(None)
    gate.opened.set()
    wire = address.replace("http", "ws", 1)
    await asyncio.gather(
        *(watch(f"{wire}/t/{table}/socket", token, table, load, gate) for token in tokens), return_exceptions=True
    )


async def play_on(server: Server, tables: dict[str, list[str]]) -> None:
    """All games to their end."""
    load = Load()
    tasks = [asyncio.ensure_future(play(server.address, tokens, table, load)) for table, tokens in tables.items()]
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=server.address) as client:
        for table, tokens in tables.items():
            while not (await client.get(f"/api/tables/{table}", headers=bearer(tokens[0]))).json()["over"]:
                await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_killed_server_remembers_every_acknowledged_step(tmp_path: Path) -> None:
    server = Server(tmp_path, None)
    server.start()

    async def until_killed() -> tuple[dict[str, list[str]], Load]:
        tokens = await guests(server.address, 2 * TABLES)
        tables: dict[str, list[str]] = {}
        async with httpx.AsyncClient(base_url=server.address) as client:
            for i in range(TABLES):
                pair = tokens[2 * i : 2 * i + 2]
                tables[await lay(client, pair)] = pair
        load = Load()
        tasks = [asyncio.ensure_future(play(server.address, pair, table, load)) for table, pair in tables.items()]
        while load.accepted < TABLES * LENGTH // 3:
            await asyncio.sleep(0.002)
        server.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        return tables, load

    tables, before = asyncio.run(until_killed())
    server.start()
    try:
        first = {table: lines_of(server, table, tokens[0]) for table, tokens in tables.items()}
        assert all(first[table] >= before.last[table] for table in tables)
        asyncio.run(play_on(server, tables))
        last = {table: lines_of(server, table, tokens[0]) for table, tokens in tables.items()}
        assert any(before.last[table] < last[table] for table in tables), (
            "the games were over too soon to prove anything"
        )
        for table, tokens in tables.items():
            text = httpx.get(f"{server.address}/api/tables/{table}/record", headers=bearer(tokens[0])).text
            record = records.read(text)
            fair.verify(record)
            assert len(record.steps) == LENGTH
    finally:
        server.kill()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def lines_of(server: Server, table: str, token: str) -> int:
    """How far the log of a table goes: each step has its line."""
    info = httpx.get(f"{server.address}/api/tables/{table}", headers=bearer(token)).json()
    return int(info["lines"])
