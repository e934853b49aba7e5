"""Moments of Le Gang des Traction-Avant at every question, and engines with a fault planted in one of them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.core.agenda import question
from ludotheque.core.codec import dump
from ludotheque.core.scenario import Run, Scenario, load
from ludotheque.core.state import NOBODY, Event, State, View
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.game import GAME, TractionsGame
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.laws.laws import masked
from ludotheque.laws.walking import Subject
from tests.games.tractions.playing import after, at, begun, found

HONEST = Subject(GAME, FACE, "ludotheque.games.tractions")
FILE = Path(__file__).parents[3] / "scenarios/tractions.toml"
CASES = load(FILE.read_text("utf-8"), FILE.parent, found)

WAR = "LO1 AT1 DA1@bankE; LO st1; AT c1 e1; DA c1 e1; phase 4"
BURST = "0: LO1, sten, AT1, DA1, stand | 1: stand | 2: stand"
STREET = "LO1@s22; AT1 DA1@s23; LO c2 e1; AT c1 e2; DA c1 e1; Mv LO"
SHOT = "0: LO1, s23, attack, AT, go, fire, LO1, colt, AT1"

# Questions put to several gangs at once: where none has answered yet.
SEALED = {
    t.SETTING_UP: ("", "chance: LO, AT, DA, BO"),
    t.ANSWERING: (STREET, "0: LO1, s23, offer, 1U, ok, ok"),
    t.DODGING: (WAR, BURST),
    t.RIPOSTING: (WAR, f"{BURST} | 1: dodge 1 | 2: dodge 1"),
    t.PARLEY_ANSWERING: (
        STREET,
        "0: LO1, s23, attack, AT, DA, go, fire, LO1, colt, AT1, go | 1: dodge 1, parley, withdrawal, go",
    ),
    t.ORDERING: ("LO1 LO2 AT1 DA1@bankW; LO c1 t1; AT c1; DA t1 e1; phase 4", ""),
    t.REACTING: (
        "LO1 LO2 AT1 DA1@bankW; LO t1; AT t1 e1; DA st1; phase 4",
        "0: cars 1, LO1, LO2, go | 1: cars 1, AT1, go | 2: DA1, sten, LO1, AT1, stand",
    ),
    t.HONOURING: (
        "LO1 LO2 AT1@bankW; pact until 3: split LO 1 AT 1; phase 4",
        "0: stand | 1: stand | 0: done | 1: done | 0: stand | 1: stand",
    ),
    t.VOTING: ("AT1@s63; pact LO AT until 5: text no bank; Mv AT", "0: claim 0 AT | 1: deny"),
}

# Questions that a gang is asked whatever it holds: where the next step puts it to one who can only say no.
WINDOWS = {
    t.SHIELDING: ("AT co1; AT1 LO1@cafE; LO c1; Mv LO", "0: LO1, attack, AT", {}),
    t.AIMING_AT_VAN: ("AT co1; AT1@s34; van", "chance: dice 5", {"van": "on"}),
    t.DODGING: ("LO c1; AT t2; LO1@s22; AT1@s23; Mv LO", SHOT, {}),
    t.RIPOSTING: (
        "LO1 AT1 DA1@bankE; LO c1; AT e1 t1; phase 4",
        "0: LO1, colt, AT1, stand | 1: stand | 2: stand",
        {},
    ),
    t.ORDERING: ("LO1 AT1 DA1@bankW; LO e1; AT e1; DA e1; Mv BO", "", {}),
    t.DEPARTING: ("LO1 LO2 LO3@bankW; LO e1; Mv BO", "", {}),
}


def sealed(asked: int) -> Tractions:
    """Several gangs are asked, and none has answered."""
    position, steps = SEALED[asked]
    state = at(position) if position else begun(4, boss_choice="random")
    state = after(state, *([steps] if steps else []))
    assert question(state.agenda) == asked
    assert len(state.waiting_for) > 1
    return state


def window(asked: int) -> Tractions:
    """One step before a gang is asked."""
    position, steps, options = WINDOWS[asked]
    return after(at(position, 4, **options), *([steps] if steps else []))


# Whole answers, which may take several picks.


def whole_answer(state: State, seat: int, rng: Random) -> list[int]:
    """Picks with which a seat answers a sealed question to the end; the state is not touched."""
    twin = state.copy()
    picks: list[int] = []
    while seat in twin.waiting_for and len(twin.waiting_for) == len(state.waiting_for):
        picks.append(rng.choice(twin.legal(seat)))
        twin.apply(seat, picks[-1])
    return picks


def whole_answers_commute(state: State, rng: Random) -> None:
    """L6 for answers of several picks: any order of arrival, one after the other or hand in hand."""
    answers = {seat: whole_answer(state, seat, rng) for seat in state.waiting_for}
    orders = [[seat for seat in arrival for _ in answers[seat]] for arrival in itertools.permutations(answers)]
    mixed = orders[0][:]
    rng.shuffle(mixed)
    ends = []
    for order in [*orders, mixed]:
        twin = state.copy()
        picks = {seat: iter(answer) for seat, answer in answers.items()}
        for seat in order:
            twin.apply(seat, next(picks[seat]))
        ends.append(dump(twin))
    assert all(end == ends[0] for end in ends), "L6: the order of arrival of sealed answers matters"


def sealed_answers_look_alike(state: State, rng: Random) -> None:
    """I10: as long as others hear the same, they cannot tell one sealed answer from another."""
    seat = rng.choice(state.waiting_for)
    twins, heard = [], []
    for picks in (whole_answer(state, seat, rng), whole_answer(state, seat, rng)):
        twin = state.copy()
        twin.journal = []
        heard.append(twin.journal)
        for action in picks:
            twin.apply(seat, action)
        twins.append(twin)
    for viewer in [*range(state.seats), NOBODY]:
        if viewer != seat:
            assert masked(heard[0], viewer) == masked(heard[1], viewer), "I10: a sealed answer is heard"
            assert dump(twins[0].view(viewer)) == dump(twins[1].view(viewer)), "I10: a sealed answer is seen"


# The cases of the specification, played step by step.


def beginning(case: Scenario, given: str) -> State | None:
    """Where a case begins, or nothing when the position is refused."""
    try:
        return case.game.read_position(given, case.seats, case.options) if given else None
    except ValueError:
        return None


def steps_of(case: Scenario) -> list[str]:
    return [text for stage in case.stages for text in stage.when]


def moments() -> list[tuple[str, Tractions]]:
    """Every position on the way through every case."""
    found: list[tuple[str, Tractions]] = []
    for case in CASES:
        run = Run(case)
        state = run.begin()
        if not isinstance(state, Tractions):
            continue
        run.state = state
        found.append((case.name, state.copy()))
        for text in steps_of(case):
            seat, action = run.step(text)
            if state.why_not(seat, action) == "":
                state.apply(seat, action)
                found.append((case.name, state.copy()))
    return found


SWAPS = ({"t": "c", "c": "e", "e": "t"}, {"st": "co", "co": "im", "im": "st"}, {"c": "t", "e": "c", "st": "im"})


def other_hand(given: str, gang: str, swap: dict[str, str]) -> str:
    """The same position with other cards of the same backs in the hand of a gang."""

    def renamed(hand: re.Match[str]) -> str:
        return re.sub(r"\b([a-z]+)(\d)", lambda card: swap.get(card[1], card[1]) + card[2], hand[0])

    return re.sub(rf"\b{gang}( \d+U)?( (t|c|e|st|co|im)\d+)+", renamed, given)


def log_decides_the_view(case: Scenario, plant: Callable[[State], State]) -> None:
    """I10: as long as two games sound the same to a seat, they look the same to it, whatever others hold."""
    start = beginning(case, case.given)
    if start is None:
        return
    for gang, swap in itertools.product(("LO", "AT", "DA", "BO"), SWAPS):
        given = other_hand(case.given, gang, swap)
        hidden = beginning(case, given)
        if given == case.given or hidden is None:
            continue
        one = plant(start.copy())
        other = plant(hidden.copy())
        owner = one.gangs.index(("LO", "NA", "AT", "DA", "FE", "BO").index(gang))  # type: ignore[attr-defined]
        strangers = [seat for seat in [*range(case.seats), NOBODY] if seat != owner]
        run = Run(case)
        run.state = one
        for text in ["", *steps_of(case)]:
            heard: list[list[Event]] = [[], []]
            if text:
                seat, action = run.step(text)
                if one.why_not(seat, action) or other.why_not(seat, action):
                    break
                for state, journal in zip((one, other), heard, strict=True):
                    state.journal = journal
                    state.apply(seat, action)
            strangers = [seat for seat in strangers if masked(heard[0], seat) == masked(heard[1], seat)]
            if not text:  # who sees the supply at the beginning is no stranger to it
                strangers = [seat for seat in strangers if dump(start.view(seat)) == dump(hidden.view(seat))]
            for seat in strangers:
                assert dump(one.view(seat)) == dump(other.view(seat)), "I10: the view knows more than the log"


# Engines with a fault.


class Faulty(State):
    """The honest game behind a front that a test may tamper with, on either engine."""

    FIELDS = Tractions.FIELDS

    def __init__(self, inner: State, asked: int) -> None:
        assert isinstance(inner, Tractions)
        self.inner = inner
        self.asked = asked  # the question in which the fault shows
        self.journal = None
        self.words = ""
        self.refresh()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["inner"], name)

    def refresh(self) -> None:
        self.seats = self.inner.seats
        self.waiting_for = self.inner.waiting_for

    def is_asked(self) -> bool:
        return question(self.inner.agenda) == self.asked

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def asides(self, seat: int) -> list[int]:
        return self.inner.asides(seat)

    def why_not(self, seat: int, action: int) -> str:
        return self.inner.why_not(seat, action)

    def weights(self) -> list[int]:
        return self.inner.weights()

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.inner.journal = self.journal
        self.inner.apply(seat, action, words)
        self.refresh()

    def ranks(self) -> list[int]:
        return self.inner.ranks()

    def copy(self) -> Faulty:
        return type(self)(self.inner.copy(), self.asked)

    def view(self, seat: int) -> View:
        return self.inner.view(seat)

    def check(self) -> str:
        return self.inner.check()


class Peeking(Faulty):
    """Shows everybody what the others have sealed."""

    def view(self, seat: int) -> View:
        view = self.inner.view(seat)
        assert isinstance(view, TractionsView)
        if self.is_asked():
            inner = self.inner
            view.answers, view.cars, view.shots = inner.answers[:], inner.cars[:], inner.shots[:]
            view.dodges, view.boarding = inner.dodges[:], inner.boarding[:]
        return view


class Knowing(Faulty):
    """Lets everybody reckon with the true hands."""

    def view(self, seat: int) -> View:
        view = self.inner.view(seat)
        assert isinstance(view, TractionsView)
        if self.is_asked():
            view.lows = [*self.inner.hands, *self.inner.supply]
        return view


class AutoPassing(Faulty):
    """Answers for a gang that has one answer only."""

    def apply(self, seat: int, action: int, words: str = "") -> None:
        super().apply(seat, action, words)
        while self.is_asked():
            forced = [seat for seat in self.waiting_for if len(self.legal(seat)) == 1]
            if not forced:
                break
            super().apply(forced[0], self.legal(forced[0])[0])


class Shouting(Faulty):
    """Says aloud what is being answered."""

    def apply(self, seat: int, action: int, words: str = "") -> None:
        if self.is_asked():
            self.note(t.SEALED, seat, [action])
        super().apply(seat, action, words)


class Racing(Faulty):
    """Pays those who answer early."""

    def apply(self, seat: int, action: int, words: str = "") -> None:
        super().apply(seat, action, words)
        if self.is_asked() and seat not in self.waiting_for:
            self.inner.purses[self.inner.gangs[seat]] += len(self.waiting_for)


def tampered(fault: type[Faulty], asked: int) -> Subject:
    """The game with a fault in one question."""

    class Box(TractionsGame):
        def determinise(self, view: TractionsView, rng: Random) -> Any:
            return fault(super().determinise(view, rng), asked)

    return Subject(Box(GAME.material), FACE, "ludotheque.games.tractions")
