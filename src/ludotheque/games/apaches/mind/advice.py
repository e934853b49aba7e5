"""What a gang leader looks at: what a district can still hide, who holds it, and who can still take it."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ludotheque.core.advice import SURE, Advice, Reason
from ludotheque.core.state import Game
from ludotheque.games.apaches.mind.habits import chosen_bail, chosen_lay, chosen_pile, lay_values
from ludotheque.games.apaches.mind.outlook import Outlook
from ludotheque.games.apaches.mind.plans import (
    Plans,
    all_plans,
    forces_there,
    leads_there,
    second_steps_there,
    sensible_plans,
)
from ludotheque.games.apaches.mind.prizes import ABSENCE, LOSS, NOVICE, RECRUIT
from ludotheque.games.apaches.mind.reasons import why
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out
from ludotheque.games.apaches.rules.view import ApachesView

WIN: Final = 1_000_000
LONGER: Final = 130  # what each round to come adds to the scale: more can still happen
SAME_DISTRICT: Final = 3  # so many numbers are compared for one district
MOVES: Final = 5  # so many ways to move are compared
PATIENCE: Final = 6  # to do nothing is compared after so many plans at the latest


class ApachesAdvice(Advice[Apaches, ApachesView]):
    """Majorities weighed by what they pay and how likely they are to last."""

    scale = 260  # found in played games, at the beginning of the last round
    laps = 1
    breadth = 14
    efforts = (28, 100, 320)

    def worth(self, state: Apaches, seat: int) -> int:
        if state.question == t.OVER:
            return WIN * (state.seats - state.ranks()[seat]) + state.money[seat]
        rivals = 0
        for other in range(state.seats):
            if other != seat:
                rivals += riches(state, other)
        return prospects(state, seat) + riches(state, seat) - rivals // (state.seats - 1)

    def choose(self, game: Game[Apaches, ApachesView], view: ApachesView, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.reply(game.determinise(view, rng), view.seat, rng)

    def reason(self, game: Game[Apaches, ApachesView], view: ApachesView, action: int) -> Reason | None:
        if action not in view.legal:
            return None
        # Which of the worlds that look so is imagined makes no difference: no sentence reads what the seat cannot see.
        return why(game.determinise(view, Random(0)), view.seat, action)

    def plans(self, state: Apaches, seat: int, rng: Random) -> list[list[int]]:
        question = state.question
        if question == t.ACTING:
            return varied(all_plans(Outlook(state, seat)))
        if question == t.FORCING:
            return ranked(forces_there(Outlook(state, seat)))
        if question == t.STEPPING:
            return ranked(second_steps_there(Outlook(state, seat)))
        if question == t.DRAFTING:
            return []
        plans = Plans()
        actions = state.legal(seat)
        values = lay_values(state, seat, actions) if question == t.LAYING else [0] * len(actions)
        for i in range(len(actions)):
            plans.add(actions[i], t.NONE, values[i])
        return ranked(plans)

    def reply(self, state: Apaches, seat: int, rng: Random) -> int:
        question = state.question
        if question == t.DRAFTING:
            return chosen_pile(state, seat, rng)
        if question == t.BAILING:
            return chosen_bail(state, seat)
        if question == t.LAYING:
            return chosen_lay(state, seat, rng)
        outlook = Outlook(state, seat)
        if question == t.ACTING:
            return best(sensible_plans(outlook), rng)
        return best(leads_there(outlook) if question == t.FORCING else second_steps_there(outlook), rng)

    def lap(self, state: Apaches) -> int:
        return state.round

    def chances(self, state: Apaches) -> list[float]:
        if not state.waiting_for:
            ranks = state.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        totals = [prospects(state, seat) + riches(state, seat) for seat in range(state.seats)]
        most = max(totals)
        scale = self.scale + LONGER * (state.amounts[t.ROUNDS] - state.round)
        odds = [exp(max(-SURE, (total - most) / scale)) for total in totals]
        whole = sum(odds)
        return [part / whole for part in odds]


def best(plans: Plans, rng: Random) -> int:
    """The first answer of the plan that promises most; equals are drawn."""
    promises = plans.promises
    highest = max(promises)
    found: list[int] = []
    for i in range(len(promises)):
        if promises[i] == highest:
            found.append(plans.firsts[i])
    return found[int(rng.random() * len(found))]


def ranked(plans: Plans) -> list[list[int]]:
    """All plans, the most promising first."""
    return [plans.answers(i) for i in plans.best_first()]


def varied(plans: Plans) -> list[list[int]]:
    """The most promising plans, few of one sort; to do nothing is always among them."""
    left = [SAME_DISTRICT] * t.DISTRICTS
    moves = MOVES
    found: list[list[int]] = []
    for i in plans.best_first():
        answers = plans.answers(i)
        if t.is_step(answers[0]):
            moves -= 1
            if moves >= 0:
                found.append(answers)
        elif answers[0] != t.SKIP:
            left[answers[0] - t.PLACE] -= 1
            if left[answers[0] - t.PLACE] >= 0:
                found.append(answers)
    found.insert(min(PATIENCE, len(found)), [t.SKIP])
    return found


def riches(state: Apaches, seat: int) -> int:
    """What a gang has: money, tokens and Apaches."""
    amounts = state.amounts
    left = amounts[t.ROUNDS] - state.round + 1
    total = state.money[seat] + t.NOVICES_IN[state.reserves[seat]] * NOVICE
    total += state.tokens[t.token_at(seat, t.BURGHER)] * amounts[t.REWARD]
    total -= state.tokens[t.token_at(seat, t.POLICEMAN)] * (amounts[t.FINE] + amounts[t.APACHE_PAY])
    total -= (state.prisons[seat] + state.hospitals[seat]) * ABSENCE
    total -= state.cemeteries[seat] * (amounts[t.APACHE_PAY] + LOSS * left)
    # R43: recruits serve in one round only, so they are worth something before its first turn.
    return total + t.RECRUITS_IN[state.reserves[seat]] * RECRUIT if state.turn == 0 else total


def prospects(state: Apaches, seat: int) -> int:
    """What the city promises in this round, once what is staged is done."""
    if state.turn == 0:
        return 0
    crews, reserves = state.crews, state.reserves
    if state.staged_kind > t.SKIPPED:
        state.crews, state.reserves = crews[:], reserves[:]
        carry_out(state.staged_kind, state.staged, state.actor, state.crews, state.reserves)
    outlook = Outlook(state, seat)
    total = outlook.now() - t.NOVICES_IN[reserves[seat]] * NOVICE
    state.crews, state.reserves = crews, reserves
    return total
