"""Chance: every outcome that may come up, and in how many ways (section 6)."""

from __future__ import annotations

from ludotheque.games.singes.landing import loot_back
from ludotheque.games.singes.opening import is_in_stack
from ludotheque.games.singes.position import Position
from ludotheque.games.singes.terms import (
    BEGIN,
    DRAW,
    DRAW_APE,
    DRAW_CONFISCATION,
    DRAW_FORFEIT,
    DRAW_KEY,
    DRAW_PICK,
    DRAW_THEFT,
    DRAW_TILE,
    DRAW_TOKEN,
    DRAW_USED,
    FACE,
    FIRST,
    FIRST_TYPE,
    KEY_UP,
    KEYED,
    LAST_TYPE,
    LOOTS,
    MARK_W,
    MOST_FACE,
    ROLL_MOVE,
    SEATS,
    TILE,
    TILES,
    K,
    L,
)


def span(p: Position) -> tuple[int, int]:
    """The first outcome that may come up and the one after the last."""
    question = p.question
    if question >= ROLL_MOVE:
        return FACE + 1, FACE + MOST_FACE + 1
    if question == DRAW_TILE:
        return TILE, TILE + TILES
    if question == DRAW_KEY:
        return KEYED, KEYED + len(p.material.keys) // 4
    if question == FIRST:
        return BEGIN, BEGIN + SEATS
    if question == DRAW_CONFISCATION:
        return DRAW + FIRST_TYPE[K], DRAW_USED + 2
    if question == DRAW_FORFEIT:
        return (DRAW + FIRST_TYPE[L], DRAW_USED + 2) if p.owed > 0 else (DRAW + FIRST_TYPE[K], DRAW + FIRST_TYPE[L])
    back = drawn_back(p)
    return DRAW + FIRST_TYPE[back], DRAW + LAST_TYPE[back] + 1


def drawn_back(p: Position) -> int:
    """The back of the token that is drawn."""
    if p.question == DRAW_THEFT:
        return loot_back(p.wanted % LOOTS)
    if p.question == DRAW_PICK:
        return p.wanted
    return p.board[p.pawns[p.turn]] - MARK_W


def outcomes(p: Position) -> list[int]:
    """Every outcome that may come up, ascending."""
    if p.question >= ROLL_MOVE:
        return p.material.faces[p.die]
    first, end = span(p)
    found: list[int] = []
    for outcome in range(first, end):
        if ways(p, outcome) > 0:
            found.append(outcome)
    return found


def shares(p: Position) -> list[int]:
    """In how many ways each of the outcomes comes up."""
    if p.question >= ROLL_MOVE:
        return p.material.sides[p.die]
    first, end = span(p)
    found: list[int] = []
    for outcome in range(first, end):
        count = ways(p, outcome)
        if count > 0:
            found.append(count)
    return found


def ways(p: Position, outcome: int) -> int:
    """In how many ways an outcome comes up; 0 for what cannot."""
    question = p.question
    if question >= ROLL_MOVE:
        face = outcome - FACE
        return p.material.dice[p.die * (MOST_FACE + 1) + face] if 1 <= face <= MOST_FACE else 0
    if question in (DRAW_TOKEN, DRAW_APE):
        back = p.board[p.pawns[p.turn]] - MARK_W
        inside = DRAW + FIRST_TYPE[back] <= outcome <= DRAW + LAST_TYPE[back]
        return p.unseen[outcome - DRAW] if inside else 0
    first, end = span(p)
    if outcome < first or outcome >= end:
        return 0
    if question == DRAW_TILE:
        return 1 if is_in_stack(p, outcome - TILE) else 0
    if question == DRAW_PICK:
        return p.pile[outcome - DRAW]
    if question == DRAW_THEFT:
        return p.covered(p.wanted // LOOTS, outcome - DRAW)
    if question in (DRAW_CONFISCATION, DRAW_FORFEIT):
        if outcome >= DRAW_USED:
            return p.used[p.turn * 2 + outcome - DRAW_USED]
        return p.covered(p.turn, outcome - DRAW) if outcome - DRAW <= LAST_TYPE[L] else 0
    if question == DRAW_KEY:
        # R3: any key nobody has turned yet.
        return 0 if KEY_UP + outcome - KEYED in p.board else 1
    return 1 if outcome - BEGIN < p.seats else 0
