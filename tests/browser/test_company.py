"""Who is at the table, what they say to each other, and how they were invited."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]
# A line of the log, as far as its panel lets it be seen.
IN_SIGHT = """line => {
  const [lineEnd, end] = [line, line.closest('.panel')].map(part => part.getBoundingClientRect().bottom);
  return lineEnd <= end + 1;
}"""


def invite(host: Player, slug: str = "apagos") -> str:
    """Lay a table with a free seat; its address."""
    host.page.goto("/")
    host.page.locator(f"form[action='/games/{slug}/tables'] button[value=friends]").click()
    host.page.wait_for_selector("main[data-live]")
    return host.page.url


def sit(player: Player, address: str, name: str) -> None:
    player.page.goto(address)
    player.page.locator(".free input[name=name]").first.fill(name)
    player.page.locator(".free form[action$='/sit'] button").first.click()
    player.page.wait_for_selector("main[data-live]")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_tab_of_the_talk_counts_what_is_unread(players: Players, screen: dict[str, int]) -> None:
    ana, bob = players(viewport=screen), players()
    sit(bob, invite(ana), "Bob")
    bob.page.locator("[data-tab=talk]").click()
    bob.page.get_by_role("button", name="Hello!").click()
    bob.page.locator("#say").fill("How are you?")
    bob.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-tab=talk] .unread")).to_have_text("2")
    ana.page.locator("[data-tab=talk]").click()
    expect(ana.page.locator("[data-tab=talk] .unread")).to_have_count(0)
    expect(ana.page.locator("#part-talk")).to_contain_text("Hello!")
    expect(bob.page.locator("[data-tab=talk] .unread")).to_have_count(0)


def test_a_seat_shows_whether_its_player_is_there(players: Players) -> None:
    ana, bob, eve = players(), players(), players()
    address = invite(ana)
    sit(bob, address, "Bob")
    expect(ana.page.get_by_label("is here")).to_have_count(1)
    eve.page.goto(address)
    expect(eve.page.locator(".watching")).to_have_text("You are watching this game.")
    expect(eve.page.get_by_label("is here")).to_have_count(2)
    bob.page.goto("/")
    expect(ana.page.get_by_label("is away")).to_have_count(1)


def test_an_address_is_copied_and_the_page_says_so(players: Players) -> None:
    ana = players()
    ana.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as without HTTPS
    invite(ana)
    ana.page.locator(".share [data-copy]").click()
    expect(ana.page.locator(".copied")).to_have_text("Copied.")


def test_where_nothing_can_be_copied_the_address_is_selected(players: Players) -> None:
    ana = players()
    ana.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    address = invite(ana)
    ana.page.locator(".share [data-copy]").click()
    expect(ana.page.locator(".copied")).to_contain_text("Ctrl+C")
    assert ana.page.evaluate("document.activeElement.value") == address
    chosen = "[document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert ana.page.evaluate(chosen) == [0, len(address)]


def test_the_story_shows_its_end_when_the_game_is_over(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    ana.play_out("type_choice")
    last = ana.page.locator("#part-log li").last
    ana.until(lambda: last.evaluate(IN_SIGHT) is True)
