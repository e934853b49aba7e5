"""Parleys under fire (R99)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, second, set_first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import engaged_gangs, seal
from ludotheque.games.tractions.rules.men import pay, tell_all
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Question

MOST_OFFERED: Final = 300  # U of another gang's money that a parley may name


class Parleying(Question):
    """R99: how the combat might end, and who pays whom."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = [t.GANG + other for other in range(t.GANGS)]
        found += [t.NOTE + i for i in range(len(t.NOTES))]
        found += [t.OK, t.GO, t.WITHDRAWAL, t.LET_IN]
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        size = len(p.offer)
        if action == t.WITHDRAWAL:
            return LEGAL if size == 0 else "R99"
        if action == t.LET_IN:
            return LEGAL if size == 0 and may_let_in(p) else "R99"
        if size == 0:
            return "R99"
        if first(p.agenda) == 1:  # a sum is being counted out
            if action == t.OK:
                return LEGAL
            if t.NOTE <= action < t.NOTE + len(t.NOTES):
                most = p.purses[gang] if p.offer[size - t.PAYMENT] == gang else MOST_OFFERED
                return LEGAL if p.offer[size - 1] + t.NOTES[action - t.NOTE] <= most else "R99"
            return "R99"
        if action == t.GO:
            return LEGAL if size % t.PAYMENT == t.PAYMENTS else "R99"
        if t.GANG <= action < t.GANG + t.GANGS:
            other = action - t.GANG
            if not engaged_gangs(p) >> other & 1:
                return "R99"
            if size % t.PAYMENT == t.PAYMENTS:
                if other == gang and p.purses[gang] == 0:
                    return "R99"
                return LEGAL if has_payee(p, other) else "R99"
            return LEGAL if may_be_paid(p, p.offer[size - 1], other) else "R99"
        return "R99"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.GO:
            settle(p.agenda)
            p.parleyed |= 1 << gang
            tell_all(p, t.PARLEYED, gang, p.offer[:])
            others = engaged_gangs(p) & ~(1 << gang)
            for other in range(t.GANGS):
                p.answers[other] = 0
            ask(p.agenda, t.PARLEY_ANSWERING, others, gang, others)
        elif action == t.OK:
            set_first(p.agenda, 0)
            if p.offer[-1] == 0:
                p.offer = p.offer[: -t.PAYMENT]
        elif action >= t.NOTE and action < t.NOTE + len(t.NOTES):
            p.offer[-1] += t.NOTES[action - t.NOTE]
        elif action >= t.GANG and action < t.GANG + t.GANGS:
            p.offer.append(action - t.GANG)
            if len(p.offer) % t.PAYMENT == 0:
                p.offer.append(0)
                set_first(p.agenda, 1)
        else:
            p.offer = [action]


def has_payee(p: Position, payer: int) -> bool:
    for other in range(t.GANGS):
        if engaged_gangs(p) >> other & 1 and may_be_paid(p, payer, other):
            return True
    return False


def may_be_paid(p: Position, payer: int, payee: int) -> bool:
    """Each pair of gangs has one sum in an offer."""
    if payer == payee:
        return False
    for i in range(t.PAYMENTS, len(p.offer) - 2, t.PAYMENT):
        if p.offer[i] == payer and p.offer[i + t.PAYEE] == payee:
            return False
    return True


def may_let_in(p: Position) -> bool:
    """R99: in a street entry, or in a hotel with one foreign man inside."""
    if p.fight == t.IN_STREET:
        return True
    if p.fight == t.IN_HOTEL or (p.fight == t.IN_PLACE and p.material.kinds[p.field] == t.HOTEL):
        foreign = p.gangs_at(p.field) & ~(1 << p.active)
        return count_bits(foreign) == 1
    return False


class ParleyAnswering(Question):
    """R99: the other engaged gangs agree or not."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NO, t.YES]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.YES, t.NO) else "R99"

    def answer(self, p: Position, gang: int, action: int) -> None:
        others = second(p.agenda)
        p.answers[gang] = action
        is_last = asked(p.agenda) == 1 << gang
        seal(p, gang)
        if not is_last:
            return
        agreed = True
        for other in range(t.GANGS):
            if others >> other & 1:
                tell_all(p, t.PARLEY_SAID, other, [int(p.answers[other] == t.YES)])
                if p.answers[other] != t.YES:
                    agreed = False
                p.answers[other] = 0
        if not agreed:
            return
        broke = bankrupt(p)
        if broke != t.NONE:  # R99: counts as refused, and is said aloud, as treasuries may be hidden
            tell_all(p, t.PARLEY_SAID, broke, [0])
            return
        for i in range(t.PAYMENTS, len(p.offer), t.PAYMENT):
            pay(p, p.offer[i], p.offer[i + t.PAYEE], p.offer[i + t.PAYMENT_SUM])
        p.outcome = p.offer[0]


def bankrupt(p: Position) -> int:
    """The first gang in turn order that cannot pay what the parley asks of it, or NONE."""
    for gang in p.turn_order():
        owed = 0
        for i in range(t.PAYMENTS, len(p.offer), t.PAYMENT):
            if p.offer[i] == gang:
                owed += p.offer[i + t.PAYMENT_SUM]
        if owed > p.purses[gang]:
            return gang
    return t.NONE
