"""Cards that change hands, and what each onlooker can reckon from it (section 7 of the specification)."""

from __future__ import annotations

from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.position import Position

TABLE = 7  # beside the gangs and the supply: cards that lie openly on the table or on a man


def category(kind: int) -> int:
    return 0 if kind < 3 else 1


def reckon_known(p: Position, viewer: int, giver: int, taker: int, kind: int) -> None:
    """A viewer sees one card of a kind go from one holder to another; the table is open to all."""
    if giver != TABLE:
        i = (viewer * t.HOLDERS + giver) * t.KINDS + kind
        if p.lows[i] > 0:
            p.lows[i] -= 1
        p.highs[i] -= 1
    if taker != TABLE:
        i = (viewer * t.HOLDERS + taker) * t.KINDS + kind
        p.lows[i] += 1
        p.highs[i] += 1


def reckon_unknown(p: Position, viewer: int, giver: int, taker: int, suit: int) -> None:
    """A viewer sees a card go face down; when only one kind is possible there he knows it."""
    base = (viewer * t.HOLDERS + giver) * t.KINDS + 3 * suit
    possible = 0
    only = t.NONE
    for kind in range(3):
        if p.highs[base + kind] > 0:
            possible += 1
            only = 3 * suit + kind
    if possible == 1:
        reckon_known(p, viewer, giver, taker, only)
        return
    there = (viewer * t.HOLDERS + taker) * t.KINDS + 3 * suit
    for kind in range(3):
        if p.highs[base + kind] > 0:
            if p.lows[base + kind] > 0:
                p.lows[base + kind] -= 1
            p.highs[there + kind] += 1


def see_supply(p: Position, gang: int) -> None:
    """A6: who chooses looks at the supply, and remembers it."""
    for kind in range(t.KINDS):
        i = (gang * t.HOLDERS + t.SUPPLY) * t.KINDS + kind
        p.lows[i] = p.supply[kind]
        p.highs[i] = p.supply[kind]
        p.sights[gang * t.SIGHT + kind] = p.supply[kind]
    p.sights[gang * t.SIGHT + t.SIGHT_TURN] = p.turn


def see_shortage(p: Position, kind: int) -> None:
    """R169: everybody sees that the supply has none."""
    for viewer in range(t.VIEWERS):
        p.lows[(viewer * t.HOLDERS + t.SUPPLY) * t.KINDS + kind] = 0
        p.highs[(viewer * t.HOLDERS + t.SUPPLY) * t.KINDS + kind] = 0


def see_hand(p: Position, viewer: int, gang: int, kind: int) -> None:
    """A true show of one kind."""
    i = (viewer * t.HOLDERS + gang) * t.KINDS + kind
    p.lows[i] = p.hands[gang * t.KINDS + kind]
    p.highs[i] = p.hands[gang * t.KINDS + kind]


def know_card(p: Position, gang: int, kind: int, count: int) -> None:
    """Everybody sees that a hand holds at least so many."""
    for viewer in range(t.VIEWERS):
        i = (viewer * t.HOLDERS + gang) * t.KINDS + kind
        if p.lows[i] < count:
            p.lows[i] = count


def take(p: Position, gang: int, kind: int, is_open: bool) -> None:
    """A card from the supply into a hand."""
    for viewer in range(t.VIEWERS):
        if is_open or viewer == gang:
            reckon_known(p, viewer, t.SUPPLY, gang, kind)
        else:
            reckon_unknown(p, viewer, t.SUPPLY, gang, category(kind))
    p.supply[kind] -= 1
    p.hands[gang * t.KINDS + kind] += 1


def hand_over(p: Position, giver: int, taker: int, kind: int, readers: int) -> None:
    """A card from hand to hand, its face seen by the readers only."""
    for viewer in range(t.VIEWERS):
        if readers >> viewer & 1:
            reckon_known(p, viewer, giver, taker, kind)
        else:
            reckon_unknown(p, viewer, giver, taker, category(kind))
    p.hands[giver * t.KINDS + kind] -= 1
    p.hands[taker * t.KINDS + kind] += 1


def play(p: Position, gang: int, kind: int) -> None:
    """R20: a card from a hand onto the table, shown to all; it stays there until the combat is over."""
    for viewer in range(t.VIEWERS):
        reckon_known(p, viewer, gang, TABLE, kind)
    p.hands[gang * t.KINDS + kind] -= 1
    p.table[kind] += 1


def shelve(p: Position, kind: int) -> None:
    """One card from the table back into the supply."""
    for viewer in range(t.VIEWERS):
        reckon_known(p, viewer, TABLE, t.SUPPLY, kind)
    p.table[kind] -= 1
    p.supply[kind] += 1


def discard(p: Position, gang: int, kind: int) -> None:
    """R20: a card spent outside combats returns at once."""
    play(p, gang, kind)
    shelve(p, kind)


def clear_table(p: Position) -> None:
    """R102: the cards of a combat or heist return to the supply."""
    for kind in range(t.KINDS):
        while p.table[kind] > 0:
            shelve(p, kind)


def retire_sten(p: Position, man: int) -> None:
    """A45: the Sten of a man who falls, is replaced or has fired it empty is lost; Pierrot's never leaves him."""
    if p.stens[man] == 0 and man != p.pierrot_man:
        return
    p.stens[man] = 0
    if man == p.pierrot_man:
        p.pierrot_man = t.NONE
    else:
        p.table[t.STEN] += 1


def reckon_start(p: Position) -> None:
    """R6: before the first cards are chosen everybody knows the whole supply."""
    p.lows = [0] * (t.VIEWERS * t.HOLDERS * t.KINDS)
    p.highs = [0] * (t.VIEWERS * t.HOLDERS * t.KINDS)
    for viewer in range(t.VIEWERS):
        for kind in range(t.KINDS):
            i = (viewer * t.HOLDERS + t.SUPPLY) * t.KINDS + kind
            p.lows[i] = p.supply[kind]
            p.highs[i] = p.supply[kind]
