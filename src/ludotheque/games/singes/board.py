"""The map as it is known so far, the pawns on it, and the slab below with keys, hand and dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.core.state import HIDDEN
from ludotheque.drawing.svg import escape, piece, scene, text
from ludotheque.games.singes import scenery, terrain
from ludotheque.games.singes.notation import NAMES
from ludotheque.games.singes.scenery import AMBER, BACK_COLOURS, BACK_NAMES, DIM, GLOW, INK, SIDE, TILE
from ludotheque.games.singes.terms import (
    AMBUSH,
    APE,
    ARI,
    ARMS,
    ATTAR,
    BLOCKED,
    CELLS,
    CHIMP,
    DAENA,
    DIGIT,
    DRAWS,
    FIGHTING,
    GORILLA,
    GUIDED,
    HELPING,
    ITEMS,
    JOKER,
    KEY_DOWN,
    KEY_UP,
    MARK_W,
    MOVING,
    NAMING,
    NONE,
    PATROL,
    RED_DIE,
    ROLL_MOVE,
    ROTATE,
    ROTATING,
    STEP,
    STEPPING,
    STOP,
    TO,
    VOID,
)
from ludotheque.games.singes.view import SingesView

#   ┌──────────────────────────────────────────┐
#   │  the sky, and in it the world: a group   │  The world has units of its own, 40 for a square; it is moved and
#   │  that is moved and scaled to fit         │  scaled as a whole, so that tiles and pawns keep their places.
#   ├────────┬─────────────────────────┬───────┤
#   │  keys  │  hand, or four rotations │  dice │
#   └────────┴─────────────────────────┴───────┘
MARGIN: Final = 2.4  # squares of darkness around the map
LARGEST: Final = 1.35  # how far the world is magnified at most
HAND_LEFT: Final = 240
HAND_TOP: Final = 642
COLUMNS: Final = 9
PITCH: Final = (60, 56)
BOLD: Final = 'font-weight="700"'


def icon(kind: int) -> tuple[str, str, str]:
    """The icon, the rim and the number of a token."""
    name = NAMES[kind]
    if kind < ARMS:
        return name, BACK_COLOURS[0], ""
    if kind < AMBUSH:
        return "patrol", BACK_COLOURS[0], str(kind - PATROL + 1)
    if kind < ARI:
        return "ambush", BACK_COLOURS[0], str(kind - AMBUSH + 1)
    if kind < DIGIT:
        return ("helper" if kind < DAENA else "guide" if kind < ATTAR else "chief"), BACK_COLOURS[1], ""
    if kind < RED_DIE:
        return ("joker", BACK_COLOURS[2], "?") if kind == JOKER else ("digit", BACK_COLOURS[2], str(kind - DIGIT + 1))
    if kind < RED_DIE + 2:
        return "die", scenery.DIE_COLOURS[kind - RED_DIE + 1], ""
    return name, BACK_COLOURS[5], ""


def value_label(view: SingesView, kind: int) -> str:
    """What a token adds: +4 for an axe, +3 for Ari."""
    if kind < ARMS or ARI <= kind < DAENA:
        return f"+{view.values[kind]}"
    return icon(kind)[2]


def draw_token(view: SingesView, kind: int) -> str:
    name, colour, _ = icon(kind)
    return scenery.token(name, colour, value_label(view, kind))


def ape_strength(view: SingesView, kind: int) -> int:
    if kind >= GORILLA:
        return kind - GORILLA + 1
    return kind - CHIMP + 1 if kind >= CHIMP else view.values[kind]


def draw_ape(view: SingesView, kind: int) -> str:
    name = "G" if kind >= GORILLA else "Z" if kind >= CHIMP else "chief"
    colour = BACK_COLOURS[4] if kind >= GORILLA else BACK_COLOURS[3] if kind >= CHIMP else BACK_COLOURS[1]
    return scenery.ape(name, colour, ape_strength(view, kind))


def centre(view: SingesView, square: int) -> tuple[int, int]:
    """The middle of a square in the world."""
    x, y = terrain.place(view, square)
    return x * SIDE + SIDE // 2, y * SIDE + SIDE // 2


def bounds(view: SingesView) -> tuple[float, float, float]:
    """Where the world is moved to and how much it is magnified, so that all of it is seen."""
    tiles = terrain.placed_tiles(view)
    cells = [(view.places[tile * 3], view.places[tile * 3 + 1]) for tile in tiles]
    if view.tile != NONE:
        cells.append(terrain.facing_cell(view, view.pawns[view.turn]))
    left, right = min(x for x, _ in cells) * 7, max(x for x, _ in cells) * 7 + 7
    top, bottom = min(y for _, y in cells) * 7, max(y for _, y in cells) * 7 + 7
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    scale = min(LARGEST, scenery.WIDTH / (width * SIDE), scenery.SKY / (height * SIDE))
    x = scenery.WIDTH / 2 - scale * SIDE * (left + right) / 2
    y = scenery.SKY / 2 - scale * SIDE * (top + bottom) / 2
    return round(x, 1), round(y, 1), round(scale, 3)


def world(view: SingesView, body: str, name: str = "world") -> str:
    x, y, scale = bounds(view)
    return (
        f'<g id="{name}" class="world" transform="translate({x} {y}) scale({scale})" '
        f'style="--wx:{x}px;--wy:{y}px;--k:{scale}">{body}</g>'
    )


def draw(view: SingesView, tongue: Tongue) -> str:
    body = (
        scenery.STYLE
        + scenery.SCENERY
        + world(view, lay_map(view, tongue))
        + scenery.FRAME
        + lay_keys(view, tongue)
        + lay_middle(view, tongue)
        + lay_dice(view, tongue)
    )
    return scene("singes", scenery.WIDTH, scenery.HEIGHT, tongue(say("name")), scenery.DEFS, body)


# The map.


def lay_map(view: SingesView, tongue: Tongue) -> str:
    tiles, spots = laid(tuple(view.places), tuple(view.cells))
    return "".join(
        (
            tiles,
            lay_new_tile(view),
            lay_signs(view),
            lay_path(view),
            lay_tokens(view),
            lay_counts(view),
            lay_pawns(view),
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
        if rotation == NONE:
            continue
        own = cells[tile * CELLS : tile * CELLS + CELLS]
        tiles.append(piece(f"tile-{tile + 1}", left * TILE, top * TILE, tile_body(tile, own, rotation)))
        for cell in range(CELLS):
            if own[cell]:
                column, row = terrain.turned(cell, rotation)
                x, y = 7 * left + column, 7 * top + row
                spots.append(
                    f'<rect id="sq-{tile * CELLS + cell}" class="spot" x="{x * SIDE + 2}" y="{y * SIDE + 2}" '
                    'width="36" '
                    f'height="36" rx="8" fill="transparent" aria-label="{x},{y}"/>'
                )
    return "".join(tiles), "".join(spots)


def tile_body(tile: int, cells: tuple[int, ...], rotation: int) -> str:
    return (
        f'<g class="turn" transform="rotate({90 * rotation} {TILE // 2} {TILE // 2})" '
        f'style="transform:rotate({90 * rotation}deg);transform-origin:{TILE // 2}px {TILE // 2}px">'
        f"{scenery.ground(tile, cells)}</g>"
    )


def new_tile(view: SingesView, rotation: int) -> str:
    return tile_body(view.tile, tuple(view.cells[view.tile * CELLS : view.tile * CELLS + CELLS]), rotation)


def lay_new_tile(view: SingesView) -> str:
    """The tile in the hand, over the place it will take."""
    if view.tile == NONE:
        return ""
    x, y = terrain.facing_cell(view, view.pawns[view.turn])
    outline = (
        f'<rect x="4" y="4" width="{TILE - 8}" height="{TILE - 8}" rx="10" fill="{GLOW}" fill-opacity=".08" '
        f'stroke="{GLOW}" stroke-width="4" stroke-dasharray="14 10"/>'
    )
    body = f'<g class="fresh" opacity=".55" transform="translate(42 42) scale(.7)">{new_tile(view, 0)}</g>'
    return piece(f"tile-{view.tile + 1}", x * TILE, y * TILE, outline + body)


def lay_signs(view: SingesView) -> str:
    """START and the portals, always upright."""
    x, y = centre(view, terrain.start(view))
    parts = [f'<g transform="translate({x} {y})">{scenery.CRASH}{lay_pile(view)}</g>']
    for tile in terrain.placed_tiles(view):
        for number in range(4):
            beyond = view.joined[tile * 4 + number]
            portal = tile * CELLS + 25 + number
            if not view.cells[portal]:
                continue
            state = "open" if beyond >= 0 else "blocked" if beyond == BLOCKED else "idle"
            if beyond == VOID and view.left > 0:
                state = "live"
            x, y = centre(view, portal)
            side = terrain.side(view, portal)
            parts.append(f'<g class="still" transform="translate({x} {y})">{scenery.portal(state, side)}</g>')
    return "".join(parts)


def lay_pile(view: SingesView) -> str:
    """The two counters of the START pile."""
    luck, digits = view.pile
    parts = []
    for count, colour, x in ((luck, BACK_COLOURS[5], -12), (digits, BACK_COLOURS[2], 12)):
        if count:
            parts.append(
                f'<g transform="translate({x} 13)"><circle r="9" fill="{colour}" stroke="#10141f" stroke-width="1.5"/>'
                f'<text y="4.5" font-size="12" font-weight="700" text-anchor="middle" fill="#10141f">{count}</text></g>'
            )
    return "".join(parts)


def lay_path(view: SingesView) -> str:
    """The path walked with its step counter, the squares in reach, and the retreats that are due."""
    parts = []
    for seat, square in enumerate(view.duty):
        if square != NONE:
            (x, y), (u, v) = centre(view, view.pawns[seat]), centre(view, square)
            parts.append(
                f'<path d="M{x} {y}L{u} {v}" stroke="{scenery.SEAT_COLOURS[seat]}" stroke-width="5" '
                f'stroke-dasharray="3 5"/><circle cx="{u}" cy="{v}" r="7" fill="none" stroke="{AMBER}" '
                'stroke-width="3"/>'
            )
    if view.question != STEPPING:
        return f'<g class="still">{"".join(parts)}</g>'
    if len(view.path) > 1:
        line = "L".join(f"{x} {y}" for x, y in (centre(view, square) for square in view.path))
        parts.append(
            f'<path d="M{line}" fill="none" stroke="{AMBER}" stroke-width="7" stroke-linecap="round" '
            'stroke-linejoin="round" '
            'opacity=".75"/>'
        )
    for square in terrain.reach(view):
        x, y = centre(view, square)
        stops = view.board[square] or terrain.is_portal(square)
        parts.append(
            f'<rect x="{x - 18}" y="{y - 18}" width="36" height="36" rx="8" fill="{AMBER if stops else INK}" '
            f'fill-opacity="{0.42 if stops else 0.15}"/>'
        )
    return f'<g class="still">{"".join(parts)}</g>'


def lay_counts(view: SingesView) -> str:
    """The steps that would be left on each square in reach."""
    if view.question != STEPPING:
        return ""
    numbers = []
    for square, left in terrain.reach(view).items():
        x, y = centre(view, square)
        numbers.append(f'<text x="{x - 17}" y="{y + 17}">{left}</text>')
    return (
        '<g class="still" font-size="13" font-weight="700" fill="#fff" stroke="#10141f" stroke-width="3" '
        f'paint-order="stroke">{"".join(numbers)}</g>'
    )


def lay_tokens(view: SingesView) -> str:
    parts = []
    counts: dict[int, int] = {}
    for square, content in enumerate(view.board):
        if not content:
            continue
        x, y = centre(view, square)
        if content < KEY_DOWN:
            name = BACK_NAMES[content - MARK_W]
            parts.append(piece(f"token-{square}", x, y, f'<use href="#singes-back-{name}"/>'))
        elif content < APE:
            parts.append(piece(f"key-{square}", x, y, draw_key(view, content)))
        else:
            kind = content - APE
            counts[kind] = counts.get(kind, 0) + 1
            body = f'<g class="flip">{draw_ape(view, kind)}</g>'
            parts.append(piece(f"ape-{NAMES[kind]}-{counts[kind]}", x, y, body))
    return "".join(parts)


def draw_key(view: SingesView, content: int) -> str:
    """A key on its door: closed, or its object and digits."""
    if content == KEY_DOWN:
        return (
            f'<circle r="22" fill="url(#singes-amber)"/><circle r="13" fill="#3a2a12" stroke="{AMBER}" '
            'stroke-width="2"/>'
            f'<g fill="none" stroke="{AMBER}" stroke-width="2.4" transform="scale(.72)"><use href="#singes-key"/></g>'
        )
    key = content - KEY_UP
    digits = "".join(str(digit - DIGIT + 1) for digit in view.keys[key * 4 + 1 : key * 4 + 4])
    name, _, _ = icon(view.keys[key * 4])
    return (
        f'<g class="flip"><circle r="24" fill="url(#singes-amber)"/><rect x="-18" y="-18" width="36" height="36" '
        'rx="6" '
        f'fill="#3a2a12" stroke="{AMBER}" stroke-width="2"/><g fill="none" stroke="{INK}" color="{INK}" '
        'stroke-width="2" '
        f'transform="translate(0 -6) scale(.72)"><use href="#singes-{name}"/></g>'
        f'<text y="14" font-size="13" font-weight="700" text-anchor="middle" fill="{AMBER}">{digits}</text></g>'
    )


def lay_pawns(view: SingesView) -> str:
    """Pawns as masks; those that share a square fan out, and what holds them up lies under them."""
    parts = []
    for seat in range(view.seats):
        square = view.pawns[seat]
        there = [other for other in range(view.seats) if view.pawns[other] == square]
        x, y = centre(view, square)
        if len(there) > 1:
            place = there.index(seat)
            x += round((place - (len(there) - 1) / 2) * min(17, 44 / (len(there) - 1)))
            y += 5 if place % 2 else -4
        held = "".join(lay_hold(view, i, n) for n, i in enumerate(holds_of(view, seat)))
        turn = (
            f'<circle r="25" fill="none" stroke="{AMBER}" stroke-width="3" stroke-dasharray="9 6"/>'
            if seat == view.turn and view.waiting_for
            else ""
        )
        parts.append(piece(f"pawn-{seat}", x, y, f"{turn}{held}{scenery.mask(seat)}"))
    return "".join(parts)


def holds_of(view: SingesView, seat: int) -> list[int]:
    return [i for i in range(0, len(view.holds), 4) if view.holds[i] == seat]


def lay_hold(view: SingesView, i: int, number: int) -> str:
    kind, turns = view.holds[i + 1], view.holds[i + 2]
    body = '<use href="#singes-back-W"/>' if kind == HIDDEN else draw_token(view, kind)
    left = ""
    if turns:
        left = (
            f'<g transform="translate(11 -11)"><circle r="8" fill="#d8483e"/><text y="4" font-size="11" '
            'font-weight="700" '
            f'text-anchor="middle" fill="#fff">{turns}</text></g>'
        )
    return f'<g transform="translate({14 + 9 * number} {14 + 3 * number}) scale(.8)">{body}{left}</g>'


# The slab: keys, the hand or the four rotations, dice.


def lay_keys(view: SingesView, tongue: Tongue) -> str:
    """The keys that were turned, with what their reader lacks; closed ones as shadows."""
    turned = [content - KEY_UP for content in view.board if KEY_UP <= content < APE]
    total = len(view.key_names)
    parts = [text(113, 626, 14, tongue(say("board-keys")), DIM, BOLD)]
    for slot in range(min(total, 6)):
        x, y = 16 + 103 * (slot % 2), 634 + 54 * (slot // 2)
        if slot >= len(turned):
            parts.append(
                f'<rect x="{x}" y="{y}" width="97" height="48" rx="9" fill="#10141f" opacity=".55"/>'
                f'<g fill="none" stroke="#4a5570" stroke-width="2" transform="translate({x + 48} {y + 25}) scale(.9)">'
                '<use href="#singes-key"/></g>'
            )
            continue
        key = turned[slot]
        name, _, _ = icon(view.keys[key * 4])
        parts.append(
            f'<rect x="{x}" y="{y}" width="97" height="48" rx="9" fill="#3a2a12" stroke="{AMBER}" stroke-width="1.5"/>'
            f'<g fill="none" stroke="{INK}" color="{INK}" stroke-width="2" stroke-linecap="round" '
            f'transform="translate({x + 19} {y + 21})"><use href="#singes-{name}"/></g>'
        )
        for i, digit in enumerate(view.keys[key * 4 + 1 : key * 4 + 4]):
            parts.append(text(x + 44 + 19 * i, y + 25, 20, str(digit - DIGIT + 1), AMBER, BOLD))
        note = tongue(say("board-missing", count=missing(view, key))) if view.hand else view.key_names[key]
        parts.append(text(x + 58, y + 41, 11, note, INK))
    return f'<g class="still">{"".join(parts)}</g>'


def missing(view: SingesView, key: int) -> int:
    """R78, from the reader's own hand."""
    hand = view.hand
    digits = view.keys[key * 4 + 1 : key * 4 + 4]
    lacking = sum(max(0, digits.count(digit) - hand[digit]) for digit in set(digits))
    return max(0, lacking - hand[JOKER]) + (hand[view.keys[key * 4]] == 0)


def lay_middle(view: SingesView, tongue: Tongue) -> str:
    if view.question == ROTATING and view.seat == view.turn:
        return lay_rotations(view, tongue)
    if view.question == NAMING and view.seat == view.turn:
        return lay_loot(view, tongue)
    if not view.hand:
        return lay_title(view, tongue)
    head = text(506, 626, 14, tongue(say("board-hand")), DIM, BOLD)
    return f"{head}{lay_items(view, tongue, own_items(view), 'item')}"


def own_items(view: SingesView) -> list[tuple[int, int, int]]:
    """Type, count, and 1 for a die in use, of everything the reader holds."""
    found = []
    for kind in range(ITEMS):
        count = view.hand[kind]
        if kind in (RED_DIE, RED_DIE + 1):
            used = view.used[view.seat * 2 + kind - RED_DIE]
            if used:
                found.append((kind, used, 1))
            count -= used
        if count:
            found.append((kind, count, 0))
    return found


def rival_items(view: SingesView) -> list[tuple[int, int, int]]:
    """What a thief who looks sees in the hand of his victim (O5)."""
    rival = view.wanted
    found = [(ARI + i, 1, 0) for i in range(7) if view.opens[rival * 7 + i]]
    for i in range(0, len(view.sights), 3):
        if view.sights[i] == rival:
            found.append((view.sights[i + 1], view.sights[i + 2], 0))
    found += [(RED_DIE + i, view.used[rival * 2 + i], 1) for i in range(2) if view.used[rival * 2 + i]]
    return found


def lay_loot(view: SingesView, tongue: Tongue) -> str:
    head = text(506, 626, 14, tongue(say("board-loot")), AMBER, BOLD)
    return f"{head}{lay_items(view, tongue, rival_items(view), 'loot')}"


def item_spot(prefix: str, kind: int, used: int) -> str:
    return f"{prefix}-{NAMES[kind]}{'-used' if used else ''}"


def lay_items(view: SingesView, tongue: Tongue, items: list[tuple[int, int, int]], prefix: str) -> str:
    """Tokens with their names, as many rows as they need; those laid ready for a fight stand out."""
    columns = COLUMNS if len(items) <= 27 else (len(items) + 2) // 3
    pitch = min(PITCH[0], 540 / columns)
    parts = []
    for place, (kind, count, used) in enumerate(items):
        x = round(HAND_LEFT + 28 + pitch * (place % columns), 1)
        y = HAND_TOP + 12 + PITCH[1] * (place // columns)
        ready = view.declared[kind] if view.question == FIGHTING and kind < ARMS and view.declared else 0
        body = draw_token(view, kind)
        if used:
            body = f'<circle r="20" fill="none" stroke="{GLOW}" stroke-width="2.5"/>' + body
        if ready:
            body = f'<circle r="21" fill="{AMBER}" fill-opacity=".35" stroke="{AMBER}" stroke-width="3"/>' + body
        if count > 1:
            body += (
                f'<g transform="translate(-13 -12)"><circle r="8.5" fill="{INK}"/><text y="4" font-size="11" '
                'font-weight="700" '
                f'text-anchor="middle" fill="#10141f">{count}</text></g>'
            )
        name = tongue(say(f"token-{NAMES[kind].rstrip('0123456789')}"))
        parts.append(
            f"{piece(f'{prefix}-piece-{NAMES[kind]}{used}', x, y, body)}{text(x, y + 30, 11, name[:11], INK)}"
            f'<rect id="{item_spot(prefix, kind, used)}" class="spot" x="{x - 24}" y="{y - 22}" width="48" '
            'height="54" rx="10" '
            f'fill="transparent" aria-label="{escape(name)}"/>'
        )
    return "".join(parts)


def lay_title(view: SingesView, tongue: Tongue) -> str:
    """For those who only watch: the name of the game."""
    return text(506, 712, 42, tongue(say("name")), INK, 'letter-spacing="2"', "serif") + text(
        506, 746, 18, tongue(say("tagline")), DIM
    )


def lay_rotations(view: SingesView, tongue: Tongue) -> str:
    """The new tile in its four rotations; those that do not fit are dim."""
    parts = [text(506, 626, 14, tongue(say("board-rotate")), GLOW, BOLD)]
    for rotation in range(4):
        x, y = 252 + 133 * rotation, 640
        is_open = ROTATE + rotation in view.legal
        parts.append(
            f'<g class="still" opacity="{1 if is_open else 0.25}" transform="translate({x} {y}) scale(.43)">'
            f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}</g>"
            f'<rect id="rotate-{rotation}" class="spot" x="{x}" y="{y}" width="121" height="121" rx="8" '
            'fill="transparent" '
            f'aria-label="{escape(tongue(say("choice-rotate", turns=rotation)))}"/>'
        )
    return "".join(parts)


def thumb_marks(view: SingesView, rotation: int) -> str:
    """The portals, marks and doors of the new tile, upright."""
    parts = []
    for cell in range(CELLS):
        code = view.cells[view.tile * CELLS + cell]
        column, row = terrain.turned(cell, rotation)
        at = f'transform="translate({column * SIDE + 20} {row * SIDE + 20})"'
        if cell >= 25 and code:
            parts.append(f"<g {at}>{scenery.portal('live', (cell - 25 + rotation) & 3)}</g>")
        elif MARK_W <= code < KEY_DOWN:
            parts.append(f'<g {at}><use href="#singes-back-{BACK_NAMES[code - MARK_W]}"/></g>')
        elif code == KEY_DOWN:
            parts.append(f"<g {at}>{draw_key(view, KEY_DOWN)}</g>")
    return "".join(parts)


def lay_dice(view: SingesView, tongue: Tongue) -> str:
    """The three dice, the count of the move, and how far night is."""
    rolled = 0
    if view.question == HELPING:
        rolled = view.total
    elif view.question == STEPPING:
        rolled = view.total - sum(view.values[ARI + i] for i in range(5) if view.helpers >> i & 1)
    tumbling = view.question >= ROLL_MOVE
    parts = []
    for colour in range(3):
        owned = colour == 0 or (len(view.hand) > 0 and view.hand[RED_DIE + colour - 1] > 0)
        owned = owned or view.used[view.turn * 2 + colour - 1] > 0 if colour and view.seat != view.turn else owned
        x, y = 822 + 63 * colour, 648
        lit = colour == view.die and (rolled > 0 or tumbling)
        face = rolled if lit else 0
        ring = f'<circle r="33" fill="none" stroke="{AMBER}" stroke-width="3"/>' if lit else ""
        parts.append(
            f'<g class="still" transform="translate({x} {y})">{ring}{scenery.die(colour, face, owned or lit)}</g>'
            f'<rect id="die-{colour}" class="spot" x="{x - 28}" y="{y - 28}" width="56" height="56" rx="12" '
            'fill="transparent" '
            f'aria-label="{escape(tongue(say(f"die-{colour}")))}"/>'
        )
    made = max(0, len(view.path) - 1)
    if view.question == STEPPING:
        count = f"{made} / {view.total}"
        parts.append(text(884, 708, 26, count, AMBER, BOLD))
    elif view.question == HELPING:
        parts.append(text(884, 708, 26, str(view.total), AMBER, BOLD))
    parts.append(text(884, 736, 15, tongue(say("board-round", round=view.round)), INK))
    parts.append(text(884, 756, 15, tongue(say("board-stack", count=view.left)), INK))
    if view.quiet > 9:
        parts.append(text(884, 776, 14, tongue(say("board-quiet", count=view.quiet, limit=view.quiet_limit)), AMBER))
    spot = '<rect id="total" class="spot" x="800" y="684" width="168" height="32" rx="8" fill="transparent"/>'
    return "".join(parts) + spot


# Ghosts.


def ghost(view: SingesView, action: int) -> str:
    """What an action would change: a step, a landing, a tile in its rotation."""
    if view.question == ROTATING and ROTATE <= action < ROTATE + 4:
        x, y = terrain.facing_cell(view, view.pawns[view.turn])
        rotation = action - ROTATE
        body = f"{new_tile(view, rotation)}{thumb_marks(view, rotation)}"
        return world(view, f'<g transform="translate({x * TILE} {y * TILE})" opacity=".9">{body}</g>', "ghost-world")
    square = NONE
    if view.question == STEPPING and STEP <= action < STOP:
        square = terrain.neighbour(view, view.path[-1], action - STEP)
    elif view.question in (GUIDED, MOVING) and action >= TO:
        square = action - TO
    if square < 0 or view.question >= DRAWS:
        return ""
    x, y = centre(view, square)
    body = scenery.mask(view.turn)
    if view.question == MOVING:
        body = draw_ape(view, view.board[view.pawns[view.turn]] - APE)
    return world(view, f'<g transform="translate({x} {y})" opacity=".6">{body}</g>', "ghost-world")
