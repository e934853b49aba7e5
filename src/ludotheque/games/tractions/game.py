"""The box of Le Gang des Traction-Avant."""

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
from ludotheque.games.tractions.rules import material
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.rules.worlds import imagine
from ludotheque.games.tractions.text import actions, facts, positions

# The options in the order of Position.agreed: the default first, then the value that stands for 1, then the group.
SWITCHES = (
    ("van", "R130", ("off", "on"), "on", "variants"),
    ("roulette", "R157", ("off", "on"), "on", "variants"),
    ("series", "R161", ("off", "on"), "on", "variants"),
    ("powers", "R162", ("off", "on"), "on", "variants"),
    ("clock", "A18", ("on", "off"), "on", "comfort"),
    ("boss_choice", "R3", ("pick", "random"), "random", "setup"),
    ("money_open", "A2", ("true", "false"), "true", "secrets"),
    ("alliances_open", "A14", ("false", "true"), "true", "secrets"),
    ("stranded_loot", "R128", ("forfeit", "keep"), "keep", "rules"),
    ("raid_source", "R145", ("victim", "bank"), "bank", "rules"),
    ("heist_riposte", "A27", ("true", "false"), "true", "rules"),
    ("super_limit", "R23", ("end_of_phase2", "always"), "always", "rules"),
)


# What may be taken back by who did it, while nobody else was asked.
UNSAID = (
    t.GESTURE,
    t.RECRUITED,
    t.STEPPED,
    t.ENTERED,
    t.LOOT_TAKEN,
    t.BANKED,
    t.TOOK,
    t.SEALED,
    t.CHOSE,
)

# In how many of a hundred cases a computer player means to keep what it has signed.
HONESTY = {"shrewd": 80, "honest": 100, "crooked": 30}


class TractionsGame(Game[Tractions, TractionsView]):
    """Le Gang des Traction-Avant with the map, cards and money of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.notation = actions.Notation(self.box, text)
        self.name = "tractions"
        self.version = 2
        self.seats = range(4, 7)
        self.actions = t.ACTIONS
        self.material = text
        self.options = (
            *(
                Option(name, rule, values, alone="off" if name == "clock" else "", group=group)
                for name, rule, values, _, group in SWITCHES
            ),
            Option("max_turns", "R18", ("40", "none"), range(1, self.box.last_turn + 1), group="length"),
            Option("honesty", "A89", tuple(HONESTY), group="comfort"),
            Option("target", "R15", (str(self.box.target),), range(1, 1001), group="length"),
            Option("money_bank", "A51", ("endless", "printed")),
        )
        self.presets = (
            Preset("first", {"clock": "off", "boss_choice": "random", "honesty": "honest", "target": "100"}),
            Preset("printed", {"max_turns": "none", "money_bank": "printed"}),
            Preset("long", {"van": "on", "roulette": "on", "series": "on", "powers": "on"}),
        )

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Tractions:
        state = self.blank(seats, options, seating)
        state.journal = journal
        state.begin()
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Tractions:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"tractions is for 4 to 6 players (R1), not {seats}")
        chosen = completed(self, options)
        state = Tractions()
        check_seating(self, seats, seating)
        state.sit(seats, seating)
        state.journal = None
        state.material = self.box
        state.agreed = [int(chosen[name] == meant) for name, _, _, meant, _ in SWITCHES]
        state.agreed.append(0 if chosen["max_turns"] == "none" else int(chosen["max_turns"]))
        state.agreed.append(int(chosen["target"]))
        state.agreed.append(HONESTY[chosen["honesty"]])
        state.agreed.append(int(chosen["money_bank"] == "printed"))
        return state

    def determinise(self, view: TractionsView, rng: Random) -> Tractions:
        return imagine(self.box, view, rng)

    def write(self, seat: int, action: int) -> str:
        return self.notation.write(seat, action)

    def read(self, seat: int, text: str) -> int:
        return self.notation.read(seat, text)

    def write_position(self, state: Tractions) -> str:
        return positions.write(state, self.material)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Tractions:
        state = self.blank(seats, {"clock": "on" if positions.is_timed(text) else "off", **options}, seating)
        positions.read(state, text, self.material)
        return state

    def facts(self, state: Tractions) -> dict[str, str]:
        return facts.facts(state)

    def is_final(self, seat: int, action: int) -> bool:
        """A Coup de force, an attack or a shot that is begun shows what the gang holds."""
        return action in (t.PLAY_COUP, t.ATTACK, t.FIRE)

    def take_back(self, options: Options) -> str:
        """Section 5, Take-backs: nothing that was shown to another player is ever undone."""
        return "never"

    def reveals(self, events: list[Event]) -> bool:
        """Section 5, Take-backs: recruits, steps and sealed or private picks only; what others were shown stays."""
        return any(event.kind not in UNSAID for event in events)

    def with_material(self, text: str) -> TractionsGame:
        return TractionsGame(text)


GAME = TractionsGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
