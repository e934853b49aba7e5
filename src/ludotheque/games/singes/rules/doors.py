"""Doors and winning: keys are turned, and whoever satisfies one escapes (3.14: R77 to R80)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.nightfall import show_hand
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE, Draw, Question, ask
from ludotheque.games.singes.rules.turns import forget_turn


def may_escape(p: Position, seat: int, key: int) -> bool:
    """Whether the key may be satisfied as far as all can see: the question itself must not betray a hand."""
    need = p.material.need(key)
    if need <= t.LAST_TYPE[t.WEAPON_BACK]:
        return p.backs(seat, t.WEAPON_BACK) > 0 and p.backs(seat, t.DIGIT_BACK) > 2
    return p.held(seat, need) > 0 and p.backs(seat, t.DIGIT_BACK) > 2


class Turning(Question):
    """D10: whether the key of a closed door is turned (R77)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.DECLINE, t.TURN_KEY]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return LEGAL if action in (t.TURN_KEY, t.DECLINE) else "R77"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.TURN_KEY:
            p.note(t.CHOSE, p.turn, [action])
            ask(p, t.DRAW_KEY)
        else:
            pass_by(p)


class KeyDraw(Draw):
    """R3: any key nobody has turned yet."""

    def first(self, p: Position) -> int:
        return t.KEYED

    def end(self, p: Position) -> int:
        return t.KEYED + p.material.key_count()

    def ways(self, p: Position, outcome: int) -> int:
        return 0 if t.KEY_UP + outcome - t.KEYED in p.board else 1

    def answer(self, p: Position, seat: int, action: int) -> None:
        key = action - t.KEYED
        square = p.pawns[p.turn]
        p.board[square] = t.KEY_UP + key
        p.progress = 1
        p.stirred = 1
        p.note(t.KEY_TURNED, p.turn, [square, *p.material.key_row(key)])
        p.question = t.LANDING


class Escaping(Question):
    """D11: the first to escape wins and the game stops there (A73)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.DECLINE, t.ESCAPE]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.DECLINE:
            return LEGAL
        if action != t.ESCAPE:
            return "R79"
        return LEGAL if p.missing(seat, p.key_on(p.pawns[seat])) == 0 else "R78"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.DECLINE:
            pass_by(p)
            return
        p.winner = seat
        forget_turn(p)
        p.stirred = 0
        p.question = t.OVER
        p.waiting_for = NO_ONE
        p.note(t.ESCAPED, seat, [p.pawns[seat]])
        if p.journal is not None:
            show_hand(p, seat)


def pass_by(p: Position) -> None:
    """Nothing is done at the door; the landing goes on."""
    p.stage = t.STAGE_START
    p.question = t.LANDING
