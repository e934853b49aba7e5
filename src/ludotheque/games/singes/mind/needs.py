"""What a seat still needs for an escape, counted in turns, and how many turns each thing on the map saves it."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ludotheque.games.singes.mind.odds import best_die, die_mean, fast_die, win_odds
from ludotheque.games.singes.mind.ways import SHUT, steps_to
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.fights import strength
from ludotheque.games.singes.rules.position import Position

ESCAPE: Final = 200.0  # the value of a door whose key is satisfied
BLUR: Final = 3.0  # keys whose turns differ by so many are about as good as one another
UNFINDABLE: Final = 14.0  # turns for something that only a thief can get
CONTENTS: Final = 107  # APE + TYPES
ARMING: Final = 1.4  # weapons are worth more than the turns that keys and fights account for
RETREAT: Final = 0.8  # turns: what a fight that was not won costs
KILL_WORTH: Final = 0.8
MOVE_WORTH: Final = 0.4
THIEF_WORTH: Final = 0.7
COMPASS_WORTH: Final = 0.6
GUIDE_WORTH: Final = 1.8
STRONGEST: Final = 31  # the chances are kept for strengths below


class Needs:
    """What one seat lacks and what it would gain, in one position."""

    def __init__(self, p: Position, seat: int) -> None:
        self.seat = seat
        self.helpers = p.helper_sum(p.helper_mask(seat))
        self.die = fast_die(p, seat)
        self.speed = die_mean(p, self.die) + self.helpers
        self.pick = 0.8 + 4.2 / self.speed  # turns to fetch one token
        self.odds: list[float] = [0.0] * STRONGEST
        self.bars: list[int] = [0] * CONTENTS  # by content: the steps that an ape costs, SHUT where it bars the way
        self.values: list[float] = [0.0] * CONTENTS  # by content: the turns that landing there saves
        self.portal = 0.0  # the same for a live portal
        self.start = 0.0  # and for START with its pile
        self.most = 0.0  # the highest of all these values
        self.lure: int = t.NONE  # the square of the best thing that was looked for last
        self.ready = False  # whether the seat satisfies a key that lies face up
        self.fewest = 4  # the least that it lacks for any key
        self.exit_turns = 1000.0  # to the nearest door that it satisfies
        self.turns = 0.0  # to an escape, wherever the pawn stands
        keys = p.material.key_count()
        self.base: list[float] = [0.0] * keys  # by key: the turns it takes
        self.less: list[float] = [0.0] * keys  # with one more digit that it asks for
        self.armed: list[float] = [0.0] * keys  # with its object or character
        self.total = 0.0  # of exp(-turns / BLUR) over the keys
        weigh_apes(p, self)
        weigh_keys(p, self)
        weigh_tokens(p, self)

    def with_digit(self, p: Position, kind: int) -> float:
        """The turns that are left with one more digit or joker."""
        total = self.total
        for key in range(len(self.base)):
            if self.less[key] < self.base[key] and (kind == t.JOKER or lacks_digit(p, self.seat, key, kind)):
                total += exp(-self.less[key] / BLUR) - exp(-self.base[key] / BLUR)
        return -BLUR * log(total)

    def with_object(self, p: Position, kind: int) -> float:
        """The turns that are left with a weapon or character that keys may ask for."""
        total = self.total
        if p.held(self.seat, kind) == 0:
            for key in range(len(self.base)):
                if p.material.need(key) == kind:
                    total += exp(-self.armed[key] / BLUR) - exp(-self.base[key] / BLUR)
        return -BLUR * log(total)

    def chance(self, p: Position, against: int) -> float:
        """The chance to win a fight with every weapon laid ready."""
        if against < STRONGEST:
            return self.odds[against]
        rest = against - p.weapon_sum(self.seat)
        return win_odds(p, best_die(p, self.seat, rest), rest)


def lacks_digit(p: Position, seat: int, key: int, kind: int) -> bool:
    """Whether a key asks for more tokens of a digit than the seat has."""
    box = p.material
    wanted = 0
    for place in range(t.KEY_DIGITS):
        if box.digit(key, place) == kind:
            wanted += 1
    return p.held(seat, kind) < wanted


# Apes.


def weigh_apes(p: Position, needs: Needs) -> None:
    """The chances against every strength, what a fight is worth, and how long each ape bars a road."""
    seat = needs.seat
    arms = p.weapon_sum(seat)
    for against in range(STRONGEST):
        rest = against - arms
        needs.odds[against] = 1.0 if rest <= 0 else win_odds(p, best_die(p, seat, rest), rest)
    for kind in range(t.CHIMP, t.TYPES):
        weigh_ape(p, needs, t.APE + kind, needs.odds[strength(p, kind)])
    for kind in range(t.ATTAR, t.THADE + 1):
        weigh_ape(p, needs, t.APE + kind, needs.chance(p, p.material.values[kind]))
    weigh_ape(p, needs, t.MARK_Z, unseen_odds(p, needs, t.CHIMP))
    weigh_ape(p, needs, t.MARK_G, unseen_odds(p, needs, t.GORILLA))


def unseen_odds(p: Position, needs: Needs, first: int) -> float:
    """The chance against a face-down ape: any that nobody has seen."""
    apes = 0
    total = 0.0
    for place in range(t.STRENGTHS):
        count = p.unseen[first + place]
        if count > 0:
            apes += count
            total += count * needs.odds[place + 1]
    return total / apes if apes > 0 else 0.0


def weigh_ape(p: Position, needs: Needs, content: int, odds: float) -> None:
    """A won fight is a turn more (R39); a lost one costs the way back and a luck token (R48, R50)."""
    seat = needs.seat
    if odds < 0.6 and p.held(seat, t.KILL_TOKEN) > 0:
        needs.values[content] = 1.0 - KILL_WORTH
        needs.bars[content] = 2
        return
    penalty = RETREAT
    if p.backs(seat, t.LUCK_BACK) > 0:
        penalty += 0.5
    needs.values[content] = odds - (1.0 - odds) * penalty
    needs.bars[content] = SHUT if odds < 0.15 else int((1.0 / odds - 1.0) * 2.0 * needs.speed)


# Keys.


def weigh_keys(p: Position, needs: Needs) -> None:
    """For every key: how many turns its digits, its object and its door will take."""
    box = p.material
    seat = needs.seat
    keys = box.key_count()
    doors = [t.NONE] * keys
    closed: list[int] = []
    for tile in range(box.tiles):
        if box.doors[tile] == 0 or not p.is_placed(tile):
            continue
        for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS):
            content = p.board[square]
            if content == t.KEY_DOWN:
                closed.append(square)
            elif t.KEY_UP <= content < t.APE:
                doors[content - t.KEY_UP] = square
    hidden = max(1, doors.count(t.NONE))
    find = 3.0 + 8.0 * max(0.0, 1.0 - len(closed) / hidden)
    if closed:
        find += 0.5 * nearest(p, closed, p.pawns[seat]) / needs.speed
    digits = sum(p.unseen[t.DIGIT : t.JOKER + 1]) + p.pile_backs(t.DIGIT_BACK)
    for key in range(keys):
        lacking = lacking_digits(p, seat, key)
        has_object = p.held(seat, box.need(key)) > 0
        needs.fewest = min(needs.fewest, lacking + (0 if has_object else 1))
        way = find
        square = doors[key]
        if square != t.NONE:
            way = 0.5 + 0.5 * nearest(p, [square], p.pawns[seat]) / needs.speed
            if lacking == 0 and has_object:
                way = 0.5 + steps_to(p, needs.bars, p.pawns[seat], square) / needs.speed
                needs.ready = True
                needs.exit_turns = min(needs.exit_turns, way)
                needs.values[t.KEY_UP + key] = ESCAPE
        thing = 0.0 if has_object else object_turns(p, needs, box.need(key))
        needs.base[key] = way + thing + digit_turns(p, needs, key, lacking, digits)
        needs.armed[key] = needs.base[key] - thing
        needs.less[key] = needs.base[key]
        if lacking > 0:
            needs.less[key] = way + thing + digit_turns(p, needs, key, lacking - 1, digits)
    for turns in needs.base:
        needs.total += exp(-turns / BLUR)
    needs.turns = -BLUR * log(needs.total)


def nearest(p: Position, squares: list[int], start: int) -> float:
    """About how many steps lead to the nearest of some squares, walls apart."""
    x = p.x(start)
    y = p.y(start)
    best = 1000
    for square in squares:
        best = min(best, abs(p.x(square) - x) + abs(p.y(square) - y))
    return 1.25 * best


def lacking_digits(p: Position, seat: int, key: int) -> int:
    """R78: how many digits of a key the seat lacks, jokers counted."""
    box = p.material
    lacking = -p.held(seat, t.JOKER)
    for place in range(t.KEY_DIGITS):
        if p.held(seat, box.digit(key, place)) < box.times(key, place):
            lacking += 1
    return max(lacking, 0)


def digit_turns(p: Position, needs: Needs, key: int, lacking: int, digits: int) -> float:
    """The turns until so many lacking digits of a key are found among those that nobody has, START's included."""
    if lacking == 0:
        return 0.0
    box = p.material
    seat = needs.seat
    kinds = 0
    useful = 0
    for place in range(t.KEY_DIGITS):
        kind = box.digit(key, place)
        wanted = box.times(key, place)
        if p.held(seat, kind) < wanted:
            kinds += 1
            if wanted == 1 or p.held(seat, kind) == wanted - 1:
                useful += p.unseen[kind] + p.pile[kind]
    jokers = p.unseen[t.JOKER] + p.pile[t.JOKER]
    total = 0.0
    for rest in range(1, lacking + 1):
        hits = useful * min(1.0, rest / max(1, kinds)) + jokers
        total += min(UNFINDABLE, needs.pick * (digits + 1) / (hits + 1.0)) if hits > 0 else UNFINDABLE
    return total


def object_turns(p: Position, needs: Needs, kind: int) -> float:
    """The turns until a weapon or a character is found."""
    back = t.WEAPON_BACK if kind <= t.LAST_TYPE[t.WEAPON_BACK] else t.CHARACTER_BACK
    tokens = sum(p.unseen[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])
    if p.unseen[kind] == 0:
        return UNFINDABLE
    # What is met on the search for it has its own value.
    return min(UNFINDABLE, 0.8 * needs.pick * (tokens + 1) / (p.unseen[kind] + 1))


# Tokens.


def weigh_tokens(p: Position, needs: Needs) -> None:
    """How many turns a face-down token of each back, a closed door, a portal and START save on average."""
    values = needs.values
    values[t.MARK_K] = digit_value(p, needs)
    values[t.MARK_W] = ARMING * weapon_value(p, needs)
    values[t.MARK_C] = character_value(p, needs)
    values[t.MARK_L] = 0.1 + luck_value(p, needs)
    values[t.KEY_DOWN] = 0.7 + (2.9 if needs.fewest == 0 else 1.4 if needs.fewest == 1 else 0.4)
    if p.left > 0:
        mean = 1.3 * values[t.MARK_K] + 1.2 * values[t.MARK_W] + 0.45 * values[t.MARK_C] + 1.3 * values[t.MARK_L]
        needs.portal = 0.5 + 0.2 * mean
    if p.pile_backs(t.DIGIT_BACK) > 0:
        needs.start = 0.8 * values[t.MARK_K]
    needs.most = max(needs.portal, needs.start, max(values))


def digit_value(p: Position, needs: Needs) -> float:
    tokens = 0
    gain = 0.0
    for kind in range(t.DIGIT, t.JOKER + 1):
        count = p.unseen[kind]
        if count > 0:
            tokens += count
            gain += count * (needs.turns - needs.with_digit(p, kind))
    return 0.3 + gain / tokens if tokens > 0 else 0.3


def arm_worth(p: Position, needs: Needs, kind: int) -> float:
    """The turns that the bonus of a weapon saves: less the later it is, and the more weapons there are."""
    before = min(14, p.weapon_sum(needs.seat))
    after = min(14, p.weapon_sum(needs.seat) + p.material.values[kind])
    return 0.1 * (after - before) * min(1.0, needs.turns / 20.0)


def attack_worth(p: Position, kind: int) -> float:
    """The turns that a patrol or an ambush costs a rival, less the turn that it takes."""
    if kind < t.AMBUSH:
        return 0.4 / (p.seats - 1)
    return (kind - t.AMBUSH + 0.6) / (p.seats - 1)


def weapon_value(p: Position, needs: Needs) -> float:
    tokens = 0
    gain = 0.0
    for kind in range(t.ARI):
        count = p.unseen[kind]
        if count == 0:
            continue
        tokens += count
        if kind < t.ARMS:
            gain += count * (needs.turns - needs.with_object(p, kind) + arm_worth(p, needs, kind))
        else:
            gain += count * attack_worth(p, kind)
    return gain / tokens if tokens > 0 else 0.2


def helper_worth(p: Position, needs: Needs, kind: int) -> float:
    """The turns that a helper's steps save."""
    steps = p.material.values[kind]
    return 0.45 * needs.turns * steps / (needs.speed + steps)


def character_value(p: Position, needs: Needs) -> float:
    tokens = 0
    gain = 0.0
    for kind in range(t.ARI, t.DIGIT):
        count = p.unseen[kind]
        if count == 0:
            continue
        tokens += count
        if kind < t.DAENA:
            gain += count * (needs.turns - needs.with_object(p, kind) + helper_worth(p, needs, kind))
        elif kind < t.ATTAR:
            gain += count * GUIDE_WORTH
        else:
            gain += count * needs.values[t.APE + kind]
    return gain / tokens if tokens > 0 else 0.2


def luck_worth(p: Position, needs: Needs, kind: int) -> float:
    """The turns that a luck token saves its owner."""
    fade = min(1.0, needs.turns / 10.0)
    if kind == t.RED_DIE or kind == t.YELLOW_DIE:
        faster = die_mean(p, t.RED + kind - t.RED_DIE) - die_mean(p, needs.die)
        return 0.3 + 0.45 * needs.turns * max(0.0, faster) / (needs.speed + 1.0)
    if kind == t.KILL_TOKEN:
        return KILL_WORTH * fade
    if kind == t.MOVE_TOKEN:
        return MOVE_WORTH * fade
    return (THIEF_WORTH if kind == t.THIEF else COMPASS_WORTH) * fade


def trap_cost(p: Position, needs: Needs) -> float:
    """The turns that a trap costs: three, half of the luck tokens and digits, and the way back from START (R75)."""
    seat = needs.seat
    if p.trap_rule:
        return float(p.material.trap_turns)
    if p.held(seat, t.COMPASS_TOKEN) + p.held(seat, t.DAENA) + p.held(seat, t.KARUBI) > 0:
        return 1.5
    return p.material.trap_turns + 1.0 + 1.2 * (p.digits_held(seat) // 2) + 0.6 * (p.backs(seat, t.LUCK_BACK) // 2)


def luck_value(p: Position, needs: Needs) -> float:
    tokens = 0
    gain = 0.0
    for kind in range(t.RED_DIE, t.TRAP + 1):
        count = p.unseen[kind]
        if count == 0:
            continue
        tokens += count
        if kind == t.TRAP:
            gain -= count * trap_cost(p, needs)
        else:
            gain += count * luck_worth(p, needs, kind)
    return gain / tokens if tokens > 0 else 0.2


def hand_worth(p: Position, needs: Needs) -> float:
    """The turns that weapons, luck tokens and guides in the hand will still save."""
    seat = needs.seat
    total = 0.1 * min(14, p.weapon_sum(seat)) * min(1.0, needs.turns / 20.0)
    for kind in range(t.PATROL, t.ARI):
        if p.held(seat, kind) > 0:
            total += p.held(seat, kind) * attack_worth(p, kind)
    for kind in range(t.KILL_TOKEN, t.TRAP):
        if p.held(seat, kind) > 0:
            total += p.held(seat, kind) * luck_worth(p, needs, kind)
    return total + GUIDE_WORTH * (p.held(seat, t.DAENA) + p.held(seat, t.KARUBI))


def hold_turns(p: Position, seat: int) -> float:
    """The turns that hold-ups will still eat."""
    total = 0.0
    for row in range(0, len(p.holds), t.HOLD_ROW):
        if p.holds[row + t.VICTIM] != seat:
            continue
        token = p.holds[row + t.TOKEN]
        if p.holds[row + t.TURNS] > 0:
            total += p.holds[row + t.TURNS]
        elif token >= t.AMBUSH:
            total += token - t.AMBUSH + 1
        else:
            total += 1.0 + 0.15 * (token - t.PATROL + 1)
    return total
