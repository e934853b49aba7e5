"""States and views as plain data, from their FIELDS."""

from __future__ import annotations

from typing import Any

from ludotheque.core.state import State, View

STATE_FIELDS = ("seats", "host", "sides", "waiting_for")
VIEW_FIELDS = ("seat", "seats", "host", "sides", "waiting_for", "legal", "asides")


def dump(thing: State | View) -> dict[str, Any]:
    """Every field by its name; lists are copied."""
    shared = STATE_FIELDS if isinstance(thing, State) else VIEW_FIELDS
    plain: dict[str, Any] = {}
    for name in shared + type(thing).FIELDS:
        value = getattr(thing, name)
        plain[name] = value[:] if isinstance(value, list) else value
    return plain


def load(blank: State, plain: dict[str, Any]) -> State:
    """Fill a fresh state with what dump() gave."""
    for name in STATE_FIELDS + type(blank).FIELDS:
        value = plain[name]
        setattr(blank, name, value[:] if isinstance(value, list) else value)
    blank.journal = None
    return blank
