"""Reading material files: the contents of a box, checked before anyone plays with it."""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.legible import legible

DEPTH: Final = 32  # tables and lists one inside the other
SENTENCE: Final = 1000  # characters of what is said about a fault, whatever the file holds
WHOLE: Final = 2**63  # whole numbers have 64 bits, as TOML asks


class BrokenMaterial(ValueError):
    """A material file that cannot be played with: the line, the check that failed, and why."""

    def __init__(self, line: int, check: str, why: str) -> None:
        super().__init__(legible(f"line {line}: {check}: {why[:SENTENCE]}"))
        self.line = line
        self.check = check


def tables(text: str, broken: Callable[[int, str], ValueError]) -> dict[str, Any]:
    """The tables of a TOML text; what is broken about it is told with its line."""
    try:
        text.encode()
        return tomllib.loads(text)
    except UnicodeEncodeError as fault:
        raise broken(text.count("\n", 0, fault.start) + 1, "half a character, which no file can hold") from None
    except tomllib.TOMLDecodeError as fault:
        found = re.search(r"at line ([0-9]+)", str(fault))
        raise broken(int(found[1]) if found else text.count("\n") + 1, str(fault)) from None
    except RecursionError:
        raise broken(1, "nested too deeply") from None
    except ValueError:
        digits = re.search(r"[0-9][0-9_]{4000}", text)
        line = text.count("\n", 0, digits.start()) + 1 if digits else 1
        raise broken(line, "a number of thousands of digits, or a date that no calendar has") from None


def parsed(text: str) -> dict[str, Any]:
    """The tables of a material file; BrokenMaterial names the line where it is not TOML, or more than plain data."""
    if len(text) > 1_000_000:
        raise BrokenMaterial(1, "size", "a material file has at most a million characters")
    table = tables(text, lambda line, why: BrokenMaterial(line, "TOML", why))
    for name, value in table.items():
        check_plain(text, (name,), value)
    return table


def check_plain(text: str, names: tuple[str, ...], value: object) -> None:
    """Refuse what a record cannot name by its hash: a date, a number without end, a nest without bottom."""
    why = ""
    if len(names) > DEPTH:
        why = "nested too deeply"
    elif isinstance(value, float) and not math.isfinite(value):
        why = "not a finite number"
    elif isinstance(value, int) and not -WHOLE <= value < WHOLE:
        why = "a whole number has at most 64 bits"
    elif not isinstance(value, (dict, list, str, int, float)):
        why = "dates and times have no place in a box"
    if why:
        raise BrokenMaterial(line_of(text, *names), "TOML", ".".join(filter(None, names[:4]))[:80] + ": " + why)
    if isinstance(value, dict):
        for name, part in value.items():
            check_plain(text, (*names, name), part)
    elif isinstance(value, list):
        for part in value:
            check_plain(text, (*names, ""), part)


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
