"""Reading material files: the contents of a box, checked before anyone plays with it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any


class BrokenMaterial(ValueError):
    """A material file that cannot be played with: the line, the check that failed, and why."""

    def __init__(self, line: int, check: str, why: str) -> None:
        super().__init__(f"line {line}: {check}: {why}")
        self.line = line
        self.check = check


def parsed(text: str) -> dict[str, Any]:
    """The tables of a material file; BrokenMaterial names the line where it is not TOML."""
    if len(text) > 1_000_000:
        raise BrokenMaterial(1, "size", "a material file has at most a million characters")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = str(fault).rpartition("at line ")[2].partition(",")[0]
        raise BrokenMaterial(int(found) if found.isdecimal() else text.count("\n") + 1, "TOML", str(fault)) from None


def line_of(text: str, *marks: str) -> int:
    """The line of the last mark, each looked for after the one before; the first line when there is none."""
    place = 0
    for mark in marks:
        found = text.find(mark, place)
        place = found + len(mark) if found >= 0 else place
    return text.count("\n", 0, place) + 1


def fingerprint(text: str) -> str:
    """The hash by which a record names the material it was played with; comments and spacing do not count."""
    return hashlib.sha256(json.dumps(tomllib.loads(text), sort_keys=True).encode()).hexdigest()
