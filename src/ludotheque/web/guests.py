"""Who is asking: a guest with a name and a signed cookie, or a program with a signed token. No accounts."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.core.tongue import LANGUAGES
from ludotheque.web.speech import preferred

COOKIE = "guest"
YEAR = 365 * 24 * 3600
THEMES = ("auto", "light", "dark")
LONGEST_NAME = 24


class Guest(NamedTuple):
    """Somebody who came in."""

    id: str
    name: str  # empty until they say it


class Preferences(NamedTuple):
    """How somebody wants to be shown things."""

    language: str
    theme: str


def plain_name(text: str) -> str:
    """A name without control characters and long tails."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())[:LONGEST_NAME]


class GuestBook:
    """Recognises guests by what it once signed: with the first of its secrets; what the others signed still holds."""

    def __init__(self, secrets: Sequence[str]) -> None:
        oldest_first = list(reversed(secrets))
        self.cookies = URLSafeSerializer(oldest_first, salt="cookie")
        self.tokens = URLSafeSerializer(oldest_first, salt="token")

    def by_cookie(self, connection: HTTPConnection) -> Guest | None:
        return opened(self.cookies, connection.cookies.get(COOKIE, ""))

    def by_token(self, connection: HTTPConnection) -> Guest | None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return opened(self.tokens, token) if scheme.lower() == "bearer" else None

    def known(self, connection: HTTPConnection) -> Guest | None:
        """Whoever asks, as a program or as a browser."""
        return self.by_token(connection) or self.by_cookie(connection)

    def newcomer(self, name: str = "") -> Guest:
        return Guest(secrets.token_urlsafe(12), plain_name(name))

    def stamp(self, headers: MutableHeaders, guest: Guest, secure: bool) -> None:
        """Let the browser remember the guest."""
        value = str(self.cookies.dumps(list(guest)))
        cookie = Response()
        cookie.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        headers.append("set-cookie", cookie.headers["set-cookie"])

    def token(self, guest: Guest) -> str:
        return str(self.tokens.dumps(list(guest)))


def opened(serializer: URLSafeSerializer, text: str) -> Guest | None:
    if not text:
        return None
    try:
        identity, name = serializer.loads(text)
    except (BadSignature, ValueError, TypeError):
        return None
    return Guest(str(identity), str(name))


def preferences_of(connection: HTTPConnection) -> Preferences:
    """Language and theme: what was chosen here, else what the browser says."""
    language = connection.cookies.get("language", "")
    theme = connection.cookies.get("theme", "")
    return Preferences(
        language if language in LANGUAGES else preferred(connection.headers.get("accept-language", "")),
        theme if theme in THEMES else "auto",
    )


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether a page of ours sent the request: browsers name the origin of everything that could do harm."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin.partition("://")[2] == connection.headers.get("host", "")
