"""The story of a game, line by line, as one reader hears it."""

from __future__ import annotations

from ludotheque.core.face import Face, Line
from ludotheque.core.state import Event, View


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
