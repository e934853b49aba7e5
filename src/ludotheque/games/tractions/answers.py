"""The question on top and its answers: what might be said, what may be said, what is then done."""

from __future__ import annotations

from ludotheque.core.agenda import question, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions import combat, contest, deals, heist, movement, pacts, parley, turns, van
from ludotheque.games.tractions.men import tell_all
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ADMIT,
    AIMING_AT_VAN,
    ALLOW,
    ALLOWED,
    ANSWERING,
    AVENGING,
    CARD,
    CLAIMING,
    CONTESTING,
    DENY,
    DEPARTING,
    DISCARDING,
    DODGING,
    DRIVING,
    DUEL_ANSWERING,
    DUELLING,
    FE,
    FLOOR,
    FORBID,
    FORBIDDING,
    GANG,
    GANGS,
    GATHERING,
    GROUPING,
    HOLDING,
    HONOUR,
    HONOURING,
    KINDS,
    LEAVING,
    MEN,
    MOVING,
    NA,
    NAMING,
    NO,
    NONE,
    NUMBER,
    ORDERING,
    PARLEY_ANSWERING,
    PARLEYING,
    PAWN,
    PICKING_GANG,
    PLEADING,
    RANKING_BANKS,
    REACTING,
    RENEGE,
    RIPOSTING,
    SETTING_UP,
    SETUP,
    SHIELDING,
    SHOOTING,
    SPACE,
    SPACES,
    STARTING,
    STOP,
    SUMMING,
    TAKING,
    VOTING,
    YES,
)


def candidates(p: Position, top: int, gang: int) -> list[int]:
    """What might answer the question on top, ascending."""
    if top == MOVING:
        return movement.move_candidates(p, gang)
    if top == GROUPING:
        return movement.group_candidates(p, gang)
    if top == FLOOR:
        return deals.floor_candidates(p, gang)
    if top == SHOOTING:
        return combat.shoot_candidates(p, gang)
    if top == DODGING:
        return combat.dodge_candidates(p, gang)
    if top == RIPOSTING:
        return combat.riposte_candidates(p, gang)
    if top == HOLDING:
        return combat.hold_candidates(p, gang)
    if top == ORDERING:
        return heist.order_candidates(p, gang)
    if top == CONTESTING:
        return contest.contest_candidates(p, gang)
    if top == SUMMING:
        return contest.sum_candidates(p, gang)
    if top == ANSWERING:
        return contest.answer_candidates(p, gang)
    if top == NAMING:
        return contest.name_candidates(p, gang)
    if top == SHIELDING:
        return contest.shield_candidates(p, gang)
    if top == PARLEYING:
        return parley.parley_candidates(p, gang)
    if top == DUELLING:
        return parley.duel_candidates(p, gang)
    if top == REACTING:
        return heist.react_candidates(p, gang)
    if top == DEPARTING:
        return heist.depart_candidates(p, gang)
    if top == AVENGING:
        return pacts.avenge_candidates(p, gang)
    if top == AIMING_AT_VAN:
        return van.aim_at_van_candidates(p, gang)
    if top in (PARLEY_ANSWERING, DUEL_ANSWERING, VOTING):
        return [NO, YES]
    if top == FORBIDDING:
        return [FORBID, ALLOW]
    if top == HONOURING:
        return [HONOUR, RENEGE]
    if top == PLEADING:
        return [ADMIT, DENY]
    if top in (LEAVING, RANKING_BANKS, DRIVING):
        return [SPACE + space for space in range(SPACES)]
    if top == PICKING_GANG:
        return [GANG + other for other in range(GANGS)]
    if top == SETTING_UP:
        return [SETUP + i for i in range(30)]
    if top == CLAIMING:
        return [NUMBER + i for i in range(20)]
    if top == GATHERING:
        return [*[PAWN + man for man in range(MEN)], STOP]
    return [*[CARD + kind for kind in range(KINDS)], STOP]


def refusal(p: Position, top: int, gang: int, action: int) -> str:
    """Why an answer to the question on top is not open to the gang."""
    if action >= 640 and action < 670 and top != SETTING_UP:
        return "R9"
    if top == MOVING:
        return movement.move_refusal(p, gang, action)
    if top == GROUPING:
        return movement.group_refusal(p, gang, action)
    if top == FLOOR:
        return deals.floor_refusal(p, gang, action)
    if top == SHOOTING:
        return combat.shoot_refusal(p, gang, action) if is_aiming(action) else "R94"
    if top == DODGING:
        return combat.dodge_refusal(p, gang, action)
    if top == RIPOSTING:
        return combat.riposte_refusal(p, gang, action) if is_aiming(action) else "R97"
    if top == HOLDING:
        return combat.hold_refusal(p, gang, action)
    if top == ORDERING:
        return heist.order_refusal(p, gang, action) if is_aiming(action) else "R114"
    if top == CONTESTING:
        return contest.contest_refusal(p, gang, action)
    if top == SUMMING:
        return contest.sum_refusal(p, gang, action)
    if top == ANSWERING:
        return contest.answer_refusal(p, gang, action)
    if top == NAMING:
        return contest.name_refusal(p, gang, action)
    if top == SHIELDING:
        return contest.shield_refusal(p, gang, action)
    if top == PARLEYING:
        return parley.parley_refusal(p, gang, action)
    if top == DUELLING:
        return parley.duel_refusal(p, gang, action)
    if top == REACTING:
        return heist.react_refusal(p, gang, action)
    if top == DEPARTING:
        return heist.depart_refusal(p, gang, action)
    if top == AVENGING:
        return pacts.avenge_refusal(p, gang, action)
    if top == AIMING_AT_VAN:
        return van.aim_at_van_refusal(p, gang, action)
    if top == LEAVING:
        return contest.leave_refusal(p, gang, action)
    if top == DRIVING:
        return van.drive_refusal(p, gang, action)
    if top == TAKING:
        return turns.take_refusal(p, gang, action)
    if top == STARTING:
        return turns.start_refusal(p, gang, action)
    if top == DISCARDING:
        return turns.discard_refusal(p, gang, action)
    if top == GATHERING:
        return turns.gather_refusal(p, gang, action)
    if top == RANKING_BANKS:
        return turns.rank_refusal(p, gang, action)
    if top == CLAIMING:
        return pacts.pick_claim_refusal(p, gang, action)
    return plain_refusal(p, top, action)


def plain_refusal(p: Position, top: int, action: int) -> str:
    """Questions whose answers are always open."""
    if top == PICKING_GANG:
        other = action - GANG
        if other < 0 or other >= GANGS or not in_play(p.seats, other):
            return "R1"
        return LEGAL if p.seat_of[other] == NONE else "R3"
    if top == SETTING_UP:
        return LEGAL if SETUP <= action < SETUP + 30 else "R6"
    if top == FORBIDDING:
        return LEGAL if action in (FORBID, ALLOW) else "R164"
    if top == HONOURING:
        return LEGAL if action in (HONOUR, RENEGE) else "R126"
    if top == PLEADING:
        return LEGAL if action in (ADMIT, DENY) else "R51"
    if action in (YES, NO):
        return LEGAL
    if top == VOTING:
        return "R51"
    return "R99" if top == PARLEY_ANSWERING else "R158"


def answer(p: Position, gang: int, action: int) -> None:
    top = question(p.agenda)
    if top == MOVING:
        movement.move(p, gang, action)
    elif top == GROUPING:
        movement.group_up(p, gang, action)
    elif top == FLOOR:
        deals.act_on_floor(p, gang, action)
    elif top == SHOOTING:
        combat.shoot(p, gang, action)
    elif top == DODGING:
        combat.dodge(p, gang, action)
    elif top == RIPOSTING:
        combat.riposte(p, gang, action)
    elif top == HOLDING:
        combat.hold(p, gang, action)
    elif top == ORDERING:
        heist.order(p, gang, action)
    elif top == CONTESTING:
        contest.contest(p, gang, action)
    elif top == SUMMING:
        contest.sum_up(p, gang, action)
    elif top == ANSWERING:
        contest.answer(p, gang, action)
    elif top == NAMING:
        contest.name(p, gang, action)
    elif top == SHIELDING:
        contest.shield(p, gang, action)
    elif top == PARLEYING:
        parley.parley(p, gang, action)
    elif top == PARLEY_ANSWERING:
        parley.answer_parley(p, gang, action)
    elif top == DUELLING:
        parley.duel(p, gang, action)
    elif top == DUEL_ANSWERING:
        parley.answer_duel(p, gang, action)
    elif top == LEAVING:
        contest.leave(p, gang, action)
    else:
        answer_rarer(p, gang, action)


def answer_rarer(p: Position, gang: int, action: int) -> None:
    top = question(p.agenda)
    if top == TAKING:
        turns.take_card(p, gang, action)
    elif top == REACTING:
        heist.react(p, gang, action)
    elif top == HONOURING:
        heist.honour(p, gang, action)
    elif top == DEPARTING:
        heist.depart(p, gang, action)
    elif top == AVENGING:
        pacts.avenge(p, gang, action)
    elif top == FORBIDDING:
        answer_ban(p, gang, action)
    elif top == DRIVING:
        van.drive(p, gang, action)
    elif top == AIMING_AT_VAN:
        van.aim_at_van(p, gang, action)
    elif top == DISCARDING:
        turns.throw(p, gang, action)
    elif top == STARTING:
        turns.start(p, gang, action)
    elif top == GATHERING:
        turns.bring(p, gang, action)
    elif top == RANKING_BANKS:
        settle(p.agenda)
        turns.rob(p, action - SPACE)
    elif top == CLAIMING:
        pacts.pick_claim(p, gang, action)
    elif top == PLEADING:
        pacts.plead(p, gang, action)
    elif top == VOTING:
        pacts.vote(p, gang, action)


def answer_ban(p: Position, gang: int, action: int) -> None:
    if action == FORBID:
        contest.forbid(p, gang)
    else:
        settle(p.agenda)
        tell_all(p, ALLOWED, gang, [])


def in_play(seats: int, gang: int) -> bool:
    """R1: with five Naudy is absent, with four Fefeu too."""
    return seats == 6 or (gang != NA and (seats == 5 or gang != FE))


def is_aiming(action: int) -> bool:
    """A man, a weapon or a word: what an order sheet may hold."""
    return PAWN <= action < PAWN + MEN or action >= SETUP + 30
