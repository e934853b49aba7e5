"""The application: every route, what stands before them, and how a refusal leaves the house."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import secrets
import socket
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette import types as asgi
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from ludotheque.core.folders import data_folder
from ludotheque.core.shelf import slugs
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage, StorageError
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web import api, examples, lessons, pages, practise, reading, replay, review, study, tables
from ludotheque.web.compression import Compression
from ludotheque.web.guests import Door, reader
from ludotheque.web.limits import Limits
from ludotheque.web.showcase import rehearsal
from ludotheque.web.site import STATIC, Site
from ludotheque.web.sockets import error
from ludotheque.web.speech import speech_for

log = logging.getLogger(__name__)

PORTS = range(8000, 8050)  # tried in this order where none is asked for
GRACE = 5  # seconds for answers that are still being sent when the server ends

ABOUT = """The same verbs and the same checks as the pages. POST /api/guests gives a token; send it as
`Authorization: Bearer TOKEN`. Errors are `{"error": {"code", "message", "rule", "html"}}`."""


class Kept(StaticFiles):
    """Static files; their addresses change with their contents, so they are kept for good."""

    async def get_response(self, path: str, scope: asgi.Scope) -> Response:
        response = await super().get_response(path, scope)
        if scope.get("query_string"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def create_app(house: House, secret: str = "") -> FastAPI:
    """The web side of a house; the house opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        app.state.site.projector.close()
        await house.close()

    app = FastAPI(
        title="Ludothèque",
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.site = Site(house, secret or secrets.token_hex(32))
    for part in (pages, reading, examples, review, replay, practise, tables, lessons, study, api):
        app.include_router(part.router)
    app.mount("/static", Kept(directory=STATIC), name="static")
    app.add_exception_handler(Refused, refuse)
    app.add_exception_handler(HTTPException, refuse)
    app.add_exception_handler(RequestValidationError, refuse)
    app.add_exception_handler(Exception, break_down)
    app.add_middleware(Compression)
    app.add_middleware(Remember, door=app.state.site.door)
    app.add_middleware(Limits)
    return app


class Remember:
    """Gives a newcomer, or somebody with a new name, their cookie."""

    def __init__(self, app: asgi.ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})  # what the routes know as request.state

        async def stamped(message: asgi.Message) -> None:
            if message["type"] == "http.response.start" and "newcomer" in state:
                self.door.stamp(MutableHeaders(scope=message), state["newcomer"], scope["scheme"] == "https")
            await send(message)

        await self.app(scope, receive, stamped)


def as_refusal(fault: Exception) -> Refused:
    """What went wrong, in the words of the house."""
    if isinstance(fault, Refused):
        return fault
    if isinstance(fault, RequestValidationError):
        return Refused(400, "malformed", first_fault(fault))
    if isinstance(fault, HTTPException):
        codes = {404: "unknown-page", 405: "unknown-verb", 413: "too-long"}
        return Refused(fault.status_code, codes.get(fault.status_code, "malformed"))
    return Refused(500, "fault")


def first_fault(fault: RequestValidationError) -> str:
    """Which part of a request is wrong, and how."""
    found = fault.errors()[0]
    place = ".".join(str(part) for part in found["loc"] if part != "body")
    told = f"({place}: {found['msg']})" if place else f"({found['msg']})"
    return told[:200].encode(errors="backslashreplace").decode()  # a name may be what cannot be written


async def refuse(request: Request, fault: Exception) -> Response:
    refused = as_refusal(fault)
    site: Site = request.app.state.site
    accepts_pages = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if accepts_pages:
        return site.error_page(request, refused)
    return JSONResponse(error(speech_for(reader(request).language, api.slug_of(request)), refused), refused.status)


async def break_down(request: Request, fault: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=fault)
    return await refuse(request, fault)


# Running it.


def rehearse() -> None:
    """Play the miniatures of the shelf once, so that its first visitor does not wait for them."""
    for slug in slugs():
        with suppress(Exception):  # the shelf says what went wrong
            rehearsal(slug)


def kept_secret(folder: Path) -> str:
    """The secret the cookies are signed with: the one that all servers are given, or made once, readable by its owner
    only."""
    if given := os.environ.get("LUDOTHEQUE_SECRET", ""):
        return given
    path = folder / "cookies.secret"
    secret = path.read_text().strip() if path.exists() else ""
    if secret:
        return secret
    if path.exists():
        log.warning("%s was empty; with a new secret, guests are not recognised any more", path)
    secret = secrets.token_hex(32)
    new = folder / "cookies.secret.new"  # renamed once it is whole: a crash or a full disk leaves no half of it
    new.touch(mode=0o600)
    new.write_text(secret)
    new.replace(path)
    return secret


def free_port(host: str, port: int | None) -> int:
    """The port asked for (0 asks for any), or the first free one of ours; OSError is a sentence."""
    for candidate in PORTS if port is None else [port]:
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, candidate))
                return int(probe.getsockname()[1])
        except UnicodeError:
            raise OSError(f"{host!r} is not an address") from None
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE:
                raise OSError(f"cannot listen on {host}, port {candidate}: {fault.strerror}") from None
    if port is None:
        raise OSError(f"the ports {PORTS[0]} to {PORTS[-1]} of {host} are all taken")
    raise OSError(f"port {port} of {host} is taken; --port 0 takes any that is free")


def configured(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How the server runs: the fastest parts, small messages instead of compressed ones."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """A server that ends when it is told to, whoever listens."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        site: Site = self.config.app.state.site  # type: ignore[union-attr]
        site.end_streams()
        logging.getLogger("uvicorn.error").addFilter(is_fault)
        await super().shutdown(sockets)


def is_fault(record: logging.LogRecord) -> bool:
    """Not what a server cuts short because it ends."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    open_browser: bool = False,
    redis: str = "",
    nodes: int = 1,
    listening: int = -1,
    pause: float = 0.5,
) -> None:
    """Run the house until it is interrupted; OSError says in a sentence why nobody can come in. Where it is one of
    several nodes, they share a socket that listens."""
    shared = [socket.socket(fileno=listening)] if listening >= 0 else None
    found = shared[0].getsockname()[1] if shared else free_port(host, port)
    folder = data_folder()
    storage = Storage(database or f"sqlite:///{folder / 'ludotheque.db'}")
    storage.check()
    if redis and not storage.is_shared:
        raise StorageError("Redis is for servers that share a database of PostgreSQL; a file of SQLite belongs to one.")
    thinkers = Thinkers(max(1, (os.cpu_count() or 1) // nodes))
    app = create_app(House(storage, thinkers, pause, redis), kept_secret(folder))
    Thread(target=rehearse, name="rehearsal", daemon=True).start()
    address = f"http://{'[' + host + ']' if ':' in host else host}:{found}"

    class Announced(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What lives since the start is not looked through for garbage again, and the rest more seldom:
                # nearly everything here is freed without that.
                gc.freeze()
                gc.set_threshold(50_000, 20, 50)
                print(f"Ludothèque is open at {address}", flush=True)
                if open_browser and not shared:
                    webbrowser.open(address)

    Announced(configured(app, host, found)).run(shared)
