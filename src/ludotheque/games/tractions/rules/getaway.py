"""Cars: who boards them in a flight, and after the sharing (R115, R127 to R129)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, discard, play
from ludotheque.games.tractions.rules.combat import forget_fight
from ludotheque.games.tractions.rules.men import drive_home, tell_all
from ludotheque.games.tractions.rules.pacts import end_pacts
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Question

MOST_CARS: Final = 5


def most_cars(p: Position, gang: int) -> int:
    """R115: no more cars than held, nor than the men in the bank need."""
    seats = p.material.traction_seats
    needed = (p.men[p.heist * t.GANGS + gang] + seats - 1) // seats
    return min(p.hands[gang * t.KINDS + t.TRACTION], needed)


def boarding_refusal(p: Position, gang: int, action: int, least: int) -> str:
    """Men board four to a car (R115, R119, R127)."""
    aboard = boarded(p, gang)
    if action == t.GO:
        return LEGAL if len(aboard) >= least else "R115"
    man = action - t.PAWN
    if man < 0 or man >= t.MEN or man // t.CREW != gang or p.place[man] != p.heist:
        return "R115"
    if man in aboard:
        return "R115-aboard"
    return LEGAL if len(aboard) < p.cars[gang] * p.material.traction_seats else "R115"


def boarded(p: Position, gang: int) -> list[int]:
    return [man for man in p.boarding if man // t.CREW == gang]


def board(p: Position, man: int) -> None:
    p.boarding.append(man)
    p.boarding.sort()


def drive_off(p: Position, gang: int) -> None:
    for _ in range(p.cars[gang]):
        play(p, gang, t.TRACTION)
    for man in boarded(p, gang):
        drive_home(p, man)
    p.boarding = [man for man in p.boarding if man // t.CREW != gang]
    p.cars[gang] = 0


# Departures (R127).


def run_departures(p: Position) -> None:
    """Each gang in turn order is asked; second is how many have been."""
    order = p.turn_order()
    place = second(p.agenda)
    asked = p.gangs_at(p.heist)
    if not p.robbed >> p.material.banks.index(p.heist) & 1:
        asked = loaded_gangs(p, p.heist)  # R128: they kept loot and may drive it home now
    while place < len(order) and not asked >> order[place] & 1:
        place += 1
    if place == len(order):
        set_first(p.agenda, t.HEIST_CLOSE)
        return
    set_second(p.agenda, place + 1)
    p.cars[order[place]] = 0
    p.boarding = []
    ask(p.agenda, t.DEPARTING, 1 << order[place], 0, 0)


class Departing(Question):
    """R127: how a gang drives its loot home."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        if p.cars[gang]:
            return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
        return [*[t.CARS + count for count in range(1, MOST_CARS + 1)], t.NO]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if p.cars[gang]:
            return boarding_refusal(p, gang, action, 1)
        if action == t.NO:
            return LEGAL
        if t.CARS < action <= t.CARS + MOST_CARS:
            return LEGAL if action - t.CARS <= most_cars(p, gang) else "R127"
        return "R127"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.NO:
            settle(p.agenda)
            tell_all(p, t.DEPARTED, gang, [0])
        elif action == t.GO:
            settle(p.agenda)
            tell_all(p, t.DEPARTED, gang, [p.cars[gang], *boarded(p, gang)])
            for _ in range(p.cars[gang]):
                discard(p, gang, t.TRACTION)
            for man in boarded(p, gang):
                drive_home(p, man)
            p.cars[gang] = 0
            p.boarding = []
        elif action >= t.CARS:
            p.cars[gang] = action - t.CARS
        else:
            board(p, action - t.PAWN)


def close_heist(p: Position) -> None:
    """R128, R129."""
    left = 0
    if not p.agreed[t.KEEP_LOOT]:
        for man in p.crews_at(p.heist, t.ALL):
            left += p.loot[man]
            p.loot[man] = 0
        p.bank += left
    tell_all(p, t.FORFEITED, t.NONE, [left])
    settle(p.agenda)
    end_pacts(p, True)
    forget_fight(p)
    clear_table(p)
    p.heist = t.NONE
    p.fleeing = 0
    p.cars = [0] * t.GANGS
    p.boarding = []


def loaded_gangs(p: Position, bank: int) -> int:
    bits = 0
    for man in p.crews_at(bank, t.ALL):
        if p.loot[man]:
            bits |= 1 << (man // t.CREW)
    return bits
