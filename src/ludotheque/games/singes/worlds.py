"""The worlds a viewer of La Planète des Singes cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ludotheque.core.state import HIDDEN, NOBODY
from ludotheque.games.singes.material import Material
from ludotheque.games.singes.rules import Singes
from ludotheque.games.singes.sights import everybody
from ludotheque.games.singes.terms import (
    APE,
    ARI,
    ARMS,
    FIGHTING,
    FIRST_TYPE,
    ITEMS,
    KARUBI,
    LAST_TYPE,
    PATROL,
    PILE,
    RED_DIE,
    TRAP,
    TYPES,
    K,
    L,
    W,
)
from ludotheque.games.singes.view import SingesView


def imagine(view: SingesView, box: Material, rng: Random) -> Singes:
    """A state with the same view: what the viewer knows is put in place, the rest is dealt at random."""
    state = Singes()
    state.material = box
    state.seats = view.seats
    state.waiting_for = view.waiting_for[:]
    state.journal = None
    state.words = ""
    state.question = view.question
    state.turn = view.turn
    state.first = view.first
    state.round = view.round
    state.quiet = view.quiet
    state.progress = view.progress
    state.stirred = view.stirred
    state.bonus = view.bonus
    state.left = view.left
    state.tile = view.tile
    state.forced = view.forced
    state.keys_left = view.keys_left
    state.die = view.die
    state.total = view.total
    state.helpers = view.helpers
    state.paused = view.paused
    state.exact = view.exact
    state.flown = view.flown
    state.stage = view.stage
    state.won = view.won
    state.stole = view.stole
    state.ends = view.ends
    state.wanted = view.wanted
    state.owed = view.owed
    state.fallen = view.fallen
    state.winner = view.winner
    state.reason = view.reason
    state.trap_rule = view.trap_rule
    state.backtrack = view.backtrack
    state.rounding = view.rounding
    state.apes_block = view.apes_block
    state.thief_choice = view.thief_choice
    state.first_player = view.first_player
    state.quiet_limit = view.quiet_limit
    state.round_limit = view.round_limit
    state.portal_ends = view.portal_ends
    state.portal_stop = view.portal_stop
    state.places = view.places[:]
    state.joined = view.joined[:]
    state.bottom = view.bottom[:]
    state.tried = view.tried[:]
    state.board = view.board[:]
    state.pools = view.pools[:]
    state.removed = view.removed[:]
    state.pawns = view.pawns[:]
    state.used = view.used[:]
    state.duty = view.duty[:]
    state.path = view.path[:]
    state.holds = view.holds[:]
    state.declared = view.declared[:]
    state.pile = [0] * ITEMS
    state.hands = [0] * (ITEMS * view.seats)
    state.sights = []
    free = [box.counts[kind] - view.removed[kind] for kind in range(TYPES)]
    place_known(state, view, free)
    remember(state, view)
    deal_attacks(state, free, rng)
    deal(state, view, free, W, rng)
    deal(state, view, free, K, rng)
    deal(state, view, free, L, rng)
    state.unseen = free
    if view.question == FIGHTING and view.seat != view.turn:
        # What a rival lays ready before he rolls is his secret.
        base = view.turn * ITEMS
        state.declared = [int(rng.random() * (state.hands[base + weapon] + 1)) for weapon in range(ARMS)]
    return state


def place_known(state: Singes, view: SingesView, free: list[int]) -> None:
    """Own and shown hands, face-up items, face-up apes, known hold-ups, and all that is remembered."""
    for content in view.board:
        if content >= APE:
            free[content - APE] -= 1
    for i in range(1, len(view.holds), 4):
        if view.holds[i] != HIDDEN:
            free[view.holds[i]] -= 1
    free[TRAP] -= view.fallen
    for seat in range(view.seats):
        base = seat * ITEMS
        if is_whole(view, seat):
            hand = view.hand if seat == view.seat else view.shown[base : base + ITEMS]
            for kind in range(ITEMS):
                state.hands[base + kind] = hand[kind]
                free[kind] -= hand[kind]
            continue
        for i in range(KARUBI - ARI + 1):
            state.hands[base + ARI + i] = view.opens[seat * 7 + i]
            free[ARI + i] -= view.opens[seat * 7 + i]
        for colour in range(2):
            state.hands[base + RED_DIE + colour] = view.used[seat * 2 + colour]
            free[RED_DIE + colour] -= view.used[seat * 2 + colour]
    for i in range(0, len(view.sights), 3):
        place = view.sights[i]
        kind = view.sights[i + 1]
        count = view.sights[i + 2]
        if place == PILE:
            state.pile[kind] += count
            free[kind] -= count
        elif not is_whole(view, place):
            state.hands[place * ITEMS + kind] += count
            free[kind] -= count


def is_whole(view: SingesView, seat: int) -> bool:
    """Whether the viewer sees every item of a seat."""
    return seat == view.seat or view.shown[seat * ITEMS] != HIDDEN


def remember(state: Singes, view: SingesView) -> None:
    """The viewer keeps his memory, and everybody what is common knowledge."""
    everyone = everybody(state)
    own = 1 << view.seat if view.seat != NOBODY else 0
    for i in range(0, len(view.common), 3):
        readers = everyone
        if view.common[i] < PILE:
            readers &= ~(1 << view.common[i])
        for _ in range(view.common[i + 2]):
            state.sights += [view.common[i], view.common[i + 1], readers]
    if own == 0:
        return
    for i in range(0, len(view.sights), 3):
        count = view.sights[i + 2]
        for j in range(0, len(view.common), 3):
            if view.common[j] == view.sights[i] and view.common[j + 1] == view.sights[i + 1]:
                count -= view.common[j + 2]
        for _ in range(count):
            state.sights += [view.sights[i], view.sights[i + 1], own]


def deal_attacks(state: Singes, free: list[int], rng: Random) -> None:
    """A token unknown to the viewer under a pawn is a patrol or an ambush."""
    for i in range(1, len(state.holds), 4):
        if state.holds[i] == HIDDEN:
            kind = drawn(free, PATROL, LAST_TYPE[W], rng)
            state.holds[i] = kind
            free[kind] -= 1


def deal(state: Singes, view: SingesView, free: list[int], back: int, rng: Random) -> None:
    """Fill the hands of the others, then the pile; nobody holds a trap."""
    low = FIRST_TYPE[back]
    high = TRAP - 1 if back == L else LAST_TYPE[back]
    for seat in range(view.seats):
        if is_whole(view, seat):
            continue
        count = view.backs[seat * 3 + (0 if back == W else 1 if back == K else 2)]
        for _ in range(count - state.backs(seat, back)):
            kind = drawn(free, low, high, rng)
            state.hands[seat * ITEMS + kind] += 1
            free[kind] -= 1
    if back == W:
        return
    for _ in range(view.pile[0 if back == L else 1] - state.pile_backs(back)):
        kind = drawn(free, low, LAST_TYPE[back], rng)
        state.pile[kind] += 1
        free[kind] -= 1


def drawn(free: list[int], low: int, high: int, rng: Random) -> int:
    """A type out of a range, by how many of its tokens are free."""
    ticket = int(rng.random() * sum(free[low : high + 1]))
    for kind in range(low, high + 1):
        ticket -= free[kind]
        if ticket < 0:
            return kind
    return high
