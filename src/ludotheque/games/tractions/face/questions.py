"""What is asked now, of whom, with everything one needs to answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.agenda import asked, first, question, second
from ludotheque.core.face import Message, say
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.names import BOX, gang, gangs, join, men, money, row_name, slug, whereabouts
from ludotheque.games.tractions.face.names import man as name_of
from ludotheque.games.tractions.face.papers import parley, pen_sum
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import QUESTIONS

Values = dict[str, int | str | Message]

PEN_STEPS: Final = {
    t.RESTING: "floor",
    t.COMPOSING: "term",
    t.AT_GIVER: "a",
    t.AT_TAKER: "b",
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
BY_COUP: Final = 1  # how a group goes
COUNTING: Final = 1  # how far a parley has come: a sum is being named
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
    known = VALUES[top](view) if top in VALUES else {}
    if not view.waiting_for or view.waiting_for[0] < 0:
        return say(f"fate-{name}", **known)
    if view.seat in view.waiting_for or (top == t.FLOOR and is_writing(view)):
        return say(f"ask-{stage(view, top, name)}", **known)
    return say(f"wait-{name}", who=awaited(view), many=len(view.waiting_for), **known)


def ending(view: TractionsView) -> Message:
    own = own_gang(view)
    winners: Values = {"who": gangs(view.winners), "count": view.winners.bit_count()}
    if own != t.NONE and view.winners >> own & 1:
        return say("over-won", sum=money(view.purses[own]), **winners)
    return say("over-lost" if own != t.NONE else "over", **winners)


def awaited(view: TractionsView) -> Message:
    bits = asked(view.agenda)
    if question(view.agenda) == t.PICKING_GANG or not bits:
        return join([say("player", number=seat + 1) for seat in view.waiting_for])
    return gangs(bits)


def is_writing(view: TractionsView) -> bool:
    """Whether the reader goes on with a draft although nobody waits for him."""
    own = own_gang(view)
    spaces = [view.heist] if view.floor == t.VAULT else BOX.cafes
    is_present = own != t.NONE and any(view.men[space * t.GANGS + own] for space in spaces)
    return is_present and rows.pen(view).step != t.RESTING


# How far the own answer has come: a paper, an aim, a car being boarded.


def stage(view: TractionsView, top: int, name: str) -> str:
    """The question with what has been said of the answer so far."""
    if top in OFFHAND and view.legal in ([t.NO], [t.DODGE]):
        return f"{name}-none"
    return STAGES[top](view, name) if top in STAGES else name


def moving_stage(view: TractionsView, name: str) -> str:
    if not has_men(view) and t.RECRUIT_MP not in view.legal and t.RECRUIT_CASH not in view.legal:
        return "move-last"
    return ("move-first", "move-first", "move")[view.step]


def group_stage(view: TractionsView, name: str) -> str:
    """Whether more men may come along, and whether there is anywhere to go."""
    if first(view.agenda) == BY_COUP:
        return "coup" if not view.group else "coup-where"
    if has_men(view):
        return "group"
    return "group-where" if any(t.SPACE <= action < t.GANG for action in view.legal) else "group-here"


def opening_stage(view: TractionsView, name: str) -> str:
    return OPENINGS.get(tuple(view.legal), name)


def naming_stage(view: TractionsView, name: str) -> str:
    """Whether there is still a gang to name, or a man to join in."""
    if any(t.GANG <= action < t.NUMBER for action in view.legal):
        return "name-more" if view.named else "name"
    return "name-joins" if has_men(view) else "name-ready"


def parley_stage(view: TractionsView, name: str) -> str:
    if not view.offer:
        return name
    if first(view.agenda) == COUNTING:
        return "parley-sum"
    return "parley-payee" if len(view.offer) % rows.SUM == 2 else "parley-more"


def van_stage(view: TractionsView, name: str) -> str:
    return "weapon" if first(view.agenda) != t.NONE else name


def duel_stage(view: TractionsView, name: str) -> str:
    return "duel-rival" if first(view.agenda) != t.NONE else name


def dodging_stage(view: TractionsView, name: str) -> str:
    return "dodge-done" if dodger(view) == t.NONE else name


def pen_stage(view: TractionsView, name: str) -> str:
    """What the pen writes next; each kind of row asks in its own words for who is bound, and to whom."""
    pen = rows.pen(view)
    if pen.step == t.COMPOSING and t.SEND not in view.legal and t.SEND not in view.asides:
        return "pen-term-first"
    if pen.step == t.AT_WEIGHTS and t.OK not in view.legal and t.OK not in view.asides:
        return "pen-weights-first"
    if pen.step not in (t.AT_GIVER, t.AT_TAKER):
        return f"pen-{PEN_STEPS[pen.step]}"
    if pen.kind in (t.PAY, t.GIVE_CARD, t.GIVE):
        return "pen-giver" if pen.step == t.AT_GIVER else "pen-taker"
    return f"pen-{PEN_STEPS[pen.step]}-{row_name(pen.kind)}"


def aiming_stage(view: TractionsView, name: str) -> str:
    """Shots, orders and getaways: men board first, then each gun is given its weapon and its targets."""
    top = question(view.agenda)
    if view.cars[view.gangs[view.seat]] and (top != t.REACTING or t.STAY not in view.legal):
        return "board" if has_men(view) else "board-ready"
    man, weapon = view.aim
    if man != t.NONE:
        if weapon == t.NONE:
            return "weapon"
        if not bullets_of(view, man):
            return "target"
        return "order-target-more" if top == t.ORDERING else "target-more"
    if view.shots:
        return f"{name}-more" if has_men(view) else f"{name}-ready"
    if top == t.ORDERING:
        return ORDERS[any(t.CARS < action < t.PETROL for action in view.legal), has_men(view)]
    if top == t.RIPOSTING:
        return RIPOSTES[t.PARLEY in view.legal, has_men(view)]
    return name


STAGES: Final[dict[int, Callable[[TractionsView, str], str]]] = {
    t.FLOOR: pen_stage,
    t.MOVING: moving_stage,
    t.GROUPING: group_stage,
    t.CONTESTING: opening_stage,
    t.INITIATIVE: opening_stage,
    t.NAMING: naming_stage,
    t.SHOOTING: aiming_stage,
    t.RIPOSTING: aiming_stage,
    t.ORDERING: aiming_stage,
    t.REACTING: aiming_stage,
    t.DEPARTING: aiming_stage,
    t.PARLEYING: parley_stage,
    t.DUELLING: duel_stage,
    t.DODGING: dodging_stage,
    t.AIMING_AT_VAN: van_stage,
}


def has_men(view: TractionsView) -> bool:
    """Whether one of the answers is a man."""
    return any(action < t.SPACE for action in view.legal)


def bullets_of(view: TractionsView, man: int) -> int:
    """How many bullets a man has been given a target for."""
    return sum(shot.man == man for shot in rows.shots(view.shots))


def dodger(view: TractionsView) -> int:
    """The own man whose Dodges are counted out next."""
    own = own_gang(view)
    counted = view.dodges[::2]  # man, Dodges
    shot_at = {man for man in rows.targets(view.volley) if gang_of(man) == own and man not in counted}
    return min(shot_at) if shot_at else t.NONE


# Everything a sentence about the question may name.


def moving_values(view: TractionsView) -> Values:
    cars = sum(t.PETROL < action < t.DODGE for action in view.legal)
    return {"points": view.points, "men": men(view.group), "count": len(view.group), "cars": cars}


def entry_values(view: TractionsView) -> Values:
    """An attempt to enter a space: who comes, who has not let him in, what is offered."""
    own = own_gang(view)
    is_summing = question(view.agenda) == t.SUMMING
    there = rows.gang_bits(view, view.target, view.active) & ~view.consents
    return {
        "mover": gang(view.active),
        **whereabouts(view.target),
        "holders": gangs(there),
        "count": there.bit_count(),
        "men": men(view.group),
        "sum": money(second(view.agenda) if is_summing else view.sums[own] if own != t.NONE else 0),
        "gang": gang(first(view.agenda)) if is_summing else gang(t.NONE),
    }


def fight_values(view: TractionsView) -> Values:
    sum = money(view.offer[-1] if view.offer else 0)
    return {**whereabouts(view.field), "what": parley(view.offer), **aim_values(view), "sum": sum}


def aim_values(view: TractionsView) -> Values:
    """Who aims, how many bullets are left to him, and how many others may aim after him."""
    man, weapon = view.aim
    if man == t.NONE:
        return {"man": "", "left": 0, "others": 0}
    loaded = view.stens[man] if weapon == t.BY_HELD else BOX.sten_bullets
    others = [action for action in view.legal if action < t.SPACE and gang_of(action) == gang_of(man)]
    return {"man": name_of(man), "left": loaded - bullets_of(view, man), "others": len(others)}


def dodging_values(view: TractionsView) -> Values:
    man = dodger(view)
    return {"man": man_or_nobody(man), "bullets": rows.targets(view.volley).count(man)}


def duel_values(view: TractionsView) -> Values:
    other = name_of(second(view.agenda)) if question(view.agenda) != t.DUELLING else ""
    return {"man": man_or_nobody(first(view.agenda)), "other": other}


def man_or_nobody(man: int) -> Message | str:
    return name_of(man) if man != t.NONE else ""


def heist_values(view: TractionsView) -> Values:
    own = own_gang(view)
    loot = sum(view.loot[man] for man in range(t.MEN) if gang_of(man) == own and view.place[man] == view.heist)
    return {
        **aim_values(view),
        **whereabouts(view.heist),
        "seats": BOX.traction_seats * view.cars[own] if own != t.NONE else 0,
        "fire": under_fire(view, own),
        "aboard": sum(gang_of(man) == own for man in view.boarding),
        "loot": money(loot),
    }


def under_fire(view: TractionsView, own: int) -> Message:
    """The own men who are shot at, each with his bullets."""
    aimed = rows.targets(view.volley)
    hit = sorted({man for man in aimed if gang_of(man) == own})
    return join([say("shot-at", man=name_of(man), bullets=aimed.count(man)) for man in hit])


def gathering_values(view: TractionsView) -> Values:
    return {**whereabouts(first(view.agenda)), "left": BOX.gros_men - second(view.agenda)}


def avenging_values(view: TractionsView) -> Values:
    return {"whom": gang(first(view.agenda)), "left": BOX.reprisal_men - second(view.agenda)}


def judging_values(view: TractionsView) -> Values:
    if not view.accusal:
        return {}
    claimant, accused, _, _ = view.accusal
    return {"claimant": gang(claimant), "whom": gang(accused)}


def van_values(view: TractionsView) -> Values:
    man = first(view.agenda) if question(view.agenda) == t.AIMING_AT_VAN else t.NONE
    return {**whereabouts(view.van_place), "left": view.van_left, "man": man_or_nobody(man)}


def card_values(view: TractionsView) -> Values:
    over = max(0, view.s_counts[own_gang(view)] - BOX.super_most)
    return {"e": first(view.agenda), "s": second(view.agenda), "over": over}


def floor_values(view: TractionsView) -> Values:
    own, pen = own_gang(view), rows.pen(view)
    return {
        "unread": sum(rows.is_unanswered(paper, own) for paper in rows.papers(view)),
        "a": gang(pen.a),
        "sum": money(pen_sum(view)),
        "b": gang(pen.b),
    }


VALUES: Final[dict[int, Callable[[TractionsView], Values]]] = {
    t.STARTING: card_values,
    t.FLOOR: floor_values,
    t.DISCARDING: card_values,
    t.MOVING: moving_values,
    t.GROUPING: moving_values,
    t.FORBIDDING: entry_values,
    t.CONTESTING: entry_values,
    t.SUMMING: entry_values,
    t.ANSWERING: entry_values,
    t.NAMING: entry_values,
    t.SHIELDING: entry_values,
    t.INITIATIVE: fight_values,
    t.SHOOTING: fight_values,
    t.DODGING: dodging_values,
    t.RIPOSTING: fight_values,
    t.PARLEYING: fight_values,
    t.PARLEY_ANSWERING: fight_values,
    t.DUELLING: duel_values,
    t.DUEL_ANSWERING: duel_values,
    t.ROLLING: duel_values,
    t.GATHERING: gathering_values,
    t.ORDERING: heist_values,
    t.REACTING: heist_values,
    t.HONOURING: heist_values,
    t.DEPARTING: heist_values,
    t.AVENGING: avenging_values,
    t.PLEADING: judging_values,
    t.VOTING: judging_values,
    t.VAN_ROLLING: van_values,
    t.DRIVING: van_values,
    t.AIMING_AT_VAN: van_values,
    t.LOOT_ROLLING: van_values,
    t.TAKING: card_values,
}
