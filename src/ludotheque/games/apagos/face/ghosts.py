"""What an action would change, to be laid over the board."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apagos.face.board import MARBLES
from ludotheque.games.apagos.face.layout import BALL, CENTRES, HALF, OFFSETS
from ludotheque.games.apagos.face.scenery import face
from ludotheque.games.apagos.rules import codes
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

LAMP: Final = 'stroke="var(--lamp,#d97706)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" fill="none"'


def ghost(view: ApagosView, action: int) -> str:
    """The marble where it would lie, and the way of the squares."""
    if 0 <= action < t.SLIDE:
        inside = _drop_ghost(view, action >> 2, action & 3)
    elif t.SLIDE <= action < t.MOVES:
        inside = _slide_ghost(view, t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE])
    elif t.PLACE <= action < t.PLACE + 10 * t.LEVELS and t.NONE in view.squares:
        inside = _square_ghost(view, view.squares.index(t.NONE), (action - t.PLACE) % 10)
    elif t.PRESET <= action < t.PRESET + len(view.presets) // t.PRESET_WIDTH:
        at = (action - t.PRESET) * t.PRESET_WIDTH
        ramp = view.presets[at : at + t.PRESET_WIDTH]
        inside = "".join(_square_ghost(view, level, ramp[2 * level + 1]) for level in range(t.LEVELS))
    else:
        return ""
    return f'<g class="ghost still">{inside}</g>'


def _square_ghost(view: ApagosView, level: int, holes: int) -> str:
    cx, cy = CENTRES[level]
    return f'<g transform="translate({cx} {cy})" opacity=".75">{face(view.skin, holes)}</g>'


def _marble_ghost(view: ApagosView, colour: int, level: int) -> str:
    """A translucent marble in the next hole of its colour."""
    code = view.ramp[level]
    holes, white, black = codes.holes(code), codes.white(code), codes.black(code)
    if white + black >= holes:
        return ""
    x, y = OFFSETS[holes][white if colour == t.WHITE else holes - 1 - black]
    x, y = CENTRES[level][0] + x, CENTRES[level][1] + y
    return (
        f'<use href="#{MARBLES[colour]}" transform="translate({x} {y})" opacity=".8"/>'
        f'<circle cx="{x}" cy="{y}" r="{BALL + 5}" {LAMP}/>'
    )


def _arrow(path: str, x: float, y: float, angle: float) -> str:
    head = f'<path d="M-20-15 0 0-20 15" transform="translate({x:g} {y:g}) rotate({angle:g})" {LAMP}/>'
    return f'<path d="{path}" {LAMP}/>{head}'


def _drop_ghost(view: ApagosView, colour: int, level: int) -> str:
    if not 0 <= level < t.LEVELS:
        return ""
    marbled = _marble_ghost(view, colour, level)
    if level == t.TOP:
        return marbled
    # R16: up and across for the square that climbs, down and back for the one it passes.
    (x, y), (right, above) = CENTRES[level], CENTRES[level + 1]
    up = _arrow(
        f"M{x - 30} {y - 108}C{x - 30} {above - 60} {x + 30} {above - 70} {right - 112} {above - 60}",
        right - 110,
        above - 60,
        4,
    )
    down = _arrow(
        f"M{right + 30} {above + 108}C{right + 30} {y + 60} {right - 30} {y + 70} {x + 112} {y + 60}",
        x + 110,
        y + 60,
        184,
    )
    dashes = "".join(
        f'<rect x="{cx - HALF}" y="{cy - HALF}" width="{2 * HALF}" height="{2 * HALF}" rx="20" {LAMP} '
        'stroke-dasharray="3 14"/>'
        for cx, cy in ((x, y), (right, above))
    )
    return dashes + up + down + marbled


def _slide_ghost(view: ApagosView, source: int, target: int) -> str:
    colour = view.colours[view.turn]
    code = view.ramp[source]
    holes, white, black = codes.holes(code), codes.white(code), codes.black(code)
    if (white if colour == t.WHITE else black) == 0:
        return ""
    x, y = OFFSETS[holes][white - 1 if colour == t.WHITE else holes - black]
    x, y = CENTRES[source][0] + x, CENTRES[source][1] + y
    goal = view.ramp[target]
    slots = OFFSETS[codes.holes(goal)]
    slot = codes.white(goal) if colour == t.WHITE else codes.holes(goal) - 1 - codes.black(goal)
    ex, ey = slots[min(max(slot, 0), len(slots) - 1)]
    ex, ey = CENTRES[target][0] + ex, CENTRES[target][1] + ey
    way = _arrow(f"M{x - 14} {y - 22}C{x - 120} {y - 90} {ex + 50} {ey - 190} {ex + 5} {ey - 34}", ex + 5, ey - 34, 97)
    return f'<circle cx="{x}" cy="{y}" r="{BALL + 5}" {LAMP} stroke-dasharray="3 12"/>{way}' + _marble_ghost(
        view, colour, target
    )
