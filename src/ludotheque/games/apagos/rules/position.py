"""A position of Apagos."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.state import CHANCE, State
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.board import PUBLIC, Board, show

SEATS: Final = [[0], [1]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []


class Position(State, Board):
    """The fields of Apagos and the small questions one asks of them."""

    FIELDS: ClassVar[tuple[str, ...]] = PUBLIC

    def lay_out(self) -> None:
        """A bare ramp, all balls in the reserve."""
        self.waiting_for = NO_ONE
        self.words = ""
        self.ramp = [0, 0, 0, 0]
        self.squares = [t.NONE, t.NONE, t.NONE, t.NONE]
        self.reserve = self.balls[:]
        self.empty = 0
        self.colours = [t.NONE, t.NONE]
        self.setter = t.NONE
        self.starter = t.NONE
        self.winner = t.NONE
        self.reason = 0
        self.turn = 0

    def ask(self, question: int, seat: int) -> None:
        """Put a question to a seat, or to chance where the options say so."""
        self.question = question
        self.turn = seat
        by_chance = (
            (question == t.COLOURS and self.colour_mode == t.DRAWN)
            or question == t.SETTER
            or (question == t.ARRANGING and self.setup_mode == t.RANDOM)
        )
        self.waiting_for = CHANCE_ONLY if by_chance else SEATS[seat]

    def free_holes(self, level: int) -> int:
        code = self.ramp[level]
        return code // t.HOLES - code // 10 % 10 - code % 10

    def balls_on(self, level: int, colour: int) -> int:
        code = self.ramp[level]
        return code // 10 % 10 if colour == t.WHITE else code % 10

    def holes_on(self, level: int) -> int:
        return self.ramp[level] // t.HOLES

    def height(self) -> int:
        """H: the sum of the levels of all balls, levels counted from 1."""
        total = 0
        for level in range(t.LEVELS):
            total += (level + 1) * (self.balls_on(level, t.WHITE) + self.balls_on(level, t.BLACK))
        return total

    def next_level(self) -> int:
        """The lowest bare level while the ramp is being arranged; LEVELS when all four squares stand."""
        for level in range(t.LEVELS):
            if self.squares[level] == t.NONE:
                return level
        return t.LEVELS

    def majority(self) -> int:
        """R26: the seat with more balls of its colour on the highest square; R27: DRAW."""
        white = self.balls_on(t.TOP, t.WHITE)
        black = self.balls_on(t.TOP, t.BLACK)
        if white == black:
            return t.DRAW
        return 0 if self.colours[0] == (t.WHITE if white > black else t.BLACK) else 1

    def result(self) -> int:
        """The colour that has won, DRAW, or NONE: also after an end without colours."""
        return self.winner if self.winner == t.NONE or self.winner == t.DRAW else self.colours[self.winner]

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.sit_like(self)
        show(self, twin)

    def check(self) -> str:
        """The first broken invariant of I1 to I6."""
        standing = [square for square in self.squares if square != t.NONE]
        if len(set(standing)) != len(standing):
            return "I1"
        holes = 0
        empty = 0
        for level in range(t.LEVELS):
            if self.squares[level] == t.NONE:
                continue
            square = self.squares[level]
            if self.holes_on(level) not in self.faces[2 * square : 2 * square + 2]:
                return "I1"
            if self.free_holes(level) < 0:
                return "I2"
            holes += self.holes_on(level)
            empty += self.free_holes(level)
        for colour in (t.WHITE, t.BLACK):
            on_squares = sum([self.balls_on(level, colour) for level in range(t.LEVELS)])
            if self.reserve[colour] < 0 or self.reserve[colour] + on_squares != self.balls[colour]:
                return "I3"
        if empty != self.empty:
            return "I4"
        if self.reason == t.MAJORITY and empty != 0:
            return "I9"
        if self.question == t.PLAYING and (
            self.empty == 0 or self.reserve[t.WHITE] + self.reserve[t.BLACK] < self.empty
        ):
            return "I6"
        return ""
