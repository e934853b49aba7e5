"""Steps 1 and 2 of a turn: a handful of meeples is taken and sown along the street (R13 to R27)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.question import Question

DIRECTIONS: Final = [t.TURN + t.CLOCKWISE, t.TURN + t.COUNTERCLOCKWISE]


class Taking(Question):
    """D2: the Location whose meeples are taken."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.TAKE + location for location in range(t.LOCATIONS) if p.crowd(location) > 0]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action >= t.TAKE_OTHER:
            # R16: those who wait for a Showdown, the dead and the boxed are in no Location.
            return "R16"
        if p.crowd(action - t.TAKE) > 0:
            return LEGAL
        return "A6" if action - t.TAKE == t.JAIL else "R13"

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R12-taken"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R14: everybody there comes into the hand."""
        location = action - t.TAKE
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


class Starting(Question):
    """D3: where sowing from the Saloon or the Jail begins."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.START + space for space in range(t.SPACES) if p.street[space] == t.NONE]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return LEGAL if p.street[action - t.START] == t.NONE else "R18"

    def untimely(self, p: Position, now: int, action: int) -> str:
        if now < t.TURNING or now > t.APPOINTING:
            return "R12"
        return "R20" if p.source < t.BUILDINGS else "R22-start"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R21: the first meeple goes there; a single one needs no direction."""
        p.target = action - t.START
        p.note(t.STARTED, seat, [p.source, p.target])
        settle(p.agenda)
        ask(p.agenda, t.TURNING if p.in_hand() > 1 else t.DROPPING, seat, 0, 0)
        p.await_answer()


class Turning(Question):
    """D4: the direction."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return DIRECTIONS

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R22" if now == t.DROPPING or now == t.APPOINTING else "R12"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R20: from a building, sowing begins on the first available space beside its door."""
        p.direction = action - t.TURN
        if p.source < t.BUILDINGS:
            p.target = p.available_after(p.source, p.direction)
        p.note(t.TURNED, seat, [p.source, p.direction])
        settle(p.agenda)
        ask(p.agenda, t.DROPPING, seat, 0, 0)
        p.await_answer()


class Dropping(Question):
    """D5: which meeple comes next."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.DROP + kind for kind in range(t.KINDS) if p.hand[kind] > 0]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return LEGAL if p.hand[action - t.DROP] > 0 else "R19"

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R25-first" if now == t.APPOINTING else "R12"

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R19: one meeple of the hand goes on the target."""
        kind = action - t.DROP
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


class Appointing(Question):
    """D6: who controls the second duellist."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.APPOINT + other for other in range(p.seats) if other != seat]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        """R25, A16, A18: any other player, whose token is always at home."""
        other = action - t.APPOINT
        if other >= p.seats:
            return "R1"
        return "R25" if other == seat else LEGAL

    def untimely(self, p: Position, now: int, action: int) -> str:
        return "R25-token"

    def answer(self, p: Position, seat: int, action: int) -> None:
        other = action - t.APPOINT
        space = first(p.agenda)
        p.tokens[space - t.WEST] = other
        p.note(t.APPOINTED, seat, [p.street[space], space, other])
        settle(p.agenda)
        go_on(p, seat)
        p.await_answer()
