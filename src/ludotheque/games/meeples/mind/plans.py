"""The answers worth a thought: whole sowings, most promising first."""

from __future__ import annotations

from typing import Final

from ludotheque.games.meeples.mind.sowing import Sowing, coded, lowest, size
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

FREE_STARTS: Final = 4  # sowings from the Saloon, and from the Jail, that a player looks at
# How much worse than the best one a plan may look; in a few games, long searches chose none that looked worse.
SLACK: Final = 450
DROP_SLACK: Final = 100  # between orders, what a search sees is little more than luck


class Plans:
    """Some plans with their values, the best ones kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.values: list[int] = []
        self.plans: list[list[int]] = []

    def add(self, value: int, plan: list[int]) -> None:
        if len(self.plans) == self.most:
            worst = lowest(self.values)
            if self.values[worst] >= value:
                return
            del self.values[worst]
            del self.plans[worst]
        self.values.append(value)
        self.plans.append(plan)

    def within(self, slack: int) -> list[list[int]]:
        """Those that look at most so much worse than the best one, the most promising first."""
        order = sorted(range(len(self.plans)), key=lambda i: -self.values[i])
        return [self.plans[i] for i in order if self.values[i] >= self.values[order[0]] - slack]


def takes(p: Position, sowing: Sowing, most: int) -> Plans:
    """Whole sowings: the Location, the start and the direction."""
    found = Plans(most)
    for location in range(t.LOCATIONS):
        if p.crowd(location) == 0:
            continue
        take = t.TAKE + location
        hand = coded(p.inside, location * t.KINDS)
        if location < t.BUILDINGS:
            for direction in (0, 1):
                value = sowing.along(hand, p.available_after(location, direction), direction)
                found.add(value, [take, t.TURN + direction])
        else:
            loss = sowing.jailbreak(location)
            free = starts(p, sowing, hand, FREE_STARTS)
            for i in range(len(free.plans)):
                found.add(free.values[i] - loss, [take, *free.plans[i]])
    return found


def starts(p: Position, sowing: Sowing, hand: int, most: int) -> Plans:
    """Where a handful from the Saloon or the Jail begins, and which way it goes."""
    found = Plans(most)
    count = size(hand)
    for space in range(t.SPACES):
        if p.street[space] != t.NONE:
            continue
        if count == 1:
            found.add(sowing.along(hand, space, 0), [t.START + space])
            continue
        for direction in (0, 1):
            found.add(sowing.along(hand, space, direction), [t.START + space, t.TURN + direction])
    return found
