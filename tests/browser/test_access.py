"""Nobody is kept out: axe on every page, in both lights, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludotheque.core.shelf import slugs
from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]


in_both_lights = pytest.mark.parametrize("scheme", ["light", "dark"])
on_desk_and_phone = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def faults_of(player: Player, *pages: str) -> dict[str, list[str]]:
    """What axe finds on each page."""
    found: dict[str, list[str]] = {}
    for page in pages:
        player.page.goto(page)
        found[page] = player.violations()
    return found


@in_both_lights
@on_desk_and_phone
def test_axe_finds_nothing_serious_in_the_house(players: Players, viewport: dict[str, int], scheme: str) -> None:
    ana = players(color_scheme=scheme, viewport=viewport)
    pages = ("/", "/api", "/nothing", "/games/apagos/openings?winner=second", "/games/apagos/puzzles/daily")
    assert faults_of(ana, *pages) == {page: [] for page in pages}
    against_computer(ana, "apagos")
    assert faults_of(ana, "/")["/"] == [], "with a table of mine"


@in_both_lights
@on_desk_and_phone
def test_axe_finds_nothing_serious_beside_the_tables(players: Players, viewport: dict[str, int], scheme: str) -> None:
    ana = players(color_scheme=scheme, viewport=viewport)
    game = "/games/apagos"
    ways = ("/rules", "/rules/numbered", "/examples/drop", "/puzzles", "/openings")
    pages = ("/practise", "/t/nowhere", *(game + way for way in ways))
    assert faults_of(ana, *pages) == {page: [] for page in pages}


@in_both_lights
@on_desk_and_phone
@pytest.mark.parametrize("slug", slugs())
def test_axe_finds_nothing_serious_at_a_table(
    players: Players, slug: str, viewport: dict[str, int], scheme: str
) -> None:
    ana = players(color_scheme=scheme, viewport=viewport)
    faults = faults_of(ana, f"/games/{slug}", f"/lessons/{slug}?step=2")
    against_computer(ana, slug)
    for turn in range(6):
        assert ana.wait()
        if turn in (0, 5):
            faults[f"table, turn {turn}"] = ana.violations()
        question = ana.question()
        ana.buttons().nth(turn % ana.buttons().count()).click()
        ana.wait_after(question)
    for tab in ("talk", "rules"):
        ana.page.locator(f".tabs [data-tab={tab}]").click()
        ana.page.wait_for_timeout(200)
        faults[f"table, {tab}"] = ana.violations()
    ana.page.goto(ana.page.url + "/replay")
    expect(ana.page.locator("#moment")).to_be_enabled()
    faults["replay"] = ana.violations()
    assert not {page: found for page, found in faults.items() if found}


@pytest.mark.parametrize("slug", slugs())
def test_a_turn_of_mine_is_impossible_to_miss(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    assert ana.wait()
    assert ana.page.title().startswith("●")
    expect(ana.page.locator(".seat.mine.awaited")).to_be_visible()
    expect(ana.page.locator("#part-ask")).to_have_class("ask mine")


@pytest.mark.parametrize("slug", slugs())
def test_a_table_that_waits_for_me_comes_to_rest(players: Players, slug: str) -> None:
    """Lamps that pulse for ever would keep a processor busy for as long as somebody thinks."""
    ana = players(reduced_motion="no-preference")
    against_computer(ana, slug)
    assert ana.wait()
    ends = ana.page.evaluate("document.getAnimations().map(one => one.effect.getComputedTiming().endTime)")
    assert ends
    assert None not in ends, "an end that is never reached"


@pytest.mark.parametrize("slug", slugs())
def test_the_position_is_told_in_words(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    assert ana.wait()
    ana.page.locator("#describe").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#part-tell li").first).to_be_attached()
    before = ana.page.locator("#part-tell").inner_text()
    ana.type_choice(0)
    ana.until(lambda: ana.page.locator("#part-tell").inner_text() != before)
