"""What a moment of a game was worth: to the seat that had to decide, and in truth."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from ludotheque.bots.chronicle import Beat, Chronicle
from ludotheque.bots.moment import Moment, Point
from ludotheque.bots.search import Budget, Horizon, Line, Search, follow, horizon_of, play_on
from ludotheque.core.advice import settle
from ludotheque.core.coach import Coach, Verdict, rank
from ludotheque.core.state import CHANCE, State

ROLLS: Final = 64  # simulations for a point of the curve
GLANCES: Final = 12  # imagined worlds in which an answer is compared at first sight
RIVALS: Final = 3  # plans it is compared with then
SEARCHED: Final = 400  # simulations that look for the best plan of a moment
WORLDS: Final = 256  # imagined worlds, other ones, in which that plan then meets the answer that was given
FEWEST: Final = 8  # of so many simulations one is made, however long they are
CREDIT: Final = 0.01  # a lead too small to be called better
SURE: Final = 1.6  # standard errors of a lead below which it may as well be chance

Chances = list[float]  # by seat


def scaled(chronicle: Chronicle, count: int) -> int:
    """So many simulations, or fewer where each of them is long."""
    return max(2, count // FEWEST, round(count * chronicle.effort))


def point(chronicle: Chronicle, number: int, seed: int) -> Point:
    """The chances before a beat, in truth; after the last beat, how it ended."""
    state = chronicle.state(number)
    step = chronicle.beats[number].first if number < len(chronicle.beats) else len(chronicle.record.steps)
    if not state.waiting_for:
        return Point(step, chronicle.advice.chances(state))
    horizon = horizon_of(chronicle.advice, state)
    rng = Random(f"{seed}/point/{step}")
    return Point(
        step,
        mean(
            [
                played(chronicle, state, CHANCE, [], horizon, rng.getrandbits(32))
                for _ in range(scaled(chronicle, ROLLS))
            ]
        ),
    )


def glanced(chronicle: Chronicle, number: int, seed: int) -> float:
    """What an answer seems to cost at first sight, against the first plans of the game."""
    beat = chronicle.beats[number]
    view = chronicle.state(number).view(beat.seat)
    rng = Random(f"{seed}/glance/{beat.first}")
    search = Search(chronicle.game, chronicle.advice, Budget(0), rng)
    lines = search.candidates(view, chronicle.advice.choose(chronicle.game, view, rng))
    mine = own_line(lines, chronicle.answers_from(number))
    lines = [mine, *[line for line in lines if line.plan[0] != beat.action][:RIVALS]]
    if len(lines) == 1:
        return 0.0
    for _ in range(scaled(chronicle, GLANCES)):
        search.compare(view, lines)
    return max(line.mean() for line in lines) - mine.mean()


def weighed(chronicle: Chronicle, number: int, seed: int) -> Moment:
    """A moment with its swing and its three parts. `before` is what the seat could hope for with the best answer that
    it could know; every mean is taken over the same dice, so that what is the same cancels out."""
    beat = chronicle.beats[number]
    state, settled = chronicle.state(number), chronicle.state(number + 1)
    advice = chronicle.advice
    rng = Random(f"{seed}/weigh/{beat.first}")
    horizon = horizon_of(advice, state)
    mine, best = found_plans(chronicle, number, rng)
    seeds = [rng.getrandbits(32) for _ in range(scaled(chronicle, WORLDS))]
    decision = 0.0
    if mine != best:
        view = state.view(beat.seat)
        leads = []
        for dice in seeds:
            world = chronicle.game.determinise(view, rng)
            known = played(chronicle, world, beat.seat, mine, horizon, dice)[beat.seat]
            leads.append(played(chronicle, world, beat.seat, best, horizon, dice)[beat.seat] - known)
        lead = fmean(leads)
        if lead > max(CREDIT, SURE * stdev(leads) / sqrt(len(leads))):
            decision = -lead
        else:
            best = mine
    answered = mean([played(chronicle, state, beat.seat, mine, horizon, dice) for dice in seeds])
    before = answered
    if mine != best:
        before = mean([played(chronicle, state, beat.seat, best, horizon, dice) for dice in seeds])
    after = answered
    if beat.has_draws:
        after = mean([resumed(chronicle, settled, beat, mine[1:], horizon, dice) for dice in seeds])
    seat = beat.seat if beat.is_choice else most_moved(before, after)
    dice_part = after[seat] - answered[seat]
    hidden = after[seat] - before[seat] - dice_part - decision
    better = best if mine != best else []
    return Moment(beat.first, beat.last, seat, beat.action, better, before, after, dice_part, hidden, decision)


def found_plans(chronicle: Chronicle, number: int, rng: Random) -> tuple[list[int], list[int]]:
    """The plan that begins with the answer that was given, and the best one that a search finds from the view."""
    beat = chronicle.beats[number]
    if not beat.is_choice:
        forced = [] if beat.seat == CHANCE else [beat.action]
        return forced, forced
    view = chronicle.state(number).view(beat.seat)
    search = Search(chronicle.game, chronicle.advice, Budget(SEARCHED), rng)
    lines = search.candidates(view, chronicle.advice.choose(chronicle.game, view, rng))
    mine = own_line(lines, chronicle.answers_from(number))
    if mine not in lines:
        lines.append(mine)
    rounds = max(1, (len(lines) - 1).bit_length())
    kept = lines
    while len(kept) > 1:
        for _ in range(max(2, scaled(chronicle, SEARCHED) // (rounds * len(kept)))):
            search.compare(view, kept)
        kept = search.sorted(kept, beat.action)[: (len(kept) + 1) // 2]
    ordered = search.sorted(lines, beat.action)
    best = ordered[0].plan
    if best[0] == beat.action:
        return best, best
    return next(line.plan for line in ordered if line.plan[0] == beat.action), best


def own_line(lines: list[Line], answers: list[int]) -> Line:
    """The plan that begins with what was answered; where the game had none, the answers as they were given."""
    for line in lines:
        if line.plan[0] == answers[0]:
            return line
    return Line(answers)


def played(chronicle: Chronicle, state: State, seat: int, plan: list[int], horizon: Horizon, seed: int) -> Chances:
    """The chances of all after a plan and a simulation to the horizon."""
    twin = state.copy()
    dice = Random(seed)
    if plan:
        if seat >= 0:
            follow(twin, seat, plan, dice)
        else:
            twin.apply(seat, plan[0])  # the clock has run out
    play_on(twin, chronicle.advice, horizon, dice)
    return chronicle.advice.chances(twin)


def resumed(chronicle: Chronicle, state: State, beat: Beat, rest: list[int], horizon: Horizon, seed: int) -> Chances:
    """The same once the draws of the beat have fallen: the rest of the plan, then a simulation."""
    twin = state.copy()
    dice = Random(seed)
    for action in rest:
        settle(twin, dice)
        if beat.seat not in twin.waiting_for or action not in twin.legal(beat.seat):
            break
        twin.apply(beat.seat, action)
    play_on(twin, chronicle.advice, horizon, dice)
    return chronicle.advice.chances(twin)


def mean(rows: list[Chances]) -> Chances:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def most_moved(before: Chances, after: Chances) -> int:
    """The seat to which draws made the greatest difference."""
    return max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))


# Where a game is solved.


def solved(chronicle: Chronicle, solver: Coach, number: int) -> tuple[Point, Moment | None] | None:
    """The exact chances before a beat, and what its answer gave away; nothing where the solution does not reach."""
    beat = chronicle.beats[number]
    if beat.seat < 0:
        return None
    verdicts = solver.verdicts(chronicle.state(number).view(beat.seat))
    if not verdicts:
        return None
    best = max(verdicts, key=lambda action: rank(verdicts[action]))
    before = exact(verdicts[best], beat.seat, chronicle.seats)
    found = Point(beat.first, before)
    if beat.action not in verdicts:  # an aside: who resigns has lost
        after = chronicle.advice.chances(chronicle.state(number + 1))
    else:
        after = exact(verdicts[beat.action], beat.seat, chronicle.seats)
    lost = after[beat.seat] - before[beat.seat]
    if not lost:
        return found, None
    return found, Moment(beat.first, beat.last, beat.seat, beat.action, [best], before, after, 0.0, 0.0, lost)


def exact(verdict: Verdict, seat: int, seats: int) -> Chances:
    """What a verdict means for each seat."""
    own = {"win": 1.0, "draw": 1.0 / seats, "loss": 0.0}[verdict.value]
    return [own if other == seat else (1.0 - own) / (seats - 1) for other in range(seats)]
