"""Why a move of Apagos may be a good one, as far as one sees it on the ramp."""

from __future__ import annotations

from ludotheque.core.advice import Reason
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.judge import Apagos


def reason(state: Apagos, seat: int, action: int) -> Reason | None:
    """What a move of the seat does; nothing for what is not a move."""
    if state.question != t.PLAYING or action >= t.MOVES:
        return None
    mine = state.colours[seat]
    held = lead(state, t.TOP, mine)
    after = state.copy()
    after.apply(seat, action)
    if after.winner == seat:
        return Reason("wins")
    if action >= t.SLIDE:
        return Reason("wait", (t.SOURCES[action - t.SLIDE] + 1, t.TARGETS[action - t.SLIDE] + 1))
    colour, level = divmod(action - t.DROP, t.LEVELS)
    now = lead(after, t.TOP, mine)
    if level == t.TOP:
        return Reason("top" if colour == mine else "fill", (now,))
    if level + 1 == t.TOP and now > 0:
        return Reason("crown", (now,))
    if level + 1 == t.TOP and held < 0:
        return Reason("bury", (-held,))
    if colour != mine:
        return Reason("feint", (level + 2,))
    return Reason("lift", (level + 2,))


def lead(state: Apagos, level: int, colour: int) -> int:
    """By how many balls a colour leads on a level."""
    return state.balls_on(level, colour) - state.balls_on(level, 1 - colour)
