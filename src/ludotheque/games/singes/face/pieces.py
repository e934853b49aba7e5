"""Tokens, apes, keys and tiles as pictures."""

from __future__ import annotations

from ludotheque.games.singes.face import layout, scenery
from ludotheque.games.singes.face.scenery import AMBER, BACK_COLOURS, BACK_NAMES, INK, SIDE, TILE
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView
from ludotheque.games.singes.text.names import NAMES


def icon(kind: int) -> tuple[str, str, str]:
    """The icon, the rim and the number of a token."""
    name = NAMES[kind]
    if kind < t.ARMS:
        return name, BACK_COLOURS[0], ""
    if kind < t.AMBUSH:
        return "patrol", BACK_COLOURS[0], str(kind - t.PATROL + 1)
    if kind < t.ARI:
        return "ambush", BACK_COLOURS[0], str(kind - t.AMBUSH + 1)
    if kind < t.DIGIT:
        return ("helper" if kind < t.DAENA else "guide" if kind < t.ATTAR else "chief"), BACK_COLOURS[1], ""
    if kind < t.RED_DIE:
        return (
            ("joker", BACK_COLOURS[2], "?") if kind == t.JOKER else ("digit", BACK_COLOURS[2], str(kind - t.DIGIT + 1))
        )
    if kind < t.RED_DIE + 2:
        return "die", scenery.DIE_COLOURS[kind - t.RED_DIE + 1], ""
    return name, BACK_COLOURS[5], ""


def value_label(view: SingesView, kind: int) -> str:
    """What a token adds: +4 for an axe, +3 for Ari."""
    if kind < t.ARMS or t.ARI <= kind < t.DAENA:
        return f"+{view.values[kind]}"
    return icon(kind)[2]


def draw_token(view: SingesView, kind: int) -> str:
    name, colour, _ = icon(kind)
    return scenery.token(name, colour, value_label(view, kind))


def ape_strength(view: SingesView, kind: int) -> int:
    if kind >= t.GORILLA:
        return kind - t.GORILLA + 1
    return kind - t.CHIMP + 1 if kind >= t.CHIMP else view.values[kind]


def draw_ape(view: SingesView, kind: int) -> str:
    name = "G" if kind >= t.GORILLA else "Z" if kind >= t.CHIMP else "chief"
    colour = BACK_COLOURS[4] if kind >= t.GORILLA else BACK_COLOURS[3] if kind >= t.CHIMP else BACK_COLOURS[1]
    return scenery.ape(name, colour, ape_strength(view, kind))


def draw_key(view: SingesView, content: int) -> str:
    """A key on its door: closed, or its object and digits."""
    if content == t.KEY_DOWN:
        return (
            f'<circle r="22" fill="url(#singes-amber)"/><circle r="13" fill="#3a2a12" stroke="{AMBER}" '
            'stroke-width="2"/>'
            f'<g fill="none" stroke="{AMBER}" stroke-width="2.4" transform="scale(.72)"><use href="#singes-key"/></g>'
        )
    key = content - t.KEY_UP
    digits = "".join(str(digit - t.DIGIT + 1) for digit in view.key_row(key)[t.NEED + 1 :])
    need = view.key_row(key)[t.NEED]
    # Characters look alike: they are told by their names, which are the same in all languages.
    sign = (
        f'<text y="-3" font-size="13" font-weight="700" text-anchor="middle" fill="{INK}">'
        f"{NAMES[need].capitalize()}</text>"
        if t.ARI <= need < t.DIGIT
        else f'<g fill="none" stroke="{INK}" color="{INK}" stroke-width="2" transform="translate(0 -7) scale(.72)">'
        f'<use href="#singes-{icon(need)[0]}"/></g>'
    )
    return (
        f'<g class="flip"><circle r="24" fill="url(#singes-amber)"/><rect x="-18" y="-18" width="36" height="36" '
        f'rx="6" fill="#3a2a12" stroke="{AMBER}" stroke-width="2"/>{sign}'
        f'<text y="15" font-size="16" font-weight="700" text-anchor="middle" fill="{AMBER}">{digits}</text></g>'
    )


def tile_body(tile: int, cells: tuple[int, ...], rotation: int) -> str:
    return (
        f'<g class="turn" transform="rotate({90 * rotation} {TILE // 2} {TILE // 2})" '
        f'style="transform:rotate({90 * rotation}deg);transform-origin:{TILE // 2}px {TILE // 2}px">'
        f"{scenery.ground(tile, cells)}</g>"
    )


def new_tile(view: SingesView, rotation: int) -> str:
    return tile_body(view.tile, tuple(view.cells[view.tile * t.CELLS : view.tile * t.CELLS + t.CELLS]), rotation)


def thumb_marks(view: SingesView, rotation: int) -> str:
    """The portals, marks and doors of the new tile, upright."""
    parts = []
    for cell in range(t.CELLS):
        code = view.cells[view.tile * t.CELLS + cell]
        column, row = layout.turned(cell, rotation)
        at = f'transform="translate({column * SIDE + 20} {row * SIDE + 20})"'
        if cell >= t.PORTAL and code:
            parts.append(f"<g {at}>{scenery.portal('live', (cell - t.PORTAL + rotation) & 3)}</g>")
        elif t.MARK_W <= code < t.KEY_DOWN:
            parts.append(f'<g {at}><use href="#singes-back-{BACK_NAMES[code - t.MARK_W]}"/></g>')
        elif code == t.KEY_DOWN:
            parts.append(f"<g {at}>{draw_key(view, t.KEY_DOWN)}</g>")
    return "".join(parts)
