"""Before the heists: le Gros brings men, and which bank is robbed first (R110, R128, R166)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.getaway import loaded_gangs
from ludotheque.games.tractions.rules.heist import begin_heist, expected_loot
from ludotheque.games.tractions.rules.men import relocate, tell_all
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Question


def is_due(p: Position, bank: int) -> bool:
    return p.men_at(bank) >= p.material.heist_men


def gather(p: Position) -> None:
    """R166: for each bank that is due; second is how many banks were asked for, and which were due."""
    banks = p.material.banks
    if second(p.agenda) == 0:
        due = 0
        for i in range(len(banks)):
            if is_due(p, banks[i]):
                due |= 1 << i
        p.due = due
    place = second(p.agenda)
    while place < len(banks):
        set_second(p.agenda, place + 1)
        if p.has_power(t.BO) and p.due >> place & 1 and gatherable(p):
            ask(p.agenda, t.GATHERING, 1 << t.BO, banks[place], 0)
            return
        place += 1
    p.go_to(t.STAGE_FINDING)


def gatherable(p: Position) -> list[int]:
    """His men on the board who do not stand in a bank about to be robbed."""
    found: list[int] = []
    for man in range(t.BO * t.CREW, t.BO * t.CREW + t.CREW):
        if p.place[man] != t.NONE and not stands_in_due_bank(p, man):
            found.append(man)
    return found


def stands_in_due_bank(p: Position, man: int) -> bool:
    for i in range(len(p.material.banks)):
        if p.due >> i & 1 and p.place[man] == p.material.banks[i]:
            return True
    return False


class Gathering(Question):
    """R166: le Gros brings his men into a bank that is due."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.PAWN + man for man in range(t.MEN)], t.STOP]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.STOP:
            return LEGAL
        if action < t.PAWN or action >= t.PAWN + t.MEN:
            return "R166"
        return LEGAL if action - t.PAWN in gatherable(p) else "R166"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action != t.STOP:
            man = action - t.PAWN
            bank = first(p.agenda)
            tell_all(p, t.GATHERED, gang, [bank, man])
            relocate(p, man, bank)
            set_second(p.agenda, second(p.agenda) + 1)
            if second(p.agenda) < p.material.gros_men and gatherable(p):
                return
        settle(p.agenda)


def find_heists(p: Position) -> None:
    p.due = 0
    p.robbed = 0
    for i in range(len(p.material.banks)):
        if is_due(p, p.material.banks[i]):
            p.due |= 1 << i


def rob_next(p: Position) -> None:
    """R110: the larger loot, then more gangs, then the first player's choice."""
    banks = p.material.banks
    if p.due == 0:
        p.go_to(t.STAGE_DEPARTURES)
        return
    best = t.NONE
    tied = False
    for i in range(len(banks)):
        if not p.due >> i & 1:
            continue
        if best == t.NONE:
            best = i
            continue
        mine = expected_loot(p, banks[i]) * 10 + count_bits(p.gangs_at(banks[i]))
        other = expected_loot(p, banks[best]) * 10 + count_bits(p.gangs_at(banks[best]))
        if mine > other:
            best = i
        tied = mine == other
    if tied:
        ask(p.agenda, t.RANKING_BANKS, 1 << p.first, 0, 0)
        return
    rob(p, banks[best])


class RankingBanks(Question):
    """R110: the first player chooses between equal banks."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SPACE + space for space in range(t.SPACES)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action - t.SPACE in p.material.banks:
            return LEGAL
        return "R110"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        rob(p, action - t.SPACE)


def rob(p: Position, bank: int) -> None:
    bit = 1 << p.material.banks.index(bank)
    p.due &= ~bit
    p.robbed |= bit
    begin_heist(p, bank)


def drive_late(p: Position) -> None:
    """R128, `keep`: banks that were not robbed, where men sit on loot."""
    if p.agreed[t.KEEP_LOOT]:
        banks = p.material.banks
        for i in range(second(p.agenda), len(banks)):
            set_second(p.agenda, i + 1)
            if not p.robbed >> i & 1 and loaded_gangs(p, banks[i]):
                p.heist = banks[i]
                ask(p.agenda, t.HEIST, 0, t.HEIST_DEPARTURES, 0)
                return
    p.go_to(t.STAGE_VAN)
