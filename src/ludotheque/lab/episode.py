"""One game after another, as an environment needs them: the rules, the dice, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import shelf
from ludotheque.core.codec import dump, load
from ludotheque.core.observer import size
from ludotheque.core.state import Game, Options, State, View, completed
from ludotheque.lab.games import Dice, begun, rewards_of, settle
from ludotheque.lab.observing import bounds, mask, observation, observer

FORFEIT = -1.0  # the reward of a seat whose answer is not legal, as is usual
SEEDS = 2**62  # of games, drawn from the seed of an environment


class Episode:
    """A game between seats that are asked in turn order; chance answers at once, from the seed of the game."""

    def __init__(self, name: str, seats: int, options: Mapping[str, object] | None, material: str) -> None:
        """The name of a game on the shelf, how many play it (as few as can, if 0), what they agree on, and the text of
        another material.toml, if any."""
        self.made = name, seats, options, material
        taken = shelf.box(name)
        self.box = taken.with_game(taken.game.with_material(material)) if material else taken
        self.game = self.box.game
        self.start = self.game.start(index(seats or self.game.seats[0]), agreed(self.game, options))
        self.seats = self.start.seats
        self.observer = observer(self.box)
        self.width = size(self.observer.parts(self.game, self.seats))  # of an observation
        self.state: State = self.start
        self.dice = Dice(0, 0)
        self.last = -1  # the seat that has answered last

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on from the same position with the same draws."""
        return resumed, (self.made, dump(self.state), self.dice.place, self.last)

    @property
    def title(self) -> str:
        """The game and the version of its rules, as environments are named: "chess_v6"."""
        return f"{self.game.name}_v{self.game.version}"

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The smallest and the largest observation."""
        return bounds(self.observer.parts(self.game, self.seats))

    def begin(self, seed: int) -> None:
        self.dice = Dice(seed, 0)
        self.state = begun(self.start, self.dice)
        self.last = -1

    def asked(self) -> list[int]:
        """The seats that are asked, in turn order from the seat after the one that has answered last."""
        awaited = self.state.waiting_for
        if len(awaited) < 2:
            return awaited
        return sorted(awaited, key=lambda seat: (seat - self.last - 1) % self.seats)

    def answer(self, seat: int, action: int) -> None:
        """Give a legal answer, and let chance answer what comes of it."""
        self.state.apply(seat, action)
        settle(self.state, self.dice)
        self.last = seat

    def answer_together(self, answers: dict[int, int]) -> list[int]:
        """Give legal answers that seats have chosen at once, one after the other, but for seats that by then are asked
        something else, or nothing; the seats whose answers were given."""
        state = self.state
        open_to = {seat: state.legal(seat)[:] for seat in answers}
        given = []
        for seat, action in answers.items():
            if seat in state.waiting_for and state.legal(seat) == open_to[seat]:
                state.apply(seat, action)
                given.append(seat)
        settle(state, self.dice)
        self.last = given[-1]
        return given

    def rewards(self) -> list[float]:
        """By seat, once the game is over."""
        return rewards_of(self.state.ranks())

    def observation(self, view: View) -> NDArray[np.int16]:
        return observation(self.observer, view, self.width)

    def mask(self, view: View) -> NDArray[np.int8]:
        return mask(view, self.game)


def resumed(made: tuple[Any, ...], fields: dict[str, Any], place: int, last: int) -> Episode:
    """A game that was copied or put aside."""
    episode = Episode(*made)
    episode.state = load(episode.start.copy(), fields)
    episode.dice.place = place
    episode.last = last
    return episode


def agreed(game: Game, options: Mapping[str, object] | None) -> Options:
    """What is agreed on, defaults filled in; a number may stand for its text. ValueError says what is wrong."""
    if not isinstance(options or {}, Mapping):
        raise ValueError(f"options are a dictionary, not {options!r:.40}")
    return completed(game, {str(name): str(value) for name, value in (options or {}).items()})


def whole(action: object) -> int:
    """The number of an action, whichever kind of whole number it is; ValueError for anything else."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"an answer is the number of an action, not {action!r:.40}") from None
