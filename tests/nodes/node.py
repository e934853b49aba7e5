"""`ludotheque serve` as one of several nodes, in a process that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.services import free_port, is_open, wait_until

JUMPS = Path(__file__).parent / "jumps"


class Node:
    """One node: its port stays the same whenever it is started again, and so does what it writes down."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str = "",
        jumps: bool = False,
        host: str = "127.0.0.1",
        within: Sequence[str] = (),
    ) -> None:
        folder.mkdir()
        self.host, self.port = host, free_port()
        self.address = f"http://{host}:{self.port}"
        self.notes = folder / "log"
        self.command = [*within, sys.executable, "-m", "ludotheque", "serve", "--host", host, "--port", str(self.port)]
        self.command += ["--database", database]
        self.command += ["--redis", redis] if redis else []
        self.environment = {**os.environ, "LUDOTHEQUE_DATA": str(folder), "LUDOTHEQUE_SECRET": "of all nodes"}
        if jumps:  # the calendar of this node
            path = [str(JUMPS), os.environ.get("PYTHONPATH", "")]
            self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start until people can come in, as often as that takes: a node without its database ends at once."""
        wait_until(self.is_serving, 600)

    def is_serving(self) -> bool:
        if self.has_ended:
            with self.notes.open("ab") as notes:
                self.process = subprocess.Popen(
                    self.command, stdout=notes, stderr=notes, env=self.environment, cwd=self.notes.parent
                )
        return is_open(self.port, self.host)

    @property
    def has_ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    @property
    def said(self) -> str:
        """What the node has written down for the person who runs it."""
        return self.notes.read_text("utf-8")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
