"""Taking tokens: what lies on a square is taken and looked at (3.8: R35, R49, R52, R53)."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import TokenDraw, prepare
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.traps import fall


class Taking(TokenDraw):
    """R35: the token of the square; taking an item ends the turn (R23)."""

    def answer(self, p: Position, seat: int, action: int) -> None:
        kind = action - t.DRAW
        taker = p.turn
        square = p.pawns[taker]
        back = p.board[square] - t.MARK_W
        p.unseen[kind] -= 1
        p.stirred = 1
        if back == t.CHARACTER_BACK and kind >= t.ATTAR:
            # R49: a chief becomes an ape on the spot.
            p.board[square] = t.APE + kind
            p.note(t.CHIEF, taker, [square, kind])
            prepare(p)
            return
        p.board[square] = t.EMPTY
        p.progress = 1
        if kind == t.TRAP:
            fall(p)
            return
        p.hands[taker * t.ITEMS + kind] += 1
        if back == t.CHARACTER_BACK:
            p.note(t.JOINED, taker, [square, kind])
        else:
            p.whisper(t.TOOK, taker, [square, back], [kind], 1 << taker)
        p.question = t.ENDING
