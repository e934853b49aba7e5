"""The last column, once the game is over: money and Apaches of every gang."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.layout import HAND, rack_width
from ludotheque.games.apaches.face.scenery import START, printed, sign
from ludotheque.games.apaches.rules.view import ApachesView


def draw_final_count(view: ApachesView, tongue: Tongue) -> str:
    """The last column: money and Apaches of every gang."""
    parts = ['<g class="final">']
    width = rack_width(view)
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    for seat in range(view.seats):
        x = 8 + width * (seat + 0.5) - 66
        won = (view.money[seat], view.operational[seat]) == best
        if won:
            crown = f"translate({x - 26:g} {HAND + 11}) scale(1.5)"
            parts.append(f'<use href="#apaches-crown" class="pencilled" transform="{crown}"/>')
        money = tongue(say("label-money", money=view.money[seat]))
        parts += [sign(view.sides[seat], x - 26, HAND + 43, 42), printed(x, HAND + 54, 30, money, "serif print", START)]
        words = tongue(say("label-operational", count=view.operational[seat]))
        parts.append(printed(x - 46, HAND + 80, 17, words, "faint wide", START))
    parts.append("</g>")
    return "".join(parts)
