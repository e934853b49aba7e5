"""What clicks on the drawing most likely mean, legal or not."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import question
from ludotheque.games.tractions.face.choices import CARDS
from ludotheque.games.tractions.face.names import BOX
from ludotheque.games.tractions.face.panels.open_paper import PEN_STAMPS
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.material import CARD_NAMES, CODES
from ludotheque.games.tractions.rules.view import TractionsView

NOTHING: Final = -1
CODE: Final = 2  # letters of a gang before the number of a man


def meant(view: TractionsView, spots: tuple[str, ...]) -> int:
    """The action that a single click means; NOTHING for none."""
    if len(spots) != 1:
        return NOTHING
    kind, _, name = spots[0].partition("-")
    if kind == "space" and name in BOX.names:
        return t.SPACE + BOX.names.index(name)
    if kind == "card" and name in CARD_NAMES:
        return played(view, CARD_NAMES.index(name))
    if kind == "man" and name[:CODE] in CODES:
        return CODES.index(name[:CODE]) * t.CREW + int(name[CODE:]) - 1
    return next((action for action, stamp in PEN_STAMPS.items() if stamp.spot == kind), NOTHING)


def played(view: TractionsView, kind: int) -> int:
    """What a click on a card of the own hand most likely means."""
    top = question(view.agenda)
    if top == t.DODGING or any(t.WEAPON <= action < t.WITHDRAWAL for action in view.legal):
        for action, played_kind in CARDS.items():
            if played_kind == kind and (action >= t.WEAPON) == (top != t.DODGING):
                return action
    if top == t.MOVING and kind == t.TRACTION and not view.hand[kind]:
        return t.PETROL + 1
    return t.CARD + kind
