"""The offers a boss of the house makes: few, each worth something to both sides, and how he writes them down."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.drafts import draft_of, weight_of
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ALLY,
    AT_A,
    AT_B,
    AT_BANK,
    AT_CARD,
    AT_CLAUSES,
    AT_COUNT,
    AT_LAST,
    AT_NOTES,
    AT_SPACE,
    AT_WEIGHT,
    AT_WEIGHTS,
    AT_WHERE,
    BANK,
    CAFES,
    CARD,
    CLAUSE,
    CLAUSE_WIDTH,
    COLT,
    COMPOSING,
    CREW,
    ESQUIVE,
    GANG,
    GANGS,
    GIVE,
    GIVE_CARD,
    KINDS,
    MONEY,
    NONE,
    NOTE,
    NOTES,
    NUMBER,
    OK,
    ONE_SPACE,
    PACT_WIDTH,
    PASSAGE,
    PAY,
    PEACE,
    PEN,
    ROW,
    SEND,
    SPACE,
    SPACES,
    STREET,
    TEAR,
    TERM,
    TERMS,
    THIS_HEIST,
    TRACTION,
    VAULT,
    WHERE,
)
from ludotheque.games.tractions.value import is_dangerous, keeps_word, near_bank, owes, peace_owed, shares_bank, trust

CAR_PRICE: Final = 10  # what a car is worth to who needs one
CARD_PRICE: Final = 6  # for a Colt or an Esquive too many
PASSAGE_PRICE: Final = 2
SPARE_FROM: Final = 3  # cards of a kind from which one is for sale
FEW: Final = 4  # E cards of somebody who may want more

# Why an offer is made; the face has a sentence for each.
BUY_CAR: Final = "reason-buy-car"
SELL_CARD: Final = "reason-sell-card"
TRUCE: Final = "reason-truce"
PASS: Final = "reason-passage"
OWED: Final = "reason-owed"
NO_REASON: Final = ""


class Offer:
    """Rows of a paper that is yet to be written, five numbers each, and why."""

    def __init__(self, reason: str, rows: list[int]) -> None:
        self.reason = reason
        self.rows = rows


def best_offer(p: Position, gang: int) -> Offer:
    """What the gang would propose now: what it owes first, then what it needs, then what both gain by."""
    offer = gift(p, gang)
    if not offer.rows:
        offer = purchase(p, gang)
    if not offer.rows:
        offer = passage(p, gang)
    if not offer.rows:
        offer = truce(p, gang)
    if not offer.rows:
        offer = sale(p, gang)
    return offer


def partners(p: Position, gang: int) -> list[int]:
    """Those on the floor with whom one may deal, the most trusted first."""
    found: list[int] = []
    present = p.present()
    for i in range(1, GANGS):
        other = (gang + i) % GANGS
        if present >> other & 1 and not is_dangerous(p, gang, other):
            place = len(found)
            while place > 0 and trust(p, found[place - 1]) < trust(p, other):
                place -= 1
            found.insert(place, other)
    return found


def may_trade(p: Position, gang: int, other: int) -> bool:
    """R28: goods change hands in one café, or in the bank."""
    return p.floor == VAULT or p.share_cafe(gang, other)


def gift(p: Position, gang: int) -> Offer:
    """What a `give` clause of this turn still asks for, as far as the gang keeps its word."""
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        other = p.clauses[j + 3]
        due = p.clauses[j + 5] - p.clauses[j + 7]
        is_own = p.clauses[j + 1] == GIVE and p.clauses[j + 2] == gang and due > 0
        if not is_own or not owes(p, j, gang, other) or not p.present() >> other & 1 or not may_trade(p, gang, other):
            continue
        if not keeps_word(p, gang, j) or not is_due(p, p.clauses[j]):
            continue
        kind = p.clauses[j + 4]
        if kind == MONEY and p.purses[gang] >= due:
            return Offer(OWED, [PAY, gang, other, due, 0])
        if kind != MONEY and p.hands[gang * KINDS + kind] >= due:
            return Offer(OWED, [GIVE_CARD, gang, other, kind, due])
    return Offer(NO_REASON, [])


def is_due(p: Position, number: int) -> bool:
    for i in range(0, len(p.pacts), PACT_WIDTH):
        if p.pacts[i] == number:
            return p.pacts[i + 2] in (0, p.turn)
    return False


def purchase(p: Position, gang: int) -> Offer:
    """A car for money, where men wait in a bank without one."""
    if p.hands[gang * KINDS + TRACTION] or p.purses[gang] < CAR_PRICE or not near_bank(p, gang):
        return Offer(NO_REASON, [])
    for other in partners(p, gang):
        if may_trade(p, gang, other) and p.e_count(other) >= 2:
            return Offer(BUY_CAR, [GIVE_CARD, other, gang, TRACTION, 1, PAY, gang, other, CAR_PRICE, 0])
    return Offer(NO_REASON, [])


def truce(p: Position, gang: int) -> Offer:
    """Peace in the banks for this turn, while both are on their way to one; in a bank, for this heist."""
    for other in partners(p, gang):
        bank = p.heist if p.floor == VAULT else p.material.banks[0]
        if not shares_bank(p, gang, other) or peace_owed(p, gang, other, bank) != NONE or trust(p, other) < 50:
            continue
        last = 0 if p.floor == VAULT else p.turn
        rows = [ALLY, 0, 0, last, 0]
        rows += [PEACE, gang, other, 1 + BANK, NONE]
        rows += [PEACE, other, gang, 1 + BANK, NONE]
        return Offer(TRUCE, rows)
    return Offer(NO_REASON, [])


def passage(p: Position, gang: int) -> Offer:
    """Free passage through streets that another bars, for money where it can be paid."""
    if p.floor != CAFES or p.purses[gang] < 5 * PASSAGE_PRICE:
        return Offer(NO_REASON, [])
    for other in partners(p, gang):
        if not may_trade(p, gang, other) or not bars_the_way(p, gang, other) or has_passage(p, other, gang):
            continue
        rows = [PAY, gang, other, PASSAGE_PRICE, 0]
        rows += [ALLY, 0, 0, p.turn, 0]
        rows += [PASSAGE, other, gang, 0, 0]
        return Offer(PASS, rows)
    return Offer(NO_REASON, [])


def has_passage(p: Position, giver: int, taker: int) -> bool:
    for j in range(0, len(p.clauses), CLAUSE_WIDTH):
        if p.clauses[j + 1] == PASSAGE and p.clauses[j + 2] == giver and p.clauses[j + 3] == taker:
            return owes(p, j, giver, taker)
    return False


def bars_the_way(p: Position, gang: int, other: int) -> bool:
    """Whether a man of another stands in a street next to one of the gang's on its way to a bank."""
    for man in range(gang * CREW, gang * CREW + CREW):
        here = p.place[man]
        if here == NONE:
            continue
        for space in p.material.neighbours(here):
            if p.material.kinds[space] == STREET and p.men[space * GANGS + other]:
                for bank in p.material.banks:
                    if p.material.distances[space * SPACES + bank] < p.material.distances[here * SPACES + bank]:
                        return True
    return False


def sale(p: Position, gang: int) -> Offer:
    """A card too many, to somebody who can pay for it."""
    for kind in (TRACTION, COLT, ESQUIVE):
        price = CAR_PRICE if kind == TRACTION else CARD_PRICE
        if p.hands[gang * KINDS + kind] < SPARE_FROM:
            continue
        for other in partners(p, gang):
            is_short = p.e_count(other) <= FEW  # who holds many cards has enough of each
            if is_short and may_trade(p, gang, other) and p.purses[other] >= price + 5:
                return Offer(SELL_CARD, [GIVE_CARD, gang, other, kind, 1, PAY, other, gang, price, 0])
    return Offer(NO_REASON, [])


# Writing it down, pick by pick.


def next_pick(p: Position, gang: int, offer: Offer) -> int:
    """What the pen writes next, or TEAR when the paper has become another."""
    written: list[int] = []
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            written += p.rows[i + 1 : i + ROW]
    if not offer.rows or not is_begun(offer.rows, written):
        return TEAR
    step = p.pens[gang * PEN]
    row = offer.rows[len(written) : len(written) + 5]
    if step == COMPOSING:
        return TERM + row[0] if row else SEND
    if step == AT_CLAUSES:
        return CLAUSE + row[0] - PEACE if row and row[0] >= TERMS else OK
    return pick_of(p, gang, step, row)


def is_begun(rows: list[int], written: list[int]) -> bool:
    """Whether what is written is how the offer begins."""
    for i in range(0, len(written), 5):
        if i >= len(rows) or rows[i] != written[i] or rows[i + 3 : i + 5] != written[i + 3 : i + 5]:
            return False
    return True


def pick_of(p: Position, gang: int, step: int, row: list[int]) -> int:
    base = gang * PEN
    if not row or row[0] != p.pens[base + 1]:
        return TEAR
    if step == AT_A:
        return GANG + row[1]
    if step == AT_B:
        return GANG + row[2]
    if step == AT_NOTES:
        rest = row[3] - p.pens[base + 4] if row[0] == PAY else row[4] - p.pens[base + 5]
        for i in range(len(NOTES) - 1, -1, -1):
            if NOTES[i] <= rest:
                return NOTE + i
        return OK
    if step == AT_CARD:
        return CARD + row[3]
    if step == AT_COUNT:
        return NUMBER + row[4]
    if step == AT_LAST:
        return NUMBER + row[3] - p.turn if row[3] else THIS_HEIST
    if step == AT_WHERE:
        return SPACE + row[4] if row[3] == ONE_SPACE else WHERE + row[3]
    if step == AT_SPACE:
        return SPACE + row[3]
    if step == AT_BANK:
        return NUMBER if row[3] == NONE else SPACE + row[3]
    if step == AT_WEIGHTS:
        for other in range(GANGS):
            if weight_of(row[4], other) and not weight_of(p.pens[base + 5], other):
                return GANG + other
        return OK
    if step == AT_WEIGHT:
        return NUMBER + weight_of(row[4], p.pens[base + 3]) - 1
    return TEAR
