"""What each reader remembers of the tokens that lie face down (section 7 of the specification).

A memory is a list of cases for one reader and one back (weapons, digits, luck tokens). A case names tokens and where
they lie; the other tokens of that back are unknown. One of the cases is true. A token that leaves unseen splits a
case: one of the named tokens may have gone, or an unnamed one. Cases are never changed in place: copies share them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.position import Position
from ludotheque.games.singes.terms import (
    AWAY,
    FIRST_TYPE,
    HOLD,
    ITEMS,
    LAST_TYPE,
    PATROL,
    PILE,
    RED_DIE,
    SEATS,
    SPECTATOR,
    TRAP,
    YELLOW_DIE,
    K,
    L,
    W,
)

READERS: Final = SPECTATOR + 1
REMEMBERED: Final = [W, K, L]  # the backs of a memory, in order
SPOT: Final = 128  # a named token is place * SPOT + type
MOST_CASES: Final = 2000  # of what all know; beyond, every type that may have left counts one less
MOST_PRIVATE: Final = 4000  # of what one seat knows; beyond, it remembers what all know and its own hand


def fresh() -> list[list[list[int]]]:
    """The memories of all readers before anything was seen: reader * 3 + back."""
    return [[[]] for _ in range(READERS * 3)]


def everybody(p: Position) -> int:
    return (1 << p.seats) - 1 | 1 << SPECTATOR


def is_reader(p: Position, reader: int) -> bool:
    return reader < p.seats or reader == SPECTATOR


def slot_of(kind: int) -> int:
    """The place of a type's back among those remembered."""
    if kind <= LAST_TYPE[W]:
        return 0
    return 1 if kind <= LAST_TYPE[K] else 2


def size_of(p: Position, place: int, slot: int) -> int:
    """How many face-down tokens with a back lie at a place."""
    if place >= HOLD:
        return 1 if slot == 0 else 0
    return p.pile_backs(REMEMBERED[slot]) if place == PILE else p.hidden(place, REMEMBERED[slot])


def named(case: list[int], place: int) -> int:
    """How many tokens of a case lie at a place."""
    total = 0
    for token in case:
        if token // SPOT == place:
            total += 1
    return total


def joined(case: list[int], token: int) -> list[int]:
    longer = [*case, token]
    longer.sort()
    return longer


def parted(case: list[int], token: int) -> list[int]:
    shorter = case[:]
    shorter.remove(token)
    return shorter


def covers(small: list[int], large: list[int]) -> bool:
    """Whether a case names nothing that another, sorted like it, does not name as often."""
    i = 0
    for token in large:
        if i < len(small) and small[i] == token:
            i += 1
    return i == len(small)


def simplest(cases: list[list[int]]) -> list[list[int]]:
    """The cases in order, without those that only say more than another."""
    if len(cases) == 1:
        return cases
    distinct: list[list[int]] = []
    for case in sorted(cases):
        if len(distinct) == 0 or distinct[len(distinct) - 1] != case:
            distinct.append(case)
    lengths = [len(case) for case in distinct]
    if min(lengths) == 0:
        return [[]]
    if min(lengths) == max(lengths):
        return distinct
    # A case can only be covered by one whose rarest token it names.
    seldom: dict[int, int] = {}
    for case in distinct:
        for token in case:
            seldom[token] = seldom.get(token, 0) + 1
    led: dict[int, list[list[int]]] = {}
    for case in distinct:
        if len(case) < max(lengths):
            lead = case[0]
            for token in case:
                if seldom[token] < seldom[lead]:
                    lead = token
            if lead not in led:
                led[lead] = []
            led[lead].append(case)
    return [case for case in distinct if not is_covered(case, led)]


def is_covered(case: list[int], led: dict[int, list[list[int]]]) -> bool:
    """Whether another case, filed by a token of it, names only what this one names."""
    before = -1
    for token in case:
        if token != before and token in led:
            for other in led[token]:
                if len(other) < len(case) and covers(other, case):
                    return True
        before = token
    return False


# What is certain, what is possible.


def supply(p: Position, reader: int, slot: int) -> list[int]:
    """By type: how many tokens of a back a reader does not see lying face up or in his own hand."""
    back = REMEMBERED[slot]
    left = p.material.counts[:ITEMS]
    for kind in range(FIRST_TYPE[back], LAST_TYPE[back] + 1):
        left[kind] -= p.removed[kind]
        if reader < p.seats:
            left[kind] -= p.hands[reader * ITEMS + kind]
    if back == L:
        left[TRAP] -= p.fallen
        for seat in range(p.seats):
            if seat != reader:
                left[RED_DIE] -= p.used[seat * 2]
                left[YELLOW_DIE] -= p.used[seat * 2 + 1]
    for i in range(0, len(p.holds), 4):
        if p.holds[i + 3] >> SPECTATOR & 1:
            left[p.holds[i + 1]] -= 1
    return left


def is_possible(case: list[int], left: list[int], attacks: int) -> bool:
    """Whether the box holds the tokens of a case, and an attack token for each face-down hold-up beside them."""
    rest = left[:]
    for token in case:
        kind = token % SPOT
        rest[kind] -= 1
        if rest[kind] < 0:
            return False
        if token // SPOT >= HOLD:
            attacks -= 1
    return attacks <= 0 or sum(rest[PATROL : LAST_TYPE[W] + 1]) >= attacks


def recall(p: Position, reader: int, slot: int) -> list[list[int]]:
    """The cases a reader still holds possible, by what lies before his eyes."""
    cases = p.minds[reader * 3 + slot]
    if len(cases) == 1:
        return cases
    left = supply(p, reader, slot)
    attacks = 0
    if slot == 0:
        for i in range(3, len(p.holds), 4):
            attacks += 1 - (p.holds[i] >> SPECTATOR & 1)
    return [case for case in cases if is_possible(case, left, attacks)]


def certain(cases: list[list[int]]) -> list[int]:
    """The tokens named by every case."""
    found: list[int] = []
    for i in range(len(cases[0])):
        token = cases[0][i]
        count = cases[0][: i + 1].count(token)
        if all(case.count(token) >= count for case in cases):
            found.append(token)
    return found


def remembered(minds: list[list[list[int]]]) -> list[int]:
    """What the three memories of a reader are sure of in hands and pile, as place, type and count, in order."""
    tokens: list[int] = []
    for cases in minds:
        tokens += certain(cases)
    tokens.sort()
    found: list[int] = []
    for i in range(len(tokens)):
        if tokens[i] >= HOLD * SPOT:
            break
        if i > 0 and tokens[i] == tokens[i - 1]:
            found[len(found) - 1] += 1
        else:
            found += [tokens[i] // SPOT, tokens[i] % SPOT, 1]
    return found


def hold_known(cases: list[list[int]], place: int) -> int:
    """The type of a face-down hold-up as the weapons' cases have it, or -1 in doubt."""
    for token in certain(cases):
        if token // SPOT == place:
            return token % SPOT
    return -1


# What changes a memory.


def learn(p: Position, readers: int, place: int, kind: int) -> None:
    """A token arrives at a place before the readers' eyes; the owner of a hand needs no memory of it."""
    slot = slot_of(kind)
    for reader in range(READERS):
        if readers >> reader & 1 and reader != place and place != AWAY:
            at = reader * 3 + slot
            p.minds[at] = [joined(case, place * SPOT + kind) for case in p.minds[at]]


def show(p: Position, seat: int, kind: int, count: int, readers: int) -> None:
    """The readers see that a seat holds at least so many tokens of a type face down."""
    slot = slot_of(kind)
    token = seat * SPOT + kind
    size = size_of(p, seat, slot)
    for reader in range(READERS):
        if readers >> reader & 1 and reader != seat:
            found: list[list[int]] = []
            for case in p.minds[reader * 3 + slot]:
                lacking = count - case.count(token)
                if lacking > 0:
                    if named(case, seat) + lacking > size:
                        continue
                    case = sorted(case + [token] * lacking)
                found.append(case)
            p.minds[reader * 3 + slot] = simplest(found)


def leaving(cases: list[list[int]], token: int, size: int) -> list[list[int]]:
    """A token is seen to leave a place where so many tokens of its back lie: a named one, or one of the others."""
    found: list[list[int]] = []
    for case in cases:
        if token in case:
            found.append(parted(case, token))
        elif named(case, token // SPOT) < size:
            found.append(case)
    return simplest(found)


def straying(cases: list[list[int]], source: int, target: int, low: int, high: int, size: int) -> list[list[int]]:
    """A token of one of the types low to high goes unseen from a place, with so many of its back, to another."""
    found: list[list[int]] = []
    for case in cases:
        before = -1
        for token in case:
            if token != before and token // SPOT == source and low <= token % SPOT <= high:
                found.append(joined(parted(case, token), target * SPOT + token % SPOT))
            before = token
        if named(case, source) < size:
            found.append(case)
    return simplest(found)


def blurring(cases: list[list[int]], source: int, low: int, high: int) -> list[list[int]]:
    """Where there are too many cases: each type that may have left a place is counted on once less."""
    blurred: list[list[int]] = []
    for case in cases:
        rest = case[:]
        for kind in range(low, high + 1):
            if source * SPOT + kind in rest:
                rest.remove(source * SPOT + kind)
        blurred.append(rest)
    return simplest(blurred)


def expose(p: Position, seat: int, kind: int) -> None:
    """A face-down token of a hand is about to be turned face up: all see it, nobody needs to remember it."""
    pass_on(p, seat, AWAY, kind, everybody(p), kind, kind)


def pass_on(p: Position, source: int, target: int, kind: int, readers: int, low: int, high: int) -> None:
    """A face-down token goes from a place to another before the eyes of the readers; the others know only that
    its type is one of low to high. Called before the token moves."""
    slot = slot_of(kind)
    size = size_of(p, source, slot)
    blurs = False
    # What all know comes first: each reader knows at least that.
    for reader in range(SPECTATOR, -1, -1):
        if not is_reader(p, reader):
            continue
        if reader in (source, target) or readers >> reader & 1:
            cases = p.minds[reader * 3 + slot]
            if reader != source:
                cases = leaving(cases, source * SPOT + kind, size)
            if reader != target and target != AWAY:
                cases = [joined(case, target * SPOT + kind) for case in cases]
        else:
            before = recall(p, reader, slot)
            cases = before if blurs else straying(before, source, target, low, high, size)
            if reader == SPECTATOR:
                blurs = len(cases) > MOST_CASES
            if blurs:
                cases = blurring(before, source, low, high)
            elif len(cases) > MOST_PRIVATE:
                cases = with_hand(p, reader, slot, p.minds[SPECTATOR * 3 + slot])
        p.minds[reader * 3 + slot] = cases


def turn_up(p: Position, i: int) -> None:
    """R60: an attack token is turned face up before all; cases that had another one there fall."""
    token = (HOLD + i // 4) * SPOT + p.holds[i + 1]
    for reader in range(READERS):
        if is_reader(p, reader):
            p.minds[reader * 3] = leaving(p.minds[reader * 3], token, 1)
    p.holds[i + 3] = everybody(p)


def end_hold(p: Position, i: int) -> None:
    """A face-up hold-up is over; those behind it move up."""
    del p.holds[i : i + 4]
    first = (HOLD + i // 4) * SPOT
    for at in range(0, READERS * 3, 3):
        if p.minds[at] != [[]]:
            p.minds[at] = [[token - SPOT if token > first else token for token in case] for case in p.minds[at]]


# Imagined readers.


def with_hand(p: Position, seat: int, slot: int, cases: list[list[int]]) -> list[list[int]]:
    """What all know, for a seat that also sees its own hand."""
    found: list[list[int]] = []
    for case in cases:
        own = [token for token in case if token // SPOT == seat]
        if all(own.count(token) <= p.covered(seat, token % SPOT) for token in own):
            found.append([token for token in case if token // SPOT != seat])
    return simplest(found) if found else [[]]


def is_true(p: Position, case: list[int]) -> bool:
    """Whether every token of a case lies where it says."""
    for token in case:
        place = token // SPOT
        kind = token % SPOT
        count = case.count(token)
        if place >= HOLD:
            i = (place - HOLD) * 4
            if count > 1 or i >= len(p.holds) or p.holds[i + 1] != kind:
                return False
        elif place == PILE:
            if p.pile[kind] < count:
                return False
        elif place >= SEATS or place >= p.seats or p.covered(place, kind) < count:
            return False
    return True
