"""The environments of PettingZoo pass its tests, play by the rules, and give nobody more than a view."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseParallelWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.state import CHANCE, NOBODY
from ludotheque.lab import pettingzoo
from ludotheque.lab.games import Dice, rewards_of, settle
from ludotheque.lab.observing import mask, observer
from tests.sixth import SLUG
from tests.toys import bazaar, loot

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # its tests import its games in an old way
    from pettingzoo import test as tests

COMPANIES = [
    (slug, seats) for slug in own_slugs() for seats in sorted({box(slug).game.seats[0], box(slug).game.seats[-1]})
]
GAMES = [*((slug, seats) for slug, seats in COMPANIES), (SLUG, 2)]
SECRETIVE = ("apaches", 2), ("singes", 2), ("tractions", 4)  # their drawings differ from seat to seat

pytestmark = [
    pytest.mark.usefixtures("_guests"),
    # PettingZoo spares the games that it brings itself these: it knows their names.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def played(env: Any, steps: int, seed: int = 1) -> list[Any]:
    """Random answers of living agents; what each of them was given before."""
    env.reset(seed=seed)
    whims, shown = Random(seed), []
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        shown.append((agent, seen["observation"].tolist(), seen["action_mask"].tolist(), reward, terminated, truncated))
        is_dead = terminated or truncated
        env.step(None if is_dead else whims.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return shown


def together(env: Any, seen: dict[str, Any], whims: Random) -> dict[str, int]:
    """A random answer of every agent that its mask allows."""
    return {agent: whims.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_agents_in_turn_pass_the_tests_of_pettingzoo(slug: str, seats: int) -> None:
    tests.api_test(pettingzoo.env(slug, seats), num_cycles=10)
    tests.seed_test(lambda: pettingzoo.env(slug, seats), num_cycles=10)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_agents_at_once_pass_the_tests_of_pettingzoo(slug: str, seats: int) -> None:
    tests.parallel_api_test(pettingzoo.parallel_env(slug, seats), num_cycles=20)
    tests.parallel_seed_test(lambda: pettingzoo.parallel_env(slug, seats), num_cycles=20)


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_pictures_pass_the_test_of_pettingzoo(slug: str, seats: int) -> None:
    tests.render_test(partial(pettingzoo.env, slug, seats), {"svg": lambda drawing: drawing.startswith("<svg")})


class Lawful:
    """A space of actions from which only legal ones are drawn."""

    def __init__(self, look: Callable[[], dict[str, Any]]) -> None:
        self.look = look

    def sample(self) -> int:
        return int(np.flatnonzero(self.look()["action_mask"])[0])


class LawfulInTurn(BaseWrapper):  # type: ignore[misc]
    def action_space(self, agent: str) -> Lawful:
        return Lawful(lambda: self.env.observe(agent))


class LawfulAtOnce(BaseParallelWrapper):  # type: ignore[misc]
    def action_space(self, agent: str) -> Lawful:
        return Lawful(lambda: self.env.look()[agent])


def test_a_game_is_cut_off_as_the_test_of_pettingzoo_counts() -> None:
    """A cycle is an answer of each agent, or a step of all: the test wants strict turns, as a ramp that lies ready has
    them and no other game does."""
    made: dict[str, Any] = {"game": "apagos", "options": {"setup_mode": "classic", "colours": "random"}}
    tests.max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: LawfulInTurn(pettingzoo.env(max_steps=2 * max_cycles, **made)),
            parallel_env=lambda max_cycles: LawfulAtOnce(pettingzoo.parallel_env(max_steps=max_cycles, **made)),
        )
    )


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_benchmark_of_pettingzoo_runs(slug: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    where = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(where, "time", SimpleNamespace(time=lambda: next(clock) / 10))  # it stops after five seconds
    tests.performance_benchmark(pettingzoo.env(slug, seats))


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_an_environment_plays_what_a_plain_loop_plays_on_the_same_draws(slug: str, seats: int) -> None:
    env = pettingzoo.env(slug, seats)
    game, rows, whims = box(slug).game, observer(box(slug)), Random(2)
    env.reset(seed=5)
    state, dice = game.start(seats, {}), Dice(int(np.random.default_rng(5).integers(2**62)), 0)
    settle(state, dice)
    for _ in range(300):
        if not state.waiting_for:
            break
        seat = env.places[env.agent_selection]
        assert seat in state.waiting_for
        assert CHANCE not in state.waiting_for
        for agent, other in env.places.items():
            seen, view = env.observe(agent), state.view(other)
            assert seen["observation"].tolist() == rows.row(view)
            assert seen["action_mask"].tolist() == mask(view, game).tolist()
            assert env.observation_space(agent).contains(seen)
        action = whims.choice(state.legal(seat))
        env.step(np.int32(action))
        state.apply(seat, action)
        settle(state, dice)
        assert any(env.terminations.values()) == (not state.waiting_for)
    if not state.waiting_for:
        assert [env.rewards[agent] for agent in env.possible_agents] == rewards_of(state.ranks())


def test_every_agent_is_rewarded_once_at_the_end() -> None:
    env = pettingzoo.env("meeples", 3)
    shown = played(env, 5000)
    living, dead = [one for one in shown if not one[4]], [one for one in shown if one[4]]
    assert not any(one[3] for one in living)
    assert sorted(one[0] for one in dead) == env.possible_agents
    assert sum(one[3] for one in dead) == pytest.approx(0)
    assert any(one[3] for one in dead)
    assert not env.agents


@pytest.mark.parametrize(("slug", "seats"), [("apagos", 2), ("meeples", 3), ("tractions", 4)])
def test_an_illegal_answer_ends_the_game_as_the_wrapper_of_pettingzoo_does(slug: str, seats: int) -> None:
    ours = pettingzoo.env(slug, seats)
    theirs = OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(pettingzoo.raw_env(slug, seats), illegal_reward=-1))
    )
    for env in (ours, theirs):
        env.reset(seed=3)
    last = ""
    for number in range(60):
        if not ours.agents:
            break
        agent, marked = ours.agent_selection, ours.last()[0]["action_mask"]
        theirs.last()
        for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "_cumulative_rewards"):
            assert getattr(ours, name) == getattr(theirs, name), name
        action = int(np.flatnonzero(marked if number < 7 else marked == 0)[0])
        is_dead = ours.terminations[agent]
        for env in (ours, theirs):
            env.step(None if is_dead else action)
        if number == 7:
            last = agent
            assert ours.rewards == {other: -1 if other == last else 0 for other in ours.possible_agents}
    assert last
    assert not ours.agents
    ours.step(0)  # PettingZoo warns, and nothing happens


@pytest.mark.parametrize("action", [None, 1.0, "0", np.float32(2)])
def test_what_is_no_number_of_an_action_is_refused(action: Any) -> None:
    env = pettingzoo.env("apagos")
    env.reset(seed=1)
    before = pickle.dumps(env.observe("player_0"))
    with pytest.raises(ValueError, match="an answer is the number of an action, not"):
        env.step(action)
    assert pickle.dumps(env.observe("player_0")) == before
    assert not any(env.terminations.values())


def test_seats_that_are_asked_at_once_answer_in_turn_order() -> None:
    env = pettingzoo.env("bazaar", 3)
    env.reset(seed=1)
    order = []
    for _ in range(4):
        order.append(env.agent_selection)
        env.step(bazaar.OFFER + (env.places[env.agent_selection] + 1) % 3 if len(order) == 1 else bazaar.DONE)
        if len(order) == 1:
            assert env.agent_selection == "player_1"
            env.step(bazaar.REFUSE)
            order.append("player_1")
    assert order == ["player_0", "player_1", "player_2", "player_0", "player_1"]


def test_sealed_orders_are_given_in_one_step() -> None:
    env = pettingzoo.parallel_env("loot", 3)
    env.reset(seed=2)
    assert env.episode.state.waiting_for == [0, 1, 2]
    *_, told = env.step(dict.fromkeys(env.agents, loot.WAIT))
    assert all(one["answered"] for one in told.values())


def test_agents_at_once_reach_what_agents_in_turn_reach() -> None:
    at_once, in_turn = pettingzoo.parallel_env("loot", 3), pettingzoo.env("loot", 3)
    seen, _ = at_once.reset(seed=6)
    in_turn.reset(seed=6)
    whims = Random(6)
    rewards: dict[str, float] = {}
    while at_once.agents:
        actions = together(at_once, seen, whims)
        asked = [at_once.possible_agents[seat] for seat in at_once.episode.asked()]
        seen, rewards, _, _, told = at_once.step(actions)
        for agent in asked:
            assert told[agent]["answered"]
            assert in_turn.agent_selection == agent
            in_turn.step(actions[agent])
        for agent in in_turn.agents:
            assert (in_turn.observe(agent)["observation"] == seen[agent]["observation"]).all()
    assert in_turn.rewards == rewards


def test_an_answer_is_dropped_where_an_earlier_one_changes_what_may_be_answered() -> None:
    env = pettingzoo.parallel_env("bazaar", 3)
    env.reset(seed=1)
    *_, told = env.step({"player_0": bazaar.DONE, "player_1": bazaar.OFFER + 2, "player_2": bazaar.DONE})
    assert [one["answered"] for one in told.values()] == [True, True, False]
    assert env.episode.state.waiting_for == [1, 2]


def test_who_is_not_asked_may_only_wait_and_is_ignored() -> None:
    env, whims = pettingzoo.parallel_env("meeples", 3), Random(1)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        asked = env.episode.asked()
        for agent, seat in env.places.items():
            assert seen[agent]["action_mask"][env.wait] == (seat not in asked)
            assert seen[agent]["action_mask"].any()
        actions = together(env, seen, whims)
        idle = next(agent for agent, seat in env.places.items() if seat not in asked)
        seen, rewards, _, _, told = env.step({**actions, idle: 0})
        assert not any(rewards.values())
        assert [told[agent]["answered"] for agent in env.agents] == [seat in asked for seat in range(3)]


def test_an_illegal_answer_at_once_ends_the_game_and_nothing_is_played() -> None:
    env = pettingzoo.parallel_env("loot", 3)
    env.reset(seed=2)
    before = env.look()
    seen, rewards, ends, cuts, _ = env.step({"player_0": loot.WAIT, "player_1": loot.ANSWER_TAKE, "player_2": env.wait})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": -1}
    assert all(ends.values())
    assert all(cuts.values())
    assert not env.agents
    assert all((seen[agent]["observation"] == before[agent]["observation"]).all() for agent in seen)
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_an_answer_that_is_missing_is_named() -> None:
    env = pettingzoo.parallel_env("loot", 3)
    env.reset(seed=2)
    with pytest.raises(ValueError, match="player_1 is asked, and the actions have no answer of it"):
        env.step({"player_0": loot.WAIT, "player_2": loot.WAIT})
    assert env.episode.state.waiting_for == [0, 1, 2]


@pytest.mark.parametrize("slug", ["tractions", "meeples"])
def test_a_game_without_end_is_cut_off(slug: str) -> None:
    options = {"max_turns": "none"} if slug == "tractions" else {}
    env = pettingzoo.env(slug, options=options, max_steps=25)
    shown = played(env, 100)
    assert [one[4:] for one in shown] == [(False, False)] * 25 + [(False, True)] * len(env.possible_agents)
    assert not any(one[3] for one in shown)


def test_the_last_answer_ends_a_game_rather_than_cuts_it_off() -> None:
    length = len([one for one in played(pettingzoo.env("apagos"), 500) if not one[4]])
    shown = played(pettingzoo.env("apagos", max_steps=length), 500)
    assert [one[4:] for one in shown[-2:]] == [(True, False)] * 2


def test_what_is_given_out_is_never_overwritten() -> None:
    env, whims, given = pettingzoo.env("meeples"), Random(1), []
    env.reset(seed=1)
    for agent in env.agent_iter(80):
        seen = env.last()[0]
        again = env.observe(agent)
        again["action_mask"][:] = 1  # whoever writes into what they got changes nothing for others
        again["observation"][:] = 0
        given.append((seen, {name: part.copy() for name, part in seen.items()}))
        env.step(whims.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    for seen, copied in given:
        assert all((seen[name] == copied[name]).all() for name in seen)


@pytest.mark.parametrize(("slug", "seats"), [*COMPANIES, (SLUG, 2)])
@pytest.mark.parametrize("mode", ["svg", "ansi"])
def test_a_picture_shows_no_more_than_everybody_may_know(slug: str, seats: int, mode: str) -> None:
    """The same picture in another world that a spectator could not tell from the true one."""
    env, rng = pettingzoo.env(slug, seats, render_mode=mode), Random(3)
    for steps in (3, 40):
        played(env, steps)
        episode = env.episode
        shown, truth = env.render(), episode.state
        episode.state = episode.game.determinise(truth.view(NOBODY), rng)
        assert env.render() == shown
        episode.state = truth


@pytest.mark.parametrize(("slug", "seats"), SECRETIVE)
def test_the_eyes_of_a_seat_see_what_that_seat_may_know(slug: str, seats: int) -> None:
    rng = Random(3)
    public, own_eyes = (pettingzoo.env(slug, seats, render_mode="svg", eyes=eyes) for eyes in (NOBODY, 1))
    for env in (public, own_eyes):
        played(env, 60)
    shown = own_eyes.render()
    assert shown != public.render()
    episode = own_eyes.episode
    episode.state = episode.game.determinise(episode.state.view(1), rng)
    assert own_eyes.render() == shown


def test_words_are_in_the_language_that_is_asked_for() -> None:
    said = set()
    for language in ("fr", "en"):
        env = pettingzoo.env("meeples", render_mode="ansi", language=language)
        env.reset(seed=1)
        said.add(env.render().splitlines()[-1])
    assert said == {"Orange chooses a corner for the first sign.", "Orange choisit un coin pour son premier chapiteau."}


def test_without_a_render_mode_nothing_is_shown_and_a_warning_says_so() -> None:
    env = pettingzoo.env("apagos")
    env.reset()
    with pytest.warns(UserWarning, match="made without a render_mode"):
        assert env.render() is None


def test_another_box_is_played_from_its_text() -> None:
    text = box("meeples").game.material
    env = pettingzoo.env("meeples", material=f"{text}\n# another box\n")
    env.reset(seed=1)
    assert env.episode.game.material != text
    with pytest.raises(ValueError, match="line"):
        pettingzoo.env("meeples", material="nonsense")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game 'chess' on the shelf"),
        ({"seats": 7}, "not 7"),
        ({"options": {"colour": "red"}}, "unknown option 'colour'"),
        ({"options": {"swap": True}}, "option swap cannot be 'True'; off, on"),
        ({"options": "swap=on"}, "options are a dictionary, not 'swap=on'"),
        ({"max_steps": -1}, "not after -1"),
        ({"eyes": None}, "the eyes are those of a seat from 0 to 1"),
        ({"render_mode": "film"}, "no render mode 'film'; there is human, rgb_array, ansi, svg"),
        ({"eyes": 2}, "the eyes are those of a seat from 0 to 1"),
        ({"language": "de"}, "no language 'de'; there is fr, en"),
    ],
)
@pytest.mark.parametrize("made", [pettingzoo.env, pettingzoo.parallel_env])
def test_an_environment_that_cannot_be_is_refused(made: Callable[..., Any], wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=said):
        made(**{"game": "apagos", **wrong})


def test_before_the_first_game_an_environment_says_what_is_missing() -> None:
    env = pettingzoo.env("apagos")
    with pytest.raises(AttributeError, match=r"raw_env has no agent_selection before reset\(\)"):
        env.step(0)
    with pytest.raises(AttributeError, match=r"raw_env has no num_agents before reset\(\)"):
        _ = env.num_agents


@pytest.mark.parametrize(("name", "value"), [("seats", 2.0), ("seats", "2"), ("max_steps", 1.5)])
def test_what_has_to_be_a_whole_number_is_no_other(name: str, value: Any) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        pettingzoo.env("apagos", **{name: value})


def test_a_number_stands_for_its_text_in_an_option() -> None:
    seats: Any = np.int64(3)  # whole numbers of numpy are numbers too
    made = pettingzoo.env("meeples", seats, {"stalemate_rounds": 5}, max_steps=None)
    assert made.episode.start.stale_rounds == 5
    assert (len(made.possible_agents), made.max_steps) == (3, 0)


@pytest.mark.parametrize("slug", own_slugs())
def test_pettingzoo_makes_every_game_by_its_name(slug: str) -> None:
    name = f"ludotheque/{slug}-v{box(slug).game.version}"
    most = box(slug).game.seats[-1]
    assert len(make("aec", name, seats=most).possible_agents) == most
    assert make("parallel", name).metadata["is_parallelizable"]


def by_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [deepcopy, by_pickle])
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_copy_goes_on_from_where_the_game_is(copied: Callable[[Any], Any], slug: str, seats: int) -> None:
    env, whims = pettingzoo.env(slug, seats, render_mode="ansi"), Random(1)
    played(env, 15)
    twin = copied(env)
    for agent in env.agent_iter(25):
        seen, other = env.last(), twin.last()
        assert twin.agent_selection == agent
        assert all((seen[0][part] == other[0][part]).all() for part in seen[0])
        assert seen[1:] == other[1:]
        assert twin.render() == env.render()
        action = None if seen[2] else whims.choice(np.flatnonzero(seen[0]["action_mask"]).tolist())
        env.step(action)
        twin.step(action)
    env.reset()
    twin.reset()
    assert twin.episode.state.view(0).legal == env.episode.state.view(0).legal
    assert (twin.observe("player_0")["observation"] == env.observe("player_0")["observation"]).all()


@pytest.mark.parametrize("copied", [deepcopy, by_pickle])
def test_a_copy_of_agents_at_once_goes_on_too(copied: Callable[[Any], Any]) -> None:
    env, whims = pettingzoo.parallel_env("loot", 3), Random(4)
    seen, _ = env.reset(seed=4)
    for _ in range(3):
        seen = env.step(together(env, seen, whims))[0]
    twin = copied(env)
    while env.agents:
        actions = together(env, seen, whims)
        seen, *rest = env.step(actions)
        again, *others = twin.step(actions)
        assert all((again[agent]["observation"] == seen[agent]["observation"]).all() for agent in seen)
        assert others == rest
    assert not twin.agents


def test_a_copy_of_an_environment_plays_the_same() -> None:
    env = pettingzoo.env("meeples", 3, {"first_player": "host"}, max_steps=30)
    assert played(pickle.loads(pickle.dumps(env)), 60) == played(env, 60)
    assert str(env) == "meeples_v2"
    assert not env.metadata["is_parallelizable"]
