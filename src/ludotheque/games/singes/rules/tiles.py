"""Opening a tile at a live portal: taking, trying, turning and placing it (3.3: R14 to R19)."""

from __future__ import annotations

from ludotheque.core.state import LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.map import facing_x, facing_y, fits, has_way, populate, put, stays_open
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import Draw, Question, ask


def open_portal(p: Position) -> None:
    """R14: the player on a live portal takes the top tile."""
    p.tried = []
    p.forced = 0
    next_tile(p)


def next_tile(p: Position) -> None:
    """A tile nobody has seen is drawn; one that went to the bottom comes back in its order."""
    if p.left > len(p.bottom):
        ask(p, t.DRAW_TILE)
    else:
        tile = p.bottom[0]
        del p.bottom[0]
        consider(p, tile)


def is_in_stack(p: Position, tile: int) -> bool:
    """Whether the tile may be the next one nobody has seen."""
    return tile < p.material.tiles and not p.is_placed(tile) and tile not in p.bottom


def consider(p: Position, tile: int) -> None:
    """R18: a tile that could only close the map goes to the bottom; the first that fits is the last resort."""
    seat = p.turn
    portal = p.pawns[seat]
    p.note(t.TILE_TAKEN, seat, [tile, portal])
    if has_way(p, tile, portal, True):
        p.tile = tile
        ask(p, t.ROTATING)
        return
    p.bottom.append(tile)
    p.tried.append(tile)
    p.note(t.TILE_SUNK, seat, [tile])
    if len(p.tried) < p.left:
        next_tile(p)
        return
    for other in p.tried:
        if has_way(p, other, portal, False):
            p.bottom.remove(other)
            p.tile = other
            p.forced = 1
            ask(p, t.ROTATING)
            return
    joined = p.joined[:]
    joined[p.gate(portal)] = t.IDLE
    p.joined = joined
    p.note(t.WENT_IDLE, seat, [portal])
    close(p)


class TileDraw(Draw):
    """R14: any tile nobody has seen."""

    def first(self, p: Position) -> int:
        return t.TILE

    def end(self, p: Position) -> int:
        return t.TILE + t.TILES

    def ways(self, p: Position, outcome: int) -> int:
        return 1 if is_in_stack(p, outcome - t.TILE) else 0

    def answer(self, p: Position, seat: int, action: int) -> None:
        consider(p, action - t.TILE)


class Rotating(Question):
    """D13: how the tile lies; its tokens come only once it lies there (R17)."""

    def candidates(self, p: Position, seat: int) -> list[int]:
        return [t.ROTATE, t.ROTATE + 1, t.ROTATE + 2, t.ROTATE + 3]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        rotation = action - t.ROTATE
        if rotation < 0 or rotation > 3:
            return "R14"
        if not fits(p, p.tile, p.pawns[seat], rotation):
            return "R15"
        if not p.forced and not stays_open(p, p.tile, p.pawns[seat], rotation):
            return "R18"
        return LEGAL

    def answer(self, p: Position, seat: int, action: int) -> None:
        portal = p.pawns[seat]
        x = facing_x(p, portal)
        y = facing_y(p, portal)
        tile = p.tile
        rotation = action - t.ROTATE
        put(p, tile, x, y, rotation)
        populate(p, tile)
        p.progress = 1
        p.stirred = 1
        p.note(t.TILE_PLACED, seat, [tile, x, y, rotation])
        close(p)


def close(p: Position) -> None:
    """Go on with the landing, or with the move under O8."""
    p.tile = t.NONE
    p.tried = []
    p.forced = 0
    if p.paused:
        ask(p, t.STEPPING)
    else:
        p.stage = t.STAGE_BONUS
        p.question = t.LANDING
