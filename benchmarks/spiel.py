"""Random play through OpenSpiel's interface: our games beside its own that are written in Python."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

from ludotheque.core.shelf import slugs

ROUND = 0.5  # seconds of one measurement
# A board and a hand with rules worth the name; and a toy of two cards and three answers, nearly all of whose time is
# what the interface itself takes.
YARDSTICKS = ("python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes", "python_kuhn_poker")


def played(game: Any, rng: Random) -> int:
    """One random game to the end; the number of its steps, draws included."""
    steps = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    state.returns()
    return steps


def rate(work: Callable[[], int]) -> float:
    """How many of what work() counts fit in a second of the processor."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < ROUND:
        done += work()
    return done / (time.process_time() - began)


def figures(rounds: int) -> dict[str, dict[str, float]]:
    """Steps a second of the processor, medians of interleaved rounds: of our games, and of OpenSpiel's."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  as it is imported, its games are registered

    from ludotheque.lab import openspiel  # noqa: F401  and so are ours

    names = {
        "ours": [name for name in pyspiel.registered_names() if name.removeprefix("ludotheque_") in slugs()],
        "theirs": YARDSTICKS,
    }
    works = {
        (whose, name): partial(played, pyspiel.load_game(name), Random(1)) for whose in names for name in names[whose]
    }
    found: dict[tuple[str, str], list[float]] = {key: [] for key in works}
    for _ in range(rounds):
        for key, work in works.items():
            found[key].append(rate(work))
    return {whose: {name: median(rates) for (owner, name), rates in found.items() if owner == whose} for whose in names}
