"""Where everything lies on the front page: districts, slots, caps; on a desk, and on a phone held upright."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.laying import carry_out
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS

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
RESERVE: Final = 56  # from the left of a rack to its first cap
HAND: Final = 740  # the top of the hand
CARD: Final = (70, 86)
PANEL: Final = 612  # where the buttons begin
SLOT: Final = (46, 52)
PITCH: Final = 48  # of the slots; in a narrow district they touch
SHELF: Final = (62, 10)  # from the middle of a district up to the top and the bottom of its slots
BOXES: Final = (("prison", 8, 74), ("hospital", 8, 592), ("cemetery", 876, 600))
BOX: Final = (116, 84)

# On a phone the page grows above and below the frame: the map is taller, what stands in a district is larger, and the
# racks lie below each other. A style sheet does it, from the frames that are written into the drawing.
TALL: Final = 1170
TOP: Final = (HEIGHT - TALL) / 2
STRETCH: Final = 1.25  # of the map, upwards
ZOOM: Final = 1.5  # of what stands in a district, at most
LEAST: Final = 208  # how much room a name needs
TALL_BOX: Final = 1.4
TALL_BOXES: Final = ((8, 8), (8, 751), (830, 755))
TALL_RACK: Final = 884
TALL_HAND: Final = 1042
TALL_CARD: Final = 1.44  # of what lies in the hand
LEGIBLE: Final = 26.3  # how large letters should be there: ten pixels
CAP: Final = 14  # half a cap
CROWN: Final = 39  # from the middle of the first cap to the left of its crown
GAP: Final = 6  # between two columns of gangs
LEAST_CREW: Final = 0.8
GROWN: Final = {"corner": 1.5, "hand": TALL_CARD, "muster": 2.6, "page-one": 1.5}  # other parts of the page
LETTER: Final = 0.52  # the width of a letter of a name, of its height


class Frame(NamedTuple):
    """What becomes of a part of the page on a phone: enlarged, then shifted."""

    zoom: float
    x: float
    y: float

    def style(self) -> str:
        return f'style="--z:{self.zoom:g};--tx:{self.x:g}px;--ty:{self.y:g}px"'


class Ground(NamedTuple):
    """Where a district lies."""

    x: int
    y: int
    path: str
    pitch: float  # of the slots
    shelf: float  # and their middle: no slot crosses a border where there is room for all
    middle: float  # between the borders, where the crews stand
    town: Frame  # of the slots and the name
    room: float  # between the borders, where the name stands
    yard: float  # and where the crews do
    avenues: str  # from its middle to its borders, and around


def legible(size: float, zoom: float, most: float) -> float:
    """The size on a phone of what is printed in an enlarged part: to be read, up to what there is room for."""
    return round(max(size, min(LEGIBLE / zoom, most)) + 0.005, 2)


def about(zoom: float, x: float, y: float, centre: float) -> Frame:
    """The frame of what stands about a point of the map, centred elsewhere on a phone."""
    return Frame(round(zoom, 3), round(centre - zoom * x, 1), round(STRETCH * y + TOP - zoom * y, 1))


@lru_cache(maxsize=16)
def rack_frame(seats: int, seat: int) -> Frame:
    """Two racks lie below each other, three or four in two columns."""
    columns = 1 if seats == 2 else 2
    width = (WIDTH - 16) / seats
    zoom = (WIDTH - 16) / columns / width
    column, line = seat % columns, seat // columns
    left = 8 + column * (WIDTH - 16) / columns
    return Frame(
        zoom, round(left - zoom * (8 + width * seat), 1), round(TALL_RACK + TOP + zoom * (38 * line - RACK), 1)
    )


@lru_cache(maxsize=4)
def box_frame(number: int) -> Frame:
    (_, x, y), (left, top) = BOXES[number], TALL_BOXES[number]
    return Frame(TALL_BOX, round(left - TALL_BOX * x, 1), round(top + TOP - TALL_BOX * y, 1))


@lru_cache(maxsize=16)
def grounds(outlines: tuple[int, ...], sizes: tuple[int, ...]) -> list[Ground]:
    found = []
    place = 0
    for district in range(t.DISTRICTS):
        x, y, count = outlines[place : place + 3]
        flat = outlines[place + 3 : place + 3 + 2 * count]
        corners = " ".join(f"{flat[2 * i]} {flat[2 * i + 1]}" for i in range(count))
        left, right = between(flat, x, [y - height for height in SHELF])
        pitch = min(PITCH, max(SLOT[0], (right - left) / max(1, sizes[district])))
        width = pitch * sizes[district]
        shelf = (left + right) / 2
        if right - left > width:
            shelf = min(max(x, left + width / 2), right - width / 2)
        zoom, centre = tall_town(flat, x, y, max(width, LEAST))
        centre -= zoom * (shelf - x)
        west, east = borders(flat, x, y + 48)
        middle = round((west + east) / 2)
        yard = 2 * min(min(middle - a, b - middle) for a, b in (borders(flat, x, y + 34), borders(flat, x, y + 58)))
        start, end = borders(flat, x, y + 2)
        room = 2 * min(x - start, end - x)
        streets = avenues(flat, x, y)
        town = about(zoom, x, y, centre)
        found.append(Ground(x, y, f"M{corners}Z", pitch, shelf, middle, town, room, yard, streets))
        place += 3 + 2 * count
    return found


def tall_town(flat: tuple[int, ...], x: int, y: int, width: float) -> tuple[float, float]:
    """How much larger the slots and the name are on a phone, and the middle of the borders there."""
    zoom = ZOOM
    while True:
        left, right = between(flat, x, [y - zoom * height / STRETCH for height in SHELF])
        if zoom <= 1 or zoom * width <= right - left:
            return zoom, (left + right) / 2
        zoom = round(zoom - 0.02, 2)


def between(flat: tuple[int, ...], x: int, heights: list[float]) -> tuple[float, float]:
    """The room between the borders, left and right, that there is at all these heights."""
    found = [borders(flat, x, y) for y in heights]
    return max(left for left, _ in found), min(right for _, right in found)


def avenues(flat: tuple[int, ...], x: int, y: int) -> str:
    """A star of avenues from the middle of a district to the middles of its borders, and a boulevard around it."""
    corners = [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
    rays = "".join(
        f"M{x} {y}L{(ax + bx) / 2:g} {(ay + by) / 2:g}"
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)
    )
    ring = " ".join(f"{x + 0.62 * (cx - x):.0f} {y + 0.62 * (cy - y):.0f}" for cx, cy in corners)
    return f"{rays}M{ring}Z"


def borders(flat: tuple[int, ...], x: int, y: float) -> tuple[float, float]:
    """The borders of an outline left and right at a height; x where it does not reach so far."""
    found = []
    for i in range(0, len(flat), 2):
        ax, ay, bx, by = flat[i - 2], flat[i - 1], flat[i], flat[i + 1]
        if min(ay, by) <= y < max(ay, by):
            found.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return (min(found), max(found)) if found else (x, x)


_KNOWN: list[tuple[list[int], list[Ground]]] = []  # the maps drawn last, by the list a box shares with its views


def ground(view: ApachesView, district: int) -> Ground:
    for outlines, found in _KNOWN:
        if outlines is view.outlines:
            return found[district]
    _KNOWN.insert(0, (view.outlines, grounds(tuple(view.outlines), tuple(view.sizes))))
    del _KNOWN[8:]
    return _KNOWN[0][1][district]


def slot_place(view: ApachesView, district: int, slot: int) -> tuple[float, float]:
    place = ground(view, district)
    return round(place.shelf + (slot - (view.sizes[district] - 1) / 2) * place.pitch, 1), place.y - 36


def card_left(place: int) -> int:
    """Where a card of the hand begins."""
    return 12 + 78 * place


class Stand(NamedTuple):
    """A cap and its place."""

    seat: int
    kind: int
    x: float
    y: float
    at: str
    frame: Frame


def rack_width(view: ApachesView) -> float:
    return (WIDTH - 16) / view.seats


def stands(view: ApachesView) -> list[Stand]:
    """Every cap on the page, the staged action of the viewer carried out."""
    crews, reserves = staged(view)
    found: list[Stand] = []
    for district in range(t.DISTRICTS):
        found += crew_stands(view, crews, district)
    for seat in range(view.seats):
        left = 8 + rack_width(view) * seat
        step = rack_step(view, reserves[seat])
        found += row(
            seat, reserves[seat], left + RESERVE, RACK + 18, step, f"rack-{seat}", rack_frame(view.seats, seat)
        )
    for number, counts in enumerate((view.prisons, view.hospitals, view.cemeteries)):
        name, x, y = BOXES[number]
        place = 0
        for seat in range(view.seats):
            for i in range(counts[seat]):
                column, line = place % 5, place // 5
                left, top = x + 19 + 19.5 * column, y + 38 + 28 * line
                found.append(Stand(seat, 0, left, top, f"{name}-{seat}-{i}", box_frame(number)))
                place += 1
    return found


def rack_step(view: ApachesView, reserve: int) -> float:
    """How far apart the caps of a reserve lie."""
    return min(25.0, (rack_width(view) - 194) / max(1, t.TOTAL[reserve] - 1))


def staged(view: ApachesView) -> tuple[list[int], list[int]]:
    """Crews and reserves as they will be once the viewer lays."""
    if view.staged_kind not in (t.PLACED, t.MOVED):
        return view.crews, view.reserves
    crews, reserves = view.crews[:], view.reserves[:]
    carry_out(view.staged_kind, view.staged, view.actor, crews, reserves)
    return crews, reserves


def row(seat: int, crew: int, x: float, y: float, step: float, at: str, frame: Frame) -> list[Stand]:
    """A crew side by side, meneurs first."""
    found: list[Stand] = []
    for kind in range(t.KINDS):
        for i in range(t.COUNT_IN[kind][crew]):
            found.append(Stand(seat, kind, round(x + step * len(found), 1), y, f"{at}-{KINDS[kind]}-{i}", frame))
    return found


def crew_frame(view: ApachesView, crews: list[int], district: int) -> Frame:
    """As large as the yard lets them be."""
    place = ground(view, district)
    width = 0.0
    for i, (seat, x, _, step) in enumerate(crew_rows(view, crews, district)):
        count = t.TOTAL[crews[t.stand(district, seat)]]
        width = max(
            width,
            2 * (place.middle - x + (CAP if i else CROWN)),
            2 * (x + step * (count - 1) + tail(count) - place.middle),
        )
    zoom = max(LEAST_CREW, min(place.town.zoom, (place.yard - 8) / max(width, 1)))
    return about(zoom, place.middle, place.y, place.middle)


def count_style(frame: Frame) -> str:
    """How the number beside a crew is set."""
    return f'text-anchor="start" font-weight="700" style="--f:{legible(21, frame.zoom, 30)}px"'


def tail(count: int) -> float:
    """The room from the middle of the last cap to the end of the number beside it."""
    return 18 + 14 * len(str(count))


def crew_rows(view: ApachesView, crews: list[int], district: int) -> list[tuple[int, float, float, float]]:
    """The gangs of a district, the strongest first: seat, and where its row begins and how far apart its caps are.

    Two stand below each other, more in two columns, the third of three in the middle; the strongest has its crown left.
    """
    here = [(t.TOTAL[crews[t.stand(district, seat)]], seat) for seat in range(view.seats)]
    present = sorted((pair for pair in here if pair[0]), key=lambda pair: -pair[0])
    place = ground(view, district)
    columns = 1 if len(present) < 3 else 2
    # The caps of a narrow yard stand closer.
    fixed = CROWN + (1 if columns == 1 else 2) * tail(1) + (0 if columns == 1 else GAP + CAP)
    free = ((place.yard - 10) / 1.08 - fixed) / columns
    most = min(84.0, max(50.0, free)) if columns == 1 else min(60.0, max(24.0, free))
    steps = [min(23.0, most / max(1, count - 1)) for count, _ in present]
    sizes = [step * (count - 1) + tail(count) for step, (count, _) in zip(steps, present, strict=True)]
    starts = []
    if columns == 1:
        starts = [place.middle - (size - (CROWN if i == 0 else CAP)) / 2 for i, size in enumerate(sizes)]
    else:
        first = max(sizes[::2])
        left = place.middle - (CROWN + first + GAP + CAP + max(sizes[1::2])) / 2 + CROWN
        starts = [left, left + first + GAP + CAP] * 2
        if len(present) == 3:
            starts[2] = place.middle - (sizes[2] - CAP) / 2
    return [
        (seat, round(starts[i], 1), place.y + 35 + 32 * (i // columns), steps[i]) for i, (_, seat) in enumerate(present)
    ]


def crew_stands(view: ApachesView, crews: list[int], district: int) -> list[Stand]:
    found: list[Stand] = []
    frame = crew_frame(view, crews, district)
    for seat, x, y, step in crew_rows(view, crews, district):
        found += row(seat, crews[t.stand(district, seat)], x, y, step, f"d{district + 1}-{seat}", frame)
    return found
