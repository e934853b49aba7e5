"""Step 3 of a turn: the meeples on the street act, one item at a time (R28 to R41, R53 to R55)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, settle
from ludotheque.core.state import CHANCE, LEGAL, NOBODY
from ludotheque.games.meeples.rules import bag
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.question import Question

BUILD_OR_NOT: Final = [t.BUILD + t.NO, t.BUILD + t.YES]
UPGRADE_OR_NOT: Final = [t.UPGRADE + t.NO, t.UPGRADE + t.YES]


class Resolving(Question):
    """D7: which item comes next."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.RESOLVE + item for item in p.items()]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        item = action - t.RESOLVE
        if item == t.SHOWDOWN:
            return LEGAL if p.is_facing() else "R43"
        return LEGAL if p.street[item] != t.NONE else "R29"

    def untimely(self, p: Position, now: int, action: int) -> str:
        if now < t.RESOLVING:
            return "R12-first" if now == t.TAKING else "R28"
        return "R29" if now == t.ENDING else "R30-one"

    def answer(self, p: Position, seat: int, action: int) -> None:
        item = action - t.RESOLVE
        p.item = item
        if item != t.SHOWDOWN:
            act(p, seat, item)
            return
        p.stirred = 1
        p.note(t.FACED, seat, [p.street[t.WEST], p.tokens[0], p.street[t.EAST], p.tokens[1]])
        ask(p.agenda, t.ROLLING, CHANCE, 0, 0)
        p.await_answer()


def act(p: Position, seat: int, door: int) -> None:
    """R31 (a): the action of the meeple on a door; R32: only those inside count."""
    kind = p.street[door]
    owner = p.owners[door]
    who = p.drawer(door)
    pieces = p.pieces_due(door)
    question = t.NONE
    if kind == t.BUILDER:
        if owner == t.NONE:
            # R34, R36: asked only if it can be done.
            if p.spare[seat] > 0 and p.can_pay(seat, door):
                question = t.BUILDING
        elif p.turned[door] == 0 and p.can_pay(owner, door):
            # R35, A21: the owner decides, whoever's turn it is.
            who = owner
            question = t.UPGRADING
    if p.journal is not None:
        p.note(t.RESOLVED, seat, [kind, door, 1 if pieces > 0 or question != t.NONE else 0])
    if question != t.NONE:
        ask(p.agenda, question, who, 0, 0)
        p.await_answer()
        return
    if pieces > 0:
        bag.due(p, who, pieces)
    go_on(p)


def go_on(p: Position) -> None:
    """The draws that are due come first, then the item is finished."""
    if not bag.is_drawing(p):
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


class Drawing(Question):
    """R33: what comes out of the mining bag."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return bag.candidates(p)

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return bag.refusal(p, action)

    def instead(self, action: int) -> str:
        return "R33"

    def weights(self, p: Position) -> list[int]:
        return bag.weights(p)

    def answer(self, p: Position, seat: int, action: int) -> None:
        bag.draw(p, action)
        go_on(p)


# Signs: R34 to R37.


class Building(Question):
    """D8: whether the active player builds a sign."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return BUILD_OR_NOT

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R36-build"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R34: a sign of the active player, 5 side up."""
        building = p.item
        if action == t.BUILD + t.NO:
            p.note(t.DECLINED, seat, [building, 0])
        else:
            pay(p, seat, building)
            p.spare[seat] -= 1
            p.owners[building] = seat
            p.note(t.BUILT, seat, [building, p.material.gold_costs[building], p.material.stone_costs[building]])
        settle(p.agenda)
        finish(p)
        p.await_answer()


class Upgrading(Question):
    """D9: whether the owner turns a sign."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return UPGRADE_OR_NOT

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R36-upgrade"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R35, A23: the same sign is turned to its 10 side."""
        building = p.item
        if action == t.UPGRADE + t.NO:
            p.note(t.DECLINED, seat, [building, 1])
        else:
            pay(p, seat, building)
            turned = p.turned[:]
            turned[building] = 1
            p.turned = turned
            box = p.material
            costs = [box.gold_costs[building], box.stone_costs[building]]
            p.note(t.UPGRADED, seat, [building, *costs, box.sign_points[1]])
        settle(p.agenda)
        finish(p)
        p.await_answer()


def pay(p: Position, seat: int, building: int) -> None:
    """R37: the cubes are in the bag from now on."""
    gold = p.material.gold_costs[building]
    stone = p.material.stone_costs[building]
    p.gold[seat] -= gold
    p.stones[seat] -= stone
    p.bag[t.GOLD] += gold
    p.bag[t.STONE] += stone
    p.stirred = 1


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
