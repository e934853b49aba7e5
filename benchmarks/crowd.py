"""What a server weighs: many tables, many sockets that wait, and what both cost while nobody moves."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import Server, guests
from ludotheque.core.shelf import box, own_slugs
from tests import services

TABLES = 10_000
SOCKETS = 5_000
AT_ONCE = 16  # requests
IDLE = 10.0  # seconds in which nobody moves
ECHOES = 200  # sockets of the yardstick that talk
MESSAGE = '{"question":12,"action":3}'
SECONDS = 4.0


class Echo(Server):
    """The yardstick, in place of the house."""

    @property
    def command(self) -> list[str]:
        return [sys.executable, str(Path(__file__).with_name("echo.py"))]


def figures(tables: int, sockets: int) -> dict[str, Any]:
    """Resident megabytes, and the share of one processor that goes while nobody moves."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every socket is a file; the servers inherit it
    found: dict[str, Any] = {"tables": tables, "sockets": sockets}
    with served(Echo) as echo:
        found |= {f"echo_{name}": figure for name, figure in asyncio.run(echoed(echo, sockets)).items()}
    with served(Server) as server:
        found |= {f"sqlite_{name}": figure for name, figure in asyncio.run(filled(server, tables, sockets)).items()}
    with services.postgres() as postgres, services.redis() as redis:
        options = ["--database", postgres.database(), "--redis", redis.address]
        with served(Server, options) as server:
            shared = asyncio.run(filled(server, tables, sockets))
        found |= {f"postgresql_{name}": figure for name, figure in shared.items()}
    return found


@contextmanager
def served(kind: type[Server], options: Sequence[str] = ()) -> Iterator[Server]:
    with TemporaryDirectory() as folder:
        server = kind(Path(folder), None, options)
        server.start()
        try:
            yield server
        finally:
            server.kill()


async def echoed(server: Server, sockets: int) -> dict[str, float]:
    """What the yardstick weighs with so many sockets, and what a message there and back costs it."""
    empty = megabytes(server)
    wire = server.address.replace("http", "ws", 1)
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(connect(wire, compression=None)) for _ in range(sockets)]
        full = megabytes(server)
        used, until = server.processor_seconds(), time.perf_counter() + SECONDS
        sent = sum(await asyncio.gather(*(talk(socket, until) for socket in opened[:ECHOES])))
        used = server.processor_seconds() - used
    return {"kb_per_socket": (full - empty) * 1000 / sockets, "processor_ms_per_message": used / sent * 1000}


async def talk(socket: ClientConnection, until: float) -> int:
    sent = 0
    while time.perf_counter() < until:
        await socket.send(MESSAGE)
        await socket.recv()
        sent += 1
    return sent


async def filled(server: Server, tables: int, sockets: int) -> dict[str, float]:
    """What a house weighs once so many tables of all games are laid, and so many pages look at as many of them."""
    await asyncio.sleep(IDLE)  # it rehearses for the shelf first
    empty = megabytes(server)
    (token,) = await guests(server.address, 1)
    laid = await lay_all(server.address, token, tables)
    full = megabytes(server)
    wire = server.address.replace("http", "ws", 1)
    headers = {"Authorization": f"Bearer {token}"}
    async with AsyncExitStack() as stack:
        for table, _ in zip(reversed(laid), range(sockets), strict=False):
            url = f"{wire}/t/{table}/socket"
            socket = await stack.enter_async_context(connect(url, additional_headers=headers, compression=None))
            await socket.recv()
        watched = megabytes(server)
        used = server.processor_seconds()
        await asyncio.sleep(IDLE)
        idle = (server.processor_seconds() - used) / IDLE
    return {
        "mb_empty": empty,
        "mb_with_tables": full,
        "mb_with_sockets": watched,
        "kb_per_socket": (watched - full) * 1000 / sockets,
        "idle_share_of_a_processor": idle,
    }


async def lay_all(address: str, token: str, count: int) -> list[str]:
    """Tables of every game in turn, at which one person plays all seats."""
    laid: list[str] = []
    games = cycle(own_slugs())
    async with httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=60) as client:

        async def lay_some() -> None:
            while len(laid) + AT_ONCE <= count:
                game = next(games)
                body = {"game": game, "places": ["me"] * box(game).game.seats[0]}
                with suppress(httpx.ReadError):  # the server has just closed a connection that was idle
                    answer = await client.post("/api/tables", json=body)
                    laid.append(answer.raise_for_status().json()["id"])

        await asyncio.gather(*(lay_some() for _ in range(AT_ONCE)))
    return laid


def megabytes(server: Server) -> float:
    """What a server and the processes that it started keep in memory."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    pages = sum(int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1]) for process in (pid, *children))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
