"""The papers and pacts of a view of Le Gang des Traction-Avant as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.observer import Part, marked
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
MOST_WEIGHT: Final = 63
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


def row(view: TractionsView, table: RoundTable) -> list[int]:
    """All that is written and open to the viewer."""
    found = [len(view.papers) // PAPER_SEEN, len(view.rows) // t.ROW]
    found += [len(view.pacts) // PACT_SEEN, len(view.clauses) // t.CLAUSE_WIDTH]
    found.append(view.sent)
    found.append(view.filed)
    found += table.each(view.read_from)
    found += papers(view, table)
    found += terms(view, table)
    found += pen(view, table)
    found += pacts(view, table)
    found += clauses(view, table)
    found += disputes(view, table)
    return found


def earlier(count: int, most: int) -> int:
    """How many of so many are left out, the last ones being shown."""
    return count - most if count > most else 0


def place(number: int, left_out: int, most: int) -> int:
    """Where the last ones are shown, one of them stands; `most` for one that is left out, NONE for none."""
    if number == t.NONE:
        return t.NONE
    return number - left_out if number >= left_out else most


def term(kind: int, a: int, b: int, x: int, y: int, table: RoundTable) -> list[int]:
    """What a row of a paper or a clause says, whatever its kind."""
    found = marked(kind, KINDS)
    has_giver = kind not in (t.ALLY, t.DISSOLVE, t.SPLIT, t.TEXT)
    found += table.one(a if has_giver else t.NONE)
    found += table.one(b if has_giver and kind != t.AVOID and kind != t.BRING else t.NONE)
    if kind == t.ALLY:
        found += table.some(a)
    elif kind == t.SPLIT:
        for gang in table.gangs:
            found.append(weight_of(y, gang) if gang != t.NONE else 0)
    else:
        found += [0] * table.seats
    if kind == t.SPLIT:
        found += [x, 0]
    elif kind == t.SWAP:
        found += [x % t.CREW, y % t.CREW]
    else:
        found += [min(x, MOST_NAMED), min(y, MOST_NAMED)]
    return found


def papers(view: TractionsView, table: RoundTable) -> list[int]:
    found: list[int] = []
    count = len(view.papers) // PAPER_SEEN
    for number in range(earlier(count, PAPERS), count):
        i = number * PAPER_SEEN
        found += table.one(view.papers[i])
        found += table.some(view.papers[i + PARTIES_SEEN])
        found += table.some(view.papers[i + ACCEPTED_SEEN])
        found.append(view.papers[i + NUMBER_SEEN])
    return filled(found, PAPERS * (3 * table.seats + 1))


def terms(view: TractionsView, table: RoundTable) -> list[int]:
    found: list[int] = []
    left_out = earlier(len(view.papers) // PAPER_SEEN, PAPERS)
    count = len(view.rows) // t.ROW
    for number in range(earlier(count, TERMS), count):
        i = number * t.ROW
        found.append(place(view.rows[i], left_out, PAPERS))
        rows = view.rows
        found += term(rows[i + t.KIND], rows[i + t.A], rows[i + t.B], rows[i + t.X], rows[i + t.Y], table)
    return filled(found, TERMS * (1 + term_size(table.seats)))


def pen(view: TractionsView, table: RoundTable) -> list[int]:
    """What is being written; before a gang is picked the row names none."""
    found = marked(view.pen[0], STEPS)
    kind = view.pen[t.KIND]
    step = view.pen[0]
    if step == t.RESTING or step == t.COMPOSING or step == t.AT_CLAUSES:
        found += [0] * term_size(table.seats)
    else:
        a = view.pen[t.A] if step != t.AT_A and step != t.AT_PAWN else t.NONE
        b = view.pen[t.B] if step not in (t.AT_A, t.AT_B, t.AT_PAWN, t.AT_OTHER_PAWN) else t.NONE
        found += term(kind, a, b, view.pen[t.X], view.pen[t.Y], table)
    found.append(view.pen[t.IN_PACT])
    return found


def pacts(view: TractionsView, table: RoundTable) -> list[int]:
    found: list[int] = []
    count = len(view.pacts) // PACT_SEEN
    for number in range(earlier(count, PACTS), count):
        i = number * PACT_SEEN
        found += table.some(view.pacts[i + t.SIGNATORIES])
        found.append(view.pacts[i + t.LAST_TURN])
        found.append(view.pacts[i + t.PACT_READERS])
        found.append(view.pacts[i + t.PACT_SLOT])
        found += breakers(view.pacts[i + GRUDGES_SEEN], table)
    return filled(found, PACTS * (2 * table.seats + 3))


def clauses(view: TractionsView, table: RoundTable) -> list[int]:
    found: list[int] = []
    left_out = earlier(len(view.pacts) // PACT_SEEN, PACTS)
    count = len(view.clauses) // t.CLAUSE_WIDTH
    for number in range(earlier(count, CLAUSES), count):
        i = number * t.CLAUSE_WIDTH
        rows = view.clauses
        found.append(place(rows[i] - 1, left_out, PACTS))
        found += term(rows[i + t.KIND], rows[i + t.A], rows[i + t.B], rows[i + t.X], rows[i + t.Y], table)
        found.append(rows[i + t.CLAUSE_READERS])
        found.append(min(rows[i + t.HANDED], MOST_NAMED))
        found += table.some(rows[i + t.CLAIMS])
        found += breakers(rows[i + t.CLAIMS] >> t.BROKEN, table)
        found += freed(rows[i + t.FREED], table)
    return filled(found, CLAUSES * clause_size(table.seats))


def breakers(pairs: int, table: RoundTable) -> list[int]:
    """By seat, whether it stands first in one of the pairs."""
    found: list[int] = []
    for gang in table.gangs:
        found.append(1 if gang != t.NONE and pairs >> (gang * t.GANGS) & t.ALL else 0)
    return found


def freed(pairs: int, table: RoundTable) -> list[int]:
    """By seat, whether it owes the viewer nothing any more, then whether the viewer owes it nothing."""
    own = table.gangs[0]
    found: list[int] = []
    for gang in table.gangs:
        found.append(pairs >> (gang * t.GANGS + own) & 1 if gang != t.NONE and own != t.NONE else 0)
    for gang in table.gangs:
        found.append(pairs >> (own * t.GANGS + gang) & 1 if gang != t.NONE and own != t.NONE else 0)
    return found


def disputes(view: TractionsView, table: RoundTable) -> list[int]:
    """The claim that is judged, and the splits that gangs take part in."""
    left_out = earlier(len(view.clauses) // t.CLAUSE_WIDTH, CLAUSES)
    if view.accusal:
        found = table.one(view.accusal[t.CLAIMANT])
        found += table.one(view.accusal[t.ACCUSED])
        found.append(place(clause_number(view.accusal[t.ACCUSED_CLAUSE]), left_out, CLAUSES))
    else:
        found = [0] * (2 * table.seats)
        found.append(t.NONE)
    for gang in table.gangs:
        split = view.splitting[gang] if gang != t.NONE else t.NONE
        found.append(place(clause_number(split), left_out, CLAUSES))
    return found


def clause_number(at: int) -> int:
    """Which clause begins there."""
    return at // t.CLAUSE_WIDTH if at != t.NONE else t.NONE


def filled(found: list[int], size: int) -> list[int]:
    """The numbers with zeros behind them."""
    return found + [0] * (size - len(found))
