"""Any game in the notation, so that a test reads like the specification; `<game>/playing.py` binds it to a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Generic, TypeVar, cast

from ludotheque.core.advice import Advice
from ludotheque.core.chance import outcome
from ludotheque.core.state import CHANCE, CLOCK, LEGAL, Event, Game, Options, State
from ludotheque.core.take_backs import Played, consented_undo, free_undo

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A game played by what its records write."""

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game

    def step(self, state: S, text: str) -> tuple[int, int]:
        """Who does what: `skip` by whoever is awaited, `1: skip` by another."""
        name, colon, rest = text.partition(": ")
        awaited = state.waiting_for[0] if state.waiting_for else 0
        if not colon:
            return awaited, self.game.read(awaited, text)
        seat = {"chance": CHANCE, "clock": CLOCK}.get(name, int(name) if name.isdecimal() else awaited)
        return seat, self.game.read(seat, rest)

    def take(self, state: S, text: str) -> tuple[int, int]:
        """Make a step, which must be legal, in place."""
        seat, action = self.step(state, text)
        refusal = state.why_not(seat, action)
        assert refusal == LEGAL, (text, refusal)
        state.apply(seat, action)
        return seat, action

    def after(self, state: S, *texts: str) -> S:
        """The state after steps, all of which must be legal."""
        twin = cast(S, state.copy())
        for text in texts:
            self.take(twin, text)
        return twin

    def refusal(self, state: S, text: str) -> str:
        """The rule that forbids a step, or LEGAL."""
        return state.why_not(*self.step(state, text))

    def legal(self, state: S) -> list[str]:
        """The legal actions of whoever is awaited."""
        seat = state.waiting_for[0]
        return [self.game.write(seat, action) for action in state.legal(seat)]

    def facts(self, state: S) -> dict[str, str]:
        return self.game.facts(state)

    def steps(self, state: S, rng: Random) -> Iterator[tuple[int, int, S, S]]:
        """A random game: who does what, the state before and the state after."""
        while state.waiting_for:
            seat = state.waiting_for[0]
            action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
            later = cast(S, state.copy())
            later.apply(seat, action)
            yield seat, action, state, later
            state = later

    def take_back(self, state: S, events: list[Event], options: Options, texts: Iterable[str], seat: int) -> str:
        """What a seat may take back after some steps: the last of its own "alone", or if all "agree", or "nothing"."""
        state.journal = events
        steps: list[Played] = []
        for text in texts:
            awaited, told = state.waiting_for, len(events)
            steps.append(Played(*self.take(state, text), "", awaited, told))
        if free_undo(self.game, steps, events, state, seat) >= 0:
            return "alone"
        return "agree" if consented_undo(self.game, options, steps, events, state, seat) >= 0 else "nothing"


def advised(game: Game, advice: Advice, greedy: int, seed: int, start: tuple[int, Options]) -> State:
    """The end of a game of one greedy player among random ones, from so many seats and options."""
    rng = Random(seed)
    state: State = game.start(*start)
    while state.waiting_for:
        awaited = state.waiting_for
        seat = awaited[0] if len(awaited) == 1 else rng.choice(awaited)
        if seat == CHANCE:
            action = outcome(state, rng)
        elif seat == greedy:
            action = advice.choose(game, state.view(seat), rng)
            assert state.why_not(seat, action) == LEGAL
        else:
            action = rng.choice(state.legal(seat))
        state.apply(seat, action)
    return state
