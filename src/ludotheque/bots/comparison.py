"""An answer tried again, long after the game: what it would have been worth, beside the best one."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ludotheque.bots.chronicle import Chronicle, chronicle
from ludotheque.bots.search import horizon_of
from ludotheque.bots.weighing import WORLDS, exact, mean, played, scaled
from ludotheque.core.coach import rank

CLOSE: Final = 0.02  # a chance too small to call an answer worse


class Comparison(NamedTuple):
    """What a seat could hope for with the answer that was chosen, with the best one, and with that of the game."""

    chosen: float
    best: float
    then: float

    @property
    def is_close(self) -> bool:
        return self.best - self.chosen < CLOSE


def compared(text: str, step: int, chosen: int, better: list[int], seed: int) -> Comparison:
    """The three answers in the same imagined worlds with the same dice, or by the solution of the game."""
    told = chronicle(text)
    number = told.beat_at(step)
    beat = told.beats[number]
    view = told.state(number).view(beat.seat)
    plans = [better if chosen == better[0] else [chosen], better, told.answers_from(number)]
    if chosen == beat.action:
        plans[0] = plans[2]
    solver = told.coach()
    verdicts = solver.verdicts(view) if solver is not None else {}
    if verdicts:
        worst = min(verdicts.values(), key=rank)
        found = [exact(verdicts.get(plan[0], worst), beat.seat, told.seats)[beat.seat] for plan in plans]
        return Comparison(*found)
    return simulated(told, number, plans, seed)


def simulated(told: Chronicle, number: int, plans: list[list[int]], seed: int) -> Comparison:
    beat = told.beats[number]
    state = told.state(number)
    view = state.view(beat.seat)
    horizon = horizon_of(told.advice, state)
    rng = Random(f"{seed}/practice/{beat.first}")
    rows = []
    for _ in range(scaled(told, WORLDS)):
        world = told.game.determinise(view, rng)
        dice = rng.getrandbits(32)
        rows.append([played(told, world, beat.seat, plan, horizon, dice)[beat.seat] for plan in plans])
    return Comparison(*mean(rows))
