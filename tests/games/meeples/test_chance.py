"""The mining bag and the dice: every outcome and exactly its weight."""

from __future__ import annotations

from math import comb

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.rules import terms as t
from tests.games.meeples.playing import after, at, facts, legal, refusal

rule = pytest.mark.rule

ROBBERY = ("take b1", "dir cw", "drop B", "resolve d2")


@rule("R33", "R39", "A42")
@pytest.mark.parametrize("miners", [1, 2, 3, 6])
@pytest.mark.parametrize("dynamite", [0, 1, 3])
def test_a_draw_is_hypergeometric(miners: int, dynamite: int) -> None:
    state = after(at(f"b2: M{miners}; b1: B1; dyn: jail {3 - dynamite}, bag {dynamite}, gone 0; P2: 5g 4s"), *ROBBERY)
    assert state.waiting_for == [CHANCE]
    size = 2 * miners
    drawn = dict(zip(legal(state), state.weights(), strict=True))
    assert sum(drawn.values()) == comb(31 + 14 + dynamite, size)
    for text, ways in drawn.items():
        counts = {word[-1]: int(word[:-1]) for word in text.split()[1:]}
        gold, stone, crates = (counts.get(sort, 0) for sort in "gsd")
        assert gold + stone + crates == size
        assert ways == comb(31, gold) * comb(14, stone) * comb(dynamite, crates)


@rule("R33", "A25")
def test_a_short_bag_gives_all_it_has() -> None:
    state = after(at("b2: M6; b1: B1; P1: 30g 9s; P2: 4g 8s"), *ROBBERY)
    assert legal(state) == ["draw 2g 1s"]
    assert state.weights() == [1]
    assert refusal(state, "chance: draw 2g") == "R33"


@rule("R33", "R53")
def test_dynamite_is_a_piece_and_is_not_replaced() -> None:
    state = after(at("b2: M1; b1: B1; dyn: jail 2, bag 1, gone 0"), *ROBBERY, "draw 1g 1d")
    assert facts(state)["P1"] == "1g 0s"
    assert facts(state)["dyn"] == "jail 2, bag 0, gone 1"


@rule("R41")
def test_the_largest_draw_has_a_number() -> None:
    state = after(at("b2: O21; SAL: V1"), "take SAL", "start d2", "drop V", "resolve d2")
    assert len(legal(state)) == 19
    assert sum(state.weights()) == comb(54, 21)
    assert facts(after(state, "draw 3g 18s"))["P1"] == "3g 18s"


@rule("R44", "R45")
def test_dice_are_even() -> None:
    state = after(at("W: O/P2; b6: A1"), "take b6", "dir cw", "drop A", "resolve showdown")
    assert state.weights() == [1] * 36
    assert legal(state)[:2] + legal(state)[-1:] == ["roll W1 E1", "roll W1 E2", "roll W6 E6"]
    assert refusal(state, "chance: roll E3") == "R44"
    state = after(state, "roll W6 E1", "reroll yes")
    assert state.waiting_for == [CHANCE]
    assert legal(state) == [f"roll E{result}" for result in range(1, 7)]
    assert state.weights() == [1] * 6
    assert refusal(state, "chance: roll W3") == "R45"


@rule("R45", "R46")
def test_the_odds_of_section_6() -> None:
    """The better shot that rolls again exactly when behind wins 161 of 216; equals win 15, lose 15, die 6 of 36."""
    better = 0
    unequal = after(at("W: O/P2; b6: A1"), "take b6", "dir cw", "drop A", "resolve showdown")
    for west in range(1, 7):
        for east in range(1, 7):
            state = after(unequal, f"roll W{west} E{east}")
            if east >= west:
                better += 6 * (facts(after(state, "reroll no"))["graves"] == "O1")
                continue
            state = after(state, "reroll yes")
            better += sum(facts(after(state, f"roll E{again}"))["graves"] == "O1" for again in range(1, 7))
    assert better == 161
    equal = after(at("W: O/P2; b6: O1"), "take b6", "dir cw", "drop O", "resolve showdown")
    graves = [facts(after(equal, f"roll W{west} E{east}"))["graves"] for west in range(1, 7) for east in range(1, 7)]
    assert (graves.count("O1"), graves.count("O2")) == (30, 6)


def test_every_action_and_outcome_is_read_as_it_is_written() -> None:
    for action in range(GAME.actions):
        for seat in (0, CHANCE):
            if action in (t.DEAL, t.DRAW):  # nothing dealt, nothing drawn
                with pytest.raises(ValueError, match="no action"):
                    GAME.write(seat, action)
            else:
                assert GAME.read(seat, GAME.write(seat, action)) == action


@pytest.mark.parametrize(
    "text", ["", "take", "take b13", "drop X", "draw 22g", "roll W7 E1", "deal O6", "first P5", "xyz"]
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot read|group"):
        GAME.read(0, text)
