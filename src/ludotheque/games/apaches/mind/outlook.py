"""What a seat may expect from the districts: who leads them, who can still come, and what that is worth."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apaches.mind.prizes import FULL, NOVICE, expected_values
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import DISTRICTS_OF, Position

ATTACK: Final = 260  # how likely the rivals who can are to take one district in one turn, shared among them
FAR_ATTACK: Final = 25  # the same for a rival whose reserve is too small
CATCH_UP: Final = 15  # the chance to take a district in each later turn, for each Apache that is left to do it
MOST_CAUGHT_UP: Final = 350
MARGINS: Final = 32  # leads are smaller
UNKNOWN: Final = -1_000_000


class Outlook:
    """What the city promises to one seat, for any number of Apaches it may have here or there."""

    def __init__(self, position: Position, seat: int) -> None:
        seats = position.seats
        crews = position.crews
        self.position = position
        self.seat = seat
        self.rivals = seats - 1
        self.reserve = position.reserves[seat]
        self.districts = DISTRICTS_OF[position.active]
        self.values = expected_values(position, seat)
        self.own = [0] * t.DISTRICTS  # by district: how many of the seat's Apaches stand there
        self.most = [0] * t.DISTRICTS  # by district: the largest number of another gang
        for district in self.districts:
            most = 0
            for other in range(seats):
                total = t.TOTAL[crews[district * t.SEATS + other]]
                if other == seat:
                    self.own[district] = total
                elif total > most:
                    most = total
            self.most[district] = most
        self.turns = position.amounts[t.TURNS] - position.turn
        self.mine = self.turns  # answers to come for the seat
        self.reserves: list[int] = []  # of the rivals
        self.answers: list[int] = []  # of the rivals, until the round is over
        for i in range(seats):
            other = position.order[i]
            if other != seat:
                self.reserves.append(t.TOTAL[position.reserves[other]])
                self.answers.append(self.turns + int(i > position.place))
            elif i > position.place:
                self.mine += 1
        self.strongest = max(self.reserves)
        self.holds = [UNKNOWN] * MARGINS  # by margin: the chance that a lead lasts, once it is asked for
        self.sums = [UNKNOWN] * (2 * MARGINS)  # what the city promises with so many in reserve, with a meneur or not

    def hold(self, margin: int) -> int:
        """How likely a lead is to last, in thousandths."""
        chance = self.holds[margin]
        if chance == UNKNOWN:
            chance = FULL
            rate = ATTACK // (self.rivals + 1) + 30
            for i in range(self.rivals):
                fails = FULL - (rate if self.reserves[i] > margin else FAR_ATTACK)
                for _ in range(self.answers[i]):
                    chance = chance * fails // FULL
            self.holds[margin] = chance
        return chance

    def promised(self, district: int, own: int, reserve: int, has_meneur: bool) -> int:
        """What one district promises to so many Apaches, with so many others in reserve."""
        value = self.values[district]
        most = self.most[district]
        if own > most:
            return value * self.hold(own - most) // FULL
        # What another takes is lost to all but one.
        total = -(value // self.rivals) if most > 0 else 0
        if self.mine > 0 and value > 0 and (own > 0 or has_meneur):
            spare = reserve - (most - own)
            if spare > 0:
                total += value * min(MOST_CAUGHT_UP, CATCH_UP * self.mine * min(4, spare)) // FULL
        return total

    def city(self, reserve: int, has_meneur: bool) -> int:
        """What all districts promise as they are, with so many in reserve."""
        place = 2 * reserve + int(has_meneur)
        total = self.sums[place]
        if total == UNKNOWN:
            total = 0
            for district in self.districts:
                total += self.promised(district, self.own[district], reserve, has_meneur)
            self.sums[place] = total
        return total

    def now(self) -> int:
        """What the position promises as it is."""
        reserve = self.reserve
        return self.city(t.TOTAL[reserve], reserve >= t.ONE_MENEUR) + t.NOVICES_IN[reserve] * NOVICE

    def placed(self, district: int, force: int) -> int:
        """What it promises once a force of the reserve has joined a district."""
        left = self.reserve - force
        count = t.TOTAL[left]
        has_meneur = left >= t.ONE_MENEUR
        own = self.own[district]
        total = self.city(count, has_meneur) + t.NOVICES_IN[left] * NOVICE
        total -= self.promised(district, own, count, has_meneur)
        return total + self.promised(district, own + t.TOTAL[force], count, has_meneur)

    def moved(self, district: int, change: int) -> int:
        """What a district promises more if so many Apaches come, or leave if it is negative."""
        count = t.TOTAL[self.reserve]
        has_meneur = self.reserve >= t.ONE_MENEUR
        own = self.own[district]
        return self.promised(district, own + change, count, has_meneur) - self.promised(
            district, own, count, has_meneur
        )

    def walked(self, steps: list[int]) -> int:
        """What it promises once one or two Apaches have taken their steps."""
        first = steps[0]
        source = t.STEP_FROM[first]
        target = t.STEP_TO[first]
        if len(steps) == 1:
            return self.now() + self.moved(source, -1) + self.moved(target, 1)
        second = steps[1]
        change = [0] * t.DISTRICTS
        change[source] -= 1
        change[target] += 1
        change[t.STEP_FROM[second]] -= 1
        change[t.STEP_TO[second]] += 1
        total = self.now()
        for district in self.districts:
            if change[district] != 0:
                total += self.moved(district, change[district])
        return total
