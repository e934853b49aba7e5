"""The question on top and its answers: what might be said, what may be said, what is then done."""

from __future__ import annotations

from ludotheque.core.agenda import question, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import combat, entry, heist, movement, pacts, papers, parley, turns, van
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.position import Position


def candidates(p: Position, top: int, gang: int) -> list[int]:
    """What might answer the question on top, ascending."""
    if top == t.MOVING:
        return movement.move_candidates(p, gang)
    if top == t.GROUPING:
        return movement.group_candidates(p, gang)
    if top == t.FLOOR:
        return papers.floor_candidates(p, gang)
    if top == t.SHOOTING:
        return combat.shoot_candidates(p, gang)
    if top == t.DODGING:
        return combat.dodge_candidates(p, gang)
    if top == t.RIPOSTING:
        return combat.riposte_candidates(p, gang)
    if top == t.HOLDING:
        return combat.hold_candidates(p, gang)
    if top == t.ORDERING:
        return heist.order_candidates(p, gang)
    if top == t.CONTESTING:
        return entry.contest_candidates(p, gang)
    if top == t.SUMMING:
        return entry.sum_candidates(p, gang)
    if top == t.ANSWERING:
        return entry.answer_candidates(p, gang)
    if top == t.NAMING:
        return entry.name_candidates(p, gang)
    if top == t.SHIELDING:
        return entry.shield_candidates(p, gang)
    if top == t.PARLEYING:
        return parley.parley_candidates(p, gang)
    if top == t.DUELLING:
        return parley.duel_candidates(p, gang)
    if top == t.REACTING:
        return heist.react_candidates(p, gang)
    if top == t.DEPARTING:
        return heist.depart_candidates(p, gang)
    if top == t.AVENGING:
        return pacts.avenge_candidates(p, gang)
    if top == t.AIMING_AT_VAN:
        return van.aim_at_van_candidates(p, gang)
    if top in (t.PARLEY_ANSWERING, t.DUEL_ANSWERING, t.VOTING):
        return [t.NO, t.YES]
    if top == t.FORBIDDING:
        return [t.FORBID, t.ALLOW]
    if top == t.HONOURING:
        return [t.HONOUR, t.RENEGE]
    if top == t.PLEADING:
        return [t.ADMIT, t.DENY]
    if top in (t.LEAVING, t.RANKING_BANKS, t.DRIVING):
        return [t.SPACE + space for space in range(t.SPACES)]
    if top == t.PICKING_GANG:
        return [t.GANG + other for other in range(t.GANGS)]
    if top == t.SETTING_UP:
        return [t.SETUP + i for i in range(30)]
    if top == t.CLAIMING:
        return [t.NUMBER + i for i in range(20)]
    if top == t.GATHERING:
        return [*[t.PAWN + man for man in range(t.MEN)], t.STOP]
    return [*[t.CARD + kind for kind in range(t.KINDS)], t.STOP]


def refusal(p: Position, top: int, gang: int, action: int) -> str:
    """Why an answer to the question on top is not open to the gang."""
    if action >= 640 and action < 670 and top != t.SETTING_UP:
        return "R9"
    if top == t.MOVING:
        return movement.move_refusal(p, gang, action)
    if top == t.GROUPING:
        return movement.group_refusal(p, gang, action)
    if top == t.FLOOR:
        return papers.floor_refusal(p, gang, action)
    if top == t.SHOOTING:
        return combat.shoot_refusal(p, gang, action) if is_aiming(action) else "R94"
    if top == t.DODGING:
        return combat.dodge_refusal(p, gang, action)
    if top == t.RIPOSTING:
        return combat.riposte_refusal(p, gang, action) if is_aiming(action) else "R97"
    if top == t.HOLDING:
        return combat.hold_refusal(p, gang, action)
    if top == t.ORDERING:
        return heist.order_refusal(p, gang, action) if is_aiming(action) else "R114"
    if top == t.CONTESTING:
        return entry.contest_refusal(p, gang, action)
    if top == t.SUMMING:
        return entry.sum_refusal(p, gang, action)
    if top == t.ANSWERING:
        return entry.answer_refusal(p, gang, action)
    if top == t.NAMING:
        return entry.name_refusal(p, gang, action)
    if top == t.SHIELDING:
        return entry.shield_refusal(p, gang, action)
    if top == t.PARLEYING:
        return parley.parley_refusal(p, gang, action)
    if top == t.DUELLING:
        return parley.duel_refusal(p, gang, action)
    if top == t.REACTING:
        return heist.react_refusal(p, gang, action)
    if top == t.DEPARTING:
        return heist.depart_refusal(p, gang, action)
    if top == t.AVENGING:
        return pacts.avenge_refusal(p, gang, action)
    if top == t.AIMING_AT_VAN:
        return van.aim_at_van_refusal(p, gang, action)
    if top == t.LEAVING:
        return entry.leave_refusal(p, gang, action)
    if top == t.DRIVING:
        return van.drive_refusal(p, gang, action)
    if top == t.TAKING:
        return turns.take_refusal(p, gang, action)
    if top == t.STARTING:
        return turns.start_refusal(p, gang, action)
    if top == t.DISCARDING:
        return turns.discard_refusal(p, gang, action)
    if top == t.GATHERING:
        return turns.gather_refusal(p, gang, action)
    if top == t.RANKING_BANKS:
        return turns.rank_refusal(p, gang, action)
    if top == t.CLAIMING:
        return pacts.pick_claim_refusal(p, gang, action)
    return plain_refusal(p, top, action)


def plain_refusal(p: Position, top: int, action: int) -> str:
    """Questions whose answers are always open."""
    if top == t.PICKING_GANG:
        other = action - t.GANG
        if other < 0 or other >= t.GANGS or not in_play(p.seats, other):
            return "R1"
        return LEGAL if p.seat_of[other] == t.NONE else "R3"
    if top == t.SETTING_UP:
        return LEGAL if t.SETUP <= action < t.SETUP + 30 else "R6"
    if top == t.FORBIDDING:
        return LEGAL if action in (t.FORBID, t.ALLOW) else "R164"
    if top == t.HONOURING:
        return LEGAL if action in (t.HONOUR, t.RENEGE) else "R126"
    if top == t.PLEADING:
        return LEGAL if action in (t.ADMIT, t.DENY) else "R51"
    if action in (t.YES, t.NO):
        return LEGAL
    if top == t.VOTING:
        return "R51"
    return "R99" if top == t.PARLEY_ANSWERING else "R158"


def answer(p: Position, gang: int, action: int) -> None:
    top = question(p.agenda)
    if top == t.MOVING:
        movement.move(p, gang, action)
    elif top == t.GROUPING:
        movement.group_up(p, gang, action)
    elif top == t.FLOOR:
        papers.act_on_floor(p, gang, action)
    elif top == t.SHOOTING:
        combat.shoot(p, gang, action)
    elif top == t.DODGING:
        combat.dodge(p, gang, action)
    elif top == t.RIPOSTING:
        combat.riposte(p, gang, action)
    elif top == t.HOLDING:
        combat.hold(p, gang, action)
    elif top == t.ORDERING:
        heist.order(p, gang, action)
    elif top == t.CONTESTING:
        entry.contest(p, gang, action)
    elif top == t.SUMMING:
        entry.sum_up(p, gang, action)
    elif top == t.ANSWERING:
        entry.answer(p, gang, action)
    elif top == t.NAMING:
        entry.name(p, gang, action)
    elif top == t.SHIELDING:
        entry.shield(p, gang, action)
    elif top == t.PARLEYING:
        parley.parley(p, gang, action)
    elif top == t.PARLEY_ANSWERING:
        parley.answer_parley(p, gang, action)
    elif top == t.DUELLING:
        parley.duel(p, gang, action)
    elif top == t.DUEL_ANSWERING:
        parley.answer_duel(p, gang, action)
    elif top == t.LEAVING:
        entry.leave(p, gang, action)
    else:
        answer_rarer(p, gang, action)


def answer_rarer(p: Position, gang: int, action: int) -> None:
    top = question(p.agenda)
    if top == t.TAKING:
        turns.take_card(p, gang, action)
    elif top == t.REACTING:
        heist.react(p, gang, action)
    elif top == t.HONOURING:
        heist.honour(p, gang, action)
    elif top == t.DEPARTING:
        heist.depart(p, gang, action)
    elif top == t.AVENGING:
        pacts.avenge(p, gang, action)
    elif top == t.FORBIDDING:
        answer_ban(p, gang, action)
    elif top == t.DRIVING:
        van.drive(p, gang, action)
    elif top == t.AIMING_AT_VAN:
        van.aim_at_van(p, gang, action)
    elif top == t.DISCARDING:
        turns.throw(p, gang, action)
    elif top == t.STARTING:
        turns.start(p, gang, action)
    elif top == t.GATHERING:
        turns.bring(p, gang, action)
    elif top == t.RANKING_BANKS:
        settle(p.agenda)
        turns.rob(p, action - t.SPACE)
    elif top == t.CLAIMING:
        pacts.pick_claim(p, gang, action)
    elif top == t.PLEADING:
        pacts.plead(p, gang, action)
    elif top == t.VOTING:
        pacts.vote(p, gang, action)


def answer_ban(p: Position, gang: int, action: int) -> None:
    if action == t.FORBID:
        entry.forbid(p, gang)
    else:
        settle(p.agenda)
        tell_all(p, t.ALLOWED, gang, [])


def in_play(seats: int, gang: int) -> bool:
    """R1: with five Naudy is absent, with four Fefeu too."""
    return seats == 6 or (gang != t.NA and (seats == 5 or gang != t.FE))


def is_aiming(action: int) -> bool:
    """A man, a weapon or a word: what an order sheet may hold."""
    return t.PAWN <= action < t.PAWN + t.MEN or action >= t.SETUP + 30
