"""The rivals one may attack or rob, to be clicked on."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.drawing.svg import escape, text
from ludotheque.games.singes.face import names, scenery
from ludotheque.games.singes.face.camera import world
from ludotheque.games.singes.face.choices import victims_of_theft
from ludotheque.games.singes.face.layout import centre, pawn_place
from ludotheque.games.singes.face.scenery import DIM, INK, SKY, chunk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView


def lay_rivals(view: SingesView, tongue: Tongue) -> str:
    """Whom one may attack (R59) or rob (A56): his pawn on the map, or his mask at the edge, always in sight."""
    robbed = victims_of_theft(view)
    victims = (
        sorted({(action - t.ATTACK) // t.ATTACKS for action in view.legal if t.ATTACK <= action < t.ITEM}) or robbed
    )
    if not victims or len(robbed) == 1:
        return ""
    halo = 'style="text-anchor:start" stroke="#10141f" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
    title = text(0, 0, 15, tongue(say("board-robbed" if robbed else "board-rivals")), INK, halo)
    parts = [chunk((8, SKY - 58, 1), (12, SKY - 98, 1.9), title)]
    for place, seat in enumerate(victims):
        at = (28 + 48 * place, SKY - 28, 1), (50 + 88 * place, SKY - 48, 1.9)
        head = f'<circle r="22" fill="#10141f" fill-opacity=".85" stroke="{DIM}"/>{scenery.mask(view.sides[seat])}'
        x, y = pawn_place(view, seat)
        pawn = f'<use href="#singes-mask" x="{x}" y="{y}"/>'
        if [view.pawns[other] for other in victims].count(view.pawns[seat]) == 1:
            u, v = centre(view, view.pawns[seat])
            pawn = f'<rect x="{u - 18}" y="{v - 18}" width="36" height="36" rx="8" stroke="none"/>' + pawn
        parts += [
            chunk(*at, f'<g class="still">{head}</g>'),
            f'<g id="rival-{seat}" class="spot" fill="transparent" '
            f'aria-label="{escape(tongue(names.pawn(view, seat)))}">',
            f'<g class="window" clip-path="url(#singes-window)">{world(view, pawn, "")}</g>',
            chunk(*at, '<circle class="head" r="22"/>'),
            "</g>",
        ]
    return "".join(parts)
