"""Dealing unseen cards so that every hand has its number and nothing known is contradicted."""

from __future__ import annotations

from random import Random

from ludotheque.games.tractions.rules import terms as t


def deal(
    counts: list[int],
    suit: int,
    rows: list[int],
    columns: list[int],
    lows: list[int],
    highs: list[int],
    rng: Random,
) -> bool:
    """Fill counts so that every holder has its number of cards and every kind is used up, within the bounds;
    whether there is a way to do so."""
    for holder in range(t.HOLDERS):
        for kind in range(3):
            i = holder * t.KINDS + 3 * suit + kind
            counts[i] = lows[i]
            rows[holder] -= lows[i]
            columns[kind] -= lows[i]
    while True:
        kind = drawn(columns, rng)
        if kind == t.NONE:
            return min(rows) == 0 == max(rows) and min(columns) == 0
        open_rows = [0] * t.HOLDERS
        for holder in range(t.HOLDERS):
            i = holder * t.KINDS + 3 * suit + kind
            if rows[holder] > 0 and counts[i] < highs[i]:
                open_rows[holder] = rows[holder]
        holder = drawn(open_rows, rng)
        if holder != t.NONE:
            counts[holder * t.KINDS + 3 * suit + kind] += 1
            rows[holder] -= 1
            columns[kind] -= 1
        elif not push(counts, suit, rows, columns, lows, highs, kind):
            return False


def drawn(weights: list[int], rng: Random) -> int:
    """One of some places by weight, or NONE when all weigh nothing."""
    total = 0
    for weight in weights:
        total += max(0, weight)
    if total == 0:
        return t.NONE
    ticket = int(rng.random() * total)
    for i in range(len(weights)):
        ticket -= max(0, weights[i])
        if ticket < 0:
            return i
    return t.NONE


def push(
    counts: list[int],
    suit: int,
    rows: list[int],
    columns: list[int],
    lows: list[int],
    highs: list[int],
    kind: int,
) -> bool:
    """Make room for a card of a kind by exchanging others: a shortest chain of exchanges, found outwards."""
    came_from = [t.NONE] * 10  # nodes 0 to 6 are holders, 7 to 9 kinds
    edge = [t.HOLDERS + kind]
    came_from[t.HOLDERS + kind] = t.HOLDERS + kind
    goal = t.NONE
    while edge and goal == t.NONE:
        further: list[int] = []
        for node in edge:
            for other in range(10):
                if came_from[other] != t.NONE or (node < t.HOLDERS) == (other < t.HOLDERS):
                    continue
                if node >= t.HOLDERS:
                    i = other * t.KINDS + 3 * suit + node - t.HOLDERS
                    is_open = counts[i] < highs[i]
                else:
                    i = node * t.KINDS + 3 * suit + other - t.HOLDERS
                    is_open = counts[i] > lows[i]
                if is_open:
                    came_from[other] = node
                    further.append(other)
                    if other < t.HOLDERS and rows[other] > 0 and goal == t.NONE:
                        goal = other
        edge = further
    if goal == t.NONE:
        return False
    rows[goal] -= 1
    columns[kind] -= 1
    node = goal
    while came_from[node] != node:
        other = came_from[node]
        if node < t.HOLDERS:
            counts[node * t.KINDS + 3 * suit + other - t.HOLDERS] += 1
        else:
            counts[other * t.KINDS + 3 * suit + node - t.HOLDERS] -= 1
        node = other
    return True
