"""Chance: every outcome that may come up, and in how many ways (section 6)."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.landing import loot_back
from ludotheque.games.singes.rules.opening import is_in_stack
from ludotheque.games.singes.rules.position import Position


def span(p: Position) -> tuple[int, int]:
    """The first outcome that may come up and the one after the last."""
    question = p.question
    if question >= t.ROLL_MOVE:
        return t.FACE + 1, t.FACE + t.MOST_FACE + 1
    if question == t.DRAW_TILE:
        return t.TILE, t.TILE + t.TILES
    if question == t.DRAW_KEY:
        return t.KEYED, t.KEYED + len(p.material.keys) // 4
    if question == t.FIRST:
        return t.BEGIN, t.BEGIN + t.SEATS
    if question == t.DRAW_CONFISCATION:
        return t.DRAW + t.FIRST_TYPE[t.K], t.DRAW_USED + 2
    if question == t.DRAW_FORFEIT:
        return (
            (t.DRAW + t.FIRST_TYPE[t.L], t.DRAW_USED + 2)
            if p.owed > 0
            else (t.DRAW + t.FIRST_TYPE[t.K], t.DRAW + t.FIRST_TYPE[t.L])
        )
    back = drawn_back(p)
    return t.DRAW + t.FIRST_TYPE[back], t.DRAW + t.LAST_TYPE[back] + 1


def drawn_back(p: Position) -> int:
    """The back of the token that is drawn."""
    if p.question == t.DRAW_THEFT:
        return loot_back(p.wanted % t.LOOTS)
    if p.question == t.DRAW_PICK:
        return p.wanted
    return p.board[p.pawns[p.turn]] - t.MARK_W


def outcomes(p: Position) -> list[int]:
    """Every outcome that may come up, ascending."""
    if p.question >= t.ROLL_MOVE:
        return p.material.faces[p.die]
    first, end = span(p)
    found: list[int] = []
    for outcome in range(first, end):
        if ways(p, outcome) > 0:
            found.append(outcome)
    return found


def shares(p: Position) -> list[int]:
    """In how many ways each of the outcomes comes up."""
    if p.question >= t.ROLL_MOVE:
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
    if question >= t.ROLL_MOVE:
        face = outcome - t.FACE
        return p.material.dice[p.die * (t.MOST_FACE + 1) + face] if 1 <= face <= t.MOST_FACE else 0
    if question in (t.DRAW_TOKEN, t.DRAW_APE):
        back = p.board[p.pawns[p.turn]] - t.MARK_W
        inside = t.DRAW + t.FIRST_TYPE[back] <= outcome <= t.DRAW + t.LAST_TYPE[back]
        return p.unseen[outcome - t.DRAW] if inside else 0
    first, end = span(p)
    if outcome < first or outcome >= end:
        return 0
    if question == t.DRAW_TILE:
        return 1 if is_in_stack(p, outcome - t.TILE) else 0
    if question == t.DRAW_PICK:
        return p.pile[outcome - t.DRAW]
    if question == t.DRAW_THEFT:
        return p.covered(p.wanted // t.LOOTS, outcome - t.DRAW)
    if question in (t.DRAW_CONFISCATION, t.DRAW_FORFEIT):
        if outcome >= t.DRAW_USED:
            return p.used[p.turn * 2 + outcome - t.DRAW_USED]
        return p.covered(p.turn, outcome - t.DRAW) if outcome - t.DRAW <= t.LAST_TYPE[t.L] else 0
    if question == t.DRAW_KEY:
        # R3: any key nobody has turned yet.
        return 0 if t.KEY_UP + outcome - t.KEYED in p.board else 1
    return 1 if outcome - t.BEGIN < p.seats else 0
