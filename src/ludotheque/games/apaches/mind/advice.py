"""What a gang leader looks at: what a district can still hide, who holds it, and who can still take it."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice
from ludotheque.core.state import LEGAL, Game
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out, walk
from ludotheque.games.apaches.rules.moving import second_steps, standing_refusal
from ludotheque.games.apaches.rules.placing import forces
from ludotheque.games.apaches.rules.position import Position
from ludotheque.games.apaches.rules.view import ApachesView

WIN: Final = 1_000_000
FULL: Final = 1000  # a certainty; chances are counted in thousandths
ATTACK: Final = 260  # how likely the rivals who can are to take one district in one turn, shared among them
FAR_ATTACK: Final = 25  # the same for a rival whose reserve is too small
NOVICE: Final = 60  # francs a novice in reserve is worth: 50 at the end, and its use before
LATE_BAIL: Final = 2  # the last turn in which a prisoner is worth the bail


class ApachesAdvice(Advice[Apaches, ApachesView]):
    """Majorities weighed by what they pay and how likely they are to last."""

    def worth(self, state: Apaches, seat: int) -> int:
        if state.question == t.OVER:
            return WIN * (state.seats - state.ranks()[seat]) + state.money[seat]
        crews, reserves = state.crews, state.reserves
        if state.staged_kind > t.SKIPPED:
            state.crews, state.reserves = crews[:], reserves[:]
            put_staged(state)
        values = [0] * t.DISTRICTS
        if state.turn > 0:
            values = known_values(state, seat)
        total = outlook(state, seat, values)
        state.crews, state.reserves = crews, reserves
        return total + wealth(state, seat)

    def choose(self, game: Game[Apaches, ApachesView], view: ApachesView, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if view.question == t.DRAFTING:
            return chosen_pile(view, rng)
        if view.question == t.BAILING:
            return chosen_bail(view)
        state = game.determinise(view, rng)
        values = expected_values(view, state)
        if view.question == t.LAYING:
            put_staged(state)
            return chosen_lay(view, state, values, rng)
        best: list[int] = []
        highest = 0
        for action in view.legal:
            value = promise(state, view.seat, action, values)
            if not best or value > highest:
                highest = value
                best = [action]
            elif value == highest:
                best.append(action)
        return best[int(rng.random() * len(best))]


# What a district is worth.


def prize_value(position: Position, planque: int) -> int:
    """What a planque is worth to its winner, in francs."""
    kind = position.kinds[planque]
    left = position.amounts[t.ROUNDS] - position.round
    if kind in (t.MONEY, t.BURGLARY):
        return position.values[planque]
    if kind == t.STEAL:
        # The others lose it too.
        return position.amounts[t.LOOT] * position.seats
    if kind == t.REINFORCE:
        return 130 if left > 0 else 2 * position.amounts[t.APACHE_PAY]
    # A punishment costs the use of a meneur for the rounds it is away.
    if left == 0:
        return -position.amounts[t.APACHE_PAY]
    if kind == t.DEATH:
        return -position.amounts[t.APACHE_PAY] - 90 * left
    return -80 if kind == t.PRISON else -95


def known_values(state: Apaches, seat: int) -> list[int]:
    """What each district pays in this very world, where the planque set aside is the only one unseen."""
    values = [0] * t.DISTRICTS
    burglaries = 0
    for district in range(t.COLOURED):
        planque = state.open_planque(district) if state.is_active(district) else t.NONE
        if planque != t.NONE:
            values[district] = prize_value(state, planque)
            if state.kinds[planque] == t.BURGLARY and state.leader(district) != t.NONE:
                burglaries += FULL
    values[t.BOURGEOIS] = token_value(state, state.tokens_left(t.BURGHER), state.tokens_left(t.POLICEMAN))
    values[t.FENCE] = fence_value(state, burglaries)
    return values


def expected_values(view: ApachesView, position: Position) -> list[int]:
    """What each district pays on average, as far as the viewer knows."""
    values = [0] * t.DISTRICTS
    burglaries = 0
    for district in range(t.COLOURED):
        if not view.is_active(district):
            continue
        total = 0
        count = 0
        thefts = 0
        for planque in view.planques(district):
            if view.laid[planque] == t.NONE and planque not in view.hand:
                total += prize_value(position, planque)
                count += 1
                if view.kinds[planque] == t.BURGLARY:
                    thefts += 1
        values[district] = total // count
        burglaries += FULL * thefts // count
    burghers = view.amounts[t.BURGHERS] - view.tokens[t.token_at(view.seat, t.BURGHER)]
    policemen = view.amounts[t.POLICEMEN] - view.tokens[t.token_at(view.seat, t.POLICEMAN)]
    values[t.BOURGEOIS] = token_value(position, burghers, policemen)
    values[t.FENCE] = fence_value(position, burglaries)
    return values


def token_value(position: Position, burghers: int, policemen: int) -> int:
    """What a token brings on average."""
    if burghers + policemen == 0:
        return 0
    loss = position.amounts[t.FINE] + position.amounts[t.APACHE_PAY]
    return (burghers * position.amounts[t.REWARD] - policemen * loss) // (burghers + policemen)


def fence_value(position: Position, burglaries: int) -> int:
    """So much a burglary, counted in thousandths, and a recruit."""
    recruit = 65 if position.round < position.amounts[t.ROUNDS] else position.amounts[t.APACHE_PAY]
    return burglaries * position.amounts[t.FENCE_PAY] // FULL + recruit


# What a position promises.


def outlook(state: Apaches, seat: int, values: list[int]) -> int:
    """The francs the seat may expect from the districts of this round, and what it keeps in hand."""
    total = t.NOVICES_IN[state.reserves[seat]] * NOVICE
    if state.turn == 0:
        return total
    turns_left = state.amounts[t.TURNS] - state.turn
    mine = turns_left + int(state.turn > 0 and state.order.index(seat) > state.place)
    for district in range(t.DISTRICTS):
        if state.is_active(district) and values[district] != 0:
            total += promised(state, seat, district, values[district], mine, turns_left)
    return total


def promised(state: Apaches, seat: int, district: int, value: int, mine: int, turns_left: int) -> int:
    """What one district promises to the seat."""
    crews = state.crews
    own = t.TOTAL[crews[district * t.SEATS + seat]]
    most = 0
    holder = t.NONE
    for other in range(state.seats):
        total = t.TOTAL[crews[district * t.SEATS + other]]
        if other != seat and total > most:
            most = total
            holder = other
    if own > most:
        return value * hold_chance(state, seat, own - most, turns_left) // FULL
    total = 0
    if holder != t.NONE:
        # What another takes is lost to all but one.
        total -= value // (state.seats - 1)
    need = most - own + 1
    spare = t.TOTAL[state.reserves[seat]] - need
    if mine > 0 and spare >= 0 and value > 0 and (own > 0 or state.reserves[seat] >= t.ONE_MENEUR):
        total += value * min(350, 15 * mine * min(4, spare + 1)) // FULL
    return total


def hold_chance(state: Apaches, seat: int, margin: int, turns_left: int) -> int:
    """How likely a lead is to last, in thousandths."""
    chance = FULL
    for i in range(state.seats):
        other = state.order[i]
        if other == seat:
            continue
        rate = ATTACK // state.seats + 30 if t.TOTAL[state.reserves[other]] > margin else FAR_ATTACK
        for _ in range(turns_left + int(i > state.place)):
            chance -= chance * rate // FULL
    return chance


def wealth(state: Apaches, seat: int) -> int:
    """Money, tokens and meneurs, counted against the others' average."""
    total = 0
    for other in range(state.seats):
        burghers = state.tokens[t.token_at(other, t.BURGHER)]
        policemen = state.tokens[t.token_at(other, t.POLICEMAN)]
        own = state.money[other] + burghers * state.amounts[t.REWARD]
        own -= policemen * (state.amounts[t.FINE] + state.amounts[t.APACHE_PAY])
        own -= state.cemeteries[other] * 100 + (state.prisons[other] + state.hospitals[other]) * 40
        if other == seat:
            total += own * (state.seats - 1)
        else:
            total -= own
    return total // (state.seats - 1)


def put_staged(state: Apaches) -> None:
    """Carry out the staged action, as the lay will."""
    carry_out(state.staged_kind, state.staged, state.actor, state.crews, state.reserves)


def put(state: Apaches, seat: int, district: int, force: int) -> None:
    state.crews[t.stand(district, seat)] += force
    state.reserves[seat] -= force


def promise(state: Apaches, seat: int, action: int, values: list[int]) -> int:
    """The best that a first, second or whole answer to the optional action can lead to."""
    if action == t.SKIP:
        return outlook(state, seat, values)
    if t.PLACE <= action < t.PLACE + t.DISTRICTS:
        return best_of(state, seat, forces(state, seat, action - t.PLACE), action - t.PLACE, values)
    if t.FORCE <= action < t.STEP:
        return best_of(state, seat, [action], state.staged[t.STAGED_DISTRICT], values)
    if state.question == t.STEPPING:
        first = state.staged[t.STAGED_STEP]
        walk(state.crews, seat, first, 1)
        total = outlook(state, seat, values) if action == t.STOP else with_step(state, seat, action, values)
        walk(state.crews, seat, first, -1)
        return total
    highest = -WIN
    pairs = second_steps(state, seat, action, state.taken_numbers(seat))
    alone = standing_refusal(state, [action]) == LEGAL
    walk(state.crews, seat, action, 1)
    if alone:
        highest = outlook(state, seat, values)
    for second in pairs:
        highest = max(highest, with_step(state, seat, second, values))
    walk(state.crews, seat, action, -1)
    return highest


def best_of(state: Apaches, seat: int, actions: list[int], district: int, values: list[int]) -> int:
    """The best outlook that one of these forces brings in a district."""
    highest = -WIN
    for action in actions:
        force = t.FORCE_CREW[action]
        put(state, seat, district, force)
        highest = max(highest, outlook(state, seat, values))
        put(state, seat, district, -force)
    return highest


def with_step(state: Apaches, seat: int, step: int, values: list[int]) -> int:
    walk(state.crews, seat, step, 1)
    total = outlook(state, seat, values)
    walk(state.crews, seat, step, -1)
    return total


# The other questions.


def chosen_pile(view: ApachesView, rng: Random) -> int:
    """Look where one already knows something: a district is solved sooner."""
    best: list[int] = []
    highest = -1
    for action in view.legal:
        district = action - t.DRAFT
        known = view.held[t.holding(view.seat, district)] + 1
        value = known * known * 60 // view.sizes[district]
        if value > highest:
            highest = value
            best = [action]
        elif value == highest:
            best.append(action)
    return best[int(rng.random() * len(best))]


def chosen_bail(view: ApachesView) -> int:
    """Free prisoners while they still have turns to serve in, and only from a full wallet."""
    count = 0
    if view.turn <= LATE_BAIL and view.round < view.amounts[t.ROUNDS] + 1:
        money = view.money[view.seat] - 2 * view.amounts[t.BAIL_PRICE]
        count = max(0, min(view.prisons[view.seat], money // view.amounts[t.BAIL_PRICE]))
    return t.BAIL + count


def chosen_lay(view: ApachesView, state: Apaches, values: list[int], rng: Random) -> int:
    """Tell the others least about the districts one leads or wants; a burglary laid hurts a rival's fence."""
    best: list[int] = []
    highest = -WIN
    for action in view.legal:
        planque = action - t.LAY
        district = t.district_of(planque)
        leader = state.leader(district)
        own = prize_value(state, planque)
        value = 0
        if leader == view.seat:
            # What is laid here tells the others more about my prize: bad news of it invites nobody.
            value -= 40 if own < values[district] else -10
        elif leader != t.NONE:
            value += 20 if own > values[district] else -10
        if view.kinds[planque] == t.BURGLARY:
            fence = state.leader(t.FENCE)
            value += 25 if fence != view.seat and fence != t.NONE else (-25 if fence == view.seat else 0)
        if value > highest:
            highest = value
            best = [action]
        elif value == highest:
            best.append(action)
    return best[int(rng.random() * len(best))]
