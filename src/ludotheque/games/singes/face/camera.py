"""How much of the world is seen, and where it is moved to."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.games.singes.face import layout
from ludotheque.games.singes.face.scenery import SIDE, SKY, TILE, WIDTH
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


class Eye(NamedTuple):
    """How a form of the drawing looks at the world."""

    near: float  # the magnification at which squares are large enough to walk on
    largest: float  # how far a small map is magnified at most
    margin: float  # squares of darkness around the map


WIDE: Final = Eye(0.94, 1.35, 2.4)
NARROW: Final = Eye(1.75, 1.95, 0.6)  # on a phone, where the drawing itself is small
TILE_ROOM: Final = 9.5  # squares that are seen at least while a tile is turned
AT_EASE: Final = 0.6  # how far from the middle the pawn may walk before the eye follows


def extent(view: SingesView) -> tuple[int, int, int, int]:
    """The lattice cells the map takes, with that of a tile in the hand: left, top, right, bottom."""
    tiles = layout.placed_tiles(view)
    cells = [(view.place_of(tile)[t.X], view.place_of(tile)[t.Y]) for tile in tiles]
    if view.tile != t.NONE:
        cells.append(layout.facing_cell(view, view.pawns[view.turn]))
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def whole(view: SingesView, eye: Eye) -> tuple[float, float, float]:
    """Where the world is moved to and how much it is magnified, so that all of it is seen."""
    left, top, right, bottom = (7 * edge for edge in extent(view))
    width, height = right - left + 2 * eye.margin, bottom - top + 2 * eye.margin
    scale = min(eye.largest, WIDTH / (width * SIDE), SKY / (height * SIDE))
    x = WIDTH / 2 - scale * SIDE * (left + right) / 2
    y = SKY / 2 - scale * SIDE * (top + bottom) / 2
    return round(x, 1), round(y, 1), round(scale, 3)


def camera(view: SingesView, eye: Eye) -> tuple[float, float, float]:
    """A small map is seen whole; on a large one the eye follows the pawn whose turn it is."""
    x, y, scale = whole(view, eye)
    near = min(eye.near, SKY / (TILE_ROOM * SIDE)) if view.tile != t.NONE else eye.near
    if scale >= near or view.question == t.OVER:
        return x, y, scale
    left, top, right, bottom = (7 * edge * SIDE for edge in extent(view))
    u, v = focus(view, WIDTH / 2 / near, SKY / 2 / near)
    u = within(u, left, right, WIDTH / near, eye.margin * SIDE)
    v = within(v, top, bottom, SKY / near, eye.margin * SIDE)
    return round(WIDTH / 2 - near * u, 1), round(SKY / 2 - near * v, 1), round(near, 3)


def focus(view: SingesView, across: float, down: float) -> tuple[float, float]:
    """What the eye looks at: the new tile, or the pawn. During a move the eye rests until the pawn nears an edge."""
    if view.tile != t.NONE:
        x, y = layout.facing_cell(view, view.pawns[view.turn])
        return (x + 0.5) * TILE, (y + 0.5) * TILE
    u, v = layout.centre(view, view.pawns[view.turn])
    if view.question != t.STEPPING:
        return u, v
    start = layout.centre(view, view.path[0])
    return (
        max(u - AT_EASE * across, min(u + AT_EASE * across, start[0])),
        max(v - AT_EASE * down, min(v + AT_EASE * down, start[1])),
    )


def within(middle: float, least: float, most: float, room: float, margin: float) -> float:
    """The middle of a window: that of a map that fits, else one that shows no more than a margin beyond the edges."""
    if most - least <= room:
        return (least + most) / 2
    return max(least - margin + room / 2, min(most + margin - room / 2, middle))


def is_cut(view: SingesView, eye: Eye) -> bool:
    """Whether only a part of the map is seen."""
    left, top, right, bottom = (TILE * edge for edge in extent(view))
    _, _, scale = camera(view, eye)
    return (right - left) * scale > WIDTH or (bottom - top) * scale > SKY


def world(view: SingesView, body: str, more: str) -> str:
    x, y, scale = camera(view, WIDE)
    u, v, near = camera(view, NARROW)
    p, q, far = whole(view, WIDE)
    return (
        f'<g class="world" transform="translate({x} {y}) scale({scale})" style="--nx:{x}px;--ny:{y}px;--nk:{scale};'
        f'--tx:{u}px;--ty:{v}px;--tk:{near};--ax:{p}px;--ay:{q}px;--a:{far}" {more}>{body}</g>'
    )


def pan(view: SingesView) -> str:
    """How far a reader may walk over the map: its extent, and the size of the window."""
    left, top, right, bottom = (7 * edge for edge in extent(view))
    sides = (left - WIDE.margin, top - WIDE.margin, right - left + 2 * WIDE.margin, bottom - top + 2 * WIDE.margin)
    return f'data-pan="{" ".join(f"{SIDE * side:.0f}" for side in sides)} {WIDTH} {SKY}"'


def seen_through(view: SingesView, body: str) -> str:
    """A ghost stands in the world and is cut where the map ends."""
    return f'<g clip-path="url(#singes-window)">{world(view, body, "")}</g>'
