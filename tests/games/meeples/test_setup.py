"""Before the first turn: the box, the deal, the first player, the corner signs, and the options of the table."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE, NOBODY, Seating
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.rules import terms as t
from tests.games.meeples.playing import DEALS, after, dealt, facts, legal, refusal

rule = pytest.mark.rule


@rule("R1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(seats, {})
    assert list(GAME.seats) == [2, 3, 4]


@rule("R2", "R3", "R4", "R6", "R7", "I0", "A4", "A45", "A41", "A42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_is_laid_out(seats: int) -> None:
    state = dealt(seats)
    found = facts(state)
    assert found["bars"] == "6 6 7 7 8 8"
    assert found["dyn"] == "jail 3, bag 0, gone 0"
    assert found["SAL"] == "V1"
    for empty in ("JAIL", "graves", "box", "hand", "W", "E", "d1", "d12"):
        assert found[empty] == "empty"
    assert found["bag"] == "36g 18s 0d"
    for seat in range(seats):
        assert found[f"P{seat + 1}"] == "0g 0s"
        assert found[f"P{seat + 1} tiles"] == "8"
    assert all(sum(state.inside[b * t.KINDS : b * t.KINDS + t.KINDS]) == 3 for b in range(12))


@rule("R5", "A4")
def test_meeples_are_dealt_by_threes_each_handful_by_its_weight() -> None:
    state = GAME.start(2, {})
    assert state.waiting_for == [CHANCE]
    outcomes = dict(zip(legal(state), state.weights(), strict=True))
    assert len(outcomes) == 20
    assert sum(outcomes.values()) == 36 * 35 * 34 // 6
    assert outcomes["deal O3"] == 21 * 20 * 19 // 6
    assert outcomes["deal O1 M1 A1"] == 21 * 6 * 4
    state = after(state, "deal A3", "deal A1 B2")
    assert "deal O2 A1" not in legal(state)
    assert refusal(state, "chance: deal O2 A1") == "R5"
    assert refusal(state, "chance: deal O2") == "R5"


@rule("R1", "A46")
def test_everybody_chooses_a_colour_of_their_own() -> None:
    assert GAME.sides == ("orange", "green", "grey", "black")
    assert GAME.start(3, {}).sides == [0, 1, 2]
    state = GAME.start(3, {}, None, Seating(0, (2, 0, 3)))
    assert [state.view(seat).sides for seat in (0, 2, NOBODY)] == [[2, 0, 3]] * 3
    for sides in ((2, 2, 0), (0, 1), (0, 1, 4)):
        with pytest.raises(ValueError, match="side"):
            GAME.start(3, {}, None, Seating(0, sides))


@rule("R8", "A1", "D0")
@pytest.mark.parametrize("host", [0, 1, 2])
def test_the_owner_of_the_table_names_the_first_player_wherever_he_sits(host: int) -> None:
    state = after(GAME.start(3, {"first_player": "host"}, None, Seating(host)), *DEALS)
    assert state.waiting_for == [host]
    assert refusal(state, f"{(host + 1) % 3}: first P1") == "R11-wait"
    named = after(state, "first P2")
    assert facts(named)["first"] == "P2"
    assert named.waiting_for == [0]


@rule("R8", "A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    state = after(GAME.start(seats, {}), *DEALS)
    assert state.waiting_for == [CHANCE]
    assert legal(state) == [f"first P{seat + 1}" for seat in range(seats)]
    assert state.weights() == [1] * seats


@rule("D0", "A1")
def test_or_named_by_the_owner_of_the_table() -> None:
    state = after(GAME.start(3, {"first_player": "host"}), *DEALS)
    assert state.waiting_for == [0]
    assert refusal(state, "1: first P2") == "R11-wait"
    assert refusal(state, "first P4") == "R8"
    assert facts(after(state, "first P3"))["next"] == "P2 corner"


@rule("R9", "R10", "D1", "I0")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_corners_are_chosen_counterclockwise_and_the_first_player_begins(seats: int) -> None:
    state = dealt(seats, "P2")
    order = [state.waiting_for[0]]
    for corner in ("corner b12", "corner b1", "corner b7", "corner b6")[:seats]:
        state = after(state, corner)
        order.append(state.waiting_for[0])
    assert order == [(1 - place) % seats for place in range(1, seats + 1)] + [1]
    found = facts(state)
    assert found["next"] == "P2 take"
    assert found["score"] == " ".join(f"P{seat + 1}=5" for seat in range(seats))
    assert {found[f"P{seat + 1} tiles"] for seat in range(seats)} == {"7"}
    assert len(legal(state)) == 13
    assert "take JAIL" not in legal(state)


@rule("R68")
def test_the_options_of_the_table() -> None:
    assert {option.name: option.values[0] for option in GAME.options} == {
        "first_player": "random",
        "bars_per_turn": "all",
        "dynamite_multi": "each",
        "overflow": "saloon",
        "stalemate_rounds": "10",
    }
    assert GAME.start(2, {"stalemate_rounds": "50"}).stale_rounds == 50
    for options in ({"stalemate_rounds": "51"}, {"overflow": "street"}, {"colour": "red"}):
        with pytest.raises(ValueError, match="option"):
            GAME.start(2, options)
