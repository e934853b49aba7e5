"""The log of a table: everything that ever happened at it, in order. A table is its log, replayed."""

from __future__ import annotations

from typing import NamedTuple

SIT = "sit"  # seat; words: the player, as JSON
STAND = "stand"  # seat
START = "start"
STEP = "step"  # seat or CHANCE or CLOCK, action, words
UNDO = "undo"  # action: the step that seat takes back; with NOBODY, all that followed goes too
ASK = "ask"  # seat asks the others to let it play again; action: from which step
AGREE = "agree"  # seat agrees to it
REFUSE = "refuse"  # seat refuses it
SAY = "say"  # seat or NOBODY; words: name and text, as JSON
REMATCH = "rematch"  # words: the id of the next table


class Entry(NamedTuple):
    """One line of the log of a table."""

    number: int  # from 0, without gaps
    kind: str  # one of the kinds below
    seat: int
    action: int = 0
    words: str = ""
    at: int = 0  # milliseconds since 1970, for the clocks


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
