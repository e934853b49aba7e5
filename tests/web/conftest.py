"""A house with its doors open, and guests who come in."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from threading import Thread
from typing import Any

import pytest
from httpx import Client
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludotheque.core.coach import Verdict
from ludotheque.core.state import Options, View
from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.app import HostSettings, Server, configured, create_app
from ludotheque.web.easel import SEAM
from ludotheque.web.quotas import allowances

SLUG = "apagos"
FIXED = {"setup_mode": "classic", "setter": "seat_2", "colours": "pick:white"}  # seat 0 is white and begins


SENT = {"accept-language", "x-forwarded-for"}  # the headers of a client that its socket sends too


class Quick(Thinkers):
    """Computer players that think here, at once."""

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        return Random(len(view.legal)).choice(view.legal), ""

    async def verdicts(self, slug: str, material: str, view: View) -> dict[int, Verdict]:
        return {action: Verdict("win", 3) for action in view.legal}

    async def fair_start(self, slug: str, last: Options) -> Options:
        return {}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(Storage(f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db"), Quick(), pause=0.0)


@contextmanager
def served(house: House, limits: str = "on") -> Iterator[str]:
    """A house with its doors open, on this machine: its address."""
    server = Server(configured(create_app(house, ["secret"], HostSettings(allowances(limits))), "127.0.0.1", 0))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def address(house: House) -> Iterator[str]:
    with served(house) as address:
        yield address


@contextmanager
def guest(address: str, **headers: str) -> Iterator[Client]:
    """Somebody who has just come in."""
    known = {"accept-language": "en", "accept": "text/html"} | headers
    with Client(base_url=address, headers=known, follow_redirects=True, timeout=60) as client:
        client.get("/")
        yield client


@pytest.fixture
def ana(address: str) -> Iterator[Client]:
    with guest(address) as client:
        yield client


@pytest.fixture
def bob(address: str) -> Iterator[Client]:
    with guest(address) as client:
        yield client


@pytest.fixture
def eve(address: str) -> Iterator[Client]:
    """Somebody who sits nowhere, and a program at that."""
    with guest(address, accept="application/json") as client:
        yield client


def laid(ana: Client, bob: Client | None = None, options: dict[str, str] = FIXED, **fields: str) -> str:
    """A table of Ana, with Bob opposite if he is given; its id."""
    form = {"name": "Ana", "seats": "2", "place-0": "me", "place-1": "open"}
    form |= {f"option-{name}": value for name, value in options.items()} | fields
    answer = ana.post(f"/games/{SLUG}/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    table: str = answer.headers["location"].removeprefix("/t/")
    if bob is not None:
        assert bob.post(f"/t/{table}/sit", data={"seat": "1", "name": "Bob"}).status_code == 200
    return table


class Page:
    """The socket of an open page, with everything it has been told."""

    def __init__(self, client: Client, table: str, query: str = "", origin: str = "") -> None:
        host = f"{client.base_url.host}:{client.base_url.port}"
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        self.opened = ExitStack()
        self.wire: ClientConnection = self.opened.enter_context(
            connect(
                f"ws://{host}/t/{table}/socket{query}",
                origin=Origin(origin or f"http://{host}"),
                additional_headers={"cookie": cookies}
                | {name: client.headers[name] for name in SENT & {*client.headers}},
                compression=None,
            )
        )
        self.parts: dict[str, str] = {}
        self.log = ""
        self.talk = ""
        self.number = -1
        self.here: list[int] = []

    def __enter__(self) -> Page:
        self.hear()
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        self.opened.close()

    def send(self, message: Any) -> None:
        self.wire.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message, put where it belongs; who is there is heard in passing."""
        news: dict[str, Any] = json.loads(self.wire.recv(timeout=30))
        while "here" in news:
            self.here = news["here"]
            news = json.loads(self.wire.recv(timeout=30))
        if "after" in news:
            assert news["after"] == self.number
        self.number = news.get("n", self.number)
        self.parts |= news.get("parts", {})
        if "patch" in news:
            scraps = self.parts["board"].split(SEAM)
            for number, scrap in news["patch"]:
                scraps[number] = scrap
            self.parts["board"] = SEAM.join(scraps)
        if "splice" in news:
            scraps = self.parts["board"].split(SEAM)
            start, removed, added = news["splice"]
            scraps[start : start + removed] = added
            self.parts["board"] = SEAM.join(scraps)
        for name in ("log", "talk"):
            if name in news:
                old = "" if news[name]["from"] == 0 else getattr(self, name)
                setattr(self, name, old + news[name]["html"])
        return news

    def hear_until(self, key: str) -> dict[str, Any]:
        while True:
            news = self.hear()
            if key in news:
                return news

    def refusal(self, message: Any) -> dict[str, str]:
        self.send(message)
        news = self.hear()
        assert set(news) == {"error"}, news
        error: dict[str, str] = news["error"]
        assert error["message"]
        return error

    def question(self) -> int:
        return int(self.parts["choices"].split('data-question="')[1].split('"')[0])

    def actions(self) -> list[int]:
        return [int(part.split('"')[0]) for part in self.parts["choices"].split('name="action" value="')[1:]]

    def act(self, seat: int, action: int | None = None) -> None:
        chosen = self.actions()[0] if action is None else action
        self.send({"seat": seat, "question": self.question(), "action": chosen})
