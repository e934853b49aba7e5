"""The review of a finished game: a curve of everybody's chances, and the moments that mattered.

It is made in small pieces, each of which any process can do: first the outline, then the points of the curve, then a
glance at the decisions, then a close look at those that seem to matter. The same record and seed give the same review.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from ludotheque.bots import weighing
from ludotheque.bots.chronicle import Chronicle, chronicle
from ludotheque.bots.moment import Moment, Point, Review

SEED: Final = 1
POINTS: Final = 96  # of the curve
GLANCED: Final = 1000  # decisions that are looked at; a quarter of them where simulations are long
WEIGHED: Final = 20  # of them that are weighed
WEIGHED_EACH: Final = 4  # of every seat at least so many
THROWS: Final = 6  # draws that are weighed beside them
PIECE: Final = 16  # points or glances that one piece of work makes

Task = Callable[..., Any]


class Piece(NamedTuple):
    """Some work: a function that another process can run, and how much of the review is done before it."""

    task: Task
    arguments: tuple[Any, ...]
    done: float


class Outline(NamedTuple):
    """What there is to look at, by the numbers of the beats."""

    points: list[int]  # where the curve has a point
    decisions: list[int]  # answers after which the seat looked worse, the worst first
    throws: list[int]  # draws that changed the looks of the position most


def making(text: str, seed: int = SEED) -> Generator[Piece, Any, Review]:
    """The pieces of a review, one after the other; each is sent what it gave."""
    exact = yield Piece(exactly, (text,), 0.0)
    if exact is not None:
        return read(exact)
    outline: Outline = yield Piece(outlined, (text,), 0.0)
    points: list[Point] = []
    for part in parted(outline.points):
        points += yield Piece(curve, (text, part, seed), 0.05 + 0.2 * len(points) / len(outline.points))
    costs: list[tuple[int, int, float]] = []
    for part in parted(outline.decisions):
        costs += yield Piece(glances, (text, part, seed), 0.25 + 0.3 * len(costs) / len(outline.decisions))
    chosen = worth_weighing(costs, outline.throws)
    judged: list[Moment] = []
    for number in chosen:
        judged.append((yield Piece(weight, (text, number, seed), 0.55 + 0.45 * len(judged) / len(chosen))))
    return traced(Review(False, points, judged))


def review(text: str, seed: int = SEED, tell: Callable[[float], None] = lambda done: None) -> Review:
    """The review of a written record, made here; ValueError where the game is not over."""
    pieces = making(text, seed)
    given: Any = None
    while True:
        try:
            piece = pieces.send(given)
        except StopIteration as end:
            made: Review = end.value
            return made
        tell(piece.done)
        given = piece.task(*piece.arguments)


def parted(numbers: list[int]) -> list[list[int]]:
    return [numbers[i : i + PIECE] for i in range(0, len(numbers), PIECE)]


def worth_weighing(costs: list[tuple[int, int, float]], throws: list[int]) -> list[int]:
    """The beats to look at closely, in their order: (beat, seat, what the answer seems to cost)."""
    dear = sorted((cost for cost in costs if cost[2] > 0), key=lambda cost: -cost[2])
    chosen = {number for number, _, _ in dear[:WEIGHED]} | {*throws}
    for seat in {seat for _, seat, _ in dear}:
        chosen |= {*[number for number, other, _ in dear if other == seat][:WEIGHED_EACH]}
    return sorted(chosen)


def traced(made: Review) -> Review:
    """The review with its moments on the curve: what was looked at closely is known better."""
    known = {point.step: point for point in made.points}
    last = made.points[-1].step
    for moment in made.moments():
        known[moment.step] = Point(moment.step, moment.before)
        if moment.until < last:
            known[moment.until] = Point(moment.until, moment.after)
    return made._replace(points=[known[step] for step in sorted(known)])


# The pieces. Each reads the record itself: it may run in another process than the one before.


def exactly(text: str) -> str | None:
    """The whole review of a solved game, written; None where there is no solution, or it reaches nothing."""
    told = chronicle(text)
    solver = told.coach()
    if solver is None:
        return None
    found = [weighing.solved(told, solver, number) for number in range(len(told.beats))]
    points = [both[0] for both in found if both is not None]
    if not points:
        return None
    end = weighing.point(told, len(told.beats), 0)
    judged = [both[1] for both in found if both is not None and both[1] is not None]
    return write(Review(True, [*points, end], judged))


def outlined(text: str) -> Outline:
    told = chronicle(text)
    looks = [told.advice.chances(told.state(number)) for number in range(len(told.beats) + 1)]
    beats = told.beats
    real = [i for i, beat in enumerate(beats) if beat.is_choice or beat.has_draws]
    fall = {i: looks[i][beats[i].seat] - looks[next_turn(told, i)][beats[i].seat] for i in real if beats[i].is_choice}
    change = {i: stir(looks[i], looks[i + 1]) for i in real if beats[i].has_draws}
    return Outline(
        [*thinned(real, POINTS), len(beats)],
        sorted(fall, key=lambda i: -fall[i])[: max(GLANCED // 4, round(GLANCED * told.effort))],
        sorted(change, key=lambda i: -change[i])[:THROWS],
    )


def next_turn(told: Chronicle, number: int) -> int:
    """The next beat after that of somebody else in which the same seat acts, or the end: until then others reply."""
    seat = told.beats[number].seat
    others = False
    for i in range(number + 1, len(told.beats)):
        if told.beats[i].seat != seat:
            others = True
        elif others:
            return i
    return len(told.beats)


def stir(before: list[float], after: list[float]) -> float:
    return max(abs(after[seat] - before[seat]) for seat in range(len(before)))


def thinned(numbers: list[int], most: int) -> list[int]:
    """At most so many of them, evenly apart, the first and the last among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[i * (len(numbers) - 1) // (most - 1)] for i in range(most)]


def curve(text: str, numbers: list[int], seed: int) -> list[Point]:
    told = chronicle(text)
    return [weighing.point(told, number, seed) for number in numbers]


def glances(text: str, numbers: list[int], seed: int) -> list[tuple[int, int, float]]:
    told = chronicle(text)
    return [(number, told.beats[number].seat, weighing.glanced(told, number, seed)) for number in numbers]


def weight(text: str, number: int, seed: int) -> Moment:
    return weighing.weighed(chronicle(text), number, seed)


# As text, to keep.


def write(made: Review) -> str:
    return json.dumps(made)


def read(text: str) -> Review:
    is_exact, points, judged = json.loads(text)
    return Review(is_exact, [Point(*point) for point in points], [Moment(*moment) for moment in judged])
