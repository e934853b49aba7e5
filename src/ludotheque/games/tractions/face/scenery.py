"""The quarter that never changes during a game: roofs, wet streets, lamps and neon, drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.drawing.svg import escape, glow, slope, stops
from ludotheque.games.tractions.face.colours import HATS, NEONS, SIGNS
from ludotheque.games.tractions.face.layout import ACROSS, DOWN, GATES, PHONE, SCALE, SHIFT, WINDOW, WORLD, centre
from ludotheque.games.tractions.face.names import BOX, COLUMNS, NAMES, ROWS, house_number, is_street
from ludotheque.games.tractions.rules import terms as t

KIND_CLASSES: Final = ("street", "hotel", "base", "cafe", "bank")

# The sign on a hat: a form for each gang, so that it tells what the colour does.
RIBBONS: Final = (
    '<circle r="9.400"/>',
    '<rect x="-8.600" y="-8.600" width="17.200" height="17.200" rx="1.500"/>',
    '<path d="M0-12.500 11.500 8H-11.500Z"/>',
    '<path d="M0-12 12 0 0 12-12 0Z"/>',
    '<path d="m0-12.500 3.900 7.600 8.400 1.300-6 6 1.300 8.500L0 7l-7.600 3.900 1.300-8.500-6-6 8.400-1.300Z"/>',
    '<path d="M-5.800-10H5.800L11.600 0 5.800 10H-5.800L-11.600 0Z"/>',
)

STYLE: Final = (
    "<style>"
    ".tractions .night{fill:url(#tr-night)}"
    ".tractions .roof{fill:#10151f;stroke:#232b3a;stroke-width:1.500}"
    ".tractions .ridge{stroke:#1d2431;stroke-width:1.200;fill:none}"
    ".tractions .pane{fill:#ffd98a;opacity:.5}"
    ".tractions .road{stroke:#05070c;stroke-width:40;stroke-linecap:round;fill:none}"
    ".tractions .wet{stroke:#262d3b;stroke-width:33;stroke-linecap:round;fill:none}"
    ".tractions .shine{stroke:#66758f;stroke-width:1.600;stroke-linecap:round;fill:none;stroke-dasharray:3 12;"
    "opacity:.8}"
    ".tractions .street{fill:#161c27;stroke:#6a7690;stroke-width:1.800}"
    ".tractions .hotel{fill:#2b1020;stroke:#ff7db1;stroke-width:2.600}"
    ".tractions .cafe{fill:#2d1a06;stroke:#ffb347;stroke-width:3.200}"
    ".tractions .bank{fill:#1c2b26;stroke:#a9e0c7;stroke-width:2.800}"
    ".tractions .base{fill:#12161f;stroke-width:3.600}"
    ".tractions .shut{fill:#0c0f15;stroke:#5a6070;stroke-width:2;stroke-dasharray:5 5}"
    ".tractions .name{fill:#f0ebdb;font-weight:600}"
    ".tractions .dim{fill:#b4bccd}"
    ".tractions .sign{paint-order:stroke;stroke:#0a0d13;stroke-width:4.500px;stroke-linejoin:round}"
    ".tractions .house{fill:#8b96ad}"
    ".tractions .kerb{fill:#7c879d;letter-spacing:1.500px;font-style:italic}"
    ".tractions .desk{fill:#171310}"
    ".tractions .index{fill:#efe6cf;stroke:#b9a77c}"
    ".tractions .typed{fill:#2a2117;font-family:'Courier Prime',Courier,monospace}"
    ".tractions .coin{fill:#ffe08a;stroke:#5d4300;stroke-width:1}"
    ".tractions .lead{stroke:#ffd98a;stroke-width:2.200;stroke-dasharray:7 5;fill:none}"
    ".tractions .narrow{display:none}"
    ".tractions .fight{fill:none;stroke:#ff4f3d;stroke-width:3.400}"
    f".tractions .world{{transform:translate(var(--pan-x,{SHIFT[0]:.1f}px),var(--pan-y,{SHIFT[1]:.1f}px)) "
    f"scale(var(--pan-k,{SCALE}))}}"
    ".tractions .ledger{cursor:help;outline:none}"
    ".tractions .ledger .leaf{visibility:hidden}"
    ".tractions .ledger:is(:hover,:focus) .leaf{visibility:visible}"
    ".tractions .eye{display:none;cursor:pointer}"
    "[style*='--pan-k'] .tractions .eye.whole{display:inline}"
    f"{PHONE}{{"
    ".table:has(.tractions){--board-height:96vw}"
    ".drawing .tractions .wide{display:none}"
    ".drawing .tractions .narrow{display:inline}"
    ".drawing .tractions .window{transform:translate(0,-136px) scale(1.189)}"
    ".drawing .tractions :is(.leaf,.page){transform:translate(0,-136px) scale(1.189)}"
    ".drawing .tractions .world{transform:translate(var(--pan-x,var(--x0)),var(--pan-y,var(--y0))) "
    "scale(var(--pan-k,var(--k0)));transition:transform .5s}"
    ".drawing .tractions .near .eye.far{display:inline}"
    "[style*='--pan-k'] .tractions .world{transition:none}"
    ".drawing .tractions .stage{transform:translate(3px,5px) scale(1.7)}"
    "[style*='--pan-k'] .tractions .stage{display:none}"
    ".drawing .tractions .hand{transform:translate(4px,627px) scale(1.505)}"
    ".drawing .tractions .hand .spot{stroke-width:4}"
    ".drawing .tractions .fan{translate:0 14px}"
    ".drawing .tractions .kit{translate:0 32px}"
    "}"
    "@media (prefers-reduced-motion:reduce){.tractions .world{transition:none}}"
    "</style>"
)
DEFS: Final = (
    STYLE
    + slope("tr-night", stops(((0, "#151c2a"), (0.6, "#0d1119"), (1, "#1b1522"))), 0.3, 1)
    + glow("tr-lamp", stops(((0, "#ffe9b0"), (0.35, "#ffe9b0"), (1, "#ffe9b0")), (0.5, 0.2, 0)))
    + glow("tr-pink", stops(((0, "#ff6fa8"), (1, "#ff6fa8")), (0.5, 0)))
    + glow("tr-amber", stops(((0, "#ffb347"), (1, "#ffb347")), (0.55, 0)))
    + glow("tr-green", stops(((0, "#9fd6bd"), (1, "#9fd6bd")), (0.36, 0)))
    + slope("tr-pool", stops(((0, "#ffe9b0"), (1, "#ffe9b0")), (0.3, 0)))
    + '<pattern id="tr-rain" width="46" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">'
    '<path d="M8 4v15M31 30v18M20 48v9" stroke="#b8c7e0" stroke-width=".9" opacity=".2"/></pattern>'
    f'<clipPath id="tr-window"><rect width="{WINDOW[0]}" height="{WINDOW[1]}" rx="14"/></clipPath>'
    + "".join(
        f'<g id="tr-hat-{number}"><ellipse cx="2" cy="3.500" rx="17" ry="15.600" fill="#000" opacity=".5"/>'
        f'<ellipse rx="17" ry="15.600" fill="{HATS[number]}" stroke="{SIGNS[number]}" stroke-width="1.800"/>'
        f'<g fill="{SIGNS[number]}">{RIBBONS[number]}</g></g>'
        for number in range(t.GANGS)
    )
)


@lru_cache(maxsize=8)
def quarter(closed: tuple[int, ...], bosses: tuple[str, ...], parking: str, about_parking: str) -> str:
    """Roofs, streets in the rain, their lamps, and what stands along them."""
    parts = [f'<rect class="night" width="{WORLD[0]}" height="{WORLD[1]}"/>', roofs()]
    for cls in ("road", "wet", "shine"):
        parts.append(f'<path class="{cls}" d="{roads()}"/>')
    parts += [lamps(), kerbs(), f'<rect width="{WORLD[0]}" height="{WORLD[1]}" fill="url(#tr-rain)"/>']
    for space in range(t.SPACES):
        parts.append(node(space, closed[space] == 1, bosses))
    for gate, (dx, dy) in zip(BOX.gates[:2], GATES, strict=False):
        x, y = centre(gate)
        parts.append(
            f'<g transform="translate({x + dx} {y + dy})"><title>{escape(about_parking)}</title>'
            '<rect x="-27" y="-12" width="54" height="24" rx="4" '
            'fill="#0b0d12" stroke="#8c97b0"/><text class="still dim" y="5.500" font-size="15" text-anchor="middle">'
            f"{escape(parking)}</text></g>"
        )
    return "".join(parts)


def roofs() -> str:
    """Blocks of houses between the streets, with a few windows that are still lit."""
    parts = []
    blocks = [(x, y, 220, 148) for x in ACROSS[:4] for y in (DOWN[0], DOWN[2])]
    blocks += [(x, y, 110, 74) for x in range(60, 940, 110) for y in (276, 350)]
    blocks += [(x, y, 220, 90) for x in ACROSS[:4] for y in (38, 572)]
    for number, (x, y, width, height) in enumerate(blocks):
        x, y, width, height = x + 25, y + 24, width - 50, height - 48
        parts.append(f'<rect class="roof" x="{x}" y="{y}" width="{width}" height="{height}" rx="3"/>')
        if height > 60:
            parts.append(f'<path class="ridge" d="M{x} {y}l30 34H{x + width - 30}l30-34M{x + 30} {y + 34}v{height}"/>')
            for i in range(9):
                if (number * 7 + i * 5) % 4 == 0:
                    parts.append(
                        f'<rect class="pane" x="{x + 44 + 13 * i}" y="{y + 56 + i % 2 * 18}" width="6" height="9"/>'
                    )
    return "".join(parts)


def lamps() -> str:
    """Gas lamps at the corners, and their light in the puddles below."""
    parts = []
    for x in ACROSS:
        for y in DOWN:
            parts.append(
                f'<ellipse cx="{x + 19}" cy="{y + 34}" rx="10" ry="36" fill="url(#tr-pool)"/>'
                f'<circle cx="{x + 24}" cy="{y - 24}" r="62" fill="url(#tr-lamp)"/>'
                f'<circle cx="{x + 24}" cy="{y - 24}" r="2.600" fill="#fff3cf"/>'
            )
    return "".join(parts)


def kerbs() -> str:
    """The names of the streets, small, along their kerbs."""
    parts = []
    for row, name in ROWS.items():
        if row != 4:
            y = 54 + 74 * row + (42 if row in (1, 5) else -32)
            parts.append(f'<text class="still kerb" x="404" y="{y}" font-size="14" text-anchor="middle">{name}</text>')
    for column in (2, 4, 6):
        parts.append(
            f'<text class="still kerb" font-size="14" text-anchor="middle" '
            f'transform="translate({94 + 110 * column} 498) rotate(90)">{escape(COLUMNS[column])}</text>'
        )
    return "".join(parts)


@lru_cache(maxsize=1)
def roads() -> str:
    parts = []
    for space in range(t.SPACES):
        for other in BOX.neighbours(space):
            if other > space:
                (x, y), (z, w) = centre(space), centre(other)
                parts.append(f"M{x} {y}L{z} {w}")
    return "".join(parts)


def node(space: int, is_shut: bool, bosses: tuple[str, ...]) -> str:
    """A place by its kind: a lit sign, a counter, a portico, a hideout."""
    x, y = centre(space)
    kind = BOX.kinds[space]
    cls = "shut" if is_shut else KIND_CLASSES[kind]
    if kind == t.STREET:
        number = house_number(space) if is_street(BOX.names[space]) else ""
        return (
            f'<circle class="street" cx="{x}" cy="{y}" r="20"/><text class="still house" x="{x}" y="{y + 5}" '
            f'font-size="14" text-anchor="middle">{number}</text>'
        )
    if kind == t.HOTEL:
        return hotel(space, x, y, is_shut)
    name = NAMES.get(BOX.names[space], "")
    if kind == t.CAFE:
        half = board_width(name, 18) / 2
        return (
            f'<circle cx="{x}" cy="{y}" r="92" fill="url(#tr-amber)"/><circle class="cafe" cx="{x}" cy="{y}" r="33"/>'
            f'<path d="M{x - 12} {y + 8}h20v-9h-20zm20-7h5v5h-5m-23 7h28" fill="none" stroke="#ffb347" opacity=".55" '
            f'stroke-width="2"/>{board(name, min(max(x, 22 + half), 978 - half), y - 46, 18, "#ffb347", "#ffd08a")}'
        )
    if kind == t.BANK:
        columns = "".join(f"M{x + dx} {y - 18}v52" for dx in (-40, -20, 0, 20, 40))
        return (
            f'<circle cx="{x}" cy="{y}" r="96" fill="url(#tr-green)"/>'
            f'<path class="bank" d="M{x - 54} {y - 24}L{x} {y - 50}L{x + 54} {y - 24}V{y + 40}H{x - 54}Z"/>'
            f'<path d="{columns}" stroke="#a9e0c7" stroke-width="2" opacity=".28"/>'
            f"{board(name, x, y + 53, 17, '#a9e0c7', '#d6f2e5')}"
        )
    owner = BOX.owners[space]
    stroke = "" if is_shut else f' style="stroke:{NEONS[owner]}"'
    rect = f'<rect class="{cls}"{stroke} x="{x - 36}" y="{y - 30}" width="72" height="60" rx="8"/>'
    return rect if is_shut else rect + boss_board(x, y, bosses[owner], NEONS[owner])


def boss_board(x: int, y: int, name: str, colour: str) -> str:
    """The name of a boss beside his hideout in a corner, else between it and the crossing."""
    half = board_width(name, 16) / 2
    if 120 < x < 880:
        return board(name, x, y + (43 if y < 350 else -43), 16, colour, colour, False)
    return board(
        name, x + (64 + half if x < 120 else -64 - half), y + (-22 if y < 350 else 22), 16, colour, colour, False
    )


def board_width(name: str, size: int) -> float:
    return len(name) * size * 0.57 + 18


def board(name: str, x: float, y: float, size: int, edge: str, ink: str, is_serif: bool = True) -> str:
    """A name on a lit signboard, so that no street runs through it."""
    width = board_width(name, size)
    return (
        f'<rect x="{x - width / 2:.1f}" y="{y - size * 0.65:.1f}" width="{width:.1f}" height="{size * 1.3:.1f}" rx="4" '
        f'fill="#0a0d13" stroke="{edge}" stroke-opacity=".6"/><text class="still{" serif" if is_serif else ""}" '
        f'x="{x:.1f}" y="{y + size * 0.34:.1f}" font-size="{size}" font-weight="600" text-anchor="middle" fill="{ink}">'
        f"{escape(name)}</text>"
    )


def hotel(space: int, x: int, y: int, is_shut: bool) -> str:
    """A neon sign and a bed; a closed one bears a hat of an absent gang (R2)."""
    body = f'<rect class="{"shut" if is_shut else "hotel"}" x="{x - 21}" y="{y - 21}" width="42" height="42" rx="5"/>'
    number = BOX.names[space][1:].lstrip("0")
    if is_shut:
        absent = next((gang for gang in range(t.GANGS) if space in BOX.homes[2 * gang : 2 * gang + 2]), 0)
        return f'{body}<use href="#tr-hat-{absent}" transform="translate({x} {y}) scale(.8)" opacity=".35"/>'
    return (
        f'<circle cx="{x}" cy="{y}" r="54" fill="url(#tr-pink)"/>{body}'
        f'<path d="M{x - 14} {y - 7}v15M{x - 14} {y + 4}h28v4M{x - 9} {y - 1}h22v5" fill="none" stroke="#ff9cc4" '
        'stroke-width="2.200" opacity=".55"/>'
        f'<text class="still sign" x="{x + 30}" y="{y + 22}" font-size="15" fill="#ffc0da">{number}</text>'
    )
