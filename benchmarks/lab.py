"""The environments of PettingZoo beside one of its own, all stepped by one loop of random answers that masks allow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np
from pettingzoo import make
from pettingzoo.classic.connect_four import connect_four

from benchmarks.gauge import rate
from ludotheque.core.shelf import own_slugs
from ludotheque.lab import pettingzoo

STEPS = 50  # of one piece of work


class Loop:
    """One environment, played as the pages of PettingZoo do it, over and over."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.choice = Random(1).choice
        env.reset(seed=1)

    def steps(self) -> int:
        """Play on; the number of steps, those of the dead included."""
        env, choice, done = self.env, self.choice, 0
        for _ in env.agent_iter(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choice(np.flatnonzero(seen["action_mask"]).tolist()))
            done += 1
        if not env.agents:
            env.reset()
        return done


def figures(rounds: int, progress: Callable[[str], None]) -> dict[str, float]:
    """Steps a second: medians of interleaved rounds; and how many times those of the yardstick each game makes."""
    yardstick = "connect four of PettingZoo"
    envs: dict[str, Any] = {
        yardstick: make("aec", "classic/connect_four-v3"),
        f"{yardstick}, without wrappers": connect_four.raw_env(),
    }
    envs |= {slug: pettingzoo.env(slug) for slug in own_slugs()}
    loops = {name: Loop(env) for name, env in envs.items()}
    found: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        for name, loop in loops.items():
            found[name].append(rate(loop.steps))
    speeds = {f"{name}, steps/s": median(rates) for name, rates in found.items()}
    for slug in own_slugs():
        for name in list(envs)[:2]:
            speeds[f"{slug} x {name}"] = speeds[f"{slug}, steps/s"] / speeds[f"{name}, steps/s"]
    return speeds
