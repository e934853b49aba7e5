"""A box as it stands on the shelf: what it says of itself, and a miniature that plays."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, NOBODY, Option
from ludotheque.web.words import Words, words

FRAMES = 24


class Showcase(NamedTuple):
    """What the shelf and the page of a game show."""

    slug: str
    title: str
    tagline: str
    about: str
    completed: str  # what the printed rules leave open, and what we put there
    length: str
    weight: str
    least: int
    most: int
    accent: str
    drawing: str


class OptionField(NamedTuple):
    """An option of a table, in the reader's language."""

    name: str
    rule: str
    label: str
    values: list[tuple[str, str]]
    numbers: range


def showcase(slug: str, language: str) -> Showcase:
    reader = words(language, slug)
    game = box(slug).game
    return Showcase(
        slug,
        reader.about("name", slug.capitalize()),
        reader.about("tagline"),
        reader.about("about"),
        reader.about("completed"),
        reader.about("length"),
        reader.about("weight"),
        game.seats[0],
        game.seats[-1],
        accent(slug),
        film(slug, language)[len(film(slug, language)) * 2 // 3],
    )


def accent(slug: str) -> str:
    return box(slug).face.accent


@lru_cache
def film(slug: str, language: str) -> list[str]:
    """A game that plays itself, seen by a spectator."""
    game, face, advice = box(slug)
    tongue = words(language, slug).tongue()
    rng = Random(4)
    state = game.start(game.seats[0], {})
    frames: list[str] = []
    while state.waiting_for:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, rng))
            continue
        frames.append(face.draw(state.view(NOBODY), tongue))
        state.apply(seat, advice.choose(game, state.view(seat), rng))
    frames.append(face.draw(state.view(NOBODY), tongue))
    return frames[-FRAMES:]


def option_fields(reader: Words, options: tuple[Option, ...]) -> list[OptionField]:
    """The options of a game; values after a colon belong to a series and are not offered."""
    return [
        OptionField(
            option.name,
            option.rule,
            reader.about(f"option-{key(option.name)}", option.name.replace("_", " ")),
            [
                (value, reader.about(f"option-{key(option.name)}-{key(value)}", value.replace("_", " ")))
                for value in option.values
                if ":" not in value
            ],
            option.numbers,
        )
        for option in options
    ]


def key(name: str) -> str:
    """Part of a message key: those have no colons."""
    return name.replace(":", "_")
