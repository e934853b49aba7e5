"""A position of La Planète des Singes."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.state import State
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.material import Material, cell_column, cell_row
from ludotheque.games.singes.rules.planet import PUBLIC, Planet, show


#      the tile [X,Y] on the lattice          rotation 1: one quarter turn clockwise (R9)
#        (7X,7Y) ┌──P──┐
#                │     │  printed side d       global side d + rotation
#                P     P  printed direction    global direction - rotation
#                │     │
#                └──P──┘ (7X+6,7Y+6)
class Position(State, Planet):
    """The fields of the game and the small questions one asks of them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *PUBLIC,
        "question", "unseen", "pile", "hands", "holds", "minds", "declared", "wanted",
    )  # fmt: skip
    material: Material  # the box, shared by all twins
    question: int
    unseen: list[int]  # by type: tokens nobody has seen, on the table or in the pools
    pile: list[int]  # by type: the START pile
    hands: list[int]  # seat * ITEMS + type
    holds: list[int]  # HOLD_ROW for each hold-up, the oldest first; open to everybody() or to none
    minds: list[list[list[list[int]]]]  # reader * 3 + back: the cases that a reader remembers (memory.py)
    declared: list[int]  # by fighting weapon, while the fight is prepared
    wanted: int  # the rival and the back of a theft or a draw in progress

    # The map.

    def is_placed(self, tile: int) -> bool:
        return self.places[tile * t.PLACE_ROW + t.ROTATION] >= 0

    def is_square(self, square: int) -> bool:
        """Whether one can stand there now."""
        return self.material.cells[square] != 0 and self.places[square // t.CELLS * t.PLACE_ROW + t.ROTATION] >= 0

    def neighbour(self, square: int, direction: int) -> int:
        """The square next to one in a direction of the map, or a negative number (R10)."""
        tile = square // t.CELLS
        printed = (direction - self.places[tile * t.PLACE_ROW + t.ROTATION]) & 3
        other = self.material.links[square * 4 + printed]
        if other == t.OUTWARD:
            return self.joined[tile * 4 + printed]
        return other

    def is_portal(self, square: int) -> bool:
        return square % t.CELLS >= t.PORTAL

    def gate(self, portal: int) -> int:
        """The place of a portal in `joined`."""
        return portal // t.CELLS * 4 + portal % t.CELLS - t.PORTAL

    def beyond(self, portal: int) -> int:
        return self.joined[self.gate(portal)]

    def is_live(self, square: int) -> bool:
        """R11: a portal that takes a tile."""
        return square % t.CELLS >= t.PORTAL and self.left > 0 and self.beyond(square) == t.VOID

    def x(self, square: int) -> int:
        return self.places[square // t.CELLS * t.PLACE_ROW + t.X] * 7 + self.turned_column(square)

    def y(self, square: int) -> int:
        return self.places[square // t.CELLS * t.PLACE_ROW + t.Y] * 7 + self.turned_row(square)

    def turned_column(self, square: int) -> int:
        rotation = self.places[square // t.CELLS * t.PLACE_ROW + t.ROTATION]
        row = cell_row(square % t.CELLS)
        column = cell_column(square % t.CELLS)
        return [column, 6 - row, 6 - column, row][rotation]

    def turned_row(self, square: int) -> int:
        rotation = self.places[square // t.CELLS * t.PLACE_ROW + t.ROTATION]
        row = cell_row(square % t.CELLS)
        column = cell_column(square % t.CELLS)
        return [row, column, 6 - row, 6 - column][rotation]

    def destinations(self) -> list[int]:
        """Every square of the placed tiles as an action."""
        found: list[int] = []
        cells = self.material.cells
        for tile in range(self.material.tiles):
            if self.is_placed(tile):
                for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
                    if cells[square]:
                        found.append(t.TO + square)
        return found

    def tile_at(self, x: int, y: int) -> int:
        """The tile on a lattice cell, or NONE."""
        places = self.places
        for tile in range(self.material.tiles):
            row = tile * t.PLACE_ROW
            if places[row + t.ROTATION] >= 0 and places[row + t.X] == x and places[row + t.Y] == y:
                return tile
        return t.NONE

    # Tokens.

    def has_ape(self, square: int) -> bool:
        """A face-down ape or a face-up one; a face-down character is none (R28)."""
        content = self.board[square]
        return content >= t.APE or content in (t.MARK_Z, t.MARK_G)

    def key_on(self, square: int) -> int:
        """The face-up key of a door, or NONE."""
        content = self.board[square]
        return content - t.KEY_UP if t.KEY_UP <= content < t.APE else t.NONE

    def held(self, seat: int, kind: int) -> int:
        return self.hands[seat * t.ITEMS + kind]

    def backs(self, seat: int, back: int) -> int:
        """How many items with a back a seat holds, dice in use included."""
        base = seat * t.ITEMS
        total = 0
        for kind in range(t.FIRST_TYPE[back], t.LAST_TYPE[back] + 1):
            total += self.hands[base + kind]
        return total

    def hidden(self, seat: int, back: int) -> int:
        """How many items with a back a seat holds face down."""
        total = self.backs(seat, back)
        if back == t.LUCK_BACK:
            total -= self.used[seat * t.USED_ROW] + self.used[seat * t.USED_ROW + 1]
        return total

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * t.ITEMS : seat * t.ITEMS + t.ITEMS])

    def covered(self, seat: int, kind: int) -> int:
        """How many tokens of a type a seat holds face down."""
        count = self.hands[seat * t.ITEMS + kind]
        if kind in (t.RED_DIE, t.YELLOW_DIE):
            count -= self.used[seat * t.USED_ROW + kind - t.RED_DIE]
        return count

    def pile_backs(self, back: int) -> int:
        return sum(self.pile[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])

    # Hold-ups.

    def oldest_hold(self, seat: int) -> int:
        """Where the row of the oldest hold-up of a seat begins, or NONE."""
        for row in range(0, len(self.holds), t.HOLD_ROW):
            if self.holds[row + t.VICTIM] == seat:
                return row
        return t.NONE

    def is_held_up(self, seat: int) -> bool:
        return self.oldest_hold(seat) != t.NONE

    def is_face_up(self, row: int) -> bool:
        """Whether all know the token of a hold-up."""
        return self.holds[row + t.OPEN_TO] != 0

    # What a hand is good for.

    def helper_sum(self, mask: int) -> int:
        total = 0
        for helper in range(t.HELPERS):
            if mask >> helper & 1:
                total += self.material.values[t.ARI + helper]
        return total

    def helper_mask(self, seat: int) -> int:
        """A bit for each helper of the seat."""
        mask = 0
        for helper in range(t.HELPERS):
            if self.hands[seat * t.ITEMS + t.ARI + helper] > 0:
                mask |= 1 << helper
        return mask

    def weapon_sum(self, seat: int) -> int:
        total = 0
        for weapon in range(t.HELMET + 1):
            total += self.hands[seat * t.ITEMS + weapon] * self.material.values[weapon]
        return total

    def missing(self, seat: int, key: int) -> int:
        """R78: what a seat lacks to satisfy a key."""
        box = self.material
        lacking = 0
        for place in range(t.KEY_DIGITS):
            if self.held(seat, box.digit(key, place)) < box.times(key, place):
                lacking += 1
        lacking -= self.held(seat, t.JOKER)
        if lacking < 0:
            lacking = 0
        if self.held(seat, box.need(key)) == 0:
            lacking += 1
        return lacking

    def least_missing(self, seat: int) -> int:
        """R84: the lowest number over the face-up keys; 4 if none is face up."""
        least = 4
        for content in self.board:
            if t.KEY_UP <= content < t.APE:
                least = min(least, self.missing(seat, content - t.KEY_UP))
        return least

    def digits_held(self, seat: int) -> int:
        return sum(self.hands[seat * t.ITEMS + t.DIGIT : seat * t.ITEMS + t.DIGIT + t.DIGITS + 1])

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.material = self.material
        twin.sit_like(self)
        twin.question = self.question
        twin.unseen = self.unseen[:]
        twin.pile = self.pile[:]
        twin.hands = self.hands[:]
        twin.holds = self.holds[:]
        twin.minds = self.minds[:]
        twin.declared = self.declared[:]
        twin.wanted = self.wanted
        show(self, twin)
