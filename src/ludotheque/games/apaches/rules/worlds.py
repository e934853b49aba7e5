"""The worlds a viewer of Les Apaches de Paris cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ludotheque.core.state import HIDDEN
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.city import show
from ludotheque.games.apaches.rules.judge import Apaches
from ludotheque.games.apaches.rules.view import ApachesView


def imagine(view: ApachesView, rng: Random) -> Apaches:
    """A state that looks the same to the viewer; every such state has a chance."""
    state = Apaches()
    state.sit_as_seen(view)
    show(view, state)
    state.question = view.question
    state.staged_kind = view.staged_kind
    state.staged = view.staged[:]
    state.money = counted_money(view)
    state.tokens = imagined_tokens(view, rng)
    state.holders = imagined_holders(view, rng)
    if t.ACTING <= view.question <= t.LAYING and view.seat != view.actor:
        imagine_staging(state, rng)
    return state


def counted_money(view: ApachesView) -> list[int]:
    """A38: every payment is public, so a total is a sum."""
    money = [0] * view.seats
    for i in range(0, len(view.ledger), t.ENTRY):
        money[view.ledger[i + t.ENTRY_SEAT]] += view.ledger[i + t.ENTRY_AMOUNT]
    return money


def imagined_tokens(view: ApachesView, rng: Random) -> list[int]:
    """Tokens the viewer has not seen, drawn for those who hold some."""
    tokens = [0 if count == HIDDEN else count for count in view.tokens]
    left = [view.amounts[t.BURGHERS], view.amounts[t.POLICEMEN]]
    for seat in range(view.seats):
        for kind in range(t.TOKEN_KINDS):
            left[kind] -= tokens[t.token_at(seat, kind)]
    for seat in range(view.seats):
        if view.tokens[t.token_at(seat, t.BURGHER)] == HIDDEN:
            for _ in range(view.token_counts[seat]):
                is_burgher = rng.random() * (left[t.BURGHER] + left[t.POLICEMAN]) < left[t.BURGHER]
                drawn = t.BURGHER if is_burgher else t.POLICEMAN
                left[drawn] -= 1
                tokens[t.token_at(seat, drawn)] += 1
    return tokens


def imagined_holders(view: ApachesView, rng: Random) -> list[int]:
    """Section 11.3: in each district, what the viewer has not seen is dealt to the hidden places at random."""
    holders = [t.ABSENT] * t.PLANQUES
    for district in range(t.COLOURED):
        if view.question == t.STARTING or not view.is_active(district):
            continue
        unseen: list[int] = []
        for planque in view.planques(district):
            layer = view.laid[planque]
            if layer == t.COVERED:
                holders[planque] = t.COVERED
            elif layer != t.NONE:
                holders[planque] = t.LAID + layer
            elif planque in view.hand:
                holders[planque] = view.seat
            else:
                holders[planque] = t.UNSEEN
                unseen.append(planque)
        for seat in range(view.seats):
            if seat == view.seat:
                continue
            seen = view.held[t.holding(seat, district)] - view.blind[t.holding(seat, district)]
            for _ in range(seen):
                i = int(rng.random() * len(unseen))
                holders[unseen[i]] = seat
                unseen[i] = unseen[len(unseen) - 1]
                unseen.pop()
    return holders


def imagine_staging(state: Apaches, rng: Random) -> None:
    """The seat on turn may already have staged something; nobody else knows what."""
    while state.question < t.LAYING and rng.random() < 0.5:
        actions = state.legal(state.actor)
        state.apply(state.actor, actions[int(rng.random() * len(actions))])
