"""The replay of a table: a page that opens at any moment, its reel in chunks, and the picture of a moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, NamedTuple, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from ludotheque.core.state import NOBODY, View
from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Dead
from ludotheque.web import past, reel
from ludotheque.web.cards import card_address
from ludotheque.web.recap import letters
from ludotheque.web.reel import Past
from ludotheque.web.showcase import world
from ludotheque.web.site import Card, InSite, Preferred, Site
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

router = APIRouter(include_in_schema=False)

T = TypeVar("T")
Number = Annotated[int | None, Query(ge=0, lt=2**31)]  # of a moment, or of the steps that led to it

VIEW_BOX = re.compile(r' viewBox="0 0 ([\d.]+) ([\d.]+)"')
ALONE = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"  # the policy of a picture
# A picture shows what movements lead to, and nothing to press.
AT_REST = "*{animation-delay:-60s!important;transition:none!important}[data-eye]{display:none}"


class Look(NamedTuple):
    """Somebody who looks back at a table, as it was when they asked."""

    past: Past
    is_over: bool
    offered: list[tuple[int, str]]  # the eyes that may be chosen


async def looking(request: Request, table_id: str, site: Site, language: str, seat: int | None) -> Look:
    """Read what a replay needs while the table rests; all else is done without its lock."""
    guest = site.guest(request)
    async with site.house.reading(table_id) as table:
        speech = speech_for(language, table.sheet.game)
        viewer = Viewer(guest.id, speech)
        viewer.look(table)
        viewer.eyes = past.eyes(site.house, table, guest.id, seat)
        view = table.view(viewer.eyes)
        allowed = range(table.sheet.seats) if table.over else table.seats_of(guest.id)
        offered = [(NOBODY, speech.house("eyes-nobody"))]
        offered += [(other, sitting(viewer, table, view, other)) for other in allowed]
        return Look(past.past_of(table, viewer), table.over, offered)


def sitting(viewer: Viewer, table: Table, view: View, seat: int) -> str:
    """Who sits where, without what the game decides only later: the side of a seat where none is chosen before."""
    if table.box.game.sides:
        return viewer.side_name(table, view, seat)
    return f"{viewer.player_name(table, seat)} · {viewer.speech.house('seat', number=seat + 1)}"


async def projected(site: Site, task: Callable[..., T | None], *arguments: object) -> T:
    """What the process of the reels makes; one that has died is started again."""
    for _ in range(2):
        try:
            made = await site.projector.run(task, *arguments)
        except Dead:
            continue
        if made is None:
            raise Refused(404, "unknown-moment")
        return made
    raise Refused(503, "not-read")


@router.get("/t/{table_id}/replay")
async def replay(
    request: Request,
    table_id: str,
    site: InSite,
    preferences: Preferred,
    seat: int | None = None,
    at: Number = None,
    step: Number = None,
) -> HTMLResponse:
    """One moment of the game; of a finished game the first, so that nobody reads how it ended."""
    look = await looking(request, table_id, site, preferences.language, seat)
    if step is not None and not look.is_over:
        raise Refused(409, "not-over")
    if at is None and look.is_over:
        at = 0
    shown = await projected(site, reel.glance, look.past, at, step)
    slug, eyes, speech = look.past.slug, look.past.eyes, look.past.speech
    shared = look.is_over or eyes == NOBODY  # others may look from there too
    home = f"/t/{table_id}/replay?seat={eyes}"
    picture = f"/t/{table_id}/picture.svg?seat={eyes}"
    around = world(slug, speech)
    named = f"{around['box']['title']} · {speech.house('moment-of', at=shown.at, last=shown.last)}"
    there = f"&at={shown.at}"
    card = Card(Markup(shown.scene.said), card_address(slug), named, f"{home}{there}", f"{picture}{there}")
    return site.page(
        request,
        "replay.html",
        **around,
        card=card if shared else None,
        table={"id": table_id},
        eyes=eyes,
        eyes_offered=look.offered,
        over=look.is_over,
        reel=shown,
        ticks=ticks(shown),
        shared=shared,
        home=home,
        picture=picture,
    )


def ticks(shown: reel.Glance) -> str:
    """Where chapters begin, or turns where there are none, as a path along the slider."""
    borders = [chapter.at for chapter in shown.chapters] or list(shown.turns)
    return "".join(f"M{at} 0v1" for at in borders)


@router.get("/t/{table_id}/reel")
async def moments(
    request: Request,
    table_id: str,
    site: InSite,
    preferences: Preferred,
    seat: int | None = None,
    at: Annotated[int, Query(alias="from", ge=0, lt=2**31)] = 0,
) -> Response:
    """Some moments of the game around one of them: a whole position, then what changes."""
    look = await looking(request, table_id, site, preferences.language, seat)
    made = await projected(site, reel.chunk, look.past, at)
    return Response(made, media_type="application/json", headers={"cache-control": "no-store"})


@router.get("/t/{table_id}/picture.svg")
async def picture(
    request: Request, table_id: str, site: InSite, preferences: Preferred, seat: int | None = None, at: Number = None
) -> Response:
    """The board of a moment as a file that needs nothing else."""
    look = await looking(request, table_id, site, preferences.language, seat)
    shown = await projected(site, reel.glance, look.past, at)
    headers = {"cache-control": "no-store", "content-security-policy": ALONE}
    return Response(alone(shown.scene.board), media_type="image/svg+xml", headers=headers)


def alone(drawing: str) -> str:
    """A drawing at rest, with a size and its letters."""
    sized = VIEW_BOX.sub(r' width="\1" height="\2"\g<0>', drawing, count=1)
    head, mark, body = sized.partition(">")
    return f"{head}{mark}<style>{AT_REST}{lettering()}</style>{body}"


@lru_cache
def lettering() -> str:
    return letters()
