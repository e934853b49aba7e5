"""A world that the viewer cannot tell from the true one, made from the view alone."""

from __future__ import annotations

from random import Random

from kuhn.rules import terms as t
from kuhn.rules.judge import Kuhn
from kuhn.rules.material import Material
from kuhn.rules.view import KuhnView
from ludotheque.core.state import HIDDEN


def imagine(view: KuhnView, box: Material, rng: Random) -> Kuhn:
    state = Kuhn()
    state.seats = view.seats
    state.host = view.host
    state.sides = view.sides
    state.waiting_for = view.waiting_for[:]
    state.journal = None
    state.words = ""
    state.material = box
    state.question = view.question
    state.turn = view.turn
    state.opener = view.opener
    state.round = view.round
    state.rounds = view.rounds
    state.purses = view.purses[:]
    state.stakes = view.stakes[:]
    state.before = view.before[:]
    state.winner = view.winner
    unseen = [card for card in range(t.CARDS) if card != view.card]
    rng.shuffle(unseen)
    state.cards = [HIDDEN, HIDDEN]
    for seat in range(t.SEATS):
        if seat == view.seat:
            state.cards[seat] = view.card
        elif view.has_card[seat]:
            state.cards[seat] = unseen.pop()
    return state
