"""The clocks of a table: whose time runs, and when it is up."""

from __future__ import annotations

from ludotheque.core.state import CLOCK, FLAG, LEGAL, TIME_UP
from ludotheque.house.table import Table


def has_clock(table: Table) -> bool:
    """Whether the time of somebody runs."""
    return table.started and not table.over and bool(table.settings["clock"] or table.live_state.sandglass())


def next_alarm(table: Table) -> tuple[int, int | None]:
    """Which clock runs out first, and in how many milliseconds; None while no clock runs."""
    state = table.live_state
    running = max(0, table.now() - table.since)
    alarms: list[tuple[int, int]] = []
    glass = state.sandglass()
    if glass:
        alarms.append((max(0, glass[1] * 1000 - table.glass_used - running), TIME_UP))
    if table.settings["clock"]:
        for seat in state.waiting_for:
            if table.spends_time(seat) and state.why_not(CLOCK, FLAG + seat) == LEGAL:
                alarms.append((max(0, table.settings["clock"] * 1000 - table.used[seat] - running), FLAG + seat))
    if not alarms:
        return 0, None
    left, outcome = min(alarms)
    return outcome, left
