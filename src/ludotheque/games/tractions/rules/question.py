"""What a question of the game can say: its answers, why not another one, and what an answer does."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position

TWO_DICE: Final = [t.DICE + i for i in range(2, 13)]
TWO_DICE_WEIGHTS: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # in how many ways two dice show 2 to 12


class Question:
    """A question that is put to one gang or to several at once; the agenda holds them as bits."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        """What might answer it, ascending; every legal answer is among them."""
        return []

    def refusal(self, p: Position, gang: int, action: int) -> str:
        """LEGAL, or the rule that forbids the answer to the gang."""
        return "R9"

    def answer(self, p: Position, gang: int, action: int) -> None:
        """Play a legal answer; the question stays on the agenda until it is settled."""

    def legal(self, p: Position, gang: int) -> list[int]:
        """The answers open to the gang, ascending."""
        found: list[int] = []
        for action in self.candidates(p, gang):
            if self.refusal(p, gang, action) == LEGAL:
                found.append(action)
        return found

    def weights(self, p: Position) -> list[int]:
        """In how many ways each outcome of a draw may come up."""
        return [1] * len(self.candidates(p, t.NONE))


class Draw(Question):
    """A question to chance: every candidate is an outcome."""

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in self.candidates(p, gang) else "R9"

    def legal(self, p: Position, gang: int) -> list[int]:
        return self.candidates(p, gang)


class TwoDice(Draw):
    """A draw of two dice, added."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return TWO_DICE

    def weights(self, p: Position) -> list[int]:
        return TWO_DICE_WEIGHTS


class Procedure:
    """A frame of the agenda that asks nobody: it goes on until it puts a question or is over."""

    def run(self, p: Position) -> None:
        """Go on from the stage it has reached."""
