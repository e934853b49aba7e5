"""The box of La Planète des Singes: a game from tile 1 to an exit door."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from ludotheque.core.state import (
    BY_SEAT,
    Event,
    Game,
    Option,
    Options,
    Preset,
    Seating,
    check_seating,
    completed,
)
from ludotheque.games.singes.rules import material
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.rules.worlds import imagine
from ludotheque.games.singes.text import actions, facts, positions

# Ranges of actions that prepare something: steps, helpers, a guide or an ape before it goes, weapons, a tile turned.
PREPARED = ((t.STEP, t.STOP), (t.HELP, t.COMPASS), (t.GUIDE, t.KILL), (t.MOVE, t.DECLINE), (t.ROTATE, t.LOOK))


def or_off(limit: int) -> tuple[str, ...]:
    """The limit a box proposes, and 0, which switches it off."""
    return (str(limit), "0") if limit else ("0",)


class SingesGame(Game[Singes, SingesView]):
    """La Planète des Singes with the tiles and tokens of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.name = "singes"
        self.version = 2
        self.seats = range(2, 7)
        self.sides = t.PAWNS
        self.actions = t.ACTIONS
        self.material = text
        self.options = (
            Option("trap_rule", "O1", ("full", "skip_only")),
            Option("backtrack", "O2", ("no_revisit", "no_u_turn"), group="moves"),
            Option("half_rounding", "O3", ("down", "up")),
            Option("apes_block", "O4", ("true", "false"), group="moves"),
            Option("thief_choice", "O5", ("blind", "open"), group="secrets"),
            Option("first_player", "O6", ("random", "host_chooses"), group="setup"),
            Option("quiet_limit", "O7", or_off(self.box.quiet_limit), range(5, 61), group="length"),
            Option("round_limit", "O7", or_off(self.box.round_limit), range(10, 301), group="length"),
            Option("portal_ends_move", "O8", ("true", "false"), group="moves"),
            Option("take_back", "O9", ("off", "unanimous"), group="comfort"),
            Option("portal_stop", "O10", ("any", "live"), group="moves"),
            Option("backtrack_scope", "O11", ("move", "turn"), group="moves"),
        )
        self.presets = (
            Preset("first", {"trap_rule": "skip_only", "apes_block": "false", "take_back": "unanimous"}),
            Preset("printed", {"backtrack_scope": "turn"}),
            Preset("long", {"quiet_limit": "0", "round_limit": "0"}),
        )

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Singes:
        state = self.blank(seats, options, seating)
        state.begin()
        state.journal = journal
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Singes:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"singes is for 2 to 6 players (R1), not {seats}")
        chosen = completed(self, options)
        state = Singes()
        state.material = self.box
        check_seating(self, seats, seating)
        state.sit(seats, seating)
        state.trap_rule = int(chosen["trap_rule"] == "skip_only")
        state.backtrack = int(chosen["backtrack"] == "no_u_turn")
        state.rounding = int(chosen["half_rounding"] == "up")
        state.apes_block = int(chosen["apes_block"] == "true")
        state.thief_choice = int(chosen["thief_choice"] == "open")
        state.first_player = int(chosen["first_player"] == "host_chooses")
        state.quiet_limit = int(chosen["quiet_limit"])
        state.round_limit = int(chosen["round_limit"])
        state.portal_ends = int(chosen["portal_ends_move"] == "true")
        state.portal_stop = int(chosen["portal_stop"] == "live")
        state.whole_turn = int(chosen["backtrack_scope"] == "turn")
        return state

    def determinise(self, view: SingesView, rng: Random) -> Singes:
        return imagine(view, self.box, rng)

    def write(self, seat: int, action: int) -> str:
        return actions.write(self.box, seat, action)

    def read(self, seat: int, text: str) -> int:
        return actions.read(self.box, seat, text)

    def write_position(self, state: Singes) -> str:
        return positions.write(state)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Singes:
        state = self.blank(seats, options, seating)
        positions.read(state, text)
        return state

    def facts(self, state: Singes) -> dict[str, str]:
        return facts.facts(state)

    def with_material(self, text: str) -> SingesGame:
        return SingesGame(text)

    def is_final(self, seat: int, action: int) -> bool:
        """Section 5.1: only what is being prepared is taken back by its player alone."""
        return not any(first <= action < last for first, last in PREPARED)

    def reveals(self, events: list[Event]) -> bool:
        """Section 5.1: helpers, steps and a tile that was turned say nothing new; all else that is told stays told."""
        return any(event.kind not in (t.HELPED, t.STEPPED, t.TILE_PLACED) for event in events)

    def take_back(self, options: Options) -> str:
        """O9, D17: nothing, or whatever all people agree to annul."""
        return "always" if completed(self, options)["take_back"] == "unanimous" else "never"


GAME = SingesGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
