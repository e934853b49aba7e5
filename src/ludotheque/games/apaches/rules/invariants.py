"""What holds in every position of Les Apaches de Paris: I1 to I10."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import Position, may_stand


def broken(position: Position) -> str:
    """The first that does not hold, or an empty text."""
    if position.question == t.STARTING:
        return ""
    if not planques_add_up(position) or not hands_add_up(position):
        return "I1"
    if position.supply() < 0:
        return "I4"
    for seat in range(position.seats):
        fault = gang_fault(position, seat)
        if fault != "":
            return fault
    for district in range(t.DISTRICTS):
        fault = district_fault(position, district)
        if fault != "":
            return fault
    rounds = position.round - int(position.question < t.OVER)
    if position.tokens_left(t.BURGHER) < 0 or position.tokens_left(t.POLICEMAN) < 0 or sum(position.tokens) > rounds:
        return "I9"
    if position.round == 1 and position.question < t.OVER and not is_fresh(position):
        return "I10"
    return ""


def planques_add_up(position: Position) -> bool:
    """Every planque in play is somewhere, and one of each district is set aside."""
    for district in range(t.COLOURED):
        is_active = position.is_active(district)
        unseen = 0
        for planque in position.planques(district):
            holder = position.holders[planque]
            if (holder == t.ABSENT) == is_active:
                return False
            if holder == t.UNSEEN:
                unseen += 1
        blind = sum([position.blind[t.holding(seat, district)] for seat in range(position.seats)])
        if is_active and position.question < t.OVER and unseen != 1 + position.piles[district] + blind:
            return False
    return True


def hands_add_up(position: Position) -> bool:
    """During the turns of a round everybody lays one planque a turn."""
    if position.question <= t.LOOKING or position.question >= t.MUGGING:
        return True
    for seat in range(position.seats):
        hand = sum([position.held(seat, district) for district in range(t.COLOURED)])
        has_laid = position.order.index(seat) < position.place or (
            seat == position.actor and position.question == t.BAILING
        )
        if hand != position.amounts[t.TURNS] + 1 - position.turn - int(has_laid):
            return False
    return True


def gang_fault(position: Position, seat: int) -> str:
    """I2, I3, I8: meneurs, novices and money of one gang."""
    meneurs = position.prisons[seat] + position.hospitals[seat] + position.cemeteries[seat]
    meneurs += position.jailed[seat] + position.wounded[seat] + t.MENEURS_IN[position.reserves[seat]]
    for district in range(t.DISTRICTS):
        meneurs += t.MENEURS_IN[position.crew(district, seat)]
    if meneurs != position.amounts[t.MENEURS]:
        return "I2"
    if position.novices_gone(seat) < 0:
        return "I3"
    money = position.money[seat]
    paid = 0
    for i in range(0, len(position.ledger), t.ENTRY):
        if position.ledger[i + t.ENTRY_SEAT] == seat:
            paid += position.ledger[i + t.ENTRY_AMOUNT]
    return "I8" if money < 0 or money % t.SMALLEST_NOTE != 0 or paid != money else ""


def district_fault(position: Position, district: int) -> str:
    """I5, I6, I7: who stands in one district."""
    for seat in range(position.seats):
        crew = position.crew(district, seat)
        if crew != 0 and not position.is_active(district):
            return "I7"
        if position.question < t.MUGGING and not may_stand(crew, position.taken(district, seat)):
            return "I6" if crew < t.ONE_MENEUR else "I5"
    return ""


def is_fresh(position: Position) -> bool:
    """I10: nobody serves a sentence, and no recruit has been won."""
    return sum(position.prisons) + sum(position.hospitals) == 0 and position.supply() == position.amounts[t.SUPPLY]
