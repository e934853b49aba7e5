"""Positions in writing: every moment of a game is read back whole, and any other text is refused or sound."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.state import Game, Options
from ludotheque.games.singes import GAME
from tests.games.mutants import check_mutants, chosen, odd_game, written

ODD = (  # boxes that differ from ours and keep V1 to V8
    {"trap_turns = 3": "trap_turns = 1", "quiet_limit = 20": "quiet_limit = 5"},
    {
        'kind = "trap"\ncount = 5': 'kind = "trap"\ncount = 40',
        'kind = "thief"\ncount = 5': 'kind = "thief"\ncount = 90',
    },
    {'kind = "move"\ncount = 4': 'kind = "move"\ncount = 80', 'kind = "kill"\ncount = 5': 'kind = "kill"\ncount = 1'},
)


def agreed(game: Game, rng: Random) -> Options:
    return {**chosen(game, rng), "round_limit": "12"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(2))
def test_every_moment_is_read_back_whole(seats: int, seed: int) -> None:
    rng = Random(seats * 7 + seed)
    written(GAME, seats, agreed(GAME, rng), rng)


@pytest.mark.parametrize("changes", ODD, ids=[next(iter(changes.values()))[-11:] for changes in ODD])
def test_every_moment_with_an_odd_box_is_read_back_whole(changes: dict[str, str]) -> None:
    rng = Random(len(changes))
    game = odd_game(GAME, changes)
    written(game, rng.choice((2, 4, 6)), agreed(game, rng), rng)


@pytest.mark.parametrize("seed", range(4))
def test_an_altered_position_is_refused_in_words_or_plays_to_an_end(seed: int) -> None:
    rng = Random(seed)
    seats, options = rng.choice((2, 3, 4)), agreed(GAME, rng)
    check_mutants(GAME, seats, options, rng, 100)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seat 0 at 3,3 compass; asks acting fallen=1", "fallen says nothing about 'acting'"),
        ("bottom 3 3", "I1"),
        ("tile 2 0,-1 0; bottom 2", "I1"),
        (f"tile {'9' * 5000} 0,-1 0", "tile 99999999999999999999 is not in the stack"),
        ("tile 2 0,-1 0; idle 3,0", "R11"),
        ("tile 2 3,3 0; tile 3 3,4 0", "no way leads"),
        ("hold 1 trap 0 all", "R67"),
        ("hold 1 patrol2 0 all", "R67"),
        ("on 5,4 chimp3; seat 0 at 5,4; asks fighting path=3,3>5,4", "R26"),
        ("seat 1 at 3,3 kill; either 1 1:kill or pile:kill", "his own hand"),
        ("asks acting; over quiet", "said twice"),
        ("over 0", "has not escaped"),
        ("seat 0 at 3,3 kill; asks draw-theft wanted=10", "'draw-theft' is no question here"),
        ("seat 0 at 3,0; bottom 3; asks rotating tile=4 tried=5,6", "'rotating' is no question here"),
        ("seat 0 at 3,3 kill; seat 0 at 3,3 kill", "said twice"),
        ("asks first; seat 0 at 3,3 daena", "R7"),
        ("asks trapped fallen=1", "'trapped' is no question here"),
        ("turn 0 progress 7", "R81"),
        ("turn 0 round", "write"),
        ("turn 0 round 200", "no round 200"),
        ("turn 0 quiet 20", "20 quiet rounds"),
        ("asks acting trail=3,3", "O11"),
        ("seat 0 at 3,3 ari; asks stepping total=3 helpers=2 path=3,3", "R25"),
        ("asks roll-move die=1", "R54"),
    ],
)
def test_a_contradiction_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.read_position(text, 2, {})
