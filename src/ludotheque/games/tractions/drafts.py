"""Writing a proposal: small picks on a private paper, one draft per gang (R26, R27, R41, R42)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.pacts import pact_in, pact_of
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ALLY,
    AT_A,
    AT_B,
    AT_BANK,
    AT_CARD,
    AT_CLAUSES,
    AT_COUNT,
    AT_LAST,
    AT_NOTES,
    AT_OTHER_PAWN,
    AT_PACT,
    AT_PAWN,
    AT_SHOW,
    AT_SPACE,
    AT_WEIGHT,
    AT_WEIGHTS,
    AT_WHERE,
    AT_WORDS,
    AVOID,
    BANK,
    BRING,
    CAFES,
    CARD,
    CLAUSE,
    COMPOSING,
    CREW,
    DISSOLVE,
    EVERYWHERE,
    GANG,
    GANGS,
    GIVE,
    GIVE_CARD,
    HOTEL,
    KINDS,
    LODGING,
    MAX_TURNS,
    MEN,
    MONEY,
    NONE,
    NOTE,
    NOTES,
    NUMBER,
    NUMBERS,
    OK,
    ONE_SPACE,
    PACT,
    PASSAGE,
    PAWN,
    PAY,
    PEACE,
    PEN,
    PROMISE,
    ROW,
    RUB,
    SEND,
    SHOW,
    SHOW_PACT,
    SHOWING,
    SLOTS,
    SPACE,
    SPACES,
    SPLIT,
    SWAP,
    TEAR,
    TELL,
    TERM,
    TERMS,
    TEXT,
    THIS_HEIST,
    TURNS,
    VAULT,
    WEIGHT_BITS,
    WHERE,
)

# A pen is its step, the kind of row, a, b, x, y, and whether it writes inside an alliance.
MOST_COUNT = 20
MOST_SUM = 1440


def draft_of(gang: int) -> int:
    """The number under which a gang's unsent rows are kept."""
    return -1 - gang


def has_draft(p: Position, gang: int) -> bool:
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            return True
    return False


def last_row(p: Position, paper: int) -> int:
    """Where the last row of a paper begins, or NONE."""
    found = NONE
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == paper:
            found = i
    return found


def last_pact_row(p: Position, paper: int) -> int:
    found = NONE
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == paper and p.rows[i + 1] == ALLY:
            found = i
    return found


def drop_row(p: Position, i: int) -> None:
    p.rows = [*p.rows[:i], *p.rows[i + ROW :]]
    place = i // ROW
    p.row_words = [*p.row_words[:place], *p.row_words[place + 1 :]]


def drop_rows(p: Position, paper: int) -> None:
    while True:
        i = last_row(p, paper)
        if i == NONE:
            return
        drop_row(p, i)


def lay_pen(p: Position, gang: int, step: int) -> None:
    for i in range(PEN):
        p.pens[gang * PEN + i] = 0
    p.pens[gang * PEN] = step


def finish_row(p: Position, gang: int, words: str) -> None:
    """The row is written; on to the next clause or term."""
    base = gang * PEN
    p.rows += [draft_of(gang), *p.pens[base + 1 : base + 6]]
    p.row_words.append(words)
    rest_pen(p, gang)


def rest_pen(p: Position, gang: int) -> None:
    in_pact = p.pens[gang * PEN + 6]
    lay_pen(p, gang, AT_CLAUSES if in_pact else COMPOSING)
    p.pens[gang * PEN + 6] = in_pact


def needs_cafe(kind: int) -> bool:
    return kind in (PAY, GIVE_CARD, SHOWING)


def has_taker(p: Position, kind: int, giver: int) -> bool:
    """R28: whether goods of the giver could come into another hand."""
    if p.floor != CAFES or not needs_cafe(kind):
        return True
    for other in range(GANGS):
        if other != giver and p.share_cafe(giver, other):
            return True
    return False


def write_candidates(p: Position, gang: int) -> list[int]:
    """What the pen may write next, ascending."""
    step = p.pens[gang * PEN]
    found: list[int] = []
    if step in (AT_PAWN, AT_OTHER_PAWN):
        for man in range(MEN):
            if p.place[man] != NONE:
                found.append(PAWN + man)
    elif step in (AT_SPACE, AT_WHERE, AT_BANK):
        found = [SPACE + space for space in range(SPACES)]
    if step in (AT_A, AT_B, AT_CLAUSES, AT_WEIGHTS):
        found += [GANG + other for other in range(GANGS)]
    if step in (AT_COUNT, AT_LAST, AT_WEIGHT, AT_BANK):
        found += [NUMBER + number for number in range(NUMBERS)]
    if step == AT_CARD:
        found += [CARD + kind for kind in range(KINDS + 1)]
    if step == AT_NOTES:
        found += [NOTE + i for i in range(len(NOTES))]
    if step == AT_WHERE:
        found += [WHERE + where for where in range(ONE_SPACE)]
    if step == AT_SHOW:
        found += [SHOW + what for what in range(SHOW_PACT)]
    if step in (AT_SHOW, AT_PACT):
        found += [PACT + slot for slot in range(SLOTS)]
    if step == COMPOSING:
        found += [TERM + kind for kind in range(TERMS)]
    if step == AT_CLAUSES:
        found += [CLAUSE + kind for kind in range(TEXT - PEACE + 1)]
    found += [SEND, TEAR, RUB, OK, THIS_HEIST]
    return found


def write_refusal(p: Position, gang: int, action: int) -> str:
    """Why the pen may not write that now; the judge of whole papers is send_refusal."""
    base = gang * PEN
    step = p.pens[base]
    kind = p.pens[base + 1]
    if action == TEAR:
        return LEGAL
    if action == RUB:
        return LEGAL if step != COMPOSING or has_draft(p, gang) else "R27"
    if step == COMPOSING:
        if TERM <= action < TERM + TERMS:
            return term_refusal(p, gang, action - TERM)
        return "R27"
    if step == AT_CLAUSES:
        if action == OK:
            return pact_refusal(p, gang)
        if CLAUSE <= action <= CLAUSE + TEXT - PEACE:
            return clause_refusal(p, gang, action - CLAUSE + PEACE)
        if GANG <= action < GANG + GANGS:
            listed = p.rows[last_pact_row(p, draft_of(gang)) + 2]
            if listed >> (action - GANG) & 1:
                return "R41"
            return present_refusal(p, action - GANG)
        return "R41"
    if step in (AT_A, AT_B):
        if action < GANG or action >= GANG + GANGS:
            return "R27"
        return name_refusal(p, gang, action - GANG)
    if step == AT_NOTES:
        if action == OK:
            return LEGAL if sum_so_far(p, gang) > 0 else "R27"
        if NOTE <= action < NOTE + len(NOTES):
            return LEGAL if sum_so_far(p, gang) + NOTES[action - NOTE] <= MOST_SUM else "R29"
        return "R27"
    if step == AT_CARD:
        if action < CARD or action > CARD + KINDS or (action == CARD + MONEY and kind != GIVE):
            return "R27"
        return LEGAL
    if step == AT_COUNT:
        return amount_refusal(p, gang, action - NUMBER)
    if step in (AT_SHOW, AT_PACT):
        return show_refusal(p, gang, action)
    if step in (AT_PAWN, AT_OTHER_PAWN):
        return pawn_refusal(p, gang, action)
    if step == AT_LAST:
        if action == THIS_HEIST:
            return LEGAL if p.floor == VAULT else "R41"
        if action < NUMBER or action >= NUMBER + NUMBERS:
            return "R41"
        return last_turn_refusal(p, p.turn + action - NUMBER)
    if step == AT_WHERE:
        return LEGAL if WHERE <= action < WHERE + ONE_SPACE else place_refusal(p, action - SPACE)
    if step == AT_SPACE:
        return place_refusal(p, action - SPACE)
    if step == AT_BANK:
        if SPACE <= action < SPACE + SPACES:
            return LEGAL if p.material.kinds[action - SPACE] == BANK else "R42"
        return LEGAL if action == NUMBER else "R42"
    if step == AT_WEIGHTS:
        if action == OK:
            return LEGAL if weighted(p.pens[base + 5]) >= 2 else "R42"
        if action < GANG or action >= GANG + GANGS or weight_of(p.pens[base + 5], action - GANG):
            return "R42"
        return present_refusal(p, action - GANG)
    if step == AT_WEIGHT:
        return LEGAL if NUMBER <= action <= NUMBER + MOST_COUNT else "R42"
    return LEGAL if step == AT_WORDS and action == OK else "R27"


def last_turn_refusal(p: Position, last: int) -> str:
    """R41: no later than the last turn of the table, where there is one."""
    return "R41-last" if p.agreed[MAX_TURNS] and last > p.agreed[MAX_TURNS] else LEGAL


def present_refusal(p: Position, gang: int) -> str:
    return LEGAL if p.present() >> gang & 1 else "R25"


def term_refusal(p: Position, gang: int, kind: int) -> str:
    """R28: goods need a café of two gangs. R123: in a bank nobody swaps men or turns. R27: what was signed may end."""
    if kind == DISSOLVE:
        for slot in range(SLOTS):
            if pact_in(p, gang, slot) != NONE:
                return LEGAL
        return "R27-pact"
    if p.floor == VAULT and kind in (SWAP, TURNS):
        return "R123"
    for giver in range(GANGS):
        if has_taker(p, kind, giver):
            return LEGAL
    return "R28"


def amount_refusal(p: Position, gang: int, count: int) -> str:
    """So many men or cards; R27: of a card no more than there are."""
    if count < 1 or count > MOST_COUNT:
        return "R27"
    is_card = p.pens[gang * PEN + 1] in (GIVE_CARD, GIVE)
    return "R27-count" if is_card and count > p.material.cards[p.pens[gang * PEN + 4]] else LEGAL


def place_refusal(p: Position, space: int) -> str:
    """R42: a space of a clause is one that a pawn may enter (R2)."""
    if space < 0 or space >= SPACES:
        return "R42"
    return "R2" if p.closed[space] else LEGAL


def clause_refusal(p: Position, gang: int, kind: int) -> str:
    """R41: a clause whose deadline is already past is refused."""
    last = p.rows[last_pact_row(p, draft_of(gang)) + 4]
    return deadline_refusal(p, kind, last)


def deadline_refusal(p: Position, kind: int, last: int) -> str:
    if kind == BRING and (last == 0 or (last == p.turn and p.floor == VAULT)):
        return "R41"
    if kind == GIVE and last == p.turn and p.floor == VAULT:
        return "R41"
    return LEGAL


def name_refusal(p: Position, gang: int, other: int) -> str:
    """Who is named must be on the floor, and for goods in the same café (R25, R28)."""
    refusal = present_refusal(p, other)
    if refusal != LEGAL:
        return refusal
    kind = p.pens[gang * PEN + 1]
    if p.pens[gang * PEN] == AT_A:
        return LEGAL if has_taker(p, kind, other) else "R28"
    giver = p.pens[gang * PEN + 2]
    if giver == other:
        return "R27"
    if p.floor == CAFES and needs_cafe(kind) and not p.share_cafe(giver, other):
        return "R28"
    return LEGAL


def sum_so_far(p: Position, gang: int) -> int:
    """A sum stands in x for a payment, in y for a clause."""
    return p.pens[gang * PEN + 4] if p.pens[gang * PEN + 1] == PAY else p.pens[gang * PEN + 5]


def show_refusal(p: Position, gang: int, action: int) -> str:
    if PACT <= action < PACT + SLOTS:
        i = pact_in(p, gang, action - PACT)
        if i == NONE:
            return "R27"
        if p.pens[gang * PEN + 1] == SHOWING and not p.pacts[i + 1] >> p.pens[gang * PEN + 2] & 1:
            return "R27"
        return LEGAL
    if p.pens[gang * PEN + 1] == SHOWING and SHOW <= action < SHOW + SHOW_PACT:
        return LEGAL
    return "R27"


def pawn_refusal(p: Position, gang: int, action: int) -> str:
    man = action - PAWN
    if man < 0 or man >= MEN or p.place[man] == NONE:
        return "R31"
    refusal = present_refusal(p, man // CREW)
    if refusal != LEGAL or p.pens[gang * PEN] == AT_PAWN:
        return refusal
    return swap_refusal(p, p.pens[gang * PEN + 4], man)


def swap_refusal(p: Position, man: int, other: int) -> str:
    """R31: of two gangs, both on the board, never two men of a gang in one hotel."""
    if man // CREW == other // CREW or p.place[man] == NONE or p.place[other] == NONE:
        return "R31"
    if fills_hotel(p, man, p.place[other]) or fills_hotel(p, other, p.place[man]):
        return "R31"
    return LEGAL


def fills_hotel(p: Position, man: int, space: int) -> bool:
    return p.material.kinds[space] == HOTEL and p.men[space * GANGS + man // CREW] > 0 and p.place[man] != space


def pact_refusal(p: Position, gang: int) -> str:
    """R41, R42: one or more clauses, two or more signatories, in a split a weight for each of them."""
    i = last_pact_row(p, draft_of(gang))
    if i == last_row(p, draft_of(gang)):
        return "R41"
    bits = signatories(p, i)
    if bits & (bits - 1) == 0:
        return "R41"
    for j in range(i + ROW, len(p.rows), ROW):
        if p.rows[j] == p.rows[i] and p.rows[j + 1] == SPLIT and named_in(p, j) != bits:
            return "R42-weights"
    return LEGAL


def signatories(p: Position, i: int) -> int:
    """Those an alliance lists and those its clauses name."""
    bits = p.rows[i + 2]
    j = i + ROW
    while j < len(p.rows):
        if p.rows[j] == p.rows[i]:
            if p.rows[j + 1] < TERMS:
                break
            bits |= named_in(p, j)
        j += ROW
    return bits


def named_in(p: Position, j: int) -> int:
    """The gangs that a row names."""
    kind = p.rows[j + 1]
    if kind == ALLY:
        return p.rows[j + 2]
    if kind == DISSOLVE:
        i = pact_of(p, p.rows[j + 4])
        return p.pacts[i + 1] if i != NONE else 0
    if kind == TEXT:
        return 0
    if kind == SPLIT:
        bits = 0
        for gang in range(GANGS):
            if weight_of(p.rows[j + 5], gang):
                bits |= 1 << gang
        return bits
    bits = 1 << p.rows[j + 2]
    if kind != AVOID and kind != BRING:
        bits |= 1 << p.rows[j + 3]
    return bits


def weight_of(weights: int, gang: int) -> int:
    """One more than the weight of a gang, 0 for one that is left out."""
    return weights >> (WEIGHT_BITS * gang) & 63


def weighted(weights: int) -> int:
    count = 0
    for gang in range(GANGS):
        if weight_of(weights, gang):
            count += 1
    return count


def write(p: Position, gang: int, action: int) -> None:
    base = gang * PEN
    step = p.pens[base]
    if action == TEAR:
        drop_rows(p, draft_of(gang))
        lay_pen(p, gang, 0)
    elif action == RUB:
        rub(p, gang)
    elif step == COMPOSING:
        begin_term(p, gang, action - TERM)
    elif step == AT_CLAUSES:
        if action == OK:
            lay_pen(p, gang, COMPOSING)
        elif action >= CLAUSE:
            begin_clause(p, gang, action - CLAUSE + PEACE)
        else:
            p.rows[last_pact_row(p, draft_of(gang)) + 2] |= 1 << (action - GANG)
    elif step == AT_A:
        p.pens[base + 2] = action - GANG
        p.pens[base] = AT_SPACE if p.pens[base + 1] in (AVOID, BRING) else AT_B
    elif step == AT_B:
        p.pens[base + 3] = action - GANG
        write_after_names(p, gang)
    elif step == AT_NOTES:
        if action == OK:
            finish_row(p, gang, "")
        else:
            p.pens[base + (4 if p.pens[base + 1] == PAY else 5)] += NOTES[action - NOTE]
    elif step == AT_CARD:
        p.pens[base + 4] = action - CARD
        p.pens[base] = AT_NOTES if action == CARD + MONEY else AT_COUNT
    elif step == AT_COUNT:
        p.pens[base + 5] = action - NUMBER
        finish_row(p, gang, "")
    elif step == AT_SHOW:
        if action >= PACT:
            p.pens[base + 4] = SHOW_PACT
            p.pens[base + 5] = p.pacts[pact_in(p, gang, action - PACT)]
        else:
            p.pens[base + 4] = action - SHOW
        finish_row(p, gang, "")
    elif step == AT_PACT:
        p.pens[base + 4] = p.pacts[pact_in(p, gang, action - PACT)]
        finish_row(p, gang, "")
    elif step == AT_PAWN:
        p.pens[base + 2] = (action - PAWN) // CREW
        p.pens[base + 4] = action - PAWN
        p.pens[base] = AT_OTHER_PAWN
    elif step == AT_OTHER_PAWN:
        p.pens[base + 3] = (action - PAWN) // CREW
        p.pens[base + 5] = action - PAWN
        finish_row(p, gang, "")
    elif step == AT_LAST:
        p.pens[base + 4] = 0 if action == THIS_HEIST else p.turn + action - NUMBER
        p.pens[base + 6] = 1
        finish_row(p, gang, "")
    else:
        write_clause(p, gang, action)


def begin_term(p: Position, gang: int, kind: int) -> None:
    lay_pen(p, gang, AT_A)
    base = gang * PEN
    p.pens[base + 1] = kind
    if kind == SWAP:
        p.pens[base] = AT_PAWN
    elif kind == ALLY:
        p.pens[base] = AT_LAST
    elif kind == DISSOLVE:
        p.pens[base] = AT_PACT


def begin_clause(p: Position, gang: int, kind: int) -> None:
    base = gang * PEN
    p.pens[base] = AT_A
    p.pens[base + 1] = kind
    if kind == SPLIT:
        p.pens[base] = AT_BANK
    elif kind == TEXT:
        p.pens[base] = AT_WORDS


def write_after_names(p: Position, gang: int) -> None:
    """Both gangs are named; what else the row needs depends on its kind."""
    base = gang * PEN
    kind = p.pens[base + 1]
    if kind == PAY:
        p.pens[base] = AT_NOTES
    elif kind in (GIVE_CARD, GIVE):
        p.pens[base] = AT_CARD
    elif kind == SHOWING:
        p.pens[base] = AT_SHOW
    elif kind in (TELL, PROMISE):
        p.pens[base] = AT_WORDS
    elif kind == PEACE:
        p.pens[base] = AT_WHERE
    elif kind in (TURNS, PASSAGE, LODGING):
        finish_row(p, gang, "")


def write_clause(p: Position, gang: int, action: int) -> None:
    base = gang * PEN
    step = p.pens[base]
    if step == AT_WHERE:
        p.pens[base + 4] = action - WHERE + EVERYWHERE if action >= WHERE else ONE_SPACE
        p.pens[base + 5] = NONE if action >= WHERE else action - SPACE
        finish_row(p, gang, "")
    elif step == AT_SPACE:
        p.pens[base + 4] = action - SPACE
        if p.pens[base + 1] == BRING:
            p.pens[base] = AT_COUNT
        else:
            finish_row(p, gang, "")
    elif step == AT_BANK:
        p.pens[base + 4] = NONE if action >= NUMBER else action - SPACE
        p.pens[base] = AT_WEIGHTS
    elif step == AT_WEIGHTS:
        if action == OK:
            finish_row(p, gang, "")
        else:
            p.pens[base + 3] = action - GANG
            p.pens[base] = AT_WEIGHT
    elif step == AT_WEIGHT:
        p.pens[base + 5] += (action - NUMBER + 1) << (WEIGHT_BITS * p.pens[base + 3])
        p.pens[base] = AT_WEIGHTS
    else:
        finish_row(p, gang, p.words)


def rub(p: Position, gang: int) -> None:
    """Take back what is half written, else the last clause, else the last term."""
    step = p.pens[gang * PEN]
    if step != COMPOSING and step != AT_CLAUSES:
        rest_pen(p, gang)
        return
    i = last_row(p, draft_of(gang))
    if step == AT_CLAUSES:
        drop_row(p, i)
        if p.pens[gang * PEN + 6] and (i == NONE or last_pact_row(p, draft_of(gang)) == NONE or is_term_end(p, gang)):
            lay_pen(p, gang, COMPOSING)
        return
    start = last_pact_row(p, draft_of(gang))
    if p.rows[i + 1] >= TERMS and start != NONE:
        while last_row(p, draft_of(gang)) != NONE and last_row(p, draft_of(gang)) >= start:
            drop_row(p, last_row(p, draft_of(gang)))
    else:
        drop_row(p, i)


def is_term_end(p: Position, gang: int) -> bool:
    """Whether the draft no longer ends inside an alliance."""
    i = last_row(p, draft_of(gang))
    return i == NONE or (p.rows[i + 1] < TERMS and p.rows[i + 1] != ALLY)
