"""A batch plays the same games as a plain loop over the protocol, in any number of processes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from ludotheque.core.chance import ticket_outcome
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, State
from ludotheque.lab.batch import Batch
from ludotheque.lab.games import Dice, rewards_of
from ludotheque.lab.observing import observer

DRAWN = [174, 195, 474, 463, 464, 213]  # by the interpreted engine
DIGESTS = {
    "apaches": "b5edb286a916a5a0",
    "apagos": "2176bc16e28d4d84",
    "meeples": "93319c5138aa7daa",
    "singes": "0bcbd60741d95352",
    "tractions": "9319be5ca85cdf8f",
}  # of all that a batch shows, by the interpreted engine
COMPANIES = [(slug, seats) for slug in slugs() for seats in {box(slug).game.seats[0], box(slug).game.seats[-1]}]


def settled(state: State, dice: Dice) -> State:
    """Chance answers from the dice of the game."""
    while state.waiting_for == [CHANCE]:
        state.apply(CHANCE, ticket_outcome(state, int(dice.below(sum(state.weights())))))
    return state


def history(batch: Batch, steps: int) -> list[Any]:
    """All that a batch shows while random answers are given."""
    shown: list[Any] = []
    for _ in range(steps):
        actions = batch.sample()
        shown += [actions, batch.seats.copy(), batch.masks.copy(), batch.observations.copy()]
        batch.step(actions)
        shown += [batch.dones.copy(), batch.rewards.copy()]
    return shown


@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_a_batch_plays_what_a_plain_loop_plays_on_the_same_draws(slug: str, seats: int) -> None:
    game, rows = box(slug).game, observer(box(slug))
    dice = [Dice(5, 2 * number) for number in range(3)]
    states = [settled(game.start(seats, {}), own) for own in dice]
    batch = Batch(slug, 3, seats=seats, seed=5)
    for _ in range(150):
        for i, state in enumerate(states):
            seat = state.waiting_for[0]
            assert batch.seats[i] == seat
            assert np.flatnonzero(batch.masks[i]).tolist() == state.legal(seat)
            assert batch.observations[i].tolist() == rows.row(state.view(seat))
        actions = batch.sample()
        batch.step(actions)
        for i, state in enumerate(states):
            state.apply(state.waiting_for[0], int(actions[i]))
            settled(state, dice[i])
            assert batch.dones[i] == (not state.waiting_for)
            expected = [0.0] * seats if state.waiting_for else rewards_of(state.ranks())
            assert batch.rewards[i].tolist() == pytest.approx(expected)
            if not state.waiting_for:
                states[i] = settled(game.start(seats, {}), dice[i])


def test_a_game_that_is_over_begins_anew_and_its_rewards_last_one_step() -> None:
    batch = Batch("apagos", 8, seed=2)
    fresh = batch.masks[0].copy()
    ended = 0
    for _ in range(120):
        batch.step(batch.sample())
        ended += int(batch.dones.sum())
        assert (batch.masks[batch.dones] == fresh).all()
        assert not batch.rewards[~batch.dones].any()
        assert batch.masks.any(axis=1).all()
    assert ended > 8


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([1], [1]),
    ],
)
def test_rewards_fall_evenly_with_the_rank_and_equals_share(ranks: list[int], rewards: list[float]) -> None:
    assert rewards_of(ranks) == pytest.approx(rewards)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_answer_is_refused_and_changes_nothing(jobs: int) -> None:
    with Batch("apagos", 6, seed=4, jobs=jobs) as batch, Batch("apagos", 6, seed=4) as untouched:
        actions = batch.sample()
        untouched.sample()
        wrong = actions.copy()
        wrong[4] = int(np.flatnonzero(~batch.masks[4])[0])
        with pytest.raises(ValueError, match=rf"apagos: game 4: seat \d cannot answer {wrong[4]}; legal is"):
            batch.step(wrong)
        for given in (np.full(6, -1), np.full(6, 96), actions[:5], actions * 0.5):
            with pytest.raises(ValueError, match=r"apagos: game 0|whole numbers are needed"):
                batch.step(given)
        batch.step(actions)
        untouched.step(actions)
        assert same(history(batch, 5), history(untouched, 5))


@pytest.mark.parametrize(
    "made",
    [
        lambda: Batch("apagos", 4, seats=3),
        lambda: Batch("apagos", 4, jobs=5),
        lambda: Batch("apagos", 4, options={"colour": "?"}),
        lambda: Batch("apagos", 4, options={"swap": True}),
        lambda: Batch("apagos", 0),
    ],
)
def test_a_batch_that_cannot_be_is_refused(made: Callable[[], Batch]) -> None:
    with pytest.raises(ValueError, match=r"apagos|jobs|option swap"):
        made()


@pytest.mark.parametrize("slug", DIGESTS)
def test_a_seed_gives_the_same_games_in_any_process_and_on_both_engines(slug: str) -> None:
    for jobs in (1, 2):
        with Batch(slug, 5, seats=box(slug).game.seats[-1], seed=9, jobs=jobs) as batch:
            shown = [*history(batch, 60), *batch.playouts(3), *batch.playouts(2)]
        assert sha256(b"".join(array.tobytes() for array in shown)).hexdigest()[:16] == DIGESTS[slug]


@pytest.mark.parametrize(("seed", "same_as"), [(-1, 2**63 - 1), (2**80 + 5, 5), (np.int64(5), 5)])
def test_any_whole_number_is_a_seed(seed: int, same_as: int) -> None:
    one, other = Batch("apagos", np.int64(3), seed=seed), Batch("apagos", 3, seed=same_as)  # type: ignore[arg-type]
    assert same(history(one, 10), history(other, 10))
    assert same([*one.playouts(2)], [*other.playouts(2)])


@pytest.mark.parametrize(
    "made",
    [
        lambda: Batch("apagos", 2.0),  # type: ignore[arg-type]
        lambda: Batch("apagos", 2, seed=None),  # type: ignore[arg-type]
        lambda: Batch("apagos", 2).playouts(1.5),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_whole_number_is_refused(made: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        made()


def test_a_process_that_dies_and_a_batch_that_is_closed_are_told(capfd: pytest.CaptureFixture[str]) -> None:
    batch = Batch("apagos", 4, jobs=2)
    batch.distant[0].process.kill()
    batch.distant[0].process.join()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a process of the batch has died"):
            batch.sample()
    batch.close()
    with pytest.raises(ValueError, match="the batch is closed"):
        batch.sample()
    assert capfd.readouterr().err == ""


def test_random_games_cannot_be_fewer_than_none() -> None:
    batch = Batch("apagos", 1)
    assert batch.playouts(0).rewards.shape == (0, 2)
    with pytest.raises(ValueError, match="-1 games cannot be played"):
        batch.playouts(-1)


def test_other_seeds_play_other_games_and_later_playouts_are_new() -> None:
    one, other = Batch("apagos", 4, seed=1), Batch("apagos", 4, seed=2)
    assert not same(history(one, 20), history(other, 20))
    assert not same(list(one.playouts(20)), list(one.playouts(20)))


def test_playouts_count_every_step_and_reward_every_seat() -> None:
    start = box("apagos").game.start(2, {})
    played = Batch("apagos", 1, seed=3).playouts(200)
    assert played.rewards.shape == (200, 2)
    assert not played.rewards.sum(axis=1).any()
    assert np.abs(played.rewards).any()
    state, steps, dice = start.copy(), 0, Dice(3 ^ 0x501A7007, 0)
    while state.waiting_for:
        actions = state.legal(state.waiting_for[0])
        state.apply(state.waiting_for[0], actions[int(dice.below(len(actions)))])
        steps += 1
    assert played.steps[0] == steps
    assert played.rewards[0].tolist() == rewards_of(state.ranks())


def test_dice_are_the_same_on_both_engines_and_even() -> None:
    dice = Dice(1, 2)
    assert [int(dice.below(1000)) for _ in range(6)] == DRAWN
    counts = np.bincount([int(dice.below(6)) for _ in range(60_000)], minlength=6)
    assert (np.abs(counts - 10_000) < 500).all()


def same(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
