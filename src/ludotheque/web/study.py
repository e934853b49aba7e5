"""Studying a solved game: puzzles to win, and who wins each way to begin."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from html import escape
from random import Random
from typing import Annotated, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.bots.levels import coach
from ludotheque.core.coach import Opening
from ludotheque.core.face import clicked
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import LEGAL, NOBODY, Options, State
from ludotheque.house.refused import Refused
from ludotheque.house.verbs import House
from ludotheque.web import fragments
from ludotheque.web.guests import preferences_of
from ludotheque.web.lessons import Try
from ludotheque.web.showcase import world
from ludotheque.web.site import InSite
from ludotheque.web.sockets import refusal_note
from ludotheque.web.speech import Speech, speech_for

router = APIRouter(include_in_schema=False)
Plies = Annotated[int, Query(ge=1, le=200)]
Streak = Annotated[int, Query(ge=0, le=9999)]

LENGTHS = (1, 2, 3, 4, 5, 7, 9)  # of the puzzles that are offered
WEEK = (3, 3, 4, 5, 5, 7, 7)  # lengths of the puzzles of the day, from Monday on
WINNERS = {"first": "win", "second": "loss", "nobody": "draw"}  # what an opening is worth for whoever moves first
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


class Challenge(NamedTuple):
    """What somebody is after: so many moves to win, puzzles of a length, a run of solved ones, the puzzle of a day."""

    plies: int  # that are left
    length: int  # of the puzzles that are asked for
    streak: int = 0  # solved one after the other without a wrong move
    is_flawed: bool = False  # whether this one has seen a wrong move
    is_daily: bool = False

    def address(self, slug: str, position: str = "", verb: str = "") -> str:
        wanted: dict[str, str | int] = {"plies": self.plies, "length": self.length, "streak": self.streak}
        wanted |= {"position": position} if position else {}
        wanted |= {name: 1 for name, is_so in (("flawed", self.is_flawed), ("daily", self.is_daily)) if is_so}
        return f"/games/{slug}/puzzles{verb}?{urlencode(wanted)}"

    def solved(self) -> Challenge:
        """The one that follows: of the length that was chosen, not of what was left."""
        return Challenge(self.length, self.length, 0 if self.is_flawed else self.streak + 1)


def challenge(
    plies: Plies = 3,
    length: Annotated[int, Query(ge=0, le=200)] = 0,
    streak: Streak = 0,
    flawed: int = 0,
    daily: int = 0,
) -> Challenge:
    return Challenge(plies, length or plies, streak, bool(flawed), bool(daily))


Wanted = Annotated[Challenge, Depends(challenge)]


@router.get("/games/{slug}/puzzles/daily")
async def puzzle_of_the_day(slug: str, site: InSite) -> Response:
    """The same for all, as long as the day lasts in Greenwich; longer ones towards the end of the week."""
    today = datetime.now(UTC).date()
    plies = WEEK[today.weekday()]
    found = await site.house.thinkers.puzzle(solved(slug), plies, today.toordinal())
    if found is None:
        raise Refused(404, "no-puzzle")
    return RedirectResponse(Challenge(plies, plies, is_daily=True).address(slug, found.position), 303)


@router.get("/games/{slug}/puzzles")
async def puzzle(request: Request, slug: str, site: InSite, wanted: Wanted, position: str = "") -> Response:
    """A position to win; without one, a new one is found and has an address of its own."""
    solved(slug)
    if not position:
        found = await site.house.thinkers.puzzle(slug, wanted.plies, Random().getrandbits(32))
        if found is None:
            raise Refused(404, "no-puzzle")
        return RedirectResponse(wanted.address(slug, found.position), 303)
    state = read(slug, position)
    speech = speech_for(preferences_of(request).language, slug)
    return site.page(
        request,
        "puzzle.html",
        **world(slug, speech),
        wanted=wanted,
        lengths=[(length, Challenge(length, length).address(slug)) for length in LENGTHS],
        judge=wanted.address(slug, position, "/try"),
        parts=parts(speech, slug, state, wanted),
    )


def parts(speech: Speech, slug: str, state: State, wanted: Challenge) -> dict[str, str]:
    """The page of a puzzle: who moves, what can be done, and how many were solved in a row."""
    face = box(slug).face
    seat = state.waiting_for[0] if state.waiting_for else 0
    view = state.view(seat)
    side = face.badge(view, seat).name
    asked = speech.safe("puzzle-asked", side=speech.spoken(side), plies=wanted.plies)
    after = wanted.solved()
    solution = f'<button class="quiet" id="solution" type="button">{speech.safe("puzzle-solution")}</button>'
    onward = (
        f'<a class="button strong" id="onward" href="{escape(after.address(slug))}">{speech.safe("puzzle-next")}</a>'
    )
    return {
        "board": face.draw(view, speech.tongue()),
        "question": asked if state.waiting_for else speech.safe("puzzle-solved"),
        "choices": fragments.choices(speech, face, view, 0, f"/games/{slug}/puzzles"),
        "tools": solution if state.waiting_for else onward,
        "streak": streak(speech, wanted if state.waiting_for else after),
        "tell": fragments.told(speech, face, view),
    }


def streak(speech: Speech, wanted: Challenge) -> str:
    return speech.safe("puzzle-streak", count=0 if wanted.is_flawed else wanted.streak)


@router.post("/games/{slug}/puzzles/try")
async def attempt(request: Request, slug: str, site: InSite, body: Try, position: str, wanted: Wanted) -> JSONResponse:
    """Judge a move by the solution; a right one is answered by the best defence."""
    state = read(solved(slug), position)
    speech = speech_for(preferences_of(request).language, slug)
    taken = box(slug)
    game, face = taken.game, taken.face
    seat = state.waiting_for[0]
    view = state.view(seat)
    if body.ghost is not None:
        return JSONResponse({"svg": face.ghost(view, body.ghost) if body.ghost in view.legal else ""})
    if body.solution:
        verdicts = await site.house.thinkers.verdicts(slug, "", view)
        flawed = wanted._replace(is_flawed=True)
        shown = {"streak": streak(speech, flawed), "tools": ""}
        return JSONResponse(
            {
                "values": face.values(view, verdicts, speech.tongue()),
                "parts": shown,
                "address": flawed.address(slug, position, "/try"),
            }
        )
    action = clicked(face, view, tuple(body.why[:8])) if body.why is not None else body.action
    if action is None or not 0 <= action < game.actions:
        return JSONResponse({})
    rule = state.why_not(seat, action)
    if rule != LEGAL:
        return JSONResponse({"right": False, "note": refusal_note(speech, rule)})
    verdict = (await site.house.thinkers.verdicts(slug, "", view)).get(action)
    if verdict is None or verdict.value != "win" or verdict.plies >= wanted.plies:
        value = "loss" if verdict is None else verdict.value
        told = speech.safe(f"puzzle-{value}", plies=0 if verdict is None else verdict.plies)
        flawed = wanted._replace(is_flawed=True)
        again = {"feedback": told, "streak": streak(speech, flawed)}
        return JSONResponse({"right": False, "parts": again, "address": flawed.address(slug, position, "/try")})
    tongue = speech.tongue()
    state.apply(seat, action)
    frames = [face.draw(state.view(seat), tongue)]
    if state.waiting_for:
        other = state.waiting_for[0]
        state.apply(other, (await site.house.thinkers.hint(slug, "", state.view(other))).action)
        frames.append(face.draw(state.view(seat), tongue))
    left = wanted._replace(plies=max(1, wanted.plies - 2))
    told = speech.safe("lesson-right")
    answer = {"right": True, "frames": frames, "parts": parts(speech, slug, state, left) | {"feedback": told}}
    if state.waiting_for:
        answer["address"] = left.address(slug, game.write_position(state), "/try")
    return JSONResponse(answer)


class Start(NamedTuple):
    """A way to begin, as it is shown."""

    number: int
    opening: Opening
    picture: str


@router.get("/games/{slug}/openings")
async def openings(request: Request, slug: str, site: InSite, winner: str = "", length: str = "") -> HTMLResponse:
    """Who wins each way to begin, with best play on both sides; all of them, or some."""
    found = await site.house.thinkers.openings(solved(slug))
    speech = speech_for(preferences_of(request).language, slug)
    counted = [verdict.plies for _, _, verdict, _, _ in found]
    spans = thirds(min(counted), max(counted))
    shown = [
        Start(number, opening, picture(slug, opening.position))
        for number, opening in enumerate(found)
        if WINNERS.get(winner, opening.verdict.value) == opening.verdict.value
        and opening.verdict.plies in spans.get(length, range(1000))
    ]
    return site.page(
        request,
        "openings.html",
        **world(slug, speech),
        starts=sorted(shown, key=lambda start: (start.opening.verdict.plies, start.opening.label)),
        winner=winner if winner in WINNERS else "",
        length=length if length in spans else "",
        spans=spans,
        count=len(found),
        longest=max(counted),
    )


def thirds(least: int, most: int) -> dict[str, range]:
    """Short, middling and long games."""
    step = (most - least + 1) // 3
    return {
        "short": range(least, least + step),
        "middle": range(least + step, least + 2 * step),
        "long": range(least + 2 * step, most + 1),
    }


@lru_cache(maxsize=1024)
def picture(slug: str, position: str) -> str:
    return box(slug).face.vignette(read(slug, position).view(NOBODY))


async def beginning(house: House, slug: str, wanted: str) -> Options:
    """The options of a table that begins with the opening of a number, "first-17", or "second-17" to reply to it."""
    side, _, number = wanted.partition("-")
    found = await house.thinkers.openings(solved(slug))
    if side not in ("first", "second") or not number.isdecimal() or not int(number[:9]) < len(found):
        raise Refused(400, "bad-options")
    opening = found[int(number)]
    return opening.options if side == "first" else opening.reply
