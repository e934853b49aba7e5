"""The worlds a viewer of the street cannot tell from the true one: there is exactly one."""

from __future__ import annotations

from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.material import Material
from ludotheque.games.meeples.rules.view import MeeplesView


def imagine(view: MeeplesView, box: Material) -> Meeples:
    """The state a view was taken from."""
    state = Meeples()
    state.seats = view.seats
    state.host = view.host
    state.sides = view.sides
    state.waiting_for = view.waiting_for[:]
    state.journal = None
    state.words = ""
    state.material = box
    state.agenda = view.agenda[:]
    state.turn = view.turn
    state.first = view.first
    state.inside = view.inside[:]
    state.street = view.street[:]
    state.tokens = view.tokens[:]
    state.owners = view.owners[:]
    state.turned = view.turned[:]
    state.hand = view.hand[:]
    state.graves = view.graves[:]
    state.boxed = view.boxed[:]
    state.bag = view.bag[:]
    state.crates = view.crates
    state.blasts = view.blasts
    state.fuse = view.fuse
    state.sold = view.sold
    state.gold = view.gold[:]
    state.stones = view.stones[:]
    state.bars = view.bars[:]
    state.spare = view.spare[:]
    state.source = view.source
    state.direction = view.direction
    state.target = view.target
    state.item = view.item
    state.dice = view.dice[:]
    state.idle = view.idle
    state.stirred = view.stirred
    state.stale = view.stale
    state.names_first = view.names_first
    state.one_bar = view.one_bar
    state.one_blast = view.one_blast
    state.to_origin = view.to_origin
    state.stale_rounds = view.stale_rounds
    return state
