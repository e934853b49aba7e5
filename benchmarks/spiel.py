"""Random play through OpenSpiel's interface: our games beside its own that are written in Python, beside a game without
rules, which shows what the interface alone takes, and beside the same play without OpenSpiel."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401  as it is imported, its games are registered

from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, State
from ludotheque.lab import openspiel  # noqa: F401  and so are ours

ROUND = 0.5  # seconds of one measurement
# A board and a hand with rules worth the name; and a toy of two cards and three answers, nearly all of whose time is
# what the interface itself takes.
YARDSTICKS = ("python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes", "python_kuhn_poker")
LENGTH = 100  # steps of the game without rules


class Empty(pyspiel.Game):  # type: ignore[misc]
    """A game in which nothing happens: nothing in Python that is played through the interface can be faster."""

    def __init__(self) -> None:
        toy = pyspiel.load_game("python_tic_tac_toe")
        extent = pyspiel.GameInfo(2, 0, 2, -1.0, 1.0, 0.0, LENGTH)
        super().__init__(toy.get_type(), extent, {})

    def new_initial_state(self) -> EmptyState:
        return EmptyState(self)


class EmptyState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Empty) -> None:
        super().__init__(game)
        self.steps = 0

    def current_player(self) -> int:
        return 0

    def is_terminal(self) -> bool:
        return self.steps == LENGTH

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def _apply_action(self, action: int) -> None:
        self.steps += 1

    def returns(self) -> list[float]:
        return [0.0, 0.0]


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


def played_alone(first: State, rng: Random) -> int:
    """The same without OpenSpiel: what the rules themselves and the random answers take."""
    steps = 0
    state = first.copy()
    while awaited := state.waiting_for:
        seat = min(awaited)
        actions = state.legal(seat)
        if seat == CHANCE:
            state.apply(CHANCE, rng.choices(actions, state.weights())[0])
        else:
            state.apply(seat, actions[int(rng.random() * len(actions))])
        steps += 1
    state.ranks()
    return steps


def rate(work: Callable[[], int]) -> float:
    """How many of what work() counts fit in a second of the processor."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < ROUND:
        done += work()
    return done / (time.process_time() - began)


def figures(rounds: int) -> dict[str, dict[str, float]]:
    """Steps a second of the processor, medians of interleaved rounds: of our games, of OpenSpiel's, of the game without
    rules, and of our games without OpenSpiel."""
    works: dict[str, dict[str, Callable[[], int]]] = {"ours": {}, "theirs": {}, "alone": {}}
    for slug in slugs():
        works["ours"][slug] = partial(played, pyspiel.load_game(f"ludotheque_{slug}"), Random(1))
        game = box(slug).game
        works["alone"][slug] = partial(played_alone, game.start(game.seats[0], {}), Random(1))
    works["theirs"]["no rules"] = partial(played, Empty(), Random(1))
    for name in YARDSTICKS:
        works["theirs"][name] = partial(played, pyspiel.load_game(name), Random(1))
    found: dict[str, dict[str, list[float]]] = {whose: {name: [] for name in part} for whose, part in works.items()}
    for _ in range(rounds):
        for whose, part in works.items():
            for name, work in part.items():
                found[whose][name].append(rate(work))
    return {whose: {name: median(rates) for name, rates in part.items()} for whose, part in found.items()}
