"""Entering a space: coming in, turning back, being forbidden or shown out (R61, R73, R80, R164)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, question, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.men import gather_spills, relocate, send_home, tell_all
from ludotheque.games.tractions.rules.pacts import note_entry
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Question


def foreigners(p: Position, space: int) -> int:
    """The other gangs on a space."""
    return p.gangs_at(space) & ~(1 << p.active)


def is_banned(p: Position, gang: int, space: int) -> bool:
    return p.ban == gang * t.SPACES + space


def begin_entry(p: Position, group: list[int], origin: int, target: int, by_coup: int) -> None:
    p.group = group
    p.origin = origin
    p.target = target
    p.by_coup = by_coup
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    if p.refusals:
        for gang in range(t.GANGS):
            if target * t.GANGS + gang in p.refusals:
                p.refusers |= 1 << gang  # R70: not asked again in this movement turn
    ask(p.agenda, t.ENTRY, 0, 0, 0)


def close_entry(p: Position) -> None:
    """The attempt is over: what fell is picked up (R106)."""
    settle(p.agenda)
    if p.spills:
        gather_spills(p)
    p.group = []
    p.joined = []
    p.named = 0
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS


def turn_back(p: Position) -> None:
    """R73: these men do not try that space again while foreigners stand there."""
    for man in p.group:
        p.barred.append(man * t.SPACES + p.target)
    tell_all(p, t.TURNED_BACK, p.active, [p.target])
    close_entry(p)


def enter(p: Position, guest: int) -> None:
    note_entry(p, p.active, p.target)
    if p.journal is not None:
        tell_all(p, t.ENTERED, p.active, [p.target, p.place[p.group[0]], *p.group])
    for man in p.group:
        relocate(p, man, p.target)
        p.guests[man] = guest
    close_entry(p)


class Forbidding(Question):
    """R164: le Moko forbids a gang a space for this turn."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.FORBID, t.ALLOW]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if action in (t.FORBID, t.ALLOW) else "R164"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.FORBID:
            forbid(p, gang)
        else:
            settle(p.agenda)
            tell_all(p, t.ALLOWED, gang, [])


def forbid(p: Position, gang: int) -> None:
    """R164: the group stays, the gang does not enter that space this turn."""
    settle(p.agenda)
    p.moko = 0
    p.ban = p.active * t.SPACES + p.target
    tell_all(p, t.FORBADE, gang, [p.active, p.target])
    close_entry(p)


def must_leave(p: Position) -> None:
    """R80: to an adjacent space for 1 MP, or home; the attempt has failed (R73)."""
    man = p.group[0]
    if question(p.agenda) == t.ENTRY:
        p.barred.append(man * t.SPACES + p.target)
    ways = ways_out(p, man) if p.points > 0 else []
    if not ways:
        leave_for_home(p, man)
    elif p.time_over:  # R56: he takes the first way out
        walk_out(p, man, ways[0])
    else:
        ask(p.agenda, t.LEAVING, 1 << p.active, 0, 0)


def leave_for_home(p: Position, man: int) -> None:
    tell_all(p, t.SENT_HOME, p.active, [man])
    send_home(p, man)
    close_entry(p)


def ways_out(p: Position, man: int) -> list[int]:
    """The spaces next to the hotel that the man may enter without a contest."""
    found: list[int] = []
    for space in p.material.neighbours(p.target):
        if is_open_to(p, man // t.CREW, space):
            found.append(space)
    return found


def is_open_to(p: Position, gang: int, space: int) -> bool:
    if p.closed[space] or is_banned(p, gang, space):
        return False
    kind = p.material.kinds[space]
    if kind == t.HOTEL:
        return p.gangs_at(space) == 0
    return kind != t.STREET or p.gangs_at(space) & ~(1 << gang) == 0


class Leaving(Question):
    """R80: where a man goes who lost the fight for a hotel."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SPACE + space for space in range(t.SPACES)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action < t.SPACE or action >= t.SPACE + t.SPACES:
            return "R80"
        return LEGAL if action - t.SPACE in ways_out(p, p.group[0]) else "R80"

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        walk_out(p, p.group[0], action - t.SPACE)


def walk_out(p: Position, man: int, space: int) -> None:
    p.points -= 1
    note_entry(p, p.active, space)
    tell_all(p, t.ENTERED, p.active, [space, p.place[man], man])
    relocate(p, man, space)
    close_entry(p)
