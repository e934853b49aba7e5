"""The chances of every seat over a game, as one drawing."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import NamedTuple

from ludotheque.bots.moment import Moment, Point
from ludotheque.web.fragments import OUTLINES

WIDTH, HEIGHT = 960.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 40.0, 26.0, 26.0
SIGNS = 2  # badges on each line: a colour alone tells nobody
NEAR = 24.0  # how far two numbers above the curve stand apart at least


class Strand(NamedTuple):
    """How the line of a seat looks."""

    colour: str
    letter: str
    shape: str
    is_winner: bool


class Marker(NamedTuple):
    """A moment on the curve: its number, and where a click on it leads."""

    number: int
    moment: Moment
    href: str


class Stretch(NamedTuple):
    """A part of the curve that answers the pointer: what it says, and where it leads."""

    title: str
    href: str  # empty where there is nothing to lead to


class Plot:
    """Where a step and a chance lie in the drawing."""

    def __init__(self, points: list[Point], is_stepped: bool) -> None:
        self.points = points
        self.is_stepped = is_stepped  # exact values change with an answer, not on the way to it
        self.first = points[0].step
        self.span = max(1, points[-1].step - self.first)

    def x(self, step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (step - self.first) / self.span

    def y(self, chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def curve(
    points: list[Point],
    is_stepped: bool,
    strands: list[Strand],
    markers: list[Marker],
    stretches: list[Stretch],
    label: str,
) -> str:
    """The lines with their badges, the moments with their numbers; every part says what it is when it is pointed at."""
    plot = Plot(points, is_stepped)
    parts = [
        f'<svg class="curve" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="group" aria-label="{escape(label)}">',
        *grid(plot),
        *[pillar(plot, marker) for marker in markers],
    ]
    order = sorted(range(len(strands)), key=lambda seat: strands[seat].is_winner)  # the winner lies on top
    parts += [line(plot, seat, strands[seat]) for seat in order]
    parts += signs(plot, strands)
    parts += [strip(plot, i, stretch) for i, stretch in enumerate(stretches)]
    parts += flags(plot, markers)
    return "".join([*parts, "</svg>"])


def grid(plot: Plot) -> list[str]:
    parts = []
    for quarter in range(5):
        y = plot.y(quarter / 4)
        kind = "axis" if quarter == 0 else "rung"
        parts.append(f'<path class="{kind}" d="M{LEFT:g} {y:.1f}H{WIDTH - RIGHT:g}"/>')
        parts.append(f'<text class="scale" x="{LEFT - 8:g}" y="{y + 4:.1f}" text-anchor="end">{25 * quarter}</text>')
    return parts


def line(plot: Plot, seat: int, strand: Strand) -> str:
    path = ""
    for step, chances in plot.points:
        x, y = f"{plot.x(step):.1f}", f"{plot.y(chances[seat]):.1f}"
        path += f"H{x}V{y}" if plot.is_stepped and path else f"L{x} {y}" if path else f"M{x} {y}"
    kind = "strand winner" if strand.is_winner else "strand"
    return (
        f'<g class="{kind}" style="--seat:{escape(strand.colour)}">'
        f'<path class="rim" d="{path}"/><path class="thread" d="{path}"/></g>'
    )


def signs(plot: Plot, strands: list[Strand]) -> list[str]:
    """Badges on the lines, each in a column of its own."""
    parts = []
    columns = (len(strands) + 1) * SIGNS
    for seat, strand in enumerate(strands):
        for turn in range(SIGNS):
            place = (seat + turn * len(strands) + 0.7) / columns
            step = plot.first + place * plot.span
            y = plot.y(chance_at(plot, seat, step))
            x = LEFT + (WIDTH - LEFT - RIGHT) * place
            outline = OUTLINES.get(strand.shape, OUTLINES["circle"])
            parts.append(
                f'<g class="sign" transform="translate({x - 10:.1f} {y - 10:.1f}) scale(0.625)" '
                f'style="--seat:{escape(strand.colour)}" aria-hidden="true"><g class="badge-shape">{outline}</g>'
                f'<text x="16" y="21.5">{escape(strand.letter)}</text></g>'
            )
    return parts


def chance_at(plot: Plot, seat: int, step: float) -> float:
    """The height of a line between two of its points."""
    for before, after in pairwise(plot.points):
        if before.step <= step < after.step:
            share = 0.0 if plot.is_stepped else (step - before.step) / (after.step - before.step)
            return before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
    return plot.points[-1].chances[seat]


def pillar(plot: Plot, marker: Marker) -> str:
    left = plot.x(marker.moment.step)
    width = max(6.0, plot.x(marker.moment.until) - left)
    return (
        f'<rect class="pillar" x="{left - 3:.1f}" y="{TOP:g}" width="{width:.1f}" height="{HEIGHT - TOP - BOTTOM:g}"/>'
    )


def flags(plot: Plot, markers: list[Marker]) -> list[str]:
    """The numbers of the moments above the curve, each beside the one before it where they are close."""
    parts: list[str] = []
    y = TOP - 12
    x = 0.0
    for marker in markers:
        x = max(x + NEAR, plot.x(marker.moment.step)) if parts else plot.x(marker.moment.step)
        parts.append(
            f'<a href="{escape(marker.href)}"><g class="flag"><circle cx="{x:.1f}" cy="{y:g}" r="11"/>'
            f'<text x="{x:.1f}" y="{y + 4.5:g}">{marker.number}</text></g></a>'
        )
    return parts


def strip(plot: Plot, i: int, stretch: Stretch) -> str:
    """The part of the drawing that belongs to one point: half the way to its neighbours."""
    steps = [point.step for point in plot.points]
    left = plot.x(steps[i]) if i == 0 else (plot.x(steps[i - 1]) + plot.x(steps[i])) / 2
    right = plot.x(steps[i]) if i + 1 == len(steps) else (plot.x(steps[i]) + plot.x(steps[i + 1])) / 2
    rect = (
        f'<rect class="strip" x="{left:.1f}" y="{TOP:g}" width="{max(1.0, right - left):.1f}" '
        f'height="{HEIGHT - TOP - BOTTOM:g}"><title>{escape(stretch.title)}</title></rect>'
    )
    return f'<a href="{escape(stretch.href)}" tabindex="-1">{rect}</a>' if stretch.href else rect
