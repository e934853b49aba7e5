"""The log of a table: everything that ever happened at it, in order. A table is its log, replayed."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """One line of the log of a table."""

    number: int  # from 0, without gaps
    kind: str  # step, undo, sit, stand, start, say, ask, answer, rematch
    seat: int
    action: int = 0
    words: str = ""


class Sheet(NamedTuple):
    """What is written on top of a table's log and never changes."""

    id: str
    game: str
    version: int
    seats: int
    options: str  # JSON
    material: str  # the text of the material file, or an empty text for the box as published
    secret: str  # of the fair draws, hexadecimal; revealed with the finished record
    owner: str  # the guest who laid the table
    settings: str  # JSON: clock, coach, privacy
    created: int  # seconds since 1970
