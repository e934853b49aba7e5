"""Set-up of the game and of a round, and the draft: R1 to R12."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.apaches.game import GAME
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import setup_name
from tests.games.apaches.playing import after, at, begun, facts, legal, play, refusal, seen

rule = pytest.mark.rule

SETUPS = [(seats, setup_name(setup)) for seats in (2, 3, 4) for setup in GAME.box.setups[seats - 2]]


def test_there_are_eighteen_setups() -> None:
    assert len(SETUPS) == 18


@rule("R2", "R8", "R10", "O1", "A39", "A40", "I1")
@pytest.mark.parametrize("peek", ["immediate", "after"])
@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_every_setup_deals_exactly_six_planques_to_each(seats: int, setup: str, peek: str) -> None:
    options = {"draft_peek": peek}
    if seats < 4:
        options[f"setup_{seats}"] = setup
    state = play(GAME.start(seats, options), Random(1), t.ACTING)
    for seat in range(seats):
        assert state.holders.count(seat) == 6
        assert sum(state.held(seat, district) for district in range(t.COLOURED)) == 6
    assert state.holders.count(t.UNSEEN) == len(setup.split("-"))
    assert sorted(int(part) - 1 for part in setup.split("-")) == [d for d in range(t.COLOURED) if state.is_active(d)]
    assert state.check() == ""


@rule("A39")
def test_the_misprinted_setup_and_the_one_it_stands_for_are_both_offered() -> None:
    values = next(option.values for option in GAME.options if option.name == "setup_2")
    assert {"1-2-4-7", "1-2-6-7"} <= set(values)
    assert values[0] == "1-2-3-6"


@rule("R1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="R1"):
        GAME.start(seats, {})


@rule("R3", "R4", "R5")
def test_everybody_starts_with_seven_meneurs_three_novices_and_500_francs() -> None:
    state = begun()
    assert {facts(state)[f"{gang} reserve"] for gang in ("Blue", "Yellow", "Green", "Red")} == {"7m+3n"}
    assert state.money == [500] * 4
    assert state.supply() == 5
    assert [state.tokens_left(0), state.tokens_left(1)] == [3, 1]


@rule("R6")
def test_the_first_player_is_a_fair_draw() -> None:
    state = begun(3)
    assert state.waiting_for == [CHANCE]
    assert state.weights() == [1, 1, 1]
    assert facts(after(state, "first Green"))["first"] == "Green"


@rule("R8", "A13")
def test_what_a_planque_is_is_drawn_among_those_nobody_has_seen() -> None:
    state = after(begun(4), "first Blue", "draft 1", "look 1.2", "draft 1")
    assert state.question == t.LOOKING
    assert legal(state) == ["look 1.1", "look 1.3"]
    assert state.weights() == [1, 1]


@rule("R10", "R12")
def test_the_draft_goes_round_until_the_piles_are_empty() -> None:
    state = after(begun(2), "first Yellow")
    takers = []
    while state.question in (t.DRAFTING, t.LOOKING):
        if state.question == t.DRAFTING:
            takers.append(state.actor)
        seat = state.waiting_for[0]
        state.apply(seat, state.legal(seat)[0])
    assert takers == [1, 0] * 6
    assert state.question == t.ACTING
    assert state.turn == 1


@rule("R11", "O4", "A11")
def test_under_after_nobody_looks_before_the_draft_is_over() -> None:
    state = after(begun(2, draft_peek="after"), "first Blue", "draft 1", "draft 1")
    assert refusal(state, "draft 1") == "R10-empty"
    assert seen(state, 0).hand == []
    assert seen(state, 0).held[0] == 1
    play(state, Random(3), t.LOOKING)
    assert sum(state.piles) == 0
    assert seen(state, 0).hand == []


@rule("R12")
def test_nobody_passes_in_the_draft() -> None:
    state = after(begun(2), "first Blue")
    assert refusal(state, "skip") == "R12"
    assert refusal(state, "lay 1.1") == "R12"


@rule("R7", "R45", "A15", "A41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_three_rounds_of_six_turns_with_a_draft_each(seats: int) -> None:
    state = begun(seats)
    rng = Random(seats)
    firsts = []
    for number in (1, 2, 3):
        play(state, rng, t.DRAFTING)
        assert state.round == number
        firsts.append(state.first)
        play(state, rng, t.ACTING)
        while state.waiting_for and state.round == number and state.turn < 6:
            play(state, rng, t.ACTING)
            seat = state.waiting_for[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        assert state.turn == 6
    play(state, rng, t.DRAFTING)
    assert not state.waiting_for
    assert firsts == [(firsts[0] + i) % seats for i in range(3)]


@rule("O6")
def test_a_table_may_bring_its_own_box() -> None:
    text = GAME.material.replace("start_money = 500", "start_money = 1000")
    assert GAME.with_material(text).start(2, {}).money == [1000, 1000]


@rule("I10")
def test_nobody_is_in_prison_or_hospital_in_round_1() -> None:
    with pytest.raises(ValueError, match="I10"):
        at("round 1; turn 2; prison Blue 1")
