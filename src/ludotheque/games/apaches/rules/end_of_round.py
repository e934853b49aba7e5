"""Chapter 8, the end of a round: who comes back, who leaves, who joins (R40 to R45)."""

from __future__ import annotations

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.end_of_game import end_game
from ludotheque.games.apaches.rules.position import NOTHING, Position
from ludotheque.games.apaches.rules.setup import open_round


def close_round(position: Position) -> None:
    clean_up(position)
    if position.round < position.amounts[t.ROUNDS]:
        # R45: the marker passes once per change of round (A41).
        position.first = (position.first + 1) % position.seats
        open_round(position)
    else:
        end_game(position)


def clean_up(position: Position) -> None:
    """R41 to R44, in this order; then the recruits won this round join (R43)."""
    changes = [come_home(position, seat) for seat in range(position.seats)]
    joined = give_recruits(position)
    for seat in range(position.seats):
        change = changes[seat]
        change.append(joined[seat])
        if sum(change) > 0:
            position.note(t.RETURNS, seat, change)


def come_home(position: Position, seat: int) -> list[int]:
    """Those who come out of prison and hospital, the novices and the recruits who leave, as RETURNS tells them."""
    meneurs = 0
    novices = 0
    recruits = 0
    for district in range(t.DISTRICTS):
        crew = position.crews[district * t.SEATS + seat]
        if crew != 0:
            meneurs += t.MENEURS_IN[crew]
            novices += t.NOVICES_IN[crew]
            recruits += t.RECRUITS_IN[crew]
            position.crews[district * t.SEATS + seat] = 0
    # R42: those who served this round come out, those sent by this resolution stay for the next.
    freed = position.prisons[seat]
    healed = position.hospitals[seat]
    position.reserves[seat] += (meneurs + freed + healed) * t.ONE_MENEUR
    position.prisons[seat] = position.jailed[seat]
    position.hospitals[seat] = position.wounded[seat]
    position.jailed[seat] = 0
    position.wounded[seat] = 0
    position.burglaries[seat] = 0
    if not position.keeps_recruits:
        # R43, O3: recruits are usable in one round only.
        unused = t.RECRUITS_IN[position.reserves[seat]]
        recruits += unused
        position.reserves[seat] -= unused * t.ONE_RECRUIT
    return [freed, healed, novices, recruits]


def give_recruits(position: Position) -> list[int]:
    """R40: in the order of resolution, as long as the supply lasts; how many join each seat."""
    joined = [0] * position.seats
    awards = position.awards
    for i in range(0, len(awards), t.AWARD):
        seat = awards[i + t.AWARD_SEAT]
        recruits = min(awards[i + t.AWARD_RECRUITS], position.supply())
        position.reserves[seat] += recruits * t.ONE_RECRUIT
        joined[seat] += recruits
    position.awards = NOTHING
    return joined
