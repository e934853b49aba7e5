"""The turn, its phase, and the race of the treasuries to the target: beside the map, on a phone in one line."""

from __future__ import annotations

from ludotheque.core.agenda import asked, question
from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.tractions.face.colours import NEONS
from ludotheque.games.tractions.face.layout import SIDE, WIDTH
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.view import TractionsView


def draw(view: TractionsView, tongue: Tongue) -> str:
    return side(view, tongue) + status(view, tongue)


def side(view: TractionsView, tongue: Tongue) -> str:
    turn = escape(tongue(say("label-turn", turn=view.turn))) if view.turn else ""
    phase = escape(tongue(say(f"phase-{view.phase}")))
    left, width = SIDE + 4, WIDTH - SIDE - 10
    parts = [
        f'<text class="still name serif" x="{left}" y="36" font-size="27">{turn}</text>',
        f'<text class="still dim" x="{left}" y="60" font-size="16">{phase}</text>',
        "".join(
            f'<rect x="{left + 31 * i}" y="70" width="26" height="6" rx="3" '
            f'fill="{"#ffb347" if i + 1 == view.phase else "#4a4238"}"/>'
            for i in range(5)
        ),
    ]
    for row, number in enumerate(ranked(view)):
        parts.append(runner(view, tongue, number, left, 100 + row * 76, width))
    e = escape(tongue(say("label-supply")))
    parts.append(
        f'<text class="still dim" x="{left}" y="592" font-size="15">{e}</text>'
        f'<text class="still name" x="{left}" y="614" font-size="17">{view.supply_e} E · {view.supply_s} S</text>'
    )
    return f'<g class="wide">{"".join(parts)}</g>'


def ranked(view: TractionsView) -> list[int]:
    """The gangs as they move in this turn, those that are not yet in order after them."""
    return [*view.order, *(n for n in range(t.GANGS) if view.seat_of[n] != t.NONE and n not in view.order)]


def runner(view: TractionsView, tongue: Tongue, number: int, x: int, y: int, width: int) -> str:
    """One gang in the race: its hat, its marks, its treasury on the way to the target."""
    sum = view.purses[number]
    shown = "?" if sum < 0 else str(sum)
    length = 0 if sum < 0 else min(width, width * sum // max(1, view.agreed[t.TARGET]))
    is_active = view.active == number
    frame = (
        f'<rect x="{x - 4}" y="{y - 4}" width="{width + 8}" height="70" rx="8" fill="#33291d"/>' if is_active else ""
    )
    points = escape(tongue(say("label-points", points=view.points))) if is_active else ""
    return (
        f'{frame}<use href="#tr-hat-{number}" transform="translate({x + 16} {y + 20})"/>'
        f"{pointer(view, number, x + 45, y + 18, 17)}"
        f'<text class="still name" x="{x + 46}" y="{y + 18}" font-size="17">{shown} U</text>'
        f'<text class="still" x="{x + width}" y="{y + 18}" font-size="17" text-anchor="end" fill="#ffd98a">'
        f"{marks(view, number)}</text>"
        f'<text class="still dim" x="{x + 46}" y="{y + 38}" font-size="15">{points}</text>'
        f'<rect x="{x}" y="{y + 46}" width="{width}" height="9" rx="4" fill="#3a332a"/>'
        f'<rect x="{x}" y="{y + 46}" width="{length}" height="9" rx="4" fill="{NEONS[number]}"/>'
    )


def marks(view: TractionsView, number: int) -> str:
    """The first player's star, a tick for those who are done talking."""
    found = "★" if view.first == number else ""
    if view.floor and view.done >> number & 1:
        found += "✓"
    return found


def pointer(view: TractionsView, number: int, x: int, y: int, size: int) -> str:
    """It ends before the sum of those who are awaited."""
    if question(view.agenda) == t.OVER or not asked(view.agenda) >> number & 1:
        return ""
    return f'<text class="still name" x="{x}" y="{y}" font-size="{size}" text-anchor="end">▸</text>'


def status(view: TractionsView, tongue: Tongue) -> str:
    """What the side says, in one line for a phone."""
    words = tongue(say(f"phase-{view.phase}"))
    if view.turn:
        words = tongue(say("label-turn", turn=view.turn)) + " · " + words
    if view.active != t.NONE:
        words += " · " + tongue(say("label-points", points=view.points))
    parts = [f'<text class="still name" x="16" y="836" font-size="32">{escape(words)}</text>']
    step = WIDTH // 6
    for place, number in enumerate(ranked(view)):
        x = 14 + step * place
        sum = view.purses[number]
        parts.append(
            f'<use href="#tr-hat-{number}" transform="translate({x + 26} 868) scale(1.250)"/>'
            f"{pointer(view, number, x + 55, 879, 32)}"
            f'<text class="still name" x="{x + 56}" y="879" font-size="32">'
            f"{'?' if sum < 0 else sum}{marks(view, number)}</text>"
        )
        if view.active == number:
            parts.append(f'<rect x="{x}" y="893" width="{step - 20}" height="7" rx="4" fill="#ffb347"/>')
    return f'<g class="narrow">{"".join(parts)}</g>'
