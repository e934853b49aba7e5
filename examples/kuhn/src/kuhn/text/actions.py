"""Actions and outcomes in the notation of the records."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE

CARDS: Final = ("J", "Q", "K")
ACTIONS: Final = ("check", "bet", "call", "fold")


def write(seat: int, action: int) -> str:
    return CARDS[action] if seat == CHANCE else ACTIONS[action]


def read(seat: int, text: str) -> int:
    known = CARDS if seat == CHANCE else ACTIONS
    if text not in known:
        raise ValueError(f"{text[:40]!r} is none of {', '.join(known)}")
    return known.index(text)
