"""How good a gang's prospects look: its treasury, then men, beds and cards as far as they turn into money."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.games.tractions.mind.value import bank_distance
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position

# In tenths of a U. A logistic regression over games of searching bosses puts men, beds and cards still higher; half
# way between that and bare money won most.
PURSE: Final = 10
MAN: Final = 60
LOOT: Final = 3  # for each U that a man carries: most of it never gets home
BED: Final = 80  # a man in a hotel
VAULT: Final = 30  # a man in a bank
STEP: Final = 10  # for each step between a man and the nearest bank
CARDS: Final = [50, 20, 30, 50, 30, 20]
MOST: Final = 4  # cards of a kind that count
SURE: Final = 30.0


def prospects(p: Position, gang: int) -> int:
    """What a gang has, in tenths of a U."""
    total = PURSE * p.purses[gang]
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        space = p.place[man]
        if space == t.NONE:
            continue
        total += MAN + LOOT * p.loot[man]
        kind = p.material.kinds[space]
        if kind == t.HOTEL:
            total += BED
        elif kind == t.BANK:
            total += VAULT
        elif kind != t.CAFE:
            total -= STEP * bank_distance(p, space)
    for kind in range(t.KINDS):
        total += CARDS[kind] * min(MOST, p.hands[gang * t.KINDS + kind])
    return total


def odds(p: Position) -> list[float]:
    """By seat, how likely it is to win: the nearer somebody is to the target, the more a lead decides."""
    goal = PURSE * p.agreed[t.TARGET]
    richest = 0
    found: list[int] = []
    for seat in range(p.seats):
        gang = p.gangs[seat]
        if gang == t.NONE:
            return [1.0 / p.seats] * p.seats
        found.append(prospects(p, gang))
        richest = max(richest, PURSE * p.purses[gang])
    scale = goal / 10.0 + max(0, goal - richest) / 8.0
    most = max(found)
    chances: list[float] = []
    total = 0.0
    for worth in found:
        chance = exp(max(-SURE, (worth - most) / scale))
        chances.append(chance)
        total += chance
    return [chance / total for chance in chances]
