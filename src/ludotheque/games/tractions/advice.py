"""What a gang looks at: men in hotels for cards, men in banks with a car outside, and a purse that grows."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice
from ludotheque.core.agenda import first, question
from ludotheque.core.state import LEGAL, Game, State, View
from ludotheque.games.tractions.forays import Foray, foray, next_raider, step_on
from ludotheque.games.tractions.habits import answer_habit
from ludotheque.games.tractions.movement import step_refusal
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.rules import Tractions
from ludotheque.games.tractions.talk import reason, talk
from ludotheque.games.tractions.terms import (
    ACCEPT,
    BACK,
    BANK,
    BRING,
    CAFE,
    CLAUSE_WIDTH,
    CREW,
    END,
    FILES,
    FLOOR,
    GANGS,
    GROUPING,
    HOTEL,
    KINDS,
    MOVING,
    NONE,
    OVER,
    PAWN,
    PETROL,
    PLAY_COUP,
    RECRUIT_CASH,
    RECRUIT_MP,
    REFUSE,
    SEND,
    SPACE,
    SPACES,
    STREET,
    TRACTION,
)
from ludotheque.games.tractions.value import FAR, bank_distance, is_shunned, keeps_word
from ludotheque.games.tractions.view import TractionsView

WIN: Final = 10_000_000
HOTELS_WANTED: Final = 3
CREW_WANTED: Final = 8
TALKERS_WANTED: Final = 5  # from so many men on, one sits in a café


class TractionsAdvice(Advice):
    """Treasuries first, then loot, men, cards and places."""

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, Tractions)
        gang = state.gangs[seat]
        if gang == NONE:
            return 0
        if question(state.agenda) == OVER:
            return WIN if state.winners >> gang & 1 else -WIN
        best = 0
        for other in range(GANGS):
            if other != gang and state.is_playing(other):
                best = max(best, estate(state, other))
        return 2 * estate(state, gang) - best

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """The habits of a careful boss; nothing but the view is looked at."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        state = reckoned(game, view, rng)
        gang = state.gangs[view.seat]
        top = question(state.agenda)
        if top == MOVING:
            choice = movement_habit(state, gang)
        elif top == GROUPING:
            choice = group_habit(state, gang)
        elif top == FLOOR:
            choice = talk(state, gang, legal, rng)
        else:
            choice = answer_habit(state, gang, legal, rng)
        return choice if choice in legal else legal[int(rng.random() * len(legal))]

    def words(self, game: Game, view: View, action: int) -> str:
        """Why a paper is accepted, refused or sent: the key of a sentence."""
        if not (action == SEND or ACCEPT <= action < REFUSE + FILES):
            return ""
        state = reckoned(game, view, Random(0))
        return reason(state, state.gangs[view.seat], action)


def reckoned(game: Game, view: View, rng: Random) -> Tractions:
    """A world as the seat sees it, with the treasuries it reckons with, so that no boss wavers from pick to pick."""
    assert isinstance(view, TractionsView)
    state = game.determinise(view, rng)
    assert isinstance(state, Tractions)
    for gang in range(GANGS):
        state.purses[gang] = max(0, view.ledger[gang])
    return state


def estate(p: Position, gang: int) -> int:
    """What a gang is worth: a U in the treasury counts 20."""
    total = 20 * p.purses[gang]
    cars = p.hands[gang * KINDS + TRACTION]
    for man in range(gang * CREW, gang * CREW + CREW):
        space = p.place[man]
        if space == NONE:
            continue
        total += 30 + 10 * p.loot[man]
        kind = p.material.kinds[space]
        if kind == HOTEL:
            total += 60
        elif kind == BANK:
            total += 80 if cars else 30
        elif kind == CAFE:
            total += 20
        else:
            total -= 4 * bank_distance(p, space)
    for kind in range(KINDS):
        total += p.hands[gang * KINDS + kind] * (30 if kind == TRACTION else 20)
    return total


# A movement turn: hotels first, then the nearest bank.


def movement_habit(p: Position, gang: int) -> int:
    raid = raid_of(p, gang)
    if raid is not None and raid.street != NONE:
        return PLAY_COUP
    on_board = CREW - p.reserve(gang)
    if p.step <= 1 and on_board < CREW_WANTED and p.reservist(gang) != NONE:
        idle = p.men[p.material.bases[gang] * GANGS + gang]
        if p.purses[gang] >= 3 * p.material.recruit_cash and p.turn > 2:
            return RECRUIT_CASH
        if p.points >= p.material.recruit_points and (on_board < 2 or idle == 0) and raid is None:
            return RECRUIT_MP
    if raid is not None:
        if raid.cars:
            return PETROL + raid.cars
        if next_raider(p, raid) != NONE:
            return PAWN + next_raider(p, raid)
    best = NONE
    nearest = FAR
    for man in range(gang * CREW, gang * CREW + CREW):
        if p.place[man] == NONE or (raid is not None and man in raid.men):
            continue
        goal = goal_of(p, gang, man)
        if goal == NONE:
            continue
        distance = p.material.distances[p.place[man] * SPACES + goal]
        if p.material.kinds[goal] == HOTEL:
            distance -= 20
        if distance < nearest and next_step(p, gang, man, goal) != NONE:
            nearest = distance
            best = man
    if best != NONE:
        return PAWN + best
    spare = p.hands[gang * KINDS + TRACTION]
    if spare >= 3 and p.points == 0 and raid is None and has_walker(p, gang):
        return PETROL + 1
    return END


def raid_of(p: Position, gang: int) -> Foray | None:
    """The raid to go on, unless the men are promised elsewhere."""
    return foray(p, gang) if promised_place(p, gang) == NONE else None


def has_walker(p: Position, gang: int) -> bool:
    """Whether somebody is still on the way."""
    for man in range(gang * CREW, gang * CREW + CREW):
        if p.place[man] != NONE and goal_of(p, gang, man) != NONE:
            return True
    return False


def goal_of(p: Position, gang: int, man: int) -> int:
    """Where a man should go: a free hotel while few are held, else a bank; home with loot from the street."""
    space = p.place[man]
    kind = p.material.kinds[space]
    if p.loot[man] and kind != BANK:
        return p.material.bases[gang]
    if kind in (HOTEL, BANK):
        return NONE
    promised = promised_place(p, gang)
    if promised != NONE:
        return promised if space != promised else NONE
    housed = 0
    seated = 0
    for other in range(gang * CREW, gang * CREW + CREW):
        if p.place[other] != NONE:
            housed += int(p.material.kinds[p.place[other]] == HOTEL)
            seated += int(p.material.kinds[p.place[other]] == CAFE)
    if kind == CAFE and seated == 1:
        return NONE
    best = NONE
    nearest = FAR
    if housed < HOTELS_WANTED:
        for hotel in range(SPACES):
            if p.material.kinds[hotel] != HOTEL or p.closed[hotel] or p.gangs_at(hotel):
                continue
            distance = p.material.distances[space * SPACES + hotel]
            if distance < nearest:
                nearest = distance
                best = hotel
        if nearest <= 6:
            return best
    if seated == 0 and CREW - p.reserve(gang) >= TALKERS_WANTED:
        return nearest_of(p, p.material.cafes, space)
    for bank in p.material.banks:
        if is_shunned(p, gang, bank):
            continue
        # Company in a bank makes the heist sooner, a crowd makes it dangerous.
        distance = p.material.distances[space * SPACES + bank] - p.men[bank * GANGS + gang]
        if best == NONE or distance < nearest or p.material.kinds[best] == HOTEL:
            nearest = distance
            best = bank
    return best


def promised_place(p: Position, gang: int) -> int:
    """Where the gang has promised men for this turn and has too few, or NONE (R42, bring)."""
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        if p.clauses[j + 1] == BRING and p.clauses[j + 2] == gang and keeps_word(p, gang, j):
            space = p.clauses[j + 4]
            if p.men[space * GANGS + gang] < p.clauses[j + 5] and not p.closed[space]:
                return space
    return NONE


def nearest_of(p: Position, spaces: list[int], start: int) -> int:
    best = spaces[0]
    for space in spaces:
        if p.material.distances[start * SPACES + space] < p.material.distances[start * SPACES + best]:
            best = space
    return best


def next_step(p: Position, gang: int, man: int, goal: int) -> int:
    """The neighbouring space on the way to the goal, free ones first, or NONE."""
    here = p.place[man]
    best = NONE
    nearest = 10 * p.material.distances[here * SPACES + goal]
    for space in p.material.neighbours(here):
        if step_refusal(p, [man], space) != LEGAL or is_shunned(p, gang, space):
            continue
        cost = 10 * p.material.distances[space * SPACES + goal]
        is_held = p.gangs_at(space) & ~(1 << gang) != 0
        if is_held and p.material.kinds[space] in (STREET, HOTEL):
            cost += 5
        if cost < nearest:
            nearest = cost
            best = space
    return best


def group_habit(p: Position, gang: int) -> int:
    raid = raid_of(p, gang)
    if first(p.agenda) == 1:
        return landing_habit(p, raid)
    if not p.group:
        return BACK
    man = p.group[0]
    if raid is not None and man in raid.men:
        step = step_on(p, gang, raid, man)
        return SPACE + step if step != NONE else BACK
    goal = goal_of(p, gang, man)
    if goal == NONE:
        return BACK
    step = next_step(p, gang, man, goal)
    return SPACE + step if step != NONE else BACK


def landing_habit(p: Position, raid: Foray | None) -> int:
    """All men of the raid, then the street before the base."""
    if raid is None or raid.street == NONE:
        return BACK
    if len(p.group) < len(raid.men):
        return PAWN + raid.men[len(p.group)]
    return SPACE + raid.street
