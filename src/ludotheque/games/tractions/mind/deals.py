"""What a whole paper does to everybody, and whether it brings a gang nearer to victory."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.mind.promises import (
    LONG,
    UNKNOWN,
    avoid_cost,
    avoid_gain,
    bring_cost,
    bring_gain,
    debts,
    goods_price,
    is_owed_already,
    kept,
    lasts,
    passage_cost,
    passage_gain,
    patience,
    peace_cost,
    peace_gain,
    reprisal,
    solvency,
    waiting,
)
from ludotheque.games.tractions.mind.standing import Standing, is_about_to_win
from ludotheque.games.tractions.mind.value import ENOUGH, NEEDED, PRICES, SPARE, near_bank, owes, shares_bank
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import signatories, split_weights
from ludotheque.games.tractions.rules.pacts import pact_of
from ludotheque.games.tractions.rules.position import Position

CELLS: Final = 5  # of a term: kind, a, b, x, y
WAITING_CAR: Final = 12.0  # what a car may be worth to another who stands at a bank
LEAST: Final = 1.004  # by how much a deal must better one's chance to be worth the ink
NOTHING: Final = [0] * t.GANGS
NO_GAINS: Final = [0.0] * t.GANGS
BOUGHT: Final = 0.5  # what peace counts that goods are asked for: who pays for it is soon asked again


class Deal:
    """A paper through the eyes of one gang: what changes for everybody, promises of others at what they are worth."""

    def __init__(self, p: Position, gang: int, own: int, rows: list[int], signed: list[int]) -> None:
        self.p = p
        self.gang = gang  # through whose eyes
        self.own = own  # whose hand is known, or NONE
        self.money = [0] * t.GANGS
        self.goods = [0.0] * t.GANGS
        self.hopes = [0.0] * t.GANGS  # by promises of others
        self.calm = 0.0  # what the gang hopes for by promises of peace
        self.duties = [0.0] * t.GANGS  # by what one promises oneself
        self.pledged = [0.0] * t.GANGS  # what each owes the gang, as far as it counts
        self.hand = p.hands[own * t.KINDS : own * t.KINDS + t.KINDS] if own != t.NONE else []
        self.last = p.turn
        self.signed = 0
        self.wants_words = False  # whether people will judge it (R51)
        self.asks_late = False  # whether it promises what comes too late
        for i in range(0, len(rows), CELLS):
            self.add(rows[i], rows[i + 1], rows[i + 2], rows[i + 3], rows[i + 4], signed[i // CELLS])

    def feeds_winner(self, parties: int) -> bool:
        """Whether the gang gives anything where a party is about to win."""
        gang = self.gang
        if self.duties[gang] >= 0.0 and self.goods[gang] >= 0.0 and self.money[gang] >= 0:
            return False
        for other in range(t.GANGS):
            if other != gang and parties >> other & 1 and is_about_to_win(self.p, other):
                return True
        return False

    def gains(self) -> list[float]:
        """What everybody gains beside money."""
        found = [self.goods[i] + self.hopes[i] + self.duties[i] for i in range(t.GANGS)]
        gang = self.gang
        if self.money[gang] + self.goods[gang] < 0.0:
            found[gang] -= (1.0 - BOUGHT) * self.calm
        return found

    def add(self, kind: int, a: int, b: int, x: int, y: int, signed: int) -> None:
        if kind == t.PAY:
            self.money[a] -= x
            self.money[b] += x
        elif kind == t.GIVE_CARD:
            self.pass_cards(a, x, -y)
            self.pass_cards(b, x, y)
        elif kind == t.SHOWING:
            self.goods[a] -= 2.0 if x == t.SHOW_HAND else 1.0
        elif kind == t.SWAP:
            self.swap(x, y)
        elif kind == t.TURNS:
            later = a if self.p.order.index(a) < self.p.order.index(b) else b
            self.goods[later] += 1.0  # the last to move chooses which bank is robbed
            self.goods[a if later == b else b] -= 1.0
        elif kind == t.ALLY:
            self.last = x
            self.signed = signed
        elif kind == t.DISSOLVE:
            self.dissolve(x)
        elif kind >= t.TERMS:
            self.promise(kind, a, b, x, y, self.last, 1.0)

    def pass_cards(self, gang: int, kind: int, count: int) -> None:
        """Cards come or go: the car at the bank is dear, the fourth Colt is cheap; a winner has use for all."""
        if gang == self.own:
            before = self.hand_worth(kind)
            self.hand[kind] += count
            self.goods[gang] += self.hand_worth(kind) - before
            return
        price = float(PRICES[kind])
        if kind == t.TRACTION and near_bank(self.p, gang):
            price = WAITING_CAR
        if count > 0 and is_about_to_win(self.p, gang):
            price *= 3.0
        self.goods[gang] += price * count

    def hand_worth(self, kind: int) -> float:
        count = self.hand[kind]
        total = 0.0
        for i in range(count):
            if kind == t.TRACTION and i == 0 and near_bank(self.p, self.own):
                total += NEEDED
            else:
                total += SPARE if i >= ENOUGH[kind] else PRICES[kind]
        return total if count >= 0 else count * NEEDED

    def swap(self, man: int, other: int) -> None:
        """R31: each man takes the other's place, and what he carries goes with him."""
        p = self.p
        for mover, place in ((man, p.place[other]), (other, p.place[man])):
            gang = mover // t.CREW
            self.goods[gang] += place_worth(p, gang, place) - place_worth(p, gang, p.place[mover])
            if p.loot[mover] and place == p.material.bases[gang]:
                self.money[gang] += p.loot[mover]
            elif p.loot[mover] and gang == self.gang:
                self.goods[gang] -= p.loot[mover]  # farther from home than he was, for all one knows
        # A stranger at home is the beginning of a raid.
        for visitor, place in ((man, p.place[other]), (other, p.place[man])):
            owner = p.material.owners[place]
            if owner != t.NONE and owner != visitor // t.CREW:
                self.goods[owner] -= 10.0

    def dissolve(self, number: int) -> None:
        """R52: what was promised is promised no more."""
        p = self.p
        i = pact_of(p, number)
        if i == t.NONE:
            return
        self.signed = p.pacts[i + t.SIGNATORIES]
        for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
            a = p.clauses[j + t.FROM]
            b = p.clauses[j + t.TO]
            if p.clauses[j] != number or p.clauses[j + t.KIND] in (t.SPLIT, t.TEXT) or not owes(p, j, a, max(0, b)):
                continue
            count = p.clauses[j + t.DETAIL]
            if p.clauses[j + t.KIND] == t.GIVE:
                count -= p.clauses[j + t.HANDED]
            last = p.pacts[i + t.LAST_TURN]
            self.promise(p.clauses[j + t.KIND], a, b, p.clauses[j + t.WHAT], count, last, -1.0)

    # Promises.

    def promise(self, kind: int, a: int, b: int, x: int, y: int, last: int, sign: float) -> None:
        """A clause comes into force, or for a sign of -1 goes out of it."""
        p = self.p
        if kind in (t.PEACE, t.PASSAGE, t.LODGING):
            if sign < 0 or not is_owed_already(p, kind, a, b, x, last):
                self.lasting(kind, a, b, x, y, last, sign)
        elif kind == t.GIVE:
            self.give(a, b, x, y, last, sign)
        elif kind in (t.AVOID, t.BRING):
            turns = waiting(p, last)
            cost = avoid_cost(p, a, x) * lasts(p, last) if kind == t.AVOID else bring_cost(p, a, x, y, turns)
            self.owe(a, sign * cost)
            for other in range(t.GANGS):
                if other != a and self.signed >> other & 1:
                    gain = avoid_gain(p, x, other) if kind == t.AVOID else bring_gain(p, x, y, other)
                    self.hope(a, other, sign * gain * patience(p, turns if kind == t.BRING else 0), cost)
        elif kind == t.SPLIT:
            self.split(x, y, last)
        else:
            self.wants_words = True
            for other in range(t.GANGS):
                if other != self.gang and self.signed >> other & 1:
                    self.owe(self.gang, max(UNKNOWN, reprisal(p, self.gang, other)))

    def lasting(self, kind: int, a: int, b: int, x: int, y: int, last: int, sign: float) -> None:
        """What holds turn after turn: it costs in each of them, and brings something in the first few."""
        p = self.p
        turns = lasts(p, last)
        gain = 1.0
        cost = 1.5
        if kind == t.PEACE:
            gain = peace_gain(p, a, b, x, y)
            cost = peace_cost(p, a, b, self.own)
        elif kind == t.PASSAGE:
            gain = passage_gain(p, a, b)
            cost = passage_cost(p, b)
        self.owe(a, sign * cost * turns)
        before = self.hopes[b]
        self.hope(a, b, sign * gain * (1.0 + 0.5 * (min(turns, LONG) - 1)), cost)
        if kind == t.PEACE and b == self.gang:
            self.calm += self.hopes[b] - before

    def give(self, a: int, b: int, kind: int, count: int, last: int, sign: float) -> None:
        """Goods for later: by record, by reprisal, by treasury and by time."""
        p = self.p
        worth = float(count * goods_price(kind))
        turns = waiting(p, last)
        self.owe(a, sign * worth)
        if sign > 0:
            if patience(p, turns) < 0.3 and b == self.gang:
                self.asks_late = True
            worth *= solvency(p, a, kind, count, p.purses[a] + self.money[a], turns) * patience(p, turns)
        self.hope(a, b, sign * worth, float(count * goods_price(kind) + debts(p, a, b)))

    def owe(self, debtor: int, cost: float) -> None:
        """Own obligations count in full; nobody reckons with what others may lose by keeping theirs."""
        if debtor == self.gang:
            self.duties[debtor] -= cost

    def hope(self, promiser: int, taker: int, gain: float, cost: float) -> None:
        """What a promise brings: one's own is kept; others' count by their record, and as far as one can punish."""
        if promiser == self.gang:
            self.hopes[taker] += gain
            return
        p = self.p
        gain *= kept(p, promiser, taker, cost)
        if taker == self.gang and gain > 0.0:
            room = reprisal(p, promiser, taker) - debts(p, promiser, taker) - self.pledged[promiser]
            gain = max(0.0, min(gain, room))
            self.pledged[promiser] += gain
        self.hopes[taker] += gain

    def split(self, bank: int, packed: int, last: int) -> None:
        """The share by weights against the share by men; a bad one costs in every heist to come."""
        p = self.p
        weights = split_weights(packed)
        place = bank if bank != t.NONE else p.heist
        total = 0
        count = 0
        pool = 0.0
        parts = [0.0] * t.GANGS
        for gang in range(t.GANGS):
            if weights[gang] >= 0:
                total += weights[gang]
                count += 1
                parts[gang] = loot_of(p, gang, place)
                pool += parts[gang]
        if total == 0:
            return
        for gang in range(t.GANGS):
            if weights[gang] < 0:
                continue
            gain = pool * weights[gang] / total - parts[gang]
            if place != p.heist or place == t.NONE:  # who comes is not known yet: as many men of each
                gain = min(gain, 10.0 * count * weights[gang] / total - 10.0)
            if gain < 0.0:
                self.owe(gang, -gain * min(lasts(p, last), LONG))
            for other in range(t.GANGS):
                if other != gang and weights[other] >= 0:
                    ease = 2.0 if shares_bank(p, gang, other) else 0.0  # who shares has less reason to shoot
                    self.hope(other, gang, ease, max(0.0, gain))  # a share above one's men is reneged on


def loot_of(p: Position, gang: int, bank: int) -> float:
    """What a gang would carry out of a bank without a contract."""
    if bank == t.NONE:
        return 20.0
    men = p.men[bank * t.GANGS + gang]
    if bank != p.heist:
        return 10.0 * men
    total = p.pot * men / max(1, p.men_at(bank))
    for man in p.crew_at(bank, gang):
        total += p.loot[man]
    return total


def place_worth(p: Position, gang: int, space: int) -> float:
    """How well a man of the gang stands."""
    kind = p.material.kinds[space]
    if kind == t.HOTEL:
        return 6.0
    if kind == t.CAFE:
        return 4.0 if p.men[space * t.GANGS + gang] <= 1 else 1.0
    return 6.0 if kind == t.BANK else 0.0


# Papers on the table.


def terms_of(p: Position, number: int) -> list[int]:
    """The rows of a paper, or of a draft, five numbers each."""
    found: list[int] = []
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            found += p.rows[i + t.KIND : i + t.ROW]
    return found


def signers_of(p: Position, number: int) -> list[int]:
    """For every row of a paper the gangs that sign it, where it begins an alliance."""
    found: list[int] = []
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            found.append(signatories(p, i) if p.rows[i + t.KIND] == t.ALLY else 0)
    return found


def paper_deal(p: Position, gang: int, number: int) -> Deal:
    """A paper on the table as a gang sees it that knows its own hand."""
    return Deal(p, gang, gang, terms_of(p, number), signers_of(p, number))


def betters(standing: Standing, gang: int, deal: Deal) -> float:
    """How many times better a gang's chance is after a deal, as it sees it."""
    before = standing.chance(gang, NOTHING, NO_GAINS)
    after = standing.chance(gang, deal.money, deal.gains())
    return after / before if before > 0.0 else 1.0


def is_talk(p: Position, number: int) -> bool:
    """Whether a paper holds nothing but words."""
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number and p.rows[i + t.KIND] not in (t.TELL, t.PROMISE):
            return False
    return True


def can_deliver(p: Position, gang: int, number: int) -> bool:
    """Whether the gang has what the paper takes from it at once."""
    money = 0
    cards = [0] * t.KINDS
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            kind = p.rows[i + t.KIND]
            sign = int(p.rows[i + t.FROM] == gang) - int(p.rows[i + t.TO] == gang)
            if kind == t.PAY:
                money += sign * p.rows[i + t.WHAT]
            elif kind == t.GIVE_CARD and sign > 0:
                cards[p.rows[i + t.WHAT]] += p.rows[i + t.DETAIL]
    for kind in range(t.KINDS):
        if cards[kind] > p.hands[gang * t.KINDS + kind]:
            return False
    return money <= p.purses[gang]
