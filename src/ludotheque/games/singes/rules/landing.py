"""Landing: its steps in their order, and its bonuses (3.6: R33 to R40)."""

from __future__ import annotations

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.doors import may_escape
from ludotheque.games.singes.rules.fights import meet
from ludotheque.games.singes.rules.luck import may_steal
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import ask
from ludotheque.games.singes.rules.tiles import open_portal


def go_on(p: Position) -> None:
    """The steps of a landing in their order, up to the next question (R33 to R40)."""
    seat = p.turn
    square = p.pawns[seat]
    content = p.board[square]
    if p.stage <= t.STAGE_APE:
        if p.has_ape(square):
            meet(p)
            return
        p.stage = t.STAGE_THEFT
    if p.stage == t.STAGE_THEFT:
        if p.exact and may_steal(p, seat):
            ask(p, t.STEALING)
            return
        p.stage = t.STAGE_TOKEN
    if p.stage == t.STAGE_TOKEN:
        if t.MARK_W <= content <= t.MARK_L:
            ask(p, t.DRAW_TOKEN)
            return
        p.stage = t.STAGE_DOOR
    if p.stage == t.STAGE_DOOR:
        if has_asked_at_door(p, content):
            return
        p.stage = t.STAGE_START
    if p.stage == t.STAGE_START:
        if square == p.material.start and sum(p.pile) > 0:
            ask(p, t.PICKING)
            return
        p.stage = t.STAGE_PORTAL
    if p.stage == t.STAGE_PORTAL and p.is_live(square):
        open_portal(p)
        return
    reward(p)


def has_asked_at_door(p: Position, content: int) -> bool:
    """R77, R79: whether there is something to be decided at a door; then it is asked."""
    if content == t.KEY_DOWN:
        ask(p, t.TURNING)
        return True
    if t.KEY_UP <= content < t.APE and may_escape(p, p.turn, content - t.KEY_UP):
        ask(p, t.ESCAPING)
        return True
    return False


def reward(p: Position) -> None:
    """R39, R40: one bonus a landing, playing again before the extra roll; none after a trap was escaped (R74)."""
    p.question = t.ENDING
    if not p.ends and (p.won or p.stole):
        p.bonus = t.AGAIN if p.won else t.EXTRA
        ask(p, t.ACTING)
