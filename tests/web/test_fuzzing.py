"""Requests and messages of any kind: none breaks the house, and none loses a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from httpx import Client
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok

from ludotheque.house.verbs import House
from ludotheque.web.sockets import VERBS
from tests.web.conftest import SLUG, Page, guest, laid

EACH = 6  # requests of every operation; many more with --soak
KEYS = ["action", "seat", "question", "words", "then", "heedless", "burn", *VERBS]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=8,
)
sensible = st.integers(-2, 40) | st.booleans() | st.lists(st.text(max_size=6), max_size=3) | st.just("seat")
messages = st.dictionaries(st.sampled_from(KEYS), sensible | anything, min_size=1, max_size=5)


VERBS_OF_FORMS = [
    *("sit", "side", "name", "stand", "carry", "release", "bot"),
    *("act", "undo", "answer", "say", "rematch", "review", "nothing"),
]
LOOKS = ("", "/replay", "/reel", "/picture.svg", "/record", "/review")
PAGES = [
    *(f"/t/TABLE/{verb}" for verb in VERBS_OF_FORMS),
    *(f"/t/TABLE{look}" for look in LOOKS),
    *(f"/games/{SLUG}{page}" for page in ("/tables", "/puzzles", "/puzzles/try", "/openings", "/examples/a/start")),
    *("/preferences", "/promises", f"/lessons/{SLUG}", f"/lessons/{SLUG}/1", f"/lessons/{SLUG}/1/play"),
    *("/practise", "/practise/TABLE/3", "/practise/TABLE/3/act", "/", "/api"),
]
FIELDS = [
    *("seat", "name", "side", "salt", "sure", "level", "action", "question", "words", "yes", "text", "commitment"),
    *("seats", "place-0", "place-1", "option-swap", "option-x", "material", "preset", "quick", "opening", "clock"),
    *("theme", "language", "back", "at", "from", "step", "position", "winner", "length", "ghost", "why", "table"),
]
words = st.sampled_from(["", "me", "open", "bot:fair", "0", "1", "2", "-1", "²", "1e9", "yes", "00" * 16, "[]"])


@pytest.fixture(scope="module")
def table(address: str) -> Iterator[str]:
    with guest(address) as ana, guest(address) as bob:
        yield laid(ana, bob, coach="1")


def test_no_request_of_a_program_breaks_the_house(address: str, table: str, pytestconfig: pytest.Config) -> None:
    """Whatever the description of the interface allows, and what it does not, is answered below 500."""
    with Client(base_url=address, timeout=60) as client:
        token = client.post("/api/guests", json={"name": "Zoe"}).json()["token"]
        description = client.get("/api/openapi.json").json()
    headers = {"authorization": f"Bearer {token}"}
    schema = schemathesis.openapi.from_dict(description, config=SchemathesisConfig())
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path.endswith("/events"):
            continue  # it has no end; tests/web/test_api.py reads it

        @settings(
            max_examples=200 if pytestconfig.getoption("--soak") else EACH,
            deadline=None,
            derandomize=not pytestconfig.getoption("--soak"),
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(operation.as_strategy())
        def answered(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            if "table_id" in case.path_parameters and len(str(case.body)) % 2:
                case.path_parameters["table_id"] = table  # one that is there
            answer = case.call(base_url=address, headers=headers, timeout=60)
            case.validate_response(answer, checks=[not_a_server_error])
            tried += 1

        answered()
    assert tried > 100


def test_no_form_and_no_address_of_a_page_breaks_the_house(address: str) -> None:
    with guest(address) as ana, guest(address) as bob:
        table = laid(ana, bob, coach="1")

        @settings(deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(
            st.lists(
                st.tuples(
                    st.sampled_from(["asked for", "a form", "several parts", "a program's"]),
                    st.sampled_from(PAGES),
                    st.dictionaries(st.sampled_from(FIELDS), words | st.integers().map(str) | st.text(max_size=40)),
                ),
                max_size=8,
            )
        )
        def answered(requests: list[tuple[str, str, dict[str, str]]]) -> None:
            for way, page, fields in requests:
                path = page.replace("TABLE", table)
                if way == "asked for":
                    answer = ana.get(path, params=fields, follow_redirects=False)
                elif way == "a form":
                    answer = ana.post(path, data=fields, follow_redirects=False)
                elif way == "several parts":
                    files = {name: ("file", text.encode()) for name, text in fields.items()}
                    answer = ana.post(path, files=files, follow_redirects=False)
                else:
                    answer = ana.post(path, json=fields, follow_redirects=False)
                assert answer.status_code < 500, (way, path, fields, answer.text)

        answered()
        assert ana.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize("who", ["a stranger", "a player"])
def test_no_message_breaks_the_house_or_loses_the_socket(address: str, who: str, house: House) -> None:
    with guest(address) as ana, guest(address) as bob, guest(address) as eve:
        table = laid(ana, bob, coach="1")
        with Page(eve if who == "a stranger" else ana, table) as page:

            @settings(deadline=None, suppress_health_check=list(HealthCheck), database=None)
            @given(st.lists(messages.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200), max_size=5))
            def heard(texts: list[Any]) -> None:
                for text in texts:
                    page.wire.send(text)
                page.wire.send('{"burn": true}')
                while True:
                    news = json.loads(page.wire.recv(timeout=60))
                    code = news.get("error", {}).get("code")
                    if code == "unknown-verb":
                        return
                    assert code != "fault"

            heard()
        if who == "a stranger":
            assert house.open_tables[table].table.steps == [], "a stranger has played"
