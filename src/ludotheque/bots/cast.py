"""Whom computer players play: people of the world of their game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Final

from ludotheque.core.face import Character, Face

PREFIX: Final = "character-"  # of the keys of their names
IN_RECORD: Final = re.compile(r"bot (?P<level>[a-z]+)(?: (?P<who>[\w-]+))?")


def newcomer(face: Face, seated: Iterable[str], rng: Random) -> str:
    """Somebody who is not at the table yet, by the key of the name; empty where the game has nobody left."""
    there = set(seated)
    free = [character.name.key for character in face.characters if character.name.key not in there]
    return rng.choice(free) if free else ""


def character(face: Face, key: str) -> Character | None:
    """The person of that key; None for a level that plays under its own name."""
    for known in face.characters:
        if known.name.key == key:
            return known
    return None


def name_in_record(level: str, key: str) -> str:
    """A computer player as a record names it: "bot best", or "bot best nini" where somebody of the game is played."""
    return f"bot {level} {key.removeprefix(PREFIX)}" if key else f"bot {level}"
