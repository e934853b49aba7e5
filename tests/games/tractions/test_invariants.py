"""What holds after every step of any game, and that every game ends."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.codec import dump
from ludotheque.core.state import CLOCK
from ludotheque.games.tractions.game import GAME
from ludotheque.games.tractions.rules import terms as t
from ludotheque.laws import walking
from tests.games.tractions.playing import begun, stroll

rule = pytest.mark.rule

EVERYTHING = {
    "van": "on",
    "roulette": "on",
    "series": "on",
    "powers": "on",
    "boss_choice": "random",
    "money_open": "false",
    "alliances_open": "true",
    "stranded_loot": "keep",
    "raid_source": "bank",
    "heist_riposte": "false",
    "super_limit": "always",
}


@rule("I1", "I2", "I3", "I4", "I6", "I7", "I8", "I10", "I13")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["plain", "everything"])
def test_men_cards_money_and_knowledge_are_kept(seats: int, options: dict[str, str]) -> None:
    rng = Random(seats)
    state = begun(seats, **options, max_turns="8")
    while state.waiting_for:
        stroll(state, rng)
        assert state.check() == ""


@rule("I5", "R65")
def test_a_street_is_shared_by_consent_only() -> None:
    """In a game without swaps and reprisals, two gangs on a street have agreed: nobody is there by surprise."""
    rng = Random(8)
    state = begun(4, max_turns="12")
    agreed: set[int] = set()
    while state.waiting_for:
        before = [state.gangs_at(space) for space in range(80)]
        consents, target = state.consents, state.target
        stroll(state, rng)
        for space in range(80):
            here = state.gangs_at(space)
            if here & (here - 1) and here != before[space] and state.material.kinds[space] == t.STREET:
                agreed.add(space)
                assert space == target
                assert consents | state.consents or state.papers or here & before[space]
    assert agreed is not None


@rule("I9", "R15", "R23")
def test_nobody_goes_on_after_a_victory_nor_moves_with_five_s_cards() -> None:
    rng = Random(3)
    state = begun(6, powers="on", target="30")
    while state.waiting_for:
        stroll(state, rng)
        if state.waiting_for and state.agenda[-4] == t.MOVING:
            assert max(state.s_count(gang) for gang in range(6)) <= 4
            rich = sorted(state.purses)
            assert rich[-1] < 30 or rich[-1] - rich[-2] < 20


@rule("I12", "A48", "R18")
@pytest.mark.parametrize("seed", range(6))
def test_every_random_game_ends(seed: int) -> None:
    rng = Random(seed)
    state = begun(4 + seed % 3, **(EVERYTHING if seed % 2 else {}), max_turns="20")
    steps = longest = 0
    while state.waiting_for:
        longest = max([longest, *(len(state.legal(seat)) for seat in state.waiting_for)])
        stroll(state, rng)
        steps += 1
    assert state.turn <= 20
    assert steps < 20_000
    assert longest < 300


@pytest.mark.soak
@rule("I12")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_thousand_games_with_any_options_end_and_never_ask_for_one_of_three_hundred(seats: int) -> None:
    longest = 0
    for seed in range(334):
        rng = Random(seed)
        state = GAME.start(seats, walking.random_options(GAME, rng))
        steps = 0
        while state.waiting_for:
            longest = max([longest, *(len(state.legal(seat)) for seat in state.waiting_for)])
            stroll(state, rng)
            steps += 1
        assert steps < 60_000
        assert sorted(state.ranks())[0] == 1
    assert longest < 300


@rule("A18")
def test_an_untimed_table_never_lets_the_clock_act() -> None:
    state = begun(4)
    assert state.legal(CLOCK) == []
    assert state.sandglass() == []


@rule("A48")
def test_a_game_without_a_limit_goes_on_until_all_say_enough() -> None:
    state = GAME.read_position("turn 1000; AT 9U; Mv LO", 4, {"max_turns": "none"})
    state.apply(0, GAME.read(0, "end"))
    assert state.waiting_for
    for seat in range(4):
        assert state.waiting_for
        state.apply(seat, GAME.read(seat, "enough"))
    assert state.ranks() == [2, 1, 2, 2]


@rule("R57", "A19")
def test_time_that_is_bought_comes_on_top_of_what_is_left() -> None:
    state = GAME.read_position("clock; LO 9U; Mv LO", 4, {})
    number, seconds = state.sandglass()
    for bought in (1, 2):
        state.apply(0, GAME.read(0, "buy time"))
        assert state.sandglass() == [number, seconds * (1 + bought)]
    assert dump(GAME.read_position(GAME.write_position(state), 4, {})) == dump(state)
    state.apply(0, GAME.read(0, "end"))
    assert state.sandglass() == [number + 1, seconds]
