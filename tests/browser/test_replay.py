"""Looking back at a game: by mouse, by keys, on a phone; and handing a moment on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.core.shelf import slugs
from tests.browser.conftest import PHONE, Player, against_computer

Players = Callable[..., Player]
SHORT = "apagos"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def replay(players: Players) -> Callable[..., Player]:
    """Somebody who has finished a short game and looks back at it."""

    def make(**wishes: object) -> Player:
        ana = players(**wishes)
        against_computer(ana, SHORT)
        ana.play_out("type_choice")
        ana.page.locator("#part-tools a[href$='/replay']").click()
        expect(ana.page.locator("#moment")).to_be_enabled()
        return ana

    return make


def at(ana: Player, moment: int) -> None:
    """Wait until the page shows a moment."""
    expect(ana.page.locator("#count")).to_have_text(f"{moment} / {last(ana)}")


def last(ana: Player) -> int:
    return int(ana.page.locator("#moment").get_attribute("max") or -1)


def turns(ana: Player) -> list[int]:
    """The moments at which a turn begins."""
    return [int(turn) for turn in (ana.page.locator("main").get_attribute("data-turns") or "").split()]


def test_a_finished_game_opens_at_its_beginning_and_tells_no_more(replay: Callable[..., Player]) -> None:
    ana = replay()
    at(ana, 0)
    expect(ana.page.locator(".medal")).to_have_count(0)
    start = ana.page.locator("#part-log li").count()
    ana.page.keyboard.press("End")
    at(ana, last(ana))
    expect(ana.page.locator(".medal")).to_have_count(2)
    assert ana.page.locator("#part-log li").count() > start
    ana.page.keyboard.press("Home")
    at(ana, 0)
    expect(ana.page.locator("#part-log li")).to_have_count(start)
    expect(ana.page.locator(".medal")).to_have_count(0)


def test_keys_step_leap_and_play(replay: Callable[..., Player]) -> None:
    ana = replay()
    press = ana.page.keyboard.press
    first, second = turns(ana)[:2]
    press("ArrowRight")
    at(ana, 1)
    press("ArrowLeft")
    at(ana, 0)
    press("Shift+ArrowRight")
    at(ana, first)
    press("PageDown")
    at(ana, second)
    press("PageUp")
    at(ana, first)
    press("Shift+ArrowLeft")
    at(ana, 0)
    ana.page.locator("#tab-log").click()
    press("Shift+ArrowRight")
    at(ana, first)
    expect(ana.page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    press("Shift+ArrowLeft")
    at(ana, 0)
    ana.page.locator("#tab-log").blur()
    for speed in ("2", "4", "8", "8"):
        press("+")
        expect(ana.page.locator("#speed")).to_have_value(speed)
    press("-")
    expect(ana.page.locator("#speed")).to_have_value("4")
    press("Space")
    expect(ana.page.get_by_role("button", name="Pause")).to_be_visible()
    press("Space")
    expect(ana.page.get_by_role("button", name="Play")).to_be_visible()


def test_the_film_runs_to_the_end_and_stops(replay: Callable[..., Player]) -> None:
    ana = replay()
    ana.page.locator("#speed").select_option("8")
    ana.page.locator("#play").click()
    expect(ana.page.locator(".pauses")).to_be_visible()
    at(ana, last(ana))
    expect(ana.page.locator(".plays")).to_be_visible()


def test_what_moved_is_marked_and_its_line_lights_it(replay: Callable[..., Player]) -> None:
    ana = replay()
    turn = turns(ana)[2]
    ana.page.keyboard.press("End")
    at(ana, last(ana))
    expect(ana.page.locator("#part-board .moved")).to_have_count(0)
    ana.page.goto(f"{ana.page.url.partition('&')[0]}&at={turn - 1}")
    expect(ana.page.locator("#moment")).to_be_enabled()
    expect(ana.page.locator("#part-board .moved")).to_have_count(0)
    ana.page.locator("#next").click()
    at(ana, turn)
    assert ana.page.locator("#part-board .piece.moved").count() > 0
    ana.page.locator("#part-log li.now[data-spots]").first.hover()
    assert ana.page.locator("#part-board .lit").count() > 0


def test_a_line_of_the_log_leads_to_its_moment(replay: Callable[..., Player]) -> None:
    ana = replay()
    ana.page.keyboard.press("End")
    at(ana, last(ana))
    line = ana.page.locator("#part-log li[data-at='4']").first
    line.click()
    at(ana, 4)
    ana.page.locator("#part-log li[data-at='3']").first.focus()
    ana.page.keyboard.press("Enter")
    at(ana, 3)


def test_a_moment_is_shared_by_its_address_and_as_a_picture(
    replay: Callable[..., Player], players: Players, tmp_path: Path
) -> None:
    ana = replay()
    ana.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as without HTTPS
    for moment in (1, 2, 3):
        ana.page.locator("#next").click()
        at(ana, moment)
    ana.page.locator("#share").click()
    expect(ana.page.locator("#shared [role=status]")).to_have_text("Address copied")
    address = ana.page.locator("#shared input").input_value()
    assert address == ana.page.url
    with ana.page.expect_download() as download:
        ana.page.locator(".tools summary").click()
        ana.page.locator("#picture-png").click()
    assert download.value.suggested_filename == f"{SHORT}-3.png"
    assert Path(download.value.path()).read_bytes().startswith(PNG)
    bob = players()
    bob.page.goto(address)
    expect(bob.page.locator("#moment")).to_be_enabled()
    at(bob, 3)
    assert bob.page.locator("#part-question").inner_text() == ana.page.locator("#part-question").inner_text()


def test_a_shared_moment_is_read_without_a_script(replay: Callable[..., Player], players: Players) -> None:
    ana = replay()
    ana.page.locator("#next").click()
    at(ana, 1)
    bob = players(java_script_enabled=False)
    bob.page.goto(ana.page.url)
    at(bob, 1)
    bob.page.locator("#next").click()
    at(bob, 2)
    bob.page.locator("#back").click()
    at(bob, 1)
    bob.page.locator("#turn-next").click()
    at(bob, next(turn for turn in turns(bob) if turn > 1))


def test_another_pair_of_eyes_looks_at_the_same_step(replay: Callable[..., Player]) -> None:
    ana = replay()
    for moment in (1, 2, 3, 4, 5):
        ana.page.keyboard.press("ArrowRight")
        at(ana, moment)
    step = ana.page.locator("input[name=step]").input_value()
    ana.page.locator("select[name=seat]").select_option("1")
    look = ana.page.locator("form[action$='/replay'] button")
    ana.page.locator("select[name=seat] option").first.evaluate(
        "option => (option.textContent = 'Somebody '.repeat(9))"
    )
    expect(look).to_be_in_viewport(ratio=1)
    look.click()
    ana.page.wait_for_url("**seat=1**")
    expect(ana.page.locator("#moment")).to_be_enabled()
    expect(ana.page.locator("input[name=step]")).to_have_value(step)


def test_the_knob_leads_where_it_comes_to_rest(replay: Callable[..., Player]) -> None:
    ana = replay()
    box = ana.page.locator("#moment").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    ana.page.mouse.move(box["x"] + 8, middle)
    ana.page.mouse.down()
    ana.page.mouse.move(box["x"] + box["width"] - 2, middle, steps=9)
    ana.page.mouse.up()
    at(ana, last(ana))
    ana.page.wait_for_url(f"**at={last(ana)}")
    expect(ana.page.locator(".medal")).to_have_count(2)


def test_a_page_that_cannot_be_fetched_is_said_and_tried_again(replay: Callable[..., Player]) -> None:
    ana = replay()
    ana.page.reload()
    ana.page.route("**/reel?**", lambda route: route.abort())
    ana.page.reload()
    expect(ana.page.locator("#part-lost")).to_be_visible()
    ana.page.unroute("**/reel?**")
    ana.page.keyboard.press("ArrowRight")
    at(ana, 1)
    expect(ana.page.locator("#part-lost")).to_be_hidden()


@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != SHORT])
def test_a_finger_winds_the_film_and_nothing_jumps(players: Players, slug: str) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    against_computer(ana, slug)
    assert ana.wait()
    ana.page.goto(f"{ana.page.url}/replay?at=0")
    expect(ana.page.locator("#moment")).to_be_enabled()
    still = ana.board_box()
    for moment in range(1, min(4, last(ana)) + 1):
        ana.page.locator("#next").tap()
        at(ana, moment)
        assert ana.board_box() == still
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ana.page.locator(".seat").first.tap()
    expect(ana.page.locator(".seats.open")).to_be_visible()
