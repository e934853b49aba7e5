"""Chapter 2 a, moving one or two Apaches to districts next to theirs: R17 to R21, R53."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import LEGAL
from ludotheque.games.apaches.rules import terms as t
from ludotheque.games.apaches.rules.laying import walk
from ludotheque.games.apaches.rules.position import DISTRICTS_OF, NOTHING, Position, may_stand
from ludotheque.games.apaches.rules.staging import Staging, stage

ALL: Final = 1000  # more steps than there are


class Stepping(Staging):
    """A second step, or stop."""

    def candidates(self, position: Position) -> list[int]:
        seat = position.actor
        first = position.staged[t.STAGED_STEP]
        taken = position.taken_numbers(seat)
        alone = [t.STOP] if standing_refusal(position, [first]) == LEGAL else NOTHING
        return alone + second_steps(position, seat, first, taken)

    def refusal(self, position: Position, action: int) -> str:
        first = position.staged[t.STAGED_STEP]
        if action == t.STOP:
            return standing_refusal(position, [first])
        if not t.is_step(action):
            return "R15-staged"
        # R18: the piece that has already moved is not there any more.
        gone = int(t.STEP_KIND[action] == t.STEP_KIND[first] and t.STEP_FROM[action] == t.STEP_FROM[first])
        refusal = step_refusal(position, action, gone)
        if refusal != LEGAL:
            return refusal
        return "A8" if is_way_back(first, action) else standing_refusal(position, [first, action])

    def answer(self, position: Position, action: int) -> None:
        # The two steps are unordered, so they are kept in one order.
        staged = position.staged
        stage(position, t.MOVED, staged if action == t.STOP else in_order(staged[t.STAGED_STEP], action))


def first_step_refusal(position: Position, step: int) -> str:
    """What forbids a step alone and with any other."""
    refusal = step_refusal(position, step, 0)
    if refusal != LEGAL:
        return refusal
    refusal = standing_refusal(position, [step])
    if refusal == LEGAL:
        return LEGAL
    seat = position.actor
    return LEGAL if len(second_steps(position, seat, step, position.taken_numbers(seat))) > 0 else refusal


def step_refusal(position: Position, step: int, gone: int) -> str:
    """What forbids a step whatever the other step is; so many of its kind have already left its district."""
    source = t.STEP_FROM[step]
    target = t.STEP_TO[step]
    if not position.is_active(source) or not position.is_active(target):
        return "R2"
    if t.COUNT_IN[t.STEP_KIND[step]][position.crew(source, position.actor)] <= gone:
        return "R18"
    return LEGAL if position.borders[source] >> target & 1 else "R17-border"


def standing_refusal(position: Position, steps: list[int]) -> str:
    """Which of R19 and R20 the actor breaks by these steps; ties come first."""
    seat = position.actor
    crews = position.crews[:]
    for step in steps:
        walk(crews, seat, step, 1)
    lonely = False
    for district in range(t.DISTRICTS):
        crew = crews[district * t.SEATS + seat]
        if crew > 0:
            if position.taken(district, seat) >> t.TOTAL[crew] & 1:
                return "R19"
            if crew < t.ONE_MENEUR:
                lonely = True
    return "R20" if lonely else LEGAL


def add_first_steps(position: Position, seat: int, taken: list[int], found: list[int]) -> None:
    """Add every step that is legal alone or with a second one (R17 to R21)."""
    crews = own_crews(position, seat)
    present = occupied(crews)
    if len(present) == 0:
        return
    for kind in range(t.KINDS):
        one = t.ONE[kind]
        for source in present:
            if t.COUNT_IN[kind][crews[source]] == 0:
                continue
            leaves = may_stand(crews[source] - one, taken[source])
            steps = t.step_of(kind, source, 0)
            for target in DISTRICTS_OF[position.borders[source] & position.active]:
                arrives = may_stand(crews[target] + one, taken[target])
                if (leaves and arrives) or len(pairs(position, crews, present, steps + target, taken, 1)) > 0:
                    found.append(steps + target)


def second_steps(position: Position, seat: int, first: int, taken: list[int]) -> list[int]:
    """Every step that makes a legal pair with a first one, ascending."""
    crews = own_crews(position, seat)
    return pairs(position, crews, occupied(crews), first, taken, ALL)


def own_crews(position: Position, seat: int) -> list[int]:
    """The crew of a seat in each district."""
    crews = position.crews
    return [crews[district * t.SEATS + seat] for district in range(t.DISTRICTS)]


def occupied(crews: list[int]) -> list[int]:
    """The districts in which a seat with these crews stands."""
    found: list[int] = []
    for district in range(t.DISTRICTS):
        if crews[district] != 0:
            found.append(district)
    return found


def pairs(
    position: Position, crews: list[int], present: list[int], first: int, taken: list[int], most: int
) -> list[int]:
    """Steps that make a legal pair with a first one (R18, A8), ascending, and no more than so many."""
    first_kind = t.STEP_KIND[first]
    source = t.STEP_FROM[first]
    target = t.STEP_TO[first]
    after = crews[:]
    after[source] -= t.ONE[first_kind]
    after[target] += t.ONE[first_kind]
    # Only a second step that touches what the first has spoilt can mend it.
    mends_source = not may_stand(after[source], taken[source])
    mends_target = not may_stand(after[target], taken[target])
    found: list[int] = []
    for kind in range(t.KINDS):
        one = t.ONE[kind]
        counts = t.COUNT_IN[kind]
        for origin in present:
            here = counts[crews[origin]]
            if here == 0 or (here == 1 and kind == first_kind and origin == source):
                continue
            if not may_stand(after[origin] - one, taken[origin]):
                continue
            steps = t.step_of(kind, origin, 0)
            for goal in DISTRICTS_OF[position.borders[origin] & position.active]:
                if (mends_source and source not in (origin, goal)) or (mends_target and target not in (origin, goal)):
                    continue
                if kind == first_kind and origin == target and goal == source:
                    continue
                if may_stand(after[goal] + one, taken[goal]):
                    found.append(steps + goal)
                    if len(found) == most:
                        return found
    return found


def in_order(one: int, other: int) -> list[int]:
    """Two steps sorted by (from, to, kind), as the records write them."""
    return [one, other] if rank(one) <= rank(other) else [other, one]


def rank(step: int) -> int:
    return (t.STEP_FROM[step] * t.DISTRICTS + t.STEP_TO[step]) * t.KINDS + t.STEP_KIND[step]


def is_way_back(one: int, other: int) -> bool:
    """A8: whether two steps of one kind cancel out."""
    if t.STEP_KIND[one] != t.STEP_KIND[other]:
        return False
    return t.STEP_FROM[one] == t.STEP_TO[other] and t.STEP_TO[one] == t.STEP_FROM[other]
