"""Some games of a batch with their share of its arrays, in this process or in one of its own."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from ctypes import c_byte
from math import prod
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import shelf
from ludotheque.core.observer import size
from ludotheque.lab import games
from ludotheque.lab.observing import observer

SPAWN = multiprocessing.get_context("spawn")  # not forked: whoever calls may have threads


class Plan(NamedTuple):
    """Everything that decides a batch, so that any process can keep a part of it."""

    slug: str
    material: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    games: int
    jobs: int

    def box(self) -> shelf.Box:
        """The box of the games, with the material of the batch in it."""
        taken = shelf.box(self.slug)
        return (
            taken if self.material == taken.game.material else taken.with_game(taken.game.with_material(self.material))
        )

    def span(self, job: int, count: int) -> tuple[int, int]:
        """Which of so many games belong to a job: the first one, and the first of the next job."""
        return job * count // self.jobs, (job + 1) * count // self.jobs


class Arrays(NamedTuple):
    """What goes in and out, a row a game."""

    actions: NDArray[np.int32]
    seats: NDArray[np.int16]
    dones: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    masks: NDArray[np.bool_]
    observations: NDArray[np.int16]

    def part(self, begin: int, end: int) -> Arrays:
        """The rows of some of the games, in the same memory."""
        cut = slice(begin, end)
        return Arrays(
            self.actions[cut],
            self.seats[cut],
            self.dones[cut],
            self.rewards[cut],
            self.masks[cut],
            self.observations[cut],
        )


class Played(NamedTuple):
    """What became of random games."""

    steps: NDArray[np.int32]  # by game, draws included
    rewards: NDArray[np.float32]  # by game and seat


def memory(plan: Plan) -> list[Any]:
    """A block for each array, which other processes may share."""
    sizes = [np.dtype(kind).itemsize * prod(shape) for shape, kind in shapes(plan)]
    return [SPAWN.RawArray(c_byte, max(1, taken)) for taken in sizes]


def arrays(plan: Plan, blocks: list[Any]) -> Arrays:
    """The arrays over their blocks."""
    found = [
        np.frombuffer(block, kind, prod(shape)).reshape(shape)
        for block, (shape, kind) in zip(blocks, shapes(plan), strict=True)
    ]
    return Arrays(*found)


def shapes(plan: Plan) -> list[tuple[tuple[int, ...], Any]]:
    """The shape of each array, and the kind of its numbers."""
    box = plan.box()
    row = size(observer(box).parts(box.game, plan.seats))
    count = plan.games
    return [
        ((count,), np.int32),
        ((count,), np.int16),
        ((count,), np.bool_),
        ((count, plan.seats), np.float32),
        ((count, box.game.actions), np.bool_),
        ((count, row), np.int16),
    ]


class Share:
    """The games of one job: each of its verbs reads and writes its rows of the arrays."""

    def __init__(self, plan: Plan, job: int, blocks: list[Any]) -> None:
        box = plan.box()
        first, end = plan.span(job, plan.games)
        self.plan = plan
        self.job = job
        self.game = box.game
        self.observer = observer(box)
        self.start = box.game.start(plan.seats, dict(plan.options))
        self.games = games.Games(self.start, plan.seed, first, end - first)
        self.arrays = arrays(plan, blocks).part(first, end)
        self.marked = np.zeros(0, np.int64)  # where the masks are true
        self.publish()

    def publish(self) -> None:
        """Write down what every step changes."""
        self.arrays.seats[:] = np.frombuffer(memoryview(self.games.seats), np.int16)
        self.arrays.dones[:] = np.frombuffer(memoryview(self.games.dones), np.bool_)
        self.arrays.rewards.reshape(-1)[:] = np.frombuffer(memoryview(self.games.rewards), np.float64)

    def check(self) -> None:
        self.games.check(self.arrays.actions.tolist())

    def step(self) -> None:
        self.games.step(self.arrays.actions.tolist())
        self.publish()

    def sample(self) -> None:
        self.arrays.actions[:] = np.frombuffer(memoryview(self.games.sample()), np.int32)

    def mark(self) -> None:
        """Write down the masks: only what was true and what is true is touched."""
        masks = self.arrays.masks.reshape(-1)
        masks[self.marked] = False
        self.marked = np.frombuffer(memoryview(self.games.spots(self.game.actions)), np.int64)
        masks[self.marked] = True

    def look(self) -> None:
        """Write down the observations."""
        rows = self.arrays.observations
        rows.reshape(-1)[:] = np.frombuffer(memoryview(self.games.rows(self.observer, rows.shape[1])), np.int16)

    def playouts(self, seed: int, first: int, count: int) -> Played:
        """The share of this job in random games of which the first has that number."""
        begin, end = self.plan.span(self.job, count)
        played = games.playouts(self.start, seed, first + begin, end - begin)
        rewards = np.frombuffer(memoryview(played.rewards), np.float64).astype(np.float32)
        return Played(np.frombuffer(memoryview(played.steps), np.int32), rewards.reshape(-1, self.plan.seats))


class DistantShare:
    """A share in a process of its own. What is asked for is collected later, so that all can work at once."""

    def __init__(self, plan: Plan, job: int, blocks: list[Any]) -> None:
        self.line, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=keep, args=(plan, job, blocks, far), daemon=True)
        self.process.start()
        far.close()

    def ask(self, verb: str, *values: int) -> None:
        if self.line.closed:
            raise ValueError("the batch is closed")
        with suppress(ConnectionError):  # a process that has died answers nothing either
            self.line.send((verb, values))

    def answer(self) -> tuple[Exception | None, Any]:
        """What the verb has raised, or None, and what it has returned."""
        try:
            fault, value = self.line.recv()
        except (EOFError, ConnectionError):
            return RuntimeError("a process of the batch has died"), None
        return fault, value

    def close(self) -> None:
        self.line.close()
        self.process.join()


def keep(plan: Plan, job: int, blocks: list[Any], line: Connection) -> None:
    """Do what the other end of the line asks for, until it is closed."""
    try:
        share = Share(plan, job, blocks)
    except Exception as fault:  # told at the other end, as below
        line.send((fault, None))
        return
    with suppress(EOFError, ConnectionError):
        line.send((None, None))
        while True:
            verb, values = line.recv()
            answer: tuple[Exception | None, Any]
            try:
                answer = None, getattr(share, verb)(*values)
            except Exception as fault:
                answer = fault, None
            line.send(answer)
