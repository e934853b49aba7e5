"""The review of a finished table: made in the background, shown to everybody who may look, and kept."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from ludotheque.bots.chronicle import chronicle
from ludotheque.bots.moment import Review
from ludotheque.core import record as records
from ludotheque.core.state import NOBODY
from ludotheque.house.refused import Refused
from ludotheque.house.storage import StorageError
from ludotheque.house.table import Table
from ludotheque.web.recap import Recap, RecapWriter, in_record, inside
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite, Preferred, Site
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/review")
async def review(request: Request, table_id: str, site: InSite, preferences: Preferred) -> HTMLResponse:
    """What became of everybody's chances; while it is made, how far it is."""
    guest = site.guest(request)
    table = await finished(site, guest.id, table_id)
    made = await stored_review(site, table_id)
    reviews = site.house.reviews
    speech = speech_for(preferences.language, table.sheet.game)
    recap = None
    if made is not None:
        recap = await asyncio.to_thread(told, written(table), made, speech, f"/t/{table_id}/replay")
    elif not reviews.knows(table_id):
        reviews.begin(table_id, written(table))
    return site.page(
        request,
        "review.html",
        **world(table.sheet.game, speech),
        table={"id": table_id},
        recap=recap,
        inside=inside,
        failed=made is None and table_id in reviews.failed,
        done=round(100 * reviews.done.get(table_id, 0.0)),
        lapses=0 if made is None else sum(len(made.lapses(seat)) for seat in table.seats_of(guest.id)),
    )


@router.post("/t/{table_id}/review")
async def again(request: Request, table_id: str, site: InSite) -> Response:
    """Try a review that failed once more."""
    await finished(site, site.guest(request).id, table_id)
    site.house.reviews.forgive(table_id)
    return RedirectResponse(f"/t/{table_id}/review", 303)


async def finished(site: Site, who: str, table_id: str) -> Table:
    """A table that is over, for a review looks into all hands; nothing that is read of it here changes any more."""
    async with site.house.reading(table_id) as table:
        if not table.over:
            raise Refused(409, "review-too-early")
        site.house.check_sight(table, who, NOBODY)
        return table


def written(table: Table) -> str:
    return records.write(table.record())


async def stored_review(site: Site, table_id: str) -> Review | None:
    try:
        return await site.house.reviews.stored(table_id)
    except StorageError:
        raise Refused(503, "not-read") from None


def told(text: str, made: Review, speech: Speech, replay: str) -> Recap:
    """The review in words and drawings: in a thread, for a long game is read first."""
    played = chronicle(text)
    return RecapWriter(played, made, speech, in_record(played.record.players, speech), replay).recap()
