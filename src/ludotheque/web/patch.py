"""What one page shows of its table, and the messages that bring it up to date."""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.core.state import NOBODY, View
from ludotheque.house.table import Still, Table
from ludotheque.web import past
from ludotheque.web.easel import SEAM, Easel, Key, scraps_between
from ludotheque.web.panels import Panels
from ludotheque.web.viewer import Viewer

LONGEST_FILM = 12  # steps shown to somebody who comes back

News = dict[str, Any]  # one message to a page


class Patches:
    """What one page shows of a table, and what it has to be sent next."""

    def __init__(self, viewer: Viewer, easel: Easel) -> None:
        self.viewer = viewer
        self.easel = easel
        self.panels = Panels(viewer, easel)
        self.shown: dict[str, str] = {}  # the parts of the page, by name
        self.number = -1  # of the last message; it counts this page's messages, not what happens unseen
        self.drawn: tuple[Key, int] | None = None  # the drawing the page has
        self.log_of = (-1, NOBODY)  # the take-backs and the eyes of the log that is shown
        self.lines: list[str] = []  # of the log, as shown
        self.events = 0  # of the table, told or not
        self.said = 0  # lines of the talk that were sent
        self.next_table = ""
        self.frames: list[News] = []  # what the board showed between two messages

    def first(self, table: Table, lines: int, mark: str) -> News:
        """What a page is sent as it connects: nothing of what it says it shows already, marked as that was."""
        news = self.whole(table, lines)
        if mark != self.mark(table) or "film" in news:
            return news
        return {name: value for name, value in news.items() if name not in ("parts", "log", "talk")} | {
            "same": self.shown["board"].count(SEAM)
        }

    def mark(self, table: Table) -> str:
        """What tells whether two pages show the same; the position in words is sent when it is asked for."""
        parts = [html for name, html in sorted(self.shown.items()) if name != "tell"]
        said = self.panels.talk(table, self.viewer.view(table))
        written = "\0".join([*parts, *self.lines, said, str(self.viewer.eyes)])
        return hashlib.blake2b(written.encode(), digest_size=12).hexdigest()

    def whole(self, table: Table, lines: int = -1) -> News:
        """Everything, for a page that has just opened or lost its way; what happened since so many lines is a film."""
        self.shown = {}
        self.number = -1
        self.drawn = None
        self.log_of = (-1, NOBODY)
        self.frames = []
        self.next_table = table.next_table
        news = self.changes(table)
        news.pop("after", None)
        if 0 <= lines < len(self.lines) and self.viewer.curtain == NOBODY:
            news["film"] = self.film(table, len(self.lines) - lines)
        return news

    def film(self, table: Table, lines: int) -> list[News]:
        """What led to the newest lines, for somebody who comes back: a whole drawing, then what changes."""
        frames: list[News] = []
        was: list[str] = []
        for state in past.missed(table, self.viewer.eyes, lines, LONGEST_FILM):
            drawing = table.box.face.draw(state.view(self.viewer.eyes), self.viewer.speech.tongue())
            is_now = drawing.split(SEAM)
            if is_now != was:
                frames.append(scraps_between(was, is_now, 0) if was else {"board": drawing})
            was = is_now
        return frames

    def glimpse(self, table: Table, still: Still) -> None:
        """Keep the board as it stood between two steps that are told together, as a frame of the film."""
        if self.viewer.curtain != NOBODY or len(self.frames) == LONGEST_FILM:
            return
        view = still.state.view(self.viewer.eyes)
        drawing = self.easel.drawing(table, still.instant, view, self.viewer.speech)
        if drawing != self.shown.get("board"):
            self.shown["board"] = drawing
            frame: News = {}
            new = {"board": drawing}
            self.patch_board(table, view, frame, new)
            self.frames.append(frame | new)

    def changes(self, table: Table) -> News:
        """What is new since the last message; empty where nothing is, so that nobody can count what others ponder."""
        self.viewer.look(table)
        view = self.viewer.view(table)
        parts = self.panels.parts(table, view)
        shown = self.shown
        new = {name: html for name, html in parts.items() if shown.get(name) != html}
        self.shown = parts
        news: News = {}
        if self.frames:
            news["film"] = self.frames
            self.frames = []
        if "board" in new:
            self.patch_board(table, view, news, new)
        if new or "patch" in news or "splice" in news:
            news["parts"] = new
            news["mine"] = self.viewer.is_awaited(table)
            news["eyes"] = self.viewer.eyes
        self.add_lines(table, view, news)
        if table.next_table != self.next_table and self.viewer.mine:
            self.next_table = table.next_table
            news["go"] = f"/t/{table.next_table}"
        if news:
            self.number += 1
            news |= {"n": self.number, "after": self.number - 1, "lines": len(self.lines), "now": table.now()}
        return news

    def patch_board(self, table: Table, view: View, news: News, new: dict[str, str]) -> None:
        """Send only what changed of the drawing to a page that has the one before."""
        key = self.easel.key(table, view.seat, self.viewer.speech)
        version = self.easel.versions[key]
        if self.drawn == (key, version - 1):
            del new["board"]
            news |= self.easel.changes(table, key)
        self.drawn = (key, version)

    def add_lines(self, table: Table, view: View, news: News) -> None:
        """New lines of the log and of the talk; after a take-back or a change of eyes, the whole log."""
        if self.log_of != (table.take_back_count, self.viewer.eyes):
            self.log_of = (table.take_back_count, self.viewer.eyes)
            lines = self.panels.log(table, view)
            if lines != self.lines or self.number < 0:
                news["log"] = {"from": 0, "html": "".join(lines)}
                self.lines = lines[:]
        elif len(table.events) > self.events:
            lines = self.panels.log(table, view)[len(self.lines) :]
            if lines:
                news["log"] = {"from": len(self.lines), "html": "".join(lines)}
                self.lines += lines
        self.events = len(table.events)
        if self.number < 0:
            self.said = 0
        if len(table.talk) > self.said or self.number < 0:
            news["talk"] = {"from": self.said, "html": self.panels.talk(table, view, self.said)}
            self.said = len(table.talk)
