"""The odds of a fight and the speed of a die."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.position import Position


def win_odds(p: Position, die: int, against: int) -> float:
    """The chance that a die shows more than a number."""
    sides = 0
    good = 0
    for face in range(1, t.MOST_FACE + 1):
        count = p.material.dice[die * (t.MOST_FACE + 1) + face]
        sides += count
        if face > against:
            good += count
    return good / sides


def best_die(p: Position, seat: int, against: int) -> int:
    """The die that beats a number most often."""
    best = t.WHITE
    for die in range(1, t.YELLOW + 1):
        if p.held(seat, t.RED_DIE + die - 1) > 0 and win_odds(p, die, against) > win_odds(p, best, against):
            best = die
    return best


def fast_die(p: Position, seat: int) -> int:
    """The die with the highest mean that the seat may use."""
    best = t.WHITE
    for die in range(1, t.YELLOW + 1):
        if p.held(seat, t.RED_DIE + die - 1) > 0 and die_mean(p, die) > die_mean(p, best):
            best = die
    return best


def die_mean(p: Position, die: int) -> float:
    sides = 0
    total = 0
    for face in range(1, t.MOST_FACE + 1):
        count = p.material.dice[die * (t.MOST_FACE + 1) + face]
        sides += count
        total += count * face
    return total / sides


def shown_strength(p: Position, seat: int) -> int:
    """The strength of the patrol that is fought."""
    row = p.oldest_hold(seat)
    return p.holds[row + t.TOKEN] - t.PATROL + 1 if row != t.NONE else 0


def fight_odds(p: Position, seat: int, against: int) -> float:
    """The chance of a seat that lays all its weapons ready against a strength."""
    rest = against - p.weapon_sum(seat)
    return win_odds(p, best_die(p, seat, rest), rest)


def ape_odds(p: Position, seat: int, content: int) -> float:
    """The chance of a seat against the ape of a square; a face-down one may be any that nobody has seen."""
    if content >= t.APE:
        return fight_odds(p, seat, strength(p, content - t.APE))
    first = t.CHIMP if content == t.MARK_Z else t.GORILLA
    apes = 0
    total = 0.0
    for kind in range(first, first + t.STRENGTHS):
        count = p.unseen[kind]
        if count > 0:
            apes += count
            total += count * fight_odds(p, seat, strength(p, kind))
    return total / apes if apes > 0 else 0.0
