"""The street on a phone held upright, at less than a third of its size: larger names, and supplies two to a row."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

GROWN: Final = {"tally": 1.4, "footstep": 1.2, "seal": 1.2, "tile": 1.1}  # what is enlarged where it stands

# The supplies in front of the players lie two to a row, as wide as those of two players on a desk.
SCALE: Final = (390 - 8) / 1280  # of the drawing, on the page of a phone
WIDTH: Final = 628
GAP: Final = 8
TOP: Final = 842
ROW: Final = 96
GROUND: Final = 936  # where the drawing ends on a desk
STRIP: Final = 156  # with the badge and the Showdown token
BADGE: Final = 46.0
TOKEN: Final = 118.0
COLUMNS: Final = (212.0, 304.0, 396.0, 488.0, 581.0)  # gold, stones, bars, signs, score


@lru_cache(maxsize=16)
def supply(seats: int, seat: int) -> tuple[int, int]:
    """Left edge and top of a supply; the last of three lies in the middle."""
    alone = seat == seats - 1 and seats % 2 == 1
    left = (1280 - WIDTH) // 2 if alone else GAP + seat % 2 * (WIDTH + GAP)
    return left, TOP + seat // 2 * ROW


def shift(seats: int, seat: int, x: float, place: int) -> str:
    """The way of a pile, or of a score, from its place on a desk."""
    left, top = supply(seats, seat)
    return way(left + COLUMNS[place] - x, top - TOP)


def way(across: float, down: float) -> str:
    return f"--tx:{across:g}px;--ty:{down:g}px"


def height(seats: int) -> int:
    """How tall the drawing is there."""
    return GROUND + (seats - 1) // 2 * ROW


def _tall() -> str:
    """A table with its supplies two to a row; while seats are free, the drawing is as on a desk."""
    here = ".table:not(:has(.free)) .meeples"
    rules = [
        '@property --tx{syntax:"&lt;length>";inherits:false;initial-value:0px}',
        '@property --ty{syntax:"&lt;length>";inherits:false;initial-value:0px}',
        "@media (max-width:30rem) and (min-height:36rem){",
        f"{here}{{height:auto;align-self:start}}{here} .lying{{display:none}}{here} .upright{{display:inline}}",
        f"{here} .part{{transform:translate(var(--tx),var(--ty))}}",
        f"{here} .piece{{transform:translate(calc(var(--x) + var(--tx)),calc(var(--y) + var(--ty)))}}",
    ]
    for seats in (2, 3, 4):
        # A quarter of a rem is free on each side of a drawing.
        rules.append(
            f".table:has(.meeples.of-{seats}){{--board-height:calc({height(seats) / 12.8:.2f}vw + "
            f"{0.5 - height(seats) / 2560:.3f}rem)}}"
        )
        for seat in range(seats):
            left, top = supply(seats, seat)
            rules.append(f'{here}.of-{seats} [id$="tray-{seat + 1}"]{{x:{left}px;y:{top}px;width:{WIDTH}px}}')
    rules.append(
        "}@media (max-width:30rem) and (min-height:36rem) and (prefers-reduced-motion:no-preference){"
        f"{here} .piece{{transition:--y .32s,--ty .32s,--x .34s .2s,--tx .34s .2s,opacity .4s}}}}"
    )
    return "".join(rules)


# Larger boards with the short names, and scores without a word nobody could read. Only at a table, as the shelf shows
# the street as on a desk.
STYLE: Final = (
    "<style>@media (max-width:30rem){.table .meeples .wide{display:none}.table .meeples .narrow{display:inline}"
    ".table .meeples .board{x:-78px;y:-5px;width:156px;height:46px}"
    ".table .meeples .gable{x:-73px;y:1px;width:146px;height:40px}"
    ".table .meeples .score{transform:translate(0,8px)}.table .meeples .ribbon{transform:translate(0,-6px)}"
    + "".join(
        f".table .meeples .{name}{{transform-box:fill-box;transform-origin:center;transform:scale({scale})}}"
        for name, scale in GROWN.items()
    )
    + ".table .meeples{--lettering:23px}}"  # for what is drawn by reference
    f"{_tall()}</style>"
)
