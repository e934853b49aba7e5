"""The door for programs: every verb, every refusal, and a program among people."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import httpx
import pytest
from httpx import Client

import ludotheque
from ludotheque.client import NotAllowed
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import NOBODY
from ludotheque.house.verbs import House
from tests.web.conftest import FIXED, SLUG, laid


@contextmanager
def program(address: str, name: str) -> Iterator[Client]:
    with Client(base_url=f"{address}/api", timeout=10) as client:
        client.headers["authorization"] = f"Bearer {client.post('/guests', json={'name': name}).json()['token']}"
        yield client


@pytest.fixture
def pia(address: str) -> Iterator[Client]:
    with program(address, "Pia") as client:
        yield client


@pytest.fixture
def max_(address: str) -> Iterator[Client]:
    with program(address, "Max") as client:
        yield client


def new_table(pia: Client, max_: Client | None = None, **more: Any) -> str:
    body = {"game": SLUG, "places": ["me", "open"], "options": FIXED} | more
    answer = pia.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    if max_ is not None:
        assert max_.post(f"/tables/{table}/seats/1", json={}).status_code == 204
    return table


def refused(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert error["message"]
    assert set(answer.json()) == {"error"}
    return answer.status_code, error["code"]


def test_the_shelf_lists_every_game(pia: Client) -> None:
    games = pia.get("/games").json()
    assert [game["slug"] for game in games] == list(slugs())
    assert pia.get(f"/games/{SLUG}").json() == games[slugs().index(SLUG)]
    assert refused(pia.get("/games/nothing")) == (404, "unknown-game")


def test_the_description_names_every_verb(pia: Client) -> None:
    paths = pia.get("/openapi.json").json()["paths"]
    for verb in ("view", "act", "undo", "answer", "say", "rematch", "events", "record"):
        assert f"/api/tables/{{table_id}}/{verb}" in paths


def test_two_programs_play_a_whole_game(pia: Client, max_: Client) -> None:
    table = new_table(pia, max_)
    clients = [pia, max_]
    rng = random.Random(7)
    while True:
        info = pia.get(f"/tables/{table}").json()
        if info["over"]:
            break
        seat = info["waiting_for"][0]
        sight = clients[seat].get(f"/tables/{table}/view", params={"seat": seat}).json()
        assert sight["awaited"]
        offer = rng.choice(sight["legal"])
        action = rng.choice([offer["action"], offer["text"]])
        body = {"seat": seat, "question": sight["question"], "action": action}
        assert clients[seat].post(f"/tables/{table}/act", json=body).status_code == 204
    assert sorted(info["ranks"]) == [1, 2]
    record = pia.get(f"/tables/{table}/record")
    assert record.status_code == 200
    assert SLUG in record.text
    assert pia.post(f"/tables/{table}/rematch").json()["id"] == "", "the other has not agreed"
    following = max_.post(f"/tables/{table}/rematch").json()["id"]
    assert pia.post(f"/tables/{table}/rematch").json()["id"] == following
    assert max_.get(f"/tables/{following}").json()["seats_of_mine"] == [1]


REFUSALS: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/guests", {}, 400, "malformed"),
    ("GET", "/games/nothing", None, 404, "unknown-game"),
    ("POST", "/tables", {"game": "nothing", "places": ["me"]}, 404, "unknown-game"),
    ("POST", "/tables", {"game": SLUG, "places": ["me"]}, 400, "bad-seats"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "bot:nobody"]}, 400, "bad-seats"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "greedy"]}, 400, "bad-seats"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "options": {"x": "y"}}, 400, "bad-options"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "material": "x = 1"}, 400, "bad-options"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "settings": {"x": True}}, 400, "bad-settings"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "more": 1}, 400, "malformed"),
    ("POST", "/tables", {"game": SLUG, "places": "me"}, 400, "malformed"),
    ("POST", "/tables", [], 400, "malformed"),
    ("POST", "/tables", None, 400, "malformed"),
    ("GET", "/tables/nothing", None, 404, "unknown-table"),
    ("POST", "/tables/nothing/act", {"seat": 0, "question": 1, "action": 0}, 404, "unknown-table"),
    ("POST", "/tables/TABLE/act", {"seat": 1, "question": 1, "action": 0}, 403, "not-your-seat"),
    ("POST", "/tables/TABLE/act", {"seat": 9, "question": 1, "action": 0}, 404, "unknown-seat"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 99, "action": 0}, 409, "stale"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": "4>1"}, 409, "illegal"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": "jump"}, 400, "unknown-action"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 4000}, 400, "unknown-action"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 1.5}, 400, "malformed"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 0, "then": ["jump"]}, 400, "unknown-action"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 0, "then": [4000]}, 400, "unknown-action"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 0, "then": [0] * 65}, 400, "malformed"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 0, "then": 7}, 400, "malformed"),
    ("POST", "/tables/TABLE/act", {"seat": "0", "question": 1, "action": 0}, 400, "malformed"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1}, 400, "malformed"),
    ("POST", "/tables/TABLE/act", {"seat": 0, "question": 1, "action": 0, "words": "x" * 50}, 400, "too-many-words"),
    ("POST", "/tables/TABLE/seats/1", {}, 409, "seat-taken"),
    ("POST", "/tables/TABLE/seats/7", {}, 404, "unknown-seat"),
    ("POST", "/tables/TABLE/seats/x", {}, 400, "malformed"),
    ("DELETE", "/tables/TABLE/seats/1", None, 403, "not-your-seat"),
    ("DELETE", "/tables/TABLE/seats/7", None, 404, "unknown-seat"),
    ("DELETE", "/tables/TABLE/seats/x", None, 400, "malformed"),
    ("DELETE", "/tables/OVER/seats/0", None, 409, "over"),
    ("POST", "/tables/OPEN/seats/1", {"side": "pink"}, 400, "unknown-side"),
    ("POST", "/tables/OPEN/seats/1", {"salt": "pepper"}, 400, "bad-salt"),
    ("PUT", "/tables/OPEN/seats/0", {"salt": "5"}, 400, "bad-salt"),
    ("PUT", "/tables/OPEN/seats/1", {"salt": "5a17"}, 403, "not-your-seat"),
    ("PUT", "/tables/OPEN/seats/9", {"salt": "5a17"}, 404, "unknown-seat"),
    ("PUT", "/tables/TABLE/seats/0", {"salt": "5a17"}, 409, "has-started"),
    ("POST", "/tables/TABLE/seats/1/release", None, 409, "not-left"),
    ("POST", "/tables/TABLE/seats/9/release", None, 404, "unknown-seat"),
    ("POST", "/tables/TABLE/seats/x/release", None, 400, "malformed"),
    ("POST", "/tables/OVER/seats/1/release", None, 403, "not-at-table"),
    ("PUT", "/tables/OVER/seats/0/bot", {"level": "random"}, 409, "over"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "salt": "5a17"}, 400, "salt-too-early"),
    ("POST", "/tables", {"game": SLUG, "places": ["me", "open"], "commitment": "00"}, 409, "no-such-promise"),
    ("POST", "/tables/OVER/rematch", {"salt": "pepper"}, 400, "bad-salt"),
    ("PUT", "/tables/nothing/seats/1/bot", {"level": "random"}, 404, "unknown-table"),
    ("PUT", "/tables/TABLE/seats/1/bot", {"level": "random"}, 403, "not-your-seat"),
    ("PUT", "/tables/TABLE/seats/0/bot", {"level": "nobody"}, 400, "unknown-level"),
    ("GET", "/tables/TABLE/view?seat=1", None, 403, "not-your-seat"),
    ("GET", "/tables/TABLE/view?seat=9", None, 404, "unknown-seat"),
    ("GET", "/tables/TABLE/view?seat=x", None, 400, "malformed"),
    ("GET", "/tables/OPEN/view", None, 409, "not-started"),
    ("GET", "/tables/TABLE/events?seat=1", None, 403, "not-your-seat"),
    ("GET", "/tables/TABLE/events?seat=9", None, 404, "unknown-seat"),
    ("GET", "/tables/TABLE/events?seat=x", None, 400, "malformed"),
    ("POST", "/tables/TABLE/undo", {"seat": 0}, 409, "nothing-to-undo"),
    ("POST", "/tables/TABLE/undo", {"seat": 1}, 403, "not-your-seat"),
    ("POST", "/tables/TABLE/undo", {"seat": 9}, 404, "unknown-seat"),
    ("POST", "/tables/TABLE/undo", {}, 400, "malformed"),
    ("POST", "/tables/TABLE/answer", {"seat": 0, "yes": True}, 409, "nobody-asks"),
    ("POST", "/tables/TABLE/answer", {"seat": 0, "yes": 1}, 400, "malformed"),
    ("POST", "/tables/TABLE/answer", {"seat": 1, "yes": True}, 403, "not-your-seat"),
    ("POST", "/tables/TABLE/answer", {"seat": 9, "yes": True}, 404, "unknown-seat"),
    ("POST", "/tables/TABLE/say", {"text": ""}, 400, "empty"),
    ("POST", "/tables/TABLE/say", {"text": "x" * 9000}, 413, "too-long"),
    ("POST", "/tables/nothing/say", {"text": "x"}, 404, "unknown-table"),
    ("POST", "/tables/TABLE/rematch", None, 409, "not-over"),
    ("POST", "/tables/nothing/rematch", None, 404, "unknown-table"),
    ("POST", "/tables/OVER/rematch", None, 403, "not-your-seat"),
    ("POST", "/tables/nothing/carry", None, 404, "unknown-table"),
    ("POST", "/tables/OVER/carry", None, 403, "not-at-table"),
    ("GET", "/tables/TABLE/record", None, 409, "not-over"),
    ("GET", "/tables/nothing/record", None, 404, "unknown-table"),
    ("GET", "/tables/TABLE/hint", None, 400, "malformed"),
    ("GET", "/tables/TABLE/hint?seat=0", None, 403, "no-coach"),
    ("GET", "/tables/TABLE/hint?seat=9", None, 404, "unknown-seat"),
    ("GET", "/tables/OPEN/hint?seat=0", None, 409, "not-started"),
    ("GET", "/nothing", None, 404, "unknown-page"),
    ("PATCH", "/tables", None, 405, "unknown-verb"),
]


@pytest.fixture
def tables(pia: Client, max_: Client, ana: Client, bob: Client) -> dict[str, str]:
    """A table of Pia that is being played, one that waits for a player, and one of others that is over."""
    over = laid(ana, bob)
    resign = box(SLUG).game.read(0, "resign")
    assert ana.post(f"/t/{over}/act", data={"seat": "0", "question": "1", "action": str(resign)}).status_code == 200
    return {"TABLE": new_table(pia, max_), "OPEN": new_table(pia), "OVER": over}


def of(tables: dict[str, str], path: str) -> str:
    """The path with the ids of the tables in it."""
    for name, table in tables.items():
        path = path.replace(name, table)
    return path


def test_every_refusal_is_clear_and_changes_nothing(pia: Client, tables: dict[str, str], house: House) -> None:
    before = [house.open_tables[table].table.number for table in tables.values()]
    for method, path, body, status, code in REFUSALS:
        answer = pia.request(method, of(tables, path), json=body)
        assert refused(answer) == (status, code), (method, path, body)
    assert [house.open_tables[table].table.number for table in tables.values()] == before


def described(description: dict[str, Any], method: str, path: str) -> tuple[str, dict[str, Any]] | None:
    """The verb of the description that a request means."""
    for template, verbs in description["paths"].items():
        pattern = re.sub(r"\{\w+\}", "[^/]+", template)
        if re.fullmatch(pattern, f"/api{path.partition('?')[0]}") and method.lower() in verbs:
            return template, verbs[method.lower()]
    return None


def test_the_description_promises_the_refusals_that_are_sent(pia: Client, address: str, tables: dict[str, str]) -> None:
    description = pia.get("/openapi.json").json()
    schemas = description["components"]["schemas"]
    fields = set(schemas["Trouble"]["required"])
    sent: set[tuple[str, str, str]] = set()
    for method, path, body, _, _ in REFUSALS:
        verb = described(description, method, path)
        if verb is None:
            continue  # what is not there is not described
        with Client(base_url=f"{address}/api") as stranger:
            answers = [pia.request(method, of(tables, path), json=body)]
            if verb[1].get("security"):
                answers.append(stranger.request(method, of(tables, path), json=body))
        for answer in answers:
            status = str(answer.status_code) if str(answer.status_code) in verb[1]["responses"] else "default"
            promised = verb[1]["responses"][status]["content"]
            assert promised == {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            assert answer.headers["content-type"] == "application/json"
            assert set(answer.json()) == set(schemas["Problem"]["required"]) == {"error"}
            assert set(answer.json()["error"]) == fields
            assert status != "default" or answer.status_code == 413
            sent.add((method.lower(), verb[0], status))
    promises = {
        (method, path, status)
        for path, verbs in description["paths"].items()
        for method, verb in verbs.items()
        for status in verb["responses"]
        if status.startswith("4")
    }
    assert promises <= sent
    assert "422" not in {status for _, _, status in promises}


def test_the_description_says_where_a_token_is_needed(pia: Client) -> None:
    description = pia.get("/openapi.json").json()
    assert [scheme["scheme"] for scheme in description["components"]["securitySchemes"].values()] == ["bearer"]
    free = [path for path, verbs in description["paths"].items() for verb in verbs.values() if not verb.get("security")]
    assert free == ["/api/guests", "/api/games", "/api/games/{slug}", "/api/promises"]


HALF = b'"\\ud800"'


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/guests", b'{"name": HALF}'),
        ("POST", "/guests", b'{"name": "x", HALF: 1}'),
        ("POST", "/tables", b'{"game": HALF, "places": []}'),
        ("POST", "/tables", b'{"game": "apagos", "places": ["me", HALF]}'),
        ("POST", "/tables", b'{"game": "apagos", "places": ["me", "me"], "options": {HALF: "x"}}'),
        ("POST", "/tables", b'{"game": "apagos", "places": ["me", "me"], "options": {"swap": HALF}}'),
        ("POST", "/tables", b'{"game": "apagos", "places": ["me", "me"], "settings": {HALF: 1}}'),
        ("POST", "/tables", b'{"game": "apagos", "places": ["me", "me"], "material": HALF}'),
        ("POST", "/tables/OPEN/seats/1", b'{"name": HALF}'),
        ("PUT", "/tables/OPEN/seats/1/bot", b'{"level": HALF}'),
        ("POST", "/tables/TABLE/say", b'{"text": HALF}'),
        ("POST", "/tables/TABLE/say", b'{"text": "\xed\xa0\x80"}'),
        ("POST", "/tables/TABLE/act", b'{"seat": 0, "question": 1, "action": 0, "words": HALF}'),
        ("POST", "/tables/TABLE/act", b'{"seat": 0, "question": 1, "action": HALF}'),
    ],
)
def test_half_a_character_is_refused_and_the_pages_live_on(
    pia: Client, ana: Client, tables: dict[str, str], house: House, method: str, path: str, body: bytes
) -> None:
    before = [house.open_tables[table].table.number for table in tables.values()]
    headers = {"content-type": "application/json"}
    answer = pia.request(method, of(tables, path), content=body.replace(b"HALF", HALF), headers=headers)
    assert refused(answer) == (400, "malformed")
    assert [house.open_tables[table].table.number for table in tables.values()] == before
    assert ana.get(f"/t/{tables['TABLE']}").status_code == 200


def test_an_unknown_action_is_named(pia: Client, tables: dict[str, str]) -> None:
    for action, named in [("jump", "'jump'"), (4000, "4000")]:
        body = {"seat": 0, "question": 1, "action": action}
        assert named in pia.post(f"/tables/{tables['TABLE']}/act", json=body).json()["error"]["message"]


def test_malformed_json_is_refused(pia: Client) -> None:
    answer = pia.post("/tables", content=b"{", headers={"content-type": "application/json"})
    assert refused(answer) == (400, "malformed")


@pytest.mark.parametrize(
    ("body", "named"), [({"game": SLUG}, "places"), ({"game": SLUG, "places": 3}, "places"), ([], "valid")]
)
def test_a_malformed_request_hears_what_is_wrong(pia: Client, body: object, named: str) -> None:
    answer = pia.post("/tables", json=body)
    assert refused(answer) == (400, "malformed")
    assert named in answer.json()["error"]["message"]


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer x", "Basic abc", "Bearer "])
def test_without_a_token_nothing_is_done(pia: Client, address: str, token: str) -> None:
    table = new_table(pia)
    with Client(base_url=f"{address}/api", headers={"authorization": token.strip()}) as stranger:
        assert refused(stranger.get(f"/tables/{table}")) == (401, "no-guest")
        assert refused(stranger.post("/tables", json={"game": SLUG, "places": []})) == (401, "no-guest")


def test_a_cookie_is_not_a_token(ana: Client) -> None:
    table = laid(ana)
    assert refused(ana.get(f"/api/tables/{table}")) == (401, "no-guest")


def test_a_spectators_view_offers_nothing(pia: Client, max_: Client) -> None:
    table = new_table(pia, max_)
    sight = pia.get(f"/tables/{table}/view").json()
    assert sight["seat"] == NOBODY
    assert sight["legal"] == []
    assert sight["told"]


def test_a_program_sits_among_people(ana: Client, address: str, house: House) -> None:
    table = laid(ana)
    questions: list[str] = []

    def run() -> None:
        rng = random.Random(1)
        for turn in ludotheque.join(f"{address}/t/{table}", name="Program"):
            questions.append(turn.asked)
            turn.play(rng.choice(turn.legal))

    thread = Thread(target=run)
    thread.start()
    played = house.open_tables[table].table
    while not played.over and thread.is_alive():
        if played.started and 0 in played.live_state.waiting_for:
            form = {"seat": "0", "question": str(played.questions[0]), "action": str(played.live_state.legal(0)[0])}
            assert ana.post(f"/t/{table}/act", data=form).status_code == 200
    thread.join(10)
    assert not thread.is_alive()
    assert len(questions) >= 6


def test_a_program_is_told_why_it_may_not_join(ana: Client, bob: Client, address: str) -> None:
    table = laid(ana, bob)
    with pytest.raises(NotAllowed) as refusal:
        next(ludotheque.join(f"{address}/t/{table}"))
    assert refusal.value.code == "seat-taken"
    with pytest.raises(NotAllowed) as refusal:
        next(ludotheque.join(f"{address}/t/nothing"))
    assert refusal.value.code == "unknown-table"


def test_the_draws_of_a_table_can_be_checked_by_programs(pia: Client, max_: Client, house: House) -> None:
    promised = pia.post("/promises").json()["commitment"]
    places = {"game": SLUG, "places": ["me", "open"], "salt": "5a17", "commitment": promised}
    table = pia.post("/tables", json=places).json()["id"]
    assert max_.post(f"/tables/{table}/seats/1", json={"salt": "b0b0"}).status_code == 204
    info = max_.get(f"/tables/{table}").json()
    assert info["commitment"] == promised
    assert [(seated["salt"], seated["brought"]) for seated in info["players"]] == [("5a17", True), ("b0b0", True)]
    assert house.open_tables[table].table.salts == ["5a17", "b0b0"]


def test_a_seat_that_was_left_is_told_to_programs_and_given_away_by_its_owner(
    pia: Client, max_: Client, address: str
) -> None:
    table = new_table(pia, max_)
    assert max_.delete(f"/tables/{table}/seats/1").status_code == 204
    left = pia.get(f"/tables/{table}").json()["left"]
    assert [(kept["seat"], kept["given_away"]) for kept in left] == [(1, False)]
    assert pia.post(f"/tables/{table}/seats/1/release").status_code == 204
    assert pia.get(f"/tables/{table}").json()["left"][0]["given_away"]
    assert refused(pia.post(f"/tables/{table}/seats/1", json={})) == (409, "has-played")
    assert max_.post(f"/tables/{table}/seats/1", json={}).status_code == 204
    assert pia.get(f"/tables/{table}").json()["left"] == []
