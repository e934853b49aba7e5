"""Setting up: the box is laid out, gangs are seated, first cards are chosen (R1 to R8)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import ask, asked, first, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import reckon_start, take
from ludotheque.games.tractions.rules.men import reader_bits
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.question import Draw, Question

# The ten mixes of three E cards: Tractions, Colts, Esquives.
MIXES: Final = [
    3, 0, 0, 2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0, 1, 2, 0, 0, 3,
]  # fmt: skip


def in_play(seats: int, gang: int) -> bool:
    """R1: with five Naudy is absent, with four Fefeu too."""
    return seats == 6 or (gang != t.NA and (seats == 5 or gang != t.FE))


def lay_out(p: Position) -> None:
    """R1 to R8: everything in its place, and the first question."""
    box = p.material
    p.waiting_for = []
    p.words = ""
    p.gangs = [t.NONE] * p.seats
    p.seat_of = [t.NONE] * t.GANGS
    p.agenda = []
    p.turn = 0
    p.phase = 0
    p.first = 0
    p.order = []
    p.active = t.NONE
    p.points = 0
    p.step = 0
    p.time_over = 0
    p.glass = 0
    p.bought = 0
    p.unjudged = 0
    p.place = [t.NONE] * t.MEN
    p.loot = [0] * t.MEN
    p.stens = [0] * t.MEN
    p.guests = [0] * t.MEN
    p.hits = [0] * t.MEN
    p.men = [0] * (t.SPACES * t.GANGS)
    p.purses = [0] * t.GANGS
    p.bank = box.money
    p.dropped = [0] * t.SPACES
    p.hands = [0] * (t.GANGS * t.KINDS)
    p.supply = box.cards[:]
    p.table = [0] * t.KINDS
    p.mingled = [0] * t.GANGS
    p.sights = [t.NONE] * (t.GANGS * t.SIGHT)
    p.closed = [0] * t.SPACES
    for gang in range(t.GANGS):
        if in_play(p.seats, gang):
            p.purses[gang] = box.treasury
            p.bank -= box.treasury
        else:
            p.closed[box.bases[gang]] = 1
            p.closed[box.homes[gang * 2]] = 1
            p.closed[box.homes[gang * 2 + 1]] = 1
    p.ledger = p.purses * t.VIEWERS
    p.pierrot = p.agreed[t.POWERS]
    p.pierrot_man = t.NONE
    if p.agreed[t.POWERS]:
        p.supply[t.STEN] -= 1  # R7
    reckon_start(p)
    p.moko = 1
    p.ban = t.NONE
    p.shields = [0] * (2 * t.GANGS)
    p.refusals = []
    p.barred = []
    p.attacked = []
    clear_attempt(p)
    p.van_place = t.PARKING
    p.van_before = t.NONE
    p.van_left = 0
    p.floor = t.NO_FLOOR
    p.done = 0
    p.sent = [0] * t.GANGS
    p.filed = [0] * t.GANGS
    p.known_sent = [0] * (t.GANGS * t.GANGS)
    p.papers = []
    p.rows = []
    p.row_words = []
    p.next_paper = 0
    p.pens = [0] * (t.GANGS * t.PEN)
    p.pacts = []
    p.clauses = []
    p.clause_words = []
    p.next_pact = 1
    p.grudges = [0] * (t.GANGS * t.GANGS)
    p.accusal = []
    p.enough = 0
    p.winners = 0
    p.betrayals = []
    if p.agreed[t.DEALT]:
        ask(p.agenda, t.DEALING_GANG, 0, 0, 0)
    else:
        ask(p.agenda, t.CHOOSING_PICKER, 0, 0, 0)


def clear_attempt(p: Position) -> None:
    """No attempt, no combat, no heist."""
    p.group = []
    p.joined = []
    p.origin = t.NONE
    p.target = t.NONE
    p.by_coup = 0
    p.consents = 0
    p.refusers = 0
    p.fought = 0
    p.sums = [0] * t.GANGS
    p.answers = [0] * t.GANGS
    p.named = 0
    p.engaged = []
    p.attackers = 0
    p.ring = []
    p.fight = 0
    p.field = t.NONE
    p.holder = t.NONE
    p.passes = 0
    p.opening = 0
    p.parleyed = 0
    p.dared = 0
    p.waivers = 0
    p.outcome = t.NONE
    p.charged = 0
    p.fired = [0] * (t.GANGS * t.GANGS)
    p.shots = []
    p.aims = [t.NONE] * (2 * t.GANGS)
    p.volley = []
    p.is_riposte = 0
    p.dodges = []
    p.dodgers = []
    p.spills = []
    p.offer = []
    p.heist = t.NONE
    p.pot = 0
    p.quiet = 0
    p.due = 0
    p.robbed = 0
    p.cars = [0] * t.GANGS
    p.boarding = []
    p.fleeing = 0
    p.splitting = [t.NONE] * t.GANGS
    p.joining = 0


class ChoosingPicker(Draw):
    """R3: chance says who chooses the next gang."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SEAT + seat for seat in range(p.seats) if p.gangs[seat] == t.NONE]

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        ask(p.agenda, t.PICKING_GANG, 0, action - t.SEAT, 0)
        p.note(t.CALLED, action - t.SEAT, [t.NONE, action - t.SEAT + 1])


class PickingGang(Question):
    """R3: a player chooses a gang; first is the seat."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.GANG + other for other in range(t.GANGS)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        other = action - t.GANG
        if other < 0 or other >= t.GANGS or not in_play(p.seats, other):
            return "R1"
        return LEGAL if p.seat_of[other] == t.NONE else "R3"

    def answer(self, p: Position, gang: int, action: int) -> None:
        seat_gang(p, first(p.agenda), action - t.GANG)


class DealingGang(Draw):
    """R3: chance deals the gangs; first is the seat."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        free = p.seat_of
        return [t.GANG + other for other in range(t.GANGS) if in_play(p.seats, other) and free[other] == t.NONE]

    def answer(self, p: Position, gang: int, action: int) -> None:
        seat_gang(p, first(p.agenda), action - t.GANG)


def seat_gang(p: Position, seat: int, gang: int) -> None:
    """R3: a player takes a gang; when all have one, the first cards are chosen."""
    settle(p.agenda)
    p.gangs[seat] = gang
    p.seat_of[gang] = seat
    p.note(t.SEATED, seat, [gang])
    if t.NONE in p.gangs:
        if p.agreed[t.DEALT]:
            ask(p.agenda, t.DEALING_GANG, 0, seat + 1, 0)
        else:
            ask(p.agenda, t.CHOOSING_PICKER, 0, 0, 0)
        return
    bits = 0
    for other in p.gangs:
        bits |= 1 << other
    ask(p.agenda, t.SETTING_UP, bits, 0, 0)


class SettingUp(Question):
    """R6: all choose their first cards at once and in secret."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.SETUP + i for i in range(t.SETUPS)]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        return LEGAL if t.SETUP <= action < t.SETUP + t.SETUPS else "R6"

    def answer(self, p: Position, gang: int, action: int) -> None:
        p.answers[gang] = action
        if p.journal is not None:
            p.whisper(t.CHOSE, p.seat(gang), [gang], [action], reader_bits(p, 1 << gang))
        p.strike_off(gang)
        if asked(p.agenda):
            return
        settle(p.agenda)
        for other in range(t.GANGS):
            if not p.is_playing(other):
                continue
            choice = p.answers[other] - t.SETUP
            for kind in range(3):
                for _ in range(MIXES[choice // 3 * 3 + kind]):
                    take(p, other, kind, False)
            take(p, other, 3 + choice % 3, False)
            p.answers[other] = 0
        ask(p.agenda, t.TURN, 0, 0, 0)


class DrawingFirst(Draw):
    """R10: the first player of the first turn."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [t.GANG + other for other in range(t.GANGS) if p.is_playing(other)]

    def answer(self, p: Position, gang: int, action: int) -> None:
        settle(p.agenda)
        p.first = action - t.GANG
