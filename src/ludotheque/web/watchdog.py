"""Notices when the loop of the server stands still: for how long, and in which lines of the program."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread, get_ident
from types import FrameType

log = logging.getLogger(__name__)

ROOT = str(Path(__file__).parents[2])
LONGEST_STACK = 8  # calls that are named, the innermost last
LOOKS = 4  # at the loop in the time that is too long


class Watchdog:
    """A clock in the loop, and a thread that looks whether it goes."""

    def __init__(self, longest: float, noted: Callable[[float], None] = lambda seconds: None) -> None:
        self.longest = longest  # seconds in which the loop may come to nothing else
        self.noted = noted  # is told of each time that it was longer
        self.where = ""
        self.collection = 0.0  # when the search for garbage began that is under way, or was last
        self.collecting = 0.0  # seconds of such searches since the last tick
        self.ended = Event()
        self.beat = time.monotonic()
        self.worked = time.process_time()
        self.loop_thread = get_ident()
        self.thread = Thread(target=self.look, name="watchdog", daemon=True)

    def start(self) -> None:
        """Watch the loop that is running."""
        gc.callbacks.append(self.note_collection)
        self.ticking = asyncio.get_running_loop().call_soon(self.tick)
        self.thread.start()

    def end(self) -> None:
        self.ended.set()
        self.ticking.cancel()
        gc.callbacks.remove(self.note_collection)

    def note_collection(self, phase: str, _: dict[str, int]) -> None:
        """Python begins to look through its memory for garbage, or has done so; meanwhile no thread can look where."""
        if phase == "start":
            self.collection = time.monotonic()
        else:
            self.collecting += time.monotonic() - self.collection

    def tick(self) -> None:
        now, worked = time.monotonic(), time.process_time()
        late = now - self.beat - self.longest / LOOKS
        # What the machine does for other programs is no fault of ours.
        stood = min(late, worked - self.worked)
        if stood > self.longest:
            where = self.where or "compiled code"
            if self.collecting > stood / 2:
                where = "a search of the memory for garbage"
            log.warning("nobody was served for %d ms, because of %s", 1000 * stood, where)
            self.noted(stood)
        self.where, self.collecting = "", 0.0
        self.beat, self.worked = now, worked
        self.ticking = asyncio.get_running_loop().call_later(self.longest / LOOKS, self.tick)

    def look(self) -> None:
        """In a thread: where the loop is, if it is late."""
        while not self.ended.wait(self.longest / LOOKS):
            if time.monotonic() - self.beat > self.longest:
                frame = sys._current_frames().get(self.loop_thread)
                self.where = self.where or whereabouts(frame)


def whereabouts(frame: FrameType | None) -> str:
    """Files, lines and names of a stack, and no values: they might say what a seat keeps secret."""
    calls: list[str] = []
    while frame is not None and len(calls) < LONGEST_STACK:
        code = frame.f_code
        if code.co_filename.startswith(ROOT):
            calls.append(f"{code.co_filename.removeprefix(ROOT)[1:]}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    return " < ".join(calls)
