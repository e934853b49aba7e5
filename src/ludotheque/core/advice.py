"""What a game tells its computer players: how good a position looks, and what is worth a thought."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from random import Random
from typing import Final, Generic, NamedTuple, cast

from mypy_extensions import mypyc_attr

from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, Game, S, State, V

WORLDS: Final = 3  # how many worlds a greedy player imagines for each action
SURE: Final = 30.0  # leads beyond so many scales are equally certain


class Reason(NamedTuple):
    """Why an answer is given: the key of a sentence of the game, and the numbers that its face puts into words."""

    key: str
    numbers: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(ABC, Generic[S, V]):
    """How to play one game. A greedy player follows `choose`; a search compares `plans` in imagined worlds."""

    scale: int = 100  # the lead in worth that multiplies the odds of winning by about 2.7
    laps: int = 1  # how many natural borders of the game (ends of turns, of rounds) a search looks ahead
    has_dice: bool = True  # whether chance takes part in the game: then all plans of a search meet the same dice
    breadth: int = 12  # how many plans a search compares at most
    faith: float = 0.0  # a chance of winning that the first plan is given on credit; 0: the greedy answer comes first
    efforts: tuple[int, int, int] = (40, 160, 640)  # simulations for one answer: of a fair, a strong, the best player
    haste: tuple[float, float, float] = (0.0, 0.0, 0.0)  # how often each answers greedily, without a thought

    @abstractmethod
    def worth(self, state: S, seat: int) -> int:
        """How good the position looks for the seat; only comparisons matter."""

    def choose(self, game: Game[S, V], view: V, rng: Random) -> int:
        """The action of a greedy player who sees the view alone; equals are drawn."""
        values = [0] * len(view.legal)
        for _ in range(WORLDS):
            state = game.determinise(view, rng)
            for i in range(len(values)):
                values[i] += self.tried(state, view.seat, view.legal[i], rng)
        return drawn(view.legal, values, rng)

    def words(self, game: Game[S, V], view: V, action: int) -> str:
        """What a greedy player writes beside the action it has chosen; a face may know it as the key of a sentence."""
        return ""

    def reason(self, game: Game[S, V], view: V, action: int) -> Reason | None:
        """Why one might choose the action, as far as the game has a word for it."""
        return None

    # What a search asks. The states are imagined ones, made from a view: to read them betrays nothing.

    def plans(self, state: S, seat: int, rng: Random) -> list[list[int]]:
        """The answers worth a thought, the most promising first, each with the answers that belong to it. A single
        plan, or none, means that the greedy answer will do; where `faith` is set, a single plan is the answer."""
        legal = state.legal(seat)
        values = [self.tried(state, seat, action, rng) for action in legal]
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        return [[legal[i]] for i in order]

    def reply(self, state: S, seat: int, rng: Random) -> int:
        """What a sensible player answers, fast: a search plays on with it for everybody."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return drawn(legal, [self.tried(state, seat, action, rng) for action in legal], rng)

    def lap(self, state: S) -> int:
        """A number that grows at the natural borders of the game, or comes round, as the seat whose turn it is; left
        as it is, a search plays on to the end."""
        return 0

    def ahead(self, state: S) -> int:
        """How many laps a search looks ahead from here."""
        return self.laps

    def chances(self, state: S) -> list[float]:
        """How likely each seat is to win; equal winners share."""
        if not state.waiting_for:
            ranks = state.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        worths = [self.worth(state, seat) for seat in range(state.seats)]
        most = max(worths)
        odds = [exp(max(-SURE, (worth - most) / self.scale)) for worth in worths]
        total = sum(odds)
        return [part / total for part in odds]

    def tried(self, state: S, seat: int, action: int, rng: Random) -> int:
        """The worth of the position after an answer and the draws that follow it."""
        twin = cast(S, state.copy())
        twin.apply(seat, action)
        settle(twin, rng)
        return self.worth(twin, seat)


def settle(state: State, rng: Random) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while state.waiting_for and state.waiting_for[0] == CHANCE:
        state.apply(CHANCE, outcome(state, rng))


def drawn(actions: list[int], values: list[int], rng: Random) -> int:
    """The action of the highest value; equals are drawn."""
    highest = max(values)
    best = [actions[i] for i in range(len(actions)) if values[i] == highest]
    return best[int(rng.random() * len(best))]
