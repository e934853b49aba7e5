"""What is asked now, of whom, with everything one needs to answer it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import asked, first, question, second
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face.names import BOX, gang, gangs, join, men, money, parley, place_name, slug
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import CLAUSE_NAMES, QUESTIONS, TERM_NAMES, man_name

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
OPENINGS: Final = {  # the questions that name what is open, where that is not everything
    (t.FIRE,): "initiative-fire",
    (t.ROULETTE,): "initiative-roulette",
    (t.FIRE, t.ROULETTE): "initiative-open",
    (t.PARLEY, t.PASS): "initiative-talk",
    (t.PASS,): "initiative-pass",
    (t.OFFER, t.BACK): "contest-offer",
    (t.ATTACK, t.BACK): "contest-attack",
    (t.BACK,): "contest-back",
}
OFFHAND: Final = (t.SHIELDING, t.DODGING, t.DEPARTING, t.AIMING_AT_VAN)  # asked whatever is in the hand
ORDERS: Final = {  # by whether a car and a shot are open
    (True, True): "order",
    (True, False): "order-flee",
    (False, True): "order-shoot",
    (False, False): "order-stand",
}
RIPOSTES: Final = {  # by whether a parley and a shot are open
    (True, True): "riposte",
    (True, False): "riposte-parley",
    (False, True): "riposte-shoot",
    (False, False): "riposte-none",
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
    if top in OFFHAND and view.legal in ([t.NO], [t.DODGE]):
        return f"{name}-none"
    if top == t.FLOOR:
        return pen_stage(view)
    if top == t.GROUPING and first(view.agenda) == 1:
        return "coup" if not view.group else "coup-where"
    if top == t.GROUPING:
        return group_stage(view)
    if top in (t.HOLDING, t.CONTESTING):
        return OPENINGS.get(tuple(view.legal), name)
    if top == t.NAMING:
        return naming_stage(view)
    if top in (t.SHOOTING, t.ORDERING, t.RIPOSTING, t.DEPARTING, t.REACTING):
        return aiming_stage(view, top, name)
    if top == t.PARLEYING:
        if not view.offer:
            return name
        return (
            "parley-sum" if first(view.agenda) == 1 else "parley-payee" if len(view.offer) % 3 == 2 else "parley-more"
        )
    if top == t.AIMING_AT_VAN and first(view.agenda) != t.NONE:
        return "weapon"
    if top == t.DUELLING and first(view.agenda) != t.NONE:
        return "duel-rival"
    if top == t.DODGING and dodger(view) == t.NONE:
        return "dodge-done"
    if top == t.MOVING:
        return ("move-first", "move-first", "move")[view.step]
    return name


def group_stage(view: TractionsView) -> str:
    """Whether more men may come along, and whether there is anywhere to go."""
    if has_men(view):
        return "group"
    return "group-where" if any(t.SPACE <= action < t.GANG for action in view.legal) else "group-here"


def naming_stage(view: TractionsView) -> str:
    """Whether there is still a gang to name, or a man to join in."""
    if any(t.GANG <= action < t.NUMBER for action in view.legal):
        return "name-more" if view.named else "name"
    return "name-joins" if has_men(view) else "name-ready"


def has_men(view: TractionsView) -> bool:
    """Whether one of the answers is a man."""
    return any(action < t.SPACE for action in view.legal)


def pen_stage(view: TractionsView) -> str:
    """What the pen writes next; each kind of row asks in its own words for who is bound, and to whom."""
    step = view.pen[0]
    kind = view.pen[1]
    if step == t.COMPOSING and t.SEND not in view.legal and t.SEND not in view.asides:
        return "pen-term-first"
    if step == t.AT_WEIGHTS and t.OK not in view.legal and t.OK not in view.asides:
        return "pen-weights-first"
    if step in (t.AT_A, t.AT_B) and kind in (t.PAY, t.GIVE_CARD, t.GIVE):
        return "pen-giver" if step == t.AT_A else "pen-taker"
    if step in (t.AT_A, t.AT_B):
        return f"pen-{PEN_STEPS[step]}-{TERM_NAMES[kind] if kind < t.TERMS else CLAUSE_NAMES[kind - t.PEACE]}"
    return f"pen-{PEN_STEPS[step]}"


def aiming_stage(view: TractionsView, top: int, name: str) -> str:
    if view.cars[view.gangs[view.seat]] and (top != t.REACTING or t.STAY not in view.legal):
        return "board" if has_men(view) else "board-ready"
    man, weapon = view.aim
    if man != t.NONE:
        if weapon == t.NONE:
            return "weapon"
        if man not in view.shots[1::4]:
            return "target"
        return "order-target-more" if top == t.ORDERING else "target-more"
    if view.shots:
        return f"{name}-more" if has_men(view) else f"{name}-ready"
    if top == t.ORDERING:
        return ORDERS[any(t.CARS < action < t.PETROL for action in view.legal), has_men(view)]
    if top == t.RIPOSTING:
        return RIPOSTES[t.PARLEY in view.legal, has_men(view)]
    return name


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
        found = {"place": place_name(view.field), "what": parley(view.offer), **aim_values(view)}
        found["sum"] = money(view.offer[-1] if view.offer else 0)
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
        found["man"] = man_name(first(view.agenda)) if top == t.AIMING_AT_VAN and first(view.agenda) != t.NONE else ""
    elif top in (t.TAKING, t.STARTING, t.DISCARDING):
        found = {"e": first(view.agenda), "s": second(view.agenda), "over": max(0, view.s_counts[own] - 4)}
    elif top == t.FLOOR:
        found = floor_values(view)
    return found


def entry_values(view: TractionsView, top: int, own: int) -> Values:
    """An attempt to enter a space: who comes, who has not let him in, what is offered."""
    space = view.target
    there = ~view.consents & sum(
        1 << number for number in range(t.GANGS) if number != view.active and view.men[space * t.GANGS + number]
    )
    return {
        "mover": gang(view.active),
        "place": place_name(space),
        "holders": gangs(there),
        "count": there.bit_count(),
        "men": men(view.group),
        "sum": money(second(view.agenda) if top == t.SUMMING else view.sums[own] if own != t.NONE else 0),
        "gang": gang(first(view.agenda)) if top == t.SUMMING else gang(t.NONE),
    }


def aim_values(view: TractionsView) -> Values:
    """Who aims, how many bullets are left to him, and how many others may aim after him."""
    man, weapon = view.aim
    if man == t.NONE:
        return {"man": "", "left": 0, "others": 0}
    loaded = view.stens[man] if weapon == t.BY_HELD else BOX.sten_bullets
    others = [action for action in view.legal if action < t.SPACE and action // t.CREW == man // t.CREW]
    return {"man": man_name(man), "left": loaded - view.shots[1::4].count(man), "others": len(others)}


def heist_values(view: TractionsView, own: int) -> Values:
    return {
        **aim_values(view),
        "place": place_name(view.heist),
        "seats": 4 * view.cars[own] if own != t.NONE else 0,
        "fire": under_fire(view, own),
        "aboard": len([man for man in view.boarding if man // t.CREW == own]),
        "loot": money(
            sum(view.loot[man] for man in range(t.MEN) if man // t.CREW == own and view.place[man] == view.heist)
        ),
    }


def under_fire(view: TractionsView, own: int) -> Message:
    """The own men who are shot at, each with his bullets."""
    targets = view.volley[3::4]
    return join(
        [
            say("shot-at", man=man_name(man), bullets=targets.count(man))
            for man in sorted({*targets})
            if man // t.CREW == own
        ]
    )


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
