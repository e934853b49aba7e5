"""A game in a package of its own, played in a browser: on a desk and on a phone, with the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, Player, Server, against_computer
from tests.sixth import SLUG, installed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sixth")
    environment = installed(folder)
    running = Server(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment["PYTHONPATH"])
        running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("wishes", "way"),
    [({}, "click_on_board"), ({"locale": "fr-FR"}, "type_choice"), ({"viewport": PHONE}, "click_on_board")],
    ids=["desk", "keyboard", "phone"],
)
def test_it_is_played_to_the_end(browser: Browser, house: Server, wishes: dict[str, Any], way: str) -> None:
    player = Player(browser, house.address, **wishes)
    against_computer(player, SLUG)
    player.wait()
    board = player.board_box()
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= player.page.viewport_size["width"]  # type: ignore[index]
    assert player.violations() == []
    assert player.play_out(way) >= 6
    player.close()


def test_its_page_leads_to_its_rules_and_offers_no_lesson(browser: Browser, house: Server) -> None:
    player = Player(browser, house.address)
    player.page.goto(f"/games/{SLUG}")
    assert player.page.locator(f"a[href='/lessons/{SLUG}']").count() == 0
    assert player.violations() == []
    player.page.locator(f".hero a[href='/games/{SLUG}/rules']").click()
    assert player.page.locator("#R7").count() == 1
    player.page.locator("#figure-answer .button").click()
    player.page.locator("#part-choices button").first.click()
    expect(player.page.locator("#part-tools a[href$='/start']").first).to_be_visible()
    assert player.violations() == []
    player.close()
