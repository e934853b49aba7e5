"""The panels of the seats: nothing on them is cut, and nothing slips from under the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Player

Players = Callable[..., Player]

FACTS = 5  # what every panel of the game tells at least
LONG_VALUE = "facts => facts.lastElementChild.lastElementChild.textContent = 'a token of some name, '.repeat(8)"
CROWDED = """facts => {
  for (const label of facts.querySelectorAll('dt')) label.textContent = 'Bourgeois tokens';
  for (const value of facts.querySelectorAll('dd')) value.textContent = '1 550 F';
}"""
CUT = """facts => [...facts.querySelectorAll('dt, dd')]
  .filter(word => word.scrollWidth > word.clientWidth || word.scrollHeight > word.clientHeight + 1)
  .map(word => word.textContent)"""


def lay(player: Player, places: list[str]) -> str:
    """A table of a game whose panels tell more than fits on them."""
    page = player.page
    page.goto("/games/meeples")
    page.locator("select[name=seats]").select_option(str(len(places)))
    for seat, place in enumerate(places):
        page.locator(f"select[name=place-{seat}]").select_option(place)
    page.locator("aside form button.strong").click()
    page.wait_for_selector("main[data-live]")
    return page.url


@pytest.mark.parametrize("wishes", [{"viewport": DESK}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
@pytest.mark.parametrize("seats", [2, 4])
def test_an_unfolded_panel_shows_every_fact_in_full(players: Players, wishes: dict[str, Any], seats: int) -> None:
    ana = players(**wishes)
    lay(ana, ["me", *["open"] * (seats - 1)])
    bob = players()
    for _ in range(seats - 1):
        bob.page.goto(ana.page.url)
        bob.page.locator(".seat .free form[action$='/sit'] button").first.click()
    expect(ana.page.locator(".seat .free")).to_have_count(0)
    for panel in ana.page.locator(".seat").all():
        facts = panel.locator(".facts")
        facts.evaluate(LONG_VALUE)
        if "has_touch" in wishes:
            panel.tap()
        else:
            panel.hover()
        expect(facts.locator("> *:visible")).to_have_count(facts.locator("> *").count())
        assert facts.locator("> *").count() >= FACTS
        assert facts.evaluate(CUT) == []
        box = facts.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= wishes["viewport"]["width"]
        if "has_touch" in wishes:
            ana.page.locator("#part-question").tap()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_label_gives_way_before_a_number_or_the_side(players: Players, seats: int) -> None:
    ana = players()
    lay(ana, ["me"] * seats)
    board = ana.board_box()
    for panel in ana.page.locator(".seat").all():
        facts = panel.locator(".facts")
        facts.evaluate(CROWDED)
        assert "1 550 F" not in facts.evaluate(CUT)
        assert panel.locator(".side > b").evaluate("side => side.scrollWidth <= side.clientWidth")
    assert ana.board_box() == board


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_given_up_is_taken_with_the_mouse(players: Players, seats: int) -> None:
    ana, bob, eve = players(), players(), players()
    address = lay(ana, ["me", "open", *["bot:random"] * (seats - 2)])
    for guest in (bob, eve):
        guest.page.goto(address)
        guest.page.locator(".seat .free input[name=name]").fill("Guest")
        button = guest.page.locator(".seat .free form[action$='/sit'] button")
        guest.page.locator(".seat:has(.free) .who").hover()
        guest.press(button)
        expect(guest.page.locator(".seat.mine")).to_be_visible()
        guest.page.wait_for_selector("main[data-live]")
        if guest is bob:
            guest.page.locator("#part-tools summary").click()
            guest.page.locator("form[action$='/stand'] button").click()
            guest.page.locator("#confirm button[value=yes]").click()
            expect(guest.page.locator(".seat .free")).to_be_visible()
            ana.page.wait_for_selector("main[data-live]")
            ana.page.locator("form[action$='/release'] button").click()
            ana.page.locator("#confirm button[value=yes]").click()
            expect(ana.page.locator("form[action$='/release']")).to_have_count(0)
