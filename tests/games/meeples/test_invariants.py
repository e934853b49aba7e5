"""I1 to I12 of the specification, on random games with every option."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.codec import dump
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.game import GAME
from ludotheque.games.meeples.rules import terms as t
from tests.games.meeples.playing import after, at, facts, legal, steps

rule = pytest.mark.rule

seeds = st.integers(0, 2**32)
tables = st.fixed_dictionaries(
    {
        option.name: st.sampled_from([*option.values, *(["0", "1", "3"] if option.numbers else [])])
        for option in GAME.options
    }
)
seat_counts = st.integers(2, 4)
few = settings(max_examples=20)


@rule("I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8")
@given(tables, seat_counts, seeds)
@few
def test_the_box_is_conserved(options: dict[str, str], seats: int, seed: int) -> None:
    for _, _, _, later in steps(GAME.start(seats, options), Random(seed)):
        assert later.check() == ""


@rule("I7", "I9", "A43", "R48")
@given(tables, seat_counts, seeds)
@few
def test_a_real_game_always_has_a_handful_to_take(options: dict[str, str], seats: int, seed: int) -> None:
    for _, _, before, _ in steps(GAME.start(seats, options), Random(seed)):
        if before.question() == t.TAKING:
            assert before.boxed[t.MADAME] == 0
            assert sum(before.inside) >= 23
            assert before.legal(before.turn)


@rule("I10", "R11", "R12", "R30", "D2", "D5", "D7", "D11")
@given(tables, seat_counts, seeds)
@few
def test_a_turn_drops_its_hand_resolves_its_items_and_ends(options: dict[str, str], seats: int, seed: int) -> None:
    taken = drops = 0
    left: tuple[int, int] = (99, 99)
    for seat, action, before, later in steps(GAME.start(seats, options), Random(seed)):
        if seat == CHANCE:
            continue
        if t.TAKE <= action < t.TAKE + 14:
            taken, drops, left = later.in_hand(), 0, (later.in_hand(), 99)
        if t.DROP <= action < t.APPOINT:
            drops += 1
            assert (later.in_hand(), 99) < left
            left = (later.in_hand(), 99)
        if before.question() == t.RESOLVING:
            assert (0, len(before.items())) < left
            left = (0, len(before.items()))
        if action == t.END:
            assert drops <= taken
            assert before.is_resolved()
            assert before.in_hand() == 0


@rule("I11", "R60", "R62", "I12", "R56")
@given(tables, seat_counts, seeds)
@few
def test_all_have_the_same_number_of_turns(options: dict[str, str], seats: int, seed: int) -> None:
    turns = [0] * seats
    ended = None
    for seat, action, _, later in steps(GAME.start(seats, options), Random(seed)):
        if action == t.END and seat >= 0:
            turns[seat] += 1
            assert max(turns) - min(turns) <= 1
            ended = later
            if options["bars_per_turn"] == "all":
                assert later.price() == 0 or later.gold[seat] < later.price()
    assert ended is not None
    assert len(set(turns)) == 1
    assert ended.triggers()
    assert (ended.turn + 1) % seats == ended.first


@rule("I8", "R43", "R67")
@given(seat_counts, seeds)
@few
def test_at_most_one_showdown_a_turn_and_idle_turns_are_those_without_an_event(seats: int, seed: int) -> None:
    state = GAME.start(seats, {})
    state.journal = []
    rng = Random(seed)
    heard: list[int] = []
    while state.waiting_for:
        seat = state.waiting_for[0]
        idle = state.idle
        crates = state.crates
        action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        heard += [event.kind for event in state.journal]
        heard += [t.DREW] * (crates - state.crates)
        state.journal.clear()
        if seat >= 0 and action == t.END:
            assert heard.count(t.FACED) <= 1
            stirring = {t.DREW, t.BUILT, t.UPGRADED, t.BOUGHT, t.FACED}
            assert state.idle == (0 if stirring & {*heard} else idle + 1)
            heard.clear()


@rule("R54", "A28")
@given(st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_half_of_the_stones_are_lost_rounded_down(stones: list[int]) -> None:
    supplies = "; ".join(f"P{seat + 1}: {count}s" for seat, count in enumerate(stones))
    state = at(f"dyn: jail 2, bag 1, gone 0; b2: M1; b1: B1; {supplies}", 4)
    played = after(state, "take b1", "dir cw", "drop B", "resolve d2")
    played.journal = []
    played.apply(CHANCE, GAME.read(CHANCE, "draw 1g 1d"))
    assert played.stones == [count - count // 2 for count in stones]
    lost = [event.shown for event in played.journal if event.kind == t.EXPLODED]
    assert lost == [[count // 2 for count in stones]]


@rule("A41", "I0")
@given(seat_counts, seeds)
@few
def test_nothing_is_hidden(seats: int, seed: int) -> None:
    rng = Random(seed)
    for _, _, before, _ in steps(GAME.start(seats, {}), rng):
        if rng.random() < 0.1:
            views = [dump(before.view(seat)) for seat in range(-3, seats) if seat not in (-1, -2)]
            for view in views:
                for own in ("seat", "legal"):
                    view.pop(own)
            assert all(view == views[0] for view in views)
            assert dump(GAME.determinise(before.view(0), rng)) == dump(before)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("b1: O22", "I1"),
        ("P1: 19s", "I2"),
        ("dyn: jail 3, bag 1, gone 0", "I3"),
        ("bars: 6 6", "I4"),
        ("tile b1: P3/5", "none of"),
        ("tile b1: P1/7", "none of"),
        ("W: V/P1", "I7"),
        ("W: A", "I7"),
        ("ask: P1 resolve; W: A/P1; E: O/P1", "I7"),
        ("JAIL: O1", "I7"),
        ("graves: O7", "I8"),
        ("hand: O1", "I6"),
        ("d3: O/P1", "cannot stand"),
        ("b1: O1; b1: O2", "once"),
        ("b1 O1", "name: value"),
        ("street: wide", "not a part"),
        ("players: 3", "2 players"),
        ("phase: take", "phase"),
        ("ask: P1 dance", "none of"),
        ("ask: chance draw P1", "not a question"),
        ("dice: 3 4", "dice"),
        ("idle: many", "number"),
        ("P1: 1d", "dynamite"),
        ("b1: X3", "group"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_reason(position: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        at(position)


@rule("R67", "A40", "A15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_set_on_stalling_meet_the_guard_after_ten_rounds(seats: int) -> None:
    state = at("SAL: V1", seats)
    turns = 0
    while state.waiting_for:
        state = after(state, "take SAL", "start W", "drop V", "end")
        turns += 1
    assert turns == 10 * seats
    assert facts(state)["triggers"] == "stale"


@rule("R52")
def test_a_lone_duellist_is_no_item() -> None:
    state = after(at("b6: A1 O1"), "take b6", "dir cw", "drop A", "drop O")
    assert legal(state) == ["resolve d7"]
