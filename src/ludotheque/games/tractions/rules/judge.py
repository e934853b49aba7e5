"""The rules of Le Gang des Traction-Avant: one judge, one clock, and the agenda that runs from question to question."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, question, settle
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, TIME_UP
from ludotheque.games.tractions.rules import (
    assault,
    combat,
    entry,
    heist,
    movement,
    pacts,
    papers,
    parley,
    raids,
    turns,
    van,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.answers import answer, candidates, in_play, refusal
from ludotheque.games.tractions.rules.asides import (
    aside_refusal,
    do_aside,
    is_anybody_asked,
    is_aside,
    is_movement_question,
    open_asides,
    resume,
)
from ludotheque.games.tractions.rules.cards import reckon_start, take
from ludotheque.games.tractions.rules.men import reader_bits, seats_of, tell_all
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.view import TractionsView, look

NO_ONE: Final[list[int]] = []
CHANCE_ONLY: Final = [CHANCE]

# The ten mixes of three E cards: Tractions, Colts, Esquives.
MIXES: Final = [
    3, 0, 0, 2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0, 1, 2, 0, 0, 3,
]  # fmt: skip

# Triangular: in how many ways two dice show 2 to 12.
TWO_DICE: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


class Tractions(Position):
    """A game of Le Gang des Traction-Avant that keeps its rules."""

    def begin(self) -> None:
        """Lay out the box (R1 to R8)."""
        box = self.material
        self.waiting_for = NO_ONE
        self.words = ""
        self.gangs = [t.NONE] * self.seats
        self.seat_of = [t.NONE] * t.GANGS
        self.agenda = []
        self.turn = 0
        self.phase = 0
        self.first = 0
        self.order = []
        self.active = t.NONE
        self.points = 0
        self.step = 0
        self.time_over = 0
        self.glass = 0
        self.unjudged = 0
        self.place = [t.NONE] * t.MEN
        self.loot = [0] * t.MEN
        self.stens = [0] * t.MEN
        self.guests = [0] * t.MEN
        self.hits = [0] * t.MEN
        self.men = [0] * (t.SPACES * t.GANGS)
        self.purses = [0] * t.GANGS
        self.bank = box.money
        self.dropped = [0] * t.SPACES
        self.hands = [0] * (t.GANGS * t.KINDS)
        self.supply = box.cards[:]
        self.table = [0] * t.KINDS
        self.mingled = [0] * t.GANGS
        self.sights = [t.NONE] * (t.GANGS * 7)
        self.closed = [0] * t.SPACES
        for gang in range(t.GANGS):
            if in_play(self.seats, gang):
                self.purses[gang] = box.treasury
                self.bank -= box.treasury
            else:
                self.closed[box.bases[gang]] = 1
                self.closed[box.homes[gang * 2]] = 1
                self.closed[box.homes[gang * 2 + 1]] = 1
        self.ledger = self.purses * t.VIEWERS
        self.pierrot = self.agreed[t.POWERS]
        self.pierrot_man = t.NONE
        if self.agreed[t.POWERS]:
            self.supply[t.STEN] -= 1  # R7
        reckon_start(self)
        self.moko = 1
        self.ban = t.NONE
        self.shields = [0] * (2 * t.GANGS)
        self.refusals = []
        self.barred = []
        self.attacked = []
        self.clear_attempt()
        self.van_place = t.PARKING
        self.van_before = t.NONE
        self.van_left = 0
        self.floor = t.NO_FLOOR
        self.done = 0
        self.sent = [0] * t.GANGS
        self.filed = [0] * t.GANGS
        self.known_sent = [0] * (t.GANGS * t.GANGS)
        self.papers = []
        self.rows = []
        self.row_words = []
        self.next_paper = 0
        self.pens = [0] * (t.GANGS * t.PEN)
        self.pacts = []
        self.clauses = []
        self.clause_words = []
        self.next_pact = 1
        self.grudges = [0] * (t.GANGS * t.GANGS)
        self.accusal = []
        self.enough = 0
        self.winners = 0
        self.betrayals = []
        if self.agreed[t.DEALT]:
            ask(self.agenda, t.DEALING_GANG, 0, 0, 0)
        else:
            ask(self.agenda, t.CHOOSING_PICKER, 0, 0, 0)
        self.run()

    def clear_attempt(self) -> None:
        """No attempt, no combat, no heist."""
        self.group = []
        self.joined = []
        self.origin = t.NONE
        self.target = t.NONE
        self.by_coup = 0
        self.consents = 0
        self.refusers = 0
        self.fought = 0
        self.sums = [0] * t.GANGS
        self.answers = [0] * t.GANGS
        self.named = 0
        self.engaged = []
        self.attackers = 0
        self.ring = []
        self.fight = 0
        self.field = t.NONE
        self.holder = t.NONE
        self.passes = 0
        self.opening = 0
        self.parleyed = 0
        self.dared = 0
        self.waivers = 0
        self.outcome = t.NONE
        self.charged = 0
        self.fired = [0] * (t.GANGS * t.GANGS)
        self.shots = []
        self.aims = [t.NONE] * (2 * t.GANGS)
        self.volley = []
        self.is_riposte = 0
        self.dodges = []
        self.dodgers = []
        self.spills = []
        self.offer = []
        self.heist = t.NONE
        self.pot = 0
        self.quiet = 0
        self.due = 0
        self.robbed = 0
        self.cars = [0] * t.GANGS
        self.boarding = []
        self.fleeing = 0
        self.splitting = [t.NONE] * t.GANGS
        self.joining = 0

    def copy(self) -> Tractions:
        twin = Tractions()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> TractionsView:
        return look(self, seat)

    # The agenda.

    def run(self) -> None:
        """Go on until somebody is asked, or the game is over."""
        while True:
            top = question(self.agenda)
            if self.winners or (is_settled_frame(top) and self.has_winner()):
                self.end()
                return
            if top == t.MOVING and self.time_over:
                settle(self.agenda)
                continue
            if top < t.TURN:
                break
            self.go_on(top)
        bits = asked(self.agenda)
        if top == t.PICKING_GANG:
            self.waiting_for = [first(self.agenda)]
        else:
            self.waiting_for = seats_of(self, bits) if bits else CHANCE_ONLY

    def go_on(self, procedure: int) -> None:
        if procedure == t.TURN:
            turns.run_turn(self)
        elif procedure == t.MOVES:
            movement.run_moves(self)
        elif procedure == t.ENTRY:
            entry.run_entry(self)
        elif procedure == t.ASSAULT:
            assault.run_assault(self)
        elif procedure == t.RENEWAL:
            assault.run_renewal(self)
        elif procedure == t.COMBAT:
            combat.run_combat(self)
        elif procedure == t.VOLLEY:
            combat.run_volley(self)
        elif procedure == t.HEIST:
            heist.run_heist(self)
        elif procedure == t.VAN_RUN:
            van.run_van(self)
        elif procedure == t.RAIDS:
            raids.run_raids(self)
        elif procedure == t.REPRISALS:
            pacts.run_reprisals(self)
            if question(self.agenda) < t.TURN and question(self.agenda) != t.AVENGING:
                resume(self)

    def has_winner(self) -> bool:
        """R15: at a settled point, the target with the lead."""
        winner = self.leader()
        if winner == t.NONE and not self.unjudged:
            return False
        if self.turn == 0 or self.has_frame(t.HEIST) or self.has_frame(t.VAN_RUN):
            return False
        if question(self.agenda) == t.RAIDS and self.agenda[-1]:
            return False
        if self.unjudged:  # A2: the engine announces it, as nobody else can count
            self.unjudged = 0
            tell_all(self, t.JUDGED, t.NONE, [int(winner != t.NONE)])
        if winner == t.NONE:
            return False
        self.winners = 1 << winner
        tell_all(self, t.ENDED, t.NONE, [self.winners, 0])
        return True

    def leader(self) -> int:
        """The gang with the target and the lead, or NONE."""
        for gang in range(t.GANGS):
            if self.purses[gang] >= self.agreed[t.TARGET]:
                lead = self.purses[gang]
                for other in range(t.GANGS):
                    if other != gang and self.purses[gang] - self.purses[other] < lead:
                        lead = self.purses[gang] - self.purses[other]
                if lead >= self.material.lead:
                    return gang
        return t.NONE

    def end(self) -> None:
        self.agenda = []
        ask(self.agenda, t.OVER, 0, 0, 0)
        self.floor = t.NO_FLOOR
        self.active = t.NONE
        self.waiting_for = NO_ONE

    def ranks(self) -> list[int]:
        worths: list[int] = []
        for seat in range(self.seats):
            gang = self.gangs[seat]
            worths.append(10**12 if self.winners >> gang & 1 else turns.standing(self, gang))
        return [1 + len([other for other in worths if other > worth]) for worth in worths]

    # One judge.

    def legal(self, seat: int) -> list[int]:
        if seat == CLOCK:
            return [TIME_UP] if self.clock_refusal() == LEGAL else NO_ONE
        if seat not in self.waiting_for:
            return NO_ONE
        if seat == CHANCE:
            return self.outcomes()
        gang = self.gangs[seat]
        top = question(self.agenda)
        found: list[int] = []
        for action in candidates(self, top, gang):
            if refusal(self, top, gang, action) == LEGAL:
                found.append(action)
        return found

    def asides(self, seat: int) -> list[int]:
        if seat < 0 or not is_anybody_asked(self):
            return []
        return open_asides(self, seat, self.gangs[seat])

    def why_not(self, seat: int, action: int) -> str:
        top = question(self.agenda)
        if top == t.OVER:
            return "R15"
        if seat == CLOCK:
            return self.clock_refusal() if action == TIME_UP else "R25"
        if seat == CHANCE:
            if self.waiting_for[0] != CHANCE:
                return "R12"
            return LEGAL if action in self.outcomes() else "R9"
        if seat < 0 or seat >= self.seats:
            return "R12"
        if action < 0 or action >= t.ACTIONS:
            return "R9"
        gang = self.gangs[seat]
        if is_aside(self, top, gang, action):
            return aside_refusal(self, top, seat, gang, action)
        if top == t.FLOOR and gang != t.NONE:
            return papers.floor_refusal(self, gang, action)
        if seat not in self.waiting_for:
            return "R12"
        return refusal(self, top, gang, action)

    # Chance and the clock.

    def outcomes(self) -> list[int]:
        top = question(self.agenda)
        if top == t.CHOOSING_PICKER:
            return [t.SEAT + seat for seat in range(self.seats) if self.gangs[seat] == t.NONE]
        if top == t.DEALING_GANG:
            free = self.seat_of
            return [t.GANG + gang for gang in range(t.GANGS) if in_play(self.seats, gang) and free[gang] == t.NONE]
        if top == t.DRAWING_FIRST:
            return [t.GANG + gang for gang in range(t.GANGS) if self.is_playing(gang)]
        if top == t.ROLLING:
            return [t.DIE + 1, t.DIE + 2, t.DIE + 3, t.DIE + 4, t.DIE + 5, t.DIE + 6]
        return [t.DICE + i for i in range(2, 13)]

    def weights(self) -> list[int]:
        top = question(self.agenda)
        if top in (t.VAN_ROLLING, t.LOOT_ROLLING):
            return TWO_DICE
        return [1] * len(self.outcomes())

    def clock_refusal(self) -> str:
        """R25, R56, R123, A18: the sand runs on a floor, and while the active gang decides."""
        if not self.agreed[t.CLOCKED]:
            return "A18"
        top = question(self.agenda)
        if top == t.FLOOR:
            return LEGAL
        is_running = is_movement_question(top) and not self.time_over and self.active != t.NONE
        if is_running and asked(self.agenda) == 1 << self.active:
            return LEGAL
        return "R56"

    def sandglass(self) -> list[int]:
        if self.clock_refusal() != LEGAL:
            return []
        if question(self.agenda) == t.FLOOR:
            return [self.glass, self.material.magouilles if self.floor == t.CAFES else self.material.heist]
        return [self.glass, self.material.movement]

    def time_out(self) -> None:
        """R25, R56: the floor closes; a movement turn ends once its combat is finished."""
        top = question(self.agenda)
        tell_all(self, t.TIME_RAN_OUT, t.NONE, [])
        if top == t.FLOOR:
            papers.close_floor(self)
            return
        self.time_over = 1
        if self.has_frame(t.COMBAT):
            return
        if top == t.LEAVING:
            settle(self.agenda)
            entry.walk_out(self, self.group[0], entry.ways_out(self, self.group[0])[0])
            return
        while question(self.agenda) < t.TURN and question(self.agenda) != t.MOVING:
            settle(self.agenda)
        if question(self.agenda) == t.ENTRY:
            entry.turn_back(self)
        elif question(self.agenda) == t.ASSAULT:
            entry.close_entry(self)
        self.group = []

    # Deeds.

    def apply(self, seat: int, action: int, words: str = "") -> None:
        self.words = words
        if seat == CLOCK:
            self.time_out()
        elif seat == CHANCE:
            self.draw(action)
        else:
            self.answer(seat, self.gangs[seat], action)
        self.run()

    def draw(self, action: int) -> None:
        top = question(self.agenda)
        if top == t.ROLLING:
            parley.roll(self, action)
        elif top == t.VAN_ROLLING:
            van.roll_distance(self, action)
        elif top == t.LOOT_ROLLING:
            van.roll_loot(self, action)
        elif top == t.DRAWING_FIRST:
            settle(self.agenda)
            self.first = action - t.GANG
        elif top == t.CHOOSING_PICKER:
            settle(self.agenda)
            ask(self.agenda, t.PICKING_GANG, 0, action - t.SEAT, 0)
            self.note(t.CALLED, action - t.SEAT, [t.NONE, action - t.SEAT + 1])
        else:
            self.seat_gang(first(self.agenda), action - t.GANG)

    def seat_gang(self, seat: int, gang: int) -> None:
        """R3: a player takes a gang; when all have one, the first cards are chosen."""
        settle(self.agenda)
        self.gangs[seat] = gang
        self.seat_of[gang] = seat
        self.note(t.SEATED, seat, [gang])
        if t.NONE in self.gangs:
            if self.agreed[t.DEALT]:
                ask(self.agenda, t.DEALING_GANG, 0, seat + 1, 0)
            else:
                ask(self.agenda, t.CHOOSING_PICKER, 0, 0, 0)
            return
        bits = 0
        for other in self.gangs:
            bits |= 1 << other
        ask(self.agenda, t.SETTING_UP, bits, 0, 0)

    def set_up(self, seat: int, gang: int, action: int) -> None:
        """R6: all at once and in secret."""
        self.answers[gang] = action
        if self.journal is not None:
            self.whisper(t.CHOSE, seat, [gang], [action], reader_bits(self, 1 << gang))
        self.agenda[-3] &= ~(1 << gang)
        if asked(self.agenda):
            return
        settle(self.agenda)
        for other in range(t.GANGS):
            if not self.is_playing(other):
                continue
            choice = self.answers[other] - t.SETUP
            for kind in range(3):
                for _ in range(MIXES[choice // 3 * 3 + kind]):
                    take(self, other, kind, False)
            take(self, other, 3 + choice % 3, False)
            self.answers[other] = 0
        ask(self.agenda, t.TURN, 0, 0, 0)

    def answer(self, seat: int, gang: int, action: int) -> None:
        top = question(self.agenda)
        told = len(self.journal) if self.journal is not None else 0
        if is_aside(self, top, gang, action):
            do_aside(self, gang, action)
        elif top == t.SETTING_UP:
            self.set_up(seat, gang, action)
        elif top == t.PICKING_GANG:
            self.seat_gang(seat, action - t.GANG)
        else:
            answer(self, gang, action)
        if self.journal is not None and len(self.journal) == told and is_public_pick(top, action):
            self.note(t.GESTURE, seat, [gang, action])


def is_public_pick(top: int, action: int) -> bool:
    """What all see being picked; notes are counted out under the hand until the sum is offered."""
    if t.NOTE <= action < t.NOTE + len(t.NOTES):
        return False
    return top in (
        t.MOVING, t.GROUPING, t.CONTESTING, t.SUMMING, t.NAMING, t.HOLDING, t.DUELLING, t.LEAVING, t.GATHERING,
        t.RANKING_BANKS, t.VOTING,
    )  # fmt: skip


def is_settled_frame(frame: int) -> bool:
    return frame in (t.TURN, t.MOVES, t.RAIDS, t.MOVING, t.FLOOR)
