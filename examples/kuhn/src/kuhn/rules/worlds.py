"""A world that the viewer cannot tell from the true one, made from the view alone."""

from __future__ import annotations

from random import Random

from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn
from kuhn.rules.material import Material
from kuhn.rules.table import show
from kuhn.rules.view import KuhnView
from ludotheque.core.state import HIDDEN


def imagine(view: KuhnView, box: Material, rng: Random) -> Kuhn:
    state = Kuhn()
    state.sit_as_seen(view)
    state.material = box
    show(view, state)
    unseen = [card for card in range(t.CARDS) if card != view.card]
    rng.shuffle(unseen)
    state.cards = [HIDDEN, HIDDEN]
    for seat in range(t.SEATS):
        if seat == view.seat:
            state.cards[seat] = view.card
        elif view.has_card[seat]:
            state.cards[seat] = unseen.pop()
    return state
