"""The games as environments of PettingZoo: `env` asks one agent after another, `parallel_env` all that are asked.

An illegal answer ends the game as PettingZoo's TerminateIllegalWrapper ends it: -1 for the agent, 0 for the others. The
environments see to that themselves, for wrappers would take longer than a step of a game.

Once this module is imported, `pettingzoo.make` knows every game of the shelf as ludotheque/NAME-vN, N being the version
of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils.env_logger import EnvLogger

from ludotheque.core.shelf import boxes
from ludotheque.core.state import NOBODY
from ludotheque.lab.episode import FORFEIT, SEEDS, Episode, whole
from ludotheque.lab.showing import METADATA, Screen, check_showing

Observation = dict[str, Any]  # "observation": an array of int16, "action_mask": one of int8

LATER = (  # known after reset()
    "agents",
    "num_agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "seat",
)


class Environment:
    """What both kinds have: agents with their spaces, and pictures for a pair of eyes. A copy plays on where it is."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        material: str = "",
        max_steps: int | None = 0,
        render_mode: str | None = None,
        eyes: int = NOBODY,
        language: str = "en",
    ) -> None:
        """The name of a game on the shelf, how many play it (as few as can, if 0), what they agree on, the text of
        another material.toml, after how many steps a game is cut off (never, if 0), and how it is shown, to whose eyes
        (a spectator's, unless told), in which language."""
        self.episode = Episode(game, seats, options, material)
        self.max_steps = index(max_steps or 0)
        if self.max_steps < 0:
            raise ValueError(f"a game is cut off after some steps, or never, if 0; not after {max_steps}")
        self.steps = 0
        self.render_mode = render_mode
        check_showing(render_mode, eyes, self.episode.seats, language)
        self.eyes = eyes
        self.screen = Screen(self.episode, render_mode or "svg", language)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {
            **METADATA,
            "name": self.episode.title,
            "is_parallelizable": isinstance(self, ParallelEnv),
        }
        actions = self.number_of_actions()
        low, high = self.episode.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.generator, _ = np_random()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{type(self).__name__} has no {name}{' before reset()' if name in LATER else ''}")

    def number_of_actions(self) -> int:
        return self.episode.game.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed it follows from the last one."""
        if seed is not None:
            self.generator, _ = np_random(seed)
        self.episode.begin(int(self.generator.integers(SEEDS)))
        self.steps = 0
        self.agents = self.possible_agents[:]

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: the environment was made without a render_mode")
            return None
        return self.screen.show(self.episode.state.view(self.eyes))

    def close(self) -> None:
        self.screen.close()


class raw_env(Environment, AECEnv):  # type: ignore[misc]
    """One agent after another; where several are asked at once, they answer in turn order."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; its options were chosen when the environment was made, and those given here are ignored."""
        self.begin(seed)
        self.legal: list[int] = []  # the answers of the agent that is asked, once it has looked
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.seat = self.episode.asked()[0]
        self.agent_selection = self.possible_agents[self.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent may know, in arrays of its own; the mask has a one for each answer that is open to it now."""
        seat = self.places[agent]
        view = self.episode.state.view(seat)
        if seat == self.seat:
            self.legal = view.legal
        return {"observation": self.episode.observation(view), "action_mask": self.episode.mask(view)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if agent not in self.terminations:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        episode = self.episode
        if number not in (self.legal or episode.state.legal(self.seat)):
            self.forfeit(agent)
            return
        # Nobody is rewarded before the end, so there are no rewards to clear here.
        episode.answer(self.seat, number)
        self.legal = []
        self.steps += 1
        asked = episode.asked()
        if not asked:
            rewards = episode.rewards()
            self.end({agent: rewards[self.places[agent]] for agent in self.agents}, True, False)
        elif self.steps == self.max_steps:
            self.end(self.rewards, False, True)
        else:
            self.seat = asked[0]
            self.agent_selection = self.possible_agents[self.seat]
        if self.render_mode == "human":
            self.render()

    def forfeit(self, agent: str) -> None:
        """End the game with an illegal answer."""
        EnvLogger.warn_on_illegal_move()
        self.end({**self.rewards, agent: FORFEIT}, True, True)

    def end(self, rewards: dict[str, float], terminated: bool, truncated: bool) -> None:
        """Reward everybody; each agent makes a last, empty step."""
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._deads_step_first()


env = raw_env


class parallel_env(Environment, ParallelEnv):  # type: ignore[misc]
    """All agents that are asked answer in the same step.

    Those that are not asked wait: one action more than the game has stands for that, and whatever they give is ignored.
    The answers are given in turn order. Where an earlier one changes what a later agent is asked, the later answer is
    dropped, and the info of the agent says that it was not `answered`; sealed answers never change one another.
    """

    def number_of_actions(self) -> int:
        return self.episode.game.actions + 1

    @property
    def wait(self) -> int:
        """The action of those that are not asked."""
        return self.episode.game.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; its options were chosen when the environment was made, and those given here are ignored."""
        self.begin(seed)
        return self.look(), self.told([])

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Observations, rewards, terminations, truncations and infos, by agent."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        answers = {seat: self.answer_of(seat, actions) for seat in self.episode.asked()}
        wrong = [seat for seat, answer in answers.items() if answer not in self.episode.state.legal(seat)]
        answered: list[int] = []
        if wrong:
            EnvLogger.warn_on_illegal_move()
        else:
            answered = self.episode.answer_together(answers)
            self.steps += 1
        is_over = not self.episode.state.waiting_for
        is_cut_off = not is_over and self.steps == self.max_steps
        rewards = (
            self.episode.rewards()
            if is_over
            else [FORFEIT if seat in wrong else 0.0 for seat in range(self.episode.seats)]
        )
        observations = self.look()
        living = self.agents
        if is_over or is_cut_off or wrong:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            {agent: rewards[self.places[agent]] for agent in living},
            dict.fromkeys(living, is_over or bool(wrong)),
            dict.fromkeys(living, is_cut_off or bool(wrong)),
            self.told(answered),
        )

    def answer_of(self, seat: int, actions: dict[str, Any]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise ValueError(f"{agent} is asked, and the actions have no answer of it")
        return whole(actions[agent])

    def look(self) -> dict[str, Observation]:
        """What each agent may know; who is not asked may wait, and nothing else."""
        seen = {}
        for agent, seat in self.places.items():
            view = self.episode.state.view(seat)
            mask = np.append(self.episode.mask(view), np.int8(not view.legal))
            seen[agent] = {"observation": self.episode.observation(view), "action_mask": mask}
        return seen

    def told(self, answered: list[int]) -> dict[str, dict[str, Any]]:
        """The infos: whether the answer of each agent counted."""
        return {agent: {"answered": seat in answered} for agent, seat in self.places.items()}


for box in boxes():
    for kind, made in ("aec", "env"), ("parallel", "parallel_env"):
        name = f"ludotheque/{box.game.name}-v{box.game.version}"
        register(kind, name, f"{__name__}:{made}", kwargs={"game": box.game.name})
