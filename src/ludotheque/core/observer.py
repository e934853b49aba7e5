"""How a view becomes numbers: a row of fixed length for programs that learn, and what each part of it means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple

from mypy_extensions import mypyc_attr

from ludotheque.core.state import Game, V, View


class Part(NamedTuple):
    """Some numbers of a row that mean the same kind of thing."""

    name: str  # "street"
    size: int  # how many numbers
    low: int  # none of them is smaller,
    high: int  # or larger
    meaning: str  # one sentence, for the model card of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC, Generic[V]):
    """What a program that learns is given of a view, and of nothing else; seats are counted from the viewer on."""

    @abstractmethod
    def parts(self, game: Game, seats: int) -> list[Part]:
        """The layout of a row, the same for every view of a game with so many seats."""

    @abstractmethod
    def row(self, view: V) -> list[int]:
        """The numbers of a view, part after part. A value beyond the bounds of its part is cut off at the bound."""


def size(parts: list[Part]) -> int:
    """The length of a row."""
    return sum(part.size for part in parts)


# What the observers of the games have in common.


def ahead(seat: int, own: int, seats: int) -> int:
    """How many seats after the viewer's own another sits."""
    return seat - own if seat >= own else seat - own + seats


def marked(place: int, places: int) -> list[int]:
    """Zeros with a one at the place, if it is one."""
    row = [0] * places
    if place >= 0:
        row[place] = 1
    return row


def seat_marked(seat: int, own: int, seats: int) -> list[int]:
    """Zeros with a one for the seat, if it is one, counted from the viewer on."""
    return marked(ahead(seat, own, seats) if seat >= 0 else -1, seats)


def asked(view: View, own: int) -> list[int]:
    """By seat, the viewer first, whether it is asked."""
    row = [0] * view.seats
    for seat in view.waiting_for:
        if seat >= 0:
            row[ahead(seat, own, view.seats)] = 1
    return row
