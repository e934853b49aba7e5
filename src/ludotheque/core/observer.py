"""How a view becomes numbers: a row of fixed length for programs that learn, and what each part of it means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, NamedTuple

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.core.state import Game, V, View

ROOM: Final = 1024  # numbers that a row of unknown length has room for at first


class Part(NamedTuple):
    """Some numbers of a row that mean the same kind of thing."""

    name: str  # "street"
    size: int  # how many numbers
    low: int  # none of them is smaller,
    high: int  # or larger
    meaning: str  # one sentence, for the model card of the game


class Row:
    """Numbers side by side as they are written, 16 bits each: zeros wherever nothing is put. It grows with them."""

    def __init__(self, room: i64 = ROOM) -> None:
        self.numbers: vec[i16] = vec[i16]([0] * room)
        self.place: i64 = 0  # of the next number; beyond it are zeros

    def skip(self, count: i64) -> i64:
        """Leave so many zeros; where they begin, for those of them that are set."""
        begin = self.place
        self.place = begin + count
        if self.place > len(self.numbers):
            self.numbers = extend(self.numbers, vec[i16]([0] * self.place))
        return begin

    def set(self, place: i64, number: int) -> None:
        """Write a number where zeros were left."""
        self.numbers[place] = i16(number)

    def add(self, place: i64, number: int) -> None:
        """Count onto what stands there."""
        self.numbers[place] = i16(self.numbers[place] + number)

    def put(self, number: int) -> None:
        place = self.skip(1)
        self.numbers[place] = i16(number)

    def put_all(self, numbers: list[int]) -> None:
        place = self.skip(len(numbers))
        held = self.numbers
        for number in numbers:
            held[place] = i16(number)
            place += 1

    def put_from(self, numbers: list[int], first: int) -> None:
        """The numbers from one of them on, then those before it."""
        self.put_all(numbers[first:])
        self.put_all(numbers[:first])

    def mark(self, place: int, places: int) -> None:
        """Zeros with a one at the place, if it is one."""
        if place >= places:
            raise IndexError("no place " + str(place) + " among " + str(places))
        begin = self.skip(places)
        if place >= 0:
            self.numbers[begin + place] = 1

    def mark_seat(self, seat: int, own: int, seats: int) -> None:
        """Zeros with a one for the seat, if it is one, counted from the viewer on."""
        self.mark(ahead(seat, own, seats) if seat >= 0 else -1, seats)

    def mark_asked(self, view: View, own: int) -> None:
        """By seat, the viewer first, whether it is asked."""
        begin = self.skip(view.seats)
        for seat in view.waiting_for:
            if seat >= 0:
                self.numbers[begin + ahead(seat, own, view.seats)] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC, Generic[V]):
    """What a program that learns is given of a view, and of nothing else; seats are counted from the viewer on."""

    @abstractmethod
    def parts(self, game: Game, seats: int) -> list[Part]:
        """The layout of a row, the same for every view of a game with so many seats."""

    @abstractmethod
    def fill(self, view: V, row: Row) -> None:
        """Write the numbers of a view, part after part; a value beyond the bounds of its part is cut off there."""

    def row(self, view: V) -> list[int]:
        """The same as a list."""
        row = Row()
        self.fill(view, row)
        return [int(number) for number in row.numbers[: row.place]]


def observe(observer: Observer, view: View, row: Row, promised: i64) -> None:
    """Write the numbers of a view behind those that are there; ValueError unless there are as many as promised."""
    begin = row.place
    observer.fill(view, row)
    count = row.place - begin
    if count != promised:
        raise ValueError("a row of " + str(count) + " numbers, where " + str(promised) + " are promised")


def size(parts: list[Part]) -> int:
    """The length of a row."""
    return sum(part.size for part in parts)


def ahead(seat: int, own: int, seats: int) -> int:
    """How many seats after the viewer's own another sits."""
    return seat - own if seat >= own else seat - own + seats
