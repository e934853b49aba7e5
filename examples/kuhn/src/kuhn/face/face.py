"""The face: questions, choices, panels and the position in words."""

from __future__ import annotations

from typing import Final

from kuhn.face import board, log
from kuhn.face.names import BADGES, BARE, SIDES, card, lying
from kuhn.rules import terms as t
from kuhn.rules.view import KuhnView
from kuhn.text import actions
from ludotheque.core.face import Badge, Choice, Face, Figure, Line, Message, Tongue, say
from ludotheque.core.sketch import Sketch, written
from ludotheque.core.state import CHANCE, HIDDEN, Event

LETTERS: Final = {HIDDEN: "?", BARE: " ", **dict(enumerate(actions.CARDS))}


class KuhnFace(Face[KuhnView]):
    """A small table of green felt."""

    accent = "#2f6b4f"

    def question(self, view: KuhnView) -> Message:
        if view.question == t.OVER:
            return ending(view)
        if CHANCE in view.waiting_for:
            return say("question-deal", who=SIDES[view.turn])
        side = "yours" if view.seat in view.waiting_for else "other"
        kind = "answer" if view.question == t.ANSWERING else "bet"
        return say(f"question-{kind}-{side}", who=SIDES[view.turn], coins=view.bet)

    def choice(self, view: KuhnView, action: int) -> Choice:
        name = actions.ACTIONS[action]
        return Choice((name,), say(f"choice-{name}", coins=view.bet))

    def line(self, view: KuhnView, event: Event) -> Line | None:
        return log.line(event)

    def badge(self, view: KuhnView, seat: int) -> Badge:
        return BADGES[seat]

    def figures(self, view: KuhnView, seat: int) -> list[Figure]:
        return [Figure(say("fact-purse"), view.purses[seat]), Figure(say("fact-stake"), view.stakes[seat])]

    def draw(self, view: KuhnView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def meant(self, view: KuhnView, spots: tuple[str, ...]) -> int:
        return actions.ACTIONS.index(spots[0]) if len(spots) == 1 and spots[0] in actions.ACTIONS else -1

    def sketch(self, view: KuhnView, tongue: Tongue, width: int = 80) -> Sketch:
        rows = []
        for seat in (1, 0):
            rows.append(f"{BADGES[seat].letter} [{LETTERS[lying(view, seat)]}]  {'o' * view.stakes[seat]}")
        return written(*rows)

    def tell(self, view: KuhnView) -> list[Message]:
        told = [say("tell-round", round=view.round, rounds=view.rounds)]
        if view.seat >= 0:
            told.append(say("tell-you", who=SIDES[view.seat]))
        if view.card != HIDDEN:
            told.append(say("tell-card", card=card(view.card)))
        for seat in range(t.SEATS):
            told.append(say("tell-seat", who=SIDES[seat], purse=view.purses[seat], stake=view.stakes[seat]))
        if view.winner >= 0:
            told.append(before(view))
        told.append(self.question(view))
        return told


def before(view: KuhnView) -> Message:
    """How the last round ended."""
    if view.before[0] == HIDDEN:
        return say("tell-folded", who=SIDES[view.winner], other=SIDES[1 - view.winner])
    return say("tell-shown", who=SIDES[view.winner], red=card(view.before[0]), blue=card(view.before[1]))


def ending(view: KuhnView) -> Message:
    mine, other = view.purses
    if mine == other:
        return say("over-equal", coins=mine)
    return say("over-won", who=SIDES[0 if mine > other else 1], most=max(mine, other), least=min(mine, other))
