"""What lies folded at the head of the page: a tab to press, and the sheet that it opens over the map."""

from __future__ import annotations

from typing import Final

from ludotheque.drawing.svg import escape, title
from ludotheque.games.apaches.face.scenery import START, printed

PAGE: Final = (170, 20, 660, 796)  # of a sheet: left, top, width, height
SIZE: Final = (84, 28)  # of a tab


def draw_folded(
    name: str, sheet: str, x: float, picture: str, words: tuple[str, str, str], body: str, fresh: bool = False
) -> str:
    """A tab with a picture and a word, what it says to those who do not see, what it does; and its sheet.

    The page marks on its main element what is unfolded, by name, and leaves it so until it is pressed again.
    """
    word, label, told = words
    spoken = label if word.lower() in label.lower() else f"{word} – {label}"  # whoever speaks to the page says the word
    left, top, width, height = PAGE
    mark = f'<circle class="pencilled" cx="{x + SIZE[0] - 2:g}" cy="10" r="6"/>' if fresh else ""
    return (
        f'<g id="tab-{name}" class="tab {name}-tab{" fresh" if fresh else ""}" data-fold="{name}" tabindex="0" '
        f'role="button" aria-label="{escape(spoken)}">{title(told)}'
        f'<rect class="card" x="{x:g}" y="8" width="{SIZE[0]}" height="{SIZE[1]}" rx="3" stroke-width="1.400"/>'
        f'<g transform="translate({x:g} 8)">{picture}</g>'
        f"{printed(x + 25, 26.5, 13.5, word, 'serif print wide', START)}{mark}</g>"
        f'<g id="{sheet}" class="sheet {name}" data-fold="{name}" aria-hidden="true"><g class="page-one">'
        f'<rect x="{left + 5}" y="{top + 7}" width="{width}" height="{height}" fill="#120c06" opacity=".35"/>'
        f'<rect class="card" x="{left}" y="{top}" width="{width}" height="{height}" stroke-width="1.600"/>'
        f'<path class="rule" d="M{left + width - 34} {top + 14}l20 20m0-20-20 20" stroke-width="3"/>'
        f"{body}</g></g>"
    )
