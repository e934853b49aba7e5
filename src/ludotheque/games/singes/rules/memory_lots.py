"""Lots: tokens that lie at some places, and nobody knows which at which.

A lot is a sequence of what happened to it. A number below SPOT is a token that came, by its type, which may be ANY.
SPOT + place is a place, a hand or the pile, that was filled with one of the tokens that had come and were still there.
In the end all tokens are placed. `kill, move, hand 0, thief, hand 1, pile, pile`: hand 0 has the kill or the move,
hand 1 one of the other two, the pile what remains.
"""

from __future__ import annotations

from typing import Final

SPOT: Final = 128
ANY: Final = 127  # the type of a token that may be any


def spots(lot: list[int], place: int) -> int:
    """How many tokens of a lot lie at a place."""
    return lot.count(SPOT + place)


def drawn(lot: list[int], came: int, went: int) -> list[int]:
    """A lot without the token that came at one point and the place that was filled with it at a later one."""
    return lot[:came] + lot[came + 1 : went] + lot[went + 1 :]


def last_before(lot: list[int], kind: int, end: int) -> int:
    """Where the last token of a type came before a point, or -1."""
    for i in range(end - 1, -1, -1):
        if lot[i] == kind:
            return i
    return -1


def first_spots(lot: list[int], place: int) -> list[int]:
    """Where a place is filled, once for each time between two arrivals."""
    return [i for i in range(len(lot)) if lot[i] == SPOT + place and lot[i - 1] != lot[i]]


def kinds_before(lot: list[int], end: int) -> list[int]:
    """The types that came before a point."""
    return sorted({kind for kind in lot[:end] if kind < SPOT})


# What is certain in a lot.


def settled(lot: list[int], sure: list[int]) -> list[list[int]]:
    """The lots that remain of one; what is certain in it goes to the named tokens, place * SPOT + type."""
    rest = lot
    while rest:
        first = 0
        while rest[first] < SPOT:
            first += 1
        if rest[:first].count(rest[0]) == first:
            # The first place was filled when there was but one type.
            name(sure, rest[first], rest[0])
            rest = drawn(rest, 0, first)
            continue
        late = len(rest) - 1
        while late >= 0 and (rest[late] < SPOT or rest[late] == rest[len(rest) - 1]):
            late -= 1
        late += 1
        while late < len(rest) and rest[late] >= SPOT:
            late += 1
        if late == len(rest):
            break
        # What came after all other places were filled is at the last one.
        name(sure, rest[len(rest) - 1], rest[late])
        rest = drawn(rest, late, rest.index(rest[len(rest) - 1], late))
    at_hand = 0
    for i in range(len(rest) - 1):
        at_hand += 1 if rest[i] < SPOT else -1
        if at_hand == 0:
            return settled(rest[: i + 1], sure) + settled(rest[i + 1 :], sure)
    if not rest:
        return []
    plain = ordered_runs(rest)
    level = ordered_runs(levelled(plain))
    return [plain] if level == plain else settled(level, sure)


def levelled(lot: list[int]) -> list[int]:
    """A lot with its places filled as late, and its tokens come as early, as makes no difference.

    A place that is filled at least as often as tokens came since it was filled before may as well be filled only then:
    not all that lies there can have come since. A token may as well have come with earlier ones of its type, if these
    are as many as the places that were filled since.
    """
    found = lot
    for event in sorted(set(lot)):
        found = gathered(found, event) if event >= SPOT else gathered(found[::-1], event)[::-1]
    return found


def gathered(lot: list[int], event: int) -> list[int]:
    """A lot with one of its events deferred to a later time when it happened often enough."""
    found: list[int] = []
    often = 0  # at the time gathered so far
    between = 0
    at = 0
    is_spot = event >= SPOT
    for i in range(len(lot) - 1, -1, -1):
        if lot[i] == event:
            if 0 < between <= often:
                found.insert(at, event)
                often += 1
                continue
            if between > 0:
                often = 0
                between = 0
            if often == 0:
                at = len(found)
            often += 1
        elif often > 0 and (lot[i] >= SPOT) != is_spot:
            between += 1
        found.append(lot[i])
    found.reverse()
    return found


def name(sure: list[int], spot: int, kind: int) -> None:
    if kind != ANY:
        sure.append((spot - SPOT) * SPOT + kind)


def ordered_runs(lot: list[int]) -> list[int]:
    """A lot with arrivals in order between two fillings, and fillings between two arrivals."""
    found: list[int] = []
    run: list[int] = []
    for event in lot:
        if run and (event < SPOT) != (run[0] < SPOT):
            run.sort()
            found += run
            run = []
        run.append(event)
    run.sort()
    return found + run


def fewest(lot: list[int], place: int, kind: int) -> int:
    """How many tokens of a type lie at a place of a lot, at the least."""
    never = len(lot)
    costs = [0]  # by how many of that type are at hand: how many must have gone to the place
    at_hand = 0
    for event in lot:
        if event == kind:
            costs = [never, *costs]
            at_hand += 1
        elif event < SPOT:
            at_hand += 1
        else:
            later = [never] * len(costs)
            for i in range(len(costs)):
                if i > 0:
                    later[i - 1] = min(later[i - 1], costs[i] + (1 if event == SPOT + place else 0))
                if i < at_hand:
                    later[i] = min(later[i], costs[i])
            costs = later
            at_hand -= 1
    return costs[0]


# What becomes of a lot.


def takings(lot: list[int], place: int, kind: int) -> list[list[int]]:
    """A lot after a token of a type was found at a place: once for each way that no other includes.

    It is best for what remains that an early place was filled with a late token, with one of ANY type only if that
    came later than one of the type.
    """
    found: list[list[int]] = []
    latest = -1
    latest_any = -1
    for went in first_spots(lot, place):
        came = last_before(lot, kind, went)
        if came > latest:
            latest = came
            found.append(drawn(lot, came, went))
        came = last_before(lot, ANY, went)
        if came > latest_any and came > latest:
            latest_any = came
            found.append(drawn(lot, came, went))
    return found


def moves(lot: list[int], source: int, target: int, end: int) -> list[list[int]]:
    """A lot after a token went from one place to another: once for each time, before a point, that it was filled."""
    return [[*lot[:i], SPOT + target, *lot[i + 1 :]] for i in first_spots(lot, source) if i < end]


def last_run(lot: list[int]) -> int:
    """Where the fillings begin after which no token came."""
    start = len(lot)
    while start > 0 and lot[start - 1] >= SPOT:
        start -= 1
    return start


# Whether a lot says less than others.


def is_within(few: list[int], many: list[int]) -> bool:
    """Whether a list is what remains of another when some of its numbers are left out."""
    if len(few) > len(many):
        return False
    i = 0
    for number in many:
        if i < len(few) and few[i] == number:
            i += 1
    return i == len(few)


def apart(few: list[int], many: list[int]) -> list[int]:
    """The numbers that are left out."""
    rest: list[int] = []
    i = 0
    for number in many:
        if i < len(few) and few[i] == number:
            i += 1
        else:
            rest.append(number)
    return rest


def is_wider(wide: list[int], close: list[int]) -> bool:
    """Whether a lot allows all that another of its length allows: whatever token that has at hand for a place, this has
    it, or ANY, at hand for the same place."""
    used = [False] * len(wide)
    bound = len(wide)
    # From the end: the last tokens of a type stand for those here, earlier ones for ANY; the last places for the last.
    for i in range(len(close) - 1, -1, -1):
        at = unused(wide, used, close[i])
        if close[i] >= SPOT:
            if at < 0:
                return False
            bound = min(bound, at)
        else:
            if at < 0:
                at = unused(wide, used, ANY)
            if at < 0 or at > bound:
                return False
        used[at] = True
    return True


def unused(lot: list[int], used: list[bool], event: int) -> int:
    """Where an event stands last that is not used yet, or -1."""
    for i in range(len(lot) - 1, -1, -1):
        if lot[i] == event and not used[i]:
            return i
    return -1


def takes(lot: list[int], tokens: list[int]) -> bool:
    """Whether named tokens are one way to fill the places of a lot; they are taken from the tokens."""
    return has_enough(lot, tokens) and taken(lot, tokens, 0)


def has_enough(lot: list[int], tokens: list[int]) -> bool:
    """Whether there are as many tokens of each type at the places of a lot as came to it."""
    kinds = [token % SPOT for token in tokens if SPOT + token // SPOT in lot]
    for event in lot:
        if event < ANY:
            if event not in kinds:
                return False
            kinds.remove(event)
    return True


def taken(lot: list[int], tokens: list[int], least: int) -> bool:
    """Whether tokens fill a lot, those of its first type taken from the least on."""
    came = 0
    while came < len(lot) and lot[came] >= ANY:
        came += 1
    if came == len(lot):
        return is_filled(lot)
    for token in sorted({token for token in tokens if token >= least and token % SPOT == lot[came]}):
        if SPOT + token // SPOT in lot[came:]:
            went = lot.index(SPOT + token // SPOT, came)
            tokens.remove(token)
            # Tokens of one type that came together are taken in order: any other order is the same.
            if taken(drawn(lot, came, went), tokens, token if lot[came + 1] == lot[came] else 0):
                return True
            tokens.append(token)
    return False


def is_filled(lot: list[int]) -> bool:
    """Whether there was a token at hand for every place."""
    at_hand = 0
    for event in lot:
        at_hand += 1 if event < SPOT else -1
        if at_hand < 0:
            return False
    return at_hand == 0
