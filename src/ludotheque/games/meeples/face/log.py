"""The log of the street: one line an event."""

from __future__ import annotations

from ludotheque.core.face import Line, Message, say
from ludotheque.core.state import Event, View
from ludotheque.games.meeples.face.layout import BUILDING_SPOTS, LOCATION_SPOTS, SPACE_SPOTS, TRAY_SPOTS
from ludotheque.games.meeples.face.names import (
    at_place,
    at_space,
    crowd,
    kind_name,
    listed,
    of_place,
    place_name,
    seat_name,
    the_kind,
)
from ludotheque.games.meeples.rules import terms as t

TRIGGER_NAMES = {t.NO_BAR: "bars", t.NO_GRAVE: "graves", t.NO_DYNAMITE: "dynamite"}
DUEL = (SPACE_SPOTS[t.WEST], SPACE_SPOTS[t.EAST])


def line(view: View, event: Event) -> Line | None:
    """What the log says of an event; steps that show on the board alone leave no line."""
    if event.kind in (t.STARTED, t.TURNED, t.ENTERED):
        return None
    if event.kind < t.RESOLVED:
        return sown(view, event)
    if event.kind < t.FACED:
        return resolved(view, event)
    if event.kind < t.BOUGHT:
        return fought(view, event)
    return ended(view, event)


def sown(view: View, event: Event) -> Line | None:
    """The setup, the handful and its way."""
    shown = event.shown
    who = seat_name(view, max(event.seat, 0))
    if event.kind == t.DEALT:
        message = say("line-dealt", building=place_name(shown[0]), crowd=crowd([*shown[1:], 0]))
        return Line(message, (BUILDING_SPOTS[shown[0]],))
    if event.kind == t.NAMED:
        return Line(say("line-first", who=who), (TRAY_SPOTS[event.seat],), opens_turn=True)
    if event.kind == t.CORNERED:
        return Line(say("line-corner", who=who, building=at_place(shown[0])), (BUILDING_SPOTS[shown[0]],))
    if event.kind == t.TOOK:
        message = say("line-took", who=who, place=of_place(shown[0]), crowd=crowd(shown[1:]))
        return Line(message, (LOCATION_SPOTS[shown[0]],), opens_turn=True, chapter=say("chapter-turn", who=who))
    if event.kind == t.ARMED:
        return Line(say("line-armed", left=shown[0]), ("jail",))
    if event.kind == t.DROPPED:
        return Line(say("line-dropped", kind=kind_name(shown[0]), space=at_space(shown[1])), (SPACE_SPOTS[shown[1]],))
    if event.kind == t.BOUNCED:
        return Line(say("line-bounced"), (SPACE_SPOTS[shown[0]], "saloon"))
    if event.kind == t.APPOINTED:
        message = say("line-appointed", who=who, kind=the_kind(shown[0]), other=seat_name(view, shown[2]))
        return Line(message, (SPACE_SPOTS[shown[1]], TRAY_SPOTS[shown[2]]))
    if event.kind == t.OVERFLOWED:
        return Line(say("line-overflowed", count=shown[1], place=at_place(shown[0])), (LOCATION_SPOTS[shown[0]],))
    return None


def resolved(view: View, event: Event) -> Line | None:
    """What meeples do behind their doors, and what comes out of the bag."""
    shown = event.shown
    who = seat_name(view, max(event.seat, 0))
    if event.kind == t.RESOLVED:
        key = "line-resolved" if shown[2] else "line-nothing"
        return Line(say(key, kind=kind_name(shown[0]), building=at_place(shown[1])), (SPACE_SPOTS[shown[1]],))
    if event.kind == t.DREW:
        return Line(say("line-drew", who=who, pieces=pieces(shown)), (TRAY_SPOTS[event.seat],))
    if event.kind == t.EMPTY_BAG:
        return Line(say("line-empty-bag", who=who))
    if event.kind in (t.BUILT, t.UPGRADED):
        key = "line-built" if event.kind == t.BUILT else "line-upgraded"
        paid = pieces([shown[1], shown[2], 0])
        message = say(key, who=who, building=at_place(shown[0]), pieces=paid, points=shown[-1])
        return Line(message, (BUILDING_SPOTS[shown[0]],))
    if event.kind == t.DECLINED:
        key = "line-not-upgraded" if shown[1] else "line-not-built"
        return Line(say(key, who=who, building=at_place(shown[0])), (BUILDING_SPOTS[shown[0]],))
    if event.kind == t.JAILED:
        return Line(say("line-jailed", count=shown[1], building=of_place(shown[0])), (BUILDING_SPOTS[shown[0]], "jail"))
    if event.kind == t.LED:
        return Line(say("line-led", count=shown[1], building=of_place(shown[0])), (BUILDING_SPOTS[shown[0]], "saloon"))
    if event.kind == t.EXPLODED:
        lost = [say("line-lost", who=seat_name(view, seat), count=count) for seat, count in enumerate(shown) if count]
        if not lost:
            return Line(say("line-exploded-harmless"))
        return Line(say("line-exploded", lost=listed(lost)))
    return None


def fought(view: View, event: Event) -> Line | None:
    """A Showdown from its first die to its grave."""
    shown = event.shown
    who = seat_name(view, max(event.seat, 0))
    if event.kind == t.FACED:
        west, one, east, other = shown
        message = say(
            "line-faced",
            west=kind_name(west),
            one=seat_name(view, one),
            east=kind_name(east),
            other=seat_name(view, other),
        )
        duel = say("chapter-showdown", west=kind_name(west), east=kind_name(east))
        return Line(message, DUEL, chapter=duel)
    if event.kind == t.ROLLED:
        return Line(say("line-rolled", west=shown[0], east=shown[1]), DUEL)
    if event.kind == t.REROLLED:
        return Line(say("line-rerolled", who=who, before=shown[1], result=shown[2]), (SPACE_SPOTS[shown[0]],))
    if event.kind == t.STOOD:
        return Line(say("line-stood", who=who, result=shown[1]), (SPACE_SPOTS[shown[0]],))
    if event.kind == t.WON:
        winner, loser = kind_name(shown[0]), kind_name(shown[1])
        return Line(say("line-won", who=who, winner=winner, loser=loser, other=seat_name(view, shown[2])), ("saloon",))
    if event.kind == t.BOTH_FELL:
        return Line(say("line-both-fell", kind=kind_name(shown[0])), DUEL)
    if event.kind == t.BURIED:
        if shown[1] == t.NONE:
            return Line(say("line-boxed", kind=kind_name(shown[0])))
        return Line(say("line-buried", kind=kind_name(shown[0]), count=shown[1]), ("graveyard",))
    return None


def ended(view: View, event: Event) -> Line | None:
    """Bars, triggers, the final count, and the clock."""
    shown = event.shown
    if event.kind == t.BOUGHT:
        return Line(
            say("line-bought", who=seat_name(view, event.seat), price=shown[0]), ("bank", TRAY_SPOTS[event.seat])
        )
    if event.kind == t.TRIGGERED:
        return Line(say(f"line-trigger-{TRIGGER_NAMES.get(shown[0], 'stale')}"))
    if event.kind == t.ENDED:
        scores = [say("line-score", who=seat_name(view, seat), points=points) for seat, points in enumerate(shown)]
        return Line(say("line-ended", scores=listed(scores)), TRAY_SPOTS[: len(shown)], opens_turn=True)
    if event.kind == t.LATE:
        return Line(say("line-late", who=seat_name(view, event.seat)), (TRAY_SPOTS[event.seat],))
    return None


def pieces(counts: list[int]) -> Message:
    """Gold, stone and dynamite, those that are there."""
    names = ("pieces-gold", "pieces-stone", "pieces-dynamite")
    parts = [say(name, count=count) for name, count in zip(names, counts, strict=True) if count]
    return listed(parts) if parts else say("pieces-none")
