"""Setup: the empty table, tile 1, and who begins (3.1: R1 to R7)."""

from __future__ import annotations

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.map import lay_out, populate, put
from ludotheque.games.singes.rules.memory import fresh
from ludotheque.games.singes.rules.position import Position
from ludotheque.games.singes.rules.question import NO_ONE, Draw, ask
from ludotheque.games.singes.rules.turns import begin_turn, forget_turn


def begin(p: Position) -> None:
    """Lay out tile 1 with its tokens and all pawns on START (R1 to R6)."""
    clear_table(p)
    put(p, 0, 0, 0, 0)
    populate(p, 0)
    ask(p, t.FIRST)


def clear_table(p: Position) -> None:
    """An empty table: everything is still in the box."""
    box = p.material
    lay_out(p)
    forget_turn(p)
    p.waiting_for = NO_ONE
    p.journal = None
    p.words = ""
    p.question = t.FIRST
    p.turn = 0
    p.first = 0
    p.round = 1
    p.quiet = 0
    p.progress = 0
    p.stirred = 1  # R83: a box may be dead from the start
    p.pools = [sum(box.counts[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1]) for back in range(t.BACKS)]
    p.keys_left = box.key_count()
    p.unseen = box.counts[:]
    p.removed = [0] * t.TYPES
    p.pile = [0] * t.ITEMS
    p.pawns = [box.start] * p.seats
    p.hands = [0] * (t.ITEMS * p.seats)
    p.used = [0] * (2 * p.seats)
    p.holds = []
    p.duty = [t.NONE] * p.seats
    p.minds = fresh()
    p.paused = 0
    p.declared = []
    p.owed = 0
    p.fallen = 0
    p.winner = t.NONE
    p.reason = 0


class Beginning(Draw):
    """D1: who begins, drawn by lot or chosen by the host (R7, O6)."""

    def first(self, p: Position) -> int:
        return t.BEGIN

    def end(self, p: Position) -> int:
        return t.BEGIN + p.seats

    def ways(self, p: Position, outcome: int) -> int:
        return 1

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if t.BEGIN <= action < t.BEGIN + p.seats:
            return LEGAL
        return "R2" if seat == CHANCE else "R7"

    def answer(self, p: Position, seat: int, action: int) -> None:
        p.first = action - t.BEGIN
        p.turn = p.first
        p.round = 1
        p.note(t.BEGAN, p.first, [])
        begin_turn(p)
