"""Section 5: the draft is free until it is confirmed, a move goes back if both agree, everything else stands."""

from __future__ import annotations

import pytest

from tests.games.apagos.playing import RAMP, take_back

rule = pytest.mark.rule
BOTH = {"setter": "seat_1", "swap": "on"}


@rule("D1", "A1")
@pytest.mark.parametrize("mode", ["free", "classic"])
@pytest.mark.parametrize("setter", ["seat_1", "seat_2", "random"])
def test_a_colour_once_chosen_stands(setter: str, mode: str) -> None:
    assert take_back({"setter": setter, "setup_mode": mode}, ["white"], 0) == "nothing"


@rule("D2", "A7")
@pytest.mark.parametrize("draft", [("D7",), ("D7", "B5", "C3", "A1"), ("preset short",)])
def test_the_setter_changes_the_draft_freely(draft: tuple[str, ...]) -> None:
    assert take_back(BOTH, ["white", *draft], 0) == "alone"
    assert take_back(BOTH, ["white", *draft], 1) == "nothing"


@rule("D3", "A7")
@pytest.mark.parametrize("answers", [(), ("swap",), ("keep",), ("keep", "W@1")])
def test_a_confirmed_ramp_is_never_taken_back(answers: tuple[str, ...]) -> None:
    assert take_back(BOTH, ["white", *RAMP, *answers], 0) == "nothing"


@rule("D4", "A35")
@pytest.mark.parametrize("answers", [("keep",), ("swap",), ("swap", "W@1")])
def test_the_answer_to_the_exchange_is_never_taken_back(answers: tuple[str, ...]) -> None:
    assert take_back(BOTH, ["white", *RAMP, *answers], 1) == "nothing"


@rule("D6", "A29")
def test_a_move_is_taken_back_if_the_opponent_agrees() -> None:
    begun = ["white", *RAMP, "keep", "W@1"]
    assert take_back(BOTH, begun, 1) == "agree"
    assert take_back(BOTH, [*begun, "B@2"], 1) == "agree"
    assert take_back(BOTH, [*begun, "B@2"], 0) == "agree"


@rule("D7", "A33")
@pytest.mark.parametrize("end", ["resign", "1: resign", "clock: flag 0"])
def test_nothing_is_taken_back_once_the_game_is_over(end: str) -> None:
    for seat in (0, 1):
        assert take_back(BOTH, ["white", *RAMP, "keep", "W@1", end], seat) == "nothing"
