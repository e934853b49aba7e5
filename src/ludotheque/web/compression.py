"""Answers made small on their way, except those that show what only their reader may know."""

from __future__ import annotations

from typing import Final

from starlette import types as asgi
from starlette.middleware.gzip import GZipMiddleware

LEAST: Final = 1000  # bytes; what is smaller is sent as it is
# The length of a compressed answer tells whether two parts of it are alike. So nothing is compressed that holds a
# hand, or a game of one's own, beside words that others write there.
PRIVATE: Final = ("/t/", "/api/", "/practise")


class Compression:
    """Compresses pages, drawings and scripts for those who can read that; sockets and streams pass through."""

    def __init__(self, app: asgi.ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=LEAST, compresslevel=6)

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        is_open = scope["type"] == "http" and not scope["path"].startswith(PRIVATE)
        await (self.compressed if is_open else self.app)(scope, receive, send)
