"""Practising: positions of one's own finished games in which there was a better answer."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse

from ludotheque.bots import comparison
from ludotheque.bots.chronicle import Chronicle, chronicle
from ludotheque.bots.moment import Moment
from ludotheque.bots.review import SEED
from ludotheque.core.face import clicked
from ludotheque.core.shelf import slugs
from ludotheque.core.state import LEGAL
from ludotheque.house.refused import Refused
from ludotheque.house.storage import StorageError
from ludotheque.web import fragments
from ludotheque.web.guests import Guest
from ludotheque.web.lessons import Try
from ludotheque.web.lobby import row
from ludotheque.web.recap import plan_in_words, reason
from ludotheque.web.review import finished, written
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite, Preferred, Site
from ludotheque.web.sockets import refusal_note
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)

GAMES = 50  # finished games that are looked through
UNREAD = 6  # of those without a review that are named


class Exercise(NamedTuple):
    """A moment of a game of the guest's own."""

    table: str
    game: str
    moment: Moment

    @property
    def address(self) -> str:
        return f"/practise/{self.table}/{self.moment.step}"


class Posed(NamedTuple):
    """An exercise with the game it comes from."""

    exercise: Exercise
    text: str
    chronicle: Chronicle
    number: int  # of the beat
    speech: Speech


async def exercises(site: Site, guest: Guest) -> tuple[list[Exercise], list[str]]:
    """All there is to practise, the dearest lapse of the newest game first; and the finished games without a review."""
    try:
        listed = await site.house.storage.tables_of(guest.id, GAMES)
        over = [listing for listing in listed if listing.finished is not None and listing.game in slugs()]
        kept = await site.house.reviews.stored_of([listing.table for listing in over])
    except StorageError:
        raise Refused(503, "not-read") from None
    found = [
        Exercise(listing.table, listing.game, moment)
        for listing in over
        if listing.table in kept
        for sitter in listing.sitters
        if sitter.guest == guest.id
        for moment in kept[listing.table].lapses(sitter.seat)
    ]
    return found, [listing.table for listing in over if listing.table not in kept]


@router.get("/practise")
async def begin(request: Request, site: InSite, preferences: Preferred, table: str = "") -> HTMLResponse:
    """The first position there is, of a table if one is named; without any, what could be reviewed."""
    guest = site.guest(request)
    found, unread = await exercises(site, guest)
    chosen = [exercise for exercise in found if exercise.table == table] or found
    if chosen:
        return await shown(request, site, preferences.language, guest, chosen[0])
    listed = await site.house.storage.tables_of(guest.id, GAMES)
    rows = [row(listing, guest, preferences.language) for listing in listed if listing.table in unread]
    return site.page(request, "practise_none.html", tables=rows[:UNREAD])


@router.get("/practise/{table}/{step}")
async def position(request: Request, table: str, step: int, site: InSite, preferences: Preferred) -> HTMLResponse:
    guest = site.guest(request)
    return await shown(request, site, preferences.language, guest, await mine(site, guest, table, step))


async def mine(site: Site, guest: Guest, table: str, step: int) -> Exercise:
    """An exercise of the guest's own."""
    found, _ = await exercises(site, guest)
    for exercise in found:
        if (exercise.table, exercise.moment.step) == (table, step):
            return exercise
    raise Refused(404, "unknown-page")


async def posed(site: Site, guest: Guest, exercise: Exercise, language: str) -> Posed:
    text = written(await finished(site, guest.id, exercise.table))
    told = await asyncio.to_thread(chronicle, text)
    number = told.beat_at(exercise.moment.step)
    return Posed(exercise, text, told, number, speech_for(language, exercise.game))


async def shown(
    request: Request, site: Site, language: str, guest: Guest, exercise: Exercise, feedback: str = ""
) -> HTMLResponse:
    """The position from the eyes of the guest, with its choices."""
    found, _ = await exercises(site, guest)
    at = found.index(exercise)
    task = await posed(site, guest, exercise, language)
    speech, face = task.speech, task.chronicle.box.face
    view = task.chronicle.state(task.number).view(exercise.moment.seat)
    side = speech.spoken(face.badge(view, exercise.moment.seat).name)
    return site.page(
        request,
        "practise.html",
        **world(exercise.game, speech),
        exercise=exercise,
        number=at + 1,
        count=len(found),
        asked=speech.house("practise-asked", side=side),
        feedback=feedback,
        question=fragments.question(speech, face, view),
        board=face.draw(view, speech.tongue()),
        choices=fragments.choices(speech, face, view, 0, exercise.address),
        tell=fragments.told(speech, face, view),
        onward=found[(at + 1) % len(found)].address,
    )


@router.post("/practise/{table}/{step}")
async def attempt(
    request: Request, table: str, step: int, site: InSite, preferences: Preferred, body: Try
) -> JSONResponse:
    """Compare an answer with the best one, draw its ghost, or say why not."""
    guest = site.guest(request)
    exercise = await mine(site, guest, table, step)
    task = await posed(site, guest, exercise, preferences.language)
    game, face, seat = task.chronicle.game, task.chronicle.box.face, exercise.moment.seat
    state = task.chronicle.state(task.number)
    view = state.view(seat)
    if body.ghost is not None:
        return JSONResponse({"svg": face.ghost(view, body.ghost) if body.ghost in view.legal else ""})
    action = clicked(face, view, tuple(body.why[:8])) if body.why is not None else body.action
    if action is None or not 0 <= action < game.actions:
        return JSONResponse({})
    rule = state.why_not(seat, action)
    if rule != LEGAL:
        return JSONResponse({"right": False, "note": refusal_note(task.speech, rule)})
    right, told = await judged(site, task, action)
    return JSONResponse({"right": right, "parts": {"feedback": told}})


@router.post("/practise/{table}/{step}/act")
async def attempt_by_form(
    request: Request, table: str, step: int, site: InSite, preferences: Preferred, action: Annotated[int, Form()]
) -> HTMLResponse:
    """The same without a script."""
    guest = site.guest(request)
    exercise = await mine(site, guest, table, step)
    task = await posed(site, guest, exercise, preferences.language)
    state = task.chronicle.state(task.number)
    if action not in state.legal(exercise.moment.seat):
        raise Refused(409, "illegal", rule=state.why_not(exercise.moment.seat, action))
    _, told = await judged(site, task, action)
    return await shown(request, site, preferences.language, guest, exercise, told)


async def judged(site: Site, task: Posed, action: int) -> tuple[bool, str]:
    """Whether an answer is as good as the best one, and what there is to say, as HTML."""
    moment, speech = task.exercise.moment, task.speech
    arguments = (task.text, moment.step, action, moment.better, SEED)
    result: comparison.Comparison = await site.house.thinkers.run(comparison.compared, *arguments)
    state = task.chronicle.state(task.number)
    view = state.view(moment.seat)
    better = " → ".join(plan_in_words(task.chronicle, speech, state, moment))
    chance, best, then = (
        speech.house("review-percent", value=round(100 * share)) for share in (result.chosen, result.best, result.then)
    )
    if action == moment.better[0]:
        played = speech.spoken(task.chronicle.box.face.choice(view, moment.played).label)
        said = speech.house("practise-found", chance=chance, played=played, then=then)
    elif result.is_close:
        said = speech.house("practise-close", chance=chance, best=best, better=better)
    else:
        said = speech.house("practise-worse", chance=chance, best=best, better=better)
    if action == moment.played:
        said = f"{speech.house('practise-same')} {said}"
    why = reason(task.chronicle, speech, view, moment.better[0])
    return action == moment.better[0] or result.is_close, escape(f"{said} {why}".strip())
