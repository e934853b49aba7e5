"""What one process measures: run as a worker, it answers each line it reads with one number."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

ROUND = 0.4  # seconds of one measurement


def rate(work: Callable[[], int]) -> float:
    """How many of what work() counts fit in a second."""
    work()
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < ROUND:
        done += work()
    return done / (time.perf_counter() - began)


def playouts(slug: str) -> float:
    """Steps a second of random games through the public protocol."""
    from ludotheque.core import chance
    from ludotheque.core.shelf import box

    game = box(slug).game
    start = game.start(game.seats[0], {})
    rng = Random(1)
    return rate(lambda: chance.playouts(start, rng, 20))


def middle(slug: str) -> tuple[object, object]:
    """A position in the middle of a game, and its box."""
    from ludotheque.core import chance
    from ludotheque.core.shelf import box

    taken = box(slug)
    state = taken.game.start(taken.game.seats[0], {})
    length = chance.playout(state.copy(), Random(2), 100_000)
    chance.playout(state, Random(2), length // 2)
    return state, taken


def copy_ns(slug: str) -> float:
    from ludotheque.core.state import State

    state, _ = middle(slug)
    assert isinstance(state, State)

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return 1e9 / rate(work)


def view_us(slug: str) -> float:
    from ludotheque.core.state import State

    state, _ = middle(slug)
    assert isinstance(state, State)

    def work() -> int:
        for _ in range(200):
            state.view(0)
        return 200

    return 1e6 / rate(work)


def draw_ms(slug: str) -> float:
    from ludotheque.core.shelf import Box
    from ludotheque.core.state import State
    from ludotheque.core.tongue import tongue

    state, taken = middle(slug)
    assert isinstance(state, State)
    assert isinstance(taken, Box)
    view = state.view(0)
    speak = tongue("fr", taken.package)

    def work() -> int:
        for _ in range(20):
            taken.face.draw(view, speak)
        return 20

    return 1e3 / rate(work)


def chess() -> float:
    """Random legal moves a second of python-chess."""
    import chess as library

    rng = Random(1)

    def work() -> int:
        board = library.Board()
        moves = 0
        while moves < 200 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return rate(work)


def pyspiel(name: str) -> float:
    """Steps a second of random games of OpenSpiel through its Python API."""
    import pyspiel as library

    game = library.load_game(name)
    rng = Random(1)

    def work() -> int:
        steps = 0
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
        return steps

    return rate(work)


MEASURES: dict[str, Callable[..., float]] = {
    "playouts": playouts,
    "copy_ns": copy_ns,
    "view_us": view_us,
    "draw_ms": draw_ms,
    "chess": chess,
    "pyspiel": pyspiel,
}


def main() -> None:
    for line in sys.stdin:
        name, *arguments = line.split()
        print(MEASURES[name](*arguments), flush=True)


if __name__ == "__main__":
    main()
