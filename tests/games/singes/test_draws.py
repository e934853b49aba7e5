"""Chance: in how many ways each outcome comes up (section 6)."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.singes.game import GAME
from ludotheque.games.singes.rules.judge import Singes
from tests.games.singes.playing import after, at

rule = pytest.mark.rule

NORTH = ("roll white", "die 1", "step north", "stop")
SOUTH = ("roll white", "die 1", "step south", "stop")
TRAP = ("roll white", "die 2", "step west", "step west", "stop", "draw trap", "no")


def ways(state: Singes) -> dict[str, int]:
    return {
        GAME.write(CHANCE, outcome): count for outcome, count in zip(state.legal(CHANCE), state.weights(), strict=True)
    }


@rule("R7", "A4", "O6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_as_often(seats: int) -> None:
    assert ways(GAME.start(seats, {})) == {f"begin {seat}": 1 for seat in range(seats)}


@rule("R24", "R61")
def test_each_face_of_a_die_is_as_likely() -> None:
    state = at("seat 0 at 3,3 red_die yellow_die")
    assert ways(after(state, "roll white")) == {f"die {face}": 1 for face in range(1, 7)}
    assert ways(after(state, "roll red")) == {"die 3": 1, "die 4": 2, "die 5": 2, "die 6": 1}
    assert ways(after(state, "roll yellow")) == {"die 1": 1, "die 2": 1, "die 5": 1, "die 6": 1, "die 8": 2}


@rule("R2", "R52")
def test_a_face_down_token_is_one_of_those_nobody_has_seen() -> None:
    state = after(at("pile digit1 digit1; seat 0 at 5,3; seat 1 at 3,3 joker joker digit3"), *NORTH)
    assert ways(state) == {"draw digit1": 3, "draw digit2": 5, "draw digit3": 4, "draw digit4": 5, "draw digit5": 5} | {
        "draw joker": 1
    }


@rule("R2", "R42")
def test_a_face_down_ape_is_one_of_those_nobody_has_seen() -> None:
    state = after(at("on 1,2 chimp3; removed chimp4 chimp8; seat 0 at 5,3"), *SOUTH)
    assert ways(state) == {"draw chimp3": 1, "draw chimp4": 2, "draw chimp5": 3, "draw chimp6": 2, "draw chimp7": 2}


@rule("R3", "R77")
def test_a_closed_key_is_one_of_those_nobody_has_turned() -> None:
    state = at("tile 15 0,-1 0; tile 14 1,0 0; on 8,1 KEY4; seat 0 at 3,-5")
    found = ways(after(state, *NORTH, "turn key"))
    assert found == {f"key KEY{number}": 1 for number in (1, 2, 3, 5, 6)}


@rule("R4", "R14")
def test_the_top_tile_is_any_that_does_not_lie() -> None:
    state = at("tile 7 1,0 0; seat 0 at 3,1")
    assert ways(after(state, *NORTH)) == {f"tile {number}": 1 for number in range(2, 21) if number != 7}


@rule("R72", "A61")
def test_a_pick_is_any_token_of_the_pile_with_that_back() -> None:
    state = after(at("pile trap trap kill digit3 digit3 joker; seat 0 at 3,2"), *SOUTH)
    assert ways(after(state, "pick luck")) == {"draw kill": 1, "draw trap": 2}
    assert ways(after(state, "pick digit")) == {"draw digit3": 2, "draw joker": 1}


@rule("R63", "A55")
def test_a_blind_theft_is_any_face_down_item_with_that_back() -> None:
    state = at("seat 0 at 3,3 thief; seat 1 at 3,2 axe axe ambush1 red_die red_die! kill ari digit1")
    state = after(state, *NORTH)
    assert ways(after(state, "steal 1 weapon")) == {"draw axe": 2, "draw ambush1": 1}
    assert ways(after(state, "steal 1 luck")) == {"draw red_die": 1, "draw kill": 1}


@rule("R71", "A51")
def test_a_patrol_confiscates_any_luck_token_or_digit() -> None:
    state = at("seat 0 at 3,3 patrol4; seat 1 at 3,3 axe ari kill kill red_die red_die! digit2 digit2 digit2")
    state = after(state, "attack 1 patrol4", "roll white", "die 1")
    expected = {"draw digit2": 3, "draw red_die": 1, "draw kill": 2, "draw red_die_in_use": 1}
    assert ways(state) == expected


@rule("R75", "A65")
def test_a_trap_takes_any_luck_tokens_then_any_digits() -> None:
    state = after(at("seat 0 at 3,5 kill kill yellow_die! move digit1 digit1 joker axe"), *TRAP)
    assert ways(state) == {"draw kill": 2, "draw move": 1, "draw yellow_die_in_use": 1}
    state = after(state, "draw kill")
    assert ways(state) == {"draw kill": 1, "draw move": 1, "draw yellow_die_in_use": 1}
    assert ways(after(state, "draw move")) == {"draw digit1": 2, "draw joker": 1}
