"""Move counts and puzzles of the specification (section 8)."""

from __future__ import annotations

from functools import cache

import pytest

from ludotheque.core.chance import perft
from tests.games.apagos.playing import after, at, begun, legal, written

rule = pytest.mark.rule

STARTS = {
    "7.0.0 5.0.0 3.0.0 1.0.0 w": [8, 69, 620, 5756, 54103, 513322, 4862264, 45880097],
    "1.0.0 3.0.0 5.0.0 7.0.0 w": [8, 69, 609, 5504, 49916, 452751, 4057042, 35821761],
    "7.0.0 5.0.0 5.0.0 3.0.0 w": [8, 73, 713, 7367, 78808, 868232, 9745550, 111099073],
}
ENDINGS = {
    "1.0.1 7.6.0 5.1.3 5.3.2 w": [5, 15, 23, 19, 7, 0, 0, 0],
    "3.2.1 3.1.1 1.0.0 5.1.1 w": [8, 50, 231, 900, 2900, 6262, 7866, 6124],
}
PUZZLES = [
    ("1.1.0 3.1.2 5.4.0 7.4.3 w", "win", 1, ["B@3"]),
    ("1.0.1 3.1.2 5.2.2 7.2.5 b", "win", 2, ["4>3"]),
    ("1.0.1 7.6.0 5.1.3 5.3.2 w", "win", 3, ["B@2"]),
    ("1.0.0 7.4.3 5.2.2 5.3.1 b", "win", 4, ["W@1"]),
    ("3.2.1 7.2.1 5.1.4 3.1.1 b", "win", 10, ["3>2"]),
    ("3.2.1 3.1.1 1.0.0 5.1.1 w", "loss", 7, []),
]


@rule("R12", "R13", "R14", "R16", "R19", "R20", "A27")
@pytest.mark.parametrize(("position", "depth"), [(start, depth) for start in STARTS for depth in range(1, 7)])
def test_the_moves_of_a_start_are_counted(position: str, depth: int) -> None:
    assert perft(at(position), depth) == STARTS[position][depth - 1]


@pytest.mark.soak
@pytest.mark.parametrize(("position", "depth"), [(start, depth) for start in STARTS for depth in (7, 8)])
def test_the_moves_of_a_start_are_counted_deeply(position: str, depth: int) -> None:
    assert perft(at(position), depth) == STARTS[position][depth - 1]


@rule("R24")
@pytest.mark.parametrize(("position", "depth"), [(ending, depth) for ending in ENDINGS for depth in range(1, 9)])
def test_the_moves_of_an_ending_are_counted(position: str, depth: int) -> None:
    assert perft(at(position), depth) == ENDINGS[position][depth - 1]


def test_sequences_with_draws_are_not_counted() -> None:
    with pytest.raises(ValueError, match="chance"):
        perft(after(begun(), "white"), 1)


@cache
def value(position: str) -> tuple[str, int]:
    """A plain search over the engine: the value for the side to move, winner fast, loser slow."""
    state = at(position)
    mover = state.colours[state.turn]
    best: tuple[str, int] | None = None
    for move in legal(state):
        ended = after(state, move)
        if ended.waiting_for:
            theirs, plies = value(written(ended))
            mine = {"win": "loss", "loss": "win"}[theirs], plies + 1
        else:
            mine = ("win" if ended.result() == mover else "loss"), 1
        if best is None or score(mine) > score(best):
            best = mine
    assert best is not None
    return best


def score(verdict: tuple[str, int]) -> int:
    return 1000 - verdict[1] if verdict[0] == "win" else verdict[1] - 1000


@rule("A9", "R26")
@pytest.mark.parametrize(("position", "verdict", "plies", "winning"), PUZZLES)
def test_a_puzzle_has_its_stated_value(position: str, verdict: str, plies: int, winning: list[str]) -> None:
    assert value(position) == (verdict, plies)
    state = at(position)
    mover = state.colours[state.turn]
    wins = []
    for move in legal(state):
        ended = after(state, move)
        won = value(written(ended))[0] == "loss" if ended.waiting_for else ended.result() == mover
        wins += [move] if won else []
    assert wins == winning
