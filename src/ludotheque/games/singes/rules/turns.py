"""The turn: what one may do with it, how it begins and ends (3.4: R20 to R23)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL, NOBODY
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.hold_ups import attack, suffer
from ludotheque.games.singes.rules.luck import spend
from ludotheque.games.singes.rules.moves import die_refusal, fly, roll
from ludotheque.games.singes.rules.nightfall import all_keys_dead, fall_night
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE, Question, ask


def begin_turn(p: Position) -> None:
    """Process the oldest hold-up, or ask for a turn action."""
    seat = p.turn
    if p.journal is not None:
        p.note(t.TURN, seat, [p.round])
    row = p.oldest_hold(seat)
    if row < 0:
        ask(p, t.ACTING)
    else:
        suffer(p, row)


def end_turn(p: Position) -> None:
    """Pass the turn clockwise; a round ends before the first player's."""
    forget_turn(p)
    if p.stirred:
        p.stirred = 0
        if all_keys_dead(p):
            fall_night(p, t.DEAD_KEYS)
            return
    seat = (p.turn + 1) % p.seats
    if seat == p.first:
        p.quiet = 0 if p.progress else p.quiet + 1
        p.progress = 0
        if p.quiet > 9:
            p.note(t.QUIET, NOBODY, [p.quiet])
        if p.quiet_limit > 0 and p.quiet >= p.quiet_limit:
            fall_night(p, t.QUIET_ROUNDS)
            return
        if p.round >= (p.round_limit if p.round_limit > 0 else t.LAST_ROUND):
            fall_night(p, t.ROUNDS)
            return
        p.round += 1
    p.turn = seat
    begin_turn(p)


def forget_turn(p: Position) -> None:
    """What was said and counted within a turn is nothing to the next."""
    p.bonus = t.NO_BONUS
    p.die = t.WHITE
    p.total = 0
    p.helpers = 0
    p.path = []
    p.trail = NO_ONE
    p.exact = 0
    p.flown = 0
    p.stage = 0
    p.won = 0
    p.stole = 0
    p.ends = 0
    p.wanted = 0


class Acting(Question):
    """D2, and D15 while a bonus is pending: a roll, a compass, a guide, an attack."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        found = [t.ROLL, t.ROLL + 1, t.ROLL + 2, t.COMPASS, t.GUIDE, t.GUIDE + 1, t.DECLINE]
        attacks: list[int] = []
        for token in range(t.ATTACKS):
            if p.hands[seat * t.ITEMS + t.PATROL + token] > 0:
                attacks.append(token)
        if attacks:
            for victim in range(p.seats):
                for token in attacks:
                    found.append(t.ATTACK + victim * t.ATTACKS + token)
        return found

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if t.ROLL <= action <= t.ROLL + t.YELLOW:
            return die_refusal(p, seat, action - t.ROLL)
        if action == t.DECLINE:
            return LEGAL if p.bonus != t.NO_BONUS else "R21"
        if action <= t.STOP or t.TO <= action < t.BEGIN:
            return "R26-roll"
        if t.HELP <= action < t.COMPASS:
            return "R25-roll"
        if t.DECLARE <= action <= t.DECLARE + t.HELMET:
            return "R44-ape"
        if p.bonus == t.EXTRA:
            return "R40"
        if t.ATTACK <= action < t.ITEM:
            return self.attack_refusal(p, seat, action - t.ATTACK)
        return self.flight_refusal(p, seat, action)

    def flight_refusal(self, p: Position, seat: int, action: int) -> str:
        """R58, R62: a guide or a compass is used by who has it."""
        if action == t.COMPASS:
            if p.held(seat, t.COMPASS_TOKEN) == 0:
                return "R62-none"
            return "R62-start" if p.pawns[seat] == p.material.start else LEGAL
        if action == t.GUIDE or action == t.GUIDE + 1:
            return LEGAL if p.held(seat, t.DAENA + action - t.GUIDE) > 0 else "R58-none"
        return "R21-now"

    def attack_refusal(self, p: Position, seat: int, number: int) -> str:
        victim = number // t.ATTACKS
        if victim == seat or victim >= p.seats:
            return "R59-rival"
        return LEGAL if p.held(seat, t.PATROL + number % t.ATTACKS) > 0 else "R59-none"

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action == t.DECLINE:
            p.question = t.ENDING
        elif action <= t.ROLL + t.YELLOW:
            roll(p, seat, action - t.ROLL, t.ROLL_MOVE)
        elif action == t.COMPASS:
            # R62: the compass joins the pile before the pawn arrives.
            spend(p, seat, t.COMPASS_TOKEN)
            fly(p, seat, t.COMPASS_TOKEN, p.material.start)
        elif action < t.ATTACK:
            p.wanted = t.DAENA + action - t.GUIDE
            ask(p, t.GUIDED)
        else:
            attack(p, seat, (action - t.ATTACK) // t.ATTACKS, t.PATROL + (action - t.ATTACK) % t.ATTACKS)
