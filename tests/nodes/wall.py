"""A network of its own behind a wall: what runs inside reaches the rest of this machine by one cable, or not at all."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress

OUTSIDE, INSIDE = "169.254.77.1", "169.254.77.2"  # addresses that no network passes on


class Wall:
    """A namespace with its cable."""

    def __init__(self) -> None:
        self.name = f"ludo{os.getpid()}"
        self.within = ["ip", "netns", "exec", self.name]

    def build(self) -> None:
        near, far = f"{self.name}a", f"{self.name}b"
        ip("netns", "add", self.name)
        ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", self.name)
        ip("address", "add", f"{OUTSIDE}/30", "dev", near)
        ip("-n", self.name, "address", "add", f"{INSIDE}/30", "dev", far)
        ip("-n", self.name, "link", "set", "lo", "up")
        ip("link", "set", near, "up")
        self.open()

    def open(self) -> None:
        ip("-n", self.name, "link", "set", f"{self.name}b", "up")

    def close(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        ip("-n", self.name, "link", "set", f"{self.name}b", "down")

    def pull_down(self) -> None:
        ip("netns", "delete", self.name)


@contextmanager
def wall() -> Iterator[Wall]:
    """OSError where this machine lets nobody build one."""
    built = Wall()
    try:
        built.build()
        yield built
    finally:
        with suppress(OSError):  # it may not have come to that
            built.pull_down()


def ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(done.stderr.strip())
