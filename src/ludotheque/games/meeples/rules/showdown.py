"""The Showdown: two meeples, two dice, a grave and a reward (R43 to R51)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import CHANCE, NOBODY
from ludotheque.games.meeples.rules import bag
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.meeple_actions import go_on
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.question import EVEN, Question

ALL_ROLLS: Final = list(range(t.ROLL, t.ROLL_AGAIN))
REROLL_OR_NOT: Final = [t.REROLL + t.NO, t.REROLL + t.YES]


class Rolling(Question):
    """R44: both dice."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return ALL_ROLLS

    def instead(self, action: int) -> str:
        return "R44"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R45: the better shot is asked whether to roll again."""
        p.dice = [(action - t.ROLL) // 6 + 1, (action - t.ROLL) % 6 + 1]
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


class Rerolling(Question):
    """R45, D10: whether the better shot rolls again."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return REROLL_OR_NOT

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R45"

    def answer(self, p: Position, seat: int, action: int) -> None:
        space = first(p.agenda)
        settle(p.agenda)
        if action == t.REROLL + t.NO:
            p.note(t.STOOD, seat, [space, p.dice[space - t.WEST]])
            decide(p)
            return
        ask(p.agenda, t.ROLLING_AGAIN, CHANCE, space, 0)
        p.await_answer()

    def late_answer(self, p: Position, seat: int) -> int:
        """A44: the better shot rolls again if it would lose."""
        own = first(p.agenda) - t.WEST
        return t.REROLL + t.YES if p.dice[own] < p.dice[1 - own] else t.REROLL + t.NO


class RollingAgain(Question):
    """R45: one die, and the new result replaces the old one."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        lowest = lowest_result(p)
        return list(range(lowest, lowest + 6))

    def refusal(self, p: Position, seat: int, action: int) -> str:
        lowest = lowest_result(p)
        return "" if lowest <= action < lowest + 6 else "R45"

    def instead(self, action: int) -> str:
        return "R45"

    def weights(self, p: Position) -> list[int]:
        return EVEN[:6]

    def answer(self, p: Position, seat: int, action: int) -> None:
        side = first(p.agenda) - t.WEST
        settle(p.agenda)
        before = p.dice[side]
        after = (action - t.ROLL_AGAIN) % 6 + 1
        p.dice = [after, p.dice[1]] if side == 0 else [p.dice[0], after]
        p.note(t.REROLLED, p.tokens[side], [t.WEST + side, before, after])
        decide(p)


def lowest_result(p: Position) -> int:
    """The outcome that is a 1 on the die that is rolled again."""
    return t.ROLL_AGAIN + 6 * (first(p.agenda) - t.WEST)


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
        bag.due(p, other, rewards[west])
        bag.due(p, one, rewards[west])
    else:
        winner = west if lead_of_west > 0 else east
        loser = east if lead_of_west > 0 else west
        seat = one if lead_of_west > 0 else other
        p.note(t.WON, seat, [winner, loser, other if lead_of_west > 0 else one])
        bury(p, loser)
        p.inside[t.SALOON * t.KINDS + winner] += 1
        bag.due(p, seat, rewards[loser])
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
