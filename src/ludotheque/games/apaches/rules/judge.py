"""The rules of Les Apaches de Paris, one section a question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position, in_order, is_way_back
from ludotheque.games.apaches.rules.resolution import clean_up, report, resolve_fence, resolve_planques, score
from ludotheque.games.apaches.rules.view import ApachesView, look

ALONE: Final = [[0], [1], [2], [3]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []

EVEN: Final = [[1] * count for count in range(t.SLOTS + 1)]  # weights of a fair draw

# The crew a force stands for, by its number.
CREWS: Final = [force // 24 * 100 + force // 6 % 4 * 10 + force % 6 for force in range(192)]


class Apaches(Position):
    """A game of Les Apaches de Paris that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box (R1 to R5); chance names the first player (R6)."""
        self.words = ""
        seats = self.seats
        amounts = self.amounts
        self.focus = t.NONE
        self.round = 0
        self.turn = 0
        self.first = t.NONE
        self.order = NO_ONE
        self.place = 0
        self.crews = [0] * (t.DISTRICTS * t.SEATS)
        self.reserves = [amounts[t.MENEURS] * 100 + amounts[t.NOVICES] * 10] * seats
        self.prisons = [0] * seats
        self.hospitals = [0] * seats
        self.cemeteries = [0] * seats
        self.jailed = [0] * seats
        self.wounded = [0] * seats
        self.piles = [0] * t.DISTRICTS
        self.blind = [0] * (t.SEATS * t.DISTRICTS)
        self.holders = [t.ABSENT] * t.PLANQUES
        self.staged_kind = t.NONE
        self.staged = NO_ONE
        self.tokens = [0] * (t.SEATS * 2)
        self.money = [0] * seats
        self.ledger = []
        self.awards = NO_ONE
        self.burglaries = [0] * seats
        self.news = [t.NONE] * (amounts[t.ROUNDS] * t.DISTRICTS * t.NEWS)
        self.operational = [0] * seats
        for seat in range(seats):
            self.pay(seat, amounts[t.START_MONEY], t.WALLET)
        self.ask(t.STARTING, t.NONE)

    def ask(self, question: int, seat: int) -> None:
        self.question = question
        self.actor = seat
        if question in (t.STARTING, t.LOOKING, t.MUGGING):
            self.waiting_for = CHANCE_ONLY
        else:
            self.waiting_for = ALONE[seat]

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if seat == CLOCK:
            return [FLAG + other for other in self.waiting_for if other >= 0]
        if seat not in self.waiting_for:
            return NO_ONE
        question = self.question
        if question == t.ACTING:
            return self.acts()
        if question == t.LAYING:
            return self.lays()
        if question == t.FORCING:
            return self.forces(seat, self.staged[0])
        if question == t.STEPPING:
            alone = [t.STOP] if self.standing_refusal(self.staged[0], t.NONE) == LEGAL else []
            return alone + self.second_steps(seat, self.staged[0], self.taken_numbers(seat), 1000)
        if question == t.DRAFTING:
            return [t.DRAFT + district for district in range(t.COLOURED) if self.piles[district] > 0]
        if question == t.LOOKING:
            return self.sights()
        if question == t.BAILING:
            return [
                t.BAIL + count for count in range(self.prisons[seat] + 1) if self.bail_refusal(t.BAIL + count) == LEGAL
            ]
        if question == t.STARTING:
            return [t.START + other for other in range(self.seats)]
        return [t.TOKEN + kind for kind in range(2) if self.tokens_left(kind) > 0]

    def why_not(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            # A59: only the clock of a seat that is asked runs.
            return LEGAL if action >= FLAG and action - FLAG in self.waiting_for else "A59"
        if self.question == t.OVER:
            return "R46"
        if seat not in self.waiting_for:
            if seat == CHANCE or self.question <= t.LOOKING:
                return "R10-turn"
            return "R14" if self.turn == self.amounts[t.TURNS] else "R13"
        return self.refusal(action)

    def refusal(self, action: int) -> str:
        """Why the one who is asked may not answer so, the first reason in the order of A60."""
        question = self.question
        if question == t.ACTING:
            return self.act_refusal(action)
        if question == t.FORCING:
            return self.force_refusal(action)
        if question == t.STEPPING:
            return self.second_refusal(action)
        if question == t.LAYING:
            return self.lay_refusal(action)
        if question == t.DRAFTING:
            if action < t.DRAFT or action >= t.DRAFT + t.DISTRICTS:
                return "R12"
            if not self.is_active(action - t.DRAFT):
                return "R2"
            if action - t.DRAFT >= t.COLOURED:
                return "R10-none"
            return LEGAL if self.piles[action - t.DRAFT] > 0 else "R10-empty"
        if question == t.BAILING:
            return self.bail_refusal(action)
        if question == t.LOOKING:
            planque = action - t.LOOK
            if planque < 0 or planque >= t.PLANQUES or planque // t.SLOTS != self.focus:
                return "A13"
            return LEGAL if self.holders[planque] == t.UNSEEN else "A13"
        if question == t.STARTING:
            return LEGAL if t.START <= action < t.START + self.seats else "R6"
        if action != t.TOKEN and action != t.TOKEN + 1:
            return "R37"
        return LEGAL if self.tokens_left(action - t.TOKEN) > 0 else "R37"

    def weights(self) -> list[int]:
        if self.question == t.MUGGING:
            return [left for left in [self.tokens_left(t.BURGHER), self.tokens_left(t.POLICEMAN)] if left > 0]
        if self.question == t.LOOKING:
            # What nobody has seen: the planque set aside, the pile, and what is held unlooked at.
            unseen = 1 + self.piles[self.focus]
            for seat in range(self.seats):
                unseen += self.blind[seat * t.DISTRICTS + self.focus]
            return EVEN[unseen]
        return EVEN[self.seats]

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        question = self.question
        if seat == CLOCK:
            self.time_out()
        elif question == t.LAYING:
            self.lay(action - t.LAY)
        elif question == t.ACTING:
            self.act(action)
        elif question == t.FORCING:
            self.stage(t.PLACED, [self.staged[0], CREWS[action - t.FORCE]])
        elif question == t.STEPPING:
            # The two steps are unordered, so they are kept in one order.
            self.stage(t.MOVED, self.staged if action == t.STOP else in_order(self.staged[0], action))
        elif question == t.DRAFTING:
            self.draft(action - t.DRAFT)
        elif question == t.LOOKING:
            self.take_in(action - t.LOOK)
        elif question == t.BAILING:
            self.bail(action - t.BAIL)
        elif question == t.STARTING:
            self.first = action - t.START
            self.note(t.STARTED, self.first, [])
            self.open_round()
        else:
            self.mug(action - t.TOKEN)

    # Round set-up and draft: R8 to R12.

    def open_round(self) -> None:
        """R8: every pile is made again; the planque set aside stays in nobody's knowledge."""
        self.round += 1
        self.turn = 0
        self.order = NO_ONE
        self.place = 0
        for district in range(t.COLOURED):
            if self.is_active(district):
                self.piles[district] = self.sizes[district] - 1
                for slot in range(self.sizes[district]):
                    self.holders[district * t.SLOTS + slot] = t.UNSEEN
        self.note(t.ROUND, self.first, [self.round])
        self.ask(t.DRAFTING, self.first)

    def draft(self, district: int) -> None:
        """R10: the top planque of a pile; R11: looked at now, or when the draft is over (O4)."""
        self.piles[district] -= 1
        self.blind[self.actor * t.DISTRICTS + district] += 1
        if self.journal is not None:
            self.note(t.DRAFTED, self.actor, [district])
        if self.peeks_after:
            self.draft_on()
        else:
            self.focus = district
            self.ask(t.LOOKING, self.actor)

    def take_in(self, planque: int) -> None:
        """A planque gets its identity as its holder looks at it."""
        seat = self.actor
        self.holders[planque] = seat
        self.blind[seat * t.DISTRICTS + self.focus] -= 1
        if self.journal is not None:
            self.whisper(t.LOOKED, seat, [self.focus], [planque, self.kinds[planque], self.values[planque]], 1 << seat)
        self.focus = t.NONE
        if self.peeks_after:
            self.look_on()
        else:
            self.draft_on()

    def sights(self) -> list[int]:
        """A13: what a planque of the focus may turn out to be."""
        found: list[int] = []
        for planque in range(self.focus * t.SLOTS, self.focus * t.SLOTS + self.sizes[self.focus]):
            if self.holders[planque] == t.UNSEEN:
                found.append(t.LOOK + planque)
        return found

    def draft_on(self) -> None:
        for left in self.piles:
            if left > 0:
                self.ask(t.DRAFTING, (self.actor + 1) % self.seats)
                return
        if self.peeks_after:
            self.look_on()
        else:
            self.open_turn(1)

    def look_on(self) -> None:
        """O4 `after`: everybody looks, clockwise from the first player."""
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            for district in range(t.COLOURED):
                if self.blind[seat * t.DISTRICTS + district] > 0:
                    self.focus = district
                    self.ask(t.LOOKING, seat)
                    return
        self.open_turn(1)

    # Turns: R13 to R15.

    def open_turn(self, turn: int) -> None:
        self.turn = turn
        self.order = self.turn_order(turn)
        self.place = 0
        if self.journal is not None:
            reserves = [t.TOTAL[self.reserves[seat]] for seat in self.order]
            self.note(t.TURN, NOBODY, [turn, int(turn == self.amounts[t.TURNS]), *self.order, *reserves])
        self.ask(t.ACTING, self.order[0])

    def turn_order(self, turn: int) -> list[int]:
        """R13: clockwise; R14: in the last turn by reserve, the largest first, equals clockwise."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        if turn < self.amounts[t.TURNS]:
            return order
        for i in range(1, len(order)):
            seat = order[i]
            j = i
            while j > 0 and t.TOTAL[self.reserves[order[j - 1]]] < t.TOTAL[self.reserves[seat]]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = seat
        return order

    def pass_on(self) -> None:
        """The next player of the turn, the next turn, or the resolution."""
        self.place += 1
        if self.place < self.seats:
            self.ask(t.ACTING, self.order[self.place])
        elif self.turn < self.amounts[t.TURNS]:
            self.open_turn(self.turn + 1)
        else:
            self.resolve()

    # The optional action: R16 to R21, R53. Nothing of it is public before the lay.

    def acts(self) -> list[int]:
        """Skip, the districts where something can be placed, and the steps that can begin a move (DP2, DP3, DP5)."""
        seat = self.actor
        found = [t.SKIP]
        if self.reserves[seat] > 0:
            for district in range(t.DISTRICTS):
                if self.is_active(district) and self.has_force(seat, district):
                    found.append(t.PLACE + district)
        return self.first_steps(seat, found)

    def act_refusal(self, action: int) -> str:
        if action == t.SKIP:
            return LEGAL
        if t.PLACE <= action < t.PLACE + t.DISTRICTS:
            return self.place_refusal(action - t.PLACE)
        if t.STEP <= action < t.STEP + 243:
            refusal = self.step_refusal(action, 0)
            if refusal != LEGAL:
                return refusal
            refusal = self.standing_refusal(action, t.NONE)
            if refusal == LEGAL:
                return LEGAL
            pairs = self.second_steps(self.actor, action, self.taken_numbers(self.actor), 1)
            return LEGAL if len(pairs) > 0 else refusal
        if t.BAIL <= action < t.BAIL + 8:
            return "R23-time"
        return "R15"

    def place_refusal(self, district: int) -> str:
        if not self.is_active(district):
            return "R2"
        seat = self.actor
        if self.reserves[seat] == 0:
            return "R16"
        if self.has_force(seat, district):
            return LEGAL
        return "R20" if self.crews[district * t.SEATS + seat] < 100 and self.reserves[seat] < 100 else "R19"

    def step_refusal(self, action: int, gone: int) -> str:
        """What forbids a step whatever the other step is; so many of its kind have already left its district."""
        source = (action - t.STEP) % 81 // 9
        target = (action - t.STEP) % 9
        if not self.is_active(source) or not self.is_active(target):
            return "R2"
        if self.crews[source * t.SEATS + self.actor] // t.UNIT[(action - t.STEP) // 81] % 10 <= gone:
            return "R18"
        return LEGAL if self.borders[source] >> target & 1 else "R17-border"

    def standing_refusal(self, one: int, other: int) -> str:
        """Which of R19 and R20 an action breaks; ties come first."""
        code = [0] * t.DISTRICTS
        for district in range(t.DISTRICTS):
            code[district] = self.crews[district * t.SEATS + self.actor]
        for step in [one, other]:
            if step != t.NONE:
                code[(step - t.STEP) % 81 // 9] -= t.UNIT[(step - t.STEP) // 81]
                code[(step - t.STEP) % 9] += t.UNIT[(step - t.STEP) // 81]
        lonely = False
        for district in range(t.DISTRICTS):
            if code[district] > 0:
                if self.taken(district, self.actor) >> t.TOTAL[code[district]] & 1:
                    return "R19"
                if code[district] < 100:
                    lonely = True
        return "R20" if lonely else LEGAL

    def force_refusal(self, action: int) -> str:
        if action < t.FORCE or action >= t.STEP:
            return "R15-staged"
        force = CREWS[action - t.FORCE]
        reserve = self.reserves[self.actor]
        if force // 100 > reserve // 100 or force // 10 % 10 > reserve // 10 % 10 or force % 10 > reserve % 10:
            return "R16"
        if force == 0:
            return "A6"
        district = self.staged[0]
        code = self.crews[district * t.SEATS + self.actor] + force
        if self.taken(district, self.actor) >> t.TOTAL[code] & 1:
            return "R19"
        return LEGAL if code >= 100 else "R20"

    def second_refusal(self, action: int) -> str:
        one = self.staged[0]
        if action == t.STOP:
            return self.standing_refusal(one, t.NONE)
        if action < t.STEP or action >= t.STEP + 243:
            return "R15-staged"
        # R18: the piece that has already moved is not there any more.
        gone = int((action - t.STEP) // 9 == (one - t.STEP) // 9)
        refusal = self.step_refusal(action, gone)
        if refusal != LEGAL:
            return refusal
        return "A8" if is_way_back(one, action) else self.standing_refusal(one, action)

    def act(self, action: int) -> None:
        if action == t.SKIP:
            self.stage(t.SKIPPED, NO_ONE)
        elif action < t.STOP:
            self.staged_kind = t.PLACED
            self.staged = [action - t.PLACE]
            self.question = t.FORCING
        else:
            self.staged_kind = t.MOVED
            self.staged = [action]
            self.question = t.STEPPING

    def stage(self, kind: int, what: list[int]) -> None:
        """The action is complete; it becomes public with the planque that is laid."""
        self.staged_kind = kind
        self.staged = what
        self.question = t.LAYING

    # The compulsory action: R22.

    def lays(self) -> list[int]:
        """Every planque in hand."""
        found: list[int] = []
        holders = self.holders
        for district in range(t.COLOURED):
            for planque in range(district * t.SLOTS, district * t.SLOTS + self.sizes[district]):
                if holders[planque] == self.actor:
                    found.append(t.LAY + planque)
        return found

    def lay_refusal(self, action: int) -> str:
        if action < t.LAY or action >= t.LAY + t.PLANQUES:
            if action == t.STOP or (t.STEP <= action < t.STEP + 243 and self.staged_kind == t.MOVED):
                return "R17-two"
            return "R23-time" if t.BAIL <= action < t.BAIL + 8 else "R15-order"
        return LEGAL if self.holders[action - t.LAY] == self.actor else "R22"

    def lay(self, planque: int) -> None:
        """Apaches and planque become public together."""
        seat = self.actor
        if self.staged_kind == t.PLACED:
            self.place_force(seat, self.staged[0], self.staged[1])
        elif self.staged_kind == t.MOVED:
            for step in self.staged:
                unit = t.UNIT[(step - t.STEP) // 81]
                self.crews[(step - t.STEP) % 81 // 9 * t.SEATS + seat] -= unit
                self.crews[(step - t.STEP) % 9 * t.SEATS + seat] += unit
            self.note(t.MOVES, seat, self.staged)
        else:
            self.note(t.SKIPS, seat, NO_ONE)
        self.staged_kind = t.NONE
        self.staged = NO_ONE
        self.holders[planque] = t.LAID + seat
        if self.journal is not None:
            self.note(t.LAYS, seat, [planque, self.kinds[planque], self.values[planque]])
        # DP8: both prisoners and money follow from public facts (A38).
        if self.prisons[seat] > 0 and self.money[seat] >= self.amounts[t.BAIL_PRICE]:
            self.ask(t.BAILING, seat)
        else:
            self.pass_on()

    def place_force(self, seat: int, district: int, force: int) -> None:
        self.reserves[seat] -= force
        self.crews[district * t.SEATS + seat] += force
        if self.journal is not None:
            self.note(t.PLACES, seat, [district, force, self.crews[district * t.SEATS + seat]])

    def time_out(self) -> None:
        """A59: the seat whose time is up gets the answers of section 5; a complete staged action stands."""
        if self.question == t.DRAFTING:
            best = 0
            for district in range(t.COLOURED):
                if self.piles[district] > self.piles[best]:
                    best = district
            self.draft(best)
        elif self.question == t.BAILING:
            self.bail(0)
        else:
            if self.question != t.LAYING:
                self.stage(t.SKIPPED, NO_ONE)
            self.lay(self.holders.index(self.actor))

    # Bail: R23, R24.

    def bail_refusal(self, action: int) -> str:
        if action < t.BAIL or action >= t.BAIL + 8:
            return "R15-order"
        if action - t.BAIL > self.prisons[self.actor]:
            return "R24" if self.hospitals[self.actor] + self.cemeteries[self.actor] > 0 else "R23-prisoner"
        return LEGAL if (action - t.BAIL) * self.amounts[t.BAIL_PRICE] <= self.money[self.actor] else "R23-funds"

    def bail(self, count: int) -> None:
        seat = self.actor
        if count > 0:
            self.prisons[seat] -= count
            self.reserves[seat] += count * 100
            self.pay(seat, -count * self.amounts[t.BAIL_PRICE], t.BAILED)
            self.note(t.BAILS, seat, [count, count * self.amounts[t.BAIL_PRICE]])
        self.pass_on()

    # Resolution, clean-up and the end: R25 to R51.

    def resolve(self) -> None:
        """R27: districts 1 to 7, then 8, whose token is drawn, then 9."""
        self.note(t.RESOLVING, NOBODY, [self.round])
        resolve_planques(self)
        leader = self.leader(t.BOURGEOIS)
        if leader != t.NONE and self.tokens_left(t.BURGHER) + self.tokens_left(t.POLICEMAN) > 0:
            self.ask(t.MUGGING, leader)
        else:
            report(self, t.BOURGEOIS, t.NONE, t.NONE, 0, 0)
            self.close_round()

    def mug(self, token: int) -> None:
        """R37: a token at random, for the eyes of its taker alone."""
        seat = self.actor
        self.tokens[seat * 2 + token] += 1
        report(self, t.BOURGEOIS, seat, t.NONE, 0, 0)
        self.whisper(t.MUGGED, seat, NO_ONE, [token], 1 << seat)
        self.close_round()

    def close_round(self) -> None:
        resolve_fence(self)
        clean_up(self)
        if self.round < self.amounts[t.ROUNDS]:
            # R45: the marker passes once per change of round (A41).
            self.first = (self.first + 1) % self.seats
            self.open_round()
        else:
            score(self)
            self.question = t.OVER
            self.actor = t.NONE
            self.waiting_for = NO_ONE
            self.note(t.ENDED, NOBODY, self.ranks())

    def ranks(self) -> list[int]:
        """R51: most money, then most operational Apaches; equals share."""
        ranks: list[int] = []
        for seat in range(self.seats):
            rank = 1
            for other in range(self.seats):
                if self.money[other] > self.money[seat] or (
                    self.money[other] == self.money[seat] and self.operational[other] > self.operational[seat]
                ):
                    rank += 1
            ranks.append(rank)
        return ranks

    def copy(self) -> Apaches:
        twin = Apaches()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> ApachesView:
        return look(self, seat)
