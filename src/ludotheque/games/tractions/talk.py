"""What a boss of the house says in cafés: few offers, each worth something to both, and an answer to every paper."""

from __future__ import annotations

from random import Random

from ludotheque.games.tractions.deals import has_unanswered, received
from ludotheque.games.tractions.drafts import draft_of
from ludotheque.games.tractions.pacts import pact_of
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ACCEPT,
    ALLY,
    AT_A,
    AT_B,
    AT_CARD,
    AT_CLAUSES,
    AT_COUNT,
    AT_LAST,
    AT_NOTES,
    AT_WHERE,
    AVOID,
    BANK,
    BRING,
    CAFES,
    CARD,
    CLAUSE,
    COLT,
    COMPOSING,
    CREW,
    DISSOLVE,
    DONE,
    FILES,
    GANG,
    GANGS,
    GIVE,
    GIVE_CARD,
    KINDS,
    MONEY,
    NONE,
    NOTE,
    NUMBER,
    OK,
    PAY,
    PEACE,
    PEN,
    REFUSE,
    RESTING,
    ROW,
    SEND,
    SHOW_PACT,
    SHOWING,
    SWAP,
    TEAR,
    TERM,
    TRACTION,
    TURNS,
    WHERE,
    WRITE,
)

WORTH_OF_CARD = [10, 8, 8, 14, 8, 8]  # in U
PRICE = 10  # what a boss asks for a Colt


def talk(p: Position, gang: int, legal: list[int], rng: Random) -> int:
    """Answer first, then perhaps one offer, then done."""
    for number in range(FILES):
        if ACCEPT + number in legal:
            return ACCEPT + number if value(p, gang, p.papers[received(p, gang, number)]) > 0 else REFUSE + number
    if p.pens[gang * PEN] != RESTING:
        return write_on(p, gang)
    may_offer = p.sent[gang] == 0 and not has_unanswered(p, gang) and WRITE in legal
    if may_offer and partner(p, gang) != NONE and rng.random() < 0.5:
        return WRITE
    return DONE


def partner(p: Position, gang: int) -> int:
    """With whom there is something to agree: a rival who shares a bank, or who can pay for a Colt."""
    present = p.present()
    for other in range(GANGS):
        if other != gang and present >> other & 1 and (is_buyer(p, gang, other) or meet_in_bank(p, gang, other)):
            return other
    return NONE


def is_buyer(p: Position, gang: int, other: int) -> bool:
    return (
        p.floor == CAFES
        and p.hands[gang * KINDS + COLT] >= 2
        and p.purses[other] >= PRICE
        and p.share_cafe(gang, other)
    )


def meet_in_bank(p: Position, gang: int, other: int) -> bool:
    """Both have men in or next to the same bank, and no truce there yet."""
    for bank in p.material.banks:
        if near(p, bank, gang) and near(p, bank, other):
            for i in range(0, len(p.clauses), 10):
                if p.clauses[i + 1] == PEACE and p.clauses[i + 2] == gang and p.clauses[i + 3] == other:
                    return False
            return True
    return False


def near(p: Position, space: int, gang: int) -> bool:
    if p.men[space * GANGS + gang]:
        return True
    for other in p.material.neighbours(space):
        if p.men[other * GANGS + gang]:
            return True
    return False


def write_on(p: Position, gang: int) -> int:
    """The next pick of the paper being written: a Colt for money, or a truce at the banks."""
    other = partner(p, gang)
    if other == NONE:
        return TEAR
    rows = 0
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == draft_of(gang):
            rows += 1
    step = p.pens[gang * PEN]
    if is_buyer(p, gang, other):
        return write_sale(p, gang, other, step, rows)
    return write_truce(p, gang, other, step, rows)


def write_sale(p: Position, gang: int, other: int, step: int, rows: int) -> int:
    if step == COMPOSING:
        if rows == 2:
            return SEND
        return TERM + (GIVE_CARD if rows == 0 else PAY)
    if step == AT_A:
        return GANG + (gang if rows == 0 else other)
    if step == AT_B:
        return GANG + (other if rows == 0 else gang)
    if step == AT_CARD:
        return CARD + COLT
    if step == AT_COUNT:
        return NUMBER + 1
    if step == AT_NOTES:
        return NOTE + 2 if p.pens[gang * PEN + 4] == 0 else OK
    return TEAR


def write_truce(p: Position, gang: int, other: int, step: int, rows: int) -> int:
    if step == COMPOSING:
        return SEND if rows == 3 else TERM + ALLY
    if step == AT_LAST:
        return NUMBER
    if step == AT_CLAUSES:
        return OK if rows == 3 else CLAUSE
    if step == AT_A:
        return GANG + (gang if rows == 1 else other)
    if step == AT_B:
        return GANG + (other if rows == 1 else gang)
    if step == AT_WHERE:
        return WHERE + 1 + BANK
    return TEAR


def value(p: Position, gang: int, number: int) -> int:
    """What a paper brings to a gang, in U; promises and words are worth nothing."""
    total = 0
    for i in range(0, len(p.rows), ROW):
        if p.rows[i] == number:
            total += row_value(p, gang, i)
    return total


def row_value(p: Position, gang: int, i: int) -> int:
    kind = p.rows[i + 1]
    a = p.rows[i + 2]
    b = p.rows[i + 3]
    sign = int(b == gang) - int(a == gang)
    if kind == PAY:
        return sign * p.rows[i + 4]
    if kind == GIVE_CARD:
        return sign * p.rows[i + 5] * card_value(p, gang, p.rows[i + 4])
    if kind == GIVE:
        each = 1 if p.rows[i + 4] == MONEY else WORTH_OF_CARD[p.rows[i + 4]]
        return sign * p.rows[i + 5] * each // 2
    if kind == SHOWING:
        return 0 if p.rows[i + 4] == SHOW_PACT else sign * 2
    if kind == PEACE:
        return 2 * sign + 1 if sign else 0
    if kind == SWAP:
        man = p.rows[i + 4] if a == gang else p.rows[i + 5]
        other = p.rows[i + 5] if a == gang else p.rows[i + 4]
        if man // CREW != gang:
            return 0
        return place_value(p, gang, p.place[other]) - place_value(p, gang, p.place[man])
    if kind in (AVOID, BRING):
        return -3 if a == gang else 1
    if kind == TURNS:
        return 0
    if kind == DISSOLVE:
        return 0 if pact_of(p, p.rows[i + 4]) == NONE else -1
    return 0


def card_value(p: Position, gang: int, kind: int) -> int:
    """The last car is dear."""
    if kind == TRACTION and p.hands[gang * KINDS + TRACTION] <= 1:
        return 20
    return WORTH_OF_CARD[kind]


def place_value(p: Position, gang: int, space: int) -> int:
    """How well a man stands, in U."""
    kind = p.material.kinds[space]
    if kind == 1:
        return 6
    if kind == BANK:
        return 8
    return 0
