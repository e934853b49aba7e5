"""The worlds a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ludotheque.core.agenda import SECOND, WIDTH, asked, first, question, second
from ludotheque.core.state import HIDDEN
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.attack import armable, nameable
from ludotheque.games.tractions.rules.cards import category
from ludotheque.games.tractions.rules.combat import own_engaged
from ludotheque.games.tractions.rules.drafts import draft_of
from ludotheque.games.tractions.rules.hidden_hands import deal
from ludotheque.games.tractions.rules.judge import Tractions
from ludotheque.games.tractions.rules.material import Material
from ludotheque.games.tractions.rules.pacts import free_slot
from ludotheque.games.tractions.rules.position import show
from ludotheque.games.tractions.rules.shots import targeted
from ludotheque.games.tractions.rules.view import (
    ACCEPTED_SEEN,
    GRUDGES_SEEN,
    NUMBER_SEEN,
    PACT_SEEN,
    PAPER_SEEN,
    PARTIES_SEEN,
    TractionsView,
)

ATTEMPTS = 30  # at purses in which nobody has already won


def imagine(box: Material, view: TractionsView, rng: Random) -> Tractions:
    """A state made from the view alone: hidden hands, deals and orders are drawn anew."""
    state = Tractions()
    gang = view.gangs[view.seat] if view.seat >= 0 else t.NONE
    state.material = box
    state.sit_as_seen(view)
    show(view, state)
    copy_own(state, view, gang)
    copy_papers(state, view, gang)
    copy_pacts(state, view, gang)
    imagine_purses(state, view, gang, rng)
    imagine_hands(state, view, gang, rng)
    imagine_deals(state, gang, rng)
    reseal(state, gang, rng)
    state.waiting_for = view.waiting_for[:]
    return state


def copy_own(state: Tractions, view: TractionsView, gang: int) -> None:
    """What the seat itself aims, writes and has answered."""
    state.answers = view.answers[:]
    state.cars = view.cars[:]
    state.shots = view.shots[:]
    state.aims = [t.NONE] * (2 * t.GANGS)
    state.dodges = view.dodges[:]
    state.boarding = view.boarding[:]
    state.sights = [t.NONE] * (t.GANGS * t.SIGHT)
    if gang != t.NONE:
        state.aims[gang * 2 : gang * 2 + 2] = view.aim
        state.sights[gang * t.SIGHT : gang * t.SIGHT + t.SIGHT] = view.sight


def copy_papers(state: Tractions, view: TractionsView, gang: int) -> None:
    """The papers the seat can read; how many others there were is drawn later."""
    state.papers = []
    state.rows = []
    state.row_words = view.row_words[:]
    state.sent = [0] * t.GANGS
    state.filed = [0] * t.GANGS
    state.known_sent = [0] * (t.GANGS * t.GANGS)
    state.pens = [0] * (t.GANGS * t.PEN)
    if gang != t.NONE:
        state.sent = view.read_from[:]
        state.sent[gang] = view.sent
        state.filed[gang] = view.filed
        state.known_sent[gang * t.GANGS : gang * t.GANGS + t.GANGS] = view.read_from
        state.pens[gang * t.PEN : gang * t.PEN + t.PEN] = view.pen
    for i in range(0, len(view.papers), PAPER_SEEN):
        proposer = view.papers[i]
        paper = [i // PAPER_SEEN, proposer, view.papers[i + PARTIES_SEEN], view.papers[i + ACCEPTED_SEEN]]
        for other in range(t.GANGS):
            if other == gang and view.papers[i + NUMBER_SEEN] != t.NONE:
                paper.append(view.papers[i + NUMBER_SEEN])
            elif other == proposer:
                paper.append(max(0, state.sent[other] - 1 - count_later(view, i, other)))
                state.sent[other] = max(state.sent[other], paper[len(paper) - 1] + 1)
            elif view.papers[i + PARTIES_SEEN] >> other & 1:
                paper.append(state.filed[other])
                state.filed[other] += 1
            else:
                paper.append(t.NONE)
        state.papers += paper
    state.next_paper = len(view.papers) // PAPER_SEEN
    for i in range(0, len(view.rows), t.ROW):
        number = view.rows[i] if view.rows[i] != t.NONE else draft_of(gang)
        state.rows += [number, *view.rows[i + t.KIND : i + t.ROW]]


def count_later(view: TractionsView, i: int, proposer: int) -> int:
    """How many papers of the same proposer stand after this one."""
    count = 0
    for j in range(i + PAPER_SEEN, len(view.papers), PAPER_SEEN):
        if view.papers[j] == proposer:
            count += 1
    return count


def copy_pacts(state: Tractions, view: TractionsView, gang: int) -> None:
    state.pacts = []
    state.clauses = []
    state.clause_words = view.clause_words[:]
    state.next_pact = len(view.pacts) // PACT_SEEN + 1
    state.accusal = view.accusal[:]
    state.splitting = view.splitting[:]
    own = 1 << gang if gang != t.NONE else 0
    for i in range(0, len(view.pacts), PACT_SEEN):
        signatories = view.pacts[i + t.SIGNATORIES]
        readers = t.READERS_ALL if view.pacts[i + t.PACT_READERS] else signatories
        if not view.pacts[i + t.PACT_READERS] and reads_whole(view, view.pacts[i]):
            readers |= own
        row = [view.pacts[i], signatories, view.pacts[i + t.LAST_TURN], readers]
        for other in range(t.GANGS):
            if other == gang:
                row.append(view.pacts[i + t.PACT_SLOT])
            elif signatories >> other & 1:
                row.append(free_slot(state, other))
            else:
                row.append(t.NONE)
        state.pacts += [*row, view.pacts[i + GRUDGES_SEEN], view.pacts[i]]
    for j in range(0, len(view.clauses), t.CLAUSE_WIDTH):
        clause = view.clauses[j : j + t.CLAUSE_WIDTH]
        readers = state.pacts[(clause[0] - 1) * t.PACT_WIDTH + t.PACT_READERS]
        clause[t.CLAUSE_READERS] = t.READERS_ALL if clause[t.CLAUSE_READERS] else readers | own
        state.clauses += clause


def reads_whole(view: TractionsView, number: int) -> bool:
    """Whether the seat was shown the pact, not only a clause that became public."""
    for j in range(0, len(view.clauses), t.CLAUSE_WIDTH):
        if view.clauses[j] == number and not view.clauses[j + t.CLAUSE_READERS]:
            return True
    return False


# Money, where it is hidden.


def imagine_purses(state: Tractions, view: TractionsView, gang: int, rng: Random) -> None:
    """Treasuries as reckoned, with sums that may have passed unseen in cafés; nobody has won so far."""
    state.purses = view.purses[:]
    if state.agreed[t.MONEY_OPEN]:
        state.ledger = state.purses * t.VIEWERS
        return
    for attempt in range(ATTEMPTS):
        for other in range(t.GANGS):
            state.purses[other] = view.ledger[other] if view.purses[other] == HIDDEN else view.purses[other]
        pass_money(state, gang, rng, 20 if attempt < ATTEMPTS - 1 else 0)
        settle_debts(state, gang)
        if state.unjudged or state.leader() == t.NONE:
            break
    state.ledger = state.purses * t.VIEWERS
    viewer = gang if gang != t.NONE else t.GANGS
    state.ledger[viewer * t.GANGS : viewer * t.GANGS + t.GANGS] = view.ledger


def pass_money(state: Tractions, gang: int, rng: Random, times: int) -> None:
    """Sums that others may have given each other where they sat together."""
    for _ in range(times):
        giver = int(rng.random() * t.GANGS)
        taker = int(rng.random() * t.GANGS)
        if not may_have_paid(state, gang, giver, taker):
            continue
        sum = max(0, -state.purses[taker]) + int(rng.random() * 6)
        if state.purses[giver] >= sum:
            state.purses[giver] -= sum
            state.purses[taker] += sum


def may_have_paid(state: Tractions, gang: int, giver: int, taker: int) -> bool:
    return giver not in (gang, taker) and taker != gang and state.mingled[giver] >> taker & 1 == 1


def settle_debts(state: Tractions, gang: int) -> None:
    """Nobody has less than nothing: who seems to must have been paid by somebody."""
    for taker in range(t.GANGS):
        for giver in range(t.GANGS):
            if state.purses[taker] < 0 and giver not in (gang, taker) and state.purses[giver] > 0:
                sum = min(-state.purses[taker], state.purses[giver])
                state.purses[giver] -= sum
                state.purses[taker] += sum


# Hands.


def imagine_hands(state: Tractions, view: TractionsView, gang: int, rng: Random) -> None:
    """Deal the unseen cards within what the seat knows of each hand and of the supply."""
    lows = view.lows[:]
    highs = view.highs[:]
    require_cards(state, view, gang, lows, highs, rng)
    counts = [0] * (t.HOLDERS * t.KINDS)
    for suit in range(2):
        deal_suit(state, view, counts, suit, lows, highs, rng)
    state.hands = counts[: t.GANGS * t.KINDS]
    state.supply = counts[t.GANGS * t.KINDS :]
    state.lows = [0] * (t.VIEWERS * t.HOLDERS * t.KINDS)
    state.highs = [0] * (t.VIEWERS * t.HOLDERS * t.KINDS)
    for viewer in range(t.VIEWERS):
        for holder in range(t.HOLDERS):
            for kind in range(t.KINDS):
                i = (viewer * t.HOLDERS + holder) * t.KINDS + kind
                state.highs[i] = state.material.cards[kind]
                if viewer == holder and viewer < t.GANGS:
                    state.lows[i] = counts[holder * t.KINDS + kind]
                    state.highs[i] = state.lows[i]
    if state.turn == 0:  # nobody has a card yet, and all know it
        state.lows = view.lows * t.VIEWERS
        state.highs = view.highs * t.VIEWERS
    viewer = gang if gang != t.NONE else t.GANGS
    base = viewer * t.HOLDERS * t.KINDS
    state.lows[base : base + t.HOLDERS * t.KINDS] = view.lows
    state.highs[base : base + t.HOLDERS * t.KINDS] = view.highs


def deal_suit(
    state: Tractions, view: TractionsView, counts: list[int], suit: int, lows: list[int], highs: list[int], rng: Random
) -> bool:
    """Deal all unseen cards of a category; whether the bounds leave a way to do so."""
    rows = view.e_counts[:] if suit == 0 else view.s_counts[:]
    rows.append(view.supply_e if suit == 0 else view.supply_s)
    columns = [unseen(state, 3 * suit + kind) for kind in range(3)]
    return deal(counts, suit, rows, columns, lows, highs, rng)


def unseen(state: Tractions, kind: int) -> int:
    """Cards of a kind that are in hands or in the supply."""
    total = state.material.cards[kind] - state.table[kind]
    if kind == t.STEN:
        for man in range(len(state.stens)):
            if state.stens[man] and man != state.pierrot_man:
                total -= 1
        total -= state.agreed[t.POWERS]
    return total


def require_cards(
    state: Tractions, view: TractionsView, gang: int, lows: list[int], highs: list[int], rng: Random
) -> None:
    """What the question itself tells: a Coup de force that is being laid, a weapon that must be there."""
    top = question(state.agenda)
    if top == t.GROUPING and first(state.agenda) == 1 and state.active != gang:
        lows[state.active * t.KINDS + t.COUP] = max(1, lows[state.active * t.KINDS + t.COUP])
    shooter = must_be_armed(state)
    if shooter in (t.NONE, gang):
        return
    base = shooter * t.KINDS
    crew = who_may_fire(state, shooter)
    if top == t.AIMING_AT_VAN and state.van_left > 0:
        if highs[base + t.STEN] > 0 and not has_sten(state, shooter, crew):
            lows[base + t.STEN] = max(1, lows[base + t.STEN])
        return
    if has_sten(state, shooter, crew) or lows[base + t.COLT] or lows[base + t.STEN]:
        return
    choices = [t.COLT, t.STEN]
    while choices:
        kind = choices[int(rng.random() * len(choices))]
        lows[base + kind] = 1
        if highs[base + kind] > 0 and deal_suit(
            state, view, [0] * (t.HOLDERS * t.KINDS), category(kind), lows, highs, rng
        ):
            return
        lows[base + kind] = 0
        choices.remove(kind)


def who_may_fire(state: Tractions, gang: int) -> list[int]:
    if question(state.agenda) == t.AIMING_AT_VAN:
        return [first(state.agenda)]
    return own_engaged(state, gang) if state.engaged else armable(state)


def has_sten(state: Tractions, gang: int, crew: list[int]) -> bool:
    if gang == 0 and state.pierrot:
        return True
    for man in crew:
        if state.stens[man]:
            return True
    return False


def must_be_armed(state: Tractions) -> int:
    """The gang whose weapon the question takes for granted, or NONE."""
    top = question(state.agenda)
    if top == t.SHOOTING:
        return state.holder
    if top == t.AIMING_AT_VAN and first(state.agenda) != t.NONE:
        return first(state.agenda) // t.CREW
    if top == t.NAMING:
        unarmed = nameable(state, state.target, [])  # whom a gang without a weapon may name
        return state.active if unarmed == 0 or state.named & ~unarmed else t.NONE
    if state.opening == t.FREE or (state.agreed[t.ROULETTES] and state.opening != t.MUST_FIRE):
        return t.NONE
    if top == t.INITIATIVE:
        return state.holder
    return state.active if top == t.SHIELDING else t.NONE


# Deals among others.


def imagine_deals(state: Tractions, gang: int, rng: Random) -> None:
    """Pacts and papers of strangers: there may be some."""
    if state.turn == 0 or not state.waiting_for:
        return
    if not state.agreed[t.PACTS_OPEN] and rng.random() < 0.3:
        pair = strangers(state, gang, t.ALL, rng)
        if pair:
            row = [0, 1 << pair[0] | 1 << pair[1], state.turn + int(rng.random() * 3), 1 << pair[0] | 1 << pair[1]]
            for other in range(t.GANGS):
                row.append(free_slot(state, other) if other in pair else t.NONE)
            if t.NONE not in (row[t.PACT_SLOT + pair[0]], row[t.PACT_SLOT + pair[1]]):
                shift_clauses(state)
                state.pacts = [*row, 0, 0, *state.pacts]
                state.clauses = [0, t.PEACE, pair[0], pair[1], 0, t.NONE, 0, 0, 0, row[t.PACT_READERS], *state.clauses]
                state.clause_words = ["", *state.clause_words]
    if question(state.agenda) == t.FLOOR and state.floor == t.CAFES and rng.random() < 0.3:
        pair = strangers(state, gang, asked(state.agenda), rng)
        if pair and state.sent[pair[0]] < state.material.proposals:
            paper = [state.next_paper, pair[0], 1 << pair[0] | 1 << pair[1], 1 << pair[0]] + [t.NONE] * t.GANGS
            paper[t.FILED + pair[0]] = state.sent[pair[0]]
            paper[t.FILED + pair[1]] = state.filed[pair[1]]
            state.sent[pair[0]] += 1
            state.filed[pair[1]] += 1
            state.papers += paper
            state.rows += [state.next_paper, t.TELL, pair[0], pair[1], 0, 0]
            state.row_words.append("")
            state.next_paper += 1


def shift_clauses(state: Tractions) -> None:
    """One clause more in front: the places that are remembered move on."""
    for gang in range(t.GANGS):
        if state.splitting[gang] != t.NONE:
            state.splitting[gang] += t.CLAUSE_WIDTH
    if state.accusal:
        state.accusal[t.ACCUSED_CLAUSE] += t.CLAUSE_WIDTH


def strangers(state: Tractions, gang: int, among: int, rng: Random) -> list[int]:
    """Two gangs in play other than the viewer's, or nothing."""
    found = [g for g in range(t.GANGS) if state.is_playing(g) and g != gang and among >> g & 1]
    if len(found) < 2:
        return []
    one = found[int(rng.random() * len(found))]
    found.remove(one)
    return [one, found[int(rng.random() * len(found))]]


# Sealed answers.


def reseal(state: Tractions, gang: int, rng: Random) -> None:
    """Gangs that have sealed an answer seal one again, drawn among all that is open to them."""
    sealed = sealed_gangs(state)
    if gang != t.NONE:
        sealed &= ~(1 << gang)
    if not sealed:
        return
    state.ask_only(asked(state.agenda) | sealed)
    for other in range(t.GANGS):
        if not sealed >> other & 1:
            continue
        seat = state.seat_of[other]
        while asked(state.agenda) >> other & 1:
            state.waiting_for = [seat]
            actions = state.legal(seat)
            state.apply(seat, actions[int(rng.random() * len(actions))])


def sealed_gangs(state: Tractions) -> int:
    """Who has answered the question on top, its other askees being still awaited."""
    top = question(state.agenda)
    waiting = asked(state.agenda)
    if top == t.ORDERING:
        return frame_of(state, t.HEIST) & ~waiting
    if top == t.RIPOSTING:
        return frame_of(state, t.VOLLEY) & ~waiting
    if top == t.DODGING:
        bits = targeted(state)
        for gang in range(t.GANGS):
            if state.heist != t.NONE and state.answers[gang] == t.SACRIFICE:
                bits &= ~(1 << gang)
        return bits & ~waiting
    if top in (t.ANSWERING, t.VOTING, t.REACTING):
        return first(state.agenda) & ~waiting
    if top == t.PARLEY_ANSWERING:
        return second(state.agenda) & ~waiting
    if top == t.HONOURING:
        return state.joining & ~waiting
    if top == t.SETTING_UP:
        bits = 0
        for gang in state.gangs:
            bits |= 1 << gang
        return bits & ~waiting
    return 0


def frame_of(state: Tractions, procedure: int) -> int:
    """The second number of a procedure on the agenda."""
    for i in range(0, len(state.agenda), WIDTH):
        if state.agenda[i] == procedure:
            return state.agenda[i + SECOND]
    return 0
