"""The invariants of section 9: what holds after every step."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import is_one_true
from ludotheque.games.singes.rules.position import Position


def broken(p: Position) -> str:
    """The first invariant that does not hold, or nothing."""
    return broken_by_tokens(p) or broken_by_map(p) or broken_by_seats(p) or broken_by_memories(p)


def broken_by_tokens(p: Position) -> str:
    """I1, I7: every token of the box is somewhere once."""
    lying = [0] * t.TYPES
    for content in p.board:
        if content >= t.APE:
            lying[content - t.APE] += 1
    for row in range(0, len(p.holds), t.HOLD_ROW):
        lying[p.holds[row + t.TOKEN]] += 1
    lying[t.TRAP] += p.fallen
    for kind in range(t.TYPES):
        total = lying[kind] + p.unseen[kind] + p.removed[kind]
        if kind < t.ITEMS:
            total += p.pile[kind]
            for seat in range(p.seats):
                if p.held(seat, kind) < 0:
                    return "I7"
                total += p.held(seat, kind)
        if total != p.material.counts[kind] or p.unseen[kind] < 0 or p.removed[kind] < 0:
            return "I1"
    return ""


def broken_by_map(p: Position) -> str:
    """I1 for pools, keys and tiles; I3, I4, I6."""
    box = p.material
    for back in range(t.BACKS):
        unseen = sum(p.unseen[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])
        if p.board.count(t.MARK_W + back) + p.pools[back] != unseen:
            return "I1"
    keys = len([1 for content in p.board if t.KEY_DOWN <= content < t.APE])
    if keys + p.keys_left != box.key_count():
        return "I1"
    placed = len([1 for tile in range(box.tiles) if p.is_placed(tile)])
    if placed + p.left != box.tiles or len(p.bottom) > p.left:
        return "I1"
    for kind in range(t.ITEMS):
        if p.pile[kind] < 0 or (p.pile[kind] > 0 and kind < t.FIRST_TYPE[t.DIGIT_BACK]):
            return "I3"
    for square in range(len(p.board)):
        if p.board[square] and (not p.is_square(square) or square == box.start):
            return "I4"
    for tile in range(1, box.tiles):
        if p.is_placed(tile) and max(p.joined[tile * 4 : tile * 4 + 4]) < 0:
            return "I6"
    return ""


def broken_by_seats(p: Position) -> str:
    """I4, I7, I8."""
    for seat in range(p.seats):
        if not p.is_square(p.pawns[seat]):
            return "I4"
        if p.held(seat, t.TRAP) or p.held(seat, t.ATTAR) or p.held(seat, t.THADE):
            return "I7"
        if p.duty[seat] != t.NONE and p.duty[seat] not in [
            p.neighbour(p.pawns[seat], direction) for direction in range(4)
        ]:
            return "I8"
        for colour in range(2):
            if not 0 <= p.used[seat * t.USED_ROW + colour] <= p.held(seat, t.RED_DIE + colour):
                return "I7"
    return ""


def broken_by_memories(p: Position) -> str:
    """I10: of all that a reader holds possible, one case is true."""
    for cases in p.minds:
        if not is_one_true(p, cases):
            return "I10"
    return ""
