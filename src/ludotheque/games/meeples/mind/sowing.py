"""What each meeple would bring on each space, and the best order of a whole handful."""

from __future__ import annotations

from typing import Final

from ludotheque.games.meeples.mind.values import WIN, piece_value, sign_gain, stone_value
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.position import Position

BEAM: Final = 16  # sowings kept at each space
# A better shot wins 161 of 216 Showdowns; an equal one 90, and 36 are mutual.
BETTER: Final = 161
EQUAL: Final = 90
MUTUAL: Final = 36
CASES: Final = 216
# A handful is one number, so many bits for each kind.
BITS: Final = 6
MOST: Final = (1 << BITS) - 1
ONE: Final = [1 << (BITS * kind) for kind in range(t.KINDS)]


def coded(counts: list[int], at: int) -> int:
    """The handful whose counts by kind begin at a place of a list."""
    return (
        counts[at]
        | counts[at + 1] << BITS
        | counts[at + 2] << 2 * BITS
        | counts[at + 3] << 3 * BITS
        | counts[at + 4] << 4 * BITS
    )


class Sowing:
    """The street as one who sows now sees it: what each kind is worth on each space."""

    def __init__(self, p: Position, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.piece = piece_value(p, seat)
        self.harm = 100 // (p.seats - 1)  # how much another's gain hurts, in hundredths
        self.known: list[int] = [t.NONE] * (t.SPACES * t.KINDS)  # values, shifted to be positive
        self.gains: list[int] = [t.NONE] * t.BUILDINGS  # what a sign would bring here; 0 if none may be built
        self.beam = BEAM
        self.opening = t.NONE  # the kind with which the best order begins

    def value(self, kind: int, space: int) -> int:
        """What a meeple is worth on a space, apart from a sign of one's own."""
        at = space * t.KINDS + kind
        if self.known[at] == t.NONE:
            found = self.door(kind, space) if space < t.WEST else self.duel(kind, space)
            self.known[at] = found + WIN
        return self.known[at] - WIN

    def door(self, kind: int, door: int) -> int:
        p = self.p
        box = p.material
        owner = p.owners[door]
        at = door * t.KINDS
        if kind == t.BUILDER:
            if owner == t.NONE or owner == self.seat or p.turned[door] == 1 or not p.can_pay(owner, door):
                return 0
            return -max(0, sign_gain(p, owner, door)) * self.harm // 100
        if kind == t.MINER:
            if owner == t.NONE:
                return -self.piece // 4  # bait for the next Bandit
            gain = self.piece * (box.miner_high if p.turned[door] else box.miner_low)
            return gain if owner == self.seat else -gain * self.harm // 100
        if kind == t.BANDIT:
            return self.piece * box.per_miner * p.inside[at + t.MINER] - self.piece // 4
        if kind == t.DEPUTY:
            return self.piece * box.per_bandit * p.inside[at + t.BANDIT]
        return self.piece * box.per_builder * p.inside[at + t.BUILDER]

    def duel(self, kind: int, space: int) -> int:
        """The odds of the Showdown that this meeple would start, or the threat of one that waits."""
        p = self.p
        if kind == t.MADAME:
            return 0
        other = t.EAST if space == t.WEST else t.WEST
        against = p.street[other]
        skills = p.material.skills
        if against == t.NONE:
            return skills[kind] * self.piece // 4
        rewards = p.material.rewards
        if skills[kind] > skills[against]:
            wins = BETTER
        else:
            wins = EQUAL if skills[kind] == skills[against] else CASES - BETTER
        losses = wins if skills[kind] == skills[against] else CASES - wins
        mutual = MUTUAL if skills[kind] == skills[against] else 0
        mine = (wins + mutual) * rewards[against] * self.piece
        theirs = (losses + mutual) * rewards[kind] * self.piece
        if p.tokens[other - t.WEST] == self.seat:
            # R25: the new meeple fights for another player.
            mine, theirs = theirs, mine
        elif p.tokens[other - t.WEST] == t.NONE:
            return 0
        return (mine - theirs * self.harm // 100) // CASES

    def gain(self, door: int) -> int:
        """What a sign of one's own, built or turned at this door, brings if it can be paid; 0 if it may not be."""
        if self.gains[door] == t.NONE:
            self.gains[door] = max(0, sign_gain(self.p, self.seat, door)) if self.may(door) else 0
        return self.gains[door]

    def may(self, door: int) -> bool:
        """R34, R35: whether an Ouvrier at this door lets the seat build a sign, or turn its own."""
        p = self.p
        owner = p.owners[door]
        return p.spare[self.seat] > 0 if owner == t.NONE else owner == self.seat and p.turned[door] == 0

    def spaces(self, target: int, direction: int, count: int) -> list[int]:
        """The spaces a handful reaches in turn."""
        onward = self.p.material.onward
        street = self.p.street
        shift = direction * t.SPACES
        found: list[int] = []
        space = target
        for _ in range(t.SPACES):
            if len(found) == count:
                break
            if street[space] == t.NONE:
                found.append(space)
            space = onward[shift + space]
        return found

    def best(self, hand: int, spaces: list[int]) -> int:
        """The worth of the best order of a hand over some spaces, orders with the same rest merged; `opening` is the
        kind that comes first."""
        p = self.p
        gold_costs = p.material.gold_costs
        stone_costs = p.material.stone_costs
        hands = [hand]
        values = [0]
        golds = [p.gold[self.seat]]
        stones = [p.stones[self.seat]]
        openings = [t.NONE]
        for space in spaces:
            next_hands: list[int] = []
            next_values: list[int] = []
            next_golds: list[int] = []
            next_stones: list[int] = []
            next_openings: list[int] = []
            for entry in range(len(hands)):
                left = hands[entry]
                opening = openings[entry]
                for kind in range(t.KINDS):
                    if left >> BITS * kind & MOST == 0:
                        continue
                    value = values[entry] + self.value(kind, space)
                    gold = golds[entry]
                    stone = stones[entry]
                    if kind == t.BUILDER and space < t.WEST:
                        gain = self.gain(space)
                        if gain > 0 and gold >= gold_costs[space] and stone >= stone_costs[space]:
                            value += gain
                            gold -= gold_costs[space]
                            stone -= stone_costs[space]
                    rest = left - ONE[kind]
                    same = place_of(next_hands, rest)
                    if same == t.NONE:
                        next_hands.append(rest)
                        next_values.append(value)
                        next_golds.append(gold)
                        next_stones.append(stone)
                        next_openings.append(kind if opening == t.NONE else opening)
                    elif value > next_values[same]:
                        next_values[same] = value
                        next_golds[same] = gold
                        next_stones[same] = stone
                        next_openings[same] = kind if opening == t.NONE else opening
            while len(next_values) > self.beam:
                worst = lowest(next_values)
                del next_hands[worst]
                del next_values[worst]
                del next_golds[worst]
                del next_stones[worst]
                del next_openings[worst]
            hands = next_hands
            values = next_values
            golds = next_golds
            stones = next_stones
            openings = next_openings
        highest = 0
        for entry in range(1, len(values)):
            if values[entry] > values[highest]:
                highest = entry
        self.opening = openings[highest]
        return values[highest]

    def along(self, hand: int, target: int, direction: int) -> int:
        return self.best(hand, self.spaces(target, direction, size(hand)))

    def freely(self, hand: int) -> int:
        """The best start and direction, from the Saloon or the Jail."""
        highest = -WIN
        for space in range(t.SPACES):
            if self.p.street[space] == t.NONE:
                highest = max(highest, self.along(hand, space, 0), self.along(hand, space, 1))
        return highest

    def from_location(self, location: int) -> int:
        """The best a Location can do."""
        p = self.p
        hand = coded(p.inside, location * t.KINDS)
        if location < t.BUILDINGS:
            return max(
                self.along(hand, p.available_after(location, 0), 0), self.along(hand, p.available_after(location, 1), 1)
            )
        return self.freely(hand) - self.jailbreak(location)

    def jailbreak(self, location: int) -> int:
        """R15: what a crate more in the bag threatens."""
        p = self.p
        if location == t.JAIL and p.crates > 0:
            return stone_value(p) * p.stones[self.seat] // 4
        return 0


def size(hand: int) -> int:
    count = 0
    while hand:
        count += hand & MOST
        hand >>= BITS
    return count


def place_of(hands: list[int], rest: int) -> int:
    """Where a rest of the hand is already known."""
    for at in range(len(hands)):
        if hands[at] == rest:
            return at
    return t.NONE


def lowest(values: list[int]) -> int:
    """Where the least of some values stands."""
    found = 0
    for at in range(1, len(values)):
        if values[at] < values[found]:
            found = at
    return found
