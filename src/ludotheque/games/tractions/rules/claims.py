"""Claims: a broken word is pleaded and voted on; a pact is published (R51, A14)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, asked, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.pacts import (
    breach,
    clause_shown,
    expose,
    pact_in,
    pact_shown,
    publish_pact,
    signatories_of,
    victims,
)
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Question


def claim_refusal(p: Position, gang: int, action: int) -> str:
    slot = (action - t.CLAIM) // t.GANGS
    accused = (action - t.CLAIM) % t.GANGS
    i = pact_in(p, gang, slot)
    if i == t.NONE or accused == gang or not p.pacts[i + t.SIGNATORIES] >> accused & 1:
        return "R51"
    return LEGAL if claimable(p, p.pacts[i], gang, accused) else "R51"


def claimable(p: Position, number: int, gang: int, accused: int) -> list[int]:
    """The text clauses that may be claimed against the accused now."""
    found: list[int] = []
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        is_open = (
            p.clauses[j] == number and p.clauses[j + t.KIND] == t.TEXT and p.clauses[j + t.CLAIMS] >> accused & 1 == 0
        )
        if is_open and victims(p, j, accused) >> gang & 1:
            found.append(j)
    return found


def claim(p: Position, gang: int, action: int) -> None:
    accused = (action - t.CLAIM) % t.GANGS
    number = p.pacts[pact_in(p, gang, (action - t.CLAIM) // t.GANGS)]
    found = claimable(p, number, gang, accused)
    p.accusal = [gang, accused, found[0], number]
    if len(found) > 1:
        shown = [accused]
        for clause in found:
            expose(p, clause)  # they are read out, and one is chosen
            shown += clause_shown(p, clause)
        tell_all(p, t.CLAIMED, gang, shown)
        ask(p.agenda, t.CLAIMING, 1 << gang, 0, 0)
    else:
        accuse(p)


def accuse(p: Position) -> None:
    clause = p.accusal[t.ACCUSED_CLAUSE]
    expose(p, clause)
    p.clauses[clause + t.CLAIMS] |= 1 << p.accusal[t.ACCUSED]
    tell_all(p, t.CLAIMED, p.accusal[t.CLAIMANT], [p.accusal[t.ACCUSED], *clause_shown(p, clause)])
    ask(p.agenda, t.PLEADING, 1 << p.accusal[t.ACCUSED], 0, 0)


class Claiming(Question):
    """Which of several text clauses is claimed."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NUMBER + i for i in range(20)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action < t.NUMBER or action >= t.NUMBER + t.NUMBERS:
            return "R51"
        return (
            LEGAL
            if action - t.NUMBER < len(claimable(p, p.accusal[t.ACCUSED_PACT], gang, p.accusal[t.ACCUSED]))
            else "R51"
        )

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        p.accusal[t.ACCUSED_CLAUSE] = claimable(p, p.accusal[t.ACCUSED_PACT], gang, p.accusal[t.ACCUSED])[
            action - t.NUMBER
        ]
        accuse(p)


class Pleading(Question):
    """R51: the accused admits or denies."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.ADMIT, t.DENY]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.ADMIT, t.DENY) else "R51"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        tell_all(p, t.PLEADED, gang, [int(action == t.ADMIT)])
        if action == t.ADMIT:
            convict(p)
            return
        voters = 0
        for other in p.turn_order():
            if not signatories_of(p, p.accusal[t.ACCUSED_CLAUSE]) >> other & 1:
                voters |= 1 << other
                p.answers[other] = 0
        if voters:
            ask(p.agenda, t.VOTING, voters, voters, 0)
        else:
            p.accusal = []


class Voting(Question):
    """R51: those who have not signed judge."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NO, t.YES]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.YES, t.NO) else "R51"

    def answer(self, p: Position, gang: int, action: int) -> None:
        """More yes than no is a breach (R51)."""
        voters = first(p.agenda)
        p.answers[gang] = action
        is_last = asked(p.agenda) == 1 << gang
        p.strike_off(gang)
        tell_all(p, t.SEALED, gang, [])
        if not is_last:
            return
        settle(p.agenda)
        ayes = 0
        noes = 0
        for other in range(t.GANGS):
            if voters >> other & 1:
                ayes += int(p.answers[other] == t.YES)
                noes += int(p.answers[other] != t.YES)
                p.answers[other] = 0
        tell_all(p, t.VOTED, t.NONE, [ayes, noes])
        if ayes > noes:
            convict(p)
        else:
            p.accusal = []


def convict(p: Position) -> None:
    """R48, R51: the reprisal follows at once, in a heist before the sharing."""
    clause = p.accusal[t.ACCUSED_CLAUSE]
    accused = p.accusal[t.ACCUSED]
    p.accusal = []
    breach(p, clause, accused, p.heist)
    if not p.has_frame(t.HEIST):
        ask(p.agenda, t.REPRISALS, 0, 0, 0)


def publish_refusal(p: Position, gang: int, slot: int) -> str:
    i = pact_in(p, gang, slot)
    return "A14" if i == t.NONE or p.pacts[i + t.PACT_READERS] == t.READERS_ALL else LEGAL


def publish(p: Position, gang: int, slot: int) -> None:
    number = p.pacts[pact_in(p, gang, slot)]
    publish_pact(p, number, t.READERS_ALL)
    tell_all(p, t.PUBLISHED, gang, pact_shown(p, number))
