"""The face of Le Gang des Traction-Avant: what it shows and says, gathered from its drawings and its words."""

from __future__ import annotations

from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.core.face import Badge, Character, Choice, Face, Figure, Journey, Line, Message, Score, Tongue, say
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event
from ludotheque.games.tractions.face import (
    board,
    choices,
    clicks,
    colours,
    cover,
    journeys,
    log,
    questions,
    scores,
    sketch,
    story,
    telling,
)
from ludotheque.games.tractions.face.names import gang, money, place_name, treasure
from ludotheque.games.tractions.face.rows import men_out
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

CHARACTERS: Final = tuple(
    Character(say(f"character-{name}"), say(f"character-{name}-about"))
    for name in ("ginette", "marcel", "lucien", "odette", "bebert", "simone", "fernand")
)
# What the numbers of a reason are; `who` is a gang, `sum` money and `place` a space.
TOLD: Final[dict[str, tuple[str, ...]]] = {
    "flee": ("men",), "wait": ("gangs",), "fire": ("bullets", "men"), "volley": ("bullets", "men"),
    "aim-loot": ("who", "sum"), "aim-leader": ("who",), "aim": ("who",), "sacrifice": ("fallen", "saved"),
    "stay": ("esquives", "bullets"),
    "save-loot": ("sum",), "save": ("bullets",), "let-fall": ("bullets", "esquives"), "recruit": ("men",),
    "recruit-cash": ("sum",), "coup": ("men",), "petrol": ("points",), "keep-out": ("gangs", "place"),
    "cafe": ("men",), "heist": ("men", "sum"), "bank": ("men",), "raid": ("who", "men"), "home": ("sum",),
    "on-the-way": ("steps",), "force": ("bullets",), "toll": ("sum",), "let-through": ("who",),
    "bar-leader": ("who",), "bar": ("who",), "ambush": ("men",), "depart": ("men",), "avenge-loot": ("who", "sum"),
    "avenge": ("who",), "take-car": ("cards",), "take-colt": ("cards",), "take-esquive": ("cards",),
}  # fmt: skip


class TractionsFace(Face[TractionsView]):
    """A night in the rain, Paris, 1946."""

    accent = "#c8402f"  # the neon of the cafés
    flourish = '<path d="M1 15c3-1 5-1 6-3l1-6c2-2 6-2 8 0l1 6c1 2 3 2 6 3-5 5-17 5-22 0Z"/>'  # a hat
    nocturnal = True
    characters = CHARACTERS

    def cover(self) -> str:
        return cover.cover()

    def question(self, view: TractionsView) -> Message:
        return questions.asking(view)

    def choice(self, view: TractionsView, action: int) -> Choice:
        return choices.choice(view, action)

    def line(self, view: TractionsView, event: Event) -> Line | None:
        return log.line(view, event)

    def retold(self, view: TractionsView, events: list[Event]) -> Line | None:
        return story.retold(events)

    def badge(self, view: TractionsView, seat: int) -> Badge:
        number = view.gangs[seat]
        if number == t.NONE:
            return Badge(say("player", number=seat + 1), str(seat + 1), colours.NO_GANG, "circle")
        return Badge(gang(number), colours.LETTERS[number], colours.HATS[number], colours.SHAPES[number])

    def aliases(self, view: TractionsView, seat: int) -> tuple[Message, ...]:
        """Before the gangs are chosen a seat is called by its number."""
        return (say("player", number=seat + 1),)

    def figures(self, view: TractionsView, seat: int) -> list[Figure]:
        number = view.gangs[seat]
        if number == t.NONE:
            return []
        out = men_out(view, number)
        return [
            Figure(say("fact-money"), treasure(view.purses[number])),
            Figure(say("fact-cards"), say("card-counts", e=view.e_counts[number], s=view.s_counts[number])),
            Figure(say("fact-men"), say("men-count", out=out, left=t.CREW - out)),
        ]

    def scores(self, view: TractionsView) -> list[Score]:
        return scores.scores(view)

    def draw(self, view: TractionsView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def scenery(self, view: TractionsView, tongue: Tongue) -> list[str]:
        return board.backdrop(view, tongue)

    def ghost(self, view: TractionsView, action: int) -> str:
        return board.ghost(view, action)

    def meant(self, view: TractionsView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def journeys(self, view: TractionsView, held: tuple[str, ...]) -> list[Journey]:
        return journeys.journeys(view, held)

    def sketch(self, view: TractionsView, tongue: Tongue, width: int = 80) -> Sketch:
        return sketch.sketch(view, tongue, width)

    def tell(self, view: TractionsView) -> list[Message]:
        return telling.tell(view)

    def reason(self, view: TractionsView, why: Reason) -> Message:
        values: dict[str, int | str | Message] = {}
        for name, number in zip(TOLD.get(why.key, ()), why.numbers, strict=True):
            if name == "who":
                values[name] = gang(number)
            elif name == "sum":
                values[name] = money(number)
            else:
                values[name] = place_name(number) if name == "place" else number
        return say("reason-" + why.key, **values)
