"""The log: each event a news item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.face import Line, say
from ludotheque.core.state import HIDDEN, Event
from ludotheque.games.apaches.face.clicks import DISTRICT_SPOTS
from ludotheque.games.apaches.face.names import crew, first_gang, gang, place, prize, together
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView


def line(view: ApachesView, event: Event) -> Line | None:
    """The news item of an event, where it makes one."""
    return LINES[event.kind](view, event)


def round_line(view: ApachesView, event: Event) -> Line:
    number = event.shown[0]
    message = say("line-round", round=number, gang=first_gang(view, event.seat))
    return Line(message, opens_turn=True, chapter=say("chapter-round", round=number))


def bails_line(view: ApachesView, event: Event) -> Line:
    count, price = event.shown
    return Line(say("line-bails", gang=gang(view, event.seat), count=count, price=price))


def turn_line(view: ApachesView, event: Event) -> Line:
    turn, by_reserve, *rest = event.shown
    if not by_reserve:
        return Line(say("line-turn", turn=turn), opens_turn=True)
    seats, reserves = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    names = dict(zip(("one", "two", "three", "four"), (gang(view, seat) for seat in seats), strict=False))
    counts = dict(zip("abcd", reserves, strict=False))
    level = "all" if len(set(reserves)) == 1 else "none"
    return Line(say(f"line-last-{len(seats)}", level=level, **names, **counts), opens_turn=True)


def drafted_line(view: ApachesView, event: Event) -> Line:
    district = event.shown[0]
    message = say("line-drafted", gang=first_gang(view, event.seat), place=place(district, view.names))
    return Line(message, (DISTRICT_SPOTS[district],))


def looked_line(view: ApachesView, event: Event) -> Line | None:
    """Only its holder learns what a planque is."""
    if event.secret[0] == HIDDEN:
        return None
    planque, kind, value = event.secret
    return Line(say("line-looked", what=prize(kind, value)), (f"hand-{planque}",))


def places_line(view: ApachesView, event: Event) -> Line:
    district, force, total = event.shown
    key = "line-places" if t.TOTAL[force] == t.TOTAL[total] else "line-places-more"
    who, where = first_gang(view, event.seat), place(district, view.names)
    message = say(key, gang=who, crew=crew(force), place=where, count=t.TOTAL[total])
    return Line(message, (DISTRICT_SPOTS[district],), opens_turn=True)


def moves_line(view: ApachesView, event: Event) -> Line:
    moves = together(event.shown, view.names)
    parts = dict(zip(("one", "two"), moves, strict=False))
    spots = [DISTRICT_SPOTS[d] for step in event.shown for d in (t.STEP_FROM[step], t.STEP_TO[step])]
    message = say(f"line-moves-{len(moves)}", gang=first_gang(view, event.seat), **parts)
    return Line(message, tuple(dict.fromkeys(spots)), opens_turn=True)


def lays_line(view: ApachesView, event: Event) -> Line:
    planque, kind, value = event.shown
    district = t.district_of(planque)
    who, where = first_gang(view, event.seat), place(district, view.names)
    message = say("line-lays", gang=who, place=where, what=prize(kind, value))
    return Line(message, (f"slot-{district + 1}-{t.slot_of(planque) + 1}",))


def wins_line(view: ApachesView, event: Event) -> Line:
    """The news of one district: who, how many against how many, and what."""
    district, _, kind, value, amount, recruits, number, rivals = event.shown
    spots = (DISTRICT_SPOTS[district],)
    name = view.names[district]
    if event.seat < 0:
        if district >= t.COLOURED:
            return Line(say(f"line-nobody-{district + 1}", name=name), spots)
        return Line(say("line-nobody", name=name, what=prize(kind, value)), spots)
    if district == t.BOURGEOIS:
        key = "line-token"
    elif district == t.FENCE:
        key = "line-fence" if amount else "line-fence-dry"
    else:
        key = f"line-{PRIZES[kind]}"
    where = say("headline", name=name, odds=say("odds", number=number, rivals=rivals))
    to = say(f"gang-{view.sides[event.seat]}-to")
    forms = {"gang": gang(view, event.seat), "first": first_gang(view, event.seat), "to": to}
    return Line(say(key, where=where, amount=amount, recruits=recruits, **forms), spots)


def mugged_line(view: ApachesView, event: Event) -> Line | None:
    return None if event.secret[0] == HIDDEN else Line(say(f"line-mugged-{event.secret[0]}"))


def returns_line(view: ApachesView, event: Event) -> Line:
    names = ("freed", "healed", "novices", "gone", "joined")
    parts = [say(f"return-{name}", count=count) for name, count in zip(names, event.shown, strict=True) if count]
    told = parts[0]
    for part in parts[1:]:
        told = say("returns-2", one=told, two=part)
    return Line(say("line-returns", gang=first_gang(view, event.seat), what=told))


def reveals_line(view: ApachesView, event: Event) -> Line:
    burghers, policemen, won, fined, jailed = event.shown
    values = {"burghers": burghers, "policemen": policemen, "won": won, "fined": fined, "jailed": jailed}
    key = "line-reveals" if burghers or not policemen else "line-reveals-policeman"
    return Line(say(key, gang=first_gang(view, event.seat), **values))


def scores_line(view: ApachesView, event: Event) -> Line:
    count, pay, money = event.shown
    return Line(say("line-scores", gang=first_gang(view, event.seat), count=count, pay=pay, money=money))


def ended_line(view: ApachesView, event: Event) -> Line:
    winners = [seat for seat, rank in enumerate(event.shown) if rank == 1]
    if len(winners) > 1:
        return Line(say("line-tied"), opens_turn=True)
    return Line(say("line-won", gang=first_gang(view, winners[0])), opens_turn=True)


LINES: Final[dict[int, Callable[[ApachesView, Event], Line | None]]] = {
    t.STARTED: lambda view, event: Line(say("line-started", gang=gang(view, event.seat))),
    t.ROUND: round_line,
    t.DRAFTED: drafted_line,
    t.LOOKED: looked_line,
    t.TURN: turn_line,
    t.SKIPS: lambda view, event: Line(say("line-skips", gang=first_gang(view, event.seat)), opens_turn=True),
    t.PLACES: places_line,
    t.MOVES: moves_line,
    t.LAYS: lays_line,
    t.BAILS: bails_line,
    t.RESOLVING: lambda view, event: Line(say("line-resolving", round=event.shown[0]), opens_turn=True),
    t.WINS: wins_line,
    t.ROBBED: lambda view, event: Line(say("line-robbed", gang=first_gang(view, event.seat), amount=event.shown[0])),
    t.MUGGED: mugged_line,
    t.RETURNS: returns_line,
    t.REVEALS: reveals_line,
    t.SCORES: scores_line,
    t.ENDED: ended_line,
}
