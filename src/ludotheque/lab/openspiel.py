"""The shelf in OpenSpiel: as this module is imported, every game is registered, as `ludotheque_` and its name."""

from __future__ import annotations

from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import orjson
from numpy.typing import NDArray

from ludotheque.core.codec import dump
from ludotheque.core.observer import size
from ludotheque.core.shelf import Box, boxes
from ludotheque.core.state import CHANCE, NOBODY
from ludotheque.lab.course import OVER, Course, Setting, beginning, begun
from ludotheque.lab.games import LONGEST
from ludotheque.lab.observing import observation, observer

try:
    import pyspiel
except ImportError:
    raise ImportError("ludotheque.lab.openspiel needs OpenSpiel: pip install 'ludotheque[lab]'") from None

READABLE: Final = " .:;/|+-@>"  # what a position may hold within the name of a game; all else is percent-encoded
DIGITS: Final = 3  # bytes of a digest that a float of 32 bits holds exactly


class ShelfGame(pyspiel.Game):  # type: ignore[misc]
    """A box with a number of seats, options and a first position."""

    box: Box
    kind: Any  # what OpenSpiel knows of the box before a game is loaded

    def __init__(self, parameters: dict[str, Any]) -> None:
        seats, options = parameters["seats"], parameters["options"]
        pairs = [part.partition(":") for part in options.split(";") if part]
        agreed = tuple((name.strip(), value.strip()) for name, _, value in pairs)
        self.setting = Setting(self.box.game.name, seats, agreed, unquote(parameters["position"]))
        beginning(self.setting)  # refuses what cannot be played
        position = quote(self.setting.position, READABLE)
        super().__init__(self.kind, extent(self.box, seats), {"seats": seats, "options": options, "position": position})

    def __reduce__(self) -> tuple[Any, ...]:
        """A process that gets the game imports this module first, which registers it."""
        return loaded, (str(self),)

    def new_initial_state(self) -> ShelfState:
        return ShelfState(self, begun(self.setting))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, sight: Any = None, parameters: dict[str, Any] | None = None) -> ShelfObserver:
        return ShelfObserver(self.setting, sight or pyspiel.IIGObservationType(perfect_recall=False), parameters or {})


class ShelfState(pyspiel.State):  # type: ignore[misc]
    """A position and the pasts that have led to it. OpenSpiel keeps its history."""

    def __init__(self, game: ShelfGame, course: Course) -> None:
        super().__init__(game)
        self.course = course  # the only attribute: clones and serialised states take all of them along

    def current_player(self) -> int:
        return self.course.asked

    def is_terminal(self) -> bool:
        return self.course.asked == OVER

    def is_chance_node(self) -> bool:
        """As OpenSpiel answers itself, without the way through C++; so does `legal_actions`."""
        return self.course.asked == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        asked = self.course.asked
        if asked == OVER or (player is not None and player != asked and asked != CHANCE):
            return []
        return self.course.state.legal(asked)[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def returns(self) -> list[float]:
        return self.course.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> ShelfState:
        """A state that the player cannot tell from this one. Nobody has played it: its history begins here."""
        return ShelfState(self.get_game(), self.course.imagined(player, Random(sampler())))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.setting.box().game.write(player, action)

    def __str__(self) -> str:
        return self.course.setting.box().game.write_position(self.course.state)


class ShelfObserver:
    """What a player sees now, or a spectator; with perfect recall, also what tells apart all that has led there."""

    def __init__(self, setting: Setting, sight: Any, parameters: dict[str, Any]) -> None:
        if parameters:
            raise ValueError(f"observations have no parameters {', '.join(parameters)}")
        if not sight.public_info or sight.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is what one player sees, or a spectator (PrivateInfoType.NONE)")
        taken = setting.box()
        self.beginning = beginning(setting)
        self.first_rows: dict[int, NDArray[np.int16]] = {}
        self.observer = observer(taken)
        self.is_spectator = sight.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = sight.perfect_recall
        self.width = size(self.observer.parts(taken.game, setting.seats))
        self.tensor = np.zeros(self.width + int(self.recalls), np.float32)
        self.dict = {"view": self.tensor[: self.width]}
        if self.recalls:
            self.dict["past"] = self.tensor[self.width :]

    def set_from(self, state: ShelfState, player: int) -> None:
        """Fill the tensor: the row of the observer of the game, then a digest of the past as a number below 1."""
        reader = NOBODY if self.is_spectator else player
        self.dict["view"][:] = self.row(state.course, reader)
        if self.recalls:
            self.dict["past"][:] = int.from_bytes(state.course.past(reader)[:DIGITS]) / 256**DIGITS

    def row(self, course: Course, reader: int) -> NDArray[np.int16]:
        """The numbers of a view. Those of the beginning are kept: OpenSpiel asks for them before all others, as it
        wants to know how many there are."""
        if course.steps or course.told is not self.beginning:
            return observation(self.observer, course.state.view(reader), self.width)
        if reader not in self.first_rows:
            self.first_rows[reader] = observation(self.observer, self.beginning.view(reader), self.width)
        return self.first_rows[reader]

    def string_from(self, state: ShelfState, player: int) -> str:
        """The view as JSON, after the digest of the past."""
        reader = NOBODY if self.is_spectator else player
        seen = orjson.dumps(dump(state.course.state.view(reader))).decode()
        return f"{state.course.past(reader).hex()} {seen}" if self.recalls else seen


def kind_of(taken: Box) -> Any:
    """What OpenSpiel asks about every game."""
    game, is_open = taken.game, taken.face.same_for_all
    kind = pyspiel.GameType
    return kind(
        short_name=f"ludotheque_{game.name.replace('-', '_')}",
        long_name=f"{game.name} of Ludothèque",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if is_open else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if game.seats[0] > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "options": "", "position": ""},
    )


def extent(taken: Box, seats: int) -> Any:
    """The bounds of a game. Outcomes are numbered like actions; no game says how long it lasts at most."""
    return pyspiel.GameInfo(
        num_distinct_actions=taken.game.actions,
        max_chance_outcomes=taken.game.actions,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if taken.game.seats[0] > 1 else None,
        max_game_length=LONGEST,
    )


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def register(taken: Box) -> None:
    """Let OpenSpiel load a box. It is given a class: of any other callable it would let go after the end of Python."""
    own = {"box": taken, "kind": kind_of(taken)}
    pyspiel.register_game(own["kind"], type(ShelfGame.__name__, (ShelfGame,), own))


for taken in boxes():
    register(taken)
