"""A table for those whose browser runs no scripts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_of_a_table_is_there_without_a_script(players: Players, size: dict[str, int]) -> None:
    ana = players(viewport=size, java_script_enabled=False)
    against_computer(ana, "apagos")
    for part in ("#part-log li >> nth=0", "#say", "#panel-rules .rules a", "#part-choices button >> nth=0"):
        shown = ana.page.locator(part)
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_in_viewport()
    for dead in ("#sound", "#open-settings", "#tab-log", "#search"):
        expect(ana.page.locator(dead)).to_be_hidden()


def test_a_turn_is_played_without_a_script(players: Players) -> None:
    ana = players(java_script_enabled=False)
    against_computer(ana, "apagos")
    lines = ana.page.locator("#part-log > li")
    before = lines.count()
    ana.page.locator("#part-choices button").first.click()
    expect(ana.page.locator("main[data-table]")).to_be_visible()
    for _ in range(100):
        again = ana.page.locator("noscript a.button")
        if not again.count():
            break
        again.click()
    expect(ana.page.locator("#part-choices button").first).to_be_visible()
    assert lines.count() == before + 2
