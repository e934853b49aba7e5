"""Raids on bases (R140 to R147)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_first, set_second, settle
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import begin_combat
from ludotheque.games.tractions.rules.men import earn, from_bank, gather_spills, relocate, tell_all
from ludotheque.games.tractions.rules.pacts import act, note_hostility
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Procedure


class Raids(Procedure):
    """R141: base after base, in turn order of the raided; second is how many raiders began, 0 between raids."""

    def run(self, p: Position) -> None:
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
        raiders = p.men_at(base) - p.men[base * t.GANGS + owner]
        if raiders < p.material.raid_men:
            set_first(p.agenda, first(p.agenda) + 1)
            return
        set_second(p.agenda, raiders)
        bits = p.gangs_at(base) & ~(1 << owner)
        for gang in order:
            if bits >> gang & 1:
                act(p, gang)
                note_hostility(p, gang, 1 << owner, base)
        if p.men[base * t.GANGS + owner]:
            for gang in order:
                if bits >> gang & 1:
                    tell_all(p, t.ATTACKED, gang, [base, 1 << owner])
            p.opening = t.FREE
            begin_combat(p, bits, p.crews_at(base, t.ALL), t.IN_RAID, base, p.earliest(bits))


def end_raid(p: Position, owner: int, raiders: int) -> None:
    """R144 to R147: the survivors share and go home, or stay."""
    base = p.material.bases[owner]
    set_first(p.agenda, first(p.agenda) + 1)
    set_second(p.agenda, 0)
    men: list[int] = []
    for gang in p.turn_order():
        if gang != owner:
            men += p.crew_at(base, gang)
    loot = 0
    succeeded = men and not p.men[base * t.GANGS + owner]
    if succeeded:
        loot = raiders * p.material.raid_loot
        if p.agreed[t.BANK_PAYS]:
            loot = from_bank(p, loot)
        else:
            loot = min(loot, p.purses[owner])
            earn(p, owner, -loot, t.READERS_ALL)
    tell_all(p, t.RAIDED, owner, [loot, int(bool(succeeded))])
    if succeeded:
        for i in range(len(men)):
            earn(p, men[i] // t.CREW, loot // len(men) + int(i < loot % len(men)), t.READERS_ALL)
        for man in men:
            relocate(p, man, p.material.bases[man // t.CREW])
    gather_spills(p)  # R106: after the raiders have gone
    ask(p.agenda, t.REPRISALS, 0, 0, 0)
