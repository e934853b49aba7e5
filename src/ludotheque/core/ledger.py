"""What players promised one another in a game, and what became of it: for those who study negotiation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple

from ludotheque.core.state import S


class Promise(NamedTuple):
    """One player's part of an agreement."""

    seat: int  # who promised
    to: tuple[int, ...]  # the seats to whom
    clause: str  # what, in the notation of the game
    step: int  # the step of the record that made it binding
    turn: int  # the turn of the game it was made in
    until: int  # its last turn, 0 where it is meant for what goes on at the moment only
    fate: str  # "kept" to its end, "broken", "void" as others broke theirs, "dissolved" by consent, or still "open"
    wronged: tuple[int, ...]  # the seats to whom it was broken
    broken: int  # the step that broke it first, or -1
    claims: int  # how often it was said to be broken, and judged
    reprisals: int  # what the wronged took in return, as the game counts it


class Ledger(ABC, Generic[S]):
    """Follows one game from its beginning. Its state has a journal."""

    @abstractmethod
    def note(self, step: int, seat: int, action: int, state: S) -> None:
        """Look at the state after a step."""

    @abstractmethod
    def promises(self) -> list[Promise]:
        """All promises so far, in the order in which they were made."""
