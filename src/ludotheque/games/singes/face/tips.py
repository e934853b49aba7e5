"""What lies on the squares of the map and what it does, a sentence or two each: shown beside what one points at."""

from __future__ import annotations

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import title
from ludotheque.games.singes.face import layout, names
from ludotheque.games.singes.face.pieces import ape_strength
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def square_titles(view: SingesView, tongue: Tongue) -> dict[int, str]:
    """By square, for those where there is something to know."""
    told = [square for square, content in enumerate(view.board) if content]
    told += [
        tile * t.CELLS + t.PORTAL + side
        for tile in layout.placed_tiles(view)
        for side in range(4)
        if view.cells[tile * t.CELLS + t.PORTAL + side]
    ]
    told += [layout.start(view), *view.pawns]
    return {square: title(tongue(_told(view, square))) for square in told}


def _told(view: SingesView, square: int) -> Message:
    here = _ground(view, square)
    seats = [names.pawn(view, seat) for seat in range(view.seats) if view.pawns[seat] == square]
    return say("tip-pawns", what=here, pawns=names.joined(seats)) if seats else here


def _ground(view: SingesView, square: int) -> Message:
    there = view.board[square]
    if there >= t.APE:
        kind = there - t.APE
        return say("tip-ape", ape=names.foe(kind, ape_strength(view, kind)))
    if there >= t.KEY_UP:
        return say("tip-key", code=names.key(view, there - t.KEY_UP))
    if there == t.KEY_DOWN:
        return say("tip-door")
    if there:
        return say(f"tip-{'WCKZGL'[there - t.MARK_W]}")
    if view.cells[square] == t.START:
        luck, digits = view.pile
        return say("tip-start", luck=luck, digits=digits)
    if layout.is_portal(square):
        return say(f"tip-{layout.portal_state(view, square)}")
    return say("tip-plain")
