"""Shots in the air, and who holds the initiative."""

from __future__ import annotations

from math import hypot
from typing import Final

from ludotheque.drawing.svg import overlay
from ludotheque.games.tractions.face import rows
from ludotheque.games.tractions.face.men import Standing, stood
from ludotheque.games.tractions.face.rows import gang_of
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView

RIM: Final = 16  # how far from the middle of a hat a tracer begins and ends: its number stays readable
FIRED: Final = "#ffcf5c"
AIMED: Final = "#ff8c7a"
DASHED: Final = ' stroke-dasharray="4 4"'


def standings(view: TractionsView) -> dict[int, Standing]:
    """Where each man stands on the map."""
    return {man: Standing(x, y) for man, (x, y) in stood(view).items()}


def fight(view: TractionsView) -> str:
    """A ring around everybody in a combat, where each bullet strikes, and beside each target how many fly at him."""
    places = standings(view)
    parts = []
    if view.heist == t.NONE:
        for man in view.engaged:
            if man in places:
                x, y, _ = places[man]
                is_holder = gang_of(man) == view.holder
                parts.append(
                    f'<circle class="fight" cx="{x}" cy="{y}" r="20"{"" if is_holder else DASHED} '
                    f'opacity="{1 if is_holder else 0.75}"/>'
                )
    rings = overlay("".join(parts)) if parts else ""
    return rings + counts(view, places)


def counts(view: TractionsView, places: dict[int, Standing]) -> str:
    """Where each bullet strikes, and below each target how many fly at him."""
    parts = []
    for _, _, x, y, colour in flights(view, places):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.500" fill="{colour}" stroke="#3b1200"/>')
    for salvo, colour in salvos(view):
        targets = rows.targets(salvo)
        for man in sorted({*targets} & places.keys()):
            parts.append(counted(places[man], targets.count(man), colour))
    return overlay("".join(parts)) if parts else ""


def salvos(view: TractionsView) -> tuple[tuple[list[int], str], ...]:
    """The bullets in the air and those being aimed, each with a colour."""
    return (view.volley, FIRED), (view.shots, AIMED)


def flights(view: TractionsView, places: dict[int, Standing]) -> list[tuple[float, float, float, float, str]]:
    """Every bullet in sight, from the rim of one hat to the rim of another, and its colour."""
    found = []
    for salvo, colour in salvos(view):
        for shot in rows.shots(salvo):
            if shot.man in places and shot.target in places:
                (x, y, size), (z, w, _) = places[shot.man], places[shot.target]
                length = max(1.0, hypot(z - x, w - y))
                short = min(RIM * size, length / 3) / length
                dx, dy = (z - x) * short, (w - y) * short
                found.append((x + dx, y + dy, z - dx, w - dy, colour))
    return found


def tracers(view: TractionsView) -> str:
    return bullets(view, standings(view))


def bullets(view: TractionsView, places: dict[int, Standing]) -> str:
    """A line for each bullet; it passes below the hats in its way."""
    parts = []
    for place, (x, y, z, w, colour) in enumerate(flights(view, places)):
        bend = 7 * (place % 3 - 1)
        parts.append(
            f'<path d="M{x:.1f} {y:.1f}Q{(x + z) / 2 + bend:.1f} {(y + w) / 2 - bend:.1f} {z:.1f} {w:.1f}" fill="none" '
            f'stroke="{colour}" stroke-width="2.600" stroke-dasharray="9 4"/>'
        )
    return overlay("".join(parts)) if parts else ""


def counted(at: Standing, count: int, colour: str) -> str:
    """How many bullets fly at a man, below his number."""
    return (
        f'<g transform="translate({at.x:g} {at.y + 17 * at.size:g}) scale({at.size:g})"><rect x="-11" y="-7.500" '
        f'width="22" height="15" rx="7" fill="#3b1200" stroke="{colour}" stroke-width="1.500"/><text class="still" '
        f'y="4.500" font-size="13" font-weight="800" text-anchor="middle" fill="{colour}">×{count}</text></g>'
    )
