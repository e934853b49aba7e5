"""The list of answers: what ends a turn has its place, and no press counts for a question it was not meant for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Player, against_computer

Players = Callable[..., Player]
BAR = "#part-choices .closing > button[data-spots]"
LISTED = "#part-choices .list > button[data-spots]"
SENT = "#part-choices form[data-sent]"


def answer_until(player: Player, selector: str) -> None:
    """Give the first answer again and again until the page shows such an element."""
    for _ in range(60):
        assert player.wait()
        if player.page.locator(selector).count():
            return
        question = player.question()
        player.buttons().first.click()
        player.wait_after(question)
    raise AssertionError(f"never asked: {selector}")


def bottom(player: Player, selector: str) -> float:
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_what_ends_a_turn_stands_in_one_place_however_long_the_list_is(
    players: Players, screen: dict[str, int]
) -> None:
    ana = players(viewport=screen)
    against_computer(ana, "tractions")
    places: set[float] = set()
    lengths: set[int] = set()
    for _ in range(4):
        answer_until(ana, BAR)
        expect(ana.page.locator(BAR).first).to_be_in_viewport(ratio=1)
        places.add(round(bottom(ana, BAR)))
        lengths.add(ana.page.locator(LISTED).count())
        question = ana.question()
        ana.buttons().first.click()
        ana.wait_after(question)
    assert len(places) == 1
    assert len(lengths) > 1


def test_the_key_e_ends_what_the_bar_ends(players: Players) -> None:
    ana = players()
    against_computer(ana, "tractions")
    answer_until(ana, f"{BAR}:first-child")
    question = ana.question()
    ana.page.keyboard.press("e")
    ana.wait_after(question)


def test_the_second_half_of_a_double_click_answers_no_new_question(players: Players) -> None:
    ana = players()
    against_computer(ana, "meeples")
    answer_until(ana, f"{LISTED}:nth-child(2)")
    target = ana.page.locator(LISTED).first.bounding_box()
    assert target is not None
    mouse = ana.page.mouse
    mouse.move(target["x"] + 20, target["y"] + 20)
    question = ana.question()
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    ana.wait_after(question)
    assert ana.wait()
    question = ana.question()
    here = "([x, y]) => document.elementFromPoint(x, y).closest('button[data-spots]') !== null"
    assert ana.page.evaluate(here, [target["x"] + 20, target["y"] + 20]), "another button lies under the mouse"
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    expect(ana.page.locator(SENT)).to_have_count(0)
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    ana.wait_after(question)


def test_a_key_that_is_pressed_twice_in_haste_answers_once(players: Players) -> None:
    ana = players()
    ana.page.clock.install()
    against_computer(ana, "meeples")
    answer_until(ana, LISTED)
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() + 1000"))
    question = ana.question()
    ana.page.keyboard.press("1")
    ana.wait_after(question)
    ana.page.wait_for_selector(LISTED, state="attached")
    question = ana.question()
    ana.page.keyboard.press("1")
    expect(ana.page.locator(SENT)).to_have_count(0)
    ana.page.clock.run_for(400)
    ana.page.keyboard.press("1")
    ana.wait_after(question)


def test_a_list_that_goes_on_says_how_many_answers_are_below(players: Players) -> None:
    ana = players(viewport=PHONE)
    against_computer(ana, "meeples")
    answer_until(ana, "#part-choices .list.goes-on")
    more = ana.page.locator("#part-choices .below")
    assert more.inner_text().split()[1:] == ["more"]
    ana.page.locator(LISTED).last.scroll_into_view_if_needed()
    expect(more).to_be_hidden()


def test_on_a_phone_the_sheet_rises_over_the_board_for_one_question(players: Players) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, "meeples")
    answer_until(ana, "#part-choices .list.goes-on")
    board, low = ana.board_box(), sheet_top(ana)
    ana.page.locator("#part-choices .below").tap()
    assert sheet_top(ana) < low
    assert ana.board_box() == board
    question = ana.question()
    ana.tap(ana.buttons().first)
    ana.wait_after(question)
    assert ana.wait()
    assert sheet_top(ana) == low


def sheet_top(player: Player) -> float:
    box = player.page.locator("#part-ask").bounding_box()
    assert box is not None
    return box["y"]
