"""The pages people read: the shelf, a game, its rules; and the forms that lay a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from ludotheque.bots.levels import LEVELS, MIDDLING
from ludotheque.bots.strength import strengths
from ludotheque.core.material import BrokenMaterial
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import Options
from ludotheque.core.tongue import LANGUAGES
from ludotheque.house.refused import Refused, check_texts
from ludotheque.house.verbs import House
from ludotheque.web import lobby
from ludotheque.web.cards import ICONS, card, card_address
from ludotheque.web.guests import THEMES, YEAR, Guest, plain_name, preferences_of
from ludotheque.web.lessons import lessons
from ludotheque.web.options import OWN, option_fields, option_groups, preset_fields
from ludotheque.web.rulebook import rulebook
from ludotheque.web.showcase import PACE, Showcase, cover, film, lengths, showcase, still
from ludotheque.web.site import Card, InSite, Preferred, Site, Text
from ludotheque.web.speech import HOUSE, Speech, speech_for
from ludotheque.web.study import beginning, is_solved

router = APIRouter(include_in_schema=False)
log = logging.getLogger(__name__)


LARGEST_MATERIAL = 65_536


@router.get("/")
async def shelf(request: Request, site: InSite, preferences: Preferred, games: str = "") -> HTMLResponse:
    guest = site.guest(request)
    most = lobby.ALL if games == "all" else lobby.MOST
    mine, finished = await lobby.mine(site.house, guest, preferences.language, most)
    return site.page(
        request,
        "shelf.html",
        boxes=[shown for slug in slugs() if (shown := shelved(slug, preferences.language)) is not None],
        card=Card(Speech(preferences.language, HOUSE).house("shelf-lead"), card_address()),
        mine=mine,
        finished=finished[:most],
        more=len(finished) > most,
        open=await lobby.waiting(site.house, guest, preferences.language),
        path="/",  # without what stands behind it: the page lists addresses that only their owners know
    )


def shelved(slug: str, language: str) -> Showcase | None:
    """A box as it stands on the shelf; none where the game of a stranger fails as it draws its cover."""
    try:
        return showcase(slug, language)
    except Exception:  # whatever a stranger's game does, the other boxes stay
        log.exception("%s cannot be shown on the shelf", slug)
        return None


def known(slug: str) -> str:
    if slug not in slugs():
        raise Refused(404, "unknown-game")
    return slug


@router.get("/manifest.webmanifest")
async def manifest(preferences: Preferred) -> JSONResponse:
    """What a telephone needs to put the house among its programs."""
    speech = Speech(preferences.language, HOUSE)
    icons = [
        {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": purpose}
        for purpose in ("any", "maskable")
    ]
    icons += [{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in ICONS]
    found = {
        "id": "/",
        "name": speech.house("house"),
        "short_name": speech.house("house"),
        "description": speech.house("shelf-lead"),
        "lang": preferences.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f7f0e2",
        "theme_color": "#f7f0e2",
        "icons": icons,
    }
    return JSONResponse(found, media_type="application/manifest+json")


@router.get("/games/{slug}")
async def game(request: Request, slug: str, site: InSite) -> HTMLResponse:
    await asyncio.to_thread(prepare, known(slug), preferences_of(request).language)
    return game_page(request, slug, site)


def prepare(slug: str, language: str) -> None:
    """Do what the pages of a game take longest for, and only once: no table waits for it."""
    still(slug, language)
    rulebook(slug, language)
    lessons(slug)
    is_solved(slug)


def game_page(
    request: Request, slug: str, site: Site, status: int = 200, fault: str = "", entered: dict[str, str] | None = None
) -> HTMLResponse:
    """The page of a game; a form that was refused comes back as it was entered, with what is wrong."""
    language = preferences_of(request).language
    speech = speech_for(language, slug)
    shown = showcase(slug, language)
    return site.page(
        request,
        "game.html",
        status,
        box=shown,
        accent=shown.accent,
        card=card(slug, language),
        drawing=still(slug, language),
        rules=rulebook(slug, language),
        lessons=bool(lessons(slug)),
        lengths=lengths(slug),
        strengths=strengths(slug),
        pace=PACE,
        solved=is_solved(slug),
        groups=option_groups(speech, box(slug).game.options),
        flags=box(slug).game.flags,
        presets=preset_fields(speech, box(slug).game),
        levels=[(level, speech.level(level)) for level in LEVELS],
        sides=[
            (name, speech.spoken(look.name))
            for name, look in zip(box(slug).game.sides, box(slug).face.sides, strict=False)
        ],
        name=site.guest(request).name,
        fault=fault,
        entered=entered or {},
        path=f"/games/{slug}",
    )


@router.get("/games/{slug}/cover.svg")
async def front(slug: str) -> Response:
    """The front of the box; its address changes with it, so it is kept for good."""
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(cover(known(slug)), media_type="image/svg+xml", headers=headers)


@router.get("/games/{slug}/material.toml")
async def material(slug: str) -> PlainTextResponse:
    return PlainTextResponse(box(known(slug)).game.material)


@router.get("/games/{slug}/film")
async def miniature(slug: str, preferences: Preferred) -> JSONResponse:
    frames = await asyncio.to_thread(film, known(slug), preferences.language)
    return JSONResponse({"frames": frames}, headers={"cache-control": "max-age=3600"})


@router.post("/games/{slug}/tables")
async def lay(request: Request, slug: str, site: InSite, preferences: Preferred) -> Response:
    known(slug)
    guest = site.guest(request)
    entered: dict[str, str] = {}
    wanted: dict[str, Any] = {}
    try:
        async with request.form() as form:
            entered = as_entered(form)
            if "quick" in form:
                opening = text(form, "opening")
                asked = await beginning(site.house, slug, opening) if opening else agreed(slug, form)
                wanted = await quick(site.house, guest, slug, text(form, "quick"), asked)
            else:
                wanted = await described(slug, form)
            wanted |= {"salt": text(form, "salt"), "commitment": text(form, "commitment")}
            guest = renamed(request, guest, text(form, "name"))
        shown = guest.name or speech_for(preferences.language, slug).house("guest")
        table = await site.house.lay(guest.id, shown, slug, **wanted)
    except Refused as refused:
        fault = objection(speech_for(preferences.language, slug), slug, wanted, refused)
        await asyncio.to_thread(prepare, slug, preferences.language)
        return game_page(request, slug, site, refused.status, fault, entered)
    return RedirectResponse(f"/t/{table}", 303)


def as_entered(form: FormData) -> dict[str, str]:
    """What a form said, to be shown in it again; of a file only its name."""
    said = {key: value if isinstance(value, str) else value.filename or "" for key, value in form.items()}
    return {key: value.encode(errors="replace").decode() for key, value in said.items()}


def objection(speech: Speech, slug: str, wanted: dict[str, Any], refused: Refused) -> str:
    """Why a table cannot be laid, in a sentence that names the line of a file or the option."""
    game = box(slug).game
    if refused.code == "bad-options":
        try:
            if wanted.get("material"):
                game = game.with_material(wanted["material"])
        except BrokenMaterial as fault:
            return speech.house("material-broken", line=fault.line, why=str(fault).partition(": ")[2])
        for option, field in zip(game.options, option_fields(speech, game.options), strict=True):
            if not option.accepts(wanted.get("options", {}).get(option.name, option.values[0])):
                return speech.house("option-broken", option=field.label, values=field.allowed(speech))
    return speech.refused(refused)


def renamed(request: Request, guest: Guest, name: str) -> Guest:
    """The guest under the name they just gave, if they gave one."""
    name = plain_name(name)
    if name and name != guest.name:
        guest = guest._replace(name=name)
        request.state.newcomer = guest
    return guest


async def quick(house: House, guest: Guest, slug: str, opponent: str, asked: Options) -> dict[str, Any]:
    """A table in one click; against the computer a solved game begins with a start that the guest can win."""
    game = box(slug).game
    seats = game.seats[0]
    other = f"bot:{MIDDLING}" if opponent == "computer" else "open"
    alone = {option.name: option.alone for option in game.options if option.alone and other != "open"}
    if other != "open" and not asked and is_solved(slug):
        alone |= await house.thinkers.fair_start(slug, await lobby.last_options(house, guest, slug))
    return {
        "seats": seats,
        "options": alone | asked,
        "places": ["me"] + [other] * (seats - 1),
        "settings": {"coach": opponent == "computer"},
    }


async def described(slug: str, form: FormData) -> dict[str, Any]:
    """A table as the form describes it."""
    seats = number(form, "seats")
    if not 0 < seats <= 16:
        raise Refused(400, "bad-seats", str(seats))
    uploaded = form.get("material")
    material = ""
    if isinstance(uploaded, UploadFile) or hasattr(uploaded, "read"):
        raw = await uploaded.read(LARGEST_MATERIAL + 1)  # type: ignore[union-attr]
        if len(raw) > LARGEST_MATERIAL:
            raise Refused(413, "too-long")
        try:
            material = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise Refused(400, "malformed") from None
    return {
        "seats": seats,
        "options": agreed(slug, form),
        "places": (places := [text(form, f"place-{seat}") or "open" for seat in range(seats)]),
        # Whoever is invited chooses a side as they sit down.
        "sides": [text(form, f"side-{seat}") if place != "open" else "" for seat, place in enumerate(places)],
        "material": material,
        "settings": {"clock": number(form, "clock"), "coach": "coach" in form, "public": "public" in form},
    }


def agreed(slug: str, form: FormData) -> Options:
    """The options of a ready-made choice, or those that were entered one by one."""
    preset = text(form, "preset")
    if preset in ("", OWN):
        fields = [key for key in form if key.startswith("option-") and text(form, key)]
        return {key.removeprefix("option-"): text(form, key) for key in fields}
    for known_preset in box(slug).game.presets:
        if known_preset.name == preset:
            return known_preset.options
    raise Refused(400, "bad-options")


def text(form: FormData, key: str) -> str:
    value = form.get(key, "")
    if not isinstance(value, str):
        return ""
    check_texts([value])
    return value


def number(form: FormData, key: str) -> int:
    value = text(form, key)
    if not value.removeprefix("-").isdecimal() or len(value) > 9:
        if value:
            raise Refused(400, "malformed")
        return 0
    return int(value)


@router.post("/promises")
async def promise(site: InSite) -> dict[str, str]:
    """What the house commits itself to before a table is laid, so that its owner can bring a salt."""
    return {"commitment": await site.house.promise()}


@router.post("/preferences")
async def prefer(
    request: Request,
    back: Annotated[Text, Form()] = "/",
    language: Annotated[Text, Form()] = "",
    theme: Annotated[Text, Form()] = "",
) -> Response:
    """Language and theme, kept in plain cookies."""
    # A path of ours only: a double slash would lead to another site.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    if language in LANGUAGES:
        response.set_cookie("language", language, max_age=YEAR, samesite="lax")
    elif theme in THEMES:
        response.set_cookie("theme", theme, max_age=YEAR, samesite="lax")
    return response
