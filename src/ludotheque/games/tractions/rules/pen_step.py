"""What every step of the pen answers for itself."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import draft_of, lay_pen
from ludotheque.games.tractions.rules.position import Position

MOST_COUNT: Final = 20
MOST_SUM: Final = 1440
EVERY_GANG: Final = [t.GANG + other for other in range(t.GANGS)]
EVERY_SPACE: Final = [t.SPACE + space for space in range(t.SPACES)]
EVERY_NUMBER: Final = [t.NUMBER + number for number in range(t.NUMBERS)]
EVERY_PACT: Final = [t.PACT + slot for slot in range(t.SLOTS)]


class PenStep:
    """What the pen writes next: the picks it might make, what forbids one, and what is then on the paper."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        """The picks, ascending; words like SEND and OK are not among them. Not to be edited."""
        return []

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        """Why the pen may not write that; present are the gangs on the floor."""
        return "R27"

    def write(self, p: Position, gang: int, action: int) -> None:
        """Write a pick that is allowed."""


def finish_row(p: Position, gang: int, words: str) -> None:
    """The row is written; on to the next clause or term."""
    base = gang * t.PEN
    p.rows += [draft_of(gang), *p.pens[base + t.KIND : base + t.ROW]]
    p.row_words.append(words)
    rest_pen(p, gang)


def rest_pen(p: Position, gang: int) -> None:
    in_pact = p.pens[gang * t.PEN + t.IN_PACT]
    lay_pen(p, gang, t.AT_CLAUSES if in_pact else t.COMPOSING)
    p.pens[gang * t.PEN + t.IN_PACT] = in_pact
