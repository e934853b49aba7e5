"""The face of La Planète des Singes."""

from __future__ import annotations

from ludotheque.core.advice import Reason
from ludotheque.core.face import Badge, Character, Choice, Face, Figure, Journey, Line, Message, Score, Tongue, say
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event
from ludotheque.games.singes.face import (
    board,
    choices,
    clicks,
    cover,
    journeys,
    log,
    names,
    questions,
    reasons,
    scenery,
    scores,
    sketch,
    story,
    telling,
)
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


class SingesFace(Face[SingesView]):
    """How La Planète des Singes looks and speaks."""

    accent = "#248074"  # the glow of a live portal
    flourish = '<path d="M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2Z"/>'  # one of the two moons
    nocturnal = True
    sides = tuple(
        Badge(names.PAWNS[side], scenery.PAWN_LETTERS[side], scenery.PAWN_COLOURS[side], scenery.PAWN_SHAPES[side])
        for side in range(t.SEATS)
    )

    characters = tuple(
        Character(say(f"character-{name}"), say(f"character-{name}-about"))
        for name in ("okoro", "lindqvist", "teodor", "sabra", "mirel", "hakone", "brand", "yuna")
    )

    def cover(self) -> str:
        return cover.cover()

    def question(self, view: SingesView) -> Message:
        return questions.question(view)

    def choice(self, view: SingesView, action: int) -> Choice:
        return choices.choice(view, action)

    def line(self, view: SingesView, event: Event) -> Line | None:
        return log.line(view, event)

    def retold(self, view: SingesView, events: list[Event]) -> Line | None:
        return story.retold(view, events)

    def badge(self, view: SingesView, seat: int) -> Badge:
        return self.sides[view.sides[seat]]

    def figures(self, view: SingesView, seat: int) -> list[Figure]:
        return telling.figures(view, seat)

    def scores(self, view: SingesView) -> list[Score]:
        return scores.scores(view)

    def draw(self, view: SingesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def scenery(self, view: SingesView, tongue: Tongue) -> list[str]:
        return board.backdrop(view, tongue)

    def reason(self, view: SingesView, why: Reason) -> Message:
        return reasons.reason(view, why)

    def ghost(self, view: SingesView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: SingesView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def journeys(self, view: SingesView, held: tuple[str, ...]) -> list[Journey]:
        return journeys.journeys(view)

    def sketch(self, view: SingesView, tongue: Tongue, width: int = 80) -> Sketch:
        return sketch.sketch(view, tongue, width)

    def tell(self, view: SingesView) -> list[Message]:
        return telling.tell(view)
