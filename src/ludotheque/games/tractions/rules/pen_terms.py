"""The steps of the pen that write a term: payments, cards, shows, swaps (R27 to R31)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import lay_pen, needs_cafe, swap_refusal
from ludotheque.games.tractions.rules.pacts import pact_in
from ludotheque.games.tractions.rules.pen_step import (
    EVERY_GANG,
    EVERY_NUMBER,
    EVERY_PACT,
    MOST_COUNT,
    MOST_SUM,
    PenStep,
    finish_row,
)
from ludotheque.games.tractions.rules.position import Position


class Composing(PenStep):
    """R27: the next term of the proposal."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.TERM + kind for kind in range(t.TERMS)]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        """R28: goods need a café of two gangs. R123: in a bank nobody swaps men or turns."""
        kind = action - t.TERM
        if kind < 0 or kind >= t.TERMS:
            return "R27"
        if kind == t.DISSOLVE:
            return LEGAL if has_pact(p, gang) else "R27-pact"
        if p.floor == t.VAULT and kind in (t.SWAP, t.TURNS):
            return "R123"
        if p.floor != t.CAFES or not needs_cafe(kind):
            return LEGAL
        for giver in range(t.GANGS):
            if p.cafe_company(giver):
                return LEGAL
        return "R28"

    def write(self, p: Position, gang: int, action: int) -> None:
        kind = action - t.TERM
        step = t.AT_GIVER
        if kind == t.SWAP:
            step = t.AT_PAWN
        elif kind == t.ALLY:
            step = t.AT_LAST
        elif kind == t.DISSOLVE:
            step = t.AT_PACT
        lay_pen(p, gang, step)
        p.pens[gang * t.PEN + t.KIND] = kind


def has_pact(p: Position, gang: int) -> bool:
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        if p.pacts[i + t.PACT_SLOT + gang] != t.NONE:
            return True
    return False


class NamingGiver(PenStep):
    """The first gang of the row; for goods it sits in a café with another (R25, R28)."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_GANG

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        other = action - t.GANG
        if other < 0 or other >= t.GANGS:
            return "R27"
        if not present >> other & 1:
            return "R25"
        is_served = p.floor != t.CAFES or not needs_cafe(p.pens[gang * t.PEN + t.KIND]) or p.cafe_company(other) != 0
        return LEGAL if is_served else "R28"

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.FROM] = action - t.GANG
        p.pens[base] = t.AT_SPACE if p.pens[base + t.KIND] in (t.AVOID, t.BRING) else t.AT_TAKER


class NamingTaker(PenStep):
    """The second gang of the row; for goods it sits in a café with the first (R25, R28)."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_GANG

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        other = action - t.GANG
        if other < 0 or other >= t.GANGS:
            return "R27"
        if not present >> other & 1:
            return "R25"
        giver = p.pens[gang * t.PEN + t.FROM]
        if giver == other:
            return "R27"
        if p.floor == t.CAFES and needs_cafe(p.pens[gang * t.PEN + t.KIND]) and not p.share_cafe(giver, other):
            return "R28"
        return LEGAL

    def write(self, p: Position, gang: int, action: int) -> None:
        """Both gangs are named; what else the row needs depends on its kind."""
        base = gang * t.PEN
        kind = p.pens[base + t.KIND]
        p.pens[base + t.TO] = action - t.GANG
        if kind == t.PAY:
            p.pens[base] = t.AT_NOTES
        elif kind in (t.GIVE_CARD, t.GIVE):
            p.pens[base] = t.AT_CARD
        elif kind == t.SHOWING:
            p.pens[base] = t.AT_SHOW
        elif kind in (t.TELL, t.PROMISE):
            p.pens[base] = t.AT_WORDS
        elif kind == t.PEACE:
            p.pens[base] = t.AT_WHERE
        elif kind in (t.TURNS, t.PASSAGE, t.LODGING):
            finish_row(p, gang, "")


class CountingNotes(PenStep):
    """A sum, note by note; it stands in x for a payment, in y for a clause."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.NOTE + i for i in range(len(t.NOTES))]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        total = p.pens[self.place(p, gang)]
        if action == t.OK:
            return LEGAL if total > 0 else "R27"
        if t.NOTE <= action < t.NOTE + len(t.NOTES):
            return LEGAL if total + t.NOTES[action - t.NOTE] <= MOST_SUM else "R29"
        return "R27"

    def write(self, p: Position, gang: int, action: int) -> None:
        if action == t.OK:
            finish_row(p, gang, "")
        else:
            p.pens[self.place(p, gang)] += t.NOTES[action - t.NOTE]

    def place(self, p: Position, gang: int) -> int:
        base = gang * t.PEN
        return base + t.WHAT if p.pens[base + t.KIND] == t.PAY else base + t.DETAIL


class PickingCard(PenStep):
    """A kind of card, or money in a clause."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.CARD + kind for kind in range(t.KINDS + 1)]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if action < t.CARD or action > t.CARD + t.MONEY:
            return "R27"
        return "R27" if action == t.CARD + t.MONEY and p.pens[gang * t.PEN + t.KIND] != t.GIVE else LEGAL

    def write(self, p: Position, gang: int, action: int) -> None:
        p.pens[gang * t.PEN + t.WHAT] = action - t.CARD
        p.pens[gang * t.PEN] = t.AT_NOTES if action == t.CARD + t.MONEY else t.AT_COUNT


class PickingCount(PenStep):
    """So many men or cards; R27: of a card no more than there are."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_NUMBER

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        count = action - t.NUMBER
        if count < 1 or count > MOST_COUNT:
            return "R27"
        is_card = p.pens[gang * t.PEN + t.KIND] in (t.GIVE_CARD, t.GIVE)
        return "R27-count" if is_card and count > p.material.cards[p.pens[gang * t.PEN + t.WHAT]] else LEGAL

    def write(self, p: Position, gang: int, action: int) -> None:
        p.pens[gang * t.PEN + t.DETAIL] = action - t.NUMBER
        finish_row(p, gang, "")


class PickingPact(PenStep):
    """One of the pacts in the gang's own ledger."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_PACT

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if action < t.PACT or action >= t.PACT + t.SLOTS:
            return "R27"
        return LEGAL if pact_in(p, gang, action - t.PACT) != t.NONE else "R27"

    def write(self, p: Position, gang: int, action: int) -> None:
        p.pens[gang * t.PEN + t.WHAT] = p.pacts[pact_in(p, gang, action - t.PACT)]
        finish_row(p, gang, "")


class PickingShow(PenStep):
    """What is shown: cards, or a pact that the one who shows has signed."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.SHOW + what for what in range(t.SHOW_PACT)], *EVERY_PACT]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if t.SHOW <= action < t.SHOW + t.SHOW_PACT:
            return LEGAL
        if action < t.PACT or action >= t.PACT + t.SLOTS:
            return "R27"
        i = pact_in(p, gang, action - t.PACT)
        is_signed = i != t.NONE and p.pacts[i + t.SIGNATORIES] >> p.pens[gang * t.PEN + t.FROM] & 1 == 1
        return LEGAL if is_signed else "R27"

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        if action >= t.PACT:
            p.pens[base + t.WHAT] = t.SHOW_PACT
            p.pens[base + t.DETAIL] = p.pacts[pact_in(p, gang, action - t.PACT)]
        else:
            p.pens[base + t.WHAT] = action - t.SHOW
        finish_row(p, gang, "")


class PickingMan(PenStep):
    """R31: a man to be swapped, of a gang on the floor."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.PAWN + man for man in range(t.MEN) if p.place[man] != t.NONE]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        man = action - t.PAWN
        if man < 0 or man >= t.MEN or p.place[man] == t.NONE:
            return "R31"
        return LEGAL if present >> (man // t.CREW) & 1 else "R25"

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.FROM] = (action - t.PAWN) // t.CREW
        p.pens[base + t.WHAT] = action - t.PAWN
        p.pens[base] = t.AT_OTHER_PAWN


class PickingOtherMan(PickingMan):
    """R31: the man who takes his place."""

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        refusal = super().refusal(p, gang, action, present)
        return swap_refusal(p, p.pens[gang * t.PEN + t.WHAT], action - t.PAWN) if refusal == LEGAL else refusal

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.TO] = (action - t.PAWN) // t.CREW
        p.pens[base + t.DETAIL] = action - t.PAWN
        finish_row(p, gang, "")


class WritingWords(PenStep):
    """A text that the player writes beside the word OK."""

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        return LEGAL if action == t.OK else "R27"

    def write(self, p: Position, gang: int, action: int) -> None:
        finish_row(p, gang, p.words)
