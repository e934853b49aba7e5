"""Scripted people who play one game after another, each of them through another node, and write everything down."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.nodes.book import Book, Click, Outcome, Person

PATIENCE: Final = 5.0  # seconds after which nobody waits for an answer any longer
LONGEST: Final = 120.0  # seconds in which something is acknowledged, on whatever machine
AGAIN: Final = 0.1  # seconds before somebody who was thrown out comes back
LOOK: Final = 1.0  # seconds without news after which somebody looks elsewhere
TWICE: Final = 0.15  # of all clicks go to two nodes at once
TALK: Final = 0.15  # of all clicks are followed by a word
CLOCK: Final = 3600  # seconds that everybody has, which is plenty
GAMES: Final[dict[str, dict[str, str]]] = {
    "apagos": {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"},
    "meeples": {},
    "apaches": {},
}
TAG: Final = re.compile(r"<[^>]*>")
WORD: Final = re.compile(r"word \d+ of \d+")


Answer = tuple[Outcome, httpx.Response | None]


class Crowd:
    """All people, the nodes they know, and their books by table."""

    def __init__(self, addresses: list[str], seed: int, pause: float = 0.02) -> None:
        self.addresses = addresses
        self.pause = pause  # seconds of thought
        self.random = Random(seed)
        self.books: dict[str, Book] = {}
        self.records: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.plays = asyncio.Event()
        self.plays.set()
        self.busy = 0  # requests on their way that may change something
        self.words = 0
        self.client = httpx.AsyncClient(verify=False, timeout=PATIENCE, limits=httpx.Limits(max_connections=None))

    async def begin(self, games: Sequence[str], group: asyncio.TaskGroup) -> None:
        """Two people for each game come in, and begin to play; the group ends at once when one of them is at a loss."""
        for number, game in enumerate(games):
            tokens = [await self.newcomer(), await self.newcomer()]
            self.tasks.append(group.create_task(self.play_on(game, tokens, number)))

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)
        await self.client.aclose()

    async def rest(self) -> None:
        """Nobody does anything any more, and nothing is on its way."""
        self.plays.clear()
        while self.busy:
            await asyncio.sleep(0.01)

    def go_on(self) -> None:
        self.plays.set()

    async def until_kept(self, more: int) -> None:
        """Wait until so many more requests were acknowledged."""
        wanted, end = self.kept + more, time.monotonic() + LONGEST
        while self.kept < wanted:
            assert time.monotonic() < end, "nothing was acknowledged any more"
            await asyncio.sleep(0.05)

    @property
    def kept(self) -> int:
        return sum(book.count(Outcome.KEPT) for book in self.books.values())

    @property
    def unknown(self) -> int:
        return sum(book.count(Outcome.UNKNOWN) for book in self.books.values())

    async def newcomer(self) -> str:
        while True:
            outcome, answer = await self.ask("none", "POST", f"{self.anywhere}/api/guests", {"name": "p"})
            if outcome is Outcome.KEPT and answer is not None:
                return str(answer.json()["token"])
            await asyncio.sleep(AGAIN)

    async def ask(
        self, token: str, method: str, address: str, body: Any = None
    ) -> tuple[Outcome, httpx.Response | None]:
        """One request, and what became of it."""
        try:
            answer = await self.client.request(method, address, json=body, headers=bearer(token))
        except httpx.ConnectError:
            return Outcome.REFUSED, None
        except httpx.HTTPError:
            return Outcome.UNKNOWN, None
        if answer.status_code == 503:
            return Outcome.UNKNOWN, answer
        if answer.status_code >= 500:
            return Outcome.BROKEN, answer
        return Outcome.REFUSED if answer.status_code >= 400 else Outcome.KEPT, answer

    async def change(self, outcomes: list[Outcome], book: Book, token: str, address: str, body: Any) -> None:
        """One request that may change a table, written down."""
        await self.plays.wait()
        self.busy += 1
        try:
            outcome, _ = await self.ask(token, "POST", address, body)
            book.note(outcomes, outcome)
        finally:
            self.busy -= 1

    async def play_on(self, game: str, tokens: list[str], number: int) -> None:
        """Two people at one table after another, and a page that looks on."""
        while True:
            table = await self.lay(game, tokens)
            book = self.books[table] = Book()
            homes = [(number + seat) % len(self.addresses) for seat in (0, 1)]
            players = [
                Player(self, table, book, seat, token, home)
                for seat, (token, home) in enumerate(zip(tokens, homes, strict=True))
            ]
            page = asyncio.create_task(look(self, table, book, tokens[0]))
            try:
                await asyncio.gather(*(player.run() for player in players))
                book.is_over = True
                await self.fetch_record(table, tokens[0])
            finally:
                page.cancel()
                await asyncio.wait([page])

    async def lay(self, game: str, tokens: list[str]) -> str:
        """A table at which both sit; what nobody knows the outcome of is tried again."""
        body = {"game": game, "places": ["me", "open"], "options": GAMES[game], "settings": {"clock": CLOCK}}
        seat = {"name": "p"}
        while True:
            await self.plays.wait()
            _, answer = await self.ask(tokens[0], "POST", f"{self.anywhere}/api/tables", body)
            table = answer.json().get("id", "") if answer is not None else ""
            while table:
                _, answer = await self.ask(tokens[1], "POST", f"{self.anywhere}/api/tables/{table}/seats/1", seat)
                if answer is not None and answer.status_code in (204, 409):
                    return str(table)
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(AGAIN)

    async def fetch_record(self, table: str, token: str) -> None:
        while True:
            outcome, answer = await self.ask(token, "GET", f"{self.anywhere}/api/tables/{table}/record")
            if outcome is Outcome.KEPT and answer is not None:
                self.records.append(answer.text)
                return
            await asyncio.sleep(AGAIN)

    @property
    def anywhere(self) -> str:
        return self.random.choice(self.addresses)


class Player:
    """Somebody with a seat: one stream tells them what they see, and they answer whatever they are asked."""

    def __init__(self, crowd: Crowd, table: str, book: Book, seat: int, token: str, home: int) -> None:
        self.crowd = crowd
        self.path = f"/api/tables/{table}"
        self.book = book
        self.seat = seat
        self.token = token
        self.home = crowd.addresses[home]
        self.sight: dict[str, Any] = {}
        self.news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return bool(self.sight.get("over"))

    async def run(self) -> None:
        await asyncio.gather(self.watch(), self.play())

    async def watch(self) -> None:
        """Read the stream of the seat, at home first and then wherever there is one, until the game is over."""
        address, timeout = self.home, httpx.Timeout(PATIENCE, read=None)
        while True:
            with suppress(httpx.HTTPError):
                async with self.crowd.client.stream(
                    "GET",
                    f"{address}{self.path}/events?seat={self.seat}",
                    headers=bearer(self.token),
                    timeout=timeout,
                ) as answer:
                    async for line in answer.aiter_lines():
                        if line.startswith("data: "):
                            self.see(orjson.loads(line[6:]), "stream")
                        if self.is_over:
                            return
            await asyncio.sleep(AGAIN)
            address = self.crowd.anywhere

    def see(self, sight: dict[str, Any], eyes: str) -> None:
        if "view" in sight:
            self.book.show(Person(self.seat, eyes), sight)
            if sight["question"] >= self.sight.get("question", 0):
                self.sight = sight
                self.news.set()

    async def play(self) -> None:
        while not self.is_over:
            self.news.clear()
            if self.sight.get("awaited"):
                await self.answer()
            if not self.is_over and not self.news.is_set():
                try:
                    async with asyncio.timeout(LOOK):
                        await self.news.wait()
                except TimeoutError:
                    await self.look_elsewhere()

    async def answer(self) -> None:
        random, sight = self.crowd.random, self.sight
        await asyncio.sleep(self.crowd.pause * random.random())  # the table may have gone on, and the answer be stale
        click = Click(self.seat, sight["question"], random.choice(sight["legal"])["action"])
        doors = [self.home, self.crowd.anywhere] if random.random() < TWICE else [self.home]
        outcomes = self.book.clicks[click]
        asked = [
            self.crowd.change(outcomes, self.book, self.token, f"{door}{self.path}/act", click._asdict())
            for door in doors
        ]
        await asyncio.gather(*asked)
        if outcomes[-1] is not Outcome.KEPT:
            await asyncio.sleep(AGAIN)
            self.home = self.crowd.anywhere
        if random.random() < TALK:
            self.crowd.words += 1
            text = f"word {self.crowd.words} of {self.seat}"
            address = f"{self.crowd.anywhere}{self.path}/say"
            await self.crowd.change(self.book.talk[text], self.book, self.token, address, {"text": text})

    async def look_elsewhere(self) -> None:
        """Ask any node how the table stands: the stream may be behind."""
        address = f"{self.crowd.anywhere}{self.path}/view?seat={self.seat}"
        outcome, answer = await self.crowd.ask(self.token, "GET", address)
        if outcome is Outcome.KEPT and answer is not None:
            self.see(answer.json(), "glance")


async def look(crowd: Crowd, table: str, book: Book, token: str) -> None:
    """An open page of a table, which connects again wherever it can when its node is gone."""
    while True:
        address = f"{crowd.anywhere.replace('http', 'ws', 1)}/t/{table}/socket"
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, additional_headers=bearer(token), max_size=None, compression=None) as socket:
                async for text in socket:
                    note(book, orjson.loads(text))
        await asyncio.sleep(AGAIN)


def note(book: Book, message: dict[str, Any]) -> None:
    """Write down the lines of log and talk that a page is sent, with their numbers."""
    if "log" in message:
        told = message["log"]["html"].split("<li")[1:]
        lines = [TAG.sub("", f"<li{line}").strip() for line in told]
        book.pages["log"] += enumerate(lines, message["log"]["from"])
    if "talk" in message:
        book.pages["talk"] += enumerate(WORD.findall(message["talk"]["html"]), message["talk"]["from"])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
