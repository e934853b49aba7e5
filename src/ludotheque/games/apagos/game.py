"""The box of Apagos: a game from its first question to its last hole."""

from __future__ import annotations

from importlib.resources import files
from itertools import permutations, product
from random import Random

from ludotheque.core.state import BY_SEAT, Event, Game, Option, Options, Preset, Seating, check_seating, completed
from ludotheque.games.apagos.rules import material, setup
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos
from ludotheque.games.apagos.rules.view import ApagosView
from ludotheque.games.apagos.rules.worlds import imagine
from ludotheque.games.apagos.text import actions, positions
from ludotheque.games.apagos.text.facts import facts

SETUP_MODES = {"free": t.FREE, "classic": t.CLASSIC, "random": t.RANDOM}
# The values after a colon are those of a later game of a series (A34): the setter and the colours it begins with.
SETTER_MODES = {"random": t.DRAWN, "seat_1": 0, "seat_2": 1, "alternate": t.DRAWN, "alternate:1": 0, "alternate:2": 1}
COLOUR_MODES = {"pick": t.CHOSEN, "random": t.DRAWN, "pick:white": t.WHITE, "pick:black": t.BLACK}
SKINS = ("squares", "turtles")
FOR_GOOD = (t.COLOURED, t.CONFIRMED, t.KEPT, t.SWAPPED)


class ApagosGame(Game[Apagos, ApagosView]):
    """Apagos with the squares and balls of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.name = "apagos"
        self.version = 2
        self.seats = range(2, 3)
        self.flags = True
        self.actions = t.ACTIONS
        self.material = text
        self.ramps = ramps(self.box.faces)
        self.options = (
            Option("setup_mode", "O1", tuple(SETUP_MODES), group="setup"),
            Option("setter", "O2", tuple(SETTER_MODES), alone="alternate:2", group="setup"),
            Option("colours", "O3", tuple(COLOUR_MODES), alone="random", group="setup"),
            Option("swap", "O4", ("off", "on"), group="setup"),
            Option("skin", "O6", SKINS, group="comfort"),
            Option("ramp", "O7", ("0",), range(len(self.ramps) + 1), group="setup", is_quiet=True),
        )
        self.presets = (
            Preset("first", {"setup_mode": "classic", "colours": "random"}),
            Preset("printed", {}),
            Preset("fair", {"setter": "alternate", "swap": "on"}),
        )

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Apagos:
        state = self.blank(seats, options, seating)
        state.journal = journal
        setup.begin(state)
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Apagos:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"apagos is for 2 players (R1), not {seats}")
        chosen = completed(self, options)
        state = Apagos()
        check_seating(self, seats, seating)
        state.sit(seats, seating)
        state.journal = None
        state.setup_mode = SETUP_MODES[chosen["setup_mode"]]
        state.setter_mode = SETTER_MODES[chosen["setter"]]
        state.colour_mode = COLOUR_MODES[chosen["colours"]]
        state.swap = int(chosen["swap"] == "on")
        state.skin = SKINS.index(chosen["skin"])
        state.faces = self.box.faces
        state.balls = self.box.balls
        classic = self.box.preset_names.index("classic") * t.PRESET_WIDTH
        state.presets = self.box.presets
        if state.setup_mode == t.CLASSIC:
            state.presets = self.box.presets[classic : classic + t.PRESET_WIDTH]
        number = int(chosen["ramp"])
        if number:
            state.setup_mode = t.CLASSIC
            state.presets = self.ramps[number - 1]
        return state

    def determinise(self, view: ApagosView, rng: Random) -> Apagos:
        return imagine(view)

    def write(self, seat: int, action: int) -> str:
        return actions.write(self.box, seat, action)

    def read(self, seat: int, text: str) -> int:
        return actions.read(self.box, seat, text)

    def write_position(self, state: Apagos) -> str:
        return positions.write(self.box, state)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Apagos:
        state = self.blank(seats, options, seating)
        positions.read(self.box, state, text)
        return state

    def facts(self, state: Apagos) -> dict[str, str]:
        return facts(state)

    def with_material(self, text: str) -> ApagosGame:
        return ApagosGame(text)

    def next_options(self, state: Apagos, options: Options) -> Options:
        """A34: the other player arranges if they alternate, and the colours stay unless they are drawn.

        A game that ended before they were known hands its own agreement on.
        """
        following = dict(options)
        following.pop("ramp", None)  # O7: an opening lies ready for one game
        if state.setter != t.NONE and options.get("setter", "random").startswith("alternate"):
            following["setter"] = f"alternate:{2 - state.setter}"
        if state.colours[0] != t.NONE and options.get("colours", "pick").startswith("pick"):
            following["colours"] = f"pick:{actions.COLOUR_NAMES[state.colours[0]]}"
        return following

    def is_final(self, seat: int, action: int) -> bool:
        """A7, A29: alone, the setter changes the draft until it is confirmed, and nobody anything else."""
        return not (t.PLACE <= action < t.CONFIRM or t.PRESET <= action < t.RESIGN)

    def reveals(self, events: list[Event]) -> bool:
        """A1, A7, A35: the colours, the confirmed ramp and the answer to the exchange stand, whoever agrees."""
        return any(event.kind in FOR_GOOD for event in events)


def ramps(faces: list[int]) -> list[list[int]]:
    """O7: every ramp of a box, by the holes from level 1 up; of squares that look alike the first one stands lower."""
    found: dict[tuple[int, ...], list[int]] = {}
    for order in permutations(range(t.LEVELS)):
        for up in product((0, 1), repeat=t.LEVELS):
            holes = tuple(faces[2 * square + side] for square, side in zip(order, up, strict=True))
            stand = [number for pair in zip(order, holes, strict=True) for number in pair]
            found.setdefault(holes, stand)
    return [found[holes] for holes in sorted(found)]


GAME = ApagosGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
