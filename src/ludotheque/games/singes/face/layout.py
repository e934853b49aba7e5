"""Where things lie, read from a view: coordinates, neighbours, and how far a move reaches."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.singes.face.scenery import SIDE
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.material import cell_column, cell_row
from ludotheque.games.singes.rules.view import SingesView


@lru_cache(maxsize=4096)
def turned(cell: int, rotation: int) -> tuple[int, int]:
    """Column and row of a printed cell once its tile is turned (R9)."""
    row, column = cell_row(cell), cell_column(cell)
    return ((column, row), (6 - row, column), (6 - column, 6 - row), (row, 6 - column))[rotation]


def is_placed(view: SingesView, tile: int) -> bool:
    return view.places[tile * t.PLACE_ROW + t.ROTATION] >= 0


def placed_tiles(view: SingesView) -> list[int]:
    return [tile for tile in range(len(view.places) // t.PLACE_ROW) if is_placed(view, tile)]


def squares_of(view: SingesView, tile: int) -> list[int]:
    return [square for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS) if view.cells[square]]


def place(view: SingesView, square: int) -> tuple[int, int]:
    """The global coordinates of a square (R8)."""
    tile, cell = divmod(square, t.CELLS)
    x, y, rotation = view.place_of(tile)
    column, row = turned(cell, rotation)
    return 7 * x + column, 7 * y + row


def neighbour(view: SingesView, square: int, direction: int) -> int:
    """The square in a direction of the map, or a negative number (R10)."""
    tile = square // t.CELLS
    printed = (direction - view.places[tile * t.PLACE_ROW + t.ROTATION]) & 3
    other = view.links[square * 4 + printed]
    return view.joined[tile * 4 + printed] if other == t.OUTWARD else other


def beyond(view: SingesView, portal: int) -> int:
    return view.joined[portal // t.CELLS * 4 + portal % t.CELLS - t.PORTAL]


def is_portal(square: int) -> bool:
    return square % t.CELLS >= t.PORTAL


def is_live(view: SingesView, square: int) -> bool:
    return is_portal(square) and view.left > 0 and beyond(view, square) == t.VOID


def portal_state(view: SingesView, portal: int) -> str:
    """Whether a portal leads on, faces a wall, can still be opened, or stays shut as no tile is left."""
    there = beyond(view, portal)
    if there >= 0:
        return "open"
    return "blocked" if there == t.BLOCKED else "live" if is_live(view, portal) else "idle"


def side(view: SingesView, portal: int) -> int:
    """The side of the map a portal looks to."""
    return (portal % t.CELLS - t.PORTAL + view.place_of(portal // t.CELLS)[t.ROTATION]) & 3


def has_ape(view: SingesView, square: int) -> bool:
    content = view.board[square]
    return content >= t.APE or content in (t.MARK_Z, t.MARK_G)


def is_stop_square(view: SingesView, square: int) -> bool:
    """R29: where a move may end before its count does."""
    if view.board[square] >= t.MARK_W:
        return True
    if is_portal(square):
        return view.portal_stop == 0 or is_live(view, square)
    return square == start(view) and sum(view.pile) > 0


def start(view: SingesView) -> int:
    return view.cells.index(t.START)


def reach(view: SingesView) -> dict[int, list[int]]:
    """The squares the move can still come to, each with the shortest way there, step by step."""
    path = view.path
    seat = view.turn
    left = view.total - len(path) + 1
    found: dict[int, list[int]] = {}
    if len(path) > 1 and view.apes_block and has_ape(view, path[-1]):
        return found
    front = [path[-1]]
    walked = {*path, *view.trail} if not view.backtrack else {path[-1]}
    before = path[-2:-1] or (view.trail[-2:-1] if view.trail[-1:] == path else [])
    while front and left > 0:
        left -= 1
        following = []
        for square in front:
            for direction in range(4):
                other = neighbour(view, square, direction)
                if other < 0 or other in walked or other in found:
                    continue
                if len(path) == 1 and square == path[0] and view.duty[seat] not in (t.NONE, other):
                    continue
                if view.backtrack and square == path[-1] and [other] == before:
                    continue
                found[other] = [*found.get(square, []), other]
                if not (view.apes_block and has_ape(view, other)):
                    following.append(other)
        front = following
    return found


def facing_cell(view: SingesView, portal: int) -> tuple[int, int]:
    """The lattice cell a portal looks to."""
    tile = portal // t.CELLS
    direction = side(view, portal)
    x, y, _ = view.place_of(tile)
    return x + (0, 1, 0, -1)[direction], y + (-1, 0, 1, 0)[direction]


def centre(view: SingesView, square: int) -> tuple[int, int]:
    """The middle of a square in the world."""
    x, y = place(view, square)
    return x * SIDE + SIDE // 2, y * SIDE + SIDE // 2


def pawn_place(view: SingesView, seat: int) -> tuple[int, int]:
    """Where a pawn stands in the world."""
    square = view.pawns[seat]
    there = [other for other in range(view.seats) if view.pawns[other] == square]
    x, y = centre(view, square)
    if view.board[square]:
        # Beside what lies there, so that both are seen.
        x, y = x - 9, y - 13
    if len(there) > 1:
        place = there.index(seat)
        rows = 1 if len(there) < 4 else 2
        across = -(-len(there) // rows)
        row, column = divmod(place, across)
        x += round((column - (min(across, len(there) - row * across) - 1) / 2) * 20)
        y += (5 if column % 2 else -4) if rows == 1 else 24 * row - 16
    return x, y
