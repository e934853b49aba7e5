"""The mining bag: every handful that chance can draw out of it has a number and a weight."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, first, question, second, set_second, settle
from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

# Draws are numbered by their size: GOLDS, STONES and DYNAMITES say what a number holds, SIZED[n] where size n begins.
GOLDS: Final[list[int]] = []
STONES: Final[list[int]] = []
DYNAMITES: Final[list[int]] = []
SIZED: Final[list[int]] = []
for _size in range(t.MOST_DRAWN + 1):
    SIZED.append(len(GOLDS))
    for _dynamite in range(min(_size, t.MOST_DYNAMITE) + 1):
        for _stone in range(_size - _dynamite + 1):
            GOLDS.append(_size - _dynamite - _stone)
            STONES.append(_stone)
            DYNAMITES.append(_dynamite)
SIZED.append(len(GOLDS))

# Handfuls of the deal: number * MADAME + kind says how many; GROUPED[n] is where handfuls of n begin.
HANDFULS: Final[list[int]] = []
GROUPED: Final[list[int]] = []
for _size in range(t.MOST_DEALT + 1):
    GROUPED.append(len(HANDFULS) // t.MADAME)
    for _builders in range(_size, -1, -1):
        for _miners in range(_size - _builders, -1, -1):
            for _bandits in range(_size - _builders - _miners, -1, -1):
                HANDFULS.extend([_builders, _miners, _bandits, _size - _builders - _miners - _bandits])
GROUPED.append(len(HANDFULS) // t.MADAME)

# In how many ways k things are chosen out of n: WAYS[n * ROW + k].
ROW: Final = t.MOST_DRAWN + 1
WAYS: Final[list[int]] = [1] + [0] * t.MOST_DRAWN
for _n in range(1, t.MOST_CUBES + 1):
    WAYS.append(1)
    for _k in range(1, ROW):
        WAYS.append(WAYS[(_n - 1) * ROW + _k - 1] + WAYS[(_n - 1) * ROW + _k])


def due(p: Position, seat: int, pieces: int) -> None:
    """R33: the seat must draw so many pieces."""
    ask(p.agenda, t.DRAWING, CHANCE, seat, pieces)


def is_drawing(p: Position) -> bool:
    """Whether a draw is due now; R33 shortens it to what the bag holds, A25 forgets it when that is nothing."""
    while question(p.agenda) == t.DRAWING:
        held = p.bag[t.GOLD] + p.bag[t.STONE] + p.bag[t.DYNAMITE]
        if held > 0:
            if second(p.agenda) > held:
                set_second(p.agenda, held)
            return True
        p.note(t.EMPTY_BAG, first(p.agenda), [])
        settle(p.agenda)
    return False


def refusal(p: Position, action: int) -> str:
    """R33: a draw of the right size, out of what the bag holds."""
    size = second(p.agenda)
    number = action - t.DRAW
    if number < SIZED[size] or number >= SIZED[size + 1]:
        return "R33"
    bag = p.bag
    if GOLDS[number] > bag[t.GOLD] or STONES[number] > bag[t.STONE] or DYNAMITES[number] > bag[t.DYNAMITE]:
        return "R33"
    return LEGAL


def candidates(p: Position) -> list[int]:
    size = second(p.agenda)
    found: list[int] = []
    for number in range(SIZED[size], SIZED[size + 1]):
        if refusal(p, t.DRAW + number) == LEGAL:
            found.append(t.DRAW + number)
    return found


def weights(p: Position) -> list[int]:
    """Every piece is equally likely: the multivariate hypergeometric distribution of section 6."""
    bag = p.bag
    gold = bag[t.GOLD] * ROW
    stone = bag[t.STONE] * ROW
    dynamite = bag[t.DYNAMITE] * ROW
    found: list[int] = []
    for action in candidates(p):
        number = action - t.DRAW
        found.append(WAYS[gold + GOLDS[number]] * WAYS[stone + STONES[number]] * WAYS[dynamite + DYNAMITES[number]])
    return found


def draw(p: Position, action: int) -> None:
    """R33, R53: cubes go to the supply of the seat, dynamite to the explosion circle."""
    number = action - t.DRAW
    seat = first(p.agenda)
    dynamite = DYNAMITES[number]
    bag = p.bag
    bag[t.GOLD] -= GOLDS[number]
    bag[t.STONE] -= STONES[number]
    bag[t.DYNAMITE] -= dynamite
    p.gold[seat] += GOLDS[number]
    p.stones[seat] += STONES[number]
    p.stirred = 1
    if p.journal is not None:
        p.note(t.DREW, seat, [GOLDS[number], STONES[number], dynamite])
    if dynamite > 0:
        p.fuse += dynamite
        p.blasts += dynamite
        if p.blasts == p.material.dynamite:
            p.note(t.TRIGGERED, NOBODY, [t.NO_DYNAMITE])
    settle(p.agenda)
