"""Several events of the planet in one line: a turn and its roll, where that led, a tile and how it lies."""

from __future__ import annotations

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import Event
from ludotheque.games.singes.face import layout, log, names
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView

MOVES = ([t.ROLLED, t.STOPPED], [t.ROLLED, t.HELPED], [t.ROLLED, t.HELPED, t.STOPPED])


def retold(view: SingesView, events: list[Event]) -> Line | None:
    """One line for all of them, where they are one story; nothing where the last one begins another."""
    if events[0].kind == t.TURN and events[-1].seat == events[0].seat:
        events = events[1:]  # the line that tells what somebody does says whose turn it is
        if len(events) == 1:
            return log.line(view, events[0])
    kinds = [event.kind for event in events]
    if kinds in MOVES and events[0].shown[0] == t.ROLL_MOVE:
        return moved(view, events)
    if kinds == [t.TILE_TAKEN, t.TILE_PLACED]:
        return log.line(view, events[1])
    return None


def moved(view: SingesView, events: list[Event]) -> Line:
    """What was rolled, the helpers, and where it ended."""
    _, die, face = events[0].shown
    helpers: list[int] = []
    total = face
    spots: tuple[str, ...] = (f"die-{die}",)
    stop = "none"
    for event in events[1:]:
        if event.kind == t.HELPED:
            mask, total = event.shown
            helpers = [t.ARI + helper for helper in range(t.HELPERS) if mask >> helper & 1]
        else:
            square = event.shown[0]
            stop = "start" if square == layout.start(view) else "portal" if layout.is_portal(square) else "plain"
            spots = (names.square_spot(square),)
    who = names.pawn(view, events[0].seat)
    values: dict[str, Message | int | str] = {"who": who, "die": names.DICE[die], "face": face, "stop": stop}
    if not helpers:
        return Line(say("line-walked", **values), spots)
    return Line(say("line-walked-helped", helpers=names.tokens(helpers), total=total, **values), spots)
