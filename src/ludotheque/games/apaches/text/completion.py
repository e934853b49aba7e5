"""What the clauses of a position leave out: pieces in reserve, the order of the turn, the ledger, the planques."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.turns import turn_order
from ludotheque.games.apaches.text.clauses import Clauses, bad
from ludotheque.games.apaches.text.soundness import FAULTS


def complete(clauses: Clauses) -> None:
    """Put everything on the state that follows from the clauses, and the question."""
    take_seats(clauses)
    take_turns(clauses)
    pay(clauses)
    deal(clauses)
    ask(clauses)


def take_seats(clauses: Clauses) -> None:
    """Pieces that are not mentioned are in reserve."""
    state, counts = clauses.state, clauses.counts
    state.prisons, state.hospitals = counts["prison"], counts["hospital"]
    state.cemeteries, state.burglaries = counts["cemetery"], counts["burglaries"]
    state.jailed, state.wounded = counts["jailed"], counts["wounded"]
    away = ("prison", "hospital", "cemetery", "jailed", "wounded")
    for seat, gang in enumerate(clauses.gangs):
        crews = [state.crew(district, seat) for district in range(t.DISTRICTS)]
        meneurs = state.amounts[t.MENEURS] - sum(counts[where][seat] for where in away)
        meneurs -= sum(t.MENEURS_IN[crew] for crew in crews)
        novices = state.amounts[t.NOVICES] - counts["used"][seat] - sum(t.NOVICES_IN[crew] for crew in crews)
        recruits = counts["recruits"][seat]
        if meneurs < 0 or novices < 0 or recruits > state.amounts[t.SUPPLY]:
            raise bad(f"{gang} has more Apaches than the box (I2 to I4)")
        state.reserves[seat] = t.crew_of(meneurs, novices, recruits)


def take_turns(clauses: Clauses) -> None:
    """The order of the turn, and who plays."""
    state = clauses.state
    if not state.turn:
        if state.order:
            raise bad("the draft goes clockwise from the first player (R10)")
        if clauses.actor == t.NONE:
            clauses.actor = state.first
        return
    order = turn_order(state, state.turn)
    if state.order and state.turn < state.amounts[t.TURNS] and state.order != order:
        raise bad("before the last turn players play clockwise from the first player (R13)")
    state.order = state.order or order
    if clauses.question >= t.MUGGING:
        state.place = state.seats
    else:
        if clauses.actor == t.NONE:
            clauses.actor = state.order[0]
        state.place = state.order.index(clauses.actor)


def pay(clauses: Clauses) -> None:
    """What is under a wallet and was not paid since was there from the start."""
    state = clauses.state
    for seat, gang in enumerate(clauses.gangs):
        paid = [amount for payee, amount, _ in clauses.paid if payee == seat]
        if f"money {gang}" not in clauses.said:
            state.money[seat] += sum(paid)
        balance = state.money[seat] - sum(paid)
        state.ledger[seat * t.ENTRY + t.ENTRY_AMOUNT] = balance
        for amount in [0, *paid]:
            balance += amount
            if balance < 0 or balance % t.SMALLEST_NOTE:
                raise bad(f"invariant I8 does not hold (section 9): {FAULTS['I8']}, unlike that of {gang}")
    state.ledger = state.ledger + [number for payment in clauses.paid for number in payment]


def deal(clauses: Clauses) -> None:
    """Planques that are not mentioned: one a district aside, then hands filled in order, the rest covered."""
    state = clauses.state
    for district in active_districts(clauses):
        for planque in state.planques(district):
            if state.holders[planque] == t.ABSENT:
                state.holders[planque] = t.UNSEEN
    if not state.turn:
        return
    free = free_planques(clauses)
    for place, seat in enumerate(state.order):
        has_laid = place < state.place or (place == state.place and clauses.question == t.BAILING)
        size = state.amounts[t.TURNS] - state.turn + (not has_laid)
        need = size - state.holders.count(seat)
        if need < 0 or need > len(free):
            raise bad(f"{clauses.gangs[seat]} should hold {size} planques")
        if state.holders.count(t.LAID + seat) > state.turn - (not has_laid):
            raise bad(f"{clauses.gangs[seat]} has laid one planque a turn, not more (R22)")
        for planque in free[:need]:
            state.holders[planque] = seat
        free = free[need:]
    for planque in free:
        state.holders[planque] = t.COVERED


def active_districts(clauses: Clauses) -> list[int]:
    """Those with planques."""
    return [district for district in range(t.COLOURED) if clauses.state.is_active(district)]


def free_planques(clauses: Clauses) -> list[int]:
    """What is neither held, nor covered, nor set aside."""
    state = clauses.state
    free = []
    for district in active_districts(clauses):
        here = [planque for planque in state.planques(district) if state.holders[planque] == t.UNSEEN]
        aside = [planque for planque in here if planque in clauses.open] or here[:1]
        if len(aside) != 1:
            raise bad(f"district {district + 1} needs exactly one planque set aside")
        free += [planque for planque in here if planque not in aside]
    return free


def ask(clauses: Clauses) -> None:
    """Put the question to who answers it."""
    state = clauses.state
    if clauses.question == t.MUGGING and clauses.actor == t.NONE:
        clauses.actor = state.leader(t.BOURGEOIS)
    if clauses.question == t.OVER:
        state.question, state.actor, state.waiting_for = t.OVER, t.NONE, []
        state.operational = [t.TOTAL[reserve] for reserve in state.reserves]
    elif clauses.question in (t.LOOKING, t.MUGGING):
        state.draw(clauses.question, clauses.actor)
    else:
        state.ask(clauses.question, clauses.actor)
    if clauses.question == t.LAYING and state.staged_kind == t.NONE:
        state.staged_kind = t.SKIPPED
