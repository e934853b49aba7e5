"""What lies in front of the players: gold, stones, bars, signs, the Showdown token, and their scores."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.shapes import badge
from ludotheque.drawing.svg import piece, text, twin
from ludotheque.games.meeples.face import phone
from ludotheque.games.meeples.face.layout import (
    BAG,
    BARS,
    COLOURS,
    CREAM,
    DUELS,
    INK,
    SHAPES,
    TRAY_HEIGHT,
    TRAY_TOP,
    WIDTH,
    centre,
    level,
)
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.view import MeeplesView

COLUMNS: Final = (0.115, 0.3, 0.47, 0.64, 0.875)
BOLD: Final = 'font-weight="800"'
OUTLINED: Final = f'{BOLD} stroke="{INK}" stroke-width="4" paint-order="stroke"'
LAMP: Final = "var(--lamp,#d97706)"
SAND: Final = 'fill="#e4c690"'  # of the ground below everything
SUNLIT: Final = "#ffe3a3"  # the tray of the one whose turn it is
IN_BAG: Final = 6  # cubes of a sort that are drawn in the bag, unseen, ready to fly
IN_PILE: Final = 4  # signs drawn in a supply; the number beside them is exact
STAR: Final = "m0-10 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L0 5.2-6.1 8.6l1.4-6.8-5.1-4.7 6.9-.8Z"


def edges(view: MeeplesView) -> list[tuple[float, float]]:
    """Left edge and width of each supply."""
    width = (WIDTH - 8 * (view.seats + 1)) / view.seats
    return [(8 + seat * (width + 8), width) for seat in range(view.seats)]


def column(left: float, width: float, place: int) -> float:
    """The middle of the pile of gold, stones, bars or signs in a supply, or of its score."""
    return round(left + 50 + (width - 50) * COLUMNS[place], 1)


def supplies(view: MeeplesView, tongue: Tongue) -> str:
    """The boards in front of the players, sunlit for whose turn it is, lamplit for who is awaited."""
    ground = phone.height(view.seats)
    parts = [f'<rect class="upright" display="none" y="860" width="{WIDTH}" height="{ground - 860}" rx="22" {SAND}/>']
    for seat, (left, width) in enumerate(edges(view)):
        across, top = phone.supply(view.seats, seat)
        parts += [
            '<g class="lying">',
            supply(view, seat, left, TRAY_TOP, width, 48),
            sign_of(view, seat, left + 25, TRAY_TOP + 27, 42),
            '</g><g class="upright" display="none">',
            supply(view, seat, across, top, phone.WIDTH, phone.STRIP),
            sign_of(view, seat, across + phone.BADGE, top + TRAY_HEIGHT / 2, 75),
            "</g>",
        ]
        for place, number in enumerate((view.gold[seat], view.stones[seat], view.bars[seat], view.spare[seat])):
            x = column(left, width, place)
            amount = text(x, TRAY_TOP + 81, 35, str(number), INK if number else "#7d6d55", BOLD)
            # Where nothing lies, a pale print tells what is missing.
            name = f"spare-{view.sides[seat]}" if place == 3 else ("gold", "stone", "bar")[place]
            lack = "" if number else f'<use href="#meeples-{name}" x="{x}" y="{TRAY_TOP + 42}" opacity=".3"/>'
            parts.append(f'<g class="part" style="{phone.shift(view.seats, seat, x, place)}">{lack}{amount}</g>')
        x = column(left, width, 4)
        score = view.scores[seat]
        size = 40 if score < 100 else 32  # three digits stay on their tile
        parts.append(
            f'<g class="part" style="{phone.shift(view.seats, seat, x, 4)}"><g class="tile">'
            f'<rect x="{x - 31:.1f}" y="{TRAY_TOP + 9}" width="62" height="{TRAY_HEIGHT - 18}" rx="10" fill="{INK}"/>'
            f"{text(x, TRAY_TOP + 51, size, str(score), '#fff3d8', BOLD, 'sans score')}"
            f"{text(x, TRAY_TOP + 73, 16, tongue(say('label-points')), '#f0d9a8', BOLD, 'sans wide')}</g></g>"
        )
    return "".join(parts)


def supply(view: MeeplesView, seat: int, left: float, top: float, width: float, strip: float) -> str:
    """A board, and a strip of it in the colour of its player."""
    active = seat == view.turn and view.first != t.NONE and view.waiting_for
    edge = f'stroke="{LAMP}" stroke-width="7"' if seat in view.waiting_for else f'stroke="{INK}" stroke-width="1.5"'
    return (
        f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{TRAY_HEIGHT}" rx="14" '
        f'fill="{SUNLIT if active else CREAM}" {edge}/>'
        f'<rect x="{left + 1.5:.1f}" y="{top + 1.5}" width="{strip}" height="{TRAY_HEIGHT - 3}" rx="13" '
        f'fill="{COLOURS[view.sides[seat]]}" opacity=".28"/>'
    )


def sign_of(view: MeeplesView, seat: int, x: float, y: float, size: float) -> str:
    """The badge of a player, with a star for whoever began."""
    star = ""
    if seat == view.first:
        grown = size / 42
        place = f"translate({x + 22 * grown:.1f} {y - 17 * grown:.1f}) scale({grown:.2g})"
        star = f'<path transform="{place}" d="{STAR}" fill="#f4c430" stroke="{INK}"/>'
    side = view.sides[seat]
    return badge(SHAPES[side], str(seat + 1), COLOURS[side], round(x, 1), y, size) + star


def heap(number: int, step: float) -> tuple[float, float]:
    """Where the next thing of a pile lies, from its middle: a row of three, of two, of one, then on top."""
    if number < 3:
        return (0, step, -step)[number], 0
    if number < 5:
        return (number - 3.5) * step, -12
    return 0, -24 - min(number - 5, 4) * 2


def cubes(view: MeeplesView, sort: int) -> str:
    """The gold or the stones of the supplies, and the next few in the bag: they fly when they change hands.

    The places in the bag are numbered on, so that a page which pairs pieces by place finds the one that was drawn.
    """
    held = view.gold if sort == t.GOLD else view.stones
    name = ("gold", "stone")[sort]
    step = 11 if view.seats == 4 else 15
    parts = []
    number = 0
    for seat, (left, width) in enumerate(edges(view)):
        x = column(left, width, sort)
        way = f";{phone.shift(view.seats, seat, x, sort)}"
        for at in range(held[seat]):
            across, down = heap(at, step)
            y = TRAY_TOP + 45 + down
            place = f"p{seat}-{at}"
            parts.append(twin(f"{name}-{number}", x + across, y, f"meeples-{name}", name, place, way))
            number += 1
    for _ in range(min(view.bag[sort], IN_BAG)):
        parts.append(twin(f"{name}-{number}", BAG[0], BAG[1] + 10, f"meeples-{name}", name, f"bag{number}"))
        number += 1
    return "".join(parts)


def bars(view: MeeplesView) -> str:
    """Bars in the Bank, the cheapest in the lamplight, and bars in the supplies."""
    parts = []
    # A Bank with more bars than shelves shows the cheapest; the others wait behind the last shelf.
    moved = view.sold if len(view.prices) > len(BARS) else 0
    for number in range(view.sold, min(len(view.prices), len(BARS) + moved)):
        x, y = BARS[number - moved]
        if number == view.sold:
            parts.append(
                f'<rect x="{x - 31}" y="{y - 25}" width="62" height="76" rx="8" fill="#fff3c4" stroke="{LAMP}" '
                f'stroke-width="3"/>'
            )
        parts.append(text(x, y + 44, 35, str(view.prices[number]), INK, BOLD))
    number = len(view.prices)
    for at in range(view.sold, len(view.prices)):
        right, down = BARS[min(at - moved, len(BARS) - 1)]
        number -= 1
        parts.append(twin(f"bar-{number}", right, down, "meeples-bar", "bar", f"bank{at}"))
    for seat, (left, width) in enumerate(edges(view)):
        middle = column(left, width, 2)
        way = f";{phone.shift(view.seats, seat, middle, 2)}"
        for at in range(view.bars[seat]):
            number -= 1
            top = TRAY_TOP + 44 - at * 6
            place = f"p{seat}-{at}"
            parts.append(twin(f"bar-{number}", middle + (at % 2) * 5, top, "meeples-bar", "bar", place, way))
    return "".join(parts)


def signs(view: MeeplesView) -> str:
    """The signs on their buildings, and a pile of the next few in front of their owner.

    The points come last: signs that trade places on a page keep their order, and none may cover another's number.
    """
    parts = []
    points = []
    for seat, (left, width) in enumerate(edges(view)):
        side = view.sides[seat]
        number = 0
        for building in range(t.BUILDINGS):
            if view.owners[building] == seat:
                x, y = centre(building), level(building, 68)
                shape = f"meeples-sign-{side}-{view.turned[building]}"
                parts.append(twin(f"sign-{seat}-{number}", x, y, shape, f"sign{seat}", f"b{building}"))
                worth = str(view.sign_points[view.turned[building]])
                points.append(text(x + 19, y + 12.5, 35, worth, "#fff", OUTLINED))
                number += 1
        middle = column(left, width, 3)
        way = f";{phone.shift(view.seats, seat, middle, 3)}"
        for at in range(min(view.spare[seat], IN_PILE)):
            top = TRAY_TOP + 45 - at * 5
            kind, place = f"sign{seat}", f"spare{number}"
            parts.append(twin(f"sign-{seat}-{number}", middle, top, f"meeples-spare-{side}", kind, place, way))
            number += 1
    return "".join(parts + points)


def tokens(view: MeeplesView) -> str:
    """The Showdown tokens: before the feet of a duellist, or at home."""
    parts = []
    for seat, (left, _) in enumerate(edges(view)):
        x, y, scale = round(left + 25, 1), TRAY_TOP + 69.0, 0.72
        across, top = phone.supply(view.seats, seat)
        way = f";{phone.way(across + phone.TOKEN - x, top + TRAY_HEIGHT / 2 - y)}"
        if seat in view.tokens:
            x, y, scale, way = DUELS[view.tokens.index(seat)][0], DUELS[0][1] + 40, 1, ""
        body = f'<use href="#meeples-token-{view.sides[seat]}" transform="scale({scale})"/>'
        parts.append(piece(f"token-{seat}", x, y, body, way))
    return "".join(parts)
