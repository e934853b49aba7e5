"""The post van: its run, and those who stop it (R130 to R139)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, play
from ludotheque.games.tractions.rules.men import from_bank, tell_all
from ludotheque.games.tractions.rules.pacts import act
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Procedure, Question, TwoDice
from ludotheque.games.tractions.rules.shots import empty_sten, has_weapon, unpack_sten, weapon_refusal


def begin_van(p: Position) -> None:
    act(p, p.first)
    p.van_before = t.NONE
    p.van_left = 0
    ask(p.agenda, t.VAN_RUN, 0, 0, 0)
    ask(p.agenda, t.VAN_ROLLING, 0, 0, 0)


class VanRun(Procedure):
    """First is 1 while those on the space are still to be asked, second whom of them."""

    def run(self, p: Position) -> None:
        if first(p.agenda) == 1:
            gang = p.earliest(second(p.agenda))
            if gang != t.NONE:
                set_second(p.agenda, second(p.agenda) & ~(1 << gang))
                ask(p.agenda, t.AIMING_AT_VAN, 1 << gang, t.NONE, 0)
                return
            set_first(p.agenda, 0)
        if p.van_left == 0:
            settle(p.agenda)
            return
        ask(p.agenda, t.DRIVING, 1 << p.first, 0, 0)


class VanRolling(TwoDice):
    """R131: how far the van goes."""

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        p.van_left = action - t.DICE
        tell_all(p, t.VAN_ROLLED, p.first, [p.van_left])


def streets_ahead(p: Position) -> list[int]:
    """R132, R133: any street, but not straight back unless the street ends."""
    if p.van_place == t.PARKING:
        return p.material.gates
    found: list[int] = []
    for space in p.material.neighbours(p.van_place):
        if p.material.kinds[space] == t.STREET and space != p.van_before:
            found.append(space)
    return found if found else [p.van_before]


class Driving(Question):
    """R132, R133: the first player drives the van."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SPACE + space for space in range(t.SPACES)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action < t.SPACE or action >= t.SPACE + t.SPACES:
            return "R133"
        if action - t.SPACE in streets_ahead(p):
            return LEGAL
        return "R132" if p.van_place == t.PARKING else "R133"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        p.van_before = p.van_place if p.van_place != t.PARKING else t.NONE
        p.van_place = action - t.SPACE
        p.van_left -= 1
        tell_all(p, t.VAN_MOVED, gang, [p.van_place, p.van_left])
        set_first(p.agenda, 1)
        set_second(p.agenda, p.gangs_at(p.van_place) & ~(1 << gang))  # R136: its driver's men stay quiet


class AimingAtVan(Question):
    """R134, R135: who stands where it passes may stop it."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = [t.PAWN + man for man in p.crew_at(p.van_place, gang)]
        found.append(t.NO)
        found += [t.WEAPON, t.WEAPON + 1, t.WEAPON + 2, t.WEAPON + 3]
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        man = first(p.agenda)
        if man == t.NONE:
            if action == t.NO:
                return LEGAL
            picked = action - t.PAWN
            if picked < 0 or picked >= t.MEN or picked // t.CREW != gang or p.place[picked] != p.van_place:
                return "R134"
            for weapon in range(4):
                if may_stop_van(p, gang, picked, weapon):
                    return LEGAL
            return "R135" if p.van_left == 0 else "R134"
        if t.WEAPON <= action < t.WEAPON + 4:
            if may_stop_van(p, gang, man, action - t.WEAPON):
                return LEGAL
            if action == t.WEAPON + t.BY_COLT and p.van_left > 0:
                return "R134"
            return weapon_refusal(p, man, action - t.WEAPON)
        return "R134"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.NO:
            settle(p.agenda)
            tell_all(p, t.VAN_SPARED, gang, [])
            return
        if action < t.WEAPON:
            set_first(p.agenda, action - t.PAWN)
            return
        man = first(p.agenda)
        weapon = action - t.WEAPON
        settle(p.agenda)
        act(p, gang)
        tell_all(p, t.GESTURE, gang, [man, action])
        if weapon == t.BY_COLT:
            play(p, gang, t.COLT)
        else:
            if weapon == t.BY_STEN:
                unpack_sten(p, gang, man)
            elif weapon == t.BY_PIERROT:
                p.pierrot = 0
                p.pierrot_man = man
                p.stens[man] = p.material.sten_bullets
            p.stens[man] -= 1
            empty_sten(p, man)
        clear_table(p)
        ask(p.agenda, t.LOOT_ROLLING, 0, man, weapon)


def may_stop_van(p: Position, gang: int, man: int, weapon: int) -> bool:
    """R134, R135: a Sten while it passes, a Colt too where it ends."""
    if weapon == t.BY_COLT and p.van_left > 0:
        return False
    return has_weapon(p, gang, man, weapon)


class LootRolling(TwoDice):
    """R138: what was in the van."""

    def answer(self, p: Position, gang: int, action: int) -> None:
        """R138: the loot goes onto the man, the van back to the parking, and the run is over."""
        man = first(p.agenda)
        weapon = second(p.agenda)
        settle(p.agenda)
        sum = from_bank(p, (action - t.DICE) * p.material.van_unit)
        p.loot[man] += sum
        tell_all(p, t.VAN_ROBBED, man // t.CREW, [man, weapon, sum])
        p.van_place = t.PARKING
        p.van_before = t.NONE
        p.van_left = 0
        set_first(p.agenda, 0)
        set_second(p.agenda, 0)
