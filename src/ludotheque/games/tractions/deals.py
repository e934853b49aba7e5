"""The floor of phase 2 and of a bank: papers are sent, answered, executed or lapse (R25 to R39, R123)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, settle
from ludotheque.core.state import EVERYBODY, LEGAL, NOBODY
from ludotheque.games.tractions.cards import hand_over, see_hand
from ludotheque.games.tractions.drafts import (
    deadline_refusal,
    draft_of,
    drop_rows,
    has_draft,
    lay_pen,
    named_in,
    needs_cafe,
    signatories,
    swap_refusal,
    weight_of,
    write,
    write_candidates,
    write_refusal,
)
from ludotheque.games.tractions.men import abandon_loot, bank_loot, earn, reader_bits, tell_all
from ludotheque.games.tractions.pacts import end_pact, free_slot, note_gift, pact_of, pact_shown, publish_pact, sign
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ACCEPT,
    ALLY,
    CAFES,
    CARDS_GIVEN,
    CARDS_MOVED,
    CLAUSE_WIDTH,
    COMPOSING,
    CREW,
    DISSOLVE,
    DISSOLVED,
    DONE,
    FILES,
    FLOOR,
    FLOOR_CLOSED,
    GANGS,
    GIVE_CARD,
    KINDS,
    MARKED_DONE,
    MONEY,
    MONEY_MOVED,
    MONEY_OPEN,
    NO_FLOOR,
    NONE,
    PACTS_OPEN,
    PAPER,
    PAPER_ACCEPTED,
    PAPER_EXECUTED,
    PAPER_LAPSED,
    PAPER_REFUSED,
    PAPER_SENT,
    PAPER_WITHDRAWN,
    PAPERS,
    PAY,
    PEN,
    PRIVATE,
    READERS_ALL,
    REFUSE,
    RESTING,
    ROW,
    SEND,
    SHOW_E,
    SHOW_HAND,
    SHOW_KIND,
    SHOW_PACT,
    SHOW_S,
    SHOWING,
    SIGNED,
    SUPER_ALWAYS,
    SWAP,
    SWAPPED,
    TERMS,
    TURNS,
    TURNS_SWAPPED,
    UNDONE,
    VAULT,
    WITHDRAW,
    WRITE,
)

WIDTH = 46  # numbers in the secret of a private event, all alike so that their kind stays hidden


def open_floor(p: Position, floor: int) -> None:
    p.floor = floor
    p.done = 0
    p.sent = [0] * GANGS
    p.filed = [0] * GANGS
    p.known_sent = [0] * (GANGS * GANGS)
    p.glass += 1
    mingle(p)
    ask(p.agenda, FLOOR, p.present(), 0, 0)


def close_floor(p: Position) -> None:
    """Open proposals lapse, drafts are thrown away."""
    settle(p.agenda)
    p.floor = NO_FLOOR
    p.done = 0
    p.papers = []
    p.rows = []
    p.row_words = []
    p.pens = [0] * (GANGS * PEN)
    p.sent = [0] * GANGS
    p.filed = [0] * GANGS
    p.known_sent = [0] * (GANGS * GANGS)
    tell_all(p, FLOOR_CLOSED, NONE, [])


def mingle(p: Position) -> None:
    """Who sits with whom: money may pass there unseen."""
    if p.floor != CAFES or p.agreed[MONEY_OPEN]:
        return
    for gang in range(GANGS):
        for other in range(GANGS):
            if gang != other and p.share_cafe(gang, other):
                p.mingled[gang] |= 1 << other


def refresh_floor(p: Position) -> None:
    """R33, R35: papers of the absent lapse; the phase ends when all who are present are done."""
    present = p.present()
    lapsed: list[int] = []
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i + 2] & ~present:
            lapsed.append(p.papers[i])
    for number in lapsed:
        drop_paper(p, number)  # without a word: strangers would hear how many there were
    for gang in range(GANGS):
        if not present >> gang & 1 and p.pens[gang * PEN] != RESTING:
            drop_rows(p, draft_of(gang))
            lay_pen(p, gang, RESTING)
    p.done &= present
    waiting = present & ~p.done
    p.agenda[-3] = waiting
    if waiting == 0 or present & (present - 1) == 0:
        close_floor(p)


def paper_at(p: Position, number: int) -> int:
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i] == number:
            return i
    return NONE


def received(p: Position, gang: int, number: int) -> int:
    """The open paper with that number in a gang's file, or NONE."""
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i + 1] != gang and p.papers[i + 2] >> gang & 1 and p.papers[i + 4 + gang] == number:
            return i
    return NONE


def own_paper(p: Position, gang: int, number: int) -> int:
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i + 1] == gang and p.papers[i + 4 + gang] == number:
            return i
    return NONE


def has_unanswered(p: Position, gang: int) -> bool:
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i + 1] != gang and p.papers[i + 2] >> gang & 1 and not p.papers[i + 3] >> gang & 1:
            return True
    return False


def open_papers(p: Position, gang: int) -> int:
    count = 0
    for i in range(1, len(p.papers), PAPER):
        if p.papers[i] == gang:
            count += 1
    return count


# What a gang may do on the floor, asked or, once done, unasked.


def floor_candidates(p: Position, gang: int) -> list[int]:
    found: list[int] = []
    if p.pens[gang * PEN] != RESTING:
        found = write_candidates(p, gang)
    for i in range(0, len(p.papers), PAPER):
        if p.papers[i + 2] >> gang & 1:
            number = p.papers[i + 4 + gang]
            if p.papers[i + 1] == gang:
                found.append(WITHDRAW + number)
            else:
                found.append(ACCEPT + number)
                found.append(REFUSE + number)
    found += [DONE, WRITE]
    found.sort()
    return found


def floor_refusal(p: Position, gang: int, action: int) -> str:
    if not p.present() >> gang & 1:
        return "R25"
    if ACCEPT <= action < ACCEPT + FILES:
        i = received(p, gang, action - ACCEPT)
        return LEGAL if i != NONE and not p.papers[i + 3] >> gang & 1 else "R30"
    if REFUSE <= action < REFUSE + FILES:
        return LEGAL if received(p, gang, action - REFUSE) != NONE else "R30"
    if WITHDRAW <= action < WITHDRAW + PAPERS:
        return LEGAL if own_paper(p, gang, action - WITHDRAW) != NONE else "R30"
    resting = p.pens[gang * PEN] == RESTING
    if action == DONE:
        return LEGAL if resting and not p.done >> gang & 1 and not has_unanswered(p, gang) else "R35"
    if action == WRITE:
        return count_refusal(p, gang) if resting else "R26"
    if resting:
        return "R26"
    if action == SEND:
        return send_refusal(p, gang)
    return write_refusal(p, gang, action)


def count_refusal(p: Position, gang: int) -> str:
    """R36, R123: a gang sends so many papers, so many open at once."""
    if p.floor == VAULT:
        return "R123" if p.sent[gang] >= p.material.heist_proposals else LEGAL
    if p.sent[gang] >= p.material.proposals or open_papers(p, gang) >= p.material.open_proposals:
        return "R36"
    return LEGAL


def send_refusal(p: Position, gang: int) -> str:
    if p.pens[gang * PEN] != COMPOSING or not has_draft(p, gang):
        return "R26"
    refusal = count_refusal(p, gang)
    if refusal != LEGAL:
        return refusal
    parties = 1 << gang
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            parties |= signatories(p, i) if p.rows[i + 1] == ALLY else named_in(p, i)
    if parties == 1 << gang:
        return "R26"
    if parties & ~p.present():
        return "R25"
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            refusal = board_refusal(p, i)
            if refusal != LEGAL:
                return refusal
    return LEGAL


def board_refusal(p: Position, i: int) -> str:
    """R29: what the board shows is checked when the paper is sent."""
    kind = p.rows[i + 1]
    if p.floor == CAFES and needs_cafe(kind) and not p.share_cafe(p.rows[i + 2], p.rows[i + 3]):
        return "R28"
    if kind == SWAP:
        return swap_refusal(p, p.rows[i + 4], p.rows[i + 5])
    if kind == DISSOLVE and pact_of(p, p.rows[i + 4]) == NONE:
        return "R29"
    if kind == SHOWING and p.rows[i + 4] == SHOW_PACT and pact_of(p, p.rows[i + 5]) == NONE:
        return "R29"
    return LEGAL


def act_on_floor(p: Position, gang: int, action: int) -> None:
    if action == DONE:
        p.done |= 1 << gang
        tell_all(p, MARKED_DONE, gang, [])
    elif action == WRITE:
        lay_pen(p, gang, COMPOSING)
        return
    elif action == SEND:
        send(p, gang)
    elif ACCEPT <= action < ACCEPT + FILES:
        accept(p, gang, received(p, gang, action - ACCEPT))
    elif REFUSE <= action < REFUSE + FILES:
        close_paper(p, p.papers[received(p, gang, action - REFUSE)], PAPER_REFUSED, gang, [])
    elif WITHDRAW <= action < WITHDRAW + PAPERS:
        close_paper(p, p.papers[own_paper(p, gang, action - WITHDRAW)], PAPER_WITHDRAWN, gang, [])
    else:
        write(p, gang, action)
        return
    refresh_floor(p)


def whisper_to(p: Position, parties: int, what: list[int], place: int) -> None:
    """Tell the parties, and which of the open papers it is about; in a bank everybody hears it."""
    if not p.agreed[MONEY_OPEN]:
        p.unjudged = 1  # money may have passed: the test for victory is announced whether it did or not
    if p.journal is None:
        return
    secret = [*what, *[0] * (WIDTH - 1 - len(what)), place]
    if p.floor == VAULT:
        p.whisper(PRIVATE, NOBODY, secret, [], EVERYBODY)
    else:
        p.whisper(PRIVATE, NOBODY, [], secret, reader_bits(p, parties))


def send(p: Position, gang: int) -> None:
    number = p.next_paper
    p.next_paper += 1
    parties = 1 << gang
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            parties |= signatories(p, i) if p.rows[i + 1] == ALLY else named_in(p, i)
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            p.rows[i] = number
    paper = [number, gang, parties, 1 << gang]
    for other in range(GANGS):
        if other == gang:
            paper.append(p.sent[gang])
            p.sent[gang] += 1
        elif parties >> other & 1:
            paper.append(p.filed[other])
            p.filed[other] += 1
            p.known_sent[other * GANGS + gang] += 1
        else:
            paper.append(NONE)
    p.papers += paper
    lay_pen(p, gang, RESTING)
    # The marks that fall are public and come first: what follows is all that strangers see of it.
    for other in range(GANGS):
        if p.done & parties & (1 << other):
            tell_all(p, UNDONE, other, [])
    p.done &= ~parties
    whisper_to(p, parties, [PAPER_SENT, gang, 0, gist(p, number)], place_among(p, number))


def gist(p: Position, number: int) -> int:
    """What a paper says, folded into one number: its parties hear no less than they read."""
    if p.journal is None:
        return 0
    found = 0
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == number:
            kind = p.rows[i + 1]
            cells = p.rows[i + 1 : i + ROW]
            pact = NONE
            if kind == DISSOLVE or (kind == SHOWING and p.rows[i + 4] == SHOW_PACT):
                place = 3 if kind == DISSOLVE else 4
                pact = pact_of(p, cells[place])
                cells[place] = 0  # its number would tell how many were signed before
            if pact != NONE:
                cells += p.pacts[pact + 1 : pact + 3] + pact_shown(p, p.pacts[pact])
            for cell in cells:
                found = (found * 8191 + cell + 2) % 2147483647
            for letter in p.row_words[i // ROW]:
                found = (found * 8191 + ord(letter)) % 2147483647
    return found


def close_paper(p: Position, number: int, why: int, gang: int, shown: list[int]) -> None:
    i = paper_at(p, number)
    parties = p.papers[i + 2]
    proposer = p.papers[i + 1]
    place = place_among(p, number)
    drop_paper(p, number)
    whisper_to(p, parties, [why, proposer, gang, *shown], place)


def place_among(p: Position, number: int) -> int:
    """Which one it is of the open papers of its proposer to the same parties: they all count alike."""
    i = paper_at(p, number)
    place = 0
    for j in range(0, i, PAPER):
        if p.papers[j + 1 : j + 3] == p.papers[i + 1 : i + 3]:
            place += 1
    return place


def drop_paper(p: Position, number: int) -> None:
    i = paper_at(p, number)
    p.papers = [*p.papers[:i], *p.papers[i + PAPER :]]
    drop_rows(p, number)


def accept(p: Position, gang: int, i: int) -> None:
    p.papers[i + 3] |= 1 << gang
    number = p.papers[i]
    parties = p.papers[i + 2]
    if p.papers[i + 3] != parties:
        whisper_to(p, parties, [PAPER_ACCEPTED, p.papers[i + 1], gang], place_among(p, number))
        return
    if is_executable(p, number, parties):
        shown = execute(p, number, parties)
        mingle(p)
        close_paper(p, number, PAPER_EXECUTED, gang, shown)
    else:
        close_paper(p, number, PAPER_LAPSED, gang, [])


def is_executable(p: Position, number: int, parties: int) -> bool:
    """R29: all or nothing, tried on a twin first."""
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == number and board_refusal(p, i) != LEGAL and p.rows[i + 1] != SWAP:
            return False
    twin = p.copy()
    assert isinstance(twin, Position)
    for i in range(0, len(p.rows), ROW):
        if twin.rows[i] == number:
            if parties & ~twin.present() or not is_possible(twin, i):
                return False
            carry_out(twin, i, parties)
    return True


def is_possible(p: Position, i: int) -> bool:
    kind = p.rows[i + 1]
    a = p.rows[i + 2]
    b = p.rows[i + 3]
    if kind == PAY:
        return p.purses[a] >= p.rows[i + 4]
    if kind == GIVE_CARD:
        if p.hands[a * KINDS + p.rows[i + 4]] < p.rows[i + 5]:
            return False
        if p.rows[i + 4] >= 3 and p.agreed[SUPER_ALWAYS]:
            return p.s_count(b) + p.rows[i + 5] <= p.material.super_most
        return True
    if kind == SWAP:
        return swap_refusal(p, p.rows[i + 4], p.rows[i + 5]) == LEGAL
    if kind == DISSOLVE:
        return pact_of(p, p.rows[i + 4]) != NONE
    if kind == SHOWING:
        return p.rows[i + 4] != SHOW_PACT or pact_of(p, p.rows[i + 5]) != NONE
    if kind == ALLY:
        bits = signatories(p, i)
        for gang in range(GANGS):
            if bits >> gang & 1 and free_slot(p, gang) == NONE:
                return False
    if kind >= TERMS:
        last = p.rows[pact_row_of(p, i) + 4]
        return deadline_refusal(p, kind, last) == LEGAL
    return True


def pact_row_of(p: Position, i: int) -> int:
    """The alliance a clause belongs to."""
    j = i
    while p.rows[j] != p.rows[i] or p.rows[j + 1] != ALLY:
        j -= ROW
    return j


def execute(p: Position, number: int, parties: int) -> list[int]:
    """All terms in order; what was shown, as gang * 7: the kinds by bits, then the counts."""
    shown = [0] * (7 * GANGS)
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == number:
            if p.rows[i + 1] == SHOWING:
                for kind in range(KINDS):
                    if is_shown(p.rows[i + 4], kind):
                        a = p.rows[i + 2]
                        shown[a * 7] |= 1 << kind
                        shown[a * 7 + 1 + kind] = p.hands[a * KINDS + kind]
            carry_out(p, i, parties)
    return shown


def is_shown(what: int, kind: int) -> bool:
    if what == SHOW_HAND or what == SHOW_KIND + kind:
        return True
    return what == (SHOW_E if kind < 3 else SHOW_S)


def carry_out(p: Position, i: int, parties: int) -> None:
    """One term takes effect; strangers see what the board and the counts show (R34)."""
    kind = p.rows[i + 1]
    a = p.rows[i + 2]
    b = p.rows[i + 3]
    x = p.rows[i + 4]
    y = p.rows[i + 5]
    readers = READERS_ALL if p.floor == VAULT else parties
    if kind == PAY:
        earn(p, a, -x, readers)
        earn(p, b, x, readers)
        if p.agreed[MONEY_OPEN] or p.floor == VAULT:
            tell_all(p, MONEY_MOVED, a, [a, b, x])
        note_gift(p, a, b, MONEY, x)
    elif kind == GIVE_CARD:
        for _ in range(y):
            hand_over(p, a, b, x, readers)
        if p.floor == VAULT:  # R123: before the eyes of all
            tell_all(p, CARDS_GIVEN, a, [a, b, y, x])
        else:
            tell_all(p, CARDS_MOVED, a, [a, b, y if x < 3 else 0, y if x >= 3 else 0])
        note_gift(p, a, b, x, y)
    elif kind == SHOWING:
        show(p, a, x, y, readers)
    elif kind == SWAP:
        swap(p, x, y)
    elif kind == TURNS:
        first = p.order.index(a)
        other = p.order.index(b)
        p.order[first] = b
        p.order[other] = a
        tell_all(p, TURNS_SWAPPED, a, [a, b])
    elif kind == ALLY:
        sign_rows(p, i, parties)
    elif kind == DISSOLVE:
        dissolve(p, x)


def dissolve(p: Position, number: int) -> None:
    """R52: strangers who could read it see it go."""
    i = pact_of(p, number)
    readers = p.pacts[i + 3]
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        if p.clauses[j] == number:
            readers |= p.clauses[j + 9]
    if readers == READERS_ALL:
        tell_all(p, DISSOLVED, NONE, [p.pacts[i + 1]])
    elif readers != p.pacts[i + 1] and p.journal is not None:
        p.whisper(DISSOLVED, NOBODY, [NONE], [p.pacts[i + 1]], reader_bits(p, readers))
    end_pact(p, number)


def show(p: Position, a: int, what: int, pact: int, viewers: int) -> None:
    """A true show: all parties of the deal see it and remember it, in a bank everybody does (A85)."""
    if what == SHOW_PACT:
        publish_pact(p, pact, viewers)
        return
    for kind in range(KINDS):
        if is_shown(what, kind):
            for viewer in range(GANGS + 1):
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
    p.men[space * GANGS + man // CREW] -= 1
    p.men[space * GANGS + other // CREW] += 1
    p.men[there * GANGS + other // CREW] -= 1
    p.men[there * GANGS + man // CREW] += 1
    tell_all(p, SWAPPED, man // CREW, [man, other])
    for mover in (man, other):
        if p.loot[mover] and p.material.owners[p.place[mover]] == mover // CREW:
            bank_loot(p, mover)


def sign_rows(p: Position, i: int, parties: int) -> None:
    clauses: list[int] = []
    words: list[str] = []
    j = i + ROW
    while j < len(p.rows):
        if p.rows[j] == p.rows[i]:
            if p.rows[j + 1] < TERMS:
                break
            clauses += p.rows[j + 1 : j + 6]
            words.append(p.row_words[j // ROW])
        j += ROW
    bits = signatories(p, i)
    readers = READERS_ALL if p.floor == VAULT or p.agreed[PACTS_OPEN] else bits | parties
    sign(p, bits, p.rows[i + 4], clauses, words, readers)
    if readers == READERS_ALL:
        tell_all(p, SIGNED, NONE, pact_shown(p, p.next_pact - 1))


def split_weights(weights: int) -> list[int]:
    """The weights of a split by gang, NONE for one that is left out."""
    return [weight_of(weights, gang) - 1 for gang in range(GANGS)]
