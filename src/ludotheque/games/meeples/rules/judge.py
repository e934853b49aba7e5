"""The judge of the street: which question stands, who may answer it, and with what."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.state import CLOCK, FLAG, LEGAL
from ludotheque.games.meeples.rules import end, gold_bars, meeple_actions, setup, showdown, sowing
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import NO_ONE, Position
from ludotheque.games.meeples.rules.question import Question
from ludotheque.games.meeples.rules.view import MeeplesView, look

# By number, each with the actions that answer it.
QUESTIONS: Final[list[Question]] = [
    setup.Dealing(t.DEAL, t.ROLL),
    setup.Naming(t.FIRST, t.DEAL),
    setup.Cornering(t.CORNER, t.TAKE),
    sowing.Taking(t.TAKE, t.START),
    sowing.Starting(t.START, t.TURN),
    sowing.Turning(t.TURN, t.DROP),
    sowing.Dropping(t.DROP, t.APPOINT),
    sowing.Appointing(t.APPOINT, t.RESOLVE),
    meeple_actions.Resolving(t.RESOLVE, t.BUILD),
    meeple_actions.Building(t.BUILD, t.UPGRADE),
    meeple_actions.Upgrading(t.UPGRADE, t.REROLL),
    showdown.Rerolling(t.REROLL, t.END),
    gold_bars.Ending(t.END, t.SIGN),
    meeple_actions.Drawing(t.DRAW, t.ACTIONS),
    showdown.Rolling(t.ROLL, t.ROLL_AGAIN),
    showdown.RollingAgain(t.ROLL_AGAIN, t.DRAW),
]


class Meeples(Position):
    """A game on the street that keeps its rules."""

    def legal(self, seat: int) -> list[int]:
        if not self.agenda:
            return NO_ONE
        if seat == CLOCK:
            return [FLAG + asked(self.agenda)] if asked(self.agenda) >= 0 else NO_ONE
        if seat != asked(self.agenda):
            return NO_ONE
        return QUESTIONS[question(self.agenda)].candidates(self, seat)

    def why_not(self, seat: int, action: int) -> str:
        if not self.agenda:
            return "R62"
        if seat == CLOCK:
            # A44: only the clock of the one who is asked runs.
            return LEGAL if asked(self.agenda) >= 0 and action == FLAG + asked(self.agenda) else "A44"
        if t.SIGN <= action < t.FIRST and 0 <= seat < self.seats:
            return meeple_actions.sign_refusal(self, seat, action - t.SIGN)
        if seat != asked(self.agenda):
            return "R11-wait"
        now = QUESTIONS[question(self.agenda)]
        if now.begins <= action < now.ends:
            return now.refusal(self, seat, action)
        return now.instead(action) or answered_by(action).untimely(self, question(self.agenda), action)

    def weights(self) -> list[int]:
        return QUESTIONS[question(self.agenda)].weights(self)

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CLOCK:
            late = action - FLAG
            self.note(t.LATE, late, [])
            self.apply(late, QUESTIONS[question(self.agenda)].late_answer(self, late))
        else:
            QUESTIONS[question(self.agenda)].answer(self, seat, action)

    def ranks(self) -> list[int]:
        return end.ranks(self)

    def copy(self) -> Meeples:
        twin = Meeples()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> MeeplesView:
        return look(self, seat)


def answered_by(action: int) -> Question:
    """The question that an action of a seat answers."""
    for found in QUESTIONS[t.CORNERING : t.DRAWING]:
        if action < found.ends:
            return found
    return QUESTIONS[t.ENDING]
