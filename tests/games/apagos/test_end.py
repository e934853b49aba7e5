"""The end, the result, resignation and the clock."""

from __future__ import annotations

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import NOBODY
from ludotheque.games.apagos.game import GAME
from tests.games.apagos.playing import RAMP, START, after, arranged, at, begun, facts, legal, refusal, written

rule = pytest.mark.rule

DRAWABLE = GAME.material.replace("faces = [1, 3]", "faces = [1, 2]").replace('["A", 3]', '["A", 2]')


@rule("R24")
def test_the_game_ends_at_once_when_no_hole_is_left() -> None:
    state = after(at("5.3.2 1.1.0 5.2.2 5.0.5 w"), "W@3")
    assert state.waiting_for == []
    assert written(state).endswith("-")
    for text in ("0: W@1", "1: B@4", "0: 4>1", "0: resign", "0: pass"):
        assert refusal(state, text) == "R24"


@rule("R25", "A24")
def test_the_last_square_has_climbed_before_the_result_is_read() -> None:
    before = at("5.3.2 1.1.0 5.2.2 5.0.5 w")
    assert before.balls_on(3, 1) == 5
    assert facts(after(before, "W@3"))["result"] == "white"
    assert facts(after(before, "B@3"))["result"] == "black"


@rule("R26", "A38")
@pytest.mark.parametrize(
    ("position", "move", "result"),
    [
        ("1.1.0 5.1.3 3.0.3 3.2.1 w", "B@2", "white"),
        ("3.1.2 3.3.0 5.0.5 5.2.2 w", "W@4", "white"),
        ("3.1.2 3.3.0 5.0.5 5.2.2 w", "B@4", "black"),
        ("1.1.0 3.1.2 5.4.0 7.4.3 w", "B@3", "white"),
    ],
)
def test_the_majority_on_the_highest_square_wins(position: str, move: str, result: str) -> None:
    ended = after(at(position), move)
    assert facts(ended)["result"] == result
    assert facts(ended)["reason"] == "majority"
    assert ended.ranks() == ([1, 2] if result == "white" else [2, 1])


@rule("R26")
def test_other_squares_and_the_margin_count_for_nothing() -> None:
    state = at("5.5.0 3.3.0 3.2.1 1.0.1 -")
    assert facts(state)["result"] == "black"


@rule("R27", "A26", "V6")
def test_equal_numbers_on_the_highest_square_are_a_draw() -> None:
    state = GAME.with_material(DRAWABLE).read_position("3.1.2 7.4.3 5.3.2 2.1.0 b", 2, {})
    state.apply(1, GAME.read(1, "B@4"))
    assert facts(state)["result"] == "draw"
    assert state.ranks() == [1, 1]


@rule("A23")
def test_the_last_ball_fills_the_last_hole_and_is_not_the_twentieth() -> None:
    ended = after(at("3.0.3 1.0.0 5.1.2 3.3.0 b"), "B@2", "W@2", "W@3")
    assert not ended.waiting_for
    assert sum(ended.reserve) == 20 - 12


@rule("A25", "A31")
def test_a_full_top_square_ends_nothing_and_announces_nothing() -> None:
    state = at("7.0.0 5.0.0 1.0.1 3.3.0 b")
    assert state.waiting_for == [1]
    assert facts(state)["result"] == "none"
    pushed = after(state, "B@2", "W@3")
    assert pushed.holes_on(3) == 5


@rule("A22")
def test_no_transfer_ends_the_game() -> None:
    state = at("1.1.0 5.1.3 3.0.3 3.2.1 w")
    for move in legal(state):
        if ">" in move:
            assert after(state, move).waiting_for


@rule("A13")
def test_the_last_ball_may_be_the_opponents() -> None:
    assert facts(after(at("1.1.0 3.1.2 5.4.0 7.4.3 w"), "B@3"))["result"] == "white"


@rule("R28")
def test_everybody_sees_everything_at_all_times() -> None:
    state = begun(setter="seat_1")
    for text in ("white", *RAMP, "W@1", "B@3", "4>1"):
        state = after(state, text)
        views = [dump(state.view(seat)) for seat in (0, 1, NOBODY)]
        whole = dump(state)
        for view in views:
            assert all(view[name] == whole[name] for name in type(state).FIELDS)


@rule("R29", "D7")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("steps", [RAMP, (*RAMP, "W@1"), (*RAMP, "W@1", "B@2")])
def test_either_player_may_resign_once_the_ramp_is_final(steps: tuple[str, ...], seat: int) -> None:
    state = after(arranged(*steps), f"{seat}: resign")
    assert state.waiting_for == []
    assert state.ranks() == ([2, 1] if seat == 0 else [1, 2])
    assert facts(state)["reason"] == "resign"


@rule("R29", "D7")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_starter_may_resign_instead_of_swapping(seat: int) -> None:
    state = arranged(*RAMP, swap="on")
    assert GAME.read(seat, "resign") in state.asides(seat)


@rule("R29", "D7")
@pytest.mark.parametrize("steps", [(), ("D7",), ("D7", "B5", "C3", "A1")])
def test_nobody_resigns_before_the_ramp_is_final(steps: tuple[str, ...]) -> None:
    state = arranged(*steps)
    assert refusal(state, "0: resign") == refusal(state, "1: resign") == "R29"
    assert GAME.read(0, "resign") not in state.asides(0)


@rule("A32", "R29")
def test_nobody_is_offered_a_draw_by_agreement() -> None:
    state = at(START)
    assert [GAME.write(0, action) for action in state.asides(0)] == ["resign"]
    with pytest.raises(ValueError, match="draw"):
        GAME.read(0, "draw")


@rule("A33")
@pytest.mark.parametrize(("mover", "ranks"), [("w", [2, 1]), ("b", [1, 2])])
def test_a_loss_on_time_gives_the_game_to_the_other(mover: str, ranks: list[int]) -> None:
    state = at(START[:-1] + mover)
    awaited = state.waiting_for[0]
    assert refusal(state, f"clock: flag {1 - awaited}") == "A33"
    assert refusal(state, "clock: time up") == "A33"
    ended = after(state, f"clock: flag {awaited}")
    assert ended.ranks() == ranks
    assert facts(ended)["reason"] == "time"


@rule("A29")
def test_a_move_once_made_needs_the_opponents_consent_to_be_taken_back() -> None:
    state = after(at(START), "W@1")
    assert state.waiting_for == [1]
    assert refusal(state, "0: W@1") == "R11"


@rule("A36")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "7.0.0 5.0.0 3.0.0 w",
        "7.0.0 5.0.0 3.0.0 1.0.0",
        "7.0.0 5.0.0 3.0.0 1.0.0 x",
        "7.0.0 5.0.0 3.0.0 1.0 w",
        "7.0.0 5.0.0 3.0.0 2.0.0 w",
        "7.0.0 7.0.0 3.0.0 1.0.0 w",
        "1.0.0 1.0.0 3.0.0 5.0.0 w",
        "7.0.0 5.0.0 3.0.0 1.1.1 w",
        "7.7.0 5.4.0 3.0.0 1.0.0 w",
        "7.0.7 5.0.4 3.0.0 1.0.0 b",
        "1.1.0 3.1.2 7.4.3 5.4.1 w",
        "7.0.0 5.0.0 3.0.0 1.0.0 -",
        "7.-1.0 5.0.0 3.0.0 1.0.0 w",
        "٧.0.0 5.0.0 3.0.0 1.0.0 w",
    ],
)
def test_a_position_that_cannot_be_loaded_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="A36"):
        at(text)


@rule("A36")
@pytest.mark.parametrize(
    "text", [START, "3.2.1 3.1.1 1.0.0 5.1.1 w", "7.0.0 5.5.0 3.3.0 1.0.0 b", "1.1.0 3.1.2 7.4.3 5.4.1 -"]
)
def test_any_other_position_is_loaded_and_written_back(text: str) -> None:
    assert written(at(text)) == text
    assert at(text).check() == ""
