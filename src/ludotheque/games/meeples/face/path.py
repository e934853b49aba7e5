"""Where a handful goes: the spaces ahead, the ways that are open, and the ghost of an action."""

from __future__ import annotations

from math import atan2, degrees

from ludotheque.drawing.svg import text
from ludotheque.games.meeples.face.layout import CREAM, INK, SPACES_AT, TAPROOM, centre, door, level
from ludotheque.games.meeples.face.panels.supplies import BOLD, LAMP
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import LETTERS
from ludotheque.games.meeples.rules.view import MeeplesView


def onward(view: MeeplesView, space: int, direction: int) -> int:
    """The next space without a meeple."""
    for _ in range(t.SPACES):
        space = view.onward[direction * t.SPACES + space]
        if view.street[space] == t.NONE:
            return space
    return t.NONE


def path(view: MeeplesView, space: int, direction: int, steps: int) -> list[int]:
    """The spaces a handful would reach, the first one given."""
    found: list[int] = []
    for _ in range(t.SPACES):
        if len(found) == steps:
            break
        if space != t.NONE and view.street[space] == t.NONE:
            found.append(space)
        space = view.onward[direction * t.SPACES + space]
    return found


def first_space(view: MeeplesView, direction: int) -> int:
    """Where a direction leads: beside the building, or on from the start."""
    return onward(view, view.source if view.target == t.NONE else view.target, direction)


def footsteps(spaces: list[int], begin: int = 1) -> str:
    """Numbers along a path, at the foot of each space."""
    parts = []
    for number, space in enumerate(spaces, begin):
        x, y = SPACES_AT[space]
        x += 42
        y += 24 if space < 6 else -24 if space < t.WEST else 34
        size, radius = (31, 19) if number < 10 else (29, 21)
        parts.append(
            f'<g class="still footstep"><circle cx="{x}" cy="{y}" r="{radius}" fill="{CREAM}" stroke="{LAMP}" '
            f'stroke-width="3"/>{text(x, y + size // 3 + 1, size, str(number), INK, BOLD)}</g>'
        )
    return "".join(parts)


def ring(space: int) -> str:
    x, y = SPACES_AT[space]
    return (
        f'<circle class="still" cx="{x}" cy="{y}" r="{42 if space < t.WEST else 51}" fill="none" stroke="{LAMP}" '
        f'stroke-width="7" stroke-dasharray="11 7"/>'
    )


def arrow(source: int, space: int) -> str:
    """Which way from a space."""
    (x, y), (right, down) = SPACES_AT[source], SPACES_AT[space]
    angle = degrees(atan2(down - y, right - x))
    return (
        f'<path class="still" transform="translate({right} {down}) rotate({angle:.0f}) scale(1.15)" '
        f'd="M-20-9H2V-21L25 0 2 21V9H-20Z" fill="{LAMP}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )


def marks(view: MeeplesView) -> str:
    """Where the next meeple goes, and which ways are open."""
    held = sum(view.hand)
    if view.question == t.DROPPING:
        return ring(view.target) + footsteps(path(view, view.target, view.direction, held)[1:], 2)
    if view.question == t.TURNING:
        source = view.source if view.target == t.NONE else view.target
        begin = "" if view.target == t.NONE else ring(view.target)
        return begin + "".join(arrow(source, first_space(view, direction)) for direction in (0, 1))
    if view.question in (t.STARTING, t.APPOINTING) or view.item == t.NONE or view.item == t.SHOWDOWN:
        return ""
    return ring(view.item)


def ghost(view: MeeplesView, action: int) -> str:
    """What an action would change: the way of a handful, the place of a meeple, or a sign on its building."""
    inside = ""
    if t.CORNER <= action < t.TAKE:
        seat = view.waiting_for[0] if view.waiting_for else view.turn
        inside = hung(action - t.CORNER, view.sides[seat], 0)
    elif t.TAKE <= action < t.TAKE + t.SALOON:
        location = action - t.TAKE
        held = sum(view.inside[location * t.KINDS : location * t.KINDS + t.KINDS])
        inside = footsteps(path(view, onward(view, location, 1), 1, held)) + footsteps(
            path(view, onward(view, location, 0), 0, held)
        )
    elif t.START <= action < t.TURN:
        held = sum(view.hand)
        both = [path(view, action - t.START, direction, held)[1:] for direction in (0, 1)]
        inside = ring(action - t.START) + footsteps(both[0], 2) + footsteps(both[1], 2)
    elif t.TURN <= action < t.DROP and view.source != t.NONE:
        direction = action - t.TURN
        begin = first_space(view, direction) if view.target == t.NONE else view.target
        inside = footsteps(path(view, begin, direction, sum(view.hand)))
    elif t.DROP <= action < t.DROP + t.KINDS and view.target != t.NONE:
        # R26: Madame does not stay on a Showdown space.
        x, y = TAPROOM if action == t.DROP + t.MADAME and view.target >= t.WEST else SPACES_AT[view.target]
        inside = f'<use href="#meeples-{LETTERS[action - t.DROP]}" transform="translate({x} {y - 4})" opacity=".8"/>'
    elif t.RESOLVE <= action < t.RESOLVE + t.SHOWDOWN:
        inside = entering(action - t.RESOLVE, view.street[action - t.RESOLVE])
    elif action in (t.BUILD + t.YES, t.UPGRADE + t.YES) and view.item not in (t.NONE, t.SHOWDOWN):
        seat = view.turn if action == t.BUILD + t.YES else view.owners[view.item]
        inside = hung(view.item, view.sides[seat], int(action == t.UPGRADE + t.YES))
    return f'<g class="ghost still">{inside}</g>' if inside else ""


def hung(building: int, side: int, turned: int) -> str:
    """A sign of a colour, low or high side up."""
    x, y = centre(building), level(building, 68)
    return f'<use href="#meeples-sign-{side}-{turned}" transform="translate({x} {y:g})" opacity=".8"/>'


def entering(building: int, kind: int) -> str:
    if kind == t.NONE:
        return ""
    x, y = door(building)
    inside = level(building, 226)
    head = -1 if building < 6 else 1
    return (
        f'<path d="M{x} {y}V{inside}M{x - 12} {inside - head * 14}L{x} {inside} {x + 12} {inside - head * 14}" '
        f'fill="none" stroke="{LAMP}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
    )
