"""Studying a solved game: puzzles to win, and who wins each way to begin."""

from __future__ import annotations

from random import Random
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.bots.levels import coach
from ludotheque.core.face import clicked
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import LEGAL, State
from ludotheque.house.refused import Refused
from ludotheque.web import fragments
from ludotheque.web.guests import reader
from ludotheque.web.lessons import Try
from ludotheque.web.showcase import accent
from ludotheque.web.site import Here
from ludotheque.web.sockets import refusal_note
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)
Length = Annotated[int, Query(ge=1, le=200)]

LENGTHS = (1, 2, 3, 4, 5, 7, 9)  # of the puzzles that are offered
LONGEST_POSITION = 400


def is_solved(slug: str) -> bool:
    return coach(slug, box(slug).game) is not None


def solved(slug: str) -> str:
    """The slug of a game that has a solution."""
    if slug not in slugs() or not is_solved(slug):
        raise Refused(404, "unknown-page")
    return slug


def read(slug: str, position: str) -> State:
    game = box(slug).game
    try:
        state: State = game.read_position(position[:LONGEST_POSITION], game.seats[0], {})
    except ValueError:
        raise Refused(400, "bad-position") from None
    if not any(seat >= 0 for seat in state.waiting_for):
        raise Refused(400, "bad-position")
    return state


def address(slug: str, position: str, plies: int, verb: str = "") -> str:
    return f"/games/{slug}/puzzles{verb}?{urlencode({'position': position, 'plies': plies})}"


@router.get("/games/{slug}/puzzles")
async def puzzle(request: Request, slug: str, site: Here, position: str = "", plies: Length = 3) -> Response:
    """A position to win; without one, a new one is found and has an address of its own."""
    solved(slug)
    if not position:
        found = await site.house.thinkers.puzzle(slug, plies, Random().getrandbits(32))
        if found is None:
            raise Refused(404, "no-puzzle")
        return RedirectResponse(address(slug, found.position, found.plies), 303)
    state = read(slug, position)
    speech = speech_for(reader(request).language, slug)
    return site.page(
        request,
        "puzzle.html",
        box={"slug": slug, "title": speech.about("name", slug.capitalize())},
        accent=accent(slug),
        plies=plies,
        lengths=LENGTHS,
        judge=address(slug, position, plies, "/try"),
        parts=parts(speech, slug, state, plies),
    )


def parts(speech: Speech, slug: str, state: State, plies: int) -> dict[str, str]:
    """The page of a puzzle: who moves, and what can be done."""
    face = box(slug).face
    seat = state.waiting_for[0] if state.waiting_for else 0
    view = state.view(seat)
    side = face.badge(view, seat).name
    asked = speech.safe("puzzle-asked", side=speech.spoken(side), plies=plies)
    fresh = f"/games/{slug}/puzzles?plies={plies}"
    onward = f'<a class="button strong" id="onward" href="{fresh}">{speech.safe("puzzle-next")}</a>'
    return {
        "board": face.draw(view, speech.tongue()),
        "question": asked if state.waiting_for else speech.safe("puzzle-solved"),
        "choices": fragments.choices(speech, face, view, 0, address(slug, "", plies)),
        "tools": "" if state.waiting_for else onward,
        "tell": fragments.told(speech, face, view),
    }


@router.post("/games/{slug}/puzzles/try")
async def attempt(request: Request, slug: str, site: Here, body: Try, position: str, plies: Length) -> JSONResponse:
    """Judge a move by the solution; a right one is answered by the best defence."""
    state = read(solved(slug), position)
    speech = speech_for(reader(request).language, slug)
    taken = box(slug)
    game, face = taken.game, taken.face
    seat = state.waiting_for[0]
    view = state.view(seat)
    if body.ghost is not None:
        return JSONResponse({"svg": face.ghost(view, body.ghost) if body.ghost in view.legal else ""})
    action = clicked(face, view, tuple(body.why[:8])) if body.why is not None else body.action
    if action is None or not 0 <= action < game.actions:
        return JSONResponse({})
    rule = state.why_not(seat, action)
    if rule != LEGAL:
        return JSONResponse({"right": False, "note": refusal_note(speech, rule)})
    verdict = (await site.house.thinkers.verdicts(slug, "", view)).get(action)
    if verdict is None or verdict.value != "win" or verdict.plies >= plies:
        value = "loss" if verdict is None else verdict.value
        told = speech.safe(f"puzzle-{value}", plies=0 if verdict is None else verdict.plies)
        return JSONResponse({"right": False, "parts": {"feedback": told}})
    tongue = speech.tongue()
    state.apply(seat, action)
    frames = [face.draw(state.view(seat), tongue)]
    if state.waiting_for:
        other = state.waiting_for[0]
        state.apply(other, (await site.house.thinkers.hint(slug, "", state.view(other))).action)
        frames.append(face.draw(state.view(seat), tongue))
    left = max(1, plies - 2)
    told = speech.safe("lesson-right")
    answer = {"right": True, "frames": frames, "parts": parts(speech, slug, state, left) | {"feedback": told}}
    if state.waiting_for:
        answer["address"] = address(slug, game.write_position(state), left, "/try")
    return JSONResponse(answer)


@router.get("/games/{slug}/openings")
async def openings(request: Request, slug: str, site: Here) -> HTMLResponse:
    """Who wins each way to begin, with best play on both sides."""
    rows = await site.house.thinkers.openings(solved(slug))
    speech = speech_for(reader(request).language, slug)
    groups = {
        value: sorted(
            (row for row in rows if row.verdict.value == value), key=lambda row: (row.verdict.plies, row.label)
        )
        for value in ("win", "loss", "draw")
    }
    return site.page(
        request,
        "openings.html",
        box={"slug": slug, "title": speech.about("name", slug.capitalize())},
        accent=accent(slug),
        groups={value: found for value, found in groups.items() if found},
        count=len(rows),
        longest=max(row.verdict.plies for row in rows),
    )
