"""What a replay of a long game costs: bytes, and how long the loop of the server stands still for it."""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import httpx

from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, NOBODY
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet, checksum_of
from ludotheque.house.replay import fair_outcome
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.app import Server, configured, create_app
from ludotheque.web.reel import CHUNK

GAMES = ("tractions", "singes")
STEPS = 4_000
GUESTS = 10
TICK = 0.001  # seconds from one look at the clock of the loop to the next
SETTINGS = {"clock": 0, "coach": False, "public": False}


class Game:
    """A long game of chance players, as the log of a table."""

    def __init__(self, slug: str, seats: int, seed: int, most: int = STEPS) -> None:
        game = box(slug).game
        sheet = Sheet(f"long-{slug}", slug, game.version, seats, "{}", "", "00" * 32, "nobody", json.dumps(SETTINGS), 0)
        self.table = Table(sheet)
        self.entries: list[Entry] = []
        rng = Random(seed)
        for seat in range(seats):
            self.add(kinds.SIT, seat, 0, json.dumps([f"guest {seat}", f"Guest {seat}", "", ""]))
        self.add(kinds.START, NOBODY)
        while not self.table.over and (len(self.table.steps) < most or self.goes_on()):
            state = self.table.live_state
            seat = rng.choice(state.waiting_for)
            self.add(kinds.STEP, seat, fair_outcome(self.table) if seat == CHANCE else rng.choice(state.legal(seat)))

    def goes_on(self) -> bool:
        """Whether something comes by itself: a log does not end before it."""
        return self.table.live_state.waiting_for[0] == CHANCE or self.table.forced() >= 0

    def add(self, kind: str, seat: int, action: int = 0, words: str = "") -> None:
        number = self.table.number
        checksum = checksum_of(self.table.checksum, number, kind, seat, action, words, 0)
        entry = Entry(number, kind, seat, action, words, 0, checksum)
        self.entries.append(entry)
        self.table.apply(entry)

    async def keep(self, storage: Storage) -> str:
        await storage.lay(self.table.sheet, self.entries)
        return self.table.sheet.id


async def look(address: str, table: str) -> tuple[int, int, float]:
    """Open a replay, then all of it: bytes before the first picture, bytes of the whole, seconds to the picture."""
    async with httpx.AsyncClient(base_url=address, timeout=300) as guest:
        began = time.perf_counter()
        opened = len((await guest.get(f"/t/{table}/replay?at=0")).raise_for_status().content)
        waited = time.perf_counter() - began
        whole, at, last = opened, 0, 0
        while at <= last:
            page = (await guest.get(f"/t/{table}/reel?from={at}")).raise_for_status()
            whole += len(page.content)
            last = page.json()["last"]
            at += CHUNK
        return opened, whole, waited


async def crowd(address: str, table: str) -> list[tuple[int, int, float]]:
    return await asyncio.gather(*(look(address, table) for _ in range(GUESTS)))


def glance(address: str, table: str) -> None:
    """Somebody has looked at the table before: its words are read and its page is known."""
    httpx.get(f"{address}/t/{table}", timeout=300).raise_for_status()
    httpx.get(f"{address}/t/{table}/replay?at=0", timeout=300).raise_for_status()


def visit(address: str, table: str) -> list[tuple[int, int, float]]:
    """In a process of their own, so that what the guests do does not hold up the server."""
    return asyncio.run(crowd(address, table))


async def stalls(is_done: asyncio.Event) -> tuple[float, float]:
    """The longest time, in seconds, in which the loop came to nothing else: by the clock on the wall, and by that of
    the processor, for which other programs of the machine do not count."""
    longest = busiest = 0.0
    while not is_done.is_set():
        began, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(TICK)
        longest = max(longest, time.perf_counter() - began - TICK)
        busiest = max(busiest, time.process_time() - worked)
    return longest, busiest


async def measured(folder: Path) -> dict[str, float]:
    storage = Storage(f"sqlite:///{folder / 'long.db'}")
    house = House(storage, Thinkers(1), 0.0)
    server = Server(configured(create_app(house, ["secret"]), "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    figures: dict[str, float] = {}
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn")) as guests:
        for slug in GAMES:
            game = await asyncio.to_thread(Game, slug, box(slug).game.seats[-1], 3)
            table = await game.keep(storage)
            await loop.run_in_executor(guests, glance, address, table)
            gc.freeze()  # as a server does: what lives since the start is not looked through for garbage
            gc.set_threshold(50_000, 20, 50)
            is_done = asyncio.Event()
            stalling = asyncio.create_task(stalls(is_done))
            visits = await loop.run_in_executor(guests, visit, address, table)
            is_done.set()
            longest, busiest = await stalling
            figures |= {
                f"{slug} steps": len(game.table.steps),
                f"{slug} kB before the first picture": visits[0][0] / 1000,
                f"{slug} MB of the whole": visits[0][1] / 1e6,
                f"{slug} s to the last first picture": max(waited for _, _, waited in visits),
                f"{slug} ms of the longest stall": 1000 * longest,
                f"{slug} ms of it at work": 1000 * busiest,
            }
    server.should_exit = True
    await serving
    return figures


def figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(Path(folder)))
