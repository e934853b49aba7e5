"""A table for those whose browser runs no scripts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]


def until_asked(ana: Player) -> None:
    """Look again and again until there is something to answer."""
    ana.until(lambda: ana.page.locator("#part-choices button").count() > 0 or look_again(ana))


def look_again(ana: Player) -> bool:
    ana.page.locator("noscript a.button").click()
    return False


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_of_a_table_is_there_without_a_script(players: Players, size: dict[str, int]) -> None:
    ana = players(viewport=size, java_script_enabled=False)
    against_computer(ana, "apagos")
    until_asked(ana)
    for part in ("#part-log li >> nth=0", "#say", "#panel-rules .rules a", "#part-choices button >> nth=0"):
        shown = ana.page.locator(part)
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_in_viewport()
    for dead in ("#sound", "#open-settings", "#tab-log", "#search"):
        expect(ana.page.locator(dead)).to_be_hidden()


def test_a_turn_is_played_without_a_script(players: Players) -> None:
    ana = players(java_script_enabled=False)
    against_computer(ana, "apagos")
    until_asked(ana)
    lines = ana.page.locator("#part-log > li")
    before = lines.count()
    ana.page.locator("#part-choices button").first.click()
    until_asked(ana)
    assert lines.count() == before + 2, "my move, and the answer to it"
