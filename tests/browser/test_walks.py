"""One press, several answers: men who are held and sent, a turn that is settled at once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Player, against_computer

pytestmark = pytest.mark.timeout(600)
Players = Callable[..., Player]
MOST_ANSWERS = 60  # until a first turn comes

# Whether a film ran, and whether it was called one of what was missed.
NOTE_BANNERS = """() => new MutationObserver(() => {
  if (document.querySelector('main[data-filming]')) document.body.dataset.filmed = '1';
  if (!document.getElementById('part-film').hidden) document.body.dataset.meanwhile = '1';
}).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['hidden', 'data-filming']})"""

# What is lit or held and lies below the note of a walk.
HIDDEN_BY_NOTE = """() => {
  const note = document.querySelector('.cost').getBoundingClientRect();
  return [...document.querySelectorAll('#part-board :is(.lit, .picked)')]
    .filter(spot => {
      const box = spot.getBoundingClientRect();
      return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
    }).map(spot => spot.id);
}"""


def press(player: Player, label: str) -> None:
    """The first button of the list that says so."""
    question = player.question()
    player.press(player.page.locator("#part-choices button", has_text=label).first)
    player.wait_after(question)


def recruited(player: Player) -> None:
    """Two men stand in the hideout, and it is their turn to go."""
    against_computer(player, "tractions")
    for _ in range(MOST_ANSWERS):
        assert player.wait()
        if player.page.locator("#part-choices button[data-holds]").count() == 2:
            return
        is_moving = player.page.locator("#part-choices button", has_text="Recruit a man").count() > 0
        press(player, "Recruit a man" if is_moving else "")
    raise AssertionError("nobody was ever recruited")


def men(player: Player) -> list[Locator]:
    spots = player.page.locator("#part-choices button[data-holds]").evaluate_all(
        "buttons => buttons.map(button => button.dataset.spots)"
    )
    return [player.page.locator(f"#part-board [id='{spot}']") for spot in spots]


def held(player: Player) -> Locator:
    return player.page.locator("#part-board .picked")


def farthest(player: Player) -> Locator:
    """The lit space that costs most."""
    expect(player.page.locator("#part-board .in-reach.legal").first).to_be_attached()
    name = player.page.locator("#part-board .in-reach.legal").evaluate_all(
        """spots => spots.map(spot => [Number(spot.getAttribute('aria-label').match(/(\\d+) points?$/)[1]), spot.id])
        .sort((one, other) => other[0] - one[0])[0][1]"""
    )
    return player.page.locator(f"#part-board [id='{name}']")


def steps(player: Player) -> int:
    return player.page.locator("#part-log li").count()


def tap(player: Player, target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_man_is_held_sees_his_reach_and_walks_all_the_way_by_one_press(players: Players) -> None:
    ana = players()
    recruited(ana)
    first, other = men(ana)
    ana.press(first)
    ana.press(other)
    expect(held(ana)).to_have_count(2)
    ana.press(other)  # lets him go
    expect(held(ana)).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(held(ana)).to_have_count(0)
    ana.press(first)
    target = farthest(ana)
    target.hover(force=True)
    expect(ana.page.locator(".cost")).to_contain_text("points")
    assert ana.page.locator("#part-board .lit").count() > 1
    before, question = steps(ana), ana.question()
    ana.press(target)
    ana.wait_after(question)
    ana.until(lambda: steps(ana) > before + 1)
    expect(ana.page.locator("#part-board .moved")).to_have_count(0)  # one's own walk is no news


def test_a_walk_is_taken_back_by_one_press_too(players: Players) -> None:
    ana = players()
    recruited(ana)
    question = ana.page.locator("#part-question").inner_text()
    before = steps(ana)
    ana.press(men(ana)[0])
    ana.press(farthest(ana))
    ana.until(lambda: steps(ana) > before)
    assert ana.wait()
    ana.press(ana.page.locator("#undo"))
    expect(ana.page.locator("#part-question")).to_have_text(question)
    assert steps(ana) == before


def test_a_man_walks_by_keys(players: Players) -> None:
    ana = players()
    recruited(ana)
    before = steps(ana)
    men(ana)[0].focus()
    ana.page.keyboard.press("Enter")
    expect(held(ana)).to_have_count(1)
    target = farthest(ana)
    target.focus()
    expect(ana.page.locator(".cost")).to_contain_text("points")
    ana.page.keyboard.press("Enter")
    ana.until(lambda: steps(ana) > before + 1)


def test_a_man_walks_by_touch(players: Players) -> None:
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True)
    recruited(ana)
    before = steps(ana)
    tap(ana, men(ana)[0])
    expect(held(ana)).to_have_count(1)
    tap(ana, farthest(ana))
    ana.until(lambda: steps(ana) > before + 1)


def test_a_turn_of_meeples_is_settled_by_one_button(players: Players) -> None:
    ana = players()
    against_computer(ana, "meeples")
    for turn in range(MOST_ANSWERS):
        assert ana.wait()
        settling = ana.page.locator(
            "#part-choices button[data-journey]", has_text=re.compile("^Resolve everything and end")
        )
        if settling.count():
            ana.press(settling)
            expect(settling).to_have_count(0)
            break
        question = ana.question()
        ana.press(ana.buttons().nth(turn % ana.buttons().count()))
        ana.wait_after(question)
    else:
        raise AssertionError("nothing was ever left to resolve")


def test_a_note_of_what_a_walk_costs_does_not_hide_the_way(players: Players) -> None:
    """The way is lit from where the man stands to where he goes, and none of it lies below the note."""
    ana = players()
    recruited(ana)
    ana.press(men(ana)[0])
    expect(ana.page.locator("#part-board .in-reach.legal").first).to_be_attached()
    for reached in ana.page.locator("#part-board .in-reach.legal").all():
        reached.hover()
        expect(ana.page.locator(".cost")).to_be_visible()
        assert ana.page.evaluate(HIDDEN_BY_NOTE) == []


def test_whoever_walks_by_keys_goes_on_from_there(players: Players) -> None:
    """The focus stays on the board: on the man who is held, on the space he goes to, then on who can go on."""
    ana = players()
    recruited(ana)
    focused = "() => document.activeElement.closest('#part-board') ? document.activeElement.id : ''"
    first = men(ana)[0]
    name = first.get_attribute("id")
    first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#part-board .in-reach.legal").first).to_be_attached()
    expect(ana.page.locator("#part-board[data-wondering]")).to_have_count(0)
    assert ana.page.evaluate(focused) == name
    for way in ("Left", "Up", "Right", "Down"):  # which one leads out depends on the hideout
        if not ana.page.evaluate(focused).startswith("space-"):
            ana.page.keyboard.press(f"Arrow{way}")
    assert ana.page.evaluate(focused).startswith("space-")
    question = ana.question()
    ana.page.keyboard.press("Enter")
    ana.wait_after(question)
    ana.wait()
    expect(ana.page.locator("#part-board[data-wondering]")).to_have_count(0)
    ana.until(lambda: bool(ana.page.evaluate(focused)))


def test_our_own_walk_did_not_happen_meanwhile(players: Players) -> None:
    """The steps of our own press are shown one after the other, and nobody is told that they were missed."""
    ana = players(reduced_motion="no-preference")
    recruited(ana)
    ana.page.evaluate(NOTE_BANNERS)
    ana.press(men(ana)[0])
    expect(ana.page.locator("#part-board .in-reach.legal").first).to_be_attached()
    question = ana.question()
    ana.press(ana.page.locator("#part-board .in-reach.legal[aria-label$=' 4 points']").first)
    ana.wait_after(question)
    assert ana.page.evaluate("document.body.dataset.filmed")
    assert ana.page.evaluate("document.body.dataset.meanwhile") is None
