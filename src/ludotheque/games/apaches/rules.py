"""The rules of Les Apaches de Paris, one section a question, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import CHANCE, CLOCK, FLAG, LEGAL, NOBODY, View
from ludotheque.games.apaches.position import Position, in_order, is_way_back
from ludotheque.games.apaches.resolution import clean_up, report, resolve_fence, resolve_planques, score
from ludotheque.games.apaches.terms import (
    ABSENT,
    ACTING,
    BAIL,
    BAIL_PRICE,
    BAILED,
    BAILING,
    BAILS,
    BOURGEOIS,
    BURGHER,
    COLOURED,
    DISTRICTS,
    DRAFT,
    DRAFTED,
    DRAFTING,
    ENDED,
    FORCE,
    FORCING,
    LAID,
    LAY,
    LAYING,
    LAYS,
    LOOK,
    LOOKED,
    LOOKING,
    MENEURS,
    MOVED,
    MOVES,
    MUGGED,
    MUGGING,
    NEWS,
    NONE,
    NOVICES,
    OVER,
    PLACE,
    PLACED,
    PLACES,
    PLANQUES,
    POLICEMAN,
    RESOLVING,
    ROUND,
    ROUNDS,
    SEATS,
    SKIP,
    SKIPPED,
    SKIPS,
    SLOTS,
    START,
    START_MONEY,
    STARTED,
    STARTING,
    STEP,
    STEPPING,
    STOP,
    TOKEN,
    TOTAL,
    TURN,
    TURNS,
    UNIT,
    UNSEEN,
    WALLET,
)
from ludotheque.games.apaches.view import look

ALONE: Final = [[0], [1], [2], [3]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []

EVEN: Final = [[1] * count for count in range(SLOTS + 1)]  # weights of a fair draw

# The crew a force stands for, by its number.
CREWS: Final = [force // 24 * 100 + force // 6 % 4 * 10 + force % 6 for force in range(192)]


class Apaches(Position):
    """A game of Les Apaches de Paris that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box (R1 to R5); chance names the first player (R6)."""
        self.words = ""
        seats = self.seats
        amounts = self.amounts
        self.focus = NONE
        self.round = 0
        self.turn = 0
        self.first = NONE
        self.order = NO_ONE
        self.place = 0
        self.crews = [0] * (DISTRICTS * SEATS)
        self.reserves = [amounts[MENEURS] * 100 + amounts[NOVICES] * 10] * seats
        self.prisons = [0] * seats
        self.hospitals = [0] * seats
        self.cemeteries = [0] * seats
        self.jailed = [0] * seats
        self.wounded = [0] * seats
        self.piles = [0] * DISTRICTS
        self.blind = [0] * (SEATS * DISTRICTS)
        self.holders = [ABSENT] * PLANQUES
        self.staged_kind = NONE
        self.staged = NO_ONE
        self.tokens = [0] * (SEATS * 2)
        self.money = [0] * seats
        self.ledger = []
        self.awards = NO_ONE
        self.burglaries = [0] * seats
        self.news = [NONE] * (amounts[ROUNDS] * DISTRICTS * NEWS)
        self.operational = [0] * seats
        for seat in range(seats):
            self.pay(seat, amounts[START_MONEY], WALLET)
        self.ask(STARTING, NONE)

    def ask(self, question: int, seat: int) -> None:
        self.question = question
        self.actor = seat
        if question in (STARTING, LOOKING, MUGGING):
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
        if question == ACTING:
            return self.acts()
        if question == LAYING:
            return self.lays()
        if question == FORCING:
            return self.forces(seat, self.staged[0])
        if question == STEPPING:
            alone = [STOP] if self.standing_refusal(self.staged[0], NONE) == LEGAL else []
            return alone + self.second_steps(seat, self.staged[0], self.taken_numbers(seat), 1000)
        if question == DRAFTING:
            return [DRAFT + district for district in range(COLOURED) if self.piles[district] > 0]
        if question == LOOKING:
            return self.sights()
        if question == BAILING:
            return [BAIL + count for count in range(self.prisons[seat] + 1) if self.bail_refusal(BAIL + count) == LEGAL]
        if question == STARTING:
            return [START + other for other in range(self.seats)]
        return [TOKEN + kind for kind in range(2) if self.tokens_left(kind) > 0]

    def why_not(self, seat: int, action: int) -> str:
        if seat == CLOCK:
            # A59: only the clock of a seat that is asked runs.
            return LEGAL if action >= FLAG and action - FLAG in self.waiting_for else "A59"
        if self.question == OVER:
            return "R46"
        if seat not in self.waiting_for:
            if seat == CHANCE or self.question <= LOOKING:
                return "R10-turn"
            return "R14" if self.turn == self.amounts[TURNS] else "R13"
        return self.refusal(action)

    def refusal(self, action: int) -> str:
        """Why the one who is asked may not answer so, the first reason in the order of A60."""
        question = self.question
        if question == ACTING:
            return self.act_refusal(action)
        if question == FORCING:
            return self.force_refusal(action)
        if question == STEPPING:
            return self.second_refusal(action)
        if question == LAYING:
            return self.lay_refusal(action)
        if question == DRAFTING:
            if action < DRAFT or action >= DRAFT + DISTRICTS:
                return "R12"
            if not self.is_active(action - DRAFT):
                return "R2"
            if action - DRAFT >= COLOURED:
                return "R10-none"
            return LEGAL if self.piles[action - DRAFT] > 0 else "R10-empty"
        if question == BAILING:
            return self.bail_refusal(action)
        if question == LOOKING:
            planque = action - LOOK
            if planque < 0 or planque >= PLANQUES or planque // SLOTS != self.focus:
                return "A13"
            return LEGAL if self.holders[planque] == UNSEEN else "A13"
        if question == STARTING:
            return LEGAL if START <= action < START + self.seats else "R6"
        if action != TOKEN and action != TOKEN + 1:
            return "R37"
        return LEGAL if self.tokens_left(action - TOKEN) > 0 else "R37"

    def weights(self) -> list[int]:
        if self.question == MUGGING:
            return [left for left in [self.tokens_left(BURGHER), self.tokens_left(POLICEMAN)] if left > 0]
        if self.question == LOOKING:
            # What nobody has seen: the planque set aside, the pile, and what is held unlooked at.
            unseen = 1 + self.piles[self.focus]
            for seat in range(self.seats):
                unseen += self.blind[seat * DISTRICTS + self.focus]
            return EVEN[unseen]
        return EVEN[self.seats]

    def apply(self, seat: int, action: int) -> None:
        question = self.question
        if seat == CLOCK:
            self.time_out()
        elif question == LAYING:
            self.lay(action - LAY)
        elif question == ACTING:
            self.act(action)
        elif question == FORCING:
            self.stage(PLACED, [self.staged[0], CREWS[action - FORCE]])
        elif question == STEPPING:
            # The two steps are unordered, so they are kept in one order.
            self.stage(MOVED, self.staged if action == STOP else in_order(self.staged[0], action))
        elif question == DRAFTING:
            self.draft(action - DRAFT)
        elif question == LOOKING:
            self.take_in(action - LOOK)
        elif question == BAILING:
            self.bail(action - BAIL)
        elif question == STARTING:
            self.first = action - START
            self.note(STARTED, self.first, [])
            self.open_round()
        else:
            self.mug(action - TOKEN)

    # Round set-up and draft: R8 to R12.

    def open_round(self) -> None:
        """R8: every pile is made again; the planque set aside stays in nobody's knowledge."""
        self.round += 1
        self.turn = 0
        self.order = NO_ONE
        self.place = 0
        for district in range(COLOURED):
            if self.is_active(district):
                self.piles[district] = self.sizes[district] - 1
                for slot in range(self.sizes[district]):
                    self.holders[district * SLOTS + slot] = UNSEEN
        self.note(ROUND, self.first, [self.round])
        self.ask(DRAFTING, self.first)

    def draft(self, district: int) -> None:
        """R10: the top planque of a pile; R11: looked at now, or when the draft is over (O4)."""
        self.piles[district] -= 1
        self.blind[self.actor * DISTRICTS + district] += 1
        if self.journal is not None:
            self.note(DRAFTED, self.actor, [district])
        if self.peeks_after:
            self.draft_on()
        else:
            self.focus = district
            self.ask(LOOKING, self.actor)

    def take_in(self, planque: int) -> None:
        """A planque gets its identity as its holder looks at it."""
        seat = self.actor
        self.holders[planque] = seat
        self.blind[seat * DISTRICTS + self.focus] -= 1
        if self.journal is not None:
            self.whisper(LOOKED, seat, [self.focus], [planque, self.kinds[planque], self.values[planque]], 1 << seat)
        self.focus = NONE
        if self.peeks_after:
            self.look_on()
        else:
            self.draft_on()

    def sights(self) -> list[int]:
        """A13: what a planque of the focus may turn out to be."""
        found: list[int] = []
        for planque in range(self.focus * SLOTS, self.focus * SLOTS + self.sizes[self.focus]):
            if self.holders[planque] == UNSEEN:
                found.append(LOOK + planque)
        return found

    def draft_on(self) -> None:
        for left in self.piles:
            if left > 0:
                self.ask(DRAFTING, (self.actor + 1) % self.seats)
                return
        if self.peeks_after:
            self.look_on()
        else:
            self.open_turn(1)

    def look_on(self) -> None:
        """O4 `after`: everybody looks, clockwise from the first player."""
        for i in range(self.seats):
            seat = (self.first + i) % self.seats
            for district in range(COLOURED):
                if self.blind[seat * DISTRICTS + district] > 0:
                    self.focus = district
                    self.ask(LOOKING, seat)
                    return
        self.open_turn(1)

    # Turns: R13 to R15.

    def open_turn(self, turn: int) -> None:
        self.turn = turn
        self.order = self.turn_order(turn)
        self.place = 0
        if self.journal is not None:
            reserves = [TOTAL[self.reserves[seat]] for seat in self.order]
            self.note(TURN, NOBODY, [turn, int(turn == self.amounts[TURNS]), *self.order, *reserves])
        self.ask(ACTING, self.order[0])

    def turn_order(self, turn: int) -> list[int]:
        """R13: clockwise; R14: in the last turn by reserve, the largest first, equals clockwise."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        if turn < self.amounts[TURNS]:
            return order
        for i in range(1, len(order)):
            seat = order[i]
            j = i
            while j > 0 and TOTAL[self.reserves[order[j - 1]]] < TOTAL[self.reserves[seat]]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = seat
        return order

    def pass_on(self) -> None:
        """The next player of the turn, the next turn, or the resolution."""
        self.place += 1
        if self.place < self.seats:
            self.ask(ACTING, self.order[self.place])
        elif self.turn < self.amounts[TURNS]:
            self.open_turn(self.turn + 1)
        else:
            self.resolve()

    # The optional action: R16 to R21, R53. Nothing of it is public before the lay.

    def acts(self) -> list[int]:
        """Skip, the districts where something can be placed, and the steps that can begin a move (DP2, DP3, DP5)."""
        seat = self.actor
        found = [SKIP]
        if self.reserves[seat] > 0:
            for district in range(DISTRICTS):
                if self.is_active(district) and self.has_force(seat, district):
                    found.append(PLACE + district)
        return self.first_steps(seat, found)

    def act_refusal(self, action: int) -> str:
        if action == SKIP:
            return LEGAL
        if PLACE <= action < PLACE + DISTRICTS:
            return self.place_refusal(action - PLACE)
        if STEP <= action < STEP + 243:
            refusal = self.step_refusal(action, 0)
            if refusal != LEGAL:
                return refusal
            refusal = self.standing_refusal(action, NONE)
            if refusal == LEGAL:
                return LEGAL
            pairs = self.second_steps(self.actor, action, self.taken_numbers(self.actor), 1)
            return LEGAL if len(pairs) > 0 else refusal
        if BAIL <= action < BAIL + 8:
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
        return "R20" if self.crews[district * SEATS + seat] < 100 and self.reserves[seat] < 100 else "R19"

    def step_refusal(self, action: int, gone: int) -> str:
        """What forbids a step whatever the other step is; so many of its kind have already left its district."""
        source = (action - STEP) % 81 // 9
        target = (action - STEP) % 9
        if not self.is_active(source) or not self.is_active(target):
            return "R2"
        if self.crews[source * SEATS + self.actor] // UNIT[(action - STEP) // 81] % 10 <= gone:
            return "R18"
        return LEGAL if self.borders[source] >> target & 1 else "R17-border"

    def standing_refusal(self, one: int, other: int) -> str:
        """Which of R19 and R20 an action breaks; ties come first."""
        code = [0] * DISTRICTS
        for district in range(DISTRICTS):
            code[district] = self.crews[district * SEATS + self.actor]
        for step in [one, other]:
            if step != NONE:
                code[(step - STEP) % 81 // 9] -= UNIT[(step - STEP) // 81]
                code[(step - STEP) % 9] += UNIT[(step - STEP) // 81]
        lonely = False
        for district in range(DISTRICTS):
            if code[district] > 0:
                if self.taken(district, self.actor) >> TOTAL[code[district]] & 1:
                    return "R19"
                if code[district] < 100:
                    lonely = True
        return "R20" if lonely else LEGAL

    def force_refusal(self, action: int) -> str:
        if action < FORCE or action >= STEP:
            return "R15-staged"
        force = CREWS[action - FORCE]
        reserve = self.reserves[self.actor]
        if force // 100 > reserve // 100 or force // 10 % 10 > reserve // 10 % 10 or force % 10 > reserve % 10:
            return "R16"
        if force == 0:
            return "A6"
        district = self.staged[0]
        code = self.crews[district * SEATS + self.actor] + force
        if self.taken(district, self.actor) >> TOTAL[code] & 1:
            return "R19"
        return LEGAL if code >= 100 else "R20"

    def second_refusal(self, action: int) -> str:
        one = self.staged[0]
        if action == STOP:
            return self.standing_refusal(one, NONE)
        if action < STEP or action >= STEP + 243:
            return "R15-staged"
        # R18: the piece that has already moved is not there any more.
        gone = int((action - STEP) // 9 == (one - STEP) // 9)
        refusal = self.step_refusal(action, gone)
        if refusal != LEGAL:
            return refusal
        return "A8" if is_way_back(one, action) else self.standing_refusal(one, action)

    def act(self, action: int) -> None:
        if action == SKIP:
            self.stage(SKIPPED, NO_ONE)
        elif action < STOP:
            self.staged_kind = PLACED
            self.staged = [action - PLACE]
            self.question = FORCING
        else:
            self.staged_kind = MOVED
            self.staged = [action]
            self.question = STEPPING

    def stage(self, kind: int, what: list[int]) -> None:
        """The action is complete; it becomes public with the planque that is laid."""
        self.staged_kind = kind
        self.staged = what
        self.question = LAYING

    # The compulsory action: R22.

    def lays(self) -> list[int]:
        """Every planque in hand."""
        found: list[int] = []
        holders = self.holders
        for district in range(COLOURED):
            for planque in range(district * SLOTS, district * SLOTS + self.sizes[district]):
                if holders[planque] == self.actor:
                    found.append(LAY + planque)
        return found

    def lay_refusal(self, action: int) -> str:
        if action < LAY or action >= LAY + PLANQUES:
            if action == STOP or (STEP <= action < STEP + 243 and self.staged_kind == MOVED):
                return "R17-two"
            return "R23-time" if BAIL <= action < BAIL + 8 else "R15-order"
        return LEGAL if self.holders[action - LAY] == self.actor else "R22"

    def lay(self, planque: int) -> None:
        """Apaches and planque become public together."""
        seat = self.actor
        if self.staged_kind == PLACED:
            self.place_force(seat, self.staged[0], self.staged[1])
        elif self.staged_kind == MOVED:
            for step in self.staged:
                unit = UNIT[(step - STEP) // 81]
                self.crews[(step - STEP) % 81 // 9 * SEATS + seat] -= unit
                self.crews[(step - STEP) % 9 * SEATS + seat] += unit
            self.note(MOVES, seat, self.staged)
        else:
            self.note(SKIPS, seat, NO_ONE)
        self.staged_kind = NONE
        self.staged = NO_ONE
        self.holders[planque] = LAID + seat
        if self.journal is not None:
            self.note(LAYS, seat, [planque, self.kinds[planque], self.values[planque]])
        # DP8: both prisoners and money follow from public facts (A38).
        if self.prisons[seat] > 0 and self.money[seat] >= self.amounts[BAIL_PRICE]:
            self.ask(BAILING, seat)
        else:
            self.pass_on()

    def place_force(self, seat: int, district: int, force: int) -> None:
        self.reserves[seat] -= force
        self.crews[district * SEATS + seat] += force
        if self.journal is not None:
            self.note(PLACES, seat, [district, force, self.crews[district * SEATS + seat]])

    def time_out(self) -> None:
        """A59: the seat whose time is up gets the answers of section 5; a complete staged action stands."""
        if self.question == DRAFTING:
            best = 0
            for district in range(COLOURED):
                if self.piles[district] > self.piles[best]:
                    best = district
            self.draft(best)
        elif self.question == BAILING:
            self.bail(0)
        else:
            if self.question != LAYING:
                self.stage(SKIPPED, NO_ONE)
            self.lay(self.holders.index(self.actor))

    # Bail: R23, R24.

    def bail_refusal(self, action: int) -> str:
        if action < BAIL or action >= BAIL + 8:
            return "R15-order"
        if action - BAIL > self.prisons[self.actor]:
            return "R24" if self.hospitals[self.actor] + self.cemeteries[self.actor] > 0 else "R23-prisoner"
        return LEGAL if (action - BAIL) * self.amounts[BAIL_PRICE] <= self.money[self.actor] else "R23-funds"

    def bail(self, count: int) -> None:
        seat = self.actor
        if count > 0:
            self.prisons[seat] -= count
            self.reserves[seat] += count * 100
            self.pay(seat, -count * self.amounts[BAIL_PRICE], BAILED)
            self.note(BAILS, seat, [count, count * self.amounts[BAIL_PRICE]])
        self.pass_on()

    # Resolution, clean-up and the end: R25 to R51.

    def resolve(self) -> None:
        """R27: districts 1 to 7, then 8, whose token is drawn, then 9."""
        self.note(RESOLVING, NOBODY, [self.round])
        resolve_planques(self)
        leader = self.leader(BOURGEOIS)
        if leader != NONE and self.tokens_left(BURGHER) + self.tokens_left(POLICEMAN) > 0:
            self.ask(MUGGING, leader)
        else:
            report(self, BOURGEOIS, NONE, NONE, 0, 0)
            self.close_round()

    def mug(self, token: int) -> None:
        """R37: a token at random, for the eyes of its taker alone."""
        seat = self.actor
        self.tokens[seat * 2 + token] += 1
        report(self, BOURGEOIS, seat, NONE, 0, 0)
        self.whisper(MUGGED, seat, NO_ONE, [token], 1 << seat)
        self.close_round()

    def close_round(self) -> None:
        resolve_fence(self)
        clean_up(self)
        if self.round < self.amounts[ROUNDS]:
            # R45: the marker passes once per change of round (A41).
            self.first = (self.first + 1) % self.seats
            self.open_round()
        else:
            score(self)
            self.question = OVER
            self.actor = NONE
            self.waiting_for = NO_ONE
            self.note(ENDED, NOBODY, self.ranks())

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

    def view(self, seat: int) -> View:
        return look(self, seat)
