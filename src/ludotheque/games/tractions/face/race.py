"""The race for Paris: the treasury that wins, the lead it takes, and what each gang still lacks (R15)."""

from __future__ import annotations

from ludotheque.core.face import Message, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions.face.names import BOX, briques, gang, money, treasure
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


def goal(view: TractionsView) -> Message:
    return say("race-goal", sum=money(view.agreed[t.TARGET]))


def lead() -> Message:
    return say("race-lead", lead=briques(BOX.lead))


def runners(view: TractionsView) -> list[int]:
    """The gangs as they move in this turn, those that are not yet in order after them."""
    return [*view.order, *(n for n in range(t.GANGS) if view.seat_of[n] != t.NONE and n not in view.order)]


def short_of(view: TractionsView, number: int) -> int:
    """What a treasury lacks to the goal; HIDDEN where it is not known."""
    sum = view.purses[number]
    return HIDDEN if sum == HIDDEN else max(0, view.agreed[t.TARGET] - sum)


def behind(view: TractionsView, number: int) -> int:
    """What a treasury lacks to the lead that wins; HIDDEN where others hide theirs."""
    others = [view.purses[other] for other in runners(view) if other != number]
    if HIDDEN in (*others, view.purses[number]):
        return HIDDEN
    return max(0, BOX.lead + max(others, default=0) - view.purses[number])


def need(view: TractionsView, number: int) -> tuple[str, int, int]:
    """Which sentence tells what a gang lacks: to the goal, to the lead, to both; behind others the lead is farther."""
    short, gap = short_of(view, number), behind(view, number)
    if gap == HIDDEN:
        return "unknown", short, gap
    if not short:
        return "lead", short, gap
    if gap > short:
        return "behind", short, gap
    return ("both", short, min(gap, BOX.lead)) if gap else ("short", short, gap)


def brief(view: TractionsView, number: int) -> Message:
    """The goal and what a gang lacks, in half a line."""
    kind, short, gap = need(view, number)
    if kind == "behind":
        short, gap = gap, BOX.lead
    target = briques(view.agreed[t.TARGET])
    return say(f"race-brief-{kind}", goal=target, sum=briques(short), lead=briques(max(0, gap)))


def note(view: TractionsView, number: int) -> Message | None:
    """What a gang lacks to win while the others stand still; nothing where it is not known."""
    missing = max(short_of(view, number), behind(view, number))
    return say("race-note", lead=briques(missing)) if missing > 0 else None


def lacking(view: TractionsView, number: int, is_own: bool) -> Message:
    """What a gang still lacks, as a sentence."""
    kind, short, gap = need(view, number)
    if short == HIDDEN:
        return say("race-hidden", who=gang(number))
    lead = {"lead": briques(BOX.lead if kind == "behind" else max(0, gap)), "gap": treasure(max(0, gap))}
    return say(f"race-lacks-{kind}", who=gang(number), you=int(is_own), sum=treasure(short), **lead)


def share(view: TractionsView, number: int, width: int) -> int:
    """How much of a bar a treasury fills on its way to the goal."""
    sum = view.purses[number]
    return 0 if sum == HIDDEN else min(width, width * sum // max(1, view.agreed[t.TARGET]))
