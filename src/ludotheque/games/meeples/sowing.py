"""Steps 1 and 2 of a turn: a handful of meeples is taken and sown along the street."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.meeples.position import Position
from ludotheque.games.meeples.terms import (
    APPOINTED,
    APPOINTING,
    ARMED,
    BOUNCED,
    BUILDINGS,
    DROPPED,
    DROPPING,
    DYNAMITE,
    ENDING,
    JAIL,
    KINDS,
    LOCATIONS,
    MADAME,
    NONE,
    OVERFLOWED,
    RESOLVING,
    SALOON,
    STARTED,
    STARTING,
    TAKE,
    TAKE_OTHER,
    TOOK,
    TURNED,
    TURNING,
    WEST,
)

# D2: take a Location.


def take_refusal(p: Position, action: int) -> str:
    if action >= TAKE_OTHER:
        # R16: those who wait for a Showdown, the dead and the boxed are in no Location.
        return "R16"
    if p.crowd(action - TAKE) > 0:
        return LEGAL
    return "A6" if action - TAKE == JAIL else "R13"


def take_candidates(p: Position) -> list[int]:
    return [TAKE + location for location in range(LOCATIONS) if take_refusal(p, TAKE + location) == LEGAL]


def take(p: Position, seat: int, location: int) -> None:
    """R14: everybody there comes into the hand."""
    at = location * KINDS
    for kind in range(KINDS):
        p.hand[kind] = p.inside[at + kind]
        p.inside[at + kind] = 0
    p.source = location
    if p.journal is not None:
        p.note(TOOK, seat, [location, *p.hand])
    if location == JAIL and p.crates > 0:
        # R15: one crate goes into the bag at once.
        p.crates -= 1
        p.bag[DYNAMITE] += 1
        p.stirred = 1
        p.note(ARMED, seat, [p.crates])
    settle(p.agenda)
    ask(p.agenda, TURNING if location < BUILDINGS else STARTING, seat, 0, 0)
    p.await_answer()


# D3: where sowing from the Saloon or the Jail begins.


def start_refusal(p: Position, space: int) -> str:
    return LEGAL if p.street[space] == NONE else "R18"


def start(p: Position, seat: int, space: int) -> None:
    """R21: the first meeple goes there; a single one needs no direction."""
    p.target = space
    p.note(STARTED, seat, [p.source, space])
    settle(p.agenda)
    ask(p.agenda, TURNING if p.in_hand() > 1 else DROPPING, seat, 0, 0)
    p.await_answer()


# D4: the direction.


def turn(p: Position, seat: int, direction: int) -> None:
    """R20: from a building, sowing begins on the first available space beside its door."""
    p.direction = direction
    if p.source < BUILDINGS:
        p.target = p.available_after(p.source, direction)
    p.note(TURNED, seat, [p.source, direction])
    settle(p.agenda)
    ask(p.agenda, DROPPING, seat, 0, 0)
    p.await_answer()


# D5: which meeple comes next.


def drop(p: Position, seat: int, kind: int) -> None:
    """R19: one meeple of the hand goes on the target."""
    space = p.target
    p.hand[kind] -= 1
    if space < WEST:
        p.street[space] = kind
        if p.journal is not None:
            p.note(DROPPED, seat, [kind, space, NONE])
    elif kind == MADAME:
        # R26: she goes to the Saloon, the space stays empty, the next meeple goes beyond it.
        p.inside[SALOON * KINDS + MADAME] += 1
        p.note(BOUNCED, seat, [space])
    else:
        p.street[space] = kind
        if p.tokens[1 - (space - WEST)] == seat:
            # R25: the one token of the seat is in the street already.
            p.note(DROPPED, seat, [kind, space, NONE])
            ask(p.agenda, APPOINTING, seat, space, 0)
            return
        p.tokens[space - WEST] = seat
        p.note(DROPPED, seat, [kind, space, seat])
    go_on(p, seat)


def go_on(p: Position, seat: int) -> None:
    """R22, R27: to the next available space; when the hand is empty or the street full, to what must be resolved."""
    left = p.in_hand()
    if left > 0:
        p.target = p.available_after(p.target, p.direction)
        if p.target != NONE:
            return
        location = p.source if p.to_origin else SALOON
        for kind in range(KINDS):
            p.inside[location * KINDS + kind] += p.hand[kind]
            p.hand[kind] = 0
        p.note(OVERFLOWED, seat, [location, left])
    p.target = NONE
    settle(p.agenda)
    ask(p.agenda, ENDING if p.is_resolved() else RESOLVING, seat, 0, 0)


# D6: who controls the second duellist.


def appoint_refusal(p: Position, seat: int, other: int) -> str:
    """R25, A16, A18: any other player, whose token is always at home."""
    if other >= p.seats:
        return "R1"
    return "R25" if other == seat else LEGAL


def appoint(p: Position, seat: int, other: int) -> None:
    space = first(p.agenda)
    p.tokens[space - WEST] = other
    p.note(APPOINTED, seat, [p.street[space], space, other])
    settle(p.agenda)
    go_on(p, seat)
    p.await_answer()
