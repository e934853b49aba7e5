"""The pen: a proposal is written by small picks on a private paper, one draft per gang (R26, R27)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import (
    draft_of,
    drop_row,
    drop_rows,
    has_draft,
    last_pact_row,
    last_row,
    lay_pen,
)
from ludotheque.games.tractions.rules.pen_clauses import (
    PickingBank,
    PickingLastTurn,
    PickingSpace,
    PickingWeight,
    PickingWeights,
    PickingWhere,
    WritingClauses,
)
from ludotheque.games.tractions.rules.pen_step import PenStep, rest_pen
from ludotheque.games.tractions.rules.pen_terms import (
    Composing,
    CountingNotes,
    NamingGiver,
    NamingTaker,
    PickingCard,
    PickingCount,
    PickingMan,
    PickingOtherMan,
    PickingPact,
    PickingShow,
    WritingWords,
)
from ludotheque.games.tractions.rules.position import Position

# The steps of the pen, by their number.
STEPS: Final[list[PenStep]] = [
    PenStep(),  # RESTING
    Composing(),
    NamingGiver(),
    NamingTaker(),
    CountingNotes(),
    PickingCard(),
    PickingCount(),
    PickingShow(),
    PickingMan(),
    PickingOtherMan(),
    PickingLastTurn(),
    WritingClauses(),
    PickingWhere(),
    PickingSpace(),
    PickingPact(),
    WritingWords(),
    PickingBank(),
    PickingWeights(),
    PickingWeight(),
]


def write_refusal(p: Position, gang: int, action: int, present: int) -> str:
    """Why the pen may not write that now; the judge of whole papers is send_refusal."""
    step = p.pens[gang * t.PEN]
    if action == t.TEAR:
        return LEGAL
    if action == t.RUB:
        return LEGAL if step != t.COMPOSING or has_draft(p, gang) else "R27"
    return STEPS[step].refusal(p, gang, action, present)


def write(p: Position, gang: int, action: int) -> None:
    if action == t.TEAR:
        drop_rows(p, draft_of(gang))
        lay_pen(p, gang, t.RESTING)
    elif action == t.RUB:
        rub(p, gang)
    else:
        STEPS[p.pens[gang * t.PEN]].write(p, gang, action)


def rub(p: Position, gang: int) -> None:
    """Take back what is half written, else the last clause, else the last term."""
    step = p.pens[gang * t.PEN]
    if step != t.COMPOSING and step != t.AT_CLAUSES:
        rest_pen(p, gang)
        return
    i = last_row(p, draft_of(gang))
    if step == t.AT_CLAUSES:
        drop_row(p, i)
        if p.pens[gang * t.PEN + t.IN_PACT] and (
            i == t.NONE or last_pact_row(p, draft_of(gang)) == t.NONE or is_term_end(p, gang)
        ):
            lay_pen(p, gang, t.COMPOSING)
        return
    start = last_pact_row(p, draft_of(gang))
    if p.rows[i + t.KIND] >= t.TERMS and start != t.NONE:
        while last_row(p, draft_of(gang)) != t.NONE and last_row(p, draft_of(gang)) >= start:
            drop_row(p, last_row(p, draft_of(gang)))
    else:
        drop_row(p, i)


def is_term_end(p: Position, gang: int) -> bool:
    """Whether the draft no longer ends inside an alliance."""
    i = last_row(p, draft_of(gang))
    return i == t.NONE or (p.rows[i + t.KIND] < t.TERMS and p.rows[i + t.KIND] != t.ALLY)
