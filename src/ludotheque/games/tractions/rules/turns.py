"""The turn: five phases, each finished by everyone before the next (R9 to R24, R152 to R156)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, asked, first, second, set_first, set_second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.banks import drive_late, find_heists, gather, rob_next
from ludotheque.games.tractions.rules.card_phase import ask_cards, look_at_supply
from ludotheque.games.tractions.rules.cards import clear_table, discard, retire_sten, see_shortage, see_supply, take
from ludotheque.games.tractions.rules.floor import open_floor
from ludotheque.games.tractions.rules.men import tell_all
from ludotheque.games.tractions.rules.pacts import check_gifts, check_presence, end_pacts
from ludotheque.games.tractions.rules.position import Position, count_bits
from ludotheque.games.tractions.rules.question import Procedure, Question
from ludotheque.games.tractions.rules.van import begin_van


class Turn(Procedure):
    """R9: a turn, stage after stage."""

    def run(self, p: Position) -> None:
        stage = first(p.agenda)
        if stage == t.STAGE_BEGIN:
            begin_turn(p)
        elif stage == t.STAGE_POWERS:
            start_powers(p)
        elif stage == t.STAGE_MAGOUILLES:
            begin_magouilles(p)
        elif stage == t.STAGE_DISCARDS:
            ask_discards(p)
        elif stage == t.STAGE_MOVEMENT:
            check_gifts(p, False)
            p.go_to(t.STAGE_GATHERING)
            begin_phase(p, 3)
            ask(p.agenda, t.MOVES, 0, 0, 0)
            ask(p.agenda, t.REPRISALS, 0, 0, 0)
        elif stage < t.STAGE_RAIDS:
            self.rob(p, stage)
        elif stage == t.STAGE_RAIDS:
            p.go_to(t.STAGE_PHASE_5)
            ask(p.agenda, t.RAIDS, 0, 0, 0)
        elif stage == t.STAGE_PHASE_5:
            begin_phase(p, 5)
            p.go_to(t.STAGE_CARDS)
        elif stage == t.STAGE_CARDS:
            ask_cards(p)
        else:
            end_turn(p)

    def rob(self, p: Position, stage: int) -> None:
        """Phase 4: heists and the van."""
        if stage == t.STAGE_GATHERING:
            gather(p)
        elif stage == t.STAGE_FINDING:
            check_presence(p)
            begin_phase(p, 4)
            p.go_to(t.STAGE_HEISTS)
            find_heists(p)
            ask(p.agenda, t.REPRISALS, 0, 0, 0)
        elif stage == t.STAGE_HEISTS:
            rob_next(p)
        elif stage == t.STAGE_DEPARTURES:
            drive_late(p)
        else:
            p.go_to(t.STAGE_RAIDS)
            if p.agreed[t.VAN]:
                begin_van(p)


def begin_phase(p: Position, phase: int) -> None:
    p.phase = phase
    tell_all(p, t.PHASED, t.NONE, [phase])


def begin_turn(p: Position) -> None:
    """R10, R11: drawn in the first turn, then one to the right each turn."""
    p.turn += 1
    p.phase = 1
    p.go_to(t.STAGE_POWERS)
    if p.turn == 1:
        ask(p.agenda, t.DRAWING_FIRST, 0, 0, 0)
        return
    for i in range(1, t.GANGS + 1):
        gang = (p.first - i) % t.GANGS
        if p.is_playing(gang):
            p.first = gang
            break


def start_powers(p: Position) -> None:
    """R13, R167 to R169; second is how many gangs have been served."""
    order = p.turn_order()
    place = second(p.agenda)
    if place == 0:
        p.order = order
        tell_all(p, t.TURNED, t.NONE, [p.turn, p.first])
    if place == len(order):
        p.go_to(t.STAGE_MAGOUILLES)
        return
    set_second(p.agenda, place + 1)
    gang = order[place]
    if not p.agreed[t.POWERS]:
        return
    if gang == t.FE:
        for _ in range(p.material.riton_cards):
            if p.supply[t.TRACTION]:
                take(p, t.FE, t.TRACTION, True)
                tell_all(p, t.START_TAKEN, t.FE, [t.TRACTION])
            else:
                see_shortage(p, t.TRACTION)
    elif gang == t.NA and p.material.monmon_cards:
        look_at_supply(p, t.NA)
        ask(p.agenda, t.STARTING, 1 << t.NA, p.material.monmon_cards, 0)


class Starting(Question):
    """R167: Mon-Mon chooses his free cards."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.CARD + kind for kind in range(t.KINDS)], t.STOP]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        if action == t.STOP:
            return LEGAL if p.supply[t.COLT] + p.supply[t.ESQUIVE] == 0 else "R167"
        if action != t.CARD + t.COLT and action != t.CARD + t.ESQUIVE:
            return "R167"
        return LEGAL if p.supply[action - t.CARD] else "R169"

    def answer(self, p: Position, gang: int, action: int) -> None:
        if action == t.STOP:
            settle(p.agenda)
            see_shortage(p, t.COLT)
            see_shortage(p, t.ESQUIVE)
            tell_all(p, t.TOOK_ENOUGH, gang, [])
            return
        take(p, gang, action - t.CARD, True)
        see_supply(p, gang)
        tell_all(p, t.START_TAKEN, gang, [action - t.CARD])
        set_first(p.agenda, first(p.agenda) - 1)
        if first(p.agenda) == 0:
            settle(p.agenda)


def begin_magouilles(p: Position) -> None:
    """R25: with fewer than two gangs in cafés nobody talks."""
    begin_phase(p, 2)
    p.go_to(t.STAGE_DISCARDS)
    p.floor = t.CAFES
    present = p.present()
    p.floor = t.NO_FLOOR
    if count_bits(present) >= 2:
        open_floor(p, t.CAFES)


def ask_discards(p: Position) -> None:
    """R23, R40."""
    p.go_to(t.STAGE_MOVEMENT)
    bits = 0
    for gang in range(t.GANGS):
        if p.s_count(gang) > p.material.super_most:
            bits |= 1 << gang
    if bits:
        ask(p.agenda, t.DISCARDING, bits, 0, 0)


class Discarding(Question):
    """R23: who holds too many S cards throws some away."""

    def candidates(self, p: Position, gang: int) -> list[int]:
        return [*[t.CARD + kind for kind in range(t.KINDS)], t.STOP]

    def refusal(self, p: Position, gang: int, action: int) -> str:
        kind = action - t.CARD
        if kind < 3 or kind >= t.KINDS:
            return "R24"
        return LEGAL if p.hands[gang * t.KINDS + kind] else "R23"

    def answer(self, p: Position, gang: int, action: int) -> None:
        discard(p, gang, action - t.CARD)
        tell_all(p, t.DISCARDED, gang, [action - t.CARD])
        if p.s_count(gang) <= p.material.super_most:
            p.strike_off(gang)
            if asked(p.agenda) == 0:
                settle(p.agenda)


# The end of a turn (R152 to R156), and of the game (R15, R18).


def end_turn(p: Position) -> None:
    for man in range(t.MEN):
        if p.stens[man]:
            retire_sten(p, man)
        if p.guests[man] == t.PAID:
            p.guests[man] = t.UNPAID
    clear_table(p)
    p.pierrot = int(p.has_power(t.LO))
    p.pierrot_man = t.NONE
    p.moko = 1
    p.ban = t.NONE
    p.shields = [0] * (2 * t.GANGS)
    end_pacts(p, False)
    p.go_to(t.STAGE_BEGIN)
    if p.agreed[t.MAX_TURNS] and p.turn >= p.agreed[t.MAX_TURNS]:
        p.winners = richest(p)
        tell_all(p, t.ENDED, t.NONE, [p.winners, 1])


def cards_in_hand(p: Position, gang: int) -> int:
    return p.e_count(gang) + p.s_count(gang)


def men_on_board(p: Position, gang: int) -> int:
    return t.CREW - p.reserve(gang)


def standing(p: Position, gang: int) -> int:
    """R18 as one number: treasury, then men on the board, then cards."""
    return (p.purses[gang] * 100 + men_on_board(p, gang)) * 1000 + cards_in_hand(p, gang)


def richest(p: Position) -> int:
    bits = 0
    best = t.NONE
    for gang in range(t.GANGS):
        if p.is_playing(gang):
            worth = standing(p, gang)
            if worth > best:
                best = worth
                bits = 0
            if worth == best:
                bits |= 1 << gang
    return bits & t.ALL
