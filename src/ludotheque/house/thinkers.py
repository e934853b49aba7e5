"""Computer players think in other processes, so that the server goes on meanwhile: in turn for all who ask."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from functools import lru_cache, partial
from itertools import count
from multiprocessing.connection import Connection
from random import Random
from threading import local
from typing import NamedTuple, TypeVar, cast

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS, THINKING, bot, coach, effort
from ludotheque.bots.search import Budget
from ludotheque.core.advice import Reason
from ludotheque.core.coach import Opening, Puzzle, Verdict
from ludotheque.core.shelf import box
from ludotheque.core.state import Game, Options, View

T = TypeVar("T")

PATIENCE = 1.0  # seconds that a computer player thinks about one answer at most, as far as it watches the time
LOST = 30.0  # seconds of thinking after which a process is given up

ASKER: ContextVar[str] = ContextVar("asker", default="")  # for whom something is thought or made

log = logging.getLogger(__name__)


class Dead(Exception):
    """A thinking process has ended before it answered."""


class Confused(Exception):
    """Something went wrong in a thinking process: what kind of fault, and where."""


class Hint(NamedTuple):
    """What the strongest player would do, and why, as far as the game has a word for it."""

    action: int
    reason: Reason | None = None


class Turn(NamedTuple):
    """The place of somebody who waits for a process: in every round each who asks has one, the first to come first."""

    round: int
    number: int
    comes: asyncio.Future[None]


class Thinkers:
    """A few processes that turn views into actions, and the line of those who wait for one of them."""

    def __init__(self, processes: int = 0, lost: float = LOST) -> None:
        self.processes = processes or os.cpu_count() or 1
        self.lost = lost
        self.idle = self.processes
        self.line: dict[object, Turn] = {}  # the tasks that wait until a process is free
        self.round = 0  # of the turn that came last
        self.rounds: dict[str, int] = {}  # the last in which somebody has a turn
        self.numbers = count()
        self.threads: ThreadPoolExecutor | None = None  # each waits for a process of its own
        self.workers: list[Worker] = []
        self.own = local()

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        """The action of a computer player and its words; a legal one whatever happens to it and to its process, which
        ends if it never comes to a decision."""
        for _ in range(2):
            began = time.monotonic()
            try:
                return await self.run(choose, slug, material, level, view)
            except Dead:
                log.warning("a thinking process of %s has died; it is started again", slug)
                if time.monotonic() - began >= self.lost:
                    break  # it would not come to a decision the second time either
            except Exception as fault:
                log.error("%s of %s plays anything that is legal: %s", level, slug, whereabouts(fault))
                break
        return Random().choice(view.legal), ""

    async def verdicts(self, slug: str, material: str, view: View) -> dict[int, Verdict]:
        """What the coach says of each action; empty where a game is not solved."""
        return await self.run(verdicts, slug, material, view)

    async def puzzle(self, slug: str, plies: int, seed: int) -> Puzzle | None:
        """A position won in so many plies by one move; None where there is none."""
        return await self.run(puzzle, slug, plies, seed)

    async def openings(self, slug: str) -> list[Opening]:
        """Every way to begin a solved game, with its value for who moves first."""
        return await self.run(openings, slug)

    async def fair_start(self, slug: str, last: Options) -> Options:
        """Options of a game that the first seat can win, another than the last one."""
        return await self.run(fair_start, slug, last)

    async def hint(self, slug: str, material: str, view: View) -> Hint:
        """What the strongest player would do; without a reason where the game cannot say it."""
        action, _ = await self.choose(slug, material, LEVELS[-1], view)
        try:
            return Hint(action, await self.reason(slug, material, view, action))
        except Exception as fault:
            log.error("%s has no reason for a hint: %s", slug, whereabouts(fault))
            return Hint(action)

    async def reason(self, slug: str, material: str, view: View, action: int) -> Reason | None:
        """Why one might choose the action."""
        return await self.run(reason, slug, material, view, action)

    def ahead(self, task: object) -> int:
        """How many think or wait before the thought of an asyncio task; 0 as soon as it has a process."""
        turn = self.line.get(task)
        return self.processes + sum(other < turn for other in self.line.values()) if turn else 0

    async def run(self, task: Callable[..., T], *arguments: object) -> T:
        """Let a process do a task, as soon as it is the turn of whoever asks; it is handed the arguments and nothing
        else."""
        await self.turn(asyncio.get_running_loop())
        if self.threads is None:
            self.threads = ThreadPoolExecutor(self.processes, "thinking")
        thought = self.threads.submit(self.think, task, arguments)
        # Whoever is told may go away before: the process is free when it has come to an end.
        thought.add_done_callback(partial(self.end_turn, asyncio.get_running_loop()))
        return await asyncio.wrap_future(thought)

    async def turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take a process, or wait for one: who has asked for much waits for that, and the others do not."""
        if self.idle:
            self.idle -= 1
            return
        asker, place = ASKER.get(), asyncio.current_task()
        self.rounds[asker] = max(self.round, self.rounds.get(asker, self.round - 1) + 1)
        turn = self.line[place] = Turn(self.rounds[asker], next(self.numbers), loop.create_future())
        try:
            await turn.comes
        except asyncio.CancelledError:
            if turn.comes.done() and not turn.comes.cancelled():
                self.next_turn()
            raise
        finally:
            self.line.pop(place, None)

    def next_turn(self) -> None:
        """A process is free."""
        waiting = [turn for turn in self.line.values() if not turn.comes.done()]
        if not waiting:
            self.idle += 1
            self.rounds.clear()
            return
        turn = min(waiting)
        self.round = turn.round
        turn.comes.set_result(None)

    def end_turn(self, loop: asyncio.AbstractEventLoop, _: object) -> None:
        with suppress(RuntimeError):  # the loop is gone, and all who waited with it
            loop.call_soon_threadsafe(self.next_turn)

    def think(self, task: Callable[..., T], arguments: tuple[object, ...]) -> T:
        """In a thread: hand a task to the process of this thread, and wait for the answer."""
        worker: Worker | None = getattr(self.own, "worker", None)
        if worker is None:
            worker = self.own.worker = Worker()
            self.workers.append(worker)
        try:
            is_done, answer = worker.ask(task, arguments, self.lost)
        except (EOFError, OSError):
            self.own.worker = None
            if worker in self.workers:
                self.workers.remove(worker)
            worker.end()
            worker.connection.close()
            raise Dead from None
        if not is_done:
            raise Confused(answer)
        return cast(T, answer)

    def close(self) -> None:
        for turn in self.line.values():
            turn.comes.cancel()
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)
            self.threads = None
        while self.workers:
            self.workers.pop().end()


class Worker:
    """A process that thinks about one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # not forked: the server has threads
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="thinking", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, task: Callable[..., object], arguments: tuple[object, ...], lost: float) -> tuple[bool, object]:
        self.connection.send((task, arguments, lost))
        return cast("tuple[bool, object]", self.connection.recv())

    def end(self) -> None:
        """Leave its connection to the thread that waits there: two who close it might close another's file."""
        self.process.kill()
        self.process.join()


def serve(connection: Connection) -> None:
    """The life of a thinking process: it ends with its server, even one that is killed, and lets it go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of the terminal: the server ends us
    os.nice(5)
    while True:
        try:
            task, arguments, lost = connection.recv()
            faulthandler.dump_traceback_later(lost, exit=True)  # a thread that needs no lock: compiled code holds it
            try:
                answer = True, task(*arguments)
            except Exception as fault:
                answer = False, whereabouts(fault)
            finally:
                faulthandler.cancel_dump_traceback_later()
            connection.send(answer)
        except (EOFError, OSError):
            return


def whereabouts(fault: Exception) -> str:
    """What went wrong and where, without its own words: they might say what a seat keeps secret."""
    if isinstance(fault, Confused):
        return str(fault)
    lines = "".join(traceback.format_exception(fault)).splitlines()
    places = [line.strip() for line in lines if line.startswith("  File ")]
    return ", ".join([type(fault).__name__, *places[-1:]])


@lru_cache(maxsize=64)
def game_of(slug: str, material: str) -> Game:
    published = box(slug).game
    return published.with_material(material) if material else published


@lru_cache(maxsize=64)
def player_of(slug: str, material: str, level: str) -> Bot:
    budget = Budget(effort(slug, level), PATIENCE) if level in THINKING else None
    return bot(slug, level, Random().getrandbits(64), game_of(slug, material), budget)


def choose(slug: str, material: str, level: str, view: View) -> tuple[int, str]:
    player = player_of(slug, material, level)
    action = player.choose(view)
    if action not in view.legal and action not in view.asides:
        raise ValueError("an action that is not offered")
    return action, player.words(view, action)


def reason(slug: str, material: str, view: View, action: int) -> Reason | None:
    return box(slug).advice.reason(game_of(slug, material), view, action)


def verdicts(slug: str, material: str, view: View) -> dict[int, Verdict]:
    solved = coach(slug, game_of(slug, material))
    return solved.verdicts(view) if solved else {}


def puzzle(slug: str, plies: int, seed: int) -> Puzzle | None:
    solved = coach(slug, game_of(slug, ""))
    found = solved.puzzles(plies, 1, Random(seed)) if solved else []
    return found[0] if found else None


def fair_start(slug: str, last: Options) -> Options:
    solved = coach(slug, game_of(slug, ""))
    return solved.fair_start(last, Random()) if solved else {}


@lru_cache(maxsize=8)
def openings(slug: str) -> list[Opening]:
    solved = coach(slug, game_of(slug, ""))
    return solved.openings() if solved else []
