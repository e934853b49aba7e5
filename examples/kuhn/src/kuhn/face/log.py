"""What the log says of an event."""

from __future__ import annotations

from kuhn.face.names import SIDES, card
from kuhn.rules import terms as t
from ludotheque.core.face import Line, say
from ludotheque.core.state import HIDDEN, Event


def line(event: Event) -> Line | None:
    spots = (f"seat-{event.seat}",)
    if event.kind == t.SHOWN:
        return Line(say("line-shown", red=card(event.shown[0]), blue=card(event.shown[1])), ("seat-0", "seat-1"))
    if event.kind == t.ENDED:
        return Line(say("line-ended", red=event.shown[0], blue=event.shown[1]), opens_turn=True)
    who = SIDES[event.seat]
    if event.kind == t.BEGAN:
        return Line(say("line-began", round=event.shown[0], ante=event.shown[1], who=who), spots, opens_turn=True)
    if event.kind == t.DEALT:
        if event.secret[0] == HIDDEN:
            return Line(say("line-dealt", who=who), spots)
        return Line(say("line-dealt-you", card=card(event.secret[0])), spots)
    if event.kind == t.CHECKED:
        return Line(say("line-checked", who=who), spots)
    if event.kind == t.FOLDED:
        return Line(say("line-folded", who=who), spots)
    key = {t.RAISED: "line-raised", t.CALLED: "line-called", t.WON: "line-won"}[event.kind]
    return Line(say(key, who=who, coins=event.shown[0]), spots)
