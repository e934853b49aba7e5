"""Where everything is on the board of Apagos, and the spots that can be clicked."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

#                        ┌───┐   On a canvas of 1000 x 700: the reserve at the top left, the ramp below it, and in the
#   ┌────┬────┐     ┌───┐│ 4 │   front of the ramp, at the bottom right, the name of the game or, before the first
#   │ ○○ │ ●● │┌───┐│ 3 │└───┘   move, a drawer with the two faces of every square.
#   └────┴────┘│ 2 │└───┘ ▒▒▒▒
#        ┌───┐ └───┘ ▒▒▒▒▒▒▒▒▒▒
#        │ 1 │ ▒▒▒▒▒┌─────────┐
#        └───┘▒▒▒▒▒▒└─────────┘
WIDTH: Final = 1000
HEIGHT: Final = 700
CENTRES: Final = [(146, 498), (374, 396), (602, 294), (830, 192)]
HALF: Final = 98  # of a square
EDGES: Final = [30, 260, 488, 716, 962]  # of the steps, from left to right
TREADS: Final = [cy + HALF - 7 for _, cy in CENTRES]
FLOOR: Final = 678
DISH: Final = -16  # the turned dish sits a little above the centre of its square; the counter is below it
BALL: Final = 20  # the radius of a marble
TRAYS: Final = [(38, 44), (262, 44)]  # the compartments of the reserve
RESERVE: Final = 99  # as the place of a marble, beside square x level
TRAY: Final = (212, 102)
DRAWER: Final = (498, 468, 450, 200)
COLUMNS: Final = [554, 666, 778, 890]  # of the drawer, one for each square
ROWS: Final = [518, 616]  # of the drawer, one for each face
SQUARES: Final = "ABCD"


def _ring(count: int, radius: float) -> list[tuple[float, float]]:
    return [
        (round(radius * sin(2 * pi * i / count), 1), round(DISH - radius * cos(2 * pi * i / count), 1))
        for i in range(count)
    ]


def _offsets(holes: int) -> list[tuple[float, float]]:
    """Where the holes of a face are, from left to right: white fills them from the left, black from the right."""
    if holes == 1:
        return [(0, DISH)]
    if holes <= 5:
        return sorted(_ring(holes, (0, 0, 30, 36, 44, 48)[holes]))
    return sorted([*_ring(holes - 1, 52 if holes < 8 else 56), (0, DISH)])


OFFSETS: Final = [_offsets(holes) if holes else [] for holes in range(10)]
TRAY_SPOTS: Final = ("tray-white", "tray-black")
LEVEL_SPOTS: Final = ("level-1", "level-2", "level-3", "level-4")
