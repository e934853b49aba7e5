"""The promises of a game, clause by clause: who owed what to whom, and whether they kept it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludotheque.core.agenda import question
from ludotheque.core.ledger import Ledger, Promise
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.pacts import pact_of
from ludotheque.games.tractions.text.pacts import BETWEEN_TWO, WIDTH, cells, clause

PACT_CELLS = 3  # of a clause shown to all: signatories, last turn, grudges; then the clause itself


@dataclass
class Debt:
    """What one gang owes by one clause."""

    pact: int
    place: int  # of the clause in its pact
    gang: int
    to: list[int]
    made: tuple[int, int]  # step, turn
    until: int
    signatories: int
    cells: list[int]
    clause: str
    fate: str = "open"
    wronged: list[int] = field(default_factory=list)
    betrayals: list[int] = field(default_factory=list)  # where the list of all betrayals has them
    broken: int = -1
    claims: int = 0


class TractionsLedger(Ledger[Tractions]):
    """Compares the pacts after each step with those before."""

    def __init__(self, state: Tractions) -> None:
        self.state = state
        self.debts: list[Debt] = []
        self.heard = 0  # events
        self.betrayals = len(state.betrayals)
        self.accused = (t.NONE, t.NONE)  # pact and place of the clause that is judged
        self.enter(-1)

    def note(self, step: int, seat: int, action: int, state: Tractions) -> None:
        self.state = state
        self.enter(step)
        self.mark_breaches(step)
        self.mark_claim()
        is_accepted = t.ACCEPT <= action < t.ACCEPT + t.FILES
        for debt in self.debts:
            if debt.fate == "open":
                debt.fate = self.fate(debt, seat >= 0 and is_accepted)

    def promises(self) -> list[Promise]:
        replaced = self.state.betrayals[t.REPLACED :: t.BETRAYAL]
        seat = self.state.seat
        return [
            Promise(
                seat(debt.gang),
                tuple(sorted(seat(gang) for gang in debt.to)),
                debt.clause,
                *debt.made,
                debt.until,
                debt.fate,
                tuple(sorted(seat(gang) for gang in debt.wronged)),
                debt.broken,
                debt.claims,
                sum(replaced[i] for i in debt.betrayals),
            )
            for debt in self.debts
        ]

    def enter(self, step: int) -> None:
        """Write down the clauses of pacts that are new."""
        p = self.state
        known = {debt.pact for debt in self.debts}
        places: dict[int, int] = {}
        for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
            number = p.clauses[j]
            place = places.get(number, 0)
            places[number] = place + 1
            if number in known:
                continue
            i = pact_of(p, number)
            signed = p.pacts[i + t.SIGNATORIES]
            parties = [gang for gang in range(t.GANGS) if signed >> gang & 1]
            kind, a, b = cells(p, j)[:3]
            for gang in parties if kind in (t.SPLIT, t.TEXT) else [a]:
                to = [b] if kind in BETWEEN_TWO else [other for other in parties if other != gang]
                debt = Debt(number, place, gang, to, (step, p.turn), p.pacts[i + t.LAST_TURN], signed, [], clause(p, j))
                debt.cells = cells(p, j)
                self.debts.append(debt)

    def mark_breaches(self, step: int) -> None:
        """Every breach is an event, and a row of the betrayals in the same order."""
        assert self.state.journal is not None
        for event in self.state.journal[self.heard :]:
            if event.kind == t.BREACHED:
                traitor, victim, _, *shown = event.shown
                debt = self.broken_debt(traitor, victim, shown)
                debt.fate = "broken"
                debt.wronged.append(victim)
                debt.betrayals.append(self.betrayals // t.BETRAYAL)
                debt.broken = step if debt.broken < 0 else debt.broken
                self.betrayals += t.BETRAYAL
        self.heard = len(self.state.journal)

    def broken_debt(self, traitor: int, victim: int, shown: list[int]) -> Debt:
        """The debt that an event speaks of; a text is broken only as it is claimed."""
        row = shown[PACT_CELLS : PACT_CELLS + WIDTH]
        for debt in self.debts:
            is_meant = (debt.signatories, debt.until, debt.cells) == (shown[0], shown[1], row)
            if row[0] == t.TEXT:
                is_meant = (debt.pact, debt.place) == self.accused
            if is_meant and debt.gang == traitor and victim in debt.to and victim not in debt.wronged:
                return debt
        raise LookupError("a clause is broken that nobody signed")

    def mark_claim(self) -> None:
        """Remember which clause the accused answers for."""
        p = self.state
        if not p.accusal or not p.agenda or question(p.agenda) != t.PLEADING:
            return
        number, clause_at = p.accusal[t.ACCUSED_PACT], p.accusal[t.ACCUSED_CLAUSE]
        first = next(j for j in range(0, len(p.clauses), t.CLAUSE_WIDTH) if p.clauses[j] == number)
        self.accused = (number, (clause_at - first) // t.CLAUSE_WIDTH)
        for debt in self.debts:
            if (debt.pact, debt.place) == self.accused and debt.gang == p.accusal[t.ACCUSED]:
                debt.claims += 1

    def fate(self, debt: Debt, is_accepted: bool) -> str:
        p = self.state
        row = [j for j in range(0, len(p.clauses), t.CLAUSE_WIDTH) if p.clauses[j] == debt.pact]
        if not row:  # a pact ends early only as a paper that dissolves it is accepted
            return "dissolved" if is_accepted and (not debt.until or p.turn <= debt.until) else "kept"
        if debt.cells[0] == t.GIVE and p.clauses[row[debt.place] + t.HANDED] >= debt.cells[-1]:
            return "kept"
        freed = p.clauses[row[debt.place] + t.FREED]
        return "void" if all(freed >> (debt.gang * t.GANGS + other) & 1 for other in debt.to) else "open"
