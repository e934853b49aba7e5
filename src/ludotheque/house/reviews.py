"""Reviews of finished games: made in the background, one after the other, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from ludotheque.bots import review
from ludotheque.bots.moment import Review
from ludotheque.house.storage import Storage, StorageError
from ludotheque.house.thinkers import Thinkers, whereabouts

log = logging.getLogger(__name__)

EDITION: Final = 1  # a kept review of another edition is made anew
MOST_WAITING: Final = 50  # reviews that may be asked for at once


class Reviews:
    """Every review that this house has made, or is making."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.done: dict[str, float] = {}  # how much of each review is made, by table
        self.failed: set[str] = set()  # tables whose review came to nothing
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(1)  # computer players have to think meanwhile

    async def stored(self, table: str) -> Review | None:
        return (await self.stored_of([table])).get(table)

    async def stored_of(self, tables: list[str]) -> dict[str, Review]:
        """The reviews that are kept of these tables."""
        found = await self.storage.reviews(tables, EDITION)
        return {table: review.read(text) for table, text in found.items()}

    def knows(self, table: str) -> bool:
        """Whether a review is being made, or has failed."""
        return table in self.done or table in self.failed

    def begin(self, table: str, record: str) -> None:
        """Make a review, unless too many are being made."""
        if len(self.done) < MOST_WAITING:
            self.done[table] = 0.0
            task = asyncio.get_running_loop().create_task(self.make(table, record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def make(self, table: str, record: str) -> None:
        """Do every piece of it in a thinking process, and keep what comes of it."""
        try:
            async with self.turn:
                made = await self.pieced(table, record)
                await self.storage.keep_review(table, EDITION, review.write(made))
        except StorageError as fault:
            log.error("the review of table %s could not be kept: %s", table, fault)
            self.failed.add(table)
        except Exception as fault:  # whatever the game of a stranger does
            log.error("the review of table %s failed: %s", table, whereabouts(fault))
            self.failed.add(table)
        finally:
            self.done.pop(table, None)

    async def pieced(self, table: str, record: str) -> Review:
        pieces = review.making(record)
        given: Any = None
        while True:
            try:
                piece = pieces.send(given)
            except StopIteration as end:
                made: Review = end.value
                return made
            self.done[table] = piece.done
            given = await self.thinkers.run(piece.task, *piece.arguments)

    def forgive(self, table: str) -> None:
        """Let a review that failed be tried again."""
        self.failed.discard(table)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
