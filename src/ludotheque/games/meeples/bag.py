"""The mining bag and the deal: every handful that chance can draw has a number and a weight."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, first, question, second, settle
from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.meeples.position import Position
from ludotheque.games.meeples.terms import (
    BUILDINGS,
    DEAL,
    DEALING,
    DEALT,
    DRAW,
    DRAWING,
    DREW,
    DYNAMITE,
    EMPTY_BAG,
    GOLD,
    KINDS,
    MADAME,
    MOST_CUBES,
    MOST_DEALT,
    MOST_DRAWN,
    MOST_DYNAMITE,
    NAMING,
    NO_DYNAMITE,
    STONE,
    TRIGGERED,
)

# Draws are numbered by their size: GOLDS, STONES and DYNAMITES say what a number holds, SIZED[n] where size n begins.
GOLDS: Final[list[int]] = []
STONES: Final[list[int]] = []
DYNAMITES: Final[list[int]] = []
SIZED: Final[list[int]] = []
for _size in range(MOST_DRAWN + 1):
    SIZED.append(len(GOLDS))
    for _dynamite in range(min(_size, MOST_DYNAMITE) + 1):
        for _stone in range(_size - _dynamite + 1):
            GOLDS.append(_size - _dynamite - _stone)
            STONES.append(_stone)
            DYNAMITES.append(_dynamite)
SIZED.append(len(GOLDS))

# Handfuls of the deal: number * MADAME + kind says how many; GROUPED[n] is where handfuls of n begin.
HANDFULS: Final[list[int]] = []
GROUPED: Final[list[int]] = []
for _size in range(MOST_DEALT + 1):
    GROUPED.append(len(HANDFULS) // MADAME)
    for _builders in range(_size, -1, -1):
        for _miners in range(_size - _builders, -1, -1):
            for _bandits in range(_size - _builders - _miners, -1, -1):
                HANDFULS.extend([_builders, _miners, _bandits, _size - _builders - _miners - _bandits])
GROUPED.append(len(HANDFULS) // MADAME)

# In how many ways k things are chosen out of n: WAYS[n * ROW + k].
ROW: Final = MOST_DRAWN + 1
WAYS: Final[list[int]] = [1] + [0] * MOST_DRAWN
for _n in range(1, MOST_CUBES + 1):
    WAYS.append(1)
    for _k in range(1, ROW):
        WAYS.append(WAYS[(_n - 1) * ROW + _k - 1] + WAYS[(_n - 1) * ROW + _k])


def deal_refusal(p: Position, action: int) -> str:
    """R5: a handful of the right size, out of what is left."""
    size = p.material.dealt
    number = action - DEAL
    if number < GROUPED[size] or number >= GROUPED[size + 1]:
        return "R5"
    for kind in range(MADAME):
        if HANDFULS[number * MADAME + kind] > p.boxed[kind]:
            return "R5"
    return LEGAL


def deal_candidates(p: Position) -> list[int]:
    size = p.material.dealt
    numbers = range(GROUPED[size], GROUPED[size + 1])
    return [DEAL + number for number in numbers if deal_refusal(p, DEAL + number) == LEGAL]


def deal_weights(p: Position) -> list[int]:
    found: list[int] = []
    for action in deal_candidates(p):
        ways = 1
        for kind in range(MADAME):
            ways *= WAYS[p.boxed[kind] * ROW + HANDFULS[(action - DEAL) * MADAME + kind]]
        found.append(ways)
    return found


def deal(p: Position, action: int) -> None:
    """R5: the next building receives its meeples."""
    building = first(p.agenda)
    at = (action - DEAL) * MADAME
    for kind in range(MADAME):
        p.boxed[kind] -= HANDFULS[at + kind]
        p.inside[building * KINDS + kind] += HANDFULS[at + kind]
    p.note(DEALT, NOBODY, [building, *HANDFULS[at : at + MADAME]])
    settle(p.agenda)
    if building + 1 < BUILDINGS:
        ask(p.agenda, DEALING, CHANCE, building + 1, 0)
    else:
        # R8, A1: by chance, or by the owner of the table, wherever he sits.
        ask(p.agenda, NAMING, p.host if p.names_first else CHANCE, 0, 0)
    p.await_answer()


def due(p: Position, seat: int, pieces: int) -> None:
    """R33: the seat must draw so many pieces."""
    ask(p.agenda, DRAWING, CHANCE, seat, pieces)


def is_drawing(p: Position) -> bool:
    """Whether a draw is due now; R33 shortens it to what the bag holds, A25 forgets it when that is nothing."""
    while question(p.agenda) == DRAWING:
        held = p.bag[GOLD] + p.bag[STONE] + p.bag[DYNAMITE]
        if held > 0:
            if second(p.agenda) > held:
                p.agenda[len(p.agenda) - 1] = held
            return True
        p.note(EMPTY_BAG, first(p.agenda), [])
        settle(p.agenda)
    return False


def draw_refusal(p: Position, action: int) -> str:
    """R33: a draw of the right size, out of what the bag holds."""
    size = second(p.agenda)
    number = action - DRAW
    if number < SIZED[size] or number >= SIZED[size + 1]:
        return "R33"
    bag = p.bag
    if GOLDS[number] > bag[GOLD] or STONES[number] > bag[STONE] or DYNAMITES[number] > bag[DYNAMITE]:
        return "R33"
    return LEGAL


def draw_candidates(p: Position) -> list[int]:
    size = second(p.agenda)
    found: list[int] = []
    for number in range(SIZED[size], SIZED[size + 1]):
        if draw_refusal(p, DRAW + number) == LEGAL:
            found.append(DRAW + number)
    return found


def draw_weights(p: Position) -> list[int]:
    """Every piece is equally likely: the multivariate hypergeometric distribution of section 6."""
    bag = p.bag
    gold = bag[GOLD] * ROW
    stone = bag[STONE] * ROW
    dynamite = bag[DYNAMITE] * ROW
    found: list[int] = []
    for action in draw_candidates(p):
        number = action - DRAW
        found.append(WAYS[gold + GOLDS[number]] * WAYS[stone + STONES[number]] * WAYS[dynamite + DYNAMITES[number]])
    return found


def draw(p: Position, action: int) -> None:
    """R33, R53: cubes go to the supply of the seat, dynamite to the explosion circle."""
    number = action - DRAW
    seat = first(p.agenda)
    dynamite = DYNAMITES[number]
    bag = p.bag
    bag[GOLD] -= GOLDS[number]
    bag[STONE] -= STONES[number]
    bag[DYNAMITE] -= dynamite
    p.gold[seat] += GOLDS[number]
    p.stones[seat] += STONES[number]
    p.stirred = 1
    if p.journal is not None:
        p.note(DREW, seat, [GOLDS[number], STONES[number], dynamite])
    if dynamite > 0:
        p.fuse += dynamite
        p.blasts += dynamite
        if p.blasts == p.material.dynamite:
            p.note(TRIGGERED, NOBODY, [NO_DYNAMITE])
    settle(p.agenda)
