"""A program at a table: it plays to the end, or is told why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from httpx import Client

import ludotheque
from ludotheque.client import Connection, NotAllowed
from ludotheque.house.storage import StorageError
from ludotheque.house.verbs import House
from tests.web.conftest import FIXED, SLUG

PAGE = Path(__file__).parents[2] / "docs/programs.md"


@pytest.fixture
def programs(address: str) -> Iterator[tuple[Client, Client]]:
    """Two guests of the API."""
    with Client(base_url=f"{address}/api") as one, Client(base_url=f"{address}/api") as two:
        for client, name in ((one, "Pia"), (two, "Max")):
            client.headers["authorization"] = "Bearer " + client.post("/guests", json={"name": name}).json()["token"]
        yield one, two


def token(client: Client) -> str:
    return client.headers["authorization"].removeprefix("Bearer ")


def laid(client: Client) -> str:
    table: str = client.post("/tables", json={"game": SLUG, "places": ["me", "open"], "options": FIXED}).json()["id"]
    return table


def test_the_program_of_the_page_plays_to_the_end(
    address: str, programs: tuple[Client, Client], capsys: pytest.CaptureFixture[str]
) -> None:
    (sample,) = re.findall(r"```python\n([^`]*ludotheque\.join.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    places = ["bot:random", "open"]
    table = programs[0].post("/tables", json={"game": SLUG, "places": places, "options": FIXED}).json()["id"]
    exec(sample.replace("http://127.0.0.1:8000/t/TABLE", f"{address}/t/{table}"), {})
    assert capsys.readouterr().out == "The game is over.\n"


def test_a_program_that_loses_its_seat_is_told_so(address: str, programs: tuple[Client, Client]) -> None:
    pia, max_ = programs
    table = laid(pia)
    faults: list[NotAllowed] = []

    def run() -> None:
        with pytest.raises(NotAllowed) as refusal:
            for _ in ludotheque.join(f"{address}/t/{table}", token=token(max_)):
                pass
        faults.append(refusal.value)

    thread = Thread(target=run)
    thread.start()
    while None in pia.get(f"/tables/{table}").json()["players"]:
        assert thread.is_alive()
    assert max_.delete(f"/tables/{table}/seats/1").status_code == 204
    thread.join(10)
    assert not pia.get(f"/tables/{table}").json()["over"]
    assert [(fault.status, fault.code) for fault in faults] == [(403, "not-your-seat")]


def test_a_program_plays_on_when_a_house_that_failed_to_store_is_well_again(
    address: str, programs: tuple[Client, Client], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pia, max_ = programs
    table = laid(pia)
    max_.post(f"/tables/{table}/seats/1", json={})
    turns = ludotheque.join(f"{address}/t/{table}", token=token(pia))
    first = next(turns)

    def fail(*_: object) -> None:
        raise StorageError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(house.storage, "append", fail)
        with pytest.raises(NotAllowed) as refusal:
            first.play(first.legal[0])
    assert refusal.value.code == "not-stored"
    first.play(first.legal[0])
    sight = max_.get(f"/tables/{table}/view", params={"seat": 1}).json()
    answer = {"seat": 1, "question": sight["question"], "action": sight["legal"][0]["text"]}
    assert max_.post(f"/tables/{table}/act", json=answer).status_code == 204
    assert next(turns).question != first.question


def test_a_stream_that_ends_early_is_no_end_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(line: Connection, seat: int) -> Iterator[dict[str, Any]]:
        yield {"over": False}

    monkeypatch.setattr(Connection, "heard", heard)
    with Client() as http, pytest.raises(NotAllowed, match="hung up"):
        list(Connection(http, "table", "Program", "token").sights(0))
