"""From a finished table to its review, into the replay, and to the positions to practise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludotheque.core.shelf import slugs
from tests.browser.conftest import PHONE, Player, against_computer

SHORT = [slug for slug in slugs() if slug == "apagos"]


@pytest.mark.parametrize("slug", SHORT)
def test_a_game_is_reviewed_and_practised(players: Callable[..., Player], slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    ana.play_out("type_choice")
    ana.page.locator("#part-tools a[href$='/review']").click()
    expect(ana.page.locator("svg.curve")).to_be_visible()  # the page renews itself until then
    assert not ana.violations()
    reviewed = ana.page.url
    moment = ana.page.locator(".moment").first
    seen = moment.locator("a[href*='#step-']")
    expect(seen).to_be_visible()
    seen.click()
    expect(ana.page.locator("#moment")).to_be_enabled()
    assert "/replay?seat=" in ana.page.url
    ana.page.goto(reviewed)
    ana.page.locator("a[href^='/practise']").click()
    ana.page.wait_for_selector("main[data-live]")
    assert not ana.violations()
    ana.buttons().first.click()
    expect(ana.page.locator("#part-feedback")).to_contain_text("to win")
    ana.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    ana.page.goto(reviewed)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ana.page.goto("/")
    assert not ana.violations()
    ana.page.locator("#my-games ~ ul a[href$='/replay']").click()
    expect(ana.page.locator("#moment")).to_be_enabled()
