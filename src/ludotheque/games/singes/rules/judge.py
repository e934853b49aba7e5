"""The judge of La Planète des Singes: a table of all questions, and the state that asks them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.singes.rules import setup
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.characters import Guided
from ludotheque.games.singes.rules.doors import Escaping, KeyDraw, Turning
from ludotheque.games.singes.rules.fights import ApeDraw, Fighting, FightRoll, MovingApe, Sacrificing
from ludotheque.games.singes.rules.hold_ups import Confiscation, Defending, PatrolRoll
from ludotheque.games.singes.rules.invariants import broken
from ludotheque.games.singes.rules.landing import go_on
from ludotheque.games.singes.rules.luck import Naming, Stealing, TheftDraw
from ludotheque.games.singes.rules.moves import Helping, MoveRoll, Stepping
from ludotheque.games.singes.rules.nightfall import night_ranks
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE, Question
from ludotheque.games.singes.rules.tiles import Rotating, TileDraw
from ludotheque.games.singes.rules.tokens import Taking
from ludotheque.games.singes.rules.traps import ForfeitDraw, PickDraw, Picking, Trapped
from ludotheque.games.singes.rules.turns import Acting, end_turn
from ludotheque.games.singes.rules.view import SingesView, look

# By the number of the question.
QUESTIONS: Final[list[Question]] = [
    Question(),  # OVER
    Question(),  # LANDING: the rules run on
    Question(),  # ENDING: the rules run on
    setup.Beginning(),  # FIRST
    Acting(),
    Helping(),
    Stepping(),
    Fighting(),
    MovingApe(),  # MOVING
    Sacrificing(),
    Stealing(),
    Naming(),
    Turning(),
    Escaping(),
    Picking(),
    Rotating(),
    Trapped(),
    Defending(),
    Guided(),
    TileDraw(),
    ApeDraw(),
    Taking(),  # DRAW_TOKEN
    KeyDraw(),
    PickDraw(),
    TheftDraw(),
    Confiscation(),
    ForfeitDraw(),
    MoveRoll(),
    FightRoll(),
    PatrolRoll(),
]


class Singes(Position):
    """A game of La Planète des Singes that keeps its rules."""

    def begin(self) -> None:
        setup.begin(self)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting_for:
            return NO_ONE
        return QUESTIONS[self.question].legal(self, seat)

    def why_not(self, seat: int, action: int) -> str:
        if self.question == t.OVER:
            return "R79-over"
        if seat not in self.waiting_for:
            if 0 <= seat < self.seats and self.is_held_up(seat):
                return "R20"
            return "R22"
        refusal = QUESTIONS[self.question].refusal(self, seat, action)
        if refusal == LEGAL or seat == CHANCE:
            return refusal
        return self.out_of_place(action, refusal)

    def out_of_place(self, action: int, refusal: str) -> str:
        """What fits no answer of this question is refused by its own rule."""
        question = self.question
        if action == t.PASS:
            return "R21"
        if action == t.KILL and question != t.FIGHTING:
            return "R64"
        if action == t.MOVE and question != t.FIGHTING:
            return "R43"
        if (t.LOOK <= action < t.LOOK + t.SEATS or t.STEAL <= action < t.ATTACK) and question != t.STEALING:
            return "R34-exact"
        if action == t.ESCAPE and question != t.ESCAPING:
            return "R79"
        if t.DECLARE <= action <= t.DECLARE + t.HELMET and question == t.DEFENDING:
            return "R70"
        return refusal

    def weights(self) -> list[int]:
        return QUESTIONS[self.question].weights(self)

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        QUESTIONS[self.question].answer(self, seat, action)
        while self.question == t.LANDING or self.question == t.ENDING:
            if self.question == t.LANDING:
                go_on(self)
            else:
                end_turn(self)

    def ranks(self) -> list[int]:
        if self.winner == t.NONE:
            return night_ranks(self)
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]

    def copy(self) -> Singes:
        twin = Singes()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> SingesView:
        return look(self, seat)

    def check(self) -> str:
        """The first broken invariant of section 9."""
        return broken(self)
