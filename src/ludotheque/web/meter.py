"""How much somebody may have: so much at once, and so much in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST_KEYS = 50_000  # clients remembered; of more, those that were quiet for longest are forgotten


class Meter:
    """What clients have had lately, each by its key: so much in so many seconds, at once or one after the other."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.due: OrderedDict[str, float] = OrderedDict()  # when all that a client had is forgotten; last asked, last

    def wait(self, key: str, amount: float = 0) -> float:
        """Seconds until the client may have so much; 0 where it may at once."""
        now = time.monotonic()
        due = max(self.due.get(key, now), now) + amount / self.most * self.seconds
        return max(0.0, due - now - self.seconds)

    def take(self, key: str, amount: float = 1) -> None:
        """Write down what a client had."""
        now = time.monotonic()
        self.due[key] = max(self.due.get(key, now), now) + amount / self.most * self.seconds
        self.due.move_to_end(key)
        while self.due and (len(self.due) > MOST_KEYS or next(iter(self.due.values())) <= now):
            self.due.popitem(last=False)


class Timed(Generic[T]):
    """Awaits something, and counts the seconds in which it kept the processor from all others of its loop."""

    def __init__(self, work: Generator[Any, Any, T]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        go_on, sent = self.work.send, None
        while True:
            began = time.thread_time()
            try:
                waits_for = go_on(sent)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += time.thread_time() - began
            go_on, sent = self.work.send, None
            try:
                yield waits_for
            except BaseException as fault:  # it is cancelled, and has to know
                go_on, sent = self.work.throw, fault
