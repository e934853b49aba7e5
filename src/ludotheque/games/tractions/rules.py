"""The rules of Le Gang des Traction-Avant: one judge, one clock, and the agenda that runs from question to question."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, question, settle
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, TIME_UP, View
from ludotheque.games.tractions import (
    assault,
    combat,
    contest,
    deals,
    heist,
    movement,
    pacts,
    parley,
    raids,
    turns,
    van,
)
from ludotheque.games.tractions.answers import answer, candidates, in_play, refusal
from ludotheque.games.tractions.asides import (
    aside_refusal,
    do_aside,
    is_anybody_asked,
    is_aside,
    is_movement_question,
    open_asides,
    resume,
)
from ludotheque.games.tractions.cards import reckon_start, take
from ludotheque.games.tractions.men import reader_bits, seats_of, tell_all
from ludotheque.games.tractions.position import Position
from ludotheque.games.tractions.terms import (
    ACTIONS,
    ASSAULT,
    AVENGING,
    CAFES,
    CALLED,
    CHOOSING_PICKER,
    CHOSE,
    CLOCKED,
    COMBAT,
    CONTESTING,
    DEALING_GANG,
    DEALT,
    DICE,
    DIE,
    DRAWING_FIRST,
    DUELLING,
    ENDED,
    ENTRY,
    FLOOR,
    GANG,
    GANGS,
    GATHERING,
    GESTURE,
    GROUPING,
    HEIST,
    HOLDING,
    JUDGED,
    KINDS,
    LEAVING,
    LOOT_ROLLING,
    MEN,
    MOVES,
    MOVING,
    NAMING,
    NO_FLOOR,
    NONE,
    NOTE,
    NOTES,
    OVER,
    PARKING,
    PEN,
    PICKING_GANG,
    POWERS,
    RAIDS,
    RANKING_BANKS,
    RENEWAL,
    REPRISALS,
    ROLLING,
    SEAT,
    SEATED,
    SETTING_UP,
    SETUP,
    SPACES,
    STEN,
    SUMMING,
    TARGET,
    TIME_RAN_OUT,
    TURN,
    VAN_ROLLING,
    VAN_RUN,
    VIEWERS,
    VOLLEY,
    VOTING,
)
from ludotheque.games.tractions.view import look

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
        self.gangs = [NONE] * self.seats
        self.seat_of = [NONE] * GANGS
        self.agenda = []
        self.turn = 0
        self.phase = 0
        self.first = 0
        self.order = []
        self.active = NONE
        self.points = 0
        self.step = 0
        self.time_over = 0
        self.glass = 0
        self.unjudged = 0
        self.place = [NONE] * MEN
        self.loot = [0] * MEN
        self.stens = [0] * MEN
        self.guests = [0] * MEN
        self.hits = [0] * MEN
        self.men = [0] * (SPACES * GANGS)
        self.purses = [0] * GANGS
        self.bank = box.money
        self.dropped = [0] * SPACES
        self.hands = [0] * (GANGS * KINDS)
        self.supply = box.cards[:]
        self.table = [0] * KINDS
        self.mingled = [0] * GANGS
        self.sights = [NONE] * (GANGS * 7)
        self.closed = [0] * SPACES
        for gang in range(GANGS):
            if in_play(self.seats, gang):
                self.purses[gang] = box.treasury
                self.bank -= box.treasury
            else:
                self.closed[box.bases[gang]] = 1
                self.closed[box.homes[gang * 2]] = 1
                self.closed[box.homes[gang * 2 + 1]] = 1
        self.ledger = self.purses * VIEWERS
        self.pierrot = self.agreed[POWERS]
        self.pierrot_man = NONE
        if self.agreed[POWERS]:
            self.supply[STEN] -= 1  # R7
        reckon_start(self)
        self.moko = 1
        self.ban = NONE
        self.shields = [0] * (2 * GANGS)
        self.refusals = []
        self.barred = []
        self.attacked = []
        self.clear_attempt()
        self.van_place = PARKING
        self.van_before = NONE
        self.van_left = 0
        self.floor = NO_FLOOR
        self.done = 0
        self.sent = [0] * GANGS
        self.filed = [0] * GANGS
        self.known_sent = [0] * (GANGS * GANGS)
        self.papers = []
        self.rows = []
        self.row_words = []
        self.next_paper = 0
        self.pens = [0] * (GANGS * PEN)
        self.pacts = []
        self.clauses = []
        self.clause_words = []
        self.next_pact = 1
        self.grudges = [0] * (GANGS * GANGS)
        self.accusal = []
        self.enough = 0
        self.winners = 0
        self.betrayals = []
        if self.agreed[DEALT]:
            ask(self.agenda, DEALING_GANG, 0, 0, 0)
        else:
            ask(self.agenda, CHOOSING_PICKER, 0, 0, 0)
        self.run()

    def clear_attempt(self) -> None:
        """No attempt, no combat, no heist."""
        self.group = []
        self.joined = []
        self.origin = NONE
        self.target = NONE
        self.by_coup = 0
        self.consents = 0
        self.refusers = 0
        self.fought = 0
        self.sums = [0] * GANGS
        self.answers = [0] * GANGS
        self.named = 0
        self.engaged = []
        self.attackers = 0
        self.ring = []
        self.fight = 0
        self.field = NONE
        self.holder = NONE
        self.passes = 0
        self.opening = 0
        self.parleyed = 0
        self.dared = 0
        self.waivers = 0
        self.outcome = NONE
        self.charged = 0
        self.fired = [0] * (GANGS * GANGS)
        self.shots = []
        self.aims = [NONE] * (2 * GANGS)
        self.volley = []
        self.is_riposte = 0
        self.dodges = []
        self.dodgers = []
        self.spills = []
        self.offer = []
        self.heist = NONE
        self.pot = 0
        self.quiet = 0
        self.due = 0
        self.robbed = 0
        self.cars = [0] * GANGS
        self.boarding = []
        self.fleeing = 0
        self.splitting = [NONE] * GANGS
        self.joining = 0

    def copy(self) -> Tractions:
        twin = Tractions()
        self.fill(twin)
        return twin

    def view(self, seat: int) -> View:
        return look(self, seat)

    # The agenda.

    def run(self) -> None:
        """Go on until somebody is asked, or the game is over."""
        while True:
            top = question(self.agenda)
            if self.winners or (is_settled_frame(top) and self.has_winner()):
                self.end()
                return
            if top == MOVING and self.time_over:
                settle(self.agenda)
                continue
            if top < TURN:
                break
            self.go_on(top)
        bits = asked(self.agenda)
        if top == PICKING_GANG:
            self.waiting_for = [first(self.agenda)]
        else:
            self.waiting_for = seats_of(self, bits) if bits else CHANCE_ONLY

    def go_on(self, procedure: int) -> None:
        if procedure == TURN:
            turns.run_turn(self)
        elif procedure == MOVES:
            movement.run_moves(self)
        elif procedure == ENTRY:
            contest.run_entry(self)
        elif procedure == ASSAULT:
            assault.run_assault(self)
        elif procedure == RENEWAL:
            assault.run_renewal(self)
        elif procedure == COMBAT:
            combat.run_combat(self)
        elif procedure == VOLLEY:
            combat.run_volley(self)
        elif procedure == HEIST:
            heist.run_heist(self)
        elif procedure == VAN_RUN:
            van.run_van(self)
        elif procedure == RAIDS:
            raids.run_raids(self)
        elif procedure == REPRISALS:
            pacts.run_reprisals(self)
            if question(self.agenda) < TURN and question(self.agenda) != AVENGING:
                resume(self)

    def has_winner(self) -> bool:
        """R15: at a settled point, the target with the lead."""
        winner = self.leader()
        if winner == NONE and not self.unjudged:
            return False
        if self.turn == 0 or self.has_frame(HEIST) or self.has_frame(VAN_RUN):
            return False
        if question(self.agenda) == RAIDS and self.agenda[-1]:
            return False
        if self.unjudged:  # A2: the engine announces it, as nobody else can count
            self.unjudged = 0
            tell_all(self, JUDGED, NONE, [int(winner != NONE)])
        if winner == NONE:
            return False
        self.winners = 1 << winner
        tell_all(self, ENDED, NONE, [self.winners, 0])
        return True

    def leader(self) -> int:
        """The gang with the target and the lead, or NONE."""
        for gang in range(GANGS):
            if self.purses[gang] >= self.agreed[TARGET]:
                lead = self.purses[gang]
                for other in range(GANGS):
                    if other != gang and self.purses[gang] - self.purses[other] < lead:
                        lead = self.purses[gang] - self.purses[other]
                if lead >= self.material.lead:
                    return gang
        return NONE

    def end(self) -> None:
        self.agenda = []
        ask(self.agenda, OVER, 0, 0, 0)
        self.floor = NO_FLOOR
        self.active = NONE
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
        if top == OVER:
            return "R15"
        if seat == CLOCK:
            return self.clock_refusal() if action == TIME_UP else "R25"
        if seat == CHANCE:
            if self.waiting_for[0] != CHANCE:
                return "R12"
            return LEGAL if action in self.outcomes() else "R9"
        if seat < 0 or seat >= self.seats:
            return "R12"
        if action < 0 or action >= ACTIONS:
            return "R9"
        gang = self.gangs[seat]
        if is_aside(self, top, gang, action):
            return aside_refusal(self, top, seat, gang, action)
        if top == FLOOR and gang != NONE:
            return deals.floor_refusal(self, gang, action)
        if seat not in self.waiting_for:
            return "R12"
        return refusal(self, top, gang, action)

    # Chance and the clock.

    def outcomes(self) -> list[int]:
        top = question(self.agenda)
        if top == CHOOSING_PICKER:
            return [SEAT + seat for seat in range(self.seats) if self.gangs[seat] == NONE]
        if top == DEALING_GANG:
            free = self.seat_of
            return [GANG + gang for gang in range(GANGS) if in_play(self.seats, gang) and free[gang] == NONE]
        if top == DRAWING_FIRST:
            return [GANG + gang for gang in range(GANGS) if self.is_playing(gang)]
        if top == ROLLING:
            return [DIE + 1, DIE + 2, DIE + 3, DIE + 4, DIE + 5, DIE + 6]
        return [DICE + i for i in range(2, 13)]

    def weights(self) -> list[int]:
        top = question(self.agenda)
        if top in (VAN_ROLLING, LOOT_ROLLING):
            return TWO_DICE
        return [1] * len(self.outcomes())

    def clock_refusal(self) -> str:
        """R25, R56, R123, A18: the sand runs on a floor, and while the active gang decides."""
        if not self.agreed[CLOCKED]:
            return "A18"
        top = question(self.agenda)
        if top == FLOOR:
            return LEGAL
        is_running = is_movement_question(top) and not self.time_over and self.active != NONE
        if is_running and asked(self.agenda) == 1 << self.active:
            return LEGAL
        return "R56"

    def sandglass(self) -> list[int]:
        if self.clock_refusal() != LEGAL:
            return []
        if question(self.agenda) == FLOOR:
            return [self.glass, self.material.magouilles if self.floor == CAFES else self.material.heist]
        return [self.glass, self.material.movement]

    def time_out(self) -> None:
        """R25, R56: the floor closes; a movement turn ends once its combat is finished."""
        top = question(self.agenda)
        tell_all(self, TIME_RAN_OUT, NONE, [])
        if top == FLOOR:
            deals.close_floor(self)
            return
        self.time_over = 1
        if self.has_frame(COMBAT):
            return
        if top == LEAVING:
            settle(self.agenda)
            contest.walk_out(self, self.group[0], contest.ways_out(self, self.group[0])[0])
            return
        while question(self.agenda) < TURN and question(self.agenda) != MOVING:
            settle(self.agenda)
        if question(self.agenda) == ENTRY:
            contest.turn_back(self)
        elif question(self.agenda) == ASSAULT:
            contest.close_entry(self)
        self.group = []

    # Deeds.

    def apply(self, seat: int, action: int) -> None:
        if seat == CLOCK:
            self.time_out()
        elif seat == CHANCE:
            self.draw(action)
        else:
            self.answer(seat, self.gangs[seat], action)
        self.run()

    def draw(self, action: int) -> None:
        top = question(self.agenda)
        if top == ROLLING:
            parley.roll(self, action)
        elif top == VAN_ROLLING:
            van.roll_distance(self, action)
        elif top == LOOT_ROLLING:
            van.roll_loot(self, action)
        elif top == DRAWING_FIRST:
            settle(self.agenda)
            self.first = action - GANG
        elif top == CHOOSING_PICKER:
            settle(self.agenda)
            ask(self.agenda, PICKING_GANG, 0, action - SEAT, 0)
            self.note(CALLED, action - SEAT, [NONE, action - SEAT + 1])
        else:
            self.seat_gang(first(self.agenda), action - GANG)

    def seat_gang(self, seat: int, gang: int) -> None:
        """R3: a player takes a gang; when all have one, the first cards are chosen."""
        settle(self.agenda)
        self.gangs[seat] = gang
        self.seat_of[gang] = seat
        self.note(SEATED, seat, [gang])
        if NONE in self.gangs:
            if self.agreed[DEALT]:
                ask(self.agenda, DEALING_GANG, 0, seat + 1, 0)
            else:
                ask(self.agenda, CHOOSING_PICKER, 0, 0, 0)
            return
        bits = 0
        for other in self.gangs:
            bits |= 1 << other
        ask(self.agenda, SETTING_UP, bits, 0, 0)

    def set_up(self, seat: int, gang: int, action: int) -> None:
        """R6: all at once and in secret."""
        self.answers[gang] = action
        if self.journal is not None:
            self.whisper(CHOSE, seat, [gang], [action], reader_bits(self, 1 << gang))
        self.agenda[-3] &= ~(1 << gang)
        if asked(self.agenda):
            return
        settle(self.agenda)
        for other in range(GANGS):
            if not self.is_playing(other):
                continue
            choice = self.answers[other] - SETUP
            for kind in range(3):
                for _ in range(MIXES[choice // 3 * 3 + kind]):
                    take(self, other, kind, False)
            take(self, other, 3 + choice % 3, False)
            self.answers[other] = 0
        ask(self.agenda, TURN, 0, 0, 0)

    def answer(self, seat: int, gang: int, action: int) -> None:
        top = question(self.agenda)
        told = len(self.journal) if self.journal is not None else 0
        if is_aside(self, top, gang, action):
            do_aside(self, gang, action)
        elif top == SETTING_UP:
            self.set_up(seat, gang, action)
        elif top == PICKING_GANG:
            self.seat_gang(seat, action - GANG)
        else:
            answer(self, gang, action)
        if self.journal is not None and len(self.journal) == told and is_public_pick(top, action):
            self.note(GESTURE, seat, [gang, action])


def is_public_pick(top: int, action: int) -> bool:
    """What all see being picked; notes are counted out under the hand until the sum is offered."""
    if NOTE <= action < NOTE + len(NOTES):
        return False
    return top in (
        MOVING, GROUPING, CONTESTING, SUMMING, NAMING, HOLDING, DUELLING, LEAVING, GATHERING, RANKING_BANKS,
        VOTING,
    )  # fmt: skip


def is_settled_frame(frame: int) -> bool:
    return frame in (TURN, MOVES, RAIDS, MOVING, FLOOR)
