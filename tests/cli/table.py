"""A table in a terminal whose people type at random."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from random import Random

from rich.console import Console

from ludotheque.cli.screen import Quit, Screen
from ludotheque.cli.sitting import Sitting
from ludotheque.cli.speech import speech_for
from ludotheque.core import fair
from ludotheque.core.record import Record
from ludotheque.core.shelf import box
from ludotheque.core.state import completed


class Paper(Screen):
    """A screen that remembers what was printed, before people who have lines to type."""

    def __init__(self, lines: list[str], width: int = 100, encoding: str = "utf-8", is_plain: bool = False) -> None:
        self.printed = BytesIO()
        self.encoding = encoding
        file = TextIOWrapper(self.printed, encoding, write_through=True)  # what the encoding lacks cannot be printed
        super().__init__(Console(file=file, width=width, highlight=False), is_plain)
        self.lines = lines
        self.cleared = 0

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        if not self.lines:
            raise Quit
        return self.lines.pop(0)

    def clear(self) -> None:
        self.cleared += 1
        super().clear()

    @property
    def text(self) -> str:
        return self.printed.getvalue().decode(self.encoding)


def seated(slug: str, screen: Screen, language: str = "en", levels: tuple[str, ...] = (), **options: str) -> Sitting:
    """People at every seat, or computer players where a level is given."""
    found = box(slug)
    seats = len(levels) or found.game.seats.start
    names = [f"bot {level}" if level else f"player {seat}" for seat, level in enumerate(levels or [""] * seats)]
    secret = "5a" * 32
    record = Record(found.game, completed(found.game, options), names, commitment=fair.commitment(secret))
    people = list(levels or [""] * seats)
    return Sitting(screen, speech_for(language, slug), found, record, secret, people, [""] * seats)


class Typist(Paper):
    """Whoever is asked types the number of any choice, for so many questions."""

    def __init__(self, rng: Random, questions: int, is_plain: bool = False) -> None:
        super().__init__([], is_plain=is_plain)
        self.rng = rng
        self.questions = questions
        self.table: Sitting | None = None

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        self.questions -= 1
        if self.questions < 0 or self.table is None or not self.table.state.waiting_for:
            raise Quit
        seat = self.table.at_screen
        return str(self.rng.randint(1, max(1, len(self.table.state.legal(seat)))) if seat >= 0 else "")
