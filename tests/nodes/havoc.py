"""A cluster in which everything goes wrong, one thing after another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

from redis.asyncio import Redis as Listener
from redis.exceptions import RedisError

from ludotheque.house.news import CHANNEL
from tests import services
from tests.nodes.line import Line
from tests.nodes.node import Node


class Cluster:
    """Nodes, a PostgreSQL and a Redis; each node reaches both by lines of its own."""

    def __init__(self, folder: Path, postgres: services.Postgres, redis: services.Redis, seed: int) -> None:
        self.folder = folder
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.database()
        self.random = Random(seed)
        self.nodes: list[Node] = []
        self.lines: list[Line] = []
        self.falling: list[object] = []
        self.done: Counter[str] = Counter()

    async def open(self, count: int) -> None:
        for number in range(count):
            to_database, to_redis = Line(self.postgres.port), Line(self.redis.port)
            for line in (to_database, to_redis):
                await line.open()
                self.lines.append(line)
            database = self.database.replace(f":{self.postgres.port}/", f":{to_database.port}/")
            redis = f"redis://127.0.0.1:{to_redis.port}"
            self.nodes.append(Node(self.folder / f"node{number}", database, redis, jumps=number == 0))
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes))

    async def close(self) -> None:
        for node in self.nodes:
            node.kill()
        for line in self.lines:
            await line.close()

    # What goes wrong.

    async def kill_node(self) -> None:
        node = self.random.choice([node for node in self.nodes if node not in self.falling])
        await self.kill(node, node.kill, node.start)

    async def kill_postgres(self) -> None:
        await self.kill(self.postgres, self.postgres.stop, self.postgres.start)

    async def kill_redis(self) -> None:
        await self.kill(self.redis, self.redis.stop, self.redis.start)

    async def kill(self, victim: object, end: Callable[[], None], begin: Callable[[], None]) -> None:
        """End something at once, and start it again a little later; what is down already has to come back first."""
        while victim in self.falling:
            await asyncio.sleep(0.1)
        self.falling.append(victim)
        await asyncio.to_thread(end)
        await asyncio.sleep(self.random.random())
        await asyncio.to_thread(begin)
        self.falling.remove(victim)

    async def cut_line(self) -> None:
        line = self.random.choice(self.lines)
        line.cut()
        await asyncio.sleep(2 * self.random.random())
        line.mend()

    async def hold_line(self) -> None:
        line = self.random.choice(self.lines)
        line.hold()
        await asyncio.sleep(4 * self.random.random())
        line.mend()

    async def slow_line(self) -> None:
        line = self.random.choice(self.lines)
        line.delay = self.random.random() / 5
        await asyncio.sleep(2 * self.random.random())
        line.mend()

    async def wreak(self, plan: dict[str, int], pause: float, hands: int = 1) -> None:
        """Let everything of the plan go wrong, as often as it says, in any order, several things at once."""
        deeds: dict[str, Callable[[], Awaitable[None]]] = {
            "node": self.kill_node,
            "postgres": self.kill_postgres,
            "redis": self.kill_redis,
            "cut": self.cut_line,
            "hold": self.hold_line,
            "slow": self.slow_line,
        }
        order = [name for name, times in plan.items() for _ in range(times)]
        self.random.shuffle(order)

        async def go_on() -> None:
            while order:
                name = order.pop()
                await asyncio.sleep(2 * pause * self.random.random())
                await deeds[name]()
                self.done[name] += 1

        await asyncio.gather(*(go_on() for _ in range(hands)))

    async def gossip(self) -> None:
        """Say again what was said in Redis, late and in another order, and things that nobody ever said."""
        while True:
            with suppress(RedisError, OSError):
                async with Listener(port=self.redis.port) as redis, redis.pubsub() as line:
                    await line.subscribe(CHANNEL)
                    async for message in line.listen():
                        if message["type"] == "message" and self.random.random() < 0.3:
                            self.done["gossip"] += 1
                            await asyncio.sleep(self.random.random() / 10)
                            await redis.publish(CHANNEL, message["data"])
            await asyncio.sleep(0.5)


@asynccontextmanager
async def cluster(folder: Path, count: int, seed: int) -> AsyncIterator[Cluster]:
    with ExitStack() as stack:
        postgres = stack.enter_context(services.postgres())
        redis = stack.enter_context(services.redis())
        opened = Cluster(folder, postgres, redis, seed)
        try:
            await opened.open(count)
            yield opened
        finally:
            await opened.close()
