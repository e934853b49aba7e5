"""Several events of the street in one line: a handful that is sown, a meeple and what it brings."""

from __future__ import annotations

from ludotheque.core.face import Line, say
from ludotheque.core.state import Event
from ludotheque.games.meeples.face import log
from ludotheque.games.meeples.face.layout import SPACE_SPOTS, TRAY_SPOTS
from ludotheque.games.meeples.face.names import alike, at_place, at_space, kind_name, listed, seat_name
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

ANSWERS = (t.BUILT, t.UPGRADED, t.DECLINED)  # what becomes of the visit of an Ouvrier; they name it themselves


def retold(view: MeeplesView, events: list[Event]) -> Line | None:
    """One line for all of them, where they are one story; nothing where the last one begins another."""
    if all(event.kind == t.DROPPED for event in events):
        return sown(events)
    if all(event.kind == t.RESOLVED and not event.shown[2] for event in events):
        return idle(events)
    if len(events) == 2 and events[0].kind == t.RESOLVED:
        visit, outcome = events
        if outcome.kind in ANSWERS:
            return log.line(view, outcome)
        if outcome.kind == t.DREW:
            return earned(view, visit, outcome)
    return None


def sown(events: list[Event]) -> Line:
    """A handful, from the first space it reached to the last."""
    row = listed(alike([event.shown[0] for event in events]))
    spaces = [event.shown[1] for event in events]
    message = say("line-sown", row=row, first=at_space(spaces[0]), last=at_space(spaces[-1]))
    return Line(message, tuple(SPACE_SPOTS[space] for space in spaces))


def idle(events: list[Event]) -> Line:
    """Meeples that found nothing to do."""
    visits = [say("line-visit", kind=kind_name(event.shown[0]), building=at_place(event.shown[1])) for event in events]
    return Line(say("line-idle", visits=listed(visits)), tuple(SPACE_SPOTS[event.shown[1]] for event in events))


def earned(view: MeeplesView, visit: Event, drawn: Event) -> Line:
    kind, building = visit.shown[0], visit.shown[1]
    message = say(
        "line-earned",
        visit=say("line-visit", kind=kind_name(kind), building=at_place(building)),
        who=seat_name(view, drawn.seat),
        pieces=log.pieces(drawn.shown),
    )
    return Line(message, (SPACE_SPOTS[building], TRAY_SPOTS[drawn.seat]))
