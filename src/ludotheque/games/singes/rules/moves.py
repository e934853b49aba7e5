"""Rolling and moving: dice, helpers, steps, teleports (3.5: R24 to R32, R50, R54)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import expose
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Question, Roll, ask
from ludotheque.games.singes.rules.tiles import open_portal

# Dice: R24, R54.


def die_refusal(p: Position, seat: int, die: int) -> str:
    if die == t.WHITE or p.held(seat, t.RED_DIE + die - t.RED) > 0:
        return LEGAL
    return "R24"


def roll(p: Position, seat: int, die: int, question: int) -> None:
    """R54: the token of a die is turned face up when its owner first rolls it."""
    p.die = die
    if die != t.WHITE and p.used[seat * t.USED_ROW + die - t.RED] == 0:
        expose(p, seat, t.RED_DIE + die - t.RED)
        p.used[seat * t.USED_ROW + die - t.RED] = 1
    p.note(t.CHOSE, seat, [t.ROLL + die])
    ask(p, question)


class MoveRoll(Roll):
    """A movement roll: the helpers are chosen after it (R25)."""

    def show(self, p: Position, face: int) -> None:
        p.total = face
        p.helpers = 0
        if p.helper_mask(p.turn):
            ask(p, t.HELPING)
        else:
            set_out(p)


class Helping(Question):
    """D3: which helpers add to the roll."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        mask = p.helper_mask(seat)
        return [t.HELP + used for used in range(mask + 1) if used & ~mask == 0]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        mask = action - t.HELP
        if mask < 0 or mask > 31:
            return "R25"
        return LEGAL if mask & ~p.helper_mask(seat) == 0 else "R25-none"

    def answer(self, p: Position, seat: int, action: int) -> None:
        p.helpers = action - t.HELP
        p.total += p.helper_sum(p.helpers)
        p.note(t.HELPED, seat, [p.helpers, p.total])
        set_out(p)


# Steps.


def set_out(p: Position) -> None:
    leave_trail(p)
    p.path = [p.pawns[p.turn]]
    p.paused = 0
    p.exact = 0
    p.flown = 0
    p.won = 0
    p.stole = 0
    ask(p, t.STEPPING)


def leave_trail(p: Position) -> None:
    """O11: under `turn` the squares of a move that is over stay walked on."""
    if p.whole_turn and p.path:
        p.trail = [*p.trail, *p.path]


class Stepping(Question):
    """D4: the next step, or where the move stops."""

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.STOP:
            return halt_refusal(p, can_step(p, seat))
        is_far = t.TO <= action < t.BEGIN
        if not is_far and (action < t.STEP or action > t.STEP + 3):
            return "R26"
        end = end_refusal(p)
        if end != LEGAL:
            return end
        return "R26-far" if is_far else step_refusal(p, seat, action - t.STEP)

    def legal(self, p: Position, seat: int) -> list[int]:
        found: list[int] = []
        if end_refusal(p) == LEGAL:
            for direction in range(4):
                if step_refusal(p, seat, direction) == LEGAL:
                    found.append(t.STEP + direction)
        if halt_refusal(p, len(found) > 0) == LEGAL:
            found.append(t.STOP)
        return found

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.STOP:
            stop(p, seat)
        else:
            step(p, seat, action - t.STEP)


def end_refusal(p: Position) -> str:
    """What ends a move on its square: an ape (R28), or the count (R26)."""
    made = len(p.path) - 1
    if made > 0 and p.apes_block and p.has_ape(p.path[made]):
        return "R28"
    return "R26-done" if made >= p.total else LEGAL


def step_refusal(p: Position, seat: int, direction: int) -> str:
    """What forbids one more step of a move that may go on."""
    path = p.path
    made = len(path) - 1
    other = p.neighbour(path[made], direction)
    if other < 0:
        return "R10"
    if made == 0 and p.duty[seat] != t.NONE and other != p.duty[seat]:
        return "R50"
    if p.backtrack:
        return "R27-back" if other == square_before(p) else LEGAL
    if other in path:
        return "R27"
    return "R27-turn" if other in p.trail else LEGAL


def square_before(p: Position) -> int:
    """The square the last step came from: of this move or, under O11 `turn`, of the one before; else NONE."""
    path = p.path
    if len(path) > 1:
        return path[len(path) - 2]
    trail = p.trail
    return trail[len(trail) - 2] if len(trail) > 1 and trail[len(trail) - 1] == path[0] else t.NONE


def can_step(p: Position, seat: int) -> bool:
    if end_refusal(p) != LEGAL:
        return False
    for direction in range(4):
        if step_refusal(p, seat, direction) == LEGAL:
            return True
    return False


def halt_refusal(p: Position, can_go_on: bool) -> str:
    """R29, R30: early only on a stop square; else when the move cannot go on."""
    if not can_go_on:
        return LEGAL
    made = len(p.path) - 1
    if made == 0:
        return "R30"
    return LEGAL if is_stop_square(p, p.path[made]) else "R29"


def is_stop_square(p: Position, square: int) -> bool:
    if p.board[square] >= t.MARK_W:
        return True
    if p.is_portal(square):
        return p.portal_stop == 0 or p.paused == 1 or p.is_live(square)
    return square == p.material.start and sum(p.pile) > 0


def step(p: Position, seat: int, direction: int) -> None:
    square = p.pawns[seat]
    other = p.neighbour(square, direction)
    p.pawns[seat] = other
    p.path.append(other)
    p.duty[seat] = t.NONE
    p.paused = 0
    if p.journal is not None:
        p.note(t.STEPPED, seat, [square, other, len(p.path) - 1, p.total])


def stop(p: Position, seat: int) -> None:
    """The move is confirmed: a landing (R33), or a tile opened on the way (O8)."""
    made = len(p.path) - 1
    square = p.pawns[seat]
    if made == 0:
        p.note(t.SAT_OUT, seat, [])
        p.question = t.ENDING
        return
    if p.journal is not None:
        p.note(t.STOPPED, seat, [square])
    if not p.portal_ends and made < p.total and p.board[square] < t.APE and p.is_live(square):
        p.paused = 1
        open_portal(p)
        return
    p.paused = 0
    p.exact = 1 if made == p.total else 0
    p.stage = t.STAGE_APE
    p.question = t.LANDING


def fly(p: Position, seat: int, how: int, square: int) -> None:
    """A teleport is a landing, never exact, and ends a retreat duty (R51, R58, R62)."""
    p.note(t.WENT, seat, [how, p.pawns[seat], square])
    p.pawns[seat] = square
    p.duty[seat] = t.NONE
    leave_trail(p)
    p.path = []
    p.flown = 1
    p.exact = 0
    p.won = 0
    p.stole = 0
    p.stage = t.STAGE_APE
    p.question = t.LANDING
