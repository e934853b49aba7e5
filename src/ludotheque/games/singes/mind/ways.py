"""Walking: the squares where a move may land, and how far a door is."""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.position import Position

SHUT: Final = 1000  # steps: an ape that nobody passes
FAR: Final = 200  # steps: as far as anybody looks


def neighbours(p: Position, square: int) -> list[int]:
    """The squares next to one, in no particular order."""
    found: list[int] = []
    links = p.material.links
    for side in range(4):
        other = links[square * 4 + side]
        if other == t.OUTWARD:
            other = p.joined[square // t.CELLS * 4 + side]
        if other >= 0:
            found.append(other)
    return found


def steps_to(p: Position, bars: list[int], start: int, goal: int) -> int:
    """How many steps lead to a square, the apes on the way counted as so many more."""
    links = p.material.links
    joined = p.joined
    board = p.board
    seen = [False] * t.SQUARES
    rings: list[list[int]] = [[start]]
    steps = 0
    while steps < len(rings) and steps < FAR:
        for square in rings[steps]:
            if seen[square]:
                continue
            seen[square] = True
            if square == goal:
                return steps
            for side in range(4):
                other = links[square * 4 + side]
                if other == t.OUTWARD:
                    other = joined[square // t.CELLS * 4 + side]
                if other < 0 or seen[other]:
                    continue
                ring = steps + 1 + bars[board[other]]
                if ring < FAR:
                    while len(rings) <= ring:
                        rings.append([])
                    rings[ring].append(other)
        steps += 1
    return FAR


class Landings:
    """Where the move in progress may end: squares with one way to each, exact ones apart."""

    def __init__(self, p: Position, seat: int, total: int) -> None:
        self.squares: list[int] = []  # by node: its square
        self.parents: list[int] = []  # by node: the node before
        self.ends: list[int] = []  # the nodes where the move may end
        self.exact: list[bool] = []  # by end: whether the whole count is used
        walked = p.path if p.question == t.STEPPING and p.path else [p.pawns[seat]]
        start = walked[len(walked) - 1]
        self.squares.append(start)
        self.parents.append(t.NONE)
        left = total - len(walked) + 1
        shut = [False] * t.SQUARES
        for square in walked:
            shut[square] = True
        for square in p.trail:
            shut[square] = True
        known = [False] * (2 * t.SQUARES)  # early and exact landings
        if len(walked) > 1 and may_end(p, start):
            self.end(0, left == 0, known)
        level = [0] if left > 0 and not (len(walked) > 1 and bars_way(p, start)) else []
        if not level and not self.ends:
            self.end(0, left == 0, known)
        made = 0
        while level and made < left:
            made += 1
            level = self.spread(p, seat, level, shut, made == left, known, len(walked) == 1 and made == 1)

    def end(self, node: int, exact: bool, known: list[bool]) -> None:
        place = self.squares[node] * 2 + (1 if exact else 0)
        if not known[place]:
            known[place] = True
            self.ends.append(node)
            self.exact.append(exact)

    def spread(
        self, p: Position, seat: int, level: list[int], shut: list[bool], last: bool, known: list[bool], first: bool
    ) -> list[int]:
        """The nodes one step farther, each square once; those that may end a move are noted."""
        found: list[int] = []
        reached = [False] * t.SQUARES
        for node in level:
            square = self.squares[node]
            stuck = True
            for other in neighbours(p, square):
                if shut[other] or self.has_walked(node, other):
                    continue
                if first and p.duty[seat] != t.NONE and other != p.duty[seat]:
                    continue
                stuck = False
                if reached[other]:
                    continue
                reached[other] = True
                place = len(self.squares)
                self.squares.append(other)
                self.parents.append(node)
                if last or may_end(p, other):
                    self.end(place, last, known)
                if not bars_way(p, other):
                    found.append(place)
            if stuck:
                self.end(node, False, known)
        return found

    def has_walked(self, node: int, square: int) -> bool:
        while node != t.NONE:
            if self.squares[node] == square:
                return True
            node = self.parents[node]
        return False

    def way(self, node: int) -> list[int]:
        """The squares of a walk to a node, its start first."""
        found: list[int] = []
        while node != t.NONE:
            found.append(self.squares[node])
            node = self.parents[node]
        found.reverse()
        return found


def bars_way(p: Position, square: int) -> bool:
    return p.apes_block == 1 and p.has_ape(square)


def may_end(p: Position, square: int) -> bool:
    """R28, R29: whether a move may end here although steps are left."""
    if p.board[square] >= t.MARK_W:
        return True
    if p.is_portal(square):
        return p.portal_stop == 0 or p.is_live(square)
    return square == p.material.start and sum(p.pile) > 0


def direction_to(p: Position, square: int, other: int) -> int:
    """The direction of the map from a square to its neighbour, or NONE."""
    for direction in range(4):
        if p.neighbour(square, direction) == other:
            return direction
    return t.NONE


def steps_of(p: Position, way: list[int]) -> list[int]:
    """A walk as answers: its steps and the stop."""
    found: list[int] = []
    for i in range(1, len(way)):
        direction = direction_to(p, way[i - 1], way[i])
        if direction == t.NONE:
            return found
        found.append(t.STEP + direction)
    found.append(t.STOP)
    return found
