"""Alliances: papers that are signed, kept and broken (R41 to R45)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.position import Position

EVERYONE_FREE: Final = (1 << 36) - 1  # nobody owes anybody anything


def pact_in(p: Position, gang: int, slot: int) -> int:
    """Where the pact in a slot of a gang's ledger begins, or NONE."""
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        if p.pacts[i + t.PACT_SLOT + gang] == slot:
            return i
    return t.NONE


def pact_of(p: Position, number: int) -> int:
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        if p.pacts[i] == number:
            return i
    return t.NONE


def free_slot(p: Position, gang: int) -> int:
    for slot in range(t.SLOTS):
        if pact_in(p, gang, slot) == t.NONE:
            return slot
    return t.NONE


def sign(p: Position, signatories: int, last: int, clauses: list[int], words: list[str], readers: int) -> None:
    """Put a pact on record; clauses are kind, a, b, x, y."""
    row = [p.next_pact, signatories, last, readers]
    for gang in range(t.GANGS):
        row.append(free_slot(p, gang) if signatories >> gang & 1 else t.NONE)
    young = 0
    for i in range(t.GANGS * t.GANGS):
        if p.grudges[i]:
            young |= 1 << i
    p.pacts += [*row, young, p.next_pact]
    for i in range(0, len(clauses), 5):
        p.clauses += [p.next_pact, *clauses[i : i + 5], 0, 0, 0, readers]
        p.clause_words.append(words[i // 5])
    p.next_pact += 1


def end_pact(p: Position, number: int) -> None:
    i = pact_of(p, number)
    p.pacts = [*p.pacts[:i], *p.pacts[i + t.PACT_WIDTH :]]
    kept: list[int] = []
    words: list[str] = []
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j] != number:
            kept += p.clauses[j : j + t.CLAUSE_WIDTH]
            words.append(p.clause_words[j // t.CLAUSE_WIDTH])
    p.clauses = kept
    p.clause_words = words


def end_pacts(p: Position, of_heist: bool) -> None:
    """R52, R154: those of this heist, or those whose last turn this is."""
    over: list[int] = []
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        last = p.pacts[i + t.LAST_TURN]
        if (of_heist and last == 0) or (not of_heist and last != 0 and last <= p.turn):
            over.append(p.pacts[i])
    for number in over:
        end_pact(p, number)


def publish_pact(p: Position, number: int, readers: int) -> None:
    """A14: more gangs read the pact and all its clauses."""
    i = pact_of(p, number)
    p.pacts[i + t.PACT_READERS] |= readers
    if readers == t.READERS_ALL:
        bring_forward(p, i)
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j] == number:
            p.clauses[j + t.CLAUSE_READERS] |= readers


def bring_forward(p: Position, i: int) -> None:
    """What becomes public is listed last, so that nobody learns how many pacts were signed before it."""
    p.pacts[i + t.SHOWN_AT] = p.next_pact
    p.next_pact += 1


def expose(p: Position, clause: int) -> None:
    """A14: one clause becomes public."""
    if p.clauses[clause + t.CLAUSE_READERS] != t.READERS_ALL:
        p.clauses[clause + t.CLAUSE_READERS] = t.READERS_ALL
        bring_forward(p, pact_of(p, p.clauses[clause]))


def clause_shown(p: Position, clause: int) -> list[int]:
    """What everybody reads when a clause becomes public: its pact, then itself."""
    i = pact_of(p, p.clauses[clause])
    row = p.clauses[clause : clause + t.CLAUSE_WIDTH]
    return [p.pacts[i + t.SIGNATORIES], p.pacts[i + t.LAST_TURN], p.pacts[i + t.OLD_GRUDGES], *row[1:7], row[8]]


def pact_shown(p: Position, number: int) -> list[int]:
    found: list[int] = []
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j] == number:
            found += clause_shown(p, j)
    return found


def signatories_of(p: Position, clause: int) -> int:
    return p.pacts[pact_of(p, p.clauses[clause]) + t.SIGNATORIES]


def act(p: Position, gang: int) -> None:
    """The gang acts: text clauses may be claimed against it again (R51)."""
    for j in range(t.CLAIMS, len(p.clauses), t.CLAUSE_WIDTH):
        p.clauses[j] &= ~(1 << gang)


# Breaches.


def victims(p: Position, clause: int, traitor: int) -> int:
    """A17: the `to` of the clause, or every other signatory, to whom the traitor owes it and has not just broken it."""
    kind = p.clauses[clause + t.KIND]
    if kind in (t.AVOID, t.BRING, t.SPLIT, t.TEXT):
        bits = signatories_of(p, clause) & ~(1 << traitor)
    else:
        bits = 1 << p.clauses[clause + t.TO]
    for gang in range(t.GANGS):
        pair = traitor * t.GANGS + gang
        if p.clauses[clause + t.FREED] >> pair & 1 or p.clauses[clause + t.CLAIMS] >> (t.BROKEN + pair) & 1:
            bits &= ~(1 << gang)
    return bits


def breach(p: Position, clause: int, traitor: int, space: int) -> None:
    wrong(p, clause, traitor, victims(p, clause, traitor), space)


def wrong(p: Position, clause: int, traitor: int, wronged: int, space: int) -> None:
    """R44, R50: note each breach, publish the clause; from now on the victims owe the traitor nothing.

    Another clause broken by the same action is another breach; the same one is not broken twice. R49 makes one
    reprisal of them all.
    """
    for victim in range(t.GANGS):
        if not wronged >> victim & 1:
            continue
        pair = traitor * t.GANGS + victim
        expose(p, clause)
        p.grudges[pair] = 1
        p.betrayals += [p.turn, traitor, victim, p.clauses[clause + t.KIND], space, 0]
        tell_all(p, t.BREACHED, traitor, [victim, p.clauses[clause + t.KIND], *clause_shown(p, clause)])
        free(p, victim, traitor, t.NONE)
        p.clauses[clause + t.CLAIMS] |= 1 << (t.BROKEN + pair)
        for i in range(0, len(p.pacts), t.PACT_WIDTH):
            p.pacts[i + t.OLD_GRUDGES] &= ~(1 << pair)  # all of them are signed before this breach
        for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
            signed = signatories_of(p, j)
            if p.clauses[j + t.KIND] == t.SPLIT and signed >> traitor & 1 and signed >> victim & 1:
                p.clauses[j + t.FREED] = EVERYONE_FREE


def free(p: Position, debtor: int, creditor: int, grudge: int) -> None:
    """The debtor owes the creditor nothing any more, save under pacts signed while the grudge was open."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        i = pact_of(p, p.clauses[j])
        have_both_signed = p.pacts[i + t.SIGNATORIES] >> debtor & p.pacts[i + t.SIGNATORIES] >> creditor & 1
        if have_both_signed and (grudge == t.NONE or not p.pacts[i + t.OLD_GRUDGES] >> grudge & 1):
            p.clauses[j + t.FREED] |= 1 << (debtor * t.GANGS + creditor)


def holds_at(p: Position, clause: int, space: int) -> bool:
    """Whether a peace covers a space."""
    where = p.clauses[clause + t.WHAT]
    if where == t.EVERYWHERE:
        return True
    if where == t.ONE_SPACE:
        return p.clauses[clause + t.DETAIL] == space
    return p.material.kinds[space] == where - 1


def note_hostility(p: Position, gang: int, others: int, space: int) -> None:
    """R42, peace: naming in an attack, ambushing, firing, raiding."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        is_owed = (
            p.clauses[j + t.KIND] == t.PEACE
            and p.clauses[j + t.FROM] == gang
            and others >> p.clauses[j + t.TO] & 1 == 1
        )
        if is_owed and holds_at(p, j, space):
            breach(p, j, gang, space)


def note_shots(p: Position) -> None:
    """R45, A83: a riposte is no breach, nor a shot at who has already fired at you in this combat or heist."""
    if p.clauses and not p.is_riposte:
        found: list[int] = []  # clause, wronged: all judged before any breach frees anybody
        for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
            gang = p.clauses[j + t.FROM]
            other = p.clauses[j + t.TO]
            if p.clauses[j + t.KIND] == t.PEACE and holds_at(p, j, p.field) and shoots_first(p, gang, other):
                found += [j, victims(p, j, gang)]
        for i in range(0, len(found), 2):
            wrong(p, found[i], p.clauses[found[i] + t.FROM], found[i + 1], p.field)
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        p.fired[p.volley[i] * t.GANGS + p.volley[i + t.SHOT_TARGET] // t.CREW] = 1


def shoots_first(p: Position, gang: int, other: int) -> bool:
    """Whether a bullet of the volley goes at a gang that has not fired at this one before."""
    if p.fired[other * t.GANGS + gang]:
        return False
    for i in range(0, len(p.volley), t.SHOT_WIDTH):
        if p.volley[i] == gang and p.volley[i + t.SHOT_TARGET] // t.CREW == other:
            return True
    return False


def note_refusal(p: Position, gang: int, other: int, kind: int) -> None:
    """R42, passage and lodging: the gang did not let the other in."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] == kind and p.clauses[j + t.FROM] == gang and p.clauses[j + t.TO] == other:
            breach(p, j, gang, p.target)


def note_entry(p: Position, gang: int, space: int) -> None:
    """R42, avoid."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] == t.AVOID and p.clauses[j + t.FROM] == gang and p.clauses[j + t.WHAT] == space:
            breach(p, j, gang, space)


def note_gift(p: Position, giver: int, taker: int, kind: int, count: int) -> None:
    """R42: each clause asks for goods of its own; those due first are served first, of these the oldest."""
    while count > 0:
        j = next_promise(p, giver, taker, kind)
        if j == t.NONE:
            return
        part = min(count, p.clauses[j + t.DETAIL] - p.clauses[j + t.HANDED])
        p.clauses[j + t.HANDED] += part
        count -= part


def next_promise(p: Position, giver: int, taker: int, kind: int) -> int:
    """The clause that promises such goods, is not yet kept, binds still and is due first, or NONE."""
    found = t.NONE
    soonest = 0
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if (
            p.clauses[j + t.KIND : j + t.DETAIL] != [t.GIVE, giver, taker, kind]
            or p.clauses[j + t.HANDED] >= p.clauses[j + t.DETAIL]
        ):
            continue
        if p.clauses[j + t.FREED] >> (giver * t.GANGS + taker) & 1:
            continue
        last = p.pacts[pact_of(p, p.clauses[j]) + t.LAST_TURN]
        if found == t.NONE or last < soonest:
            found = j
            soonest = last
    return found


def check_gifts(p: Position, of_heist: bool) -> None:
    """R42, give: its last moment is the end of phase 2 of the last turn, or of the fighting."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        last = p.pacts[pact_of(p, p.clauses[j]) + t.LAST_TURN]
        is_late = p.clauses[j + t.KIND] == t.GIVE and last == (0 if of_heist else p.turn)
        if is_late and p.clauses[j + t.HANDED] < p.clauses[j + t.DETAIL]:
            breach(p, j, p.clauses[j + t.FROM], p.heist)


def check_presence(p: Position) -> None:
    """R42, bring: at the end of phase 3 of the last turn."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        last = p.pacts[pact_of(p, p.clauses[j]) + t.LAST_TURN]
        if p.clauses[j + t.KIND] == t.BRING and last == p.turn:
            gang = p.clauses[j + t.FROM]
            if p.men[p.clauses[j + t.WHAT] * t.GANGS + gang] < p.clauses[j + t.DETAIL]:
                breach(p, j, gang, p.clauses[j + t.WHAT])
