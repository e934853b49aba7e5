"""Many tables against the best computer players: how long people wait for them, and for the pages of other tables."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from benchmarks.server import OFFER, QUESTION, Server, guests, lay
from ludotheque.bots.levels import LEVELS
from ludotheque.core.shelf import box, slugs

SECONDS = 20.0  # of each measurement
WARM = 5.0  # seconds before it, in which processes start and solved games are solved
FEW = 2  # tables, as many as think at the same time without waiting for each other on a small machine
BETWEEN = 0.05  # seconds between two pages
IN_LINE = re.compile(r'class="thinking"> · [^<\d]*(\d+)')  # how many think before


@dataclass
class Patience:
    """What people at these tables saw."""

    waits: list[float] = field(default_factory=list)  # seconds from a question to a computer player to its answer
    pages: list[float] = field(default_factory=list)  # seconds for the page of another table
    line: int = 0  # the most who were said to think before
    seated: int = 0
    first: float = 0.0  # the longest wait while the processes started


async def sit(server: Server, slug: str, token: str, seen: Patience, rng: Random) -> None:
    """One person against the best, to the end of the game; the person answers anything at once."""
    head = {"Authorization": f"Bearer {token}"}
    places = ["me", *[f"bot:{LEVELS[-1]}"] * (box(slug).game.seats.start - 1)]
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        answer = await client.post("/api/tables", json={"game": slug, "places": places}, headers=head)
        answer.raise_for_status()
        table = answer.json()["id"]
    url = f"{server.address.replace('http', 'ws', 1)}/t/{table}/socket"
    asked = 0.0  # when a computer player was asked that has not answered yet
    lines = 0
    async with connect(url, additional_headers=head, max_size=None, compression=None) as socket:
        seen.seated += 1
        async for text in socket:
            message = orjson.loads(text)
            parts = message.get("parts", {})
            if found := IN_LINE.search(parts.get("seats", "")):
                seen.line = max(seen.line, int(found[1]))
            if asked and message.get("lines", 0) > lines:
                seen.waits.append(time.perf_counter() - asked)
                asked = 0.0
            lines = message.get("lines", lines)
            if 'class="thinking"' in parts.get("seats", "") and not asked:
                asked = time.perf_counter()
            offers = OFFER.findall(parts.get("choices", ""))
            question = QUESTION.search(parts.get("choices", ""))
            if offers and question:
                await socket.send(f'{{"question":{question[1]},"action":{rng.choice(offers)}}}')


async def turn_pages(server: Server, tokens: list[str], seen: Patience) -> None:
    """Somebody opens the page of a table of two people, again and again."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        table = await lay(client, tokens)
        while True:
            began = time.perf_counter()
            (await client.get(f"/t/{table}", headers={"Authorization": f"Bearer {tokens[0]}"})).raise_for_status()
            seen.pages.append(time.perf_counter() - began)
            await asyncio.sleep(BETWEEN)


async def run(server: Server, tables: int, seconds: float) -> Patience:
    seen = Patience()
    tokens = await guests(server.address, tables + 2)
    games = slugs()
    tasks = [
        asyncio.ensure_future(sit(server, games[number % len(games)], tokens[number], seen, Random(number)))
        for number in range(tables)
    ]
    while seen.seated < tables:
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)
    tasks.append(asyncio.ensure_future(turn_pages(server, tokens[-2:], seen)))
    await asyncio.sleep(WARM)
    seen.first = max(seen.waits, default=0.0)
    seen.waits.clear()
    seen.pages.clear()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return seen


def figures(tables: int, seconds: float = SECONDS) -> dict[str, Any]:
    """How long people wait with few and with many tables against computer players."""
    found: dict[str, Any] = {}
    for name, count in (("few", FEW), ("many", tables)):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), None)
            server.start()
            try:
                seen = asyncio.run(run(server, count, seconds))
            finally:
                server.kill()
        found[f"{name}_tables"] = count
        for what, measured in (("wait", seen.waits), ("page", seen.pages)):
            cuts = quantiles(measured, n=100, method="inclusive")
            found[f"{name}_{what}s"] = len(measured)
            found[f"{name}_{what}_p50_ms"] = cuts[49] * 1000
            found[f"{name}_{what}_p99_ms"] = cuts[98] * 1000
            found[f"{name}_{what}_longest_ms"] = max(measured) * 1000
        found[f"{name}_longest_line"] = seen.line
        found[f"{name}_first_wait_ms"] = seen.first * 1000
    return found
