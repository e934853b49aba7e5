"""Lots against all the ways in which their places can be filled, one by one."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory_cases import composed, covers, essential, named, opened, simplest
from ludotheque.games.singes.rules.memory_lots import (
    ANY,
    SPOT,
    fewest,
    is_filled,
    is_wider,
    levelled,
    moves,
    settled,
    takes,
    takings,
)

KINDS = [t.FIRST_TYPE[t.LUCK_BACK] + i for i in range(3)]
PLACES = [0, 1, t.PILE]

World = tuple[int, ...]  # place * SPOT + type of each token, in order


@st.composite
def sequences(draw: st.DrawFn, most: int = 5) -> list[int]:
    """A lot of a few tokens: some come, some places are filled, until all are placed."""
    lot: list[int] = []
    came = draw(st.integers(2, most))
    at_hand = 0
    while came or at_hand:
        if came and (not at_hand or draw(st.booleans())):
            lot.append(draw(st.sampled_from([*KINDS, ANY])))
            came -= 1
            at_hand += 1
        else:
            lot.append(SPOT + draw(st.sampled_from(PLACES)))
            at_hand -= 1
    return lot


def fillings(lot: list[int], heap: tuple[int, ...] = ()) -> Iterator[World]:
    """Every way to fill the places, with every type in the place of ANY."""
    if not lot:
        yield ()
    elif lot[0] < SPOT:
        for kind in KINDS if lot[0] == ANY else [lot[0]]:
            yield from fillings(lot[1:], (*heap, kind))
    else:
        for i, kind in enumerate(heap):
            for rest in fillings(lot[1:], heap[:i] + heap[i + 1 :]):
                yield ((lot[0] - SPOT) * SPOT + kind, *rest)


def worlds(case: list[list[int]]) -> set[World]:
    """Every world a case allows, of as many tokens as it speaks of."""
    found: set[World] = {tuple(case[0])}
    for lot in case[1:]:
        found = {tuple(sorted(one + other)) for one in found for other in set(fillings(lot))}
    return {tuple(sorted(world)) for world in found}


def whole(lot: list[int]) -> set[World]:
    return worlds([[], lot])


def filled_up(case: list[list[int]], sizes: dict[int, int]) -> set[World]:
    """Every world a case allows where so many tokens lie at each place: it does not speak of the others."""
    found = worlds(case)
    for place in PLACES:
        for _ in range(sizes[place] - named(case, place)):
            found = {tuple(sorted((*world, place * SPOT + kind))) for world in found for kind in KINDS}
    return found


def in_order(lot: list[int]) -> list[list[int]]:
    """The lots of a sequence as the memory keeps them."""
    return composed([], [lot])[1:]


@settings(max_examples=150, deadline=None)
@given(sequences())
def test_naming_what_is_certain_loses_no_world_and_adds_none_that_any_did_not_allow(lot: list[int]) -> None:
    sure: list[int] = []
    rest = settled(lot, sure)
    assert all(is_filled(part) for part in rest)
    kept = worlds([sure, *rest])
    dropped = len(lot) // 2 - len(sure) - sum(len(part) // 2 for part in rest)
    places = [event for event in lot if event >= SPOT]
    named = [SPOT + token // SPOT for token in sure] + [event for part in rest for event in part if event >= SPOT]
    for place in named:
        places.remove(place)
    # The places left over held an ANY that could be nothing but itself.
    for place in places:
        kept = {tuple(sorted((*world, (place - SPOT) * SPOT + kind))) for world in kept for kind in KINDS}
    assert dropped == len(places)
    assert kept == whole(lot)


@settings(max_examples=150, deadline=None)
@given(sequences(), st.sampled_from(PLACES), st.sampled_from(KINDS))
def test_a_token_found_at_a_place_leaves_what_any_way_to_find_it_leaves(lot: list[int], place: int, kind: int) -> None:
    token = place * SPOT + kind
    for part in in_order(lot):
        expected: set[World] = set()
        for world in whole(part):
            if token in world:
                rest = list(world)
                rest.remove(token)
                expected.add(tuple(rest))
        found = takings(part, place, kind)
        assert set().union(*(whole(rest) for rest in found)) == expected


@settings(max_examples=150, deadline=None)
@given(sequences(), st.sampled_from(PLACES), st.sampled_from(KINDS))
def test_the_fewest_of_a_type_at_a_place_are_those_of_the_poorest_world(lot: list[int], place: int, kind: int) -> None:
    plain = [KINDS[0] if event == ANY else event for event in lot]
    assert fewest(plain, place, kind) == min(world.count(place * SPOT + kind) for world in whole(plain))


@settings(max_examples=150, deadline=None)
@given(sequences(), st.sampled_from(PLACES))
def test_opening_a_hand_makes_a_case_of_each_way_to_fill_it(lot: list[int], place: int) -> None:
    case = composed([], [lot])
    sizes = {spot: named(case, spot) for spot in PLACES}
    ways = opened(case, place)
    assert all(SPOT + place not in part for way in ways for part in way[1:])
    assert set().union(*(filled_up(way, sizes) for way in ways)) == worlds(case)


@settings(max_examples=300, deadline=None)
@given(sequences(4), sequences(4))
def test_a_wider_lot_allows_all_that_the_closer_allows(wide: list[int], close: list[int]) -> None:
    if len(wide) == len(close) and is_wider(wide, close):
        assert whole(close) <= whole(wide)


@settings(max_examples=200, deadline=None)
@given(sequences(4), st.data())
def test_tokens_that_a_lot_takes_are_one_way_to_fill_it(lot: list[int], data: st.DataObject) -> None:
    tokens = sorted(data.draw(st.sampled_from(sorted(whole(lot)))))
    rest = tokens[:]
    if takes(lot, rest):
        taken = tokens[:]
        for token in rest:
            taken.remove(token)
        assert any(set(taken) <= set(world) for world in whole(lot))
    if ANY not in lot:
        assert takes(lot, tokens[:])


@settings(max_examples=300, deadline=None)
@given(st.lists(sequences(3), max_size=2), st.lists(sequences(3), max_size=2))
def test_a_case_that_covers_another_allows_all_its_worlds(wide: list[list[int]], close: list[list[int]]) -> None:
    one, other = composed([], wide), composed([], close)
    if covers(one, other):
        sizes = {place: max(named(one, place), named(other, place)) for place in PLACES}
        assert filled_up(other, sizes) <= filled_up(one, sizes)


@settings(max_examples=100, deadline=None)
@given(st.lists(sequences(3), min_size=1, max_size=4))
def test_of_cases_that_say_the_same_one_remains(lots: list[list[int]]) -> None:
    cases = [composed([], [lot]) for lot in lots]
    kept = simplest(cases)
    assert kept
    for case in cases:
        assert any(one == [[]] or covers(one, case) for one in kept)


@settings(max_examples=200, deadline=None)
@given(sequences())
def test_a_levelled_lot_allows_the_same_worlds(lot: list[int]) -> None:
    level = levelled(lot)
    assert is_filled(level)
    assert whole(level) == whole(lot)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(sequences(3), max_size=2), min_size=5, max_size=9))
def test_cases_that_are_not_essential_take_no_world_with_them(choices: list[list[list[int]]]) -> None:
    cases = simplest([composed([], lots) for lots in choices])
    sizes = {place: max(named(case, place) for case in cases) for place in PLACES}
    kept = essential(cases)
    assert all(case in cases for case in kept)
    assert set().union(*(filled_up(case, sizes) for case in kept)) == set().union(
        *(filled_up(case, sizes) for case in cases)
    )


def test_a_token_that_moves_on_takes_its_doubt_with_it() -> None:
    kill, move = KINDS[0], KINDS[1]
    lot = [kill, move, SPOT, SPOT + t.PILE]
    assert moves(lot, 0, 1, len(lot)) == [[kill, move, SPOT + 1, SPOT + t.PILE]]
