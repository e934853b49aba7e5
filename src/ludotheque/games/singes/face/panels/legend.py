"""What the signs of the map mean, where an empty hand leaves room to say so."""

from __future__ import annotations

from typing import Final

from ludotheque.core.face import Message, Tongue, say
from ludotheque.drawing.svg import text
from ludotheque.games.singes.face import names, scenery
from ludotheque.games.singes.face.pieces import draw_key
from ludotheque.games.singes.face.scenery import BACK_NAMES, DIM, INK, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView

COLUMNS: Final = 3
LEFT: Final = 250
TOP: Final = 660


def lay_legend(view: SingesView, tongue: Tongue) -> str:
    """The six backs, a portal to open, a door, START: three by three."""
    signs: list[tuple[str, Message]] = [
        (f'<use href="#singes-back-{back}"/>', names.BACKS[BACK_NAMES.index(back)]) for back in "WLKZGC"
    ]
    signs.append((f'<g transform="scale(.8)">{scenery.portal("live", 0)}</g>', say("legend-portal")))
    signs.append((draw_key(view, t.KEY_DOWN), say("legend-door")))
    signs.append((f'<g transform="scale(.85)">{scenery.CRASH}</g>', say("legend-start")))
    title = text(0, 0, 14, tongue(say("board-empty")), DIM, 'font-weight="700"')
    parts = [chunk((509, 626, 1), (500, 838, 2.05), title)]
    for place, (sign, name) in enumerate(signs):
        row, column = divmod(place, COLUMNS)
        body = sign + text(23, 5, 15, tongue(name), INK, 'style="text-anchor:start"')
        wide = LEFT + 18 + 184 * column, TOP + 50 * row, 1.05
        parts.append(chunk(wide, (48 + 330 * column, 902 + 98 * row, 1.95), f'<g class="still">{body}</g>'))
    return "".join(parts)
