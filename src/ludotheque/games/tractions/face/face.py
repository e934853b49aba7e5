"""The face of Le Gang des Traction-Avant: what it shows and says, gathered from its drawings and its words."""

from __future__ import annotations

from ludotheque.core.face import Badge, Choice, Face, Fact, Line, Message, Tongue, say
from ludotheque.core.state import Event
from ludotheque.games.tractions.face import board, log, telling
from ludotheque.games.tractions.face.choices import chosen, played
from ludotheque.games.tractions.face.names import BOX, gang, money
from ludotheque.games.tractions.face.questions import asking
from ludotheque.games.tractions.face.scenery import COLOURS
from ludotheque.games.tractions.face.sheets import PEN_STAMPS
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES
from ludotheque.games.tractions.rules.view import TractionsView

LETTERS = ("L", "N", "A", "D", "F", "B")
SHAPES = ("circle", "square", "triangle", "diamond", "star", "hexagon")


class TractionsFace(Face[TractionsView]):
    """A night in the rain, Paris, 1946."""

    accent = "#c8402f"  # the neon of the cafés

    def question(self, view: TractionsView) -> Message:
        return asking(view)

    def choice(self, view: TractionsView, action: int) -> Choice:
        return chosen(view, action)

    def line(self, view: TractionsView, event: Event) -> Line | None:
        return log.told(event)

    def badge(self, view: TractionsView, seat: int) -> Badge:
        number = view.gangs[seat]
        if number == t.NONE:
            return Badge(say("player", number=seat + 1), str(seat + 1), "#8d8f98", "circle")
        return Badge(gang(number), LETTERS[number], COLOURS[number], SHAPES[number])

    def facts(self, view: TractionsView, seat: int) -> list[Fact]:
        number = view.gangs[seat]
        if number == t.NONE:
            return []
        out = sum(1 for man in range(number * t.CREW, number * t.CREW + t.CREW) if view.place[man] != t.NONE)
        return [
            Fact(say("fact-money"), money(view.purses[number])),
            Fact(say("fact-cards"), say("card-counts", e=view.e_counts[number], s=view.s_counts[number])),
            Fact(say("fact-men"), say("men-count", out=out, left=t.CREW - out)),
        ]

    def draw(self, view: TractionsView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: TractionsView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: TractionsView, spots: tuple[str, ...]) -> int:
        if len(spots) != 1:
            return -1
        kind, _, name = spots[0].partition("-")
        if kind == "space" and name in BOX.names:
            return t.SPACE + BOX.names.index(name)
        if kind == "card" and name in CARD_NAMES:
            return played(view, CARD_NAMES.index(name))
        if kind == "man" and name[:2] in CODES:
            return CODES.index(name[:2]) * t.CREW + int(name[2:]) - 1
        return next((action for action, stamp in PEN_STAMPS.items() if stamp[0] == kind), -1)

    def tell(self, view: TractionsView) -> list[Message]:
        return telling.told(view)
