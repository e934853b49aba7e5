"""How much a house has stored since it was opened."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.house import kinds
from ludotheque.house.entry import Entry


class Tally:
    """Counts what was stored, and how long that took."""

    def __init__(self) -> None:
        self.steps = 0
        self.stored = 0  # verbs that are on disk
        self.failed = 0  # verbs that could not be stored
        self.seconds = 0.0  # that those who wanted them waited for the disk

    def add(self, entries: Sequence[Entry], seconds: float) -> None:
        self.steps += sum(entry.kind in kinds.STEPS for entry in entries)
        self.stored += 1
        self.seconds += seconds
