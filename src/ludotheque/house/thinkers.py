"""Computer players think in other processes, so that the server goes on meanwhile."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from threading import Thread
from typing import TypeVar

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS, THINKING, bot, coach, effort
from ludotheque.bots.search import Budget
from ludotheque.core.coach import Opening, Puzzle, Verdict
from ludotheque.core.shelf import box
from ludotheque.core.state import Game, View

T = TypeVar("T")

PATIENCE = 1.0  # seconds that a computer player thinks about one answer at most, as far as it watches the time
LOST = 30.0  # seconds of thinking after which a process is given up

log = logging.getLogger(__name__)


class Thinkers:
    """A small pool of processes that turn views into actions."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, slug: str, material: str, level: str, view: View) -> tuple[int, str]:
        """The action of a computer player and its words; a legal one whatever happens to it and to its process, which
        ends if it never comes to a decision."""
        for _ in range(2):
            try:
                return await self.run(choose, slug, material, level, view)
            except BrokenProcessPool:
                log.warning("a thinking process of %s has died; it is started again", slug)
                self.close()
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

    async def hint(self, slug: str, material: str, view: View) -> int:
        """What the strongest player would do."""
        action, _ = await self.choose(slug, material, LEVELS[-1], view)
        return action

    async def run(self, task: Callable[..., T], *arguments: object) -> T:
        if self.pool is None:
            # Spawned, not forked: the server has threads.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=end_with, initargs=(os.getpid(),))
        return await asyncio.get_running_loop().run_in_executor(self.pool, task, *arguments)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def whereabouts(fault: Exception) -> str:
    """What went wrong and where, without its own words: they might say what a seat keeps secret."""
    # A fault of another process brings the lines of that process as its cause.
    lines = "".join(traceback.format_exception(fault.__cause__ or fault)).splitlines()
    places = [line.strip() for line in lines if line.startswith("  File ")]
    return ", ".join([type(fault).__name__, *places[-1:]])


def end_with(server: int) -> None:
    """A thinking process does not outlive its server, even one that is killed, and lets it go first."""
    os.nice(5)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    Thread(target=watch, name="end-with-server", daemon=True).start()


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
    faulthandler.dump_traceback_later(LOST, exit=True)  # a thread that needs no lock: compiled code holds it
    try:
        action = player.choose(view)
    finally:
        faulthandler.cancel_dump_traceback_later()
    if action not in view.legal and action not in view.asides:
        raise ValueError("an action that is not offered")
    return action, player.words(view, action)


def verdicts(slug: str, material: str, view: View) -> dict[int, Verdict]:
    solved = coach(slug, game_of(slug, material))
    return solved.verdicts(view) if solved else {}


def puzzle(slug: str, plies: int, seed: int) -> Puzzle | None:
    solved = coach(slug, game_of(slug, ""))
    found = solved.puzzles(plies, 1, Random(seed)) if solved else []
    return found[0] if found else None


@lru_cache(maxsize=8)
def openings(slug: str) -> list[Opening]:
    solved = coach(slug, game_of(slug, ""))
    return solved.openings() if solved else []
