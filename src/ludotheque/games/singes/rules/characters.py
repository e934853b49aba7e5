"""Characters: where a guide leads (3.9: R58)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.moves import fly
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Question
from ludotheque.games.singes.rules.traps import bury_trap


class Guided(Question):
    """R58: any other square of the placed tiles except a door; R74: out of a trap, the turn ends after the landing."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return p.destinations()

    def refusal(self, p: Position, seat: int, action: int) -> str:
        square = action - t.TO
        if square < 0 or square >= t.SQUARES or not p.is_square(square):
            return "R58-where"
        if square == p.pawns[seat]:
            return "R58-same"
        if p.material.cells[square] == t.DOOR and p.board[square] != t.EMPTY:
            return "R58-door"
        return LEGAL

    def answer(self, p: Position, seat: int, action: int) -> None:
        guide = p.wanted
        p.wanted = 0
        if p.fallen:
            bury_trap(p)
            p.note(t.DODGED, seat, [guide])
            p.ends = 1
        p.hands[seat * t.ITEMS + guide] -= 1
        p.removed[guide] += 1
        p.stirred = 1
        fly(p, seat, guide, action - t.TO)
