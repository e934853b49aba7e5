"""The course of the game: a ball is dropped and its square climbs, or a ball goes down (R11 to R23)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.end import end
from ludotheque.games.apagos.rules.position import SEATS, Position
from ludotheque.games.apagos.rules.question import Question

# The legal moves depend on nine facts only: a hole on each level, a ball of the mover on each but the lowest, a ball of
# either colour in reserve. What a code on a level adds to these facts, for a white mover and for a black one:
CODES: Final = 1000
FACTS: Final = [
    [
        (1 << level) * int(code // 100 > code // 10 % 10 + code % 10)
        + (8 << level) * int(level > 0 and (code // 10 % 10 if mover == t.WHITE else code % 10) > 0)
        for level in range(t.LEVELS)
        for code in range(CODES)
    ]
    for mover in (t.WHITE, t.BLACK)
]
WHITE_WAITS: Final = 128
BLACK_WAITS: Final = 256

# Each list of moves is judged once and kept.
KNOWN_MOVES: Final[list[list[int]]] = [[] for _ in range(1024)]


class Playing(Question):
    """What the player to move does."""

    def candidates(self, p: Position) -> list[int]:
        ramp = p.ramp
        told = FACTS[p.colours[p.turn]]
        facts = told[ramp[0]] + told[CODES + ramp[1]] + told[2 * CODES + ramp[2]] + told[3 * CODES + ramp[3]]
        if p.reserve[t.WHITE] > 0:
            facts += WHITE_WAITS
        if p.reserve[t.BLACK] > 0:
            facts += BLACK_WAITS
        known = KNOWN_MOVES[facts]
        if not known:
            known = [action for action in range(t.MOVES) if self.refusal(p, p.turn, action) == LEGAL]
            KNOWN_MOVES[facts] = known
        return known

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """The first reason in the order of A37."""
        if action < 0 or action >= t.UPWARD + t.LEVELS * t.LEVELS:
            return "R8"
        if seat != p.turn:
            return "R11"
        if action == t.PASS:
            return "R12"
        if action == t.OFF_RAMP:
            return "R4"
        if action < t.SLIDE:
            if p.reserve[action >> 2] == 0:
                return "R13"
            return LEGAL if p.free_holes(action & 3) > 0 else "R14"
        if action < t.MOVES:
            return slide_refusal(p, seat, t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE])
        source = (action - t.UPWARD) >> 2
        target = (action - t.UPWARD) & 3
        # A slide down has a number of its own.
        return "R8" if target < source else slide_refusal(p, seat, source, target)

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action < t.SLIDE:
            drop(p, seat, action >> 2, action & 3)
        else:
            slide(p, seat, t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE])


def slide_refusal(p: Position, seat: int, source: int, target: int) -> str:
    """R19, R20: why a ball cannot go from one level to another."""
    if p.balls_on(source, p.colours[seat]) == 0:
        # A square alone, without a ball of one's own: whoever points at its hole wants to drop one there.
        return "R13-first" if source == target and p.free_holes(source) > 0 else "R19"
    if source == target and source == 0:
        return "R20-lowest"
    if source == target and not has_hole_below(p, source):
        return "R20-nowhere"
    if target >= source:
        return "R20-upward"
    return LEGAL if p.free_holes(target) > 0 else "R20-full"


def has_hole_below(p: Position, source: int) -> bool:
    for level in range(source):
        if p.free_holes(level) > 0:
            return True
    return False


def drop(p: Position, seat: int, colour: int, level: int) -> None:
    """R13 to R18: a ball of either colour, and its square climbs."""
    ramp = p.ramp
    before = ramp[level]
    code = before + t.BALL[colour]
    p.reserve[colour] -= 1
    p.empty -= 1
    if p.journal is not None:
        p.note(t.DROPPED, seat, [p.colours[seat], colour, level, before])
    if level < t.TOP:
        # R16: it changes places with the square above, whatever that one carries.
        squares = p.squares
        above = squares[level + 1]
        ramp[level] = ramp[level + 1]
        ramp[level + 1] = code
        squares[level + 1] = squares[level]
        squares[level] = above
    else:
        ramp[level] = code
    if p.empty == 0:
        # R24, R25: the last square has climbed before the result is read.
        end(p, p.majority(), t.MAJORITY)
    else:
        p.turn = 1 - seat
        p.waiting_for = SEATS[1 - seat]


def slide(p: Position, seat: int, source: int, target: int) -> None:
    """R19 to R22: one of the mover's balls goes down, no square moves."""
    colour = p.colours[seat]
    p.ramp[source] -= t.BALL[colour]
    p.ramp[target] += t.BALL[colour]
    if p.journal is not None:
        p.note(t.SLID, seat, [colour, source, target])
    p.turn = 1 - seat
    p.waiting_for = SEATS[1 - seat]
