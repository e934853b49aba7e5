"""People play while everything goes wrong; then it is checked what they were told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludotheque.core import fair
from ludotheque.core import record as records
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage, StoredTable
from tests.nodes.book import Book
from tests.nodes.havoc import cluster
from tests.nodes.people import Crowd
from tests.nodes.verdict import complaints, settled

PROMISE = 5.0  # seconds after the last fault in which everybody sees the same
GOING_ON = 20.0  # seconds in which something happens at every table


class Scene(NamedTuple):
    """What there was to check, and what came of it."""

    done: dict[str, int]  # what went wrong, how often
    tables: int
    kept: int  # requests that were acknowledged
    unknown: int  # requests that nobody answered, or whose outcome no node knew
    verified: int  # records of finished games
    slowest: float  # seconds until everybody saw the same
    wrong: list[str]


async def scene(
    folder: Path, nodes: int, games: Sequence[str], plan: dict[str, int], pause: float, hands: int, seed: int
) -> Scene:
    async with cluster(folder, nodes, seed) as stage:
        crowd = Crowd([node.address for node in stage.nodes], seed)
        async with asyncio.TaskGroup() as group:
            gossip = group.create_task(stage.gossip())
            await crowd.begin(games, group)
            await stage.wreak(plan, pause, hands)
            calm = time.monotonic()
            await crowd.rest()
            await asyncio.sleep(PROMISE)
            slowest, wrong = await settling(crowd.books, stage.database, calm)
            wrong += [f"{table}: nothing happens any more" for table in await stuck(crowd, stage.database)]
            await crowd.rest()
            await crowd.leave()
            gossip.cancel()
        for table, kept in (await stored(stage.database, crowd.books)).items():
            wrong += [f"{table}: {complaint}" for complaint in complaints(crowd.books[table], kept)]
        wrong += [f"a node broke: {node.said}" for node in stage.nodes if "Traceback" in node.said]
        for text in crowd.records:
            fair.verify(records.read(text))
        return Scene(dict(stage.done), len(crowd.books), crowd.kept, crowd.unknown, len(crowd.records), slowest, wrong)


async def stored(database: str, tables: Sequence[str] | dict[str, Book]) -> dict[str, StoredTable]:
    storage = Storage(database)
    await storage.open()
    try:
        return {table: await storage.table(table) for table in tables}
    finally:
        await storage.close()


async def settling(books: dict[str, Book], database: str, calm: float) -> tuple[float, list[str]]:
    """How long it took, after the last fault or the last step, until everybody was shown what their table came to."""
    slowest, wrong = 0.0, []
    for table, kept in (await stored(database, books)).items():
        book = books[table]
        try:
            arrivals = await asyncio.to_thread(settled, book, kept)
        except Refused as refused:
            wrong.append(f"{table} is no table any more: {refused.code}")
            continue
        for person, when in arrivals.items():
            if when is not None:
                slowest = max(slowest, when - max(calm, book.last_kept))
            elif person.eyes == "stream":
                wrong.append(f"{table}: {person} was not shown in time how the table stands")
    return slowest, wrong


async def stuck(crowd: Crowd, database: str) -> list[str]:
    """The tables at which nothing happens any more although their game is not over."""
    lengths = {table: len(kept.entries) for table, kept in (await stored(database, crowd.books)).items()}
    waiting = [table for table, book in crowd.books.items() if not book.is_over]
    crowd.go_on()
    end = time.monotonic() + GOING_ON
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.2)
        now = await stored(database, waiting)
        waiting = [table for table in waiting if len(now[table].entries) == lengths[table]]
    return waiting
