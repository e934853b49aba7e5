"""What a seat may know: the board, the counts, its own hand and papers, and what it has seen (section 7)."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.agenda import question
from ludotheque.core.state import HIDDEN, View
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    CLAUSE_WIDTH,
    CREW,
    DISSOLVE,
    GANGS,
    KINDS,
    MONEY_OPEN,
    NONE,
    PACT_WIDTH,
    PAPER,
    PEN,
    PUBLIC,
    REACTING,
    READERS_ALL,
    ROW,
    SACRIFICE,
    SHOW_PACT,
    SHOWING,
    STAY,
    VAULT,
)

PACT_SEEN = 6  # numbers of a pact in a view: number, signatories, last turn, whether public, own slot, open grudges


class TractionsView(View):
    """All that one seat knows; papers and pacts bear the numbers they have for this seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "agreed",
        "closed",
        "gangs",
        "seat_of",
        "agenda",
        "turn",
        "phase",
        "first",
        "order",
        "active",
        "points",
        "step",
        "time_over",
        "glass",
        "unjudged",
        "place",
        "loot",
        "stens",
        "guests",
        "hits",
        "men",
        "bank",
        "dropped",
        "table",
        "mingled",
        "pierrot",
        "pierrot_man",
        "moko",
        "ban",
        "shields",
        "refusals",
        "barred",
        "attacked",
        "group",
        "joined",
        "origin",
        "target",
        "by_coup",
        "consents",
        "refusers",
        "fought",
        "sums",
        "named",
        "engaged",
        "attackers",
        "ring",
        "fight",
        "field",
        "holder",
        "passes",
        "opening",
        "parleyed",
        "dared",
        "waivers",
        "outcome",
        "charged",
        "fired",
        "volley",
        "is_riposte",
        "dodgers",
        "spills",
        "offer",
        "heist",
        "pot",
        "quiet",
        "due",
        "robbed",
        "fleeing",
        "joining",
        "van_place",
        "van_before",
        "van_left",
        "floor",
        "done",
        "winners",
        "purses",
        "hand",
        "e_counts",
        "s_counts",
        "supply_e",
        "supply_s",
        "lows",
        "highs",
        "ledger",
        "sight",
        "answers",
        "shots",
        "aim",
        "dodges",
        "cars",
        "boarding",
        "sent",
        "filed",
        "read_from",
        "papers",
        "rows",
        "row_words",
        "pen",
        "pacts",
        "clauses",
        "clause_words",
        "grudges",
        "accusal",
        "splitting",
    )
    agreed: list[int]
    closed: list[int]
    gangs: list[int]
    seat_of: list[int]
    agenda: list[int]
    turn: int
    phase: int
    first: int
    order: list[int]
    active: int
    points: int
    step: int
    time_over: int
    glass: int
    unjudged: int
    place: list[int]
    loot: list[int]
    stens: list[int]
    guests: list[int]
    hits: list[int]
    men: list[int]
    bank: int
    dropped: list[int]
    table: list[int]
    mingled: list[int]
    pierrot: int
    pierrot_man: int
    moko: int
    ban: int
    shields: list[int]
    refusals: list[int]
    barred: list[int]
    attacked: list[int]
    group: list[int]
    joined: list[int]
    origin: int
    target: int
    by_coup: int
    consents: int
    refusers: int
    fought: int
    sums: list[int]
    named: int
    engaged: list[int]
    attackers: int
    ring: list[int]
    fight: int
    field: int
    holder: int
    passes: int
    opening: int
    parleyed: int
    dared: int
    waivers: int
    outcome: int
    charged: int
    fired: list[int]
    volley: list[int]
    is_riposte: int
    dodgers: list[int]
    spills: list[int]
    offer: list[int]
    heist: int
    pot: int
    quiet: int
    due: int
    robbed: int
    fleeing: int
    joining: int
    van_place: int
    van_before: int
    van_left: int
    floor: int
    done: int
    winners: int
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
    grudges: list[int]
    accusal: list[int]
    splitting: int  # a place in clauses, or NONE


def look(p: Position, seat: int) -> TractionsView:
    """The view of a seat, or of a spectator."""
    view = TractionsView()
    view.sit(p, seat)
    gang = p.gangs[seat] if seat >= 0 else NONE
    look_at_board(p, view)
    look_at_cards(p, view, gang)
    look_at_orders(p, view, gang)
    look_at_papers(p, view, gang)
    look_at_pacts(p, view, gang)
    return view


def look_at_board(p: Position, view: TractionsView) -> None:
    """What lies open before everybody."""
    view.agreed = p.agreed
    view.closed = p.closed
    view.gangs = p.gangs[:]
    view.seat_of = p.seat_of[:]
    view.agenda = p.agenda[:]
    view.turn = p.turn
    view.phase = p.phase
    view.first = p.first
    view.order = p.order[:]
    view.active = p.active
    view.points = p.points
    view.step = p.step
    view.time_over = p.time_over
    view.glass = p.glass
    view.unjudged = p.unjudged
    view.place = p.place[:]
    view.loot = p.loot[:]
    view.stens = p.stens[:]
    view.guests = p.guests[:]
    view.hits = p.hits[:]
    view.men = p.men[:]
    view.bank = p.bank
    view.dropped = p.dropped[:]
    view.table = p.table[:]
    view.mingled = p.mingled[:]
    view.grudges = p.grudges[:]
    view.pierrot = p.pierrot
    view.pierrot_man = p.pierrot_man
    view.moko = p.moko
    view.ban = p.ban
    view.shields = p.shields[:]
    view.refusals = p.refusals[:]
    view.barred = p.barred[:]
    view.attacked = p.attacked[:]
    view.group = p.group[:]
    view.joined = p.joined[:]
    view.origin = p.origin
    view.target = p.target
    view.by_coup = p.by_coup
    view.consents = p.consents
    view.refusers = p.refusers
    view.fought = p.fought
    view.sums = p.sums[:]
    view.named = p.named
    view.engaged = p.engaged[:]
    view.attackers = p.attackers
    view.ring = p.ring[:]
    view.fight = p.fight
    view.field = p.field
    view.holder = p.holder
    view.passes = p.passes
    view.opening = p.opening
    view.parleyed = p.parleyed
    view.dared = p.dared
    view.waivers = p.waivers
    view.outcome = p.outcome
    view.charged = p.charged
    view.fired = p.fired[:]
    view.volley = p.volley[:]
    view.is_riposte = p.is_riposte
    view.dodgers = p.dodgers[:]
    view.spills = p.spills[:]
    view.offer = p.offer[:]
    view.heist = p.heist
    view.pot = p.pot
    view.quiet = p.quiet
    view.due = p.due
    view.robbed = p.robbed
    view.fleeing = p.fleeing
    view.joining = p.joining
    view.van_place = p.van_place
    view.van_before = p.van_before
    view.van_left = p.van_left
    view.floor = p.floor
    view.done = p.done
    view.winners = p.winners


def look_at_cards(p: Position, view: TractionsView, gang: int) -> None:
    viewer = gang if gang != NONE else PUBLIC
    view.hand = p.hands[gang * KINDS : gang * KINDS + KINDS] if gang != NONE else [0] * KINDS
    view.e_counts = [p.e_count(other) for other in range(GANGS)]
    view.s_counts = [p.s_count(other) for other in range(GANGS)]
    view.supply_e = p.supply[0] + p.supply[1] + p.supply[2]
    view.supply_s = p.supply[3] + p.supply[4] + p.supply[5]
    base = viewer * 7 * KINDS
    view.lows = p.lows[base : base + 7 * KINDS]
    view.highs = p.highs[base : base + 7 * KINDS]
    view.sight = p.sights[gang * 7 : gang * 7 + 7] if gang != NONE else [NONE] * 7
    view.purses = p.purses[:]
    view.ledger = p.purses[:]
    if not p.agreed[MONEY_OPEN]:
        view.ledger = p.ledger[viewer * GANGS : viewer * GANGS + GANGS]
        for other in range(GANGS):
            if other != gang and p.is_playing(other):
                view.purses[other] = HIDDEN


def look_at_orders(p: Position, view: TractionsView, gang: int) -> None:
    """Sealed answers, aims and getaways: one's own, and those already opened."""
    is_reacting = question(p.agenda) == REACTING
    view.answers = [0] * GANGS
    view.cars = [0] * GANGS
    for other in range(GANGS):
        is_open = p.answers[other] in (SACRIFICE, STAY) and not is_reacting
        if other == gang or is_open:
            view.answers[other] = p.answers[other]
        if other == gang or p.fleeing >> other & 1:
            view.cars[other] = p.cars[other]
    view.shots = []
    for i in range(0, len(p.shots), 4):
        if p.shots[i] == gang:
            view.shots += p.shots[i : i + 4]
    view.aim = p.aims[gang * 2 : gang * 2 + 2] if gang != NONE else [NONE, NONE]
    view.dodges = []
    for i in range(0, len(p.dodges), 2):
        if p.dodges[i] // CREW == gang:
            view.dodges += p.dodges[i : i + 2]
    view.boarding = []
    for man in p.boarding:
        if man // CREW == gang or (p.answers[man // CREW] == SACRIFICE and not is_reacting):
            view.boarding.append(man)


def look_at_papers(p: Position, view: TractionsView, gang: int) -> None:
    view.papers = []
    view.rows = []
    view.row_words = []
    view.sent = p.sent[gang] if gang != NONE else 0
    view.filed = p.filed[gang] if gang != NONE else 0
    view.read_from = p.known_sent[gang * GANGS : gang * GANGS + GANGS] if gang != NONE else [0] * GANGS
    view.pen = p.pens[gang * PEN : gang * PEN + PEN] if gang != NONE else [0] * PEN
    for i in range(0, len(p.papers), PAPER):
        is_party = gang != NONE and p.papers[i + 2] >> gang & 1 == 1
        if is_party or p.floor == VAULT:
            number = p.papers[i + 4 + gang] if is_party else NONE
            copy_rows(p, view, gang, p.papers[i], len(view.papers) // 4)
            view.papers += [p.papers[i + 1], p.papers[i + 2], p.papers[i + 3], number]
    if gang != NONE:
        copy_rows(p, view, gang, -1 - gang, NONE)


def copy_rows(p: Position, view: TractionsView, gang: int, paper: int, place: int) -> None:
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == paper:
            row = [place, *p.rows[i + 1 : i + ROW]]
            if row[1] == DISSOLVE:
                row[4] = local_number(p, gang, row[4])
            elif row[1] == SHOWING and row[4] == SHOW_PACT:
                row[5] = local_number(p, gang, row[5])
            view.rows += row
            view.row_words.append(p.row_words[i // ROW])


def may_read(readers: int, gang: int) -> bool:
    return readers == READERS_ALL or (gang != NONE and readers >> gang & 1 == 1)


def is_readable(p: Position, i: int, gang: int) -> bool:
    """Whether the gang may read a pact, or a clause of it."""
    if may_read(p.pacts[i + 3], gang):
        return True
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        if p.clauses[j] == p.pacts[i] and may_read(p.clauses[j + 9], gang):
            return True
    return False


def readable(p: Position, gang: int) -> list[int]:
    """Where the pacts begin that a gang may read, in the order they came before its eyes or became public."""
    found: list[int] = []
    for i in range(0, len(p.pacts), PACT_WIDTH):
        if is_readable(p, i, gang):
            place = len(found)
            while place > 0 and p.pacts[found[place - 1] + 11] > p.pacts[i + 11]:
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
    view.splitting = NONE
    accused_clause = p.accusal[2] if p.accusal else NONE
    view.accusal = []
    for i in readable(p, gang):
        slot = p.pacts[i + 4 + gang] if gang != NONE else NONE
        is_public = int(p.pacts[i + 3] == READERS_ALL)
        number = len(view.pacts) // PACT_SEEN + 1
        view.pacts += [number, p.pacts[i + 1], p.pacts[i + 2], is_public, slot, p.pacts[i + 10]]
        for j in range(0, len(p.clauses), CLAUSE_WIDTH):
            if p.clauses[j] != p.pacts[i] or not may_read(p.clauses[j + 9], gang):
                continue
            if j == p.splitting:
                view.splitting = len(view.clauses)
            if j == accused_clause:
                view.accusal = [p.accusal[0], p.accusal[1], len(view.clauses), number]
            row = p.clauses[j : j + CLAUSE_WIDTH]
            row[0] = number
            if gang != row[2] and gang != row[3]:
                row[7] = 0  # only giver and taker know what was handed over
            row[9] = int(row[9] == READERS_ALL)
            view.clauses += row
            view.clause_words.append(p.clause_words[j // CLAUSE_WIDTH])
