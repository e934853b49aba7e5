"""Moving: helpers, steps, where one may stop (R25 to R32, R50)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.opening import open_portal
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.turns import ask, leave_trail


def move_by(p: Position, face: int) -> None:
    """A movement roll: the helpers are chosen after it (R25)."""
    p.total = face
    p.helpers = 0
    if p.helper_mask(p.turn):
        ask(p, t.HELPING)
    else:
        set_out(p)


def help_refusal(p: Position, seat: int, action: int) -> str:
    mask = action - t.HELP
    if mask < 0 or mask > 31:
        return "R25"
    return LEGAL if mask & ~p.helper_mask(seat) == 0 else "R25-none"


def take_help(p: Position, seat: int, mask: int) -> None:
    p.helpers = mask
    p.total += p.helper_sum(mask)
    p.note(t.HELPED, seat, [mask, p.total])
    set_out(p)


def set_out(p: Position) -> None:
    leave_trail(p)
    p.path = [p.pawns[p.turn]]
    p.paused = 0
    p.exact = 0
    p.flown = 0
    p.won = 0
    p.stole = 0
    ask(p, t.STEPPING)


def step_refusal(p: Position, seat: int, action: int) -> str:
    if action == t.STOP:
        return halt_refusal(p, can_step(p, seat))
    is_far = t.TO <= action < t.BEGIN
    if not is_far and (action < t.STEP or action > t.STEP + 3):
        return "R26"
    path = p.path
    made = len(path) - 1
    square = path[made]
    if made > 0 and p.apes_block and p.has_ape(square):
        return "R28"
    if made >= p.total:
        return "R26-done"
    if is_far:
        return "R26-far"
    other = p.neighbour(square, action - t.STEP)
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
    for direction in range(4):
        if step_refusal(p, seat, t.STEP + direction) == LEGAL:
            return True
    return False


def step_answers(p: Position, seat: int) -> list[int]:
    """D4: every legal step, and stopping where that is legal."""
    found: list[int] = []
    for action in range(t.STEP, t.STEP + 4):
        if step_refusal(p, seat, action) == LEGAL:
            found.append(action)
    if halt_refusal(p, len(found) > 0) == LEGAL:
        found.append(t.STOP)
    return found


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
