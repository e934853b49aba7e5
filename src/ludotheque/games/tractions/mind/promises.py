"""What a promise is worth in U: never more than a reprisal can enforce, and what one owes at its full cost."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.mind.standing import is_about_to_win, is_ahead, turns_left, worth_of_man
from ludotheque.games.tractions.mind.value import PRICES, owes, shares_bank
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.pacts import pact_of
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.reprisals import is_replaceable

FAITH: Final = [0.9, 0.35]  # how far a word counts after no breach, after one; after two it is worth nothing
PATIENCE: Final = 0.85  # what is left of a promise for each turn one has to wait for it
RESOLVE: Final = 0.5  # how far one keeps a promise that costs more than breaking it, where both are nearly equal
INCOME: Final = 6  # U that a gang has to spare in a turn
STAKES: Final = 20.0  # what it costs to have one's hands tied towards a gang that is about to win
UNKNOWN: Final = 10.0  # what words that people will judge may cost (R51)
LONG: Final = 4  # turns after which a lasting clause matters no more to who gains by it


# How far a word is kept.


def strikes(p: Position, gang: int, victim: int) -> int:
    """In how many turns a gang has broken its word, as everybody knows; to whom it was broken, it counts double."""
    count = 0
    last = t.NONE
    for i in range(0, len(p.betrayals), t.BETRAYAL):
        if p.betrayals[i + t.TRAITOR] == gang:
            if p.betrayals[i] != last:
                count += 1
                last = p.betrayals[i]
            if p.betrayals[i + t.VICTIM] == victim:
                count += 1
    return count


def faith(p: Position, gang: int, viewer: int) -> float:
    """How far a gang's word counts with another."""
    count = strikes(p, gang, viewer)
    return FAITH[count] if count < len(FAITH) else 0.0


def reprisal(p: Position, traitor: int, victim: int) -> float:
    """What the victim of a breach would take: the two best men it may replace (R46, R47)."""
    most = min(p.material.reprisal_men, p.reserve(victim))
    best = 0.0
    second = 0.0
    for man in range(traitor * t.CREW, traitor * t.CREW + t.CREW):
        if p.place[man] != t.NONE and is_replaceable(p, victim, man):
            worth = worth_of_man(p, man)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if most <= 0:
        return 0.0
    return best if most == 1 else best + second


def waiting(p: Position, last: int) -> int:
    """In how many turns a pact ends; one of this heist ends at once."""
    return max(0, last - p.turn) if last else 0


def patience(p: Position, turns: int) -> float:
    """What is left of a promise that is due in so many turns: the game may be over by then."""
    found = 1.0 - turns / (turns_left(p) + 1.0)
    for _ in range(turns):
        found *= PATIENCE
    return max(0.0, found)


def kept(p: Position, promiser: int, viewer: int, cost: float) -> float:
    """How likely the promiser keeps a word that costs him so much: by his record, and by what breaking it costs."""
    found = faith(p, promiser, viewer)
    penalty = reprisal(p, promiser, viewer)
    if cost > penalty:
        found *= RESOLVE * penalty / cost
    return found


def debts(p: Position, debtor: int, creditor: int) -> int:
    """What a gang still owes another, or everybody for NONE, by clauses one can read, in U."""
    total = 0
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        other = p.clauses[j + t.TO]
        if p.clauses[j + t.KIND] != t.GIVE or p.clauses[j + t.FROM] != debtor or creditor not in (t.NONE, other):
            continue
        if owes(p, j, debtor, other):
            due = max(0, p.clauses[j + t.DETAIL] - p.clauses[j + t.HANDED])
            total += due * goods_price(p.clauses[j + t.WHAT])
    return total


def goods_price(kind: int) -> int:
    return 1 if kind == t.MONEY else PRICES[kind]


def solvency(p: Position, promiser: int, kind: int, count: int, purse: int, turns: int) -> float:
    """How likely he can hand it over when it is due, given the treasury he will have after the deal."""
    if count <= 0:
        return 1.0
    if kind != t.MONEY:
        return 0.7 if p.e_count(promiser) + p.s_count(promiser) > count else 0.3
    funds = purse + INCOME * turns - debts(p, promiser, t.NONE)
    return max(0.0, min(1.0, 0.9 * funds / count))


# Clauses. What a lasting one brings in a turn, and what it costs who owes it.


def lasts(p: Position, last: int) -> int:
    """The turns in which a clause binds, as far as the game goes."""
    return 1 + min(waiting(p, last), turns_left(p))


def peace_gain(p: Position, giver: int, taker: int, where: int, space: int) -> float:
    """What a turn without shots of another is worth."""
    if where == t.ONE_SPACE and p.material.kinds[space] != t.BANK:
        return 0.5
    if where in (1 + t.STREET, 1 + t.HOTEL, 1 + t.CAFE, 1 + t.BASE):
        return 1.0
    found = 3.0 if shares_bank(p, giver, taker) else 0.5
    return found + 1.0 if where == t.EVERYWHERE else found


def peace_cost(p: Position, giver: int, taker: int, own: int) -> float:
    """What it costs in a turn not to shoot: weapons lie idle, and a winner cannot be stopped."""
    is_armed = p.hands[giver * t.KINDS + t.COLT] >= 2 if giver == own else p.e_count(giver) >= 4
    found = 2.0 if is_armed and shares_bank(p, giver, taker) else 0.5
    if is_about_to_win(p, taker):
        return found + STAKES
    return found + 4.0 if is_ahead(p, taker) else found


def passage_gain(p: Position, giver: int, taker: int) -> float:
    return 4.0 if bars_the_way(p, taker, giver) else 0.0


def passage_cost(p: Position, taker: int) -> float:
    return 8.0 if is_about_to_win(p, taker) else 0.5


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


def avoid_cost(p: Position, giver: int, space: int) -> float:
    """What it costs in a turn to keep out of a space."""
    kind = p.material.kinds[space]
    if kind == t.BANK:
        return 8.0
    if space == p.material.bases[giver]:
        return 6.0
    return 3.0 if kind in (t.HOTEL, t.CAFE) else 1.5


def avoid_gain(p: Position, space: int, viewer: int) -> float:
    """What it brings another signatory that a gang keeps out of a space."""
    if space == p.material.bases[viewer]:
        return 2.0
    return 2.0 if p.material.kinds[space] == t.BANK and p.men[space * t.GANGS + viewer] else 0.5


def bring_cost(p: Position, giver: int, space: int, count: int, turns: int) -> float:
    """Men who must stand somewhere, and the reprisal if they cannot come."""
    missing = max(0, count - p.men[space * t.GANGS + giver])
    far = 0
    found = 0
    steps = 0
    while found < missing and far < 24:
        for man in range(giver * t.CREW, giver * t.CREW + t.CREW):
            here = p.place[man]
            if here != t.NONE and p.material.distances[here * t.SPACES + space] == far and far > 0:
                found += 1
                steps += far
        far += 1
    is_easy = found >= missing and steps <= p.material.points * (turns + 1)
    return 3.0 * count + (0.0 if is_easy else 25.0)


def bring_gain(p: Position, space: int, count: int, viewer: int) -> float:
    """Men brought to a bank where one waits are welcome."""
    is_awaited = p.material.kinds[space] == t.BANK and p.men[space * t.GANGS + viewer] > 0
    return 2.0 * min(3, count) if is_awaited else 0.0


def is_owed_already(p: Position, kind: int, a: int, b: int, x: int, last: int) -> bool:
    """Whether a clause in force says as much: what one has, one does not buy again."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] != kind or p.clauses[j + t.FROM] != a or p.clauses[j + t.TO] != b:
            continue
        ends = p.pacts[pact_of(p, p.clauses[j]) + t.LAST_TURN]
        is_wider = kind != t.PEACE or p.clauses[j + t.WHAT] in (x, t.EVERYWHERE)
        is_longer = waiting(p, ends) >= waiting(p, last) and (ends != 0 or last == 0)
        if is_wider and is_longer and owes(p, j, a, b):
            return True
    return False
