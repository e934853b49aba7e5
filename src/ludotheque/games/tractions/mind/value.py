"""What a paper is worth to a gang, in U: goods by their use, promises by the record of who makes them."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.drafts import split_weights
from ludotheque.games.tractions.rules.pacts import holds_at, pact_of
from ludotheque.games.tractions.rules.position import Position

PRICES: Final = [9, 7, 7, 12, 6, 5]  # of a card that is neither needed nor spare
NEEDED: Final = 16  # the car without which no loot leaves a bank
SPARE: Final = 4  # a card of which there are enough
ENOUGH: Final = [2, 2, 2, 1, 1, 1]  # more than so many
WALK: Final = 4  # steps from a bank
FAR: Final = 1000  # steps: nowhere
STAKES: Final = 20  # what it is worth to stop somebody who is about to win


# How far a word is kept.


def keeps_word(p: Position, gang: int, clause: int) -> bool:
    """Whether a boss of the house means to keep a clause: decided once for each, by the honesty of the table."""
    last = p.pacts[pact_of(p, p.clauses[clause]) + t.LAST_TURN]
    mix = 7 * gang + 11 * (last if last else p.turn)
    for i in range(1, 6):
        mix = (mix * 31 + p.clauses[clause + i] + 2) % 1009
    return mix % 100 < p.agreed[t.HONESTY]


def owes(p: Position, clause: int, gang: int, other: int) -> bool:
    """Whether the clause still binds a gang towards another."""
    return p.clauses[clause + t.FREED] >> (gang * t.GANGS + other) & 1 == 0


def is_shunned(p: Position, gang: int, space: int) -> bool:
    """Whether the gang has promised to keep out of a space and means it (R42, avoid)."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        if p.clauses[j + t.KIND] == t.AVOID and p.clauses[j + t.A] == gang and p.clauses[j + t.X] == space:
            return keeps_word(p, gang, j)
    return False


def peace_owed(p: Position, gang: int, other: int, space: int) -> int:
    """The clause that forbids a gang to shoot at another there, or NONE."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        is_meant = p.clauses[j + t.KIND] == t.PEACE and p.clauses[j + t.A] == gang and p.clauses[j + t.B] == other
        if is_meant and owes(p, j, gang, other) and holds_at(p, j, space):
            return j
    return t.NONE


def spares(p: Position, gang: int, other: int, space: int) -> bool:
    """Whether the gang holds its fire: it keeps its word while that pays, and longer the more honest it is."""
    clause = peace_owed(p, gang, other, space)
    if clause == t.NONE:
        return False
    if keeps_word(p, gang, clause):
        return True
    gain = prey(p, other) + (STAKES if is_dangerous(p, gang, other) else 0)
    return p.reservist(other) != t.NONE and price_of_treason(p, gang) >= gain


def honours(p: Position, gang: int) -> bool:
    """Whether the gang shares as it has signed: always if it keeps its word, else while a reprisal costs more."""
    clause = p.splitting[gang]
    if keeps_word(p, gang, clause):
        return True
    weights = split_weights(p.clauses[clause + t.Y])
    pool = 0
    own = 0
    total = 0
    for other in range(t.GANGS):
        if p.splitting[other] == clause:
            total += weights[other]
            for man in p.crew_at(p.heist, other):
                pool += p.loot[man]
                own += p.loot[man] if other == gang else 0
    share = pool * weights[gang] // total if total else own
    return own - share <= price_of_treason(p, gang)


def price_of_treason(p: Position, gang: int) -> int:
    """What a reprisal takes, two men who carry most (R46), as far as a boss minds: crooks think little of it."""
    best = 0
    second = 0
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[man] != t.NONE:
            worth = 6 + p.loot[man]
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return (best + second) * p.agreed[t.HONESTY] // 100


def prey(p: Position, other: int) -> int:
    """What shooting a partner in the bank may bring: his loot goes into the pot."""
    total = 0
    if p.heist != t.NONE:
        for man in p.crew_at(p.heist, other):
            total += p.loot[man]
    return total


def trust(p: Position, gang: int) -> int:
    """How far a gang's promises count, in percent: every breach halves it."""
    found = 100
    for i in range(1, len(p.betrayals), t.BETRAYAL):
        if p.betrayals[i] == gang:
            found //= 2
    return found


# Goods.


def card_value(p: Position, gang: int, kind: int, comes: bool) -> int:
    """A card that comes or goes: the car at the bank is dear, the fourth Colt is cheap."""
    held = p.hands[gang * t.KINDS + kind] + int(comes)
    if kind == t.TRACTION and held <= 1 and near_bank(p, gang):
        return NEEDED
    return SPARE if held > ENOUGH[kind] else PRICES[kind]


def near_bank(p: Position, gang: int) -> bool:
    for bank in p.material.banks:
        if is_near(p, bank, gang):
            return True
    return False


def bank_distance(p: Position, space: int) -> int:
    nearest = FAR
    for bank in p.material.banks:
        nearest = min(nearest, p.material.distances[space * t.SPACES + bank])
    return nearest


def is_near(p: Position, space: int, gang: int) -> bool:
    """Whether a gang stands there or next to it."""
    if p.men[space * t.GANGS + gang]:
        return True
    for other in p.material.neighbours(space):
        if p.men[other * t.GANGS + gang]:
            return True
    return False


def is_dangerous(p: Position, gang: int, other: int) -> bool:
    """Whether another gang is so near victory that nothing should be given to it."""
    if p.purses[other] <= p.purses[gang] or p.purses[other] * 100 < p.agreed[t.TARGET] * 70:
        return False
    for rival in range(t.GANGS):
        if p.purses[rival] > p.purses[other]:
            return False
    return True


def place_value(p: Position, space: int) -> int:
    """How well a man stands."""
    kind = p.material.kinds[space]
    if kind == t.HOTEL:
        return 6
    return 8 if kind == t.BANK else 0


# Papers.


def paper_value(p: Position, gang: int, number: int) -> int:
    """What all terms of a paper bring together; what goes to a leader costs double."""
    total = 0
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            total += row_value(p, gang, i)
            if row_helps_leader(p, gang, i):
                total -= 5
    return total


def row_helps_leader(p: Position, gang: int, i: int) -> bool:
    kind = p.rows[i + t.KIND]
    is_good = kind in (t.PAY, t.GIVE_CARD, t.GIVE) or kind in (t.PEACE, t.PASSAGE, t.LODGING)
    return is_good and p.rows[i + t.A] == gang and is_dangerous(p, gang, p.rows[i + t.B])


def can_deliver(p: Position, gang: int, number: int) -> bool:
    """Whether the gang has what the paper takes from it at once."""
    money = 0
    cards = [0] * t.KINDS
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number:
            kind = p.rows[i + t.KIND]
            sign = int(p.rows[i + t.A] == gang) - int(p.rows[i + t.B] == gang)
            if kind == t.PAY:
                money += sign * p.rows[i + t.X]
            elif kind == t.GIVE_CARD and sign > 0:
                cards[p.rows[i + t.X]] += p.rows[i + t.Y]
    for kind in range(t.KINDS):
        if cards[kind] > p.hands[gang * t.KINDS + kind]:
            return False
    return money <= p.purses[gang]


def is_talk(p: Position, number: int) -> bool:
    """Whether a paper holds nothing but words."""
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == number and p.rows[i + t.KIND] not in (t.TELL, t.PROMISE):
            return False
    return True


def row_value(p: Position, gang: int, i: int) -> int:
    kind = p.rows[i + t.KIND]
    a = p.rows[i + t.A]
    b = p.rows[i + t.B]
    x = p.rows[i + t.X]
    y = p.rows[i + t.Y]
    comes = b == gang
    goes = a == gang
    if kind in (t.TELL, t.PROMISE, t.ALLY):
        return 0
    if kind == t.TEXT:
        return -1  # people judge it, and nobody knows how
    if kind in (t.AVOID, t.BRING):
        return -5 if goes else bystander_value(p, gang, i)
    if kind == t.SPLIT:
        return split_value(p, gang, i)
    if kind == t.DISSOLVE:
        return -pact_value(p, gang, x)
    if kind == t.SWAP:
        if not comes and not goes:
            return 0
        own = x if goes else y
        other = y if goes else x
        return place_value(p, p.place[other]) - place_value(p, p.place[own])
    if kind == t.TURNS:
        if not comes and not goes:
            return 0
        own_place = p.order.index(gang)
        other_place = p.order.index(a if comes else b)
        return 2 if other_place > own_place else -1  # the last to move chooses which bank is robbed
    if not comes and not goes:
        return 0
    if kind == t.PAY:
        return x if comes else -x
    if kind == t.GIVE_CARD:
        return card_value(p, gang, x, True) * y if comes else -card_value(p, gang, x, False) * y
    if kind == t.SHOWING:
        worth = 2 if x == t.SHOW_HAND else int(x != t.SHOW_PACT)
        return worth if comes else -worth
    return promise_value(p, gang, kind, a, b, x, y)


def promise_value(p: Position, gang: int, kind: int, a: int, b: int, x: int, y: int) -> int:
    """A clause between the gang and another: what it owes costs, what it is owed counts as far as it is trusted."""
    other = b if a == gang else a
    worth = 1
    if kind == t.PEACE:
        worth = 4 if shares_bank(p, gang, other) else 2
        if a == gang:
            worth = 3 if shares_bank(p, gang, other) and p.hands[gang * t.KINDS + t.COLT] >= 2 else 1
    elif kind == t.PASSAGE:
        worth = 1 + streets_held(p, a)
    elif kind == t.LODGING:
        worth = 2
    elif kind == t.GIVE:
        worth = y if x == t.MONEY else y * PRICES[x]
    return -worth if a == gang else worth * trust(p, a) // 100


def bystander_value(p: Position, gang: int, i: int) -> int:
    """What another promises about places matters little; men brought to a bank where one waits are welcome."""
    if p.rows[i + t.KIND] == t.BRING and p.men[p.rows[i + t.X] * t.GANGS + gang]:
        return 2 * p.rows[i + t.Y] * trust(p, p.rows[i + t.A]) // 100
    return int(p.rows[i + t.KIND] == t.AVOID)


def shares_bank(p: Position, gang: int, other: int) -> bool:
    """Whether both are in a bank or on the way to it."""
    for bank in p.material.banks:
        if is_heading(p, bank, gang) and is_heading(p, bank, other):
            return True
    return False


def is_heading(p: Position, bank: int, gang: int) -> bool:
    """Whether a man who has no bed and no table stands within a short walk of the bank."""
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        here = p.place[man]
        if here == t.NONE or p.material.kinds[here] in (t.HOTEL, t.CAFE):
            continue
        if p.material.distances[here * t.SPACES + bank] <= WALK:
            return True
    return False


def streets_held(p: Position, gang: int) -> int:
    """Men of a gang that bar streets, three at most."""
    count = 0
    for man in range(gang * t.CREW, gang * t.CREW + t.CREW):
        if p.place[man] != t.NONE and p.material.kinds[p.place[man]] == t.STREET:
            count += 1
    return min(3, count)


def split_value(p: Position, gang: int, i: int) -> int:
    """The share by weights against the share by men, in the bank it is about."""
    weights = split_weights(p.rows[i + t.Y])
    if weights[gang] < 0:
        return 0
    bank = p.rows[i + t.X] if p.rows[i + t.X] != t.NONE else p.heist
    total = 0
    men = 0
    own = 0
    for other in range(t.GANGS):
        if weights[other] >= 0:
            total += weights[other]
            count = p.men[bank * t.GANGS + other] if bank != t.NONE else 1
            men += count
            own += count if other == gang else 0
    if total == 0 or men == 0:
        return -1
    return 10 * men * weights[gang] // total - 10 * own


def pact_value(p: Position, gang: int, number: int) -> int:
    """What an alliance in force is worth to a gang."""
    if pact_of(p, number) == t.NONE:
        return 0
    total = 0
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        kind = p.clauses[j + t.KIND]
        a = p.clauses[j + t.A]
        b = p.clauses[j + t.B]
        if (
            p.clauses[j] == number
            and kind in (t.PEACE, t.PASSAGE, t.LODGING, t.GIVE)
            and gang in (a, b)
            and owes(p, j, a, b)
        ):
            total += promise_value(p, gang, kind, a, b, p.clauses[j + t.X], p.clauses[j + t.Y])
    return total
