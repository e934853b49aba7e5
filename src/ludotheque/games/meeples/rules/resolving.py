"""Step 3 of a turn: the meeples on the street act, one item at a time."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.bag import due, is_drawing
from ludotheque.games.meeples.rules.position import Position

# D7: which item comes next.


def resolve_refusal(p: Position, item: int) -> str:
    if item == t.SHOWDOWN:
        return LEGAL if p.is_facing() else "R43"
    return LEGAL if p.street[item] != t.NONE else "R29"


def resolve(p: Position, seat: int, item: int) -> None:
    """R31 (a): the action of the meeple; R32: only those inside count."""
    p.item = item
    if item == t.SHOWDOWN:
        p.stirred = 1
        p.note(t.FACED, seat, [p.street[t.WEST], p.tokens[0], p.street[t.EAST], p.tokens[1]])
        ask(p.agenda, t.ROLLING, CHANCE, 0, 0)
        p.await_answer()
        return
    kind = p.street[item]
    owner = p.owners[item]
    who = p.drawer(item)
    pieces = p.pieces_due(item)
    question = t.NONE
    if kind == t.BUILDER:
        if owner == t.NONE:
            # R34, R36: asked only if it can be done.
            if p.spare[seat] > 0 and p.can_pay(seat, item):
                question = t.BUILDING
        elif p.turned[item] == 0 and p.can_pay(owner, item):
            # R35, A21: the owner decides, whoever's turn it is.
            who = owner
            question = t.UPGRADING
    if p.journal is not None:
        p.note(t.RESOLVED, seat, [kind, item, 1 if pieces > 0 or question != t.NONE else 0])
    if question != t.NONE:
        ask(p.agenda, question, who, 0, 0)
        p.await_answer()
        return
    if pieces > 0:
        due(p, who, pieces)
    go_on(p)


def go_on(p: Position) -> None:
    """The draws that are due come first, then the item is finished."""
    if not is_drawing(p):
        finish(p)
    p.await_answer()


def finish(p: Position) -> None:
    """R31 (b) and (c): the meeple goes inside, then dynamite explodes, then the next item."""
    item = p.item
    if item != t.SHOWDOWN:
        kind = p.street[item]
        if kind == t.DEPUTY:
            # R40: all Bandits inside go to the Jail.
            lead(p, item, t.BANDIT, t.JAIL, t.JAILED)
        elif kind == t.MADAME:
            # R41: all Ouvriers inside go to the Saloon.
            lead(p, item, t.BUILDER, t.SALOON, t.LED)
        p.street[item] = t.NONE
        p.inside[item * t.KINDS + kind] += 1
        if p.journal is not None:
            p.note(t.ENTERED, p.turn, [kind, item])
    explode(p)
    p.item = t.NONE
    if p.is_resolved():
        settle(p.agenda)
        ask(p.agenda, t.ENDING, p.turn, 0, 0)


def lead(p: Position, building: int, kind: int, location: int, event: int) -> None:
    """All meeples of a kind leave a building for a Location."""
    count = p.inside[building * t.KINDS + kind]
    if count > 0:
        p.inside[building * t.KINDS + kind] = 0
        p.inside[location * t.KINDS + kind] += count
        p.note(event, p.turn, [building, count])


def explode(p: Position) -> None:
    """R54, R55: each dynamite of the item halves the stones of every player, what is lost rounded down."""
    if p.fuse == 0:
        return
    lost = [0] * p.seats
    for _ in range(1 if p.one_blast else p.fuse):
        for seat in range(p.seats):
            half = p.stones[seat] // 2
            p.stones[seat] -= half
            p.bag[t.STONE] += half
            lost[seat] += half
    p.fuse = 0
    p.note(t.EXPLODED, NOBODY, lost)


# D8 and D9: a sign is built or turned.


def pay(p: Position, seat: int, building: int) -> None:
    """R37: the cubes are in the bag from now on."""
    gold = p.material.gold_costs[building]
    stone = p.material.stone_costs[building]
    p.gold[seat] -= gold
    p.stones[seat] -= stone
    p.bag[t.GOLD] += gold
    p.bag[t.STONE] += stone
    p.stirred = 1


def build(p: Position, seat: int, action: int) -> None:
    """R34: a sign of the active player, 5 side up."""
    building = p.item
    if action == t.BUILD:
        p.note(t.DECLINED, seat, [building, 0])
    else:
        pay(p, seat, building)
        p.spare[seat] -= 1
        p.owners[building] = seat
        p.note(t.BUILT, seat, [building, p.material.gold_costs[building], p.material.stone_costs[building]])
    settle(p.agenda)
    finish(p)
    p.await_answer()


def upgrade(p: Position, seat: int, action: int) -> None:
    """R35, A23: the same sign is turned to its 10 side."""
    building = p.item
    if action == t.UPGRADE:
        p.note(t.DECLINED, seat, [building, 1])
    else:
        pay(p, seat, building)
        p.turned[building] = 1
        box = p.material
        p.note(t.UPGRADED, seat, [building, box.gold_costs[building], box.stone_costs[building], box.sign_points[1]])
    settle(p.agenda)
    finish(p)
    p.await_answer()


# The Showdown: R44 to R51, D10.


def roll(p: Position, action: int) -> None:
    """R44: both dice; R45: the better shot is asked whether to roll again."""
    p.dice[0] = (action - t.ROLL) // 6 + 1
    p.dice[1] = (action - t.ROLL) % 6 + 1
    p.note(t.ROLLED, NOBODY, p.dice[:])
    settle(p.agenda)
    west = p.material.skills[p.street[t.WEST]]
    east = p.material.skills[p.street[t.EAST]]
    if west == east:
        decide(p)
        return
    space = t.WEST if west > east else t.EAST
    ask(p.agenda, t.REROLLING, p.tokens[space - t.WEST], space, 0)
    p.await_answer()


def reroll(p: Position, seat: int, action: int) -> None:
    space = first(p.agenda)
    settle(p.agenda)
    if action == t.REROLL:
        p.note(t.STOOD, seat, [space, p.dice[space - t.WEST]])
        decide(p)
        return
    ask(p.agenda, t.ROLLING_AGAIN, CHANCE, space, 0)
    p.await_answer()


def roll_again(p: Position, action: int) -> None:
    """R45: the new result replaces the old one."""
    space = first(p.agenda)
    settle(p.agenda)
    before = p.dice[space - t.WEST]
    p.dice[space - t.WEST] = (action - t.ROLL_AGAIN) % 6 + 1
    p.note(t.REROLLED, p.tokens[space - t.WEST], [space, before, p.dice[space - t.WEST]])
    decide(p)


def decide(p: Position) -> None:
    """R46 to R51: who dies, who drinks, who draws."""
    rewards = p.material.rewards
    skills = p.material.skills
    west = p.street[t.WEST]
    east = p.street[t.EAST]
    lead_of_west = p.dice[0] - p.dice[1]
    if lead_of_west == 0:
        lead_of_west = skills[west] - skills[east]
    one = p.tokens[0]
    other = p.tokens[1]
    p.street[t.WEST] = t.NONE
    p.street[t.EAST] = t.NONE
    p.tokens[0] = t.NONE
    p.tokens[1] = t.NONE
    if lead_of_west == 0:
        # R47: both die, both are paid, clockwise from the active player: the agenda serves its top first.
        if (one - p.turn) % p.seats > (other - p.turn) % p.seats:
            one, other = other, one
        p.note(t.BOTH_FELL, NOBODY, [west, one, other])
        bury(p, west)
        bury(p, east)
        due(p, other, rewards[west])
        due(p, one, rewards[west])
    else:
        winner = west if lead_of_west > 0 else east
        loser = east if lead_of_west > 0 else west
        seat = one if lead_of_west > 0 else other
        p.note(t.WON, seat, [winner, loser, other if lead_of_west > 0 else one])
        bury(p, loser)
        p.inside[t.SALOON * t.KINDS + winner] += 1
        due(p, seat, rewards[loser])
    go_on(p)


def bury(p: Position, kind: int) -> None:
    """R48, A38: in a free grave, or out of the game."""
    if p.free_graves() == 0:
        p.boxed[kind] += 1
        p.note(t.BURIED, NOBODY, [kind, t.NONE])
        return
    p.graves[kind] += 1
    p.note(t.BURIED, NOBODY, [kind, sum(p.graves)])
    if p.free_graves() == 0:
        p.note(t.TRIGGERED, NOBODY, [t.NO_GRAVE])


# Why no sign: R34 to R37.


def sign_refusal(p: Position, seat: int, building: int) -> str:
    """What stands in the way of a sign on a building, or of turning it."""
    owner = p.owners[building]
    if owner != t.NONE and p.turned[building] == 1:
        return "R36-high"
    if owner != t.NONE and owner != seat:
        return "R35"
    if owner == t.NONE and p.spare[seat] == 0:
        return "R34-spare"
    if not p.can_pay(seat, building):
        gold = max(0, p.material.gold_costs[building] - p.gold[seat])
        stone = max(0, p.material.stone_costs[building] - p.stones[seat])
        return "R37-lacks-" + str(gold) + "-" + str(stone)
    if owner == t.NONE and seat != p.turn:
        return "R34-turn"
    return "R36-builder" if p.item != building else "R36-answer"
