"""Heists: sealed orders, flights and fire, round after round (R109 to R124)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_first, set_second
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import know_card
from ludotheque.games.tractions.rules.combat import bank_fight_begins, forget_fight, launch_volley, seal
from ludotheque.games.tractions.rules.floor import open_floor
from ludotheque.games.tractions.rules.getaway import (
    MOST_CARS,
    board,
    boarded,
    boarding_refusal,
    close_heist,
    drive_off,
    most_cars,
    run_departures,
)
from ludotheque.games.tractions.rules.men import from_bank, tell_all
from ludotheque.games.tractions.rules.pacts import act
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Procedure, Question
from ludotheque.games.tractions.rules.sharing import end_fighting, open_split, pool_loot, share_pot
from ludotheque.games.tractions.rules.shots import (
    aim,
    aim_candidates,
    aim_refusal,
    bullets_at,
    has_begun_to_aim,
    is_aim_finished,
    is_part_of_an_order,
    lower_weapons,
    take_shots,
    targeted,
)


def begin_heist(p: Position, bank: int) -> None:
    """R111: ten for each man, at once laid on him."""
    p.heist = bank
    p.pot = 0
    p.quiet = 0
    forget_fight(p)
    total = 0
    for gang in p.turn_order():
        for man in p.crew_at(bank, gang):
            if p.loot[man] and p.agreed[t.KEEP_LOOT]:
                continue  # A31: a loaded man brings nothing new
            is_short = p.agreed[t.BANK_LIMITED] == 1 and p.bank < p.material.heist_loot
            share = 0 if is_short else from_bank(p, p.material.heist_loot)
            p.loot[man] += share
            total += share
        if p.men[bank * t.GANGS + gang]:
            act(p, gang)
    tell_all(p, t.HEIST_BEGAN, t.NONE, [bank, total])
    one_gang = count_bits(p.gangs_at(bank)) < 2
    ask(p.agenda, t.HEIST, 0, t.HEIST_DEPARTURES if one_gang else t.HEIST_ORDERS, 0)


def expected_loot(p: Position, bank: int) -> int:
    """R110: what a heist of the bank would bring."""
    total = 0
    for man in p.crews_at(bank, t.ALL):
        if not (p.loot[man] and p.agreed[t.KEEP_LOOT]):
            total += p.material.heist_loot
    if total and p.agreed[t.BANK_LIMITED]:
        total = min(total, p.bank // p.material.heist_loot * p.material.heist_loot)
    return total


class Heist(Procedure):
    """R109: a heist, stage after stage."""

    def run(self, p: Position) -> None:
        stage = first(p.agenda)
        if stage == t.HEIST_ORDERS:
            begin_orders(p)
        elif stage == t.HEIST_REVEAL:
            reveal_orders(p)
        elif stage == t.HEIST_FIRE:
            begin_fire(p)
        elif stage == t.HEIST_ROUND_END:
            end_round(p)
        elif stage == t.HEIST_TALK:
            set_first(p.agenda, t.HEIST_ORDERS)  # the diplomacy is over
        elif stage == t.HEIST_FIGHT_END:
            end_fighting(p)
        elif stage == t.HEIST_SPLIT:
            open_split(p)
        elif stage == t.HEIST_SHARE:
            share_pot(p)
            pool_loot(p)
            set_first(p.agenda, t.HEIST_DEPARTURES)
        elif stage == t.HEIST_DEPARTURES:
            run_departures(p)
        else:
            close_heist(p)


# Orders.


def begin_orders(p: Position) -> None:
    bits = p.gangs_at(p.heist)
    p.cars = [0] * t.GANGS
    p.boarding = []
    p.shots = []
    p.fleeing = 0
    for gang in range(t.GANGS):
        lower_weapons(p, gang)
        p.answers[gang] = 0
    set_first(p.agenda, t.HEIST_REVEAL)
    set_second(p.agenda, bits)
    ask(p.agenda, t.ORDERING, bits, 0, 0)


class Ordering(Question):
    """R114 to R116: flee, shoot or stand, in secret."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found: list[int] = []
        if p.cars[gang]:
            return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
        found = aim_candidates(p, gang)
        found += [t.CARS + count for count in range(1, MOST_CARS + 1)]
        found.append(t.STAND)
        found.sort()
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if not is_part_of_an_order(action):
            return "R114"
        if p.cars[gang]:
            return boarding_refusal(p, gang, action, 1)
        if t.CARS < action <= t.CARS + MOST_CARS:
            if has_begun_to_aim(p, gang):
                return "A29"
            return LEGAL if action - t.CARS <= most_cars(p, gang) else "R115"
        if action == t.STAND:
            return LEGAL if is_aim_finished(p, gang) else "R116"
        return aim_refusal(p, gang, action)

    def answer(self, p: Position, gang: int, action: int) -> None:
        if t.CARS < action <= t.CARS + MOST_CARS:
            p.cars[gang] = action - t.CARS
        elif action in (t.GO, t.STAND):
            p.answers[gang] = action
            seal(p, gang)
        elif p.cars[gang]:
            board(p, action - t.PAWN)
        else:
            aim(p, gang, action)


def reveal_orders(p: Position) -> None:
    """R117, R118: all together; who flees and is not shot at is gone."""
    bits = second(p.agenda)
    p.volley = take_shots(p, bits)
    p.is_riposte = 0
    bank_fight_begins(p)
    shot_at = targeted(p)
    set_first(p.agenda, t.HEIST_FIRE)
    reacting = 0
    for gang in p.turn_order():
        if not bits >> gang & 1:
            continue
        p.answers[gang] = 0
        if p.cars[gang] == 0:
            tell_all(p, t.STOOD, gang, [])
            continue
        p.fleeing |= 1 << gang
        know_card(p, gang, t.TRACTION, p.cars[gang])  # section 7: seen even if taken back
        tell_all(p, t.FLED, gang, [p.cars[gang], *boarded(p, gang)])
        if shot_at >> gang & 1:
            reacting |= 1 << gang
        else:
            drive_off(p, gang)
    set_second(p.agenda, int(len(p.volley) > 0))
    if p.volley:
        launch_volley(p)
    if reacting:
        p.boarding = []  # whoever sacrifices names the survivors anew
        ask(p.agenda, t.REACTING, reacting, reacting, 0)


# Flight under fire (R119).


class Reacting(Question):
    """R119: who is shot at in flight stays, or sacrifices men."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        if p.answers[gang] == t.SACRIFICE:
            return [*[t.PAWN + man for man in p.crew_at(p.heist, gang)], t.GO]
        return [t.STAY, t.SACRIFICE]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if p.answers[gang] != t.SACRIFICE:
            return LEGAL if action in (t.STAY, t.SACRIFICE) else "R119"
        if t.PAWN <= action < t.PAWN + t.MEN and would_fall(p, action - t.PAWN):
            return "R119"
        return boarding_refusal(p, gang, action, 0)

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.SACRIFICE:
            p.answers[gang] = t.SACRIFICE
        elif action in (t.STAY, t.GO):
            if action == t.STAY:
                p.answers[gang] = t.STAY
            seal(p, gang)
        else:
            board(p, action - t.PAWN)


def would_fall(p: Position, man: int) -> bool:
    """Whether the volley fells a man for whom no Esquive is played."""
    hits = bullets_at(p, man)
    if hits == 0:
        return False
    if man // t.CREW != t.DA or not p.has_power(t.DA):
        return True
    return p.hits[man] + hits >= 2 or p.charged >> t.DA & 1 == 1


def begin_fire(p: Position) -> None:
    """R120: the volley, after those who stay have their cars back."""
    set_first(p.agenda, t.HEIST_ROUND_END)
    for gang in p.turn_order():
        if p.fleeing >> gang & 1 and p.cars[gang]:
            is_sacrifice = p.answers[gang] == t.SACRIFICE
            tell_all(p, t.REACTED, gang, [int(is_sacrifice), *boarded(p, gang)])
            if is_sacrifice:
                continue
            p.cars[gang] = 0
    bank_fight_begins(p)
    if p.volley:
        ask(p.agenda, t.VOLLEY, 0, t.VOLLEY_SHOWN, 0)


def end_round(p: Position) -> None:
    """R119, R122, R124."""
    shots_fired = second(p.agenda)
    for gang in p.turn_order():
        if p.answers[gang] == t.SACRIFICE:
            drive_off(p, gang)
        p.answers[gang] = 0
    p.engaged = []
    p.volley = []
    p.quiet = 0 if shots_fired else p.quiet + 1
    set_second(p.agenda, 0)
    tell_all(p, t.ROUND_ENDED, t.NONE, [shots_fired])
    if count_bits(p.gangs_at(p.heist)) < 2 or p.quiet >= 2:
        set_first(p.agenda, t.HEIST_FIGHT_END)
        return
    set_first(p.agenda, t.HEIST_TALK)
    open_floor(p, t.VAULT)
