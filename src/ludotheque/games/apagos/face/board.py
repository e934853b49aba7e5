"""Apagos as a beech-wood toy in daylight: a stepped ramp, turned squares with brass-rimmed holes, glass marbles."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.palette import (
    BEECH_DARK,
    BEECH_EDGE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
)
from ludotheque.drawing.shapes import carved, marble
from ludotheque.drawing.svg import glow, piece, scene, slope, spot, stops, text, twin
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.view import ApagosView

#                        ┌───┐   On a canvas of 1000 x 700: the reserve at the top left, the ramp below it, and in the
#   ┌────┬────┐     ┌───┐│ 4 │   front of the ramp, at the bottom right, the name of the game or, before the first
#   │ ○○ │ ●● │┌───┐│ 3 │└───┘   move, a drawer with the two faces of every square.
#   └────┴────┘│ 2 │└───┘ ▒▒▒▒
#        ┌───┐ └───┘ ▒▒▒▒▒▒▒▒▒▒
#        │ 1 │ ▒▒▒▒▒┌─────────┐
#        └───┘▒▒▒▒▒▒└─────────┘
NAMED: Final = say("name")
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

COLOURS: Final = ("white", "black")
MARBLES: Final = ("apagos-white", "apagos-black")
BALLS: Final = ("ball-w-", "ball-b-")
SQUARES: Final = "ABCD"
SLATE: Final = "#22242b"
CUT: Final = "#fbe9c8"  # the lit edge of carved letters

TITLE: Final = 'letter-spacing="9"'
BOLD: Final = 'font-weight="700"'


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


def _grain() -> str:
    """The pattern of beech: long soft lines and short dark flecks."""
    lines = "".join(
        f'<path d="M0 {y}c60 {bend} 130 {-bend} 260 0" opacity="{opacity}"/>'
        for y, bend, opacity in ((9, 5, 0.5), (24, -7, 0.35), (37, 4, 0.55), (55, 8, 0.3), (70, -4, 0.5), (84, 6, 0.35))
    )
    flecks = "".join(
        f'<path d="M{x} {y}h{length}" stroke-width="1.6" opacity=".5"/>'
        for x, y, length in (
            (20, 16, 9),
            (88, 30, 7),
            (150, 12, 8),
            (206, 46, 10),
            (52, 62, 8),
            (128, 76, 9),
            (230, 80, 7),
        )
    )
    return (
        '<pattern id="apagos-grain" width="260" height="92" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{BEECH_DARK}" stroke-width="1.2">{lines}{flecks}</g></pattern>'
    )


DEFS: Final = (
    slope("apagos-front", stops(((0, "#eccb9a"), (1, "#d3a467"))))
    + slope("apagos-tread", stops(((0, "#fdeccb"), (1, "#f0d2a0"))))
    + slope("apagos-tile", stops(((0, "#fbe8c6"), (0.5, "#efd0a0"), (1, "#dcb27a"))), 1, 1)
    + slope("apagos-brass", stops(((0, BRASS_LIGHT), (0.45, BRASS), (1, BRASS_DARK))), 0.6, 1)
    + slope("apagos-felt", stops(((0, "#55705f"), (0.25, "#6d8a77"), (1, "#7d9a86"))))
    + slope("apagos-recess", stops(((0, "#8a5d30"), (0.12, "#b98a54"), (1, "#c99c65"))))
    + slope("apagos-shell", stops(((0, "#c7cf9a"), (0.55, "#9fae70"), (1, "#74854b"))), 1, 1)
    + slope("apagos-skin", stops(((0, "#e9cf9c"), (1, "#b98c52"))))
    + glow("apagos-dish", stops(((0, "#f3d9ae"), (0.8, "#e2bb84"), (0.94, "#c99961"), (1, "#a87841"))))
    + glow("apagos-bowl", stops(((0, "#b7c389"), (0.8, "#94a466"), (0.94, "#7a8b50"), (1, "#5d6c39"))))
    + glow("apagos-pit", stops(((0, "#6b4420"), (0.7, "#3d220b"), (1, "#1f0f03"))), 0.55, 0.62, 0.6)
    + glow("apagos-floor", stops(((0, "#2a1604"), (0.7, "#2a1604"), (1, "#2a1604")), (0.42, 0.22, 0)))
    + _grain()
    + '<g id="apagos-hole"><circle r="26" fill="#4f3008" opacity=".5" cy="1.5"/>'
    '<circle r="25.5" fill="url(#apagos-brass)"/>'
    f'<circle r="20.5" fill="url(#apagos-pit)" stroke="{BRASS_DARK}" stroke-width="1"/></g>'
    + marble("apagos-white", BALL, ("#ffffff", "#f3eee2", "#a99d87"), "#6fa9c4", "W", "#3a3226")
    + marble("apagos-black", BALL, ("#6d7180", SLATE, "#050507"), "#d9783a", "B", "#f4ead8")
)


TILE: Final = (
    '<g id="apagos-square">'
    '<rect x="-88" y="-82" width="196" height="184" rx="24" fill="#3b1f06" opacity=".13"/>'
    '<rect x="-94" y="-90" width="196" height="190" rx="22" fill="#3b1f06" opacity=".16"/>'
    f'<g stroke="{BEECH_EDGE}" stroke-width="2">'
    f'<rect x="-98" y="-88" width="196" height="186" rx="19" fill="{BEECH_DARK}"/>'
    '<rect x="-98" y="-98" width="196" height="187" rx="19" fill="url(#apagos-tile)"/></g>'
    '<rect x="-98" y="-98" width="196" height="187" rx="19" fill="url(#apagos-grain)" opacity=".5"/>'
    '<rect x="-94.5" y="-94.5" width="189" height="180" rx="16" fill="none" stroke="#fff" stroke-width="3" '
    'opacity=".5"/>'
    f'<circle cy="{DISH}" r="79" fill="url(#apagos-dish)"/>'
    f'<g fill="none" stroke="{BEECH_DARK}" opacity=".22"><circle cy="{DISH}" r="70"/><circle cy="{DISH}" r="38"/>'
    f'<circle cy="{DISH}" r="54"/></g>'
    f'<path d="M-62 {DISH + 49}A79 79 0 0 0 62 {DISH + 49}" fill="none" stroke="#fff" stroke-width="3" '
    'opacity=".45"/></g>'
)

TURTLE: Final = (
    '<g id="apagos-turtle">'
    '<ellipse cx="8" cy="86" rx="92" ry="16" fill="#3b1f06" opacity=".22"/>'
    '<g transform="rotate(-24)" fill="url(#apagos-skin)" stroke="#6f4721" stroke-width="2.5" stroke-linejoin="round">'
    '<ellipse cx="58" cy="74" rx="25" ry="19" transform="rotate(38 58 74)"/>'
    '<ellipse cx="58" cy="-74" rx="25" ry="19" transform="rotate(-38 58 -74)"/>'
    '<ellipse cx="-64" cy="68" rx="23" ry="17" transform="rotate(-42 -64 68)"/>'
    '<ellipse cx="-64" cy="-68" rx="23" ry="17" transform="rotate(42 -64 -68)"/>'
    '<path d="M-84-10-116 0-84 10Z"/><path d="M76-20C98-22 100-26 116-25A26 25 0 0 1 116 25C100 26 98 22 76 20Z"/>'
    '<g fill="#2b2118" stroke="none"><circle cx="120" cy="-14" r="5.5"/><circle cx="120" cy="14" r="5.5"/></g>'
    '<g fill="#fff" stroke="none"><circle cx="118" cy="-16" r="1.8"/><circle cx="118" cy="12" r="1.8"/></g></g>'
    '<circle r="94" fill="url(#apagos-shell)" stroke="#4c5a2b" stroke-width="3"/>'
    '<circle r="86.5" fill="none" stroke="#4c5a2b" stroke-width="13" stroke-dasharray="2.5 25" opacity=".55"/>'
    f'<circle r="94" fill="url(#apagos-grain)" opacity=".35"/><circle cy="{DISH + 8}" r="77" fill="url(#apagos-bowl)"/>'
    '<path d="M-66-58A88 88 0 0 1 20-85" fill="none" stroke="#fff" stroke-width="5" opacity=".45"/></g>'
)


SKINS: Final = (DEFS + TILE, DEFS + TURTLE)  # O6


def _steps() -> str:
    """The ramp, lit from the left: a front with its grain, four treads, the risers between them, carved numbers."""
    outline = f"M{EDGES[0]} {TREADS[0]}" + "".join(
        f"H{EDGES[level + 1]}" + (f"V{TREADS[level + 1]}" if level < t.TOP else "") for level in range(t.LEVELS)
    )
    front = f"{outline}V{FLOOR - 8}q0 8-8 8H{EDGES[0] + 8}q-8 0-8-8Z"
    parts = [
        f'<ellipse cx="500" cy="{FLOOR}" rx="490" ry="20" fill="url(#apagos-floor)"/>',
        f'<path d="{front}" fill="url(#apagos-front)" stroke="{BEECH_EDGE}" stroke-width="2.5"/>',
        f'<path d="{front}" fill="url(#apagos-grain)" opacity=".55"/>',
        f'<path d="M{EDGES[0]} {FLOOR - 12}H{EDGES[-1]}" stroke="{BEECH_DARK}" stroke-width="3" opacity=".45"/>',
    ]
    for level in range(t.LEVELS):
        left, right, tread = EDGES[level], EDGES[level + 1], TREADS[level]
        parts.append(
            f'<rect x="{left - 8}" y="{tread}" width="{right - left + 8}" height="17" rx="5" fill="url(#apagos-tread)" '
            f'stroke="{BEECH_EDGE}" stroke-width="2"/>'
            f'<path d="M{left} {tread + 21}H{right - 3}" stroke="#3b1f06" stroke-width="7" opacity=".16"/>'
        )
        if level:
            riser = f"M{left + 4} {tread + 20}V{TREADS[level - 1] - 2}"
            parts.append(f'<path d="{riser}" stroke="#fff3d8" stroke-width="5" opacity=".5"/>')
        parts.append(carved(CENTRES[level][0], tread + 64, 46, str(level + 1), BEECH_EDGE, CUT, "", "serif"))
    return "".join(parts)


def _reserve() -> str:
    """A tray of beech with two felt-lined compartments: one common reserve."""
    parts = [
        '<rect x="30" y="38" width="470" height="196" rx="26" fill="#3b1f06" opacity=".2"/>'
        f'<rect x="22" y="32" width="468" height="198" rx="26" fill="{BEECH_DARK}"/>'
        f'<rect x="22" y="26" width="468" height="194" rx="26" fill="url(#apagos-tile)" stroke="{BEECH_EDGE}" '
        'stroke-width="2.5"/>'
        '<rect x="22" y="26" width="468" height="194" rx="26" fill="url(#apagos-grain)" opacity=".45"/>'
        '<rect x="26" y="30" width="460" height="186" rx="22" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>'
    ]
    for x, y in TRAYS:
        parts.append(
            f'<rect x="{x}" y="{y}" width="{TRAY[0]}" height="{TRAY[1]}" rx="20" fill="url(#apagos-felt)" '
            f'stroke="{BEECH_EDGE}" stroke-width="3"/>'
        )
    return "".join(parts)


def _frame() -> str:
    """Brass around the highest place, and a paper label above it."""
    x, y = CENTRES[t.TOP][0] - HALF - 9, CENTRES[t.TOP][1] - HALF - 9
    return (
        f'<rect x="{x}" y="{y}" width="214" height="212" rx="27" fill="#ffe9a8" fill-opacity=".35" '
        f'stroke="{BRASS_DARK}" stroke-width="11"/>'
        f'<rect x="{x}" y="{y}" width="214" height="212" rx="27" fill="none" stroke="url(#apagos-brass)" '
        f'stroke-width="7"/>'
        f'<path d="M694 6h272q8 0 8 8v50q0 8-8 8H844l-14 12-14-12H694q-8 0-8-8V14q0-8 8-8Z" fill="{PAPER}" '
        f'stroke="{BRASS_DARK}" stroke-width="2"/>'
    )


NAME: Final = carved(728, 568, 80, "APAGOS", BEECH_EDGE, CUT, TITLE, "serif")
SCENERY: Final = _reserve() + _steps() + _frame()


@lru_cache(maxsize=32)
def face(skin: int, holes: int) -> str:
    """A square, or a turtle, with its holes."""
    return f'<use href="#apagos-{"turtle" if skin else "square"}"/>' + "".join(
        f'<use href="#apagos-hole" x="{x}" y="{y}"/>' for x, y in OFFSETS[holes]
    )


@lru_cache(maxsize=1024)
def body(skin: int, code: int) -> str:
    """A square with its counter, white-black/holes."""
    holes, white, black = code // t.HOLES, code // 10 % 10, code % 10
    return (
        f'{face(skin, holes)}<rect x="-67" y="55" width="134" height="38" rx="19" fill="url(#apagos-brass)" '
        f'stroke="{BRASS_DARK}" stroke-width="1.5"/>'
        f'<path d="M-22 59V89H-48a15 15 0 0 1 0-30Z" fill="#fffdf7"/><path d="M-22 59H18V89H-22Z" fill="{SLATE}"/>'
        f"{text(-41, 84, 28, str(white), INK, BOLD)}{text(-2, 84, 28, str(black), '#fffdf7', BOLD)}"
        f"{text(40, 84, 28, f'/{holes}', INK, BOLD)}"
    )


@lru_cache(maxsize=256)
def _drawer_face(skin: int, square: int, row: int, holes: int, placed: bool) -> str:
    x, y = COLUMNS[square], ROWS[row]
    if placed:
        return f'<rect x="{x - 45}" y="{y - 45}" width="90" height="90" rx="12" fill="#4a2a0c" opacity=".22"/>'
    return f'<g transform="translate({x} {y}) scale({0.42 if skin else 0.47})">{face(skin, holes)}</g>'


@lru_cache(maxsize=64)
def _homes(faces: tuple[int, ...], balls: int) -> list[list[int]]:
    """For each square, which balls of a colour come to it, the first choice first."""
    most = [max(faces[2 * square], faces[2 * square + 1]) for square in range(t.LEVELS)]
    homes, first = [], 0
    for square in range(t.LEVELS):
        last = balls * sum(most[: square + 1]) // sum(most)
        own = list(range(first, last))
        homes.append(own + [ball for ball in reversed(range(balls)) if ball not in own])
        first = last
    return homes


def _balls(view: ApagosView, colour: int) -> str:
    """All marbles of a colour.

    A position does not tell one marble from another, so which id lies in which hole is ours to choose. Each square
    calls its own marbles first: a drop then moves one marble and, nearly always, disturbs no other. A page that wants
    a perfect journey pairs places instead, by data-kind and data-at, which is exact for transfers too.
    """
    total = view.balls[colour]
    homes = _homes(tuple(view.faces), total)
    balls = [""] * total
    late: list[tuple[int, int, int, int]] = []
    for level in range(t.LEVELS):
        code = view.ramp[level]
        count = code // 10 % 10 if colour == t.WHITE else code % 10
        if count:
            late.append((view.squares[level], level, code // t.HOLES, count))
    late.sort()
    for square, level, holes, count in late:
        taken = 0
        for ball in homes[square]:
            if not balls[ball]:
                slot = taken if colour == t.WHITE else holes - 1 - taken
                balls[ball] = _ball(colour, ball, square * t.LEVELS + level, holes * 10 + slot)
                taken += 1
                if taken == count:
                    break
    waiting = 0
    for ball in range(total):
        if not balls[ball]:
            balls[ball] = _ball(colour, ball, RESERVE, waiting)
            waiting += 1
    return "".join(balls)


_drawn: dict[int, str] = {}  # marbles by colour, number and place: there are few, and they are drawn again and again


def _ball(colour: int, ball: int, where: int, slot: int) -> str:
    """A marble in a hole, or in the reserve."""
    key = ((ball * 2 + colour) * 100 + where) * 1000 + slot
    found = _drawn.get(key)
    if found is None:
        kind = COLOURS[colour]
        if where == RESERVE:
            # Two rows of five; a box with more balls piles the rest on the last one.
            left, top = TRAYS[colour]
            column = slot if slot < 10 else 9
            x, y, at = left + 24 + 41.0 * (column % 5), top + 30 + 42.0 * (column // 5), f"{kind}{slot}"
        else:
            cx, cy = CENTRES[where % t.LEVELS]
            across, down = OFFSETS[slot // 10][slot % 10]
            x, y, at = cx + across, cy + down, f"{SQUARES[where // t.LEVELS]}{slot % 10}"
        found = _drawn[key] = twin(f"{BALLS[colour]}{ball}", x, y, MARBLES[colour], kind, at)
    return found


@lru_cache(maxsize=1024)
def _label(code: int, winner: int, colour: int, reason: int, tongue: Tongue) -> str:
    """Who leads on the square that counts, or who has won."""
    white, black = code // 10 % 10, code % 10
    if winner == t.DRAW:
        key = "label-drawn"
    elif winner != t.NONE and colour == t.NONE:
        key = "label-won-seat"
    elif winner != t.NONE:
        key = ("label-won-white", "label-won-black")[colour] + ("" if reason == t.MAJORITY else "-early")
    elif white == black:
        key = "label-level" if white else "label-nobody"
    else:
        key = "label-white" if white > black else "label-black"
    return text(830, 32, 28, tongue(say("label-counts")), "#6a4a14", 'font-style="italic"') + text(
        830, 64, 29, tongue(say(key, white=white, black=black, seat=winner + 1)), INK, BOLD
    )


def _setup(view: ApagosView, tongue: Tongue) -> str:
    """Before the first move: bare levels, the total of holes, and the drawer with both faces of every square."""
    x, y, width, height = DRAWER
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="18" fill="url(#apagos-recess)" '
        f'stroke="{BEECH_EDGE}" stroke-width="3"/>'
    ]
    bare = [level for level in range(t.LEVELS) if view.squares[level] == t.NONE]
    for level in bare:
        cx, cy = CENTRES[level]
        following = level == bare[0] and view.question == t.ARRANGING
        parts.append(
            f'<rect x="{cx - 90}" y="{cy - 90}" width="180" height="174" rx="18" fill="#f3dcae" '
            f'fill-opacity="{0.45 if following else 0.14}" stroke="#b9813f" '
            f'stroke-width="{5 if following else 3}" stroke-dasharray="13 11" stroke-linecap="round"/>'
        )
    holes = sum(code // t.HOLES for code in view.ramp)
    rest = sum(view.balls) - holes
    if holes:
        parts.append(carved(372, 594, 32, tongue(say("holes-total", holes=holes)), BEECH_EDGE, CUT, BOLD))
        for row, words in enumerate(_halves(tongue(say("balls-stay", balls=rest)))):
            parts.append(carved(372, 626 + 30 * row, 27, words, BEECH_EDGE, CUT, BOLD))
    for name, top in _plates(view):
        words = tongue(say(f"button-{name}"))
        parts.append(
            f'<rect x="{x + 20}" y="{top + 5}" width="410" height="86" rx="22" fill="#4f3008" opacity=".6"/>'
            f'<rect x="{x + 20}" y="{top}" width="410" height="86" rx="22" fill="url(#apagos-brass)" '
            f'stroke="{BRASS_DARK}" stroke-width="2"/>{text(x + 225, top + 55, 30, words, INK, BOLD)}'
        )
    if view.question <= t.ARRANGING:
        for square in range(t.LEVELS):
            for row in (0, 1):
                up = view.faces[2 * square + row]
                parts.append(_drawer_face(view.skin, square, row, up, square in view.squares))
    return "".join(parts)


def _halves(words: str) -> tuple[str, str]:
    """Words on two lines of about the same length."""
    cut = min(
        (at for at, letter in enumerate(words) if letter == " "),
        key=lambda at: abs(at - len(words) / 2),
        default=len(words),
    )
    return words[:cut], words[cut + 1 :]


def _plates(view: ApagosView) -> list[tuple[str, int]]:
    """The brass plates to press, and their top edge."""
    if view.question == t.CONFIRMING:
        return [("confirm", DRAWER[1] + 56)]
    if view.question == t.SWAPPING:
        return [("keep", DRAWER[1] + 10), ("swap", DRAWER[1] + 103)]
    return []


@lru_cache(maxsize=256)
def _tray_spot(colour: int, count: int, tongue: Tongue) -> str:
    x, y = TRAYS[colour]
    label = tongue(say(f"spot-tray-{COLOURS[colour]}", count=count))
    return spot(f"tray-{COLOURS[colour]}", x - 6, y - 8, TRAY[0] + 12, TRAY[1] + 74, label, 22)


@lru_cache(maxsize=4096)
def _level_spot(level: int, code: int, tongue: Tongue) -> str:
    cx, cy = CENTRES[level]
    holes, white, black = code // t.HOLES, code // 10 % 10, code % 10
    if holes:
        label = tongue(say("spot-level", level=level + 1, holes=holes, white=white, black=black))
    else:
        label = tongue(say("spot-bare", level=level + 1))
    return spot(f"level-{level + 1}", cx - 101, cy - 101, 202, 202, label, 21)


def _spots(view: ApagosView, tongue: Tongue) -> str:
    """Everything that can be clicked, above all that is drawn."""
    parts = [_tray_spot(colour, view.reserve[colour], tongue) for colour in (t.WHITE, t.BLACK)]
    parts += [_level_spot(level, view.ramp[level], tongue) for level in range(t.LEVELS)]
    if view.question <= t.ARRANGING:
        for i in range(2 * t.LEVELS):
            letter, holes = SQUARES[i // 2], view.faces[i]
            label = tongue(say("spot-face", square=letter, holes=holes))
            parts.append(spot(f"face-{letter}-{holes}", COLUMNS[i // 2] - 50, ROWS[i % 2] - 48, 100, 96, label, 14))
    for name, top in _plates(view):
        parts.append(spot(name, DRAWER[0] + 20, top, 410, 86, tongue(say(f"choice-{name}")), 22))
    return "".join(parts)


@lru_cache(maxsize=1024)
def _holes_left(empty: int, holes: int, tongue: Tongue) -> str:
    return NAME + carved(725, 630, 33, tongue(say("holes-left", empty=empty, holes=holes)), BEECH_EDGE, CUT, BOLD)


@lru_cache(maxsize=256)
def _tray(colour: int, count: int, tongue: Tongue) -> str:
    """How many marbles wait, and a veil over an empty tray."""
    x, y = TRAYS[colour]
    words = tongue(say(f"tray-{COLOURS[colour]}", count=count))
    veil = f'<rect x="{x}" y="{y}" width="{TRAY[0]}" height="{TRAY[1]}" rx="20" fill="#c9b79a" opacity=".72"/>'
    return text(x + 106, 197, 31, words, INK if count else "#7c6242", BOLD) + ("" if count else veil)


@lru_cache(maxsize=8192)
def _square(skin: int, square: int, level: int, code: int) -> str:
    return piece(f"square-{SQUARES[square]}", *CENTRES[level], body(skin, code))


def draw(view: ApagosView, tongue: Tongue) -> str:
    """The board; the same for every seat, as nothing is hidden (R28)."""
    parts = ['<g aria-hidden="true">', SCENERY]
    if view.question > t.SWAPPING and t.NONE not in view.squares:
        parts.append(_holes_left(view.empty, sum(code // t.HOLES for code in view.ramp), tongue))
    else:
        parts.append(_setup(view, tongue))
    colour = view.colours[view.winner] if view.winner in (0, 1) else t.NONE
    parts.append(_label(view.ramp[t.TOP], view.winner, colour, view.reason, tongue))
    parts += [_tray(colour, view.reserve[colour], tongue) for colour in (t.WHITE, t.BLACK)]
    for square in range(t.LEVELS):
        if square in view.squares:
            level = view.squares.index(square)
            parts.append(_square(view.skin, square, level, view.ramp[level]))
        else:
            hidden = body(view.skin, view.faces[2 * square] * t.HOLES)
            parts.append(piece(f"square-{SQUARES[square]}", COLUMNS[square], ROWS[0], hidden, ";opacity:0"))
    parts += [_balls(view, t.WHITE), _balls(view, t.BLACK), "</g>", _spots(view, tongue)]
    return scene("apagos", WIDTH, HEIGHT, tongue(NAMED), SKINS[view.skin], parts)


# What an action would change, to be laid over the board.

LAMP: Final = 'stroke="var(--lamp,#d97706)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" fill="none"'


def ghost(view: ApagosView, action: int) -> str:
    """The marble where it would lie, and the way of the squares."""
    if 0 <= action < t.SLIDE:
        inside = _drop_ghost(view, action >> 2, action & 3)
    elif t.SLIDE <= action < t.MOVES:
        inside = _slide_ghost(view, t.SOURCES[action - t.SLIDE], t.TARGETS[action - t.SLIDE])
    elif t.PLACE <= action < t.PLACE + 10 * t.LEVELS and t.NONE in view.squares:
        inside = _square_ghost(view, view.squares.index(t.NONE), (action - t.PLACE) % 10)
    elif t.PRESET <= action < t.PRESET + len(view.presets) // 8:
        ramp = view.presets[(action - t.PRESET) * 8 : (action - t.PRESET) * 8 + 8]
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
    holes, white, black = code // t.HOLES, code // 10 % 10, code % 10
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
    holes, white, black = code // t.HOLES, code // 10 % 10, code % 10
    if (white if colour == t.WHITE else black) == 0:
        return ""
    x, y = OFFSETS[holes][white - 1 if colour == t.WHITE else holes - black]
    x, y = CENTRES[source][0] + x, CENTRES[source][1] + y
    goal = view.ramp[target]
    slots = OFFSETS[goal // t.HOLES]
    slot = goal // 10 % 10 if colour == t.WHITE else goal // t.HOLES - 1 - goal % 10
    ex, ey = slots[min(max(slot, 0), len(slots) - 1)]
    ex, ey = CENTRES[target][0] + ex, CENTRES[target][1] + ey
    way = _arrow(f"M{x - 14} {y - 22}C{x - 120} {y - 90} {ex + 50} {ey - 190} {ex + 5} {ey - 34}", ex + 5, ey - 34, 97)
    return f'<circle cx="{x}" cy="{y}" r="{BALL + 5}" {LAMP} stroke-dasharray="3 12"/>{way}' + _marble_ghost(
        view, colour, target
    )
