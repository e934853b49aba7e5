"""The steps of the pen that write an alliance and its clauses (R41, R42)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import (
    deadline_refusal,
    draft_of,
    last_pact_row,
    last_row,
    lay_pen,
    named_in,
    signatories,
    weight_of,
    weighted,
)
from ludotheque.games.tractions.rules.pen_step import (
    EVERY_GANG,
    EVERY_NUMBER,
    EVERY_SPACE,
    MOST_COUNT,
    PenStep,
    finish_row,
)
from ludotheque.games.tractions.rules.position import Position


class PickingLastTurn(PenStep):
    """R41: how many turns the alliance lasts, or this heist only."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_NUMBER

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if action == t.THIS_HEIST:
            return LEGAL if p.floor == t.VAULT else "R41"
        if action < t.NUMBER or action >= t.NUMBER + t.NUMBERS:
            return "R41"
        return last_turn_refusal(p, p.turn + action - t.NUMBER)

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.WHAT] = 0 if action == t.THIS_HEIST else p.turn + action - t.NUMBER
        p.pens[base + t.IN_PACT] = 1
        finish_row(p, gang, "")


def last_turn_refusal(p: Position, last: int) -> str:
    """R41: no later than the last turn of the table, where there is one."""
    return "R41-last" if p.agreed[t.MAX_TURNS] and last > p.agreed[t.MAX_TURNS] else LEGAL


class WritingClauses(PenStep):
    """R41, R42: the next clause of the alliance, another signatory, or its end."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*EVERY_GANG, *[t.CLAUSE + kind for kind in range(t.CLAUSES)]]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if action == t.OK:
            return pact_refusal(p, gang)
        head = last_pact_row(p, draft_of(gang))
        if t.CLAUSE <= action < t.CLAUSE + t.CLAUSES:
            return deadline_refusal(p, action - t.CLAUSE + t.PEACE, p.rows[head + t.WHAT])
        other = action - t.GANG
        if other < 0 or other >= t.GANGS or p.rows[head + t.FROM] >> other & 1:
            return "R41"
        return LEGAL if present >> other & 1 else "R25"

    def write(self, p: Position, gang: int, action: int) -> None:
        if action == t.OK:
            lay_pen(p, gang, t.COMPOSING)
        elif action >= t.CLAUSE:
            kind = action - t.CLAUSE + t.PEACE
            step = t.AT_GIVER
            if kind == t.SPLIT:
                step = t.AT_BANK
            elif kind == t.TEXT:
                step = t.AT_WORDS
            p.pens[gang * t.PEN] = step
            p.pens[gang * t.PEN + t.KIND] = kind
        else:
            p.rows[last_pact_row(p, draft_of(gang)) + t.FROM] |= 1 << (action - t.GANG)


def pact_refusal(p: Position, gang: int) -> str:
    """R41, R42: one or more clauses, two or more signatories, in a split a weight for each of them."""
    i = last_pact_row(p, draft_of(gang))
    if i == last_row(p, draft_of(gang)):
        return "R41"
    bits = signatories(p, i)
    if bits & (bits - 1) == 0:
        return "R41"
    for j in range(i + t.ROW, len(p.rows), t.ROW):
        if p.rows[j] == p.rows[i] and p.rows[j + t.KIND] == t.SPLIT and named_in(p, j) != bits:
            return "R42-weights"
    return LEGAL


class PickingSpace(PenStep):
    """R42: a space of a clause is one that a pawn may enter (R2)."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_SPACE

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        space = action - t.SPACE
        if space < 0 or space >= t.SPACES:
            return "R42"
        return "R2" if p.closed[space] else LEGAL

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.WHAT] = action - t.SPACE
        if p.pens[base + t.KIND] == t.BRING:
            p.pens[base] = t.AT_COUNT
        else:
            finish_row(p, gang, "")


class PickingWhere(PickingSpace):
    """R42: where a peace holds: everywhere, on a kind of space, or on one space."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*EVERY_SPACE, *[t.WHERE + where for where in range(t.ONE_SPACE)]]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if t.WHERE <= action < t.WHERE + t.ONE_SPACE:
            return LEGAL
        return super().refusal(p, gang, action, present)

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.WHAT] = action - t.WHERE + t.EVERYWHERE if action >= t.WHERE else t.ONE_SPACE
        p.pens[base + t.DETAIL] = t.NONE if action >= t.WHERE else action - t.SPACE
        finish_row(p, gang, "")


class PickingBank(PenStep):
    """R42: the bank whose loot is split, or 0 for any."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*EVERY_SPACE, t.NUMBER]

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        if t.SPACE <= action < t.SPACE + t.SPACES:
            return LEGAL if p.material.kinds[action - t.SPACE] == t.BANK else "R42"
        return LEGAL if action == t.NUMBER else "R42"

    def write(self, p: Position, gang: int, action: int) -> None:
        p.pens[gang * t.PEN + t.WHAT] = t.NONE if action >= t.NUMBER else action - t.SPACE
        p.pens[gang * t.PEN] = t.AT_WEIGHTS


class PickingWeights(PenStep):
    """R42: the next gang that has a weight in the split."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_GANG

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        weights = p.pens[gang * t.PEN + t.DETAIL]
        if action == t.OK:
            return LEGAL if weighted(weights) >= 2 else "R42"
        other = action - t.GANG
        if other < 0 or other >= t.GANGS or weight_of(weights, other):
            return "R42"
        return LEGAL if present >> other & 1 else "R25"

    def write(self, p: Position, gang: int, action: int) -> None:
        if action == t.OK:
            finish_row(p, gang, "")
        else:
            p.pens[gang * t.PEN + t.TO] = action - t.GANG
            p.pens[gang * t.PEN] = t.AT_WEIGHT


class PickingWeight(PenStep):
    """R42: the weight of that gang."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return EVERY_NUMBER

    def refusal(self, p: Position, gang: int, action: int, present: int) -> str:
        return LEGAL if t.NUMBER <= action <= t.NUMBER + MOST_COUNT else "R42"

    def write(self, p: Position, gang: int, action: int) -> None:
        base = gang * t.PEN
        p.pens[base + t.DETAIL] += (action - t.NUMBER + 1) << (t.WEIGHT_BITS * p.pens[base + t.TO])
        p.pens[base] = t.AT_WEIGHTS
