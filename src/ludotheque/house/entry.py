"""The log of a table: everything that ever happened at it, in order. A table is its log, replayed."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32


class Entry(NamedTuple):
    """One line of the log of a table."""

    number: int  # from 0, without gaps
    kind: str  # see kinds.py
    seat: int
    action: int = 0
    words: str = ""
    at: int = 0  # milliseconds of the table's own time, which stands still while no house has it open
    checksum: int = 0  # of the sheet and of the log up to here; 0 in logs older than the checksums


class Sheet(NamedTuple):
    """What is written on top of a table's log and never changes, but for the version of the rules."""

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


def sheet_checksum(sheet: Sheet) -> int:
    """The checksum that the log of a table begins with; the version of the rules may be raised later."""
    return crc32("\n".join(map(str, sheet._replace(version=0))).encode())


def checksum_of(before: int, number: int, kind: str, seat: int, action: int, words: str, at: int) -> int:
    """The checksum of an entry, after the one before it: whatever changes on the disk later no longer fits."""
    return crc32(f"{number} {kind} {seat} {action} {at} {words}".encode(), before) or 1
