"""What a gang leader looks at: what a district can still hide, who holds it, and who can still take it."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ludotheque.core.advice import SURE, Advice
from ludotheque.core.state import Game
from ludotheque.games.apaches.mind.deeds import (
    Deeds,
    all_deeds,
    forces_there,
    second_steps_there,
    sensible_deeds,
)
from ludotheque.games.apaches.mind.lays import chosen_bail, chosen_lay, chosen_pile, lay_values
from ludotheque.games.apaches.mind.outlook import NOVICE, Outlook
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out
from ludotheque.games.apaches.rules.view import ApachesView

WIN: Final = 1_000_000
SAME_DISTRICT: Final = 3  # so many numbers are compared for one district
MOVES: Final = 5  # so many ways to move are compared


class ApachesAdvice(Advice[Apaches, ApachesView]):
    """Majorities weighed by what they pay and how likely they are to last."""

    scale = 250
    laps = 1
    breadth = 14
    efforts = (40, 160, 400)

    def worth(self, state: Apaches, seat: int) -> int:
        if state.question == t.OVER:
            return WIN * (state.seats - state.ranks()[seat]) + state.money[seat]
        crews, reserves = state.crews, state.reserves
        if state.staged_kind > t.SKIPPED:
            state.crews, state.reserves = crews[:], reserves[:]
            put_staged(state)
        if state.turn > 0:
            total = Outlook(state, seat).now()
        else:
            total = t.NOVICES_IN[reserves[seat]] * NOVICE
        state.crews, state.reserves = crews, reserves
        return total + wealth(state, seat)

    def choose(self, game: Game[Apaches, ApachesView], view: ApachesView, rng: Random) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.reply(game.determinise(view, rng), view.seat, rng)

    def plans(self, state: Apaches, seat: int, rng: Random) -> list[list[int]]:
        question = state.question
        if question == t.ACTING:
            return varied(all_deeds(Outlook(state, seat)))
        if question == t.FORCING:
            return ranked(forces_there(Outlook(state, seat)))
        if question == t.STEPPING:
            return ranked(second_steps_there(Outlook(state, seat)))
        if question == t.DRAFTING:
            return []
        deeds = Deeds()
        actions = state.legal(seat)
        values = lay_values(state, seat, actions) if question == t.LAYING else [0] * len(actions)
        for i in range(len(actions)):
            deeds.add([actions[i]], values[i])
        return ranked(deeds)

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
            return best(sensible_deeds(outlook), rng)
        return best(forces_there(outlook) if question == t.FORCING else second_steps_there(outlook), rng)

    def lap(self, state: Apaches) -> int:
        return state.round

    def chances(self, state: Apaches) -> list[float]:
        if not state.waiting_for:
            ranks = state.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        worths = [self.worth(state, seat) for seat in range(state.seats)]
        most = max(worths)
        odds = [exp(max(-SURE, (worth - most) / self.scale)) for worth in worths]
        total = sum(odds)
        return [part / total for part in odds]


def best(deeds: Deeds, rng: Random) -> int:
    """The first answer of the deed that promises most; equals are drawn."""
    promises = deeds.promises
    highest = max(promises)
    found: list[int] = []
    for i in range(len(promises)):
        if promises[i] == highest:
            found.append(deeds.answers[i][0])
    return found[int(rng.random() * len(found))]


def ranked(deeds: Deeds) -> list[list[int]]:
    """All deeds, the most promising first."""
    return [deeds.answers[i] for i in deeds.best_first()]


def varied(deeds: Deeds) -> list[list[int]]:
    """The most promising deeds, few of one sort; to do nothing is always among them."""
    left = [SAME_DISTRICT] * t.DISTRICTS
    moves = MOVES
    found: list[list[int]] = []
    for i in deeds.best_first():
        answers = deeds.answers[i]
        if t.is_step(answers[0]):
            moves -= 1
            if moves >= 0:
                found.append(answers)
        elif answers[0] != t.SKIP:
            left[answers[0] - t.PLACE] -= 1
            if left[answers[0] - t.PLACE] >= 0:
                found.append(answers)
    found.insert(min(6, len(found)), [t.SKIP])
    return found


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
