"""Many games at once: a Batch beside a plain Python loop over the protocol, and closed-loop random games."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

import numpy as np

from ludotheque.core import chance
from ludotheque.core.observer import size
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, State
from ludotheque.lab.batch import Batch
from ludotheque.lab.observing import observation, observer

COUNT = 1024
GAMES = ("apagos", "meeples")
SHOWN = ("legal lists", "masks", "masks and observations")  # what is asked for at every step
JOBS = 2
ROUND = 0.5  # seconds of one measurement
PLAYED = 5_000  # games of one call of playouts
Clock = Callable[[], float]


def rate(work: Callable[[], int], clock: Clock) -> float:
    """How many of what work() counts fit in a second of a clock."""
    done = 0
    began = clock()
    while clock() - began < ROUND:
        done += work()
    return done / (clock() - began)


class Loop:
    """The same work without a batch: so many games, one Python call after another."""

    def __init__(self, slug: str, shown: str) -> None:
        taken = box(slug)
        game = taken.game
        self.rng = Random(1)
        self.start = game.start(game.seats[0], {})
        self.states = [self.begun() for _ in range(COUNT)]
        self.observer = observer(taken)
        self.masks = None if shown == SHOWN[0] else np.zeros((COUNT, game.actions), np.bool_)
        self.width = size(self.observer.parts(game, game.seats[0]))
        self.rows = np.zeros((COUNT, self.width), np.int16) if shown == SHOWN[2] else None

    def begun(self) -> State:
        state: State = self.start.copy()
        self.settle(state)
        return state

    def settle(self, state: State) -> None:
        while state.waiting_for and state.waiting_for[0] == CHANCE:
            state.apply(CHANCE, chance.outcome(state, self.rng))

    def step(self) -> int:
        """One random answer in every game; the number of answers."""
        draw = self.rng.random
        if self.masks is not None:
            self.masks[:] = False
        for i, state in enumerate(self.states):
            seat = state.waiting_for[0]
            actions = state.legal(seat)
            if self.masks is not None:
                self.masks[i, actions] = True
            if self.rows is not None:
                self.rows[i] = observation(self.observer, state.view(seat), self.width)
            state.apply(seat, actions[int(draw() * len(actions))])
            self.settle(state)
            if not state.waiting_for:
                state.ranks()
                self.states[i] = self.begun()
        return COUNT


def stepped(batch: Batch, shown: str) -> int:
    """One random answer in every game of a batch; the number of answers."""
    if shown != SHOWN[0]:
        assert batch.masks.any()
    if shown == SHOWN[2]:
        assert batch.observations.any()
    batch.step(batch.sample())
    return COUNT


def played(batch: Batch) -> int:
    """Random games to their ends; the number of steps."""
    return int(batch.playouts(PLAYED).steps.sum())


def figures(rounds: int = 5) -> dict[str, float]:
    """Answers a second of random players, and steps a second of random games: medians of interleaved rounds.

    One process is measured in seconds of its processor, so that others on the machine matter little; several processes
    in seconds of the clock on the wall.
    """
    works: dict[str, tuple[Callable[[], int], Clock]] = {}
    batches = []

    def kept(slug: str, jobs: int) -> Batch:
        batches.append(Batch(slug, COUNT, seed=1, jobs=jobs))
        return batches[-1]

    for slug in GAMES:
        for jobs, clock in ((1, time.process_time), (JOBS, time.perf_counter)):
            works[f"{slug}, playouts, {jobs} jobs"] = partial(played, kept(slug, jobs)), clock
            for shown in SHOWN:
                works[f"{slug}, {shown}, Batch of {jobs} jobs"] = partial(stepped, kept(slug, jobs), shown), clock
        for shown in SHOWN:
            works[f"{slug}, {shown}, Python loop"] = Loop(slug, shown).step, time.process_time
        start, rng = box(slug).game.start(2, {}), Random(1)
        works[f"{slug}, core.chance.playouts"] = partial(chance.playouts, start, rng, 50), time.process_time
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, (work, clock) in works.items():
            found[name].append(rate(work, clock))
    for batch in batches:
        batch.close()
    medians = {name: median(rates) for name, rates in sorted(found.items())}
    for slug in GAMES:
        for shown in SHOWN:
            ratio = medians[f"{slug}, {shown}, Batch of 1 jobs"] / medians[f"{slug}, {shown}, Python loop"]
            medians[f"{slug}, {shown}, Batch beside the loop"] = ratio
    return medians
