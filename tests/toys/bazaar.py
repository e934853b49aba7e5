"""Bazaar: a toy with an open floor and a sandglass. Anyone may offer coins, in their own words, until all are done."""

from __future__ import annotations

import re
from random import Random
from typing import ClassVar, Final

from ludotheque.core.face import Badge, Choice, Face, Figure, Line, Message, Tongue, say
from ludotheque.core.remainder import remainder, restore
from ludotheque.core.state import (
    BY_SEAT,
    CLOCK,
    LEGAL,
    NOBODY,
    TIME_UP,
    Event,
    Game,
    Options,
    Seating,
    State,
    View,
    check_seating,
    completed,
)

COINS: Final = 3
OFFERS: Final = 4  # that one seat may make
DONE: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2
LEAVE: Final = 3  # an aside: give up, out of turn
OFFER: Final = 4  # + seat
SECONDS: Final = 60
WORDS: Final = ["done", "accept", "refuse", "leave", "offer 0", "offer 1", "offer 2"]  # by action

OFFERED: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
WENT: Final = 3
RANG: Final = 4
LEFT: Final = 5


class BazaarView(View):
    FIELDS: ClassVar[tuple[str, ...]] = ("purses", "done", "offers", "offerers", "promise", "left", "glass")
    purses: list[int]
    done: list[int]
    offers: list[int]
    offerers: list[int]  # seat -> whose offer it has to answer
    promise: str  # what the offer to this seat says
    left: int
    glass: int


class Bazaar(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("purses", "done", "offers", "offerers", "promises", "left", "glass")
    purses: list[int]
    done: list[int]
    offers: list[int]  # made so far, by seat
    offerers: list[int]  # seat -> whose offer it has to answer
    promises: list[str]  # seat -> what that offer says
    left: int  # the seat that gave up, or NOBODY
    glass: int

    def begin(self, seats: int, seating: Seating) -> None:
        self.sit(seats, seating)
        self.words = ""
        self.purses = [COINS] * seats
        self.done = [0] * seats
        self.offers = [0] * seats
        self.offerers = [NOBODY] * seats
        self.promises = [""] * seats
        self.left = NOBODY
        self.glass = 0
        self.waiting_for = list(range(seats))

    def why_not(self, seat: int, action: int) -> str:
        if not self.waiting_for:
            return "R1"
        if seat == CLOCK:
            return LEGAL if action == TIME_UP else "R2"
        if seat < 0:
            return "R2"
        if action == LEAVE:
            return LEGAL
        if seat not in self.waiting_for:
            return "R3"
        if action in (ACCEPT, REFUSE):
            return LEGAL if self.offerers[seat] != NOBODY else "R4"
        if self.offerers[seat] != NOBODY:
            return "R5"
        if action == DONE:
            return LEGAL
        target = action - OFFER
        if target < 0 or target >= self.seats or target == seat or self.offerers[target] != NOBODY:
            return "R6"
        return LEGAL if self.purses[seat] and self.offers[seat] < OFFERS else "R7"

    def legal(self, seat: int) -> list[int]:
        if seat == CLOCK:
            return [TIME_UP] if self.waiting_for else []
        return [
            action
            for action in range(OFFER + self.seats)
            if action != LEAVE and seat in self.waiting_for and self.why_not(seat, action) == LEGAL
        ]

    def asides(self, seat: int) -> list[int]:
        return [LEAVE] if self.why_not(seat, LEAVE) == LEGAL else []

    def weights(self) -> list[int]:
        return []

    def sandglass(self) -> list[int]:
        return [self.glass, SECONDS] if self.waiting_for else []

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CLOCK:
            self.note(RANG, NOBODY, [])
            self.waiting_for = []
        elif action == LEAVE:
            self.left = seat
            self.note(LEFT, seat, [])
            self.waiting_for = []
        elif action == DONE:
            self.done[seat] = 1
            self.waiting_for = [other for other in self.waiting_for if other != seat]
            self.note(WENT, seat, [])
        elif action >= OFFER:
            target = action - OFFER
            self.offers[seat] += 1
            self.offerers[target] = seat
            self.promises[target] = self.words
            self.done[target] = 0
            if target not in self.waiting_for:
                self.waiting_for = sorted([*self.waiting_for, target])
            self.whisper(OFFERED, seat, [target], [], 1 << seat | 1 << target)
        else:
            self.answer(seat, action)

    def answer(self, seat: int, action: int) -> None:
        giver = self.offerers[seat]
        self.offerers[seat] = NOBODY
        self.promises[seat] = ""
        if action == ACCEPT and self.purses[giver]:
            self.purses[giver] -= 1
            self.purses[seat] += 1
        self.note(ACCEPTED if action == ACCEPT else REFUSED, seat, [giver])

    def ranks(self) -> list[int]:
        worth = [-1 if seat == self.left else self.purses[seat] for seat in range(self.seats)]
        return [1 + sum(1 for rival in worth if rival > mine) for mine in worth]

    def check(self) -> str:
        return "" if sum(self.purses) == COINS * self.seats else "I1"

    def copy(self) -> Bazaar:
        twin = Bazaar()
        twin.sit_like(self)
        twin.purses = self.purses[:]
        twin.done = self.done[:]
        twin.offers = self.offers[:]
        twin.offerers = self.offerers[:]
        twin.promises = self.promises[:]
        twin.left = self.left
        twin.glass = self.glass
        return twin

    def view(self, seat: int) -> BazaarView:
        view = BazaarView()
        view.sit(self, seat)
        view.purses = self.purses[:]
        view.done = self.done[:]
        view.offers = self.offers[:]
        view.offerers = self.offerers[:]
        view.promise = self.promises[seat] if seat >= 0 else ""
        view.left = self.left
        view.glass = self.glass
        return view


class BazaarGame(Game):
    def __init__(self) -> None:
        self.name = "bazaar"
        self.version = 1
        self.seats = range(2, 4)
        self.actions = OFFER + 3
        self.material = ""
        self.options = ()

    def start(
        self, seats: int, options: Options, journal: list[Event] | None = None, seating: Seating = BY_SEAT
    ) -> Bazaar:
        completed(self, options)
        check_seating(self, seats, seating)
        state = Bazaar()
        state.journal = journal
        state.begin(seats, seating)
        return state

    def determinise(self, view: View, rng: Random) -> Bazaar:
        assert isinstance(view, BazaarView)
        state = Bazaar()
        state.journal = None
        state.begin(view.seats, Seating(view.host, tuple(view.sides)))
        state.waiting_for = view.waiting_for[:]
        state.purses = view.purses[:]
        state.done = view.done[:]
        state.offers = view.offers[:]
        state.offerers = view.offerers[:]
        state.promises = [f"promise {rng.random()}" if giver != NOBODY else "" for giver in view.offerers]
        if view.seat >= 0:
            state.promises[view.seat] = view.promise
        state.left = view.left
        state.glass = view.glass
        return state

    def write(self, seat: int, action: int) -> str:
        return "time up" if seat == CLOCK else WORDS[action]

    def read(self, seat: int, text: str) -> int:
        known = ["time up"] if seat == CLOCK else WORDS
        if text not in known:
            raise ValueError(f"{text[:40]!r} is none of {', '.join(known)}")
        return known.index(text)

    def write_position(self, state: State) -> str:
        """The purses in words, and whatever else there is as a sealed rest."""
        assert isinstance(state, Bazaar)
        said = self.start(state.seats, {}, None, Seating(state.host))
        said.purses = state.purses[:]
        clause = remainder(state, said, self.material)
        return "; ".join(filter(None, [f"purses {' '.join(map(str, state.purses))}", clause]))

    def read_position(self, text: str, seats: int, options: Options, seating: Seating = BY_SEAT) -> Bazaar:
        state = self.start(seats, options, None, seating)
        words, _, clause = text.partition("; ")
        if not re.fullmatch(f"purses{' [0-9]' * seats}", words):
            raise ValueError(f"write 'purses{' 3' * seats}', not {words[:40]!r}")
        state.purses = [int(purse) for purse in words.split()[1:]]
        if clause:
            restore(state, clause, self.material)
        if state.check():
            raise ValueError(f"{COINS} coins for each of {seats} seats are not those of {words!r}")
        return state

    def facts(self, state: State) -> dict[str, str]:
        assert isinstance(state, Bazaar)
        return {"purses": " ".join(map(str, state.purses))}

    def with_material(self, text: str) -> BazaarGame:
        raise ValueError("line 1: bazaar: the box is fixed")


class BazaarFace(Face):
    def question(self, view: View) -> Message:
        return say("question")

    def choice(self, view: View, action: int) -> Choice:
        return Choice((), say(f"action-{action}"), words=200 if action >= OFFER else 0)

    def line(self, view: View, event: Event) -> Line | None:
        return Line(say(f"event-{event.kind}", seat=event.seat, what=event.words))

    def badge(self, view: View, seat: int) -> Badge:
        return Badge(say("question"), str(seat), "black", "circle")

    def figures(self, view: View, seat: int) -> list[Figure]:
        assert isinstance(view, BazaarView)
        return [Figure(say("question"), view.purses[seat])]

    def draw(self, view: View, tongue: Tongue) -> str:
        assert isinstance(view, BazaarView)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{view.purses}</text></svg>'

    def tell(self, view: View) -> list[Message]:
        assert isinstance(view, BazaarView)
        return [say("hand", what=str(view.promise))]
