"""Where everything lies: the window, the world behind it, and the places of the quarter."""

from __future__ import annotations

from typing import Final

from ludotheque.games.tractions.face.names import BOX

#   ┌───────────────────────────────────┬──────┐  The window shows the world, which has units of its own and is moved
#   │ the window, and in it the world   │ side │  and scaled as a whole. On a phone the side is left out, the window
#   ├───────────────────────────┬───────┴──────┤  takes the whole width, the eye comes nearer to what is asked, and
#   │ the hand                  │ papers       │  the hand grows to the width of a thumb.
#   └───────────────────────────┴──────────────┘
WIDTH: Final = 1080
HEIGHT: Final = 764
WINDOW: Final = (908, 638)
WORLD: Final = (1000, 700)
EDGE: Final = (18, 12)  # of the world, where nothing is drawn
SCALE: Final = 0.942  # at which the whole world fills the window
SHIFT: Final = (-EDGE[0] * SCALE, -EDGE[1] * SCALE)
REST: Final = f"translate({SHIFT[0]:.1f} {SHIFT[1]:.1f}) scale({SCALE})"
PHONE: Final = "@media (max-width:30rem) and (max-aspect-ratio:4/7)"
TOP: Final = WINDOW[1] + 2  # of the strip below the window
SIDE: Final = WINDOW[0] + 8  # where the side begins
RADII: Final = (24, 25, 32, 32, 40)  # of the places to click, by kind
ACROSS: Final = (60, 280, 500, 720, 940)  # the avenues
DOWN: Final = (128, 276, 424, 572)  # and the streets that cross them
GATES: Final = ((22, 37), (14, -37))  # of the parking, beside the streets it opens on


def centre(space: int) -> tuple[int, int]:
    return BOX.xs[space], BOX.ys[space]
