"""The map as it is known so far, the pawns on it, and the slab below with keys, hand and dice.

┌───────────────────────────────────────────┐
│  the sky, and in it the world: a group    │  The world has units of its own, 40 for a square; it is moved and
│  that is moved and scaled to fit          │  scaled as a whole, so that tiles and pawns keep their places.
├────────┬──────────────────────────┬───────┤
│  keys  │  hand, or four rotations │  dice │
└────────┴──────────────────────────┴───────┘
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.core.face import Tongue, say
from ludotheque.core.state import HIDDEN
from ludotheque.drawing.svg import escape, piece, scene, text
from ludotheque.games.singes.face import layout, names, scenery
from ludotheque.games.singes.face.pieces import draw_ape, draw_key, draw_token, new_tile, tile_body
from ludotheque.games.singes.face.scenery import (
    AMBER,
    BACK_COLOURS,
    BACK_NAMES,
    DIM,
    GLOW,
    INK,
    SIDE,
    SKY,
    TILE,
    WIDTH,
    chunk,
)
from ludotheque.games.singes.face.slab import lay_company, lay_dice, lay_keys, lay_middle, thumb_marks
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.actions import NAMES


class Eye(NamedTuple):
    """How a form of the drawing looks at the world."""

    near: float  # the magnification at which squares are large enough to walk on
    largest: float  # how far a small map is magnified at most
    margin: float  # squares of darkness around the map


WIDE: Final = Eye(0.94, 1.35, 2.4)
NARROW: Final = Eye(1.75, 1.95, 0.6)  # on a phone, where the drawing itself is small
TILE_ROOM: Final = 9.5  # squares that are seen at least while a tile is turned
AT_EASE: Final = 0.6  # how far from the middle the pawn may walk before the eye follows


def centre(view: SingesView, square: int) -> tuple[int, int]:
    """The middle of a square in the world."""
    x, y = layout.place(view, square)
    return x * SIDE + SIDE // 2, y * SIDE + SIDE // 2


def extent(view: SingesView) -> tuple[int, int, int, int]:
    """The lattice cells the map takes, with that of a tile in the hand: left, top, right, bottom."""
    tiles = layout.placed_tiles(view)
    cells = [(view.places[tile * 3], view.places[tile * 3 + 1]) for tile in tiles]
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
    u, v = centre(view, view.pawns[view.turn])
    if view.question != t.STEPPING:
        return u, v
    start = centre(view, view.path[0])
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


def lay_atlas(view: SingesView, tongue: Tongue, place: str) -> str:
    """The whole map in small, while only a part of it is seen; pointing at it shows all."""
    left, top, right, bottom = extent(view)
    side = min(20.0, 112 / (right - left), 132 / (bottom - top))
    width, height = side * (right - left) + 12, side * (bottom - top) + 12
    parts = [f'<rect width="{width:.1f}" height="{height:.1f}" rx="7" fill="#10141f" stroke="#525d79"/>']
    for tile in layout.placed_tiles(view):
        x, y = view.places[tile * 3] - left, view.places[tile * 3 + 1] - top
        stone = scenery.STONES[tile % len(scenery.STONES)][0]
        parts.append(
            f'<rect x="{6.5 + side * x:.1f}" y="{6.5 + side * y:.1f}" width="{side - 1:.1f}" height="{side - 1:.1f}" '
            f'rx="2" fill="{stone}"/>'
        )
    for square, content in enumerate(view.board):
        if t.KEY_DOWN <= content < t.APE:
            parts.append(atlas_dot(view, square, side, left, top, AMBER, 2.2))
    for seat in range(view.seats):
        parts.append(atlas_dot(view, view.pawns[seat], side, left, top, scenery.PAWN_COLOURS[view.sides[seat]], 3.2))
    body = (
        f'<g id="atlas" class="atlas {place}" tabindex="0" role="img" '
        f'aria-label="{escape(tongue(say("board-atlas")))}">{"".join(parts)}</g>'
    )
    return chunk((WIDTH - 12 - 1.1 * width, 12, 1.1), (12, 12, 1.5), body)


def atlas_dot(view: SingesView, square: int, side: float, left: int, top: int, colour: str, radius: float) -> str:
    x, y = layout.place(view, square)
    u, v = 6 + side * ((x + 0.5) / 7 - left), 6 + side * ((y + 0.5) / 7 - top)
    return f'<circle cx="{u:.1f}" cy="{v:.1f}" r="{radius:.1f}" fill="{colour}" stroke="#10141f" stroke-width=".8"/>'


# What moves the reader's eye, from below: its shape, and where it stands on a phone. There one pinches.
EYES: Final = {
    "whole": ("M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4", 56),
    "far": ("M-8 0H8", 0),
    "near": ("M-8 0H8M0-8V8", 0),
    "find": ("M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-11V-7M0 7V11M-11 0H-7M7 0H11", 144),
}


def lay_eyes(view: SingesView, tongue: Tongue) -> str:
    """Buttons to look closer, to step back, to see all of the map, to find one's pawn."""
    parts = []
    for place, (name, (shape, tall)) in enumerate(EYES.items()):
        if name == "find" and not view.hand:
            continue
        wish = f"pawn-{view.seat}" if name == "find" else name
        body = (
            f'<g class="eye{"" if tall else " wide"}" data-eye="{wish}" role="button" tabindex="0" '
            f'aria-label="{escape(tongue(say(f"eye-{name}")))}"><circle r="19" fill="#10141f" fill-opacity=".7" '
            f'stroke="#8a95ad"/><path d="{shape}" fill="none" stroke="{INK}" stroke-width="2.2" '
            'stroke-linecap="round"/></g>'
        )
        parts.append(chunk((974, SKY - 27 - 43 * place, 1), (952, tall, 1.95), body))
    return "".join(parts)


def draw(view: SingesView, tongue: Tongue) -> str:
    is_near, is_near_tall = is_cut(view, WIDE), is_cut(view, NARROW)
    land = world(view, lay_map(view), 'id="world" ' + pan(view))
    window = "window many" if view.question in (t.GUIDED, t.MOVING) else "window"
    body = (
        scenery.STYLE
        + f'<g class="{window}" clip-path="url(#singes-window)">{sky(view)}{land}{veil(view)}</g>'
        + scenery.FRAME
        + lay_rivals(view, tongue)
        + lay_eyes(view, tongue)
        + lay_keys(view, tongue)
        + lay_company(view, tongue)
        + lay_middle(view, tongue)
        + (lay_atlas(view, tongue, "" if is_near else "lone") if is_near or is_near_tall else "")
        + lay_dice(view, tongue)
    )
    return scene("singes", WIDTH, scenery.HEIGHT, tongue(say("name")), scenery.DEFS, [body], tall=scenery.TALL)


def sky(view: SingesView) -> str:
    """Two moons; day breaks for whoever escapes."""
    dawn = scenery.DAWN if view.question == t.OVER and view.winner != t.NONE else ""
    return scenery.HEAVEN + dawn + scenery.RUINS


def veil(view: SingesView) -> str:
    """Nightfall over the map (R82)."""
    return scenery.NIGHTFALL if view.question == t.OVER and view.winner == t.NONE else ""


# The map.


def lay_map(view: SingesView) -> str:
    tiles, spots = laid(tuple(view.places), tuple(view.cells))
    return "".join(
        (
            tiles,
            lay_new_tile(view),
            lay_signs(view),
            lay_way_out(view),
            lay_path(view),
            lay_tokens(view),
            lay_counts(view),
            lay_pawns(view),
            lay_pile(view),
            spots,
        )
    )


@lru_cache(maxsize=64)
def laid(places: tuple[int, ...], cells: tuple[int, ...]) -> tuple[str, str]:
    """The placed tiles, and a place to click on each of their squares."""
    tiles = []
    spots = []
    for tile in range(len(places) // 3):
        left, top, rotation = places[tile * 3 : tile * 3 + 3]
        if rotation == t.NONE:
            continue
        own = cells[tile * t.CELLS : tile * t.CELLS + t.CELLS]
        body = f"<g>{tile_body(tile, own, rotation)}</g>"
        tiles.append(piece(f"tile-{tile + 1}", left * TILE, top * TILE, body))
        for cell in range(t.CELLS):
            if own[cell]:
                column, row = layout.turned(cell, rotation)
                x, y = 7 * left + column, 7 * top + row
                spots.append(
                    f'<rect id="sq-{tile * t.CELLS + cell}" class="spot" x="{x * SIDE + 2}" y="{y * SIDE + 2}" '
                    'width="36" '
                    f'height="36" rx="8" fill="transparent" aria-label="{x},{y}"/>'
                )
    return "".join(tiles), "".join(spots)


def lay_new_tile(view: SingesView) -> str:
    """The tile in the hand, over the place it will take; once it lies there it turns."""
    if view.tile == t.NONE:
        return ""
    x, y = layout.facing_cell(view, view.pawns[view.turn])
    outline = (
        f'<rect x="4" y="4" width="{TILE - 8}" height="{TILE - 8}" rx="10" fill="{GLOW}" fill-opacity=".08" '
        f'stroke="{GLOW}" stroke-width="4" stroke-dasharray="14 10"/>'
    )
    tile = piece(f"tile-{view.tile + 1}", x * TILE, y * TILE, f'<g class="fresh" opacity=".6">{new_tile(view, 0)}</g>')
    return f'<g class="still" transform="translate({x * TILE} {y * TILE})">{outline}</g>{tile}'


def lay_signs(view: SingesView) -> str:
    """START and the portals, always upright."""
    x, y = centre(view, layout.start(view))
    parts = [f'<g transform="translate({x} {y})">{scenery.CRASH}</g>']
    for tile in layout.placed_tiles(view):
        for number in range(4):
            beyond = view.joined[tile * 4 + number]
            portal = tile * t.CELLS + 25 + number
            if not view.cells[portal]:
                continue
            state = "open" if beyond >= 0 else "blocked" if beyond == t.BLOCKED else "idle"
            if beyond == t.VOID and view.left > 0:
                state = "live"
            x, y = centre(view, portal)
            side = layout.side(view, portal)
            parts.append(f'<g class="still" transform="translate({x} {y})">{scenery.portal(state, side)}</g>')
    return "".join(parts)


def lay_way_out(view: SingesView) -> str:
    """The light that falls through the door somebody has passed."""
    if view.question != t.OVER or view.winner == t.NONE:
        return ""
    x, y = centre(view, view.pawns[view.winner])
    return f'<g class="still dawn" transform="translate({x} {y})">{scenery.RAYS}</g>'


def lay_pile(view: SingesView) -> str:
    """The two counters of the START pile with their backs, at its left corners: hold-ups lie on the right."""
    luck, digits = view.pile
    x, y = centre(view, layout.start(view))
    parts = []
    for count, back, down in ((luck, "L", -30), (digits, "K", 30)):
        if count:
            colour = BACK_COLOURS[BACK_NAMES.index(back)]
            parts.append(
                f'<g class="still" transform="translate({x - 34} {y + down})"><rect x="-21" y="-11" width="42" '
                f'height="22" rx="11" fill="#10141f" stroke="{colour}" stroke-width="1.5"/>'
                f'<use href="#singes-back-{back}" transform="translate(-11 0) scale(.6)"/>'
                f'<text x="8" y="5.7" font-size="16" font-weight="700" text-anchor="middle" fill="{INK}">{count}</text>'
                "</g>"
            )
    return "".join(parts)


def lay_path(view: SingesView) -> str:
    """The path walked with its step counter, the squares in reach, and the retreats that are due."""
    parts = []
    for seat, square in enumerate(view.duty):
        if square != t.NONE:
            (x, y), (u, v) = centre(view, view.pawns[seat]), centre(view, square)
            parts.append(
                f'<path d="M{x} {y}L{u} {v}" stroke="{scenery.PAWN_COLOURS[view.sides[seat]]}" stroke-width="5" '
                f'stroke-dasharray="3 5"/><circle cx="{u}" cy="{v}" r="7" fill="none" stroke="{AMBER}" '
                'stroke-width="3"/>'
            )
    if view.question != t.STEPPING:
        return f'<g class="still">{"".join(parts)}</g>'
    if len(view.path) > 1:
        line = "L".join(f"{x} {y}" for x, y in (centre(view, square) for square in view.path))
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{AMBER}" stroke-width="7" stroke-linecap="round" '
            'stroke-linejoin="round" '
            'opacity=".75"/>'
        )
    near = layout.reach(view)
    if near and view.seat == view.turn:
        # A click leads to each of them, not only to those one step away.
        parts.append(f"<style>{','.join(f'#sq-{square}' for square in near)}{{cursor:pointer}}</style>")
    for square in near:
        x, y = centre(view, square)
        stops = view.board[square] or layout.is_portal(square)
        parts.append(
            f'<rect x="{x - 18}" y="{y - 18}" width="36" height="36" rx="8" fill="{AMBER if stops else INK}" '
            f'fill-opacity="{0.42 if stops else 0.15}"/>'
        )
    return f'<g class="still">{"".join(parts)}</g>'


def lay_counts(view: SingesView) -> str:
    """The steps that would be left on each square in reach: in its middle, or beside what lies there."""
    if view.question != t.STEPPING:
        return ""
    numbers = []
    steps = view.total - len(view.path) + 1
    for square, way in layout.reach(view).items():
        x, y = centre(view, square)
        left = steps - len(way)
        if view.board[square] or square in view.pawns:
            numbers.append(f'<text x="{x + 20}" y="{y - 8}" text-anchor="end">{left}</text>')
        else:
            numbers.append(f'<text x="{x}" y="{y}" dy=".36em" text-anchor="middle">{left}</text>')
    return (
        '<g class="still counts" font-size="15" font-weight="700" fill="#fff" stroke="#10141f" stroke-width="3.5" '
        f'paint-order="stroke">{"".join(numbers)}</g>'
    )


def lay_tokens(view: SingesView) -> str:
    parts = []
    counts: dict[int, int] = {}
    for square, content in enumerate(view.board):
        if not content:
            continue
        x, y = centre(view, square)
        if content < t.KEY_DOWN:
            name = BACK_NAMES[content - t.MARK_W]
            parts.append(piece(f"token-{square}", x, y, f'<use href="#singes-back-{name}"/>'))
        elif content < t.APE:
            parts.append(piece(f"key-{square}", x, y, draw_key(view, content)))
        else:
            kind = content - t.APE
            counts[kind] = counts.get(kind, 0) + 1
            body = f'<g class="flip">{draw_ape(view, kind)}</g>'
            parts.append(piece(f"ape-{NAMES[kind]}-{counts[kind]}", x, y, body))
    return "".join(parts)


def lay_pawns(view: SingesView) -> str:
    """Pawns as masks; those that share a square fan out, and what holds them up is seen before them all."""
    parts = []
    holds = []
    for seat in range(view.seats):
        x, y = pawn_place(view, seat)
        held = [lay_hold(view, i, number) for number, i in enumerate(holds_of(view, seat))]
        if held:
            holds.append(piece(f"hold-{seat}", x, y, "".join(reversed(held))))
        turn = (
            f'<circle r="25" fill="none" stroke="{AMBER}" stroke-width="3" stroke-dasharray="9 6"/>'
            if seat == view.turn and view.waiting_for
            else ""
        )
        parts.append(piece(f"pawn-{seat}", x, y, f"{turn}{scenery.mask(view.sides[seat])}"))
    # The count of a hold-up is on its right: what lies further left comes last.
    return "".join(parts + holds[::-1])


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


def lay_rivals(view: SingesView, tongue: Tongue) -> str:
    """Whom one may attack (R59) or rob (A56): his pawn on the map, or his mask at the edge, always in sight."""
    robbed = victims_of_theft(view)
    victims = (
        sorted({(action - t.ATTACK) // t.ATTACKS for action in view.legal if t.ATTACK <= action < t.ITEM}) or robbed
    )
    if not victims or len(robbed) == 1:
        return ""
    halo = 'style="text-anchor:start" stroke="#10141f" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
    title = text(0, 0, 15, tongue(say("board-robbed" if robbed else "board-rivals")), INK, halo)
    parts = [chunk((8, SKY - 58, 1), (12, SKY - 98, 1.9), title)]
    for place, seat in enumerate(victims):
        at = (28 + 48 * place, SKY - 28, 1), (50 + 88 * place, SKY - 48, 1.9)
        head = f'<circle r="22" fill="#10141f" fill-opacity=".85" stroke="{DIM}"/>{scenery.mask(view.sides[seat])}'
        x, y = pawn_place(view, seat)
        pawn = f'<use href="#singes-mask" x="{x}" y="{y}"/>'
        if [view.pawns[other] for other in victims].count(view.pawns[seat]) == 1:
            u, v = centre(view, view.pawns[seat])
            pawn = f'<rect x="{u - 18}" y="{v - 18}" width="36" height="36" rx="8" stroke="none"/>' + pawn
        parts += [
            chunk(*at, f'<g class="still">{head}</g>'),
            f'<g id="rival-{seat}" class="spot" fill="transparent" '
            f'aria-label="{escape(tongue(names.pawn(view, seat)))}">',
            f'<g class="window" clip-path="url(#singes-window)">{world(view, pawn, "")}</g>',
            chunk(*at, '<circle class="head" r="22"/>'),
            "</g>",
        ]
    return "".join(parts)


def victims_of_theft(view: SingesView) -> list[int]:
    return sorted({(action - t.STEAL) // t.LOOTS for action in view.legal if t.STEAL <= action < t.ATTACK})


def holds_of(view: SingesView, seat: int) -> list[int]:
    return [i for i in range(0, len(view.holds), 4) if view.holds[i] == seat]


def lay_hold(view: SingesView, i: int, number: int) -> str:
    kind, turns = view.holds[i + 1], view.holds[i + 2]
    body = '<use href="#singes-back-W"/>' if kind == HIDDEN else draw_token(view, kind)
    left = ""
    if turns:
        left = (
            f'<g transform="translate(9 -9)"><circle r="10" fill="#c43a31"/><text y="5.7" font-size="16" '
            f'font-weight="700" text-anchor="middle" fill="#fff">{turns}</text></g>'
        )
    at = f"translate({10 + 9 * number} {19 + 2 * number})"
    return f'<g transform="{at}"><g transform="scale(.8)">{body}</g>{left}</g>'


# Ghosts.


def ghost(view: SingesView, action: int) -> str:
    """What an action would change: a step, a landing, a tile in its rotation."""
    if view.question == t.ROTATING and t.ROTATE <= action < t.ROTATE + 4:
        x, y = layout.facing_cell(view, view.pawns[view.turn])
        rotation = action - t.ROTATE
        body = f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}"
        return seen_through(view, f'<g transform="translate({x * TILE} {y * TILE})" opacity=".9">{body}</g>')
    square = t.NONE
    if view.question == t.STEPPING and t.STEP <= action < t.STOP:
        square = layout.neighbour(view, view.path[-1], action - t.STEP)
    elif view.question in (t.GUIDED, t.MOVING) and action >= t.TO:
        square = action - t.TO
    if square < 0 or view.question >= t.DRAWS:
        return ""
    x, y = centre(view, square)
    body = scenery.mask(view.turn)
    if view.question == t.MOVING:
        body = draw_ape(view, view.board[view.pawns[view.turn]] - t.APE)
    return seen_through(view, f'<g transform="translate({x} {y})" opacity=".6">{body}</g>')


def seen_through(view: SingesView, body: str) -> str:
    """A ghost stands in the world and is cut where the map ends."""
    return f'<g clip-path="url(#singes-window)">{world(view, body, "")}</g>'
