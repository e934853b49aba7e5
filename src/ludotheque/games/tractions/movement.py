"""The movement turn of a gang: Coup de force, recruiting, steps and attacks in place (R53 to R64)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, question, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.assault import begin_assault, begin_renewal
from ludotheque.games.tractions.cards import discard, know_card
from ludotheque.games.tractions.contest import begin_entry, foreigners, is_banned, nameable
from ludotheque.games.tractions.men import earn, pay, recruit, send_home, tell_all
from ludotheque.games.tractions.pacts import act
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ATTACK,
    BACK,
    BANK,
    BASE,
    CARD,
    CLOCKED,
    COUP,
    CREW,
    END,
    GANGS,
    GROUPING,
    HOTEL,
    KINDS,
    LANDED,
    MEN,
    MOVED_ON,
    MOVING,
    MOVING_BEGAN,
    NONE,
    PAWN,
    PETROL,
    PLAY_COUP,
    READERS_ALL,
    RECRUIT_CASH,
    RECRUIT_MP,
    REFUELLED,
    RENEW,
    REPRISALS,
    ROULETTES,
    SENT_HOME,
    SERIES,
    SPACE,
    SPACES,
    STEPPED,
    STREET,
    SUMMING,
    TIME_BOUGHT,
    TRACTION,
    UNPAID,
)


def run_moves(p: Position) -> None:
    """One movement turn after the other, in the order of this turn (R53)."""
    place = first(p.agenda)
    if p.active != NONE:
        end_movement(p)
        place += 1
    if place == len(p.order):
        settle(p.agenda)
        return
    p.agenda[-2] = place
    gang = p.order[place]
    p.active = gang
    p.points = p.material.points
    p.step = 0
    p.time_over = 0
    p.glass += 1
    p.refusals = []
    p.barred = []
    p.attacked = []
    tell_all(p, MOVING_BEGAN, gang, [])
    ask(p.agenda, MOVING, 1 << gang, 0, 0)


def end_movement(p: Position) -> None:
    """R77: a guest who has not paid goes home."""
    gang = p.active
    for man in range(gang * CREW, gang * CREW + CREW):
        if p.place[man] != NONE and p.guests[man] == UNPAID:
            tell_all(p, SENT_HOME, gang, [man])
            send_home(p, man)
    p.active = NONE
    p.points = 0
    p.step = 0
    p.refusals = []
    p.barred = []
    p.attacked = []
    tell_all(p, MOVED_ON, gang, [])


# The main question.


def move_candidates(p: Position, gang: int) -> list[int]:
    found: list[int] = []
    for man in range(gang * CREW, gang * CREW + CREW):
        if p.place[man] != NONE:
            found.append(PAWN + man)
    for count in range(1, p.hands[gang * KINDS + TRACTION] + 1):
        found.append(PETROL + count)
    found += [RECRUIT_MP, RECRUIT_CASH, PLAY_COUP, END]
    return found


def move_refusal(p: Position, gang: int, action: int) -> str:
    if action == END:
        return LEGAL
    if action in (RECRUIT_MP, RECRUIT_CASH):
        if p.step > 1:
            return "R55"
        if p.reservist(gang) == NONE:
            return "R59"
        if action == RECRUIT_MP:
            return LEGAL if p.points >= p.material.recruit_points else "R59"
        return LEGAL if p.purses[gang] >= p.material.recruit_cash else "R59"
    if action == PLAY_COUP:
        if p.step > 0:
            return "R55"
        if not p.hands[gang * KINDS + COUP] or not p.men[p.material.bases[gang] * GANGS + gang]:
            return "R58"
        return LEGAL
    if PETROL < action <= PETROL + 18:
        return LEGAL if p.hands[gang * KINDS + TRACTION] >= action - PETROL else "R60"
    if PAWN <= action < PAWN + MEN:
        return man_refusal(p, gang, action - PAWN)
    if SPACE <= action < SPACE + SPACES:
        return "R61-man"
    return "R9-card" if CARD <= action < CARD + KINDS else "R9"


def man_refusal(p: Position, gang: int, man: int) -> str:
    """A man may be picked when he can go, attack or pay somewhere."""
    if man // CREW != gang:
        return "R61-foreign"
    if p.place[man] == NONE:
        return "R61"
    group = [man]
    if p.points > 0:
        for i in range(p.material.first_links[p.place[man]], p.material.first_links[p.place[man] + 1]):
            if entry_refusal(p, group, p.material.links[i]) == LEGAL:
                return LEGAL
    if seems_to_assault(p, group) or renew_refusal(p, gang, man) == LEGAL:
        return LEGAL
    return "R61"


def seems_to_assault(p: Position, group: list[int]) -> bool:
    """Whether an attack in place is possible for all that others know: a man who is picked betrays no weapon."""
    space = p.place[group[0]]
    kind = p.material.kinds[space]
    if kind == BANK or (kind == BASE and p.material.owners[space] != p.active):
        return False
    for gang in range(GANGS):
        if foreigners(p, space) >> gang & 1 and not p.is_shielded(gang, space):
            return True
    return False


def assault_refusal(p: Position, group: list[int]) -> str:
    """R83 to R85: on streets, in hotels and cafés, and in one's own base."""
    space = p.place[group[0]]
    kind = p.material.kinds[space]
    if foreigners(p, space) == 0:
        return "R83"
    if kind == BANK or (kind == BASE and p.material.owners[space] != p.active):
        return "R84"
    crew = p.crew_at(space, p.active) if kind == STREET else group
    if nameable(p, space, crew):
        return LEGAL
    for gang in range(GANGS):
        if foreigners(p, space) >> gang & 1 and not p.is_shielded(gang, space):
            return "R86" if p.agreed[ROULETTES] else "R83"
    return "R87"


def renew_refusal(p: Position, gang: int, man: int) -> str:
    """R77: an unpaid guest offers the rent again, once."""
    if p.guests[man] != UNPAID:
        return "R77"
    space = p.place[man]
    host = p.host_of(space) // CREW
    if space * GANGS + host in p.refusals:
        return "R70"
    return LEGAL if p.purses[gang] >= p.material.hotel_rent else "R75"


def move(p: Position, gang: int, action: int) -> None:
    if action == END:
        settle(p.agenda)
    elif action == RECRUIT_MP:
        p.step = 1
        p.points -= p.material.recruit_points
        recruit(p, gang, 0)
    elif action == RECRUIT_CASH:
        p.step = 1
        earn(p, gang, -p.material.recruit_cash, READERS_ALL)
        p.bank += p.material.recruit_cash
        recruit(p, gang, 1)
    elif action == PLAY_COUP:
        know_card(p, gang, COUP, 1)  # all see that it is there, played in the end or not
        p.group = []
        ask(p.agenda, GROUPING, 1 << gang, 1, 0)
    elif action >= PETROL:
        refuel(p, gang, action - PETROL)
    else:
        p.group = [action - PAWN]
        ask(p.agenda, GROUPING, 1 << gang, 0, 0)


def refuel(p: Position, gang: int, count: int) -> None:
    """R60, R161."""
    if p.step == 0:
        p.step = 1
    gained = count * p.material.traction_points
    if p.agreed[SERIES]:
        gained += count * (count - 1) // 2
    for _ in range(count):
        discard(p, gang, TRACTION)
    p.points += gained
    tell_all(p, REFUELLED, gang, [count, gained])


def buy_refusal(p: Position, gang: int) -> str:
    """R57: all of it, or nothing."""
    if not p.agreed[CLOCKED] or p.active != gang or p.time_over:
        return "R57"
    free = p.purses[gang]
    if question(p.agenda) == SUMMING:  # R67: what is being offered stays within the treasury
        free -= second(p.agenda) + sum(p.sums)
    return LEGAL if free >= (p.seats - 1) * p.material.extension_fee else "R57"


def buy_time(p: Position, gang: int) -> None:
    for other in range(GANGS):
        if other != gang and p.is_playing(other):
            pay(p, gang, other, p.material.extension_fee)
    p.glass += 1
    tell_all(p, TIME_BOUGHT, gang, [])


# A group is picked man by man, then goes somewhere.


def group_candidates(p: Position, gang: int) -> list[int]:
    by_coup = first(p.agenda) == 1
    here = p.material.bases[gang] if by_coup else p.place[p.group[0]]
    found = [PAWN + man for man in p.crew_at(here, gang)]
    if by_coup:
        for space in range(SPACES):
            found.append(SPACE + space)
    else:
        for i in range(p.material.first_links[here], p.material.first_links[here + 1]):
            found.append(SPACE + p.material.links[i])
    found += [ATTACK, BACK, RENEW]
    return found


def group_refusal(p: Position, gang: int, action: int) -> str:
    by_coup = first(p.agenda) == 1
    if action == BACK:
        return LEGAL
    if SPACE <= action < SPACE + SPACES:
        if by_coup:
            return landing_refusal(p, gang, action - SPACE)
        return step_refusal(p, p.group, action - SPACE)
    if PAWN <= action < PAWN + MEN:
        return more_refusal(p, gang, action - PAWN, by_coup)
    if by_coup:
        return "R58"
    if action == ATTACK:
        return assault_refusal(p, p.group)
    if action == RENEW:
        return renew_refusal(p, gang, p.group[0])
    return "R9-card" if CARD <= action < CARD + KINDS else "R9"


def more_refusal(p: Position, gang: int, man: int, by_coup: bool) -> str:
    """A group starts from one space."""
    if man // CREW != gang:
        return "R61-foreign"
    if man in p.group:
        return "R61-named"
    if by_coup:
        if p.place[man] != p.material.bases[gang] or len(p.group) == p.material.coup_men:
            return "R58"
        return LEGAL
    if p.place[man] != p.place[p.group[0]]:
        return "A23"
    if p.points > len(p.group) or seems_to_assault(p, p.group):
        return LEGAL
    return "R61"


def landing_refusal(p: Position, gang: int, space: int) -> str:
    if not p.group or p.material.kinds[space] != STREET:
        return "R58"
    if is_banned(p, gang, space):
        return "R164"
    return barred_refusal(p, p.group, space)


def barred_refusal(p: Position, group: list[int], space: int) -> str:
    if p.barred and foreigners(p, space):
        for man in group:
            if man * SPACES + space in p.barred:
                return "R73"
    return LEGAL


def step_refusal(p: Position, group: list[int], space: int) -> str:
    """R61, R62."""
    return entry_refusal(p, group, space) if p.material.are_linked(p.place[group[0]], space) else "R61"


def entry_refusal(p: Position, group: list[int], space: int) -> str:
    """Why a group may not go to a space next to it."""
    gang = p.active
    if p.closed[space]:
        return "R2"
    if is_banned(p, gang, space):
        return "R164"
    if p.points < len(group):
        return "R61"
    if p.material.kinds[space] == HOTEL and (len(group) > 1 or p.men[space * GANGS + gang]):
        return "R74"
    return barred_refusal(p, group, space)


def group_up(p: Position, gang: int, action: int) -> None:
    by_coup = first(p.agenda)
    if PAWN <= action < PAWN + MEN:
        p.group.append(action - PAWN)
        p.group.sort()
        return
    group = p.group
    settle(p.agenda)
    p.group = []
    if action == BACK:
        return
    if not by_coup:
        p.step = 2
    act(p, gang)
    ask(p.agenda, REPRISALS, 0, 0, 0)
    if action == ATTACK:
        begin_assault(p, group, p.place[group[0]])
    elif action == RENEW:
        begin_renewal(p, group[0])
    else:
        space = action - SPACE
        if by_coup:
            discard(p, gang, COUP)
            tell_all(p, LANDED, gang, [space, *group])
        else:
            p.points -= len(group)
            tell_all(p, STEPPED, gang, [space, *group])
        begin_entry(p, group, p.place[group[0]], space, by_coup)
