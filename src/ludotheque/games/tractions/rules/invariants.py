"""The invariants of the specification (I1 to I10, I13)."""

from __future__ import annotations

from ludotheque.core.agenda import question
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position


def broken(p: Position) -> str:
    """The first broken invariant of I1 to I10 and I13."""
    counts = [0] * (t.SPACES * t.GANGS)
    for man in range(t.MEN):
        if p.place[man] == t.NONE:
            if p.loot[man] or p.stens[man] or p.guests[man]:
                return "I1"
        else:
            counts[p.place[man] * t.GANGS + man // t.CREW] += 1
            if p.closed[p.place[man]]:
                return "I4"
            if p.guests[man] and p.material.kinds[p.place[man]] != t.HOTEL:
                return "I4"
    if counts != p.men:
        return "I1"
    if p.agenda and question(p.agenda) == t.GROUPING:
        for man in p.group:
            if p.place[man] == t.NONE or man // t.CREW != p.active:
                return "I13"
    return cards_check(p) or money_check(p) or hotels_check(p)


def cards_check(p: Position) -> str:
    for kind in range(t.KINDS):
        total = p.supply[kind] + p.table[kind]
        if p.supply[kind] < 0 or p.table[kind] < 0:
            return "I2"
        for gang in range(t.GANGS):
            if p.hands[gang * t.KINDS + kind] < 0:
                return "I2"
            total += p.hands[gang * t.KINDS + kind]
        if kind == t.STEN:
            for man in range(t.MEN):
                if p.stens[man] and man != p.pierrot_man:
                    total += 1
                if p.stens[man] < 0 or p.stens[man] > p.material.sten_bullets:
                    return "I8"
            if p.agreed[t.POWERS] and p.turn >= 0:
                total += 1
        if total != p.material.cards[kind]:
            return "I2"
    return knowledge_check(p)


def knowledge_check(p: Position) -> str:
    """I10: what a viewer reckons never excludes the truth."""
    for viewer in range(t.VIEWERS):
        for holder in range(t.HOLDERS):
            for kind in range(t.KINDS):
                true = p.supply[kind] if holder == t.GANGS else p.hands[holder * t.KINDS + kind]
                i = (viewer * t.HOLDERS + holder) * t.KINDS + kind
                if p.lows[i] > true or p.highs[i] < true:
                    return "I10"
                if viewer == holder < t.GANGS and not p.lows[i] == p.highs[i] == true:
                    return "I10"
    return ""


def money_check(p: Position) -> str:
    total = p.bank + p.pot
    for gang in range(t.GANGS):
        total += p.purses[gang]
        if p.purses[gang] < 0:
            return "I3"
    for man in range(t.MEN):
        total += p.loot[man]
        if p.loot[man] < 0:
            return "I3"
        if p.loot[man] and p.material.owners[p.place[man]] == man // t.CREW:
            return "I6"
    for space in range(t.SPACES):
        total += p.dropped[space]
    for i in range(t.SPILL_SUM, len(p.spills), t.SPILL_WIDTH):
        total += p.spills[i]
    is_overdrawn = p.bank < 0 and p.agreed[t.BANK_LIMITED] == 1
    return "I3" if is_overdrawn or total != p.material.money else ""


def hotels_check(p: Position) -> str:
    for space in range(t.SPACES):
        if p.material.kinds[space] != t.HOTEL:
            continue
        inside = 0
        visitors = 0
        for gang in range(t.GANGS):
            crew = p.crew_at(space, gang)
            if len(crew) > 1:
                return "I4"
            for man in crew:
                inside += 1
                visitors += int(p.guests[man] != t.HOST)
        if inside > 2 or visitors != int(inside == 2):
            return "I4"
    if p.points < 0:
        return "I7"
    return ""
