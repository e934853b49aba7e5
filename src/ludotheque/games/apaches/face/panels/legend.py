"""The legend: every sign of the page with its meaning, folded until somebody asks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.games.apaches.face.panels.folded import PAGE, draw_folded
from ludotheque.games.apaches.face.scenery import START, printed
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.material import KINDS as PRIZES
from ludotheque.games.apaches.rules.view import ApachesView
from ludotheque.games.apaches.text.vocabulary import KINDS

TAB: Final = (
    '<path class="rule" d="M7 6h15v16H7ZM7 11.500h15M12.500 6v16" stroke-width="1.400"/>'
    '<path class="pencilled" d="M15 14.500h4.500v4H15Z"/>'
)
SMALL: Final = "scale(.92)"
# Beside the prizes and the caps, what is marked on the page.
MARKS: Final = {
    "crown": '<use href="#apaches-crown" class="pencilled"/>',
    "roof": '<use href="#apaches-roof" class="f1" transform="scale(.6)" stroke="#1f170d"/>',
    "cross": '<path class="sample" d="M-12 12 12-12" stroke-width="3"/>',
    "ring": '<rect class="sample" x="-13" y="-14" width="26" height="28" rx="8" stroke-width="3"/>',
    "left": '<circle class="card" r="11"/>' + printed(0, 6.5, 18, "3", "print"),
    "flag": '<use href="#apaches-flag" x="-6"/>',
    "token": '<use href="#apaches-token" transform="scale(.85)"/>',
}
LINE: Final = 33.5
CAP: Final = re.compile('<use href="#apaches-cap-[^>]*>')


def draw_legend(view: ApachesView, tongue: Tongue) -> str:
    """The tab, and the sheet with all signs."""
    words = tuple(tongue(message) for message in _words(view))
    label = tongue(say("tip-legend"))
    return _legend(words, (tongue(say("legend")), label, label), view.sides[max(0, view.seat)])


def without_caps(view: ApachesView, tongue: Tongue) -> list[str]:
    """What the sheet says to all eyes alike: only its caps have the colour of who looks."""
    return CAP.split(draw_legend(view, tongue))


def _words(view: ApachesView) -> list[Message]:
    amounts = view.amounts
    known = {"loot": amounts[t.LOOT], "count": amounts[t.REINFORCEMENT], "price": amounts[t.BAIL_PRICE]}
    names = ["title", "prizes", *PRIZES, "people", *KINDS, "marks", *MARKS]
    return [say(f"legend-{name}", **known) for name in names]


@lru_cache(maxsize=32)
def _legend(words: tuple[str, ...], names: tuple[str, str, str], side: int) -> str:
    left, top, width, _ = PAGE
    title, *rest = words
    prizes = [f'<use href="#apaches-prize-{kind}" class="pen" transform="{SMALL}"/>' for kind in range(len(PRIZES))]
    caps = [f'<use href="#apaches-cap-{side}-{kind}" transform="{SMALL}"/>' for kind in KINDS]
    parts = [
        printed(left + width / 2, top + 50, 38, title, "serif print"),
        f'<path class="rule" d="M{left + 20} {top + 66}h{width - 40}" stroke-width="3"/>',
    ]
    y = top + 98.0
    for pictures in (prizes, caps, list(MARKS.values())):
        heading, *lines = rest[: len(pictures) + 1]
        del rest[: len(pictures) + 1]
        parts.append(printed(left + 28, y, 22, heading, "serif pencilled", START))
        y += 32
        for picture, line in zip(pictures, lines, strict=True):
            parts.append(f'<g transform="translate({left + 52} {y - 6:g})">{picture}</g>')
            parts.append(printed(left + 86, y, 20, line, "print", START))
            y += LINE
        y += 8
    return draw_folded("legend", "legend", 750, TAB, names, "".join(parts))
