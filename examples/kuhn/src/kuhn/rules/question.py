"""What every question of the game answers for itself."""

from __future__ import annotations

from kuhn.rules.position import Position
from ludotheque.core.state import LEGAL


class Question:
    """A question: what might answer it, what forbids an answer, and what follows from one."""

    def candidates(self, p: Position) -> list[int]:
        """What might answer it, ascending; every legal answer is among them."""
        return []

    def refusal(self, p: Position, action: int) -> str:
        """LEGAL, or the rule that forbids the answer."""
        return LEGAL if action in self.candidates(p) else "R1"

    def answer(self, p: Position, action: int) -> None:
        """Play a legal answer."""
