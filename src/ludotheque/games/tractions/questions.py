"""What is asked now, of whom, with everything one needs to answer it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import asked, first, question, second
from ludotheque.core.face import Message, say
from ludotheque.games.tractions import terms as t
from ludotheque.games.tractions.notation import QUESTIONS, man_name
from ludotheque.games.tractions.view import TractionsView
from ludotheque.games.tractions.words import BOX, gang, gangs, join, men, money, parley, place_name, slug

Values = dict[str, int | str | Message]

PEN_STEPS: Final = {
    t.RESTING: "floor",
    t.COMPOSING: "term",
    t.AT_A: "a",
    t.AT_B: "b",
    t.AT_NOTES: "notes",
    t.AT_CARD: "card",
    t.AT_COUNT: "count",
    t.AT_SHOW: "show",
    t.AT_PAWN: "pawn",
    t.AT_OTHER_PAWN: "other-pawn",
    t.AT_LAST: "last",
    t.AT_CLAUSES: "clauses",
    t.AT_WHERE: "where",
    t.AT_SPACE: "space",
    t.AT_PACT: "pact",
    t.AT_WORDS: "words",
    t.AT_BANK: "bank",
    t.AT_WEIGHTS: "weights",
    t.AT_WEIGHT: "weight",
}


def asking(view: TractionsView) -> Message:
    """Who must decide what, in one sentence."""
    top = question(view.agenda)
    if top == t.OVER:
        return ending(view)
    name = slug(QUESTIONS[top])
    if not view.waiting_for or view.waiting_for[0] < 0:
        return say(f"fate-{name}", **values(view, top))
    if view.seat in view.waiting_for:
        return say(f"ask-{stage(view, top, name)}", **values(view, top))
    if top == t.FLOOR and view.seat >= 0 and is_present(view) and view.pen[0]:
        return say(f"ask-{stage(view, top, name)}", **values(view, top))
    return say(f"wait-{name}", who=awaited(view), many=len(view.waiting_for), **values(view, top))


def ending(view: TractionsView) -> Message:
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    if own != t.NONE and view.winners >> own & 1:
        return say("over-won", sum=money(view.purses[own]), who=gangs(view.winners), count=view.winners.bit_count())
    return say("over-lost" if own != t.NONE else "over", who=gangs(view.winners), count=view.winners.bit_count())


def awaited(view: TractionsView) -> Message:
    bits = asked(view.agenda)
    if question(view.agenda) == t.PICKING_GANG or not bits:
        return join([say("player", number=seat + 1) for seat in view.waiting_for])
    return gangs(bits)


def is_present(view: TractionsView) -> bool:
    own = view.gangs[view.seat]
    spaces = [view.heist] if view.floor == t.VAULT else BOX.cafes
    return own != t.NONE and any(view.men[space * t.GANGS + own] for space in spaces)


def stage(view: TractionsView, top: int, name: str) -> str:
    """How far the own answer has come: a paper, an aim, a car being boarded."""
    if top == t.FLOOR:
        return pen_stage(view)
    if top == t.GROUPING and first(view.agenda) == 1:
        return "coup" if not view.group else "coup-where"
    if top == t.GROUPING:
        return group_stage(view)
    if top == t.HOLDING and view.legal == [t.FIRE]:
        return "initiative-fire"
    if top == t.CONTESTING and t.OFFER not in view.legal and t.ATTACK not in view.legal:
        return "contest-back"
    if top in (t.SHOOTING, t.ORDERING, t.RIPOSTING, t.DEPARTING, t.REACTING):
        return aiming_stage(view, top, name)
    if top == t.PARLEYING:
        if not view.offer:
            return name
        return (
            "parley-sum" if first(view.agenda) == 1 else "parley-payee" if len(view.offer) % 3 == 2 else "parley-more"
        )
    if top == t.DUELLING and first(view.agenda) != t.NONE:
        return "duel-rival"
    if top == t.DODGING and dodger(view) == t.NONE:
        return "dodge-done"
    if top == t.MOVING:
        return ("move-first", "move-first", "move")[view.step]
    return name


def group_stage(view: TractionsView) -> str:
    """Whether more men may come along, and whether there is anywhere to go."""
    if any(action < t.SPACE for action in view.legal):
        return "group"
    return "group-where" if any(t.SPACE <= action < t.GANG for action in view.legal) else "group-here"


def pen_stage(view: TractionsView) -> str:
    """What the pen writes next; a gift asks for who gives and who gets it."""
    step = view.pen[0]
    if step == t.COMPOSING and t.SEND not in view.legal and t.SEND not in view.asides:
        return "pen-term-first"
    if step in (t.AT_A, t.AT_B) and view.pen[1] in (t.PAY, t.GIVE_CARD, t.GIVE):
        return "pen-giver" if step == t.AT_A else "pen-taker"
    return f"pen-{PEN_STEPS[step]}"


def aiming_stage(view: TractionsView, top: int, name: str) -> str:
    if view.cars[view.gangs[view.seat]] and (top != t.REACTING or t.STAY not in view.legal):
        return "board"
    if view.aim[0] != t.NONE:
        return "weapon" if view.aim[1] == t.NONE else "target"
    return f"{name}-more" if view.shots else name


def dodger(view: TractionsView) -> int:
    """The own man whose Dodges are counted out next."""
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    counted = view.dodges[::2]
    shot_at = sorted({man for man in view.volley[3::4] if man // t.CREW == own and man not in counted})
    return shot_at[0] if shot_at else t.NONE


def values(view: TractionsView, top: int) -> Values:
    """Everything a sentence about the question may name."""
    found: Values = {}
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    if top in (t.MOVING, t.GROUPING):
        found = {"points": view.points, "men": men(view.group), "count": len(view.group)}
    elif top in (t.CONTESTING, t.FORBIDDING, t.SHIELDING, t.ANSWERING, t.SUMMING, t.NAMING):
        found = entry_values(view, top, own)
    elif top in (t.HOLDING, t.SHOOTING, t.RIPOSTING, t.PARLEYING, t.PARLEY_ANSWERING):
        found = {"place": place_name(view.field), "what": parley(view.offer)}
        found["man"] = man_name(view.aim[0]) if view.aim[0] != t.NONE else ""
    elif top == t.DODGING:
        man = dodger(view)
        found["man"] = man_name(man) if man != t.NONE else ""
        found["bullets"] = view.volley[3::4].count(man)
    elif top in (t.DUELLING, t.DUEL_ANSWERING, t.ROLLING):
        found["man"] = man_name(first(view.agenda)) if first(view.agenda) != t.NONE else ""
        found["other"] = man_name(second(view.agenda)) if top != t.DUELLING else ""
    elif top in (t.ORDERING, t.REACTING, t.HONOURING, t.DEPARTING):
        found = heist_values(view, own)
    elif top == t.GATHERING:
        found = {"place": place_name(first(view.agenda)), "left": 2 - second(view.agenda)}
    elif top == t.AVENGING:
        found = {"whom": gang(first(view.agenda)), "left": 2 - second(view.agenda)}
    elif top in (t.PLEADING, t.VOTING) and view.accusal:
        found = {"claimant": gang(view.accusal[0]), "whom": gang(view.accusal[1])}
    elif top in (t.DRIVING, t.AIMING_AT_VAN, t.VAN_ROLLING, t.LOOT_ROLLING):
        found = {"place": place_name(view.van_place), "left": view.van_left}
    elif top in (t.TAKING, t.STARTING, t.DISCARDING):
        found = {"e": first(view.agenda), "s": second(view.agenda), "over": max(0, view.s_counts[own] - 4)}
    elif top == t.FLOOR:
        found = floor_values(view)
    return found


def entry_values(view: TractionsView, top: int, own: int) -> Values:
    """An attempt to enter a space: who comes, whom he meets, what is offered."""
    space = view.target
    there = sum(
        1 << number for number in range(t.GANGS) if number != view.active and view.men[space * t.GANGS + number]
    )
    return {
        "mover": gang(view.active),
        "place": place_name(space),
        "holders": gangs(there),
        "men": men(view.group),
        "sum": money(second(view.agenda) if top == t.SUMMING else view.sums[own] if own != t.NONE else 0),
        "gang": gang(first(view.agenda)) if top == t.SUMMING else gang(t.NONE),
    }


def heist_values(view: TractionsView, own: int) -> Values:
    return {
        "place": place_name(view.heist),
        "man": man_name(view.aim[0]) if view.aim[0] != t.NONE else "",
        "seats": 4 * view.cars[own] if own != t.NONE else 0,
        "aboard": len([man for man in view.boarding if man // t.CREW == own]),
        "loot": money(
            sum(view.loot[man] for man in range(t.MEN) if man // t.CREW == own and view.place[man] == view.heist)
        ),
    }


def floor_values(view: TractionsView) -> Values:
    own = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    unread = 0
    for i in range(0, len(view.papers), 4):
        if (
            own != t.NONE
            and view.papers[i] != own
            and view.papers[i + 3] != t.NONE
            and not view.papers[i + 2] >> own & 1
        ):
            unread += 1
    return {
        "place": place_name(view.heist) if view.floor == t.VAULT else "",
        "unread": unread,
        "a": gang(view.pen[2]),
        "sum": money(view.pen[4] if view.pen[1] == t.PAY else view.pen[5]),
        "b": gang(view.pen[3]),
    }
