"""What things of the street are worth, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

WIN: Final = 1_000_000
GOLD_VALUE: Final = 115
STONE_VALUE: Final = 85
LATE_STONE: Final = 15  # once the end is triggered
INCOME: Final = 110  # what a sign will still bring, for each side it shows


def stone_value(p: Position) -> int:
    return LATE_STONE if p.triggers() else STONE_VALUE


def piece_value(p: Position, seat: int) -> int:
    """What one draw brings the seat on average, its share of an explosion included."""
    total = p.bag[t.GOLD] + p.bag[t.STONE] + p.bag[t.DYNAMITE]
    if total == 0:
        return 0
    stone = stone_value(p)
    value = p.bag[t.GOLD] * GOLD_VALUE + p.bag[t.STONE] * stone
    if p.bag[t.DYNAMITE] > 0:
        others = sum(p.stones) - p.stones[seat]
        value -= p.bag[t.DYNAMITE] * stone * (p.stones[seat] - others // (p.seats - 1)) // 2
    return value // total


def cost_value(p: Position, building: int) -> int:
    return p.material.gold_costs[building] * GOLD_VALUE + p.material.stone_costs[building] * stone_value(p)


def sign_gain(p: Position, seat: int, building: int) -> int:
    """What building a sign, or turning it, brings its owner beyond its cost."""
    points = p.material.sign_points
    if p.owners[building] == t.NONE:
        gain = points[0] * 100
    else:
        gain = (points[1] - points[0]) * 100
    if not p.triggers():
        gain += INCOME
    gain -= cost_value(p, building)
    price = p.price()
    left = p.gold[seat] - p.material.gold_costs[building]
    if seat == p.turn and price > 0 and p.gold[seat] >= price > left:
        gain -= p.material.bar_points * 100 - price * GOLD_VALUE
    return gain


def wealth(p: Position, seat: int) -> int:
    """Points, what the cubes may still become, and what the signs will bring."""
    total = p.score(seat) * 100 + p.stones[seat] * stone_value(p)
    total += p.gold[seat] * (GOLD_VALUE - 100)
    if not p.triggers():
        for building in range(t.BUILDINGS):
            if p.owners[building] == seat:
                total += INCOME * (1 + p.turned[building])
    return total


# What a search finds at its horizon: the figures fit how 2,200 games between greedy players, at two and at four seats,
# went on from each turn.
PHASES: Final = 6  # of a game: how much of the Bank is left
FIRST_STONE: Final = 40  # and more while there is time to build with it
PHASE_STONE: Final = 15
MOST_STONE: Final = 95
PHASE_INCOME: Final = 10  # of each side that a sign shows, and more where more players visit it


def phases_left(p: Position) -> int:
    """How far off the end is: from PHASES down to 0, once it is triggered."""
    if p.triggers():
        return 0
    bars = len(p.material.prices)
    return PHASES * (bars - p.sold) // bars


def scarce(value: int, seats: int) -> int:
    """What is worth so much between two players: the more there are, the fewer turns each of them will have."""
    return value * 4 // (seats + 2)


def standing(p: Position, seat: int, left: int) -> int:
    """The points that a seat may expect to end with, but for the turns to come."""
    total = p.score(seat) * 100
    if left == 0:
        return total
    total += p.stones[seat] * scarce(min(MOST_STONE, FIRST_STONE + PHASE_STONE * left), p.seats)
    total += p.gold[seat] * (GOLD_VALUE - 100)
    income = PHASE_INCOME * left * (p.seats + 2)
    for building in range(t.BUILDINGS):
        if p.owners[building] == seat:
            total += income * (1 + p.turned[building])
    return total
