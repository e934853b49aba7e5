"""What a view keeps in flat lists of numbers, by name: papers, pacts, clauses, shots, betrayals."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.setup import MIXES
from ludotheque.games.tractions.rules.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.text.actions import E_KINDS

MIXED = len(MIXES) // E_KINDS  # ways to take the first E cards
PAPER_SEEN = 4  # numbers of a paper in a view
SUM = 3  # numbers of a sum in a parley
CELLS = slice(t.KIND, t.DETAIL + 1)  # of a row or a clause


class Row(NamedTuple):
    """A term of a paper, or a clause of a pact."""

    kind: int
    a: int
    b: int
    x: int
    y: int
    words: str


class Paper(NamedTuple):
    """An open proposal."""

    place: int  # among the papers of the view
    proposer: int
    parties: int  # gangs by bits
    accepted: int
    number: int  # of the reader's own file, or NONE


class Pact(NamedTuple):
    """An alliance that the reader may read."""

    number: int
    signatories: int  # gangs by bits
    last: int  # turn; 0 for this heist
    is_public: int
    slot: int  # in the reader's own ledger, or NONE
    grudges: int


class Pen(NamedTuple):
    """What the reader is writing, as far as it goes."""

    step: int
    kind: int
    a: int
    b: int
    x: int
    y: int
    is_in_pact: int


class Shot(NamedTuple):
    gang: int
    man: int
    weapon: int
    target: int


class Betrayal(NamedTuple):
    turn: int
    traitor: int
    victim: int
    clause: int  # its kind
    space: int  # or NONE
    price: int  # men lost in the reprisal


class Payment(NamedTuple):
    """A sum that a truce asks for."""

    payer: int
    payee: int
    sum: int


def own_gang(view: TractionsView) -> int:
    """The gang of the reader, or NONE."""
    return view.gangs[view.seat] if view.seat >= 0 else t.NONE


def gang_of(man: int) -> int:
    return man // t.CREW


def gang_bits(view: TractionsView, space: int, but: int = t.NONE) -> int:
    """The gangs that have men on a space, one left out."""
    return sum(1 << gang for gang in range(t.GANGS) if gang != but and view.men[space * t.GANGS + gang])


def men_out(view: TractionsView, gang: int) -> int:
    """How many men of a gang are on the board."""
    return sum(place != t.NONE for place in view.place[gang * t.CREW : (gang + 1) * t.CREW])


def shields(view: TractionsView, gang: int) -> list[int]:
    """Whether the cafés and the hotels of a gang are shielded."""
    return view.shields[2 * gang : 2 * gang + 2]


def row_of(cells: list[int], words: str) -> Row:
    kind, a, b, x, y = cells
    return Row(kind, a, b, x, y, words)


def papers(view: TractionsView) -> list[Paper]:
    flat = view.papers
    return [Paper(i // PAPER_SEEN, *flat[i : i + PAPER_SEEN]) for i in range(0, len(flat), PAPER_SEEN)]


def paper_rows(view: TractionsView, place: int) -> list[Row]:
    """The terms of one of the papers of a view; NONE for the own draft."""
    found = []
    for i, words in enumerate(view.row_words):
        row = view.rows[i * t.ROW : (i + 1) * t.ROW]
        if row[0] == place:
            found.append(row_of(row[CELLS], words))
    return found


def is_unanswered(paper: Paper, own: int) -> bool:
    """Whether a paper waits for the answer of a gang."""
    return own not in (t.NONE, paper.proposer) and paper.number != t.NONE and not paper.accepted >> own & 1


def pacts(view: TractionsView) -> list[Pact]:
    return [Pact(*view.pacts[i : i + PACT_SEEN]) for i in range(0, len(view.pacts), PACT_SEEN)]


def clause_at(view: TractionsView, place: int) -> Row:
    """The clause that begins at a place of the list."""
    return row_of(view.clauses[place : place + t.CLAUSE_WIDTH][CELLS], view.clause_words[place // t.CLAUSE_WIDTH])


def pact_places(view: TractionsView, number: int) -> list[int]:
    """Where the clauses of a pact begin."""
    return [i for i in range(0, len(view.clauses), t.CLAUSE_WIDTH) if view.clauses[i] == number]


def pact_rows(view: TractionsView, number: int) -> list[Row]:
    return [clause_at(view, place) for place in pact_places(view, number)]


def is_torn(view: TractionsView, number: int) -> bool:
    """Whether somebody has broken a clause of the pact, so that somebody owes nothing any more."""
    return any(view.clauses[place + t.FREED] for place in pact_places(view, number))


def pen(view: TractionsView) -> Pen:
    return Pen(*view.pen)


def shots(flat: list[int]) -> list[Shot]:
    return [Shot(*flat[i : i + t.SHOT_WIDTH]) for i in range(0, len(flat), t.SHOT_WIDTH)]


def targets(flat: list[int]) -> list[int]:
    """The man that each bullet is meant for."""
    return [shot.target for shot in shots(flat)]


def payments(offer: list[int]) -> list[Payment]:
    """The whole sums of a parley, after its outcome."""
    return [Payment(*offer[i : i + SUM]) for i in range(1, len(offer) - SUM + 1, SUM)]


def betrayals(view: TractionsView) -> list[Betrayal]:
    """Every breach of the game."""
    flat = view.betrayals
    return [Betrayal(*flat[i : i + t.BETRAYAL]) for i in range(0, len(flat), t.BETRAYAL)]


def mixed(number: int) -> list[int]:
    """The E cards by kind of one of the ways to take the first ones (R6)."""
    return MIXES[E_KINDS * number : E_KINDS * (number + 1)]


def mix_of(action: int) -> int:
    """Which way a set-up takes: the actions count S cards within ways."""
    return (action - t.SETUP) // E_KINDS


def setup_card(action: int) -> int:
    """The S card of a set-up."""
    return E_KINDS + (action - t.SETUP) % E_KINDS
