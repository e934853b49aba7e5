"""The map: coordinates, rotations, growth, and boxes whose map could close (3.2, 3.3)."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.singes.game import GAME, SingesGame
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.invariants import broken_by_map
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.map import facing_x, facing_y, fits, populate, put, square_at, stays_open
from tests.games.singes.playing import after, at, facts, legal, refusal

rule = pytest.mark.rule

TO_THE_NORTH = ("roll white", "die 3", "step north", "step north", "step north", "stop")
HEAD = GAME.material[: GAME.material.index("[[tiles]]")]


def tiles(*sides: str) -> SingesGame:
    """A box of open tiles with portals on these sides; the first holds START and a door."""
    text = HEAD
    for number, portals in enumerate(sides, 1):
        rows = [list("#######"), *[list("#.....#") for _ in range(5)], list("#######")]
        if number == 1:
            rows[1][1] = "D"
            rows[3][3] = "S"
        for side, row, column in (("N", 0, 3), ("E", 3, 6), ("S", 6, 3), ("W", 3, 0)):
            if side in portals:
                rows[row][column] = "P"
        grid = ", ".join(f'"{"".join(row)}"' for row in rows)
        text += f'[[tiles]]\nnumber = {number}\nname = "x"\nrows = [{grid}]\n\n'
    return SingesGame(text)


def step(game: SingesGame, state: Singes, *texts: str) -> Singes:
    for text in texts:
        seat = state.waiting_for[0]
        action = game.read(seat, text)
        assert state.why_not(seat, action) == "", text
        state.apply(seat, action)
    return state


@rule("R8", "R10")
def test_squares_have_global_coordinates() -> None:
    state = at("tile 7 1,0 0; tile 13 0,-1 0")
    assert (state.x(square_at(state, 3, 3)), state.y(square_at(state, 3, 3))) == (3, 3)
    assert square_at(state, 3, 3) == state.material.start
    assert square_at(state, 2, 2) == -1
    east = square_at(state, 6, 3)
    assert state.neighbour(east, 1) == square_at(state, 7, 3)
    assert state.neighbour(square_at(state, 7, 3), 3) == east


@rule("R9")
@pytest.mark.parametrize("rotation", range(4))
def test_a_quarter_turn_sends_north_to_east(rotation: int) -> None:
    x, y = (0, -1) if rotation % 2 == 0 else (-1, 0)
    state = at(f"tile 20 {x},{y} {rotation}")
    corner = (7 * x, 7 * y)
    gates = {place_in(state, 19 * t.CELLS + t.PORTAL + side, corner) for side in (0, 2)}
    assert gates == ({(3, 0), (3, 6)} if rotation % 2 == 0 else {(0, 3), (6, 3)})
    door = 19 * t.CELLS  # printed row 1, column 1
    assert place_in(state, door, corner) == [(1, 1), (5, 1), (5, 5), (1, 5)][rotation]


def place_in(state: Singes, square: int, corner: tuple[int, int]) -> tuple[int, int]:
    return state.x(square) - corner[0], state.y(square) - corner[1]


@rule("R18")
def test_a_tile_that_could_only_close_the_map_goes_to_the_bottom() -> None:
    game = tiles("N", "S", "NS", "NS")
    state = step(
        game, game.start(2, {}), "begin 0", "roll white", "die 3", "step north", "step north", "step north", "stop"
    )
    state = step(game, state, "tile 2")
    assert state.waiting_for == [CHANCE]
    assert state.bottom == [1]
    assert [game.write(CHANCE, outcome) for outcome in state.legal(CHANCE)] == ["tile 3", "tile 4"]
    state = step(game, state, "tile 3")
    assert [game.write(0, action) for action in state.legal(0)] == ["rotate 0", "rotate 2"]


@rule("R18", "R19")
def test_when_every_tile_would_close_the_map_the_first_one_tried_is_placed() -> None:
    game = tiles("N", "S", "E")
    state = step(
        game, game.start(2, {}), "begin 0", "roll white", "die 3", "step north", "step north", "step north", "stop"
    )
    state = step(game, state, "tile 3", "tile 2")
    assert state.tile == 2
    assert [game.write(0, action) for action in state.legal(0)] == ["rotate 1"]
    state = step(game, state, "rotate 1")
    assert state.bottom == [1]
    assert game.facts(state)["live"] == "none"
    assert state.check() == ""


@rule("R18")
def test_a_rotation_that_closes_the_map_is_refused_when_another_does_not() -> None:
    game = tiles("NE", "WN", "S", "SE", "NS")
    state = game.read_position("tile 2 1,0 0; tile 3 1,-1 0; seat 0 at 3,1", 2, {})
    state = step(game, state, "roll white", "die 1", "step north", "stop", "tile 4")
    assert state.why_not(0, game.read(0, "rotate 0")) == "R18"
    assert [game.write(0, action) for action in state.legal(0)] == ["rotate 1"]


@rule("R18", "R15")
def test_the_last_tile_may_close_the_map() -> None:
    game = tiles("NE", "WN", "S", "SE")
    state = game.read_position("tile 2 1,0 0; tile 3 1,-1 0; seat 0 at 3,1", 2, {})
    state = step(game, state, "roll white", "die 1", "step north", "stop", "tile 4")
    assert [game.write(0, action) for action in state.legal(0)] == ["rotate 0", "rotate 1"]


@rule("R18")
def test_the_bottom_tile_comes_back_without_a_draw_and_a_portal_can_go_idle() -> None:
    game = tiles("N", "S", "NS")
    state = step(
        game, game.start(2, {}), "begin 0", "roll white", "die 3", "step north", "step north", "step north", "stop"
    )
    state = step(game, state, "tile 2", "tile 3", "rotate 0")
    assert state.bottom == [1]
    text = game.write_position(state)
    assert game.write_position(game.read_position(text, 2, {})) == text
    idle = game.read_position(text + "; idle 3,-7", 2, {})
    assert game.facts(idle)["live"] == "none"


@rule("R18")
def test_tiles_at_the_bottom_come_back_in_the_order_in_which_they_went_there() -> None:
    game = tiles("N", "S", "E", "NS")
    state = step(game, game.start(2, {}), "begin 0", *TO_THE_NORTH, "tile 2", "tile 3", "tile 4", "rotate 0")
    assert state.bottom == [1, 2]
    state = game.read_position(game.write_position(state).replace("seat 1 at 3,3", "seat 1 at 3,-6"), 2, {})
    state = step(game, state, "roll white", "die 1", "step north", "stop")
    assert state.tile == 1
    assert state.bottom == [2]


@rule("R19", "A23", "R11")
def test_with_an_empty_stack_portals_take_no_tile() -> None:
    game = tiles("NS", "NS")
    state = game.read_position("tile 2 0,-1 0; seat 0 at 3,5; seat 1 at 3,3 axe digit2 digit2 digit3", 2, {})
    assert game.facts(state)["live"] == "none"
    state = step(game, state, "roll white", "die 3", "step south")
    assert state.why_not(0, game.read(0, "stop")) == ""
    state = step(game, state, "stop")
    assert state.turn == 1


@rule("R16", "R18", "A22")
def test_random_maps_keep_the_growth_theorem() -> None:
    """2.5: at least two live portals while the stack is not empty, every tile fits every live portal."""
    for seed in range(60):
        grow(Random(seed), seed % 3)


@pytest.mark.soak
@rule("A22")
def test_three_thousand_random_maps_keep_the_growth_theorem() -> None:
    for seed in range(3000):
        grow(Random(seed), seed % 3)


def grow(rng: Random, manner: int) -> None:
    """Grow a map to its end: at random, or steered to close it."""
    state = GAME.start(2, {})
    stack = list(range(1, 20))
    rng.shuffle(stack)
    for tile in stack:
        live = [
            other * t.CELLS + t.PORTAL + side
            for other in range(20)
            if state.is_placed(other)
            for side in range(4)
            if state.joined[other * 4 + side] == t.VOID
        ]
        assert len(live) >= 2
        for portal in live:
            assert any(fits(state, tile, portal, rotation) for rotation in range(4))
        ways = [(portal, rotation) for portal in live for rotation in range(4) if fits(state, tile, portal, rotation)]
        portal, rotation = rng.choice(ways)
        if manner:
            portal, rotation = min(rng.sample(ways, min(6, len(ways))), key=lambda way: openness(state, tile, *way))
        assert stays_open(state, tile, portal, rotation)
        grow_at(state, tile, portal, rotation)
        assert broken_by_map(state) == ""
    assert state.pools == [0] * 6
    assert state.keys_left == 0
    assert state.check() == ""
    squares = {square for square in range(20 * t.CELLS) if state.material.cells[square]}
    assert reached(state, ()) == squares, "the map is not connected"
    peaceful = reached(state, (t.MARK_Z, t.MARK_G, t.MARK_C))
    assert {square for square in squares if state.is_portal(square)} <= peaceful, "an ape corks a road"


def reached(state: Singes, shut: tuple[int, ...]) -> set[int]:
    """The squares one can walk to from START without entering what is shut."""
    found = {state.material.start}
    front = [state.material.start]
    while front:
        square = front.pop()
        for direction in range(4):
            other = state.neighbour(square, direction)
            if other >= 0 and other not in found and state.board[other] not in shut:
                found.add(other)
                front.append(other)
    return found


def grow_at(state: Singes, tile: int, portal: int, rotation: int) -> None:
    put(state, tile, facing_x(state, portal), facing_y(state, portal), rotation)
    populate(state, tile)


def openness(state: Singes, tile: int, portal: int, rotation: int) -> int:
    twin = state.copy()
    grow_at(twin, tile, portal, rotation)
    return twin.joined.count(t.VOID)


@rule("R32")
def test_nothing_is_drawn_before_a_move_is_confirmed() -> None:
    state = after(at("seat 0 at 5,3"), "roll white", "die 1", "step north")
    assert legal(state) == ["stop"]
    assert facts(state)["on 5,2"] == "K"
    assert after(state, "stop").waiting_for == [CHANCE]


@rule("R7")
def test_a_round_begins_with_the_first_player() -> None:
    state = after(GAME.start(3, {}), "begin 1", "roll white", "die 1", "step west", "stop")
    assert facts(state)["round"] == "1"
    state = after(state, "roll white", "die 1", "step west", "stop")
    assert (facts(state)["turn"], facts(state)["round"]) == ("0", "1")
    state = after(state, "roll white", "die 1", "step west", "stop")
    assert (facts(state)["turn"], facts(state)["round"]) == ("1", "2")


@rule("A68")
def test_dice_are_never_used_up() -> None:
    state = at("seat 0 at 3,3 yellow_die")
    state = after(state, "roll yellow", "die 1", "step west", "stop", "roll white", "die 1", "step east", "stop")
    assert facts(state)["hand 0"] == "yellow_die!"
    assert refusal(state, "roll yellow") == ""
