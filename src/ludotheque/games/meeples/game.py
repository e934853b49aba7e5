"""The box of Pour une poignée de meeples: a game from the deal to the last turn of the round."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from ludotheque.core.state import BY_SEAT, Event, Game, Option, Options, Preset, Seating, check_seating, completed
from ludotheque.games.meeples.rules import material, setup
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.view import MeeplesView
from ludotheque.games.meeples.rules.worlds import imagine
from ludotheque.games.meeples.text import actions, positions
from ludotheque.games.meeples.text.facts import facts


class MeeplesGame(Game[Meeples, MeeplesView]):
    """The street with the meeples, cubes and prices of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.name = "meeples"
        self.version = 2
        self.seats = range(2, 5)
        self.flags = True
        self.actions = t.ACTIONS
        self.sides = t.SIDES
        self.material = text
        self.options = (
            Option("first_player", "A1", ("random", "host"), group="setup"),
            Option("bars_per_turn", "A33", ("all", "one")),
            Option("dynamite_multi", "A30", ("each", "once")),
            Option("overflow", "A12", ("saloon", "origin")),
            Option("stalemate_rounds", "A40", ("10",), range(51), group="length"),
        )
        self.presets = (
            Preset("first", {"first_player": "host", "dynamite_multi": "once"}),
            Preset("printed", {}),
            Preset("long", {"bars_per_turn": "one", "stalemate_rounds": "20"}),
        )

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Meeples:
        state = self.blank(seats, options, seating)
        state.journal = journal
        setup.begin(state)
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Meeples:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"meeples is for 2 to 4 players (R1), not {seats}")
        chosen = completed(self, options)
        state = Meeples()
        check_seating(self, seats, seating)
        state.sit(seats, seating)
        state.journal = None
        state.material = self.box
        state.names_first = int(chosen["first_player"] == "host")
        state.one_bar = int(chosen["bars_per_turn"] == "one")
        state.one_blast = int(chosen["dynamite_multi"] == "once")
        state.to_origin = int(chosen["overflow"] == "origin")
        state.stale_rounds = int(chosen["stalemate_rounds"])
        return state

    def determinise(self, view: MeeplesView, rng: Random) -> Meeples:
        return imagine(view, self.box)

    def write(self, seat: int, action: int) -> str:
        return actions.write(seat, action)

    def read(self, seat: int, text: str) -> int:
        return actions.read(seat, text)

    def write_position(self, state: Meeples) -> str:
        return positions.write(state)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Meeples:
        state = self.blank(seats, options, seating)
        positions.read(state, text)
        return state

    def facts(self, state: Meeples) -> dict[str, str]:
        return facts(state)

    def with_material(self, text: str) -> MeeplesGame:
        return MeeplesGame(text)

    def is_final(self, seat: int, action: int) -> bool:
        """D10 and D11: the second roll and the end of the turn are never taken back."""
        return t.REROLL <= action <= t.END

    def lingers(self, seat: int, action: int) -> bool:
        """D0 and D1: who begins, and a free corner, until the next player chooses."""
        return t.CORNER <= action < t.TAKE or t.FIRST <= action < t.DEAL

    def reveals(self, events: list[Event]) -> bool:
        """D10: whoever has looked at the dice and let them stand has decided, whoever agrees."""
        return any(event.kind == t.STOOD for event in events)

    def forced(self, state: Meeples, seat: int) -> int:
        """Section 5: the last kind in the hand is dropped, and the only other player appointed, without a question."""
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 and t.DROP <= legal[0] < t.RESOLVE else -1


GAME = MeeplesGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
