"""The men of the gangs: hats seen from above, and what they carry."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from ludotheque.core.agenda import question
from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, piece, unread
from ludotheque.games.tractions.face.colours import INKS, NEONS
from ludotheque.games.tractions.face.layout import EDGE, WORLD, centre
from ludotheque.games.tractions.face.names import BOX, briques, money, place_name
from ludotheque.games.tractions.face.names import man as name_of
from ludotheque.games.tractions.face.rows import gang_of, own_gang
from ludotheque.games.tractions.face.targets import can_hit
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import man_name

HAT: Final = 18  # half of its width
ROOM: Final = 24  # from the middle of a hat to the edge of what holds it
YARD: Final = (36, 30)  # half of a hideout
TOUCH: Final = 17  # half of what a finger can touch on the stage
ACTOR: Final = "actor"  # a man on the stage of a heist, beside the hat he is on the map


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
        found = []
        for row in range(rows):
            wide = min(across, count - across * row)  # the last row may be shorter: it stands in the middle
            found += [(dx * (i - (wide - 1) / 2), dy * (row - (rows - 1) / 2)) for i in range(wide)]
        return tuple(found)
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
        wide, high = max(abs(dx) for dx, _ in steps) + ROOM, max(abs(dy) for _, dy in steps) + ROOM
        middle_x = min(max(x, EDGE[0] + wide), WORLD[0] - EDGE[0] - wide)
        middle_y = min(max(y, EDGE[1] + high), WORLD[1] - EDGE[1] - high)
        for man, (dx, dy) in zip(crowd, steps, strict=True):
            found[man] = (middle_x + dx, middle_y + dy)
    return found


def yards(view: TractionsView) -> str:
    """A hideout grows with its crowd, and never shrinks: nobody stands outside it."""
    crowds: dict[int, list[tuple[float, float]]] = {}
    for man, at in stood(view).items():
        if BOX.kinds[view.place[man]] == t.BASE:
            crowds.setdefault(view.place[man], []).append(at)
    parts = []
    for space, crowd in crowds.items():
        if len(crowd) > 1:
            x, y = centre(space)
            xs, ys = [at for at, _ in crowd], [at for _, at in crowd]
            left, right = min(x - YARD[0], min(xs) - HAT - 3), max(x + YARD[0], max(xs) + HAT + 3)
            top, bottom = min(y - YARD[1], min(ys) - HAT - 3), max(y + YARD[1], max(ys) + HAT + 3)
            parts.append(
                f'<rect class="base" style="stroke:{NEONS[BOX.owners[space]]}" x="{left:g}" y="{top:g}" '
                f'width="{right - left:g}" height="{bottom - top:g}" rx="8"/>'
            )
    return "".join(parts)


class Standing(NamedTuple):
    """Where a man is drawn, and how large."""

    x: float
    y: float
    size: float = 1.0


def hats(view: TractionsView, tongue: Tongue, is_staged: bool) -> str:
    """Every man on the board: a hat, his number, his loot, his Sten; who stands on the stage is clicked there."""
    places = {man: Standing(x, y) for man, (x, y) in stood(view).items()}
    crowd = [
        hat(view, tongue, man, standing, "hat", not (is_staged and view.place[man] == view.heist))
        for man, standing in places.items()
    ]
    loads = [load(view, tongue, man, standing, "badges") for man, standing in places.items()]
    return "".join(crowd) + unread("".join(loads))


def chosen(view: TractionsView) -> set[int]:
    """The men that the answer so far names."""
    return {*view.group, *view.joined, *view.boarding, *(man for man in view.aim[:1] if man != t.NONE)}


def hat(view: TractionsView, tongue: Tongue, man: int, at: Standing, kind: str, is_spot: bool = True) -> str:
    """A man who cannot be picked lets clicks through to the place he stands on."""
    owner = gang_of(man)
    extra = ""
    if man in chosen(view):
        extra += '<circle r="20" fill="none" stroke="#ffe9b0" stroke-width="3"/>'
    if view.guests[man]:
        extra += f'<path d="M-20-15h11v8h-11z" fill="{"#ff8fbc" if view.guests[man] == t.PAID else "#7c5266"}"/>'
    if view.hits[man]:
        extra += '<path d="M-6-6 6 6M6-6-6 6" stroke="#ff3b2f" stroke-width="3.500"/>'
    body = (
        f'<use href="#tr-hat-{owner}"/><text class="still" y="4.800" font-size="13.500" font-weight="800" '
        f'text-anchor="middle" fill="{INKS[owner]}">{man % t.CREW + 1}</text>{extra}'
        f"{spot(view, tongue, man, kind, at.size) if is_spot else ''}"
    )
    sized = body if at.size == 1 else f'<g transform="scale({at.size})">{body}</g>'
    return piece(f"{kind}-{man_name(man)}", at.x, at.y, sized)


def spot(view: TractionsView, tongue: Tongue, man: int, kind: str, size: float) -> str:
    """A man who can be picked or shot at, or who is seen close, says who he is; else his place names him."""
    events, title = "none", ""
    radius = max(15, TOUCH / size) if kind == ACTOR else 15
    if kind == ACTOR or man in view.legal or is_target(view, man):
        events = "auto"
        title = f"<title>{escape(tongue(about(view, man)))}</title>"
    return (
        f'<circle id="man-{man_name(man)}" class="spot" r="{radius:.3g}" fill="transparent" '
        f'style="pointer-events:{events}" aria-label="{escape(tongue(name_of(man)))}">{title}</circle>'
    )


def is_target(view: TractionsView, man: int) -> bool:
    """Whether one press aims at him: some own man who may shoot now can hit him."""
    if question(view.agenda) not in (t.SHOOTING, t.RIPOSTING):
        return False
    own = own_gang(view)
    shooters = (action for action in view.legal if action < t.SPACE and gang_of(action) == own)
    return any(can_hit(view, shooter, man) for shooter in shooters)


def about(view: TractionsView, man: int) -> Message:
    """Who he is, where he stands, what he carries."""
    return say(
        "tip-man",
        man=name_of(man),
        place=place_name(view.place[man]),
        loot=view.loot[man],
        sum=money(view.loot[man]),
        sten=view.stens[man],
        guest=view.guests[man],
        hits=view.hits[man],
    )


def load(view: TractionsView, tongue: Tongue, man: int, at: Standing, kind: str) -> str:
    """His loot and the bullets of his Sten: above every hat, and above the rings of those that can be picked."""
    found = ""
    if view.loot[man]:
        found += coin(tongue, 12, -13, view.loot[man], 0.9)
    if view.stens[man]:
        found += (
            '<path d="M-19 9h19v4h-6v6h-4v-6h-9z" fill="#e9e6da" stroke="#000" stroke-width=".8"/>'
            '<text class="still sign" x="4" y="21" font-size="13" font-weight="700" fill="#fff">'
            f"{view.stens[man]}</text>"
        )
    if not found:
        return ""
    sized = found if at.size == 1 else f'<g transform="scale({at.size})">{found}</g>'
    return piece(f"{kind}-{man_name(man)}", at.x, at.y, sized, ";pointer-events:none")


def coin(tongue: Tongue, x: float, y: float, sum: int, size: float = 1) -> str:
    """Loot, in briques."""
    shown = tongue(briques(sum))
    letters = 13.5 if len(shown) < 3 else 11
    return (
        f'<g transform="translate({x} {y}) scale({size})"><circle class="coin" r="11.500"/>'
        f'<text class="still" y="4.500" font-size="{letters}" font-weight="700" text-anchor="middle" fill="#3b2a00">'
        f"{escape(shown)}</text></g>"
    )
