"""How the house is: seen by those who watch over it, hidden from all others, and without a word of any game."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from httpx import Client
from starlette.requests import HTTPConnection

from ludotheque.house.storage import StorageError
from ludotheque.house.verbs import House
from ludotheque.web.logs import Json, Wordless, write_logs
from ludotheque.web.vitals import is_watching, networks
from tests.web.conftest import Page, laid

VITALS = ("/health", "/ready", "/metrics")


@pytest.mark.parametrize("path", VITALS)
def test_this_machine_may_ask(ana: Client, path: str) -> None:
    assert ana.get(path).status_code == 200


@pytest.mark.parametrize("header", ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via"])
@pytest.mark.parametrize("path", VITALS)
def test_to_others_there_is_nothing_here(ana: Client, path: str, header: str) -> None:
    value = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https", "forwarded": "for=203.0.113.7"}
    assert ana.get(path, headers={header: value.get(header, "1.1 proxy")}).status_code == 404


def test_addresses_can_be_named_that_may_ask_too() -> None:
    allowed = networks("10.1.0.0/16, 2001:db8::/32 203.0.113.7")

    def may_ask(host: str) -> bool:
        return is_watching(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}), allowed)

    assert [may_ask(host) for host in ("10.1.2.3", "2001:db8::7", "203.0.113.7", "::1")] == [True] * 4
    assert [may_ask(host) for host in ("10.2.0.1", "2001:db9::7", "203.0.113.8", "nowhere")] == [False] * 4
    with pytest.raises(ValueError, match="somewhere"):
        networks("10.0.0.0/8 somewhere")


def test_a_house_whose_database_does_not_answer_is_alive_but_not_ready(
    ana: Client, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(limit: int) -> None:
        raise StorageError("the disk is gone")

    monkeypatch.setattr(house.storage, "open_tables", silent)
    assert ana.get("/health").status_code == 200
    answer = ana.get("/ready")
    assert answer.status_code == 503
    assert "disk" not in answer.text


def figure(client: Client, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", client.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_the_figures_count_what_happens(ana: Client, bob: Client) -> None:
    steps, kept = figure(ana, "ludotheque_steps_total"), figure(ana, "ludotheque_storage_seconds_count")
    table = laid(ana, bob)
    with Page(ana, table) as page, Page(bob, table):
        page.act(0)
        page.hear()
        assert figure(ana, "ludotheque_steps_total") == steps + 1
        assert figure(ana, "ludotheque_storage_seconds_count") > kept
        assert figure(ana, "ludotheque_watchers") >= 2
        assert figure(ana, 'ludotheque_message_seconds_count{verb="action"}') >= 1
    assert figure(ana, 'ludotheque_answer_seconds_count{route="/t/{table_id}/{verb}",status="303"}') >= 1


def test_the_figures_name_no_table_and_no_guest(ana: Client, bob: Client) -> None:
    table = laid(ana, bob)
    ana.get(f"/t/{table}")
    ana.get("/nowhere/at/all")
    told = ana.get("/metrics").text
    assert table not in told
    assert "nowhere" not in told
    assert "Ana" not in told


# Logs.


def logged(form: logging.Formatter) -> str:
    record = logging.LogRecord("ludotheque.web", logging.ERROR, "app.py", 1, "%s %s", ("GET", "/"), None)
    try:
        raise ValueError("the hand of Bob is [3, 4]")
    except ValueError as fault:
        record.exc_info = (type(fault), fault, fault.__traceback__)
    assert Wordless().filter(record)
    return form.format(record)


@pytest.mark.parametrize("form", [Json(), logging.Formatter("%(levelname)s %(message)s")])
def test_a_log_says_where_and_not_what(form: logging.Formatter) -> None:
    told = logged(form)
    assert "ValueError" in told
    assert "test_vitals.py" in told
    assert "hand of Bob" not in told


def test_a_record_is_one_line_of_json() -> None:
    told = logged(Json())
    assert "\n" not in told
    assert set(json.loads(told)) == {"time", "level", "logger", "message"}


def test_an_unknown_form_of_logs_is_named() -> None:
    with pytest.raises(ValueError, match="text or json, not 'xml'"):
        write_logs("xml")


def test_a_server_writes_json_if_it_is_told_to(tmp_path: Path) -> None:
    (tmp_path / "cookies.secret").touch()
    server = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--log-format", "json"],
        env=os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert httpx.get(f"{address}/ready", timeout=60).text == "ready\n"
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=60)
    finally:
        server.kill()
    lines = [json.loads(line) for line in told.splitlines()]
    assert "cookies.secret was empty" in lines[0]["message"]
    assert (tmp_path / "cookies.secret").read_text() not in told
