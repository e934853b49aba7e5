"""The last column, once the game is over: money and Apaches of every gang."""

from __future__ import annotations

from ludotheque.core.face import Tongue, say
from ludotheque.games.apaches.face.layout import HAND, rack_width
from ludotheque.games.apaches.face.names import first_gang
from ludotheque.games.apaches.face.scenery import START, printed, sign
from ludotheque.games.apaches.face.tips import tip
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def draw_final_count(view: ApachesView, tongue: Tongue) -> str:
    """The last column: money and Apaches of every gang."""
    parts = ['<g class="final">']
    width = rack_width(view)
    best = max((view.money[seat], view.operational[seat]) for seat in range(view.seats))
    for seat in range(view.seats):
        x = 8 + width * (seat + 0.5) - 66
        count = view.operational[seat]
        pay = count * view.amounts[t.APACHE_PAY]
        said = say("tip-final", gang=first_gang(view, seat), money=view.money[seat], pay=pay, count=count)
        parts.append(f"<g>{tip(tongue, said)}")
        parts.append(f'<rect fill="transparent" x="{x - 48:g}" y="{HAND}" width="190" height="86"/>')
        won = (view.money[seat], view.operational[seat]) == best
        if won:
            crown = f"translate({x - 26:g} {HAND + 11}) scale(1.5)"
            parts.append(f'<use href="#apaches-crown" class="pencilled" transform="{crown}"/>')
        money = tongue(say("label-money", money=view.money[seat]))
        parts += [sign(view.sides[seat], x - 26, HAND + 43, 42), printed(x, HAND + 54, 30, money, "serif print", START)]
        words = tongue(say("label-operational", count=count))
        parts.append(printed(x - 46, HAND + 80, 17, words, "faint wide", START) + "</g>")
    parts.append("</g>")
    return "".join(parts)
