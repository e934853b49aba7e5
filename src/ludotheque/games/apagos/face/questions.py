"""What Apagos asks, and how a game ended."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, say
from ludotheque.core.state import CHANCE
from ludotheque.games.apagos.face.names import NAMES, player_name
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

REASON: Final = {t.MAJORITY: "majority", t.RESIGNED: "resign"}  # else time


def question(view: ApagosView) -> Message:
    if view.question == t.OVER:
        return ending(view)
    yours = view.seat in view.waiting_for
    drawn = CHANCE in view.waiting_for
    if view.question == t.COLOURS:
        return say("question-colours-drawn" if drawn else f"question-colours-{side(yours)}")
    if view.question == t.SETTER:
        return say("question-setter-drawn")
    if view.question == t.ARRANGING and drawn:
        return say("question-ramp-drawn")
    mover = NAMES[view.colours[view.turn]]
    if view.question == t.ARRANGING:
        return say(f"question-arrange-{side(yours)}", mover=mover, level=view.squares.index(t.NONE) + 1)
    if view.question == t.CONFIRMING:
        return say(f"question-confirm-{side(yours)}", mover=mover, holes=holes_up(view))
    if view.question == t.SWAPPING:
        return say(f"question-swap-{side(yours)}", mover=mover)
    if not yours:
        return say("question-move-other", mover=mover)
    return say("question-move-yours" if view.legal[-1] >= t.SLIDE else "question-drop-yours", mover=mover)


def side(yours: bool) -> str:
    return "yours" if yours else "other"


def holes_up(view: ApagosView) -> int:
    """N: the holes of all faces that are up."""
    return sum(codes.holes(code) for code in view.ramp)


def ending(view: ApagosView) -> Message:
    """How the game ended, to the one who reads it."""
    white, black = codes.white(view.ramp[t.TOP]), codes.black(view.ramp[t.TOP])
    if view.seat < 0 or view.winner == t.DRAW:
        colour = t.NONE if view.winner == t.DRAW else view.colours[view.winner]
        return result("over", view.winner, colour, view.reason, white, black)
    verdict = "won" if view.winner == view.seat else "lost"
    own, other = (white, black) if view.colours[view.seat] == t.WHITE else (black, white)
    return say(f"{verdict}-{REASON.get(view.reason, 'time')}", mine=own, theirs=other)


def result(place: str, winner: int, colour: int, reason: int, white: int, black: int) -> Message:
    """How the game ended, to all: the seat that has won and its colour."""
    if winner == t.DRAW:
        return say(f"{place}-draw-majority", white=white, black=black)
    loser = player_name(1 - winner, t.NONE if colour == t.NONE else 1 - colour)
    key = f"{place}-{REASON.get(reason, 'time')}"
    return say(key, winner=player_name(winner, colour), loser=loser, white=white, black=black)
