"""What lies in front of each player: sign, marker, and the roofs of the planques held."""

from __future__ import annotations

from ludotheque.core.face import Tongue
from ludotheque.games.apaches.face.layout import RACK, RESERVE, rack_frame, rack_step, rack_width, staged
from ludotheque.games.apaches.face.scenery import START, printed, sign
from ludotheque.games.apaches.face.tips import rack_tips, tip
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def draw_racks(view: ApachesView, tongue: Tongue) -> str:
    """In front of each player: sign, marker, and the roofs of the planques held."""
    parts = []
    width = rack_width(view)
    _, reserves = staged(view)
    for seat in range(view.seats):
        left = 8 + width * seat
        told = tip(tongue, *rack_tips(view, seat, reserves[seat]))
        parts.append(f'<g class="rack part" {rack_frame(view.seats, seat).style()}>{told}')
        parts.append(f'<rect fill="transparent" x="{left}" y="{RACK - 2}" width="{width - 4:g}" height="38"/>')
        if seat in view.waiting_for or (view.waiting_for and view.waiting_for[0] < 0 and view.actor == seat):
            parts.append(f'<rect class="w6" x="{left}" y="{RACK - 2}" width="{width - 4:g}" height="38" rx="8"/>')
        parts.append(sign(view.sides[seat], left + 20, RACK + 17, 30))
        if seat == view.first:
            parts.append(f'<use href="#apaches-flag" x="{left + 30:g}" y="{RACK + 4}"/>')
        parts.append(_count(view, reserves[seat], left))
        held = [d for d in range(t.COLOURED) for _ in range(view.held[t.holding(seat, d)])]
        for i, district in enumerate(held):
            x = left + width - 16 - 9 * (len(held) - 1 - i)
            parts.append(
                f'<use href="#apaches-roof" class="f{view.colours[district] + 1}" '
                f'transform="translate({x:g} {RACK + 17}) scale(.4 .6)" stroke="#1f170d" stroke-width="2"/>'
            )
        parts.append("</g>")
    return "".join(parts)


def _count(view: ApachesView, reserve: int, left: float) -> str:
    """Behind the caps of a reserve, how many they are: the meneurs, and those who serve in one round only."""
    total, meneurs = t.TOTAL[reserve], t.MENEURS_IN[reserve]
    words = f"{meneurs}+{total - meneurs}" if total > meneurs else str(total)
    x = left + RESERVE + rack_step(view, reserve) * max(0, total - 1) + (19 if total else -12)
    return printed(round(x, 1), RACK + 24, 20, words, "print", f'{START} font-weight="700"')
