"""The pen: a proposal is written by small picks on a private paper, one draft per gang (R26, R27, R41, R42)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import (
    deadline_refusal,
    draft_of,
    drop_row,
    drop_rows,
    has_draft,
    last_pact_row,
    last_row,
    lay_pen,
    named_in,
    needs_cafe,
    signatories,
    swap_refusal,
    weight_of,
    weighted,
)
from ludotheque.games.tractions.rules.pacts import pact_in
from ludotheque.games.tractions.rules.position import Position

MOST_COUNT: Final = 20
MOST_SUM: Final = 1440


def write_candidates(p: Position, gang: int) -> list[int]:
    """What the pen may write next, ascending."""
    step = p.pens[gang * t.PEN]
    found: list[int] = []
    if step in (t.AT_PAWN, t.AT_OTHER_PAWN):
        for man in range(t.MEN):
            if p.place[man] != t.NONE:
                found.append(t.PAWN + man)
    elif step in (t.AT_SPACE, t.AT_WHERE, t.AT_BANK):
        found = [t.SPACE + space for space in range(t.SPACES)]
    if step in (t.AT_A, t.AT_B, t.AT_CLAUSES, t.AT_WEIGHTS):
        found += [t.GANG + other for other in range(t.GANGS)]
    if step in (t.AT_COUNT, t.AT_LAST, t.AT_WEIGHT, t.AT_BANK):
        found += [t.NUMBER + number for number in range(t.NUMBERS)]
    if step == t.AT_CARD:
        found += [t.CARD + kind for kind in range(t.KINDS + 1)]
    if step == t.AT_NOTES:
        found += [t.NOTE + i for i in range(len(t.NOTES))]
    if step == t.AT_WHERE:
        found += [t.WHERE + where for where in range(t.ONE_SPACE)]
    if step == t.AT_SHOW:
        found += [t.SHOW + what for what in range(t.SHOW_PACT)]
    if step in (t.AT_SHOW, t.AT_PACT):
        found += [t.PACT + slot for slot in range(t.SLOTS)]
    if step == t.COMPOSING:
        found += [t.TERM + kind for kind in range(t.TERMS)]
    if step == t.AT_CLAUSES:
        found += [t.CLAUSE + kind for kind in range(t.TEXT - t.PEACE + 1)]
    found += [t.SEND, t.TEAR, t.RUB, t.OK, t.THIS_HEIST]
    return found


def write_refusal(p: Position, gang: int, action: int) -> str:
    """Why the pen may not write that now; the judge of whole papers is send_refusal."""
    base = gang * t.PEN
    step = p.pens[base]
    kind = p.pens[base + 1]
    if action == t.TEAR:
        return LEGAL
    if action == t.RUB:
        return LEGAL if step != t.COMPOSING or has_draft(p, gang) else "R27"
    if step == t.COMPOSING:
        if t.TERM <= action < t.TERM + t.TERMS:
            return term_refusal(p, gang, action - t.TERM)
        return "R27"
    if step == t.AT_CLAUSES:
        if action == t.OK:
            return pact_refusal(p, gang)
        if t.CLAUSE <= action <= t.CLAUSE + t.TEXT - t.PEACE:
            return clause_refusal(p, gang, action - t.CLAUSE + t.PEACE)
        if t.GANG <= action < t.GANG + t.GANGS:
            listed = p.rows[last_pact_row(p, draft_of(gang)) + 2]
            if listed >> (action - t.GANG) & 1:
                return "R41"
            return present_refusal(p, action - t.GANG)
        return "R41"
    if step in (t.AT_A, t.AT_B):
        if action < t.GANG or action >= t.GANG + t.GANGS:
            return "R27"
        return name_refusal(p, gang, action - t.GANG)
    if step == t.AT_NOTES:
        if action == t.OK:
            return LEGAL if sum_so_far(p, gang) > 0 else "R27"
        if t.NOTE <= action < t.NOTE + len(t.NOTES):
            return LEGAL if sum_so_far(p, gang) + t.NOTES[action - t.NOTE] <= MOST_SUM else "R29"
        return "R27"
    if step == t.AT_CARD:
        if action < t.CARD or action > t.CARD + t.KINDS or (action == t.CARD + t.MONEY and kind != t.GIVE):
            return "R27"
        return LEGAL
    if step == t.AT_COUNT:
        return amount_refusal(p, gang, action - t.NUMBER)
    if step in (t.AT_SHOW, t.AT_PACT):
        return show_refusal(p, gang, action)
    if step in (t.AT_PAWN, t.AT_OTHER_PAWN):
        return pawn_refusal(p, gang, action)
    if step == t.AT_LAST:
        if action == t.THIS_HEIST:
            return LEGAL if p.floor == t.VAULT else "R41"
        if action < t.NUMBER or action >= t.NUMBER + t.NUMBERS:
            return "R41"
        return last_turn_refusal(p, p.turn + action - t.NUMBER)
    if step == t.AT_WHERE:
        return LEGAL if t.WHERE <= action < t.WHERE + t.ONE_SPACE else place_refusal(p, action - t.SPACE)
    if step == t.AT_SPACE:
        return place_refusal(p, action - t.SPACE)
    if step == t.AT_BANK:
        if t.SPACE <= action < t.SPACE + t.SPACES:
            return LEGAL if p.material.kinds[action - t.SPACE] == t.BANK else "R42"
        return LEGAL if action == t.NUMBER else "R42"
    if step == t.AT_WEIGHTS:
        if action == t.OK:
            return LEGAL if weighted(p.pens[base + 5]) >= 2 else "R42"
        if action < t.GANG or action >= t.GANG + t.GANGS or weight_of(p.pens[base + 5], action - t.GANG):
            return "R42"
        return present_refusal(p, action - t.GANG)
    if step == t.AT_WEIGHT:
        return LEGAL if t.NUMBER <= action <= t.NUMBER + MOST_COUNT else "R42"
    return LEGAL if step == t.AT_WORDS and action == t.OK else "R27"


def finish_row(p: Position, gang: int, words: str) -> None:
    """The row is written; on to the next clause or term."""
    base = gang * t.PEN
    p.rows += [draft_of(gang), *p.pens[base + 1 : base + 6]]
    p.row_words.append(words)
    rest_pen(p, gang)


def rest_pen(p: Position, gang: int) -> None:
    in_pact = p.pens[gang * t.PEN + 6]
    lay_pen(p, gang, t.AT_CLAUSES if in_pact else t.COMPOSING)
    p.pens[gang * t.PEN + 6] = in_pact


def has_taker(p: Position, kind: int, giver: int) -> bool:
    """R28: whether goods of the giver could come into another hand."""
    if p.floor != t.CAFES or not needs_cafe(kind):
        return True
    for other in range(t.GANGS):
        if other != giver and p.share_cafe(giver, other):
            return True
    return False


def last_turn_refusal(p: Position, last: int) -> str:
    """R41: no later than the last turn of the table, where there is one."""
    return "R41-last" if p.agreed[t.MAX_TURNS] and last > p.agreed[t.MAX_TURNS] else LEGAL


def present_refusal(p: Position, gang: int) -> str:
    return LEGAL if p.present() >> gang & 1 else "R25"


def term_refusal(p: Position, gang: int, kind: int) -> str:
    """R28: goods need a café of two gangs. R123: in a bank nobody swaps men or turns. R27: what was signed may end."""
    if kind == t.DISSOLVE:
        for slot in range(t.SLOTS):
            if pact_in(p, gang, slot) != t.NONE:
                return LEGAL
        return "R27-pact"
    if p.floor == t.VAULT and kind in (t.SWAP, t.TURNS):
        return "R123"
    for giver in range(t.GANGS):
        if has_taker(p, kind, giver):
            return LEGAL
    return "R28"


def amount_refusal(p: Position, gang: int, count: int) -> str:
    """So many men or cards; R27: of a card no more than there are."""
    if count < 1 or count > MOST_COUNT:
        return "R27"
    is_card = p.pens[gang * t.PEN + 1] in (t.GIVE_CARD, t.GIVE)
    return "R27-count" if is_card and count > p.material.cards[p.pens[gang * t.PEN + 4]] else LEGAL


def place_refusal(p: Position, space: int) -> str:
    """R42: a space of a clause is one that a pawn may enter (R2)."""
    if space < 0 or space >= t.SPACES:
        return "R42"
    return "R2" if p.closed[space] else LEGAL


def clause_refusal(p: Position, gang: int, kind: int) -> str:
    """R41: a clause whose deadline is already past is refused."""
    last = p.rows[last_pact_row(p, draft_of(gang)) + 4]
    return deadline_refusal(p, kind, last)


def name_refusal(p: Position, gang: int, other: int) -> str:
    """Who is named must be on the floor, and for goods in the same café (R25, R28)."""
    refusal = present_refusal(p, other)
    if refusal != LEGAL:
        return refusal
    kind = p.pens[gang * t.PEN + 1]
    if p.pens[gang * t.PEN] == t.AT_A:
        return LEGAL if has_taker(p, kind, other) else "R28"
    giver = p.pens[gang * t.PEN + 2]
    if giver == other:
        return "R27"
    if p.floor == t.CAFES and needs_cafe(kind) and not p.share_cafe(giver, other):
        return "R28"
    return LEGAL


def sum_so_far(p: Position, gang: int) -> int:
    """A sum stands in x for a payment, in y for a clause."""
    return p.pens[gang * t.PEN + 4] if p.pens[gang * t.PEN + 1] == t.PAY else p.pens[gang * t.PEN + 5]


def show_refusal(p: Position, gang: int, action: int) -> str:
    if t.PACT <= action < t.PACT + t.SLOTS:
        i = pact_in(p, gang, action - t.PACT)
        if i == t.NONE:
            return "R27"
        if p.pens[gang * t.PEN + 1] == t.SHOWING and not p.pacts[i + 1] >> p.pens[gang * t.PEN + 2] & 1:
            return "R27"
        return LEGAL
    if p.pens[gang * t.PEN + 1] == t.SHOWING and t.SHOW <= action < t.SHOW + t.SHOW_PACT:
        return LEGAL
    return "R27"


def pawn_refusal(p: Position, gang: int, action: int) -> str:
    man = action - t.PAWN
    if man < 0 or man >= t.MEN or p.place[man] == t.NONE:
        return "R31"
    refusal = present_refusal(p, man // t.CREW)
    if refusal != LEGAL or p.pens[gang * t.PEN] == t.AT_PAWN:
        return refusal
    return swap_refusal(p, p.pens[gang * t.PEN + 4], man)


def pact_refusal(p: Position, gang: int) -> str:
    """R41, R42: one or more clauses, two or more signatories, in a split a weight for each of them."""
    i = last_pact_row(p, draft_of(gang))
    if i == last_row(p, draft_of(gang)):
        return "R41"
    bits = signatories(p, i)
    if bits & (bits - 1) == 0:
        return "R41"
    for j in range(i + t.ROW, len(p.rows), t.ROW):
        if p.rows[j] == p.rows[i] and p.rows[j + 1] == t.SPLIT and named_in(p, j) != bits:
            return "R42-weights"
    return LEGAL


def write(p: Position, gang: int, action: int) -> None:
    base = gang * t.PEN
    step = p.pens[base]
    if action == t.TEAR:
        drop_rows(p, draft_of(gang))
        lay_pen(p, gang, 0)
    elif action == t.RUB:
        rub(p, gang)
    elif step == t.COMPOSING:
        begin_term(p, gang, action - t.TERM)
    elif step == t.AT_CLAUSES:
        if action == t.OK:
            lay_pen(p, gang, t.COMPOSING)
        elif action >= t.CLAUSE:
            begin_clause(p, gang, action - t.CLAUSE + t.PEACE)
        else:
            p.rows[last_pact_row(p, draft_of(gang)) + 2] |= 1 << (action - t.GANG)
    elif step == t.AT_A:
        p.pens[base + 2] = action - t.GANG
        p.pens[base] = t.AT_SPACE if p.pens[base + 1] in (t.AVOID, t.BRING) else t.AT_B
    elif step == t.AT_B:
        p.pens[base + 3] = action - t.GANG
        write_after_names(p, gang)
    elif step == t.AT_NOTES:
        if action == t.OK:
            finish_row(p, gang, "")
        else:
            p.pens[base + (4 if p.pens[base + 1] == t.PAY else 5)] += t.NOTES[action - t.NOTE]
    elif step == t.AT_CARD:
        p.pens[base + 4] = action - t.CARD
        p.pens[base] = t.AT_NOTES if action == t.CARD + t.MONEY else t.AT_COUNT
    elif step == t.AT_COUNT:
        p.pens[base + 5] = action - t.NUMBER
        finish_row(p, gang, "")
    elif step == t.AT_SHOW:
        if action >= t.PACT:
            p.pens[base + 4] = t.SHOW_PACT
            p.pens[base + 5] = p.pacts[pact_in(p, gang, action - t.PACT)]
        else:
            p.pens[base + 4] = action - t.SHOW
        finish_row(p, gang, "")
    elif step == t.AT_PACT:
        p.pens[base + 4] = p.pacts[pact_in(p, gang, action - t.PACT)]
        finish_row(p, gang, "")
    elif step == t.AT_PAWN:
        p.pens[base + 2] = (action - t.PAWN) // t.CREW
        p.pens[base + 4] = action - t.PAWN
        p.pens[base] = t.AT_OTHER_PAWN
    elif step == t.AT_OTHER_PAWN:
        p.pens[base + 3] = (action - t.PAWN) // t.CREW
        p.pens[base + 5] = action - t.PAWN
        finish_row(p, gang, "")
    elif step == t.AT_LAST:
        p.pens[base + 4] = 0 if action == t.THIS_HEIST else p.turn + action - t.NUMBER
        p.pens[base + 6] = 1
        finish_row(p, gang, "")
    else:
        write_clause(p, gang, action)


def begin_term(p: Position, gang: int, kind: int) -> None:
    lay_pen(p, gang, t.AT_A)
    base = gang * t.PEN
    p.pens[base + 1] = kind
    if kind == t.SWAP:
        p.pens[base] = t.AT_PAWN
    elif kind == t.ALLY:
        p.pens[base] = t.AT_LAST
    elif kind == t.DISSOLVE:
        p.pens[base] = t.AT_PACT


def begin_clause(p: Position, gang: int, kind: int) -> None:
    base = gang * t.PEN
    p.pens[base] = t.AT_A
    p.pens[base + 1] = kind
    if kind == t.SPLIT:
        p.pens[base] = t.AT_BANK
    elif kind == t.TEXT:
        p.pens[base] = t.AT_WORDS


def write_after_names(p: Position, gang: int) -> None:
    """Both gangs are named; what else the row needs depends on its kind."""
    base = gang * t.PEN
    kind = p.pens[base + 1]
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


def write_clause(p: Position, gang: int, action: int) -> None:
    base = gang * t.PEN
    step = p.pens[base]
    if step == t.AT_WHERE:
        p.pens[base + 4] = action - t.WHERE + t.EVERYWHERE if action >= t.WHERE else t.ONE_SPACE
        p.pens[base + 5] = t.NONE if action >= t.WHERE else action - t.SPACE
        finish_row(p, gang, "")
    elif step == t.AT_SPACE:
        p.pens[base + 4] = action - t.SPACE
        if p.pens[base + 1] == t.BRING:
            p.pens[base] = t.AT_COUNT
        else:
            finish_row(p, gang, "")
    elif step == t.AT_BANK:
        p.pens[base + 4] = t.NONE if action >= t.NUMBER else action - t.SPACE
        p.pens[base] = t.AT_WEIGHTS
    elif step == t.AT_WEIGHTS:
        if action == t.OK:
            finish_row(p, gang, "")
        else:
            p.pens[base + 3] = action - t.GANG
            p.pens[base] = t.AT_WEIGHT
    elif step == t.AT_WEIGHT:
        p.pens[base + 5] += (action - t.NUMBER + 1) << (t.WEIGHT_BITS * p.pens[base + 3])
        p.pens[base] = t.AT_WEIGHTS
    else:
        finish_row(p, gang, p.words)


def rub(p: Position, gang: int) -> None:
    """Take back what is half written, else the last clause, else the last term."""
    step = p.pens[gang * t.PEN]
    if step != t.COMPOSING and step != t.AT_CLAUSES:
        rest_pen(p, gang)
        return
    i = last_row(p, draft_of(gang))
    if step == t.AT_CLAUSES:
        drop_row(p, i)
        if p.pens[gang * t.PEN + 6] and (
            i == t.NONE or last_pact_row(p, draft_of(gang)) == t.NONE or is_term_end(p, gang)
        ):
            lay_pen(p, gang, t.COMPOSING)
        return
    start = last_pact_row(p, draft_of(gang))
    if p.rows[i + 1] >= t.TERMS and start != t.NONE:
        while last_row(p, draft_of(gang)) != t.NONE and last_row(p, draft_of(gang)) >= start:
            drop_row(p, last_row(p, draft_of(gang)))
    else:
        drop_row(p, i)


def is_term_end(p: Position, gang: int) -> bool:
    """Whether the draft no longer ends inside an alliance."""
    i = last_row(p, draft_of(gang))
    return i == t.NONE or (p.rows[i + 1] < t.TERMS and p.rows[i + 1] != t.ALLY)
