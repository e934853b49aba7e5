"""Reading the rules in a browser: beside a table, in a window of their own, and on boards to try them on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludotheque.core.shelf import own_slugs
from ludotheque.web.figures import figures
from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]


@pytest.mark.parametrize(("viewport", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", own_slugs())
def test_axe_finds_nothing_serious_in_a_rulebook(
    players: Players, slug: str, viewport: dict[str, int], scheme: str
) -> None:
    ana = players(color_scheme=scheme, viewport=viewport)
    example = next(name for name, figure in figures(slug).items() if figure.play)
    for page in (f"/games/{slug}/rules", f"/games/{slug}/examples/{example}"):
        ana.page.goto(page)
        assert ana.violations() == []
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_open_in_a_window_of_their_own(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    assert ana.wait()
    ana.page.locator("#tab-rules").click()
    with ana.page.expect_popup() as opened:
        ana.page.locator("#pop-rules").click()
    expect(opened.value.locator(".contents li")).to_have_count(7)
    expect(ana.page.locator("#part-board svg")).to_be_visible()


def test_at_a_table_the_rules_take_most_of_the_height_and_the_board_stays(players: Players) -> None:
    ana = players(viewport=DESK)
    against_computer(ana, "apagos")
    assert ana.wait()
    board, before = ana.board_box(), ana.page.locator(".more").bounding_box()
    ana.page.locator("#tab-rules").click()
    expect(ana.page.locator(".rules h2").first).to_be_visible()
    after = ana.page.locator(".more").bounding_box()
    assert before
    assert after
    assert after["height"] > 1.4 * before["height"]
    assert ana.board_box() == board


def test_an_example_is_played_and_taken_back(players: Players) -> None:
    ana = players(reduced_motion="reduce")
    ana.page.goto("/games/apagos/rules")
    ana.page.locator("#figure-drop .button").click()
    expect(ana.page.locator("#part-choices button:not(.below)")).to_have_count(8)
    ana.page.locator("#part-choices button").first.click()
    expect(ana.page.locator("#part-tools a")).to_have_count(3)
    ana.page.locator("#part-tools a").first.click()
    expect(ana.page.locator("#part-tools a")).to_have_count(1)
    expect(ana.page.locator("#part-choices button:not(.below)")).to_have_count(8)
