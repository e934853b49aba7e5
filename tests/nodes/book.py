"""What people write down while they play: everything they asked for, and everything they were told."""

from __future__ import annotations

import time
from collections import defaultdict
from enum import Enum
from typing import Any, NamedTuple
from zlib import crc32

import orjson

SHOWN = ("lines", "question", "over", "ranks", "view")


class Outcome(Enum):
    """What became of a request, as far as the one who sent it knows."""

    KEPT = "acknowledged"
    REFUSED = "refused"
    UNKNOWN = "never answered, or answered that nobody knows"
    BROKEN = "answered with a fault of the server"


class Click(NamedTuple):
    """An answer to the question of a seat."""

    seat: int
    question: int
    action: int


class Person(NamedTuple):
    """Somebody at a table, by the seat and the name of what shows it to them."""

    seat: int
    eyes: str


class Told(NamedTuple):
    """A position that somebody was shown."""

    when: float
    position: int  # its digest


class Book:
    """The notes of all people at one table."""

    def __init__(self) -> None:
        self.clicks: dict[Click, list[Outcome]] = defaultdict(list)
        self.talk: dict[str, list[Outcome]] = defaultdict(list)
        self.shown: dict[Person, list[Told]] = defaultdict(list)  # in the order in which it was shown
        self.pages: dict[str, list[tuple[int, str]]] = defaultdict(list)  # lines of log and talk, with their numbers
        self.last_kept = 0.0
        self.is_over = False

    def note(self, outcomes: list[Outcome], outcome: Outcome) -> None:
        outcomes.append(outcome)
        if outcome is Outcome.KEPT:
            self.last_kept = time.monotonic()

    def show(self, person: Person, sight: dict[str, Any]) -> None:
        self.shown[person].append(Told(time.monotonic(), digest(sight)))

    def count(self, outcome: Outcome) -> int:
        """How many requests came to that."""
        return sum(outcomes.count(outcome) for outcomes in [*self.clicks.values(), *self.talk.values()])


def digest(sight: dict[str, Any]) -> int:
    """A number for what somebody may know; the same wherever and whenever it is the same."""
    return crc32(orjson.dumps([sight[name] for name in SHOWN], option=orjson.OPT_SORT_KEYS))
