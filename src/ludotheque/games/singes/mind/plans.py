"""The answers that are worth a search, the most promising first."""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.mind.greedy import wish
from ludotheque.games.singes.mind.needs import Needs
from ludotheque.games.singes.mind.odds import best_die, fight_odds
from ludotheque.games.singes.mind.outlook import best_of, landing_worths
from ludotheque.games.singes.mind.replies import LOOT_GAIN, answer, foremost, guided
from ludotheque.games.singes.mind.ways import Landings, steps_of
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.judge import Singes

MARGIN: Final = 2.0  # turns: a landing that promises so much less than the best is not looked at
SURE: Final = 0.84  # a fight with such odds needs no thought
GUIDES: Final = 3  # how many places of a guide are compared before he is called


def plans(p: Singes, seat: int) -> list[list[int]]:
    """What is worth a thought at each question; nothing where the greedy answer will do."""
    question = p.question
    if question == t.STEPPING:
        return walks(p, seat)
    if question == t.HELPING:
        return totals(p, seat)
    if question == t.ACTING:
        return led(turn_actions(p, seat), answer(p, seat))
    if question == t.FIGHTING:
        return led(fights(p, seat), answer(p, seat))
    if question == t.PICKING:
        return led([[action] for action in p.legal(seat)], answer(p, seat))
    if question == t.NAMING:
        return named(p, seat)
    if question == t.STEALING:
        return thefts(p, seat)
    if question == t.GUIDED:
        return [[t.TO + square] for square in guided(p, Needs(p, seat), 8)]
    if question == t.TRAPPED:
        return escapes(p, seat)
    if question == t.ROTATING:
        return [[action] for action in p.legal(seat)]
    return []


def led(found: list[list[int]], first: int) -> list[list[int]]:
    """The same plans, the one that begins with a certain answer before the others."""
    return [plan for plan in found if plan[0] == first] + [plan for plan in found if plan[0] != first]


def named(p: Singes, seat: int) -> list[list[int]]:
    """Under O5 `open`: the items of the hand that the thief looks into, the most wanted first."""
    actions = p.legal(seat)
    wishes: list[int] = []
    for action in actions:
        wishes.append(wish(p, seat, action - t.ITEM if action < t.ITEM_USED else t.RED_DIE + action - t.ITEM_USED))
    order = sorted(range(len(actions)), key=lambda i: -wishes[i])
    return [[actions[i]] for i in order]


def walks(p: Singes, seat: int) -> list[list[int]]:
    """Whole moves, one for each square in reach that is not far worse than the best."""
    landings = Landings(p, seat, p.total)
    if len(landings.ends) < 2:
        return []
    values = landing_worths(p, Needs(p, seat), landings)
    best = values[best_of(values)]
    order = sorted(range(len(values)), key=lambda i: -values[i])
    found: list[list[int]] = []
    for i in order:
        if values[i] < best - MARGIN:
            break
        steps = steps_of(p, landings.way(landings.ends[i]))
        if steps:
            found.append(steps)
    return found


def totals(p: Singes, seat: int) -> list[list[int]]:
    """One choice of helpers for each total, best first, each with the best walk it allows."""
    mask = p.helper_mask(seat)
    needs = Needs(p, seat)
    sums: list[int] = []
    found: list[list[int]] = []
    values: list[float] = []
    for rest in range(mask + 1):
        used = mask - rest
        if used & ~mask or p.helper_sum(used) in sums:
            continue
        sums.append(p.helper_sum(used))
        landings = Landings(p, seat, p.total + p.helper_sum(used))
        worths = landing_worths(p, needs, landings)
        best = best_of(worths)
        found.append([t.HELP + used, *steps_of(p, landings.way(landings.ends[best]))])
        values.append(worths[best])
    order = sorted(range(len(found)), key=lambda i: -values[i])
    return [found[i] for i in order if values[i] > values[order[0]] - MARGIN]


def turn_actions(p: Singes, seat: int) -> list[list[int]]:
    """The fastest die, attacks on who is ahead, a guide to the best places, a compass; dice alone need no thought."""
    needs = Needs(p, seat)
    found = [[t.ROLL + needs.die]]
    if p.bonus == t.EXTRA:
        return found
    rival = foremost(p, seat)
    for other in range(p.seats):
        if other == seat or (other != rival and p.least_missing(other) > 1):
            continue
        for token in range(t.ATTACKS):
            if p.held(seat, t.PATROL + token) > 0:
                found.append([t.ATTACK + other * t.ATTACKS + token])
    for guide in range(2):
        if p.held(seat, t.DAENA + guide) > 0:
            for square in guided(p, needs, GUIDES):
                found.append([t.GUIDE + guide, t.TO + square])
            break
    if p.held(seat, t.COMPASS_TOKEN) > 0 and p.pile_backs(t.DIGIT_BACK) > 0 and p.pawns[seat] != p.material.start:
        found.append([t.COMPASS, t.PICK_DIGIT])
    return found


def fights(p: Singes, seat: int) -> list[list[int]]:
    """With all weapons, or with a luck token where the odds are poor; none once weapons are being laid ready."""
    if sum(p.declared) > 0 or p.held(seat, t.KILL_TOKEN) + p.held(seat, t.MOVE_TOKEN) == 0:
        return []
    against = strength(p, p.board[p.pawns[seat]] - t.APE)
    if fight_odds(p, seat, against) > SURE:
        return []
    found: list[list[int]] = []
    arms: list[int] = []
    for weapon in range(t.ARMS):
        for _ in range(p.held(seat, weapon)):
            arms.append(t.DECLARE + weapon)
    found.append(arms if arms else [t.ROLL + best_die(p, seat, against)])
    if p.held(seat, t.KILL_TOKEN) > 0:
        found.append([t.KILL])
    if t.MOVE in p.legal(seat):
        found.append([t.MOVE])
    return found


def thefts(p: Singes, seat: int) -> list[list[int]]:
    """Every theft, the dearest loot first, and none."""
    legal = p.legal(seat)
    if len(legal) < 2:
        return []
    order = sorted(legal, key=lambda action: -LOOT_GAIN[(action - t.STEAL) % t.LOOTS] if action >= t.STEAL else 0.0)
    return [[action] for action in order]


def escapes(p: Singes, seat: int) -> list[list[int]]:
    """Out of a trap: a compass, a guide to the best places, or its price."""
    found: list[list[int]] = []
    if p.held(seat, t.COMPASS_TOKEN) > 0:
        found.append([t.COMPASS])
    for guide in range(2):
        if p.held(seat, t.DAENA + guide) > 0:
            for square in guided(p, Needs(p, seat), GUIDES):
                found.append([t.GUIDE + guide, t.TO + square])
            break
    if found:
        found.append([t.DECLINE])
    return found
