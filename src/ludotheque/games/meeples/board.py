"""The street as it stands: meeples, signs, cubes, bars and dice in their places, and everything that can be clicked."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.shapes import badge
from ludotheque.drawing.svg import piece, scene, spot, text, twin
from ludotheque.games.meeples.material import LETTERS
from ludotheque.games.meeples.scenery import (
    BAG,
    BARS,
    BLAST,
    COLOURS,
    CRATES,
    CREAM,
    DEFS,
    DICE,
    DUELS,
    GRAVES,
    HEIGHT,
    INK,
    PLANK,
    SACK,
    SCENERY,
    SHAPES,
    WIDTH,
    board_name,
    centre,
    die,
    door,
    level,
)
from ludotheque.games.meeples.terms import (
    APPOINTING,
    BUILD,
    BUILDING,
    BUILDINGS,
    CORNER,
    DRAWING,
    DROP,
    DROPPING,
    DYNAMITE,
    ENDING,
    GOLD,
    JAIL,
    KINDS,
    NONE,
    OVER,
    REROLLING,
    RESOLVE,
    RESOLVING,
    SALOON,
    SHOWDOWN,
    SPACES,
    START,
    STARTING,
    STONE,
    TAKE,
    TURN,
    TURNING,
    UPGRADE,
    UPGRADING,
    WEST,
)
from ludotheque.games.meeples.view import MeeplesView

BUILDING_SPOTS: Final = tuple(f"b{number}" for number in range(1, BUILDINGS + 1))
LOCATION_SPOTS: Final = (*BUILDING_SPOTS, "saloon", "jail")
SPACE_SPOTS: Final = (*(f"d{number}" for number in range(1, BUILDINGS + 1)), "W", "E")
HAND_SPOTS: Final = tuple(f"hand-{letter}" for letter in LETTERS)
TRAY_SPOTS: Final = ("tray-1", "tray-2", "tray-3", "tray-4")
SHOWDOWN_SPOT: Final = "showdown"

SPACES_AT: Final = (*(door(building) for building in range(BUILDINGS)), *DUELS)
TRAY_TOP: Final = 842
TRAY_HEIGHT: Final = 88
COLUMNS: Final = (0.1, 0.29, 0.47, 0.66, 0.88)
BOLD: Final = 'font-weight="800"'
OUTLINED: Final = f'{BOLD} stroke="{INK}" stroke-width="4" paint-order="stroke"'
IN_BAG: Final = 6  # cubes of a sort that are drawn in the bag, unseen, ready to fly
IN_PILE: Final = 4  # signs drawn in a supply; the number beside them is exact
STAR: Final = "m0-10 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L0 5.2-6.1 8.6l1.4-6.8-5.1-4.7 6.9-.8Z"
MIDDLE_LINE: Final = 430
LAMP: Final = "var(--lamp,#d97706)"
ANSWERS: Final = {BUILDING: "build", UPGRADING: "upgrade", REROLLING: "reroll"}


class Place:
    """Where the meeples of a drawing are, kind by kind, and how many a crowd has of each."""

    def __init__(self) -> None:
        self.spots: list[list[tuple[float, float, str]]] = [[] for _ in range(KINDS)]
        self.labels: list[str] = []

    def put(self, kind: int, x: float, y: float, at: str) -> None:
        self.spots[kind].append((x, y, at))

    def crowd(self, counts: list[int], name: str, box: tuple[float, float, int, int, float, float]) -> None:
        """Meeples in rows; too many of them stand behind one another, kind by kind, under their number."""
        x, y, columns, rows, across, down = box
        total = sum(counts)
        if total == 0:
            return
        if total <= columns * rows:
            lines = (total + columns - 1) // columns
            place = 0
            for kind in range(KINDS):
                for number in range(counts[kind]):
                    row = place // columns
                    width = min(columns, total - row * columns)
                    left = x + (place % columns - (width - 1) / 2) * across
                    self.put(kind, left, y + (row - (lines - 1) / 2) * down, f"{name}{number}")
                    place += 1
            return
        kinds = [kind for kind in range(KINDS) if counts[kind]]
        for place, kind in enumerate(kinds):
            left = x - 34 + 68 * (place % 2) if len(kinds) > 1 else x
            top = y + (place // 2 - (len(kinds) - 1) // 2 / 2) * 43
            for number in range(counts[kind]):
                self.put(kind, left - 8, top, f"{name}{number}")
            if counts[kind] > 1:
                self.labels.append(count(left + 18, top + 14, counts[kind]))

    def drawn(self) -> str:
        parts = []
        for kind, letter in enumerate(LETTERS):
            for number, (x, y, at) in enumerate(self.spots[kind]):
                parts.append(twin(f"meeple-{letter}{number}", x, y, f"meeples-{letter}", letter, at))
        return "".join(parts) + "".join(self.labels)


@lru_cache(maxsize=4096)
def count(x: float, y: float, number: int) -> str:
    """How many stand there."""
    width = 26 if number < 10 else 34
    return (
        f'<rect class="still" x="{x - width / 2}" y="{y - 12}" width="{width}" height="24" rx="12" fill="{INK}"/>'
        f"{text(x, y + 7, 20, str(number), CREAM, BOLD)}"
    )


def meeples(view: MeeplesView) -> str:
    """All thirty-seven, in buildings, on spaces, in the hand, in their graves; those in the box are not drawn."""
    places = Place()
    for location in range(SALOON):
        counts = view.inside[location * KINDS : location * KINDS + KINDS]
        box = (centre(location), level(location, 184), 3, 3, 45.0, 43.0)
        places.crowd(counts, f"b{location}-", box)
    places.crowd(view.inside[SALOON * KINDS : SALOON * KINDS + KINDS], "saloon-", (1199, 222, 3, 6, 43.0, 50.0))
    places.crowd(view.inside[JAIL * KINDS : JAIL * KINDS + KINDS], "jail-", (81, 262, 2, 5, 54.0, 54.0))
    for space, kind in enumerate(view.street):
        if kind != NONE:
            right, down = SPACES_AT[space]
            places.put(kind, right, down - (4 if space < WEST else 8), SPACE_SPOTS[space])
    for kind, x in hand_columns(view.hand):
        held = view.hand[kind]
        for number in range(held):
            lift = min(number, 3)
            places.put(kind, x + lift * 7 - 3.5 * min(held - 1, 3), 412 - lift * 3, f"hand{number}")
        if held > 1:
            places.labels.append(count(x, 459, held))
    grave = 0
    for kind in range(KINDS):
        for number in range(view.graves[kind]):
            if grave < len(GRAVES):
                places.put(kind, GRAVES[grave][0], GRAVES[grave][1] + 2, f"grave{number}")
            grave += 1
    return places.drawn()


def hand_columns(hand: list[int]) -> list[tuple[int, float]]:
    """A column for each kind in the hand, around the middle of the plank."""
    kinds = [kind for kind in range(KINDS) if hand[kind]]
    return [(kind, 640 + (place - (len(kinds) - 1) / 2) * 74) for place, kind in enumerate(kinds)]


def trays(view: MeeplesView) -> list[tuple[float, float]]:
    """Left edge and width of each supply."""
    width = (WIDTH - 8 * (view.seats + 1)) / view.seats
    return [(8 + seat * (width + 8), width) for seat in range(view.seats)]


def column(left: float, width: float, place: int) -> float:
    """The middle of the pile of gold, stones, bars or signs in a supply, or of its score."""
    return round(left + 50 + (width - 50) * COLUMNS[place], 1)


def supplies(view: MeeplesView, tongue: Tongue) -> str:
    """The boards in front of the players: badge, piles, score."""
    parts = []
    for seat, (left, width) in enumerate(trays(view)):
        awaited = seat in view.waiting_for
        active = seat == view.turn and view.first != NONE
        edge = (
            f'stroke="{LAMP}" stroke-width="6"' if awaited else f'stroke="{INK}" stroke-width="{3 if active else 1.5}"'
        )
        parts.append(
            f'<rect x="{left:.1f}" y="{TRAY_TOP}" width="{width:.1f}" height="{TRAY_HEIGHT}" rx="14" '
            f'fill="{CREAM}" {edge}/>'
            f'<rect x="{left + 1.5:.1f}" y="{TRAY_TOP + 1.5}" width="48" height="{TRAY_HEIGHT - 3}" rx="13" '
            f'fill="{COLOURS[seat]}" opacity=".28"/>'
        )
        parts.append(badge(SHAPES[seat], str(seat + 1), COLOURS[seat], round(left + 25, 1), TRAY_TOP + 27, 38))
        if seat == view.first:
            place_at = f"translate({left + 45:.1f} {TRAY_TOP + 10})"
            parts.append(f'<path transform="{place_at}" d="{STAR}" fill="#f4c430" stroke="{INK}"/>')
        for place, number in enumerate((view.gold[seat], view.stones[seat], view.bars[seat], view.spare[seat])):
            x = column(left, width, place)
            parts.append(text(x, TRAY_TOP + 79, 27, str(number), INK if number else "#8a7a63", BOLD))
        x = column(left, width, 4)
        size, small = (42, 18) if view.seats == 2 else (38, 17)
        parts.append(text(x, TRAY_TOP + 50, size, str(view.scores[seat]), INK, BOLD, "serif"))
        parts.append(text(x, TRAY_TOP + 74, small, tongue(say("label-points")), "#6b5638", BOLD))
    return "".join(parts)


def heap(number: int) -> tuple[float, float]:
    """Where the next thing of a pile lies, from the middle of the pile: rows of three, two and one, then on top."""
    if number < 3:
        return (number - 1) * 15, 0
    if number < 5:
        return (number - 3.5) * 15, -12
    return 0, -24 - min(number - 5, 4) * 2


def cubes(view: MeeplesView, sort: int) -> str:
    """The gold or the stones of the supplies, and the next few in the bag: they fly when they change hands.

    The places in the bag are numbered on, so that a page which pairs pieces by place finds the one that was drawn.
    """
    held = view.gold if sort == GOLD else view.stones
    name = ("gold", "stone")[sort]
    parts = []
    number = 0
    edges = trays(view)
    for seat in range(view.seats):
        x = column(*edges[seat], sort)
        for at in range(held[seat]):
            across, down = heap(at)
            y = TRAY_TOP + 45 + down
            parts.append(twin(f"{name}-{number}", x + across, y, f"meeples-{name}", name, f"p{seat}-{at}"))
            number += 1
    for _ in range(min(view.bag[sort], IN_BAG)):
        parts.append(twin(f"{name}-{number}", BAG[0], BAG[1] + 10, f"meeples-{name}", name, f"bag{number}"))
        number += 1
    return "".join(parts)


def bank(view: MeeplesView) -> str:
    """Bars in the Bank, the cheapest in the lamplight, and bars in the supplies."""
    parts = []
    for number in range(view.sold, min(len(view.prices), len(BARS))):
        x, y = BARS[number]
        if number == view.sold:
            parts.append(
                f'<rect x="{x - 30}" y="{y - 27}" width="60" height="70" rx="8" fill="#fff3c4" stroke="{LAMP}" '
                f'stroke-width="3"/>'
            )
        parts.append(text(x, y + 37, 26, str(view.prices[number]), INK, BOLD))
    number = len(view.prices)
    for at in range(view.sold, len(view.prices)):
        right, down = BARS[min(at, len(BARS) - 1)]
        number -= 1
        parts.append(twin(f"bar-{number}", right, down, "meeples-bar", "bar", f"bank{at}"))
    edges = trays(view)
    for seat in range(view.seats):
        for at in range(view.bars[seat]):
            number -= 1
            left = column(*edges[seat], 2)
            parts.append(
                twin(
                    f"bar-{number}", left + (at % 2) * 5, TRAY_TOP + 44 - at * 6, "meeples-bar", "bar", f"p{seat}-{at}"
                )
            )
    return "".join(parts)


def crates(view: MeeplesView) -> str:
    """Dynamite in the Jail, in the bag, and where it went off."""
    places: list[tuple[float, float, str]] = []
    for at in range(view.crates):
        places.append((*CRATES[at], f"jail{at}"))
    for at in range(view.bag[DYNAMITE]):
        places.append((BAG[0], BAG[1] + 10, f"bag{at}"))
    for at in range(view.blasts):
        places.append((BLAST[0] + (at - (view.blasts - 1) / 2) * 30, BLAST[1], f"blast{at}"))
    return "".join(
        twin(f"crate-{number}", x, y, "meeples-crate", "crate", at) for number, (x, y, at) in enumerate(places)
    )


def signs(view: MeeplesView) -> str:
    """The signs on their buildings, and a pile of the next few in front of their owner."""
    parts = []
    edges = trays(view)
    for seat in range(view.seats):
        number = 0
        for building in range(BUILDINGS):
            if view.owners[building] == seat:
                x, y = centre(building), level(building, 68)
                shape = f"meeples-sign-{seat}-{view.sides[building]}"
                parts.append(twin(f"sign-{seat}-{number}", x, y, shape, f"sign{seat}", f"b{building}"))
                points = str(view.sign_points[view.sides[building]])
                parts.append(text(x + 19, y + 12.5, 35, points, "#fff", OUTLINED))
                number += 1
        middle = column(*edges[seat], 3)
        for at in range(min(view.spare[seat], IN_PILE)):
            top = TRAY_TOP + 48 - at * 5
            parts.append(
                twin(f"sign-{seat}-{number}", middle, top, f"meeples-spare-{seat}", f"sign{seat}", f"spare{number}")
            )
            number += 1
    return "".join(parts)


def tokens(view: MeeplesView) -> str:
    """The Showdown tokens: under a duellist, or at home."""
    parts = []
    for seat, (left, _) in enumerate(trays(view)):
        x, y = round(left + 25, 1), TRAY_TOP + 68.0
        if seat in view.tokens:
            x, y = DUELS[view.tokens.index(seat)][0], DUELS[0][1] + 16
        parts.append(piece(f"token-{seat}", x, y, f'<use href="#meeples-token-{seat}"/>'))
    return "".join(parts)


@lru_cache(maxsize=256)
def cost(building: int, gold: int, stone: int) -> str:
    """What a sign costs here: as many nuggets and blocks."""
    total = gold + stone
    x = centre(building) - (total - 1) * 14
    y = level(building, 103)
    sorts = ["gold"] * gold + ["stone"] * stone
    return "".join(
        f'<use href="#meeples-{sort}" transform="translate({x + i * 28:g} {y:g}) scale(1.3)"/>'
        for i, sort in enumerate(sorts)
    )


@lru_cache(maxsize=8)
def names(tongue: Tongue) -> str:
    """What is painted on the houses."""
    parts = [board_name(building, tongue(say(f"b{building + 1}"))) for building in range(BUILDINGS)]
    for x, y, key in ((81, 8, "jail"), (81, 430, "graveyard"), (1199, 8, "saloon"), (1199, 430, "bank")):
        words = tongue(say(key))
        squeeze = ' textLength="122" lengthAdjust="spacingAndGlyphs"' if len(words) > 11 else ""
        parts.append(text(x, y + 30, 23, words, INK, squeeze, "serif"))
    return "".join(parts)


def counters(view: MeeplesView) -> str:
    """What the bag holds, and the rewards beside the graveyard."""
    parts = []
    rows = [(GOLD, "gold"), (STONE, "stone")] + ([(DYNAMITE, "crate")] if view.bag[DYNAMITE] else [])
    for row, (sort, name) in enumerate(rows):
        y = BAG[1] + (row - (len(rows) - 1) / 2) * 30 + 8
        place = f"translate({BAG[0] - 20} {y}) scale({0.7 if name == 'crate' else 1.15})"
        parts.append(f'<use class="still" href="#meeples-{name}" transform="{place}"/>')
        parts.append(text(BAG[0] + 14, y + 9, 27, str(view.bag[sort]), "#fff7e2", OUTLINED))
    for kind, right, down in ((3, 46, 742), (2, 116, 742), (1, 46, 790), (0, 116, 790)):
        parts.append(text(right + 16, down + 10, 28, str(view.rewards[kind]), INK, BOLD))
    return "".join(parts)


def onward(view: MeeplesView, space: int, direction: int) -> int:
    """The next space without a meeple."""
    for _ in range(SPACES):
        space = view.onward[direction * SPACES + space]
        if view.street[space] == NONE:
            return space
    return NONE


def path(view: MeeplesView, space: int, direction: int, steps: int) -> list[int]:
    """The spaces a handful would reach, the first one given."""
    found: list[int] = []
    for _ in range(SPACES):
        if len(found) == steps:
            break
        if space != NONE and view.street[space] == NONE:
            found.append(space)
        space = view.onward[direction * SPACES + space]
    return found


def first_space(view: MeeplesView, direction: int) -> int:
    """Where a direction leads: beside the building, or on from the start."""
    return onward(view, view.source if view.target == NONE else view.target, direction)


def footsteps(spaces: list[int], begin: int = 1) -> str:
    """Numbers along a path."""
    parts = []
    for number, space in enumerate(spaces, begin):
        x, y = SPACES_AT[space]
        y += 33 if space < 6 else -33 if space < WEST else 0
        parts.append(
            f'<circle class="still" cx="{x}" cy="{y}" r="14" fill="{CREAM}" stroke="{LAMP}" stroke-width="3"/>'
            f"{text(x, y + 7, 20, str(number), INK, BOLD)}"
        )
    return "".join(parts)


def ring(space: int) -> str:
    x, y = SPACES_AT[space]
    return (
        f'<circle class="still" cx="{x}" cy="{y}" r="{37 if space < WEST else 51}" fill="none" stroke="{LAMP}" '
        f'stroke-width="6" stroke-dasharray="11 7"/>'
    )


def arrow(source: int, space: int) -> str:
    """Which way from a space."""
    (x, y), (right, down) = SPACES_AT[source], SPACES_AT[space]
    angle = degrees(atan2(down - y, right - x))
    return (
        f'<path class="still" transform="translate({right} {down}) rotate({angle:.0f})" '
        f'd="M-20-9H2V-21L25 0 2 21V9H-20Z" fill="{LAMP}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )


def plates(view: MeeplesView) -> list[tuple[str, Message]]:
    """The plates to press on the plank."""
    if view.question in ANSWERS:
        name = ANSWERS[view.question]
        return [("yes", say(f"button-{name}-yes")), ("no", say(f"button-{name}-no"))]
    if view.question == ENDING:
        if view.price and view.gold[view.turn] >= view.price:
            return [("end", say("button-end-bar", price=view.price))]
        return [("end", say("button-end"))]
    if view.question == RESOLVING and SHOWDOWN in view.items:
        return [(SHOWDOWN_SPOT, say("button-showdown"))]
    return []


def plate_box(place: int, total: int) -> tuple[float, float, float, float]:
    x, y, width, height = PLANK
    if total == 1:
        return x + 30, y + 22, width - 60, height - 44
    return x + 14, y + 12 + place * 52, width - 28, 48


def plank(view: MeeplesView, tongue: Tongue) -> str:
    """What the street is about now: a hand, a question, or the name of the game."""
    parts = []
    shown = plates(view)
    for place, (name, words) in enumerate(shown):
        x, y, width, height = plate_box(place, len(shown))
        fill = "#c96f4a" if name != "no" else "#e8d3a4"
        ink = "#fff7e6" if name != "no" else INK
        label = tongue(words)
        squeeze = f' textLength="{width - 24}" lengthAdjust="spacingAndGlyphs"' if len(label) > 24 else ""
        parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" fill="{fill}" stroke="{INK}" '
            f'stroke-width="2"/>'
            f"{text(x + width / 2, y + height / 2 + 9, 27, label, ink, BOLD + squeeze)}"
        )
    if shown and shown[0][0] == SHOWDOWN_SPOT:
        for kind, x in ((view.street[WEST], 510), (view.street[WEST + 1], 770)):
            parts.append(f'<use href="#meeples-{LETTERS[kind]}" x="{x}" y="418"/>')
    if not shown and not any(view.hand):
        if view.question == OVER:
            best = max(range(view.seats), key=lambda seat: (view.scores[seat], view.gold[seat] + view.stones[seat]))
            parts.append(badge(SHAPES[best], str(best + 1), COLOURS[best], 575, MIDDLE_LINE - 8, 60))
            parts.append(text(675, MIDDLE_LINE + 9, 50, str(view.scores[best]), "#8a3b22", BOLD, "serif"))
        elif view.question == DRAWING:
            label = tongue(say("label-drawing", seat=say(f"seat-{view.agenda[-2]}"), count=view.agenda[-1]))
            parts.append(text(640, MIDDLE_LINE, 28, label, INK, BOLD))
        else:
            parts.append(text(640, MIDDLE_LINE - 18, 26, tongue(say("label-title-1")), "#8a3b22", "", "serif"))
            parts.append(text(640, MIDDLE_LINE + 24, 40, tongue(say("label-title-2")), "#8a3b22", "", "serif"))
    if view.triggers:
        label = tongue(say("label-last-round" if view.question != OVER else "label-over"))
        parts.append(
            f'<rect x="500" y="338" width="280" height="34" rx="8" fill="#8a3b22" stroke="{INK}"/>'
            f"{text(640, 363, 24, label, '#fff3d8', BOLD)}"
        )
    return "".join(parts)


def marks(view: MeeplesView) -> str:
    """Where the next meeple goes, and which ways are open."""
    held = sum(view.hand)
    if view.question == DROPPING:
        return ring(view.target) + footsteps(path(view, view.target, view.direction, held)[1:], 2)
    if view.question == TURNING:
        source = view.source if view.target == NONE else view.target
        return "".join(arrow(source, first_space(view, direction)) for direction in (0, 1))
    if view.question in (STARTING, APPOINTING) or view.item == NONE or view.item == SHOWDOWN:
        return ""
    return ring(view.item)


def spots(view: MeeplesView, tongue: Tongue) -> str:
    """Everything that can be clicked, above all that is drawn."""
    parts = []
    for building in range(BUILDINGS):
        name = tongue(say(f"b{building + 1}"))
        top = min(level(building, 2), level(building, 250))
        parts.append(spot(BUILDING_SPOTS[building], centre(building) - 78, top, 156, 248, name, 10))
    parts.append(spot("jail", 6, 8, 150, 402, tongue(say("jail")), 10))
    parts.append(spot("graveyard", 6, 430, 150, 402, tongue(say("graveyard")), 10))
    parts.append(spot("saloon", 1124, 8, 150, 402, tongue(say("saloon")), 10))
    parts.append(spot("bank", 1124, 430, 150, 402, tongue(say("bank")), 10))
    for space in range(SPACES):
        x, y = SPACES_AT[space]
        radius = 36 if space < WEST else 48
        label = tongue(space_name(space))
        parts.append(spot(SPACE_SPOTS[space], x - radius, y - radius, 2 * radius, 2 * radius, label, radius))
    for seat, (left, width) in enumerate(trays(view)):
        label = tongue(say(f"seat-{seat}"))
        parts.append(spot(TRAY_SPOTS[seat], round(left, 1), TRAY_TOP, round(width, 1), TRAY_HEIGHT, label, 14))
    for kind, middle in hand_columns(view.hand):
        parts.append(spot(HAND_SPOTS[kind], middle - 35, 372, 70, 104, tongue(say(f"kind-{LETTERS[kind]}")), 12))
    shown = plates(view)
    for place, (plate, words) in enumerate(shown):
        box = plate_box(place, len(shown))
        parts.append(spot(plate, *box, tongue(words), 12))
    return "".join(parts)


def space_name(space: int) -> Message:
    if space < BUILDINGS:
        return say("door", of=say(f"of-b{space + 1}"))
    return say("west" if space == WEST else "east")


def draw(view: MeeplesView, tongue: Tongue) -> str:
    """The board; the same for every seat, as nothing is hidden."""
    parts = ['<g aria-hidden="true">', SCENERY, names(tongue), supplies(view, tongue)]
    parts += [cost(b, view.gold_costs[b], view.stone_costs[b]) for b in range(BUILDINGS) if not view.sides[b]]
    parts += [signs(view), cubes(view, GOLD), cubes(view, STONE), bank(view)]
    parts += [crates(view), SACK, counters(view), tokens(view), plank(view, tongue), marks(view), meeples(view)]
    for side in (0, 1):
        if any(view.dice):
            parts.append(piece(f"die-{'WE'[side]}", *DICE[side], die(view.dice[side])))
    parts += ["</g>", spots(view, tongue)]
    return scene("meeples", WIDTH, HEIGHT, tongue(say("name")), DEFS, "".join(parts))


# What an action would change, to be laid over the board.


def ghost(view: MeeplesView, action: int) -> str:
    """The way of a handful, the place of a meeple, or a sign on its building."""
    inside = ""
    if CORNER <= action < TAKE:
        inside = hung(action - CORNER, view.waiting_for[0] if view.waiting_for else view.turn, 0)
    elif TAKE <= action < TAKE + SALOON:
        location = action - TAKE
        held = sum(view.inside[location * KINDS : location * KINDS + KINDS])
        inside = footsteps(path(view, onward(view, location, 1), 1, held)) + footsteps(
            path(view, onward(view, location, 0), 0, held)
        )
    elif START <= action < TURN:
        inside = ring(action - START)
    elif TURN <= action < DROP and view.source != NONE:
        direction = action - TURN
        begin = first_space(view, direction) if view.target == NONE else view.target
        inside = footsteps(path(view, begin, direction, sum(view.hand)))
    elif DROP <= action < DROP + KINDS and view.target != NONE:
        x, y = SPACES_AT[view.target]
        inside = f'<use href="#meeples-{LETTERS[action - DROP]}" transform="translate({x} {y - 4})" opacity=".8"/>'
    elif RESOLVE <= action < RESOLVE + SHOWDOWN:
        inside = entering(action - RESOLVE, view.street[action - RESOLVE])
    elif action in (BUILD + 1, UPGRADE + 1) and view.item not in (NONE, SHOWDOWN):
        seat = view.turn if action == BUILD + 1 else view.owners[view.item]
        inside = hung(view.item, seat, int(action == UPGRADE + 1))
    return f'<g class="ghost still">{inside}</g>' if inside else ""


def hung(building: int, seat: int, side: int) -> str:
    x, y = centre(building), level(building, 68)
    return f'<use href="#meeples-sign-{seat}-{side}" transform="translate({x} {y:g})" opacity=".8"/>'


def entering(building: int, kind: int) -> str:
    if kind == NONE:
        return ""
    x, y = door(building)
    inside = level(building, 226)
    head = -1 if building < 6 else 1
    return (
        f'<path d="M{x} {y}V{inside}M{x - 12} {inside - head * 14}L{x} {inside} {x + 12} {inside - head * 14}" '
        f'fill="none" stroke="{LAMP}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
    )
