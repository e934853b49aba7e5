"""How far a gang keeps its word, what its goods are worth in U, and who is near what."""

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
        if p.clauses[j + t.KIND] == t.AVOID and p.clauses[j + t.FROM] == gang and p.clauses[j + t.WHAT] == space:
            return keeps_word(p, gang, j)
    return False


def peace_owed(p: Position, gang: int, other: int, space: int) -> int:
    """The clause that forbids a gang to shoot at another there, or NONE."""
    for j in range(0, len(p.clauses), t.CLAUSE_WIDTH):
        is_meant = p.clauses[j + t.KIND] == t.PEACE and p.clauses[j + t.FROM] == gang and p.clauses[j + t.TO] == other
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
    weights = split_weights(p.clauses[clause + t.DETAIL])
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
