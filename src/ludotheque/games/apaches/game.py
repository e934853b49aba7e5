"""The box of Les Apaches de Paris: a game from the draw of the first player to the last franc."""

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
from ludotheque.games.apaches.rules import material
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.rules.worlds import imagine
from ludotheque.games.apaches.text import actions, facts, positions


class ApachesGame(Game[Apaches, ApachesView]):
    """Les Apaches de Paris with the planques and districts of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.name = "apaches"
        self.version = 1
        self.seats = range(2, 5)
        self.flags = True
        self.sides = ("villette", "batignolles", "ivry", "montpar")
        self.actions = t.ACTIONS
        self.material = text
        # O1 by number of players, as a set-up fits one number only; with 4 players there is nothing to choose.
        setups = [
            Option(
                f"setup_{seats}",
                "O1",
                tuple(material.setup_name(setup) for setup in self.box.setups[seats - 2]),
                group="setup",
                seats=seats,
            )
            for seats in self.seats
        ]
        self.options = (
            *(option for option in setups if len(option.values) > 1),
            Option("fence_scope", "O2", ("all", "own")),
            Option("unused_recruits", "O3", ("lost", "kept")),
            Option("draft_peek", "O4", ("immediate", "after"), group="secrets"),
            Option("open_money", "O5", ("false", "true"), group="secrets"),
            Option("notebook", "O7", ("on", "off"), group="comfort"),
        )
        self.presets = (
            Preset("first", {"open_money": "true"}),
            Preset("printed", {"notebook": "off"}),
            Preset("veterans", {"draft_peek": "after", "notebook": "off", "unused_recruits": "kept"}),
        )

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Apaches:
        state = self.blank(seats, options, seating)
        state.journal = journal
        state.begin()
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Apaches:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"apaches is for 2 to 4 players (R1), not {seats}")
        chosen = completed(self, options)
        box = self.box
        state = Apaches()
        state.journal = None
        check_seating(self, seats, seating)
        state.sit(seats, seating)
        state.active = 1 << t.BOURGEOIS | 1 << t.FENCE
        for number in chosen.get(f"setup_{seats}", material.setup_name(box.setups[seats - 2][0])).split("-"):
            state.active |= 1 << (int(number) - 1)
        state.fence_scope = int(chosen["fence_scope"] == "own")
        state.keeps_recruits = int(chosen["unused_recruits"] == "kept")
        state.peeks_after = int(chosen["draft_peek"] == "after")
        state.open_money = int(chosen["open_money"] == "true")
        state.notebook = int(chosen["notebook"] == "on")
        state.kinds = box.kinds
        state.values = box.values
        state.sizes = box.sizes
        state.borders = box.borders
        state.outlines = box.outlines
        state.names = box.names
        state.colours = box.colours
        state.amounts = [*box.amounts, box.loots[seats - 2]]
        return state

    def determinise(self, view: ApachesView, rng: Random) -> Apaches:
        return imagine(view, rng)

    def write(self, seat: int, action: int) -> str:
        return actions.write(seat, action)

    def read(self, seat: int, text: str) -> int:
        return actions.read(seat, text)

    def write_position(self, state: Apaches) -> str:
        return positions.write(state)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Apaches:
        state = self.blank(seats, options, seating)
        positions.read(state, text)
        return state

    def facts(self, state: Apaches) -> dict[str, str]:
        return facts.facts(state)

    def with_material(self, text: str) -> ApachesGame:
        return ApachesGame(text)

    def is_final(self, seat: int, action: int) -> bool:
        """Section 5.1: a draft and a lay reveal, a bail ends the turn; what is staged may be taken back."""
        return t.DRAFT <= action < t.SKIP or t.is_bail(action) or t.LAY <= action < t.LOOK

    def reveals(self, events: list[Event]) -> bool:
        """Section 5.1: what is drafted, laid or resolved has been seen, and is final for all."""
        return any(event.kind in (t.DRAFTED, t.LAYS, t.RESOLVING) for event in events)


GAME = ApachesGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
