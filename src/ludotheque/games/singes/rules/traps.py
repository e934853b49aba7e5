"""START pile and traps: what is picked there, and who falls into a trap (3.13: R72 to R76, O1, O3)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.luck import lose, lost_type, spend, used_colour, ways_to_lose
from ludotheque.games.singes.rules.memory import everybody, learn, pass_on
from ludotheque.games.singes.rules.moves import fly
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Draw, Question, ask


class Picking(Question):
    """D12: a luck token or a digit from the START pile, or nothing (R72)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.DECLINE, t.PICK_LUCK, t.PICK_DIGIT]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.DECLINE:
            return LEGAL
        if action == t.PICK_LUCK:
            return LEGAL if p.pile_backs(t.LUCK_BACK) > 0 else "R72-luck"
        if action == t.PICK_DIGIT:
            return LEGAL if p.pile_backs(t.DIGIT_BACK) > 0 else "R72-digit"
        return "R72"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.DECLINE:
            p.stage = t.STAGE_PORTAL
            p.question = t.LANDING
        else:
            p.wanted = t.LUCK_BACK if action == t.PICK_LUCK else t.DIGIT_BACK
            p.note(t.CHOSE, p.turn, [action])
            ask(p, t.DRAW_PICK)


class PickDraw(Draw):
    """R72: what was picked is seen by the taker; that it is no trap, by all."""

    def first(self, p: Position) -> int:
        return t.DRAW + t.FIRST_TYPE[p.wanted]

    def end(self, p: Position) -> int:
        return t.DRAW + t.LAST_TYPE[p.wanted] + 1

    def ways(self, p: Position, outcome: int) -> int:
        return p.pile[outcome - t.DRAW]

    def answer(self, p: Position, seat: int, action: int) -> None:
        kind = action - t.DRAW
        taker = p.turn
        back = p.wanted
        p.wanted = 0
        if kind == t.TRAP:
            pass_on(p, t.PILE, t.AWAY, kind, everybody(p))
            p.pile[kind] -= 1
            p.note(t.PICKED, taker, [back])
            fall(p)
            return
        pass_on(p, t.PILE, taker, kind, 1 << taker)
        p.pile[kind] -= 1
        p.hands[taker * t.ITEMS + kind] += 1
        p.whisper(t.PICKED, taker, [back], [kind], 1 << taker)
        p.question = t.ENDING


# Traps.


def fall(p: Position) -> None:
    """A trap is shown; whoever may hold a way out, as far as all can see, is asked."""
    seat = p.turn
    p.fallen = 1
    p.note(t.FELL, seat, [p.pawns[seat]])
    if p.trap_rule:
        hold(p, seat)
    elif p.hidden(seat, t.LUCK_BACK) + p.held(seat, t.DAENA) + p.held(seat, t.KARUBI) > 0:
        ask(p, t.TRAPPED)
    else:
        pay(p, seat)


class Trapped(Question):
    """D14: a way out of the trap (R74), or its price."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.COMPASS, t.GUIDE, t.GUIDE + 1, t.DECLINE]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.DECLINE:
            return LEGAL
        if action == t.COMPASS:
            return LEGAL if p.held(seat, t.COMPASS_TOKEN) > 0 else "R74-compass"
        if action == t.GUIDE or action == t.GUIDE + 1:
            return LEGAL if p.held(seat, t.DAENA + action - t.GUIDE) > 0 else "R74-guide"
        return "R74"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.DECLINE:
            p.note(t.CHOSE, seat, [action])
            pay(p, seat)
        elif action == t.COMPASS:
            bury_trap(p)
            p.note(t.DODGED, seat, [t.COMPASS_TOKEN])
            spend(p, seat, t.COMPASS_TOKEN)
            if p.pawns[seat] == p.material.start:
                p.question = t.ENDING
            else:
                p.ends = 1
                fly(p, seat, t.COMPASS_TOKEN, p.material.start)
        else:
            p.wanted = t.DAENA + action - t.GUIDE
            ask(p, t.GUIDED)


def bury_trap(p: Position) -> None:
    """The trap goes to the START pile, which all see."""
    p.fallen = 0
    p.pile[t.TRAP] += 1
    learn(p, everybody(p), t.PILE, t.TRAP)


def half(p: Position, count: int) -> int:
    return (count + p.rounding) // 2


def pay(p: Position, seat: int) -> None:
    """R75: half of the luck tokens, then half of the digits, go to the pile at random."""
    p.owed = half(p, p.backs(seat, t.LUCK_BACK))
    p.wanted = half(p, p.backs(seat, t.DIGIT_BACK))
    pay_on(p, seat)


def pay_on(p: Position, seat: int) -> None:
    if p.owed + p.wanted > 0:
        ask(p, t.DRAW_FORFEIT)
        return
    p.pawns[seat] = p.material.start
    p.duty[seat] = t.NONE
    hold(p, seat)


class ForfeitDraw(Draw):
    """R75: the next token that goes to the pile."""

    def first(self, p: Position) -> int:
        return t.DRAW + t.FIRST_TYPE[t.LUCK_BACK if p.owed > 0 else t.DIGIT_BACK]

    def end(self, p: Position) -> int:
        return t.TILE if p.owed > 0 else t.DRAW + t.FIRST_TYPE[t.LUCK_BACK]

    def ways(self, p: Position, outcome: int) -> int:
        return ways_to_lose(p, p.turn, outcome)

    def answer(self, p: Position, seat: int, action: int) -> None:
        in_use = action >= t.DRAW_USED
        kind = lost_type(action)
        lose(p, p.turn, kind, in_use)
        back = t.LUCK_BACK if kind > t.JOKER else t.DIGIT_BACK
        p.whisper(t.FORFEITED, p.turn, [back, used_colour(kind, in_use)], [kind], 1 << p.turn)
        if back == t.LUCK_BACK:
            p.owed -= 1
        else:
            p.wanted -= 1
        pay_on(p, p.turn)


def hold(p: Position, seat: int) -> None:
    """R76: the trap lies face up before the player for some turns."""
    p.fallen = 0
    p.holds += [seat, t.TRAP, p.material.trap_turns, everybody(p)]
    p.note(t.HELD, seat, [p.material.trap_turns, p.trap_rule])
    p.question = t.ENDING
