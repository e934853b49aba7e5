"""The gangs around the table, counted from the viewer on: how sets, lists and men by gang become rows by seat."""

from __future__ import annotations

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


class RoundTable:
    """Which gang sits how many seats after the viewer; a spectator sits where seat 0 does."""

    def __init__(self, view: TractionsView) -> None:
        own = view.seat if view.seat > 0 else 0
        self.seats = view.seats
        self.gangs: list[int] = view.gangs[own:] + view.gangs[:own]  # by seat ahead, NONE while unchosen
        self.places: list[int] = [t.NONE] * t.GANGS  # by gang: the seat ahead, NONE for an absent one
        for place in range(self.seats):
            if self.gangs[place] != t.NONE:
                self.places[self.gangs[place]] = place

    def one(self, gang: int) -> list[int]:
        """By seat, a one for the gang, if it is one."""
        row = [0] * self.seats
        if gang >= 0 and self.places[gang] != t.NONE:
            row[self.places[gang]] = 1
        return row

    def some(self, bits: int) -> list[int]:
        """By seat, whether its gang is one of a set."""
        row: list[int] = []
        for gang in self.gangs:
            row.append(bits >> gang & 1 if gang != t.NONE else 0)
        return row

    def each(self, values: list[int]) -> list[int]:
        """By seat, the value of its gang."""
        row: list[int] = []
        for gang in self.gangs:
            row.append(values[gang] if gang != t.NONE else 0)
        return row

    def pairs(self, values: list[int]) -> list[int]:
        """By two seats, the value of the one towards the other, where values are one * GANGS + other."""
        row: list[int] = []
        for gang in self.gangs:
            for other in self.gangs:
                row.append(values[gang * t.GANGS + other] if gang != t.NONE and other != t.NONE else 0)
        return row

    def spaces(self, counts: list[int]) -> list[int]:
        """By space and seat, where counts are space * GANGS + gang."""
        row: list[int] = []
        for space in range(t.SPACES):
            for gang in self.gangs:
                row.append(counts[space * t.GANGS + gang] if gang != t.NONE else 0)
        return row

    def marks(self, marks: list[int]) -> list[int]:
        """By space and seat, whether the gang is marked there, where marks are space * GANGS + gang."""
        counts = [0] * (t.SPACES * t.GANGS)
        for mark in marks:
            counts[mark] = 1
        return self.spaces(counts)

    def crews(self, values: list[int], absent: int) -> list[int]:
        """By seat and man, the value of each man, where values are by man."""
        row: list[int] = []
        for gang in self.gangs:
            if gang == t.NONE:
                row += [absent] * t.CREW
            else:
                row += values[gang * t.CREW : gang * t.CREW + t.CREW]
        return row

    def counted(self, men: list[int]) -> list[int]:
        """By seat and man, how often he is named."""
        row = [0] * (self.seats * t.CREW)
        for man in men:
            place = self.man(man)
            if place != t.NONE:
                row[place] += 1
        return row

    def man(self, man: int) -> int:
        """The place of a man in rows by seat and man; NONE for nobody."""
        if man < 0 or self.places[man // t.CREW] == t.NONE:
            return t.NONE
        return self.places[man // t.CREW] * t.CREW + man % t.CREW
