"""Le Gang des Traction-Avant on the wet pavement of Paris, 1946: men as hats seen from above, and what they are at."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, piece, scene
from ludotheque.games.tractions.face import desk, film, sheets
from ludotheque.games.tractions.face.names import BOX, gang, place_name
from ludotheque.games.tractions.face.scenery import (
    DEFS,
    EDGE,
    GATES,
    HEIGHT,
    INKS,
    NEONS,
    RADII,
    REST,
    SCALE,
    WIDTH,
    WINDOW,
    WORLD,
    centre,
    quarter,
)
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import man_name

NEAREST: Final = 2.1  # how much nearer than the whole quarter the eye comes on a phone
MARGIN: Final = 70  # around what it looks at
# The extent of the world and the size of the window, for fingers and wheels.
PAN: Final = (
    f' data-pan="{EDGE[0]} {EDGE[1]} {WORLD[0] - 2 * EDGE[0]} {WORLD[1] - 2 * EDGE[1]} {WINDOW[0]} {WINDOW[1]}"'
)
HAT: Final = 18  # half of its width
RIM: Final = 16  # how far from the middle of a hat a tracer begins and ends: its number stays readable
SEALED_QUESTIONS: Final = (t.ORDERING, t.REACTING, t.HONOURING)


def draw(view: TractionsView, tongue: Tongue) -> str:
    """The quarter as the viewer may see it."""
    bosses = tuple(tongue(gang(number)) for number in range(t.GANGS))
    fixed = quarter(tuple(view.closed), bosses, tongue(say("label-parking")))
    still = f'<g aria-hidden="true">{fixed}{signs(view)}{van(view)}</g>'
    world = f"{still}{spots(tongue)}{tracers(view)}{hats(view)}{fight(view)}"
    pages = film.draw(view, tongue) if question(view.agenda) == t.OVER else sheets.draw(view, tongue)
    near = " near" if eye(view)[2] > SCALE else ""
    window = (
        f'<g class="window{near}"><g clip-path="url(#tr-window)">{moved(view, world, PAN)}</g>{eyes(tongue)}{pages}</g>'
    )
    return scene(
        "tractions",
        WIDTH,
        HEIGHT,
        tongue(say("name")),
        DEFS,
        [window, desk.draw(view, tongue), sheets.book(view, tongue)],
    )


# The eye: the whole quarter on a desk; on a phone nearer, where something is asked.


def moved(view: TractionsView, world: str, more: str = "") -> str:
    """The world where the eye puts it, by itself on a phone, or as the reader's fingers have moved it."""
    x, y, k = eye(view)
    style = f"--x0:{x:.1f}px;--y0:{y:.1f}px;--k0:{k:.3f}"
    return f'<g class="world"{more} transform="{REST}" style="{style}">{world}</g>'


def eyes(tongue: Tongue) -> str:
    """Buttons for those who cannot pinch: step back, and look where the game looks by itself."""
    parts = []
    for place, (wish, sign) in enumerate(
        (("far", "M-14 0H14"), ("whole", "M-15-4V-13H-6M6-13H15V-4M15 4V13H6M-6 13H-15V4"))
    ):
        label = escape(tongue(say(f"eye-{wish}")))
        parts.append(
            f'<g class="eye {wish}" data-eye="{wish}" role="button" tabindex="0" aria-label="{label}" '
            f'transform="translate({WINDOW[0] - 46} {WINDOW[1] - 46 - 82 * place})"><circle r="36" fill="#171310" '
            f'opacity=".85" stroke="#8c97b0" stroke-width="2"/><path d="{sign}" fill="none" stroke="#f0ebdb" '
            'stroke-width="4"/></g>'
        )
    return "".join(parts)


def eye(view: TractionsView) -> tuple[float, float, float]:
    """Where the world stands on a phone: its shift and its scale."""
    places = gaze(view)
    xs = [BOX.xs[space] for space in places] or [EDGE[0], WORLD[0] - EDGE[0]]
    ys = [BOX.ys[space] for space in places] or [EDGE[1], WORLD[1] - EDGE[1]]
    wide = max(xs) - min(xs) + 2 * MARGIN
    high = max(ys) - min(ys) + 2 * MARGIN
    k = max(SCALE, min(SCALE * NEAREST, WINDOW[0] / wide, WINDOW[1] / high))
    x = WINDOW[0] / 2 - k * (max(xs) + min(xs)) / 2
    y = WINDOW[1] / 2 - k * (max(ys) + min(ys)) / 2
    x = min(-EDGE[0] * k, max(WINDOW[0] - (WORLD[0] - EDGE[0]) * k, x))
    y = min(-EDGE[1] * k, max(WINDOW[1] - (WORLD[1] - EDGE[1]) * k, y))
    return x, y, k


def gaze(view: TractionsView) -> list[int]:
    """The spaces one has to see now: those that can be clicked, else where something happens."""
    found = [action - t.SPACE for action in view.legal if t.SPACE <= action < t.GANG]
    found += [view.place[action] for action in view.legal if action < t.SPACE]
    if found:
        return found
    if view.heist != t.NONE:
        return [view.heist]
    if view.engaged and view.field != t.NONE:
        return [view.field]
    if view.group and view.target != t.NONE and question(view.agenda) != t.FLOOR:
        return [view.target, *(view.place[man] for man in view.group if view.place[man] != t.NONE)]
    return []


# What lies and burns on the pavement.


def signs(view: TractionsView) -> str:
    """Loot on the pavement, the pot, what is being contested, bans and protections."""
    parts = []
    for space in range(t.SPACES):
        if view.dropped[space]:
            x, y = centre(space)
            parts.append(coin(x + 19, y + 17, view.dropped[space]))
    if view.heist != t.NONE:
        parts.append(vault(view))
    if view.target != t.NONE and view.group and question(view.agenda) not in (t.MOVING, t.GROUPING):
        x, y = centre(view.target)
        for man in view.group[:1]:
            if view.place[man] != t.NONE:
                z, w = centre(view.place[man])
                parts.append(f'<path class="lead" d="M{z} {w}L{x} {y}"/>')
        parts.append(f'<circle class="fight" cx="{x}" cy="{y}" r="31" stroke-dasharray="8 6"/>')
    if view.ban != t.NONE:
        x, y = centre(view.ban % t.SPACES)
        parts.append(
            f'<g transform="translate({x + 20} {y - 20})"><circle r="10" fill="#d92c20" stroke="#fff" '
            'stroke-width="1.500"/><path d="M-6 0H6" stroke="#fff" stroke-width="3.500"/></g>'
        )
    for gang_number in range(t.GANGS):
        for i, kind in enumerate((t.CAFE, t.HOTEL)):
            if view.shields[gang_number * 2 + i]:
                parts += [
                    shield(space, gang_number) for space in range(t.SPACES) if is_held(view, space, kind, gang_number)
                ]
    return "".join(parts)


def is_held(view: TractionsView, space: int, kind: int, gang_number: int) -> bool:
    return BOX.kinds[space] == kind and view.men[space * t.GANGS + gang_number] > 0


def shield(space: int, gang_number: int) -> str:
    x, y = centre(space)
    return (
        f'<path transform="translate({x - 24} {y - 22})" d="M-9-9 0-12 9-9V2Q8 9 0 13-8 9-9 2Z" '
        f'fill="{NEONS[gang_number]}" stroke="#0a0d13" stroke-width="2"/>'
    )


def vault(view: TractionsView) -> str:
    """A bank being robbed: an alarm around it, the pot, and an envelope for every order that is still being written."""
    x, y = centre(view.heist)
    parts = [
        f'<rect x="{x - 66}" y="{y - 58}" width="132" height="106" rx="12" fill="none" stroke="#ffe08a" '
        'stroke-width="3.500" stroke-dasharray="10 7"/>'
    ]
    if view.pot:
        parts.append(coin(x + 62, y - 54, view.pot))
    if question(view.agenda) in SEALED_QUESTIONS:
        waiting = asked(view.agenda)
        writers = [number for number in range(t.GANGS) if view.men[view.heist * t.GANGS + number]]
        for place, number in enumerate(writers):
            is_open = waiting >> number & 1
            parts.append(
                f'<g transform="translate({x - 15 * len(writers) + 30 * place + 2} {y - 82})">'
                f'<rect width="26" height="18" rx="2" fill="{"#efe6cf" if not is_open else "#8a8272"}" '
                'stroke="#2a2117"/><path d="M0 1 13 11 26 1" fill="none" stroke="#2a2117"/>'
                f'<circle cx="13" cy="12" r="4.500" fill="{NEONS[number]}" stroke="#2a2117"/></g>'
            )
    return "".join(parts)


def coin(x: float, y: float, sum: int, size: float = 1) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size})"><circle class="coin" r="11.500"/>'
        f'<text class="still" y="4.800" font-size="13.500" font-weight="700" text-anchor="middle" fill="#3b2a00">'
        f"{sum}</text></g>"
    )


def van(view: TractionsView) -> str:
    if not view.agreed[t.VAN]:
        return ""
    if view.van_place == t.PARKING:
        x, y = centre(BOX.gates[0])
        x, y = x + GATES[0][0], y + GATES[0][1] + 24
    else:
        x, y = centre(view.van_place)
    body = (
        '<path d="M28-6 84-30V30L28 6Z" fill="#ffe9b0" opacity=".24"/>'
        '<rect x="-27" y="-13" width="54" height="26" rx="5" fill="#3c5278" stroke="#e2e8f4" stroke-width="1.800"/>'
        '<rect x="12" y="-9" width="10" height="18" rx="2" fill="#0c1017"/><path d="M-19-4h20M-19 4h20" '
        'stroke="#e2e8f4" stroke-width="2"/>'
        '<circle cx="27" cy="-7" r="3" fill="#ffe9b0"/><circle cx="27" cy="7" r="3" fill="#ffe9b0"/>'
    )
    return piece("van", x, y, body)


@lru_cache(maxsize=8)
def spots(tongue: Tongue) -> str:
    """A place to click for every space."""
    parts = []
    for space in range(t.SPACES):
        x, y = centre(space)
        name = place_name(space)
        spoken = tongue(name) if isinstance(name, Message) else name
        parts.append(
            f'<circle id="space-{BOX.names[space]}" class="spot" cx="{x}" cy="{y}" r="{RADII[BOX.kinds[space]]}" '
            f'fill="transparent" aria-label="{escape(spoken)}"/>'
        )
    return "".join(parts)


# The men.


@lru_cache(maxsize=256)
def stands(count: int, kind: int) -> tuple[tuple[float, float], ...]:
    """Where so many hats stand around the middle of a space."""
    if count == 1:
        return ((0, 0),)
    if count == 2:
        return ((-15, 0), (15, 0)) if kind in (t.STREET, t.HOTEL) else ((-19, 0), (19, 0))
    if count > 7 or (kind in (t.BASE, t.BANK, t.CAFE) and count > 3):
        across = 3 if count <= 9 else 4 if count <= 16 else 5
        rows = (count + across - 1) // across
        dx, dy = (36, 34) if kind == t.BANK and count <= 9 else (29, 28)
        return tuple((dx * (i % across - (across - 1) / 2), dy * (i // across - (rows - 1) / 2)) for i in range(count))
    ring = count if count < 6 else count - 1
    radius = {3: 20.0, 4: 22.0, 5: 26.0}.get(count, 32.0)
    found = [(0.0, 0.0)] if count > ring else []
    for i in range(ring):
        angle = 2 * pi * i / ring - pi / 2
        found.append((round(radius * cos(angle) * 1.1, 1), round(radius * sin(angle), 1)))
    return tuple(found)


def stood(view: TractionsView) -> dict[int, tuple[float, float]]:
    """Where each man on the board is drawn; a crowd at the edge of the quarter moves inwards."""
    crowds: dict[int, list[int]] = {}
    for man in range(t.MEN):
        if view.place[man] != t.NONE:
            crowds.setdefault(view.place[man], []).append(man)
    found = {}
    for space, crowd in crowds.items():
        x, y = centre(space)
        steps = stands(len(crowd), BOX.kinds[space])
        wide, high = max(abs(dx) for dx, _ in steps) + HAT, max(abs(dy) for _, dy in steps) + HAT
        middle_x = min(max(x, EDGE[0] + wide), WORLD[0] - EDGE[0] - wide)
        middle_y = min(max(y, EDGE[1] + high), WORLD[1] - EDGE[1] - high)
        for man, (dx, dy) in zip(crowd, steps, strict=True):
            found[man] = (middle_x + dx, middle_y + dy)
    return found


def hats(view: TractionsView) -> str:
    """Every man on the board: a hat, his number, his loot, his Sten."""
    chosen = {*view.group, *view.joined, *view.boarding}
    if view.aim[0] != t.NONE:
        chosen.add(view.aim[0])
    open_men = {action for action in view.legal if action < t.SPACE}
    places = stood(view).items()
    crowd = [hat(view, man, x, y, man in chosen, man in open_men) for man, (x, y) in places]
    loads = [badges(view, man, x, y) for man, (x, y) in places]
    return f'{"".join(crowd)}<g aria-hidden="true">{"".join(loads)}</g>'


def hat(view: TractionsView, man: int, x: float, y: float, is_chosen: bool, is_open: bool) -> str:
    """A man who cannot be picked lets clicks through to the place he stands on."""
    owner = man // t.CREW
    name = man_name(man)
    extra = ""
    if is_chosen:
        extra += '<circle r="20" fill="none" stroke="#ffe9b0" stroke-width="3"/>'
    if view.guests[man]:
        extra += f'<path d="M-20-15h11v8h-11z" fill="{"#ff8fbc" if view.guests[man] == t.PAID else "#7c5266"}"/>'
    if view.hits[man]:
        extra += '<path d="M-6-6 6 6M6-6-6 6" stroke="#ff3b2f" stroke-width="3.500"/>'
    pass_through = "" if is_open else ' style="pointer-events:none"'
    click = ' style="pointer-events:auto"' if is_open else pass_through
    body = (
        f'<use href="#tr-hat-{owner}"/><text class="still" y="4.800" font-size="13.500" font-weight="800" '
        f'text-anchor="middle" fill="{INKS[owner]}">{man % t.CREW + 1}</text>{extra}'
        f'<circle id="man-{name}" class="spot" r="15" fill="transparent"{click} aria-label="{name}"/>'
    )
    return piece(f"hat-{name}", x, y, body)


def badges(view: TractionsView, man: int, x: float, y: float) -> str:
    """His loot and the bullets of his Sten: above every hat, and above the rings of those that can be picked."""
    found = ""
    if view.loot[man]:
        found += coin(12, -13, view.loot[man], 0.8)
    if view.stens[man]:
        found += (
            '<path d="M-19 9h19v4h-6v6h-4v-6h-9z" fill="#e9e6da" stroke="#000" stroke-width=".8"/>'
            '<text class="still sign" x="4" y="21" font-size="13" font-weight="700" fill="#fff">'
            f"{view.stens[man]}</text>"
        )
    if not found:
        return ""
    return piece(f"badges-{man_name(man)}", x, y, found, ";pointer-events:none")


# Shots in the air, and who holds the initiative.


def fight(view: TractionsView) -> str:
    """A ring around everybody in a combat, where each bullet strikes, and beside each target how many fly at him."""
    places = stood(view)
    parts = []
    if view.heist == t.NONE:
        for man in view.engaged:
            if man in places:
                x, y = places[man]
                is_holder = man // t.CREW == view.holder
                parts.append(
                    f'<circle class="fight" cx="{x}" cy="{y}" r="20"{"" if is_holder else dashed()} '
                    f'opacity="{1 if is_holder else 0.75}"/>'
                )
    for _, _, x, y, colour in flights(view):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.500" fill="{colour}" stroke="#3b1200"/>')
    for bullets, colour in salvos(view):
        targets = bullets[3::4]
        for man in sorted({*targets} & places.keys()):
            parts.append(counted(places[man], targets.count(man), colour))
    return f'<g aria-hidden="true" style="pointer-events:none">{"".join(parts)}</g>' if parts else ""


def salvos(view: TractionsView) -> tuple[tuple[list[int], str], ...]:
    """The bullets in the air and those being aimed, each with a colour."""
    return (view.volley, "#ffcf5c"), (view.shots, "#ff8c7a")


def flights(view: TractionsView) -> list[tuple[float, float, float, float, str]]:
    """Every bullet in sight, from the rim of one hat to the rim of another, and its colour."""
    places = stood(view)
    found = []
    for bullets, colour in salvos(view):
        for i in range(0, len(bullets), 4):
            if bullets[i + 1] in places and bullets[i + 3] in places:
                (x, y), (z, w) = places[bullets[i + 1]], places[bullets[i + 3]]
                length = max(1.0, hypot(z - x, w - y))
                short = min(RIM, length / 3) / length
                dx, dy = (z - x) * short, (w - y) * short
                found.append((x + dx, y + dy, z - dx, w - dy, colour))
    return found


def tracers(view: TractionsView) -> str:
    """A line for each bullet; it passes below the hats in its way."""
    parts = []
    for place, (x, y, z, w, colour) in enumerate(flights(view)):
        bend = 7 * (place % 3 - 1)
        parts.append(
            f'<path d="M{x:.1f} {y:.1f}Q{(x + z) / 2 + bend:.1f} {(y + w) / 2 - bend:.1f} {z:.1f} {w:.1f}" fill="none" '
            f'stroke="{colour}" stroke-width="2.600" stroke-dasharray="9 4"/>'
        )
    return f'<g aria-hidden="true" style="pointer-events:none">{"".join(parts)}</g>' if parts else ""


def counted(place: tuple[float, float], count: int, colour: str) -> str:
    """How many bullets fly at a man, below his number."""
    return (
        f'<g transform="translate({place[0]:g} {place[1] + 17:g})"><rect x="-11" y="-7.500" width="22" height="15" '
        f'rx="7" fill="#3b1200" stroke="{colour}" stroke-width="1.500"/><text class="still" y="4.500" font-size="13" '
        f'font-weight="800" text-anchor="middle" fill="{colour}">×{count}</text></g>'
    )


def dashed() -> str:
    return ' stroke-dasharray="4 4"'


def ghost(view: TractionsView, action: int) -> str:
    """Hats where the group would stand, or a line from the gun to its target."""
    body = ""
    top = question(view.agenda)
    if t.SPACE <= action < t.GANG and top in (t.GROUPING, t.LEAVING):
        space = action - t.SPACE
        x, y = centre(space)
        group = view.group or [0]
        for dx, dy in stands(len(group), BOX.kinds[space]):
            body += f'<use href="#tr-hat-{group[0] // t.CREW}" transform="translate({x + dx} {y + dy})" opacity=".6"/>'
    elif t.SPACE <= action < t.GANG and top == t.DRIVING:
        x, y = centre(action - t.SPACE)
        body = f'<rect x="{x - 27}" y="{y - 13}" width="54" height="26" rx="5" fill="#3c5278" stroke="#e2e8f4"/>'
    elif action < t.SPACE and view.aim[0] != t.NONE and view.aim[1] != t.NONE:
        places = stood(view)
        if action in places and view.aim[0] in places:
            (u, v), (z, w) = places[view.aim[0]], places[action]
            body = f'<path d="M{u:g} {v:g}L{z:g} {w:g}" stroke="#ff8c7a" stroke-width="3" stroke-dasharray="9 4"/>'
    return f'<g class="window">{moved(view, body)}</g>' if body else ""
