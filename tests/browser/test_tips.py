"""What explains itself, and what shows that it has changed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Player, against_computer

Players = Callable[..., Player]
EXPLAIN = """() => {
  const spot = document.querySelector('#part-board .spot');
  spot.querySelector(':scope > title').textContent = 'Where things happen';
  const box = spot.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
TITLES = "document.querySelectorAll('#part-board .spot')[0].querySelectorAll(':scope > title').length"


def test_a_title_in_a_drawing_is_said_once_and_put_back(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    assert ana.wait()
    x, y = ana.page.evaluate(EXPLAIN)
    ana.page.mouse.move(x, y)
    expect(ana.page.locator(".tip")).to_have_text("Where things happen")
    assert ana.page.evaluate(TITLES) == 0, "the browser would say it a second time"
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".tip")).to_be_hidden()
    assert ana.page.evaluate(TITLES) == 1


def test_a_finger_that_rests_is_told_what_it_rests_on_and_clicks_nothing(players: Players) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, "apagos")
    assert ana.wait()
    question = ana.question()
    x, y = ana.page.evaluate(EXPLAIN)
    touch = ana.context.new_cdp_session(ana.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ana.page.locator(".tip")).to_have_text("Where things happen")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ana.question() == question
    expect(ana.page.locator("#part-board .picked")).to_have_count(0)


def test_what_the_other_has_moved_is_marked(players: Players) -> None:
    ana = players()
    against_computer(ana, "apagos")
    marks = ana.page.locator("#part-board .moved")
    for _ in range(8):
        assert ana.wait()
        if marks.count():
            break
        question = ana.question()
        ana.buttons().first.click()
        ana.wait_after(question)
    expect(marks).not_to_have_count(0)
    assert marks.count() < ana.page.locator("#part-board .piece").count() / 2, "what stays where it is is not"


def test_somebody_who_comes_back_sees_what_has_changed_meanwhile(players: Players) -> None:
    ana, bob = players(), players()
    ana.page.goto("/")
    ana.page.locator("form[action='/games/apagos/tables'] button[value=friends]").click()
    ana.page.wait_for_selector("main[data-live]")
    address = ana.page.url
    bob.page.goto(address)
    bob.page.locator(".free input[name=name]").first.fill("Bob")
    bob.page.locator(".free form[action$='/sit'] button").first.click()
    both = {"ana": ana, "bob": bob}
    for _ in range(12):
        for player in both.values():
            player.page.wait_for_selector("main[data-live]")
        ana.until(lambda: any(player.buttons().count() for player in both.values()))
        asked = ana if ana.buttons().count() else bob
        other = bob if asked is ana else ana
        other.page.goto("/")
        question = asked.question()
        asked.buttons().first.click()
        asked.wait_after(question)
        other.page.goto(address)
        other.page.wait_for_selector("main[data-live]")
        if other.page.locator("#part-board .moved").count():
            expect(other.page.locator("#part-since")).to_be_visible()
            return
    raise AssertionError("nothing was ever marked")
