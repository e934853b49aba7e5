"""How the computer players of La Planète des Singes play: a greedy one from views, the others by a search."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ludotheque.core.advice import Advice, Reason
from ludotheque.core.state import LEGAL, Game
from ludotheque.games.singes.mind import greedy, reasons, replies
from ludotheque.games.singes.mind.outlook import turns_left
from ludotheque.games.singes.mind.plans import plans
from ludotheque.games.singes.mind.replies import Walk, best_walk
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.judge import Singes
from ludotheque.games.singes.rules.view import SingesView

WIN: Final = 1_000_000


class SingesAdvice(Advice[Singes, SingesView]):
    """A greedy player walks to what is worth most for its distance; a search compares landings by the turns left."""

    laps = 1
    breadth = 10
    faith = 0.2
    efforts = (1, 8, 24)
    haste = (0.6, 0.25, 0.0)  # the plans are so good that fewer simulations alone hardly tell players apart

    def __init__(self) -> None:
        self.walk: Walk | None = None  # the move that the simulation at hand is in the middle of

    def worth(self, state: Singes, seat: int) -> int:
        if state.question == t.OVER:
            return WIN if state.ranks()[seat] == 1 else -WIN
        return -int(100.0 * turns_left(state, seat))

    def choose(self, game: Game[Singes, SingesView], view: SingesView, rng: Random) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        action = greedy.answer(game.determinise(view, rng), view)
        return action if action in legal else legal[int(rng.random() * len(legal))]

    def reason(self, game: Game[Singes, SingesView], view: SingesView, action: int) -> Reason | None:
        if action not in view.legal:
            return None
        # Every world that fits the view has the same map and the same hand: any one of them gives the reason.
        return reasons.reason(game.determinise(view, Random(0)), view.seat, action)

    def plans(self, state: Singes, seat: int, rng: Random) -> list[list[int]]:
        return plans(state, seat)

    def reply(self, state: Singes, seat: int, rng: Random) -> int:
        if state.question == t.STEPPING:
            action = self.step(state, seat)
        else:
            action = replies.answer(state, seat)
        if action != t.NONE and state.why_not(seat, action) == LEGAL:
            return action
        legal = state.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def step(self, state: Singes, seat: int) -> int:
        """The next step of the walk that was begun, or of a new one."""
        walk = self.walk
        if walk is not None and walk.state is state:
            made = len(state.path) - walk.begun
            if 0 < made < len(walk.steps):
                return walk.steps[made]
        walk = best_walk(state, seat)
        self.walk = walk
        return walk.steps[0]

    def lap(self, state: Singes) -> int:
        """The turns that were played."""
        return state.round * state.seats + (state.turn - state.first) % state.seats

    def chances(self, state: Singes) -> list[float]:
        """By the turns left to each seat: the nearer the end, the more a turn decides."""
        if not state.waiting_for:
            ranks = state.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        turns: list[float] = []
        for seat in range(state.seats):
            wait = (seat - state.turn) % state.seats / state.seats
            turns.append(max(0.2, turns_left(state, seat)) + wait)
        least = min(turns)
        odds = [exp(-(number - least) / (0.8 + 0.2 * least)) for number in turns]
        total = sum(odds)
        return [part / total for part in odds]
