"""Where everything lies on the front page: districts, slots, caps."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.games.apaches.terms import DISTRICTS, MOVED, PLACED, SEATS, STEP, TOTAL, UNIT
from ludotheque.games.apaches.view import ApachesView

#   L’Apache illustré ___________ manche 2      The map takes the page; its corners hold the title, the round, prison,
#   prison  ┌───┬─────┐ ____      tour 4        hospital and cemetery. Below: a rack for the reserve of each gang, then
#        ┌──┤ 4 └─┬───┤    └┐                   the viewer's own planques and whatever can be pressed.
#        │3 ├──┐9 │ 2 ├────┤
#   hosp.└──┴──┴──┴───┴────┘ cemetery
#   [V ●●●●●● ⌂⌂⌂] [B ●●●●●● ⌂⌂⌂] ...
#   [card][card][card][card]      [ skip ]
WIDTH: Final = 1000
HEIGHT: Final = 832
RACK: Final = 697  # the top of the racks
HAND: Final = 740  # the top of the hand
CARD: Final = (70, 86)
PANEL: Final = 612  # where the buttons begin
SLOT: Final = (38, 46)
PITCH: Final = 40  # of the slots
BOXES: Final = (("prison", 8, 74), ("hospital", 8, 592), ("cemetery", 876, 600))
BOX: Final = (116, 84)
KINDS: Final = "mnr"


class Ground(NamedTuple):
    """Where a district lies."""

    x: int
    y: int
    path: str
    middle: float  # between the borders, where the crews stand


@lru_cache(maxsize=16)
def grounds(outlines: tuple[int, ...]) -> list[Ground]:
    found = []
    place = 0
    for _ in range(DISTRICTS):
        x, y, count = outlines[place : place + 3]
        flat = outlines[place + 3 : place + 3 + 2 * count]
        corners = " ".join(f"{flat[2 * i]} {flat[2 * i + 1]}" for i in range(count))
        found.append(Ground(x, y, f"M{corners}Z", middle(flat, x, y + 48)))
        place += 3 + 2 * count
    return found


def middle(flat: tuple[int, ...], x: int, y: int) -> float:
    """Halfway between the borders of an outline at a height; x where it does not reach so far."""
    found = []
    for i in range(0, len(flat), 2):
        ax, ay, bx, by = flat[i - 2], flat[i - 1], flat[i], flat[i + 1]
        if min(ay, by) <= y < max(ay, by):
            found.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return round(sum(found) / len(found)) if found else x


_KNOWN: list[tuple[list[int], list[Ground]]] = []  # the maps drawn last, by the list a box shares with its views


def ground(view: ApachesView, district: int) -> Ground:
    for outlines, found in _KNOWN:
        if outlines is view.outlines:
            return found[district]
    _KNOWN.insert(0, (view.outlines, grounds(tuple(view.outlines))))
    del _KNOWN[8:]
    return _KNOWN[0][1][district]


def slot_place(view: ApachesView, district: int, slot: int) -> tuple[float, float]:
    place = ground(view, district)
    return place.x + (slot - (view.sizes[district] - 1) / 2) * PITCH, place.y - 36


class Stand(NamedTuple):
    """A cap and its place."""

    seat: int
    kind: int
    x: float
    y: float
    at: str


def rack_width(view: ApachesView) -> float:
    return (WIDTH - 16) / view.seats


def stands(view: ApachesView) -> list[Stand]:
    """Every cap on the page, the staged action of the viewer carried out."""
    crews, reserves = staged(view)
    found: list[Stand] = []
    for district in range(DISTRICTS):
        found += crew_stands(view, crews, district)
    for seat in range(view.seats):
        left = 8 + rack_width(view) * seat
        count = TOTAL[reserves[seat]]
        step = min(17.0, (rack_width(view) - 168) / max(1, count - 1))
        found += row(seat, reserves[seat], left + 50, RACK + 18, step, f"rack-{seat}")
    for (name, x, y), counts in zip(BOXES, (view.prisons, view.hospitals, view.cemeteries), strict=True):
        place = 0
        for seat in range(view.seats):
            for i in range(counts[seat]):
                column, line = place % 5, place // 5
                found.append(Stand(seat, 0, x + 19 + 19.5 * column, y + 38 + 28 * line, f"{name}-{seat}-{i}"))
                place += 1
    return found


def staged(view: ApachesView) -> tuple[list[int], list[int]]:
    """Crews and reserves as they will be once the viewer lays."""
    if view.staged_kind == PLACED and len(view.staged) == 2:
        crews, reserves = view.crews[:], view.reserves[:]
        crews[view.staged[0] * SEATS + view.actor] += view.staged[1]
        reserves[view.actor] -= view.staged[1]
        return crews, reserves
    if view.staged_kind == MOVED:
        crews = view.crews[:]
        for step in view.staged:
            crews[(step - STEP) % 81 // 9 * SEATS + view.actor] -= UNIT[(step - STEP) // 81]
            crews[(step - STEP) % 9 * SEATS + view.actor] += UNIT[(step - STEP) // 81]
        return crews, view.reserves
    return view.crews, view.reserves


def row(seat: int, code: int, x: float, y: float, step: float, at: str) -> list[Stand]:
    """A crew side by side, meneurs first."""
    found: list[Stand] = []
    for kind, count in enumerate((code // 100, code // 10 % 10, code % 10)):
        for i in range(count):
            found.append(Stand(seat, kind, round(x + step * len(found), 1), y, f"{at}-{KINDS[kind]}-{i}"))
    return found


def crew_rows(view: ApachesView, crews: list[int], district: int) -> list[tuple[int, float, float, float]]:
    """The gangs of a district, the strongest first: seat, and where its row begins and how far apart its caps are."""
    present = [seat for seat in range(view.seats) if crews[district * SEATS + seat]]
    present.sort(key=lambda seat: -TOTAL[crews[district * SEATS + seat]])
    place = ground(view, district)
    columns = 1 if len(present) < 3 else 2
    width = 176.0 if columns == 1 else 104.0
    rows: list[tuple[int, float, float, float]] = []
    for i, seat in enumerate(present):
        count = TOTAL[crews[district * SEATS + seat]]
        step = min(23.0, (width - 56) / max(1, count - 1))
        span = step * (count - 1) + 32
        centre = place.middle if columns == 1 else place.middle + (-56 if i % 2 == 0 else 56)
        rows.append((seat, centre - span / 2, place.y + 35 + 32 * (i // columns), step))
    return rows


def crew_stands(view: ApachesView, crews: list[int], district: int) -> list[Stand]:
    found: list[Stand] = []
    for seat, x, y, step in crew_rows(view, crews, district):
        found += row(seat, crews[district * SEATS + seat], x, y, step, f"d{district + 1}-{seat}")
    return found
