"""What each reader remembers of the tokens that lie face down (section 7 of the specification).

A memory is a list of cases (memory_cases.py) for one reader and one back: weapons, digits, luck tokens. One of the
cases is true.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory_cases import (
    REMEMBERED,
    Case,
    attacking,
    certain,
    essential,
    holding,
    is_possible,
    leaving,
    simplest,
    slot_of,
    straying,
    with_token,
)
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT
from ludotheque.games.singes.rules.position import Position

READERS: Final = t.SPECTATOR + 1
SLOTS: Final = 3  # the backs that each reader remembers


def fresh() -> list[list[Case]]:
    """The memories of all readers before anything was seen: reader * SLOTS + back."""
    return [[[[]]] for _ in range(READERS * SLOTS)]


def everybody(p: Position) -> int:
    return (1 << p.seats) - 1 | 1 << t.SPECTATOR


def is_reader(p: Position, reader: int) -> bool:
    return reader < p.seats or reader == t.SPECTATOR


def size_of(p: Position, place: int, slot: int) -> int:
    """How many face-down tokens with a back lie at a place."""
    if place >= t.HOLD:
        return 1 if slot == 0 else 0
    return p.pile_backs(REMEMBERED[slot]) if place == t.PILE else p.hidden(place, REMEMBERED[slot])


# What is certain, what is possible.


def supply(p: Position, reader: int, slot: int) -> list[int]:
    """By type: how many tokens of a back a reader does not see lying face up or in his own hand."""
    back = REMEMBERED[slot]
    left = p.material.counts[: t.ITEMS]
    for kind in range(t.FIRST_TYPE[back], t.LAST_TYPE[back] + 1):
        left[kind] -= p.removed[kind]
        if reader < p.seats:
            left[kind] -= p.hands[reader * t.ITEMS + kind]
    if back == t.LUCK_BACK:
        left[t.TRAP] -= p.fallen
        for seat in range(p.seats):
            if seat != reader:
                left[t.RED_DIE] -= p.used[seat * t.USED_ROW]
                left[t.YELLOW_DIE] -= p.used[seat * t.USED_ROW + 1]
    for row in range(0, len(p.holds), t.HOLD_ROW):
        if p.is_face_up(row):
            left[p.holds[row + t.TOKEN]] -= 1
    return left


def recall(p: Position, reader: int, slot: int) -> list[Case]:
    """The cases a reader still holds possible, by what lies before his eyes."""
    cases = p.minds[reader * SLOTS + slot]
    if len(cases) == 1:
        return cases
    left = supply(p, reader, slot)
    attacks = 0
    if slot == 0:
        for row in range(0, len(p.holds), t.HOLD_ROW):
            if not p.is_face_up(row):
                attacks += 1
    return [case for case in cases if is_possible(case, left, attacks)]


def remembered(minds: list[list[Case]]) -> list[int]:
    """What the three memories of a reader are sure of in hands and pile, as place, type and count, in order."""
    tokens: list[int] = []
    for cases in minds:
        tokens += certain(cases)
    tokens.sort()
    found: list[int] = []
    for i in range(len(tokens)):
        if tokens[i] >= t.HOLD * SPOT:
            break
        if i > 0 and tokens[i] == tokens[i - 1]:
            found[len(found) - 1] += 1
        else:
            found += [tokens[i] // SPOT, tokens[i] % SPOT, 1]
    return found


def hold_known(cases: list[Case], place: int) -> int:
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
        if readers >> reader & 1 and reader != place and place != t.AWAY:
            at = reader * SLOTS + slot
            p.minds[at] = with_token(p.minds[at], place * SPOT + kind)


def show(p: Position, seat: int, kind: int, count: int, readers: int) -> None:
    """The readers see that a seat holds at least so many tokens of a type face down."""
    slot = slot_of(kind)
    size = size_of(p, seat, slot)
    for reader in range(READERS):
        if readers >> reader & 1 and reader != seat:
            found: list[Case] = []
            for case in p.minds[reader * SLOTS + slot]:
                found += holding(case, seat, kind, count, size)
            p.minds[reader * SLOTS + slot] = essential(simplest(found))


def expose(p: Position, seat: int, kind: int) -> None:
    """A face-down token of a hand is about to be turned face up: all see it, nobody needs to remember it."""
    pass_on(p, seat, t.AWAY, kind, everybody(p))


def pass_on(p: Position, source: int, target: int, kind: int, readers: int) -> None:
    """A face-down token goes from a place to another before the eyes of the readers; the others know only that
    it is no trap, or that it attacks. Called before the token moves."""
    slot = slot_of(kind)
    size = size_of(p, source, slot)
    for reader in range(READERS):
        if not is_reader(p, reader):
            continue
        if reader in (source, target) or readers >> reader & 1:
            cases = p.minds[reader * SLOTS + slot]
            if reader != source:
                cases = leaving(cases, source * SPOT + kind, size)
            if reader != target and target != t.AWAY:
                cases = with_token(cases, target * SPOT + kind)
        elif target >= t.HOLD:
            cases = attacking(recall(p, reader, slot), source, target, size)
        else:
            cases = straying(recall(p, reader, slot), source, target, size)
        p.minds[reader * SLOTS + slot] = essential(cases)


def turn_up(p: Position, row: int) -> None:
    """R60: an attack token is turned face up before all; cases that had another one there fall."""
    token = (t.HOLD + row // t.HOLD_ROW) * SPOT + p.holds[row + t.TOKEN]
    for reader in range(READERS):
        if is_reader(p, reader):
            p.minds[reader * SLOTS] = leaving(p.minds[reader * SLOTS], token, 1)
    p.holds[row + t.OPEN_TO] = everybody(p)


def end_hold(p: Position, row: int) -> None:
    """A face-up hold-up is over; those behind it move up."""
    del p.holds[row : row + t.HOLD_ROW]
    first = (t.HOLD + row // t.HOLD_ROW) * SPOT
    for at in range(0, READERS * SLOTS, SLOTS):
        cases = p.minds[at]
        if len(cases) > 1 or cases[0][0]:
            p.minds[at] = sorted(
                [[[token - SPOT if token > first else token for token in case[0]], *case[1:]] for case in cases]
            )


# Open hands.


def with_hand(p: Position, seat: int, slot: int, cases: list[Case]) -> list[Case]:
    """What all know, for a seat that also sees its own hand: it needs no memory of the tokens there."""
    size = size_of(p, seat, slot)
    found = cases
    for kind in range(t.FIRST_TYPE[REMEMBERED[slot]], t.LAST_TYPE[REMEMBERED[slot]] + 1):
        for _ in range(p.covered(seat, kind)):
            found = leaving(found, seat * SPOT + kind, size)
            size -= 1
    return found if found else [[[]]]


# Whether a memory is true.


def is_one_true(p: Position, cases: list[Case]) -> bool:
    """Whether one of the cases describes what lies on the table."""
    for case in cases:
        if is_true(p, case):
            return True
    return False


def is_true(p: Position, case: Case) -> bool:
    """Whether every named token of a case lies where it says, and every lot at its places in some order."""
    named: dict[int, int] = {}
    for token in case[0]:
        named[token] = named.get(token, 0) + 1
        if named[token] > lying(p, token):
            return False
    events: list[int] = []
    for i in range(1, len(case)):
        events += case[i]
    # A lot leaves no token at hand: one after the other, all lots are one.
    return can_lie(p, events, 0, 0, [], named)


def can_lie(p: Position, events: list[int], i: int, least: int, at_hand: list[int], named: dict[int, int]) -> bool:
    """Whether the places of a lot from a point on can be filled with the tokens at hand and those still to come.

    A place takes a token only while more of its type lie there than are named. Where a place is filled several times
    in a row, the tokens go there in order, from the least type on: any other order is the same.
    """
    while i < len(events) and events[i] < SPOT:
        at_hand = [*at_hand, events[i]]
        least = 0
        i += 1
    if i == len(events):
        return True
    if not has_room(p, events, i, at_hand, named):
        return False
    follows = i + 1 < len(events) and events[i + 1] == events[i]
    for kind in sorted(set(at_hand)):
        token = (events[i] - SPOT) * SPOT + kind
        count = named.get(token, 0)
        if kind < least or (kind != ANY and count >= lying(p, token)):
            continue
        rest = at_hand[:]
        rest.remove(kind)
        named[token] = count + 1
        if can_lie(p, events, i + 1, kind if follows else 0, rest, named):
            return True
        named[token] = count
    return False


def has_room(p: Position, events: list[int], i: int, at_hand: list[int], named: dict[int, int]) -> bool:
    """Whether the tokens at hand, each type by itself, can all lie at the places that are filled from a point on."""
    spots = sorted({event for event in events[i:] if event >= SPOT})
    for kind in sorted(set(at_hand)):
        if kind == ANY:
            continue
        room = 0
        for spot in spots:
            token = (spot - SPOT) * SPOT + kind
            room += min(events[i:].count(spot), lying(p, token) - named.get(token, 0))
        if room < at_hand.count(kind):
            return False
    return True


def lying(p: Position, token: int) -> int:
    """How many tokens of a type lie face down at a place."""
    place = token // SPOT
    kind = token % SPOT
    if place >= t.HOLD:
        row = (place - t.HOLD) * t.HOLD_ROW
        return 1 if row < len(p.holds) and p.holds[row + t.TOKEN] == kind else 0
    if place == t.PILE:
        return p.pile[kind]
    return p.covered(place, kind) if place < p.seats else 0
