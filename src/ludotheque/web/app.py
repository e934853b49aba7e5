"""The application: every route, what stands before them, and how a refusal leaves the house."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import token_hex
from threading import Thread
from typing import NamedTuple

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
from ludotheque.core.tongue import LANGUAGES
from ludotheque.house.refused import Refused
from ludotheque.house.storage import Storage, StorageError
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web import (
    api,
    cards,
    examples,
    lessons,
    pages,
    practise,
    reading,
    replay,
    review,
    study,
    tables,
    vitals,
)
from ludotheque.web.compression import Compression
from ludotheque.web.connection import RequestConnection, SocketConnection
from ludotheque.web.gauges import Measured
from ludotheque.web.guests import GuestBook, preferences_of
from ludotheque.web.limits import Limits
from ludotheque.web.logs import write_logs
from ludotheque.web.quotas import ALLOWANCES, Allowance, Quotas, TooOften, allowances
from ludotheque.web.site import STATIC, Network, Site
from ludotheque.web.sockets import error
from ludotheque.web.speech import speech_for
from ludotheque.web.vitals import networks
from ludotheque.web.watchdog import Watchdog

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

PARTS = (pages, cards, reading, examples, review, replay, practise, tables, lessons, study, api, vitals)
PORTS = range(8000, 8050)  # tried in this order where none is asked for
GRACE = 5  # seconds for answers that are still being sent when the server ends

ABOUT = """The same verbs and the same checks as the pages. POST /api/guests gives a token; send it as
`Authorization: Bearer TOKEN`. Errors are `{"error": {"code", "message", "rule", "html"}}`."""


class CachedFiles(StaticFiles):
    """Static files; their addresses change with their contents, so browsers keep them for good."""

    async def get_response(self, path: str, scope: asgi.Scope) -> Response:
        response = await super().get_response(path, scope)
        if scope.get("query_string"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class HostSettings(NamedTuple):
    """What a host has decided: how much an address may have, who may see how the house is, when a stall is told."""

    allowances: dict[str, Allowance] = ALLOWANCES
    monitors: Sequence[Network] = ()
    longest_stall: float = 0.25  # seconds


USUAL_SETTINGS = HostSettings()


def create_app(house: House, secrets: Sequence[str] = (), settings: HostSettings = USUAL_SETTINGS) -> FastAPI:
    """The web side of a house; the house opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        watchdog = Watchdog(settings.longest_stall, site.gauges.stalls.observe)
        watchdog.start()
        yield
        watchdog.end()
        site.projector.close()
        await house.close()

    app = FastAPI(
        title="Ludothèque",
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    site = Site(house, secrets or [token_hex(32)], Quotas(settings.allowances), settings.monitors)
    app.state.site = site
    for part in PARTS:
        app.include_router(part.router)
    app.mount("/static", CachedFiles(directory=STATIC), name="static")
    app.add_exception_handler(Refused, refuse)
    app.add_exception_handler(HTTPException, refuse)
    app.add_exception_handler(RequestValidationError, refuse)
    app.add_exception_handler(Exception, break_down)
    app.add_middleware(Compression)
    app.add_middleware(Remember, guest_book=site.guest_book)
    app.add_middleware(Limits, guest_book=site.guest_book, quotas=site.quotas, refuse=refuse)
    app.add_middleware(Measured, gauges=site.gauges)
    return app


class Remember:
    """Gives a newcomer, or somebody with a new name, their cookie."""

    def __init__(self, app: asgi.ASGIApp, guest_book: GuestBook) -> None:
        self.app = app
        self.guest_book = guest_book

    async def __call__(self, scope: asgi.Scope, receive: asgi.Receive, send: asgi.Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})  # what the routes know as request.state

        async def stamped(message: asgi.Message) -> None:
            if message["type"] == "http.response.start" and "newcomer" in state:
                self.guest_book.stamp(MutableHeaders(scope=message), state["newcomer"], scope["scheme"] == "https")
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
    if refused.status in (429, 503):
        site.gauges.refusals.labels(refused.code).inc()
    later = {"retry-after": str(refused.seconds)} if isinstance(refused, TooOften) else None
    speech = speech_for(preferences_of(request).language, api.slug_of(request))
    return JSONResponse(error(speech, refused), refused.status, later)


async def break_down(request: Request, fault: Exception) -> Response:
    log.error("%s %s", request.method, request.url.path, exc_info=fault)
    return await refuse(request, fault)


# Running it.


def rehearse() -> None:
    """Make once what the pages of all games take longest for, so that their first visitor does not wait."""
    for language in LANGUAGES:
        for slug in slugs():
            with suppress(Exception):  # the shelf says what went wrong
                pages.prepare(slug, language)


def kept_secrets(folder: Path) -> list[str]:
    """The secrets the cookies are signed with, the first one signs: those that all servers are given, or those of a
    file, one a line, that only its owner can read. Where there is none, one is made."""
    if given := os.environ.get("LUDOTHEQUE_SECRET", "").split():
        return given
    path = folder / "cookies.secret"
    known = path.read_text().split() if path.exists() else []
    if known:
        return known
    if path.exists():
        log.warning("%s was empty; with a new secret, guests are not recognised any more", path)
    secret = token_hex(32)
    new = folder / "cookies.secret.new"  # renamed once it is whole: a crash or a full disk leaves no half of it
    new.touch(mode=0o600)
    new.write_text(secret)
    new.replace(path)
    return [secret]


def raise_open_files() -> None:
    """Every connection is an open file: take as many as the system lets us have."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
        http=RequestConnection,
        ws=SocketConnection,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
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
    limits: str = "on",
    monitors: str = "",
    log_format: str = "text",
    redis: str = "",
    nodes: int = 1,
    listening: int = -1,
    pause: float = 0.5,
) -> None:
    """Run the house until it is interrupted; OSError or ValueError says in a sentence why nobody can come in. Where it
    is one of several nodes, they share a socket that listens."""
    settings = HostSettings(allowances(limits), networks(monitors))
    write_logs(log_format)
    raise_open_files()
    shared = [socket.socket(fileno=listening)] if listening >= 0 else None
    found = shared[0].getsockname()[1] if shared else free_port(host, port)
    folder = data_folder()
    storage = Storage(database or f"sqlite:///{folder / 'ludotheque.db'}")
    storage.check()
    if redis and not storage.is_shared:
        raise StorageError("Redis is for servers that share a database of PostgreSQL; a file of SQLite belongs to one.")
    thinkers = Thinkers(max(1, (os.cpu_count() or 1) // nodes))
    app = create_app(House(storage, thinkers, pause, redis), kept_secrets(folder), settings)
    slugs()  # opens the boxes, which takes half a second: nobody waits for them yet
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
