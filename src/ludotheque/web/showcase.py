"""A box as it stands on the shelf: what it says of itself, its cover, and a miniature that plays."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, NOBODY, View
from ludotheque.drawing.cover import plain
from ludotheque.web.speech import Speech, speech_for

FRAMES = 24  # of a miniature
ANSWERS = 72  # after which it begins again
PACE = 5  # seconds that people take for one choice, small and large ones together


class Showcase(NamedTuple):
    """What the shelf and the page of a game show."""

    slug: str
    title: str
    tagline: str
    about: str
    completed: str  # what the printed rules leave open, and what we put there
    length: str
    weight: str
    age: str
    designer: str
    least: int
    most: int
    accent: str
    cover: str  # its address


class Length(NamedTuple):
    """How long simulated games of so many seats last; the figures of `python -m benchmarks --figures`."""

    seats: int
    choices: int  # of one seat, in half of the games
    minutes: int  # at the stated pace
    rounds: int  # 0 where the game does not count them
    first: int  # how often the first seat wins, in percent


def showcase(slug: str, language: str) -> Showcase:
    reader = speech_for(language, slug)
    game = box(slug).game
    return Showcase(
        slug,
        reader.about("name", slug.capitalize()),
        reader.about("tagline"),
        reader.about("about"),
        reader.about("completed"),
        reader.about("length"),
        reader.about("weight"),
        reader.about("age"),
        reader.about("designer"),
        game.seats[0],
        game.seats[-1],
        accent(slug),
        cover_address(slug),
    )


@lru_cache
def lengths(slug: str) -> list[Length]:
    """What simulations say of a game; nothing where it brings no figures."""
    source = files(box(slug).package).joinpath("figures.json")
    if not source.is_file():
        return []
    known = json.loads(source.read_text("utf-8"))["seats"]
    return [
        Length(
            int(seats),
            round(found["choices"] / int(seats)),
            max(1, round(found["choices"] * PACE / 60)),
            found["rounds"],
            round(100 * found["first"][0]),
        )
        for seats, found in known.items()
    ]


def world(slug: str, speech: Speech) -> dict[str, Any]:
    """What every page of a game takes from it: its name, its colour, and whether it plays in the dark."""
    face = box(slug).face
    return {
        "box": {"slug": slug, "title": speech.about("name", slug.capitalize())},
        "accent": face.accent,
        "nocturnal": face.nocturnal,
    }


def accent(slug: str) -> str:
    return box(slug).face.accent


@lru_cache
def cover(slug: str) -> str:
    """The front of the box as an SVG file."""
    face = box(slug).face
    return face.cover() or plain(face.accent)


@lru_cache
def cover_address(slug: str) -> str:
    """Where the front of the box is found, with a mark that changes when it does."""
    return f"/games/{slug}/cover.svg?{hashlib.sha256(cover(slug).encode()).hexdigest()[:10]}"


@lru_cache
def rehearsal(slug: str) -> list[View]:
    """The last moments of a game that has played itself for a while, as a spectator sees them."""
    taken = box(slug)
    game, advice = taken.game, taken.advice
    rng = Random(4)
    state = game.start(game.seats[0], {})
    views: list[View] = []
    while state.waiting_for and len(views) < ANSWERS:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        views.append(state.view(NOBODY))
        state.apply(seat, advice.choose(game, state.view(seat), rng))
    return [*views, state.view(NOBODY)][-FRAMES:]


@lru_cache
def film(slug: str, language: str) -> list[str]:
    """The drawings of a game that plays itself."""
    tongue = speech_for(language, slug).tongue()
    return [box(slug).face.draw(view, tongue) for view in rehearsal(slug)]


@lru_cache
def still(slug: str, language: str) -> str:
    """One drawing of it, for those who do not wait for the film."""
    views = rehearsal(slug)
    return box(slug).face.draw(views[len(views) * 2 // 3], speech_for(language, slug).tongue())
