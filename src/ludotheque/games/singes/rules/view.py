"""What a seat of La Planète des Singes may know: section 7 of the specification, nothing else."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import HIDDEN, View
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.memory import SLOTS, hold_known, recall, remembered
from ludotheque.games.singes.rules.planet import PUBLIC, Planet, show
from ludotheque.games.singes.rules.position import Position


class SingesView(View, Planet):
    """The table as one seat sees and remembers it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "question", "wanted", "backs", "opens", "hand", "shown", "holds", "pile", "sights", "cases", "common",
        "declared", "cells", "links", "counts", "values", "keys", "dice", "tile_names", "key_names",
    )  # fmt: skip
    question: int
    wanted: int
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
    show(p, view)
    view.wanted = p.wanted if view.question == p.question else 0
    reader = seat if seat >= 0 else t.SPECTATOR
    backs: list[int] = []
    opens: list[int] = []
    shown: list[int] = []
    for other in range(p.seats):
        base = other * t.ITEMS
        backs += [p.backs(other, t.WEAPON_BACK), p.backs(other, t.DIGIT_BACK), p.backs(other, t.LUCK_BACK)]
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
    view.pile = [p.pile_backs(t.LUCK_BACK), p.pile_backs(t.DIGIT_BACK)]
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
