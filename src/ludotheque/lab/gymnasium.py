"""The games as environments of Gymnasium: one seat, against computer players or functions.

Once this module is imported, `gymnasium.make` knows every game of the shelf as ludotheque/NAME-vN, N being the version
of its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ludotheque.bots.levels import LEVELS, bot
from ludotheque.core.shelf import boxes
from ludotheque.core.state import LEGAL, View
from ludotheque.lab.episode import FORFEIT, SEEDS, Episode, whole
from ludotheque.lab.showing import METADATA, Screen, check_showing

Opponent = str | Callable[[View], int]  # a level, or a function from a view to an action
Answer = tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]


class Level:
    """A computer player in one game; a copy goes on as it would."""

    def __init__(self, episode: Episode, level: str, seed: int) -> None:
        self.made = episode, level, seed
        self.bot: Any = bot(episode.game.name, level, seed, episode.game)

    def __call__(self, view: View) -> int:
        action: int = self.bot.choose(view)
        return action

    def __reduce__(self) -> tuple[Any, ...]:
        return Level, self.made, self.bot.rng.getstate()

    def __setstate__(self, drawn: Any) -> None:
        self.bot.rng.setstate(drawn)


class Seat(gymnasium.Env[NDArray[np.int16], np.int64]):
    """One seat of a game; the others answer within the same step.

    `info["action_mask"]` has a one for each answer that is open. An illegal answer ends the game with a reward of -1.
    Pictures are drawn for the eyes of the seat. What comes by chance and what the levels choose follow from the seed.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int = 0,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        options: Mapping[str, object] | None = None,
        material: str = "",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """The name of a game on the shelf, how many play it (as few as can, if 0), which seat is ours, one opponent for
        all other seats or one for each, what is agreed on, the text of another material.toml, and how it is shown, in
        which language."""
        self.episode = Episode(game, seats, options, material)
        if seat not in range(self.episode.seats):
            raise ValueError(f"the seats of {game} are 0 to {self.episode.seats - 1}, not {seat}")
        others = [other for other in range(self.episode.seats) if other != seat]
        several: list[Any] = [*opponents] if isinstance(opponents, list | tuple) else [opponents] * len(others)
        if len(several) != len(others):
            raise ValueError(f"{len(others)} opponents are needed, one for each other seat, not {len(several)}")
        for opponent in several:
            if not callable(opponent) and opponent not in LEVELS:
                raise LookupError(f"no computer player {opponent!r:.40}; there is {', '.join(LEVELS)}, or a function")
        check_showing(render_mode, seat, self.episode.seats, language)
        self.seat = index(seat)
        self.opponents = dict(zip(others, several, strict=True))  # by seat
        self.players: dict[int, Callable[[View], int]] = {}  # who plays for them in the present game
        self.render_mode = render_mode
        self.screen = Screen(self.episode, render_mode or "svg", language)
        low, high = self.episode.bounds()
        self.observation_space = Box(low, high, dtype=np.int16)
        self.action_space = Discrete(self.episode.game.actions)
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin a new game, up to our first question; the options were chosen when the environment was made, and those
        given here are ignored."""
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(SEEDS)))
        self.players = {seat: self.player(opponent) for seat, opponent in self.opponents.items()}
        self.is_over = False
        self.let_others_answer()
        observation, *_, info = self.look(0.0)
        return observation, info

    def step(self, action: Any) -> Answer:
        """Give our answer, and let the others answer until we are asked again or the game is over."""
        if self.is_over:
            raise ResetNeeded("the game is over or has not begun: reset() begins one")
        number = whole(action)
        if number not in self.episode.state.legal(self.seat):
            self.is_over = True
            return self.look(FORFEIT)
        self.episode.answer(self.seat, number)
        self.let_others_answer()
        return self.look(self.episode.rewards()[self.seat] if self.is_over else 0.0)

    def let_others_answer(self) -> None:
        while asked := self.episode.asked():
            seat = asked[0]
            if seat == self.seat:
                break
            action = whole(self.players[seat](self.episode.state.view(seat)))
            refusal = self.episode.state.why_not(seat, action)
            if refusal != LEGAL:
                raise ValueError(f"the opponent in seat {seat} answers {action}, which {refusal} forbids")
            self.episode.answer(seat, action)
        else:
            self.is_over = True
        if self.render_mode == "human":
            self.render()

    def player(self, opponent: Opponent) -> Callable[[View], int]:
        """Somebody who plays one game."""
        if not isinstance(opponent, str):
            return opponent
        return Level(self.episode, opponent, int(self.np_random.integers(SEEDS)))

    def look(self, reward: float) -> Answer:
        """What a step returns."""
        view = self.episode.state.view(self.seat)
        info = {"action_mask": self.episode.mask(view)}
        return self.episode.observation(view), reward, self.is_over, False, info

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: the environment was made without a render_mode")
            return None
        return self.screen.show(self.episode.state.view(self.seat))

    def close(self) -> None:
        self.screen.close()


for box in boxes():
    gymnasium.register(
        f"ludotheque/{box.game.name}-v{box.game.version}", f"{__name__}:Seat", kwargs={"game": box.game.name}
    )
