"""The watchdog says that nobody was served, how long and where; it repeats nothing of what was being done."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

import pytest

from ludotheque.web.watchdog import Watchdog


def busy(seconds: float, secret: str) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        assert secret


@pytest.fixture
def stalls() -> list[float]:
    return []


async def watched(stalls: list[float], seconds: float) -> None:
    watchdog = Watchdog(0.05, stalls.append)
    watchdog.start()
    await asyncio.sleep(0.1)
    busy(seconds, "the red queen")
    await asyncio.sleep(0.1)
    watchdog.end()
    watchdog.thread.join(5)
    assert not watchdog.thread.is_alive()


async def test_a_stall_is_noted_with_its_place_and_without_what_was_done(
    stalls: list[float], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.web.watchdog.ROOT", str(Path(__file__).parent))
    await watched(stalls, 0.4)
    assert "test_watchdog.py:" in caplog.text
    assert "busy < " in caplog.text
    assert len(stalls) == 1
    assert stalls[0] > 0.05
    assert "nobody was served for " in caplog.text
    assert "red queen" not in caplog.text


async def test_a_search_for_garbage_is_called_so_and_no_line_is_blamed(
    stalls: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    def slow(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            busy(0.4, "the red queen")

    watchdog = Watchdog(0.05, stalls.append)
    watchdog.start()
    await asyncio.sleep(0.1)
    gc.callbacks.append(slow)
    gc.collect()
    gc.callbacks.remove(slow)
    await asyncio.sleep(0.1)
    watchdog.end()
    assert len(stalls) == 1
    assert "because of a search of the memory for garbage" in caplog.text


async def test_a_loop_that_goes_is_not_barked_at(stalls: list[float], caplog: pytest.LogCaptureFixture) -> None:
    await watched(stalls, 0.0)
    assert stalls == []
    assert caplog.text == ""


async def test_what_other_programs_do_is_no_stall(stalls: list[float]) -> None:
    watchdog = Watchdog(0.05, stalls.append)
    watchdog.start()
    await asyncio.sleep(0.1)
    time.sleep(0.4)  # as if the machine were busy with somebody else
    await asyncio.sleep(0.1)
    watchdog.end()
    assert stalls == []
