"""The street as people play it: whole games with two and with four seats, take-backs, motion, and the lesson."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from ludotheque.core.codec import dump
from ludotheque.games.meeples import ADVICE, GAME
from ludotheque.games.meeples.rules import terms as t
from ludotheque.games.meeples.rules.judge import Meeples
from ludotheque.games.meeples.rules.view import MeeplesView
from tests.browser.conftest import PHONE, Player, Server, against_computer

Players = Callable[..., Player]
SPECTATOR = -3
SMALLEST_TARGET = 24  # pixels, as WCAG 2.2 asks for
PATIENCE = 60_000  # milliseconds: bots play between two turns, and the machine may be busy
whole_game = pytest.mark.timeout(900)  # seconds; on a quiet machine it takes one minute
SEATS = {"en": ("Orange", "Green", "Grey", "Black"), "fr": ("Orange", "Vert", "Gris", "Noir")}


class Onlooker:
    """A program that watches a table: nothing is hidden on the street, so it knows the whole position."""

    def __init__(self, server: Server, table: str) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=60)
        token = self.http.post("/api/guests", json={"name": "Onlooker"}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"
        self.address = f"/api/tables/{table}/view?seat={SPECTATOR}"

    def state(self) -> Meeples:
        seen = self.http.get(self.address).json()["view"]
        view = MeeplesView()
        for name, value in seen.items():
            setattr(view, name, value)
        return GAME.determinise(view, Random(0))


Watch = Callable[[Player], Onlooker]


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    """Sends an onlooker to the table of a player."""
    sent: list[Onlooker] = []

    def send(player: Player) -> Onlooker:
        table = player.page.locator("main[data-table]").get_attribute("data-table") or ""
        sent.append(Onlooker(server, table))
        return sent[-1]

    yield send
    for onlooker in sent:
        onlooker.http.close()


class Guest:
    """Somebody at the table who plays well, and who sends Builders to the signs of friends that can pay."""

    def __init__(self, player: Player, seat: int, friends: tuple[int, ...], way: str) -> None:
        self.player = player
        self.seat = seat
        self.friends = friends
        self.way = way
        self.plan: list[int] = []
        player.context.set_default_timeout(PATIENCE)

    def wish(self, state: Meeples) -> int:
        goals = [
            building
            for building in range(t.BUILDINGS)
            if (owner := state.owners[building]) in self.friends
            and owner != self.seat
            and state.turned[building] == 0
            and state.can_pay(owner, building)
        ]
        now = state.question()
        if now == t.TAKING:
            self.plan = sowing_to(state, self.seat, goals)
        legal = state.legal(self.seat)
        while t.TAKING <= now <= t.APPOINTING and self.plan:
            # What left no choice was played by the house.
            if (planned := self.plan.pop(0)) in legal:
                return planned
        if now == t.RESOLVING:
            for item in goals:
                if state.street[item] == t.BUILDER:
                    return t.RESOLVE + item
        if now == t.UPGRADING:
            return t.UPGRADE + 1
        return ADVICE.choose(GAME, state.view(self.seat), Random(0))

    def answer(self, action: int) -> None:
        """By the lit spot of the board or by the button, with a mouse or with a finger."""
        page = self.player.page
        page.wait_for_selector(f"main:not([data-filming]) #part-choices button[value='{action}']", state="attached")
        question = self.player.question()
        button = page.locator(f"#part-choices button[value='{action}']")
        spot = page.locator(f"#part-board [id='{button.get_attribute('data-spots')}'].legal")
        if self.way == "mouse":
            self.player.press(spot)
        elif self.way == "finger":
            box = spot.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= SMALLEST_TARGET, (action, box)
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            button.click()
        self.player.wait_after(question)


def sowing_to(state: Meeples, seat: int, goals: list[int]) -> list[int]:
    """The answers from here on that put a Builder on the door of one of these buildings, if there are any."""
    now = state.question()
    if not goals or now not in (t.TAKING, t.STARTING, t.TURNING, t.DROPPING, t.APPOINTING):
        return []
    if now == t.DROPPING and state.target in goals and state.hand[t.BUILDER]:
        return [t.DROP + t.BUILDER]
    answers = state.legal(seat)
    if now == t.DROPPING:
        # One is enough: a Builder is kept for the door.
        spare = [kind for kind in range(t.KINDS) if state.hand[kind] > (kind == t.BUILDER)]
        answers = [t.DROP + spare[-1]] if spare and state.hand[t.BUILDER] else []
    for answer in answers:
        later = state.copy()
        later.apply(seat, answer)
        if found := sowing_to(later, seat, goals):
            return [answer, *found]
    return []


def play_out(onlooker: Onlooker, guests: dict[int, Guest], seen: Callable[[Meeples, int], bool]) -> Meeples:
    """Until the game is over; `seen` meets every question a guest is asked, and says whether it took steps back."""
    anybody = next(iter(guests.values())).player
    for _ in range(2000):
        state = onlooker.state()
        if not state.waiting_for:
            return state
        seat = state.waiting_for[0]
        if seat not in guests:
            anybody.page.wait_for_timeout(100)
        elif not seen(state, seat):
            guests[seat].answer(guests[seat].wish(state))
    raise AssertionError("the game does not end")


def test_the_table_shows_the_colours_that_were_chosen(server: Server, players: Players) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        token = http.post("/api/guests", json={"name": "Ana"}).json()["token"]
        table = http.post(
            "/api/tables",
            json={"game": "meeples", "places": ["bot:random"] * 2, "sides": ["grey", "orange"]},
            headers={"authorization": f"Bearer {token}"},
        ).json()["id"]
    for looks in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}):
        page = players(**looks).page
        page.goto(f"/t/{table}")
        expect(page.locator("#seat-0")).to_contain_text("Grey", timeout=PATIENCE)
        expect(page.locator("#seat-1")).to_contain_text("Orange", timeout=PATIENCE)
        for side, count in enumerate((1, 0, 1, 0)):
            expect(page.locator(f'#part-board use[href="#meeples-token-{side}"]')).to_have_count(count)


@whole_game
def test_four_seats_two_browsers_two_bots(players: Players, watch: Watch) -> None:
    """A laptop and a phone in two languages; somebody turns a sign in another player's turn."""
    ana, bob = players(), players(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    ana.page.goto("/games/meeples")
    ana.page.locator("select[name=seats]").select_option("4")
    for seat, place in enumerate(("me", "bot:random", "open", "bot:random")):
        ana.page.locator(f"select[name=place-{seat}]").select_option(place)
    ana.page.locator("aside form button.strong").click()
    expect(ana.page.locator("main[data-table]")).to_be_visible(timeout=PATIENCE)
    bob.page.goto(ana.page.url)
    bob.page.locator("#seat-2 input[name=name]").fill("Bob")
    bob.page.locator("#seat-2 form[action$='/sit'] button").click()
    friends = (0, 2)
    guests = {0: Guest(ana, 0, friends, "mouse"), 2: Guest(bob, 2, friends, "finger")}
    others = {0: (bob, "fr"), 2: (ana, "en")}
    interrupts: set[tuple[int, int]] = set()

    def seen(state: Meeples, seat: int) -> bool:
        if state.question() != t.UPGRADING or seat == state.turn:
            return False
        # Whoever does not decide is told who does, in words, on the panel and on the board.
        interrupts.add((seat, state.turn))
        onlooking, language = others[seat]
        name = SEATS[language][seat]
        called = "Bob" if seat == 2 else name
        expect(onlooking.page.locator("#part-question")).to_contain_text(called, timeout=PATIENCE)
        expect(onlooking.page.locator(f"#seat-{seat}.awaited")).to_be_attached(timeout=PATIENCE)
        expect(onlooking.page.locator("#part-board svg")).to_contain_text(name, timeout=PATIENCE)
        assert onlooking.buttons().count() == 0
        return False

    still = ana.board_box()
    end = play_out(watch(ana), guests, seen)
    assert interrupts
    assert end.triggers()
    assert ana.board_box() == still
    for player in (ana, bob):
        expect(player.page.locator(".podium li")).to_have_count(4, timeout=PATIENCE)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.viewport_size["width"]  # type: ignore[index]
    assert "Bob" in ana.page.locator(".podium").inner_text()


@whole_game
def test_two_seats_with_everything_taken_back_once(players: Players, watch: Watch) -> None:
    """The whole sowing of the first turn is undone, back to the empty hand; then the game is played to its end."""
    ana = players()
    against_computer(ana, "meeples")
    onlooker = watch(ana)
    undone: list[int] = []

    def seen(state: Meeples, seat: int) -> bool:
        if state.question() != t.RESOLVING or undone:
            return False
        while (again := onlooker.state()).question() != t.TAKING:
            before = dump(again)
            ana.page.locator("#undo").click()
            ana.until(lambda before=before: dump(onlooker.state()) != before)  # type: ignore[misc]
            undone.append(again.question())
        assert sum(again.hand) == 0
        assert again.is_resolved()
        return True

    end = play_out(onlooker, {0: Guest(ana, 0, (), "mouse")}, seen)
    assert undone
    assert end.triggers()
    expect(ana.page.locator(".podium li")).to_have_count(2, timeout=PATIENCE)
    ana.page.locator("#part-tools a[href$='/replay']").click()
    expect(ana.page.locator("#moment")).to_be_enabled(timeout=PATIENCE)
    ana.page.locator(".tools summary").click()
    with ana.page.expect_download() as download:
        ana.page.locator("a[href$='/record']").click()
    assert "game: meeples" in download.value.path().read_text("utf-8")


# The pieces of a kind as the browser's own elements: marked with their place, they are known again wherever they go.
MARK = """kind => document.querySelectorAll(`#part-board [data-kind='${kind}']`)
  .forEach(piece => { piece.marked = piece.dataset.at; })"""
JOURNEYS = """kind => [...document.querySelectorAll(`#part-board [data-kind='${kind}']`)]
  .filter(piece => piece.marked && piece.marked !== piece.dataset.at)
  .map(piece => [piece.marked, piece.dataset.at])"""
TRANSITION = "() => getComputedStyle(document.querySelector('#part-board .piece')).transitionDuration"


def test_sowing_and_draws_travel(players: Players, watch: Watch) -> None:
    """With motion: a meeple leaves the hand for its door and keeps its element, and cubes leave the bag."""
    ana = players(reduced_motion="no-preference")
    against_computer(ana, "meeples")
    onlooker = watch(ana)
    guest = Guest(ana, 0, (), "button")
    found: set[str] = set()
    assert ana.wait()
    assert ana.page.evaluate(TRANSITION) != "0s"
    for _ in range(120):
        state = onlooker.state()
        if found == {"sown", "drawn"} or not state.waiting_for:
            break
        if state.waiting_for[0] != 0:
            ana.page.wait_for_timeout(50)
            continue
        action = guest.wish(state)
        ana.page.wait_for_selector(f"#part-choices button[value='{action}']", state="attached")
        kind = "OMBAV"[action - t.DROP] if t.DROP <= action < t.DROP + t.KINDS else "gold"
        gold = state.gold[0]
        ana.page.evaluate(MARK, kind)
        guest.answer(action)
        moved = ana.page.evaluate(JOURNEYS, kind)
        if kind != "gold":
            assert any(before.startswith("hand") and not after.startswith("hand") for before, after in moved)
            found.add("sown")
        elif onlooker.state().gold[0] > gold and state.question() == t.RESOLVING:
            assert any(before.startswith("bag") and after.startswith("p0") for before, after in moved)
            found.add("drawn")
    assert found == {"sown", "drawn"}


def lesson() -> list[dict[str, Any]]:
    text = files("ludotheque.games.meeples").joinpath("lessons.toml").read_text("utf-8")
    steps: list[dict[str, Any]] = tomllib.loads(text)["steps"]
    return steps


def test_every_step_of_the_lesson(players: Players) -> None:
    """A wrong answer is explained and changes nothing, a right one leads on, the last step is a table."""
    ana = players()
    ana.context.set_default_timeout(PATIENCE)
    ana.page.goto("/lessons/meeples")
    for number, step in enumerate(lesson()):
        ana.page.wait_for_selector("main[data-live]")
        expect(ana.page.locator(".dots [aria-current=step]")).to_have_attribute(
            "href", f"/lessons/meeples?step={number}"
        )
        if "play" in step:
            break
        feedback = ana.page.locator("#part-feedback")
        board = ana.page.locator("#part-board").inner_html()
        for wrong in step.get("wrong", [])[:1]:
            ana.page.locator(f"#part-choices button[value='{GAME.read(0, wrong['actions'][0])}']").click()
            expect(feedback).not_to_be_empty(timeout=PATIENCE)
            expect(feedback).to_have_class("feedback wrong", timeout=PATIENCE)
            assert ana.page.locator("#onward").count() == 0
        for right in step.get("accept", []):
            ana.page.locator(f"#part-choices button[value='{GAME.read(0, right)}']").click()
            ana.page.wait_for_selector("#onward")
            expect(feedback).not_to_be_empty(timeout=PATIENCE)
            expect(feedback).to_have_class("feedback", timeout=PATIENCE)
            assert ana.page.locator("#part-board").inner_html() != board
        ana.page.locator("#onward").click()
        ana.page.wait_for_url(f"**/lessons/meeples?step={number + 1}")
    ana.page.locator("#onward").click()
    expect(ana.page.locator("main[data-table]")).to_be_visible(timeout=PATIENCE)
    assert ana.wait()


def test_the_end_of_the_story_stays_in_sight_where_its_room_shrinks(players: Players) -> None:
    ana = players()
    against_computer(ana, "meeples")
    assert ana.wait()
    ana.until(lambda: bool(ana.page.evaluate(f"() => {{ {AT_END} return panel.scrollTop > 0 && atEnd; }}")))
    ana.page.evaluate(f"() => {{ {AT_END} panel.style.maxHeight = `${{panel.clientHeight - 60}}px`; }}")
    ana.until(lambda: bool(ana.page.evaluate(f"() => {{ {AT_END} return atEnd; }}")))


AT_END = """
  const panel = document.querySelector('#panel-log');
  const atEnd = panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 2;
"""
