"""What anybody may write on an order sheet, for a thought that looks ahead: nobody is as regular as his habits.

A search that takes its rivals for men of habit is beaten by those who are not. So in a thought all are a mixture:
they shoot, drive off and stand as often as searching bosses do among themselves.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.games.tractions.mind.habits import first_in, is_spared, last_in, ride_habit, shot_habit
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.shots import has_begun_to_aim

SHOOTS: Final = 0.35  # who has a weapon
ENOUGH: Final = 0.5  # who has a bullet aimed fires no more
AT_RANDOM: Final = 0.4  # targets that are not the richest
LINGERS: Final = 0.2  # who has a car and does not shoot
LINGERS_AGAIN: Final = 0.6  # after a quiet round


def order_hunch(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """One pick of an order: drive off, shoot a little, or stand."""
    if p.cars[gang]:
        return ride_habit(legal)
    if has_begun_to_aim(p, gang):
        if t.STAND in legal and rng.random() < ENOUGH:
            return t.STAND
        shot = shot_hunch(p, gang, legal, rng)
        return shot if shot in legal else t.STAND
    if rng.random() < SHOOTS and has_target(p, gang):
        man = first_in(legal, t.PAWN, t.PAWN + t.MEN)
        if man != t.NONE:
            return man
    if rng.random() < (LINGERS_AGAIN if p.quiet else LINGERS):
        return t.STAND
    cars = last_in(legal, t.CARS + 1, t.CARS + 6)
    return cars if cars != t.NONE else t.STAND


def has_target(p: Position, gang: int) -> bool:
    """Whether somebody in the bank is not spared."""
    for other in range(t.GANGS):
        men = p.crew_at(p.heist, other) if other != gang else []
        if men and not is_spared(p, gang, t.PAWN + men[0]):
            return True
    return False


def shot_hunch(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """The habit, or any target."""
    if p.gunman(gang) != t.NONE and p.weapon_in_hand(gang) != t.NONE and rng.random() < AT_RANDOM:
        targets: list[int] = []
        for action in legal:
            is_foreign = t.PAWN <= action < t.PAWN + t.MEN and (action - t.PAWN) // t.CREW != gang
            if is_foreign and not is_spared(p, gang, action):
                targets.append(action)
        if targets:
            return targets[int(rng.random() * len(targets))]
    return shot_habit(p, gang, legal)
