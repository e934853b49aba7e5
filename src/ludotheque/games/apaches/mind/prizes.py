"""What planques, tokens, the fence and whole districts are worth, in francs."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.position import DISTRICTS_OF, Position

FULL: Final = 1000  # a certainty; chances are counted in thousandths
# What Apaches are worth in francs while another round is to come: so much tells winners from losers in played games.
NOVICE: Final = 55
RECRUIT: Final = 85
ABSENCE: Final = 120  # a meneur in prison or in hospital, for a round
LOSS: Final = 90  # a meneur in the cemetery, for each round to come, beside its pay


def prize_value(position: Position, planque: int) -> int:
    """What a planque is worth to its winner."""
    kind = position.kinds[planque]
    if kind <= t.BURGLARY:
        return position.values[planque]
    if kind == t.STEAL:
        # The others lose it too.
        return position.amounts[t.LOOT] * position.seats
    left = position.amounts[t.ROUNDS] - position.round
    if kind == t.REINFORCE:
        return position.amounts[t.REINFORCEMENT] * recruit_value(position)
    # A punishment costs the use of a meneur for the rounds it is away.
    if left == 0:
        return -position.amounts[t.APACHE_PAY]
    if kind == t.DEATH:
        return -position.amounts[t.APACHE_PAY] - LOSS * left
    return -ABSENCE


def is_possible(holder: int, seat: int) -> bool:
    """Whether a planque with this holder may be the one set aside, as far as a seat knows: not laid, not its own."""
    return t.UNSEEN <= holder < t.LAID and holder != seat


def expected_values(position: Position, seat: int) -> list[int]:
    """What each district pays on average, as far as a seat knows."""
    holders = position.holders
    kinds = position.kinds
    values = [0] * t.DISTRICTS
    burglaries = 0
    for district in DISTRICTS_OF[position.active]:
        if district >= t.COLOURED:
            break
        total = 0
        count = 0
        thefts = 0
        for planque in range(district * t.SLOTS, district * t.SLOTS + position.sizes[district]):
            if is_possible(holders[planque], seat):
                total += prize_value(position, planque)
                count += 1
                if kinds[planque] == t.BURGLARY:
                    thefts += 1
        if count > 0:
            values[district] = total // count
            burglaries += FULL * thefts // count
    burghers = position.amounts[t.BURGHERS] - position.tokens[t.token_at(seat, t.BURGHER)]
    policemen = position.amounts[t.POLICEMEN] - position.tokens[t.token_at(seat, t.POLICEMAN)]
    values[t.BOURGEOIS] = token_value(position, burghers, policemen)
    values[t.FENCE] = fence_value(position, burglaries)
    return values


def token_value(position: Position, burghers: int, policemen: int) -> int:
    """What a token brings on average."""
    if burghers + policemen == 0:
        return 0
    loss = position.amounts[t.FINE] + position.amounts[t.APACHE_PAY]
    return (burghers * position.amounts[t.REWARD] - policemen * loss) // (burghers + policemen)


def fence_value(position: Position, burglaries: int) -> int:
    """So much a burglary, counted in thousandths, and a recruit."""
    return burglaries * position.amounts[t.FENCE_PAY] // FULL + recruit_value(position)


def recruit_value(position: Position) -> int:
    """What a recruit who joins at the end of the round is worth."""
    return RECRUIT if position.round < position.amounts[t.ROUNDS] else position.amounts[t.APACHE_PAY]
