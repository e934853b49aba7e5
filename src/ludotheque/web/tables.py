"""The page of a table, what its forms do without a script, and its record."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.websockets import WebSocket

from ludotheque.house.refused import Refused
from ludotheque.house.table import Table
from ludotheque.house.verbs import House
from ludotheque.web import fragments
from ludotheque.web.cards import card
from ludotheque.web.easel import easel_of
from ludotheque.web.guests import Guest, Preferences, preferences_of
from ludotheque.web.names import nameless
from ludotheque.web.pages import number, renamed, text
from ludotheque.web.patch import Patches
from ludotheque.web.rulebook import rulebook
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite, Preferred, Site
from ludotheque.web.sockets import Wire
from ludotheque.web.speech import speech_for
from ludotheque.web.story import in_thread_if_long
from ludotheque.web.viewer import Viewer

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}")
async def table_page(request: Request, table_id: str, site: InSite, preferences: Preferred) -> HTMLResponse:
    guest = site.guest(request)
    try:
        return await present_page(request, table_id, site, preferences, guest)
    except Refused as refused:
        if refused.code != "other-rules":
            raise
    return await older_page(request, table_id, site, preferences, guest)


async def older_page(
    request: Request, table_id: str, site: Site, preferences: Preferences, guest: Guest
) -> HTMLResponse:
    """What became of a table of older rules: it can go on, or here is why not, and how far it went."""
    older = await site.house.older(table_id)
    speech = speech_for(preferences.language, older.sheet.game)
    named: dict[str, int | str] = {"number": older.number + 1, "step": older.step}
    named["why"] = speech.refusal(older.rule)
    return site.page(
        request,
        "older.html",
        409,
        **world(older.sheet.game, speech),
        table={"id": table_id},
        older=older,
        fault=speech.house("older-step", **named) if older.rule else "",
        may_carry=guest.id == older.sheet.owner or older.seats(guest.id),
    )


async def present_page(
    request: Request, table_id: str, site: Site, preferences: Preferences, guest: Guest
) -> HTMLResponse:
    async with site.house.reading(table_id) as table:
        await asyncio.to_thread(rulebook, table.sheet.game, preferences.language)  # written once, which takes its time
        return await in_thread_if_long(table, shown_page, request, table, site, preferences, guest)


def invitation_title(table: Table, viewer: Viewer) -> str:
    """What the address of a table that waits for players says where it is sent; nothing once it has begun."""
    if table.started:
        return ""
    game = viewer.speech.about("name", table.sheet.game)
    host = next((viewer.player_name(table, seat) for seat in table.seats_of(table.sheet.owner)), "")
    if not host or host in nameless():
        return viewer.speech.house("invited", game=game)
    return viewer.speech.house("invited-by", game=game, name=host)


def shown_page(request: Request, table: Table, site: Site, preferences: Preferences, guest: Guest) -> HTMLResponse:
    speech = speech_for(preferences.language, table.sheet.game)
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    viewer = Viewer(guest.id, speech, origin, bool(guest.name))
    viewer.wants_words = True
    page = Patches(viewer, easel_of(table))
    page.whole(table)
    parts = page.shown
    return site.page(
        request,
        "table.html",
        **world(table.sheet.game, speech),
        table={"id": table.sheet.id},
        card=card(table.sheet.game, preferences.language)._replace(title=invitation_title(table, viewer)),
        parts=parts,
        board=page.easel.with_public_parts(table, parts["board"], speech),
        log="".join(page.lines),
        talk=page.panels.talk(table, viewer.view(table)),
        shown=page.mark(table),
        mine=viewer.is_awaited(table),
        over=table.over,
        eyes=viewer.eyes,
        rules_language=rulebook(table.sheet.game, preferences.language).language,
    )


@router.post("/t/{table_id}/{verb}")
async def verb_pressed(request: Request, table_id: str, verb: str, site: InSite, preferences: Preferred) -> Response:
    """A verb of the table, from a form."""
    guest = site.guest(request)
    async with request.form() as form:
        pass
    house = site.house
    seat = number(form, "seat")
    to = f"/t/{table_id}"
    if verb == "sit":
        guest = renamed(request, guest, text(form, "name"))
        name = guest.name or speech_for(preferences.language, "").house("guest")
        await house.sit(guest.id, table_id, seat, name, text(form, "side"), text(form, "salt"))
    elif verb == "side":
        await house.change_seat(guest.id, table_id, seat, text(form, "side"))
    elif verb == "name":
        guest = renamed(request, guest, text(form, "name"))
        await house.change_seat(guest.id, table_id, seat, name=guest.name)
    elif verb == "stand":
        if text(form, "sure") != "yes" and await leaves_game(house, table_id, guest.id, seat):
            return site.page(request, "sure.html", question="stand-sure", verb=verb, seat=seat, table={"id": table_id})
        await house.stand(guest.id, table_id, seat)
    elif verb == "carry":
        await house.carry_over(guest.id, table_id)
    elif verb == "release":
        await house.release(guest.id, table_id, seat)
    elif verb == "bot":
        await house.seat_bot(guest.id, table_id, seat, text(form, "level"))
    elif verb == "act":
        action, then, heeds_draws = answers(text(form, "action"))
        question, words = number(form, "question"), text(form, "words")
        await house.act(guest.id, table_id, seat, question, action, words, then, heeds_draws)
    elif verb == "undo":
        await house.undo(guest.id, table_id, seat)
    elif verb == "answer":
        await house.answer(guest.id, table_id, seat, text(form, "yes") == "yes")
    elif verb == "say":
        await house.say(guest.id, table_id, guest.name, text(form, "text"))
    elif verb == "rematch":
        following = await house.rematch(guest.id, table_id, text(form, "salt"), text(form, "commitment"))
        to = f"/t/{following or table_id}"
    else:
        raise Refused(404, "unknown-verb")
    return RedirectResponse(to, 303)


def answers(value: str) -> tuple[int, tuple[int, ...], bool]:
    """What a button answers: one action, or several, and whether a draw ends them."""
    action, *then = value.removesuffix(fragments.HEEDLESS).split() or ["0"]
    if not all(word.isdecimal() and len(word) < 10 for word in (action, *then)):
        raise Refused(400, "malformed")
    return int(action), tuple(map(int, then)), not value.endswith(fragments.HEEDLESS)


async def leaves_game(house: House, table_id: str, who: str, seat: int) -> bool:
    async with house.reading(table_id) as table:
        return table.started and not table.over and seat in table.seats_of(who)


@router.websocket("/t/{table_id}/socket")
async def socket(socket: WebSocket, table_id: str) -> None:
    site = socket.app.state.site
    guest = site.guest_book.known(socket) or site.guest_book.newcomer()
    query = socket.query_params
    wire = Wire(socket, site, table_id, guest)
    await wire.run(preferences_of(socket).language, whole_number(query.get("lines", "")), query.get("shown", ""))


def whole_number(value: str) -> int:
    return int(value) if value.isdecimal() and len(value) < 9 else -1


@router.get("/t/{table_id}/record")
async def record(request: Request, table_id: str, site: InSite) -> PlainTextResponse:
    written = await site.house.record(site.guest(request).id, table_id)
    name = f'attachment; filename="{table_id}.record"'
    return PlainTextResponse(written, headers={"content-disposition": name})
