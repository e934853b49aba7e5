"""Steps 1 and 2 of a turn: a handful of meeples is taken and sown along the street."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

# D2: take a Location.


def take_refusal(p: Position, action: int) -> str:
    if action >= t.TAKE_OTHER:
        # R16: those who wait for a Showdown, the dead and the boxed are in no Location.
        return "R16"
    if p.crowd(action - t.TAKE) > 0:
        return LEGAL
    return "A6" if action - t.TAKE == t.JAIL else "R13"


def take_candidates(p: Position) -> list[int]:
    return [t.TAKE + location for location in range(t.LOCATIONS) if take_refusal(p, t.TAKE + location) == LEGAL]


def take(p: Position, seat: int, location: int) -> None:
    """R14: everybody there comes into the hand."""
    at = location * t.KINDS
    for kind in range(t.KINDS):
        p.hand[kind] = p.inside[at + kind]
        p.inside[at + kind] = 0
    p.source = location
    if p.journal is not None:
        p.note(t.TOOK, seat, [location, *p.hand])
    if location == t.JAIL and p.crates > 0:
        # R15: one crate goes into the bag at once.
        p.crates -= 1
        p.bag[t.DYNAMITE] += 1
        p.stirred = 1
        p.note(t.ARMED, seat, [p.crates])
    settle(p.agenda)
    ask(p.agenda, t.TURNING if location < t.BUILDINGS else t.STARTING, seat, 0, 0)
    p.await_answer()


# D3: where sowing from the Saloon or the Jail begins.


def start_refusal(p: Position, space: int) -> str:
    return LEGAL if p.street[space] == t.NONE else "R18"


def start(p: Position, seat: int, space: int) -> None:
    """R21: the first meeple goes there; a single one needs no direction."""
    p.target = space
    p.note(t.STARTED, seat, [p.source, space])
    settle(p.agenda)
    ask(p.agenda, t.TURNING if p.in_hand() > 1 else t.DROPPING, seat, 0, 0)
    p.await_answer()


# D4: the direction.


def turn(p: Position, seat: int, direction: int) -> None:
    """R20: from a building, sowing begins on the first available space beside its door."""
    p.direction = direction
    if p.source < t.BUILDINGS:
        p.target = p.available_after(p.source, direction)
    p.note(t.TURNED, seat, [p.source, direction])
    settle(p.agenda)
    ask(p.agenda, t.DROPPING, seat, 0, 0)
    p.await_answer()


# D5: which meeple comes next.


def drop(p: Position, seat: int, kind: int) -> None:
    """R19: one meeple of the hand goes on the target."""
    space = p.target
    p.hand[kind] -= 1
    if space < t.WEST:
        p.street[space] = kind
        if p.journal is not None:
            p.note(t.DROPPED, seat, [kind, space, t.NONE])
    elif kind == t.MADAME:
        # R26: she goes to the Saloon, the space stays empty, the next meeple goes beyond it.
        p.inside[t.SALOON * t.KINDS + t.MADAME] += 1
        p.note(t.BOUNCED, seat, [space])
    else:
        p.street[space] = kind
        if p.tokens[1 - (space - t.WEST)] == seat:
            # R25: the one token of the seat is in the street already.
            p.note(t.DROPPED, seat, [kind, space, t.NONE])
            ask(p.agenda, t.APPOINTING, seat, space, 0)
            return
        p.tokens[space - t.WEST] = seat
        p.note(t.DROPPED, seat, [kind, space, seat])
    go_on(p, seat)


def go_on(p: Position, seat: int) -> None:
    """R22, R27: to the next available space; when the hand is empty or the street full, to what must be resolved."""
    left = p.in_hand()
    if left > 0:
        p.target = p.available_after(p.target, p.direction)
        if p.target != t.NONE:
            return
        location = p.source if p.to_origin else t.SALOON
        for kind in range(t.KINDS):
            p.inside[location * t.KINDS + kind] += p.hand[kind]
            p.hand[kind] = 0
        p.note(t.OVERFLOWED, seat, [location, left])
    p.target = t.NONE
    settle(p.agenda)
    ask(p.agenda, t.ENDING if p.is_resolved() else t.RESOLVING, seat, 0, 0)


# D6: who controls the second duellist.


def appoint_refusal(p: Position, seat: int, other: int) -> str:
    """R25, A16, A18: any other player, whose token is always at home."""
    if other >= p.seats:
        return "R1"
    return "R25" if other == seat else LEGAL


def appoint(p: Position, seat: int, other: int) -> None:
    space = first(p.agenda)
    p.tokens[space - t.WEST] = other
    p.note(t.APPOINTED, seat, [p.street[space], space, other])
    settle(p.agenda)
    go_on(p, seat)
    p.await_answer()
