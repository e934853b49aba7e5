"""What programs that learn are given of a view: nothing is cut off, and the viewer comes first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core import chance
from ludotheque.core.observer import Part, size
from ludotheque.core.shelf import box, own_slugs
from ludotheque.core.state import CHANCE, NOBODY, View
from ludotheque.lab.games import Games
from ludotheque.lab.observing import observation, observer

WIDE = 50  # a part whose bound is larger leaves room: what stands at the bound may have been cut off
EXACT = {"van", "place", "attempt", "field", "duties", "joined", "champions", "own aim"}  # by numbers of places and men
LOOKS = 40  # of a game


def views(slug: str, seats: int) -> Iterator[View]:
    """What everybody sees at some moments of a random game, at its end too."""
    rng, state, steps = Random(8), box(slug).game.start(seats, {}), 0
    every = {"singes": 40, "tractions": 90}.get(slug, 8)
    while state.waiting_for and steps < every * LOOKS:
        seat = rng.choice(state.waiting_for)
        action = chance.outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, action)
        steps += 1
        if steps % every == 0 or not state.waiting_for:
            yield from (state.view(eyes) for eyes in [*range(seats), NOBODY])


def split(row: list[int], parts: list[Part]) -> dict[str, list[int]]:
    """The numbers of a row by the name of their part."""
    found, begin = {}, 0
    for part in parts:
        found[part.name] = row[begin : begin + part.size]
        begin += part.size
    return found


@pytest.mark.parametrize("slug", own_slugs())
def test_nothing_is_cut_off_in_a_random_game(slug: str) -> None:
    game, seen = box(slug).game, observer(box(slug))
    seats = game.seats[-1]
    parts = seen.parts(game, seats)
    roomy = [part for part in parts if part.high > WIDE and part.name not in EXACT]
    for view in views(slug, seats):
        found = split(seen.row(view), parts)
        for part in roomy:
            assert max(found[part.name]) < part.high, part.name


@pytest.mark.parametrize("slug", own_slugs())
@pytest.mark.parametrize("more", [-1, 1])
def test_a_row_that_is_longer_or_shorter_than_promised_is_refused(slug: str, more: int) -> None:
    game, seen = box(slug).game, observer(box(slug))
    start = game.start(game.seats[0], {})
    length = size(seen.parts(game, start.seats))
    fault = f"a row of {length} numbers, where {length + more} are promised"
    with pytest.raises(ValueError, match=fault):
        observation(seen, start.view(0), length + more)
    with pytest.raises(ValueError, match=fault):
        Games(start, 1, 0, 2).rows(seen, length + more)


@pytest.mark.parametrize("slug", own_slugs())
def test_every_part_has_a_name_of_its_own_and_says_what_it_means(slug: str) -> None:
    game = box(slug).game
    for seats in game.seats:
        parts = observer(box(slug)).parts(game, seats)
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.size > 0 and part.low < part.high and part.meaning.endswith(".") for part in parts)


@pytest.mark.parametrize("slug", own_slugs())
def test_the_viewer_comes_first_and_a_spectator_sees_as_seat_0_does(slug: str) -> None:
    game, seen = box(slug).game, observer(box(slug))
    seats = game.seats[-1]
    parts = seen.parts(game, seats)
    for view in views(slug, seats):
        found = split(seen.row(view), parts)
        first = max(view.seat, 0)
        assert found["seat"] == [view.seat]
        assert found["asked"] == [int((first + ahead) % seats in view.waiting_for) for ahead in range(seats)]


@pytest.mark.parametrize("slug", own_slugs())
def test_rivals_see_the_same_public_things_turned_around(slug: str) -> None:
    """What is counted by seat and open to all is the same list for everybody, begun at another seat."""
    game, seen = box(slug).game, observer(box(slug))
    seats = game.seats[-1]
    parts = seen.parts(game, seats)
    public = {
        "apagos": ["setter", "starter"],
        "meeples": ["gold", "stones", "bars", "scores", "turn", "first"],
        "apaches": ["actor", "first", "order", "prisons", "token counts", "burglaries", "operational"],
        "singes": ["turn", "first", "duties", "winner"],
        "tractions": ["first", "active", "order", "purses", "consents", "initiative", "winners"],
    }[slug]
    shown = list(views(slug, seats))
    for at in range(0, len(shown), seats + 1):
        rows = [split(seen.row(view), parts) for view in shown[at : at + seats]]
        for name in public:
            for seat in range(1, seats):
                whole = rows[0][name]
                assert rows[seat][name] == whole[seat:] + whole[:seat], name
