"""The board: the map with the pawns on it, and the panels around and below it.

  the wide form                                  the tall form, for phones
┌───────────────────────────────────────────┐   ┌─────────────────────────────┐
│  the sky, and in it the world: a group    │   │             sky             │
│  that is moved and scaled to fit          │   ├───────────────┬─────────────┤
├────────┬──────────────────────────┬───────┤   │     keys      │    dice     │
│  keys  │  hand, or four rotations │  dice │   ├───────────────┴─────────────┤
└────────┴──────────────────────────┴───────┘   │      hand or rotations      │
                                                └─────────────────────────────┘
The world has units of its own, 40 for a square; it is moved and scaled as a whole, so that tiles and pawns keep their
places.
"""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import fittings, scene
from ludotheque.games.singes.face import layout, scenery
from ludotheque.games.singes.face.camera import NARROW, WIDE, is_cut, pan, seen_through, world
from ludotheque.games.singes.face.map import lay_map
from ludotheque.games.singes.face.panels.atlas import lay_atlas, lay_eyes
from ludotheque.games.singes.face.panels.company import lay_company
from ludotheque.games.singes.face.panels.dice import lay_dice
from ludotheque.games.singes.face.panels.hand import lay_middle
from ludotheque.games.singes.face.panels.keys import lay_keys
from ludotheque.games.singes.face.panels.rivals import lay_rivals
from ludotheque.games.singes.face.pieces import draw_ape, new_tile, thumb_marks
from ludotheque.games.singes.face.scenery import TILE, WIDTH
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def draw(view: SingesView, tongue: Tongue) -> str:
    is_near, is_near_tall = is_cut(view, WIDE), is_cut(view, NARROW)
    land = world(view, lay_map(view, tongue), 'id="world" ' + pan(view))
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


def backdrop(view: SingesView, tongue: Tongue) -> list[str]:
    """What every drawing of a game has in common."""
    return [fittings(scenery.DEFS) + scenery.STYLE, scenery.HEAVEN, scenery.RUINS, scenery.FRAME]


def sky(view: SingesView) -> str:
    """Two moons; day breaks for whoever escapes."""
    dawn = scenery.DAWN if view.question == t.OVER and view.winner != t.NONE else ""
    return scenery.HEAVEN + dawn + scenery.RUINS


def veil(view: SingesView) -> str:
    """Nightfall over the map (R82)."""
    return scenery.NIGHTFALL if view.question == t.OVER and view.winner == t.NONE else ""


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
    x, y = layout.centre(view, square)
    body = scenery.mask(view.turn)
    if view.question == t.MOVING:
        body = draw_ape(view, view.board[view.pawns[view.turn]] - t.APE)
    return seen_through(view, f'<g transform="translate({x} {y})" opacity=".6">{body}</g>')
