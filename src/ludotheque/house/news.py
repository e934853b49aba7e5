"""What houses tell each other through Redis: how far a table is, who is there, who thinks. Nothing rests on it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

CHANNEL: Final = "ludotheque"
CLAIM: Final = 3000  # milliseconds for which a thought is left to the house that has begun it
SILENCE: Final = 2.0  # seconds after which a house says something even if it has nothing to tell
DEAD: Final = 3 * SILENCE  # seconds without a word, not even our own, after which the line is dead
AGAIN: Final = 1.0  # seconds after which a dead line is tried again
FAULTS: Final = (RedisError, OSError)

Hear = Callable[[str, str, dict[str, Any]], None]  # a house, a table, and what that house tells of it


class RedisLine:
    """The line to the other houses; as long as Redis does not answer, nothing is told and everything may be thought."""

    def __init__(self, url: str, hear: Hear) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=AGAIN, socket_timeout=AGAIN)
        self.hear = hear
        self.house = secrets.token_hex(8)
        self.is_up = False
        self.is_closing = False  # a library that is busy may keep a cancellation to itself
        self.unsent: dict[str, dict[str, Any]] = {}  # by table, what is told next
        self.bell = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.listen()), loop.create_task(self.speak())]

    async def close(self) -> None:
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(*FAULTS):
            await self.redis.aclose()

    def tell(self, table: str, **told: Any) -> None:
        """Tell the others something of a table, together with whatever else waits to be told."""
        self.unsent.setdefault(table, {}).update(told)
        self.bell.set()

    async def speak(self) -> None:
        """Send what there is to tell, as soon as the line is free."""
        while not self.is_closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE):
                    await self.bell.wait()
            self.bell.clear()
            tables, self.unsent = self.unsent, {}
            try:
                await self.redis.publish(CHANNEL, orjson.dumps({"house": self.house, "tables": tables}))
            except FAULTS:
                await asyncio.sleep(AGAIN)  # what nobody heard is found all the same

    async def listen(self) -> None:
        """Hear the others, and begin again where the line breaks."""
        while not self.is_closing:
            try:
                async with self.redis.pubsub() as line:
                    await line.subscribe(CHANNEL)
                    while not self.is_closing and (message := await line.get_message(timeout=DEAD)):
                        self.is_up = True
                        if message["type"] == "message":
                            self.read(message["data"])
                fault: Exception = TimeoutError("silence")
            except Exception as broken:  # of a library that reads what others sent
                fault = broken
            if self.is_closing:
                return
            log.warning("Redis does not answer (%s); other houses are heard of a little later", fault)
            self.is_up = False
            await asyncio.sleep(AGAIN)

    def read(self, message: bytes) -> None:
        """Take a message apart; our own, and what no house writes, say nothing."""
        try:
            told = orjson.loads(message)
            if told["house"] != self.house:
                for table, news in told["tables"].items():
                    self.hear(told["house"], table, news)
        except (ValueError, TypeError, LookupError, AttributeError):
            log.warning("something that is no house writes to the channel %s of Redis", CHANNEL)

    async def claim(self, thought: str) -> bool:
        """Whether this house may begin to think about something: no other has, or nobody knows."""
        if not self.is_up:
            return True
        try:
            if await self.redis.set(f"{CHANNEL}:{thought}", self.house, px=CLAIM, nx=True):
                return True
            return bool(await self.redis.get(f"{CHANNEL}:{thought}") == self.house.encode())
        except FAULTS:
            return True

    async def keep(self, thought: str) -> None:
        """Go on with a thought."""
        if self.is_up:
            with suppress(*FAULTS):
                await self.redis.set(f"{CHANNEL}:{thought}", self.house, px=CLAIM)
