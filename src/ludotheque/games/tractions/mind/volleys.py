"""Shots worth a thought: whole orders, so that a boss weighs three Colts against one man before he picks the first."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import question
from ludotheque.games.tractions.mind.value import is_dangerous, spares
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.shots import may_aim, may_hit

TWICE: Final = 2  # bullets for a man who may dodge one
MAN: Final = 6  # what a man is worth who carries nothing, in U
LEADER: Final = 12  # what it is worth besides to hit the one who is about to win


def volleys(p: Position, gang: int, last: int) -> list[list[int]]:
    """Ways to shoot, each as the picks that write it down; what is aimed already is how they all begin."""
    shooters: list[int] = []
    crew = p.crew_at(p.heist, gang) if question(p.agenda) == t.ORDERING else p.engaged
    for man in crew:
        if may_aim(p, gang, man):
            shooters.append(man)
    if not shooters:
        return []
    found: list[list[int]] = []
    for targets in target_lists(p, gang, shooters[0]):
        for power in powers(p, gang, shooters, len(targets)):
            picks = written(p, gang, shooters, targets, power)
            if picks:
                picks.append(last)
                if picks not in found:
                    found.append(picks)
    return continued(found, begun(p, gang))


def target_lists(p: Position, gang: int, shooter: int) -> list[list[int]]:
    """The men of each gang that may be shot at, dearest first; then all of them together, then the dearest alone."""
    found: list[list[int]] = []
    worths: list[int] = []
    together: list[int] = []
    for other in range(t.GANGS):
        if other == gang or not p.is_playing(other) or is_spared(p, gang, other):
            continue
        men: list[int] = []
        total = LEADER if is_dangerous(p, gang, other) else 0
        for man in range(other * t.CREW, other * t.CREW + t.CREW):
            if p.place[man] != t.NONE and may_hit(p, gang, shooter, man):
                men.append(man)
                total += MAN + p.loot[man]
        if not men:
            continue
        men = by_loot(p, men)
        place = len(found)
        while place > 0 and worths[place - 1] < total:
            place -= 1
        found.insert(place, men)
        worths.insert(place, total)
    if len(found) > 1:
        for men in found:
            together += men
        found.insert(1, together)
    if found and len(found[0]) > 1:
        found.append(found[0][:1])
    return found


def is_spared(p: Position, gang: int, other: int) -> bool:
    """Whether a peace that is kept protects a gang; who has fired at us is fair game (R45)."""
    if p.fired and p.fired[other * t.GANGS + gang]:
        return False
    return spares(p, gang, other, p.heist if p.heist != t.NONE else p.field)


def by_loot(p: Position, men: list[int]) -> list[int]:
    """The most loaded first."""
    found: list[int] = []
    for man in men:
        place = len(found)
        while place > 0 and p.loot[found[place - 1]] < p.loot[man]:
            place -= 1
        found.insert(place, man)
    return found


class Power:
    """How much is fired: bullets by Colt, and whether the Stens speak."""

    def __init__(self, colts: int, stens: bool) -> None:
        self.colts = colts
        self.stens = stens


def powers(p: Position, gang: int, shooters: list[int], targets: int) -> list[Power]:
    """One bullet for each target, two for each, all that there is, with the Stens or without."""
    colts = min(p.hands[gang * t.KINDS + t.COLT], len(shooters))
    has_sten = p.hands[gang * t.KINDS + t.STEN] > 0 or (gang == t.LO and p.pierrot == 1)
    for man in shooters:
        has_sten = has_sten or p.stens[man] > 0
    found: list[Power] = []
    last = 0
    for count in (targets, TWICE * targets, colts):
        count = min(count, colts)
        if count > last:
            last = count
            found.append(Power(count, False))
    if has_sten:
        found.append(Power(0, True))
        if colts:
            found.append(Power(colts, True))
    return found


def written(p: Position, gang: int, shooters: list[int], targets: list[int], power: Power) -> list[int]:
    """The picks of a volley: bullets go round the targets, the dearest first; Stens by who holds one, else the last."""
    picks: list[int] = []
    fired = 0
    colts = power.colts
    stens = p.hands[gang * t.KINDS + t.STEN] if power.stens else 0
    pierrot = int(power.stens and gang == t.LO and p.pierrot == 1)
    for i in range(len(shooters)):
        man = shooters[i]
        left = len(shooters) - i
        weapon = t.NONE
        bullets = p.material.sten_bullets
        if power.stens and p.stens[man]:
            weapon = t.BY_HELD
            bullets = p.stens[man]
        elif p.stens[man] == 0 and pierrot and left <= stens + pierrot:
            weapon = t.BY_PIERROT
            pierrot = 0
        elif p.stens[man] == 0 and stens and left <= stens + pierrot:
            weapon = t.BY_STEN
            stens -= 1
        elif colts:
            weapon = t.BY_COLT
            bullets = 1
            colts -= 1
        if weapon == t.NONE:
            continue
        picks += [t.PAWN + man, t.WEAPON + weapon]
        for _ in range(bullets):
            picks.append(t.PAWN + targets[fired % len(targets)])
            fired += 1
    return picks


def begun(p: Position, gang: int) -> list[int]:
    """What the gang has picked so far in this order."""
    picks: list[int] = []
    last = t.NONE
    for i in range(0, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == gang:
            if p.shots[i + t.SHOOTER] != last:
                last = p.shots[i + t.SHOOTER]
                picks += [t.PAWN + last, t.WEAPON + p.shots[i + t.SHOT_WEAPON]]
            picks.append(t.PAWN + p.shots[i + t.SHOT_TARGET])
    man = p.gunman(gang)
    if man != t.NONE and man != last:
        picks.append(t.PAWN + man)
        if p.weapon_in_hand(gang) != t.NONE:
            picks.append(t.WEAPON + p.weapon_in_hand(gang))
    return picks


def continued(orders: list[list[int]], start: list[int]) -> list[list[int]]:
    """What is left of those orders that begin so; one of them where all go on alike."""
    found: list[list[int]] = []
    is_alike = True
    for order in orders:
        if order[: len(start)] == start and len(order) > len(start):
            found.append(order[len(start) :])
            is_alike = is_alike and found[len(found) - 1][0] == found[0][0]
    return found[:1] if start and is_alike else found
