"""The post van: its run, and those who stop it (R130 to R139)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.cards import clear_table, play
from ludotheque.games.tractions.men import from_bank, tell_all
from ludotheque.games.tractions.pacts import act
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.shots import empty_sten, has_weapon, unpack_sten, weapon_refusal
from ludotheque.games.tractions.terms import (
    AIMING_AT_VAN,
    BY_COLT,
    BY_PIERROT,
    BY_STEN,
    COLT,
    CREW,
    DICE,
    DRIVING,
    GESTURE,
    LOOT_ROLLING,
    MEN,
    NO,
    NONE,
    PARKING,
    PAWN,
    SPACE,
    SPACES,
    STREET,
    VAN_MOVED,
    VAN_ROBBED,
    VAN_ROLLED,
    VAN_ROLLING,
    VAN_RUN,
    VAN_SPARED,
    WEAPON,
)


def begin_van(p: Position) -> None:
    act(p, p.first)
    p.van_before = NONE
    p.van_left = 0
    ask(p.agenda, VAN_RUN, 0, 0, 0)
    ask(p.agenda, VAN_ROLLING, 0, 0, 0)


def run_van(p: Position) -> None:
    """First is 1 while those on the space are still to be asked, second whom of them."""
    if first(p.agenda) == 1:
        gang = p.earliest(second(p.agenda))
        if gang != NONE:
            p.agenda[-1] &= ~(1 << gang)
            ask(p.agenda, AIMING_AT_VAN, 1 << gang, NONE, 0)
            return
        p.agenda[-2] = 0
    if p.van_left == 0:
        settle(p.agenda)
        return
    ask(p.agenda, DRIVING, 1 << p.first, 0, 0)


def roll_distance(p: Position, action: int) -> None:
    settle(p.agenda)
    p.van_left = action - DICE
    tell_all(p, VAN_ROLLED, p.first, [p.van_left])


def streets_ahead(p: Position) -> list[int]:
    """R132, R133: any street, but not straight back unless the street ends."""
    if p.van_place == PARKING:
        return p.material.gates
    found: list[int] = []
    for space in p.material.neighbours(p.van_place):
        if p.material.kinds[space] == STREET and space != p.van_before:
            found.append(space)
    return found if found else [p.van_before]


def drive_refusal(p: Position, gang: int, action: int) -> str:
    if action < SPACE or action >= SPACE + SPACES:
        return "R133"
    if action - SPACE in streets_ahead(p):
        return LEGAL
    return "R132" if p.van_place == PARKING else "R133"


def drive(p: Position, gang: int, action: int) -> None:
    settle(p.agenda)
    p.van_before = p.van_place if p.van_place != PARKING else NONE
    p.van_place = action - SPACE
    p.van_left -= 1
    tell_all(p, VAN_MOVED, gang, [p.van_place, p.van_left])
    p.agenda[-2] = 1
    p.agenda[-1] = p.gangs_at(p.van_place) & ~(1 << gang)  # R136: its driver's men stay quiet


def aim_at_van_candidates(p: Position, gang: int) -> list[int]:
    found = [PAWN + man for man in p.crew_at(p.van_place, gang)]
    found.append(NO)
    found += [WEAPON, WEAPON + 1, WEAPON + 2, WEAPON + 3]
    return found


def aim_at_van_refusal(p: Position, gang: int, action: int) -> str:
    man = first(p.agenda)
    if man == NONE:
        if action == NO:
            return LEGAL
        picked = action - PAWN
        if picked < 0 or picked >= MEN or picked // CREW != gang or p.place[picked] != p.van_place:
            return "R134"
        for weapon in range(4):
            if may_stop_van(p, gang, picked, weapon):
                return LEGAL
        return "R135" if p.van_left == 0 else "R134"
    if WEAPON <= action < WEAPON + 4:
        if may_stop_van(p, gang, man, action - WEAPON):
            return LEGAL
        if action == WEAPON + BY_COLT and p.van_left > 0:
            return "R134"
        return weapon_refusal(p, man, action - WEAPON)
    return "R134"


def may_stop_van(p: Position, gang: int, man: int, weapon: int) -> bool:
    """R134, R135: a Sten while it passes, a Colt too where it ends."""
    if weapon == BY_COLT and p.van_left > 0:
        return False
    return has_weapon(p, gang, man, weapon)


def aim_at_van(p: Position, gang: int, action: int) -> None:
    if action == NO:
        settle(p.agenda)
        tell_all(p, VAN_SPARED, gang, [])
        return
    if action < WEAPON:
        p.agenda[-2] = action - PAWN
        return
    man = first(p.agenda)
    weapon = action - WEAPON
    settle(p.agenda)
    act(p, gang)
    tell_all(p, GESTURE, gang, [man, action])
    if weapon == BY_COLT:
        play(p, gang, COLT)
    else:
        if weapon == BY_STEN:
            unpack_sten(p, gang, man)
        elif weapon == BY_PIERROT:
            p.pierrot = 0
            p.pierrot_man = man
            p.stens[man] = p.material.sten_bullets
        p.stens[man] -= 1
        empty_sten(p, man)
    clear_table(p)
    ask(p.agenda, LOOT_ROLLING, 0, man, weapon)


def roll_loot(p: Position, action: int) -> None:
    """R138: the loot goes onto the man, the van back to the parking, and the run is over."""
    man = first(p.agenda)
    weapon = second(p.agenda)
    settle(p.agenda)
    sum = from_bank(p, (action - DICE) * p.material.van_unit)
    p.loot[man] += sum
    tell_all(p, VAN_ROBBED, man // CREW, [man, weapon, sum])
    p.van_place = PARKING
    p.van_before = NONE
    p.van_left = 0
    p.agenda[-2] = 0
    p.agenda[-1] = 0
