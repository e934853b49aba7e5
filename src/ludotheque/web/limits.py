"""What no request may do: be too large, come too often, come from another site, or be shown in another site's frame."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette import types as asgi
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from ludotheque.house.refused import Refused
from ludotheque.house.thinkers import ASKER
from ludotheque.web.guests import GuestBook, is_from_here
from ludotheque.web.quotas import Client, Quotas

LARGEST_BODY = 8192
LARGEST_FORM = 131_072  # a new table may bring its own material
SAFE = ("GET", "HEAD", "OPTIONS")
TABLES = ("/tables", "/rematch", "/promises", "/play")  # how the addresses end at which tables are laid

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)

Refuse = Callable[[Request, Exception], Awaitable[Response]]  # writes an answer that says no


class Limits:
    """Stands before every route."""

    def __init__(self, app: asgi.ASGIApp, guest_book: GuestBook, quotas: Quotas, refuse: Refuse) -> None:
        self.app = app
        self.guest_book = guest_book
        self.quotas = quotas
        self.refuse = refuse

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        if scope["type"] == "websocket":
            await self.open_socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def open_socket(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        connection = HTTPConnection(scope)
        if not is_from_here(connection):
            await send({"type": "websocket.close", "code": 1008})
            return
        client = self.client(connection)
        ASKER.set(client.share)
        try:
            self.quotas.check(client, "requests")
            with self.quotas.open_socket(client):
                await self.app(scope, receive, send)
        except Refused as refused:
            refusal = await self.refuse(Request({**scope, "type": "http", "method": "GET"}), refused)
            await WebSocket(scope, receive, send).send_denial_response(refusal)

    async def answer(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        request = Request(scope)
        largest = largest_body(scope["path"])
        received = 0

        async def counted() -> asgi.Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > largest:
                raise HTTPException(413)  # inside the app, which says so in words like any other refusal
            return message

        async def dressed(message: asgi.Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", POLICY)
                headers.setdefault("x-content-type-options", "nosniff")
                headers.setdefault("referrer-policy", "same-origin")
            await send(message)

        client = self.client(request)
        ASKER.set(client.share)
        try:
            self.check(request, client)
            # A stream of events lasts like a socket.
            with self.quotas.holding(client, "sockets" if scope["path"].endswith("/events") else "answers"):
                await self.app(scope, counted, dressed)
        except Refused as refused:
            refusal = await self.refuse(request, refused)
            await refusal(scope, receive, dressed)

    def check(self, request: Request, client: Client) -> None:
        """Refused where a request is not even looked at."""
        path, method = request.url.path, request.method
        length = Headers(scope=request.scope).get("content-length", "0")
        if not length.isdecimal() or int(length[:18]) > largest_body(path):
            raise Refused(413, "too-long")
        # Programs carry a token, which no foreign page can make a browser send.
        if method not in SAFE and not path.startswith("/api/") and not is_from_here(request):
            raise Refused(403, "foreign")
        self.quotas.check(client, "requests")
        if method == "POST" and path.endswith(TABLES):
            self.quotas.check(client, "tables")
        if method == "POST" and path == "/api/guests":
            self.quotas.check(client, "guests")

    def client(self, connection: HTTPConnection) -> Client:
        return self.quotas.client(connection, self.guest_book.known(connection))


def largest_body(path: str) -> int:
    return LARGEST_FORM if path.endswith("/tables") else LARGEST_BODY
