"""Many games at once: a Batch beside a plain Python loop over the protocol, and closed-loop random games."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

import numpy as np

from ludotheque.core import chance
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, State
from ludotheque.lab.batch import Batch

COUNT = 1024
GAMES = ("apagos", "meeples")
JOBS = 2
ROUND = 0.5  # seconds of one measurement
PLAYED = 5_000  # games of one call of playouts


def rate(work: Callable[[], int]) -> float:
    """How many of what work() counts fit in a second of the clock on the wall."""
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < ROUND:
        done += work()
    return done / (time.perf_counter() - began)


class Loop:
    """The same work without a batch: so many games, one Python call after another."""

    def __init__(self, slug: str, with_masks: bool) -> None:
        game = box(slug).game
        self.rng = Random(1)
        self.start = game.start(game.seats[0], {})
        self.states = [self.begun() for _ in range(COUNT)]
        self.masks = np.zeros((COUNT, game.actions), np.bool_) if with_masks else None

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
            state.apply(seat, actions[int(draw() * len(actions))])
            self.settle(state)
            if not state.waiting_for:
                state.ranks()
                self.states[i] = self.begun()
        return COUNT


def stepped(batch: Batch, with_masks: bool) -> int:
    """One random answer in every game of a batch; the number of answers."""
    if with_masks:
        assert batch.masks.any()
    batch.step(batch.sample())
    return COUNT


def played(batch: Batch) -> int:
    """Random games to their ends; the number of steps."""
    return int(batch.playouts(PLAYED).steps.sum())


def figures(rounds: int = 5) -> dict[str, float]:
    """Answers a second of random players, and steps a second of random games: medians of interleaved rounds."""
    works: dict[str, Callable[[], int]] = {}
    batches = []
    for slug in GAMES:
        for jobs in (1, JOBS):
            batch = Batch(slug, COUNT, seed=1, jobs=jobs)
            batches.append(batch)
            works[f"{slug}, playouts, {jobs} jobs"] = partial(played, batch)
            for what, with_masks in (("legal lists", False), ("masks", True)):
                own = Batch(slug, COUNT, seed=1, jobs=jobs)
                batches.append(own)
                works[f"{slug}, {what}, Batch of {jobs} jobs"] = partial(stepped, own, with_masks)
        for what, with_masks in (("legal lists", False), ("masks", True)):
            works[f"{slug}, {what}, Python loop"] = Loop(slug, with_masks).step
        start, rng = box(slug).game.start(2, {}), Random(1)
        works[f"{slug}, core.chance.playouts"] = partial(chance.playouts, start, rng, 50)
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            found[name].append(rate(work))
    for batch in batches:
        batch.close()
    return {name: median(rates) for name, rates in sorted(found.items())}


if __name__ == "__main__":  # processes that it starts read this file too
    for name, speed in figures().items():
        print(f"{name}: {speed:,.0f}/s")
