"""Shots in the air, and who holds the initiative."""

from __future__ import annotations

from math import hypot
from typing import Final

from ludotheque.drawing.svg import overlay
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.men import stood
from ludotheque.games.tractions.face.rows import gang_of
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

RIM: Final = 16  # how far from the middle of a hat a tracer begins and ends: its number stays readable
FIRED: Final = "#ffcf5c"
AIMED: Final = "#ff8c7a"
DASHED: Final = ' stroke-dasharray="4 4"'


def fight(view: TractionsView) -> str:
    """A ring around everybody in a combat, where each bullet strikes, and beside each target how many fly at him."""
    places = stood(view)
    parts = []
    if view.heist == t.NONE:
        for man in view.engaged:
            if man in places:
                x, y = places[man]
                is_holder = gang_of(man) == view.holder
                parts.append(
                    f'<circle class="fight" cx="{x}" cy="{y}" r="20"{"" if is_holder else DASHED} '
                    f'opacity="{1 if is_holder else 0.75}"/>'
                )
    for _, _, x, y, colour in flights(view):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.500" fill="{colour}" stroke="#3b1200"/>')
    for bullets, colour in salvos(view):
        targets = rows.targets(bullets)
        for man in sorted({*targets} & places.keys()):
            parts.append(counted(places[man], targets.count(man), colour))
    return overlay("".join(parts)) if parts else ""


def salvos(view: TractionsView) -> tuple[tuple[list[int], str], ...]:
    """The bullets in the air and those being aimed, each with a colour."""
    return (view.volley, FIRED), (view.shots, AIMED)


def flights(view: TractionsView) -> list[tuple[float, float, float, float, str]]:
    """Every bullet in sight, from the rim of one hat to the rim of another, and its colour."""
    places = stood(view)
    found = []
    for bullets, colour in salvos(view):
        for shot in rows.shots(bullets):
            if shot.man in places and shot.target in places:
                (x, y), (z, w) = places[shot.man], places[shot.target]
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
    return overlay("".join(parts)) if parts else ""


def counted(place: tuple[float, float], count: int, colour: str) -> str:
    """How many bullets fly at a man, below his number."""
    return (
        f'<g transform="translate({place[0]:g} {place[1] + 17:g})"><rect x="-11" y="-7.500" width="22" height="15" '
        f'rx="7" fill="#3b1200" stroke="{colour}" stroke-width="1.500"/><text class="still" y="4.500" font-size="13" '
        f'font-weight="800" text-anchor="middle" fill="{colour}">×{count}</text></g>'
    )
