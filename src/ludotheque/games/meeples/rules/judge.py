"""The rules of the street: the judge, the dispatch of answers, the setup and the end of a turn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, question, settle
from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY
from ludotheque.games.meeples.rules import bag, resolving, sowing
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import NO_ONE, Position
from ludotheque.games.meeples.rules.view import MeeplesView, look

DIRECTIONS: Final = [t.TURN, t.TURN + 1]
BUILD_OR_NOT: Final = [t.BUILD, t.BUILD + 1]
UPGRADE_OR_NOT: Final = [t.UPGRADE, t.UPGRADE + 1]
REROLL_OR_NOT: Final = [t.REROLL, t.REROLL + 1]
END_ONLY: Final = [t.END]
ALL_ROLLS: Final = list(range(t.ROLL, t.ROLL + 36))
EVEN: Final = [1] * 36


class Meeples(Position):
    """A game on the street that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box (R2 to R7) and begin the deal."""
        self.lay_out()
        ask(self.agenda, t.DEALING, CHANCE, 0, 0)
        self.await_answer()

    def lay_out(self) -> None:
        """The box before the deal: Madame in the Saloon, all others not dealt yet (A4)."""
        box = self.material
        self.waiting_for = NO_ONE
        self.words = ""
        self.agenda = []
        self.turn = 0
        self.first = t.NONE
        self.inside = [0] * (t.LOCATIONS * t.KINDS)
        self.inside[t.SALOON * t.KINDS + t.MADAME] = 1
        self.street = [t.NONE] * t.SPACES
        self.tokens = [t.NONE, t.NONE]
        self.owners = [t.NONE] * t.BUILDINGS
        self.turned = [0] * t.BUILDINGS
        self.hand = [0] * t.KINDS
        self.graves = [0] * t.KINDS
        self.boxed = box.counts[:]
        self.boxed[t.MADAME] = 0
        self.bag = [box.gold, box.stone, 0]
        self.crates = box.dynamite
        self.blasts = 0
        self.fuse = 0
        self.sold = 0
        self.gold = [0] * self.seats
        self.stones = [0] * self.seats
        self.bars = [0] * self.seats
        self.spare = [box.signs] * self.seats
        self.source = t.NONE
        self.direction = 0
        self.target = t.NONE
        self.item = t.NONE
        self.dice = [0, 0]
        self.idle = 0
        self.stirred = 0
        self.stale = 0

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if not self.agenda:
            return NO_ONE
        if seat == CLOCK:
            return [FLAG + asked(self.agenda)] if asked(self.agenda) >= 0 else NO_ONE
        if seat != asked(self.agenda):
            return NO_ONE
        now = question(self.agenda)
        if now == t.DROPPING:
            found = [t.DROP + kind for kind in range(t.KINDS) if self.hand[kind] > 0]
            return found
        if now == t.RESOLVING:
            return [t.RESOLVE + item for item in self.items()]
        if now == t.TAKING:
            return sowing.take_candidates(self)
        if now == t.TURNING:
            return DIRECTIONS
        if now == t.DRAWING:
            return bag.draw_candidates(self)
        if now == t.ENDING:
            return END_ONLY
        if now == t.STARTING:
            return [t.START + space for space in range(t.SPACES) if sowing.start_refusal(self, space) == LEGAL]
        if now == t.APPOINTING:
            return [t.APPOINT + other for other in range(self.seats) if other != seat]
        if now == t.BUILDING:
            return BUILD_OR_NOT
        if now == t.UPGRADING:
            return UPGRADE_OR_NOT
        if now == t.ROLLING:
            return ALL_ROLLS
        if now == t.REROLLING:
            return REROLL_OR_NOT
        if now == t.ROLLING_AGAIN:
            lowest = t.ROLL_AGAIN + 6 * (first(self.agenda) - t.WEST)
            return list(range(lowest, lowest + 6))
        if now == t.CORNERING:
            return [t.CORNER + building for building in self.material.corners if self.owners[building] == t.NONE]
        if now == t.NAMING:
            return [t.FIRST + other for other in range(self.seats)]
        return bag.deal_candidates(self)

    def why_not(self, seat: int, action: int) -> str:
        if not self.agenda:
            return "R62"
        if seat == CLOCK:
            # A44: only the clock of the one who is asked runs.
            return LEGAL if asked(self.agenda) >= 0 and action == FLAG + asked(self.agenda) else "A44"
        if t.SIGN <= action < t.FIRST and 0 <= seat < self.seats:
            return resolving.sign_refusal(self, seat, action - t.SIGN)
        if seat != asked(self.agenda):
            return "R11-wait"
        now = question(self.agenda)
        if now == t.NAMING:
            return LEGAL if t.FIRST <= action < t.FIRST + self.seats else "R8"
        if seat == CHANCE:
            return self.outcome_refusal(now, action)
        if action < 0 or action >= t.SIGN:
            return "R12"
        if action < t.TAKE or now == t.CORNERING:
            return self.corner_refusal(now, action)
        if action < t.DROP:
            return self.sow_refusal(now, action)
        if action < t.APPOINT:
            if now == t.DROPPING:
                return LEGAL if self.hand[action - t.DROP] > 0 else "R19"
            return "R25-first" if now == t.APPOINTING else "R12"
        if action < t.RESOLVE:
            return sowing.appoint_refusal(self, seat, action - t.APPOINT) if now == t.APPOINTING else "R25-token"
        if action < t.BUILD:
            if now == t.RESOLVING:
                return resolving.resolve_refusal(self, action - t.RESOLVE)
            if now < t.RESOLVING:
                return "R12-first" if now == t.TAKING else "R28"
            return "R29" if now == t.ENDING else "R30-one"
        return self.answer_refusal(now, action)

    def outcome_refusal(self, now: int, action: int) -> str:
        """What chance cannot do (section 6)."""
        if now == t.DRAWING:
            return bag.draw_refusal(self, action)
        if now == t.ROLLING:
            return LEGAL if t.ROLL <= action < t.ROLL + 36 else "R44"
        if now == t.ROLLING_AGAIN:
            lowest = t.ROLL_AGAIN + 6 * (first(self.agenda) - t.WEST)
            return LEGAL if lowest <= action < lowest + 6 else "R45"
        return bag.deal_refusal(self, action)

    def corner_refusal(self, now: int, action: int) -> str:
        """R9: one sign each on a corner, before the first turn."""
        if now != t.CORNERING:
            return "R9-over"
        if action >= t.TAKE:
            return "R9-first"
        if action - t.CORNER not in self.material.corners:
            return "R9-corner"
        return LEGAL if self.owners[action - t.CORNER] == t.NONE else "A2"

    def sow_refusal(self, now: int, action: int) -> str:
        """Take, start and direction, in their order."""
        if action < t.START:
            return sowing.take_refusal(self, action) if now == t.TAKING else "R12-taken"
        if action < t.TURN:
            if now == t.STARTING:
                return sowing.start_refusal(self, action - t.START)
            if now < t.TURNING or now > t.APPOINTING:
                return "R12"
            return "R20" if self.source < t.BUILDINGS else "R22-start"
        if now == t.TURNING:
            return LEGAL
        return "R22" if now in (t.DROPPING, t.APPOINTING) else "R12"

    def answer_refusal(self, now: int, action: int) -> str:
        """Yes or no, the end of the turn, and what nobody may do."""
        if action < t.UPGRADE:
            return LEGAL if now == t.BUILDING else "R36-build"
        if action < t.REROLL:
            return LEGAL if now == t.UPGRADING else "R36-upgrade"
        if action < t.END:
            return LEGAL if now == t.REROLLING else "R45"
        if action == t.END:
            if now == t.ENDING:
                return LEGAL
            return "R12" if now < t.RESOLVING else "R30"
        return "R56" if action == t.KEEP_GOLD else "R11-pass"

    def weights(self) -> list[int]:
        now = self.question()
        if now == t.DRAWING:
            return bag.draw_weights(self)
        if now == t.DEALING:
            return bag.deal_weights(self)
        if now == t.ROLLING:
            return EVEN
        return EVEN[: 6 if now == t.ROLLING_AGAIN else self.seats]

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CHANCE:
            self.befall(action)
        elif seat == CLOCK:
            self.note(t.LATE, action - FLAG, [])
            self.apply(action - FLAG, self.late_answer(action - FLAG))
        elif action < t.TAKE:
            self.corner(seat, action - t.CORNER)
        elif action < t.START:
            sowing.take(self, seat, action - t.TAKE)
        elif action < t.TURN:
            sowing.start(self, seat, action - t.START)
        elif action < t.DROP:
            sowing.turn(self, seat, action - t.TURN)
        elif action < t.APPOINT:
            sowing.drop(self, seat, action - t.DROP)
        elif action < t.RESOLVE:
            sowing.appoint(self, seat, action - t.APPOINT)
        elif action < t.BUILD:
            resolving.resolve(self, seat, action - t.RESOLVE)
        elif action < t.UPGRADE:
            resolving.build(self, seat, action)
        elif action < t.REROLL:
            resolving.upgrade(self, seat, action)
        elif action < t.END:
            resolving.reroll(self, seat, action)
        elif action == t.END:
            self.end_turn(seat)
        else:
            self.name_first(action - t.FIRST)

    def befall(self, action: int) -> None:
        """An outcome of chance."""
        now = question(self.agenda)
        if now == t.DRAWING:
            bag.draw(self, action)
            resolving.go_on(self)
        elif now == t.ROLLING:
            resolving.roll(self, action)
        elif now == t.ROLLING_AGAIN:
            resolving.roll_again(self, action)
        elif now == t.DEALING:
            bag.deal(self, action)
        else:
            self.name_first(action - t.FIRST)

    def late_answer(self, seat: int) -> int:
        """A44: the first answer there is, but the better shot rolls again if it would lose."""
        if question(self.agenda) == t.REROLLING:
            own = first(self.agenda) - t.WEST
            return t.REROLL + 1 if self.dice[own] < self.dice[1 - own] else t.REROLL
        return self.legal(seat)[0]

    # Setup: R8 to R10, D1.

    def name_first(self, seat: int) -> None:
        """R8; then R9: the player to the right of the first one chooses a corner before all others."""
        self.first = seat
        self.turn = seat
        self.note(t.NAMED, seat, [])
        settle(self.agenda)
        ask(self.agenda, t.CORNERING, (seat - 1) % self.seats, 0, 0)
        self.await_answer()

    def corner(self, seat: int, building: int) -> None:
        """R9, A3: one of the eight signs, free of charge, 5 side up."""
        self.owners[building] = seat
        self.spare[seat] -= 1
        self.note(t.CORNERED, seat, [building])
        settle(self.agenda)
        if seat == self.first:
            ask(self.agenda, t.TAKING, seat, 0, 0)
        else:
            ask(self.agenda, t.CORNERING, (seat - 1) % self.seats, 0, 0)
        self.await_answer()

    # Step 4 and the end: R56 to R67, D11.

    def end_turn(self, seat: int) -> None:
        """Gold bars, the stalemate guard, then the next player or the end."""
        self.buy_bars(seat)
        self.idle = 0 if self.stirred else self.idle + 1
        if not self.stale and self.stale_rounds > 0 and self.idle >= self.stale_rounds * self.seats:
            self.stale = 1
            self.note(t.TRIGGERED, NOBODY, [t.STALE])
        self.stirred = 0
        self.source = t.NONE
        self.direction = 0
        self.dice[0] = 0
        self.dice[1] = 0
        settle(self.agenda)
        following = seat + 1 if seat + 1 < self.seats else 0
        if (following == self.first and self.triggers()) or self.is_deserted():
            # R62: all have had the same number of turns. A43: in a position set up by hand nobody may be left to take.
            if self.journal is not None:
                self.note(t.ENDED, NOBODY, [self.score(other) for other in range(self.seats)])
            self.waiting_for = NO_ONE
            return
        self.turn = following
        ask(self.agenda, t.TAKING, following, 0, 0)
        self.await_answer()

    def buy_bars(self, seat: int) -> None:
        """R56, R57: the cheapest bar must be bought, again and again."""
        while self.sold < len(self.material.prices) and self.gold[seat] >= self.price():
            price = self.price()
            self.gold[seat] -= price
            self.bag[t.GOLD] += price
            self.bars[seat] += 1
            self.sold += 1
            self.stirred = 1
            self.note(t.BOUGHT, seat, [price])
            if self.sold == len(self.material.prices):
                self.note(t.TRIGGERED, NOBODY, [t.NO_BAR])
            if self.one_bar:
                break

    def ranks(self) -> list[int]:
        """R65, R66, A39: by score, then by all cubes; equals share."""
        standing = [self.score(seat) * 1000 + self.gold[seat] + self.stones[seat] for seat in range(self.seats)]
        return [1 + sum([1 for other in standing if other > own]) for own in standing]

    def copy(self) -> Meeples:
        twin = Meeples()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> MeeplesView:
        return look(self, seat)
