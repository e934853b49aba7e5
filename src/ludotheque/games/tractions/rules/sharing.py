"""Sharing after a heist: splits that are honoured or not, the pot (R125, R126)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, set_first
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.combat import seal
from ludotheque.games.tractions.rules.drafts import split_weights
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.pacts import (
    EVERYONE_FREE,
    check_gifts,
    pact_of,
    pact_shown,
    publish_pact,
    victims,
    wrong,
)
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Question


def end_fighting(p: Position) -> None:
    """R125 (a), R126: the splits among those who are still there, the most recently signed first."""
    check_gifts(p, True)
    set_first(p.agenda, t.HEIST_SPLIT)
    p.splitting = [t.NONE] * t.GANGS
    p.joining = 0
    shown: list[int] = []
    j = next_split(p)
    while j != t.NONE:
        bits = p.pacts[pact_of(p, p.clauses[j]) + t.SIGNATORIES] & p.gangs_at(p.heist) & ~p.joining
        p.joining |= bits
        for gang in range(t.GANGS):
            if bits >> gang & 1:
                p.splitting[gang] = j
                p.answers[gang] = 0
        publish_pact(p, p.clauses[j], t.READERS_ALL)
        shown += pact_shown(p, p.clauses[j])
        j = next_split(p)
    if p.joining:
        tell_all(
            p, t.SPLIT_SHOWN, t.NONE, [p.joining, *shown]
        )  # all at once: a pause after some would tell that others are to come
        ask(p.agenda, t.HONOURING, p.joining, 0, 0)


def next_split(p: Position) -> int:
    """The youngest split in force among two or more gangs in the bank that take part in none yet."""
    best = t.NONE
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if (
            p.clauses[j + t.KIND] != t.SPLIT
            or p.clauses[j + t.WHAT] not in (t.NONE, p.heist)
            or p.clauses[j + t.FREED] == EVERYONE_FREE
        ):
            continue
        bits = p.pacts[pact_of(p, p.clauses[j]) + t.SIGNATORIES] & p.gangs_at(p.heist) & ~p.joining
        if count_bits(bits) >= 2 and (best == t.NONE or p.clauses[j] >= p.clauses[best]):
            best = j
    return best


class Honouring(Question):
    """R126: who has signed a split honours it or not."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.HONOUR, t.RENEGE]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.HONOUR, t.RENEGE) else "R126"

    def answer(self, p: Position, gang: int, action: int) -> None:
        p.answers[gang] = action
        seal(p, gang)


def open_split(p: Position) -> None:
    """A renege is a breach and cancels the pooling; then the reprisals (R48)."""
    set_first(p.agenda, t.HEIST_SHARE)
    found: list[int] = []  # traitor, clause, wronged: all judged before any breach frees anybody (A83)
    for gang in p.turn_order():
        if p.joining >> gang & 1:
            tell_all(p, t.HONOURED, gang, [int(p.answers[gang] == t.HONOUR)])
            if p.answers[gang] == t.RENEGE:
                found += [gang, p.splitting[gang], victims(p, p.splitting[gang], gang)]
            p.answers[gang] = 0
    for i in range(0, len(found), 3):
        wrong(p, found[i + 1], found[i], found[i + 2], p.heist)
        cancel_split(p, found[i + 1])
    ask(p.agenda, t.REPRISALS, 0, 0, 0)


def cancel_split(p: Position, clause: int) -> None:
    for gang in range(t.GANGS):
        if p.splitting[gang] == clause:
            p.splitting[gang] = t.NONE
            p.joining &= ~(1 << gang)


def survivors(p: Position) -> list[int]:
    """The men in the bank in turn order of gangs, lowest number first."""
    found: list[int] = []
    for gang in p.turn_order():
        found += p.crew_at(p.heist, gang)
    return found


def share_pot(p: Position) -> None:
    """R125 (c)."""
    men = survivors(p)
    tell_all(p, t.SHARED, t.NONE, [p.pot])
    if not men:
        p.bank += p.pot
    else:
        for i in range(len(men)):
            p.loot[men[i]] += p.pot // len(men) + int(i < p.pot % len(men))
    p.pot = 0


def pool_loot(p: Position) -> None:
    """R126, R125 (d): contract after contract."""
    for gang in range(t.GANGS):
        clause = p.splitting[gang]
        if clause == t.NONE:
            continue
        joining = 0
        for other in range(t.GANGS):
            if p.splitting[other] == clause:
                joining |= 1 << other
                p.splitting[other] = t.NONE
        pool_among(p, split_weights(p.clauses[clause + t.DETAIL]), joining & p.gangs_at(p.heist))
    p.joining = 0


def pool_among(p: Position, weights: list[int], joining: int) -> None:
    total = 0
    pool = 0
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            total += max(0, weights[gang])
            for man in p.crew_at(p.heist, gang):
                pool += p.loot[man]
    if count_bits(joining) < 2 or total == 0:
        return
    rest = pool
    shares = [0] * t.GANGS
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            shares[gang] = pool * max(0, weights[gang]) // total
            rest -= shares[gang]
    for gang in p.turn_order():
        if joining >> gang & 1 and weights[gang] > 0:
            shares[gang] += rest
            break
    for gang in range(t.GANGS):
        if joining >> gang & 1:
            crew = p.crew_at(p.heist, gang)
            for i in range(len(crew)):
                p.loot[crew[i]] = shares[gang] // len(crew) + int(i < shares[gang] % len(crew))
