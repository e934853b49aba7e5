"""Les Apaches de Paris as people play it: whole games with hidden planques, the notebook, bail, and the lesson."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Expect, FloatRect, TimeoutError

from ludotheque.games.apaches.game import GAME
from tests.browser.conftest import PHONE, Player, against_computer

Players = Callable[..., Player]
LONG = pytest.mark.timeout(900)  # a whole game with all its answers, on a machine that may have other things to do

# Where a finger can really press a spot: somewhere inside it, at rest, with nothing else on top.
POINT = """async id => {
  const frame = () => new Promise(requestAnimationFrame);
  const box = () => document.getElementById(id).getBoundingClientRect();
  let at = box();
  if (at.top < 0 || at.bottom > innerHeight) document.getElementById(id).scrollIntoView({ block: "center" });
  for (let before = null; JSON.stringify(at) !== JSON.stringify(before); at = box()) {
    before = at;
    await frame();
  }
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6]) {
    for (const down of [0.5, 0.7, 0.3, 0.85, 0.15]) {
      const [x, y] = [at.left + at.width * across, at.top + at.height * down];
      if (document.elementFromPoint(x, y)?.closest('#' + CSS.escape(id))) return [x, y];
    }
  }
  return null;
}"""
LOOK = """() => ({
  over: document.querySelector('.podium') !== null,
  offers: [...document.querySelectorAll('#part-choices button[data-spots]')].map(one => one.dataset.spots.split(' ')),
  hand: [...document.querySelectorAll('#part-board [id^=hand-]')].map(one => one.id),
})"""
PATIENCE = 60_000  # milliseconds: a busy machine may be slow, a stuck page never comes
expect = Expect()
expect.set_options(timeout=PATIENCE)
# Board and log; what the pointer rests on has its title in a bubble meanwhile.
SHOWN = """() => {
  const html = document.querySelector('#part-board').innerHTML + document.querySelector('#part-log').innerHTML;
  return html.replace(/<title>[^<]*<.title>/g, '');
}"""

# A box whose first district holds nothing but prison, and has a name of its own.
GAOL = GAME.material.replace('"Charonne"', '"La Santé"').replace(
    '[["money", 300], ["steal"], ["death"]]', '[["prison"], ["prison"], ["prison"]]'
)


class Gangster:
    """Somebody who leads a gang: looks at the page, presses its spots, and remembers what was pressed."""

    def __init__(self, player: Player, wishes: Random, touch: bool = False) -> None:
        self.player = player
        self.page = player.page
        self.page.set_default_timeout(PATIENCE)
        self.rng = wishes
        self.touch = touch
        self.is_over = False
        self.offers: list[list[str]] = []  # the paths of clicks that are open
        self.hand: set[str] = set()
        self.path: tuple[str, ...] = ()  # of the answer that is being given
        self.pressed: Counter[str] = Counter()  # by the kinds of the first two spots of an answer

    def look(self) -> Gangster:
        seen = self.page.evaluate(LOOK)
        self.is_over, self.offers, self.hand = seen["over"], seen["offers"], set(seen["hand"])
        return self

    def is_asked(self, spot: str) -> bool:
        return any(spots[0].startswith(spot) for spots in self.offers)

    def press(self, spot: str) -> None:
        """A real press where the spot can be seen; what a phone leaves off its page is in the list."""
        if self.page.locator(".bubble:not(.menu)").count():
            self.page.mouse.click(2, 2)  # a note has been read
        point = self.page.evaluate(POINT, spot)
        if point is None:
            assert self.touch, f"{spot} cannot be pressed"
            self.tap_list(self.path or (spot,))
        elif self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def tap_list(self, path: tuple[str, ...]) -> None:
        """The whole answer at once, where a phone has no room for its first spot."""
        button = self.page.locator(f"#part-choices button[data-spots='{' '.join(path)}']")
        button.scroll_into_view_if_needed()
        self.page.locator(".question").tap()  # no double tap
        button.tap()

    def answer(self, *spots: str) -> None:
        question = self.player.question()
        self.pressed[" and ".join(spot.split("-")[0] for spot in spots[:2])] += 1
        self.path = spots
        if self.touch and self.page.evaluate(POINT, spots[0]) is None:
            self.tap_list(spots)
            self.player.wait_after(question)
        elif all(self.pick(spot) for spot in spots[:-1]):
            self.press(spots[-1])
            self.player.wait_after(question)

    def pick(self, spot: str) -> bool:
        """Take hold of something; a page that changes in this very moment lets go of it, so one presses again."""
        for _ in range(3):
            self.press(spot)
            try:
                self.page.wait_for_selector(
                    f"#part-board [id='{spot}'].picked", state="attached", timeout=PATIENCE / 15
                )
                return True
            except TimeoutError:
                continue
        return False

    def wish(self) -> list[str]:
        """Something sensible that is offered: small forces, moves when there are some."""
        steps = [spots for spots in self.offers if spots[0].startswith("mine")]
        forces = [spots for spots in self.offers if spots[0] in ("force-m-1", "force-m-2")]
        if steps and self.rng.random() < 0.5:
            return self.rng.choice(steps)
        return self.rng.choice(forces or self.offers)

    def shown(self) -> str:
        found: str = self.page.evaluate(SHOWN)
        return found

    def log(self) -> str:
        return self.page.locator("#part-log").inner_text()


def laid_table(player: Player, places: list[str], material: str = "", **options: str) -> str:
    """From the page of the game to a table; its address."""
    page = player.page
    page.goto("/games/apaches")
    page.locator("[name=preset][value=own]").check()
    page.locator("select[name=seats]").select_option(str(len(places)))
    for seat, who in enumerate(places):
        page.locator(f"select[name=place-{seat}]").select_option(who)
    for name, value in options.items():
        page.locator(f"select[name=option-{name}]").select_option(value)
    if material:
        page.locator("details:has(input[name=material]) summary").click()
        box: Any = {"name": "box.toml", "mimeType": "text/plain", "buffer": material.encode()}
        page.locator("input[name=material]").set_input_files(box)
    page.locator("aside form button.strong").click()
    page.wait_for_selector("main[data-live]")
    return page.url


def sit_down(player: Player, address: str, name: str) -> None:
    player.page.goto(address)
    if player.page.locator(".seat .free input[name=name]").count():
        player.page.locator(".seat .free input[name=name]").first.fill(name)
    player.page.locator(".seat .free form[action$='/sit'] button").first.click()
    expect(player.page.locator(".seat.mine").first).to_contain_text(name)
    player.page.wait_for_selector("main[data-live]")


def play_on(
    gang: list[Gangster], until: Callable[[Gangster], bool], act: Callable[[Gangster], list[str]] = Gangster.wish
) -> Gangster | None:
    """All play what they wish, or act so in their turns, until somebody is asked what is waited for, or to the end."""
    for _ in range(20_000):
        for one in gang:
            one.look()
            assert not any(one.hand & other.hand for other in gang if other is not one), "a hand is seen by another"
            if one.is_over:
                return None
            if one.offers:
                if until(one):
                    return one
                one.answer(*(act(one) if one.is_asked("decline") else one.wish()))
        gang[0].page.wait_for_timeout(15)
    raise AssertionError("the game does not end")


def end(gang: list[Gangster]) -> None:
    """Everybody plays to the end, and all read the same last page."""
    play_on(gang, lambda one: False)
    for one in gang:
        expect(one.page.locator(".podium")).to_be_visible()
        expect(one.page.locator("#edition-3")).to_be_attached()
        assert "kings of Paris" in one.log() or "Paris has several kings" in one.log()


@LONG
def test_two_friends_with_a_box_of_their_own(players: Players) -> None:
    """The notebook, a staged turn that nobody sees, the front page, prison, bail, and all three rounds."""
    ana, bob = players(), players()
    address = laid_table(ana, ["me", "open"], GAOL)
    sit_down(bob, address, "Bob")
    blue, yellow = Gangster(ana, Random(1)), Gangster(bob, Random(2))
    gang = [blue, yellow]

    # The draft: Blue takes both planques of La Santé, and so knows what Yellow can only guess.
    while not any(one.look().is_asked("decline") for one in gang):
        for one in gang:
            piles = [spots[0] for spots in one.look().offers]
            if piles and "decline" not in piles:
                one.answer("district-1" if one is blue and "district-1" in piles else piles[-1])
        expect(blue.page.locator("#part-board path.pencil")).to_have_count(len(blue.look().hand))
    assert len(blue.look().hand) == len(yellow.look().hand) == 6
    assert len(blue.hand & {"hand-0", "hand-1", "hand-2"}) == 2
    expect(blue.page.locator("#part-board rect.pencil")).to_have_count(1)
    expect(yellow.page.locator("#part-board rect.pencil")).to_have_count(0)
    assert "La Santé" in blue.page.locator("#part-board").inner_text()

    # A staged turn is its author's alone, and can be taken back until the lay.
    play_on(gang, lambda one: one is blue and one.is_asked("decline"))
    before = yellow.shown()
    blue.answer("district-1")
    blue.answer("force-m-2", "force-n-0")
    assert blue.look().is_asked("hand")
    expect(blue.page.locator("#part-board [data-at^='d1-0-m']")).to_have_count(2)
    assert yellow.shown() == before
    question = ana.question()
    blue.page.locator("#undo").click()
    ana.wait_after(question)
    assert yellow.shown() == before
    if blue.look().is_asked("decline"):
        blue.answer("district-1")
    blue.answer("force-m-3", "force-n-0")
    assert yellow.shown() == before
    blue.answer(min(blue.look().hand))
    expect(yellow.page.locator("#part-board [data-at^='d1-0-m']")).to_have_count(3)
    expect(yellow.page.locator("#part-log")).to_contain_text("place 3 leaders in La Santé.")

    # Nobody goes anywhere until the round ends; the front page tells of the arrest.
    play_on(gang, lambda one: one.page.locator("#edition-1").count() > 0, lambda one: ["decline"])
    expect(blue.page.locator("#part-log")).to_contain_text("A trap: the Costauds have a leader arrested.")
    expect(blue.page.locator("#part-board [data-at='prison-0-0']")).to_have_count(1)
    paper = blue.page.locator(".edition")
    expect(paper).to_be_hidden()
    blue.page.locator(".edition-tab").click()
    expect(paper).to_be_visible()
    expect(paper).to_contain_text("a leader in prison")
    blue.page.reload()
    blue.page.wait_for_selector("main[data-live]")
    expect(paper).to_be_visible()
    paper.click()
    expect(paper).to_be_hidden()
    blue.page.locator(".legend-tab").press("Enter")
    expect(blue.page.locator("#legend")).to_be_visible()
    blue.page.keyboard.press("Escape")
    expect(blue.page.locator("#legend")).to_be_hidden()

    # The bail window, at the end of a turn of Blue's.
    assert play_on(gang, lambda one: one.is_asked("bail")) is blue
    expect(blue.page.locator("#part-ask")).to_contain_text("Will you pay bail? 150")
    purse = blue.page.locator(".seat.mine .facts dd").first
    money = int(purse.inner_text().replace("\u00a0F", "").replace(",", ""))
    blue.answer("bail-1")
    expect(purse).to_have_text(f"{money - 150:,}\u00a0F")
    expect(yellow.page.locator("#part-log")).to_contain_text("Bail is paid: the Costauds get a leader out of prison")
    expect(blue.page.locator("#part-board [data-at='prison-0-0']")).to_have_count(0)

    end(gang)
    assert "Bob" in blue.page.locator(".podium").inner_text()
    assert "Charonne" not in blue.log() + yellow.log()
    for kind in ("district", "force and force", "hand", "decline", "bail"):
        assert blue.pressed[kind], kind
    assert blue.pressed["mine and district"] + yellow.pressed["mine and district"] > 3


@LONG
def test_four_gangs_at_a_desk_on_a_phone_and_two_computers(players: Players) -> None:
    """The largest table: a mouse, a thumb, two computer players, and no notebook."""
    ana = players()
    bob = players(viewport=PHONE, has_touch=True, is_mobile=True)
    address = laid_table(ana, ["me", "open", "bot:greedy", "bot:random"], notebook="off")
    sit_down(bob, address, "Bob")
    blue, yellow = Gangster(ana, Random(3)), Gangster(bob, Random(4), touch=True)
    still, phone = ana.board_box(), bob.board_box()
    assert phone["width"] <= PHONE["width"]
    assert play_on([blue, yellow], lambda one: one.is_asked("hand"))
    expect(blue.page.locator("#part-board .pencil")).to_have_count(0)
    end([blue, yellow])
    assert ana.board_box() == still, "the board has moved"
    assert bob.board_box() == phone, "the board of the phone has moved"
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for one in (blue, yellow):
        assert min(one.pressed[kind] for kind in ("district", "force and force", "hand", "mine and district")) > 0
    ana.page.locator("#part-tools a[href$='/replay']").click()
    expect(ana.page.locator("#moment")).to_be_enabled()
    ana.page.locator("#moment").focus()
    ana.page.keyboard.press("Home")
    expect(ana.page.locator("#count")).to_contain_text("0 /")


def test_less_motion_means_no_half_way_pictures(players: Players) -> None:
    """A drawing that changes is there at once: not one frame shows a part with the size or colour of another."""
    player = players()
    against_computer(player, "apaches")
    moving = """() => {
      const word = document.querySelector('#part-board text');
      getComputedStyle(word).fontSize;
      word.style.fontSize = '50px';
      getComputedStyle(word).fontSize;
      return document.getAnimations().filter(one => one instanceof CSSTransition).length;
    }"""
    assert player.page.evaluate(moving) == 0


@LONG
def test_a_phone_has_room_for_the_answers(players: Players) -> None:
    """Whole rows of answers, what ends the turn beside the tools, and tabs that leave the map alone."""
    ana = players(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    against_computer(ana, "apaches")
    gang = Gangster(ana, Random(6), touch=True)
    assert play_on([gang], lambda one: one.is_asked("decline")) is gang
    page = gang.page

    def box(selector: str) -> FloatRect:
        found = page.locator(selector).first.bounding_box()
        assert found is not None
        return found

    ana.until(lambda: box("#part-choices .list")["height"] >= 110)  # two rows, once the page has come to rest
    end, tools = box("#part-choices .closing button"), box("#part-tools")
    assert end["x"] + end["width"] <= tools["x"]
    assert abs(end["y"] + end["height"] - tools["y"] - tools["height"]) < 8, "they stand in one row"
    for tab in ("legend", "edition"):
        if page.locator(f"#tab-{tab}").count():
            card, prison = box(f"#tab-{tab} .card"), box(".apaches .part .card")
            beside = card["x"] >= prison["x"] + prison["width"] - 1
            assert beside or card["y"] >= prison["y"] + prison["height"] - 1
    page.locator(".legend-tab").press("Enter")
    expect(page.locator("#legend")).to_be_visible()
    expect(page.locator(".tip")).to_be_hidden()
    page.keyboard.press("Escape")
    gang.answer("district-9")
    narrow = page.locator("#part-board .muster .narrow").filter(has_text="novices")
    expect(narrow).to_be_visible()


@pytest.mark.parametrize(
    "wishes", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}], ids=["desk", "phone"]
)
def test_the_lesson_with_its_wrong_answers(players: Players, wishes: dict[str, Any]) -> None:
    ana = players(**wishes)
    learner = Gangster(ana, Random(5), touch=bool(wishes))
    page = ana.page
    page.goto("/lessons/apaches")

    def learn(words: str, *right: list[str], wrong: tuple[list[str], str] | None = None, then: str = "") -> None:
        """One step of the lesson: what is wrong is explained, what is right leads on."""
        page.wait_for_selector("main[data-live]")
        expect(page.locator(".question")).to_contain_text(words)
        if wrong:
            for spot in wrong[0]:
                learner.press(spot)
            expect(page.locator("#part-feedback, .bubble").filter(has_text=wrong[1]).first).to_be_visible()
        for spot in [spot for spots in right for spot in spots]:
            learner.press(spot)
        expect(page.locator("#onward")).to_be_visible()
        if then:
            expect(page.locator("#part-feedback")).to_contain_text(then)
        page.locator("#onward").click()

    learn("This is Paris.")
    learn("The draft.", ["district-1"], wrong=(["district-2"], "try Charonne"), then="crosses it out")
    learn("Your rival has taken", ["district-6"], wrong=(["district-3"], "This time"), then="Death")
    learn("First turn.", ["district-9"], wrong=(["district-1"], "Les Halles this time"))
    learn(
        "Your rival has two there.",
        ["force-m-3", "force-n-0"],
        wrong=(["force-m-2", "force-n-0"], "level with another gang"),
        then="you lead",
    )
    learn("Now you must lay", ["hand-0"], wrong=(["hand-8"], "of Charonne instead"), then="The roof")
    learn(
        "Novices",
        ["force-m-1", "force-n-1"],
        wrong=(["force-n-1"], "never without a leader"),
        then="Two Apaches",
    )
    learn("You may also move", ["mine-8-m", "district-9"], wrong=(["mine-8-m", "district-6"], "to Les Halles (9)"))
    learn("and the other one too", ["mine-8-m", "district-9"], then="empty")
    learn("two of the three", ["district-1"], wrong=(["district-2"], "certain prize"))
    learn("Turn 5", ["hand-19"], wrong=(["hand-40"], "first"), then="plays first")
    learn("The last turn", ["hand-40"], then="who took what")
    learn("Now it is you", ["bail-1"], wrong=(["bail-0"], "pay bail for one"), then="Back in your reserve")
    learn("The end of round 3")
    expect(page.locator(".question")).to_contain_text("You know everything.")
    page.locator("#onward").click()
    expect(page.locator("main[data-table]")).to_be_visible()
    assert ana.wait()
