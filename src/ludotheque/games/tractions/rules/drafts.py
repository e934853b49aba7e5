"""Drafts: the rows of a proposal, and whom they name (R27, R31, R41, R42)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.pacts import pact_of
from ludotheque.games.tractions.rules.position import Position


def draft_of(gang: int) -> int:
    """The number under which a gang's unsent rows are kept."""
    return -1 - gang


def has_draft(p: Position, gang: int) -> bool:
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == draft_of(gang):
            return True
    return False


def last_row(p: Position, paper: int) -> int:
    """Where the last row of a paper begins, or NONE."""
    found = t.NONE
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == paper:
            found = i
    return found


def last_pact_row(p: Position, paper: int) -> int:
    found = t.NONE
    for i in range(0, len(p.rows), t.ROW):
        if p.rows[i] == paper and p.rows[i + t.KIND] == t.ALLY:
            found = i
    return found


def drop_row(p: Position, i: int) -> None:
    p.rows = [*p.rows[:i], *p.rows[i + t.ROW :]]
    place = i // t.ROW
    p.row_words = [*p.row_words[:place], *p.row_words[place + 1 :]]


def drop_rows(p: Position, paper: int) -> None:
    while True:
        i = last_row(p, paper)
        if i == t.NONE:
            return
        drop_row(p, i)


def lay_pen(p: Position, gang: int, step: int) -> None:
    for i in range(t.PEN):
        p.pens[gang * t.PEN + i] = 0
    p.pens[gang * t.PEN] = step


def needs_cafe(kind: int) -> bool:
    return kind in (t.PAY, t.GIVE_CARD, t.SHOWING)


def deadline_refusal(p: Position, kind: int, last: int) -> str:
    if kind == t.BRING and (last == 0 or (last == p.turn and p.floor == t.VAULT)):
        return "R41"
    if kind == t.GIVE and last == p.turn and p.floor == t.VAULT:
        return "R41"
    return LEGAL


def swap_refusal(p: Position, man: int, other: int) -> str:
    """R31: of two gangs, both on the board, never two men of a gang in one hotel."""
    if man // t.CREW == other // t.CREW or p.place[man] == t.NONE or p.place[other] == t.NONE:
        return "R31"
    if fills_hotel(p, man, p.place[other]) or fills_hotel(p, other, p.place[man]):
        return "R31"
    return LEGAL


def fills_hotel(p: Position, man: int, space: int) -> bool:
    return p.material.kinds[space] == t.HOTEL and p.men[space * t.GANGS + man // t.CREW] > 0 and p.place[man] != space


def signatories(p: Position, i: int) -> int:
    """Those an alliance lists and those its clauses name."""
    bits = p.rows[i + t.FROM]
    j = i + t.ROW
    while j < len(p.rows):
        if p.rows[j] == p.rows[i]:
            if p.rows[j + t.KIND] < t.TERMS:
                break
            bits |= named_in(p, j)
        j += t.ROW
    return bits


def named_in(p: Position, j: int) -> int:
    """The gangs that a row names."""
    kind = p.rows[j + t.KIND]
    if kind == t.ALLY:
        return p.rows[j + t.FROM]
    if kind == t.DISSOLVE:
        i = pact_of(p, p.rows[j + t.WHAT])
        return p.pacts[i + t.SIGNATORIES] if i != t.NONE else 0
    if kind == t.TEXT:
        return 0
    if kind == t.SPLIT:
        bits = 0
        for gang in range(t.GANGS):
            if weight_of(p.rows[j + t.DETAIL], gang):
                bits |= 1 << gang
        return bits
    bits = 1 << p.rows[j + t.FROM]
    if kind != t.AVOID and kind != t.BRING:
        bits |= 1 << p.rows[j + t.TO]
    return bits


def weight_of(weights: int, gang: int) -> int:
    """One more than the weight of a gang, 0 for one that is left out."""
    return weights >> (t.WEIGHT_BITS * gang) & 63


def weighted(weights: int) -> int:
    count = 0
    for gang in range(t.GANGS):
        if weight_of(weights, gang):
            count += 1
    return count


def split_weights(weights: int) -> list[int]:
    """The weights of a split by gang, NONE for one that is left out."""
    return [weight_of(weights, gang) - 1 for gang in range(t.GANGS)]
