"""Attacks: who is named, who joins, the windows for an Implantation, attacks in place (R71, R83 to R90)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, below, first, question, second, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import discard
from ludotheque.games.tractions.rules.combat import begin_combat
from ludotheque.games.tractions.rules.entry import close_entry, foreigners, must_leave, turn_back
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.pacts import note_hostility
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Procedure, Question


def armable(p: Position) -> list[int]:
    """The group, and own men already on a street who might join it."""
    found = p.group + p.joined
    if p.material.kinds[p.target] == t.STREET:
        for man in p.crew_at(p.target, p.active):
            if man not in found:
                found.append(man)
    return found


def nameable(p: Position, space: int, crew: list[int]) -> int:
    """The gangs that may be named in an attack there by these men."""
    armed = p.is_armed(p.active, crew)
    if not armed and not p.agreed[t.ROULETTES]:
        return 0
    bits = 0
    for gang in range(t.GANGS):
        if not foreigners(p, space) >> gang & 1 or p.is_shielded(gang, space):
            continue
        if space * t.GANGS + gang in p.attacked and not armed:
            continue  # R86: the new attack opens with a shot
        bits |= 1 << gang
    return bits


class Naming(Question):
    """R71: which gangs an attack names, and which men join it."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = [t.PAWN + man for man in p.crew_at(p.target, gang)]
        there = foreigners(p, p.target)
        for other in range(t.GANGS):
            if there >> other & 1:
                found.append(t.GANG + other)
        found.append(t.GO)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        space = p.target
        if action == t.GO:
            if p.named == 0:
                return "R71"
            if p.is_armed(gang, p.group + p.joined):
                return LEGAL
            return "R71" if not p.agreed[t.ROULETTES] or is_repeated(p) else LEGAL
        if t.GANG <= action < t.GANG + t.GANGS:
            other = action - t.GANG
            if p.named >> other & 1 or not foreigners(p, space) >> other & 1:
                return "R71"
            if p.is_shielded(other, space):
                return "R87"
            return LEGAL if nameable(p, space, armable(p)) >> other & 1 else "R86"
        man = action - t.PAWN
        if man < 0 or man >= t.MEN or man // t.CREW != gang or man in p.group or man in p.joined:
            return "R71"
        return LEGAL if p.place[man] == space and p.material.kinds[space] == t.STREET else "R71"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action >= t.GANG and action < t.GANG + t.GANGS:
            p.named |= 1 << (action - t.GANG)
            return
        if action != t.GO:
            if below(p.agenda, 0) == t.ENTRY:
                p.joined.append(action - t.PAWN)
                p.joined.sort()
            else:
                p.group.append(action - t.PAWN)
                p.group.sort()
            return
        settle(p.agenda)
        for other in range(t.GANGS):
            if p.named >> other & 1:
                p.sums[other] = 0  # R71: it is owed nothing
        note_hostility(p, gang, p.named, p.target)
        tell_all(p, t.ATTACKED, gang, [p.target, p.named])
        p.opening = t.MUST_FIRE if is_repeated(p) else t.MUST_OPEN
        p.consents &= ~p.named
        kind = p.material.kinds[p.target]
        if kind in (t.CAFE, t.HOTEL):
            set_second(p.agenda, p.named)  # the frame of the entry or the assault asks them one by one (R88)
        else:
            start_fight(p)


def is_repeated(p: Position) -> bool:
    """R86: one of the named was attacked there in this movement turn."""
    for gang in range(t.GANGS):
        if p.named >> gang & 1 and p.target * t.GANGS + gang in p.attacked:
            return True
    return False


def ask_shield(p: Position) -> bool:
    """R88: each attacked gang in turn order may still play an Implantation; whether one was asked."""
    if second(p.agenda) == 0:
        return False
    gang = p.earliest(second(p.agenda))
    set_second(p.agenda, second(p.agenda) & ~(1 << gang))
    ask(p.agenda, t.SHIELDING, 1 << gang, int(second(p.agenda) == 0), 0)
    return True


class Shielding(Question):
    """R88: an attacked gang may still play an Implantation."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SHIELD, t.SHIELD + 1, t.NO]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.NO:
            return LEGAL
        if action != wanted_shield(p):
            return "R88"
        return LEGAL if p.hands[gang * t.KINDS + t.IMPLANTATION] else "R87"

    def answer(self, p: Position, gang: int, action: int) -> None:
        is_last = first(p.agenda)
        settle(p.agenda)
        if action == t.NO:
            tell_all(p, t.UNSHIELDED, gang, [])
        else:
            protect(p, gang, action - t.SHIELD)
            p.named &= ~(1 << gang)
        if not is_last:
            return
        if p.named:
            start_fight(p)
            return
        p.opening = t.FREE
        if question(p.agenda) == t.ENTRY:  # R88: the announcement is void
            turn_back(p)


def wanted_shield(p: Position) -> int:
    """The protection that would cancel the attack."""
    return t.SHIELD + int(p.material.kinds[p.target] == t.HOTEL)


def protect(p: Position, gang: int, what: int) -> None:
    discard(p, gang, t.IMPLANTATION)
    p.shields[gang * 2 + what] = 1
    tell_all(p, t.SHIELDED, gang, [what])


def start_fight(p: Position) -> None:
    p.fought |= p.named
    for gang in range(t.GANGS):
        mark = p.target * t.GANGS + gang
        if p.named >> gang & 1 and mark not in p.attacked:
            p.attacked.append(mark)
    p.attacked.sort()
    kind = p.material.kinds[p.target]
    if question(p.agenda) == t.ASSAULT:
        fight = t.IN_PLACE
    else:
        fight = t.IN_HOTEL if kind == t.HOTEL else t.IN_STREET
    begin_combat(p, 1 << p.active, p.group + p.joined + p.crews_at(p.target, p.named), fight, p.target, p.active)


# An attack in place (R83, R85, R86).


def begin_assault(p: Position, group: list[int], space: int) -> None:
    p.group = group
    p.origin = space
    p.target = space
    p.by_coup = 0
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    p.named = 0
    ask(p.agenda, t.ASSAULT, 0, 0, 0)
    ask(p.agenda, t.NAMING, 1 << p.active, 0, 0)


class Assault(Procedure):
    """R83: an attack in place."""

    def run(self, p: Position) -> None:
        if ask_shield(p):
            return
        if p.material.kinds[p.target] == t.HOTEL and p.group:
            there = foreigners(p, p.target)
            if there & p.fought & ~p.consents:
                must_leave(p)
                return
            man = p.group[0]
            if there and p.guests[man] == t.UNPAID and p.outcome == t.LET_IN and p.fought:
                p.guests[man] = t.PAID
        close_entry(p)
