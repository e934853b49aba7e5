"""The story of a game, line by line, as one reader hears it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludotheque.core.face import Face, Line, Message, say
from ludotheque.core.state import Event, View
from ludotheque.core.tongue import LANGUAGES, spoken
from ludotheque.web.speech import HOUSE, Speech


class Teller:
    """Makes lines of the log from events, one after the other; those that belong together end up in one line."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.thread: list[Event] = []  # what the last line tells

    def line(self, view: View, event: Event) -> Line | None:
        """What the log says of an event, or nothing; it may stand in the place of the line before it."""
        line = self.face.line(view, event)
        if line is None:
            return None
        whole = self.face.retold(view, [*self.thread, event]) if self.thread else None
        if whole is None:
            self.thread = [event]
            return line
        self.thread.append(event)
        return whole._replace(joins=True)


def names(speech: Speech, face: Face, view: View, people: Sequence[str]) -> dict[Message, str]:
    """What each side is called at a table: by who plays it, where that tells them apart; a game may say
    `named` in its own way, as where its sides are gangs."""
    called: dict[Message, str] = {}
    for seat, name in enumerate(people):
        if name and name not in nameless() and people.count(name) == 1:
            for side in (face.badge(view, seat).name, *face.aliases(view, seat)):
                called[side] = speech.spoken(say("named", side=side, name=name)) if speech.has("named") else name
    return called


@lru_cache
def nameless() -> set[str]:
    """What the house calls guests who have not said a name, in every language."""
    return {spoken(language, HOUSE, say("guest")) for language in LANGUAGES}
