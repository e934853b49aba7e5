"""Section 5: what a player takes back alone, what all may agree to, and what stands."""

from __future__ import annotations

import pytest

from ludotheque.games.meeples.game import GAME
from tests.games.meeples.playing import DEALS, after, at, dealt, take_back

rule = pytest.mark.rule
SOWN = ("take b4", "dir ccw", "drop B")


@rule("D0")
def test_who_begins_may_be_named_again_until_the_next_player_chooses() -> None:
    state = after(GAME.start(3, {"first_player": "host"}), *DEALS)
    assert take_back(state, ["first P2"], 0) == "alone"
    assert take_back(state, ["first P3", "corner b1"], 0) == "agree"


@rule("D1")
def test_a_corner_may_be_chosen_again_until_the_next_player_chooses() -> None:
    state = dealt(3)
    assert take_back(state, ["corner b1"], 2) == "alone"
    assert take_back(state, ["corner b1", "corner b6"], 2) == "agree"
    assert take_back(state, ["corner b1", "corner b6"], 1) == "alone"


@rule("D2", "D3", "D4", "D5", "D6", "R15")
@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("b3: O3", ["take b3"]),
        ("JAIL: B2", ["take JAIL"]),
        ("JAIL: B2", ["take JAIL", "start d4"]),
        ("b3: O3", ["take b3", "dir cw"]),
        ("b3: O3", ["take b3", "dir cw", "drop O", "drop O"]),
        ("W: B/P1; b6: M1 O1", ["take b6", "dir cw", "drop M", "appoint P2"]),
    ],
)
def test_a_handful_is_taken_back_freely(position: str, steps: list[str]) -> None:
    assert take_back(at(position), steps, 0) == "alone"


@rule("D7")
def test_an_item_is_taken_back_while_nothing_is_drawn_and_nobody_else_decides() -> None:
    harmless = at("b4: B1; b9: O1")
    assert take_back(harmless, [*SOWN, "resolve d3"], 0) == "alone"
    robbery = at("b4: B1; b3: M1")
    assert take_back(robbery, [*SOWN, "resolve d3", "draw 2g"], 0) == "nothing"
    visit = at("tile b9: P2/5; P2: 2g 1s; b8: O1")
    assert take_back(visit, ["take b8", "dir cw", "drop O", "resolve d9"], 0) == "agree"


@rule("D8", "D9")
def test_a_sign_is_taken_back_by_its_builder_and_turned_back_if_all_agree() -> None:
    built = ["take b1", "dir cw", "drop O", "resolve d2", "build yes"]
    assert take_back(at("b1: O1; P1: 1g 2s"), built, 0) == "alone"
    turned = ["take b8", "dir cw", "drop O", "resolve d9", "upgrade yes"]
    assert take_back(at("tile b9: P1/5; P1: 2g 1s; b8: O1"), turned, 0) == "alone"
    assert take_back(at("tile b9: P2/5; P2: 2g 1s; b8: O1"), turned, 1) == "agree"


@rule("D10", "R45")
@pytest.mark.parametrize("answer", [("reroll no",), ("reroll yes", "roll E5")])
@pytest.mark.parametrize("bag", ["", "; P1: 36g 18s"])
def test_the_dice_once_answered_stand(answer: tuple[str, ...], bag: str) -> None:
    duel = ["take b6", "dir cw", "drop A", "resolve showdown", "roll W4 E2", *answer]
    for seat in (0, 1):
        assert take_back(at(f"W: O/P2; b6: A1; b7: O1{bag}"), duel, seat) == "nothing"


@rule("D11")
def test_the_end_of_a_turn_is_taken_back_only_if_all_agree() -> None:
    ended = ["take b1", "dir cw", "drop O", "resolve d2", "end"]
    assert take_back(at("b1: O1; b9: O1; P1: 6g"), ended, 0) == "agree"
    assert take_back(at("b1: O1; b9: O1"), [*ended, "take b9"], 0) == "agree"
    assert take_back(at("b1: O1; b9: O1"), [*ended, "take b9"], 1) == "alone"


@rule("A44")
def test_what_the_clock_answered_stands() -> None:
    state = at("b1: O1; b9: O1")
    assert take_back(state, ["take b1", "clock: flag 0"], 0) == "nothing"
