"""Who may do what: docs/permissions.md names every way to ask something of the house, and every cell of it is tried."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from httpx import Client
from starlette.routing import Route, WebSocketRoute
from typer.core import TyperGroup
from typer.main import get_command
from websockets.sync.client import connect

from ludotheque.cli import app as commands
from ludotheque.house.storage import Storage
from ludotheque.house.verbs import House
from ludotheque.web import tables
from ludotheque.web.app import PARTS
from ludotheque.web.guests import Guest, GuestBook
from ludotheque.web.sockets import VERBS
from tests.web.conftest import FIXED, SLUG, Quick, served

PAGE = Path(__file__).parents[2] / "docs/permissions.md"
PEOPLE = ("nobody", "spectator", "rival", "owner", "player")  # the columns; the player sits on the seat that is meant
SEATS = {"player": 0, "rival": 1}


class Row(NamedTuple):
    """A line of the table: a way to ask, at a table in some state, and what becomes of it for everyone."""

    way: str
    when: str
    cells: tuple[str, ...]


def rows(heading: str) -> list[Row]:
    """The table under a heading of the page."""
    text = PAGE.read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    cells = [[cell.strip().strip("`") for cell in line[1:-1].split("|")] for line in lines]
    return [Row(way, when, tuple(rest)) for way, when, *rest in cells]


# What is asked for in each row, where it is not plain from its address.
FORMS: dict[str, dict[str, str]] = {
    "sit": {"seat": "0", "name": "Zoe"},
    "side": {"seat": "0"},
    "name": {"seat": "0", "name": "Zoe"},
    "stand": {"seat": "0", "sure": "yes"},
    "carry": {},
    "release": {"seat": "0"},
    "bot": {"seat": "0", "level": "random"},
    "act": {"seat": "0"},
    "undo": {"seat": "0"},
    "answer": {"seat": "0", "yes": "yes"},
    "say": {"text": "hello"},
    "rematch": {},
    "review": {},
}
BODIES: dict[str, Any] = {
    "POST /api/tables/{table}/seats/0": {"name": "Zoe"},
    "PUT /api/tables/{table}/seats/0": {"salt": "5a17"},
    "PUT /api/tables/{table}/seats/0/bot": {"level": "random"},
    "POST /api/tables/{table}/act": {"seat": 0},
    "POST /api/tables/{table}/undo": {"seat": 0},
    "POST /api/tables/{table}/answer": {"seat": 0, "yes": True},
    "POST /api/tables/{table}/say": {"text": "hello"},
    "POST /practise/{table}/0": {"action": 0},
}
MESSAGES: dict[str, dict[str, Any]] = {
    "action": {"seat": 0},
    "undo": {"undo": 0},
    "answer": {"answer": True, "seat": 0},
    "say": {"say": "hello"},
    "salt": {"salt": "5a17", "seat": 0},
    "ghost": {"ghost": 0, "seat": 0},
    "why": {"why": ["nowhere"], "seat": 0},
    "reach": {"reach": [], "seat": 0},
    "hint": {"hint": 0},
    "worth": {"worth": 0},
    "eyes": {"eyes": 0},
    "tell": {"tell": True},
    "resync": {"resync": True},
}


class Place:
    """A house, the people who come there, and tables in every state."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guest_book = GuestBook(["secret"])
        self.tables = cache(self.laid)  # for those who only look

    def client(self, who: str) -> Client:
        """Somebody as a browser and as a program; nobody has neither cookie nor token."""
        person = Guest(who, who.title())
        known = {"authorization": f"Bearer {self.guest_book.token(person)}"} if who != "nobody" else {}
        cookies = {"guest": str(self.guest_book.cookies.dumps(list(person)))} if who != "nobody" else {}
        return Client(base_url=self.address, headers=known, cookies=cookies, timeout=60)

    def laid(self, when: str) -> str:
        """A table of the owner, who does not play, in some state; seat 0 is that of the player."""
        with ExitStack() as doors:
            owner, player, rival = (doors.enter_context(self.client(who)) for who in ("owner", "player", "rival"))
            body = {"game": SLUG, "places": ["open"] * 2, "options": FIXED, "settings": {"coach": True}}
            table = str(owner.post("/api/tables", json=body).raise_for_status().json()["id"])
            if when == "free":
                rival.post(f"/api/tables/{table}/seats/1", json={}).raise_for_status()
                return table
            player.post(f"/api/tables/{table}/seats/0", json={}).raise_for_status()
            if when == "waiting":
                return table
            rival.post(f"/api/tables/{table}/seats/1", json={}).raise_for_status()
            if when == "left":
                player.delete(f"/api/tables/{table}/seats/0").raise_for_status()
            elif when in ("played", "asked"):
                self.act(player, table, 0)
                if when == "asked":
                    self.act(rival, table, 1)
                    rival.post(f"/api/tables/{table}/undo", json={"seat": 1}).raise_for_status()
            elif when == "over":
                while waiting := player.get(f"/api/tables/{table}").json()["waiting_for"]:
                    self.act((player, rival)[waiting[0]], table, waiting[0])
            return table

    def question(self, table: str, who: Client, seat: int) -> tuple[int, int]:
        """The question that a seat is asked, and its first answer."""
        seen = who.get(f"/api/tables/{table}/view", params={"seat": seat}).raise_for_status().json()
        return seen["question"], seen["legal"][0]["action"]

    def act(self, who: Client, table: str, seat: int) -> None:
        question, action = self.question(table, who, seat)
        body = {"seat": seat, "question": question, "action": action}
        who.post(f"/api/tables/{table}/act", json=body).raise_for_status()

    def table(self, row: Row, *, looks: bool) -> str:
        """The table of a row: one of its own where something is done there."""
        when = row.when or "running"
        return self.tables(when) if looks else self.laid(when)

    def step(self, table: str, row: Row) -> dict[str, int]:
        """What the player of seat 0 could answer now."""
        if row.when not in ("", "running"):
            return {"question": 0, "action": 0}
        with self.client("player") as player:
            question, action = self.question(table, player, 0)
        return {"question": question, "action": action}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("permissions")
    with served(House(Storage(f"sqlite:///{folder}/house.db"), Quick(), 0.0), "off") as address:
        yield Place(address)


def outcome(answer: httpx.Response) -> str:
    """What a program is told: yes, or the code of the refusal."""
    assert answer.status_code < 500, answer.text
    return "yes" if answer.status_code < 400 else str(answer.json()["error"]["code"])


def asked(place: Place, row: Row, who: str) -> str:
    """What becomes of a request of somebody."""
    method, path = row.way.split(" ")
    table = place.table(row, looks=method == "GET")
    address = path.replace("{table}", table)
    with place.client(who) as client:
        if "/events" in path:
            with client.stream("GET", address) as stream:
                if stream.status_code >= 400:
                    stream.read()
                return outcome(stream)
        if method == "GET":
            return outcome(client.get(address))
        if path.startswith("/api/") or row.way in BODIES:
            body = BODIES.get(row.way, {})
            if path.endswith("/act"):
                body = body | place.step(table, row)
            return outcome(client.request(method, address, json=body))
        verb = path.rpartition("/")[2]
        form = FORMS[verb]
        if verb == "act":
            form = form | {name: str(value) for name, value in place.step(table, row).items()}
        return outcome(client.request(method, address, data=form))


def sent(place: Place, row: Row, who: str) -> str:
    """What becomes of a message on the socket of somebody."""
    table = place.table(row, looks=row.way not in ("action", "undo", "answer", "say", "salt"))
    message = dict(MESSAGES[row.way])
    if row.way == "action":
        message |= place.step(table, row)
    if row.way == "ghost":
        message["ghost"] = place.step(table, row)["action"]
    with place.client(who) as client:
        cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
    address = f"{place.address.replace('http', 'ws')}/t/{table}/socket"
    with connect(address, additional_headers=cookies if cookies["cookie"] else {}) as wire:
        wire.send(json.dumps(message))
        wire.send('{"burn": true}')  # what nobody may do: it is refused once the message is done with
        while True:
            news = json.loads(wire.recv(timeout=60))
            if "error" in news:
                return "yes" if news["error"]["code"] == "unknown-verb" else str(news["error"]["code"])


REQUESTS, SOCKETS, EVERYBODY = (rows(heading) for heading in ("At a table", "On the socket of a page", "For everybody"))


@pytest.mark.parametrize("row", REQUESTS, ids=lambda row: f"{row.way} {row.when}")
def test_a_request_is_granted_to_those_who_may(place: Place, row: Row) -> None:
    assert tuple(asked(place, row, who) for who in PEOPLE) == row.cells


@pytest.mark.parametrize("row", SOCKETS, ids=lambda row: f"{row.way} {row.when}")
def test_a_message_is_granted_to_those_who_may(place: Place, row: Row) -> None:
    assert tuple(sent(place, row, who) for who in PEOPLE) == row.cells


@pytest.mark.parametrize("row", EVERYBODY, ids=lambda row: row.way)
def test_what_everybody_may_asks_nobody_who_they_are(place: Place, row: Row) -> None:
    """`when` holds an address of that kind, and the only cell what is sent to it."""
    kind, _, body = row.cells[0].partition(" ")
    sent_as = {"form": "data", "json": "json"}.get(kind, "params")
    for who in ("nobody", "spectator"):
        with place.client(who) as client:
            answer = client.request(row.way.split(" ")[0], row.when, **{sent_as: json.loads(body or "{}")})
            assert answer.status_code < 400, answer.text


# Nothing is missing.


def template(path: str) -> str:
    return re.sub(r"\{table_id\}", "{table}", path).replace("/seats/{seat}", "/seats/0").replace("/{step}", "/0")


def routes() -> set[str]:
    """Every way to ask that the house knows, as the page writes it."""
    verbs = re.findall(r'verb == "(\w+)"', Path(tables.__file__).read_text("utf-8"))
    found = set()
    for route in (route for part in PARTS for route in part.router.routes):
        if isinstance(route, Route):
            for method in (route.methods or set()) - {"HEAD"}:
                ways = verbs if "{verb}" in route.path else [""]
                found |= {f"{method} {template(route.path).replace('{verb}', verb)}" for verb in ways}
        else:
            assert isinstance(route, WebSocketRoute)
    return found


def test_the_page_names_every_way_to_ask() -> None:
    elsewhere = {"GET /health", "GET /ready", "GET /metrics", "POST /api/tables"}  # test_vitals.py, test_api.py
    told = {row.way.partition("?")[0] for row in (*REQUESTS, *EVERYBODY)} | elsewhere
    assert told - {"GET /api/openapi.json"} == routes()


def test_the_page_names_every_message() -> None:
    assert {row.way for row in SOCKETS} == {"action", *VERBS} == {*MESSAGES}


def test_the_page_names_every_command() -> None:
    group = get_command(commands)
    assert isinstance(group, TyperGroup)
    told = re.findall(r"`(\w+)`", PAGE.read_text("utf-8").partition("\n## On the command line\n")[2])
    assert sorted(told) == sorted(group.commands)
