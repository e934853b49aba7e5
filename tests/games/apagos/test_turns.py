"""Drops and transfers."""

from __future__ import annotations

import pytest

from ludotheque.core.state import LEGAL
from tests.games.apagos.playing import E32, START, after, arranged, at, facts, legal, refusal, sequences, written

rule = pytest.mark.rule

DROPS = [f"{colour}@{level}" for colour in "WB" for level in range(1, 5)]


@rule("R11")
def test_the_players_take_turns_alternately_starter_first() -> None:
    state = arranged("D7", "B5", "C3", "A1", "confirm")
    for mover in (1, 0, 1, 0):
        assert state.waiting_for == [mover]
        assert refusal(state, f"{1 - mover}: W@1") == "R11"
        state = after(state, "W@1")


@rule("R12", "A8")
def test_a_turn_is_exactly_one_action_and_never_a_pass() -> None:
    state = at(START)
    assert refusal(state, "pass") == "R12"
    once = after(state, "B@3")
    assert once.waiting_for == [1]
    assert refusal(once, "0: W@1") == "R11"


@rule("R13", "A13")
@pytest.mark.parametrize("position", [START, "7.1.0 5.2.0 3.0.0 1.0.0 b"])
def test_either_colour_may_be_dropped_by_either_player(position: str) -> None:
    assert [move for move in legal(at(position)) if "@" in move] == DROPS


@rule("R13", "A10")
def test_an_exhausted_colour_cannot_be_picked() -> None:
    state = at("1.1.0 3.1.2 5.4.0 7.4.3 w")
    assert facts(state)["reserve white"] == "0"
    assert refusal(state, "W@3") == "R13"
    assert refusal(state, "B@3") == LEGAL


@rule("A10")
def test_a_player_without_own_balls_or_transfers_must_drop_an_opponents_ball() -> None:
    assert legal(at("3.1.2 5.2.3 5.1.4 7.2.1 b")) == ["W@4"]


@rule("R14", "A14")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_full_square_takes_no_ball_on_any_level(level: int) -> None:
    squares = ["3.0.0", "5.0.0", "7.0.0"]
    squares.insert(level - 1, "1.1.0")
    state = at(" ".join([*squares, "w"]))
    assert refusal(state, f"W@{level}") == refusal(state, f"B@{level}") == "R14"


@rule("R15")
def test_one_ball_goes_from_the_reserve_into_the_square() -> None:
    state = after(at(START), "B@4")
    assert written(state) == "7.0.0 5.0.0 3.0.0 1.0.1 b"
    assert facts(state)["reserve black"] == "9"
    assert facts(state)["reserve white"] == "10"
    assert facts(state)["empty holes"] == "15"


@rule("R16", "R18", "A16", "A30")
@pytest.mark.parametrize(
    ("move", "ramp"),
    [
        ("W@1", "5.1.1 7.3.1 3.1.0 1.0.0 b"),
        ("W@2", "7.2.1 3.1.0 5.2.1 1.0.0 b"),
        ("W@3", "7.2.1 5.1.1 1.0.0 3.2.0 b"),
    ],
)
def test_the_square_climbs_one_level_at_once_with_its_balls(move: str, ramp: str) -> None:
    assert written(after(at("7.2.1 5.1.1 3.1.0 1.0.0 w"), move)) == ramp


@rule("R17")
def test_on_the_highest_level_no_square_moves() -> None:
    before = at("7.2.1 5.1.1 3.1.0 1.0.0 w")
    assert after(before, "W@4").squares == before.squares


@rule("A15")
def test_a_full_square_comes_down_and_rises_again_only_after_a_transfer() -> None:
    state = after(at("7.0.0 5.0.0 3.0.0 1.1.0 b"), "B@3")
    assert written(state) == "7.0.0 5.0.0 1.1.0 3.0.1 w"
    assert refusal(state, "W@3") == "R14"
    opened = after(state, "3>1", "B@3")
    assert written(opened) == "7.1.0 5.0.0 3.0.1 1.0.1 w"


@rule("R4")
@pytest.mark.parametrize("move", ["W@0", "B@5", "W@9", "5>1", "2>0", "9>9"])
def test_levels_go_from_1_to_4(move: str) -> None:
    assert refusal(at(START), move) == "R4"


@rule("R19", "R22")
def test_only_own_balls_are_transferred() -> None:
    state = at("7.0.0 3.1.0 5.0.1 1.0.0 b")
    assert refusal(state, "2>1") == "R19"
    assert refusal(state, "4>1") == "R19"
    assert refusal(state, "3>1") == LEGAL


@rule("R19")
def test_a_ball_on_the_lowest_level_goes_nowhere() -> None:
    state = at("7.3.3 5.0.0 3.0.0 1.0.0 w")
    assert not [move for move in legal(state) if ">" in move]


@rule("R20", "R22", "A18")
def test_a_transfer_goes_to_any_strictly_lower_level() -> None:
    state = at("7.0.0 5.0.0 3.1.0 1.1.0 w")
    assert [move for move in legal(state) if ">" in move] == ["4>3", "4>2", "4>1", "3>2", "3>1"]
    for move in ("3>3", "3>4", "4>4"):
        assert refusal(state, move) == "R20-upward"


@rule("A18")
def test_lower_is_about_levels_and_not_about_holes() -> None:
    assert refusal(at("1.0.0 7.1.0 3.0.0 5.0.0 w"), "2>1") == LEGAL


@rule("R20")
def test_the_target_needs_a_hole() -> None:
    state = at("7.1.0 1.0.1 3.1.2 5.2.1 w")
    assert refusal(state, "4>3") == refusal(state, "4>2") == "R20-full"


@rule("A19")
def test_a_ball_passes_over_full_squares() -> None:
    assert written(after(at("7.1.0 1.0.1 3.1.2 5.2.1 w"), "4>1")) == "7.2.0 1.0.1 3.1.2 5.1.1 b"


@rule("R21", "A17")
def test_a_transfer_moves_no_square_and_leaves_the_reserve_alone() -> None:
    before = at("7.0.0 3.1.0 5.0.1 1.0.0 b")
    state = after(before, "3>1")
    assert state.squares == before.squares
    assert state.reserve == before.reserve
    assert state.empty == before.empty


@rule("R22")
def test_no_move_returns_a_ball_to_the_reserve() -> None:
    state = at("7.1.1 5.1.1 3.1.1 1.0.0 w")
    for move in legal(state):
        now = after(state, move).reserve
        assert all(later <= earlier for later, earlier in zip(now, state.reserve, strict=True))


@rule("R23", "A21", "A38")
def test_a_ball_belongs_to_its_colour_whoever_put_it_there() -> None:
    state = after(at(START), "B@3")
    assert refusal(state, "4>1") == LEGAL
    assert written(after(state, "4>1")) == "7.0.1 5.0.0 1.0.0 3.0.0 w"


@rule("A20", "A22")
def test_a_ball_may_leave_a_full_or_the_highest_square_and_delays_the_end() -> None:
    state = after(at("1.1.0 5.1.3 3.0.3 3.2.1 w"), "4>2")
    assert facts(state)["empty holes"] == "1"
    assert legal(state) == ["W@4", "B@4"]
    assert refusal(at("7.1.0 1.0.1 3.1.2 5.2.1 b"), "3>1") == LEGAL


@rule("A21")
def test_the_same_ball_may_be_transferred_again() -> None:
    assert written(after(at("7.0.0 5.0.0 3.0.0 1.1.0 w"), "4>3", "B@4", "3>1")) == "7.1.0 5.0.0 3.0.0 1.0.1 b"


@rule("A27")
def test_two_balls_of_a_colour_give_one_transfer_a_target() -> None:
    moves = legal(at("7.0.0 5.0.0 3.2.0 1.0.0 w"))
    assert [move for move in moves if ">" in move] == ["3>2", "3>1"]


@rule("A27")
def test_twin_squares_with_the_same_face_are_interchangeable() -> None:
    ramps = [arranged("D7", first, second, "A1", "confirm") for first, second in (("B5", "C5"), ("C5", "B5"))]
    assert written(ramps[0]) == written(ramps[1])
    for moves in sequences(ramps[0], 2):
        assert written(after(ramps[0], *moves)) == written(after(ramps[1], *moves))


@rule("D5", "D6", "A29")
def test_source_and_target_are_one_move() -> None:
    state = at("7.0.0 5.0.0 3.1.0 1.0.0 w")
    assert legal(state) == [*DROPS, "3>2", "3>1"]
    assert after(state, "3>1").waiting_for == [1]


@rule("D5", "R20")
def test_a_source_without_a_target_is_no_source() -> None:
    state = at("1.1.0 3.2.1 5.2.0 7.0.0 w")
    assert refusal(state, "2>2") == "R20-nowhere"
    assert refusal(state, "3>3") == "R20-nowhere"
    assert refusal(state, "1>1") == "R20-lowest"


@rule("A9", "A11")
def test_some_drop_is_legal_while_a_hole_is_open() -> None:
    state = at("3.1.2 5.2.3 5.1.4 7.5.1 b")
    assert facts(state)["reserve black"] == "0"
    assert legal(state) == ["W@4"]
    ended = after(state, "W@4")
    assert ended.reserve == [0, 0]
    assert not ended.waiting_for


@rule("A12")
def test_the_holes_outnumber_one_colour_and_never_both() -> None:
    state = at("7.0.0 5.0.0 5.0.0 3.0.0 w")
    assert state.empty == 20 == sum(state.reserve)
    assert all(count == 10 < state.empty for count in state.reserve)


@rule("A28")
def test_the_pair_of_empty_holes_and_height_falls_at_every_move() -> None:
    state = at("5.0.0 3.0.0 3.0.0 1.0.0 b")
    pair = (state.empty, state.height())
    for move in E32.split():
        state = after(state, move)
        assert (state.empty, state.height()) < pair
        pair = (state.empty, state.height())
