"""What a gang may do although nobody asks it: publish, claim, protect its men, buy time (R51, R57, R87, A14)."""

from __future__ import annotations

from ludotheque.core.agenda import SECOND, asked, below, first, question, set_first, settle
from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.tractions.rules import attack, claims, floor, movement
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.card_phase import close_taking
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.questions import QUESTIONS
from ludotheque.games.tractions.rules.turns import richest


def is_aside(p: Position, top: int, gang: int, action: int) -> bool:
    """Whether the action is none of the answers to the question on top; in the window of R88 the same card is one."""
    if top == t.SHIELDING and asked(p.agenda) >> gang & 1 and action == attack.wanted_shield(p):
        return False
    return t.PUBLISH <= action < t.SETUP or action in (t.BUY_TIME, t.ENOUGH)


def is_anybody_asked(p: Position) -> bool:
    """Asides wait for the draws, and for the first turn."""
    return p.turn > 0 and len(p.waiting_for) > 0 and p.waiting_for[0] != CHANCE


def open_asides(p: Position, seat: int, gang: int) -> list[int]:
    """What the gang may do unasked now, ascending."""
    found: list[int] = []
    top = question(p.agenda)
    if top == t.FLOOR and p.done >> gang & 1:
        found += QUESTIONS[t.FLOOR].legal(p, gang)
    candidates: list[int] = []
    if p.pacts:
        for slot in range(t.SLOTS):
            candidates.append(t.PUBLISH + slot)
        for i in range(t.SLOTS * t.GANGS):
            candidates.append(t.CLAIM + i)
    candidates += [t.SHIELD, t.SHIELD + 1, t.BUY_TIME, t.ENOUGH]
    for action in candidates:
        if is_aside(p, top, gang, action) and aside_refusal(p, top, seat, gang, action) == LEGAL:
            found.append(action)
    found.sort()
    return found


def aside_refusal(p: Position, top: int, seat: int, gang: int, action: int) -> str:
    if not is_anybody_asked(p):
        return "R9"
    if action == t.BUY_TIME:
        if seat not in p.waiting_for or not is_movement_question(top):
            return "R57"
        return movement.buy_refusal(p, gang)
    if action == t.ENOUGH:
        is_open = p.agreed[t.MAX_TURNS] == 0 and is_claim_time(top) and p.heist == t.NONE
        return LEGAL if is_open else "A48"
    if t.PUBLISH <= action < t.PUBLISH + t.SLOTS:
        return claims.publish_refusal(p, gang, action - t.PUBLISH)
    if t.CLAIM <= action < t.CLAIM + t.SLOTS * t.GANGS:
        return claims.claim_refusal(p, gang, action) if is_claim_time(top) else "R51"
    if p.shields[gang * 2 + action - t.SHIELD]:
        return "R87"
    return LEGAL if p.hands[gang * t.KINDS + t.IMPLANTATION] else "R87"


def is_claim_time(top: int) -> bool:
    """R17, R51: a settled point, or a floor, be it that of a heist."""
    return top in (t.MOVING, t.GROUPING, t.FLOOR, t.DISCARDING, t.STARTING, t.GATHERING, t.RANKING_BANKS, t.TAKING)


def is_movement_question(top: int) -> bool:
    """The decisions of the active gang for which its sand runs (R56)."""
    return top in (
        t.MOVING, t.GROUPING, t.CONTESTING, t.SUMMING, t.NAMING, t.INITIATIVE, t.SHOOTING, t.DODGING, t.RIPOSTING,
        t.PARLEYING, t.PARLEY_ANSWERING, t.DUELLING, t.DUEL_ANSWERING, t.LEAVING,
    )  # fmt: skip


def do_aside(p: Position, gang: int, action: int) -> None:
    if action == t.BUY_TIME:
        movement.buy_time(p, gang)
    elif action == t.ENOUGH:
        say_enough(p, gang)
    elif action >= t.SHIELD:
        protect_unasked(p, gang, action - t.SHIELD)
    elif action >= t.CLAIM:
        claims.claim(p, gang, action)
    else:
        claims.publish(p, gang, action - t.PUBLISH)


def protect_unasked(p: Position, gang: int, what: int) -> None:
    """R87, A44: an attack that is being announced in such a place loses the gang; one under way goes on (R89)."""
    attack.protect(p, gang, what)
    top = question(p.agenda)
    if top == t.DISCARDING:
        release_discarder(p, gang)
    elif top in (t.NAMING, t.SHIELDING) and p.is_shielded(gang, p.target):
        p.named &= ~(1 << gang)
        if top == t.SHIELDING:  # the frame below keeps whom else to ask
            others = below(p.agenda, SECOND) & ~(1 << gang)
            p.set_second_below(others)
            set_first(p.agenda, int(others == 0))
        elif attack.nameable(p, p.target, attack.armable(p)) == 0:
            settle(p.agenda)


def say_enough(p: Position, gang: int) -> None:
    """A48: at a table without a last turn the game stops when all say so; who has said it may take it back."""
    p.enough ^= 1 << gang
    tell_all(p, t.SAID_ENOUGH, gang, [p.enough >> gang & 1])
    for other in range(t.GANGS):
        if p.is_playing(other) and not p.enough >> other & 1:
            return
    p.winners = richest(p)
    tell_all(p, t.ENDED, t.NONE, [p.winners, 1])


def release_discarder(p: Position, gang: int) -> None:
    """R23: who has four S cards left throws none away."""
    if p.s_count(gang) <= p.material.super_most:
        p.strike_off(gang)
        if asked(p.agenda) == 0:
            settle(p.agenda)


def resume(p: Position) -> None:
    """A reprisal is over: what was being chosen when it was claimed goes on with the men who are still there."""
    top = question(p.agenda)
    if top == t.FLOOR:
        floor.refresh_floor(p)  # a replaced man may have been the last of his gang in the cafés
    elif top == t.GROUPING:
        p.group = [man for man in p.group if p.place[man] != t.NONE]
        if not p.group and first(p.agenda) == 0:
            settle(p.agenda)
    elif top == t.RANKING_BANKS:
        settle(p.agenda)  # the banks are compared anew (R110)
    elif top == t.TAKING:
        close_taking(p, p.earliest(asked(p.agenda)))
