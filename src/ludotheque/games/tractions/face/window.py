"""The window on the quarter: on a phone the eye comes nearer, to where something is asked."""

from __future__ import annotations

from typing import Final

from ludotheque.core.agenda import question
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.layout import EDGE, REST, SCALE, WINDOW, WORLD
from ludotheque.games.tractions.face.names import BOX
from ludotheque.games.tractions.face.panels import open_paper
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

NEAREST: Final = 2.1  # how much nearer than the whole quarter the eye comes on a phone
MARGIN: Final = 70  # around what it looks at
# The extent of the world and the size of the window, for fingers and wheels.
PAN: Final = (
    f' data-pan="{EDGE[0]} {EDGE[1]} {WORLD[0] - 2 * EDGE[0]} {WORLD[1] - 2 * EDGE[1]} {WINDOW[0]} {WINDOW[1]}"'
)
BUTTON: Final = (WINDOW[0] - 46, WINDOW[1] - 46)  # where the lowest button stands
BUTTON_STEP: Final = 82
BUTTONS: Final = (("far", "M-14 0H14"), ("whole", "M-15-4V-13H-6M6-13H15V-4M15 4V13H6M-6 13H-15V4"))  # wish, sign


def moved(view: TractionsView, world: str, more: str = "") -> str:
    """The world where the eye puts it, by itself on a phone, or as the reader's fingers have moved it."""
    x, y, k = eye(view)
    style = f"--x0:{x:.1f}px;--y0:{y:.1f}px;--k0:{k:.3f}"
    return f'<g class="world"{more} transform="{REST}" style="{style}">{world}</g>'


def eyes(tongue: Tongue) -> str:
    """Buttons for those who cannot pinch: step back, and look where the game looks by itself."""
    parts = []
    for place, (wish, sign) in enumerate(BUTTONS):
        label = escape(tongue(say(f"eye-{wish}")))
        parts.append(
            f'<g class="eye {wish}" data-eye="{wish}" role="button" tabindex="0" aria-label="{label}" '
            f'transform="translate({BUTTON[0]} {BUTTON[1] - BUTTON_STEP * place})"><circle r="36" fill="#171310" '
            f'opacity=".85" stroke="#8c97b0" stroke-width="2"/><path d="{sign}" fill="none" stroke="#f0ebdb" '
            'stroke-width="4"/></g>'
        )
    return "".join(parts)


def is_near(view: TractionsView) -> bool:
    """Whether the eye looks at a part of the quarter only."""
    return eye(view)[2] > SCALE


def eye(view: TractionsView) -> tuple[float, float, float]:
    """Where the world stands on a phone: its shift and its scale."""
    places = gaze(view)
    xs = [BOX.xs[space] for space in places] or [EDGE[0], WORLD[0] - EDGE[0]]
    ys = [BOX.ys[space] for space in places] or [EDGE[1], WORLD[1] - EDGE[1]]
    wide = max(xs) - min(xs) + 2 * MARGIN
    high = max(ys) - min(ys) + 2 * MARGIN
    k = max(SCALE, min(SCALE * NEAREST, WINDOW[0] / wide, WINDOW[1] / high))
    x = middle(view) - k * (max(xs) + min(xs)) / 2
    y = WINDOW[1] / 2 - k * (max(ys) + min(ys)) / 2
    x = min(-EDGE[0] * k, max(WINDOW[0] - (WORLD[0] - EDGE[0]) * k, x))
    y = min(-EDGE[1] * k, max(WINDOW[1] - (WORLD[1] - EDGE[1]) * k, y))
    return x, y, k


def middle(view: TractionsView) -> float:
    """Where the middle of what one looks at stands: beside the paper that lies open."""
    if open_paper.leaf_of(view) is None:
        return WINDOW[0] / 2
    free = (WINDOW[0] - open_paper.WIDTH) / 2
    return WINDOW[0] - free if open_paper.is_on_left(view) else free


def gaze(view: TractionsView) -> list[int]:
    """The spaces one has to see now: those that can be clicked, else where something happens."""
    found = [action - t.SPACE for action in view.legal if t.SPACE <= action < t.GANG]
    found += [view.place[action] for action in view.legal if action < t.SPACE]
    if found:
        return found
    if view.heist != t.NONE:
        return [view.heist]
    if question(view.agenda) == t.FLOOR and open_paper.leaf_of(view) is not None:
        return open_paper.about(view)
    if view.engaged and view.field != t.NONE:
        return [view.field]
    if view.group and view.target != t.NONE and question(view.agenda) != t.FLOOR:
        return [view.target, *(view.place[man] for man in view.group if view.place[man] != t.NONE)]
    return []
