"""What the street asks, and how a game ended."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import first, second
from ludotheque.core.face import Message, say
from ludotheque.core.state import CHANCE
from ludotheque.games.meeples.face.names import at_place, at_space, cost_told, crowd, of_seat, seat_name, the_kind
from ludotheque.games.meeples.face.panels.decision import bars_due, best_seats
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

QUESTIONS: Final = {
    t.CORNERING: "corner",
    t.TAKING: "take",
    t.STARTING: "start",
    t.TURNING: "dir",
    t.DROPPING: "drop",
    t.APPOINTING: "appoint",
    t.RESOLVING: "resolve",
    t.BUILDING: "build",
    t.UPGRADING: "upgrade",
    t.REROLLING: "reroll",
    t.ENDING: "end",
    t.NAMING: "first",
}


def question(view: MeeplesView) -> Message:
    now = view.question
    if now == t.OVER:
        return ending(view)
    if now == t.DEALING:
        return say("question-deal")
    if now in (t.ROLLING, t.ROLLING_AGAIN):
        return say("question-roll")
    if now == t.DRAWING:
        key = "question-draw-yours" if first(view.agenda) == view.seat else "question-draw-other"
        return say(key, who=seat_name(view, first(view.agenda)), count=second(view.agenda))
    if view.waiting_for == [CHANCE]:
        return say("question-first-drawn")
    seat = view.waiting_for[0]
    reader = "yours" if seat == view.seat else "other"
    if now in (t.UPGRADING, t.REROLLING) and seat != view.turn:
        # D9, D10: a decision inside another's turn, told to both whom it concerns.
        reader = {seat: "called", view.turn: "waits"}.get(view.seat, "other")
    values = question_values(view)
    return say(
        f"question-{QUESTIONS[now]}-{reader}", who=seat_name(view, seat), turn=of_seat(view, view.turn), **values
    )


def question_values(view: MeeplesView) -> dict[str, int | str | Message]:
    """What the sentence of a question needs."""
    if view.question == t.DROPPING:
        return {"space": at_space(view.target), "count": sum(view.hand)}
    if view.question in (t.BUILDING, t.UPGRADING):
        return {"building": at_place(view.item), "cost": cost_told(view, view.item), "points": view.sign_points[1]}
    if view.question == t.APPOINTING:
        space = first(view.agenda)
        return {"kind": the_kind(view.street[space]), "space": at_space(space)}
    if view.question == t.REROLLING:
        own = first(view.agenda) - t.WEST
        mine, theirs = view.dice[own], view.dice[1 - own]
        return {"mine": mine, "theirs": theirs, "tied": int(mine == theirs)}
    if view.question in (t.STARTING, t.TURNING):
        return {"crowd": crowd(view.hand)}
    if view.question == t.RESOLVING:
        return {"count": len(view.items)}
    if view.question == t.ENDING:
        return {"bars": bars_due(view)}
    return {}


def ending(view: MeeplesView) -> Message:
    """Who has won, to the one who reads it."""
    winners = best_seats(view)
    points = view.scores[winners[0]]
    names = seat_name(view, winners[0])
    for seat in winners[1:]:
        names = say("list-and", first=names, rest=seat_name(view, seat))
    if view.seat in winners:
        return say("over-won" if len(winners) == 1 else "over-shared-yours", points=points, who=names)
    if view.seat < 0 or len(winners) > 1:
        return say("over-one" if len(winners) == 1 else "over-shared", points=points, who=names)
    return say("over-lost", points=points, who=names, mine=view.scores[view.seat])
