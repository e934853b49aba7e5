"""Papers: proposals that are sent, accepted, executed or lapse (R26 to R39)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import EVERYBODY, LEGAL, NOBODY
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import hand_over, see_hand
from ludotheque.games.tractions.rules.drafts import (
    deadline_refusal,
    draft_of,
    drop_rows,
    lay_pen,
    named_in,
    needs_cafe,
    signatories,
    swap_refusal,
)
from ludotheque.games.tractions.rules.men import abandon_loot, bank_loot, earn, reader_bits, tell_all
from ludotheque.games.tractions.rules.pacts import (
    end_pact,
    free_slot,
    note_gift,
    pact_of,
    pact_shown,
    publish_pact,
    sign,
)
from ludotheque.games.tractions.rules.position import Position

SECRET_WIDTH: Final = 46  # numbers in the secret of a private event, all alike so that their kind stays hidden
SHOWN: Final = 7  # for each gang: which kinds it has shown, by bits, and how many of each


def paper_at(p: Position, number: int) -> int:
    for i in range(0, len(p.papers), t.PAPER):
        if p.papers[i] == number:
            return i
    return t.NONE


def received(p: Position, gang: int, number: int) -> int:
    """The open paper with that number in a gang's file, or NONE."""
    for i in range(0, len(p.papers), t.PAPER):
        if (
            p.papers[i + t.PROPOSER] != gang
            and p.papers[i + t.PARTIES] >> gang & 1
            and p.papers[i + t.FILED + gang] == number
        ):
            return i
    return t.NONE


def own_paper(p: Position, gang: int, number: int) -> int:
    for i in range(0, len(p.papers), t.PAPER):
        if p.papers[i + t.PROPOSER] == gang and p.papers[i + t.FILED + gang] == number:
            return i
    return t.NONE


def has_unanswered(p: Position, gang: int) -> bool:
    for i in range(0, len(p.papers), t.PAPER):
        if (
            p.papers[i + t.PROPOSER] != gang
            and p.papers[i + t.PARTIES] >> gang & 1
            and not p.papers[i + t.ACCEPTED] >> gang & 1
        ):
            return True
    return False


def open_papers(p: Position, gang: int) -> int:
    count = 0
    for i in range(t.PROPOSER, len(p.papers), t.PAPER):
        if p.papers[i] == gang:
            count += 1
    return count


def whisper_to(p: Position, parties: int, what: list[int], place: int) -> None:
    """Tell the parties, and which of the open papers it is about; in a bank everybody hears it."""
    if not p.agreed[t.MONEY_OPEN]:
        p.unjudged = 1  # money may have passed: the test for victory is announced whether it did or not
    if p.journal is None:
        return
    secret = [*what, *[0] * (SECRET_WIDTH - 1 - len(what)), place]
    if p.floor == t.VAULT:
        p.whisper(t.PRIVATE, NOBODY, secret, [], EVERYBODY)
    else:
        p.whisper(t.PRIVATE, NOBODY, [], secret, reader_bits(p, parties))


def send(p: Position, gang: int) -> None:
    number = p.next_paper
    p.next_paper += 1
    parties = 1 << gang
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            parties |= signatories(p, i) if p.rows[i + t.KIND] == t.ALLY else named_in(p, i)
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            p.rows[i] = number
    paper = [number, gang, parties, 1 << gang]
    for other in range(t.GANGS):
        if other == gang:
            paper.append(p.sent[gang])
            p.sent[gang] += 1
        elif parties >> other & 1:
            paper.append(p.filed[other])
            p.filed[other] += 1
            p.known_sent[other * t.GANGS + gang] += 1
        else:
            paper.append(t.NONE)
    p.papers += paper
    lay_pen(p, gang, t.RESTING)
    # The marks that fall are public and come first: what follows is all that strangers see of it.
    for other in range(t.GANGS):
        if p.done & parties & (1 << other):
            tell_all(p, t.UNDONE, other, [])
    p.done &= ~parties
    whisper_to(p, parties, [t.PAPER_SENT, gang, 0, gist(p, number)], place_among(p, number))


def gist(p: Position, number: int) -> int:
    """What a paper says, folded into one number: its parties hear no less than they read."""
    if p.journal is None:
        return 0
    found = 0
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            kind = p.rows[i + t.KIND]
            cells = p.rows[i + t.KIND : i + t.ROW]
            pact = t.NONE
            if kind == t.DISSOLVE or (kind == t.SHOWING and p.rows[i + t.WHAT] == t.SHOW_PACT):
                place = 3 if kind == t.DISSOLVE else 4
                pact = pact_of(p, cells[place])
                cells[place] = 0  # its number would tell how many were signed before
            if pact != t.NONE:
                cells += p.pacts[pact + t.SIGNATORIES : pact + t.PACT_READERS] + pact_shown(p, p.pacts[pact])
            for cell in cells:
                found = (found * 8191 + cell + 2) % 2147483647
            for letter in p.row_words[i // t.ROW]:
                found = (found * 8191 + ord(letter)) % 2147483647
    return found


def close_paper(p: Position, number: int, why: int, gang: int, shown: list[int]) -> None:
    i = paper_at(p, number)
    parties = p.papers[i + t.PARTIES]
    proposer = p.papers[i + t.PROPOSER]
    place = place_among(p, number)
    drop_paper(p, number)
    whisper_to(p, parties, [why, proposer, gang, *shown], place)


def place_among(p: Position, number: int) -> int:
    """Which one it is of the open papers of its proposer to the same parties: they all count alike."""
    i = paper_at(p, number)
    place = 0
    for j in range(0, i, t.PAPER):
        if p.papers[j + t.PROPOSER : j + t.ACCEPTED] == p.papers[i + t.PROPOSER : i + t.ACCEPTED]:
            place += 1
    return place


def drop_paper(p: Position, number: int) -> None:
    i = paper_at(p, number)
    p.papers = [*p.papers[:i], *p.papers[i + t.PAPER :]]
    drop_rows(p, number)


def mingle(p: Position) -> None:
    """Who sits with whom: money may pass there unseen."""
    if p.floor != t.CAFES or p.agreed[t.MONEY_OPEN]:
        return
    for gang in range(t.GANGS):
        for other in range(t.GANGS):
            if gang != other and p.share_cafe(gang, other):
                p.mingled[gang] |= 1 << other


def accept(p: Position, gang: int, i: int) -> None:
    p.papers[i + t.ACCEPTED] |= 1 << gang
    number = p.papers[i]
    parties = p.papers[i + t.PARTIES]
    if p.papers[i + t.ACCEPTED] != parties:
        whisper_to(p, parties, [t.PAPER_ACCEPTED, p.papers[i + t.PROPOSER], gang], place_among(p, number))
        return
    if is_executable(p, number, parties):
        shown = execute(p, number, parties)
        mingle(p)
        close_paper(p, number, t.PAPER_EXECUTED, gang, shown)
    else:
        close_paper(p, number, t.PAPER_LAPSED, gang, [])


def board_refusal(p: Position, i: int) -> str:
    """R29: what the board shows is checked when the paper is sent."""
    kind = p.rows[i + t.KIND]
    if p.floor == t.CAFES and needs_cafe(kind) and not p.share_cafe(p.rows[i + t.FROM], p.rows[i + t.TO]):
        return "R28"
    if kind == t.SWAP:
        return swap_refusal(p, p.rows[i + t.WHAT], p.rows[i + t.DETAIL])
    if kind == t.DISSOLVE and pact_of(p, p.rows[i + t.WHAT]) == t.NONE:
        return "R29"
    if kind == t.SHOWING and p.rows[i + t.WHAT] == t.SHOW_PACT and pact_of(p, p.rows[i + t.DETAIL]) == t.NONE:
        return "R29"
    return LEGAL


def is_executable(p: Position, number: int, parties: int) -> bool:
    """R29: all or nothing, tried on a twin first."""
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number and board_refusal(p, i) != LEGAL and p.rows[i + t.KIND] != t.SWAP:
            return False
    twin = p.copy()
    assert isinstance(twin, Position)
    for i in range(0, len(p.rows), t.ROW):
        if twin.rows[i] == number:
            if parties & ~twin.present() or not is_possible(twin, i):
                return False
            carry_out(twin, i, parties)
    return True


def is_possible(p: Position, i: int) -> bool:
    kind = p.rows[i + t.KIND]
    a = p.rows[i + t.FROM]
    b = p.rows[i + t.TO]
    if kind == t.PAY:
        return p.purses[a] >= p.rows[i + t.WHAT]
    if kind == t.GIVE_CARD:
        if p.hands[a * t.KINDS + p.rows[i + t.WHAT]] < p.rows[i + t.DETAIL]:
            return False
        if p.rows[i + t.WHAT] >= 3 and p.agreed[t.SUPER_ALWAYS]:
            return p.s_count(b) + p.rows[i + t.DETAIL] <= p.material.super_most
        return True
    if kind == t.SWAP:
        return swap_refusal(p, p.rows[i + t.WHAT], p.rows[i + t.DETAIL]) == LEGAL
    if kind == t.DISSOLVE:
        return pact_of(p, p.rows[i + t.WHAT]) != t.NONE
    if kind == t.SHOWING:
        return p.rows[i + t.WHAT] != t.SHOW_PACT or pact_of(p, p.rows[i + t.DETAIL]) != t.NONE
    if kind == t.ALLY:
        bits = signatories(p, i)
        for gang in range(t.GANGS):
            if bits >> gang & 1 and free_slot(p, gang) == t.NONE:
                return False
    if kind >= t.TERMS:
        last = p.rows[pact_row_of(p, i) + t.WHAT]
        return deadline_refusal(p, kind, last) == LEGAL
    return True


def pact_row_of(p: Position, i: int) -> int:
    """The alliance a clause belongs to."""
    j = i
    while p.rows[j] != p.rows[i] or p.rows[j + t.KIND] != t.ALLY:
        j -= t.ROW
    return j


def execute(p: Position, number: int, parties: int) -> list[int]:
    """All terms in order; what was shown, as gang * SHOWN: the kinds by bits, then the counts."""
    shown = [0] * (SHOWN * t.GANGS)
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            if p.rows[i + t.KIND] == t.SHOWING:
                for kind in range(t.KINDS):
                    if is_shown(p.rows[i + t.WHAT], kind):
                        a = p.rows[i + t.FROM]
                        shown[a * SHOWN] |= 1 << kind
                        shown[a * SHOWN + 1 + kind] = p.hands[a * t.KINDS + kind]
            carry_out(p, i, parties)
    return shown


def is_shown(what: int, kind: int) -> bool:
    if what == t.SHOW_HAND or what == t.SHOW_KIND + kind:
        return True
    return what == (t.SHOW_E if kind < 3 else t.SHOW_S)


def carry_out(p: Position, i: int, parties: int) -> None:
    """One term takes effect; strangers see what the board and the counts show (R34)."""
    kind = p.rows[i + t.KIND]
    a = p.rows[i + t.FROM]
    b = p.rows[i + t.TO]
    x = p.rows[i + t.WHAT]
    y = p.rows[i + t.DETAIL]
    readers = t.READERS_ALL if p.floor == t.VAULT else parties
    if kind == t.PAY:
        earn(p, a, -x, readers)
        earn(p, b, x, readers)
        if p.agreed[t.MONEY_OPEN] or p.floor == t.VAULT:
            tell_all(p, t.MONEY_MOVED, a, [a, b, x])
        note_gift(p, a, b, t.MONEY, x)
    elif kind == t.GIVE_CARD:
        for _ in range(y):
            hand_over(p, a, b, x, readers)
        if p.floor == t.VAULT:  # R123: before the eyes of all
            tell_all(p, t.CARDS_GIVEN, a, [a, b, y, x])
        else:
            tell_all(p, t.CARDS_MOVED, a, [a, b, y if x < 3 else 0, y if x >= 3 else 0])
        note_gift(p, a, b, x, y)
    elif kind == t.SHOWING:
        show(p, a, x, y, readers)
    elif kind == t.SWAP:
        swap(p, x, y)
    elif kind == t.TURNS:
        first = p.order.index(a)
        other = p.order.index(b)
        p.order[first] = b
        p.order[other] = a
        tell_all(p, t.TURNS_SWAPPED, a, [a, b])
    elif kind == t.ALLY:
        sign_rows(p, i, parties)
    elif kind == t.DISSOLVE:
        dissolve(p, x)


def dissolve(p: Position, number: int) -> None:
    """R52: strangers who could read it see it go."""
    i = pact_of(p, number)
    readers = p.pacts[i + t.PACT_READERS]
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j] == number:
            readers |= p.clauses[j + t.CLAUSE_READERS]
    if readers == t.READERS_ALL:
        tell_all(p, t.DISSOLVED, t.NONE, [p.pacts[i + t.SIGNATORIES]])
    elif readers != p.pacts[i + t.SIGNATORIES] and p.journal is not None:
        p.whisper(t.DISSOLVED, NOBODY, [t.NONE], [p.pacts[i + t.SIGNATORIES]], reader_bits(p, readers))
    end_pact(p, number)


def show(p: Position, a: int, what: int, pact: int, viewers: int) -> None:
    """A true show: all parties of the deal see it and remember it, in a bank everybody does (A85)."""
    if what == t.SHOW_PACT:
        publish_pact(p, pact, viewers)
        return
    for kind in range(t.KINDS):
        if is_shown(what, kind):
            for viewer in range(t.GANGS + 1):
                if viewers >> viewer & 1 and viewer != a:
                    see_hand(p, viewer, a, kind)


def swap(p: Position, man: int, other: int) -> None:
    """R31, A10: each takes the other's exact place."""
    space = p.place[man]
    there = p.place[other]
    if space != there:
        abandon_loot(p, man)
        abandon_loot(p, other)
    guest = p.guests[man]
    p.guests[man] = p.guests[other]
    p.guests[other] = guest
    p.place[man] = there
    p.place[other] = space
    p.men[space * t.GANGS + man // t.CREW] -= 1
    p.men[space * t.GANGS + other // t.CREW] += 1
    p.men[there * t.GANGS + other // t.CREW] -= 1
    p.men[there * t.GANGS + man // t.CREW] += 1
    tell_all(p, t.SWAPPED, man // t.CREW, [man, other])
    for mover in (man, other):
        if p.loot[mover] and p.material.owners[p.place[mover]] == mover // t.CREW:
            bank_loot(p, mover)


def sign_rows(p: Position, i: int, parties: int) -> None:
    clauses: list[int] = []
    words: list[str] = []
    j = i + t.ROW
    while j < len(p.rows):
        if p.rows[j] == p.rows[i]:
            if p.rows[j + t.KIND] < t.TERMS:
                break
            clauses += p.rows[j + t.KIND : j + t.ROW]
            words.append(p.row_words[j // t.ROW])
        j += t.ROW
    bits = signatories(p, i)
    readers = t.READERS_ALL if p.floor == t.VAULT or p.agreed[t.PACTS_OPEN] else bits | parties
    sign(p, bits, p.rows[i + t.WHAT], clauses, words, readers)
    if readers == t.READERS_ALL:
        tell_all(p, t.SIGNED, t.NONE, pact_shown(p, p.next_pact - 1))
