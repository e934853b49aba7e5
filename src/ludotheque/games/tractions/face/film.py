"""After the last turn: the caïd of Paris, and the film of betrayals."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import escape, overlay
from ludotheque.games.tractions.face.layout import WINDOW
from ludotheque.games.tractions.face.names import clause_title, gangs, place_or_none
from ludotheque.games.tractions.face.rows import Betrayal, betrayals
from ludotheque.games.tractions.rules.view import TractionsView

FRAMES: Final = 6  # of the film, the last ones
BANNER: Final = 134  # how high the names of the winners stand
FRAME: Final = (262, 200)
SERIF: Final = 0.52  # of the size of a letter: how wide it is
TYPED: Final = 0.62


def draw(view: TractionsView, tongue: Tongue) -> str:
    """A poster over the darkened quarter, or a banner above it where there is no film to show; nothing on it can be
    clicked."""
    width, height = WINDOW
    winner = tongue(say("film-winner", who=gangs(view.winners), count=view.winners.bit_count()))
    size = fitting(winner, 40, width - 60, SERIF)
    shown = betrayals(view)
    veil = height if shown else BANNER
    parts = [
        f'<rect width="{width}" height="{veil}" rx="14" fill="#07090e" opacity=".8"/>'
        f'<text class="still name serif" x="{width / 2}" y="66" font-size="{size}" text-anchor="middle">'
        f"{escape(winner)}</text>"
    ]
    title = tongue(say("film-title", count=len(shown)))
    parts.append(
        f'<text class="still dim" x="{width / 2}" y="110" font-size="27" text-anchor="middle">{escape(title)}</text>'
    )
    if shown:
        parts.append(strip(view, tongue))
    return overlay("".join(parts))


def fitting(words: str, size: int, width: int, letter: float) -> int:
    """The size of letters, at most the given one, in which the words fit."""
    return min(size, int(width / (letter * max(1, len(words)))))


def strip(view: TractionsView, tongue: Tongue) -> str:
    shown = betrayals(view)[-FRAMES:]
    across = min(3, len(shown))
    left = (WINDOW[0] - across * (FRAME[0] + 18) + 18) / 2
    parts = []
    for row in range((len(shown) + 2) // 3):
        y = 130 + row * (FRAME[1] + 56)
        count = min(3, len(shown) - 3 * row)
        width = count * (FRAME[0] + 18) + 18
        parts.append(f'<rect x="{left - 18}" y="{y}" width="{width}" height="{FRAME[1] + 52}" rx="6" fill="#111"/>')
        for i in range(width // 26):
            for dy in (6, FRAME[1] + 34):
                parts.append(
                    f'<rect x="{left - 10 + 26 * i}" y="{y + dy}" width="14" height="12" rx="2.500" fill="#e9e2cf"/>'
                )
        for i in range(count):
            parts.append(frame(tongue, shown[3 * row + i], left + i * (FRAME[0] + 18), y + 26))
    return "".join(parts)


def frame(tongue: Tongue, betrayal: Betrayal, x: float, y: float) -> str:
    """One betrayal: who, whom, which word was broken, and the price."""
    place = place_or_none(betrayal.space)
    lines = [
        tongue(say("film-turn", turn=betrayal.turn)),
        tongue(place) if isinstance(place, Message) else place,
        tongue(say("film-clause", clause=clause_title(betrayal.clause))),
        tongue(say("film-price", count=betrayal.price)),
    ]
    text = "".join(
        f'<text class="still typed" x="{FRAME[0] / 2}" y="{92 + 27 * i}" '
        f'font-size="{fitting(line, 23, FRAME[0] - 16, TYPED)}" text-anchor="middle">{escape(line)}</text>'
        for i, line in enumerate(line for line in lines if line)
    )
    return (
        f'<g transform="translate({x:g} {y})"><path class="index" d="M0 0H262V200L240 192 214 200 190 190 160 200 '
        '131 192 100 200 72 191 40 200 18 192 0 200Z"/>'
        f'<use href="#tr-hat-{betrayal.traitor}" transform="translate(86 42) scale(1.700)"/>'
        '<path d="M118 42h34m-11-9 11 9-11 9" fill="none" stroke="#b5423a" stroke-width="5"/>'
        f'<use href="#tr-hat-{betrayal.victim}" transform="translate(184 42) scale(1.700)"/>{text}</g>'
    )
