"""The judge of Apagos: which question stands, who may answer it, and with what."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL
from ludotheque.games.apagos.rules import end, setup
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.position import NO_ONE, Position
from ludotheque.games.apagos.rules.question import Question
from ludotheque.games.apagos.rules.turns import Playing
from ludotheque.games.apagos.rules.view import ApagosView, look

PLAYING: Final = Playing()

# By number.
QUESTIONS: Final[list[Question]] = [
    setup.Colours(),
    setup.Setter(),
    setup.Arranging(),
    setup.Confirming(),
    setup.Swapping(),
    PLAYING,
    end.Over(),
]


class Apagos(Position):
    """A game of Apagos that keeps its rules."""

    def legal(self, seat: int) -> list[int]:
        if self.question == t.PLAYING and seat == self.turn:
            return PLAYING.candidates(self)
        if seat == CLOCK:
            return [FLAG + other for other in self.waiting_for if other >= 0]
        return QUESTIONS[self.question].candidates(self) if seat in self.waiting_for else NO_ONE

    def asides(self, seat: int) -> list[int]:
        found: list[int] = []
        if self.question == t.ARRANGING:
            for preset in range(len(self.presets) // t.PRESET_WIDTH):
                if self.why_not(seat, t.PRESET + preset) == LEGAL:
                    found.append(t.PRESET + preset)
        if self.why_not(seat, t.RESIGN) == LEGAL:
            found.append(t.RESIGN)
        return found

    def why_not(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            # A33: only the clock of a seat that is asked runs.
            return LEGAL if action >= FLAG and action - FLAG in self.waiting_for else "A33"
        if action == t.RESIGN and self.question != t.OVER:
            return LEGAL if seat >= 0 and self.question >= t.SWAPPING else "R29"
        return QUESTIONS[self.question].refusal(self, seat, action)

    def weights(self) -> list[int]:
        # Every draw is even; an arrangement drawn square by square is uniform over the 384 (section 6).
        return [1] * len(self.legal(CHANCE))

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if action < t.MOVES and seat >= 0:
            PLAYING.answer(self, seat, action)
        elif seat == CLOCK:
            # A33: the other player wins, also while the colours are being chosen.
            end.end(self, 1 - (action - FLAG), t.TIME)
        elif action == t.RESIGN:
            end.end(self, 1 - seat, t.RESIGNED)
        else:
            QUESTIONS[self.question].answer(self, seat, action)

    def ranks(self) -> list[int]:
        return end.ranks(self)

    def copy(self) -> Apagos:
        twin = Apagos()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> ApagosView:
        return look(self, seat)
