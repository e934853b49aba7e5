"""The movement turn of a gang: Coup de force, recruiting, steps and attacks in place (R53 to R64)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, first, question, second, set_first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.attack import begin_assault, nameable
from ludotheque.games.tractions.rules.cards import discard, know_card
from ludotheque.games.tractions.rules.contested import begin_renewal
from ludotheque.games.tractions.rules.entry import begin_entry, foreigners, is_banned
from ludotheque.games.tractions.rules.men import earn, pay, recruit, send_home, tell_all
from ludotheque.games.tractions.rules.pacts import act
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Procedure, Question

MOVING_WORDS: Final = [t.RECRUIT_MP, t.RECRUIT_CASH, t.PLAY_COUP, t.END]


class Moves(Procedure):
    """One movement turn after the other, in the order of this turn (R53)."""

    def run(self, p: Position) -> None:
        place = first(p.agenda)
        if p.active != t.NONE:
            end_movement(p)
            place += 1
        if place == len(p.order):
            settle(p.agenda)
            return
        set_first(p.agenda, place)
        gang = p.order[place]
        p.active = gang
        p.points = p.material.points
        p.step = 0
        p.time_over = 0
        p.glass += 1
        p.bought = 0
        p.refusals = []
        p.barred = []
        p.attacked = []
        tell_all(p, t.MOVING_BEGAN, gang, [])
        ask(p.agenda, t.MOVING, 1 << gang, 0, 0)


def end_movement(p: Position) -> None:
    """R77: a guest who has not paid goes home."""
    gang = p.active
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[man] != t.NONE and p.guests[man] == t.UNPAID:
            tell_all(p, t.SENT_HOME, gang, [man])
            send_home(p, man)
    p.active = t.NONE
    p.points = 0
    p.step = 0
    p.refusals = []
    p.barred = []
    p.attacked = []
    tell_all(p, t.MOVED_ON, gang, [])


class Moving(Question):
    """R55: what the active gang does next."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        found: list[int] = []
        for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
            if p.place[man] != t.NONE:
                found.append(t.PAWN + man)
        for count in range(1, p.hands[gang * t.KINDS + t.TRACTION] + 1):
            found.append(t.PETROL + count)
        found += MOVING_WORDS
        return found

    def legal(self, p: Position, gang: int) -> list[int]:
        found: list[int] = []
        for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
            if p.place[man] != t.NONE and man_refusal(p, gang, man) == LEGAL:
                found.append(t.PAWN + man)
        for count in range(1, p.hands[gang * t.KINDS + t.TRACTION] + 1):
            found.append(t.PETROL + count)
        if p.step == 2:  # R55: only steps are left
            found.append(t.END)
            return found
        for action in MOVING_WORDS:
            if self.refusal(p, gang, action) == LEGAL:
                found.append(action)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.END:
            return LEGAL
        if action in (t.RECRUIT_MP, t.RECRUIT_CASH):
            if p.step > 1:
                return "R55"
            if p.reservist(gang) == t.NONE:
                return "R59"
            if action == t.RECRUIT_MP:
                return LEGAL if p.points >= p.material.recruit_points else "R59"
            return LEGAL if p.purses[gang] >= p.material.recruit_cash else "R59"
        if action == t.PLAY_COUP:
            if p.step > 0:
                return "R55"
            if not p.hands[gang * t.KINDS + t.COUP] or not p.men[p.material.bases[gang] * t.GANGS + gang]:
                return "R58"
            return LEGAL
        if t.PETROL < action <= t.PETROL + 18:
            return LEGAL if p.hands[gang * t.KINDS + t.TRACTION] >= action - t.PETROL else "R60"
        if t.PAWN <= action < t.PAWN + t.MEN:
            return man_refusal(p, gang, action - t.PAWN)
        if t.SPACE <= action < t.SPACE + t.SPACES:
            return "R61-man"
        return "R9-card" if t.CARD <= action < t.CARD + t.KINDS else "R9"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.END:
            settle(p.agenda)
        elif action == t.RECRUIT_MP:
            p.step = 1
            p.points -= p.material.recruit_points
            recruit(p, gang, 0)
        elif action == t.RECRUIT_CASH:
            p.step = 1
            earn(p, gang, -p.material.recruit_cash, t.READERS_ALL)
            p.bank += p.material.recruit_cash
            recruit(p, gang, 1)
        elif action == t.PLAY_COUP:
            know_card(p, gang, t.COUP, 1)  # all see that it is there, played in the end or not
            p.group = []
            ask(p.agenda, t.GROUPING, 1 << gang, 1, 0)
        elif action >= t.PETROL:
            refuel(p, gang, action - t.PETROL)
        else:
            p.group = [action - t.PAWN]
            ask(p.agenda, t.GROUPING, 1 << gang, 0, 0)


def man_refusal(p: Position, gang: int, man: int) -> str:
    """A man may be picked when he can go, attack or pay somewhere."""
    if man // t.CREW != gang:
        return "R61-foreign"
    space = p.place[man]
    if space == t.NONE:
        return "R61"
    if p.points > 0:
        links = p.material.links
        for i in range(p.material.first_links[space], p.material.first_links[space + 1]):
            if way_refusal(p, 1, links[i]) == LEGAL and not (p.barred and is_barred(p, man, links[i])):
                return LEGAL
    if seems_to_assault(p, space) or renew_refusal(p, gang, man) == LEGAL:
        return LEGAL
    return "R61"


def seems_to_assault(p: Position, space: int) -> bool:
    """Whether an attack in place is possible for all that others know: a man who is picked betrays no weapon."""
    there = foreigners(p, space)
    if there == 0:
        return False
    kind = p.material.kinds[space]
    if kind == t.BANK or (kind == t.BASE and p.material.owners[space] != p.active):
        return False
    return has_unshielded(p, there, space)


def has_unshielded(p: Position, gangs: int, space: int) -> bool:
    for gang in range(t.GANGS):
        if gangs >> gang & 1 and not p.is_shielded(gang, space):
            return True
    return False


def assault_refusal(p: Position, group: list[int]) -> str:
    """R83 to R85: on streets, in hotels and cafés, and in one's own base."""
    space = p.place[group[0]]
    kind = p.material.kinds[space]
    there = foreigners(p, space)
    if there == 0:
        return "R83"
    if kind == t.BANK or (kind == t.BASE and p.material.owners[space] != p.active):
        return "R84"
    crew = p.crew_at(space, p.active) if kind == t.STREET else group
    if nameable(p, space, crew):
        return LEGAL
    if has_unshielded(p, there, space):
        return "R86" if p.agreed[t.ROULETTES] else "R83"
    return "R87"


def renew_refusal(p: Position, gang: int, man: int) -> str:
    """R77: an unpaid guest offers the rent again, once."""
    if p.guests[man] != t.UNPAID:
        return "R77"
    space = p.place[man]
    host = p.host_of(space) // t.CREW
    if space * t.GANGS + host in p.refusals:
        return "R70"
    return LEGAL if p.purses[gang] >= p.material.hotel_rent else "R75"


def refuel(p: Position, gang: int, count: int) -> None:
    """R60, R161."""
    if p.step == 0:
        p.step = 1
    gained = count * p.material.traction_points
    if p.agreed[t.SERIES]:
        gained += count * (count - 1) // 2
    for _ in range(count):
        discard(p, gang, t.TRACTION)
    p.points += gained
    tell_all(p, t.REFUELLED, gang, [count, gained])


def buy_refusal(p: Position, gang: int) -> str:
    """R57: all of it, or nothing."""
    if not p.agreed[t.CLOCKED] or p.active != gang or p.time_over:
        return "R57"
    free = p.purses[gang]
    if question(p.agenda) == t.SUMMING:  # R67: what is being offered stays within the treasury
        free -= second(p.agenda) + sum(p.sums)
    return LEGAL if free >= (p.seats - 1) * p.material.extension_fee else "R57"


def buy_time(p: Position, gang: int) -> None:
    for other in range(t.GANGS):
        if other != gang and p.is_playing(other):
            pay(p, gang, other, p.material.extension_fee)
    p.bought += 1
    tell_all(p, t.TIME_BOUGHT, gang, [])


class Grouping(Question):
    """R58, R61: a group is picked man by man, then goes somewhere."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        by_coup = first(p.agenda) == 1
        here = p.material.bases[gang] if by_coup else p.place[p.group[0]]
        found = [t.PAWN + man for man in p.crew_at(here, gang)]
        if by_coup:
            for space in range(t.SPACES):
                found.append(t.SPACE + space)
        else:
            for i in range(p.material.first_links[here], p.material.first_links[here + 1]):
                found.append(t.SPACE + p.material.links[i])
        found += [t.ATTACK, t.BACK, t.RENEW]
        return found

    def legal(self, p: Position, gang: int) -> list[int]:
        if first(p.agenda) == 1:
            return super().legal(p, gang)
        group = p.group
        here = p.place[group[0]]
        found: list[int] = []
        if p.men[here * t.GANGS + gang] > len(group) and (p.points > len(group) or seems_to_assault(p, here)):
            for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
                if p.place[man] == here and man not in group:
                    found.append(t.PAWN + man)
        if p.points >= len(group):
            links = p.material.links
            for i in range(p.material.first_links[here], p.material.first_links[here + 1]):
                if entry_refusal(p, group, links[i]) == LEGAL:
                    found.append(t.SPACE + links[i])
        if assault_refusal(p, group) == LEGAL:
            found.append(t.ATTACK)
        found.append(t.BACK)
        if renew_refusal(p, gang, group[0]) == LEGAL:
            found.append(t.RENEW)
        return found

    def refusal(self, p: Position, gang: int, action: int) -> str:
        by_coup = first(p.agenda) == 1
        if action == t.BACK:
            return LEGAL
        if t.SPACE <= action < t.SPACE + t.SPACES:
            if by_coup:
                return landing_refusal(p, gang, action - t.SPACE)
            return step_refusal(p, p.group, action - t.SPACE)
        if t.PAWN <= action < t.PAWN + t.MEN:
            return more_refusal(p, gang, action - t.PAWN, by_coup)
        if by_coup:
            return "R58"
        if action == t.ATTACK:
            return assault_refusal(p, p.group)
        if action == t.RENEW:
            return renew_refusal(p, gang, p.group[0])
        return "R9-card" if t.CARD <= action < t.CARD + t.KINDS else "R9"

    def answer(self, p: Position, gang: int, action: int) -> None:
        by_coup = first(p.agenda)
        if t.PAWN <= action < t.PAWN + t.MEN:
            p.group.append(action - t.PAWN)
            p.group.sort()
            return
        group = p.group
        settle(p.agenda)
        p.group = []
        if action == t.BACK:
            return
        if not by_coup:
            p.step = 2
        act(p, gang)
        ask(p.agenda, t.REPRISALS, 0, 0, 0)
        if action == t.ATTACK:
            begin_assault(p, group, p.place[group[0]])
        elif action == t.RENEW:
            begin_renewal(p, group[0])
        else:
            space = action - t.SPACE
            if by_coup:
                discard(p, gang, t.COUP)
                tell_all(p, t.LANDED, gang, [space, *group])
            else:
                p.points -= len(group)
                if p.journal is not None:
                    tell_all(p, t.STEPPED, gang, [space, *group])
            begin_entry(p, group, p.place[group[0]], space, by_coup)


def more_refusal(p: Position, gang: int, man: int, by_coup: bool) -> str:
    """A group starts from one space."""
    if man // t.CREW != gang:
        return "R61-foreign"
    if man in p.group:
        return "R61-named"
    if by_coup:
        if p.place[man] != p.material.bases[gang] or len(p.group) == p.material.coup_men:
            return "R58"
        return LEGAL
    if p.place[man] != p.place[p.group[0]]:
        return "A23"
    if p.points > len(p.group) or seems_to_assault(p, p.place[p.group[0]]):
        return LEGAL
    return "R61"


def landing_refusal(p: Position, gang: int, space: int) -> str:
    if not p.group or p.material.kinds[space] != t.STREET:
        return "R58"
    if is_banned(p, gang, space):
        return "R164"
    return barred_refusal(p, p.group, space)


def barred_refusal(p: Position, group: list[int], space: int) -> str:
    if p.barred:
        for man in group:
            if is_barred(p, man, space):
                return "R73"
    return LEGAL


def is_barred(p: Position, man: int, space: int) -> bool:
    """R73: he has failed to enter it in this movement turn, and foreigners still stand there."""
    return man * t.SPACES + space in p.barred and foreigners(p, space) != 0


def step_refusal(p: Position, group: list[int], space: int) -> str:
    """R61, R62."""
    return entry_refusal(p, group, space) if p.material.are_linked(p.place[group[0]], space) else "R61"


def entry_refusal(p: Position, group: list[int], space: int) -> str:
    """Why a group may not go to a space next to it."""
    refusal = way_refusal(p, len(group), space)
    return barred_refusal(p, group, space) if refusal == LEGAL else refusal


def way_refusal(p: Position, size: int, space: int) -> str:
    """Why no group of that size may go to a space next to it."""
    if p.closed[space]:
        return "R2"
    if is_banned(p, p.active, space):
        return "R164"
    if p.points < size:
        return "R61"
    if p.material.kinds[space] == t.HOTEL and (size > 1 or p.men[space * t.GANGS + p.active]):
        return "R74"
    return LEGAL
