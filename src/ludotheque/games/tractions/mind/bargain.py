"""The offers a boss of the house makes: few, each worth something to both sides, and how he writes them down."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.mind.deals import CELLS, LEAST, Deal, betters, terms_of
from ludotheque.games.tractions.mind.promises import bars_the_way, faith, is_owed_already, reprisal
from ludotheque.games.tractions.mind.standing import Standing, is_about_to_win, is_ahead
from ludotheque.games.tractions.mind.value import keeps_word, near_bank, owes, shares_bank
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import draft_of, weight_of
from ludotheque.games.tractions.rules.pacts import pact_of
from ludotheque.games.tractions.rules.position import Position

SPARE_FROM: Final = 3  # cards of a kind from which one is for sale
FEW: Final = 4  # E cards of somebody who may want more
DEAREST: Final = 20  # U: nobody haggles about more
MOST_SENT: Final = 2  # papers of a boss on one floor, answers to others' papers among them
TWICE: Final = 0.3  # a word that counts less is not asked for

# Why an offer is made; the face has a sentence for each.
BUY_CAR: Final = "reason-buy-car"
SELL_CARD: Final = "reason-sell-card"
TRUCE: Final = "reason-truce"
COALITION: Final = "reason-coalition"
PASS: Final = "reason-passage"
OWED: Final = "reason-owed"
COUNTER: Final = "reason-counter"
SORRY: Final = "reason-betrayal"
SORRY_LEADER: Final = "reason-betrayal-leader"
SORRY_MONEY: Final = "reason-betrayal-money"
NO_REASON: Final = ""


class Offer:
    """Rows of a paper that is yet to be written, five numbers each, and why."""

    def __init__(self, reason: str, rows: list[int]) -> None:
        self.reason = reason
        self.rows = rows


def best_offer(p: Position, gang: int) -> Offer:
    """What the gang would propose now: what it owes, why it broke its word, then what brings it the most."""
    if p.sent[gang] > 0:
        return Offer(NO_REASON, [])
    offer = gift(p, gang)
    if not offer.rows:
        offer = confession(p, gang)
    if offer.rows:
        return offer
    standing = Standing(p)
    best = Offer(NO_REASON, [])
    most = LEAST
    for other in partners(p, gang):
        for found in (
            purchase(p, gang, other, standing),
            sale(p, gang, other, standing),
            pact(p, gang, other, standing),
        ):
            if found.rows:
                gain = mutual_gain(p, gang, other, found.rows, standing)
                if gain > most:
                    most = gain
                    best = found
    return best


def partners(p: Position, gang: int) -> list[int]:
    """Those on the floor whose turn it is to hear from the gang: nobody asks the same one on two floors running."""
    found: list[int] = []
    present = p.present()
    beat = p.turn if p.floor == t.CAFES else p.glass
    for i in range(1, t.GANGS):
        other = (gang + i) % t.GANGS
        if present >> other & 1 and (beat + int(gang < other)) % 2 == 0 and not is_about_to_win(p, other):
            found.append(other)
    return found


def may_trade(p: Position, gang: int, other: int) -> bool:
    """R28: goods change hands in one café, or in the bank."""
    return p.floor == t.VAULT or p.share_cafe(gang, other)


def signers_in(rows: list[int]) -> list[int]:
    """For every row the gangs that sign it, where it begins an alliance of those its clauses name."""
    found = [0] * (len(rows) // CELLS)
    head = 0
    for i in range(len(found)):
        kind = rows[i * CELLS]
        if kind == t.ALLY:
            head = i
        elif kind in (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE):
            found[head] |= 1 << rows[i * CELLS + 1] | 1 << rows[i * CELLS + 2]
    return found


def mutual_gain(p: Position, gang: int, other: int, rows: list[int], standing: Standing) -> float:
    """How many times better the gang's chance is after the deal, 0 where the other would lose by it."""
    signers = signers_in(rows)
    if betters(standing, other, Deal(p, other, t.NONE, rows, signers)) < LEAST:
        return 0.0
    return betters(standing, gang, Deal(p, gang, gang, rows, signers))


# What is owed, and what is said about what was not.


def gift(p: Position, gang: int) -> Offer:
    """What a `give` clause of this turn still asks for, as far as the gang keeps its word or fears the reprisal."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        other = p.clauses[j + t.TO]
        due = p.clauses[j + t.DETAIL] - p.clauses[j + t.HANDED]
        is_own = p.clauses[j + t.KIND] == t.GIVE and p.clauses[j + t.FROM] == gang and due > 0
        if not is_own or not owes(p, j, gang, other) or not p.present() >> other & 1 or not may_trade(p, gang, other):
            continue
        if not is_due(p, p.clauses[j]) or not pays(p, gang, j, due):
            continue
        kind = p.clauses[j + t.WHAT]
        if kind == t.MONEY and p.purses[gang] >= due:
            return Offer(OWED, [t.PAY, gang, other, due, 0])
        if kind != t.MONEY and p.hands[gang * t.KINDS + kind] >= due:
            return Offer(OWED, [t.GIVE_CARD, gang, other, kind, due])
    return Offer(NO_REASON, [])


def pays(p: Position, gang: int, clause: int, due: int) -> bool:
    """Whether the gang hands over what it owes: from honesty, or because the reprisal would take more."""
    if keeps_word(p, gang, clause):
        return True
    other = p.clauses[clause + t.TO]
    return due <= reprisal(p, gang, other) * p.agreed[t.HONESTY] / 100 and not is_about_to_win(p, other)


def is_due(p: Position, number: int) -> bool:
    i = pact_of(p, number)
    return i != t.NONE and p.pacts[i + t.LAST_TURN] in (0, p.turn)


def is_offered(p: Position, gang: int, other: int) -> bool:
    """Whether a paper of the gang already lies before the other."""
    for i in range(0, len(p.papers), t.PAPER):
        if p.papers[i + t.PROPOSER] == gang and p.papers[i + t.PARTIES] >> other & 1:
            return True
    return False


def confession(p: Position, gang: int) -> Offer:
    """On the morning after a betrayal, a word to the victim: it paid."""
    if p.floor != t.CAFES:
        return Offer(NO_REASON, [])
    for i in range(0, len(p.betrayals), t.BETRAYAL):
        victim = p.betrayals[i + t.VICTIM]
        is_news = p.betrayals[i] == p.turn - 1 or (p.betrayals[i] == p.turn and p.betrayals[i + t.BETRAYED] == t.GIVE)
        if p.betrayals[i + t.TRAITOR] == gang and is_news and p.present() >> victim & 1:
            why = SORRY_MONEY if p.betrayals[i + t.BETRAYED] in (t.GIVE, t.SPLIT) else SORRY
            if is_ahead(p, victim) or is_about_to_win(p, victim):
                why = SORRY_LEADER
            return Offer(why, [t.TELL, gang, victim, 0, 0])
    return Offer(NO_REASON, [])


# Trades.


def purchase(p: Position, gang: int, other: int, standing: Standing) -> Offer:
    """A car for money, where men wait in a bank without one."""
    if p.hands[gang * t.KINDS + t.TRACTION] or not near_bank(p, gang):
        return Offer(NO_REASON, [])
    if not may_trade(p, gang, other) or p.e_count(other) < 2:
        return Offer(NO_REASON, [])
    return priced(p, gang, other, BUY_CAR, [t.GIVE_CARD, other, gang, t.TRACTION, 1], standing)


def sale(p: Position, gang: int, other: int, standing: Standing) -> Offer:
    """A card too many, to somebody who can pay for it; who holds many cards has enough of each."""
    if p.e_count(other) > FEW or not may_trade(p, gang, other):
        return Offer(NO_REASON, [])
    for kind in (t.TRACTION, t.COLT, t.ESQUIVE):
        if p.hands[gang * t.KINDS + kind] >= SPARE_FROM:
            return priced(p, gang, other, SELL_CARD, [t.GIVE_CARD, gang, other, kind, 1], standing)
    return Offer(NO_REASON, [])


def priced(p: Position, gang: int, other: int, reason: str, rows: list[int], standing: Standing) -> Offer:
    """The rows, and the sum of money at which both gain by them, if there is one."""
    signers = signers_in(rows)
    own = Deal(p, gang, gang, rows, signers)
    his = Deal(p, other, t.NONE, rows, signers)
    least = DEAREST + 1  # what the gang asks for at least; below 0 it pays
    most = -DEAREST - 1  # what the other pays at most
    for price in range(-min(DEAREST, p.purses[gang]), min(DEAREST, p.purses[other]) + 1):
        shift(own, gang, other, price)
        shift(his, gang, other, price)
        if least > DEAREST and betters(standing, gang, own) >= LEAST:
            least = price
        if betters(standing, other, his) >= LEAST:
            most = price
        shift(own, gang, other, -price)
        shift(his, gang, other, -price)
    spread = most - least
    step = form(p) + p.sent[gang]
    if spread < 0 or step > spread:
        return Offer(NO_REASON, [])
    # From the better half of what there is to gain downwards: never twice the same sum running.
    price = least + (spread + (spread + 1) // 2 - step + 1) % (spread + 1)
    if price == 0:
        return Offer(reason, rows)
    payer = other if price > 0 else gang
    payee = gang if price > 0 else other
    return Offer(reason, [*rows, t.PAY, payer, payee, abs(price), 0])


def shift(deal: Deal, gang: int, other: int, price: int) -> None:
    deal.money[gang] += price
    deal.money[other] -= price


# Pacts.


def pact(p: Position, gang: int, other: int, standing: Standing) -> Offer:
    """Peace where both are on their way to one bank or both run after a leader; free passage where one bars the way."""
    if faith(p, other, gang) < TWICE or faith(p, gang, other) < TWICE:
        return Offer(NO_REASON, [])
    if is_chase(p, gang, other):
        return peace(p, gang, other, COALITION, t.EVERYWHERE, 1 + form(p))
    if shares_bank(p, gang, other):
        return peace(p, gang, other, TRUCE, 1 + t.BANK, form(p))
    is_barred = p.floor == t.CAFES and may_trade(p, gang, other) and bars_the_way(p, gang, other)
    if is_barred and not is_owed_already(p, t.PASSAGE, other, gang, 0, p.turn):
        rows = [t.ALLY, 0, 0, p.turn, 0, t.PASSAGE, other, gang, 0, 0]
        return priced(p, gang, other, PASS, rows, standing)
    return Offer(NO_REASON, [])


def form(p: Position) -> int:
    """Which of three forms an offer has in this turn: what was refused comes back as something else, if at all."""
    return (p.turn // 2 + 2) % 3


def is_chase(p: Position, gang: int, other: int) -> bool:
    """Whether a third gang is so far ahead of both that they had better spare their bullets for it."""
    for leader in range(t.GANGS):
        if leader != gang and leader != other and p.is_playing(leader) and is_ahead(p, leader):
            return p.floor == t.CAFES
    return False


def peace(p: Position, gang: int, other: int, reason: str, where: int, turns: int) -> Offer:
    """Peace both ways, unless there is one; in a bank, for this heist."""
    last = 0 if p.floor == t.VAULT else last_turn(p, turns)
    if is_owed_already(p, t.PEACE, gang, other, where, last) or is_owed_already(p, t.PEACE, other, gang, where, last):
        return Offer(NO_REASON, [])
    rows = [t.ALLY, 0, 0, last, 0]
    rows += [t.PEACE, gang, other, where, t.NONE]
    rows += [t.PEACE, other, gang, where, t.NONE]
    return Offer(reason, rows)


def last_turn(p: Position, turns: int) -> int:
    """So many turns from now, as far as the table plays (R41)."""
    last = p.turn + turns
    return min(last, p.agreed[t.MAX_TURNS]) if p.agreed[t.MAX_TURNS] else last


# Answers to papers of others.


def counter(p: Position, gang: int, i: int) -> Offer:
    """A paper in reply to one that is refused: the same things at another price, or peace both ways (R30)."""
    other = p.papers[i + t.PROPOSER]
    is_between_two = p.papers[i + t.PARTIES] == 1 << gang | 1 << other
    if not is_between_two or p.sent[gang] >= MOST_SENT or is_offered(p, gang, other) or is_about_to_win(p, other):
        return Offer(NO_REASON, [])
    if p.sent[gang] == 0 and gift(p, gang).rows:  # first what is owed
        return Offer(NO_REASON, [])
    rows = terms_of(p, p.papers[i])
    goods: list[int] = []
    has_peace = False
    for j in range(0, len(rows), CELLS):
        if rows[j] == t.PEACE:
            has_peace = True
        if rows[j] == t.GIVE_CARD:
            goods += rows[j : j + CELLS]
        elif rows[j] not in (t.PAY, t.ALLY, t.PEACE):
            return Offer(NO_REASON, [])
    if has_peace and p.sent[gang] == 0 and not goods and faith(p, other, gang) >= TWICE:
        answer = peace(p, gang, other, COUNTER, 1 + t.BANK, 0)
        if answer.rows and answer.rows != rows and mutual_gain(p, gang, other, answer.rows, Standing(p)) >= LEAST:
            return answer
        return Offer(NO_REASON, [])
    if has_peace or not goods or not may_trade(p, gang, other) or not holds(p, gang, goods):
        return Offer(NO_REASON, [])
    return priced(p, gang, other, COUNTER, goods, Standing(p))


def holds(p: Position, gang: int, rows: list[int]) -> bool:
    """Whether the gang has the cards that it is to give."""
    for j in range(0, len(rows), CELLS):
        _, giver, _, kind, count = rows[j : j + CELLS]
        if giver == gang and p.hands[gang * t.KINDS + kind] < count:
            return False
    return True


# Writing it down, pick by pick.


def next_pick(p: Position, gang: int, offer: Offer) -> int:
    """What the pen writes next, or TEAR when the paper has become another."""
    written = terms_of(p, draft_of(gang))
    if not offer.rows or not is_begun(offer.rows, written):
        return t.TEAR
    step = p.pens[gang * t.PEN]
    row = offer.rows[len(written) : len(written) + CELLS]
    if step == t.COMPOSING:
        return t.TERM + row[0] if row else t.SEND
    if step == t.AT_CLAUSES:
        return t.CLAUSE + row[0] - t.PEACE if row and row[0] >= t.TERMS else t.OK
    return pick_of(p, gang, step, row)


def is_begun(rows: list[int], written: list[int]) -> bool:
    """Whether what is written is how the offer begins."""
    for i in range(0, len(written), CELLS):
        if i >= len(rows) or rows[i] != written[i] or rows[i + 3 : i + CELLS] != written[i + 3 : i + CELLS]:
            return False
    return True


def pick_of(p: Position, gang: int, step: int, row: list[int]) -> int:
    base = gang * t.PEN
    if not row or row[0] != p.pens[base + t.KIND]:
        return t.TEAR
    if step == t.AT_GIVER:
        return t.GANG + row[1]
    if step == t.AT_TAKER:
        return t.GANG + row[2]
    if step == t.AT_NOTES:
        rest = row[3] - p.pens[base + t.WHAT] if row[0] == t.PAY else row[4] - p.pens[base + t.DETAIL]
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
            if weight_of(row[4], other) and not weight_of(p.pens[base + t.DETAIL], other):
                return t.GANG + other
        return t.OK
    if step == t.AT_WEIGHT:
        return t.NUMBER + weight_of(row[4], p.pens[base + t.TO]) - 1
    return t.OK if step == t.AT_WORDS else t.TEAR
