"""The log of Apagos: one line an event."""

from __future__ import annotations

from ludotheque.core.face import Line, say
from ludotheque.core.state import Event
from ludotheque.games.apagos.face.layout import LEVEL_SPOTS, SQUARES, TRAY_SPOTS
from ludotheque.games.apagos.face.names import COLOUR, NAMES, player_name
from ludotheque.games.apagos.face.questions import result
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView


def line(view: ApagosView, event: Event) -> Line | None:
    shown = event.shown
    if event.kind == t.DROPPED:
        mover, colour, level, before = shown
        place = "top" if level == t.TOP else "climb"
        message = say(
            f"line-drop-{COLOUR[colour]}-{place}",
            mover=NAMES[mover],
            level=level + 1,
            above=level + 2,
            holes=codes.holes(before),
        )
        return Line(message, (TRAY_SPOTS[colour], *LEVEL_SPOTS[level : level + 2]), opens_turn=True)
    if event.kind == t.SLID:
        mover, source, target = shown
        message = say("line-slide", mover=NAMES[mover], source=source + 1, target=target + 1)
        return Line(message, (LEVEL_SPOTS[source], LEVEL_SPOTS[target]), opens_turn=True)
    if event.kind == t.ENDED:
        message = result("line", shown[0], shown[1], shown[2], shown[3], shown[4])
        return Line(message, (LEVEL_SPOTS[t.TOP],), opens_turn=True)
    if event.kind == t.COLOURED:
        return Line(say(f"line-colour-{COLOUR[shown[0]]}", who=player_name(event.seat, t.NONE)))
    if event.kind == t.DESIGNATED:
        setter, beginner = (player_name(seat, t.NONE) for seat in (event.seat, 1 - event.seat))
        return Line(say("line-setter", who=setter, other=beginner), opens_turn=True)
    if event.kind == t.PLACED:
        level, square, holes = shown
        message = say("line-placed", level=level + 1, square=SQUARES[square], holes=holes)
        return Line(message, (LEVEL_SPOTS[level],))
    if event.kind == t.CONFIRMED:
        counts = shown[1::2]
        return Line(say("line-confirmed", ramp=" ".join(map(str, counts)), holes=sum(counts)), LEVEL_SPOTS)
    if event.kind == t.KEPT or event.kind == t.SWAPPED:
        key = "line-kept" if event.kind == t.KEPT else "line-swapped"
        return Line(say(key, who=player_name(event.seat, t.NONE)), opens_turn=True)
    return None
