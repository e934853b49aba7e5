"""Matches played on a Ray cluster: the same results as on one machine, whatever becomes of its workers."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from ludotheque.bots.match import Match, Played, play
from ludotheque.version import VERSION

LOCAL = "local"  # the address of a cluster that is started on this machine, and stopped with it
RETRIES = 5  # times that a task begins again on another worker after its own was lost
LARGEST = 32  # matches of a task: what a lost worker has to play again
PATIENCE = 5  # seconds until a machine that does not answer is taken for silent
STORE = 80 * 1024 * 1024  # bytes for the objects of a local cluster; ours are small


class Task(NamedTuple):
    """Some matches, the files of the players in them, and the version of whoever asks."""

    matches: list[Match]
    files: dict[str, str]  # by path on the machine that asks: the text
    version: str


@contextmanager
def joined(address: str, workers: int) -> Iterator[Any]:
    """Ray, connected to an address, or started here with so many workers; a connection that is there already stays."""
    answering(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the future default, so that Ray does not warn
    if address == LOCAL:
        # Without clusters Ray listens on the loopback address only, on any system; it reads this as it is imported.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError:
        raise ValueError("--ray needs Ray: pip install 'ludotheque[lab]'") from None
    if ray.is_initialized():
        yield ray
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    local: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE}
    where = local if address == LOCAL else {"address": address}
    try:
        ray.init(**where, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as fault:
        raise ValueError(f"no Ray at {address}: {str(fault).splitlines()[0]}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def answering(address: str) -> None:
    """ValueError unless somebody listens at HOST:PORT: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as fault:
        raise ValueError(f"no Ray at {address}: {getattr(fault, 'strerror', '') or fault}") from None


def played(matches: Iterable[Match], address: str, workers: int, tell: Callable[[], None]) -> list[Played]:
    """Play them all on a cluster; the order and the results are those of one machine."""
    with joined(address, workers) as ray:
        everything = list(matches)
        size = max(1, min(LARGEST, len(everything) // int(8 * ray.cluster_resources().get("CPU", 1))))
        tasks = [task(everything[i : i + size]) for i in range(0, len(everything), size)]
        remote = ray.remote(done).options(max_retries=RETRIES, num_cpus=1)
        places = {remote.remote(task): place for place, task in enumerate(tasks)}
        found: list[list[Played]] = [[] for _ in tasks]
        waiting = list(places)
        while waiting:
            ready, waiting = ray.wait(waiting)
            for reference in ready:
                found[places[reference]] = result(ray, reference)
                for _ in found[places[reference]]:
                    tell()
        return [game for part in found for game in part]


def task(matches: list[Match]) -> Task:
    """What a worker needs: files of players may not be on its machine."""
    files = {seat.code for match in matches for seat in match.seats if seat.code}
    return Task(matches, {file: Path(file).read_text("utf-8") for file in sorted(files)}, VERSION)


def result(ray: Any, reference: Any) -> list[Played]:
    """What a task found; ValueError says why there is nothing."""
    try:
        found: list[Played] = ray.get(reference)
        return found
    except ray.exceptions.RayTaskError as fault:
        raise ValueError(str(fault.cause)) from None
    except ray.exceptions.RayError as fault:
        why = str(fault).splitlines()[0]
        raise ValueError(f"a task was lost {RETRIES + 1} times on its workers: {why}") from None


def done(task: Task) -> list[Played]:
    """What a worker does: every match, in order."""
    if task.version != VERSION:
        raise ValueError(f"a worker has ludotheque {VERSION}, and {task.version} asks it to play")
    if not task.files:
        return [play(match) for match in task.matches]
    with TemporaryDirectory() as folder:
        own = {}
        for number, (path, text) in enumerate(task.files.items()):
            own[path] = str(Path(folder) / f"{number}-{Path(path).name}")
            Path(own[path]).write_text(text, "utf-8")
        return [play(moved(match, own)) for match in task.matches]


def moved(match: Match, own: dict[str, str]) -> Match:
    """The match with the files of its players where this machine has them."""
    return match._replace(seats=tuple(seat._replace(code=own.get(seat.code, "")) for seat in match.seats))
