"""The gangs around the table, counted from the viewer on: how sets, lists and men by gang are written by seat."""

from __future__ import annotations

from ludotheque.core.observer import Row
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


class RoundTable:
    """Which gang sits how many seats after the viewer; a spectator sits where seat 0 does."""

    def __init__(self, view: TractionsView, row: Row) -> None:
        own = view.seat if view.seat > 0 else 0
        self.row = row
        self.seats = view.seats
        self.gangs: list[int] = view.gangs[own:] + view.gangs[:own]  # by seat ahead, NONE while unchosen
        self.places: list[int] = [t.NONE] * t.GANGS  # by gang: the seat ahead, NONE for an absent one
        for place in range(self.seats):
            if self.gangs[place] != t.NONE:
                self.places[self.gangs[place]] = place

    def mark(self, gang: int) -> None:
        """By seat, a one for the gang, if it is one."""
        self.row.mark(self.places[gang] if gang >= 0 else t.NONE, self.seats)

    def put_some(self, bits: int) -> None:
        """By seat, whether its gang is one of a set."""
        for gang in self.gangs:
            self.row.put(bits >> gang & 1 if gang != t.NONE else 0)

    def put_each(self, values: list[int]) -> None:
        """By seat, the value of its gang."""
        for gang in self.gangs:
            self.row.put(values[gang] if gang != t.NONE else 0)

    def put_pairs(self, values: list[int]) -> None:
        """By two seats, the value of the one towards the other, where values are one * GANGS + other."""
        for gang in self.gangs:
            for other in self.gangs:
                self.row.put(values[gang * t.GANGS + other] if gang != t.NONE and other != t.NONE else 0)

    def put_spaces(self, counts: list[int]) -> None:
        """By space and seat, where counts are space * GANGS + gang."""
        begin = self.row.skip(t.SPACES * self.seats)
        for place in range(self.seats):
            gang = self.gangs[place]
            if gang != t.NONE:
                for space in range(t.SPACES):
                    count = counts[space * t.GANGS + gang]
                    if count:
                        self.row.set(begin + space * self.seats + place, count)

    def put_marks(self, marks: list[int]) -> None:
        """By space and seat, whether the gang is marked there, where marks are space * GANGS + gang."""
        begin = self.row.skip(t.SPACES * self.seats)
        for mark in marks:
            place = self.places[mark % t.GANGS]
            if place != t.NONE:
                self.row.set(begin + mark // t.GANGS * self.seats + place, 1)

    def put_crews(self, values: list[int], absent: int) -> None:
        """By seat and man, the value of each man, where values are by man."""
        for gang in self.gangs:
            if gang == t.NONE:
                self.row.put_all([absent] * t.CREW)
            else:
                self.row.put_all(values[gang * t.CREW : gang * t.CREW + t.CREW])

    def put_counted(self, men: list[int]) -> None:
        """By seat and man, how often he is named."""
        begin = self.row.skip(self.seats * t.CREW)
        for man in men:
            place = self.man(man)
            if place != t.NONE:
                self.row.add(begin + place, 1)

    def man(self, man: int) -> int:
        """The place of a man in rows by seat and man; NONE for nobody."""
        if man < 0 or self.places[man // t.CREW] == t.NONE:
            return t.NONE
        return self.places[man // t.CREW] * t.CREW + man % t.CREW
