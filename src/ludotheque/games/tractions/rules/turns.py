"""The turn: five phases, each finished by everyone before the next (R9 to R24, R148 to R156)."""

from __future__ import annotations

from ludotheque.core.agenda import ask, first, second, settle
from ludotheque.core.state import LEGAL
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.cards import clear_table, discard, retire_sten, see_shortage, see_supply, take
from ludotheque.games.tractions.rules.combat import count_bits
from ludotheque.games.tractions.rules.heist import begin_heist, expected_loot, loaded_gangs
from ludotheque.games.tractions.rules.men import e_due, reader_bits, relocate, s_due, tell_all
from ludotheque.games.tractions.rules.pacts import check_gifts, check_presence, end_pacts
from ludotheque.games.tractions.rules.papers import open_floor
from ludotheque.games.tractions.rules.position import Position
from ludotheque.games.tractions.rules.van import begin_van


def run_turn(p: Position) -> None:
    stage = first(p.agenda)
    if stage == 0:
        begin_turn(p)
    elif stage == 1:
        start_powers(p)
    elif stage == 2:
        begin_magouilles(p)
    elif stage == 3:
        ask_discards(p)
    elif stage == 4:
        check_gifts(p, False)
        go_on(p, 5)
        begin_phase(p, 3)
        ask(p.agenda, t.MOVES, 0, 0, 0)
        ask(p.agenda, t.REPRISALS, 0, 0, 0)
    elif stage == 5:
        gather(p)
    elif stage == 6:
        check_presence(p)
        begin_phase(p, 4)
        go_on(p, 7)
        find_heists(p)
        ask(p.agenda, t.REPRISALS, 0, 0, 0)
    elif stage == 7:
        rob_next(p)
    elif stage == 8:
        drive_late(p)
    elif stage == 9:
        go_on(p, 10)
        if p.agreed[t.VAN]:
            begin_van(p)
    elif stage == 10:
        go_on(p, 11)
        ask(p.agenda, t.RAIDS, 0, 0, 0)
    elif stage == 11:
        begin_phase(p, 5)
        go_on(p, 12)
    elif stage == 12:
        ask_cards(p)
    else:
        end_turn(p)


def go_on(p: Position, stage: int) -> None:
    p.agenda[-2] = stage
    p.agenda[-1] = 0


def begin_phase(p: Position, phase: int) -> None:
    p.phase = phase
    tell_all(p, t.PHASED, t.NONE, [phase])


def begin_turn(p: Position) -> None:
    """R10, R11: drawn in the first turn, then one to the right each turn."""
    p.turn += 1
    p.phase = 1
    go_on(p, 1)
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
        go_on(p, 2)
        return
    p.agenda[-1] = place + 1
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


def look_at_supply(p: Position, gang: int) -> None:
    """A6: who chooses sees what is there."""
    see_supply(p, gang)
    if p.journal is not None:
        p.whisper(t.LOOKED, p.seat(gang), [gang], p.supply[:], reader_bits(p, 1 << gang))


def start_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.STOP:
        return LEGAL if p.supply[t.COLT] + p.supply[t.ESQUIVE] == 0 else "R167"
    if action != t.CARD + t.COLT and action != t.CARD + t.ESQUIVE:
        return "R167"
    return LEGAL if p.supply[action - t.CARD] else "R169"


def start(p: Position, gang: int, action: int) -> None:
    if action == t.STOP:
        settle(p.agenda)
        see_shortage(p, t.COLT)
        see_shortage(p, t.ESQUIVE)
        tell_all(p, t.TOOK_ENOUGH, gang, [])
        return
    take(p, gang, action - t.CARD, True)
    see_supply(p, gang)
    tell_all(p, t.START_TAKEN, gang, [action - t.CARD])
    p.agenda[-2] -= 1
    if first(p.agenda) == 0:
        settle(p.agenda)


def begin_magouilles(p: Position) -> None:
    """R25: with fewer than two gangs in cafés nobody talks."""
    begin_phase(p, 2)
    go_on(p, 3)
    p.floor = t.CAFES
    present = p.present()
    p.floor = t.NO_FLOOR
    if count_bits(present) >= 2:
        open_floor(p, t.CAFES)


def ask_discards(p: Position) -> None:
    """R23, R40."""
    go_on(p, 4)
    bits = 0
    for gang in range(t.GANGS):
        if p.s_count(gang) > p.material.super_most:
            bits |= 1 << gang
    if bits:
        ask(p.agenda, t.DISCARDING, bits, 0, 0)


def discard_refusal(p: Position, gang: int, action: int) -> str:
    kind = action - t.CARD
    if kind < 3 or kind >= t.KINDS:
        return "R24"
    return LEGAL if p.hands[gang * t.KINDS + kind] else "R23"


def throw(p: Position, gang: int, action: int) -> None:
    discard(p, gang, action - t.CARD)
    tell_all(p, t.DISCARDED, gang, [action - t.CARD])
    if p.s_count(gang) <= p.material.super_most:
        p.agenda[-3] &= ~(1 << gang)
        if p.agenda[-3] == 0:
            settle(p.agenda)


# Le Gros (R166), and which bank is robbed first (R110).


def is_due(p: Position, bank: int) -> bool:
    return p.men_at(bank) >= p.material.heist_men


def gather(p: Position) -> None:
    """R166: for each bank that is due; second is how many banks were asked for, and which were due."""
    banks = p.material.banks
    if second(p.agenda) == 0:
        due = 0
        for i in range(len(banks)):
            if is_due(p, banks[i]):
                due |= 1 << i
        p.due = due
    place = second(p.agenda)
    while place < len(banks):
        p.agenda[-1] = place + 1
        if p.has_power(t.BO) and p.due >> place & 1 and gatherable(p):
            ask(p.agenda, t.GATHERING, 1 << t.BO, banks[place], 0)
            return
        place += 1
    go_on(p, 6)


def gatherable(p: Position) -> list[int]:
    """His men on the board who do not stand in a bank about to be robbed."""
    found: list[int] = []
    for man in range(t.BO * t.CREW, t.BO * t.CREW + t.CREW):
        if p.place[man] != t.NONE and not stands_in_due_bank(p, man):
            found.append(man)
    return found


def stands_in_due_bank(p: Position, man: int) -> bool:
    for i in range(len(p.material.banks)):
        if p.due >> i & 1 and p.place[man] == p.material.banks[i]:
            return True
    return False


def gather_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.STOP:
        return LEGAL
    if action < t.PAWN or action >= t.PAWN + t.MEN:
        return "R166"
    return LEGAL if action - t.PAWN in gatherable(p) else "R166"


def bring(p: Position, gang: int, action: int) -> None:
    if action != t.STOP:
        man = action - t.PAWN
        bank = first(p.agenda)
        tell_all(p, t.GATHERED, gang, [bank, man])
        relocate(p, man, bank)
        p.agenda[-1] += 1
        if second(p.agenda) < p.material.gros_men and gatherable(p):
            return
    settle(p.agenda)


def find_heists(p: Position) -> None:
    p.due = 0
    p.robbed = 0
    for i in range(len(p.material.banks)):
        if is_due(p, p.material.banks[i]):
            p.due |= 1 << i


def rob_next(p: Position) -> None:
    """R110: the larger loot, then more gangs, then the first player's choice."""
    banks = p.material.banks
    if p.due == 0:
        go_on(p, 8)
        return
    best = t.NONE
    tied = False
    for i in range(len(banks)):
        if not p.due >> i & 1:
            continue
        if best == t.NONE:
            best = i
            continue
        mine = expected_loot(p, banks[i]) * 10 + count_bits(p.gangs_at(banks[i]))
        other = expected_loot(p, banks[best]) * 10 + count_bits(p.gangs_at(banks[best]))
        if mine > other:
            best = i
        tied = mine == other
    if tied:
        ask(p.agenda, t.RANKING_BANKS, 1 << p.first, 0, 0)
        return
    rob(p, banks[best])


def rob(p: Position, bank: int) -> None:
    bit = 1 << p.material.banks.index(bank)
    p.due &= ~bit
    p.robbed |= bit
    begin_heist(p, bank)


def rank_refusal(p: Position, gang: int, action: int) -> str:
    if action - t.SPACE in p.material.banks:
        return LEGAL
    return "R110"


def drive_late(p: Position) -> None:
    """R128, `keep`: banks that were not robbed, where men sit on loot."""
    if p.agreed[t.KEEP_LOOT]:
        banks = p.material.banks
        for i in range(second(p.agenda), len(banks)):
            p.agenda[-1] = i + 1
            if not p.robbed >> i & 1 and loaded_gangs(p, banks[i]):
                p.heist = banks[i]
                ask(p.agenda, t.HEIST, 0, 8, 0)
                return
    go_on(p, 9)


# Phase 5 (R148 to R151).


def ask_cards(p: Position) -> None:
    order = p.turn_order()
    place = second(p.agenda)
    if place == len(order):
        go_on(p, 13)
        return
    p.agenda[-1] = place + 1
    gang = order[place]
    due = e_due(p, gang)
    super_due = s_due(p, gang)
    if due + super_due == 0:
        return
    look_at_supply(p, gang)
    ask(p.agenda, t.TAKING, 1 << gang, due, super_due)
    close_taking(p, gang)


def close_taking(p: Position, gang: int) -> None:
    """The choice is over when nothing is due any more, or the supply lacks it (R150)."""
    can_e = first(p.agenda) > 0 and p.supply[0] + p.supply[1] + p.supply[2] > 0
    can_s = second(p.agenda) > 0 and p.supply[3] + p.supply[4] + p.supply[5] > 0
    if not can_e and not can_s:
        settle(p.agenda)
        tell_all(p, t.TOOK_ENOUGH, gang, [])


def take_refusal(p: Position, gang: int, action: int) -> str:
    if action == t.STOP:
        return LEGAL
    kind = action - t.CARD
    if kind < 0 or kind >= t.KINDS:
        return "R148"
    if (first(p.agenda) if kind < 3 else second(p.agenda)) == 0:
        return "R148"
    return LEGAL if p.supply[kind] else "R150"


def take_card(p: Position, gang: int, action: int) -> None:
    if action == t.STOP:
        settle(p.agenda)
        tell_all(p, t.TOOK_ENOUGH, gang, [])
        return
    kind = action - t.CARD
    take(p, gang, kind, False)
    see_supply(p, gang)
    if p.journal is not None:
        p.whisper(t.TOOK, p.seat(gang), [gang, int(kind >= 3)], [kind], reader_bits(p, 1 << gang))
    if kind < 3:
        p.agenda[-2] -= 1
    else:
        p.agenda[-1] -= 1
    close_taking(p, gang)


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
    go_on(p, 0)
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
