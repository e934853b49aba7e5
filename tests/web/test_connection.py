"""What a connection may not do: take for ever, send a head without end, or read nothing."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from httpx import URL, Client
from websockets.frames import Frame, Opcode

from ludotheque.house.verbs import House
from ludotheque.web import connection
from ludotheque.web.connection import SocketConnection
from tests.web.conftest import Page, guest, laid


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house without patience."""
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    monkeypatch.setattr(connection, "SLOWEST", 0.2)


@pytest.fixture
def lines(address: str) -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def called(address: str, lines: ExitStack) -> socket.socket:
    """A line to the house on which nothing has been said."""
    url = URL(address)
    return lines.enter_context(socket.create_connection((url.host, url.port or 0), timeout=20))


def heard(line: socket.socket) -> bytes:
    """All that the house says until it hangs up."""
    told = b""
    try:
        while more := line.recv(65_536):
            told += more
    except ConnectionResetError:
        pass
    return told


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n", b"GET / HT"])
def test_a_request_that_does_not_come_is_not_waited_for(address: str, lines: ExitStack, said: bytes) -> None:
    line = called(address, lines)
    line.sendall(said)
    assert heard(line).startswith(b"HTTP/1.1 408 ")


@pytest.mark.usefixtures("hasty")
def test_a_body_that_does_not_come_is_not_waited_for(
    address: str, lines: ExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    line = called(address, lines)
    line.sendall(
        b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
    )
    assert heard(line) == b""
    assert caplog.text == ""


@pytest.mark.usefixtures("hasty")
def test_a_second_request_on_the_same_line_has_its_own_time(address: str, lines: ExitStack) -> None:
    line = called(address, lines)
    line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
    assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
    line.sendall(b"GET /api/games HTTP/1.1\r\nhos")
    assert b"HTTP/1.1 408 " in heard(line)


@pytest.mark.usefixtures("hasty")
def test_a_socket_is_no_request_and_stays_open(ana: Client, bob: Client) -> None:
    with Page(ana, laid(ana, bob)) as page:
        time.sleep(3 * connection.PATIENCE)
        page.send({"say": "still here"})
        assert "talk" in page.hear()


def test_a_head_without_end_is_cut_short(address: str, lines: ExitStack) -> None:
    line = called(address, lines)
    line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
    sent = 0
    with suppress(OSError):
        while sent < 40_000_000:
            sent += line.send(b"x: " + b"y" * 9_000 + b"\r\n")
    assert sent < 8_000_000, "the house went on listening"


def test_a_head_of_usual_length_is_read(address: str, lines: ExitStack) -> None:
    line = called(address, lines)
    line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: " + b"y" * 16_000 + b"\r\n\r\n")
    assert heard(line).startswith(b"HTTP/1.1 200 ")


def test_a_head_that_comes_at_once_is_measured_too(address: str, lines: ExitStack) -> None:
    for long in (b"cookie: " + b"y" * 40_000, b"\r\n".join(b"x: " + b"y" * 300 for _ in range(120))):
        line = called(address, lines)
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + long + b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 431 ")


def test_many_requests_in_one_breath_are_all_answered(address: str, lines: ExitStack) -> None:
    line = called(address, lines)
    asked = b"GET /api/games/nothing HTTP/1.1\r\nhost: x\r\n"
    line.sendall((asked + b"\r\n") * 999 + asked + b"connection: close\r\n\r\n")
    assert heard(line).count(b"HTTP/1.1 404 ") == 1000


@pytest.mark.parametrize("last", [b"", b"\x00\r\n\r\n", b"GET / HTTP/1.1\r\nx: " + b"y" * 40_000])
def test_requests_whose_line_is_cut_are_no_fault_of_the_house(
    address: str, lines: ExitStack, caplog: pytest.LogCaptureFixture, last: bytes
) -> None:
    line = called(address, lines)
    line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 30 + last)
    if last:
        heard(line)
    line.close()
    with guest(address) as other:
        assert other.get("/api/games").status_code == 200
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_many_half_requests_leave_the_house_open_to_others(address: str, lines: ExitStack, ana: Client) -> None:
    for _ in range(300):
        called(address, lines).sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
    assert ana.get("/").status_code == 200


def deaf(address: str, lines: ExitStack, table: str) -> socket.socket:
    """A socket of a page that hears nothing of what it is told."""
    url = URL(address)
    line = lines.enter_context(socket.socket())
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((url.host, url.port or 0))
    head = f"GET /t/{table}/socket HTTP/1.1\r\nhost: {url.netloc.decode()}\r\nconnection: upgrade\r\n"
    head += "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    line.sendall(head.encode())
    assert line.recv(1), "the house has not opened the socket"
    return line


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines on which little is on its way: what is not read stays in the house."""
    made = SocketConnection.connection_made

    def connection_made(wire: SocketConnection, transport: asyncio.BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(wire, transport)

    monkeypatch.setattr(SocketConnection, "connection_made", connection_made)


@pytest.mark.usefixtures("hasty", "narrow")
def test_sockets_that_read_nothing_are_cut_off_with_what_they_hold(
    address: str, lines: ExitStack, ana: Client, bob: Client, house: House
) -> None:
    table = laid(ana, bob)
    resync = Frame(Opcode.TEXT, b'{"resync": true}').serialize(mask=True)
    with Page(ana, table) as mine:
        watchers = house.open_tables[table].watchers
        for line in [deaf(address, lines, table) for _ in range(5)]:
            line.sendall(resync * 300)
        for number in range(20):  # the others play on meanwhile
            mine.send({"say": f"line {number}"})
            assert "talk" in mine.hear()
        until = time.monotonic() + 30  # sooner than pings would tell
        while len(watchers) > 1:
            assert time.monotonic() < until, "the house still holds what nobody reads"
            time.sleep(0.05)
