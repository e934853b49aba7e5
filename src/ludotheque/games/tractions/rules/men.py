"""What happens to men and money: coming, going, falling, paying."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import retire_sten
from ludotheque.games.tractions.rules.position import Position

CHANCE_ONLY: Final = [CHANCE]
ALONE: Final = [[seat] for seat in range(t.GANGS)]  # one list for each seat: those who are asked are never edited


def seats_of(p: Position, bits: int) -> list[int]:
    """The seats of some gangs (bits), ascending; chance where there are none. Not to be edited."""
    if bits & (bits - 1) == 0:
        for gang in range(t.GANGS):
            if bits == 1 << gang:
                return ALONE[p.seat_of[gang]]
        return CHANCE_ONLY
    found: list[int] = []
    for seat in range(p.seats):
        if p.gangs[seat] != t.NONE and bits >> p.gangs[seat] & 1:
            found.append(seat)
    return found


def reader_bits(p: Position, bits: int) -> int:
    """The seats of some gangs as the readers of an event."""
    readers = 0
    for seat in range(p.seats):
        if p.gangs[seat] != t.NONE and bits >> p.gangs[seat] & 1:
            readers |= 1 << seat
    return readers


def tell_all(p: Position, kind: int, gang: int, shown: list[int]) -> None:
    """Note something that a gang did in public; the gang comes first, as readers of the log know seats only."""
    if p.journal is not None:
        p.note(kind, p.seat(gang), [gang, *shown])


def earn(p: Position, gang: int, sum: int, viewers: int) -> None:
    """Change a treasury; the viewers (gangs by bits, 64 for onlookers) reckon with it."""
    p.purses[gang] += sum
    if not p.agreed[t.MONEY_OPEN]:
        if viewers == t.READERS_ALL:
            p.unjudged = 1
        for viewer in range(t.GANGS + 1):
            if viewers >> viewer & 1:
                p.ledger[viewer * t.GANGS + gang] += sum


def pay(p: Position, giver: int, taker: int, sum: int) -> None:
    """A payment that everybody sees."""
    earn(p, giver, -sum, t.READERS_ALL)
    earn(p, taker, sum, t.READERS_ALL)


def lift(p: Position, man: int) -> None:
    """Take a man off his space; a guest left alone becomes host (R78)."""
    space = p.place[man]
    p.men[space * t.GANGS + man // t.CREW] -= 1
    p.place[man] = t.NONE
    p.guests[man] = t.HOST
    if p.material.kinds[space] == t.HOTEL:
        for other in p.crews_at(space, t.ALL):
            p.guests[other] = t.HOST


def put(p: Position, man: int, space: int) -> None:
    """Set a man on a space: dropped loot is his, and in his own base his loot is banked (R106, R107)."""
    gang = man // t.CREW
    p.place[man] = space
    p.men[space * t.GANGS + gang] += 1
    if p.dropped[space]:
        p.loot[man] += p.dropped[space]
        tell_all(p, t.LOOT_TAKEN, gang, [man, p.dropped[space]])
        p.dropped[space] = 0
    if p.loot[man] and p.material.owners[space] == gang:
        bank_loot(p, man)


def bank_loot(p: Position, man: int) -> None:
    gang = man // t.CREW
    earn(p, gang, p.loot[man], t.READERS_ALL)
    tell_all(p, t.BANKED, gang, [p.loot[man]])
    p.loot[man] = 0


def abandon_loot(p: Position, man: int) -> None:
    """R128: with `keep`, loot leaves a bank by car only."""
    if p.loot[man] and p.agreed[t.KEEP_LOOT] and p.material.kinds[p.place[man]] == t.BANK:
        p.bank += p.loot[man]
        p.loot[man] = 0


def from_bank(p: Position, sum: int) -> int:
    """A51: what the money bank pays of a sum: all of it, or what is left where the printed notes are all there are."""
    paid = min(sum, p.bank) if p.agreed[t.BANK_LIMITED] else sum
    p.bank -= paid
    return paid


def relocate(p: Position, man: int, space: int) -> None:
    """Move a man, by any way but a car."""
    abandon_loot(p, man)
    lift(p, man)
    put(p, man, space)


def drive_home(p: Position, man: int) -> None:
    """R127: by car, loot and all."""
    lift(p, man)
    put(p, man, p.material.bases[man // t.CREW])


def send_home(p: Position, man: int) -> None:
    """A71: the man goes home with what he carries."""
    relocate(p, man, p.material.bases[man // t.CREW])


def retire(p: Position, man: int) -> None:
    """A man goes back to the reserve; what he carried is seen to by the caller."""
    retire_sten(p, man)
    p.hits[man] = 0
    lift(p, man)


def fall(p: Position, man: int, killers: int) -> None:
    """R96, R106, R120: a man is eliminated; his loot drops on his space, or into the pot of a heist."""
    space = p.place[man]
    if p.fight == t.IN_HOTEL and p.heist == t.NONE and man in p.group:
        space = p.field  # R80: the attacker counts as inside
    retire(p, man)
    if p.loot[man]:
        if p.heist != t.NONE:
            p.pot += p.loot[man]
        else:
            p.spills += [space, p.loot[man], killers]
        p.loot[man] = 0
    if man in p.engaged:
        p.engaged.remove(man)
    if man in p.group:
        p.group.remove(man)
    if man in p.joined:
        p.joined.remove(man)


def gather_spills(p: Position) -> None:
    """R106: loot of the fallen is picked up once the attempt, the attack or the raid is over."""
    for i in range(0, len(p.spills), t.SPILL_WIDTH):
        space = p.spills[i]
        here = p.gangs_at(space)
        if here == 0:
            p.dropped[space] += p.spills[i + t.SPILL_SUM]
            continue
        killers = here & p.spills[i + t.SPILL_KILLERS]
        gang = p.earliest(killers) if killers else p.earliest(here)
        man = p.crew_at(space, gang)[0]
        p.loot[man] += p.spills[i + t.SPILL_SUM]
        tell_all(p, t.LOOT_TAKEN, gang, [man, p.spills[i + t.SPILL_SUM]])
        if p.material.owners[space] == gang:
            bank_loot(p, man)
    p.spills = []


def recruit(p: Position, gang: int, by_cash: int) -> None:
    man = p.reservist(gang)
    put(p, man, p.material.bases[gang])
    tell_all(p, t.RECRUITED, gang, [man, by_cash])


# What the places of a gang bring it (R148).


def e_due(p: Position, gang: int) -> int:
    """How many Embrouilles (E) it may choose: one for each man in a hotel."""
    due = 0
    for space in p.material.hotels:
        due += p.men[space * t.GANGS + gang]
    return due


def s_due(p: Position, gang: int) -> int:
    """How many Super Embrouilles (S) it may choose: one for each full series of men in the same café."""
    due = 0
    for space in p.material.cafes:
        due += p.men[space * t.GANGS + gang] // p.material.cafe_series
    if p.agreed[t.SUPER_ALWAYS]:
        due = min(due, p.material.super_most - p.s_count(gang))
    return max(0, due)
