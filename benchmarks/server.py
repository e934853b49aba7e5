"""The web server under load: scripted players on loopback, the server on one core, the players on the other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

OFFER = re.compile(r'name="action" value="(\d+)"')
QUESTION = re.compile(r'data-question="(\d+)"')
OPTIONS = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}
GAME = "apagos"
SECONDS = 8.0  # of each measurement
STEADY = 500  # moves a second of the latency measurement


class Server:
    """`ludotheque serve` on a database of its own, or with other options."""

    def __init__(self, folder: Path, core: int | None, options: Sequence[str] = ()) -> None:
        self.folder = folder
        self.core = core
        self.options = options
        self.address = ""
        self.process: subprocess.Popen[str]

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "ludotheque", "serve", "--port", "0", *self.options]

    def start(self) -> None:
        environment = {**os.environ, "LUDOTHEQUE_DATA": str(self.folder)}
        pin = None if self.core is None else lambda: os.sched_setaffinity(0, {self.core or 0})
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, text=True, env=environment, cwd=self.folder, preexec_fn=pin
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                self.address = found[0]
                return
        raise RuntimeError("the server did not start")

    def processor_seconds(self) -> float:
        """What the server and its nodes have used so far: other programs of the machine do not count."""
        pid = self.process.pid
        nodes = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split() if "--nodes" in self.options else []
        ticks = 0
        for process in (pid, *nodes):
            fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self.leave(signal.SIGKILL)

    def end(self) -> None:
        self.leave(signal.SIGTERM)

    def leave(self, way: int) -> None:
        self.process.send_signal(way)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@dataclass
class Load:
    """What the players saw."""

    accepted: int = 0
    seated: int = 0
    seconds: float = 0.0  # until the last move that was accepted
    effort: float = 0.0  # seconds of the server's processor until then
    waits: list[float] = field(default_factory=list)  # seconds from a move to its echo
    last: dict[str, int] = field(default_factory=dict)  # by table: the lines of the log that were acknowledged


class Player:
    """Plays the last choice it is offered, which makes long games, as fast as it may."""

    def __init__(self, table: str, socket: ClientConnection, load: Load, gate: Gate) -> None:
        self.table = table
        self.socket = socket
        self.load = load
        self.gate = gate
        self.sent = 0.0  # when the move went that has no echo yet
        self.before = 0  # lines of the log then

    async def play(self) -> None:
        async for text in self.socket:
            message = orjson.loads(text)
            if "lines" not in message:
                continue
            lines = message["lines"]
            if self.sent and lines > self.before:
                self.load.accepted += 1
                self.load.waits.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            self.load.last[self.table] = max(lines, self.load.last.get(self.table, 0))
            offers = OFFER.findall(message.get("parts", {}).get("choices", ""))
            question = QUESTION.search(message.get("parts", {}).get("choices", ""))
            if offers and question and not self.sent:
                await self.gate.passed()
                self.before = lines
                self.sent = time.perf_counter()
                await self.socket.send(f'{{"question":{question[1]},"action":{offers[-1]}}}')


class Gate:
    """Holds the players back until all sit, then lets them through freely or at a steady rate."""

    def __init__(self, rate: float | None) -> None:
        self.opened = asyncio.Event()
        self.passes = asyncio.Semaphore(0) if rate else None

    async def passed(self) -> None:
        await self.opened.wait()
        if self.passes is not None:
            await self.passes.acquire()


async def guests(address: str, count: int) -> list[str]:
    async with httpx.AsyncClient(base_url=address) as client:
        return [(await client.post("/api/guests", json={"name": f"p{i}"})).json()["token"] for i in range(count)]


async def lay(client: httpx.AsyncClient, tokens: list[str]) -> str:
    """A table of two scripted players."""
    heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
    body = {"game": GAME, "places": ["me", "open"], "options": OPTIONS}
    table = (await client.post("/api/tables", json=body, headers=heads[0])).json()["id"]
    answer = await client.post(f"/api/tables/{table}/seats/1", json={"name": "p"}, headers=heads[1])
    answer.raise_for_status()
    return str(table)


async def sit(address: str, tokens: list[str], load: Load, gate: Gate) -> None:
    """Two players at one table, to the end of their game."""
    wire = address.replace("http", "ws", 1)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        table = await lay(client, tokens)
    load.last[table] = 0
    async with asyncio.TaskGroup() as group:
        for token in tokens:
            group.create_task(watch(f"{wire}/t/{table}/socket", token, table, load, gate))


async def watch(url: str, token: str, table: str, load: Load, gate: Gate) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
        load.seated += 1
        await Player(table, socket, load, gate).play()


async def run(server: Server, tables: int, seconds: float, rate: float | None) -> Load:
    """Let scripted players play for a while, at full speed or at a steady rate of moves a second."""
    address = server.address
    load = Load()
    gate = Gate(rate)
    tokens = await guests(address, 2 * tables)
    tasks = [asyncio.ensure_future(sit(address, tokens[2 * i : 2 * i + 2], load, gate)) for i in range(tables)]
    while load.seated < 2 * tables:
        await asyncio.sleep(0.05)
    gate.opened.set()
    began = time.perf_counter()
    used = server.processor_seconds()
    released = 0
    heard = 0
    while (elapsed := time.perf_counter() - began) < seconds:
        await asyncio.sleep(0.005)
        while gate.passes is not None and rate is not None and released < elapsed * rate:
            gate.passes.release()
            released += 1
        if heard and load.accepted == heard and elapsed - load.seconds > 1:
            break  # every game is over
        if load.accepted != heard:
            heard = load.accepted
            load.seconds = elapsed
            load.effort = server.processor_seconds() - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load


@contextmanager
def apart(kind: type[Server] = Server, options: Sequence[str] = ()) -> Iterator[Server]:
    """A server on one core; whoever plays with it is on another meanwhile."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder), cores[0] if len(cores) > 1 else None, options)
        server.start()
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[-1]})
        try:
            yield server
        finally:
            os.sched_setaffinity(0, set(cores))
            server.end()


def figures(tables: int) -> dict[str, Any]:
    """Accepted moves a second at saturation, and the latency at a steady rate."""
    with apart() as server:
        full = asyncio.run(run(server, tables, SECONDS, None))
        steady = asyncio.run(run(server, tables, SECONDS, STEADY))
    cuts = quantiles(steady.waits, n=100)
    return {
        "tables": tables,
        "moves_per_s": full.accepted / full.seconds,
        "processor_ms_per_move": full.effort / full.accepted * 1000,
        "steady_moves_per_s": steady.accepted / steady.seconds,
        "steady_p50_ms": cuts[49] * 1000,
        "steady_p99_ms": cuts[98] * 1000,
    }
