"""The tables in the cards of the games for research (docs/cards): `python -m benchmarks --cards`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

from ludotheque.core import chance
from ludotheque.core.observer import size
from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.state import CHANCE
from ludotheque.lab.games import Dice
from ludotheque.lab.observing import layout, observer

ROOT = Path(__file__).resolve().parent.parent
CARDS = ROOT / "docs/cards"
GAMES = 100  # random ones, for each number of seats
SEED = 2026


class Length(NamedTuple):
    """What one random game took."""

    answers: int  # of all seats together
    draws: int
    choices: list[int]  # by answer, how many were open


def random_game(slug: str, seats: int, number: int) -> Length:
    """A game in which everybody answers anything legal."""
    state, dice = box(slug).game.start(seats, {}), Dice(SEED, number)
    answers, draws, choices = 0, 0, []
    while state.waiting_for:
        seat = state.waiting_for[int(dice.below(len(state.waiting_for)))]
        if seat == CHANCE:
            state.apply(CHANCE, chance.ticket_outcome(state, int(dice.below(sum(state.weights())))))
            draws += 1
            continue
        legal = state.legal(seat)
        state.apply(seat, legal[int(dice.below(len(legal)))])
        choices.append(len(legal))
        answers += 1
    return Length(answers, draws, choices)


def sizes(slug: str) -> str:
    """Actions and observations, and what each number of an observation means."""
    game, seen = box(slug).game, observer(box(slug))
    lines = ["| seats | actions | numbers of an observation |", "| ---: | ---: | ---: |"]
    lines += [f"| {seats} | {game.actions:,} | {size(seen.parts(game, seats)):,} |" for seats in game.seats]
    return "\n".join([*lines, "", layout(seen, game)])


def measures(slug: str) -> str:
    """How long games last, and how much is open, by number of seats."""
    known = greedy(slug)
    lines = [
        "| seats | answers, random | draws | open to an answer | most open | choices, greedy |",
        "| ---: | --- | ---: | ---: | ---: | --- |",
    ]
    for seats in box(slug).game.seats:
        games = [random_game(slug, seats, number) for number in range(GAMES)]
        choices = [count for game in games for count in game.choices]
        lines.append(
            f"| {seats} | {spread([game.answers for game in games])} | {median(game.draws for game in games):,.0f} "
            f"| {fmean(choices):.1f} | {max(choices):,} | {shown(known[str(seats)])} |"
        )
    return "\n".join(lines)


def greedy(slug: str) -> dict[str, Any]:
    """What the page of the game says of greedy players, by number of seats (benchmarks/figures.py)."""
    figures = json.loads((ROOT / "src/ludotheque/games" / slug / "figures.json").read_text("utf-8"))
    found: dict[str, Any] = figures["seats"]
    return found


def spread(lengths: list[int]) -> str:
    """The middle, and where eight of ten lie."""
    tenths = quantiles(lengths, n=10, method="inclusive")
    return f"{median(lengths):,.0f} ({tenths[0]:,.0f} to {tenths[8]:,.0f})"


def shown(figures: dict[str, Any]) -> str:
    return f"{figures['choices']:,} ({figures['least']:,} to {figures['most']:,})"


def mark(name: str) -> re.Pattern[str]:
    """A table in a card, between its marks."""
    return re.compile(rf"(?<=<!-- {name} -->\n).*?(?=\n<!-- end -->)", re.DOTALL)


def write(progress: Callable[[str], None]) -> None:
    """Fill in the tables of every card again."""
    for slug in own_slugs():
        progress(slug)
        file = CARDS / f"{slug}.md"
        page = file.read_text("utf-8")
        for name, table in (("sizes", sizes(slug)), ("measures", measures(slug))):
            place = mark(name).search(page)
            if place is None:
                raise ValueError(f"{file.name} has no place for the {name}")
            page = page[: place.start()] + table + page[place.end() :]
        file.write_text(page, encoding="utf-8")
