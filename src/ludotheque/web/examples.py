"""Trying out an example of the rulebook: a figure as a board, where the reader plays on against computer players.

The address of a board holds the answers of the reader and nothing else: draws and the answers of the others follow from
them, always the same, so that an answer can be taken back and nothing hidden is written anywhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from random import Random
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.core.chance import outcome
from ludotheque.core.face import clicked
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, LEGAL, State, View
from ludotheque.house.refused import Refused
from ludotheque.web import fragments
from ludotheque.web.figures import figure, shown
from ludotheque.web.lessons import Try
from ludotheque.web.pages import known
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite, Preferred
from ludotheque.web.sockets import refusal_note
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)

NOTHING = "start"  # in an address: nothing is played yet
MOST_PLAYED = 150  # answers of the reader
MOST_ANSWERS = 600  # of chance and the others, between two of the reader
FRAMES = 8  # of these that are shown
THREAD = ThreadPoolExecutor(1, "examples")

Played = tuple[int, ...]


class Progress(NamedTuple):
    """Where an example has come to, and what was seen on the way from the reader's last answer."""

    state: State
    frames: tuple[View, ...]


def reader_of(slug: str, name: str) -> int:
    """The seat of the reader: the one that looks at the figure, or else the one that is asked."""
    if not figure(slug, name).play:
        raise Refused(404, "unknown-page")
    seat = figure(slug, name).seat
    asked = [seat for seat in shown(slug, name).waiting_for if seat >= 0]
    return seat if seat >= 0 else [*asked, 0][0]


@lru_cache(maxsize=512)
def reached(slug: str, name: str, played: Played) -> Progress:
    """The board after these answers of the reader, and after what chance and the others do then."""
    seat = reader_of(slug, name)
    if not played:
        return followed(slug, shown(slug, name).copy(), seat, Random(name))
    if not 0 <= played[-1] < box(slug).game.actions:
        raise Refused(404, "unknown-page")
    state = reached(slug, name, played[:-1]).state.copy()
    rule = state.why_not(seat, played[-1])
    if rule != LEGAL:
        raise Refused(409, "illegal", rule=rule)
    state.apply(seat, played[-1])
    return followed(slug, state, seat, Random(f"{name} {played}"))


async def board(slug: str, name: str, played: Played) -> Progress:
    """The same in the one thread that examples have: a long one holds up other examples, and no table."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, reached, slug, name, played)


def followed(slug: str, state: State, seat: int, rng: Random) -> Progress:
    """Let chance and the others act until the reader is asked."""
    game, advice = box(slug).game, box(slug).advice
    frames = [state.view(seat)]
    for _ in range(MOST_ANSWERS):
        if not state.waiting_for or seat in state.waiting_for:
            break
        actor = state.waiting_for[0]
        if actor == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        view = state.view(actor)
        action = advice.choose(game, view, rng)
        state.apply(actor, action, advice.words(game, view, action))
        frames.append(state.view(seat))
    return Progress(state, (*frames[-FRAMES:], state.view(seat)))


def read(played: str) -> Played:
    """The answers that an address holds."""
    if played == NOTHING:
        return ()
    numbers = played.split(".")
    if len(numbers) > MOST_PLAYED or not all(number.isdecimal() and len(number) < 10 for number in numbers):
        raise Refused(404, "unknown-page")
    return tuple(map(int, numbers))


def address(slug: str, name: str, played: Played) -> str:
    return f"/games/{slug}/examples/{name}/{'.'.join(map(str, played)) or NOTHING}"


def parts(speech: Speech, slug: str, name: str, played: Played, state: State) -> dict[str, str]:
    """What the page shows and offers."""
    face, seat = box(slug).face, reader_of(slug, name)
    view = state.view(seat)
    goes_on = seat in state.waiting_for and len(played) < MOST_PLAYED
    here = address(slug, name, played)
    back = ""
    if played:
        back = (
            f'<a class="button" href="{address(slug, name, played[:-1])}">{speech.safe("example-back")}</a>'
            f'<a class="button" href="{address(slug, name, ())}">{speech.safe("example-again")}</a>'
        )
    out = f'<a class="button" href="/games/{slug}/rules#figure-{name}">{speech.safe("example-leave")}</a>'
    return {
        "board": face.draw(view, speech.tongue()),
        "question": fragments.question(speech, face, view) if state.waiting_for else speech.safe("example-over"),
        "choices": fragments.choices(speech, face, view, 0, here) if goes_on else "",
        "tools": back + out,
        "tell": fragments.told(speech, face, view),
    }


@router.get("/games/{slug}/examples/{name}")
@router.get("/games/{slug}/examples/{name}/{played}")
async def example(
    request: Request, slug: str, name: str, site: InSite, preferences: Preferred, played: str = NOTHING
) -> HTMLResponse:
    """The board of an example, after the answers that its address holds."""
    answers = read(played)
    state = (await board(known(slug), name, answers)).state
    speech = speech_for(preferences.language, slug)
    seat = reader_of(slug, name)
    side = box(slug).face.badge(state.view(seat), seat).name
    return site.page(
        request,
        "example.html",
        **world(slug, speech),
        judge=address(slug, name, answers),
        asked=speech.house("example-asked", side=speech.spoken(side)),
        parts=parts(speech, slug, name, answers, state),
    )


@router.post("/games/{slug}/examples/{name}/{played}")
async def attempt(slug: str, name: str, played: str, preferences: Preferred, body: Try) -> JSONResponse:
    """Play an answer of the reader, draw its ghost, or say why not."""
    answers = read(played)
    state = (await board(known(slug), name, answers)).state
    speech, face, seat = speech_for(preferences.language, slug), box(slug).face, reader_of(slug, name)
    view = state.view(seat)
    if body.ghost is not None:
        return JSONResponse({"svg": face.ghost(view, body.ghost) if body.ghost in view.legal else ""})
    action = clicked(face, view, tuple(body.why[:8])) if body.why is not None else body.action
    if action is None or not 0 <= action < box(slug).game.actions:
        return JSONResponse({})
    rule = state.why_not(seat, action)
    if rule != LEGAL:
        return JSONResponse({"right": False, "note": refusal_note(speech, rule)})
    if body.why is not None or len(answers) >= MOST_PLAYED:
        return JSONResponse({})
    onward = (*answers, action)
    moment = await board(slug, name, onward)
    return JSONResponse(
        {
            "right": True,
            "frames": [face.draw(view, speech.tongue()) for view in moment.frames],
            "parts": parts(speech, slug, name, onward, moment.state),
            "address": address(slug, name, onward),
        }
    )


@router.post("/games/{slug}/examples/{name}/{played}/act")
async def attempt_by_form(slug: str, name: str, played: str, action: Annotated[int, Form()]) -> Response:
    """The same without a script."""
    onward = (*read(played), action)
    await board(known(slug), name, onward)
    return RedirectResponse(address(slug, name, onward), 303)
