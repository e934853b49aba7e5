"""The face of Le Gang des Traction-Avant: what it shows and says, gathered from its drawings and its words."""

from __future__ import annotations

from ludotheque.core.face import Badge, Choice, Face, Figure, Line, Message, Tongue, say
from ludotheque.core.state import Event
from ludotheque.games.tractions.face import board, choices, clicks, colours, log, questions, telling
from ludotheque.games.tractions.face.names import gang, money
from ludotheque.games.tractions.face.rows import men_out
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


class TractionsFace(Face[TractionsView]):
    """A night in the rain, Paris, 1946."""

    accent = "#c8402f"  # the neon of the cafés

    def question(self, view: TractionsView) -> Message:
        return questions.asking(view)

    def choice(self, view: TractionsView, action: int) -> Choice:
        return choices.chosen(view, action)

    def line(self, view: TractionsView, event: Event) -> Line | None:
        return log.told(event)

    def badge(self, view: TractionsView, seat: int) -> Badge:
        number = view.gangs[seat]
        if number == t.NONE:
            return Badge(say("player", number=seat + 1), str(seat + 1), colours.NO_GANG, "circle")
        return Badge(gang(number), colours.LETTERS[number], colours.HATS[number], colours.SHAPES[number])

    def figures(self, view: TractionsView, seat: int) -> list[Figure]:
        number = view.gangs[seat]
        if number == t.NONE:
            return []
        out = men_out(view, number)
        return [
            Figure(say("fact-money"), money(view.purses[number])),
            Figure(say("fact-cards"), say("card-counts", e=view.e_counts[number], s=view.s_counts[number])),
            Figure(say("fact-men"), say("men-count", out=out, left=t.CREW - out)),
        ]

    def draw(self, view: TractionsView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: TractionsView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: TractionsView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def tell(self, view: TractionsView) -> list[Message]:
        return telling.told(view)
