"""What lies face up before each player, and what is known to lie face down."""

from __future__ import annotations

from textwrap import shorten
from typing import Final

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape
from ludotheque.games.singes.face import holdings, names, scenery
from ludotheque.games.singes.face.pieces import value_label
from ludotheque.games.singes.face.scenery import INK
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView

ROOM: Final = 42  # letters beside a mask; a longer row would lie across the map: the panels tell all of it


def lay_company(view: SingesView, tongue: Tongue) -> str:
    """What lies face up before each player, and in brackets what the reader knows to lie face down there and on START.

    On a phone the panels tell it.
    """
    rows: list[str] = []
    for place in (*range(view.seats), t.PILE):
        faces = holdings.open_types(view, place) if place < t.PILE else []
        told = [f"{tongue(names.token(kind))} {value_label(view, kind)}".rstrip() for kind in faces]
        known = [tongue(names.token(kind)) for kind in holdings.known_types(view, place)]
        if known:
            told.append(tongue(say("board-known", what=", ".join(known))))
        if told:
            row = escape(shorten(", ".join(told), ROOM, placeholder=" …"))
            body = scenery.mask(view.sides[place]) if place < t.PILE else scenery.CRASH
            rows.append(
                f'<g transform="translate(20 {24 + 34 * len(rows)})"><g transform="scale(.8)">{body}</g>'
                f'<text x="20" y="5" font-size="15" fill="{INK}" stroke="#10141f" stroke-width="4" '
                f'paint-order="stroke" stroke-linejoin="round">{row}</text></g>'
            )
    return f'<g class="wide still">{"".join(rows)}</g>'
