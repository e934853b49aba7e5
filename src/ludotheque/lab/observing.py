"""What a program that learns is given of a game: a row of numbers made from a view, and a mask of the answers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.observer import Observer, Part, Row, observe
from ludotheque.core.shelf import Box
from ludotheque.core.state import Game, View

LOWEST: Final = -(2**15)  # the bounds of int16
HIGHEST: Final = 2**15 - 1
LONGEST: Final = 32  # how many numbers of a list a plain row holds


class Plain(Observer[View]):
    """The fields of a view one after another, for a game without an observer of its own."""

    def __init__(self, game: Game) -> None:
        sample = game.start(game.seats[0], {}).view(0)
        self.numbers = [name for name in sample.FIELDS if isinstance(getattr(sample, name), int)]
        self.lists = [name for name in sample.FIELDS if isinstance(getattr(sample, name), list)]

    def parts(self, game: Game, seats: int) -> list[Part]:
        return [
            Part("seat", 1, -3, seats - 1, "The seat of the viewer."),
            Part("asked", seats, 0, 1, "Whether each seat is asked, the viewer first."),
            *(Part(name, 1, LOWEST, HIGHEST, f"The number {name} of the view.") for name in self.numbers),
            *(
                Part(name, 1 + LONGEST, LOWEST, HIGHEST, f"The length of the list {name}, and its first numbers.")
                for name in self.lists
            ),
        ]

    def fill(self, view: View, row: Row) -> None:
        row.put(view.seat)
        row.mark_asked(view, max(view.seat, 0))
        row.put_all([bounded(getattr(view, name)) for name in self.numbers])
        for name in self.lists:
            found = getattr(view, name)
            row.put(bounded(len(found)))
            shown = [bounded(number) if isinstance(number, int) else 0 for number in found[:LONGEST]]
            row.put_all(shown)
            row.skip(LONGEST - len(shown))


def bounded(number: int) -> int:
    """The number, cut off at the bounds of int16."""
    return min(max(number, LOWEST), HIGHEST)


def observer(box: Box) -> Observer:
    """The observer that a game brings, or a plain one over the fields of its views."""
    return box.observer or Plain(box.game)


def observation(seen: Observer, view: View, promised: int) -> NDArray[np.int16]:
    """The row of a view as an array of so many numbers; whoever gets it may write into it."""
    row = Row(promised)
    observe(seen, view, row, promised)
    return np.array(memoryview(row.numbers))


def mask(view: View, game: Game) -> NDArray[np.int8]:
    """One for each answer that is open to the viewer, zero for all other actions, asides among them."""
    marked = bytearray(game.actions)
    for action in view.legal:
        marked[action] = 1
    return np.frombuffer(marked, np.int8)


def bounds(parts: list[Part]) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The smallest and the largest row that the parts allow."""
    low = [part.low for part in parts for _ in range(part.size)]
    high = [part.high for part in parts for _ in range(part.size)]
    return np.array(low, np.int16), np.array(high, np.int16)


def layout(seen: Observer, game: Game) -> str:
    """The parts of a row as a table in Markdown, with their sizes for each number of seats and their widest bounds."""
    by_seats = [seen.parts(game, seats) for seats in game.seats]
    lines = [f"| part | {' | '.join(map(str, game.seats))} | low | high | meaning |"]
    lines.append(f"| --- | {'---: | ' * len(game.seats)}---: | ---: | --- |")
    for parts in zip(*by_seats, strict=True):
        sizes = " | ".join(str(part.size) for part in parts)
        low, high = min(part.low for part in parts), max(part.high for part in parts)
        lines.append(f"| {parts[0].name} | {sizes} | {low:,} | {high:,} | {parts[0].meaning} |")
    return "\n".join(lines)
