"""The rules to read: the whole rulebook, its text for the tab of a table, its figures, the numbers behind it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ludotheque.core.tongue import LANGUAGES
from ludotheque.house.refused import Refused
from ludotheque.web.figures import drawn
from ludotheque.web.guests import preferences_of
from ludotheque.web.pages import known
from ludotheque.web.rulebook import Rulebook, rulebook, specification
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite, Site
from ludotheque.web.speech import speech_for

router = APIRouter(include_in_schema=False)


@router.get("/games/{slug}/rules")
async def rules(request: Request, slug: str, site: InSite) -> HTMLResponse:
    book = await asyncio.to_thread(rulebook, known(slug), preferences_of(request).language)
    return book_page(request, site, slug, book, is_numbered=False)


@router.get("/games/{slug}/rules/numbered")
async def numbered(request: Request, slug: str, site: InSite) -> HTMLResponse:
    book = await asyncio.to_thread(specification, known(slug), preferences_of(request).language)
    return book_page(request, site, slug, book, is_numbered=True)


def book_page(request: Request, site: Site, slug: str, book: Rulebook, is_numbered: bool) -> HTMLResponse:
    speech = speech_for(preferences_of(request).language, slug)
    return site.page(
        request,
        "rules.html",
        **world(slug, speech),
        book=book,
        numbered=is_numbered,
        completed=speech.about("completed") if is_numbered else "",
    )


@router.get("/games/{slug}/rules/text")
async def text(request: Request, slug: str) -> HTMLResponse:
    headers = {"cache-control": "max-age=3600", "vary": "cookie, accept-language"}
    book = await asyncio.to_thread(rulebook, known(slug), preferences_of(request).language)
    return HTMLResponse(book.rules, headers=headers)


@router.get("/games/{slug}/figures/{name}.{language}.svg")
async def figure(slug: str, name: str, language: str) -> Response:
    if language not in LANGUAGES:
        raise Refused(404, "unknown-page")
    svg = await asyncio.to_thread(drawn, known(slug), name, language)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
