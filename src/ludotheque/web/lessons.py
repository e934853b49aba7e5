"""Interactive lessons: a teacher, a prepared board, and answers that are right or wrong. Any game can bring one."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import BaseModel, ConfigDict, StrictInt, StrictStr

from ludotheque.core.face import clicked, say
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import LEGAL, State
from ludotheque.house.refused import Refused
from ludotheque.web import fragments
from ludotheque.web.guests import preferences_of
from ludotheque.web.showcase import world
from ludotheque.web.site import site_of
from ludotheque.web.sockets import refusal_note
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)


class Lesson(NamedTuple):
    """One step of the tutorial, as its lessons.toml describes it."""

    say: str
    position: str
    seat: int
    point: list[str]
    accept: list[str]
    wrong: list[dict[str, Any]]
    answer: list[dict[str, Any]]
    then: str
    play: dict[str, Any]


@lru_cache
def lessons(slug: str) -> list[Lesson]:
    """The tutorial of a game; nothing where it has none."""
    source = files(box(slug).package).joinpath("lessons.toml")
    if not source.is_file():
        return []
    return [
        Lesson(
            step["say"],
            step.get("position", ""),
            step.get("seat", 0),
            step.get("point", []),
            step.get("accept", []),
            step.get("wrong", []),
            step.get("answer", []),
            step.get("then", ""),
            step.get("play", {}),
        )
        for step in tomllib.loads(source.read_text("utf-8")).get("steps", [])
    ]


def board_of(slug: str, number: int) -> State:
    """The position a step begins with: its own, or what the steps before leave when they are answered well."""
    game = box(slug).game
    steps = lessons(slug)
    first = number
    while first > 0 and not steps[first].position:
        first -= 1
    state: State
    if steps[first].position:
        state = game.read_position(steps[first].position, game.seats[0], {})
    else:
        state = game.start(game.seats[0], steps[number].play.get("options", {}))
    for step in steps[first:number]:
        if step.accept:
            state.apply(step.seat, game.read(step.seat, step.accept[0]))
        for answer in step.answer:
            state.apply(answer["seat"], game.read(answer["seat"], answer["action"]))
    return state


def found(slug: str, number: int) -> Lesson:
    if slug not in slugs():
        raise Refused(404, "unknown-game")
    steps = lessons(slug)
    if not 0 <= number < len(steps):
        raise Refused(404, "unknown-page")
    return steps[number]


def onward(speech: Speech, slug: str, number: int) -> str:
    """The way to the next step."""
    if number + 1 >= len(lessons(slug)):
        return ""
    label = speech.safe("lesson-next")
    return f'<a class="button strong" id="onward" href="/lessons/{slug}?step={number + 1}">{label}</a>'


def parts(speech: Speech, slug: str, number: int, state: State, asks: bool) -> dict[str, str]:
    step = lessons(slug)[number]
    face = box(slug).face
    view = state.view(step.seat)
    url = f"/lessons/{slug}/{number}"
    tools = "" if asks else onward(speech, slug, number)
    if step.play:
        label = speech.safe("lesson-end")
        tools = f'<form method="post" action="{url}/play"><button class="strong" id="onward">{label}</button></form>'
    return {
        "board": face.draw(view, speech.tongue()),
        "choices": fragments.choices(speech, face, view, 0, url) if asks else "",
        "tools": tools,
        "tell": fragments.told(speech, face, view),
    }


@router.get("/lessons/{slug}")
async def lesson_page(request: Request, slug: str, step: int = 0) -> HTMLResponse:
    lesson = found(slug, step)
    speech = speech_for(preferences_of(request).language, slug)
    state = board_of(slug, step)
    return site_of(request).page(
        request,
        "lesson.html",
        **world(slug, speech),
        number=step,
        count=len(lessons(slug)),
        said=spoken(speech, lesson.say),
        point=" ".join(lesson.point),
        parts=parts(speech, slug, step, state, bool(lesson.accept)),
    )


def spoken(speech: Speech, key: str) -> str:
    return escape(speech.spoken(say(key))) if key else ""


class Try(BaseModel):
    """What the learner did or asked."""

    model_config = ConfigDict(extra="ignore")
    action: StrictInt | None = None
    ghost: StrictInt | None = None
    why: list[StrictStr] | None = None
    solution: bool = False


@router.post("/lessons/{slug}/{number}")
async def attempt(request: Request, slug: str, number: int, body: Try) -> JSONResponse:
    """Judge an action of the learner, draw its ghost, or say why not."""
    lesson = found(slug, number)
    speech = speech_for(preferences_of(request).language, slug)
    taken = box(slug)
    game, face = taken.game, taken.face
    state = board_of(slug, number)
    view = state.view(lesson.seat)
    if body.ghost is not None:
        return JSONResponse({"svg": face.ghost(view, body.ghost) if body.ghost in view.legal else ""})
    action = body.action
    if body.why is not None:
        action = clicked(face, view, tuple(body.why[:8]))
    if action is None or not 0 <= action < game.actions:
        return JSONResponse({})
    rule = state.why_not(lesson.seat, action)
    if rule != LEGAL:
        return JSONResponse({"right": False, "note": refusal_note(speech, rule)})
    written = game.write(lesson.seat, action)
    if written not in lesson.accept:
        keys = [wrong["say"] for wrong in lesson.wrong if written in wrong["actions"]]
        told = spoken(speech, keys[0]) if keys else speech.safe("lesson-wrong")
        return JSONResponse({"right": False, "parts": {"feedback": told}})
    tongue = speech.tongue()
    state.apply(lesson.seat, action)
    frames = [face.draw(state.view(lesson.seat), tongue)]
    for answer in lesson.answer:
        state.apply(answer["seat"], game.read(answer["seat"], answer["action"]))
        frames.append(face.draw(state.view(lesson.seat), tongue))
    shown = parts(speech, slug, number, state, False)
    told = spoken(speech, lesson.then) or speech.safe("lesson-right")
    return JSONResponse({"right": True, "frames": frames, "parts": shown | {"feedback": told}})


@router.post("/lessons/{slug}/{number}/play")
async def play(request: Request, slug: str, number: int) -> Response:
    """The last step of a lesson: a whole game."""
    lesson = found(slug, number)
    if not lesson.play:
        raise Refused(404, "unknown-page")
    site = site_of(request)
    guest = site.guest(request)
    name = guest.name or speech_for(preferences_of(request).language, slug).house("guest")
    seats = box(slug).game.seats[0]
    bot = f"bot:{lesson.play['bot']}"
    places = ["me" if seat == lesson.play.get("seat", 0) else bot for seat in range(seats)]
    settings = {"coach": True}
    table = await site.house.lay(guest.id, name, slug, seats, lesson.play.get("options", {}), places, settings=settings)
    return RedirectResponse(f"/t/{table}", 303)
