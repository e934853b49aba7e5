"""What people send, checked before anything is made of it: names, salts, settings."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core import fair
from ludotheque.core.state import Game
from ludotheque.house.refused import Refused, check_texts

MOST_NAME = 24
LONGEST_CLOCK = 86_400  # seconds of a seat
DEFAULT_SETTINGS = {"public": False, "coach": False, "clock": 0}


def clean_name(name: str) -> str:
    """A name fit to be shown: printable, one line, not too long."""
    check_texts([name])
    return on_one_line(name)[:MOST_NAME] or "?"


def on_one_line(text: str) -> str:
    """A text without what cannot be seen: no line of a record grows by writing it down."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def check_salt(salt: str) -> None:
    if type(salt) is not str or (salt and not fair.is_salt(salt)):
        raise Refused(400, "bad-salt")


def checked_settings(game: Game, settings: dict[str, Any]) -> dict[str, Any]:
    """Settings with their defaults; Refused names the one that is wrong, and what it may be."""
    longest = LONGEST_CLOCK if game.flags else 0  # where a game has no rule for it, no time runs out
    allowed = {"clock": f"0-{longest}" if longest else "0"}
    for name, value in settings.items():
        if name not in DEFAULT_SETTINGS:
            raise Refused(400, "bad-settings", f"{name[:40]!r} ({', '.join(DEFAULT_SETTINGS)})")
        is_clock = name == "clock"
        if type(value) is not type(DEFAULT_SETTINGS[name]) or (is_clock and not 0 <= value <= longest):
            may_be = allowed.get(name, "true, false")
            raise Refused(400, "bad-settings", f"{name}: {json.dumps(value)[:40]} ({may_be})")
    return DEFAULT_SETTINGS | settings


def secret_of(commitment: str, salt: str, promised: str) -> str:
    """The secret of a new table; a salt counts only where the house had already committed itself."""
    if not commitment and salt:
        raise Refused(400, "salt-too-early")
    if commitment and not promised:
        raise Refused(409, "no-such-promise")
    return promised or fair.new_secret()
