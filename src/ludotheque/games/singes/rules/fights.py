"""Apes and fights: showing, fighting, killing and moving an ape, sacrifices and retreats (3.7: R41 to R51)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.luck import lose, spend, used_colour
from ludotheque.games.singes.rules.memory import everybody, show
from ludotheque.games.singes.rules.moves import die_refusal, roll
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Draw, Question, Roll, ask


def strength(p: Position, kind: int) -> int:
    if kind >= t.GORILLA:
        return kind - t.GORILLA + 1
    return kind - t.CHIMP + 1 if kind >= t.CHIMP else p.material.values[kind]


def meet(p: Position) -> None:
    """R42: the ape of the square is turned face up before anything is chosen."""
    if p.board[p.pawns[p.turn]] < t.APE:
        ask(p, t.DRAW_APE)
    else:
        prepare(p)


def prepare(p: Position) -> None:
    p.declared = [0] * t.ARMS
    ask(p, t.FIGHTING)


class TokenDraw(Draw):
    """Which token the one on the player's square is: any of its back that nobody has seen."""

    def first(self, p: Position) -> int:
        return t.DRAW + t.FIRST_TYPE[p.board[p.pawns[p.turn]] - t.MARK_W]

    def end(self, p: Position) -> int:
        return t.DRAW + t.LAST_TYPE[p.board[p.pawns[p.turn]] - t.MARK_W] + 1

    def ways(self, p: Position, outcome: int) -> int:
        return p.unseen[outcome - t.DRAW]


class ApeDraw(TokenDraw):
    """R42: the strength of an ape is seen on the first landing there."""

    def answer(self, p: Position, seat: int, action: int) -> None:
        kind = action - t.DRAW
        square = p.pawns[p.turn]
        p.unseen[kind] -= 1
        p.board[square] = t.APE + kind
        p.note(t.APE_SHOWN, p.turn, [square, kind])
        prepare(p)


class Fighting(Question):
    """D5 and D6: weapons are laid ready one by one and shown with the roll; or the ape is killed or moved."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [*range(t.ROLL, t.ROLL + t.YELLOW + 1), t.KILL, t.MOVE, *range(t.DECLARE, t.DECLARE + t.HELMET + 1)]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if t.ROLL <= action <= t.ROLL + t.YELLOW:
            return die_refusal(p, seat, action - t.ROLL)
        if t.DECLARE <= action <= t.DECLARE + t.HELMET:
            weapon = action - t.DECLARE
            return LEGAL if p.declared[weapon] < p.held(seat, weapon) else "R44"
        if action == t.KILL:
            return LEGAL if p.held(seat, t.KILL_TOKEN) > 0 else "R43-kill"
        if action == t.MOVE:
            if p.held(seat, t.MOVE_TOKEN) == 0:
                return "R43-move"
            return LEGAL if has_exile(p, seat) else "R65"
        return "R43"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.KILL:
            square = p.pawns[seat]
            spend(p, seat, t.KILL_TOKEN)
            p.note(t.KILLED, seat, [square, p.board[square] - t.APE])
            beat(p)
        elif action == t.MOVE:
            # What was laid ready stays a secret.
            p.declared = []
            ask(p, t.MOVING)
        elif action >= t.DECLARE:
            p.declared[action - t.DECLARE] += 1
        else:
            p.note(t.DECLARED, seat, [action - t.ROLL, *p.declared])
            for weapon in range(t.ARMS):
                if p.declared[weapon] > 0:
                    show(p, seat, weapon, p.declared[weapon], everybody(p))
            roll(p, seat, action - t.ROLL, t.ROLL_FIGHT)


class FightRoll(Roll):
    """R46 to R48: roll and weapons against the strength of the ape."""

    def show(self, p: Position, face: int) -> None:
        seat = p.turn
        square = p.pawns[seat]
        kind = p.board[square] - t.APE
        bonus = 0
        for weapon in range(t.ARMS):
            bonus += p.declared[weapon] * p.material.values[weapon]
        against = strength(p, kind)
        if face + bonus <= against and not p.flown and len(p.path) > 1:
            # R50: back to the square he came from; a teleport has none (A37).
            p.duty[seat] = p.path[len(p.path) - 2]
        p.note(t.FOUGHT, seat, [square, kind, face, bonus, against, p.duty[seat]])
        if face + bonus > against:
            beat(p)
            return
        p.declared = []
        if face + bonus < against and p.backs(seat, t.LUCK_BACK) > 0:
            ask(p, t.SACRIFICING)
        else:
            p.question = t.ENDING


def beat(p: Position) -> None:
    """R46: the ape leaves the game, the landing goes on, and the play-again bonus is earned."""
    square = p.pawns[p.turn]
    p.removed[p.board[square] - t.APE] += 1
    p.board[square] = t.EMPTY
    p.declared = []
    p.won = 1
    p.progress = 1
    p.stirred = 1
    p.stage += 1
    p.question = t.LANDING


class Sacrificing(Question):
    """D8: which luck token a lost fight costs (R48)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [*range(t.ITEM + t.RED_DIE, t.ITEM + t.TRAP), t.ITEM_USED, t.ITEM_USED + 1]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.ITEM_USED or action == t.ITEM_USED + 1:
            return LEGAL if p.used[seat * t.USED_ROW + action - t.ITEM_USED] > 0 else "R48"
        if t.ITEM + t.RED_DIE <= action < t.ITEM + t.TRAP:
            return LEGAL if p.covered(seat, action - t.ITEM) > 0 else "R48"
        return "R48"

    def answer(self, p: Position, seat: int, action: int) -> None:
        in_use = action >= t.ITEM_USED
        kind = t.RED_DIE + action - t.ITEM_USED if in_use else action - t.ITEM
        lose(p, seat, kind, in_use)
        p.whisper(t.SACRIFICED, seat, [used_colour(kind, in_use)], [kind], 1 << seat)
        p.question = t.ENDING


class MovingApe(Question):
    """D7: where the ape goes (R65); no fight was won, the landing goes on."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return p.destinations()

    def refusal(self, p: Position, seat: int, action: int) -> str:
        return exile_refusal(p, seat, action - t.TO)

    def answer(self, p: Position, seat: int, action: int) -> None:
        source = p.pawns[seat]
        square = action - t.TO
        spend(p, seat, t.MOVE_TOKEN)
        p.note(t.MOVED, seat, [p.board[source] - t.APE, source, square])
        p.board[square] = p.board[source]
        p.board[source] = t.EMPTY
        p.declared = []
        p.stage += 1
        p.question = t.LANDING


def exile_refusal(p: Position, seat: int, square: int) -> str:
    """R65: any other square without pawn, token or key, START excluded."""
    if square < 0 or square >= t.SQUARES or not p.is_square(square):
        return "R65-where"
    if square == p.material.start:
        return "R65-start"
    if square == p.pawns[seat]:
        return "R65-same"
    if p.board[square] != t.EMPTY:
        return "R65-token"
    return "R65-pawn" if square in p.pawns else LEGAL


def has_exile(p: Position, seat: int) -> bool:
    """Whether there is a square an ape can be moved to."""
    for square in range(p.material.tiles * t.CELLS):
        if exile_refusal(p, seat, square) == LEGAL:
            return True
    return False
