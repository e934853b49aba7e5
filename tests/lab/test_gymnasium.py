"""The environments of Gymnasium pass its test, and seat whoever is named against the learner."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.state import View
from ludotheque.lab.gymnasium import Seat
from tests.sixth import SLUG

COMPANIES = [
    (slug, seats) for slug in own_slugs() for seats in sorted({box(slug).game.seats[0], box(slug).game.seats[-1]})
]

pytestmark = pytest.mark.usefixtures("_guests", "_tiny")


def name(slug: str) -> str:
    return f"ludotheque/{slug}-v{box(slug).game.version}"


def first(view: View) -> int:
    """An opponent who is easy to foresee."""
    return view.legal[0]


def played(env: Any, seed: int, most: int = 2000) -> list[Any]:
    """A random game; all that it gave."""
    whims = Random(seed)
    seen, info = env.reset(seed=seed)
    shown: list[Any] = [(seen.tolist(), info["action_mask"].tolist())]
    is_over = False
    while not is_over and len(shown) < most:
        seen, reward, is_over, _, info = env.step(whims.choice(np.flatnonzero(info["action_mask"]).tolist()))
        shown.append((seen.tolist(), info["action_mask"].tolist(), reward, is_over))
    return shown


@pytest.mark.parametrize(("slug", "seats"), COMPANIES)
def test_a_game_passes_the_test_of_gymnasium(slug: str, seats: int) -> None:
    check_env(gymnasium.make(name(slug), seats=seats, seat=seats - 1, opponents="random").unwrapped)


@pytest.mark.parametrize("mode", ["human", "rgb_array", "ansi", "svg"])
def test_a_game_that_others_bring_passes_the_test_of_gymnasium(mode: str) -> None:
    gymnasium.register(name(SLUG), "ludotheque.lab.gymnasium:Seat", kwargs={"game": SLUG})
    try:
        check_env(gymnasium.make(name(SLUG), opponents=first, render_mode=mode).unwrapped)
    finally:
        del gymnasium.registry[name(SLUG)]


def test_a_game_is_played_to_its_end_and_its_rewards_follow_the_ranks() -> None:
    env = Seat("meeples", 3, seat=1, opponents=["greedy", first])
    shown = played(env, 1)
    assert all(sum(mask) > 0 for _, mask, *_ in shown[:-1])
    assert not any(reward for _, _, reward, _ in shown[1:-1])
    assert shown[-1][2] == pytest.approx(env.episode.rewards()[1])
    assert env.episode.state.ranks()[1] == 2 - round(shown[-1][2])
    assert sum(shown[-1][1]) == 0
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_the_mask_holds_the_answers_of_the_seat_and_an_illegal_one_ends_the_game() -> None:
    env = Seat("meeples", 4, seat=2, opponents="random")
    seen, info = env.reset(seed=4)
    assert np.flatnonzero(info["action_mask"]).tolist() == env.episode.state.legal(2)
    assert env.episode.state.waiting_for == [2]
    again, reward, is_over, is_cut_off, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, is_cut_off) == (-1, True, False)
    assert (again == seen).all()


@pytest.mark.parametrize("opponents", ["greedy", ["random", "greedy"], first])
def test_the_same_seed_plays_the_same_game_and_the_next_one_is_another(opponents: Any) -> None:
    one, other = (Seat("apaches", 3, opponents=opponents) for _ in range(2))
    assert played(one, 7, 60) == played(other, 7, 60)
    assert played(one, 8, 60) != played(other, 7, 60)
    one.reset(seed=7)
    later = one.reset()[0].tolist()
    other.reset(seed=7)
    assert other.reset()[0].tolist() == later


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "greedy", "fair"])
def test_a_copy_goes_on_from_where_the_game_is(copied: Callable[[Seat], Seat], opponents: str) -> None:
    env = Seat("meeples", 3, seat=1, opponents=opponents, render_mode="ansi")
    _, info = env.reset(seed=3)
    for _ in range(4):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    twin = copied(env)
    for number in range(6):
        assert twin.render() == env.render()
        action = int(np.flatnonzero(info["action_mask"])[-(number % 2)])
        (seen, *_, info), (other, *_, again) = env.step(action), twin.step(action)
        assert (seen == other).all()
        assert (info["action_mask"] == again["action_mask"]).all()
    assert (env.reset()[0] == twin.reset()[0]).all()


def test_an_opponent_sees_its_own_view_and_is_asked_when_it_is_its_turn() -> None:
    seen: list[int] = []

    def other(view: View) -> int:
        assert view.seat in view.waiting_for
        seen.append(view.seat)
        return view.legal[-1]

    played(Seat("loot", 3, seat=1, opponents=other), 3)
    assert set(seen) == {0, 2}


def test_an_opponent_who_breaks_a_rule_is_named() -> None:
    env = Seat("meeples", seat=1, opponents=lambda view: 10**6)
    with pytest.raises(ValueError, match="the opponent in seat 0 answers 1000000, which R12 forbids"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 2}, "the seats of meeples are 0 to 1, not 2"),
        ({"seat": -1}, "the seats of meeples are 0 to 1, not -1"),
        ({"seats": 9}, "not 9"),
        ({"opponents": ["greedy", "greedy"]}, "1 opponents are needed, one for each other seat, not 2"),
        ({"opponents": []}, "1 opponents are needed, one for each other seat, not 0"),
        ({"opponents": "genius"}, "no computer player 'genius'"),
        ({"opponents": None}, "no computer player None; there is random, .*, best, or a function"),
        ({"opponents": {1: "greedy"}}, "no computer player {1: 'greedy'}"),
        ({"seat": None}, "the seats of meeples are 0 to 1, not None"),
        ({"render_mode": "film"}, "no render mode 'film'"),
        ({"options": {"first_player": "cat"}}, "option first_player cannot be 'cat'"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=said):
        Seat("meeples", **wrong)


def test_many_games_run_side_by_side() -> None:
    envs = gymnasium.make_vec(name("apagos"), num_envs=3, vectorization_mode="sync", opponents="random")
    seen, info = envs.reset(seed=1)
    for _ in range(60):
        seen, _, _, _, info = envs.step(
            np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in info["action_mask"]])
        )
    assert seen.shape[0] == 3
    envs.close()


def test_a_picture_is_for_the_eyes_of_the_seat() -> None:
    env = Seat("tractions", seat=2, opponents="random", render_mode="svg")
    env.reset(seed=3)
    episode = env.episode
    shown = env.render()
    episode.state = episode.game.determinise(episode.state.view(2), Random(1))
    assert env.render() == shown
