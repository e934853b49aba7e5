"""Chapter 1, sharing out the planques: R10 to R12."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position
from ludotheque.games.apaches.rules.question import EVEN, Question
from ludotheque.games.apaches.rules.turns import open_turn


class Drafting(Question):
    """From which pile to take the top planque (R10)."""

    def candidates(self, position: Position) -> list[int]:
        piles = position.piles
        return [t.DRAFT + district for district in range(t.COLOURED) if piles[district] > 0]

    def refusal(self, position: Position, action: int) -> str:
        district = action - t.DRAFT
        if district < 0 or district >= t.DISTRICTS:
            return "R12"
        if not position.is_active(district):
            return "R2"
        if district >= t.COLOURED:
            return "R10-none"
        return LEGAL if position.piles[district] > 0 else "R10-empty"

    def answer(self, position: Position, action: int) -> None:
        """R11: the planque is looked at now, or when the draft is over (O4)."""
        district = action - t.DRAFT
        position.piles[district] -= 1
        position.blind[position.actor * t.DISTRICTS + district] += 1
        if position.journal is not None:
            position.note(t.DRAFTED, position.actor, [district])
        if position.peeks_after:
            draft_on(position)
        else:
            position.focus = district
            position.draw(t.LOOKING, position.actor)

    def time_out(self, position: Position) -> None:
        """The largest pile, the first of equals."""
        largest = 0
        for district in range(t.COLOURED):
            if position.piles[district] > position.piles[largest]:
                largest = district
        self.answer(position, t.DRAFT + largest)


class Looking(Question):
    """What the planque of the focus is: a draw, as it has no identity before its holder looks at it (A13)."""

    def candidates(self, position: Position) -> list[int]:
        holders = position.holders
        first = position.focus * t.SLOTS
        found: list[int] = []
        for planque in range(first, first + position.sizes[position.focus]):
            if holders[planque] == t.UNSEEN:
                found.append(t.LOOK + planque)
        return found

    def refusal(self, position: Position, action: int) -> str:
        planque = action - t.LOOK
        if planque < 0 or planque >= t.PLANQUES or t.district_of(planque) != position.focus:
            return "A13"
        return LEGAL if position.holders[planque] == t.UNSEEN else "A13"

    def answer(self, position: Position, action: int) -> None:
        planque = action - t.LOOK
        seat = position.actor
        position.holders[planque] = seat
        position.blind[seat * t.DISTRICTS + position.focus] -= 1
        if position.journal is not None:
            known = [planque, position.kinds[planque], position.values[planque]]
            position.whisper(t.LOOKED, seat, [position.focus], known, 1 << seat)
        position.focus = t.NONE
        if position.peeks_after:
            look_on(position)
        else:
            draft_on(position)

    def weights(self, position: Position) -> list[int]:
        """What nobody has seen: the planque set aside, the pile, and what is held unlooked at."""
        unseen = 1 + position.piles[position.focus]
        for seat in range(position.seats):
            unseen += position.blind[seat * t.DISTRICTS + position.focus]
        return EVEN[unseen]


def draft_on(position: Position) -> None:
    """The next player, or the end of the draft."""
    for left in position.piles:
        if left > 0:
            position.ask(t.DRAFTING, (position.actor + 1) % position.seats)
            return
    if position.peeks_after:
        look_on(position)
    else:
        open_turn(position, 1)


def look_on(position: Position) -> None:
    """O4 `after`: everybody looks, clockwise from the first player."""
    for i in range(position.seats):
        seat = (position.first + i) % position.seats
        for district in range(t.COLOURED):
            if position.blind[seat * t.DISTRICTS + district] > 0:
                position.focus = district
                position.draw(t.LOOKING, seat)
                return
    open_turn(position, 1)
