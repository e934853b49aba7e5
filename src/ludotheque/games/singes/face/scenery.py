"""Ruins under two moons: the sky, the stone of the tiles, carved tokens, masks and dice, drawn once."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from ludotheque.drawing.svg import glow, slope, stops
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.material import cell_column, cell_row

WIDTH: Final = 1000
HEIGHT: Final = 800
SKY: Final = 606  # where the map ends and the panels below it begin
TALL: Final = 1180  # the height of the form for phones: there the panels stand in storeys
SIDE: Final = 40  # of a square, in the units of the world
TILE: Final = 7 * SIDE

INK: Final = "#e9e4d4"
DIM: Final = "#a9b0bd"
NIGHT: Final = "#0d1220"
AMBER: Final = "#f2b24a"
GLOW: Final = "#6fe3d6"
BOLD: Final = 'font-weight="700"'

# Rim and light of each back, in the order W C K Z G L.
BACK_COLOURS: Final = ("#7ea6d8", "#b48be0", "#e8bd4f", "#e08f55", "#e06a6a", "#74c588")
BACK_NAMES: Final = "WCKZGL"
PAWN_COLOURS: Final = ("#d8483e", "#4a86e0", "#3fa35a", "#e8c33c", "#4b4f5c", "#f3efe4")
PAWN_SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
PAWN_LETTERS: Final = "ABCDEF"
DIE_COLOURS: Final = ("#f3efe4", "#d8483e", "#f0c93a")

# Floor and mortar of the tiles, by turns: slate, moss, sand, rust, lagoon.
STONES: Final = (
    ("#7c8797", "#5a6474"),
    ("#7d8d72", "#5a6a53"),
    ("#9a8d72", "#736850"),
    ("#94796c", "#6e574d"),
    ("#6d8c92", "#4e686e"),
)

# Icons in a box from -12 to 12, drawn with the ink of their token.
ICONS: Final = {
    "W": '<path d="M-9-9 5 5M9-9-5 5"/><path d="m2 8 6-6M-2 8-8 2M6 6l4 4M-6 6l-4 4"/>',
    "C": '<circle cy="-4" r="5"/><path d="M-9 10C-8 2 8 2 9 10"/>',
    "K": '<circle cx="-4" cy="-4" r="4.5"/><path d="M-1-1 9 9M5 5l3-3M8 8l2-2"/>',
    "Z": '<path d="M-7 9C-11 0-8-9 0-9S11 0 7 9C3 12-3 12-7 9Z"/><circle cx="-10" cy="-2" r="3"/>'
    '<circle cx="10" cy="-2" r="3"/><path d="M-4-2h.1M4-2h.1M-3 5C-1 7 1 7 3 5"/>',
    "G": '<path d="M-9 10C-12-1-7-11 0-11S12-1 9 10C4 12-4 12-9 10Z"/><path d="M-8-2C-4-6 4-6 8-2M-4 0h.1M4 0h.1'
    'M-5 7h10M-2 3h4"/>',
    "L": '<path d="M0 0C-9-3-6-11 0-6 6-11 9-3 0 0ZM0 0C3-9 11-6 6 0 11 6 3 9 0 0ZM0 0C9 3 6 11 0 6-6 11-9 3 0 0Z'
    'M0 0C-3 9-11 6-6 0-11-6-3-9 0 0Z"/>',
    "revolver": '<path d="M-11-5H10v4H1v3H-3l-2 8h-5l2-9h-3Z"/><path d="M-3 2v4h3"/>',
    "axe": '<path d="M-8 10 5-8"/><path d="M0-11C7-12 12-6 10 1 7-3 4-4 0-3Z" fill="currentColor"/>',
    "rapier": '<path d="M-10 10 9-11M-8 3l6 6M-11 7l5 5"/>',
    "dagger": '<path d="M-9 9l5-5M-7 1l7 7M-2 4 9-10 2 6" />',
    "spear": '<path d="M-10 11 5-5"/><path d="M3-7 11-12 7-3Z" fill="currentColor"/>',
    "club": '<path d="M-9 10-2 2"/><path d="M-3 1C-3-7 5-13 10-10S8 3 1 4Z" fill="currentColor"/>',
    "helmet": '<path d="M-10 6C-11-5-6-11 0-11S11-5 10 6H3V-1H-3V6Z"/><path d="M0-11V-4"/>',
    "patrol": '<path d="M-11 9C-10 1-2 1-1 9M1 9C2 1 10 1 11 9"/><circle cx="-6" cy="-2" r="3.4"/>'
    '<circle cx="6" cy="-2" '
    'r="3.4"/><path d="M0-12v6"/>',
    "ambush": '<path d="M-11 6C-6-4 6-4 11 6C6 11-6 11-11 6Z"/><circle cy="4" r="3"/>'
    '<path d="M-8-6l-3-4M0-8v-4M8-6l3-4"/>',
    "helper": '<circle cy="-5" r="5"/><path d="M-8 11C-7 1 7 1 8 11"/><path d="M7-9l4 3-4 3"/>',
    "guide": '<circle cy="-5" r="5"/><path d="M-8 11C-7 1 7 1 8 11"/><path d="M-11-9l2 3-2 3M11-9 9-6l2 3"/>',
    "chief": '<path d="M-9 8C-11-3-6-9 0-9S11-3 9 8C4 11-4 11-9 8Z"/>'
    '<path d="M-7-9-9-13l5 2L0-13l4 2 5-2-2 4M-4 0h.1M4 0h.1'
    'M-4 6h8"/>',
    "die": '<rect x="-9" y="-9" width="18" height="18" rx="4"/><path d="M-4-4h.1M4-4h.1M0 0h.1M-4 4h.1M4 4h.1"/>',
    "kill": '<path d="M-8-1C-8-8-4-11 0-11S8-8 8-1C8 3 5 4 5 7V10H-5V7C-5 4-8 3-8-1Z"/>'
    '<path d="M-3-2h.1M3-2h.1M0 10V6"/>',
    "move": '<path d="M0-11V11M-11 0H11M-3-8 0-11 3-8M-3 8 0 11 3 8M-8-3-11 0-8 3M8-3 11 0 8 3"/>',
    "thief": ""
    '<path d="M-7 11V0C-7-3-4-3-4 0V-8C-4-11-1-11-1-8V-2-10C-1-13 3-13 3-10V-2-8C3-11 7-11 7-8V4C7 8 5 11 3 11Z"/>',
    "compass": '<circle r="10.5"/><path d="M-4 4 5-6 3 3-6 7Z" fill="currentColor"/>',
    "trap": '<path d="M-11 7 0-9 11 7Z"/><path d="M-6 7-3 2 0 7 3 2 6 7"/>',
    "digit": "",
    "joker": "",
    "key": '<circle cy="-5" r="5"/><path d="M0 0V11M0 6h4M0 10h4"/>',
}


def _icons() -> str:
    return "".join(f'<g id="singes-{name}">{body}</g>' for name, body in ICONS.items())


def _disc(name: str, rim: str) -> str:
    """A carved stone disc: shadow, rim, worn face."""
    return (
        f'<g id="singes-disc-{name}"><ellipse cx="1.5" cy="3" rx="16" ry="15" fill="#05070d" opacity=".55"/>'
        f'<circle r="15.5" fill="{rim}"/><circle r="15.5" fill="url(#singes-worn)"/>'
        f'<circle r="12.6" fill="#1d2433"/><circle r="12.6" fill="url(#singes-cut)"/></g>'
    )


def _backs() -> str:
    parts = []
    for name, colour in zip(BACK_NAMES, BACK_COLOURS, strict=True):
        parts.append(_disc(name, colour))
        parts.append(
            f'<g id="singes-back-{name}"><use href="#singes-disc-{name}"/><g fill="none" stroke="{colour}" '
            'stroke-width="2" '
            f'stroke-linecap="round" stroke-linejoin="round" transform="scale(.78)"><use '
            f'href="#singes-{name}"/></g></g>'
        )
    return "".join(parts)


MASK: Final = (
    '<g id="singes-mask"><path d="M0-19C9-19 14-13 14-5 14 6 8 17 0 19-8 17-14 6-14-5-14-13-9-19 0-19Z"/></g>'
    '<g id="singes-features" fill="none" stroke-width="2" stroke-linecap="round"><path '
    'd="M-9-1C-7-5-3-5-2-1M2-1C3-5 7-5 9-1'
    'M-5 9C-2 12 2 12 5 9M0 1V5"/></g>'
)

DEFS: Final = (
    f'<clipPath id="singes-window"><rect width="{WIDTH}" height="{SKY}"/></clipPath>'
    + slope("singes-sky", stops(((0, "#1a2544"), (0.55, "#141b31"), (1, "#0b0f1b"))))
    + slope("singes-dawn", stops(((0, "#31406e"), (0.55, "#b8694e"), (1, "#f6c267")), (0.2, 0.45, 0.85)))
    + slope("singes-night", stops(((0, "#02030a"), (1, "#1a0b20")), (0.6, 0.38)))
    + slope("singes-slab", stops(((0, "#2a3247"), (0.06, "#1f2638"), (1, "#151a28"))))
    + glow("singes-moon", stops(((0, "#fff7df"), (0.7, "#f0dcae"), (1, "#c9ac74"))), 0.4, 0.36, 0.7)
    + glow("singes-moon-two", stops(((0, "#ffd9c2"), (0.7, "#d99878"), (1, "#96593f"))), 0.4, 0.36, 0.7)
    + glow("singes-halo", stops(((0, "#ffeec4"), (1, "#ffeec4")), (0.34, 0)))
    + glow("singes-fog", stops(((0, "#5f86a8"), (1, "#5f86a8")), (0.28, 0)))
    + glow("singes-lit", stops(((0, "#d8fff8"), (0.45, GLOW), (1, GLOW)), (1, 0.75, 0)))
    + glow("singes-amber", stops(((0, "#fff0c2"), (0.5, AMBER), (1, AMBER)), (1, 0.6, 0)))
    + glow("singes-worn", stops(((0, "#fff"), (0.6, "#fff"), (1, "#000")), (0.4, 0, 0.35)), 0.35, 0.3, 0.9)
    + glow("singes-cut", stops(((0, "#4b5670"), (1, "#10141f")), (0.85, 0.5)), 0.4, 0.35, 0.8)
    + "".join(
        slope(f"singes-floor-{i}", stops(((0, light), (1, dark))), 1, 1) for i, (light, dark) in enumerate(STONES)
    )
    + slope("singes-rock", stops(((0, "#39425a"), (1, "#222a3c"))), 1, 1)
    + _icons()
    + _backs()
    + MASK
)

_TALL = ".singes.tall"

# The world stands where the reader has put it (--pan-*), else where the camera looks: near, or all of it (--a*).
STYLE: Final = (
    "<style>"
    ".singes .world{--k:var(--nk);--wx:var(--nx);--wy:var(--ny)}"
    ".singes .world{transform:translate(var(--pan-x,var(--wx)),var(--pan-y,var(--wy))) scale(var(--pan-k,var(--k)));"
    "transition:transform .8s cubic-bezier(.4,0,.2,1)}"
    f"{_TALL} .world{{--k:var(--tk);--wx:var(--tx);--wy:var(--ty)}}"
    "[style*='--pan-k'] .world{transition:none}"
    ".singes:has(.atlas:is(:hover,:focus)) .world{transform:translate(var(--ax),var(--ay)) scale(var(--a))}"
    ".singes .atlas{cursor:zoom-out;outline:none}.singes .atlas:focus-visible rect{stroke:#fff}"
    f".singes .lone{{display:none}}{_TALL} .lone{{display:inline}}{_TALL} .wide{{display:none}}"
    f".singes .chunk{{transform:var(--w);transition:transform .3s}}{_TALL} .chunk{{transform:var(--t)}}"
    f".singes .called{{font-size:var(--wf)}}{_TALL} .called{{font-size:var(--tf)}}"
    f"{_TALL} .slab{{height:{TALL - SKY}px}}"
    f".singes .counts{{font-size:clamp(13px,calc(15px/var(--pan-k,var(--k))),25px)}}"
    f"{_TALL} .counts{{font-size:clamp(13px,calc(29px/var(--pan-k,var(--k))),25px)}}"
    ".singes .turn{transition:transform .6s cubic-bezier(.4,0,.2,1)}"
    ".singes .fresh{animation:singes-slide .7s cubic-bezier(.2,.7,.3,1)}"
    ".singes .flip{animation:singes-flip .5s ease-out}"
    ".singes .tumble{animation:singes-tumble .6s cubic-bezier(.2,.8,.3,1)}"
    ".singes:has(.ghosts) .fresh{opacity:.08}"
    ".singes .dawn{animation:singes-dawn 1.6s ease-out}"
    ".singes .live{animation:singes-breathe 2.6s ease-in-out 3}"
    ".singes .eye{cursor:pointer;outline:none}.singes .eye:is(:hover,:focus-visible) circle{stroke:#fff}"
    ".singes .spot{stroke-width:2;vector-effect:non-scaling-stroke}"
    ".singes .spot:is(.legal,.lit){stroke:#ffd27a;fill:#ffd27a;fill-opacity:.16}"
    ".singes .many .spot.legal{vector-effect:none;stroke-width:1.4;fill-opacity:.05}"
    ".singes .spot:is(.legal:hover,.legal:focus-visible,.picked,.chosen)"
    "{stroke:#fff;stroke-width:3;fill:#ffd27a;fill-opacity:.4}"
    ".singes .spot.spot.lit{stroke:#fff;stroke-width:3;fill:#ffd27a;fill-opacity:.22}"
    "@keyframes singes-slide{from{opacity:0;transform:translateY(-90px) rotate(-40deg)}}"
    "@keyframes singes-flip{from{transform:scaleX(-1)}50%{transform:scaleX(.05)}}"
    "@keyframes singes-dawn{from{opacity:0}}"
    "@keyframes singes-breathe{50%{opacity:.55}}"
    "@keyframes singes-tumble{from{transform:translateY(-60px) rotate(-340deg) scale(.7)}"
    "60%{transform:translateY(4px) rotate(12deg)}}"
    "@media (prefers-reduced-motion:reduce){.singes :is(.world,.turn,.chunk){transition:none}"
    ".singes :is(.fresh,.flip,.live,.tumble,.dawn){animation:none}}"
    "</style>"
)


def chunk(wide: tuple[float, float, float], tall: tuple[float, float, float], body: str, more: str = "") -> str:
    """A part with its place and size in the wide form and in the tall one."""
    x, y, size = (round(number, 2) for number in wide)
    u, v, grown = (round(number, 2) for number in tall)
    return (
        f'<g class="chunk" transform="translate({x} {y}) scale({size})" '
        f'style="--w:translate({x}px,{y}px) scale({size});--t:translate({u}px,{v}px) scale({grown})" {more}>{body}</g>'
    )


def _stars() -> str:
    rng = Random(2001)
    dots = [
        f'<circle cx="{rng.randrange(1000)}" cy="{rng.randrange(560)}" r="{rng.choice((0.8, 1, 1.4))}" '
        f'opacity="{rng.choice((0.35, 0.5, 0.8))}"/>'
        for _ in range(90)
    ]
    return f'<g fill="#dfe8ff">{"".join(dots)}</g>'


def _ruins() -> str:
    """Broken columns and a fallen statue's crown along the horizon."""
    return (
        '<path d="M0 606V520l30-6 6-40 16 4 4 44 44 4 10-70 18-6 10 76 60 8 20-30 26 34 90 6 8-24 24 2 6 24 120 '
        "4 16-54 "
        "10-26 12 26 8-34 12 34 10-30 10 34 14-26 6 36 12 30 90 2 12-40 20-2 4 44 60-4 18-86 16-4 4 88 50-6 30 8 "
        "20-50 16 "
        '4 8 46 34-8L1000 524V606Z" fill="#0a0e19" opacity=".85"/>'
    )


HEAVEN: Final = (
    f'<rect width="{WIDTH}" height="{SKY}" fill="url(#singes-sky)"/>'
    + _stars()
    + '<circle cx="858" cy="104" r="150" fill="url(#singes-halo)"/><circle cx="858" cy="104" r="52" '
    'fill="url(#singes-moon)"/>'
    '<g fill="#b89a63" opacity=".35"><circle cx="842" cy="92" r="9"/><circle cx="872" cy="118" r="12"/><circle '
    'cx="866" '
    'cy="84" r="5"/></g>'
    '<circle cx="742" cy="62" r="24" fill="url(#singes-moon-two)"/>'
)
RUINS: Final = _ruins() + f'<ellipse cx="500" cy="{SKY - 30}" rx="620" ry="120" fill="url(#singes-fog)"/>'

DAWN: Final = f'<rect class="still dawn" width="{WIDTH}" height="{SKY}" fill="url(#singes-dawn)"/>'
NIGHTFALL: Final = f'<rect class="still dawn" width="{WIDTH}" height="{SKY}" fill="url(#singes-night)"/>'
RAYS: Final = '<circle r="170" fill="url(#singes-amber)" opacity=".55"/>' + "".join(
    f'<path d="M-7-30 0-230 7-30Z" fill="#ffe6a6" opacity=".32" transform="rotate({30 * ray})"/>' for ray in range(12)
)

FRAME: Final = (
    f'<rect class="slab" y="{SKY}" width="{WIDTH}" height="{HEIGHT - SKY}" fill="url(#singes-slab)"/>'
    f'<path d="M0 {SKY}H{WIDTH}" stroke="#6d7a96" stroke-width="2"/>'
    f'<path class="wide" d="M226 {SKY + 14}V{HEIGHT - 14}M786 {SKY + 14}V{HEIGHT - 14}" stroke="#3a445e" '
    'stroke-width="2"/>'
)


@lru_cache(maxsize=64)
def ground(tile: int, cells: tuple[int, ...]) -> str:
    """A tile as printed: rock, flagstones, and a worn circle on every mark."""
    floor = []
    seams = []
    worn = []
    for cell in range(t.CELLS):
        code = cells[cell]
        if code == t.WALL:
            continue
        x, y = cell_column(cell) * SIDE, cell_row(cell) * SIDE
        floor.append(f"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
        seams.append(f"M{x + 2} {y + SIDE - 1}h{SIDE - 4}M{x + SIDE - 1} {y + 2}v{SIDE - 4}")
        if t.MARK_W <= code <= t.MARK_L:
            worn.append(f'<circle cx="{x + 20}" cy="{y + 20}" r="15" stroke="{BACK_COLOURS[code - t.MARK_W]}"/>')
        elif code == t.DOOR:
            worn.append(
                f'<rect x="{x + 3}" y="{y + 3}" width="34" height="34" rx="5" fill="#3a2a12" stroke="{AMBER}"/>'
            )
    stone = tile % len(STONES)
    rng = Random(tile)
    cracks = "".join(
        f"M{rng.randrange(20, 250)} {rng.randrange(20, 250)}l{rng.randrange(-16, 16)} {rng.randrange(4, 18)}"
        f"l{rng.randrange(-10, 10)} {rng.randrange(2, 12)}"
        for _ in range(9)
    )
    moss = "".join(
        f'<ellipse cx="{rng.randrange(16, 264)}" cy="{rng.randrange(16, 264)}" rx="{rng.randrange(8, 22)}" '
        f'ry="{rng.randrange(5, 12)}"/>'
        for _ in range(7)
    )
    rubble = "".join(f"M{rng.randrange(14, 262)} {rng.randrange(14, 262)}l7-4 6 5-3 6-8 1Z" for _ in range(10))
    path = "".join(floor)
    return (
        f'<rect x="1" y="1" width="{TILE - 2}" height="{TILE - 2}" rx="9" fill="url(#singes-rock)" stroke="#525d79" '
        f'stroke-width="2"/><path d="{cracks}" fill="none" stroke="#161c2a" stroke-width="2" opacity=".8"/>'
        f'<g fill="#4f6b4a" opacity=".3">{moss}</g><path d="{rubble}" fill="#465069" stroke="#1a2030"/>'
        f'<path d="{path}" fill="none" stroke="#0c101b" stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="url(#singes-floor-{stone})"/>'
        f'<path d="{"".join(seams)}" stroke="#1c2230" stroke-width="1.4" opacity=".38" fill="none"/>'
        f'<g fill="none" stroke-width="2" opacity=".5">{"".join(worn)}</g>'
    )


CRASH: Final = (
    '<g class="still"><circle r="19" fill="#20232d"/><circle r="19" fill="none" stroke="#ffb36b" stroke-width="1.5" '
    'stroke-dasharray="5 4"/><path d="M-10 9C-9-6-2-14 6-13 9-5 4 6-5 12Z" fill="#cfd6e2" stroke="#161b28" '
    'stroke-width="1.5"/>'
    '<circle cx="1" cy="-4" r="3" fill="#3d6fb0"/><path d="M-10 9l-5 6 8-2Z" fill="#ff9a4a"/></g>'
)


def portal(state: str, side: int) -> str:
    """The arch of a portal: live and glowing, open, blocked or idle; it looks to a side of the map."""
    turn = 90 * side
    if state == "live":
        return (
            f'<g transform="rotate({turn})"><circle class="live" r="24" fill="url(#singes-lit)"/>'
            f'<path d="M-13 10V-6a13 13 0 0 1 26 0V10" fill="none" stroke="{GLOW}" stroke-width="4"/></g>'
        )
    if state == "blocked":
        return (
            f'<g transform="rotate({turn})"><path d="M-13 10V-6a13 13 0 0 1 26 0V10" fill="none" stroke="#5a5f6d" '
            'stroke-width="3"/><path d="M-12-18 12-8M12-18-12-8" stroke="#c76b5a" stroke-width="3"/></g>'
        )
    colour = "#b9c9c4" if state == "open" else "#5a5f6d"
    return (
        f'<path transform="rotate({turn})" d="M-13 10V-6a13 13 0 0 1 26 0V10" fill="none" stroke="{colour}" '
        'stroke-width="2.5" opacity=".8"/>'
    )


@lru_cache(maxsize=128)
def token(icon: str, colour: str, label: str) -> str:
    """The face of a token: its icon and a number, on a disc with the rim of its back."""
    words = ""
    body = f'<use href="#singes-{icon}"/>'
    if icon in ("digit", "joker"):
        body = f'<text y="8" font-size="24" font-weight="700" text-anchor="middle" fill="{INK}" stroke="none">'
        body += f"{label}</text>"
    elif label:
        words = (
            f'<g transform="translate(10 9)"><circle r="10" fill="{colour}" stroke="#10141f"/><text dy=".36em" '
            f'font-size="{13.5 if len(label) < 3 else 10.5}" '
            f'font-weight="700" text-anchor="middle" fill="#10141f">{label}</text></g>'
        )
    return (
        f'<ellipse cx="1.5" cy="3" rx="17" ry="16" fill="#05070d" opacity=".5"/><circle r="16.5" fill="{colour}"/>'
        '<circle r="16.5" fill="url(#singes-worn)"/><circle r="13.8" fill="#222a3c"/>'
        f'<g fill="none" stroke="{INK}" color="{INK}" stroke-width="1.8" stroke-linecap="round" '
        'stroke-linejoin="round" '
        f'transform="scale(.86)">{body}</g>{words}'
    )


@lru_cache(maxsize=128)
def ape(icon: str, colour: str, strength: int) -> str:
    """An ape that was turned up: its strength is what one reads first."""
    return (
        f'<ellipse cx="1.5" cy="3" rx="18" ry="17" fill="#05070d" opacity=".6"/><circle r="17.5" fill="{colour}"/>'
        '<circle r="17.5" fill="url(#singes-worn)"/><circle r="14.6" fill="#2b1a18"/>'
        f'<g fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round" transform="translate(0 -2) '
        'scale(.8)">'
        f'<use href="#singes-{icon}"/></g><g transform="translate(9 9)">'
        f'<circle r="11" fill="{INK}" stroke="#10141f"/>'
        f'<text y="5.9" font-size="16.5" font-weight="700" text-anchor="middle" fill="#10141f">{strength}</text></g>'
    )


@lru_cache(maxsize=16)
def mask(side: int) -> str:
    """A pawn: a mask in the colour of its player, with the letter on its brow."""
    colour = PAWN_COLOURS[side]
    ink = "#161b28" if side in (3, 5) else "#fff"
    edge = "#f3efe4" if side == 4 else "#10141f"
    return (
        '<ellipse cx="2" cy="18" rx="13" ry="5" fill="#05070d" opacity=".55"/>'
        f'<use href="#singes-mask" fill="{colour}" stroke="{edge}" stroke-width="2"/><use href="#singes-features" '
        f'stroke="{ink}"/>'
        f'<text y="-5.500" font-size="16" font-weight="700" text-anchor="middle" fill="{ink}">'
        f"{PAWN_LETTERS[side]}</text>"
    )


LOCK: Final = (
    '<g fill="none" stroke="#a9b0bd" stroke-width="3"><path d="M-6-2V-7a6 6 0 0 1 12 0V-2"/>'
    '<rect x="-10" y="-2" width="20" height="15" rx="3" fill="#a9b0bd"/></g>'
)

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=64)
def die(colour: int, face: int, is_open: bool, is_offered: bool = False) -> str:
    """A die of 52; its pips are faint until it is rolled, less so where it may be; one that is not owned is locked."""
    fill = DIE_COLOURS[colour]
    ink = "#fff" if colour == 1 else "#161b28"
    body = (
        f'<rect x="-26" y="-26" width="52" height="52" rx="11" fill="{fill}" stroke="#0a0d16" stroke-width="2"/>'
        '<rect x="-26" y="-26" width="52" height="52" rx="11" fill="url(#singes-worn)" opacity=".55"/>'
    )
    if not is_open:
        return f'<g opacity=".3">{body}</g>{LOCK}'
    if face == 0 or face in PIPS:
        pips = "".join(f'<circle cx="{13 * x}" cy="{13 * y}" r="5"/>' for x, y in PIPS[face or 5])
        body += f'<g fill="{ink}" opacity="{1 if face else 0.4 if is_offered else 0.16}">{pips}</g>'
    else:
        body += f'<text y="10" font-size="28" font-weight="700" text-anchor="middle" fill="{ink}">{face}</text>'
    return f'<g class="tumble">{body}</g>' if face else body
