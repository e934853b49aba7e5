"""A position of the street."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.agenda import asked, question
from ludotheque.core.state import CHANCE, State
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.material import Material
from ludotheque.games.meeples.rules.town import PUBLIC, Town, show

AWAITED: Final = [[0], [1], [2], [3]]  # shared lists for waiting_for
CHANCE_ONLY: Final = [CHANCE]
NO_ONE: Final[list[int]] = []
UNROLLED: Final = [0, 0]


class Position(State, Town):
    """The fields of the game and the small questions one asks of them."""

    FIELDS: ClassVar[tuple[str, ...]] = PUBLIC
    material: Material  # the box, shared by all twins

    def lay_out(self) -> None:
        """The box before the deal: Madame in the Saloon, all others not dealt yet (A4)."""
        box = self.material
        self.waiting_for = NO_ONE
        self.words = ""
        self.agenda = []
        self.turn = 0
        self.first = t.NONE
        self.inside = [0] * (t.LOCATIONS * t.KINDS)
        self.inside[t.SALOON * t.KINDS + t.MADAME] = 1
        self.street = [t.NONE] * t.SPACES
        self.tokens = [t.NONE, t.NONE]
        self.owners = [t.NONE] * t.BUILDINGS
        self.turned = [0] * t.BUILDINGS
        self.hand = [0] * t.KINDS
        self.graves = [0] * t.KINDS
        self.boxed = box.counts[:]
        self.boxed[t.MADAME] = 0
        self.bag = [box.gold, box.stone, 0]
        self.crates = box.dynamite
        self.blasts = 0
        self.fuse = 0
        self.sold = 0
        self.gold = [0] * self.seats
        self.stones = [0] * self.seats
        self.bars = [0] * self.seats
        self.spare = [box.signs] * self.seats
        self.source = t.NONE
        self.direction = 0
        self.target = t.NONE
        self.item = t.NONE
        self.dice = UNROLLED
        self.idle = 0
        self.stirred = 0
        self.stale = 0

    def question(self) -> int:
        return question(self.agenda) if self.agenda else t.OVER

    def await_answer(self) -> None:
        """The seat of the question on top is awaited."""
        if not self.agenda:
            self.waiting_for = NO_ONE
            return
        seat = asked(self.agenda)
        self.waiting_for = CHANCE_ONLY if seat == CHANCE else AWAITED[seat]

    def crowd(self, location: int) -> int:
        """How many meeples are in a Location."""
        inside = self.inside
        at = location * t.KINDS
        return inside[at] + inside[at + 1] + inside[at + 2] + inside[at + 3] + inside[at + 4]

    def is_deserted(self) -> bool:
        """A43: no meeple in any Location."""
        for count in self.inside:
            if count > 0:
                return False
        return True

    def in_hand(self) -> int:
        hand = self.hand
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]

    def is_facing(self) -> bool:
        """R43: a meeple on both Showdown spaces."""
        return self.street[t.WEST] != t.NONE and self.street[t.EAST] != t.NONE

    def is_resolved(self) -> bool:
        """R29: no meeple on a door, no Showdown."""
        for door in range(t.BUILDINGS):
            if self.street[door] != t.NONE:
                return False
        return not self.is_facing()

    def items(self) -> list[int]:
        """What is left to resolve (R29)."""
        found = [door for door in range(t.BUILDINGS) if self.street[door] != t.NONE]
        if self.is_facing():
            found.append(t.SHOWDOWN)
        return found

    def available_after(self, space: int, direction: int) -> int:
        """R22: the next space without a meeple, the same one last; NONE when all are taken."""
        onward = self.material.onward
        street = self.street
        shift = direction * t.SPACES
        for _ in range(t.SPACES):
            space = onward[shift + space]
            if street[space] == t.NONE:
                return space
        return t.NONE

    def can_pay(self, seat: int, building: int) -> bool:
        """R37: gold for gold, stone for stone."""
        box = self.material
        return self.gold[seat] >= box.gold_costs[building] and self.stones[seat] >= box.stone_costs[building]

    def drawer(self, door: int) -> int:
        """R38 to R41: who draws for the meeple on a door; A27: signs matter only for a Mineur."""
        if self.street[door] == t.MINER and self.owners[door] != t.NONE:
            return self.owners[door]
        return self.turn

    def pieces_due(self, door: int) -> int:
        """R38 to R41: how many pieces the meeple on a door lets its player draw; R32: only those inside count."""
        box = self.material
        kind = self.street[door]
        at = door * t.KINDS
        if kind == t.BUILDER:
            return 0
        if kind == t.MINER:
            if self.owners[door] == t.NONE:
                return 0
            return box.miner_high if self.turned[door] else box.miner_low
        if kind == t.BANDIT:
            return box.per_miner * self.inside[at + t.MINER]
        if kind == t.DEPUTY:
            return box.per_bandit * self.inside[at + t.BANDIT]
        return box.per_builder * self.inside[at + t.BUILDER]

    def free_graves(self) -> int:
        return self.material.graves - sum(self.graves)

    def price(self) -> int:
        """The lowest price in the Bank; 0 when it is empty."""
        return self.material.prices[self.sold] if self.sold < len(self.material.prices) else 0

    def triggers(self) -> int:
        """R61: the bits of what has triggered the end."""
        found = 0
        if self.sold == len(self.material.prices):
            found += t.NO_BAR
        if self.free_graves() <= 0:
            found += t.NO_GRAVE
        if self.blasts == self.material.dynamite:
            found += t.NO_DYNAMITE
        if self.stale:
            found += t.STALE
        return found

    def score(self, seat: int) -> int:
        """R64: gold, bars and signs."""
        box = self.material
        total = self.gold[seat] * box.gold_points + self.bars[seat] * box.bar_points
        for building in range(t.BUILDINGS):
            if self.owners[building] == seat:
                total += box.sign_points[self.turned[building]]
        return total

    def fill(self, twin: Position) -> None:
        """Make a fresh position the twin of this one."""
        twin.sit_like(self)
        show(self, twin)
        twin.material = self.material

    def check(self) -> str:
        """The first broken invariant of I1 to I8."""
        box = self.material
        for kind in range(t.KINDS):
            found = self.hand[kind] + self.graves[kind] + self.boxed[kind] + self.street.count(kind)
            for location in range(t.LOCATIONS):
                if self.inside[location * t.KINDS + kind] < 0:
                    return "I1"
                found += self.inside[location * t.KINDS + kind]
            if found != box.counts[kind] or self.hand[kind] < 0 or self.boxed[kind] < 0:
                return "I1"
        if self.bag[t.GOLD] + sum(self.gold) != box.gold or self.bag[t.STONE] + sum(self.stones) != box.stone:
            return "I2"
        if min(self.bag) < 0 or min(self.gold) < 0 or min(self.stones) < 0:
            return "I2"
        if self.crates + self.bag[t.DYNAMITE] + self.blasts != box.dynamite:
            return "I3"
        if self.sold != sum(self.bars) or self.sold > len(box.prices):
            return "I4"
        for seat in range(self.seats):
            if self.spare[seat] < 0 or self.spare[seat] + self.owners.count(seat) != box.signs:
                return "I5"
        return self.check_street()

    def check_street(self) -> str:
        """The invariants I6 to I8, which speak of the meeples on the street, in the Jail and under the ground."""
        question = self.question()
        if question == t.TAKING and (self.in_hand() > 0 or not self.is_resolved()):
            return "I6"
        for side in (0, 1):
            kind = self.street[t.WEST + side]
            has_token = self.tokens[side] != t.NONE
            if kind == t.MADAME or (has_token and kind == t.NONE):
                return "I7"
            if kind != t.NONE and not has_token and question != t.APPOINTING:
                return "I7"
        if self.tokens[0] == self.tokens[1] and self.tokens[0] != t.NONE:
            return "I7"
        if self.crowd(t.JAIL) != self.inside[t.JAIL * t.KINDS + t.BANDIT] or self.graves[t.MADAME] > 0:
            return "I7"
        return "I8" if self.free_graves() < 0 else ""
