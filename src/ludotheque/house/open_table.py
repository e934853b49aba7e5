"""A table in memory: who watches it, who is there, and what is about to be stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from ludotheque.house.storage import NewTable
from ludotheque.house.table import Still, Table
from ludotheque.house.thinkers import whereabouts

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at a table."""

    def glimpse(self, table: Table, still: Still) -> None:
        """Two steps have been stored together: this is how the game stood between them."""

    def changed(self, table: Table) -> None:
        """Something has been stored."""

    def lost(self) -> None:
        """What was about to be stored is gone: the table has to be looked at anew."""


class Visit(Protocol):
    """A page or a program of somebody: as long as it is open, the person is there."""

    who: str

    def meet(self, seats: list[int]) -> None:
        """These are the seats of all people who are there."""


class OpenTable:
    """A table in memory, with its lock, those who watch it, and what is about to be stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.visits: list[Visit] = []
        self.here: list[str] = []  # who visits the table in this house, as told
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # by house: until when, and who visits the table there
        self.next_table: tuple[Table, NewTable] | None = None  # the next table, and what is to be stored of it
        self.film: list[Still] = []  # how the game stood between the steps that are about to be stored
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.is_behind = False  # whether another house is known to have gone on, and its entries are on their way

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at the table, thinks for it or is about to change it."""
        return not self.watchers and self.thinking is None and not self.lock.locked()

    def tell(self, news: Callable[[Watcher], None]) -> None:
        """Tell everybody who watches; what goes wrong with one is no reason not to tell the others."""
        for watcher in self.watchers[:]:
            try:
                news(watcher)
            except Exception as fault:
                log.error("table %s could not be shown: %s", self.table.sheet.id, whereabouts(fault))

    def greet(self) -> None:
        """Tell everybody who visits which people are there; computer players always are."""
        self.here = sorted({visit.who for visit in self.visits})
        now = time.monotonic()
        here = {*self.here}.union(*(who for until, who in self.elsewhere.values() if until > now))
        seats = [seat for seat, player in self.table.seated() if player and not player.bot and player.id in here]
        for visit in self.visits:
            visit.meet(seats)

    def glimpse(self, still: Still) -> None:
        """Give everybody who watches one frame of the film."""
        self.tell(lambda watcher: watcher.glimpse(self.table, still))
