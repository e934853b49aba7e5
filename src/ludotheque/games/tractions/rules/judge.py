"""The rules of Le Gang des Traction-Avant: one judge, one clock, and the agenda that runs from question to question."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, question, second, settle
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, TIME_UP
from ludotheque.games.tractions.rules import entry, floor
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.asides import (
    aside_refusal,
    do_aside,
    is_anybody_asked,
    is_aside,
    is_movement_question,
    open_asides,
    resume,
)
from ludotheque.games.tractions.rules.invariants import broken
from ludotheque.games.tractions.rules.men import seats_of, tell_all
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.questions import PROCEDURES, QUESTIONS
from ludotheque.games.tractions.rules.setup import lay_out
from ludotheque.games.tractions.rules.turns import standing
from ludotheque.games.tractions.rules.view import TractionsView, look

NO_ONE: Final[list[int]] = []


class Tractions(Position):
    """A game of Le Gang des Traction-Avant that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box and go on to the first question."""
        lay_out(self)
        self.run()

    def copy(self) -> Tractions:
        twin = Tractions()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> TractionsView:
        return look(self, seat)

    def check(self) -> str:
        return broken(self)

    # The agenda.

    def run(self) -> None:
        """Let the procedures on top of the agenda go on until somebody is asked, or the game is over."""
        while True:
            top = question(self.agenda)
            if self.winners or (is_settled_frame(top) and self.has_winner()):
                self.end()
                return
            if top == t.MOVING and self.time_over:
                settle(self.agenda)
                continue
            if top < t.TURN:
                break
            PROCEDURES[top - t.TURN].run(self)
            if top == t.REPRISALS and question(self.agenda) < t.TURN and question(self.agenda) != t.AVENGING:
                resume(self)
        bits = asked(self.agenda)
        if top == t.PICKING_GANG:
            self.waiting_for = [first(self.agenda)]
        else:
            self.waiting_for = seats_of(self, bits)

    def has_winner(self) -> bool:
        """R15: whether a gang has the target and the lead, at a settled point."""
        winner = self.leader()
        if winner == t.NONE and not self.unjudged:
            return False
        if self.turn == 0 or self.has_frame(t.HEIST) or self.has_frame(t.VAN_RUN):
            return False
        if question(self.agenda) == t.RAIDS and second(self.agenda):
            return False
        if self.unjudged:  # A2: the engine announces it, as nobody else can count
            self.unjudged = 0
            tell_all(self, t.JUDGED, t.NONE, [int(winner != t.NONE)])
        if winner == t.NONE:
            return False
        self.winners = 1 << winner
        tell_all(self, t.ENDED, t.NONE, [self.winners, 0])
        return True

    def leader(self) -> int:
        """The gang with the target and the lead, or NONE."""
        target = self.agreed[t.TARGET]
        for gang in range(t.GANGS):
            if self.purses[gang] >= target:
                lead = self.purses[gang]
                for other in range(t.GANGS):
                    if other != gang and self.purses[gang] - self.purses[other] < lead:
                        lead = self.purses[gang] - self.purses[other]
                if lead >= self.material.lead:
                    return gang
        return t.NONE

    def end(self) -> None:
        self.agenda = []
        ask(self.agenda, t.OVER, 0, 0, 0)
        self.floor = t.NO_FLOOR
        self.active = t.NONE
        self.waiting_for = NO_ONE

    def ranks(self) -> list[int]:
        worths: list[int] = []
        for seat in range(self.seats):
            gang = self.gangs[seat]
            worths.append(10**12 if self.winners >> gang & 1 else standing(self, gang))
        return [1 + len([other for other in worths if other > worth]) for worth in worths]

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if seat == CLOCK:
            return [TIME_UP] if self.clock_refusal() == LEGAL else NO_ONE
        if seat not in self.waiting_for:
            return NO_ONE
        if seat == CHANCE:
            return QUESTIONS[question(self.agenda)].candidates(self, t.NONE)
        return QUESTIONS[question(self.agenda)].legal(self, self.gangs[seat])

    def asides(self, seat: int) -> list[int]:
        if seat < 0 or not is_anybody_asked(self):
            return []
        return open_asides(self, seat, self.gangs[seat])

    def why_not(self, seat: int, action: int) -> str:
        top = question(self.agenda)
        if top == t.OVER:
            return "R15"
        if seat == CLOCK:
            return self.clock_refusal() if action == TIME_UP else "R25"
        if seat == CHANCE:
            if self.waiting_for[0] != CHANCE:
                return "R12"
            return QUESTIONS[top].refusal(self, t.NONE, action)
        if seat < 0 or seat >= self.seats:
            return "R12"
        if action < 0 or action >= t.ACTIONS:
            return "R9"
        gang = self.gangs[seat]
        if is_aside(self, top, gang, action):
            return aside_refusal(self, top, seat, gang, action)
        if top == t.FLOOR and gang != t.NONE:
            return QUESTIONS[top].refusal(self, gang, action)
        if seat not in self.waiting_for:
            return "R12"
        if t.SETUP <= action < t.SETUP + t.SETUPS and top != t.SETTING_UP:
            return "R9"
        return QUESTIONS[top].refusal(self, gang, action)

    # Chance and the clock.

    def weights(self) -> list[int]:
        return QUESTIONS[question(self.agenda)].weights(self)

    def clock_refusal(self) -> str:
        """R25, R56, R123, A18: the sand runs on a floor, and while the active gang decides."""
        if not self.agreed[t.CLOCKED]:
            return "A18"
        top = question(self.agenda)
        if top == t.FLOOR:
            return LEGAL
        is_running = is_movement_question(top) and not self.time_over and self.active != t.NONE
        if is_running and asked(self.agenda) == 1 << self.active:
            return LEGAL
        return "R56"

    def sandglass(self) -> list[int]:
        if self.clock_refusal() != LEGAL:
            return []
        if question(self.agenda) == t.FLOOR:
            return [self.glass, self.material.magouilles if self.floor == t.CAFES else self.material.heist]
        return [self.glass, self.material.movement * (1 + self.bought)]

    def time_out(self) -> None:
        """R25, R56: the floor closes; a movement turn ends once its combat is finished."""
        top = question(self.agenda)
        tell_all(self, t.TIME_RAN_OUT, t.NONE, [])
        if top == t.FLOOR:
            floor.close_floor(self)
            return
        self.time_over = 1
        if self.has_frame(t.COMBAT):
            return
        if top == t.LEAVING:
            settle(self.agenda)
            entry.walk_out(self, self.group[0], entry.ways_out(self, self.group[0])[0])
            return
        while question(self.agenda) < t.TURN and question(self.agenda) != t.MOVING:
            settle(self.agenda)
        if question(self.agenda) == t.ENTRY:
            entry.turn_back(self)
        elif question(self.agenda) == t.ASSAULT:
            entry.close_entry(self)
        self.group = []

    # What happens.

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CLOCK:
            self.time_out()
        elif seat == CHANCE:
            QUESTIONS[question(self.agenda)].answer(self, t.NONE, action)
        else:
            self.answer(seat, self.gangs[seat], action)
        self.run()

    def answer(self, seat: int, gang: int, action: int) -> None:
        top = question(self.agenda)
        told = len(self.journal) if self.journal is not None else 0
        if is_aside(self, top, gang, action):
            do_aside(self, gang, action)
        else:
            QUESTIONS[top].answer(self, gang, action)
        if self.journal is not None and len(self.journal) == told and is_public_pick(top, action):
            self.note(t.GESTURE, seat, [gang, action])


def is_public_pick(top: int, action: int) -> bool:
    """Whether all see the pick; banknotes are counted out in secret until the sum is offered."""
    if t.NOTE <= action < t.NOTE + len(t.NOTES):
        return False
    return top in (
        t.MOVING, t.GROUPING, t.CONTESTING, t.SUMMING, t.NAMING, t.INITIATIVE, t.DUELLING, t.LEAVING, t.GATHERING,
        t.RANKING_BANKS, t.VOTING,
    )  # fmt: skip


def is_settled_frame(frame: int) -> bool:
    """R15: whether victory may be tested while this frame is on top."""
    return frame in (t.TURN, t.MOVES, t.RAIDS, t.MOVING, t.FLOOR)
