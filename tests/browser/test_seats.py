"""Sitting down, choosing a side, bringing a salt, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.core import fair
from ludotheque.core import record as records
from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]
SIDED = "meeples"  # a game whose players choose a colour


def lay(player: Player, slug: str, places: list[str], side: str = "") -> str:
    """A table of the form; its address."""
    player.page.goto(f"/games/{slug}")
    fields = player.page.locator("form.fields")
    fields.locator("[name=name]").fill("Ana")
    if fields.locator("select[name=seats]").count():
        fields.locator("select[name=seats]").select_option(str(len(places)))
    for seat, place in enumerate(places):
        fields.locator(f"[name=place-{seat}]").select_option(place)
    if side:
        fields.locator("[name=side-0]").select_option(side)
    fields.locator("button.strong").click()
    player.page.wait_for_selector("main[data-live]")
    return player.page.url


def sit(player: Player, address: str, name: str, side: str = "") -> None:
    player.page.goto(address)
    player.page.wait_for_selector("main[data-live]")
    form = player.page.locator("form[action$='/sit']").first
    form.locator("input[name=name]").fill(name)
    if side:
        form.locator("select[name=side]").select_option(side)
    form.locator("button").click()
    player.page.wait_for_selector(".seat.mine")
    player.page.wait_for_selector("main[data-live]")


@pytest.mark.parametrize(("viewport", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")])
def test_everybody_chooses_a_side(players: Players, viewport: Any, locale: str) -> None:
    ana, bob = players(viewport=viewport, locale=locale), players(viewport=viewport, locale=locale)
    address = lay(ana, SIDED, ["me", "open", "open"], "black")
    expect(ana.page.locator("#seat-0 [aria-pressed=true]")).to_have_attribute("value", "black")
    sit(bob, address, "Bob", "grey")
    expect(ana.page.locator("#seat-1 .side b")).to_have_text("Grey" if locale == "en-GB" else "Gris")
    expect(ana.page.locator("#seat-0 button[value=grey]")).to_be_disabled()
    bob.walk_to("#seat-1 .sides button[value=orange]")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator("#seat-1 [aria-pressed=true]")).to_have_attribute("value", "orange")
    expect(ana.page.locator("#seat-0 button[value=grey]")).to_be_enabled()
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert not ana.violations()


def test_the_dice_can_be_checked_from_before_the_first_step_on(players: Players) -> None:
    ana, bob = players(), players()
    address = lay(ana, "apagos", ["me", "open"])
    ana.page.locator("#part-dice summary").click()
    commitment = ana.page.locator("#part-dice code").first.inner_text()
    expect(ana.page.locator("#part-dice dd span")).to_have_text("salt from your browser")
    sit(bob, address, "Bob")
    expect(bob.page.locator("#part-dice dd span")).to_have_text(["salt from this player", "salt from your browser"])
    salts = [code.text_content() for code in bob.page.locator("#part-dice code").all()][1:]
    for turn in range(200):
        asked = next((one for one in (ana, bob) if one.buttons().count()), None)
        if ana.is_over():
            break
        if asked is not None:
            asked.type_choice(turn)
        else:
            ana.page.wait_for_timeout(50)
    record = records.read(ana.page.request.get(f"{address}/record").text())
    assert (record.commitment, record.salts) == (commitment, salts)
    fair.verify(record)


def test_a_table_against_the_computer_has_a_salt_of_its_owner(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    ana.page.wait_for_selector("main[data-live]")
    ana.page.locator("#part-dice summary").click()
    expect(ana.page.locator("#part-dice dd span")).to_have_text(["salt from your browser", "salt from the house"])


def test_who_leaves_comes_back(players: Players) -> None:
    ana, bob = players(), players()
    address = lay(ana, "apagos", ["me", "open"])
    sit(bob, address, "Bob")
    bob.page.locator("#part-tools summary").click()
    bob.page.locator("form[action$='/stand'] button").click()
    bob.page.locator("#confirm button[value=yes]").click()
    expect(ana.page.locator("#seat-1 .away")).to_be_visible()
    expect(ana.page.locator("form[action$='/sit']")).to_have_count(0)
    bob.page.locator("#seat-1 form[action$='/sit'] button").click()
    expect(bob.page.locator("#seat-1.mine")).to_be_visible()
    expect(ana.page.locator("#seat-1 .away")).to_have_count(0)
