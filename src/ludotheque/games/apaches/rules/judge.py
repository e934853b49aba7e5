"""The judge of Les Apaches de Paris: it finds the question that is asked and lets it decide."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.bail import Bailing
from ludotheque.games.apaches.rules.bourgeois_and_fence import Mugging
from ludotheque.games.apaches.rules.draft import Drafting, Looking
from ludotheque.games.apaches.rules.end_of_game import ranks
from ludotheque.games.apaches.rules.invariants import broken
from ludotheque.games.apaches.rules.laying import Laying
from ludotheque.games.apaches.rules.moving import Stepping
from ludotheque.games.apaches.rules.optional_action import Acting
from ludotheque.games.apaches.rules.placing import Forcing
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.question import Question
from ludotheque.games.apaches.rules.setup import Starting, begin
from ludotheque.games.apaches.rules.view import ApachesView, look

# By their numbers in terms, STARTING to MUGGING.
QUESTIONS: Final[list[Question]] = [
    Starting(),
    Drafting(),
    Looking(),
    Acting(),
    Forcing(),
    Stepping(),
    Laying(),
    Bailing(),
    Mugging(),
]


class Apaches(Position):
    """A game of Les Apaches de Paris that keeps its rules."""

    def begin(self) -> None:
        begin(self)

    def legal(self, seat: int) -> list[int]:
        if seat == CLOCK:
            return [FLAG + other for other in self.waiting_for if other >= 0]
        if seat not in self.waiting_for:
            return NOTHING
        return QUESTIONS[self.question].candidates(self)

    def why_not(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            # A59: only the clock of a seat that is asked runs.
            return LEGAL if action >= FLAG and action - FLAG in self.waiting_for else "A59"
        if self.question == t.OVER:
            return "R46"
        if seat in self.waiting_for:
            return QUESTIONS[self.question].refusal(self, action)
        if seat == CHANCE or self.question <= t.LOOKING:
            return "R10-turn"
        return "R14" if self.turn == self.amounts[t.TURNS] else "R13"

    def weights(self) -> list[int]:
        return QUESTIONS[self.question].weights(self)

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CLOCK:
            QUESTIONS[self.question].time_out(self)
        else:
            QUESTIONS[self.question].answer(self, action)

    def ranks(self) -> list[int]:
        return ranks(self)

    def check(self) -> str:
        return broken(self)

    def copy(self) -> Apaches:
        twin = Apaches()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> ApachesView:
        return look(self, seat)
