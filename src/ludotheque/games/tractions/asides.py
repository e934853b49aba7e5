"""What a gang may do although nobody asks it: publish, claim, protect its men, buy time (R51, R57, R87, A14)."""

from __future__ import annotations

from ludotheque.core.agenda import asked, question, settle
from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.tractions import contest, deals, movement, pacts
from ludotheque.games.tractions.men import tell_all
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    BUY_TIME,
    CLAIM,
    CONTESTING,
    DISCARDING,
    DODGING,
    DUEL_ANSWERING,
    DUELLING,
    ENDED,
    ENOUGH,
    FLOOR,
    GANGS,
    GATHERING,
    GROUPING,
    HOLDING,
    IMPLANTATION,
    KINDS,
    LEAVING,
    MAX_TURNS,
    MOVING,
    NAMING,
    NONE,
    PARLEY_ANSWERING,
    PARLEYING,
    PUBLISH,
    RANKING_BANKS,
    RIPOSTING,
    SAID_ENOUGH,
    SETUP,
    SHIELD,
    SHIELDING,
    SHOOTING,
    SLOTS,
    STARTING,
    SUMMING,
    TAKING,
)
from ludotheque.games.tractions.turns import close_taking, richest


def is_aside(p: Position, top: int, gang: int, action: int) -> bool:
    """Whether the action is none of the answers to the question on top; in the window of R88 the same card is one."""
    if top == SHIELDING and asked(p.agenda) >> gang & 1 and action == contest.wanted_shield(p):
        return False
    return PUBLISH <= action < SETUP or action in (BUY_TIME, ENOUGH)


def is_anybody_asked(p: Position) -> bool:
    """Unasked deeds wait for the draws, and for the first turn."""
    return p.turn > 0 and len(p.waiting_for) > 0 and p.waiting_for[0] != CHANCE


def open_asides(p: Position, seat: int, gang: int) -> list[int]:
    """What the gang may do unasked now, ascending."""
    found: list[int] = []
    top = question(p.agenda)
    if top == FLOOR and p.done >> gang & 1:
        for action in deals.floor_candidates(p, gang):
            if deals.floor_refusal(p, gang, action) == LEGAL:
                found.append(action)
    candidates: list[int] = []
    if p.pacts:
        for slot in range(SLOTS):
            candidates.append(PUBLISH + slot)
        for i in range(SLOTS * GANGS):
            candidates.append(CLAIM + i)
    candidates += [SHIELD, SHIELD + 1, BUY_TIME, ENOUGH]
    for action in candidates:
        if is_aside(p, top, gang, action) and aside_refusal(p, top, seat, gang, action) == LEGAL:
            found.append(action)
    found.sort()
    return found


def aside_refusal(p: Position, top: int, seat: int, gang: int, action: int) -> str:
    if not is_anybody_asked(p):
        return "R9"
    if action == BUY_TIME:
        if seat not in p.waiting_for or not is_movement_question(top):
            return "R57"
        return movement.buy_refusal(p, gang)
    if action == ENOUGH:
        is_open = p.agreed[MAX_TURNS] == 0 and is_claim_time(top) and p.heist == NONE
        return LEGAL if is_open else "A48"
    if PUBLISH <= action < PUBLISH + SLOTS:
        return pacts.publish_refusal(p, gang, action - PUBLISH)
    if CLAIM <= action < CLAIM + SLOTS * GANGS:
        return pacts.claim_refusal(p, gang, action) if is_claim_time(top) else "R51"
    if p.shields[gang * 2 + action - SHIELD]:
        return "R87"
    return LEGAL if p.hands[gang * KINDS + IMPLANTATION] else "R87"


def is_claim_time(top: int) -> bool:
    """R17, R51: a settled point, or a floor, be it that of a heist."""
    return top in (MOVING, GROUPING, FLOOR, DISCARDING, STARTING, GATHERING, RANKING_BANKS, TAKING)


def is_movement_question(top: int) -> bool:
    """The decisions of the active gang for which its sand runs (R56)."""
    return top in (
        MOVING, GROUPING, CONTESTING, SUMMING, NAMING, HOLDING, SHOOTING, DODGING, RIPOSTING, PARLEYING,
        PARLEY_ANSWERING, DUELLING, DUEL_ANSWERING, LEAVING,
    )  # fmt: skip


def do_aside(p: Position, gang: int, action: int) -> None:
    if action == BUY_TIME:
        movement.buy_time(p, gang)
    elif action == ENOUGH:
        say_enough(p, gang)
    elif action >= SHIELD:
        protect_unasked(p, gang, action - SHIELD)
    elif action >= CLAIM:
        pacts.claim(p, gang, action)
    else:
        pacts.publish(p, gang, action - PUBLISH)


def protect_unasked(p: Position, gang: int, what: int) -> None:
    """R87, A44: an attack that is being announced in such a place loses the gang; one under way goes on (R89)."""
    contest.protect(p, gang, what)
    top = question(p.agenda)
    if top == DISCARDING:
        release_discarder(p, gang)
    elif top in (NAMING, SHIELDING) and p.is_shielded(gang, p.target):
        p.named &= ~(1 << gang)
        if top == SHIELDING:  # the frame below keeps whom else to ask
            p.agenda[-5] &= ~(1 << gang)
            p.agenda[-2] = int(p.agenda[-5] == 0)
        elif contest.nameable(p, p.target, contest.armable(p)) == 0:
            settle(p.agenda)


def say_enough(p: Position, gang: int) -> None:
    """A48: at a table without a last turn the game stops when all say so; who has said it may take it back."""
    p.enough ^= 1 << gang
    tell_all(p, SAID_ENOUGH, gang, [p.enough >> gang & 1])
    for other in range(GANGS):
        if p.is_playing(other) and not p.enough >> other & 1:
            return
    p.winners = richest(p)
    tell_all(p, ENDED, NONE, [p.winners, 1])


def release_discarder(p: Position, gang: int) -> None:
    """R23: who has four S cards left throws none away."""
    if p.s_count(gang) <= p.material.super_most:
        p.agenda[-3] &= ~(1 << gang)
        if p.agenda[-3] == 0:
            settle(p.agenda)


def resume(p: Position) -> None:
    """A reprisal is over: what was being chosen when it was claimed goes on with the men who are still there."""
    top = question(p.agenda)
    if top == FLOOR:
        deals.refresh_floor(p)  # a replaced man may have been the last of his gang in the cafés
    elif top == GROUPING:
        p.group = [man for man in p.group if p.place[man] != NONE]
        if not p.group and p.agenda[-2] == 0:
            settle(p.agenda)
    elif top == RANKING_BANKS:
        settle(p.agenda)  # the banks are compared anew (R110)
    elif top == TAKING:
        close_taking(p, p.earliest(asked(p.agenda)))
