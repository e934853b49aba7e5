"""Talk under fire: parleys and Russian roulette (R99, R157 to R160)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, asked, first, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.combat import begin_round, count_bits, engaged_gangs, rivals, seal
from ludotheque.games.tractions.men import fall, pay, tell_all
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    CREW,
    DIE,
    DUEL_ANSWERING,
    DUEL_PROPOSED,
    DUEL_SAID,
    FELL,
    FREE,
    GANG,
    GANGS,
    GO,
    HOTEL,
    IN_HOTEL,
    IN_PLACE,
    IN_STREET,
    LET_IN,
    MEN,
    NONE,
    NOTE,
    NOTES,
    OK,
    PARLEY_ANSWERING,
    PARLEY_SAID,
    PARLEYED,
    PAWN,
    ROLLED,
    ROLLING,
    WITHDRAWAL,
    YES,
)

MOST_OFFERED = 300  # U of another gang's money that a parley may name


# Parleys.


def parley_candidates(p: Position, gang: int) -> list[int]:
    found = [GANG + other for other in range(GANGS)]
    found += [NOTE + i for i in range(len(NOTES))]
    found += [OK, GO, WITHDRAWAL, LET_IN]
    return found


def parley_refusal(p: Position, gang: int, action: int) -> str:
    size = len(p.offer)
    if action == WITHDRAWAL:
        return LEGAL if size == 0 else "R99"
    if action == LET_IN:
        return LEGAL if size == 0 and may_let_in(p) else "R99"
    if size == 0:
        return "R99"
    if first(p.agenda) == 1:  # a sum is being counted out
        if action == OK:
            return LEGAL
        if NOTE <= action < NOTE + len(NOTES):
            most = p.purses[gang] if p.offer[size - 3] == gang else MOST_OFFERED
            return LEGAL if p.offer[size - 1] + NOTES[action - NOTE] <= most else "R99"
        return "R99"
    if action == GO:
        return LEGAL if size % 3 == 1 else "R99"
    if GANG <= action < GANG + GANGS:
        other = action - GANG
        if not engaged_gangs(p) >> other & 1:
            return "R99"
        if size % 3 == 1:
            if other == gang and p.purses[gang] == 0:
                return "R99"
            return LEGAL if has_payee(p, other) else "R99"
        return LEGAL if may_be_paid(p, p.offer[size - 1], other) else "R99"
    return "R99"


def has_payee(p: Position, payer: int) -> bool:
    for other in range(GANGS):
        if engaged_gangs(p) >> other & 1 and may_be_paid(p, payer, other):
            return True
    return False


def may_be_paid(p: Position, payer: int, payee: int) -> bool:
    """Each pair of gangs has one sum in an offer."""
    if payer == payee:
        return False
    for i in range(1, len(p.offer) - 2, 3):
        if p.offer[i] == payer and p.offer[i + 1] == payee:
            return False
    return True


def may_let_in(p: Position) -> bool:
    """R99: in a street entry, or in a hotel with one foreign man inside."""
    if p.fight == IN_STREET:
        return True
    if p.fight == IN_HOTEL or (p.fight == IN_PLACE and p.material.kinds[p.field] == HOTEL):
        foreign = p.gangs_at(p.field) & ~(1 << p.active)
        return count_bits(foreign) == 1
    return False


def parley(p: Position, gang: int, action: int) -> None:
    if action == GO:
        settle(p.agenda)
        p.parleyed |= 1 << gang
        tell_all(p, PARLEYED, gang, p.offer[:])
        others = engaged_gangs(p) & ~(1 << gang)
        for other in range(GANGS):
            p.answers[other] = 0
        ask(p.agenda, PARLEY_ANSWERING, others, gang, others)
    elif action == OK:
        p.agenda[-2] = 0
        if p.offer[-1] == 0:
            p.offer = p.offer[:-3]
    elif action >= NOTE and action < NOTE + len(NOTES):
        p.offer[-1] += NOTES[action - NOTE]
    elif action >= GANG and action < GANG + GANGS:
        p.offer.append(action - GANG)
        if len(p.offer) % 3 == 0:
            p.offer.append(0)
            p.agenda[-2] = 1
    else:
        p.offer = [action]


def answer_parley(p: Position, gang: int, action: int) -> None:
    others = second(p.agenda)
    p.answers[gang] = action
    is_last = asked(p.agenda) == 1 << gang
    seal(p, gang)
    if not is_last:
        return
    agreed = True
    for other in range(GANGS):
        if others >> other & 1:
            tell_all(p, PARLEY_SAID, other, [int(p.answers[other] == YES)])
            if p.answers[other] != YES:
                agreed = False
            p.answers[other] = 0
    if not agreed:
        return
    broke = bankrupt(p)
    if broke != NONE:  # R99: counts as refused, and is said aloud, as treasuries may be hidden
        tell_all(p, PARLEY_SAID, broke, [0])
        return
    for i in range(1, len(p.offer), 3):
        pay(p, p.offer[i], p.offer[i + 1], p.offer[i + 2])
    p.outcome = p.offer[0]


def bankrupt(p: Position) -> int:
    """The first gang in turn order that cannot pay what the parley asks of it, or NONE."""
    for gang in p.turn_order():
        owed = 0
        for i in range(1, len(p.offer), 3):
            if p.offer[i] == gang:
                owed += p.offer[i + 2]
        if owed > p.purses[gang]:
            return gang
    return NONE


# Russian roulette.


def duel_candidates(p: Position, gang: int) -> list[int]:
    return [PAWN + man for man in range(MEN)]


def duel_refusal(p: Position, gang: int, action: int) -> str:
    if action < PAWN or action >= PAWN + MEN or (action - PAWN) not in p.engaged:
        return "R157"
    other = (action - PAWN) // CREW
    if first(p.agenda) == NONE:
        return LEGAL if other == gang else "R157"
    if not rivals(p, gang) >> other & 1:
        return "R157"
    return "R158" if p.dared >> other & 1 else LEGAL


def duel(p: Position, gang: int, action: int) -> None:
    man = action - PAWN
    champion = first(p.agenda)
    if champion == NONE:
        p.agenda[-2] = man
        return
    settle(p.agenda)
    tell_all(p, DUEL_PROPOSED, gang, [champion, man])
    ask(p.agenda, DUEL_ANSWERING, 1 << (man // CREW), champion, man)


def answer_duel(p: Position, gang: int, action: int) -> None:
    champion = first(p.agenda)
    man = second(p.agenda)
    settle(p.agenda)
    tell_all(p, DUEL_SAID, gang, [int(action == YES)])
    p.opening = FREE
    if action == YES:
        p.passes = 0
        ask(p.agenda, ROLLING, 0, champion, man)
    else:
        p.dared |= 1 << gang


def roll(p: Position, action: int) -> None:
    """R159: in turn, until somebody rolls a 1."""
    man = first(p.agenda)
    other = second(p.agenda)
    tell_all(p, ROLLED, man // CREW, [man, action - DIE])
    if action != DIE + 1:
        p.agenda[-2] = other
        p.agenda[-1] = man
        return
    settle(p.agenda)
    tell_all(p, FELL, man // CREW, [man])
    fall(p, man, 1 << (other // CREW))
    begin_round(p)
