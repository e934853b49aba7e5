"""Raids on bases (R140 to R147)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, settle
from ludotheque.games.tractions.combat import begin_combat
from ludotheque.games.tractions.men import earn, from_bank, gather_spills, relocate, tell_all
from ludotheque.games.tractions.pacts import act, note_hostility
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ALL,
    ATTACKED,
    BANK_PAYS,
    CREW,
    FREE,
    GANGS,
    IN_RAID,
    RAIDED,
    READERS_ALL,
    REPRISALS,
)


def run_raids(p: Position) -> None:
    """R141: base after base, in turn order of the raided; second is how many raiders began, 0 between raids."""
    order = p.turn_order()
    place = first(p.agenda)
    if second(p.agenda):
        end_raid(p, order[place], second(p.agenda))
        return
    if place == len(order):
        settle(p.agenda)
        return
    owner = order[place]
    base = p.material.bases[owner]
    raiders = p.men_at(base) - p.men[base * GANGS + owner]
    if raiders < p.material.raid_men:
        p.agenda[-2] += 1
        return
    p.agenda[-1] = raiders
    bits = p.gangs_at(base) & ~(1 << owner)
    for gang in order:
        if bits >> gang & 1:
            act(p, gang)
            note_hostility(p, gang, 1 << owner, base)
    if p.men[base * GANGS + owner]:
        for gang in order:
            if bits >> gang & 1:
                tell_all(p, ATTACKED, gang, [base, 1 << owner])
        p.opening = FREE
        begin_combat(p, bits, p.crews_at(base, ALL), IN_RAID, base, p.earliest(bits))


def end_raid(p: Position, owner: int, raiders: int) -> None:
    """R144 to R147: the survivors share and go home, or stay."""
    base = p.material.bases[owner]
    p.agenda[-2] += 1
    p.agenda[-1] = 0
    men: list[int] = []
    for gang in p.turn_order():
        if gang != owner:
            men += p.crew_at(base, gang)
    loot = 0
    succeeded = men and not p.men[base * GANGS + owner]
    if succeeded:
        loot = raiders * p.material.raid_loot
        if p.agreed[BANK_PAYS]:
            loot = from_bank(p, loot)
        else:
            loot = min(loot, p.purses[owner])
            earn(p, owner, -loot, READERS_ALL)
    tell_all(p, RAIDED, owner, [loot, int(bool(succeeded))])
    if succeeded:
        for i in range(len(men)):
            earn(p, men[i] // CREW, loot // len(men) + int(i < loot % len(men)), READERS_ALL)
        for man in men:
            relocate(p, man, p.material.bases[man // CREW])
    gather_spills(p)  # R106: after the raiders have gone
    ask(p.agenda, REPRISALS, 0, 0, 0)
