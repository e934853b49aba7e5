"""What one client may have of the house: refused in words beyond it, and not felt by the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from httpx import Client
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import ASKER, Thinkers
from ludotheque.house.verbs import House
from ludotheque.web import examples, meter, quotas
from ludotheque.web.guests import Guest
from ludotheque.web.meter import Meter, Timed
from ludotheque.web.quotas import Quotas, TooOften, allowances
from tests.web.conftest import SLUG, Page, Quick, guest, laid, served

ANNA = "203.0.113.7"
BERT = "203.0.113.8"

Opened = Callable[..., str]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens a house with limits of its own; those who come through a proxy are not this machine."""
    with ExitStack() as doors:
        yield lambda limits: doors.enter_context(
            served(House(Storage(f"sqlite:///{tmp_path}/house.db"), Quick(), pause=0.0), limits)
        )


def program(address: str, comes_from: str) -> Client:
    return Client(base_url=address, headers={"x-forwarded-for": comes_from}, timeout=60)


def statuses(client: Client, count: int, path: str = "/api/guests", body: Any = None) -> list[int]:
    return [client.post(path, json=body or {"name": "Anna"}).status_code for _ in range(count)]


def test_an_address_that_asks_too_often_is_told_when_to_come_back(opened: Opened) -> None:
    address = opened("guests=3")
    with program(address, ANNA) as anna, program(address, BERT) as bert:
        assert statuses(anna, 4) == [200, 200, 200, 429]
        refused = anna.post("/api/guests", json={"name": "Anna"}, headers={"accept-language": "fr"})
        assert refused.json()["error"]["code"] == "too-often"
        assert "Patientez" in refused.json()["error"]["message"]
        assert 0 < int(refused.headers["retry-after"]) <= 3600
        assert statuses(bert, 1) == [200], "others are not concerned"


def test_a_page_that_is_refused_is_a_page(opened: Opened) -> None:
    with program(opened("requests=8"), ANNA) as anna:
        answers = [anna.get("/", headers={"accept": "text/html"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert "Please wait a little." in answers[-1].text
        assert "content-security-policy" in answers[-1].headers


def test_a_guest_has_a_quarter_of_what_an_address_has(opened: Opened) -> None:
    address = opened("tables=8")
    body = {"game": SLUG, "places": ["me", "open"]}
    with program(address, ANNA) as anna:
        tokens = [anna.post("/api/guests", json={"name": "Anna"}).json()["token"] for _ in range(5)]
        laid_by = []
        for token in tokens:
            anna.headers["authorization"] = f"Bearer {token}"
            laid_by.append(statuses(anna, 3, "/api/tables", body))
        assert laid_by[:4] == [[201, 201, 429]] * 4
        assert laid_by[4] == [429] * 3, "the address has had all of its own"


def test_this_machine_is_not_counted_and_limits_can_be_left_out(opened: Opened, tmp_path: Path) -> None:
    address = opened("requests=1 guests=1 sockets=1")
    with Client(base_url=address) as here:
        assert set(statuses(here, 20)) == {200}
    assert Quotas(allowances("off")).meters == {}


def test_sockets_beyond_the_limit_are_refused_until_one_closes(opened: Opened) -> None:
    address = opened("sockets=4")
    with guest(address, **{"x-forwarded-for": ANNA}) as anna:
        table = laid(anna)
        with Page(anna, table):
            with pytest.raises(InvalidStatus) as refused:
                Page(anna, table)
            assert refused.value.response.status_code == 429
            assert b"too-many" in (refused.value.response.body or b"")
        until = time.monotonic() + 20
        while True:
            try:
                Page(anna, table).close()
                return
            except InvalidStatus:
                assert time.monotonic() < until, "a closed socket is still counted"


def test_a_full_house_says_so(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_SOCKETS", 1)
    address = opened("on")
    with guest(address) as anna:
        table = laid(anna)
        with Page(anna, table), pytest.raises(InvalidStatus) as refused:
            connect(f"{address.replace('http', 'ws')}/t/{table}/socket")
        assert refused.value.response.status_code == 503


def test_messages_beyond_the_limit_are_refused_and_the_socket_stays_open(opened: Opened) -> None:
    address = opened("messages=8")
    with guest(address, **{"x-forwarded-for": ANNA}) as anna, Page(anna, laid(anna)) as page:
        for number in range(2):
            page.send({"say": f"line {number}"})
            assert "talk" in page.hear()
        assert page.refusal({"say": "one too many"})["code"] == "too-often"


@pytest.mark.parametrize("text", ["sometimes", "tables", "tables=0", "tables=-1", "chairs=4", "tables=ten"])
def test_limits_that_cannot_be_understood_are_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"requests, messages, tables.* not '{text}'"):
        allowances(text)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("somebody", "somebody"),
    ],
)
def test_an_address_is_what_one_person_may_hold(host: str, counted: str) -> None:
    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert Quotas({}).client(HTTPConnection(scope), None).address == counted


# A flood of looks.


def test_who_looks_too_much_waits_and_the_others_do_not(
    ana: Client, bob: Client, eve: Client, house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(ana, bob)
    with ExitStack() as flood, Page(ana, table) as mine, Page(bob, table) as theirs:
        curious = [flood.enter_context(Page(eve, table)) for _ in range(8)]
        for page in curious:
            for _ in range(300):
                page.send({"resync": True})
        played = house.open_tables[table].table
        while not played.over:
            seat = played.live_state.waiting_for[0]
            (mine, theirs)[seat].act(seat)
            mine.hear(), theirs.hear()
        told = sum(len(list(iter(partial(pending, page), None))) for page in curious)
        assert told < 8 * 300 / 2, "a flood is answered before the players are"


def test_a_process_works_in_turn_for_all_addresses(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    askers: list[str] = []

    async def nothing(thinkers: object, slug: str) -> None:
        askers.append(ASKER.get())
        raise Refused(404, "unknown-page")

    monkeypatch.setattr(Thinkers, "openings", nothing)
    address = opened("on")
    for comes_from in (ANNA, BERT):
        with program(address, comes_from) as client:
            client.get(f"/games/{SLUG}/openings")
    assert askers == [ANNA, BERT]


def test_examples_hold_up_nobody_who_opens_a_page(
    ana: Client, bob: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on, tried = Event(), f"/games/{SLUG}/examples/any"

    def endless(slug: str, name: str, played: examples.Played) -> examples.Progress:
        assert goes_on.wait(60)
        raise Refused(404, "unknown-page")

    monkeypatch.setattr(examples, "reached", endless)
    with ThreadPoolExecutor(40) as readers:
        answers = [readers.submit(ana.get, tried) for _ in range(40)]
        try:
            assert bob.get(f"/games/{SLUG}/rules", timeout=30).status_code == 200
            assert bob.get(f"/t/{laid(bob)}", timeout=30).status_code == 200
        finally:
            goes_on.set()
        assert {answer.result().status_code for answer in answers} == {404}


def pending(page: Page) -> str | None:
    """What the page was told and has not read yet."""
    try:
        return str(page.wire.recv(timeout=0))
    except TimeoutError:
        return None


def test_looking_is_paid_with_time_and_the_debt_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("ludotheque.web.meter.time.monotonic", lambda: now)
    kept = Quotas({})
    connection = HTTPConnection({"type": "websocket", "client": (ANNA, 1), "headers": []})
    anna, bert = (kept.client(connection, Guest(name, name)) for name in ("anna", "bert"))
    assert kept.wait(anna) == 0
    kept.spend(anna, 0.6)
    assert kept.wait(anna) == pytest.approx(1.0)
    assert kept.wait(bert) == 0, "the address has more than one guest"
    for _ in range(4):
        kept.spend(bert, 0.45)
    assert kept.wait(kept.client(connection, Guest("new", ""))) > 0, "but a new name is not a new address"
    now += 60
    assert kept.wait(anna) == 0
    kept.spend(bert, 0.1)
    assert [*kept.looking.due] == ["guest bert", ANNA], "what is paid is forgotten"


def test_a_meter_grants_so_many_in_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ludotheque.web.meter.time.monotonic", lambda: now)
    kept = Quotas({"requests": quotas.Allowance(4, 10)})
    client = quotas.Client("", ANNA)

    def granted() -> int:
        count = 0
        with suppress(TooOften):
            while True:
                kept.check(client, "requests")
                count += 1
        return count

    assert granted() == 4
    now += 5
    assert granted() == 2
    now += 1000
    assert granted() == 4


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meter, "MOST_KEYS", 10)
    kept = Meter(1, 1000)
    for number in range(100):
        kept.take(str(number))
    assert list(kept.due) == [str(number) for number in range(90, 100)]


async def test_only_ones_own_work_is_timed_and_it_can_be_cancelled() -> None:
    async def work() -> str:
        await asyncio.sleep(0.05)
        busy = time.thread_time() + 0.02
        while time.thread_time() < busy:
            pass
        return "done"

    async def other() -> None:
        busy = time.thread_time() + 0.03
        while time.thread_time() < busy:
            pass

    timed = Timed(work().__await__())

    async def run() -> str:
        return await timed

    done, _ = await asyncio.gather(run(), other())
    assert done == "done"
    assert 0.02 <= timed.seconds < 0.03
    cancelled = False

    async def cancellable() -> None:
        nonlocal cancelled
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cancelled = True
            raise

    async def wait() -> None:
        await Timed(cancellable().__await__())

    waiting = asyncio.ensure_future(wait())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert cancelled
