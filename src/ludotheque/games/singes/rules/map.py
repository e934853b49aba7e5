"""The map: how it begins, how a tile is placed and populated, where it may still grow (R14 to R19)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.position import Position

DX: Final = [0, 1, 0, -1]  # by direction of the map
DY: Final = [-1, 0, 1, 0]


def lay_out(p: Position) -> None:
    """Tile 1 alone, without tokens (R4)."""
    tiles = p.material.tiles
    p.places = [0, 0, t.NONE] * tiles
    p.joined = [t.NO_PORTAL] * (4 * tiles)
    p.board = [t.EMPTY] * t.SQUARES
    p.left = tiles
    p.bottom = []
    p.tried = []
    p.tile = t.NONE
    p.forced = 0


def put(p: Position, tile: int, x: int, y: int, rotation: int) -> None:
    """Lay a tile on a lattice cell; every facing pair of sides is settled at once (R16)."""
    portals = p.material.portals
    places = p.places[:]
    joined = p.joined[:]
    places[tile * t.PLACE_ROW + t.X] = x
    places[tile * t.PLACE_ROW + t.Y] = y
    p.left -= 1
    for side in range(4):
        own = tile * 4 + (side - rotation & 3)
        other = p.tile_at(x + DX[side], y + DY[side])
        if other == t.NONE:
            joined[own] = t.VOID if portals[own] else t.NO_PORTAL
            continue
        facing = other * 4 + (side + 2 - places[other * t.PLACE_ROW + t.ROTATION] & 3)
        if portals[own] and portals[facing]:
            joined[own] = other * t.CELLS + t.PORTAL + facing % 4
            joined[facing] = tile * t.CELLS + t.PORTAL + own % 4
        elif portals[own]:
            joined[own] = t.BLOCKED
        elif portals[facing]:
            joined[facing] = t.BLOCKED
    places[tile * t.PLACE_ROW + t.ROTATION] = rotation
    p.places = places
    p.joined = joined


def populate(p: Position, tile: int) -> None:
    """R17: a face-down token on every mark and a key on every door, row by row, while the supply lasts."""
    for square in range(tile * t.CELLS, tile * t.CELLS + t.PORTAL):
        code = p.material.cells[square]
        if t.MARK_W <= code <= t.MARK_L:
            if p.pools[code - t.MARK_W] > 0:
                p.pools[code - t.MARK_W] -= 1
                p.board[square] = code
        elif code == t.DOOR and p.keys_left > 0:
            p.keys_left -= 1
            p.board[square] = t.KEY_DOWN


def facing_side(p: Position, portal: int) -> int:
    """The side of the map a portal looks to."""
    return portal % t.CELLS - t.PORTAL + p.places[portal // t.CELLS * t.PLACE_ROW + t.ROTATION] & 3


def facing_x(p: Position, portal: int) -> int:
    return p.places[portal // t.CELLS * t.PLACE_ROW + t.X] + DX[facing_side(p, portal)]


def facing_y(p: Position, portal: int) -> int:
    return p.places[portal // t.CELLS * t.PLACE_ROW + t.Y] + DY[facing_side(p, portal)]


def fits(p: Position, tile: int, portal: int, rotation: int) -> bool:
    """R15: whether the tile then has a portal against the portal."""
    return p.material.portals[tile * 4 + (facing_side(p, portal) + 2 - rotation & 3)] == 1


def stays_open(p: Position, tile: int, portal: int, rotation: int) -> bool:
    """R18: whether a portal stays live while the stack still holds tiles."""
    if p.left <= 1:
        return True
    x = facing_x(p, portal)
    y = facing_y(p, portal)
    for other in range(p.material.tiles):
        if not p.is_placed(other):
            continue
        for side in range(4):
            if p.joined[other * 4 + side] != t.VOID:
                continue
            gate = other * t.CELLS + t.PORTAL + side
            if facing_x(p, gate) != x or facing_y(p, gate) != y:
                return True
    for side in range(4):
        if p.material.portals[tile * 4 + (side - rotation & 3)] and p.tile_at(x + DX[side], y + DY[side]) == t.NONE:
            return True
    return False


def has_way(p: Position, tile: int, portal: int, open_only: bool) -> bool:
    """Whether a tile has a rotation that fits, and keeps the map open where that is asked."""
    for rotation in range(4):
        if fits(p, tile, portal, rotation) and (not open_only or stays_open(p, tile, portal, rotation)):
            return True
    return False


def square_at(p: Position, x: int, y: int) -> int:
    """The square with global coordinates, or NONE."""
    tile = p.tile_at(x // 7, y // 7)
    if tile == t.NONE:
        return t.NONE
    for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
        if p.material.cells[square] and p.x(square) == x and p.y(square) == y:
            return square
    return t.NONE
