"""The end of the game and its result (R61 to R66)."""

from __future__ import annotations

from ludotheque.core.state import NOBODY
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import NO_ONE, Position


def is_over(p: Position, following: int) -> bool:
    """R62: triggered, and all have had the same number of turns. A43: or nobody is left to take."""
    return (following == p.first and p.triggers() != 0) or p.is_deserted()


def end(p: Position) -> None:
    if p.journal is not None:
        p.note(t.ENDED, NOBODY, [p.score(seat) for seat in range(p.seats)])
    p.waiting_for = NO_ONE


def ranks(p: Position) -> list[int]:
    """R65, R66, A39: by score, then by all cubes; equals share."""
    standing = [p.score(seat) * 1000 + p.gold[seat] + p.stones[seat] for seat in range(p.seats)]
    return [1 + sum([1 for other in standing if other > own]) for own in standing]
