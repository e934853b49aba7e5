"""Cases: what a reader holds possible about the tokens of one back that lie face down.

A case is a list of lists: first the named tokens, place * SPOT + type, in order; then lots (memory_lots.py). Of all
other tokens of that back it says nothing. A token that leaves a place unseen makes a lot of those that lie there; if it
may also have been one of another lot, that is a case of its own. Cases are never changed in place: copies share them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory_lots import (
    ANY,
    SPOT,
    apart,
    drawn,
    fewest,
    first_spots,
    is_wider,
    is_within,
    kinds_before,
    last_before,
    last_run,
    moves,
    settled,
    spots,
    takes,
    takings,
)

REMEMBERED: Final = [t.WEAPON_BACK, t.DIGIT_BACK, t.LUCK_BACK]  # the backs of a memory, in order
FULL: Final = int("80" * 24, 16)  # the free bits of a bag
FEW: Final = 4  # so many cases are not worth a closer look
PATIENCE: Final = 600  # comparisons spent on the proof that a case is not needed

Case = list[list[int]]


def slot_of(kind: int) -> int:
    """The place of a type's back among those remembered."""
    if kind <= t.LAST_TYPE[t.WEAPON_BACK]:
        return 0
    return 1 if kind <= t.LAST_TYPE[t.DIGIT_BACK] else 2


def named(case: Case, place: int) -> int:
    """How many tokens of a case lie at a place."""
    total = 0
    for token in case[0]:
        if token // SPOT == place:
            total += 1
    for i in range(1, len(case)):
        total += spots(case[i], place)
    return total


def types_of(case: Case) -> list[int]:
    """The types a case speaks of, each as often as it does."""
    found = [token % SPOT for token in case[0]]
    for i in range(1, len(case)):
        found += [kind for kind in case[i] if kind < ANY]
    return found


def joined(case: Case, token: int) -> Case:
    return [ordered([*case[0], token]), *case[1:]]


def with_token(cases: list[Case], token: int) -> list[Case]:
    """The cases, in order, with one more token that all of them name."""
    if len(cases) == 1:
        return [joined(cases[0], token)]
    return sorted([joined(case, token) for case in cases])


def ordered(numbers: list[int]) -> list[int]:
    numbers.sort()
    return numbers


def parted(numbers: list[int], one: int) -> list[int]:
    rest = numbers[:]
    rest.remove(one)
    return rest


def composed(tokens: list[int], lots: list[list[int]]) -> Case:
    """A case in order; what is certain in its lots is named."""
    sure = tokens[:]
    doubtful: list[list[int]] = []
    for lot in lots:
        doubtful += settled(lot, sure)
    sure.sort()
    doubtful.sort()
    return [sure, *doubtful]


def changed(case: Case, i: int, lot: list[int], tokens: list[int]) -> Case:
    """A case with another lot in the place of one, and more named tokens."""
    return composed(case[0] + tokens, [*case[1:i], lot, *case[i + 1 :]])


# Which cases are needed.


def simplest(cases: list[Case]) -> list[Case]:
    """The cases in order, without those that only say more than another."""
    if len(cases) == 1:
        return cases
    distinct: list[Case] = []
    for case in sorted(cases):
        if len(distinct) == 0 or distinct[len(distinct) - 1] != case:
            distinct.append(case)
    if [[]] in distinct:
        return [[[]]]
    bags = [bag_of(case) for case in distinct]
    needed = [True] * len(distinct)
    near: list[int] = []
    for i, case in enumerate(distinct):
        if i == 0 or case[0] != distinct[i - 1][0]:
            near = [j for j, other in enumerate(distinct) if is_within(other[0], case[0])]
        bag = bags[i] | FULL
        for j in near:
            # Only a case whose types are all there can cover: no count runs below zero.
            if (bag - bags[j]) & FULL == FULL and needed[j] and i != j and covers(distinct[j], case):
                needed[i] = False
                break
    return [case for i, case in enumerate(distinct) if needed[i]]


def essential(cases: list[Case]) -> list[Case]:
    """The cases, when they are many, without those of which the others between them allow every world.

    Tokens that go round unseen soon may be anywhere: almost all cases are then parts of a few wide ones, though of no
    single one. A case is left out only when that is proven, so patience costs time and never a world.
    """
    if len(cases) <= FEW:
        return cases
    found = cases
    for case in sorted(cases, key=doubts):
        bag = bag_of(case) | FULL
        others = [other for other in found if other is not case]
        near = [other for other in others if (bag - bag_of(other)) & FULL == FULL]
        if within_any(case, near, PATIENCE) >= 0:
            found = others
    return found


def doubts(case: Case) -> int:
    """How many tokens of a case are in doubt, and how many places they have."""
    total = 0
    for i in range(1, len(case)):
        total += len(case[i])
    return total


def within_any(case: Case, others: list[Case], patience: int) -> int:
    """What is left of some patience when every world of a case is proven to be allowed by one of others; else -1."""
    for other in others:
        patience -= 1
        if covers(other, case):
            return patience
    if len(case) == 1 or patience < 0:
        return -1
    for part in parts(case):
        patience = within_any(part, others, patience)
        if patience < 0:
            return -1
    return patience


def parts(case: Case) -> list[Case]:
    """A case in doubt once for each type that the first place of its first lot may have been filled with."""
    lot = case[1]
    went = 0
    while lot[went] < SPOT:
        went += 1
    found: list[Case] = []
    for kind in kinds_before(lot, went):
        tokens = [(lot[went] - SPOT) * SPOT + kind] if kind != ANY else []
        found.append(changed(case, 1, drawn(lot, last_before(lot, kind, went), went), tokens))
    return found


def bag_of(case: Case) -> int:
    """How often a case speaks of each type: a byte for each of the back, its highest bit free."""
    bag = 0
    for kind in types_of(case):
        bag += 1 << 8 * (kind - t.FIRST_TYPE[REMEMBERED[slot_of(kind)]])
    return bag


def covers(wide: Case, close: Case) -> bool:
    """Whether what a case allows is all allowed by another, as far as their tokens and lots show at once."""
    if not is_within(wide[0], close[0]):
        return False
    tokens = close[0][:]
    for token in wide[0]:
        tokens.remove(token)
    lots = close[1:]
    for i in range(1, len(wide)):
        if wide[i] in lots:
            lots.remove(wide[i])
            continue
        rest = wide[i]
        for k in range(len(lots) - 1, -1, -1):
            if len(lots[k]) == len(wide[i]) and is_wider(wide[i], lots[k]):
                rest = []
                del lots[k]
                break
            if len(lots[k]) < len(rest) and is_within(lots[k], rest):
                rest = apart(lots[k], rest)
                del lots[k]
        if rest and not takes(rest, tokens):
            return False
    return True


# What is certain, what is possible.


def is_possible(case: Case, left: list[int], attacks: int) -> bool:
    """Whether the box holds the tokens of a case, and an attack token for each face-down hold-up beside them."""
    rest = left[:]
    for kind in types_of(case):
        rest[kind] -= 1
        if rest[kind] < 0:
            return False
    for token in case[0]:
        if token // SPOT >= t.HOLD:
            attacks -= 1
    return attacks <= 0 or sum(rest[t.PATROL : t.LAST_TYPE[t.WEAPON_BACK] + 1]) >= attacks


def sure_of(case: Case) -> list[int]:
    """The tokens a case is sure of: those it names, and those of a lot that cannot all lie elsewhere."""
    found = case[0][:]
    for i in range(1, len(case)):
        lot = case[i]
        for kind in kinds_before(lot, len(lot)):
            if kind != ANY:
                for spot in sorted({event for event in lot if event >= SPOT}):
                    found += [(spot - SPOT) * SPOT + kind] * fewest(lot, spot - SPOT, kind)
    return ordered(found)


def certain(cases: list[Case]) -> list[int]:
    """The tokens every case is sure of."""
    found = sure_of(cases[0])
    for i in range(1, len(cases)):
        if not found:
            break
        others = sure_of(cases[i])
        found = [found[k] for k in range(len(found)) if found[: k + 1].count(found[k]) <= others.count(found[k])]
    return found


# What becomes of a case.


def holding(case: Case, place: int, kind: int, count: int, size: int) -> list[Case]:
    """What becomes of a case when so many tokens of a type are seen at a place where so many lie: they are named
    ones, of its lots, or of the others."""
    token = place * SPOT + kind
    lacking = count - case[0].count(token)
    if lacking <= 0:
        return [case]
    found: list[Case] = []
    for i in range(1, len(case)):
        for lot in takings(case[i], place, kind):
            found += holding(changed(case, i, lot, [token]), place, kind, count, size)
    if named(case, place) + lacking <= size:
        found.append([ordered(case[0] + [token] * lacking), *case[1:]])
    return found


def leaving(cases: list[Case], token: int, size: int) -> list[Case]:
    """A token is seen to leave a place where so many tokens of its back lie: a named one, one of a lot, or one of
    the others."""
    place = token // SPOT
    found: list[Case] = []
    for case in cases:
        if token in case[0]:
            found.append([parted(case[0], token), *case[1:]])
            continue
        for i in range(1, len(case)):
            for lot in takings(case[i], place, token % SPOT):
                found.append(changed(case, i, lot, []))
        if named(case, place) < size:
            found.append(case)
    return simplest(found)


def straying(cases: list[Case], source: int, target: int, size: int) -> list[Case]:
    """A token goes unseen from a place, with so many of its back, to another; traps never do."""
    found: list[Case] = []
    for case in cases:
        stayed = [token for token in case[0] if token // SPOT != source or token % SPOT == t.TRAP]
        types = [token % SPOT for token in case[0] if token // SPOT == source and token % SPOT != t.TRAP]
        unnamed = size - named(case, source)
        loose = types + [ANY] * unnamed
        main = widest(case, source)
        if main > 0:
            # What the lot has left there and what lies beside it are one heap.
            end = last_run(case[main])
            heap = case[main][end:].count(SPOT + source) + len(loose)
            others = [spot for spot in case[main][end:] if spot != SPOT + source]
            lot = [*case[main][:end], *others, *loose, SPOT + target] + [SPOT + source] * (heap - 1)
            found.append(composed(stayed, [*case[1:main], lot, *case[main + 1 :]]))
        elif types:
            lot = [*loose, SPOT + target] + [SPOT + source] * (len(loose) - 1)
            found.append(composed(stayed, [*case[1:], lot]))
        elif unnamed > 0:
            found.append(case)
        for i in range(1, len(case)):
            end = last_run(case[i]) if i == main else len(case[i])
            for lot in moves(case[i], source, target, end):
                found.append(changed(case, i, lot, []))
    return simplest(found)


def widest(case: Case, place: int) -> int:
    """Which lot of a case has most tokens at a place, filled there after all its tokens had come; 0 for none."""
    found = 0
    most = 0
    for i in range(1, len(case)):
        count = case[i][last_run(case[i]) :].count(SPOT + place)
        if count > most:
            found = i
            most = count
    return found


def attacking(cases: list[Case], source: int, target: int, size: int) -> list[Case]:
    """An attack token goes unseen from a hand, with so many weapons and attack tokens, under a pawn."""
    found: list[Case] = []
    for case in cases:
        for token in case[0]:
            if token // SPOT == source and token % SPOT >= t.PATROL:
                found.append(joined([parted(case[0], token), *case[1:]], target * SPOT + token % SPOT))
        if named(case, source) < size:
            found.append(case)
        for i in range(1, len(case)):
            for went in first_spots(case[i], source):
                for kind in kinds_before(case[i], went):
                    if kind >= t.PATROL:
                        tokens = [target * SPOT + kind] if kind != ANY else []
                        found.append(changed(case, i, drawn(case[i], last_before(case[i], kind, went), went), tokens))
    return simplest(found)


def opened(case: Case, place: int) -> list[Case]:
    """The case once for each way in which tokens of its lots may lie at a place."""
    for i in range(1, len(case)):
        if SPOT + place in case[i]:
            went = case[i].index(SPOT + place)
            found: list[Case] = []
            for kind in kinds_before(case[i], went):
                tokens = [place * SPOT + kind] if kind != ANY else []
                rest = drawn(case[i], last_before(case[i], kind, went), went)
                found += opened(changed(case, i, rest, tokens), place)
            return simplest(found)
    return [case]
