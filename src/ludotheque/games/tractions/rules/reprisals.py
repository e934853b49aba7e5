"""Reprisals: a victim replaces men of the traitor (R46 to R50)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ASKED, FIRST, SECOND, ask, first, second, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, retire_sten
from ludotheque.games.tractions.rules.men import bank_loot, e_due, s_due, tell_all
from ludotheque.games.tractions.rules.pacts import free
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Procedure, Question

NO_GRUDGES: Final = [0] * (t.GANGS * t.GANGS)


class Reprisals(Procedure):
    """R46, R49: at the end of the action, victims in turn order."""

    def run(self, p: Position) -> None:
        if p.grudges != NO_GRUDGES and ask_to_avenge(p):
            return
        settle(p.agenda)
        if not p.has_frame(t.HEIST):
            clear_table(p)


def ask_to_avenge(p: Position) -> bool:
    """Ask the next victim who can take revenge; whether there is one."""
    order = p.turn_order()
    for victim in order:
        for traitor in order:
            if not p.grudges[traitor * t.GANGS + victim]:
                continue
            if may_avenge(p, victim, traitor):
                ask(p.agenda, t.AVENGING, 1 << victim, traitor, 0)
                return True
            close_grudge(p, victim, traitor)
    return False


def may_avenge(p: Position, victim: int, traitor: int) -> bool:
    if p.reservist(victim) == t.NONE or p.material.reprisal_men == 0:
        return False
    for man in range(traitor * t.CREW, traitor * t.CREW + t.CREW):
        if is_replaceable(p, victim, man):
            return True
    return False


def is_replaceable(p: Position, victim: int, man: int) -> bool:
    """R47: on the board, and not in a hotel with a man of the victim."""
    space = p.place[man]
    if space == t.NONE:
        return False
    return p.material.kinds[space] != t.HOTEL or p.men[space * t.GANGS + victim] == 0


def close_grudge(p: Position, victim: int, traitor: int) -> None:
    """R50: after the reprisal every clause between the two that was signed before is void."""
    free(p, traitor, victim, traitor * t.GANGS + victim)
    p.grudges[traitor * t.GANGS + victim] = 0
    tell_all(p, t.AVENGING_ENDED, victim, [traitor])


class Avenging(Question):
    """R46, R47: which men of the traitor are replaced."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found = [t.PAWN + man for man in range(t.MEN)]
        found.append(t.STOP)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.STOP:
            return LEGAL
        if action < t.PAWN or action >= t.PAWN + t.MEN or (action - t.PAWN) // t.CREW != first(p.agenda):
            return "R46"
        return LEGAL if is_replaceable(p, gang, action - t.PAWN) else "R47"

    def answer(self, p: Position, gang: int, action: int) -> None:
        traitor = first(p.agenda)
        if action != t.STOP:
            replace(p, action - t.PAWN, gang)
            set_second(p.agenda, second(p.agenda) + 1)
            if second(p.agenda) < p.material.reprisal_men and may_avenge(p, gang, traitor):
                return
        settle(p.agenda)
        close_grudge(p, gang, traitor)


def replace(p: Position, man: int, gang: int) -> None:
    """R47: a man of the traitor returns to his reserve, one of the victim stands in his exact place."""
    recruit = p.reservist(gang)
    space = p.place[man]
    choosing = p.frame_of(t.TAKING)
    chooser = p.earliest(p.agenda[choosing + ASKED]) if choosing != t.NONE else t.NONE
    if chooser != t.NONE:  # R148: the cards of phase 5 follow the men
        p.agenda[choosing + FIRST] -= e_due(p, chooser)
        p.agenda[choosing + SECOND] -= s_due(p, chooser)
    tell_all(p, t.AVENGED, gang, [man, recruit])
    count_reprisal(p, man // t.CREW, gang)
    retire_sten(p, man)
    p.hits[man] = 0
    p.men[space * t.GANGS + man // t.CREW] -= 1
    p.men[space * t.GANGS + gang] += 1
    p.place[man] = t.NONE
    p.place[recruit] = space
    p.guests[recruit] = p.guests[man]
    p.guests[man] = t.HOST
    p.loot[recruit] = p.loot[man]
    p.loot[man] = 0
    if p.loot[recruit] and p.material.owners[space] == gang:
        bank_loot(p, recruit)
    if chooser != t.NONE:
        p.agenda[choosing + FIRST] = max(0, p.agenda[choosing + FIRST] + e_due(p, chooser))
        p.agenda[choosing + SECOND] = max(0, p.agenda[choosing + SECOND] + s_due(p, chooser))


def count_reprisal(p: Position, traitor: int, victim: int) -> None:
    """The film of the game shows what the last betrayal of the two cost."""
    for i in range(len(p.betrayals) - t.BETRAYAL, -1, -t.BETRAYAL):
        if p.betrayals[i + t.TRAITOR] == traitor and p.betrayals[i + t.VICTIM] == victim:
            p.betrayals[i + t.REPLACED] += 1
            return
