"""Words from outside, made fit for a sentence."""

from __future__ import annotations

import json


def legible(text: str) -> str:
    """The text on one line that any screen can show: what cannot be printed is escaped."""
    return "".join(part if part.isprintable() else json.dumps(part)[1:-1] for part in text)
