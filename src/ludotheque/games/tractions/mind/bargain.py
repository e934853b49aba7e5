"""The offers a boss of the house makes: few, each worth something to both sides, and how he writes them down."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.mind.value import (
    is_dangerous,
    keeps_word,
    near_bank,
    owes,
    peace_owed,
    shares_bank,
    trust,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import draft_of, weight_of
from ludotheque.games.tractions.rules.position import Position

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
    for i in range(1, t.GANGS):
        other = (gang + i) % t.GANGS
        if present >> other & 1 and not is_dangerous(p, gang, other):
            place = len(found)
            while place > 0 and trust(p, found[place - 1]) < trust(p, other):
                place -= 1
            found.insert(place, other)
    return found


def may_trade(p: Position, gang: int, other: int) -> bool:
    """R28: goods change hands in one café, or in the bank."""
    return p.floor == t.VAULT or p.share_cafe(gang, other)


def gift(p: Position, gang: int) -> Offer:
    """What a `give` clause of this turn still asks for, as far as the gang keeps its word."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        other = p.clauses[j + t.B]
        due = p.clauses[j + t.Y] - p.clauses[j + t.HANDED]
        is_own = p.clauses[j + t.KIND] == t.GIVE and p.clauses[j + t.A] == gang and due > 0
        if not is_own or not owes(p, j, gang, other) or not p.present() >> other & 1 or not may_trade(p, gang, other):
            continue
        if not keeps_word(p, gang, j) or not is_due(p, p.clauses[j]):
            continue
        kind = p.clauses[j + t.X]
        if kind == t.MONEY and p.purses[gang] >= due:
            return Offer(OWED, [t.PAY, gang, other, due, 0])
        if kind != t.MONEY and p.hands[gang * t.KINDS + kind] >= due:
            return Offer(OWED, [t.GIVE_CARD, gang, other, kind, due])
    return Offer(NO_REASON, [])


def is_due(p: Position, number: int) -> bool:
    for i in range(0, len(p.pacts), t.PACT_WIDTH):
        if p.pacts[i] == number:
            return p.pacts[i + t.LAST_TURN] in (0, p.turn)
    return False


def purchase(p: Position, gang: int) -> Offer:
    """A car for money, where men wait in a bank without one."""
    if p.hands[gang * t.KINDS + t.TRACTION] or p.purses[gang] < CAR_PRICE or not near_bank(p, gang):
        return Offer(NO_REASON, [])
    for other in partners(p, gang):
        if may_trade(p, gang, other) and p.e_count(other) >= 2:
            return Offer(BUY_CAR, [t.GIVE_CARD, other, gang, t.TRACTION, 1, t.PAY, gang, other, CAR_PRICE, 0])
    return Offer(NO_REASON, [])


def truce(p: Position, gang: int) -> Offer:
    """Peace in the banks for this turn, while both are on their way to one; in a bank, for this heist."""
    for other in partners(p, gang):
        bank = p.heist if p.floor == t.VAULT else p.material.banks[0]
        if not shares_bank(p, gang, other) or peace_owed(p, gang, other, bank) != t.NONE or trust(p, other) < 50:
            continue
        last = 0 if p.floor == t.VAULT else p.turn
        rows = [t.ALLY, 0, 0, last, 0]
        rows += [t.PEACE, gang, other, 1 + t.BANK, t.NONE]
        rows += [t.PEACE, other, gang, 1 + t.BANK, t.NONE]
        return Offer(TRUCE, rows)
    return Offer(NO_REASON, [])


def passage(p: Position, gang: int) -> Offer:
    """Free passage through streets that another bars, for money where it can be paid."""
    if p.floor != t.CAFES or p.purses[gang] < 5 * PASSAGE_PRICE:
        return Offer(NO_REASON, [])
    for other in partners(p, gang):
        if not may_trade(p, gang, other) or not bars_the_way(p, gang, other) or has_passage(p, other, gang):
            continue
        rows = [t.PAY, gang, other, PASSAGE_PRICE, 0]
        rows += [t.ALLY, 0, 0, p.turn, 0]
        rows += [t.PASSAGE, other, gang, 0, 0]
        return Offer(PASS, rows)
    return Offer(NO_REASON, [])


def has_passage(p: Position, giver: int, taker: int) -> bool:
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] == t.PASSAGE and p.clauses[j + t.A] == giver and p.clauses[j + t.B] == taker:
            return owes(p, j, giver, taker)
    return False


def bars_the_way(p: Position, gang: int, other: int) -> bool:
    """Whether a man of another stands in a street next to one of the gang's on its way to a bank."""
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        here = p.place[man]
        if here == t.NONE:
            continue
        for space in p.material.neighbours(here):
            if p.material.kinds[space] == t.STREET and p.men[space * t.GANGS + other]:
                for bank in p.material.banks:
                    if p.material.distances[space * t.SPACES + bank] < p.material.distances[here * t.SPACES + bank]:
                        return True
    return False


def sale(p: Position, gang: int) -> Offer:
    """A card too many, to somebody who can pay for it."""
    for kind in (t.TRACTION, t.COLT, t.ESQUIVE):
        price = CAR_PRICE if kind == t.TRACTION else CARD_PRICE
        if p.hands[gang * t.KINDS + kind] < SPARE_FROM:
            continue
        for other in partners(p, gang):
            is_short = p.e_count(other) <= FEW  # who holds many cards has enough of each
            if is_short and may_trade(p, gang, other) and p.purses[other] >= price + 5:
                return Offer(SELL_CARD, [t.GIVE_CARD, gang, other, kind, 1, t.PAY, other, gang, price, 0])
    return Offer(NO_REASON, [])


# Writing it down, pick by pick.


def next_pick(p: Position, gang: int, offer: Offer) -> int:
    """What the pen writes next, or TEAR when the paper has become another."""
    written: list[int] = []
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            written += p.rows[i + t.KIND : i + t.ROW]
    if not offer.rows or not is_begun(offer.rows, written):
        return t.TEAR
    step = p.pens[gang * t.PEN]
    row = offer.rows[len(written) : len(written) + 5]
    if step == t.COMPOSING:
        return t.TERM + row[0] if row else t.SEND
    if step == t.AT_CLAUSES:
        return t.CLAUSE + row[0] - t.PEACE if row and row[0] >= t.TERMS else t.OK
    return pick_of(p, gang, step, row)


def is_begun(rows: list[int], written: list[int]) -> bool:
    """Whether what is written is how the offer begins."""
    for i in range(0, len(written), 5):
        if i >= len(rows) or rows[i] != written[i] or rows[i + 3 : i + 5] != written[i + 3 : i + 5]:
            return False
    return True


def pick_of(p: Position, gang: int, step: int, row: list[int]) -> int:
    base = gang * t.PEN
    if not row or row[0] != p.pens[base + t.KIND]:
        return t.TEAR
    if step == t.AT_A:
        return t.GANG + row[1]
    if step == t.AT_B:
        return t.GANG + row[2]
    if step == t.AT_NOTES:
        rest = row[3] - p.pens[base + t.X] if row[0] == t.PAY else row[4] - p.pens[base + t.Y]
        for i in range(len(t.NOTES) - 1, -1, -1):
            if t.NOTES[i] <= rest:
                return t.NOTE + i
        return t.OK
    if step == t.AT_CARD:
        return t.CARD + row[3]
    if step == t.AT_COUNT:
        return t.NUMBER + row[4]
    if step == t.AT_LAST:
        return t.NUMBER + row[3] - p.turn if row[3] else t.THIS_HEIST
    if step == t.AT_WHERE:
        return t.SPACE + row[4] if row[3] == t.ONE_SPACE else t.WHERE + row[3]
    if step == t.AT_SPACE:
        return t.SPACE + row[3]
    if step == t.AT_BANK:
        return t.NUMBER if row[3] == t.NONE else t.SPACE + row[3]
    if step == t.AT_WEIGHTS:
        for other in range(t.GANGS):
            if weight_of(row[4], other) and not weight_of(p.pens[base + t.Y], other):
                return t.GANG + other
        return t.OK
    if step == t.AT_WEIGHT:
        return t.NUMBER + weight_of(row[4], p.pens[base + t.B]) - 1
    return t.TEAR
