"""What a player of the street looks at: what each meeple would bring on each space, whole handfuls at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from ludotheque.core.advice import Advice
from ludotheque.core.agenda import first
from ludotheque.core.state import Game
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.position import Position
from ludotheque.games.meeples.rules.view import MeeplesView

# Values are in hundredths of a point.
WIN: Final = 1_000_000
GOLD_VALUE: Final = 115
STONE_VALUE: Final = 85
LATE_STONE: Final = 15  # once the end is triggered
INCOME: Final = 110  # what a sign will still bring, for each side it shows
BEAM: Final = 16  # sowings kept at each space
# A better shot wins 161 of 216 Showdowns; an equal one 90, and 36 are mutual.
BETTER: Final = 161
EQUAL: Final = 90
MUTUAL: Final = 36
CASES: Final = 216


def stone_value(p: Position) -> int:
    return LATE_STONE if p.triggers() else STONE_VALUE


def piece_value(p: Position, seat: int) -> int:
    """What one draw brings the seat on average, its share of an explosion included."""
    total = p.bag[t.GOLD] + p.bag[t.STONE] + p.bag[t.DYNAMITE]
    if total == 0:
        return 0
    stone = stone_value(p)
    value = p.bag[t.GOLD] * GOLD_VALUE + p.bag[t.STONE] * stone
    if p.bag[t.DYNAMITE] > 0:
        others = sum(p.stones) - p.stones[seat]
        value -= p.bag[t.DYNAMITE] * stone * (p.stones[seat] - others // (p.seats - 1)) // 2
    return value // total


def cost_value(p: Position, building: int) -> int:
    return p.material.gold_costs[building] * GOLD_VALUE + p.material.stone_costs[building] * stone_value(p)


def sign_gain(p: Position, seat: int, building: int) -> int:
    """What building a sign, or turning it, brings its owner beyond its cost."""
    points = p.material.sign_points
    if p.owners[building] == t.NONE:
        gain = points[0] * 100
    else:
        gain = (points[1] - points[0]) * 100
    if not p.triggers():
        gain += INCOME
    gain -= cost_value(p, building)
    price = p.price()
    left = p.gold[seat] - p.material.gold_costs[building]
    if seat == p.turn and price > 0 and p.gold[seat] >= price > left:
        gain -= p.material.bar_points * 100 - price * GOLD_VALUE
    return gain


class Sowing:
    """A handful on its way: the spaces it will reach, and what each kind is worth on each of them."""

    def __init__(self, p: Position, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.piece = piece_value(p, seat)
        self.harm = 100 // (p.seats - 1)  # how much another's gain hurts, in hundredths
        self.known: list[int] = [t.NONE] * (t.SPACES * t.KINDS)  # values, shifted to be positive

    def value(self, kind: int, space: int) -> int:
        """What a meeple is worth on a space, apart from the price of a sign."""
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

    def spaces(self, target: int, direction: int, count: int) -> list[int]:
        """The spaces a handful reaches in turn."""
        onward = self.p.material.onward
        found: list[int] = []
        space = target
        for _ in range(t.SPACES):
            if len(found) == count:
                break
            if self.p.street[space] == t.NONE:
                found.append(space)
            space = onward[direction * t.SPACES + space]
        return found

    def best(self, hand: list[int], spaces: list[int]) -> int:
        """The worth of the best order of a hand over some spaces: a beam, orders with the same rest merged."""
        p = self.p
        gold_costs = p.material.gold_costs
        stone_costs = p.material.stone_costs
        hands = hand[:]
        values = [0]
        golds = [p.gold[self.seat]]
        stones = [p.stones[self.seat]]
        for space in spaces:
            next_hands: list[int] = []
            next_values: list[int] = []
            next_golds: list[int] = []
            next_stones: list[int] = []
            for entry in range(len(values)):
                for kind in range(t.KINDS):
                    if hands[entry * t.KINDS + kind] == 0:
                        continue
                    value = values[entry] + self.value(kind, space)
                    gold = golds[entry]
                    stone = stones[entry]
                    if kind == t.BUILDER and space < t.WEST:
                        owner = p.owners[space]
                        may = owner == t.NONE and p.spare[self.seat] > 0
                        may = may or (owner == self.seat and p.turned[space] == 0)
                        if may and gold >= gold_costs[space] and stone >= stone_costs[space]:
                            gain = sign_gain(p, self.seat, space)
                            if gain > 0:
                                value += gain
                                gold -= gold_costs[space]
                                stone -= stone_costs[space]
                    rest = hands[entry * t.KINDS : entry * t.KINDS + t.KINDS]
                    rest[kind] -= 1
                    same = place_of(next_hands, rest)
                    if same == t.NONE:
                        next_hands.extend(rest)
                        next_values.append(value)
                        next_golds.append(gold)
                        next_stones.append(stone)
                    elif value > next_values[same]:
                        next_values[same] = value
                        next_golds[same] = gold
                        next_stones[same] = stone
            while len(next_values) > BEAM:
                worst = 0
                for entry in range(1, len(next_values)):
                    if next_values[entry] < next_values[worst]:
                        worst = entry
                del next_values[worst]
                del next_golds[worst]
                del next_stones[worst]
                del next_hands[worst * t.KINDS : worst * t.KINDS + t.KINDS]
            hands = next_hands
            values = next_values
            golds = next_golds
            stones = next_stones
        return max(values)

    def along(self, hand: list[int], target: int, direction: int) -> int:
        return self.best(hand, self.spaces(target, direction, sum(hand)))

    def freely(self, hand: list[int]) -> int:
        """The best start and direction, from the Saloon or the Jail."""
        highest = -WIN
        for space in range(t.SPACES):
            if self.p.street[space] == t.NONE:
                highest = max(highest, self.along(hand, space, 0), self.along(hand, space, 1))
        return highest

    def from_location(self, location: int) -> int:
        """The best a Location can do."""
        p = self.p
        hand = p.inside[location * t.KINDS : location * t.KINDS + t.KINDS]
        if location < t.BUILDINGS:
            return max(
                self.along(hand, p.available_after(location, 0), 0), self.along(hand, p.available_after(location, 1), 1)
            )
        value = self.freely(hand)
        if location == t.JAIL and p.crates > 0:
            value -= stone_value(p) * p.stones[self.seat] // 4
        return value


def place_of(hands: list[int], rest: list[int]) -> int:
    """Where a rest of the hand is already known."""
    for at in range(0, len(hands), t.KINDS):
        if (
            hands[at] == rest[0]
            and hands[at + 1] == rest[1]
            and hands[at + 2] == rest[2]
            and hands[at + 3] == rest[3]
            and hands[at + 4] == rest[4]
        ):
            return at // t.KINDS
    return t.NONE


class MeeplesAdvice(Advice[Meeples, MeeplesView]):
    """Points, what the cubes may still become, and what the signs will bring."""

    def worth(self, state: Meeples, seat: int) -> int:
        if state.question() == t.OVER:
            return WIN if state.ranks()[seat] == 1 else -WIN
        best_other = -WIN
        for other in range(state.seats):
            if other != seat:
                best_other = max(best_other, self.wealth(state, other))
        coming = self.coming(state)
        return self.wealth(state, seat) - best_other + (coming if seat == state.turn else -coming // (state.seats - 1))

    def coming(self, state: Meeples) -> int:
        """What the active player may still expect of this turn: the hand, the doors, the Showdown."""
        if state.source == t.NONE:
            return 0
        sowing = Sowing(state, state.turn)
        total = 0
        for item in state.items():
            if item == t.SHOWDOWN:
                total += sowing.duel(state.street[t.EAST], t.EAST)
            else:
                one = [0] * t.KINDS
                one[state.street[item]] = 1
                total += sowing.best(one, [item])
        if state.target != t.NONE:
            total += sowing.along(state.hand, state.target, state.direction)
        return total

    def wealth(self, state: Meeples, seat: int) -> int:
        total = state.score(seat) * 100 + state.stones[seat] * stone_value(state)
        total += state.gold[seat] * (GOLD_VALUE - 100)
        if not state.triggers():
            for building in range(t.BUILDINGS):
                if state.owners[building] == seat:
                    total += INCOME * (1 + state.turned[building])
        return total

    def choose(self, game: Game[Meeples, MeeplesView], view: MeeplesView, rng: Random) -> int:
        state = game.determinise(view, rng)
        best: list[int] = []
        highest = 0
        sowing = Sowing(state, view.seat)
        now = state.question()
        for action in view.legal:
            value = self.rated(state, sowing, now, view.seat, action) if len(view.legal) > 1 else 0
            if not best or value > highest:
                highest = value
                best = [action]
            elif value == highest:
                best.append(action)
        return best[int(rng.random() * len(best))]

    def rated(self, p: Meeples, sowing: Sowing, now: int, seat: int, action: int) -> int:
        """How good an answer to the question looks."""
        if now == t.TAKING:
            return sowing.from_location(action - t.TAKE)
        if now == t.STARTING:
            return max(sowing.along(p.hand, action - t.START, 0), sowing.along(p.hand, action - t.START, 1))
        if now == t.TURNING:
            direction = action - t.TURN
            target = p.target if p.target != t.NONE else p.available_after(p.source, direction)
            return sowing.along(p.hand, target, direction)
        if now == t.DROPPING:
            return self.rated_drop(p, sowing, action - t.DROP)
        if now == t.RESOLVING:
            return self.rated_item(p, sowing, action - t.RESOLVE)
        if now == t.APPOINTING:
            return -p.score(action - t.APPOINT)
        if now == t.BUILDING:
            return 0 if action == t.BUILD else sign_gain(p, seat, p.item)
        if now == t.UPGRADING:
            return 0 if action == t.UPGRADE else sign_gain(p, seat, p.item)
        if now == t.REROLLING:
            # The better shot also wins a tie: it rolls again only if it is behind.
            own = first(p.agenda) - t.WEST
            is_behind = p.dice[own] < p.dice[1 - own]
            return int(is_behind == (action > t.REROLL))
        if now == t.CORNERING:
            return self.rated_corner(p, action - t.CORNER)
        return 0

    def rated_drop(self, p: Meeples, sowing: Sowing, kind: int) -> int:
        """This meeple now, the best order of the others afterwards."""
        spaces = sowing.spaces(p.target, p.direction, p.in_hand())
        one = [0] * t.KINDS
        one[kind] = 1
        rest = p.hand[:]
        rest[kind] -= 1
        return sowing.best(one, spaces[:1]) + sowing.best(rest, spaces[1:])

    def rated_item(self, p: Meeples, sowing: Sowing, item: int) -> int:
        """What pays comes first; what pays others comes last; stones are spent before dynamite can halve them."""
        if item == t.SHOWDOWN:
            return sowing.duel(p.street[t.EAST], t.EAST)
        kind = p.street[item]
        if kind != t.BUILDER:
            return sowing.value(kind, item)
        owner = p.owners[item]
        if owner != t.NONE and owner != sowing.seat:
            # Before a Mineur pays for it.
            return 1
        if owner != t.NONE and p.turned[item] == 1:
            return 0
        return WIN if p.can_pay(sowing.seat, item) and p.bag[t.DYNAMITE] > 0 else 0

    def rated_corner(self, p: Meeples, building: int) -> int:
        """Mineurs near the corner will visit it."""
        near = 0
        for direction in (0, 1):
            space = building
            for distance in range(4):
                space = p.material.onward[direction * t.SPACES + space]
                if space < t.WEST:
                    near += p.inside[space * t.KINDS + t.MINER] * (4 - distance)
        return near
