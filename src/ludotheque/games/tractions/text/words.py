"""The words that statements are made of: numbers, gangs and spaces, or why they will not do."""

from __future__ import annotations

import re

from ludotheque.core.legible import legible
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import CODES
from ludotheque.games.tractions.rules.setup import in_play

MOST_TURNS = 9999


def bad(why: str) -> ValueError:
    return ValueError(legible(f"BAD_POSITION (section 8): {why}"))


def number(text: str, least: int, most: int, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise bad(f"{text[:20]!r}: {what} is a number from {least} to {most}")
    return int(text)


def gang_of(state: Tractions, text: str) -> int:
    if text not in CODES or not in_play(state.seats, CODES.index(text)):
        raise bad(f"{text[:20]!r} is no gang of this table (R1)")
    return CODES.index(text)


def space_of(state: Tractions, text: str) -> int:
    if text not in state.material.names:
        raise bad(f"{text[:20]!r} is no space")
    space = state.material.names.index(text)
    if state.closed[space]:
        raise bad(f"{text!r} is closed at this table (R2)")
    return space
