"""What a gang looks at: men in hotels for cards, men in banks with a car outside, and a purse that grows."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice, Reason
from ludotheque.core.agenda import first, question
from ludotheque.core.state import LEGAL, Game
from ludotheque.games.tractions.mind.forays import Foray, foray, next_raider, step_on
from ludotheque.games.tractions.mind.habits import answer_habit
from ludotheque.games.tractions.mind.hunches import order_hunch
from ludotheque.games.tractions.mind.plans import answers_of
from ludotheque.games.tractions.mind.prospects import odds, prospects
from ludotheque.games.tractions.mind.reasons import reason_for
from ludotheque.games.tractions.mind.talk import reason, talk
from ludotheque.games.tractions.mind.value import FAR, is_shunned, keeps_word
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.movement import step_refusal
from ludotheque.games.tractions.rules.papers import has_unanswered
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.view import TractionsView

PHASE_OF_CARDS: Final = 5
WIN: Final = 10_000_000
HOTELS_WANTED: Final = 3
CREW_WANTED: Final = 8
USUAL_TURNS: Final = 40  # that a game has where nothing else is agreed (R18)
TALKERS_WANTED: Final = 5  # from so many men on, one sits in a café


class TractionsAdvice(Advice[Tractions, TractionsView]):
    """Treasuries first, then loot, men, cards and places."""

    breadth = 14
    efforts = (6, 72, 240)
    haste = (0.5, 0.1, 0.0)

    def worth(self, state: Tractions, seat: int) -> int:
        gang = state.gangs[seat]
        if gang == t.NONE:
            return 0
        if question(state.agenda) == t.OVER:
            return WIN if state.winners >> gang & 1 else -WIN
        best = 0
        for other in range(t.GANGS):
            if other != gang and state.is_playing(other):
                best = max(best, prospects(state, other))
        return prospects(state, gang) - best

    def choose(self, game: Game[Tractions, TractionsView], view: TractionsView, rng: Random) -> int:
        """The habits of a careful boss; nothing but the view is looked at."""
        if has_enough(view):
            return t.ENOUGH
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        state = reckoned(game, view, rng)
        gang = state.gangs[view.seat]
        top = question(state.agenda)
        if top == t.MOVING:
            choice = movement_habit(state, gang)
        elif top == t.GROUPING:
            choice = group_habit(state, gang)
        elif top == t.FLOOR:
            choice = talk(state, gang, legal, rng)
        else:
            choice = answer_habit(state, gang, legal, rng)
        return choice if choice in legal else legal[int(rng.random() * len(legal))]

    def words(self, game: Game[Tractions, TractionsView], view: TractionsView, action: int) -> str:
        """Why a paper is accepted, refused or sent: the key of a sentence."""
        if not (action in (t.SEND, t.OK) or t.ACCEPT <= action < t.REFUSE + t.FILES):
            return ""
        state = reckoned(game, view, Random(0))
        return reason(state, state.gangs[view.seat], action)

    def reason(self, game: Game[Tractions, TractionsView], view: TractionsView, action: int) -> Reason | None:
        """Why one might do it, from what lies open and the own hand."""
        state = reckoned(game, view, Random(0))
        gang = state.gangs[view.seat]
        return None if gang == t.NONE else reason_for(state, gang, action)

    def plans(self, state: Tractions, seat: int, rng: Random) -> list[list[int]]:
        """Whole answers to heists, shots and contests."""
        gang = state.gangs[seat]
        if gang == t.NONE:
            return []
        return answers_of(state, seat, gang)

    def reply(self, state: Tractions, seat: int, rng: Random) -> int:
        """The habits again, straight from the state; nobody writes papers in a thought."""
        gang = state.gangs[seat]
        top = question(state.agenda)
        choice = t.NONE
        if top == t.MOVING:
            choice = movement_habit(state, gang)
        elif top == t.GROUPING:
            choice = group_habit(state, gang)
        elif top == t.FLOOR and state.pens[gang * t.PEN] == t.RESTING and not has_unanswered(state, gang):
            choice = t.DONE
        else:
            legal = state.legal(seat)
            if len(legal) == 1:
                return legal[0]
            if top == t.FLOOR:
                choice = talk(state, gang, legal, rng)
            elif top == t.ORDERING:
                choice = order_hunch(state, gang, legal, rng)
            else:
                choice = answer_habit(state, gang, legal, rng)
            return choice if choice in legal else legal[int(rng.random() * len(legal))]
        if state.why_not(seat, choice) == LEGAL:
            return choice
        legal = state.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def lap(self, state: Tractions) -> int:
        """Turns, each of which ends when the banks and bases are quiet: cards belong to the next."""
        return state.turn + int(state.phase == PHASE_OF_CARDS)

    def chances(self, state: Tractions) -> list[float]:
        """By prospects; a game that is over counts as it ended."""
        return odds(state) if state.waiting_for else super().chances(state)


def has_enough(view: TractionsView) -> bool:
    """A48: after the turns of a usual game whoever hears that somebody would like to stop says so too."""
    said = view.enough
    is_late = view.turn > USUAL_TURNS and t.ENOUGH in view.asides
    return is_late and said != 0 and said >> view.gangs[view.seat] & 1 == 0


def reckoned(game: Game[Tractions, TractionsView], view: TractionsView, rng: Random) -> Tractions:
    """A world as the seat sees it, with the treasuries it reckons with, so that no boss wavers from pick to pick."""
    state = game.determinise(view, rng)
    for gang in range(t.GANGS):
        state.purses[gang] = max(0, view.ledger[gang])
    return state


# A movement turn: hotels first, then the nearest bank.


def movement_habit(p: Position, gang: int) -> int:
    raid = raid_of(p, gang)
    if raid is not None and raid.street != t.NONE:
        return t.PLAY_COUP
    on_board = t.CREW - p.reserve(gang)
    if p.step <= 1 and on_board < CREW_WANTED and p.reservist(gang) != t.NONE:
        idle = p.men[p.material.bases[gang] * t.GANGS + gang]
        if p.purses[gang] >= 3 * p.material.recruit_cash and p.turn > 2:
            return t.RECRUIT_CASH
        if p.points >= p.material.recruit_points and (on_board < 2 or idle == 0) and raid is None:
            return t.RECRUIT_MP
    if raid is not None:
        if raid.cars:
            return t.PETROL + raid.cars
        if next_raider(p, raid) != t.NONE:
            return t.PAWN + next_raider(p, raid)
    best = t.NONE
    nearest = FAR
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[man] == t.NONE or (raid is not None and man in raid.men):
            continue
        goal = goal_of(p, gang, man)
        if goal == t.NONE:
            continue
        distance = p.material.distances[p.place[man] * t.SPACES + goal]
        if p.material.kinds[goal] == t.HOTEL:
            distance -= 20
        if distance < nearest and next_step(p, gang, man, goal) != t.NONE:
            nearest = distance
            best = man
    if best != t.NONE:
        return t.PAWN + best
    spare = p.hands[gang * t.KINDS + t.TRACTION]
    if spare >= 3 and p.points == 0 and raid is None and has_walker(p, gang):
        return t.PETROL + 1
    return t.END


def raid_of(p: Position, gang: int) -> Foray | None:
    """The raid to go on, unless the men are promised elsewhere."""
    return foray(p, gang) if promised_place(p, gang) == t.NONE else None


def has_walker(p: Position, gang: int) -> bool:
    """Whether somebody is still on the way."""
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[man] != t.NONE and goal_of(p, gang, man) != t.NONE:
            return True
    return False


def goal_of(p: Position, gang: int, man: int) -> int:
    """Where a man should go: a free hotel while few are held, else a bank; home with loot from the street."""
    space = p.place[man]
    kind = p.material.kinds[space]
    if p.loot[man] and kind != t.BANK:
        return p.material.bases[gang]
    if kind in (t.HOTEL, t.BANK):
        return t.NONE
    promised = promised_place(p, gang)
    if promised != t.NONE:
        return promised if space != promised else t.NONE
    housed = 0
    seated = 0
    for other in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[other] != t.NONE:
            housed += int(p.material.kinds[p.place[other]] == t.HOTEL)
            seated += int(p.material.kinds[p.place[other]] == t.CAFE)
    if kind == t.CAFE and seated == 1:
        return t.NONE
    best = t.NONE
    nearest = FAR
    if housed < HOTELS_WANTED:
        for hotel in range(t.SPACES):
            if p.material.kinds[hotel] != t.HOTEL or p.closed[hotel] or p.gangs_at(hotel):
                continue
            distance = p.material.distances[space * t.SPACES + hotel]
            if distance < nearest:
                nearest = distance
                best = hotel
        if nearest <= 6:
            return best
    if seated == 0 and t.CREW - p.reserve(gang) >= TALKERS_WANTED:
        return nearest_of(p, p.material.cafes, space)
    for bank in p.material.banks:
        if is_shunned(p, gang, bank):
            continue
        # Company in a bank makes the heist sooner, a crowd makes it dangerous.
        distance = p.material.distances[space * t.SPACES + bank] - p.men[bank * t.GANGS + gang]
        if best == t.NONE or distance < nearest or p.material.kinds[best] == t.HOTEL:
            nearest = distance
            best = bank
    return best


def promised_place(p: Position, gang: int) -> int:
    """Where the gang has promised men for this turn and has too few, or NONE (R42, bring)."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] == t.BRING and p.clauses[j + t.FROM] == gang and keeps_word(p, gang, j):
            space = p.clauses[j + t.WHAT]
            if p.men[space * t.GANGS + gang] < p.clauses[j + t.DETAIL] and not p.closed[space]:
                return space
    return t.NONE


def nearest_of(p: Position, spaces: list[int], start: int) -> int:
    best = spaces[0]
    for space in spaces:
        if p.material.distances[start * t.SPACES + space] < p.material.distances[start * t.SPACES + best]:
            best = space
    return best


def next_step(p: Position, gang: int, man: int, goal: int) -> int:
    """The neighbouring space on the way to the goal, free ones first, or NONE."""
    here = p.place[man]
    best = t.NONE
    nearest = 10 * p.material.distances[here * t.SPACES + goal]
    for space in p.material.neighbours(here):
        if step_refusal(p, [man], space) != LEGAL or is_shunned(p, gang, space):
            continue
        cost = 10 * p.material.distances[space * t.SPACES + goal]
        is_held = p.gangs_at(space) & ~(1 << gang) != 0
        if is_held and p.material.kinds[space] in (t.STREET, t.HOTEL):
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
        return t.BACK
    man = p.group[0]
    if raid is not None and man in raid.men:
        step = step_on(p, gang, raid, man)
        return t.SPACE + step if step != t.NONE else t.BACK
    goal = goal_of(p, gang, man)
    if goal == t.NONE:
        return t.BACK
    step = next_step(p, gang, man, goal)
    return t.SPACE + step if step != t.NONE else t.BACK


def landing_habit(p: Position, raid: Foray | None) -> int:
    """All men of the raid, then the street before the base."""
    if raid is None or raid.street == t.NONE:
        return t.BACK
    if len(p.group) < len(raid.men):
        return t.PAWN + raid.men[len(p.group)]
    return t.SPACE + raid.street
