"""Contested streets and hotels: offers, ambushes, rents and guests (R65 to R82)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, asked, first, question, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.attack import armable, ask_shield, nameable
from ludotheque.games.tractions.rules.combat import begin_combat, seal
from ludotheque.games.tractions.rules.entry import close_entry, enter, foreigners, must_leave, turn_back
from ludotheque.games.tractions.rules.men import pay, tell_all
from ludotheque.games.tractions.rules.pacts import note_hostility, note_refusal
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Procedure, Question


class Entry(Procedure):
    """R65: stage 0 is le Moko's window, then the settling with those inside."""

    def run(self, p: Position) -> None:
        if ask_shield(p):
            return
        if first(p.agenda) == 0:
            set_first(p.agenda, 1)
            may_forbid = p.has_power(t.AT) and p.moko == 1 and p.active != t.AT
            if may_forbid and (p.men[p.target * t.GANGS + t.AT] or p.material.owners[p.target] == t.AT):
                ask(p.agenda, t.FORBIDDING, 1 << t.AT, 0, 0)
                return
        kind = p.material.kinds[p.target]
        if not p.group:
            close_entry(p)
        elif kind == t.HOTEL:
            go_on_in_hotel(p)
        elif kind == t.STREET:
            go_on_in_street(p)
        else:
            enter(p, t.HOST)


def go_on_in_street(p: Position) -> None:
    """R72."""
    there = foreigners(p, p.target)
    if there & p.fought & ~p.consents:
        turn_back(p)
    elif there & ~p.consents:
        ask_or_turn_back(p)
    else:
        due = 0
        for gang in range(t.GANGS):
            if there >> gang & 1:
                due += p.sums[gang]
        if due > p.purses[p.active]:
            turn_back(p)
            return
        for gang in range(t.GANGS):
            if there >> gang & 1 and p.sums[gang]:
                pay(p, p.active, gang, p.sums[gang])
        enter(p, t.HOST)


def go_on_in_hotel(p: Position) -> None:
    """R75 to R80: the attacker must leave when a man it attacked survives, unless it was let in."""
    there = foreigners(p, p.target)
    if there & p.fought & ~p.consents:
        must_leave(p)
    elif there & ~p.consents:
        ask_or_turn_back(p)
    elif there:
        enter(p, t.PAID)
    else:
        enter(p, t.HOST)


def ask_or_turn_back(p: Position) -> None:
    """R56: once the sand has run out nothing new begins."""
    if p.time_over:
        turn_back(p)
    else:
        ask(p.agenda, t.CONTESTING, 1 << p.active, 0, 0)


# The choice before a contested space: offer, attack or back.


def askable(p: Position) -> int:
    """Who has not answered in this attempt, nor refused before."""
    return foreigners(p, p.target) & ~p.consents & ~p.refusers & ~p.fought


class Contesting(Question):
    """R66: an offer, an attack, or back."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.OFFER, t.ATTACK, t.BACK]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.BACK:
            return LEGAL
        if action == t.OFFER:
            if p.material.kinds[p.target] == t.HOTEL:
                return rent_refusal(p, gang)
            return LEGAL if askable(p) else "R70"
        if action == t.ATTACK:
            if not nameable(p, p.target, armable(p)):
                return attack_refusal(p, gang)
            return LEGAL
        return "R9"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        if action == t.BACK:
            turn_back(p)
        elif action == t.OFFER:
            if p.material.kinds[p.target] == t.HOTEL:
                host = p.host_of(p.target) // t.CREW
                p.sums[host] = p.material.hotel_rent
                put_offer(p, 1 << host)
            else:
                ask(p.agenda, t.SUMMING, 1 << gang, p.earliest(askable(p)), 0)
        else:
            p.named = 0
            p.joined = []
            ask(p.agenda, t.NAMING, 1 << gang, 0, 0)


def rent_refusal(p: Position, gang: int) -> str:
    """R75, R79: one foreign host, no guest, and the exact rent."""
    if count_bits(foreigners(p, p.target)) != 1:
        return "R79"
    if not askable(p):
        return "R70"
    return LEGAL if p.purses[gang] >= p.material.hotel_rent else "R75"


def attack_refusal(p: Position, gang: int) -> str:
    if not p.agreed[t.ROULETTES] and not p.is_armed(gang, armable(p)):
        return "R71"
    for other in range(t.GANGS):
        if foreigners(p, p.target) >> other & 1 and p.is_shielded(other, p.target):
            return "R87"
    return "R86"


class Summing(Question):
    """R67: the sum offered to a gang, note by note."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NOTE, t.NOTE + 1, t.NOTE + 2, t.NOTE + 3, t.OK]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.OK:
            return LEGAL
        if action < t.NOTE or action >= t.NOTE + len(t.NOTES):
            return "R67"
        total = second(p.agenda) + t.NOTES[action - t.NOTE]
        for other in range(t.GANGS):
            total += p.sums[other]
        return LEGAL if total <= p.purses[gang] else "R67"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action != t.OK:
            set_second(p.agenda, second(p.agenda) + t.NOTES[action - t.NOTE])
            return
        other = first(p.agenda)
        p.sums[other] = second(p.agenda)
        bits = askable(p)
        rest = 0
        is_past = False
        for next_gang in p.turn_order():
            if is_past and bits >> next_gang & 1:
                rest |= 1 << next_gang
            if next_gang == other:
                is_past = True
        settle(p.agenda)
        if rest:
            ask(p.agenda, t.SUMMING, 1 << gang, p.earliest(rest), 0)
        else:
            put_offer(p, bits)


def put_offer(p: Position, bits: int) -> None:
    shown = [p.target]
    for gang in range(t.GANGS):
        if bits >> gang & 1:
            shown += [gang, p.sums[gang]]
            p.answers[gang] = 0
    tell_all(p, t.OFFERED, p.active, shown)
    ask(p.agenda, t.ANSWERING, bits, bits, 0)


class Answering(Question):
    """R67, R69: those inside agree, decline or ambush."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.AGREE, t.DECLINE, t.AMBUSH]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action in (t.AGREE, t.DECLINE):
            return LEGAL
        if action != t.AMBUSH:
            return "R67"
        if p.material.kinds[p.target] != t.STREET:
            return "R75"
        return LEGAL if p.is_armed(gang, p.crew_at(p.target, gang)) else "R71"

    def answer(self, p: Position, gang: int, action: int) -> None:
        bits = first(p.agenda)
        p.answers[gang] = action
        is_last = asked(p.agenda) == 1 << gang
        seal(p, gang)
        if is_last:
            open_answers(p, bits)


def open_answers(p: Position, bits: int) -> None:
    """All have answered: a host is paid, those who ambush are fought (R69, R75)."""
    ambushers = hear_answers(p, bits)
    if question(p.agenda) == t.RENEWAL:
        return
    if p.material.kinds[p.target] == t.HOTEL:
        for other in range(t.GANGS):
            if p.consents >> other & 1:
                pay(p, p.active, other, p.sums[other])
    elif ambushers:  # R69: the group alone against those who ambush it
        p.fought |= ambushers
        for other in range(t.GANGS):
            if ambushers >> other & 1:
                p.sums[other] = 0
        engaged = p.group + p.crews_at(p.target, ambushers)
        p.opening = t.MUST_OPEN
        begin_combat(p, 1 << p.active, engaged, t.IN_STREET, p.target, p.earliest(ambushers))


def hear_answers(p: Position, bits: int) -> int:
    """Open the answers of some gangs, remember who refuses (R70); those who ambush."""
    ambushers = 0
    clause = t.LODGING if p.material.kinds[p.target] == t.HOTEL else t.PASSAGE
    for other in range(t.GANGS):
        if not bits >> other & 1:
            continue
        reply = p.answers[other]
        p.answers[other] = 0
        if reply != t.AGREE:
            note_refusal(p, other, p.active, clause)
        if reply == t.AMBUSH:
            note_hostility(p, other, 1 << p.active, p.target)
        tell_all(p, t.ANSWERED, other, [reply])
        if reply == t.AGREE:
            p.consents |= 1 << other
        else:
            p.refusers |= 1 << other
            p.refusals.append(p.target * t.GANGS + other)
        if reply == t.AMBUSH:
            ambushers |= 1 << other
    p.refusals.sort()
    return ambushers


# A guest who pays again (R77).


def begin_renewal(p: Position, man: int) -> None:
    space = p.place[man]
    p.group = [man]
    p.origin = space
    p.target = space
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    ask(p.agenda, t.RENEWAL, 0, 0, 0)
    host = p.host_of(space) // t.CREW
    p.sums[host] = p.material.hotel_rent
    put_offer(p, 1 << host)


class Renewal(Procedure):
    """R77: a guest pays again."""

    def run(self, p: Position) -> None:
        if p.consents:
            host = p.host_of(p.target) // t.CREW
            pay(p, p.active, host, p.sums[host])
            p.guests[p.group[0]] = t.PAID
            tell_all(p, t.RENEWED, p.active, [p.group[0]])
        close_entry(p)
