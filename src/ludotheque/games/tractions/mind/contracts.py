"""The papers and pacts of a view of Le Gang des Traction-Avant as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.observer import Part
from ludotheque.games.tractions.mind.gangs import RoundTable
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import weight_of
from ludotheque.games.tractions.rules.view import (
    ACCEPTED_SEEN,
    GRUDGES_SEEN,
    NUMBER_SEEN,
    PACT_SEEN,
    PAPER_SEEN,
    PARTIES_SEEN,
    TractionsView,
)

PAPERS: Final = 12  # how many of each a row holds: those that came last
TERMS: Final = 24
PACTS: Final = 12
CLAUSES: Final = 24
KINDS: Final = t.TEXT + 1  # of terms and clauses
MOST_WRITTEN: Final = 9999
MOST_NAMED: Final = 1440  # the largest sum, turn or number in a term
STEPS: Final = t.AT_WEIGHT + 1  # of the pen


def parts(seats: int) -> list[Part]:
    return [
        Part("written", 4, 0, MOST_WRITTEN, "How many open papers, terms, pacts and clauses the viewer can read."),
        Part("files", 2 + seats, 0, t.FILES, "Papers sent and received on this floor; papers read, by their proposer."),
        Part(
            "papers",
            PAPERS * (3 * seats + 1),
            t.NONE,
            t.FILES,
            "The last 12 papers: proposer, parties, who has accepted, the number it bears for the viewer.",
        ),
        Part(
            "terms",
            TERMS * (1 + term_size(seats)),
            t.NONE,
            MOST_NAMED,
            "The last 24 terms: which of these papers (-1: the own draft, 12: another), then what it says.",
        ),
        Part(
            "pen",
            STEPS + term_size(seats) + 1,
            t.NONE,
            MOST_NAMED,
            "The term that the viewer writes: a one for the step, what it says so far, whether in an alliance.",
        ),
        Part(
            "pacts",
            PACTS * (2 * seats + 3),
            t.NONE,
            MOST_NAMED,
            "The last 12 pacts: signatories, last turn, whether public, own slot, whose breaches were open then.",
        ),
        Part(
            "clauses",
            CLAUSES * clause_size(seats),
            t.NONE,
            MOST_NAMED,
            "The last 24 clauses: which of these pacts (12: another), what it says, whether public, how much is handed "
            "over; by seat: claimed against, has broken it, owes the viewer nothing more, is owed nothing more.",
        ),
        Part(
            "accusal",
            2 * seats + 1,
            t.NONE,
            CLAUSES,
            "Claimant and accused of the claim that is judged; which of these clauses (-1: none, 24: another).",
        ),
        Part("splits", seats, t.NONE, CLAUSES, "By seat, which of these splits its loot, as above."),
    ]


def term_size(seats: int) -> int:
    """Kind, giver, taker, share of each seat, two numbers."""
    return KINDS + 3 * seats + 2


def clause_size(seats: int) -> int:
    return 1 + term_size(seats) + 2 + 4 * seats


def write(view: TractionsView, table: RoundTable) -> None:
    """All that is written and open to the viewer."""
    row = table.row
    row.put(len(view.papers) // PAPER_SEEN)
    row.put(len(view.rows) // t.ROW)
    row.put(len(view.pacts) // PACT_SEEN)
    row.put(len(view.clauses) // t.CLAUSE_WIDTH)
    row.put(view.sent)
    row.put(view.filed)
    table.put_each(view.read_from)
    put_papers(view, table)
    put_terms(view, table)
    put_pen(view, table)
    put_pacts(view, table)
    put_clauses(view, table)
    put_disputes(view, table)


def earlier(count: int, most: int) -> int:
    """How many of so many are left out, the last ones being shown."""
    return count - most if count > most else 0


def place(number: int, left_out: int, most: int) -> int:
    """Where the last ones are shown, one of them stands; `most` for one that is left out, NONE for none."""
    if number == t.NONE:
        return t.NONE
    return number - left_out if number >= left_out else most


def put_term(kind: int, a: int, b: int, x: int, y: int, table: RoundTable) -> None:
    """What a row of a paper or a clause says, whatever its kind."""
    row = table.row
    row.mark(kind, KINDS)
    has_giver = kind not in (t.ALLY, t.DISSOLVE, t.SPLIT, t.TEXT)
    table.mark(a if has_giver else t.NONE)
    table.mark(b if has_giver and kind != t.AVOID and kind != t.BRING else t.NONE)
    if kind == t.ALLY:
        table.put_some(a)
    elif kind == t.SPLIT:
        for gang in table.gangs:
            row.put(weight_of(y, gang) if gang != t.NONE else 0)
    else:
        row.skip(table.seats)
    if kind == t.SPLIT:
        row.put(x)
        row.put(0)
    elif kind == t.SWAP:
        row.put(x % t.CREW)
        row.put(y % t.CREW)
    else:
        row.put(min(x, MOST_NAMED))
        row.put(min(y, MOST_NAMED))


def put_papers(view: TractionsView, table: RoundTable) -> None:
    row = table.row
    count = len(view.papers) // PAPER_SEEN
    left_out = earlier(count, PAPERS)
    for number in range(left_out, count):
        i = number * PAPER_SEEN
        table.mark(view.papers[i])
        table.put_some(view.papers[i + PARTIES_SEEN])
        table.put_some(view.papers[i + ACCEPTED_SEEN])
        row.put(view.papers[i + NUMBER_SEEN])
    row.skip((PAPERS - count + left_out) * (3 * table.seats + 1))


def put_terms(view: TractionsView, table: RoundTable) -> None:
    row = table.row
    papers_left_out = earlier(len(view.papers) // PAPER_SEEN, PAPERS)
    count = len(view.rows) // t.ROW
    left_out = earlier(count, TERMS)
    for number in range(left_out, count):
        i = number * t.ROW
        row.put(place(view.rows[i], papers_left_out, PAPERS))
        rows = view.rows
        put_term(rows[i + t.KIND], rows[i + t.FROM], rows[i + t.TO], rows[i + t.WHAT], rows[i + t.DETAIL], table)
    row.skip((TERMS - count + left_out) * (1 + term_size(table.seats)))


def put_pen(view: TractionsView, table: RoundTable) -> None:
    """What is being written; before a gang is picked the row names none."""
    row = table.row
    row.mark(view.pen[0], STEPS)
    kind = view.pen[t.KIND]
    step = view.pen[0]
    if step == t.RESTING or step == t.COMPOSING or step == t.AT_CLAUSES:
        row.skip(term_size(table.seats))
    else:
        a = view.pen[t.FROM] if step != t.AT_GIVER and step != t.AT_PAWN else t.NONE
        b = view.pen[t.TO] if step not in (t.AT_GIVER, t.AT_TAKER, t.AT_PAWN, t.AT_OTHER_PAWN) else t.NONE
        put_term(kind, a, b, view.pen[t.WHAT], view.pen[t.DETAIL], table)
    row.put(view.pen[t.IN_PACT])


def put_pacts(view: TractionsView, table: RoundTable) -> None:
    row = table.row
    count = len(view.pacts) // PACT_SEEN
    left_out = earlier(count, PACTS)
    for number in range(left_out, count):
        i = number * PACT_SEEN
        table.put_some(view.pacts[i + t.SIGNATORIES])
        row.put(view.pacts[i + t.LAST_TURN])
        row.put(view.pacts[i + t.PACT_READERS])
        row.put(view.pacts[i + t.PACT_SLOT])
        put_breakers(view.pacts[i + GRUDGES_SEEN], table)
    row.skip((PACTS - count + left_out) * (2 * table.seats + 3))


def put_clauses(view: TractionsView, table: RoundTable) -> None:
    row = table.row
    pacts_left_out = earlier(len(view.pacts) // PACT_SEEN, PACTS)
    count = len(view.clauses) // t.CLAUSE_WIDTH
    left_out = earlier(count, CLAUSES)
    for number in range(left_out, count):
        i = number * t.CLAUSE_WIDTH
        rows = view.clauses
        row.put(place(rows[i] - 1, pacts_left_out, PACTS))
        put_term(rows[i + t.KIND], rows[i + t.FROM], rows[i + t.TO], rows[i + t.WHAT], rows[i + t.DETAIL], table)
        row.put(rows[i + t.CLAUSE_READERS])
        row.put(min(rows[i + t.HANDED], MOST_NAMED))
        table.put_some(rows[i + t.CLAIMS])
        put_breakers(rows[i + t.CLAIMS] >> t.BROKEN, table)
        put_freed(rows[i + t.FREED], table)
    row.skip((CLAUSES - count + left_out) * clause_size(table.seats))


def put_breakers(pairs: int, table: RoundTable) -> None:
    """By seat, whether it stands first in one of the pairs."""
    for gang in table.gangs:
        table.row.put(1 if gang != t.NONE and pairs >> (gang * t.GANGS) & t.ALL else 0)


def put_freed(pairs: int, table: RoundTable) -> None:
    """By seat, whether it owes the viewer nothing any more, then whether the viewer owes it nothing."""
    own = table.gangs[0]
    for gang in table.gangs:
        table.row.put(pairs >> (gang * t.GANGS + own) & 1 if gang != t.NONE and own != t.NONE else 0)
    for gang in table.gangs:
        table.row.put(pairs >> (own * t.GANGS + gang) & 1 if gang != t.NONE and own != t.NONE else 0)


def put_disputes(view: TractionsView, table: RoundTable) -> None:
    """The claim that is judged, and the splits that gangs take part in."""
    row = table.row
    left_out = earlier(len(view.clauses) // t.CLAUSE_WIDTH, CLAUSES)
    is_judged = len(view.accusal) > 0
    table.mark(view.accusal[t.CLAIMANT] if is_judged else t.NONE)
    table.mark(view.accusal[t.ACCUSED] if is_judged else t.NONE)
    row.put(place(clause_number(view.accusal[t.ACCUSED_CLAUSE]), left_out, CLAUSES) if is_judged else t.NONE)
    for gang in table.gangs:
        split = view.splitting[gang] if gang != t.NONE else t.NONE
        row.put(place(clause_number(split), left_out, CLAUSES))


def clause_number(at: int) -> int:
    """Which clause begins there."""
    return at // t.CLAUSE_WIDTH if at != t.NONE else t.NONE
