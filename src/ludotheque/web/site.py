"""What every page needs: the house, the book of its guests, the templates."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from pydantic import AfterValidator, StrictStr

from ludotheque.core.face import say
from ludotheque.core.tongue import spoken
from ludotheque.house.refused import Refused, writable
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.compression import is_private, packed, public, unmarked
from ludotheque.web.gauges import Gauges
from ludotheque.web.guests import Guest, GuestBook, Preferences, preferences_of
from ludotheque.web.quotas import Quotas
from ludotheque.web.speech import HOUSE, Speech

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"

Network = IPv4Network | IPv6Network
Text = Annotated[StrictStr, AfterValidator(writable)]  # of every body that is sent to us


def environment() -> Environment:
    """The templates of all pages."""
    templates = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.globals["asset"] = asset
    templates.globals["mark"] = (STATIC / "mark.svg").read_text("utf-8").strip()
    templates.filters["public"] = public
    templates.filters["combined"] = lambda one, other: one | other
    return templates


class Card(NamedTuple):
    """What a link to a page shows where somebody sends it: only what everybody may see."""

    description: str
    picture: str  # the address of a PNG in this house
    title: str = ""  # where it is not that of the page
    address: str = ""  # of the page in this house, where it has several
    moment: str = ""  # the address of an SVG that shows more exactly what the page shows


class Site:
    """One house with its doors and windows."""

    def __init__(self, house: House, secrets: Sequence[str], quotas: Quotas, monitors: Sequence[Network]) -> None:
        self.house = house
        self.quotas = quotas
        self.monitors = monitors  # from where one may see how the house is, beside this machine
        self.guest_book = GuestBook(secrets)
        self.streams: set[Callable[[], None]] = set()  # what ends each answer that would go on for ever
        self.is_closing = False
        self.projector = Thinkers(1)  # a process that draws the past, apart from those that think
        self.gauges = Gauges(house, self.projector)
        self.templates = environment()

    def end_streams(self) -> None:
        """A server that is to end does not wait for those who only listen."""
        self.is_closing = True
        for end in list(self.streams):
            end()

    def guest(self, request: Request) -> Guest:
        """Who asks; somebody new gets a cookie with the answer."""
        known = self.guest_book.by_cookie(request)
        if known is None:
            known = self.guest_book.newcomer()
            request.state.newcomer = known
        return known

    def page(self, request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
        preferences = preferences_of(request)
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        html = self.templates.get_template(template).render(
            language=preferences.language,
            other="en" if preferences.language == "fr" else "fr",
            theme=preferences.theme,
            t=lambda key, **given: spoken(preferences.language, HOUSE, say(key, **given)),
            origin=str(request.base_url).rstrip("/"),
            **({"accent": "", "nocturnal": False, "path": path, "card": None} | values),
        )
        headers = {"cache-control": "no-store"}
        if not is_private(request.url.path):
            return HTMLResponse(unmarked(html), status, headers)
        headers["vary"] = "accept-encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return HTMLResponse(unmarked(html), status, headers)
        return HTMLResponse(packed(html), status, headers | {"content-encoding": "gzip"})

    def error_page(self, request: Request, refused: Refused) -> HTMLResponse:
        speech = Speech(preferences_of(request).language, HOUSE)
        heading = speech.house("refused-unknown-page") if refused.status == 404 else speech.house("house")
        message = speech.refused(refused)
        return self.page(request, "error.html", refused.status, heading=heading, message=message)


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


InSite = Annotated[Site, Depends(site_of)]  # the site that is asked
Preferred = Annotated[Preferences, Depends(preferences_of)]  # how the reader wants to be shown things


@lru_cache
def asset(name: str) -> str:
    """The address of a static file, with a mark that changes when the file does."""
    path = STATIC / name
    mark = hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "missing"
    return f"/static/{name}?{mark}"
