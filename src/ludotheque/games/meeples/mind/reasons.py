"""Why one might choose an answer: what the handful would do where it comes to stand."""

from __future__ import annotations

from typing import Final

from ludotheque.core.advice import Reason
from ludotheque.core.agenda import first
from ludotheque.games.meeples.mind.plans import starts
from ludotheque.games.meeples.mind.sowing import ONE, Sowing, coded, size
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

NEAR: Final = 3  # doors on either side of a corner from where Mineurs may visit it


def reason(p: Position, seat: int, action: int) -> Reason | None:
    """Why the seat that is asked might give the answer."""
    now = p.question()
    sowing = Sowing(p, seat)
    if now == t.CORNERING:
        return Reason("corner", (near_miners(p, action - t.CORNER), NEAR))
    if now == t.TAKING:
        return take(p, sowing, action - t.TAKE)
    if now == t.STARTING:
        return best_way(sowing, coded(p.hand, 0), action - t.START, action - t.START)
    if now == t.TURNING:
        direction = action - t.TURN
        target = p.target if p.target != t.NONE else p.available_after(p.source, direction)
        return along(sowing, coded(p.hand, 0), target, direction)
    if now == t.DROPPING:
        return drop(p, sowing, action - t.DROP)
    if now == t.APPOINTING:
        return appoint(p, seat, action - t.APPOINT)
    if now == t.RESOLVING:
        return resolve(p, sowing, action - t.RESOLVE)
    if now == t.BUILDING:
        return sign(p, seat, action == t.BUILD + t.YES)
    if now == t.UPGRADING:
        return sign(p, seat, action == t.UPGRADE + t.YES)
    if now == t.REROLLING:
        return reroll(p, action == t.REROLL + t.YES)
    if now == t.ENDING and p.price() > 0 and p.gold[seat] >= p.price():
        return Reason("bar", (p.price(), p.material.bar_points))
    return None


def near_miners(p: Position, building: int) -> int:
    """How many Mineurs live a few doors from a building."""
    found = p.inside[building * t.KINDS + t.MINER]
    for direction in (0, 1):
        space = building
        for _ in range(NEAR):
            space = p.material.onward[direction * t.SPACES + space]
            if space < t.WEST:
                found += p.inside[space * t.KINDS + t.MINER]
    return found


# Handfuls: the meeple that brings most.


def take(p: Position, sowing: Sowing, location: int) -> Reason:
    hand = coded(p.inside, location * t.KINDS)
    if location < t.BUILDINGS:
        return best_way(sowing, hand, p.available_after(location, 0), p.available_after(location, 1))
    plan = starts(p, sowing, hand, 1).plans[0]
    return along(sowing, hand, plan[0] - t.START, plan[1] - t.TURN if len(plan) > 1 else 0)


def best_way(sowing: Sowing, hand: int, clockwise: int, counterclockwise: int) -> Reason:
    """The better of two ways, by where each begins."""
    if sowing.along(hand, clockwise, 0) >= sowing.along(hand, counterclockwise, 1):
        return along(sowing, hand, clockwise, 0)
    return along(sowing, hand, counterclockwise, 1)


def along(sowing: Sowing, hand: int, target: int, direction: int) -> Reason:
    """What the best order of a handful does where it earns most."""
    spaces = sowing.spaces(target, direction, size(hand))
    found: Reason | None = None
    highest = 0
    for i in range(len(spaces)):
        sowing.best(hand, spaces[i:])
        kind = sowing.opening
        hand -= ONE[kind]
        value = earned(sowing, kind, spaces[i])
        if value > highest:
            highest = value
            found = use(sowing, kind, spaces[i])
    return found or Reason("quiet")


def earned(sowing: Sowing, kind: int, space: int) -> int:
    """What a meeple on a space brings the one who sows, a sign of one's own included."""
    return sowing.best(ONE[kind], [space])


def use(sowing: Sowing, kind: int, space: int) -> Reason | None:
    """What a meeple can do on a space, if it can do anything."""
    p = sowing.p
    box = p.material
    if space >= t.WEST:
        return duel(sowing, kind, space)
    at = space * t.KINDS
    owner = p.owners[space]
    if kind == t.BUILDER:
        if sowing.may(space) and p.can_pay(sowing.seat, space):
            if sowing.gain(space) == 0:
                return Reason("keep")
            return Reason("build" if owner == t.NONE else "upgrade", (space,))
        if owner not in (t.NONE, sowing.seat) and p.turned[space] == 0 and p.can_pay(owner, space):
            return Reason("help", (owner, space))
        return None
    if kind == t.MINER:
        if owner == t.NONE:
            return None
        pieces = box.miner_high if p.turned[space] else box.miner_low
        return Reason("dig" if owner == sowing.seat else "pay", (owner, space, pieces))
    if kind == t.BANDIT:
        count = p.inside[at + t.MINER]
        return Reason("rob", (count, space, count * box.per_miner)) if count else None
    if kind == t.DEPUTY:
        count = p.inside[at + t.BANDIT]
        return Reason("catch", (count, space, count * box.per_bandit)) if count else None
    count = p.inside[at + t.BUILDER]
    return Reason("lead", (count, space, count * box.per_builder)) if count else None


def duel(sowing: Sowing, kind: int, space: int) -> Reason | None:
    p = sowing.p
    if kind == t.MADAME:
        return Reason("bounce")
    other = t.EAST if space == t.WEST else t.WEST
    against = p.street[other]
    if against == t.NONE:
        return Reason("stand", (kind,))
    if p.tokens[other - t.WEST] == sowing.seat:
        return Reason("defy", (against, kind))
    return Reason("duel", (kind, against, p.material.rewards[against]))


# Single answers.


def drop(p: Position, sowing: Sowing, kind: int) -> Reason:
    """What the meeple does here, or whom it leaves for the next spaces."""
    here = use(sowing, kind, p.target)
    if here is not None and (here.key == "bounce" or earned(sowing, kind, p.target) > 0):
        return here
    left = coded(p.hand, 0) - ONE[kind]
    spaces = sowing.spaces(p.target, p.direction, p.in_hand())
    for i in range(1, len(spaces)):
        sowing.best(left, spaces[i:])
        later = sowing.opening
        left -= ONE[later]
        if later != kind and earned(sowing, later, spaces[i]) > 0:
            return Reason("spare", (later, spaces[i]))
    return here or Reason("idle", (kind,))


def appoint(p: Position, seat: int, other: int) -> Reason:
    """Who is behind may win a duel; in any case, what there is to win."""
    space = first(p.agenda)
    behind = p.score(other)
    for rival in range(p.seats):
        if rival not in (seat, other) and p.score(rival) < behind:
            waiting = p.street[t.WEST + t.EAST - space]
            return Reason("appoint", (other, p.material.rewards[waiting]))
    return Reason("appoint-poorest", (other, behind))


def resolve(p: Position, sowing: Sowing, item: int) -> Reason:
    if item == t.SHOWDOWN:
        return Reason("showdown", (p.street[t.WEST], p.street[t.EAST]))
    kind = p.street[item]
    here = use(sowing, kind, item)
    if here is None:
        return Reason("idle", (kind,))
    if here.key in ("build", "upgrade") and p.bag[t.DYNAMITE] > 0 and p.material.stone_costs[item] > 0:
        return Reason("hurry", (item,))
    return here


def sign(p: Position, seat: int, yes: bool) -> Reason:
    """A sign, or what its gold would buy instead."""
    building = p.item
    box = p.material
    is_new = p.owners[building] == t.NONE
    if yes:
        return Reason("sign" if is_new else "turn", (building, box.miner_low if is_new else box.miner_high))
    price = p.price()
    if seat == p.turn and price > 0 and p.gold[seat] >= price > p.gold[seat] - box.gold_costs[building]:
        return Reason("save", (price, box.bar_points))
    return Reason("keep")


def reroll(p: Position, again: bool) -> Reason | None:
    own = first(p.agenda) - t.WEST
    mine, theirs = p.dice[own], p.dice[1 - own]
    if again == (mine < theirs):
        return Reason("again" if again else "enough", (mine, theirs))
    return None
