"""What a gang leader does out of habit: which pile to look into, which planque to show, whom to bail."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import drawn
from ludotheque.games.apaches.mind.prizes import expected_values, prize_value
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.laying import carry_out

LATE_BAIL: Final = 2  # the last turn in which a prisoner is worth the bail


def chosen_pile(state: Apaches, seat: int, rng: Random) -> int:
    """Look where one already knows something: a district is solved sooner."""
    actions = state.legal(seat)
    values: list[int] = []
    for action in actions:
        district = action - t.DRAFT
        known = state.held(seat, district) + 1
        values.append(known * known * 60 // state.sizes[district])
    return drawn(actions, values, rng)


def chosen_bail(state: Apaches, seat: int) -> int:
    """Free prisoners while they still have turns to serve in, and only from a full wallet."""
    count = 0
    if state.turn <= LATE_BAIL:
        money = state.money[seat] - 2 * state.amounts[t.BAIL_PRICE]
        count = max(0, min(state.prisons[seat], money // state.amounts[t.BAIL_PRICE]))
    return t.BAIL + count


def chosen_lay(state: Apaches, seat: int, rng: Random) -> int:
    """Tell the others least about the districts one leads or wants; a burglary laid hurts a rival's fence."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    return drawn(actions, lay_values(state, seat, actions), rng)


def lay_values(state: Apaches, seat: int, actions: list[int]) -> list[int]:
    """How good each lay looks, once what is staged is done."""
    crews = state.crews
    if state.staged_kind > t.SKIPPED:
        state.crews = crews[:]
        carry_out(state.staged_kind, state.staged, seat, state.crews, state.reserves[:])
    expected = expected_values(state, seat)
    fence = state.leader(t.FENCE)
    values: list[int] = []
    for action in actions:
        planque = action - t.LAY
        district = t.district_of(planque)
        leader = state.leader(district)
        own = prize_value(state, planque)
        value = 0
        if leader == seat:
            # What is laid here tells the others more about my prize: bad news of it invites nobody.
            value -= 40 if own < expected[district] else -10
        elif leader != t.NONE:
            value += 20 if own > expected[district] else -10
        if state.kinds[planque] == t.BURGLARY and fence != t.NONE:
            value += -25 if fence == seat else 25
        values.append(value)
    state.crews = crews
    return values
