"""What stands beside the name of each player."""

from __future__ import annotations

from ludotheque.core.face import Figure, say
from ludotheque.core.state import HIDDEN
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.view import ApachesView


def figures(view: ApachesView, seat: int) -> list[Figure]:
    """What stands beside the name of a seat."""
    money = view.money[seat]
    found = [
        Figure(say("fact-money"), "?" if money == HIDDEN else say("francs", amount=money)),
        Figure(say("fact-reserve"), say("men", count=t.TOTAL[view.reserves[seat]])),
    ]
    if view.question == t.OVER:
        return found  # the count says the rest
    for name, counts in (("prison", view.prisons), ("hospital", view.hospitals), ("cemetery", view.cemeteries)):
        if counts[seat]:
            found.append(Figure(say(f"fact-{name}"), counts[seat]))
    if view.token_counts[seat]:
        found.append(Figure(say("fact-tokens"), view.token_counts[seat]))
    if view.turn == view.amounts[t.TURNS] - 1:
        found.append(Figure(say("fact-last"), say("fact-rank", rank=last_turn_rank(view, seat))))
    return found


def last_turn_rank(view: ApachesView, seat: int) -> int:
    """R14, as if the last turn began now."""
    order = [(view.first + i) % view.seats for i in range(view.seats)]
    order.sort(key=lambda other: -t.TOTAL[view.reserves[other]])
    return order.index(seat) + 1
