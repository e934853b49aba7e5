"""The street as it stands: meeples, crates and dice in their places, and everything that can be clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import piece, scene, spot, text, twin
from ludotheque.games.meeples.face.layout import (
    BAG,
    BLAST,
    BUILDING_SPOTS,
    CRATES,
    CREAM,
    DICE,
    HAND_SPOTS,
    HEIGHT,
    INK,
    NARROW,
    PLANK,
    SPACE_SPOTS,
    SPACES_AT,
    TAPROOM,
    TRAY_HEIGHT,
    TRAY_SPOTS,
    TRAY_TOP,
    WIDTH,
    centre,
    level,
)
from ludotheque.games.meeples.face.names import seat_name
from ludotheque.games.meeples.face.panels.decision import hand_columns, pitch, plank, plate_box, plates
from ludotheque.games.meeples.face.panels.supplies import BOLD, OUTLINED, bars, cubes, edges, signs, supplies, tokens
from ludotheque.games.meeples.face.path import marks
from ludotheque.games.meeples.face.scenery import (
    DEFS,
    SACK,
    SCENERY,
    board_name,
    die,
    fittings,
    graves,
    house_name,
    narrow,
)
from ludotheque.games.meeples.face.tips import (
    bank_tips,
    blast_tip,
    graveyard_tips,
    kind_tip,
    place_tips,
    sack_tip,
    space_tips,
    supply_tips,
    tip,
)
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView

LONG_NAMES: Final = (0, 5, 7)  # buildings with a shorter name for the board of a phone

# How meeples stand in a place: columns, rows, their distances, and which figure. The roomiest that holds all is taken.
Grid = tuple[int, int, float, float, str]
ROOM: Final[tuple[Grid, ...]] = ((2, 2, 66, 61, ""), (3, 3, 45, 43, "-small"))
LONG_ROOM: Final[tuple[Grid, ...]] = ((2, 5, 66, 66, ""), (3, 7, 44, 49, "-small"))
CELL: Final[tuple[Grid, ...]] = ((2, 4, 66, 66, ""), (3, 6, 44, 46, "-small"))


class Place:
    """Where the meeples of a drawing are, kind by kind, and how many a crowd has of each."""

    def __init__(self) -> None:
        self.spots: list[list[tuple[float, float, str, str]]] = [[] for _ in range(t.KINDS)]
        self.labels: list[str] = []

    def put(self, kind: int, x: float, y: float, at: str, size: str = "") -> None:
        self.spots[kind].append((x, y, at, size))

    def crowd(self, counts: list[int], name: str, x: float, y: float, grids: tuple[Grid, ...]) -> None:
        """Meeples in rows; too many of them stand behind one another, kind by kind, under their number."""
        total = sum(counts)
        for columns, rows, across, down, size in grids:
            if total > columns * rows:
                continue
            height = (total + columns - 1) // columns
            place = 0
            for kind in range(t.KINDS):
                for number in range(counts[kind]):
                    row = place // columns
                    width = min(columns, total - row * columns)
                    left = x + (place % columns - (width - 1) / 2) * across
                    self.put(kind, left, y + (row - (height - 1) / 2) * down, f"{name}{number}", size)
                    place += 1
            return
        kinds = [kind for kind in range(t.KINDS) if counts[kind]]
        for place, kind in enumerate(kinds):
            left = x - 34 + 68 * (place % 2) if len(kinds) > 1 else x
            top = y + (place // 2 - (len(kinds) - 1) // 2 / 2) * 43
            for number in range(counts[kind]):
                self.put(kind, left - 10, top, f"{name}{number}", "-small")
            if counts[kind] > 1:
                self.labels.append(count(left + 18, top + 8, counts[kind]))

    def drawn(self) -> str:
        parts = []
        for kind, letter in enumerate(LETTERS):
            for number, (x, y, at, size) in enumerate(self.spots[kind]):
                parts.append(twin(f"meeple-{letter}{number}", x, y, f"meeples-{letter}{size}", letter, at))
        return "".join(parts) + "".join(self.labels)


@lru_cache(maxsize=4096)
def count(x: float, y: float, number: int) -> str:
    """How many stand there."""
    width = 30 if number < 10 else 40
    return (
        f'<g class="still tally"><rect x="{x - width / 2}" y="{y - 14}" width="{width}" height="28" rx="14" '
        f'fill="{INK}"/>{text(x, y + 9, 25, str(number), CREAM, BOLD)}</g>'
    )


def meeples(view: MeeplesView) -> str:
    """All thirty-seven, in buildings, on spaces, in the hand, in their graves; those in the box are not drawn."""
    places = Place()
    for location in range(t.SALOON):
        counts = view.inside[location * t.KINDS : location * t.KINDS + t.KINDS]
        places.crowd(counts, f"b{location}-", centre(location), level(location, 184), ROOM)
    places.crowd(view.inside[t.SALOON * t.KINDS : t.SALOON * t.KINDS + t.KINDS], "saloon-", *TAPROOM, LONG_ROOM)
    places.crowd(view.inside[t.JAIL * t.KINDS : t.JAIL * t.KINDS + t.KINDS], "jail-", 81, 262, CELL)
    for space, kind in enumerate(view.street):
        if kind != t.NONE:
            right, down = SPACES_AT[space]
            places.put(kind, right, down - (4 if space < t.WEST else 10), SPACE_SPOTS[space])
    for kind, x in hand_columns(view.hand):
        held = view.hand[kind]
        for number in range(held):
            lift = min(number, 3)
            places.put(kind, x + lift * 7 - 3.5 * min(held - 1, 3), 410 - lift * 3, f"hand{number}")
        if held > 1:
            places.labels.append(count(x, 463, held))
    plots, size = graves(view.plots)
    dead = 0
    for kind in range(t.KINDS):
        for number in range(view.graves[kind]):
            x, y = plots[dead]
            places.put(kind, x, y + 2, f"grave{number}", size)
            dead += 1
    return places.drawn()


def crates(view: MeeplesView) -> str:
    """Dynamite in the Jail, in the bag, and where it went off; a flash when one has just done so."""
    places: list[tuple[float, float, str]] = []
    for at in range(view.crates):
        places.append((*CRATES[at], f"jail{at}"))
    for at in range(view.bag[t.DYNAMITE]):
        places.append((BAG[0], BAG[1] + 10, f"bag{at}"))
    for at in range(view.blasts):
        places.append((BLAST[0] + (at - (view.blasts - 1) / 2) * 30, BLAST[1], f"blast{at}"))
    flash = ""
    if view.blasts:
        flash = (
            f'<circle id="boom-{view.blasts}" class="boom still" cx="{BLAST[0]}" cy="{BLAST[1]}" r="60" '
            'fill="#ffd23f" stroke="#c8402f" stroke-width="14"/>'
        )
    drawn = [twin(f"crate-{number}", x, y, "meeples-crate", "crate", at) for number, (x, y, at) in enumerate(places)]
    return "".join(drawn) + flash


@lru_cache(maxsize=256)
def cost(building: int, gold: int, stone: int) -> str:
    """What a sign costs here: as many nuggets and blocks."""
    total = gold + stone
    x = centre(building) - (total - 1) * 14
    y = level(building, 103)
    sorts = ["gold"] * gold + ["stone"] * stone
    return "".join(
        f'<use href="#meeples-{sort}" transform="translate({x + i * 28:g} {y:g}) scale(1.4)"/>'
        for i, sort in enumerate(sorts)
    )


@lru_cache(maxsize=8)
def names(tongue: Tongue) -> str:
    """What is painted on the houses."""
    parts = []
    for building in range(t.BUILDINGS):
        name = f"b{building + 1}"
        words = tongue(say(name))
        parts.append(board_name(building, words, tongue(say(f"{name}-short")) if building in LONG_NAMES else words))
    for x, y, key in ((81, 8, "jail"), (81, 430, "graveyard"), (1199, 8, "saloon"), (1199, 430, "bank")):
        parts.append(house_name(x, y, tongue(say(key))))
    return "".join(parts)


def counters(view: MeeplesView) -> str:
    """What the bag holds, and the rewards beside the graveyard."""
    parts = []
    rows = [(t.GOLD, "gold"), (t.STONE, "stone")] + ([(t.DYNAMITE, "crate")] if view.bag[t.DYNAMITE] else [])
    for row, (sort, name) in enumerate(rows):
        y = BAG[1] + (row - (len(rows) - 1) / 2) * 33 + 8
        place = f"translate({BAG[0] - 24} {y}) scale({0.75 if name == 'crate' else 1.3})"
        parts.append(f'<use class="still" href="#meeples-{name}" transform="{place}"/>')
        parts.append(text(BAG[0] + 15, y + 12, 35, str(view.bag[sort]), "#fff7e2", OUTLINED))
    for kind, right, down in ((t.DEPUTY, 46, 742), (t.BANDIT, 116, 742), (t.MINER, 46, 790), (t.BUILDER, 116, 790)):
        parts.append(text(right + 17, down + 12, 35, str(view.rewards[kind]), INK, BOLD))
    return "".join(parts)


def ribbons(view: MeeplesView, tongue: Tongue) -> str:
    """Across both ends of the street once the end is triggered."""
    if not view.triggers:
        return ""
    key = "label-last-round" if view.question != t.OVER else "label-over"
    label, short = tongue(say(key)), tongue(say(f"{key}-short"))
    squeeze = ' textLength="134" lengthAdjust="spacingAndGlyphs"' if len(label) > 10 else ""
    return "".join(
        '<g class="ribbon">'
        f'<rect x="{x - 78}" y="397" width="156" height="38" rx="6" fill="#8a3b22" stroke="{INK}" stroke-width="2"/>'
        f"{text(x, 425, 26, label, '#fff3d8', BOLD + squeeze, 'sans wide')}"
        f"{text(x, 428, NARROW, short, '#fff3d8', f'{BOLD} {narrow(short, 144)}', 'sans narrow')}</g>"
        for x in (81, 1199)
    )


def dice(view: MeeplesView, tongue: Tongue) -> str:
    """Both dice of a Showdown, until the turn ends; a new result is a new die, which tumbles in."""
    if not any(view.dice):
        return ""
    told = tip(tongue, say("tip-dice"))
    return "".join(
        piece(
            f"die-{name}",
            *DICE[side],
            f'<g id="die-{name}-{view.dice[side]}" class="tumble">{told}{die(view.dice[side])}</g>',
        )
        for side, name in enumerate("WE")
    )


def place_spots(view: MeeplesView, tongue: Tongue) -> list[str]:
    """The places and spaces that can be clicked: they never move, but who is there does."""
    parts = []
    for building in range(t.BUILDINGS):
        name = tongue(say(f"b{building + 1}"))
        top = min(level(building, 2), level(building, 250))
        told = tip(tongue, *place_tips(view, building))
        parts.append(spot(BUILDING_SPOTS[building], centre(building) - 78, top, 156, 248, name, 10, told))
    ends = (
        ("jail", 6, 8, place_tips(view, t.JAIL)),
        ("graveyard", 6, 430, graveyard_tips(view)),
        ("saloon", 1124, 8, place_tips(view, t.SALOON)),
        ("bank", 1124, 430, bank_tips(view)),
    )
    parts += [spot(name, x, y, 150, 402, tongue(say(name)), 10, tip(tongue, *told)) for name, x, y, told in ends]
    for space in range(t.SPACES):
        x, y = SPACES_AT[space]
        wide, high = (58, 44) if space < t.WEST else (50, 50)
        called = space_name(space)
        told = tip(tongue, *space_tips(view, space, called))
        parts.append(spot(SPACE_SPOTS[space], x - wide, y - high, 2 * wide, 2 * high, tongue(called), high, told))
    return parts


def spots(view: MeeplesView, tongue: Tongue) -> str:
    """Everything that can be clicked, above all that is drawn."""
    parts = place_spots(view, tongue)
    for seat, (left, width) in enumerate(edges(view)):
        label = tongue(seat_name(view, seat))
        told = tip(tongue, *supply_tips(view, seat))
        parts.append(spot(TRAY_SPOTS[seat], round(left, 1), TRAY_TOP, round(width, 1), TRAY_HEIGHT, label, 14, told))
    columns = hand_columns(view.hand)
    width = pitch(len(columns)) - 1
    for kind, middle in columns:
        label = tongue(say(f"kind-{LETTERS[kind]}"))
        told = tip(tongue, kind_tip(view, kind), say("tip-held", count=view.hand[kind]))
        parts.append(spot(HAND_SPOTS[kind], middle - width / 2, PLANK[1] + 6, width, PLANK[3] - 12, label, 12, told))
    shown = plates(view)
    for place, (plate, words) in enumerate(shown):
        box = plate_box(place, len(shown))
        parts.append(spot(plate, *box, tongue(words), 12))
    return "".join(parts)


def space_name(space: int) -> Message:
    if space < t.BUILDINGS:
        return say("door", of=say(f"of-b{space + 1}"))
    return say("west" if space == t.WEST else "east")


def explained(body: str, middle: tuple[float, float], told: str) -> str:
    """What lies in the street with its title, which is shown within reach of its middle."""
    ground = f'<circle cx="{middle[0]}" cy="{middle[1]}" r="54" fill="transparent"/>'
    return f"<g>{told}{ground}{body}</g>"


def draw(view: MeeplesView, tongue: Tongue) -> str:
    """The board; the same for every seat, as nothing is hidden."""
    parts = ['<g aria-hidden="true">', SCENERY, fittings(view.plots, len(view.prices), view.dynamite), names(tongue)]
    parts.append(supplies(view, tongue))
    parts += [cost(b, view.gold_costs[b], view.stone_costs[b]) for b in range(t.BUILDINGS) if not view.turned[b]]
    parts += [signs(view), cubes(view, t.GOLD), cubes(view, t.STONE), bars(view)]
    parts += [explained(crates(view), BLAST, tip(tongue, blast_tip(view)))]
    parts += [
        explained(SACK, BAG, tip(tongue, sack_tip(view))),
        counters(view),
        plank(view, tongue),
        marks(view),
        meeples(view),
        tokens(view),
    ]
    parts += [dice(view, tongue), ribbons(view, tongue), "</g>", spots(view, tongue)]
    return scene(f"meeples of-{view.seats}", WIDTH, HEIGHT, tongue(say("name")), DEFS, parts)
