"""The question above the page, and how the game ended."""

from __future__ import annotations

from ludotheque.core.face import Message, say
from ludotheque.games.apaches.face.names import first_gang, place
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def question(view: ApachesView) -> Message:
    """What is asked, in the words of the viewer."""
    if view.question == t.OVER:
        return ending(view)
    if view.question == t.STARTING:
        return say("question-start")
    yours = view.seat in view.waiting_for
    who = first_gang(view, view.actor)
    if view.question == t.LOOKING:
        return say("question-look", gang=who)
    if view.question == t.DRAFTING:
        return say("question-draft-yours") if yours else say("question-draft-other", gang=who)
    if view.question == t.BAILING:
        if yours:
            return say("question-bail-yours", price=view.amounts[t.BAIL_PRICE])
        return say("question-bail-other", gang=who)
    if not yours:
        key = "question-act-other" if view.question == t.ACTING else "question-mug"
        return say(key, gang=who, place=place(t.BOURGEOIS, view.names))
    if view.question == t.FORCING:
        return say("question-force-yours", place=place(view.staged[t.STAGED_DISTRICT], view.names))
    if view.question == t.STEPPING:
        return say("question-step-yours" if t.STOP in view.legal else "question-step-must")
    return say("question-lay-yours" if view.question == t.LAYING else "question-act-yours")


def ending(view: ApachesView) -> Message:
    """How the game ended, for the viewer."""
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    winners = [seat for seat in range(view.seats) if (view.money[seat], view.operational[seat]) == best]
    if view.seat in winners:
        return say("question-over-yours" if len(winners) == 1 else "question-over-shared", money=best[0])
    if len(winners) > 1:
        return say("question-over-tied", money=best[0])
    who = first_gang(view, winners[0])
    if view.seat >= 0:
        return say("question-over-lost", gang=who, money=best[0], own=view.money[view.seat])
    return say("question-over", gang=who, money=best[0])
