"""The men of the gangs: hats seen from above, and what they carry."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludotheque.drawing.svg import piece, unread
from ludotheque.games.tractions.face.colours import INKS
from ludotheque.games.tractions.face.layout import EDGE, WORLD, centre
from ludotheque.games.tractions.face.names import BOX
from ludotheque.games.tractions.face.rows import gang_of
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView
from ludotheque.games.tractions.text.actions import man_name

HAT: Final = 18  # half of its width


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
    return "".join(crowd) + unread("".join(loads))


def hat(view: TractionsView, man: int, x: float, y: float, is_chosen: bool, is_open: bool) -> str:
    """A man who cannot be picked lets clicks through to the place he stands on."""
    owner = gang_of(man)
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


def coin(x: float, y: float, sum: int, size: float = 1) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size})"><circle class="coin" r="11.500"/>'
        f'<text class="still" y="4.800" font-size="13.500" font-weight="700" text-anchor="middle" fill="#3b2a00">'
        f"{sum}</text></g>"
    )
