"""One game between computer players, from a seed: who won, how long it took, how long each of them thought."""

from __future__ import annotations

import runpy
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS, bot
from ludotheque.bots.search import Budget
from ludotheque.core.chance import outcome
from ludotheque.core.shelf import box
from ludotheque.core.state import CHANCE, LEGAL, NOBODY, State, View

PATIENCE: Final = 60  # seconds for one answer of a player from a file


class Contestant(NamedTuple):
    """A player as an arena names it: a level, or a file of Python with a function `choose` from a view to an action."""

    name: str
    code: str = ""


class Match(NamedTuple):
    """Everything that decides a game, so that it can be played anywhere and again."""

    slug: str
    seats: tuple[Contestant, ...]  # by seat
    options: tuple[tuple[str, str], ...]
    dice: int  # the seed of all draws of the table
    minds: tuple[int, ...]  # by seat, the seed of a player
    budget: Budget | None = None  # instead of the one that a level has


class Played(NamedTuple):
    """What became of a match."""

    ranks: tuple[int, ...]
    steps: int
    thoughts: tuple[tuple[float, ...], ...]  # by seat, the seconds of every decision that had a choice
    end: str  # how it ended: the key of the sentence that the face says
    facts: tuple[tuple[str, str], ...]  # what a scenario could ask about the end


class Outsider(Bot):
    """A player that somebody else wrote; ValueError says what it did instead of answering."""

    def __init__(self, contestant: Contestant) -> None:
        self.name = contestant.name
        self.function = outside(contestant.code)

    def choose(self, view: View) -> int:
        try:
            with patience(PATIENCE):
                action = self.function(view)
        except TooLong:
            raise ValueError(f"{self.name} has not answered for {PATIENCE} seconds") from None
        except (Exception, SystemExit) as fault:
            raise ValueError(f"{self.name} gives no answer: {type(fault).__name__}: {fault}") from fault
        if not isinstance(action, int) or (action not in view.legal and action not in view.asides):
            raise ValueError(f"{self.name} answers {action!r:.40}, which is not one of the actions of its view")
        return action


class TooLong(BaseException):
    """A player thinks for ever. Its own `except Exception` does not keep it going."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the machine has alarms and they reach this thread."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@lru_cache(maxsize=16)
def outside(file: str):  # type: ignore[no-untyped-def]  # whatever the file calls `choose`
    """The function `choose` of a file; ValueError says that there is none."""
    try:
        found = runpy.run_path(file).get("choose")
    except (Exception, SystemExit) as fault:  # whatever a stranger's file does
        raise ValueError(f"{file} cannot be run: {type(fault).__name__}: {fault}") from None
    if not callable(found):
        raise ValueError(f"{file} has no function choose(view)")
    return found


def player(slug: str, contestant: Contestant, seed: int, budget: Budget | None) -> Bot:
    if contestant.code:
        return Outsider(contestant)
    if contestant.name not in LEVELS:
        raise LookupError(f"no computer player {contestant.name[:40]!r}; there is {', '.join(LEVELS)}")
    return bot(slug, contestant.name, seed, budget=budget)


def play(match: Match) -> Played:
    """Play it to the end. All see views only, and words that players write are kept."""
    taken = box(match.slug)
    dice = Random(match.dice)
    bots = [
        player(match.slug, contestant, seed, match.budget)
        for contestant, seed in zip(match.seats, match.minds, strict=True)
    ]
    state: State = taken.game.start(len(bots), dict(match.options))
    thoughts: list[list[float]] = [[] for _ in bots]
    steps = 0
    while state.waiting_for:
        steps += 1
        awaited = state.waiting_for
        seat = awaited[0] if len(awaited) == 1 else dice.choice(awaited)
        if seat == CHANCE:
            state.apply(CHANCE, outcome(state, dice))
            continue
        view = state.view(seat)
        start = perf_counter()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            thoughts[seat].append(perf_counter() - start)
        refusal = state.why_not(seat, action)
        if refusal != LEGAL:
            raise ValueError(f"{match.seats[seat].name} plays {taken.game.write(seat, action)!r} against {refusal}")
        state.apply(seat, action, bots[seat].words(view, action))
    end = taken.face.question(state.view(NOBODY)).key
    facts = tuple(taken.game.facts(state).items())
    return Played(tuple(state.ranks()), steps, tuple(map(tuple, thoughts)), end, facts)
