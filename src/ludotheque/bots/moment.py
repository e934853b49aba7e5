"""The parts of a review: points of a curve, and moments with what their swing was made of."""

from __future__ import annotations

from typing import Final, NamedTuple

LAPSE: Final = 0.04  # a decision that costs less of a chance is no lapse
SHOWN: Final = 3  # moments that a review tells of


class Point(NamedTuple):
    """How likely each seat was to win after so many steps."""

    step: int
    chances: list[float]


class Moment(NamedTuple):
    """A beat that was looked at closely. The swing of its seat is the sum of its three parts:

    - `decision`: the value of the answer that was given minus that of the best answer, both from what the seat could
      know then: never more than 0;
    - `dice`: what the draws that followed were worth against the average of all draws, in truth;
    - `hidden`: what remains: how much more, or less, the answer cost in truth than anybody could know.
    """

    step: int  # how many steps came before it
    until: int  # how many there were when its draws had fallen
    seat: int  # whose swing it is
    played: int  # the action
    better: list[int]  # the plan that was better, its answer first; empty where there was none
    before: list[float]  # the chances of each seat, with the best answer that could be known
    after: list[float]  # and when the draws had fallen
    dice: float
    hidden: float
    decision: float

    @property
    def swing(self) -> float:
        return self.after[self.seat] - self.before[self.seat]

    @property
    def weight(self) -> float:
        """How much it mattered in truth: what the answer did and what the draws did may cancel out, and still have
        happened. What a seat gave away only as far as it knew is a lapse, and no turn of the game."""
        return abs(self.dice) + abs(self.decision + self.hidden)

    @property
    def is_lapse(self) -> bool:
        return bool(self.better) and self.decision <= -LAPSE


class Review(NamedTuple):
    """What became of everybody's chances, and why."""

    is_exact: bool  # by a complete solution, not by simulations
    points: list[Point]
    judged: list[Moment]  # every moment that was looked at closely, in the order of the game

    def moments(self) -> list[Moment]:
        """Those that mattered most, in the order of the game; of a row of answers of one seat only one. Among
        equals the last ones decide."""
        chosen: list[Moment] = []
        for moment in sorted(self.judged, key=lambda moment: (-moment.weight, -moment.step)):
            near = any(other.seat == moment.seat and abs(other.step - moment.step) < 4 for other in chosen)
            if not near and moment.weight >= LAPSE and len(chosen) < SHOWN:
                chosen.append(moment)
        return sorted(chosen)

    def lapses(self, seat: int) -> list[Moment]:
        """Where a seat went wrong, the dearest first."""
        return sorted(
            (moment for moment in self.judged if moment.seat == seat and moment.is_lapse),
            key=lambda moment: moment.decision,
        )
