"""How the server begins and ends: its port, and the last moment of those who listen."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from ludotheque.web import app
from ludotheque.web.app import free_port, kept_secrets
from ludotheque.web.guests import Guest, GuestBook
from tests.web.conftest import SLUG, laid

HERE = "127.0.0.1"


@contextmanager
def taken() -> Iterator[int]:
    """A port somebody listens on."""
    with socket.create_server((HERE, 0)) as somebody:
        yield somebody.getsockname()[1]


def test_a_port_that_is_asked_for_and_taken_is_refused() -> None:
    with taken() as port, pytest.raises(OSError, match=f"^port {port} of {HERE} is taken"):
        free_port(HERE, port)


def test_where_no_port_is_asked_for_the_next_free_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    free = free_port(HERE, 0)
    with taken() as first, taken() as second:
        monkeypatch.setattr(app, "PORTS", [first, second, free])
        assert free_port(HERE, None) == free
        monkeypatch.setattr(app, "PORTS", [first, second])
        with pytest.raises(OSError, match=r"are all taken$"):
            free_port(HERE, None)


@pytest.mark.parametrize("port", [None, 0, 8000])
def test_an_address_that_is_not_ours_is_named(port: int | None) -> None:
    with pytest.raises(OSError, match=r"^cannot listen on 203\.0\.113\.5, port \d+: "):
        free_port("203.0.113.5", port)


def test_the_command_complains_in_one_line(tmp_path: Path) -> None:
    with taken() as port:
        ended = subprocess.run(
            [sys.executable, "-m", "ludotheque", "serve", "--port", str(port)],
            env=os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert ended.returncode == 2
    assert re.fullmatch(rf"ludotheque: port {port} of .* is taken.*\n", ended.stderr)


def test_an_interrupted_server_ends_at_once_although_a_program_listens(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "serve", "--port", "0"],
        env=os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with httpx.Client(base_url=f"{address}/api", timeout=30) as program:
            token = program.post("/guests", json={"name": "Pia"}).json()["token"]
            program.headers["authorization"] = f"Bearer {token}"
            table = program.post("/tables", json={"game": "apagos", "places": ["me", "open"]}).json()["id"]
            with program.stream("GET", f"/tables/{table}/events") as stream:
                heard = stream.iter_lines()
                assert next(heard).startswith("data: ")
                server.send_signal(signal.SIGINT)
                assert [line for line in heard if line] == []
        _, complaints = server.communicate(timeout=60)
    finally:
        server.kill()
    assert complaints == ""
    assert server.returncode == 130


def test_a_second_server_on_the_same_database_is_refused_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0"]
    environment = os.environ | {"LUDOTHEQUE_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            address = first.stdout.readline().split()[-1]
            second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
            assert httpx.get(address).status_code == 200
        finally:
            first.kill()
    database = tmp_path / "ludotheque.db"
    assert second.returncode == 2
    told = f"The database {database} is used by another server: {database}.lock is locked."
    assert second.stderr == f"ludotheque: {told}\n"


def test_the_secret_of_the_cookies_is_made_once(tmp_path: Path) -> None:
    [made] = kept_secrets(tmp_path)
    assert len(made) == 64
    assert kept_secrets(tmp_path) == [made]
    assert (tmp_path / "cookies.secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_secret_is_replaced_once(tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "cookies.secret").write_text(text)
    [made] = kept_secrets(tmp_path)
    assert len(made) == 64
    assert [kept_secrets(tmp_path) for _ in range(2)] == [[made], [made]]
    assert caplog.text.count("cookies.secret was empty") == 1


def test_a_new_secret_signs_and_an_older_one_still_holds(tmp_path: Path) -> None:
    file = tmp_path / "cookies.secret"
    file.write_text("older\n")
    guest = GuestBook(kept_secrets(tmp_path)).newcomer("Ana")
    signed = GuestBook(kept_secrets(tmp_path)).token(guest)
    file.write_text("newer\nolder\n")
    both = GuestBook(kept_secrets(tmp_path))
    assert known(both, signed) == guest
    file.write_text("newer\n")
    assert known(GuestBook(kept_secrets(tmp_path)), both.token(guest)) == guest
    assert known(GuestBook(kept_secrets(tmp_path)), signed) is None


def known(guest_book: GuestBook, token: str) -> Guest | None:
    headers = [(b"authorization", b"Bearer " + token.encode())]
    return guest_book.by_token(HTTPConnection({"type": "http", "headers": headers}))


def chunks(size: int) -> Iterator[bytes]:
    """A body whose length nobody says beforehand; the head of a form makes it a file that comes with one."""
    yield b'--x\r\nContent-Disposition: form-data; name="material"; filename="box.toml"\r\n\r\n'
    for _ in range(size // 1000):
        yield b"x" * 1000


def test_a_body_in_chunks_is_read_up_to_the_limit(ana: httpx.Client) -> None:
    table = laid(ana)
    forms = {"content-type": "application/x-www-form-urlencoded"}
    program = {"content-type": "application/json", "accept": "application/json", "authorization": "Bearer x"}
    for url, size, headers in [
        (f"/t/{table}/say", 20_000, forms),
        (f"/t/{table}/sit", 2_000_000, forms),
        (f"/games/{SLUG}/tables", 200_000, {"content-type": "multipart/form-data; boundary=x"}),
        ("/api/guests", 20_000, program),
        (f"/api/tables/{table}/act", 20_000, program),
    ]:
        answer = ana.post(url, content=chunks(size), headers=headers)
        assert answer.status_code == 413, (url, answer.text)
        assert "This is too long." in answer.text


def test_several_servers_are_given_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_SECRET", "c0ffee")
    assert kept_secrets(tmp_path) == ["c0ffee"]
    assert list(tmp_path.iterdir()) == []
