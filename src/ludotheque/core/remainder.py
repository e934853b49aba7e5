"""What the notation of a position has no words for: the remaining fields, as one sealed clause at its end."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Final

from ludotheque.core.codec import dump
from ludotheque.core.state import State

CLAUSE: Final = re.compile(r"rest ([0-9a-f]{12}) (\{[^;]*\})")


def remainder(state: State, said: State | None, material: str) -> str:
    """Every field that differs from what the words said: one line `rest SEAL {...}` without a semicolon, "" for none.

    Nothing was said when the words alone cannot be read.
    """
    told = dump(said) if said is not None else {}
    unsaid = {name: value for name, value in dump(state).items() if name not in told or told[name] != value}
    if not unsaid:
        return ""
    fields = json.dumps(unsaid, separators=(",", ":")).replace(";", "\\u003b")
    return f"rest {seal(state, material)} {fields}"


def restore(state: State, clause: str, material: str) -> None:
    """Fill in the fields of a clause; ValueError unless words, options, seats and box are as they were written."""
    found = CLAUSE.fullmatch(clause)
    if not found:
        raise ValueError(f"{clause[:40]!r} is not 'rest', its seal and the fields {{...}}")
    fields = unpacked(found[2])
    for name, value in dump(state).items():
        if name in fields and alike(value, fields[name]):
            setattr(state, name, fields[name])
    if seal(state, material) != found[1]:
        raise ValueError(
            f"the seal {found[1]} does not fit: a position with a rest is read as it was written, "
            "with the same words, options, seats and box"
        )


def seal(state: State, material: str) -> str:
    """A short hash of a whole position and the box it is played with."""
    return hashlib.sha256((material + json.dumps(dump(state), sort_keys=True)).encode()).hexdigest()[:12]


def unpacked(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise ValueError(f'the fields of a rest are written {{"name":value}}, not {text[:40]!r}')
    return fields


def alike(old: object, new: object) -> bool:
    """Whether a value has the type of the field it is for."""
    if not isinstance(old, list) or not isinstance(new, list):
        return type(old) is type(new)
    return all(type(part) in (int, str) for part in new) and len({type(part) for part in old + new}) < 2
