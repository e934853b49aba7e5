"""Who is how near to winning: the wealth of every gang in U, and what a change of it does to everybody's chances."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position

# In U, as far as they foretold the winners of three hundred games of greedy bosses.
MAN: Final = 5.0
HOTEL: Final = 8.0  # at the beginning; the nearer the end, the less cards to come are worth
SEAT_AT_BANK: Final = 4.0
E_CARD: Final = 2.0
S_CARD: Final = 1.0
PACE: Final = 15  # U that the richest gang earns in a turn
OPEN_RACE: Final = 0.14  # of the way to the target that is left, and
CLOSE_RACE: Final = 0.08  # of the target: the lead that multiplies the odds by 2.7
SURE: Final = 25.0  # leads beyond so many of these are equally certain
DANGER: Final = 70  # percent of the target at which the richest gang is about to win
BRINK: Final = 85  # percent at which anybody is
AHEAD: Final = 40  # percent of the target from which a leader is worth an agreement against him


def worth_of_man(p: Position, man: int) -> float:
    """What a man on the board is worth to whom he belongs, with all that he carries."""
    space = p.place[man]
    if space == t.NONE:
        return 0.0
    kind = p.material.kinds[space]
    worth = MAN + p.loot[man]
    if kind == t.HOTEL:
        worth += HOTEL * (0.25 + 0.75 * way_left(p))
    elif kind == t.BANK:
        worth += SEAT_AT_BANK
    return worth


def way_left(p: Position) -> float:
    """How much of the game lies before the richest gang: 1 at the beginning, 0 at the end."""
    found = 1.0 - most_money(p) / max(1, p.agreed[t.TARGET])
    if p.agreed[t.MAX_TURNS]:
        found = min(found, (p.agreed[t.MAX_TURNS] - p.turn + 1) / p.agreed[t.MAX_TURNS])
    return max(0.0, min(1.0, found))


def most_money(p: Position) -> int:
    most = 0
    for gang in range(t.GANGS):
        most = max(most, p.purses[gang])
    return most


def turns_left(p: Position) -> int:
    """How many turns the game will go on after this one, at most."""
    missing = p.agreed[t.TARGET] - most_money(p)
    found = max(0, (missing + PACE - 1) // PACE)
    if p.agreed[t.MAX_TURNS]:
        found = min(found, p.agreed[t.MAX_TURNS] - p.turn)
    return found


def leader(p: Position) -> int:
    """The gang with the largest treasury, or NONE while several have it."""
    best = t.NONE
    most = -1
    for gang in range(t.GANGS):
        if p.is_playing(gang):
            if p.purses[gang] > most:
                most = p.purses[gang]
                best = gang
            elif p.purses[gang] == most:
                best = t.NONE
    return best


def is_about_to_win(p: Position, gang: int) -> bool:
    """Whether nothing should be given to a gang: it has most of the way behind it, or leads in the last turns."""
    share = p.purses[gang] * 100
    if share >= p.agreed[t.TARGET] * BRINK:
        return True
    is_late = p.agreed[t.MAX_TURNS] > 0 and p.turn + 1 >= p.agreed[t.MAX_TURNS]
    return (is_late or share >= p.agreed[t.TARGET] * DANGER) and leader(p) == gang


def is_ahead(p: Position, gang: int) -> bool:
    """Whether a gang leads so far that the others had better agree."""
    if leader(p) != gang or p.purses[gang] * 100 < p.agreed[t.TARGET] * AHEAD:
        return False
    for other in range(t.GANGS):
        if other != gang and p.is_playing(other) and p.purses[gang] - p.purses[other] < p.material.lead:
            return False
    return True


class Standing:
    """The wealth of all gangs now, and their chances if it changes."""

    def __init__(self, p: Position) -> None:
        self.playing = [p.is_playing(gang) for gang in range(t.GANGS)]
        self.purses = p.purses
        self.target = p.agreed[t.TARGET]
        self.lead = p.material.lead
        self.scale = max(1.0, self.target * (CLOSE_RACE + OPEN_RACE * way_left(p)))
        self.wealth = [0.0] * t.GANGS
        for gang in range(t.GANGS):
            if self.playing[gang]:
                self.wealth[gang] = p.purses[gang] + E_CARD * p.e_count(gang) + S_CARD * p.s_count(gang)
                for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
                    self.wealth[gang] += worth_of_man(p, man)

    def chance(self, gang: int, money: list[int], gains: list[float]) -> float:
        """How likely the gang is to win once treasuries have changed by so much and all the rest by so much."""
        winner = self.winner(money)
        if winner != t.NONE:
            return 1.0 if winner == gang else 0.0
        own = self.wealth[gang] + money[gang] + gains[gang]
        total = 0.0
        for other in range(t.GANGS):
            if self.playing[other]:
                lead = (self.wealth[other] + money[other] + gains[other] - own) / self.scale
                total += exp(max(-SURE, min(SURE, lead)))
        return 1.0 / total

    def winner(self, money: list[int]) -> int:
        """R15: who has the target and the lead, or NONE."""
        for gang in range(t.GANGS):
            purse = self.purses[gang] + money[gang]
            if purse < self.target or not self.playing[gang]:
                continue
            is_first = True
            for other in range(t.GANGS):
                if other != gang and purse - self.purses[other] - money[other] < self.lead:
                    is_first = False
            if is_first:
                return gang
        return t.NONE
