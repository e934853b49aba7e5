"""The answers worth a thought: heists, shots, dodges, contests. Everything else a boss answers by habit."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import first, question
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.mind.value import keeps_word, owes, spares
from ludotheque.games.tractions.mind.volleys import by_loot, volleys
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.getaway import most_cars
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.shots import bullets_at, has_begun_to_aim, targets_of

FEW: Final = 3  # men for whom every choice of who dodges is tried


def answers_of(state: Tractions, seat: int, gang: int) -> list[list[int]]:
    """Plans for everything but movement; those that are not legal now are left out."""
    found: list[list[int]] = []
    for plan in candidates(state, gang):
        if plan and state.why_not(seat, plan[0]) == LEGAL:
            found.append(plan)
    return found


def candidates(p: Position, gang: int) -> list[list[int]]:
    top = question(p.agenda)
    if top == t.ORDERING:
        return orders(p, gang)
    if top == t.REACTING:
        return [] if p.answers[gang] == t.SACRIFICE else [[t.SACRIFICE], [t.STAY]]
    if top == t.DODGING:
        return dodges(p, gang)
    if top == t.INITIATIVE:
        return [[t.FIRE], [t.PASS]]
    if top == t.SHOOTING:
        return volleys(p, gang, t.GO)
    if top == t.RIPOSTING:
        return [*volleys(p, gang, t.GO), [t.NO]]
    if top == t.CONTESTING:
        return contests(p, gang)
    if top == t.ANSWERING:
        return welcomes(p, gang)
    if top == t.SHIELDING:
        return [[t.SHIELD], [t.SHIELD + 1], [t.NO]]
    if top == t.HONOURING:
        return [] if keeps_word(p, gang, p.splitting[gang]) else [[t.HONOUR], [t.RENEGE]]
    if top == t.AVENGING:
        return reprisals(p, gang)
    if top == t.RANKING_BANKS:
        return [[t.SPACE + bank] for bank in p.material.banks]
    if top == t.FORBIDDING:
        return [[t.ALLOW], [t.FORBID]]
    return []


def orders(p: Position, gang: int) -> list[list[int]]:
    """R114: away with all men, stand, or one of the volleys."""
    if p.cars[gang]:
        return []
    found = volleys(p, gang, t.STAND)
    if has_begun_to_aim(p, gang):
        return found
    cars = most_cars(p, gang)
    if cars:
        found.insert(0, flight(p, gang, cars))
    found.insert(1, [t.STAND])
    return found


def flight(p: Position, gang: int, cars: int) -> list[int]:
    """As many men as the cars hold, the most loaded first."""
    men = by_loot(p, p.crew_at(p.heist, gang))[: cars * p.material.traction_seats]
    men.sort()
    picks = [t.CARS + cars]
    for man in men:
        picks.append(t.PAWN + man)
    picks.append(t.GO)
    return picks


def dodges(p: Position, gang: int) -> list[list[int]]:
    """Which of the men who are shot at are saved, as far as the Esquives go."""
    men: list[int] = []
    counted: list[int] = []
    held = p.hands[gang * t.KINDS + t.ESQUIVE]
    for i in range(0, len(p.dodges), t.DODGE_WIDTH):
        counted.append(p.dodges[i])
        if p.dodges[i] // t.CREW == gang:
            held -= p.dodges[i + t.DODGE_COUNT]
    targets = targets_of(p, gang)
    for man in targets:
        if man not in counted:
            men.append(man)
    found: list[list[int]] = []
    dearest = by_loot(p, men)[:FEW]
    for saved in range((1 << len(dearest)) - 1, -1, -1):
        plan: list[int] = []
        left = held
        for man in men:
            bullets = bullets_at(p, man)
            is_saved = man in dearest and saved >> dearest.index(man) & 1 == 1
            if is_saved and bullets <= left:
                left -= bullets
                plan.append(t.DODGE + bullets)
            else:
                plan.append(t.DODGE)
        if len(targets) > 1:
            plan.append(t.GO)
        if plan not in found:
            found.append(plan)
    return found


def contests(p: Position, gang: int) -> list[list[int]]:
    """R66: ask, turn back, or attack whoever no peace protects."""
    found = [[t.OFFER], [t.BACK]]
    there = p.gangs_at(p.target) & ~(1 << gang)
    attack = [t.ATTACK]
    for other in range(t.GANGS):
        if there >> other & 1:
            if spares(p, gang, other, p.target):
                return found
            attack.append(t.GANG + other)
    attack.append(t.GO)
    found.append(attack)
    return found


def welcomes(p: Position, gang: int) -> list[list[int]]:
    """R67: let them in, refuse, or an ambush, as far as a word that is kept allows it."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        is_own = p.clauses[j + t.FROM] == gang and p.clauses[j + t.TO] == p.active
        is_way = p.clauses[j + t.KIND] in (t.PASSAGE, t.LODGING)
        if is_own and is_way and owes(p, j, gang, p.active) and keeps_word(p, gang, j):
            return []
    if spares(p, gang, p.active, p.target):
        return [[t.AGREE], [t.DECLINE]]
    return [[t.AGREE], [t.DECLINE], [t.AMBUSH]]


def reprisals(p: Position, gang: int) -> list[list[int]]:
    """R46: the traitor's most loaded men, one of each kind of place, or nobody."""
    traitor = first(p.agenda)
    men: list[int] = []
    for man in range(traitor * t.CREW, traitor * t.CREW + t.CREW):
        if p.place[man] != t.NONE:
            men.append(man)
    found: list[list[int]] = []
    kinds: list[int] = []
    for man in by_loot(p, men):
        kind = p.material.kinds[p.place[man]]
        if kind not in kinds:
            kinds.append(kind)
            found.append([t.PAWN + man])
    found.append([t.STOP])
    return found
