"""What a question is: which answers are worth judging, the rule against an answer, and what follows from it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.position import Position

AWAITED: Final = [[0], [1], [2], [3], [4], [5]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []


def ask(p: Position, question: int) -> None:
    """Put a question to the player whose turn it is, or to chance."""
    p.question = question
    if question >= t.DRAWS:
        p.waiting_for = CHANCE_ONLY
    elif question == t.FIRST:
        p.waiting_for = AWAITED[p.host] if p.first_player else CHANCE_ONLY
    else:
        p.waiting_for = AWAITED[p.turn]


class Question:
    """A question that is put to a seat; this one, which nobody is asked, has no answer."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        """Every action worth judging, ascending."""
        return NO_ONE

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """LEGAL, or the rule that forbids the action."""
        return "R22"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """Play a legal action."""

    def legal(self, p: Position, seat: int) -> list[int]:
        """Every legal answer, ascending."""
        found: list[int] = []
        for action in self.candidates(p, seat):
            if self.refusal(p, seat, action) == LEGAL:
                found.append(action)
        return found

    def weights(self, p: Position) -> list[int]:
        """For a draw: in how many ways each of its outcomes comes up."""
        return NO_ONE


class Draw(Question):
    """A question to chance (section 6): every outcome from the first up to an end that comes up in some way."""

    def first(self, p: Position) -> int:
        return 0

    def end(self, p: Position) -> int:
        return 0

    def ways(self, p: Position, outcome: int) -> int:
        """In how many ways an outcome between first and end comes up."""
        return 0

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action < self.first(p) or action >= self.end(p):
            return "R2"
        return LEGAL if self.ways(p, action) > 0 else "R2"

    def legal(self, p: Position, seat: int) -> list[int]:
        found: list[int] = []
        for outcome in range(self.first(p), self.end(p)):
            if self.ways(p, outcome) > 0:
                found.append(outcome)
        return found

    def weights(self, p: Position) -> list[int]:
        found: list[int] = []
        for outcome in range(self.first(p), self.end(p)):
            count = self.ways(p, outcome)
            if count > 0:
                found.append(count)
        return found


class Roll(Question):
    """A question to one of the dice."""

    def show(self, p: Position, face: int) -> None:
        """What follows from the face that the die shows."""

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return LEGAL if action in p.material.faces[p.die] else "R2"

    def answer(self, p: Position, seat: int, action: int) -> None:
        face = action - t.FACE
        if p.journal is not None:
            p.note(t.ROLLED, p.turn, [p.question, p.die, face])
        self.show(p, face)

    def legal(self, p: Position, seat: int) -> list[int]:
        return p.material.faces[p.die]

    def weights(self, p: Position) -> list[int]:
        return p.material.sides[p.die]
