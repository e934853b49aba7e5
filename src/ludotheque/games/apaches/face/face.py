"""The face of Les Apaches de Paris: the doors to what it shows and says."""

from __future__ import annotations

from ludotheque.core.advice import Reason
from ludotheque.core.face import Badge, Character, Choice, Face, Figure, Line, Message, Score, Tongue, say
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event
from ludotheque.games.apaches.face import (
    board,
    choices,
    clicks,
    cover,
    figures,
    ghosts,
    log,
    questions,
    scores,
    sketch,
    telling,
)
from ludotheque.games.apaches.face.names import first_gang, gang, place, planque_prize, side_name
from ludotheque.games.apaches.face.scenery import GANG_COLOURS, GANG_LETTERS, GANG_SHAPES
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView

PEOPLE = ("nini", "zigue", "louis", "tata", "notaire", "anguille", "bebert")


class ApachesFace(Face[ApachesView]):
    """The face of Les Apaches de Paris: a newspaper."""

    accent = "#a8412f"  # the red pencil of the night editor
    flourish = '<path d="M2 14c1-6 6-9 11-8s8 4 8 8c-4-2-8-2-12 0l-4 4-4-1Z"/>'  # a cap
    sides = tuple(
        Badge(side_name(side), GANG_LETTERS[side], GANG_COLOURS[side], GANG_SHAPES[side]) for side in range(t.SEATS)
    )
    characters = tuple(Character(say(f"character-{name}"), say(f"character-{name}-about")) for name in PEOPLE)

    def cover(self) -> str:
        return cover.cover()

    def question(self, view: ApachesView) -> Message:
        return questions.question(view)

    def choice(self, view: ApachesView, action: int) -> Choice:
        return choices.choice(view, action)

    def line(self, view: ApachesView, event: Event) -> Line | None:
        return log.line(view, event)

    def badge(self, view: ApachesView, seat: int) -> Badge:
        return self.sides[view.sides[seat]]

    def aliases(self, view: ApachesView, seat: int) -> tuple[Message, ...]:
        return gang(view, seat), say(f"gang-{view.sides[seat]}-to")

    def figures(self, view: ApachesView, seat: int) -> list[Figure]:
        return figures.figures(view, seat)

    def scores(self, view: ApachesView) -> list[Score]:
        return scores.scores(view)

    def draw(self, view: ApachesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def scenery(self, view: ApachesView, tongue: Tongue) -> list[str]:
        return board.backdrop(view, tongue)

    def reason(self, view: ApachesView, why: Reason) -> Message:
        district, count, seat, planque = why.numbers
        words: dict[str, int | str | Message] = {"count": count}
        if district != t.NONE:
            words["place"] = place(district, view.names)
        if seat != t.NONE:
            words["gang"] = gang(view, seat)
            words["first"] = first_gang(view, seat)
        if planque != t.NONE:
            words["what"] = planque_prize(view, planque)
        return say(f"reason-{why.key}", **words)

    def ghost(self, view: ApachesView, action: int) -> str:
        return ghosts.ghost(view, action)

    def meant(self, view: ApachesView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def sketch(self, view: ApachesView, tongue: Tongue, width: int = 80) -> Sketch:
        return sketch.sketch(view, tongue, width)

    def tell(self, view: ApachesView) -> list[Message]:
        return telling.tell(view)
