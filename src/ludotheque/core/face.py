"""How a game looks and speaks. A face reads views and masked events, never a state."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, NamedTuple

from ludotheque.core.advice import Reason
from ludotheque.core.coach import Verdict
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event, Game, V, View


class Message(NamedTuple):
    """Something to say: a key of the messages files and its values, translated at the very edge."""

    key: str
    values: tuple[tuple[str, int | str | Message], ...] = ()


def say(key: str, **values: int | str | Message) -> Message:
    return Message(key, tuple(values.items()))


def refusal(rule: str) -> Message:
    """The sentence of a rule that says no; numbers at its end are the values it counts: "R37-lacks-2-1"."""
    words = rule.split("-")
    counts: list[int] = []
    while words[-1].isdecimal():
        counts.insert(0, int(words.pop()))
    return Message("refusal-" + "-".join(words), tuple(zip(("one", "two"), counts, strict=False)))


NAMED: Final = re.compile(r' id="([^"]*)"')  # an element of a drawing that has a name

Tongue = Callable[[Message], str]  # turns a message into the reader's language


class Choice(NamedTuple):
    """A legal action as a person meets it: where to click, and what it is called."""

    spots: tuple[str, ...]  # ids in the drawing, in the order of the clicks; any order where each may be left out
    label: Message
    words: int = 0  # how many characters the player may write beside it
    group: Message | None = None  # the heading it stands under in the list of buttons
    rank: int = 0  # its place in that list: lower ones first, equals in the order of their actions
    closes: bool = False  # whether it ends, confirms, passes or goes back: it stands apart, always in the same place
    holds: str = ""  # a click on its spot holds a piece, together with those of the same name, until it is told where


class Journey(NamedTuple):
    """Several answers that one press gives, made of legal steps as far as the view shows."""

    spot: str  # where it is pressed while pieces are held; empty for a button beside the board
    label: Message  # what it does, and what it costs
    actions: tuple[int, ...]  # one after the other
    trail: tuple[str, ...] = ()  # the spots on the way
    group: Message | None = None  # the heading it stands under, where it is a button
    heeds_draws: bool = True  # whether a draw on the way ends it, so that the player can think again
    closes: bool = False  # whether its button stands where a choice that ends a turn stands


class Line(NamedTuple):
    """One line of the log."""

    message: Message
    spots: tuple[str, ...] = ()  # what lights up on the board while the line is pointed at
    opens_turn: bool = False
    joins: bool = False  # whether it tells all that the line before it tells, and stands in its place
    verdict: str = ""  # how the reader's own proposal was answered, "yes" or "no": it is stamped on the board as well
    chapter: Message | None = None  # that the line opens; a turn that names the present one goes on with it


class Badge(NamedTuple):
    """How a seat is told from the others: never by colour alone."""

    name: Message  # "White"
    letter: str
    colour: str  # a CSS colour
    shape: str  # circle, square, triangle, diamond, star, hexagon


class Figure(NamedTuple):
    """One public thing about a seat, for its panel."""

    label: Message
    value: Message | int | str


class Score(NamedTuple):
    """One row of what the rules count at the end, for every seat."""

    label: Message
    values: tuple[int, ...]  # by seat; HIDDEN where the reader may not know it
    adds: bool = False  # whether it is a part of the total
    is_total: bool = False
    breaks_ties: bool = False  # whether it is compared where all before it is equal, in the order of the rows
    words: tuple[Message, ...] = ()  # how the values are written, where not as plain numbers
    cells: tuple[Message, ...] = ()  # the same in a column, where the label says what is counted


class Character(NamedTuple):
    """Somebody of the world of the game, whom a computer player plays."""

    name: Message  # "Doc Holloway"
    about: Message  # one sentence


class Face(ABC, Generic[V]):
    """How a game looks and speaks."""

    accent = "#a8641f"  # the lamp-lit colour of the game, as CSS
    sides: tuple[Badge, ...] = ()  # one for each of the sides of the game
    characters: tuple[Character, ...] = ()  # as many as can sit at a table, or more; without any, levels are the names
    flourish = '<path d="m12 1 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z"/>'  # what rains on the winner: SVG, 24 by 24
    nocturnal = False  # whether the board is dark, so that the page around it is better dark too
    same_for_all = False  # whether all eyes see the same drawing, as where nothing is hidden

    def of(self, game: Game) -> Face[V]:
        """The face of the same game with another box."""
        return self

    @abstractmethod
    def question(self, view: V) -> Message:
        """Who must decide what, in one sentence; once over, how it ended."""

    @abstractmethod
    def choice(self, view: V, action: int) -> Choice:
        """One of the actions or asides of the view."""

    @abstractmethod
    def line(self, view: V, event: Event) -> Line | None:
        """What the log says of an event, or nothing; the view tells who plays which side."""

    def retold(self, view: V, events: list[Event]) -> Line | None:
        """One line for what the last line told and the event that follows, the last of these; nothing where it begins
        another."""
        return None

    @abstractmethod
    def badge(self, view: V, seat: int) -> Badge: ...

    def aliases(self, view: V, seat: int) -> tuple[Message, ...]:
        """What the log calls a seat beside the name of its badge, as where it tells of a time before sides."""
        return ()

    @abstractmethod
    def figures(self, view: V, seat: int) -> list[Figure]:
        """What the panel of a seat shows."""

    def scores(self, view: V) -> list[Score]:
        """What the rules count, once the game is over; nothing where they do not count."""
        return []

    @abstractmethod
    def draw(self, view: V, tongue: Tongue) -> str:
        """The board as one SVG element."""

    def scenery(self, view: V, tongue: Tongue) -> list[str]:
        """What a spectator sees of the drawing that stands so in the drawings of all eyes, whatever they know, in the
        order of the drawing: pages may compress it."""
        return []

    def cover(self) -> str:
        """The front of the box as an SVG file, its upper third left to the title; empty for a plain one."""
        return ""

    def spots(self, view: V) -> set[str]:
        """All that can be clicked, whether it answers anything or not: the named elements of the drawing, unless a
        game knows them without drawing it."""
        return set(NAMED.findall(self.draw(view, lambda message: "")))

    def meant(self, view: V, spots: tuple[str, ...]) -> int:
        """The action, legal or not, that clicks on these spots of the drawing most likely mean; -1 for none."""
        return -1

    def journeys(self, view: V, held: tuple[str, ...]) -> list[Journey]:
        """What one press can do that takes several answers, while the pieces on these spots are held."""
        return []

    def reason(self, view: V, why: Reason) -> Message:
        """Why somebody who sees the view would choose an action, in one sentence."""
        return Message("reason-" + why.key, tuple(zip(("one", "two", "three"), why.numbers, strict=False)))

    def ghost(self, view: V, action: int) -> str:
        """SVG to lay over the board while an action is considered: what it would change."""
        return ""

    def values(self, view: V, verdicts: dict[int, Verdict], tongue: Tongue) -> str:
        """SVG to lay over the board: what the coach of a solved game says of each action, where it can be shown."""
        return ""

    def vignette(self, view: V) -> str:
        """A small light picture of the position, for lists; empty for none."""
        return ""

    def sketch(self, view: V, tongue: Tongue, width: int = 80) -> Sketch:
        """The board in characters, for a terminal of so many columns, with all that its reader needs beside it; empty
        where words tell it better."""
        return []

    @abstractmethod
    def tell(self, view: V) -> list[Message]:
        """The same position in words: terminal, screen reader, language models."""


def clicked(face: Face, view: View, spots: tuple[str, ...]) -> int:
    """The action, legal or not, that clicks mean; -1 for none, and where a page says that it was clicked nowhere."""
    return face.meant(view, spots) if face.spots(view).issuperset(spots) else -1
