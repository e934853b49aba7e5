"""Phase 5: hotels and cafés bring cards (R148 to R151)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import see_supply, take
from ludotheque.games.tractions.rules.men import e_due, reader_bits, s_due, tell_all
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Question


def ask_cards(p: Position) -> None:
    order = p.turn_order()
    place = second(p.agenda)
    if place == len(order):
        p.go_to(t.STAGE_END)
        return
    set_second(p.agenda, place + 1)
    gang = order[place]
    due = e_due(p, gang)
    super_due = s_due(p, gang)
    if due + super_due == 0:
        return
    look_at_supply(p, gang)
    ask(p.agenda, t.TAKING, 1 << gang, due, super_due)
    close_taking(p, gang)


def look_at_supply(p: Position, gang: int) -> None:
    """A6: who chooses sees what is there."""
    see_supply(p, gang)
    if p.journal is not None:
        p.whisper(t.LOOKED, p.seat(gang), [gang], p.supply[:], reader_bits(p, 1 << gang))


def close_taking(p: Position, gang: int) -> None:
    """The choice is over when nothing is due any more, or the supply lacks it (R150)."""
    can_e = first(p.agenda) > 0 and p.supply[0] + p.supply[1] + p.supply[2] > 0
    can_s = second(p.agenda) > 0 and p.supply[3] + p.supply[4] + p.supply[5] > 0
    if not can_e and not can_s:
        settle(p.agenda)
        tell_all(p, t.TOOK_ENOUGH, gang, [])


class Taking(Question):
    """R148: which cards a gang takes from the supply."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.CARD + kind for kind in range(t.KINDS)], t.STOP]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.STOP:
            return LEGAL
        kind = action - t.CARD
        if kind < 0 or kind >= t.KINDS:
            return "R148"
        if (first(p.agenda) if kind < 3 else second(p.agenda)) == 0:
            return "R148"
        return LEGAL if p.supply[kind] else "R150"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.STOP:
            settle(p.agenda)
            tell_all(p, t.TOOK_ENOUGH, gang, [])
            return
        kind = action - t.CARD
        take(p, gang, kind, False)
        see_supply(p, gang)
        if p.journal is not None:
            p.whisper(t.TOOK, p.seat(gang), [gang, int(kind >= 3)], [kind], reader_bits(p, 1 << gang))
        if kind < 3:
            set_first(p.agenda, first(p.agenda) - 1)
        else:
            set_second(p.agenda, second(p.agenda) - 1)
        close_taking(p, gang)
