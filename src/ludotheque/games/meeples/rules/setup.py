"""The setup: the deal, the first player and a corner for each (R2 to R10)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.bag import GROUPED, HANDFULS, ROW, WAYS
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.question import EVEN, Question


def begin(p: Position) -> None:
    """Lay out the box (R2 to R7) and begin the deal."""
    p.lay_out()
    ask(p.agenda, t.DEALING, CHANCE, 0, 0)
    p.await_answer()


class Dealing(Question):
    """R5: who is dealt to the next building."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        size = p.material.dealt
        numbers = range(GROUPED[size], GROUPED[size + 1])
        return [t.DEAL + number for number in numbers if self.refusal(p, seat, t.DEAL + number) == LEGAL]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """A handful of the right size, out of what is left."""
        size = p.material.dealt
        number = action - t.DEAL
        if number < GROUPED[size] or number >= GROUPED[size + 1]:
            return "R5"
        for kind in range(t.MADAME):
            if HANDFULS[number * t.MADAME + kind] > p.boxed[kind]:
                return "R5"
        return LEGAL

    def instead(self, action: int) -> str:
        return "R5"

    def weights(self, p: Position) -> list[int]:
        found: list[int] = []
        for action in self.candidates(p, CHANCE):
            ways = 1
            for kind in range(t.MADAME):
                ways *= WAYS[p.boxed[kind] * ROW + HANDFULS[(action - t.DEAL) * t.MADAME + kind]]
            found.append(ways)
        return found

    def answer(self, p: Position, seat: int, action: int) -> None:
        building = first(p.agenda)
        at = (action - t.DEAL) * t.MADAME
        for kind in range(t.MADAME):
            p.boxed[kind] -= HANDFULS[at + kind]
            p.inside[building * t.KINDS + kind] += HANDFULS[at + kind]
        p.note(t.DEALT, NOBODY, [building, *HANDFULS[at : at + t.MADAME]])
        settle(p.agenda)
        if building + 1 < t.BUILDINGS:
            ask(p.agenda, t.DEALING, CHANCE, building + 1, 0)
        else:
            # R8, A1: by chance, or by the owner of the table, wherever he sits.
            ask(p.agenda, t.NAMING, p.host if p.names_first else CHANCE, 0, 0)
        p.await_answer()


class Naming(Question):
    """R8, D0: who takes the first turn."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.FIRST + other for other in range(p.seats)]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return LEGAL if action < t.FIRST + p.seats else "R8"

    def instead(self, action: int) -> str:
        return "R8"

    def weights(self, p: Position) -> list[int]:
        return EVEN[: p.seats]

    def answer(self, p: Position, seat: int, action: int) -> None:
        """Then R9: the player to the right of the first one chooses a corner before all others."""
        named = action - t.FIRST
        p.first = named
        p.turn = named
        p.note(t.NAMED, named, [])
        settle(p.agenda)
        ask(p.agenda, t.CORNERING, (named - 1) % p.seats, 0, 0)
        p.await_answer()


class Cornering(Question):
    """R9, D1: one sign each on a corner, before the first turn."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.CORNER + building for building in p.material.corners if p.owners[building] == t.NONE]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action - t.CORNER not in p.material.corners:
            return "R9-corner"
        return LEGAL if p.owners[action - t.CORNER] == t.NONE else "A2"

    def instead(self, action: int) -> str:
        return "R12" if action < 0 or action >= t.SIGN else "R9-first"

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R9-over"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R9, A3: one of the eight signs, free of charge, 5 side up."""
        building = action - t.CORNER
        p.owners[building] = seat
        p.spare[seat] -= 1
        p.note(t.CORNERED, seat, [building])
        settle(p.agenda)
        if seat == p.first:
            ask(p.agenda, t.TAKING, seat, 0, 0)
        else:
            ask(p.agenda, t.CORNERING, (seat - 1) % p.seats, 0, 0)
        p.await_answer()
