"""The one way the house says no."""

from __future__ import annotations

from collections.abc import Iterable


class Refused(Exception):
    """Nothing has changed; the code says why, with the detail that is wrong, or with the rule of the game."""

    def __init__(self, status: int, code: str, detail: str = "", rule: str = "") -> None:
        super().__init__(code + (f" ({detail or rule})" if detail or rule else ""))
        self.status = status  # as in HTTP: 400 not understood, 403 not yours, 404 not here, 409 not now
        self.code = code
        self.detail = detail  # what was not understood, and what would be
        self.rule = rule  # of the game, where the code is "illegal"


def writable(text: str) -> str:
    """A text that can be kept and sent; ValueError where it holds half a character, as JSON and some charsets allow, or
    the one that PostgreSQL cannot keep."""
    try:
        text.encode()
    except UnicodeEncodeError as fault:
        raise ValueError(f"{text[fault.start]!r} is half a character") from None
    if "\0" in text:
        raise ValueError(r"'\x00' is no character of a text")
    return text


def check_texts(texts: Iterable[str]) -> None:
    """Refuse what cannot be kept: no page that shows it could be sent."""
    try:
        for text in texts:
            writable(text)
    except ValueError as fault:
        raise Refused(400, "malformed", f"({fault})") from None
