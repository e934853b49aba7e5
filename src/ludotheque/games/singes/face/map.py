"""The map as it is known so far: tiles, signs, the way walked, tokens and pawns."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.face import Tongue
from ludotheque.core.state import HIDDEN
from ludotheque.drawing.svg import piece
from ludotheque.games.singes.face import layout, scenery
from ludotheque.games.singes.face.layout import centre, pawn_place
from ludotheque.games.singes.face.pieces import draw_ape, draw_key, draw_token, new_tile, tile_body
from ludotheque.games.singes.face.scenery import AMBER, BACK_COLOURS, BACK_NAMES, GLOW, INK, SIDE, TILE
from ludotheque.games.singes.face.tips import square_titles
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES


def lay_map(view: SingesView, tongue: Tongue) -> str:
    tiles, squares = laid(tuple(view.places), tuple(view.cells))
    titles = square_titles(view, tongue)
    spots = [f"{spot}>{titles[square]}</rect>" if square in titles else f"{spot}/>" for square, spot in squares]
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
            *spots,
        )
    )


@lru_cache(maxsize=64)
def laid(places: tuple[int, ...], cells: tuple[int, ...]) -> tuple[str, list[tuple[int, str]]]:
    """The placed tiles, and a place to click on each of their squares, but for its end."""
    tiles = []
    spots = []
    for tile in range(len(places) // t.PLACE_ROW):
        left, top, rotation = places[tile * t.PLACE_ROW : (tile + 1) * t.PLACE_ROW]
        if rotation == t.NONE:
            continue
        own = cells[tile * t.CELLS : tile * t.CELLS + t.CELLS]
        body = f"<g>{tile_body(tile, own, rotation)}</g>"
        tiles.append(piece(f"tile-{tile + 1}", left * TILE, top * TILE, body))
        for cell in range(t.CELLS):
            if own[cell]:
                column, row = layout.turned(cell, rotation)
                x, y = 7 * left + column, 7 * top + row
                square = tile * t.CELLS + cell
                spot = (
                    f'<rect id="sq-{square}" class="spot" x="{x * SIDE + 1}" y="{y * SIDE + 1}" '
                    f'width="{SIDE - 2}" height="{SIDE - 2}" rx="8" fill="transparent" aria-label="{x},{y}"'
                )
                spots.append((square, spot))
    return "".join(tiles), spots


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
            portal = tile * t.CELLS + t.PORTAL + number
            if not view.cells[portal]:
                continue
            x, y = centre(view, portal)
            state, side = layout.portal_state(view, portal), layout.side(view, portal)
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
        held = [lay_hold(view, row, number) for number, row in enumerate(view.holds_of(seat))]
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


def lay_hold(view: SingesView, row: int, number: int) -> str:
    kind, turns = view.holds[row + t.TOKEN], view.holds[row + t.TURNS]
    body = '<use href="#singes-back-W"/>' if kind == HIDDEN else draw_token(view, kind)
    left = ""
    if turns:
        left = (
            f'<g transform="translate(9 -9)"><circle r="10" fill="#c43a31"/><text y="5.7" font-size="16" '
            f'font-weight="700" text-anchor="middle" fill="#fff">{turns}</text></g>'
        )
    at = f"translate({10 + 9 * number} {19 + 2 * number})"
    return f'<g transform="{at}"><g transform="scale(.8)">{body}</g>{left}</g>'
