"""How the table is shown in this browser: sound, speed, size of the text, daylight; and the end of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Player, against_computer
from tests.browser.test_company import invite, sit

Players = Callable[..., Player]
TEXT_SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_what_is_set_once_is_kept(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    assert ana.wait()
    before = ana.page.evaluate(TEXT_SIZE)
    ana.page.locator("#open-settings").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("large").check()
    dialog.get_by_label("at once").check()
    dialog.get_by_label("Sound").fill("0")
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_be_hidden()
    ana.page.reload()
    assert ana.wait()
    assert ana.page.evaluate(TEXT_SIZE) > before
    expect(ana.page.locator("html[data-muted][data-pace=none]")).to_be_attached()
    ana.page.locator("#open-settings").click()
    expect(dialog.get_by_label("at once")).to_be_checked()
    expect(dialog.get_by_label("Sound")).to_have_value("0")


@pytest.mark.parametrize(("slug", "scheme"), [("tractions", "dark"), ("meeples", "light dark")])
def test_around_a_board_in_the_dark_the_page_is_dark(players: Players, slug: str, scheme: str) -> None:
    ana = players(color_scheme="light")
    against_computer(ana, slug)
    assert ana.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme


def test_the_end_of_a_game_has_its_moment_and_what_comes_next(players: Players) -> None:
    ana = players(reduced_motion="no-preference")
    against_computer(ana, "apagos")
    turn = 0
    while ana.wait():
        question = ana.question()
        ana.buttons().nth(turn * 7 % ana.buttons().count()).evaluate("button => button.click()")
        ana.wait_after(question)
        turn += 1
    expect(ana.page.locator(".celebration p")).to_contain_text("!")
    expect(ana.page.locator(".celebration")).to_have_count(0)
    expect(ana.page.locator(".tally tbody tr")).to_have_count(2)
    for way in ("review", "replay"):
        expect(ana.page.locator(f"#part-tools a[href$='/{way}']")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Other opponents")).to_be_visible()
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.locator(".podium")).to_have_count(0)


# The test browser shows no notices: what it is asked to show is kept instead. The page believes to be hidden.
NOTICES = """
  window.told = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(words, more) { window.told.push(`${words} ${more.tag}`); }
    addEventListener() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.looksElsewhere === true });
"""


def test_who_looks_elsewhere_is_told_that_it_is_their_turn(players: Players) -> None:
    ana, bob = players(), players()
    ana.page.add_init_script(NOTICES)
    sit(bob, invite(ana), "Bob")
    ana.page.locator("#open-settings").click()
    ana.page.get_by_label("Notify me").check()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("window.looksElsewhere = true")
    for turn in range(40):
        if ana.buttons().count():
            ana.type_choice(turn)
        elif bob.buttons().count():
            bob.type_choice(turn)
            bob.page.wait_for_timeout(100)
        if ana.page.evaluate("window.told.length"):
            break
        ana.page.wait_for_timeout(50)
    assert "Your turn" in ana.page.evaluate("window.told[0]")
    assert "turn.svg" in str(ana.page.locator("link[rel=icon]").get_attribute("href"))
