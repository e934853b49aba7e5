"""The drawings of a table, made once for all who see the same, and the scraps in which two of them differ."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core.face import Badge, Figure
from ludotheque.core.state import NOBODY, View
from ludotheque.house.table import Table
from ludotheque.web.compression import public
from ludotheque.web.speech import Speech
from ludotheque.web.story import Story

SEAM = ' class="'  # where a drawing is cut into scraps: what moves or changes has a class

Instant = tuple[int, int]  # take-backs and steps so far
Key = tuple[str, int]  # a language, and whose eyes
Scraps = dict[str, Any]  # what changed of a drawing, as it is sent: "patch" or "splice"


class Scenery(NamedTuple):
    """How all drawings of a game begin: not compared at every step."""

    text: str
    scraps: int  # how many it would be cut into


class Cut(NamedTuple):
    """A drawing behind its scenery, in scraps."""

    drawing: str
    scenery: Scenery
    scraps: list[str]


class Count(NamedTuple):
    """How many lines tell of so many events, after so many take-backs."""

    take_backs: int
    events: int
    lines: int


class Easel:
    """The drawings of a table at one instant, and its log, made once for all who see the same."""

    def __init__(self) -> None:
        self.instant: Instant = (-1, 0)
        self.drawings: dict[Key, str] = {}
        self.known: dict[int, list[tuple[Badge, tuple[Figure, ...]]]] = {}  # badges and figures, by eyes, then by seat
        # Drawings are numbered, not moments: a step that some eyes do not notice leaves them where they are.
        self.latest: dict[Key, str] = {}
        self.before: dict[Key, str] = {}
        self.versions: dict[Key, int] = {}
        self.scraps: dict[Key, Scraps] = {}
        self.cuts: dict[Key, Cut] = {}  # the latest drawing that was compared
        self.stories: dict[Key, Story] = {}
        self.counts: dict[int, Count] = {}  # of the lines, by eyes

    def turn_to(self, instant: Instant) -> None:
        """Forget what the table no longer shows."""
        if instant != self.instant:
            self.instant, self.drawings, self.known = instant, {}, {}

    def drawing(self, table: Table, instant: Instant, view: View, speech: Speech) -> str:
        """The board at that instant, as the eyes of the view see it."""
        self.turn_to(instant)
        key = self.key(table, view.seat, speech)
        found = self.drawings.get(key)
        if found is None:
            found = self.drawings[key] = table.box.face.draw(view, speech.tongue())
            latest = self.latest.get(key, "")
            if found != latest:
                self.before[key], self.latest[key] = latest, found
                self.versions[key] = self.versions.get(key, 0) + 1
                self.scraps.pop(key, None)
        return found

    def with_public_parts(self, table: Table, drawing: str, speech: Speech) -> str:
        """The present drawing of some eyes, with the parts marked that are the same for all."""
        face = table.box.face
        if face.same_for_all:
            return public(drawing)
        found = []
        for part in face.scenery(table.view(NOBODY), speech.tongue()):
            before, is_there, after = drawing.partition(part)
            if is_there:
                found += [before, public(part)]
                drawing = after
        return "".join([*found, drawing])

    def key(self, table: Table, eyes: int, speech: Speech) -> Key:
        # A face that draws the same board for everybody says so, and is asked once.
        return speech.language, NOBODY if table.box.face.same_for_all else eyes

    def signs(self, table: Table, view: View) -> list[tuple[Badge, tuple[Figure, ...]]]:
        """The badge and the figures of every seat."""
        self.turn_to(present(table))
        face = table.box.face
        eyes = NOBODY if face.same_for_all else view.seat
        found = self.known.get(eyes)
        if found is None:
            found = self.known[eyes] = [
                (face.badge(view, seat), tuple(face.figures(view, seat))) for seat in range(table.sheet.seats)
            ]
        return found

    def changes(self, table: Table, key: Key) -> Scraps:
        """What changed from the drawing before to the latest one."""
        found = self.scraps.get(key)
        if found is None:
            old, new = self.before[key], self.latest[key]
            scenery = scenery_of((table.sheet.game, key), old, new)
            known = self.cuts.get(key)
            was = known.scraps if known and known.drawing is old and known.scenery is scenery else cut(old, scenery)
            is_now = cut(new, scenery)
            self.cuts[key] = Cut(new, scenery, is_now)
            found = self.scraps[key] = scraps_between(was, is_now, scenery.scraps)
        return found


def present(table: Table) -> Instant:
    """The instant that a table is at; before the game, sides are still chosen."""
    return table.take_back_count, len(table.steps) if table.started else -table.number


def easel_of(table: Table) -> Easel:
    """The drawings that all pages of a table share."""
    if not isinstance(table.easel, Easel):
        table.easel = Easel()
    return table.easel


sceneries: dict[tuple[str, Key], Scenery] = {}  # by game, language and eyes


def scenery_of(kind: tuple[str, Key], old: str, new: str) -> Scenery:
    """How all drawings of a kind have begun so far."""
    known = sceneries.get(kind)
    if known is not None and new.startswith(known.text) and old.startswith(known.text):
        return known
    text = beginning([old, new] if known is None else [old, new, known.text])
    found = sceneries[kind] = Scenery(text, text.count(SEAM))
    return found


def cut(drawing: str, scenery: Scenery) -> list[str]:
    """The scraps of a drawing behind its scenery."""
    return drawing[len(scenery.text) :].split(SEAM)


def scraps_between(was: list[str], is_now: list[str], first: int) -> Scraps:
    """The scraps of a drawing that differ, with their number; or, where some came or went, the stretch between those
    that stay at the beginning and at the end."""
    if len(was) == len(is_now):
        return {"patch": [(first + number, scrap) for number, scrap in enumerate(is_now) if scrap != was[number]]}
    least = min(len(was), len(is_now))
    start = 0
    while start < least and was[start] == is_now[start]:
        start += 1
    rest = 0
    while rest < least - start and was[-1 - rest] == is_now[-1 - rest]:
        rest += 1
    return {"splice": (first + start, len(was) - rest - start, is_now[start : len(is_now) - rest])}


def beginning(drawings: list[str]) -> str:
    """What these drawings have in common up to a seam."""
    common: list[str] = []
    for scraps in zip(*[drawing.split(SEAM)[:-1] for drawing in drawings], strict=False):
        if len(set(scraps)) > 1:
            break
        common.append(scraps[0])
    return SEAM.join([*common, ""])
