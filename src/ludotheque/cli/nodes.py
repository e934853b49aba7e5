"""Several servers of one machine at one port: one that ends is started again, and they are renewed one by one."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import Final

log = logging.getLogger(__name__)

LOOK: Final = 0.2  # seconds between two looks at whether all are still there
REST: Final = 1.0  # seconds before one that has ended is started again


class Nodes:
    """The processes that serve the port; whoever connects is served by any of them."""

    def __init__(self, command: Sequence[str], count: int, listening: socket.socket) -> None:
        self.command = [*command, "--listening", str(listening.fileno())]
        self.count = count
        self.listening = listening
        self.nodes: list[subprocess.Popen[str]] = []
        self.is_over = Event()
        self.is_stale = Event()

    def run(self, greet: Callable[[str], object]) -> int:
        """Keep them going until we are told to end, and renew them at SIGHUP; greet is told where they all are open."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: self.is_over.set())
        signal.signal(signal.SIGHUP, lambda *_: self.is_stale.set())
        try:
            while len(self.nodes) < self.count and not self.is_over.is_set():
                node, told = self.begun()
                if node.poll() is not None:
                    return node.returncode
                self.nodes.append(node)
                if len(self.nodes) == self.count:
                    print(told, flush=True)
                    greet(told.split()[-1])
            while not self.is_over.wait(LOOK):
                self.replace_ended()
                if self.is_stale.is_set():
                    self.is_stale.clear()
                    self.renew()
        finally:
            for node in self.nodes:
                node.terminate()
            for node in self.nodes:
                node.wait()
        return 0

    def begun(self) -> tuple[subprocess.Popen[str], str]:
        """A new server, and what it says once people can come in; nothing if it ends before."""
        node = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,  # it ends when we do, and this is how it knows
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[self.listening.fileno()],
            start_new_session=True,  # Ctrl-C is for us: we end them in order
        )
        assert node.stdout is not None
        told = node.stdout.readline().strip()
        if not told:
            node.wait()
        return node, told

    def replace_ended(self) -> None:
        for place, node in enumerate(self.nodes):
            if node.poll() is not None and not self.is_over.is_set():
                log.error("server %s has ended (%s); it is started again", node.pid, node.returncode)
                time.sleep(REST)
                self.nodes[place] = self.begun()[0]

    def renew(self) -> None:
        """Put a new server in the place of each, one after the other, so that there is always one to come to."""
        for place, old in enumerate(self.nodes):
            new, _ = self.begun()
            if new.poll() is not None:
                log.error("a new server has ended at once (%s); the old ones stay", new.returncode)
                return
            self.nodes[place] = new
            old.terminate()
            old.wait()


def own_command() -> list[str]:
    """How this command was called, for the servers that are to be called alike."""
    return [sys.executable, "-m", "ludotheque", *sys.argv[1:]]


def end_with_parent() -> None:
    """Let this server end in order when whoever started it is gone."""

    def wait() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, name="parent", daemon=True).start()
