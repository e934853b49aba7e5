"""Many games at once for programs that learn: numpy arrays in and out, the steps between in compiled loops."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from types import TracebackType
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludotheque.core import shelf
from ludotheque.core.state import Game
from ludotheque.lab.episode import agreed
from ludotheque.lab.games import BITS
from ludotheque.lab.observing import observer
from ludotheque.lab.share import DistantShare, Plan, Played, Share, arrays, memory

PLAYOUTS = 0x50_1A_70_07  # keeps the dice of playouts apart from those of the games


class Batch:
    """Games that are answered together, a row of each array a game.

    Where several seats are asked at once, the first of them is. Chance answers at once. A game that is over begins
    anew within the same step: its row of `dones` is true and its row of `rewards` filled, while `seats`, `masks` and
    `observations` already speak of the new game. The same seed gives the same games in any number of processes.
    The arrays are overwritten by the next step: copy what is to be kept.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 1,
        jobs: int = 1,
    ) -> None:
        """A game or its name, how many of it, how many play each (as few as can, if 0), in how many processes."""
        self.game = shelf.box(game).game if isinstance(game, str) else game
        self.players = index(seats or self.game.seats[0])
        if self.players not in self.game.seats:
            raise ValueError(
                f"{self.game.name} is played by {self.game.seats[0]} to {self.game.seats[-1]}, not {seats}"
            )
        if not 1 <= index(jobs) <= index(count):
            raise ValueError(f"{jobs} jobs cannot share {count} games")
        chosen = tuple(agreed(self.game, options).items())
        sown = index(seed) & BITS
        plan = Plan(self.game.name, self.game.material, self.players, chosen, sown, index(count), index(jobs))
        self.plan = plan
        self.parts = observer(plan.box()).parts(self.game, self.players)  # what a row of observations holds
        self.played = 0  # random games so far
        blocks = memory(plan)
        self.arrays = arrays(plan, blocks)
        self.shares = [Share(plan, 0, blocks)] if jobs == 1 else []
        self.distant = [DistantShare(plan, job, blocks) for job in range(jobs)] if jobs > 1 else []
        self.close: Callable[[], Any] = finalize(self, close, self.distant)
        self.is_marked = self.is_seen = False
        self.collect()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return self.plan.games

    def ask(self, verb: str, *values: int) -> list[Any]:
        """Let all do the same, each for its own games."""
        for share in self.distant:
            share.ask(verb, *values)
        return [getattr(share, verb)(*values) for share in self.shares] + self.collect()

    def collect(self) -> list[Any]:
        """What the other processes answer; all are heard before the first fault is raised."""
        answers = [share.answer() for share in self.distant]
        for fault, _ in answers:
            if fault is not None:
                raise fault
        return [value for _, value in answers]

    @property
    def seats(self) -> NDArray[np.int16]:
        """Who is asked, by game."""
        return self.arrays.seats

    @property
    def dones(self) -> NDArray[np.bool_]:
        """Whether the last step ended a game, by game."""
        return self.arrays.dones

    @property
    def rewards(self) -> NDArray[np.float32]:
        """By game and seat, where the last step ended a game: 1 for the first place, in even steps down to -1 for the
        last; equals share the mean of their places."""
        return self.arrays.rewards

    @property
    def masks(self) -> NDArray[np.bool_]:
        """By game and action, whether the seat that is asked may answer so; made when it is first asked for."""
        if not self.is_marked:
            self.ask("mark")
            self.is_marked = True
        return self.arrays.masks

    @property
    def observations(self) -> NDArray[np.int16]:
        """By game, what the seat that is asked may know (`parts` says how); made when it is first asked for."""
        if not self.is_seen:
            self.ask("look")
            self.is_seen = True
        return self.arrays.observations

    def step(self, actions: ArrayLike) -> None:
        """Answer every game; ValueError names one whose answer is not legal, and then nothing has changed."""
        given = np.asarray(actions)
        if given.shape != self.arrays.actions.shape or given.dtype.kind not in "iu":
            raise ValueError(f"{len(self)} whole numbers are needed, not {given.dtype} of shape {given.shape}")
        beyond = np.flatnonzero((given < 0) | (given >= self.game.actions))
        if len(beyond):
            raise ValueError(f"{self.game.name}: game {beyond[0]} cannot be answered with {given[beyond[0]]}")
        self.arrays.actions[:] = given
        try:
            self.ask("check")
        except ValueError as fault:
            raise ValueError(f"{self.game.name}: {fault}") from None
        self.is_marked = self.is_seen = False
        self.ask("step")

    def sample(self) -> NDArray[np.int32]:
        """A legal answer for every game, drawn evenly."""
        self.ask("sample")
        return self.arrays.actions.copy()

    def playouts(self, count: int) -> Played:
        """So many random games from the start, beside those of the batch; the next call plays others."""
        if index(count) < 0:
            raise ValueError(f"{count} games cannot be played")
        shares = self.ask("playouts", self.plan.seed ^ PLAYOUTS, self.played, count)
        self.played += count
        return Played(*(np.concatenate(parts) for parts in zip(*shares, strict=True)))


def close(distant: list[DistantShare]) -> None:
    for share in distant:
        share.close()
