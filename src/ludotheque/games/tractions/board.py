"""Le Gang des Traction-Avant on the wet pavement of Paris, 1946: lamps, neon, hats seen from above."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludotheque.core.agenda import question
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, glow, piece, scene, slope, stops
from ludotheque.games.tractions import terms as t
from ludotheque.games.tractions.material import CARD_NAMES, CODES
from ludotheque.games.tractions.notation import man_name
from ludotheque.games.tractions.view import PACT_SEEN, TractionsView
from ludotheque.games.tractions.words import BOX, NAMES, gang, place_name

WIDTH: Final = 1000
MAP: Final = 700
HEIGHT: Final = 890
COLOURS: Final = ("#f0524f", "#f3c846", "#57a6ff", "#23242b", "#45c486", "#b793ff")
LETTERS: Final = ("L", "N", "A", "D", "F", "B")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon")
RIM: Final = ("#7d1f1d", "#7a5d08", "#174a86", "#e9e6da", "#12633c", "#553091")
KIND_CLASSES: Final = ("street", "hotel", "base", "cafe", "bank")
RADII: Final = (17, 19, 27, 27, 30)
SHORT_CARDS: Final = ("card-traction", "card-colt", "card-esquive", "card-sten", "card-coup", "card-implantation")

# The signs of hats: each gang has its own ribbon, so that a letter and a form tell what the colour does.
RIBBONS: Final = (
    '<circle r="4.6"/>',
    '<rect x="-4.400" y="-4.400" width="8.800" height="8.800"/>',
    '<path d="M0-5.400 5.400 4.200H-5.400Z"/>',
    '<path d="M0-5.800 5.800 0 0 5.800-5.800 0Z"/>',
    '<path d="m0-6 1.800 3.700 4.100.600-3 2.900.700 4.100L0 3.400l-3.600 1.900.7-4.100-3-2.900 4.100-.600Z"/>',
    '<path d="M-2.900-5H2.900L5.800 0 2.900 5H-2.900L-5.800 0Z"/>',
)

STYLE: Final = (
    "<style>"
    ".tractions .night{fill:url(#tr-night)}"
    ".tractions .road{stroke:#05070c;stroke-width:30;stroke-linecap:round;fill:none}"
    ".tractions .wet{stroke:#2a3140;stroke-width:24;stroke-linecap:round;fill:none}"
    ".tractions .shine{stroke:#5d6b85;stroke-width:1.600;stroke-linecap:round;fill:none;stroke-dasharray:2 11;"
    "opacity:.8}"
    ".tractions .street{fill:#1a202c;stroke:#56627a;stroke-width:1.600}"
    ".tractions .hotel{fill:#2b1020;stroke:#ff6fa8;stroke-width:2.400}"
    ".tractions .cafe{fill:#2d1a06;stroke:#ffb347;stroke-width:3}"
    ".tractions .bank{fill:#1c2b26;stroke:#9fd6bd;stroke-width:2.600}"
    ".tractions .base{fill:#151922;stroke-width:3.400}"
    ".tractions .shut{fill:#0c0f15;stroke:#4a4f5c;stroke-dasharray:4 4}"
    ".tractions .name{fill:#e9e4d3;font-weight:600}"
    ".tractions .dim{fill:#aab3c5}"
    ".tractions .desk{fill:#171310}"
    ".tractions .index{fill:#efe6cf;stroke:#b9a77c}"
    ".tractions .typed{fill:#2a2117;font-family:'Courier Prime',Courier,monospace}"
    ".tractions .coin{fill:#ffe08a;stroke:#5d4300;stroke-width:.8}"
    "</style>"
)
DEFS: Final = (
    STYLE
    + slope("tr-night", stops(((0, "#141a26"), (0.6, "#0d1119"), (1, "#191420"))), 0.3, 1)
    + glow("tr-lamp", stops(((0, "#ffe9b0"), (1, "#ffe9b0")), (0.42, 0)))
    + glow("tr-pink", stops(((0, "#ff6fa8"), (1, "#ff6fa8")), (0.34, 0)))
    + glow("tr-amber", stops(((0, "#ffb347"), (1, "#ffb347")), (0.4, 0)))
    + glow("tr-green", stops(((0, "#9fd6bd"), (1, "#9fd6bd")), (0.24, 0)))
    + '<pattern id="tr-rain" width="46" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">'
    '<path d="M8 4v15M31 30v18M20 48v9" stroke="#b8c7e0" stroke-width=".9" opacity=".16"/></pattern>'
    + "".join(
        f'<g id="tr-hat-{number}"><ellipse cx="1.600" cy="2.800" rx="13.200" ry="12" fill="#000" opacity=".5"/>'
        f'<ellipse rx="13" ry="11.800" fill="{COLOURS[number]}" stroke="{RIM[number]}" stroke-width="1.500"/>'
        f'<ellipse cy="-.6" rx="9.200" ry="8.200" fill="{COLOURS[number]}" stroke="{RIM[number]}"/>'
        f'<g fill="{RIM[number]}" transform="translate(0 -.6) scale(1.400)">{RIBBONS[number]}</g></g>'
        for number in range(t.GANGS)
    )
)


def centre(space: int) -> tuple[int, int]:
    return BOX.xs[space], BOX.ys[space]


# The quarter that never changes during a game.


@lru_cache(maxsize=16)
def quarter(closed: tuple[int, ...], words: tuple[str, ...]) -> str:
    """Streets in the rain, their lamps, and what stands along them."""
    parts = [f'<rect class="night" width="{WIDTH}" height="{HEIGHT}"/>']
    for cls in ("road", "wet", "shine"):
        parts.append(f'<path class="{cls}" d="{roads()}"/>')
    for x in range(60, 960, 220):
        for y in (128, 276, 424, 572):
            parts.append(f'<circle cx="{x}" cy="{y}" r="66" fill="url(#tr-lamp)"/>')
    parts.append(f'<rect width="{WIDTH}" height="{MAP}" fill="url(#tr-rain)"/>')
    for space in range(t.SPACES):
        parts.append(node(space, closed[space] == 1))
    for space, (dx, dy) in {t_space: GATES[i] for i, t_space in enumerate(BOX.gates[:2])}.items():
        x, y = centre(space)
        parts.append(
            f'<g transform="translate({x + dx} {y + dy})"><rect x="-22" y="-9" width="44" height="18" rx="3" '
            'fill="#0b0d12" stroke="#7f8aa3"/><text class="still dim" y="4" font-size="10" text-anchor="middle">'
            f"{escape(words[0])}</text></g>"
        )
    parts.append(f'<rect class="desk" y="{MAP}" width="{WIDTH}" height="{HEIGHT - MAP}"/>')
    parts.append(f'<path d="M0 {MAP}H{WIDTH}" stroke="#c8402f" stroke-width="2.500" opacity=".7"/>')
    return "".join(parts)


GATES: Final = ((-40, 34), (40, -34))


def roads() -> str:
    parts = []
    for space in range(t.SPACES):
        for other in BOX.neighbours(space):
            if other > space:
                (x, y), (z, w) = centre(space), centre(other)
                parts.append(f"M{x} {y}L{z} {w}")
    return "".join(parts)


def node(space: int, is_shut: bool) -> str:
    """A place by its kind: a lit sign, a counter, a portico, a hideout."""
    x, y = centre(space)
    kind = BOX.kinds[space]
    cls = "shut" if is_shut else KIND_CLASSES[kind]
    if kind == t.STREET:
        return f'<circle class="street" cx="{x}" cy="{y}" r="15"/>'
    if kind == t.HOTEL:
        light = "" if is_shut else f'<circle cx="{x}" cy="{y}" r="46" fill="url(#tr-pink)"/>'
        return (
            f'{light}<rect class="{cls}" x="{x - 19}" y="{y - 19}" width="38" height="38" rx="5"/>'
            f'<text class="still dim" x="{x}" y="{y + 32}" font-size="10.500" text-anchor="middle">'
            f"{escape(place_name(space))}</text>"
        )
    if kind == t.CAFE:
        return (
            f'<circle cx="{x}" cy="{y}" r="80" fill="url(#tr-amber)"/><circle class="cafe" cx="{x}" cy="{y}" r="30"/>'
            f'<text class="still name serif" x="{x}" y="{y - 37}" font-size="14" text-anchor="middle" '
            f'fill="#ffd08a">{escape(NAMES.get(BOX.names[space], BOX.names[space]))}</text>'
        )
    if kind == t.BANK:
        return (
            f'<circle cx="{x}" cy="{y}" r="86" fill="url(#tr-green)"/>'
            f'<path class="bank" d="M{x - 52} {y - 26}L{x} {y - 50}L{x + 52} {y - 26}V{y + 40}H{x - 52}Z"/>'
            f'<path d="M{x - 40} {y - 22}V{y + 36}M{x - 20} {y - 22}V{y + 36}M{x} {y - 22}V{y + 36}M{x + 20} {y - 22}'
            f'V{y + 36}M{x + 40} {y - 22}V{y + 36}" stroke="#9fd6bd" stroke-width="1.600" opacity=".3"/>'
            f'<text class="still name serif" x="{x}" y="{y + 56}" font-size="12.500" text-anchor="middle">'
            f"{escape(NAMES.get(BOX.names[space], BOX.names[space]))}</text>"
        )
    owner = BOX.owners[space]
    colour = COLOURS[owner] if owner != t.DA else "#e9e6da"
    stroke = "" if is_shut else f' style="stroke:{colour}"'
    return (
        f'<rect class="{"shut" if is_shut else "base"}"{stroke} x="{x - 34}" y="{y - 28}" width="68" height="56" '
        f'rx="8"/><text class="still dim" x="{x}" y="{y + (42 if y < 350 else -33)}" font-size="12" '
        f'text-anchor="middle">{CODES[owner]}</text>'
    )


# What changes.


def draw(view: TractionsView, tongue: Tongue) -> str:
    """The quarter as the viewer may see it."""
    fixed = quarter(tuple(view.closed), (tongue(say("label-parking")),))
    parts = ['<g aria-hidden="true">', fixed, signs(view), van(view), "</g>"]
    parts += [spots(), hats(view), desk(view, tongue)]
    return scene("tractions", WIDTH, HEIGHT, tongue(say("name")), DEFS, "".join(parts))


def signs(view: TractionsView) -> str:
    """Loot on the pavement, the pot, protections."""
    parts = []
    for space in range(t.SPACES):
        if view.dropped[space]:
            x, y = centre(space)
            parts.append(coin(x + 14, y + 14, view.dropped[space]))
    if view.heist != t.NONE:
        x, y = centre(view.heist)
        parts.append(
            f'<rect x="{x - 60}" y="{y - 58}" width="120" height="104" rx="10" fill="none" stroke="#ffe08a" '
            'stroke-width="3" stroke-dasharray="9 6"/>'
        )
        if view.pot:
            parts.append(coin(x + 56, y - 54, view.pot))
    if view.target != t.NONE and view.group and question(view.agenda) not in (t.MOVING, t.GROUPING):
        x, y = centre(view.target)
        parts.append(f'<circle cx="{x}" cy="{y}" r="26" fill="none" stroke="#ff4f3d" stroke-width="3"/>')
    return "".join(parts)


def coin(x: float, y: float, sum: int) -> str:
    return (
        f'<g transform="translate({x} {y})"><circle class="coin" r="8.500"/><text class="still" y="3.200" '
        f'font-size="9" font-weight="700" text-anchor="middle" fill="#3b2a00">{sum}</text></g>'
    )


def van(view: TractionsView) -> str:
    if not view.agreed[t.VAN]:
        return ""
    if view.van_place == t.PARKING:
        x, y = centre(BOX.gates[0])
        x, y = x + GATES[0][0], y + GATES[0][1] + 18
    else:
        x, y = centre(view.van_place)
    body = (
        '<path d="M26-5 66-22V22L26 5Z" fill="#ffe9b0" opacity=".22"/>'
        '<rect x="-22" y="-11" width="46" height="22" rx="5" fill="#31435f" stroke="#d8dfec" stroke-width="1.500"/>'
        '<rect x="10" y="-8" width="9" height="16" rx="2" fill="#0c1017"/>'
        '<circle cx="24" cy="-6" r="2.500" fill="#ffe9b0"/><circle cx="24" cy="6" r="2.500" fill="#ffe9b0"/>'
    )
    return piece("van", x, y, body)


@lru_cache(maxsize=1)
def spots() -> str:
    """A place to click for every space."""
    parts = []
    for space in range(t.SPACES):
        x, y = centre(space)
        radius = RADII[BOX.kinds[space]]
        label = escape(place_name(space))
        parts.append(
            f'<circle id="space-{BOX.names[space]}" class="spot" cx="{x}" cy="{y}" r="{radius}" fill="transparent" '
            f'aria-label="{label}"/>'
        )
    return "".join(parts)


@lru_cache(maxsize=256)
def stands(count: int, kind: int) -> tuple[tuple[float, float], ...]:
    """Where so many hats stand around the middle of a space."""
    if count == 1:
        return ((0, 0),)
    if count == 2:
        return ((-9, 0), (9, 0)) if kind == t.HOTEL else ((-14, 0), (14, 0))
    found: list[tuple[float, float]] = []
    roomy = kind in (t.BANK, t.CAFE, t.BASE)
    ring, radius = 0, (17.0 if roomy else 13.0) + (6 if count > 3 else 0)
    if count > 6:
        found.append((0, 0))
        radius = 27.0 if roomy else 20.0
    while len(found) < count:
        size = 6 + 6 * ring if count > 6 else count
        for i in range(min(size, count - len(found))):
            angle = 2 * pi * i / size - pi / 2
            found.append((round(radius * cos(angle) * 1.15, 1), round(radius * sin(angle), 1)))
        ring += 1
        radius += 20
    return tuple(found)


def hats(view: TractionsView) -> str:
    """Every man on the board: a hat, his number, his loot, his Sten."""
    crowds: dict[int, list[int]] = {}
    for man in range(t.MEN):
        if view.place[man] != t.NONE:
            crowds.setdefault(view.place[man], []).append(man)
    parts = []
    chosen = {*view.group, *view.boarding}
    for space, crowd in crowds.items():
        x, y = centre(space)
        for man, (dx, dy) in zip(crowd, stands(len(crowd), BOX.kinds[space]), strict=True):
            parts.append(hat(view, man, x + dx, y + dy, man in chosen))
    return "".join(parts)


def hat(view: TractionsView, man: int, x: float, y: float, is_chosen: bool) -> str:
    owner = man // t.CREW
    name = man_name(man)
    extra = ""
    if is_chosen:
        extra += '<circle r="15" fill="none" stroke="#ffe9b0" stroke-width="2.400"/>'
    if view.loot[man]:
        extra += coin(11, -10, view.loot[man])
    if view.stens[man]:
        extra += (
            '<path d="M-14 8h15v3h-5v5h-3v-5h-7z" fill="#e9e6da" stroke="#000" stroke-width=".6"/>'
            f'<text class="still" x="5" y="15" font-size="8.500" font-weight="700" fill="#fff">{view.stens[man]}</text>'
        )
    if view.guests[man]:
        extra += '<path d="M-12-9h7v5h-7z" fill="#ff6fa8"/>'
    if view.hits[man]:
        extra += '<path d="M-4-4 4 4M4-4-4 4" stroke="#ff3b2f" stroke-width="2.500"/>'
    body = (
        f'<use href="#tr-hat-{owner}"/><text class="still" y="3" font-size="9.500" font-weight="800" '
        f'text-anchor="middle" fill="{COLOURS[owner]}">{man % t.CREW + 1}</text>{extra}'
        f'<circle id="man-{name}" class="spot" r="11" fill="transparent" style="pointer-events:auto" '
        f'aria-label="{name}"/>'
    )
    return piece(f"hat-{name}", x, y, body)


# The desk: index cards of the own hand, the state of the turn, the rivals' purses.


def desk(view: TractionsView, tongue: Tongue) -> str:
    parts = []
    for kind in range(t.KINDS):
        x, y = 300 + 115 * kind, MAP + 58
        count = view.hand[kind]
        fade = "" if count else ' opacity=".42"'
        parts.append(
            f'<g{fade} transform="translate({x} {y})"><rect class="index" width="106" height="74" rx="4"/>'
            f'<path d="M0 22h106" stroke="{"#b5423a" if kind < 3 else "#2f5f9e"}" stroke-width="1.400"/>'
            f'<text class="still typed" x="8" y="16" font-size="11.500" font-weight="700">'
            f"{escape(tongue(say(SHORT_CARDS[kind])))[:17]}</text>"
            f'<text class="still typed" x="96" y="62" font-size="30" font-weight="700" text-anchor="end">{count}</text>'
            f"{ICONS[kind]}</g>"
            f'<rect id="card-{CARD_NAMES[kind]}" class="spot" x="{x}" y="{y}" width="106" height="74" rx="4" '
            f'fill="transparent" aria-label="{escape(tongue(say(SHORT_CARDS[kind])))}"/>'
        )
    turn = tongue(say("label-turn", turn=view.turn, phase=view.phase))
    supply = tongue(say("label-supply", e=view.supply_e, s=view.supply_s))
    parts.append(
        f'<g aria-hidden="true"><text class="still name serif" x="22" y="{MAP + 36}" font-size="21">'
        f"{escape(turn)}</text>"
        f'<text class="still dim" x="982" y="{MAP + 34}" font-size="15" text-anchor="end">{escape(supply)}</text>'
    )
    if view.active != t.NONE:
        moving = tongue(say("label-moving", who=gang(view.active), points=view.points))
        parts.append(f'<text class="still dim" x="300" y="{MAP + 34}" font-size="16">{escape(moving)}</text>')
    parts += [purse_bars(view), papers(view), "</g>"]
    return "".join(parts)


def papers(view: TractionsView) -> str:
    """Deals in sight: a typed sheet each, stamped when signed, torn when betrayed, with a pen on the own draft."""
    sheets = [("draft", 0, 0)] if view.pen[0] else []
    sheets += [("offer", 1 << view.papers[i], view.papers[i + 1]) for i in range(0, len(view.papers), 4)]
    for i in range(0, len(view.pacts), PACT_SEEN):
        signed = view.pacts[i + 1]
        torn = any(
            view.clauses[j] == view.pacts[i] and view.clauses[j + 6]
            for j in range(0, len(view.clauses), t.CLAUSE_WIDTH)
        )
        sheets.append(("torn" if torn else "pact", signed, signed))
    parts = []
    for place, (kind, mark, parties) in enumerate(sheets[:17]):
        marks = "".join(
            f'<circle cx="{8 + 7 * k}" cy="31" r="3" fill="{COLOURS[number] if number != t.DA else "#55565e"}"/>'
            for k, number in enumerate(number for number in range(t.GANGS) if parties >> number & 1)
        )
        edge = "M0 0H46V38L38 34 30 39 22 34 14 39 6 34 0 38Z" if kind == "torn" else "M0 0H46V40H0Z"
        stamp = {"pact": "#b5423a", "torn": "#8a8272", "offer": "#2f5f9e", "draft": "#2a2117"}[kind]
        parts.append(
            f'<g transform="translate({300 + 40 * place} {MAP + 138}) rotate({(place * 7) % 5 - 2})">'
            f'<path class="index" d="{edge}"/><path d="M6 8h30M6 14h34M6 20h24" stroke="#8a7f66" stroke-width="1.200"/>'
            f'<circle cx="37" cy="10" r="6" fill="none" stroke="{stamp}" stroke-width="1.800" '
            f'opacity="{0.9 if mark or kind == "draft" else 0.5}"/>{marks}</g>'
        )
    return "".join(parts)


ICONS: Final = (
    '<path d="M10 58q2-12 12-13l5-9h16l8 9q12 1 12 13z" fill="#2a2117"/><g fill="#efe6cf" stroke="#2a2117" '
    'stroke-width="3"><circle cx="22" cy="60" r="5"/><circle cx="50" cy="60" r="5"/></g>',
    '<path d="M10 34h44v9H36l-3 6h-6l-4 17H11l5-22h-6z" fill="#2a2117"/>',
    '<path d="M14 64q2-22 22-32-7 14 2 20 8-3 10-10 6 16-10 24z" fill="#2a2117"/>',
    '<path d="M8 40h44v5H36v18h-6V45H18l-6 8H8z" fill="#2a2117"/>',
    '<path d="M12 62V44l10 6V38l10 8V34l18 14v14z" fill="#2a2117"/>',
    '<path d="M12 64V42l20-14 20 14v22H38V50H26v14z" fill="#2a2117"/>',
)


def purse_bars(view: TractionsView) -> str:
    """The race to the target: a bar for each gang whose purse is known."""
    parts = []
    row = 0
    for number in range(t.GANGS):
        if view.seat_of[number] == t.NONE:
            continue
        y = MAP + 58 + row * 19
        row += 1
        colour = COLOURS[number] if number != t.DA else "#e9e6da"
        sum = view.purses[number]
        length = 0 if sum < 0 else min(180, 180 * sum // max(1, view.agreed[t.TARGET]))
        mark = "★" if view.first == number else ""
        parts.append(
            f'<text class="still name" x="22" y="{y + 12}" font-size="13">{CODES[number]}{mark}</text>'
            f'<rect x="66" y="{y + 2}" width="180" height="11" rx="3" fill="#2b2620"/>'
            f'<rect x="66" y="{y + 2}" width="{length}" height="11" rx="3" fill="{colour}"/>'
            f'<text class="still name" x="252" y="{y + 12}" font-size="12.500">{"?" if sum < 0 else sum}</text>'
        )
    return "".join(parts)


def ghost(view: TractionsView, action: int) -> str:
    """A hat where the group would stand."""
    if not t.SPACE <= action < t.GANG or question(view.agenda) != t.GROUPING:
        return ""
    x, y = centre(action - t.SPACE)
    owner = view.active
    return f'<use href="#tr-hat-{owner}" transform="translate({x} {y})" opacity=".55"/>' if owner != t.NONE else ""
