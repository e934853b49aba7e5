"""Where everything is on the board of the street, and the spots that can be clicked."""

from __future__ import annotations

from typing import Final

from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS

#   On a canvas of 1280 x 936. Both rows of façades fold out from the street, so the lower ones stand on their heads:
#
#    8 ┌─────┬───┬───┬───┬───┬───┬───┬──────┐
#      │JAIL │b1 │b2 │b3 │b4 │b5 │b6 │SALOON│
#  262 │     ├─d1┴─d2┴─d3┴─d4┴─d5┴─d6┤      │
#  420 ├─────┤ W  bag  [ hand ]  ✹  E├──────┤
#  578 │     ├d12┬d11┬d10┬─d9┬─d8┬─d7┤      │
#      │GRAVE│b12│b11│b10│b9 │b8 │b7 │ BANK │
#  832 ├─────┴───┴──┬┴───┴───┼───┴───┴──────┤
#      │  supply 1  │   2    │      ...     │
#  936 └────────────┴────────┴──────────────┘
WIDTH: Final = 1280
HEIGHT: Final = 936
MIDDLE: Final = 420
COLUMN: Final = 159
TOP: Final = 8
BOTTOM: Final = 832
DOORS: Final = (310, 530)
DUELS: Final = ((214, MIDDLE), (1066, MIDDLE))
BAG: Final = (368, MIDDLE + 4)
BLAST: Final = (912, MIDDLE)
PLANK: Final = (424, 354, 432, 132)
NARROW: Final = 35  # the letters of a name on a phone: ten pixels
DICE: Final = ((289, MIDDLE), (991, MIDDLE))
GRAVES: Final = tuple((x, y) for y in (512, 590, 668) for x in (47, 115))
BARS: Final = tuple((x, y) for y in (508, 588, 668) for x in (1165, 1233))
TRAY_TOP: Final = 842  # of the supplies
TRAY_HEIGHT: Final = 88
CRATES: Final = ((37, 86), (81, 86), (125, 86))
TAPROOM: Final = (1199, 228)  # the middle of the Saloon

INK: Final = "#33200f"
CREAM: Final = "#fbf0d6"
WALL: Final = "#f7e8c6"  # of every room, so that all five kinds stand out on it
PAINTS: Final = (
    "#cf8f72",
    "#9db8ae",
    "#dcbc70",
    "#a9b3bf",
    "#b4bd90",
    "#d8a795",
    "#a8bfc4",
    "#d9b58a",
    "#c79a8c",
    "#b7c0a2",
    "#dcc98e",
    "#bfa3a8",
)
COLOURS: Final = ("#e2761b", "#2f8a4f", "#8d93a0", "#2c2a30")  # of the sides: orange, green, grey, black
SHAPES: Final = ("circle", "square", "triangle", "diamond")


def centre(building: int) -> int:
    """The middle of a building, from left to right."""
    return 243 + COLUMN * (building if building < 6 else 11 - building)


def level(building: int, down: float) -> float:
    """How far down the canvas a height on a façade is, measured from its roof."""
    return TOP + down if building < 6 else BOTTOM - down


def door(building: int) -> tuple[int, int]:
    return centre(building), DOORS[building >= 6]


SPACES_AT: Final = (*(door(building) for building in range(t.BUILDINGS)), *DUELS)

BUILDING_SPOTS: Final = tuple(f"b{number}" for number in range(1, t.BUILDINGS + 1))
LOCATION_SPOTS: Final = (*BUILDING_SPOTS, "saloon", "jail")
SPACE_SPOTS: Final = (*(f"d{number}" for number in range(1, t.BUILDINGS + 1)), "W", "E")
HAND_SPOTS: Final = tuple(f"hand-{letter}" for letter in LETTERS)
TRAY_SPOTS: Final = ("tray-1", "tray-2", "tray-3", "tray-4")
SHOWDOWN_SPOT: Final = "showdown"
