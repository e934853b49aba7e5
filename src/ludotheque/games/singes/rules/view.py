"""What a seat of La Planète des Singes may know: section 7 of the specification, nothing else."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import HIDDEN, View
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import SLOTS, hold_known, recall, remembered
from ludotheque.games.singes.rules.position import Position


class SingesView(View):
    """The table as one seat sees and remembers it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "question", "turn", "first", "round", "quiet", "progress", "stirred", "bonus", "left", "tile", "forced",
        "keys_left", "die", "total", "helpers", "paused", "exact", "flown", "stage", "won", "stole", "ends", "wanted",
        "owed", "fallen", "winner", "reason", "trap_rule", "backtrack", "rounding", "apes_block", "thief_choice",
        "first_player", "quiet_limit", "round_limit", "portal_ends", "portal_stop", "whole_turn", "places", "joined",
        "bottom", "tried", "board", "pools", "removed", "pawns", "used", "duty", "path", "trail", "backs", "opens",
        "hand", "shown", "holds", "pile", "sights", "cases", "common", "declared", "cells", "links", "counts", "values",
        "keys", "dice", "tile_names", "key_names",
    )  # fmt: skip
    question: int
    turn: int
    first: int
    round: int
    quiet: int
    progress: int
    stirred: int
    bonus: int
    left: int
    tile: int
    forced: int
    keys_left: int
    die: int
    total: int
    helpers: int
    paused: int
    exact: int
    flown: int
    stage: int
    won: int
    stole: int
    ends: int
    wanted: int
    owed: int
    fallen: int
    winner: int
    reason: int
    trap_rule: int
    backtrack: int
    rounding: int
    apes_block: int
    thief_choice: int
    first_player: int
    quiet_limit: int
    round_limit: int
    portal_ends: int
    portal_stop: int
    whole_turn: int
    places: list[int]
    joined: list[int]
    bottom: list[int]
    tried: list[int]
    board: list[int]
    pools: list[int]
    removed: list[int]
    pawns: list[int]
    used: list[int]
    duty: list[int]
    path: list[int]
    trail: list[int]
    backs: list[int]  # BACK_ROW for each seat: weapons, digits and luck tokens before each seat, dice in use included
    opens: list[int]  # OPEN_ROW for each seat: helpers and guides
    hand: list[int]  # by type; empty for a spectator
    shown: list[int]  # seat * ITEMS + type: hands shown at the end; HIDDEN where they are not
    holds: list[int]  # HOLD_ROW for each hold-up; a token may be HIDDEN
    pile: list[int]  # luck tokens and digits in the START pile
    sights: list[int]  # SIGHT_ROW for each type: face-down tokens this seat is sure of
    cases: list[list[list[list[int]]]]  # for weapons, digits, luck tokens: all this seat remembers (memory.py)
    common: list[list[list[list[int]]]]  # the same for what everybody knows
    declared: list[int]  # by fighting weapon; empty while it is a rival's secret
    cells: list[int]  # the box: what is printed on each square
    links: list[int]  # square * 4 + printed direction
    counts: list[int]  # by type
    values: list[int]  # by type
    keys: list[int]  # KEY_ROW for each key: type, three digits
    dice: list[int]  # die * 21 + face
    tile_names: list[str]
    key_names: list[str]

    def place_of(self, tile: int) -> list[int]:
        """Where a tile lies: X, Y, ROTATION."""
        return self.places[tile * t.PLACE_ROW : (tile + 1) * t.PLACE_ROW]

    def backs_of(self, seat: int) -> list[int]:
        """How many weapons, digits and luck tokens lie before a seat."""
        return self.backs[seat * t.BACK_ROW : (seat + 1) * t.BACK_ROW]

    def holds_of(self, seat: int) -> list[int]:
        """Where the rows of the hold-ups of a seat begin, the oldest first."""
        return [row for row in range(0, len(self.holds), t.HOLD_ROW) if self.holds[row + t.VICTIM] == seat]

    def key_row(self, key: int) -> list[int]:
        """The type a key needs, then its three digits."""
        return self.keys[key * t.KEY_ROW : (key + 1) * t.KEY_ROW]


def look(p: Position, seat: int) -> SingesView:
    """The view of a seat; a spectator has no hand and remembers what everybody knows."""
    view = SingesView()
    view.sit(p, seat)
    view.question = open_question(p, seat)
    view.turn = p.turn
    view.first = p.first
    view.round = p.round
    view.quiet = p.quiet
    view.progress = p.progress
    view.stirred = p.stirred
    view.bonus = p.bonus
    view.left = p.left
    view.tile = p.tile
    view.forced = p.forced
    view.keys_left = p.keys_left
    view.die = p.die
    view.total = p.total
    view.helpers = p.helpers
    view.paused = p.paused
    view.exact = p.exact
    view.flown = p.flown
    view.stage = p.stage
    view.won = p.won
    view.stole = p.stole
    view.ends = p.ends
    view.wanted = p.wanted if view.question == p.question else 0
    view.owed = p.owed
    view.fallen = p.fallen
    view.winner = p.winner
    view.reason = p.reason
    view.trap_rule = p.trap_rule
    view.backtrack = p.backtrack
    view.rounding = p.rounding
    view.apes_block = p.apes_block
    view.thief_choice = p.thief_choice
    view.first_player = p.first_player
    view.quiet_limit = p.quiet_limit
    view.round_limit = p.round_limit
    view.portal_ends = p.portal_ends
    view.portal_stop = p.portal_stop
    view.whole_turn = p.whole_turn
    view.places = p.places[:]
    view.joined = p.joined[:]
    view.bottom = p.bottom[:]
    view.tried = p.tried[:]
    view.board = p.board[:]
    view.pools = p.pools[:]
    view.removed = p.removed[:]
    view.pawns = p.pawns[:]
    view.used = p.used[:]
    view.duty = p.duty[:]
    view.path = p.path[:]
    view.trail = p.trail
    reader = seat if seat >= 0 else t.SPECTATOR
    backs: list[int] = []
    opens: list[int] = []
    shown: list[int] = []
    for other in range(p.seats):
        base = other * t.ITEMS
        backs += [p.backs(other, t.W), p.backs(other, t.K), p.backs(other, t.L)]
        opens += p.hands[base + t.ARI : base + t.ARI + t.OPEN_ROW]
        # R79, R84: the winner shows his hand; at nightfall all do.
        if p.question == t.OVER and (p.winner == other or p.winner == t.NONE):
            shown += p.hands[base : base + t.ITEMS]
        else:
            shown += [HIDDEN] * t.ITEMS
    view.backs = backs
    view.opens = opens
    view.shown = shown
    view.hand = p.hands[seat * t.ITEMS : seat * t.ITEMS + t.ITEMS] if seat >= 0 else []
    view.cases = [recall(p, reader, slot) for slot in range(SLOTS)]
    view.common = [recall(p, t.SPECTATOR, slot) for slot in range(SLOTS)]
    view.holds = holds_seen(p, reader, view.cases[0])
    view.pile = [p.pile_backs(t.L), p.pile_backs(t.K)]
    view.sights = remembered(view.cases)
    view.declared = [] if view.question == t.FIGHTING and seat != p.turn else p.declared[:]
    box = p.material
    view.cells = box.cells
    view.links = box.links
    view.counts = box.counts
    view.values = box.values
    view.keys = box.keys
    view.dice = box.dice
    view.tile_names = box.names
    view.key_names = box.key_names
    return view


def open_question(p: Position, seat: int) -> int:
    """What all see asked: an ape to be moved or a guide to be followed is its player's secret until it goes."""
    if seat == p.turn or (p.question != t.MOVING and p.question != t.GUIDED):
        return p.question
    if p.question == t.MOVING:
        return t.FIGHTING
    return t.TRAPPED if p.fallen else t.ACTING


def holds_seen(p: Position, reader: int, cases: list[list[list[int]]]) -> list[int]:
    """R60: until it is processed, a token under a pawn is known to its attacker, and to who can be sure of it."""
    found: list[int] = []
    for row in range(0, len(p.holds), t.HOLD_ROW):
        if p.is_face_up(row):
            found += p.holds[row : row + t.HOLD_ROW]
            continue
        kind = hold_known(cases, t.HOLD + row // t.HOLD_ROW)
        knows = 1 << reader if kind >= 0 else 0
        found += [p.holds[row + t.VICTIM], kind if kind >= 0 else HIDDEN, p.holds[row + t.TURNS], knows]
    return found
