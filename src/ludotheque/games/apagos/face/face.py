"""The face of Apagos: what it says and shows of a view."""

from __future__ import annotations

from typing import Final

from ludotheque.core.coach import Verdict
from ludotheque.core.face import Badge, Character, Choice, Face, Figure, Line, Message, Score, Tongue, say
from ludotheque.core.sketch import Sketch
from ludotheque.core.state import Event
from ludotheque.games.apagos.face import (
    board,
    choices,
    clicks,
    cover,
    ghosts,
    log,
    questions,
    scores,
    sketch,
    telling,
    values,
    vignette,
)
from ludotheque.games.apagos.face.names import NAMES, player_name
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

ROLES: Final = tuple(Figure(say("fact-role"), say(role)) for role in ("fact-starter", "fact-setter"))
ON_TOP: Final = say("fact-top")
ON_RAMP: Final = say("fact-ramp")

# Without a letter: that of one colour in one language is that of the other in another ("blanc", "black").
BADGES: Final = (
    Badge(NAMES[t.WHITE], "", "#fffdf7", "circle"),
    Badge(NAMES[t.BLACK], "", "#22242b", "diamond"),
)


CHARACTERS: Final = tuple(
    Character(say(f"character-{name}"), say(f"character-{name}-about")) for name in ("turner", "apprentice", "glazier")
)


class ApagosFace(Face[ApagosView]):
    """The face of Apagos; nothing is hidden, so it shows the same board to all."""

    accent = "#b0722a"  # beech in lamplight
    flourish = '<circle cx="12" cy="12" r="9"/><circle cx="9" cy="9" r="2.5" fill="#fff" opacity="0.7"/>'  # a marble
    same_for_all = True  # R28
    characters = CHARACTERS

    def cover(self) -> str:
        return cover.cover()

    def question(self, view: ApagosView) -> Message:
        return questions.question(view)

    def choice(self, view: ApagosView, action: int) -> Choice:
        return choices.choice(view, action)

    def line(self, view: ApagosView, event: Event) -> Line | None:
        return log.line(view, event)

    def badge(self, view: ApagosView, seat: int) -> Badge:
        if view.colours[seat] == t.NONE:
            return Badge(player_name(seat, t.NONE), str(seat + 1), "#c99c65", "hexagon")
        return BADGES[view.colours[seat]]

    def aliases(self, view: ApagosView, seat: int) -> tuple[Message, ...]:
        return (player_name(seat, t.NONE),)

    def figures(self, view: ApagosView, seat: int) -> list[Figure]:
        found: list[Figure] = []
        if view.setter != t.NONE and view.question < t.PLAYING:
            found.append(ROLES[seat == view.setter])
        if view.question >= t.PLAYING and view.colours[seat] != t.NONE:
            colour = view.colours[seat]
            counts = [codes.balls(code, colour) for code in view.ramp]
            found.append(Figure(ON_TOP, counts[t.TOP]))
            found.append(Figure(ON_RAMP, sum(counts)))
        return found

    def scores(self, view: ApagosView) -> list[Score]:
        return scores.scores(view)

    def draw(self, view: ApagosView, tongue: Tongue) -> str:
        return board.draw(view, tongue)

    def ghost(self, view: ApagosView, action: int) -> str:
        return ghosts.ghost(view, action)

    def values(self, view: ApagosView, verdicts: dict[int, Verdict], tongue: Tongue) -> str:
        return values.values(verdicts, tongue)

    def vignette(self, view: ApagosView) -> str:
        return vignette.vignette(view)

    def meant(self, view: ApagosView, spots: tuple[str, ...]) -> int:
        return clicks.meant(view, spots)

    def sketch(self, view: ApagosView, tongue: Tongue, width: int = 80) -> Sketch:
        return sketch.sketch(view, tongue)

    def tell(self, view: ApagosView) -> list[Message]:
        return telling.tell(view)
