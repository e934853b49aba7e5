"""A sun-bleached Main Street at noon: everything on the board that never moves, and the shapes of all that does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.drawing.svg import glow, slope, stops, text
from ludotheque.games.meeples.face.layout import (
    BAG,
    BARS,
    BLAST,
    COLOURS,
    CRATES,
    CREAM,
    DUELS,
    GRAVES,
    HEIGHT,
    INK,
    NARROW,
    PAINTS,
    PLANK,
    WALL,
    WIDTH,
    centre,
    door,
    level,
)
from ludotheque.games.meeples.face.phone import STYLE
from ludotheque.games.meeples.rules import terms as t

# The five silhouettes, told apart at 16 pixels without colour: a raised hammer, a pickaxe across, a poncho under a wide
# hat, a star, a bell of skirts.

BODY: Final = (
    "M-17-1C-17-7-8-7-5-6H5C8-7 17-7 17-1 17 4 10 4 8 5L13 18H3L0 10-3 18H-13L-8 5C-10 4-17 4-17-1Z"  # arms and legs
)
HEAD: Final = '<circle cy="-12" r="7.5"/>'
EDGE: Final = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'


def _figure(name: str, colour: str, inside: str, letter: str) -> str:
    """A meeple with its shadow, and its letter for those who ask for letters; and a small one for crowds."""
    return (
        f'<g id="meeples-{name}-small"><use href="#meeples-{name}" transform="scale(.77)"/></g>'
        f'<g id="meeples-{name}"><g transform="scale(1.5)">'
        '<ellipse cx="2" cy="18" rx="15" ry="4" fill="#3b1f06" opacity=".28"/>'
        f'<g fill="{colour}" {EDGE}>{inside}</g>'
        '<text class="letter" y="10" font-size="15" style="font-size:var(--lettering,15px)" font-weight="700" '
        f'text-anchor="middle" fill="#fff" '
        f'stroke="{INK}" stroke-width="3" paint-order="stroke">{letter}</text></g></g>'
    )


FIGURES: Final = (
    _figure(
        "O",
        "#9a6234",
        f'<path d="{BODY}"/>{HEAD}<path d="M-8-14C-8-21 8-21 8-14Z" fill="#d9a25f"/>'
        '<path d="M14 1 17-18" stroke-width="4"/><path d="M10-24H20V-16H10Z" fill="#8b8f96"/>',
        "O",
    )
    + _figure(
        "M",
        "#f2bd27",
        f'<path d="{BODY}"/>{HEAD}<path d="M-9-12C-9-22 9-22 9-12Z" fill="#8a6a2a"/>'
        '<circle cy="-16" r="3" fill="#fffbe0"/>'
        '<path d="M-15 14 14-11" stroke-width="4"/><path d="M3-20C13-19 19-11 19 0 14-6 9-12 3-20Z" fill="#8b8f96"/>',
        "M",
    )
    + _figure(
        "B",
        "#c7392e",
        f'{HEAD}<path d="M-7-12H7L0-4Z" fill="{INK}"/><path d="M-6-6H6L18 18H-18Z"/>'
        '<path d="M-11 10H11M-14 14.5H14" stroke="#f6d28a" stroke-width="2"/>'
        '<path d="M-19-14C-12-11-10-13-7-15L-6-24C-3-21 3-21 6-24L7-15C10-13 12-11 19-14 14-6-14-6-19-14Z" '
        'fill="#5a2a1c"/>',
        "B",
    )
    + _figure(
        "A",
        "#2f66bf",
        f'<path d="{BODY}"/>{HEAD}<path d="M-11-15C-8-14-7-15-6-17L-4-24H4L6-17C7-15 8-14 11-15 8-11-8-11-11-15Z" '
        'fill="#e9dcc0"/><path d="m0-6 2.7 5.3 5.8.9-4.2 4.1 1 5.9L0 7.4-5.3 10.2l1-5.9-4.2-4.1 5.8-.9Z" '
        'fill="#ffe27a"/>',
        "A",
    )
    + _figure(
        "V",
        "#9145a8",
        '<path d="M-5-6C-8-3-4 1-4 3-8 7-15 11-15 18H15C15 11 8 7 4 3 4 1 8-3 5-6Z"/>'
        f'{HEAD}<path d="M-8-12C-9-22 9-23 8-12 4-16-4-16-8-12Z" fill="#4b2a1a"/>'
        '<path d="M4-19C8-25 14-24 13-18 11-20 8-19 4-19Z" fill="#f7c7e0"/>'
        '<path d="M-10 12C-4 15 4 15 10 12" fill="none" stroke="#f7c7e0" stroke-width="2"/>',
        "V",
    )
)

THINGS: Final = (
    # A nugget of gold has six facets, a stone is a square block.
    f'<g id="meeples-gold"><path d="M-8-4 0-9 8-4V5L0 10-8 5Z" fill="#f4c430" {EDGE}/>'
    '<path d="M-8-4 0 1 8-4 0-9Z" fill="#ffe58a"/><path d="M0 1V10L8 5V-4Z" fill="#cf9a14"/>'
    f'<path d="M-8-4 0-9 8-4V5L0 10-8 5Z" fill="none" {EDGE}/></g>'
    f'<g id="meeples-stone"><rect x="-8" y="-7" width="16" height="15" rx="2.5" fill="#a7abb0" {EDGE}/>'
    '<path d="M-6-5H6L3-1H-4Z" fill="#d3d6d9"/></g>'
    f'<g id="meeples-crate"><g fill="#c8402f" {EDGE}><rect x="-13" y="-9" width="8" height="22" rx="3"/>'
    '<rect x="5" y="-9" width="8" height="22" rx="3"/><rect x="-4" y="-11" width="8" height="24" rx="3"/></g>'
    f'<path d="M-14 2H14" stroke="{INK}" stroke-width="4"/><path d="M0-11C0-18 6-14 8-19" fill="none" {EDGE}/>'
    '<circle cx="9" cy="-20" r="3" fill="#ffd23f"/></g>'
    f'<g id="meeples-bar"><path d="M-17 9-12-7H12L17 9Z" fill="#f4c430" {EDGE}/>'
    '<path d="M-12-7H12L9-2H-9Z" fill="#fff0ae"/><path d="M-13 5H13" stroke="#b37d0a" stroke-width="2"/></g>'
    f'<g id="meeples-grave"><path d="M-17 24V-8C-17-26 17-26 17-8V24Z" fill="#b9b2a4" {EDGE}/>'
    '<path d="M0-14V4M-7-8H7" stroke="#7a7265" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M-23 26C-12 19 12 19 23 26Z" fill="#8f9a5e"/></g>'
    f'<g id="meeples-step"><circle cy="3" r="37" fill="{INK}" opacity=".22"/>'
    '<circle r="37" fill="#f5e3bb" stroke="#8b5e2f" stroke-width="2.5"/>'
    '<circle r="30" fill="none" stroke="#8b5e2f" stroke-dasharray="3 5" opacity=".6"/></g>'
    f'<g id="meeples-mark"><circle r="46" fill="#c96f4a" stroke="{INK}" stroke-width="2.5"/>'
    f'<circle r="35" fill="#f3d9b0" stroke="{INK}" stroke-width="1.5"/>'
    '<circle r="18" fill="none" stroke="#c96f4a" stroke-width="4"/>'
    f'<path d="M0-46V-29M0 29V46M-46 0H-29M29 0H46" stroke="{INK}" stroke-width="2.5"/></g>'
    # The lower part of every façade, in the paint of whoever uses it: boards, cornice, a room with its shadow.
    f'<g id="meeples-front"><path d="M-72 40H82V254H-72Z" fill="#3b1f06" opacity=".16"/>'
    f'<path d="M-76 36H76V254H-76Z" stroke="{INK}" stroke-width="2"/>'
    '<path d="M-75 50H75V253H-75Z" fill="url(#meeples-boards)"/></g>'
    f'<g id="meeples-hall"><path d="M-79 40H79V46H-79Z" fill="{CREAM}" stroke="{INK}" stroke-width="1.5"/>'
    f'<rect x="-70" y="118" width="140" height="132" rx="4" fill="url(#meeples-room)" stroke="{INK}" stroke-width="2"/>'
    '<path d="M-58 138h30v42h-30ZM28 138h30v42h-30ZM-17 249v-64q17-12 34 0v64Z" fill="#ecd6a6"/>'
    '<path d="M-43 138v42M-58 159h30M43 138v42M28 159h30M0 180v69M-7 220h3M4 220h3" stroke="#d2b377" fill="none"/>'
    f'<path d="M-70 118H70L63 126H-63Z" fill="{INK}" opacity=".25"/></g>'
)


def _signs() -> str:
    """The signs of each colour: a board on two chains with the shape of the colour; the 10 side is edged with gold."""
    outlines = (
        '<circle r="11"/>',
        '<rect x="-10" y="-10" width="20" height="20" rx="2"/>',
        '<path d="M0-12 12 10H-12Z"/>',
        '<path d="M0-12 12 0 0 12-12 0Z"/>',
    )
    edge = f'stroke="{INK}" stroke-width="2"'
    parts = [
        f'<g id="meeples-hung"><path d="M-36-26V-18M36-26V-18" {edge}/>'
        f'<rect x="-54" y="-18" width="108" height="36" rx="6" {edge}/></g>'
    ]
    for turned, (trim, width) in enumerate(((CREAM, 2), ("#ffd75e", 4))):
        parts.append(
            f'<g id="meeples-side-{turned}"><rect x="-50" y="-14" width="100" height="28" rx="4" fill="none" '
            f'stroke="{trim}" stroke-width="{width}"/></g>'
        )
    for side in range(4):
        shape = f'<g transform="translate(-28 0)" fill="{CREAM}" stroke="{INK}" stroke-width="1.5">{outlines[side]}</g>'
        for turned in (0, 1):
            parts.append(
                f'<g id="meeples-sign-{side}-{turned}"><g transform="scale(1.2)">'
                f'<use href="#meeples-hung" fill="{COLOURS[side]}"/><use href="#meeples-side-{turned}"/>{shape}</g></g>'
            )
        parts.append(
            f'<g id="meeples-spare-{side}"><g transform="scale(.36)"><use href="#meeples-sign-{side}-0"/></g></g>'
            f'<g id="meeples-token-{side}"><ellipse cy="4" rx="29" ry="17" fill="{INK}" opacity=".45"/>'
            f'<ellipse rx="29" ry="17" fill="{COLOURS[side]}" {edge}/>'
            f'<g fill="{CREAM}" stroke="{INK}" stroke-width="1.5">{outlines[side]}</g></g>'
        )
    return "".join(parts)


PIPS: Final = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def die(result: int) -> str:
    """A die of bone."""
    pips = "".join(
        f'<circle cx="{place % 3 * 9 - 9}" cy="{place // 3 * 9 - 9}" r="3.4" fill="{INK}"/>' for place in PIPS[result]
    )
    return (
        f'<g transform="scale(1.35)"><rect x="-17" y="-17" width="34" height="34" rx="8" fill="#fffaf0" '
        f'stroke="{INK}" stroke-width="2"/>{pips}</g>'
    )


BOARDS: Final = (
    '<pattern id="meeples-boards" width="40" height="11" patternUnits="userSpaceOnUse">'
    f'<path d="M0 5.5H40" stroke="{INK}" opacity=".15"/></pattern>'
    '<pattern id="meeples-planks" width="21" height="40" patternUnits="userSpaceOnUse">'
    f'<path d="M10 0V40" stroke="{INK}" opacity=".3"/></pattern>'
)

# Dice tumble when they are new, and so does the flash of an explosion; whoever wants no motion sees the result alone.
MOTION: Final = (
    "<style>.meeples .tumble,.meeples .boom{transform-box:fill-box;transform-origin:center}.meeples .boom{opacity:0}"
    "@keyframes meeples-tumble{from{transform:translate(0,-70px) rotate(-540deg)}"
    "65%{transform:translate(0,5px) rotate(24deg)}to{transform:none}}"
    "@keyframes meeples-boom{from{transform:scale(.2);opacity:1}to{transform:scale(3);opacity:0}}"
    "@media (prefers-reduced-motion:no-preference){.meeples .tumble{animation:meeples-tumble .8s ease-out}"
    ".meeples .boom{animation:meeples-boom 1.1s ease-out .5s both}}</style>"
)

DEFS: Final = (
    MOTION
    + STYLE
    + slope("meeples-dust", stops(((0, "#dcb980"), (0.5, "#efd9ad"), (1, "#dcb980"))))
    + slope("meeples-walk", stops(((0, "#c39a66"), (1, "#a67c4b"))))
    + slope("meeples-room", stops(((0, "#e9d3a3"), (0.18, WALL), (1, "#fdf3da"))))
    + glow("meeples-burn", stops(((0, "#3a2412"), (0.6, "#6b4522"), (1, "#6b4522")), (0.75, 0.45, 0)))
    + glow("meeples-sun", stops(((0, "#fff6d8"), (1, "#fff6d8")), (0.75, 0)))
    + slope("meeples-sack", stops(((0, "#c9a06a"), (1, "#94703f"))))
    + BOARDS
    + FIGURES
    + THINGS
    + _signs()
)

# False fronts, 76 to each side of the middle; y is measured from the roof.
PARAPETS: Final = (
    "M-76 40V18H-58V8H58V18H76V40Z",
    "M-76 40V22Q-40 22-32 8H32Q40 22 76 22V40Z",
    "M-76 40V26L0 4 76 26V40Z",
    "M-76 40V12H-45V4H45V12H76V40Z",
    "M-76 40V24Q0-12 76 24V40Z",
    "M-76 40V10H-60V18H-32V8H32V18H60V10H76V40Z",
)


def _front(building: int) -> str:
    """A façade: its false front, and the board with its name."""
    paint = PAINTS[building]
    flip = "" if building < 6 else " scale(1 -1)"
    return (
        f'<g transform="translate({centre(building)} {level(building, 0):g}){flip}" fill="{paint}">'
        f'<use href="#meeples-front"/><path d="{PARAPETS[building % 6]}" stroke="{INK}" stroke-width="2" '
        f'stroke-linejoin="round"/><use href="#meeples-hall"/><rect class="board" x="-73" y="13" width="146" '
        f'height="27" rx="5" fill="{CREAM}" stroke="{INK}" stroke-width="1.5"/></g>'
    )


def _house(x: int, y: int, paint: str) -> str:
    """One of the four houses at the ends of the street."""
    return (
        f'<g transform="translate({x} {y})" stroke="{INK}" stroke-width="2">'
        '<path d="M-70 6H80V406H-70Z" fill="#3b1f06" stroke="none" opacity=".16"/>'
        f'<rect x="-75" width="150" height="402" rx="6" fill="{paint}"/>'
        '<path d="M-74 40H74V400H-74Z" fill="url(#meeples-boards)" stroke="none"/>'
        f'<rect class="gable" x="-67" y="8" width="134" height="28" rx="5" fill="{CREAM}"/></g>'
    )


def _room(x: int, y: int, height: int) -> str:
    edge = f'stroke="{INK}" stroke-width="2"'
    return f'<rect x="{x}" y="{y}" width="136" height="{height}" rx="6" fill="url(#meeples-room)" {edge}/>'


def _ends() -> str:
    """Jail and graveyard on the left, Saloon and Bank on the right."""
    bars = "".join(f"M{x} 126V400" for x in range(25, 145, 19))
    legend = "".join(
        f'<use href="#meeples-{letter}" transform="translate({x - 16} {y}) scale(.6)"/>'
        for letter, x, y in (("A", 46, 742), ("B", 116, 742), ("M", 46, 790), ("O", 116, 790))
    )
    edge = f'stroke="{INK}" stroke-width="1.5"'
    return (
        _house(81, 8, "#b3a493")
        + _room(13, 122, 282)
        + f'<path d="{bars}" stroke="#6d655c" stroke-width="5" opacity=".38"/>'
        + _house(81, 430, "#a9b37c")
        + f'<rect x="13" y="712" width="136" height="112" rx="6" fill="{CREAM}" {edge}/>{legend}'
        + _house(1199, 8, "#c98a63")
        + _room(1131, 50, 354)
        + '<path d="M1133 402V326Q1164 316 1198 330V402ZM1265 402V326Q1234 316 1200 330V402Z" fill="#b98249" '
        + 'opacity=".3"/>'
        + _house(1199, 430, "#d6c08a")
        + f'<circle cx="1199" cy="768" r="44" fill="#8f959d" {edge}/>'
        + f'<circle cx="1199" cy="768" r="34" fill="#aeb4bb" {edge}/>'
        + f'<path d="M1199 740V796M1171 768H1227M1179 748 1219 788M1179 788 1219 748" stroke="{INK}" stroke-width="4"/>'
        + f'<circle cx="1199" cy="768" r="11" fill="#f4c430" {edge}/>'
    )


def graves(plots: int) -> tuple[tuple[tuple[int, int], ...], str]:
    """Where the graves of a box are, and which figure fits there: six as printed, or up to twenty small ones."""
    if plots <= len(GRAVES):
        return GRAVES[:plots], ""
    return tuple((30 + 34 * (number % 4), 492 + 49 * (number // 4)) for number in range(plots)), "-small"


@lru_cache(maxsize=16)
def fittings(plots: int, bars: int, crates: int) -> str:
    """As many graves, shelves in the Bank and racks in the Jail as the box fills."""
    places, size = graves(plots)
    scale = 0.7 if size else 1
    stones = "".join(f'<use href="#meeples-grave" transform="translate({x} {y}) scale({scale})"/>' for x, y in places)
    slots = "".join(f"M{x - 26} {y - 17}h52v34h-52Z" for x, y in BARS[:bars])
    racks = "".join(f"M{x - 19} 64h38v42h-38Z" for x, _ in CRATES[:crates])
    edge = f'stroke="{INK}" stroke-width="1.5"'
    return (
        f'{stones}<path d="{slots}" fill="#caa86a" {edge} stroke-dasharray="4 4"/>'
        f'<path d="{racks}" fill="#8f8070" {edge}/>'
    )


def _litter() -> str:
    """What a street at noon is full of: a cactus at each end, tumbleweed, hoofprints, a skull."""
    cactus = (
        f'<g id="meeples-cactus" fill="#7f9a5c" stroke="{INK}" stroke-width="1.5">'
        '<path d="M-5 20V-16a5 5 0 0 1 10 0V20Z"/>'
        '<path d="M-5 4h-6a6 6 0 0 1-6-6v-7a4 4 0 0 1 8 0v5h4ZM5 10h6a6 6 0 0 0 6-6v-9a4 4 0 0 0-8 0v7H5Z"/></g>'
    )
    weed = (
        '<g fill="none" stroke="#9a7440" stroke-width="1.5" opacity=".75"><circle r="15"/><ellipse rx="15" ry="7"/>'
        '<ellipse rx="7" ry="15"/><ellipse rx="15" ry="6" transform="rotate(50)"/><ellipse rx="15" ry="6" '
        'transform="rotate(-50)"/></g>'
    )
    hoofs = "".join(
        f"M{x} {y}q-5-9 3-11 8 2 4 11" for x, y in ((318, 500), (346, 492), (560, 350), (800, 500), (828, 508))
    )
    skull = (
        f'<g fill="{CREAM}" stroke="{INK}" stroke-width="1.5"><path d="M-8-6C-24-4-24-18-22-20-18-12-12-12-8-12-4-16 '
        '4-16 8-12 12-12 18-12 22-20 24-18 24-4 8-6L5 12Q0 16-5 12Z"/>'
        '<path d="M-4-4v3M4-4v3M-2 9v2M2 9v2" stroke-width="3"/></g>'
    )
    return (
        f'<g transform="translate(178 356)">{cactus}</g><use href="#meeples-cactus" transform="translate(1104 486)"/>'
        f'<g transform="translate(960 352)">{weed}</g><g transform="translate(312 350) scale(.8)">{weed}</g>'
        f'<g transform="translate(946 496) scale(.8)">{skull}</g>'
        f'<path d="{hoofs}" fill="none" stroke="#a57c45" stroke-width="2.5" opacity=".5"/>'
    )


def _street() -> str:
    """Dust, wheel tracks, boardwalks, doorsteps, the two marks of a Showdown, and the scorched middle."""
    steps = "".join(
        f'<use href="#meeples-step" x="{x}" y="{y}"/>' for x, y in (door(building) for building in range(t.BUILDINGS))
    )
    marks = "".join(f'<use href="#meeples-mark" x="{x}" y="{y}"/>' for x, y in DUELS)
    x, y = BLAST
    crack = (
        f'<circle cx="{x}" cy="{y}" r="50" fill="url(#meeples-burn)"/><path d="M{x - 44} {y}l12-6-4-14 14 2 4-16 12 10 '
        f'10-14 6 15 15-4-3 15 15 6-13 8 8 13-16 0 1 15-14-8-8 13-8-13-14 8 1-15-16 0 8-13Z" '
        f'fill="#efc07a" stroke="#7a4a1e" stroke-width="2" stroke-linejoin="round" opacity=".85"/>'
    )
    walks = "M160 262H1120V282H160ZM160 558H1120V578H160Z"
    return (
        '<rect x="160" y="262" width="960" height="316" fill="url(#meeples-dust)"/>'
        '<path d="M160 366C420 350 860 384 1120 362M160 478C400 492 880 462 1120 486" fill="none" stroke="#b98f55" '
        'stroke-width="5" opacity=".28" stroke-dasharray="26 7"/>'
        '<ellipse cx="640" cy="420" rx="420" ry="120" fill="url(#meeples-sun)"/>'
        f'<path d="{walks}" fill="url(#meeples-walk)" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="{walks}" fill="url(#meeples-planks)"/>{_litter()}{steps}{marks}{crack}'
    )


def _plank() -> str:
    x, y, width, height = PLANK
    return (
        f'<rect x="{x}" y="{y + 5}" width="{width}" height="{height}" rx="16" fill="{INK}" opacity=".25"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="16" fill="#fdf4dd" stroke="#8b5e2f" '
        f'stroke-width="3"/><rect x="{x + 6}" y="{y + 6}" width="{width - 12}" height="{height - 12}" rx="11" '
        f'fill="none" stroke="#8b5e2f" stroke-dasharray="2 6" opacity=".7"/>'
    )


SCENERY: Final = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="22" fill="#e4c690"/>'
    + _street()
    + _ends()
    + "".join(_front(building) for building in range(t.BUILDINGS))
    + _plank()
)

SACK: Final = (
    f'<g transform="translate({BAG[0]} {BAG[1]}) scale(1.2)">'
    f'<ellipse cy="50" rx="44" ry="9" fill="{INK}" opacity=".25"/>'
    f'<path d="M-20-40C-30-34-46-2-44 24-42 50 42 50 44 24 46-2 30-34 20-40Z" fill="url(#meeples-sack)" {EDGE}/>'
    f'<path d="M-24-50C-14-56 14-56 24-50L20-38H-20Z" fill="#c9a06a" {EDGE}/>'
    f'<path d="M-22-40H22" stroke="#8a3b22" stroke-width="6" stroke-linecap="round"/></g>'
)


def board_name(building: int, words: str, short: str) -> str:
    """The name of a building on its board, squeezed where it is long; on a phone, a larger and shorter one."""
    x = centre(building)
    squeeze = ' textLength="136" lengthAdjust="spacingAndGlyphs"' if len(words) > 11 else ""
    return text(x, level(building, 27) + 8, 22, words, INK, f'font-weight="700"{squeeze}', "sans wide") + text(
        x, level(building, 18) + 12, NARROW, short, INK, f'font-weight="700" {narrow(short, 148)}', "sans narrow"
    )


def house_name(x: int, y: int, words: str) -> str:
    """The name of a house at an end of the street, smaller and larger."""
    squeeze = ' textLength="122" lengthAdjust="spacingAndGlyphs"' if len(words) > 10 else ""
    return text(x, y + 31, 25, words, INK, squeeze, "serif wide") + text(
        x, y + 33, NARROW, words, INK, narrow(words, 138), "serif narrow"
    )


def narrow(words: str, room: int) -> str:
    """Hidden but on a phone, and squeezed into its room."""
    squeeze = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(words) * NARROW * 0.58 > room else ""
    return f'display="none"{squeeze}'
