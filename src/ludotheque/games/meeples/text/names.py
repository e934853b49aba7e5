"""The names of places, seats, questions, meeples and pieces in writing: b3, W, P2, O2 M1, 2g 1s."""

from __future__ import annotations

import re

from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS

BUILDING_NAMES = tuple(f"b{number}" for number in range(1, t.BUILDINGS + 1))
DOOR_NAMES = tuple(f"d{number}" for number in range(1, t.BUILDINGS + 1))
LOCATION_NAMES = (*BUILDING_NAMES, "SAL", "JAIL")
SPACE_NAMES = (*DOOR_NAMES, "W", "E")
ITEM_NAMES = (*DOOR_NAMES, "showdown")
SEAT_NAMES = tuple(f"P{number}" for number in range(1, t.SEATS + 1))
QUESTIONS = (
    "deal",
    "first",
    "corner",
    "take",
    "start",
    "dir",
    "drop",
    "appoint",
    "resolve",
    "build",
    "upgrade",
    "reroll",
    "end",
    "draw",
    "roll",
    "roll_again",
)
DIRECTIONS = ("cw", "ccw")


def crowd(counts: list[int]) -> str:
    """Meeples by kind: O2 M1; nothing for nobody."""
    return " ".join(f"{LETTERS[kind]}{count}" for kind, count in enumerate(counts) if count)


def pieces(gold: int, stone: int, dynamite: int) -> str:
    """Pieces of the bag: 2g 1s."""
    return " ".join(f"{count}{sort}" for count, sort in ((gold, "g"), (stone, "s"), (dynamite, "d")) if count)


def read_crowd(text: str) -> list[int]:
    """Counts by kind out of O2 M1; empty for nobody."""
    counts = [0] * t.KINDS
    for word in text.split() if text != "empty" else []:
        if not re.fullmatch(rf"[{LETTERS}][0-9]{{1,2}}", word):
            raise ValueError(f"{word[:20]!r} is no group of meeples; write O2 M1, or empty")
        counts[LETTERS.index(word[0])] += int(word[1:])
    return counts


def read_pieces(text: str) -> tuple[int, int, int]:
    """Gold, stone and dynamite out of 2g 1s 1d."""
    counts = [0, 0, 0]
    for word in text.split():
        if not re.fullmatch(r"[0-9]{1,2}[gsd]", word):
            raise ValueError(f"{word[:20]!r} is no group of pieces; write 2g 1s 1d")
        counts["gsd".index(word[-1])] += int(word[:-1])
    return counts[0], counts[1], counts[2]
