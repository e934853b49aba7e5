"""The moments of a game, drawn for one pair of eyes: in a process of its own, in chunks, so that no table waits.

A moment is a position in which the log has something new to tell; what leads from one to the next is not counted. So a
replay counts nothing that others ponder in secret, and a long game can be looked over.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from ludotheque.core.face import Face, Line
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, Event, Seating, State
from ludotheque.core.teller import Teller
from ludotheque.core.tongue import called
from ludotheque.web import fragments
from ludotheque.web.easel import SEAM
from ludotheque.web.fragments import Seat
from ludotheque.web.names import names
from ludotheque.web.speech import Speech

CHUNK = 20  # moments that are sent together
BETWEEN_STILLS = 100  # moments from one position that is kept to the next


Step = tuple[int, int, str]  # seat, action and words: thousands of them are handed to a process


class Past(NamedTuple):
    """A game as far as it went, and who looks back at it: all that its moments are made from."""

    slug: str
    material: str
    options: tuple[tuple[str, str], ...]
    seating: Seating
    steps: tuple[Step, ...]
    eyes: int
    speech: Speech
    sitters: tuple[Seat, ...]  # who sits where, with nothing yet of how the game stands


class Chapter(NamedTuple):
    """A part of the game, by its first moment."""

    at: int
    name: str


class Scene(NamedTuple):
    """What is shown of a position: the board, the question and the seats."""

    board: str
    said: str  # the question, or how it ended
    seats: tuple[str, ...]


class Glance(NamedTuple):
    """One moment as a page opens with it, and how the whole game is divided."""

    at: int
    last: int  # the number of the last moment
    step: int  # how many steps led here, once the game is over; before, that would count what is done in secret
    scene: Scene
    log: tuple[tuple[int, str], ...]  # the moment and its lines, from the beginning of its chunk on
    is_cut: bool  # whether there are lines before
    turns: tuple[int, ...]  # the moments at which a turn begins
    chapters: tuple[Chapter, ...]


class Reel:
    """A game played again up to its end: where its moments are, and the positions kept on the way."""

    def __init__(self, past: Past) -> None:
        self.past = past
        published = box(past.slug)
        held = published.with_game(published.game.with_material(past.material)) if past.material else published
        self.game = held.game
        self.face: Face = held.face
        self.teller = Teller(held.face)
        self.people = [sitter.name for sitter in past.sitters]
        self.ends: list[int] = []  # how many steps lead to each moment
        self.log: list[str] = []  # the lines that each moment adds
        self.turns: list[int] = []
        self.chapters: list[Chapter] = []
        self.stills: list[State] = []
        self.count = 0  # lines so far
        self.is_over = False
        self.play()

    def play(self) -> None:
        """Find the moments; the position that the game has come to is one if anything of it can be seen."""
        journal: list[Event] = []
        past = self.past
        state = self.game.start(len(past.sitters), dict(past.options), journal, past.seating)
        told = self.lines(state, journal)
        self.add(state, 0, told)
        told = []
        for number, step in enumerate(past.steps, 1):
            state.apply(*step)
            if journal:
                told += self.lines(state, journal)
            if told and state.waiting_for[:1] != [CHANCE]:
                self.add(state, number, told)
                told = []
        self.is_over = not state.waiting_for
        is_new = self.ends[-1] < len(past.steps)
        if is_new and (told or self.scene(state) != self.scene(self.position(len(self.ends) - 1))):
            self.add(state, len(past.steps), told)

    def lines(self, state: State, journal: list[Event]) -> list[Line]:
        """What the eyes read of these events, which are then done with."""
        view = state.view(self.past.eyes)
        found = [self.teller.line(view, event.as_seen_by(self.past.eyes)) for event in journal]
        journal.clear()
        told = [line for line in found if line is not None]
        people = names(self.past.speech, self.face, view, self.people) if told else {}
        return [
            line._replace(message=called(line.message, people), chapter=line.chapter and called(line.chapter, people))
            for line in told
        ]

    def add(self, state: State, step: int, told: list[Line]) -> None:
        at = len(self.ends)
        self.ends.append(step)
        if at % BETWEEN_STILLS == 0:
            self.stills.append(state.copy())
        if at and any(line.opens_turn for line in told):
            self.turns.append(at)
        for line in told:
            self.open_chapter(at, line)
        speech = self.past.speech
        self.log.append("".join(fragments.log_line(speech, self.count + i, line) for i, line in enumerate(told)))
        self.count += len(told)

    def open_chapter(self, at: int, line: Line) -> None:
        if line.chapter is None:
            return
        name = self.past.speech.spoken(line.chapter)
        if not (line.opens_turn and self.chapters and self.chapters[-1].name == name):
            self.chapters.append(Chapter(at, name))

    # Positions.

    def position(self, at: int) -> State:
        """The game at a moment, from the nearest position that is kept before it."""
        still = at // BETWEEN_STILLS
        state = self.stills[still].copy()
        self.go_on(state, still * BETWEEN_STILLS, at)
        return state

    def go_on(self, state: State, at: int, to: int) -> None:
        for step in self.past.steps[self.ends[at] : self.ends[to]]:
            state.apply(*step)

    def scene(self, state: State) -> Scene:
        speech, view = self.past.speech, state.view(self.past.eyes)
        ranks = [] if state.waiting_for else state.ranks()
        panels = []
        for sitter in self.past.sitters:
            sitting = sitter._replace(awaited=sitter.seat in view.waiting_for)
            if ranks:
                rank = ranks[sitter.seat]
                medal = f'<span class="medal">{speech.safe("rank", rank=rank)}</span>'
                sitting = sitting._replace(rank=rank, notes=medal)
            known = tuple(self.face.figures(view, sitter.seat))
            panels.append(fragments.seat_panel(speech, self.face.badge(view, sitter.seat), known, sitting))
        board = self.face.draw(view, speech.tongue())
        people = names(speech, self.face, view, self.people)
        return Scene(board, fragments.text(speech, called(self.face.question(view), people)), tuple(panels))

    def glance(self, at: int) -> Glance:
        first = at - at % CHUNK
        log = tuple((moment, self.log[moment]) for moment in range(first, at + 1) if self.log[moment])
        shown = self.scene(self.position(at))
        is_cut = any(self.log[:first])
        divided = tuple(self.turns), tuple(self.chapters)
        return Glance(at, len(self.ends) - 1, self.step(at), shown, log, is_cut, *divided)

    def step(self, at: int) -> int:
        return self.ends[at] if self.is_over else -1

    def chunk(self, first: int) -> dict[str, Any]:
        """The moments of a chunk: the first one whole, of the others what changes."""
        state = self.position(first)
        last = min(first + CHUNK, len(self.ends)) - 1
        before = self.scene(state)
        was = before.board.split(SEAM)
        whole = {"board": before.board, "said": before.said, "seats": dict(enumerate(before.seats))}
        moments: list[dict[str, Any]] = [whole | {"log": self.log[first], "step": self.step(first)}]
        for at in range(first, last):
            self.go_on(state, at, at + 1)
            now = self.scene(state)
            is_now = now.board.split(SEAM)
            moment: dict[str, Any] = {"step": self.step(at + 1)}
            if now.board != before.board:
                moment["splices"] = splices(was, is_now)
            if now.said != before.said:
                moment["said"] = now.said
            seats = {seat: html for seat, html in enumerate(now.seats) if html != before.seats[seat]}
            if seats:
                moment["seats"] = seats
            if self.log[at + 1]:
                moment["log"] = self.log[at + 1]
            moments.append(moment)
            before, was = now, is_now
        return {"from": first, "last": len(self.ends) - 1, "moments": moments}

    def moment_of(self, step: int) -> int:
        """The last moment that so many steps have led to."""
        return sum(end <= step for end in self.ends) - 1


def splices(was: list[str], is_now: list[str]) -> list[tuple[int, int, list[str]]]:
    """Where the scraps of two drawings differ: from which on, how many go, and what comes."""
    compared = SequenceMatcher(None, was, is_now, autojunk=False).get_opcodes()
    return [(start, end - start, is_now[first:last]) for what, start, end, first, last in compared if what != "equal"]


# What a process does for a page of the house; what it keeps is never the truth.


@lru_cache(maxsize=24)
def reel(past: Past) -> Reel:
    return Reel(past)


@lru_cache(maxsize=48)
def drawn(past: Past, first: int) -> bytes:
    return orjson.dumps(reel(past).chunk(first), option=orjson.OPT_NON_STR_KEYS)


def glance(past: Past, at: int | None, step: int | None = None) -> Glance | None:
    """A moment, by its number or by the steps that led to it, or the last one; None where the game has none such."""
    found = reel(past)
    last = len(found.ends) - 1
    wanted = last if at is None else at
    if step is not None:
        wanted = found.moment_of(step)
    return found.glance(wanted) if wanted <= last else None


def chunk(past: Past, at: int) -> bytes | None:
    """The chunk that a moment is on, as it is sent; None where the game has not come so far."""
    return drawn(past, at - at % CHUNK) if at < len(reel(past).ends) else None
