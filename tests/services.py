"""A PostgreSQL cluster and a Redis server for the tests alone, on free ports of this machine."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

BINARIES = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)  # not on the path in Debian
NAMES = count()


class Postgres:
    """A cluster that can be stopped and started again; tests need not wait for the disk, for no machine fails there."""

    def __init__(self, folder: Path, waits_for_disk: bool) -> None:
        self.folder = folder
        self.fsync = "on" if waits_for_disk else "off"
        self.port = free_port()
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres", "postgres")
            self.owner = {"user": "postgres", "group": "postgres", "extra_groups": []}
        self.tool("initdb", "--auth=trust", "--username=ludotheque", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def tool(self, name: str, *arguments: str) -> None:
        command = [program(name), "--pgdata", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60, **self.owner)

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync={self.fsync}"
        log = str(self.folder / "log")
        self.tool("pg_ctl", "start", "--wait", "--log", log, "--options", f"{settings} -c max_connections=200")

    def stop(self) -> None:
        """Kill every process of it at once: none has time for anything."""
        lock = self.folder / "data/postmaster.pid"
        first = int(lock.read_text("utf-8").split()[0])
        os.kill(first, signal.SIGSTOP)  # so that it starts no other one meanwhile
        processes = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text("utf-8").split())]
        for process in processes:
            os.kill(process, signal.SIGKILL)
        wait_until(lambda: all(map(has_ended, processes)))
        lock.unlink()  # it names processes that nobody may have buried yet

    def address(self, database: str) -> str:
        return f"postgresql://ludotheque@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(NAMES)}"
        import psycopg  # only the tests that need a cluster wait for it

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


class Redis:
    """A server that keeps nothing, and can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes]
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([program("redis-server"), *settings], stdout=subprocess.DEVNULL)
        wait_until(lambda: is_open(self.port))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def postgres(waits_for_disk: bool = False) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Postgres(Path(folder), waits_for_disk)
        try:
            yield cluster
        finally:
            cluster.stop()


@contextmanager
def redis() -> Iterator[Redis]:
    with tempfile.TemporaryDirectory() as folder:
        server = Redis(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def program(name: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([*BINARIES, os.environ["PATH"]]))
    if found is None:
        raise RuntimeError(f"{name} is missing; `make services` installs PostgreSQL and Redis")
    return found


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def has_ended(process: int) -> bool:
    """Whether a process is gone, or waits for nothing but to be forgotten."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


def is_open(port: int, host: str = "127.0.0.1") -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex((host, port)) == 0


def wait_until(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not come to that in time"
        time.sleep(0.01)
