"""The figures of a rulebook: positions in the notation of a game, drawn by its face in the language of the reader."""

from __future__ import annotations

import re
import tomllib
from base64 import b64encode
from functools import lru_cache
from typing import NamedTuple

from ludotheque.core.scenario import Run, Scenario, Stage
from ludotheque.core.shelf import box
from ludotheque.core.state import NOBODY, Seating, State
from ludotheque.core.tongue import tongue
from ludotheque.house.refused import Refused
from ludotheque.web.site import STATIC
from ludotheque.web.sources import rulebook_source

GLOW = "#ffb52e"
LETTERS = {
    "Atkinson Hyperlegible Next": ("atkinson-hyperlegible-next-latin-wght-normal.woff2", "200 800"),
    "Young Serif": ("young-serif-latin-400-normal.woff2", "400"),
}
VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


class Figure(NamedTuple):
    """A position and how to look at it, as the file of the figures describes it."""

    name: str
    given: str  # a position; nothing: the beginning of a game
    when: tuple[str, ...]  # the steps that are made from there
    seats: int
    options: dict[str, str]
    sides: tuple[str, ...]
    seat: int  # whose eyes look; a spectator's unless told
    crop: str  # the part of the drawing that is shown, as a viewBox; nothing: all of it
    lit: tuple[str, ...]  # the spots that light up
    play: bool  # whether one can go on from there


@lru_cache
def figures(slug: str) -> dict[str, Figure]:
    """The figures of a game by their names; none where it brings no rulebook."""
    game = box(slug).game
    return {
        name: Figure(
            name,
            table.get("given", ""),
            tuple(table.get("when", [])),
            table.get("seats", game.seats[0]),
            {key: str(value) for key, value in table.get("options", {}).items()},
            tuple(table.get("sides", [])),
            table.get("seat", NOBODY),
            table.get("crop", ""),
            tuple(table.get("lit", [])),
            table.get("play", True),
        )
        for name, table in tomllib.loads(rulebook_source(slug, ".toml")).items()
    }


def figure(slug: str, name: str) -> Figure:
    if name not in figures(slug):
        raise Refused(404, "unknown-page")
    return figures(slug)[name]


@lru_cache(maxsize=256)
def shown(slug: str, name: str) -> State:
    """The position of a figure, after its steps; to be copied by those who go on from there."""
    wanted, game = figure(slug, name), box(slug).game
    case = Scenario(game, name, 0, [], wanted.given, wanted.options, wanted.seats)
    case.seating = Seating(0, tuple(game.sides.index(side) for side in wanted.sides))
    case.stages = [Stage(list(wanted.when), {})]
    run = Run(case)
    if failures := run.failures():
        raise ValueError(str(failures[0]))
    return run.state


@lru_cache(maxsize=256)
def drawn(slug: str, name: str, language: str) -> str:
    """A figure as a drawing that stands alone."""
    wanted, taken = figure(slug, name), box(slug)
    svg = taken.face.draw(shown(slug, name).view(wanted.seat), tongue(language, taken.package))
    if wanted.crop:
        svg = VIEW_BOX.sub(f'viewBox="{wanted.crop}"', svg, count=1)
    style = letters()
    if wanted.lit:
        spots = ",".join(f"#{spot}" for spot in wanted.lit)
        halo = f"drop-shadow(0 0 5px {GLOW}) drop-shadow(0 0 12px {GLOW})"
        style += f":is({spots}):not(.spot){{filter:{halo}}}:is({spots}).spot{{stroke:{GLOW};stroke-width:7}}"
    return f"{svg.removesuffix('</svg>')}<style>{style}</style></svg>"


@lru_cache
def letters() -> str:
    """The letters of the house: a drawing that stands alone has to carry them. Nothing while they are not built."""
    faces = ""
    for family, (name, weights) in LETTERS.items():
        file = STATIC / "built" / name
        if file.is_file():
            data = b64encode(file.read_bytes()).decode()
            source = f'url("data:font/woff2;base64,{data}") format("woff2")'
            faces += f'@font-face{{font-family:"{family}";font-weight:{weights};src:{source}}}'
    return faces


def size(svg: str) -> tuple[int, int]:
    """Width and height of a drawing, so that a page keeps its place before it is there."""
    found = VIEW_BOX.search(svg)
    _, _, width, height = (round(float(number)) for number in (found[1] if found else "0 0 1000 700").split())
    return width, height
