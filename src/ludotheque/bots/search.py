"""A search for any game: plans compared by playing on in imagined worlds, the better half kept each time."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.core.advice import Advice, settle
from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, Game, State, View

MOST_STEPS: Final = 600  # of one simulation, where a game has no borders or they are far apart
FAITH: Final = 0.005  # what the greedy answer is given on credit: a chance of winning


class Budget(NamedTuple):
    """How long a player may think about one answer."""

    simulations: int
    seconds: float = 0.0  # without a limit, the same seed always gives the same answer


class Horizon(NamedTuple):
    """How far a simulation goes: so many laps beyond this one."""

    lap: int
    ahead: int


class Line:
    """A plan, and what became of it in so many imagined worlds."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """The chance of winning that the plan promises."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """Sequential halving: all plans meet the same worlds and the same dice, and half of them go on."""

    def __init__(self, game: Game, advice: Advice, budget: Budget, rng: Random) -> None:
        self.game = game
        self.advice = advice
        self.budget = budget
        self.rng = rng

    def lines(self, view: View, first: int) -> list[Line]:
        """The plans for the seat of the view, the best first; `first` is the greedy answer."""
        lines = self.candidates(view, first)
        if self.advice.faith:
            first = lines[0].plan[0]
        kept = lines
        rounds = 0
        while 1 << rounds < len(lines):
            rounds += 1
        start = perf_counter()
        while len(kept) > 1:
            for _ in range(max(1, self.budget.simulations // (rounds * len(kept)))):
                self.compare(view, kept)
                if self.budget.seconds and perf_counter() - start > self.budget.seconds:
                    return self.sorted(lines, first)
            kept = self.sorted(kept, first)[: (len(kept) + 1) // 2]
        return self.sorted(lines, first)

    def candidates(self, view: View, first: int) -> list[Line]:
        """The greedy answer, and the most promising plans that the game knows."""
        world = self.game.determinise(view, self.rng)
        plans = self.advice.plans(world, view.seat, self.rng)
        found = [Line(plan) for plan in plans[: self.advice.breadth]]
        if not found or (not self.advice.faith and not any(line.plan[0] == first for line in found)):
            found.append(Line([first]))
        return found

    def compare(self, view: View, lines: list[Line]) -> None:
        """Try every plan once, in one and the same imagined world."""
        world = self.game.determinise(view, self.rng)
        horizon = horizon_of(self.advice, world)
        seed = self.rng.getrandbits(32)
        dice = self.rng
        for line in lines:
            state = world.copy()
            if self.advice.has_dice:
                dice = Random(seed)
            follow(state, view.seat, line.plan, dice)
            play_on(state, self.advice, horizon, dice)
            line.total += self.advice.chances(state)[view.seat]
            line.visits += 1

    def sorted(self, lines: list[Line], first: int) -> list[Line]:
        """The best first: who met more worlds was better in the worlds that all have met."""
        faith = self.advice.faith or FAITH
        return sorted(
            lines, key=lambda line: (line.visits, line.mean() + (faith if line.plan[0] == first else 0.0)), reverse=True
        )


def follow(state: State, seat: int, plan: list[int], dice: Random) -> None:
    """Play a plan as far as it goes: a draw or another seat may make it impossible."""
    state.apply(seat, plan[0])
    for i in range(1, len(plan)):
        settle(state, dice)
        if seat not in state.waiting_for or plan[i] not in state.legal(seat):
            return
        state.apply(seat, plan[i])


def horizon_of(advice: Advice, state: State) -> Horizon:
    return Horizon(advice.lap(state), advice.ahead(state))


def laps_between(lap: int, now: int) -> int:
    """How many borders were passed; a lower number has come round once."""
    return now - lap if now >= lap else 1


def play_on(state: State, advice: Advice, horizon: Horizon, dice: Random) -> None:
    """Let everybody answer as the advice says, to the horizon or to the end."""
    lap = horizon.lap
    ahead = horizon.ahead
    for _ in range(MOST_STEPS):
        awaited = state.waiting_for
        if not awaited:
            return
        seat = awaited[0]
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, dice))
            continue
        now = advice.lap(state)
        if now != lap:
            ahead -= laps_between(lap, now)
            lap = now
            if ahead <= 0:
                return
        if len(awaited) > 1:
            seat = awaited[int(dice.random() * len(awaited))]
        state.apply(seat, advice.reply(state, seat, dice))


class SearchBot(Bot):
    """Plays the plan that wins most often in the worlds it imagines."""

    def __init__(self, game: Game, advice: Advice, budget: Budget, rng: Random, haste: float = 0.0) -> None:
        self.game = game
        self.advice = advice
        self.rng = rng
        self.haste = haste  # how often it answers without a thought
        self.search = Search(game, advice, budget, rng)

    def choose(self, view: View) -> int:
        first = self.advice.choose(self.game, view, self.rng)
        if len(view.legal) == 1 or first not in view.legal:
            return first  # nothing to compare, or something that nobody asked for
        if self.haste and self.rng.random() < self.haste:
            return first
        return self.search.lines(view, first)[0].plan[0]

    def words(self, view: View, action: int) -> str:
        return self.advice.words(self.game, view, action)
