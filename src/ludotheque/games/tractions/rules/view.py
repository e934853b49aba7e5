"""What a seat may know: the board, the counts, its own hand and papers, and what it has seen (section 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.agenda import asked, question, set_first, set_second
from ludotheque.core.state import HIDDEN, View
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import PUBLIC, Position, Scene, show

# Numbers of a paper in a view: proposer, parties, who has accepted, own number.
PAPER_SEEN: Final = 4
PARTIES_SEEN: Final = 1
ACCEPTED_SEEN: Final = 2
NUMBER_SEEN: Final = 3
PACT_SEEN: Final = 6  # numbers of a pact in a view: number, then as in a pact: whether public, own slot, open grudges
GRUDGES_SEEN: Final = 5


class TractionsView(View, Scene):
    """All that one seat knows; papers and pacts bear the numbers they have for this seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "purses", "hand", "e_counts", "s_counts", "supply_e", "supply_s", "lows", "highs", "ledger", "sight",
        "answers", "shots", "aim", "dodges", "cars", "boarding", "sent", "filed", "read_from", "papers", "rows",
        "row_words", "pen", "pacts", "clauses", "clause_words", "accusal", "splitting",
    )  # fmt: skip
    purses: list[int]  # HIDDEN where money is not open
    hand: list[int]  # own cards by kind
    e_counts: list[int]  # by gang
    s_counts: list[int]  # by gang
    supply_e: int  # cards left
    supply_s: int
    lows: list[int]  # holder * 6 + kind: what it has at least, the supply last
    highs: list[int]  # the same: at most
    ledger: list[int]  # treasuries as this seat reckons them
    sight: list[int]  # the supply as last seen, and in which turn
    answers: list[int]  # own, and those that are known
    shots: list[int]  # own shots being aimed
    aim: list[int]  # own man and weapon being aimed
    dodges: list[int]  # own
    cars: list[int]  # own, and those that are known
    boarding: list[int]  # own men who board
    sent: int  # papers sent on this floor
    filed: int  # papers received
    read_from: list[int]  # by gang: papers of it that were read
    papers: list[int]  # proposer, parties, who has accepted, own number: open proposals of this seat
    rows: list[int]  # place in papers (NONE for the own draft), kind, a, b, x, y
    row_words: list[str]
    pen: list[int]
    pacts: list[int]  # PACT_SEEN wide
    clauses: list[int]  # pact, kind, a, b, x, y, freed, handed over, claimed, whether public
    clause_words: list[str]
    accusal: list[int]
    splitting: list[int]  # by gang: the place in clauses of the split it takes part in, or NONE


def look(p: Position, seat: int) -> TractionsView:
    """The view of a seat, or of a spectator."""
    view = TractionsView()
    view.sit(p, seat)
    gang = p.gangs[seat] if seat >= 0 else t.NONE
    show(p, view)
    if gang == t.NONE or not asked(p.agenda) >> gang & 1:
        cover_offers(p, view)
    look_at_cards(p, view, gang)
    look_at_orders(p, view, gang)
    look_at_papers(p, view, gang)
    look_at_pacts(p, view, gang)
    return view


def cover_offers(p: Position, view: TractionsView) -> None:
    """What is still being composed: others hear it when it is said."""
    top = question(p.agenda)
    if top == t.SUMMING:
        set_second(view.agenda, 0)
        for gang in range(t.GANGS):
            if not p.consents >> gang & 1:
                view.sums[gang] = 0
    elif top == t.AIMING_AT_VAN:
        set_first(view.agenda, t.NONE)  # who is picked has a weapon
    elif top == t.PARLEYING:
        set_first(view.agenda, 0)
        view.offer = []


def look_at_cards(p: Position, view: TractionsView, gang: int) -> None:
    viewer = gang if gang != t.NONE else t.PUBLIC
    view.hand = p.hands[gang * t.KINDS : gang * t.KINDS + t.KINDS] if gang != t.NONE else [0] * t.KINDS
    view.e_counts = [p.e_count(other) for other in range(t.GANGS)]
    view.s_counts = [p.s_count(other) for other in range(t.GANGS)]
    view.supply_e = p.supply[0] + p.supply[1] + p.supply[2]
    view.supply_s = p.supply[3] + p.supply[4] + p.supply[5]
    base = viewer * t.HOLDERS * t.KINDS
    view.lows = p.lows[base : base + t.HOLDERS * t.KINDS]
    view.highs = p.highs[base : base + t.HOLDERS * t.KINDS]
    view.sight = p.sights[gang * t.SIGHT : gang * t.SIGHT + t.SIGHT] if gang != t.NONE else [t.NONE] * t.SIGHT
    view.purses = p.purses[:]
    view.ledger = p.purses[:]
    if not p.agreed[t.MONEY_OPEN]:
        view.ledger = p.ledger[viewer * t.GANGS : viewer * t.GANGS + t.GANGS]
        for other in range(t.GANGS):
            if other != gang and p.is_playing(other):
                view.purses[other] = HIDDEN


def look_at_orders(p: Position, view: TractionsView, gang: int) -> None:
    """Sealed answers, aims and getaways: one's own, and those already opened."""
    is_reacting = question(p.agenda) == t.REACTING
    view.answers = [0] * t.GANGS
    view.cars = [0] * t.GANGS
    for other in range(t.GANGS):
        is_open = p.answers[other] in (t.SACRIFICE, t.STAY) and not is_reacting
        if other == gang or is_open:
            view.answers[other] = p.answers[other]
        if other == gang or p.fleeing >> other & 1:
            view.cars[other] = p.cars[other]
    view.shots = []
    for i in range(0, len(p.shots), t.SHOT_WIDTH):
        if p.shots[i] == gang:
            view.shots += p.shots[i : i + t.SHOT_WIDTH]
    view.aim = p.aims[gang * 2 : gang * 2 + 2] if gang != t.NONE else [t.NONE, t.NONE]
    view.dodges = []
    for i in range(0, len(p.dodges), t.DODGE_WIDTH):
        if p.dodges[i] // t.CREW == gang:
            view.dodges += p.dodges[i : i + t.DODGE_WIDTH]
    view.boarding = []
    for man in p.boarding:
        if man // t.CREW == gang or (p.answers[man // t.CREW] == t.SACRIFICE and not is_reacting):
            view.boarding.append(man)


def look_at_papers(p: Position, view: TractionsView, gang: int) -> None:
    view.papers = []
    view.rows = []
    view.row_words = []
    view.sent = p.sent[gang] if gang != t.NONE else 0
    view.filed = p.filed[gang] if gang != t.NONE else 0
    view.read_from = p.known_sent[gang * t.GANGS : gang * t.GANGS + t.GANGS] if gang != t.NONE else [0] * t.GANGS
    view.pen = p.pens[gang * t.PEN : gang * t.PEN + t.PEN] if gang != t.NONE else [0] * t.PEN
    for i in range(0, len(p.papers), t.PAPER):
        is_party = gang != t.NONE and p.papers[i + t.PARTIES] >> gang & 1 == 1
        if is_party or p.floor == t.VAULT:
            number = p.papers[i + t.FILED + gang] if is_party else t.NONE
            copy_rows(p, view, gang, p.papers[i], len(view.papers) // PAPER_SEEN)
            view.papers += [p.papers[i + t.PROPOSER], p.papers[i + t.PARTIES], p.papers[i + t.ACCEPTED], number]
    if gang != t.NONE:
        copy_rows(p, view, gang, -1 - gang, t.NONE)


def copy_rows(p: Position, view: TractionsView, gang: int, paper: int, place: int) -> None:
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == paper:
            row = [place, *p.rows[i + t.KIND : i + t.ROW]]
            if row[t.KIND] == t.DISSOLVE:
                row[t.WHAT] = local_number(p, gang, row[t.WHAT])
            elif row[t.KIND] == t.SHOWING and row[t.WHAT] == t.SHOW_PACT:
                row[t.DETAIL] = local_number(p, gang, row[t.DETAIL])
            view.rows += row
            view.row_words.append(p.row_words[i // t.ROW])


def may_read(readers: int, gang: int) -> bool:
    return readers == t.READERS_ALL or (gang != t.NONE and readers >> gang & 1 == 1)


def is_readable(p: Position, i: int, gang: int) -> bool:
    """Whether the gang may read a pact, or a clause of it."""
    if may_read(p.pacts[i + t.PACT_READERS], gang):
        return True
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j] == p.pacts[i] and may_read(p.clauses[j + t.CLAUSE_READERS], gang):
            return True
    return False


def readable(p: Position, gang: int) -> list[int]:
    """Where the pacts begin that a gang may read, in the order they came before its eyes or became public."""
    found: list[int] = []
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        if is_readable(p, i, gang):
            place = len(found)
            while place > 0 and p.pacts[found[place - 1] + t.SHOWN_AT] > p.pacts[i + t.SHOWN_AT]:
                place -= 1
            found.insert(place, i)
    return found


def local_number(p: Position, gang: int, number: int) -> int:
    """The number of a pact among those the gang may read, from 1; 0 for one it may not."""
    found = readable(p, gang)
    for place in range(len(found)):
        if p.pacts[found[place]] == number:
            return place + 1
    return 0


def look_at_pacts(p: Position, view: TractionsView, gang: int) -> None:
    view.pacts = []
    view.clauses = []
    view.clause_words = []
    view.splitting = [t.NONE] * t.GANGS
    accused_clause = p.accusal[t.ACCUSED_CLAUSE] if p.accusal else t.NONE
    view.accusal = []
    for i in readable(p, gang):
        slot = p.pacts[i + t.PACT_SLOT + gang] if gang != t.NONE else t.NONE
        is_public = int(p.pacts[i + t.PACT_READERS] == t.READERS_ALL)
        number = len(view.pacts) // PACT_SEEN + 1
        view.pacts += [
            number,
            p.pacts[i + t.SIGNATORIES],
            p.pacts[i + t.LAST_TURN],
            is_public,
            slot,
            p.pacts[i + t.OLD_GRUDGES],
        ]
        for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
            if p.clauses[j] != p.pacts[i] or not may_read(p.clauses[j + t.CLAUSE_READERS], gang):
                continue
            for other in range(t.GANGS):
                if j == p.splitting[other]:
                    view.splitting[other] = len(view.clauses)
            if j == accused_clause:
                view.accusal = [p.accusal[t.CLAIMANT], p.accusal[t.ACCUSED], len(view.clauses), number]
            row = p.clauses[j : j + t.CLAUSE_WIDTH]
            row[0] = number
            if gang != row[t.FROM] and gang != row[t.TO]:
                row[t.HANDED] = 0  # only giver and taker know what was handed over
            row[t.CLAUSE_READERS] = int(row[t.CLAUSE_READERS] == t.READERS_ALL)
            view.clauses += row
            view.clause_words.append(p.clause_words[j // t.CLAUSE_WIDTH])
