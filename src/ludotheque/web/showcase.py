"""A box as it stands on the shelf: what it says of itself, and a miniature that plays."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, NOBODY, Option, View
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
    drawing: str


class Length(NamedTuple):
    """How long simulated games of so many seats last; the figures of `python -m benchmarks --figures`."""

    seats: int
    choices: int  # of one seat, in half of the games
    minutes: int  # at the stated pace
    rounds: int  # 0 where the game does not count them
    first: int  # how often the first seat wins, in percent


class OptionField(NamedTuple):
    """An option of a table, in the reader's language."""

    name: str
    rule: str
    label: str
    values: list[tuple[str, str]]
    numbers: range  # which are typed
    about: str  # what it decides
    meanings: list[tuple[str, str]]  # what each value is called, and what it means

    def limits(self) -> tuple[int, int] | None:
        """The least and the most, where nothing but numbers can be typed."""
        typed = [int(value) for value, _ in self.values if value.isdecimal()]
        known = [*typed, *self.numbers]
        return (min(known), max(known)) if self.numbers and len(typed) == len(self.values) else None

    def allowed(self, reader: Speech) -> str:
        """All it can be, as a list in words."""
        if not self.numbers:
            return ", ".join(called for _, called in self.values)
        span = reader.house("option-span", least=self.numbers[0], most=self.numbers[-1])
        others = [value for value in self.values if not value[0].isdecimal() or int(value[0]) not in self.numbers]
        return ", ".join([span, *(value if value == called else f"{value} ({called})" for value, called in others)])


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
        still(slug, language),
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


def accent(slug: str) -> str:
    return box(slug).face.accent


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


def option_fields(reader: Speech, options: tuple[Option, ...]) -> list[OptionField]:
    """The options of a game; values after a colon belong to a series and are not offered."""
    return [option_field(reader, option) for option in options]


def option_field(reader: Speech, option: Option) -> OptionField:
    called: dict[str, str] = {}
    meanings: list[tuple[str, str]] = []
    for value in option.values:
        if ":" in value:
            continue
        called[value] = reader.about(f"option-{option.name}-{value}", value.replace("_", " "))
        if meaning := reader.about(f"option-{option.name}-{value}-about"):
            meanings.append((called[value], meaning))
    return OptionField(
        option.name,
        option.rule,
        reader.about(f"option-{option.name}", option.name.replace("_", " ")),
        list(called.items()),
        option.numbers,
        reader.about(f"option-{option.name}-about"),
        meanings,
    )
