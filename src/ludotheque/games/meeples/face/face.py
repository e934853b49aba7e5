"""The face of the street: what it says and shows of a view."""

from __future__ import annotations

from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.core.face import Badge, Character, Choice, Face, Figure, Journey, Line, Message, Score, Tongue, say
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event
from ludotheque.games.meeples.face import (
    board,
    choices,
    clicks,
    cover,
    journeys,
    log,
    path,
    questions,
    reasons,
    scores,
    sketch,
    story,
    telling,
)
from ludotheque.games.meeples.face.layout import COLOURS, SHAPES
from ludotheque.games.meeples.face.names import side_name
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

# A badge at the table carries the number of its seat, by which the notation names a player.
BADGES: Final = tuple(
    tuple(Badge(side_name(side), str(seat + 1), COLOURS[side], SHAPES[side]) for side in range(t.SEATS))
    for seat in range(t.SEATS)
)
# Six people of the town.
PEOPLE: Final = ("rosalind", "amos", "clementine", "ezekiel", "lupe", "barnaby")


class MeeplesFace(Face[MeeplesView]):
    """The face of the street; nothing is hidden, so it shows the same board to all."""

    accent = "#c2571f"  # rust in the noon sun
    flourish = '<path d="m12 1 3 6 7-1-4 6 4 6-7-1-3 6-3-6-7 1 4-6-4-6 7 1Z"/>'  # the star of a deputy
    sides = tuple(Badge(side_name(side), "", COLOURS[side], SHAPES[side]) for side in range(t.SEATS))
    characters = tuple(Character(say(f"character-{name}"), say(f"character-{name}-about")) for name in PEOPLE)
    same_for_all = True  # A41

    def cover(self) -> str:
        return cover.cover()

    def question(self, view: MeeplesView) -> Message:
        return questions.question(view)

    def choice(self, view: MeeplesView, action: int) -> Choice:
        return choices.choice(view, action)

    def line(self, view: MeeplesView, event: Event) -> Line | None:
        return log.line(view, event)

    def retold(self, view: MeeplesView, events: list[Event]) -> Line | None:
        return story.retold(view, events)

    def badge(self, view: MeeplesView, seat: int) -> Badge:
        return BADGES[seat][view.sides[seat]]

    def figures(self, view: MeeplesView, seat: int) -> list[Figure]:
        found = [
            Figure(say("fact-points"), view.scores[seat]),
            Figure(say("fact-gold"), view.gold[seat]),
            Figure(say("fact-stone"), view.stones[seat]),
            Figure(say("fact-bars"), view.bars[seat]),
            Figure(say("fact-signs"), view.spare[seat]),
        ]
        if seat in view.tokens:
            found.append(Figure(say("fact-token"), say("fact-west" if view.tokens[0] == seat else "fact-east")))
        if seat == view.first:
            found.append(Figure(say("fact-role"), say("fact-first")))
        return found

    def scores(self, view: MeeplesView) -> list[Score]:
        return scores.scores(view)

    def draw(self, view: MeeplesView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def reason(self, view: MeeplesView, why: Reason) -> Message:
        return reasons.reason(view, why)

    def ghost(self, view: MeeplesView, action: int) -> str:
        return path.ghost(view, action)

    def meant(self, view: MeeplesView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def journeys(self, view: MeeplesView, held: tuple[str, ...]) -> list[Journey]:
        return journeys.journeys(view)

    def sketch(self, view: MeeplesView, tongue: Tongue, width: int = 80) -> Sketch:
        return sketch.sketch(view, tongue, width)

    def tell(self, view: MeeplesView) -> list[Message]:
        return telling.tell(view)
