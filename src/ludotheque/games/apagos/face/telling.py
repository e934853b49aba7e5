"""Apagos in words: for a terminal, a screen reader, a language model."""

from __future__ import annotations

from ludotheque.core.face import Message, say
from ludotheque.games.apagos.face.layout import SQUARES
from ludotheque.games.apagos.face.names import NAMES
from ludotheque.games.apagos.face.questions import holes_up, question
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView


def tell(view: ApagosView) -> list[Message]:
    told: list[Message] = []
    if view.colours[0] != t.NONE:
        told.append(say("tell-colours", first=NAMES[view.colours[0]], second=NAMES[view.colours[1]]))
    if view.seat >= 0 and view.colours[view.seat] != t.NONE:
        told.append(say("tell-you", colour=NAMES[view.colours[view.seat]]))
    for level in reversed(range(t.LEVELS)):
        told.append(level_told(view, level))
    if view.question <= t.ARRANGING:
        for square in range(t.LEVELS):
            if square not in view.squares:
                one, two = view.faces[2 * square : 2 * square + 2]
                told.append(say("tell-waiting", square=SQUARES[square], one=one, two=two))
    told.append(say("tell-reserve", white=view.reserve[t.WHITE], black=view.reserve[t.BLACK]))
    if view.question >= t.PLAYING:
        if holes_up(view):
            told.append(say("holes-left", empty=view.empty, holes=holes_up(view)))
            told.append(leader(view))
    elif view.question >= t.ARRANGING and (holes := holes_up(view)):
        told.append(say("tell-total", holes=holes, balls=sum(view.balls) - holes))
    told.append(question(view))
    return told


def level_told(view: ApagosView, level: int) -> Message:
    code = view.ramp[level]
    if code == 0:
        return say("spot-bare", level=level + 1)
    key = "tell-top" if level == t.TOP else "tell-level"
    return say(
        key,
        level=level + 1,
        square=SQUARES[view.squares[level]],
        holes=codes.holes(code),
        white=codes.white(code),
        black=codes.black(code),
        free=codes.free(code),
    )


def leader(view: ApagosView) -> Message:
    """Who leads on the highest square now."""
    white, black = codes.white(view.ramp[t.TOP]), codes.black(view.ramp[t.TOP])
    if white == black:
        return say("tell-level-score", count=white)
    return say(
        "tell-leads",
        leader=NAMES[t.WHITE if white > black else t.BLACK],
        most=max(white, black),
        least=min(white, black),
    )
