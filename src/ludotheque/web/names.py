"""What the story calls those who play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludotheque.core.face import Face, Message, say
from ludotheque.core.state import View
from ludotheque.core.tongue import LANGUAGES, spoken
from ludotheque.web.speech import HOUSE, Speech


def names(speech: Speech, face: Face, view: View, people: Sequence[str]) -> dict[Message, str]:
    """What each side is called at a table: by who plays it, where that tells them apart; a game may say
    `named` in its own way, as where its sides are gangs."""
    called: dict[Message, str] = {}
    for seat, name in enumerate(people):
        if name and name not in nameless() and people.count(name) == 1:
            for side in (face.badge(view, seat).name, *face.aliases(view, seat)):
                called[side] = speech.spoken(say("named", side=side, name=name)) if speech.has("named") else name
    return called


def person(speech: Speech, name: str) -> str:
    """What somebody is called: a guest who has not said a name is one in the language of the reader."""
    return speech.house("guest") if not name or name in nameless() else name


@lru_cache
def nameless() -> set[str]:
    """What the house calls guests who have not said a name, in every language."""
    return {spoken(language, HOUSE, say("guest")) for language in LANGUAGES}
