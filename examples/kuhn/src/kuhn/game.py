"""The box: seats, options, and the doors to the rooms."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from kuhn.rules import material, worlds
from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn
from kuhn.rules.view import KuhnView
from kuhn.text import actions, facts, positions
from ludotheque.core.state import BY_SEAT, Event, Game, Option, Options, Seating, check_seating, completed


class KuhnGame(Game[Kuhn, KuhnView]):
    """Kuhn poker with the coins of one box."""

    def __init__(self, text: str) -> None:
        self.box = material.load(text)
        self.name = "kuhn"
        self.version = 1
        self.seats = range(t.SEATS, t.SEATS + 1)
        self.actions = t.ACTIONS
        self.material = text
        self.options = (Option("rounds", "O1", ("6",), range(1, t.MOST_ROUNDS + 1)),)

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Kuhn:
        state = self.blank(seats, options, seating)
        state.journal = journal
        state.begin()
        return state

    def blank(self, seats: int, options: Options, seating: Seating) -> Kuhn:
        """A state that knows its box and options only."""
        if seats not in self.seats:
            raise ValueError(f"kuhn is for 2 players (R1), not {seats}")
        check_seating(self, seats, seating)
        state = Kuhn()
        state.sit(seats, seating)
        state.journal = None
        state.material = self.box
        state.rounds = int(completed(self, options)["rounds"])
        return state

    def determinise(self, view: KuhnView, rng: Random) -> Kuhn:
        return worlds.imagine(view, self.box, rng)

    def write(self, seat: int, action: int) -> str:
        return actions.write(seat, action)

    def read(self, seat: int, text: str) -> int:
        return actions.read(seat, text)

    def write_position(self, state: Kuhn) -> str:
        return positions.write(state)

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Kuhn:
        state = self.blank(seats, options, seating)
        positions.read(state, text)
        return state

    def facts(self, state: Kuhn) -> dict[str, str]:
        return facts.facts(state)

    def with_material(self, text: str) -> KuhnGame:
        return KuhnGame(text)

    def reveals(self, events: list[Event]) -> bool:
        """A1: cards that were shown cannot be unseen."""
        return any(event.kind == t.SHOWN for event in events)


GAME = KuhnGame(files(__package__).joinpath("material.toml").read_text(encoding="utf-8"))
