"""How long a connection may take: over a request, and over reading what it is sent."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_HEAD = 32_768  # bytes before the body of a request
TOO_LONG = b"431 Request Header Fields Too Large"
PATIENCE = 20.0  # seconds for a request to arrive, head and body
SLOWEST = 20.0  # seconds in which somebody who is sent something may read nothing of it
LOOKS = 4  # at a connection within that time: one is not enough, for the house may have been late itself


class ImpatientConnection(asyncio.Protocol):
    """A connection that is cut, with all it still holds, when the other side reads nothing."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    cut: asyncio.TimerHandle | None = None
    unread = 0  # bytes that wait to be read
    silence = 0  # looks in a row at which they had not become fewer

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.trust()

    def connection_lost(self, exc: Exception | None) -> None:
        self.trust()
        super().connection_lost(exc)

    def watch(self) -> None:
        self.unread = self.transport.get_write_buffer_size()
        self.cut = self.loop.call_later(SLOWEST / LOOKS, self.look_again)

    def look_again(self) -> None:
        is_silent = self.transport.get_write_buffer_size() >= self.unread
        self.silence = self.silence + 1 if is_silent else 0
        if self.silence == LOOKS:
            self.transport.abort()
        else:
            self.watch()

    def trust(self) -> None:
        self.silence = 0
        if self.cut is not None:
            self.cut.cancel()
            self.cut = None


class TooLong(Exception):
    """The head of a request goes on too long: the parser stops here."""


class RequestConnection(ImpatientConnection, HttpToolsProtocol):
    """A connection of requests: each has to arrive in time, and its head has no more than so many bytes."""

    alarm: asyncio.TimerHandle | None = None
    is_heading = True  # whether what comes is the head of a request
    head = 0  # bytes of its lines that have come
    unfinished = 0  # bytes that have come since its last whole line
    is_socket = False  # whether the connection has become one of a socket
    answered: RequestResponseCycle | None = None  # the request whose answer is under way; others may have come since

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hang_up()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        lines = self.head
        super().data_received(data)
        if self.is_socket or self.transport.is_closing():
            return
        if self.is_heading:
            self.unfinished = self.unfinished + len(data) if self.head == lines else 0
            if self.unfinished > LONGEST_HEAD:
                self.refuse(TOO_LONG)
        is_idle = self.cycle is None or self.cycle.response_complete
        if is_idle and self.alarm is None and self.timeout_keep_alive_task is None:
            self.expect()  # something came that is not yet the beginning of a request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_heading = True
        self.head = self.unfinished = 0
        self.expect()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.measure(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.measure(name, value)

    def measure(self, *parts: bytes) -> None:
        self.head += sum(map(len, parts))
        if self.head > LONGEST_HEAD:
            raise TooLong

    def on_headers_complete(self) -> None:
        self.is_heading = False
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.is_socket = True
        self.rest()
        self.trust()
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        self.rest()
        self.alarm = self.loop.call_later(PATIENCE, self.refuse, b"408 Request Timeout")

    def rest(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def send_400_response(self, msg: str) -> None:
        """What the parser does not understand, or no longer wants to read."""
        if self.head > LONGEST_HEAD:
            self.refuse(TOO_LONG)
        elif not self.transport.is_closing():
            super().send_400_response(msg)
            self.hang_up()

    def refuse(self, status: bytes) -> None:
        """End the connection; the reason is told only where no answer is under way."""
        if not self.transport.is_closing():
            if self.is_heading:
                self.transport.write(b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % status)
            self.transport.close()
        self.hang_up()

    def hang_up(self) -> None:
        """Nobody hears what was still to be answered: neither the request under way nor those behind it."""
        self.rest()
        self.pipeline.clear()
        if self.answered is not None:
            self.answered.disconnected = True
            self.answered.message_event.set()


class SocketConnection(ImpatientConnection, WebSocketsSansIOProtocol):
    """The connection of a socket; whoever does not answer a ping is gone, and what waits for them too."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
