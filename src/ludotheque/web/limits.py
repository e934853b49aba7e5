"""What no request may do: be too large, come from another site, or be shown in another site's frame."""

from __future__ import annotations

from starlette import types as asgi
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ludotheque.house.refused import Refused
from ludotheque.web.guests import is_from_here, reader
from ludotheque.web.sockets import error
from ludotheque.web.speech import HOUSE, Speech

LARGEST_BODY = 8192
LARGEST_FORM = 131_072  # a new table may bring its own material
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)


class Limits:
    """Stands before every route."""

    def __init__(self, app: asgi.ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        if scope["type"] == "websocket":
            if not is_from_here(HTTPConnection(scope)):
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
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

        await self.app(scope, counted, dressed)

    def refusal(self, scope: asgi.Scope) -> Response | None:
        """The answer to a request that is not even looked at."""
        request = Request(scope)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length[:18]) > largest_body(scope["path"]):
            return refused(request, Refused(413, "too-long"))
        # Programs carry a token, which no foreign page can make a browser send.
        if scope["method"] not in SAFE and not scope["path"].startswith("/api/") and not is_from_here(request):
            return refused(request, Refused(403, "foreign"))
        return None


def refused(request: Request, refusal: Refused) -> JSONResponse:
    return JSONResponse(error(Speech(reader(request).language, HOUSE), refusal), refusal.status)


def largest_body(path: str) -> int:
    return LARGEST_FORM if path.endswith("/tables") else LARGEST_BODY
