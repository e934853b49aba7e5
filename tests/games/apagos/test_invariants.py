"""I1 to I19 of the specification, on random games with every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludotheque.core.codec import dump
from ludotheque.core.record import Record, Step, read, replay, write
from ludotheque.core.state import LEGAL
from ludotheque.games.apagos.game import GAME
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from tests.games.apagos.playing import at, begun, steps, written

rule = pytest.mark.rule

LONGEST = {12: 48, 14: 62, 16: 78, 18: 94, 20: 108}  # plies by the number of holes (I9)

seeds = st.integers(0, 2**32)
options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options})


def moves(state: Apagos, rng: Random) -> Iterator[tuple[int, int, Apagos, Apagos]]:
    return (step for step in steps(state, rng) if step[2].question == t.PLAYING)


def is_drop(action: int) -> bool:
    return action < t.SLIDE


@rule("I1", "I2", "I3", "I6", "A9")
@given(options, seeds)
def test_the_box_is_conserved(chosen: dict[str, str], seed: int) -> None:
    for _, _, _, later in steps(begun(**chosen), Random(seed)):
        assert later.check() == ""


@rule("I1", "R7")
@given(options, seeds)
def test_squares_and_their_faces_never_change(chosen: dict[str, str], seed: int) -> None:
    for _, _, before, later in moves(begun(**chosen), Random(seed)):
        faces = [
            sorted(zip(state.squares, [code // 100 for code in state.ramp], strict=True)) for state in (before, later)
        ]
        assert faces[0] == faces[1]


@rule("I4", "I9", "I10", "I13", "I14", "A12", "A22", "A28")
@given(options, seeds)
def test_a_finished_game_has_as_many_drops_as_holes(chosen: dict[str, str], seed: int) -> None:
    played = list(moves(begun(**chosen), Random(seed)))
    holes = sum(code // 100 for code in played[0][2].ramp)
    ended = played[-1][3]
    assert holes in LONGEST
    assert sum(is_drop(action) for _, action, _, _ in played) == holes
    assert holes <= len(played) <= LONGEST[holes]
    assert ended.result() != t.DRAW
    assert is_drop(played[-1][1])
    assert sum(ended.reserve) == 20 - holes
    for colour in (0, 1):
        assert holes - 10 <= 10 - ended.reserve[colour] <= 10


@rule("I5", "I7", "I15", "I16", "R16", "R17", "R21")
@given(options, seeds)
def test_drops_and_transfers_change_what_they_should(chosen: dict[str, str], seed: int) -> None:
    for seat, action, before, later in moves(begun(**chosen), Random(seed)):
        expected = before.squares[:]
        level = action & 3
        if is_drop(action) and level < 3:
            expected[level], expected[level + 1] = expected[level + 1], expected[level]
            assert before.free_holes(level) > 0
        assert later.squares == expected
        assert later.empty == before.empty - is_drop(action)
        assert later.waiting_for in ([1 - seat], [])


@rule("I8", "A28")
@given(options, seeds)
def test_no_position_recurs(chosen: dict[str, str], seed: int) -> None:
    for _, _, before, later in moves(begun(**chosen), Random(seed)):
        assert (later.empty, later.height()) < (before.empty, before.height())


@rule("I11")
@given(seeds, st.integers(0, 25))
def test_colours_are_symmetric(seed: int, depth: int) -> None:
    state = position(seed, depth)
    mirror = at(mirrored(written(state)))
    seat = state.waiting_for[0]
    assert sorted(mirrored_move(action) for action in state.legal(seat)) == mirror.legal(mirror.waiting_for[0])
    for action in state.legal(seat):
        one, other = state.copy(), mirror.copy()
        one.apply(seat, action)
        other.apply(mirror.waiting_for[0], mirrored_move(action))
        assert mirrored(written(one)) == written(other)
        assert (one.result(), other.result()) in [(-1, -1), (0, 1), (1, 0)]


def position(seed: int, depth: int) -> Apagos:
    """A position of a random game, some moves after its start."""
    found = [before for _, _, before, _ in moves(begun(setup_mode="random"), Random(seed))]
    assume(len(found) > depth)
    return at(written(found[depth]))


def mirrored(text: str) -> str:
    *squares, mover = text.split()
    turned = [".".join((square[0], square[4], square[2])) for square in squares]
    return " ".join([*turned, {"w": "b", "b": "w"}.get(mover, mover)])


def mirrored_move(action: int) -> int:
    return (action + 4) % 8 if action < t.SLIDE else action


@rule("I12", "A9")
@given(options, seeds)
def test_a_running_game_offers_1_to_14_moves(chosen: dict[str, str], seed: int) -> None:
    for seat, _, before, _ in moves(begun(**chosen), Random(seed)):
        assert 1 <= len(before.legal(seat)) <= t.MOVES


@rule("I17", "A37")
@given(options, seeds)
def test_a_refused_action_changes_nothing(chosen: dict[str, str], seed: int) -> None:
    for _, _, before, _ in steps(begun(**chosen), Random(seed)):
        whole = dump(before)
        for seat in (-1, 0, 1):
            for action in range(GAME.actions):
                refusal = before.why_not(seat, action)
                assert (refusal == LEGAL) == (action in before.legal(seat) or action in before.asides(seat))
        assert dump(before) == whole


@rule("I18")
@given(options, seeds)
def test_a_record_replays_to_the_same_state_at_every_step(chosen: dict[str, str], seed: int) -> None:
    states = [begun(**chosen)]
    record = Record(GAME, chosen, ["Ana", "Bo"])
    for seat, action, _, later in steps(states[0], Random(seed)):
        record.steps.append(Step(seat, action))
        states.append(later)
    record.ranks = states[-1].ranks()
    again = read(write(record), lambda slug: GAME)
    assert again == record
    for number in {0, 1, len(states) // 2, len(states) - 2, len(states) - 1}:
        assert dump(replay(again, number)) == dump(states[number])


@rule("I19", "A27")
@given(seeds)
def test_relabelling_twin_squares_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    state = begun(setup_mode="classic", setter="seat_1", colours="pick:white")
    state.ramp = [700, 500, 500, 100]
    state.empty = 18
    twin = state.copy()
    twin.squares = [{1: 2, 2: 1}.get(square, square) for square in state.squares]
    for seat, action, before, later in moves(state, rng):
        assert before.legal(seat) == twin.legal(seat)
        twin.apply(seat, action)
        assert twin.ramp == later.ramp
        assert twin.result() == later.result()
