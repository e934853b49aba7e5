"""Who remembers which token is where: what was shown, and what may have left since (section 7 of the specification).

A sight is a token that some readers know to be at a place: face down in a hand, or in the START pile. When a token
leaves unseen, each type it may have been is remembered once less.
"""

from __future__ import annotations

from ludotheque.games.singes.position import Position
from ludotheque.games.singes.terms import (
    AWAY,
    FIRST_TYPE,
    LAST_TYPE,
    PILE,
    SEATS,
    SPECTATOR,
    C,
    G,
    K,
    L,
    W,
)


def everybody(p: Position) -> int:
    return (1 << p.seats) - 1 | 1 << SPECTATOR


def back_of(kind: int) -> int:
    if kind <= LAST_TYPE[W]:
        return W
    if kind <= LAST_TYPE[C]:
        return C
    if kind <= LAST_TYPE[K]:
        return K
    return L if kind <= LAST_TYPE[L] else G


def seen(p: Position, reader: int, place: int, kind: int) -> int:
    """How many tokens of a type a reader knows to be at a place."""
    sights = p.sights
    total = 0
    for i in range(0, len(sights), 3):
        if sights[i] == place and sights[i + 1] == kind and sights[i + 2] >> reader & 1:
            total += 1
    return total


def learn(p: Position, readers: int, place: int, kind: int) -> None:
    """One more token at a place is known to the readers; the owner of a hand needs no memory of it."""
    if place < SEATS:
        readers &= ~(1 << place)
    if readers and place != AWAY:
        p.sights.append(place)
        p.sights.append(kind)
        p.sights.append(readers)


def forget(p: Position, reader: int, place: int, kind: int) -> None:
    """A reader no longer counts on one token."""
    sights = p.sights
    for i in range(0, len(sights), 3):
        if sights[i] == place and sights[i + 1] == kind and sights[i + 2] >> reader & 1:
            sights[i + 2] &= ~(1 << reader)
            if sights[i + 2] == 0:
                del sights[i : i + 3]
            return


def show(p: Position, seat: int, kind: int, count: int, readers: int) -> None:
    """The readers see that a seat holds at least so many tokens of a type face down."""
    for number in range(1, count + 1):
        lacking = 0
        for reader in range(SPECTATOR + 1):
            if readers >> reader & 1 and reader != seat and seen(p, reader, seat, kind) < number:
                lacking |= 1 << reader
        learn(p, lacking, seat, kind)


def expose(p: Position, seat: int, kind: int) -> None:
    """A face-down token of a hand is turned face up: nobody needs to remember it."""
    for reader in range(SPECTATOR + 1):
        forget(p, reader, seat, kind)


def deduces(p: Position, reader: int, place: int, kind: int, low: int, high: int) -> bool:
    """Whether a reader knows every token of the back at a place, and only one type could have left."""
    back = back_of(kind)
    size = p.pile_backs(back) if place == PILE else p.hidden(place, back)
    sights = p.sights
    known = 0
    for i in range(0, len(sights), 3):
        other = sights[i + 1]
        if sights[i] == place and sights[i + 2] >> reader & 1 and FIRST_TYPE[back] <= other <= LAST_TYPE[back]:
            known += 1
            if low <= other <= high and other != kind:
                return False
    return known == size


def pass_on(p: Position, source: int, target: int, kind: int, readers: int, low: int, high: int) -> int:
    """A face-down token goes from a place to another before the eyes of the readers; the others know only that
    its type is one of low to high. Called before the token moves. All who know it now."""
    if len(p.sights) == 0:
        readers |= 1 << source if source < SEATS else 0
        learn(p, readers, target, kind)
        return readers
    owner = source if source < SEATS else AWAY
    knowing = 0
    for reader in range(SPECTATOR + 1):
        if SPECTATOR > reader >= p.seats:
            continue
        if reader == owner:
            knowing |= 1 << reader
        elif source == AWAY:
            knowing |= readers & 1 << reader
        elif readers >> reader & 1 or deduces(p, reader, source, kind, low, high):
            knowing |= 1 << reader
    if source != AWAY:
        for reader in range(SPECTATOR + 1):
            if reader == owner or SPECTATOR > reader >= p.seats:
                continue
            if knowing >> reader & 1:
                forget(p, reader, source, kind)
            else:
                for other in range(low, high + 1):
                    forget(p, reader, source, other)
    learn(p, knowing, target, kind)
    return knowing


def remembered(p: Position, reader: int) -> list[int]:
    """All a reader knows, as place, type and count, in order."""
    keys: list[int] = []
    sights = p.sights
    for i in range(0, len(sights), 3):
        if sights[i + 2] >> reader & 1:
            keys.append(sights[i] * 128 + sights[i + 1])
    keys.sort()
    found: list[int] = []
    for i in range(len(keys)):
        if i > 0 and keys[i] == keys[i - 1]:
            found[len(found) - 1] += 1
        else:
            found.append(keys[i] // 128)
            found.append(keys[i] % 128)
            found.append(1)
    return found
