"""Chapter 2 a, an optional action before the lay: known to its author alone, and free to be taken back (R15)."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.laying import lay_lowest
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.question import Question


class Staging(Question):
    """A question about the optional action."""

    def time_out(self, position: Position) -> None:
        """What is not complete is given up."""
        stage(position, t.SKIPPED, NOTHING)
        lay_lowest(position)


def stage(position: Position, kind: int, what: list[int]) -> None:
    """The action is complete; it becomes public with the planque that is laid."""
    position.staged_kind = kind
    position.staged = what
    position.question = t.LAYING
