"""The worlds a viewer of La Planète des Singes cannot tell from the true one."""

from __future__ import annotations

from math import comb
from random import Random

from ludotheque.core.state import HIDDEN
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.material import Material
from ludotheque.games.singes.rules.memory import SLOTS, fresh, with_hand
from ludotheque.games.singes.rules.memory_cases import REMEMBERED, Case, named, opened, types_of
from ludotheque.games.singes.rules.memory_lots import ANY, SPOT
from ludotheque.games.singes.rules.planet import show
from ludotheque.games.singes.rules.view import SingesView


def imagine(view: SingesView, box: Material, rng: Random) -> Singes:
    """A state with the same view: what the viewer knows is put in place, the rest is dealt at random."""
    state = Singes()
    state.material = box
    state.sit_as_seen(view)
    state.question = view.question
    show(view, state)
    state.wanted = view.wanted
    state.holds = view.holds[:]
    state.declared = view.declared[:]
    state.pile = [0] * t.ITEMS
    state.hands = [0] * (t.ITEMS * view.seats)
    state.minds = fresh()
    free = [box.counts[kind] - view.removed[kind] for kind in range(t.TYPES)]
    place_known(state, view, free)
    for slot in range(SLOTS):
        place_case(state, view, free, slot, rng)
    deal_attacks(state, free, rng)
    for slot in range(SLOTS):
        deal(state, view, free, slot, rng)
    state.unseen = free
    remember(state, view)
    if view.question == t.FIGHTING and view.seat != view.turn:
        # What a rival lays ready before he rolls is his secret.
        base = view.turn * t.ITEMS
        state.declared = [int(rng.random() * (state.hands[base + weapon] + 1)) for weapon in range(t.ARMS)]
    return state


def place_known(state: Singes, view: SingesView, free: list[int]) -> None:
    """Own and shown hands, face-up items, face-up apes and hold-ups."""
    for content in view.board:
        if content >= t.APE:
            free[content - t.APE] -= 1
    for row in range(0, len(view.holds), t.HOLD_ROW):
        if is_face_up(view, row):
            free[view.holds[row + t.TOKEN]] -= 1
        else:
            # What the viewer knows of it is a part of his memory.
            state.holds[row + t.TOKEN] = HIDDEN
            state.holds[row + t.OPEN_TO] = 0
    free[t.TRAP] -= view.fallen
    for seat in range(view.seats):
        base = seat * t.ITEMS
        if is_whole(view, seat):
            hand = view.hand if seat == view.seat else view.shown[base : base + t.ITEMS]
            for kind in range(t.ITEMS):
                state.hands[base + kind] = hand[kind]
                free[kind] -= hand[kind]
            continue
        for i in range(t.OPEN_ROW):
            state.hands[base + t.ARI + i] = view.opens[seat * t.OPEN_ROW + i]
            free[t.ARI + i] -= view.opens[seat * t.OPEN_ROW + i]
        for colour in range(2):
            state.hands[base + t.RED_DIE + colour] = view.used[seat * t.USED_ROW + colour]
            free[t.RED_DIE + colour] -= view.used[seat * t.USED_ROW + colour]


def place_case(state: Singes, view: SingesView, free: list[int], slot: int, rng: Random) -> None:
    """One of the cases the viewer remembers, by the number of ways to deal the rest."""
    cases: list[Case] = []
    weights: list[int] = []
    for case in open_cases(view, slot):
        ways = ways_to_deal(view, free, case, slot)
        if ways > 0:
            cases.append(case)
            weights.append(ways)
    if not cases:
        raise ValueError("nothing that seat " + str(view.seat) + " remembers can be true (I10)")
    ticket = int(rng.random() * sum(weights))
    i = 0
    while i < len(cases) - 1 and ticket >= weights[i]:
        ticket -= weights[i]
        i += 1
    for token in sorted_out(cases[i], rng):
        place = token // SPOT
        kind = token % SPOT
        if place >= t.HOLD:
            state.holds[(place - t.HOLD) * t.HOLD_ROW + t.TOKEN] = kind
        elif place == t.PILE:
            state.pile[kind] += 1
        elif is_whole(view, place):
            continue
        else:
            state.hands[place * t.ITEMS + kind] += 1
        free[kind] -= 1


def open_cases(view: SingesView, slot: int) -> list[Case]:
    """The viewer's cases; what their lots may have put into a hand he sees is a case of its own."""
    cases = view.cases[slot]
    for seat in range(view.seats):
        if is_whole(view, seat):
            cases = [case for shut in cases for case in opened(shut, seat)]
    return cases


def sorted_out(case: Case, rng: Random) -> list[int]:
    """The tokens of a case, those of its lots in one order out of all."""
    tokens = case[0][:]
    for i in range(1, len(case)):
        heap: list[int] = []
        for event in case[i]:
            if event < SPOT:
                heap.append(event)
            else:
                kind = heap.pop(int(rng.random() * len(heap)))
                if kind != ANY:
                    tokens.append((event - SPOT) * SPOT + kind)
    return tokens


def left_beside(view: SingesView, free: list[int], case: Case, slot: int) -> list[int]:
    """By type of a back: the free tokens that a case does not name; nothing if the case cannot be."""
    back = REMEMBERED[slot]
    left = free[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1]
    for kind in types_of(case):
        left[kind - t.FIRST_TYPE[back]] -= 1
    for token in case[0]:
        place = token // SPOT
        kind = token % SPOT
        if place < t.PILE and is_whole(view, place):
            in_use = view.used[place * t.USED_ROW + kind - t.RED_DIE] if kind in (t.RED_DIE, t.YELLOW_DIE) else 0
            if view.shown[place * t.ITEMS + kind] - in_use < case[0].count(token):
                return []
            left[kind - t.FIRST_TYPE[back]] += 1
    return left if min(left) >= 0 else []


def ways_to_deal(view: SingesView, free: list[int], case: Case, slot: int) -> int:
    """In about how many ways the tokens that a case does not name may lie at the places; 0 if the case cannot be."""
    back = REMEMBERED[slot]
    left = left_beside(view, free, case, slot)
    if not left:
        return 0
    rest = sum(left) - (left[t.TRAP - t.FIRST_TYPE[t.LUCK_BACK]] if back == t.LUCK_BACK else 0)
    ways = 1
    for i in range(1, len(case)):
        drawn_in = case[i].count(ANY)
        ways *= subsets(rest, drawn_in) * orders(case[i])
        rest -= drawn_in
    if slot == 0:
        attacks = sum(left[t.PATROL :])
        for row in range(0, len(view.holds), t.HOLD_ROW):
            if not is_face_up(view, row) and named(case, t.HOLD + row // t.HOLD_ROW) == 0:
                ways *= attacks
                attacks -= 1
                rest -= 1
    for seat in range(view.seats):
        if not is_whole(view, seat):
            size = view.backs[seat * t.BACK_ROW + slot] - named(case, seat)
            if slot == 2:
                size -= view.used[seat * t.USED_ROW] + view.used[seat * t.USED_ROW + 1]
            ways *= subsets(rest, size)
            rest -= size
    if slot > 0:
        ways *= subsets(rest, view.pile[2 - slot] - named(case, t.PILE))
    return ways


def subsets(count: int, size: int) -> int:
    """In how many ways so many of a count can be chosen: none where a case names more tokens than there are."""
    return comb(count, size) if 0 <= size <= count else 0


def orders(lot: list[int]) -> int:
    """In how many ways the places of a lot may be filled."""
    ways = 1
    heap = 0
    run = 0
    for i in range(len(lot)):
        if lot[i] < SPOT:
            heap += 1
        else:
            run = run + 1 if lot[i] == lot[i - 1] else 1
            ways = ways * heap // run
            heap -= 1
    return ways


def is_whole(view: SingesView, seat: int) -> bool:
    """Whether the viewer sees every item of a seat."""
    return seat == view.seat or view.shown[seat * t.ITEMS] != HIDDEN


def is_face_up(view: SingesView, row: int) -> bool:
    """Whether all see a hold-up; one the viewer is merely sure of is known to him alone."""
    return view.holds[row + t.OPEN_TO] == (1 << view.seats) - 1 | 1 << t.SPECTATOR


def remember(state: Singes, view: SingesView) -> None:
    """The viewer keeps his memory; the others have what all know, and their hands."""
    for slot in range(SLOTS):
        state.minds[t.SPECTATOR * SLOTS + slot] = view.common[slot]
        for seat in range(view.seats):
            state.minds[seat * SLOTS + slot] = (
                view.cases[slot] if seat == view.seat else with_hand(state, seat, slot, view.common[slot])
            )


def deal_attacks(state: Singes, free: list[int], rng: Random) -> None:
    """A token unknown to the viewer under a pawn is a patrol or an ambush."""
    for row in range(0, len(state.holds), t.HOLD_ROW):
        if state.holds[row + t.TOKEN] == HIDDEN:
            kind = drawn(free, t.PATROL, t.LAST_TYPE[t.WEAPON_BACK], rng)
            state.holds[row + t.TOKEN] = kind
            free[kind] -= 1


def deal(state: Singes, view: SingesView, free: list[int], slot: int, rng: Random) -> None:
    """Fill the hands of the others, then the pile; a trap that is not in sight lies on the map or in the pool."""
    back = REMEMBERED[slot]
    low = t.FIRST_TYPE[back]
    high = t.TRAP - 1 if back == t.LUCK_BACK else t.LAST_TYPE[back]
    for seat in range(view.seats):
        if is_whole(view, seat):
            continue
        for _ in range(view.backs[seat * t.BACK_ROW + slot] - state.backs(seat, back)):
            kind = drawn(free, low, high, rng)
            state.hands[seat * t.ITEMS + kind] += 1
            free[kind] -= 1
    if back == t.WEAPON_BACK:
        return
    for _ in range(view.pile[2 - slot] - state.pile_backs(back)):
        kind = drawn(free, low, high, rng)
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
