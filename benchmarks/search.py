"""The search of the computer players beside OpenSpiel's: simulations a second of processor time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from ludotheque.bots.search import Budget, Search
from ludotheque.core.shelf import box

START = "7.0.0 5.0.0 3.0.0 1.0.0 w"
SIMULATIONS = 20_000
SLOW = 1_000  # simulations of the search in Python


def ours() -> float:
    """From the first move of Apagos, played out at random to the end."""
    taken = box("apagos")
    view = taken.game.read_position(START, 2, {}).view(0)
    search = Search(taken.game, taken.advice, Budget(SIMULATIONS), Random(1))
    began = process_time()
    lines = search.lines(view, view.legal[0])
    return sum(line.visits for line in lines) / (process_time() - began)


def theirs() -> float:
    """From the first move of Connect Four, by the MCTS of OpenSpiel in C++, played out at random."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS, 1000, False, 7, False)
    state = game.new_initial_state()
    began = process_time()
    bot.step(state)
    return SIMULATIONS / (process_time() - began)


def theirs_in_python() -> float:
    """The same by its MCTS in Python."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("connect_four")
    random = numpy.random.RandomState(7)
    bot = mcts.MCTSBot(game, 2.0, SLOW, mcts.RandomRolloutEvaluator(1, random), random_state=random, solve=False)
    state = game.new_initial_state()
    began = process_time()
    bot.step(state)
    return SLOW / (process_time() - began)


def speeds(rounds: int) -> dict[str, float | None]:
    """The medians of interleaved rounds; None for what is not installed."""
    found: dict[str, list[float]] = {"apagos": [], "pyspiel MCTS": [], "open_spiel MCTS in Python": []}
    gauges: list[Callable[[], float]] = [ours, theirs, theirs_in_python]
    for _ in range(rounds):
        for figures, gauge in zip(found.values(), gauges, strict=True):
            try:
                figures.append(gauge())
            except ImportError:
                continue
    return {name: median(figures) if figures else None for name, figures in found.items()}
