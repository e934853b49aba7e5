"""A real server, a real browser, and players that know no game: they click what is lit."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds: a busy machine is slow, and waiting costs nothing where nothing is wrong
SERIOUS = ("serious", "critical")
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=PATIENCE)
RUN = "from ludotheque.web.app import serve; serve(port={port}, pause=0.05)"


class Server:
    """The program as people run it, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        environment = {**os.environ, "LUDOTHEQUE_DATA": str(self.folder)}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"if __name__ == '__main__': {RUN.format(port=self.port)}"],
                env=environment,
                stdout=log,
                stderr=log,
            )
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/api/games", timeout=1)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """No farewell: what was not stored is lost."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert found, "the browser journeys need Chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


class Player:
    """Somebody at a browser. Every fault of the page's own scripts is a fault of the test."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        known = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | wishes
        self.context: BrowserContext = browser.new_context(base_url=address, **known)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def close(self) -> None:
        self.context.close()
        assert not self.faults

    # Where am I.

    def buttons(self) -> Locator:
        return self.page.locator("#part-choices button[data-spots]:visible")

    def question(self) -> str:
        """The seat that is asked and the number of its question: seats of one screen count their own."""
        return str(self.page.evaluate(ASKED))

    def is_over(self) -> bool:
        return self.page.locator(".podium").count() > 0

    def wait(self) -> bool:
        """Until I am asked, or the game is over; whether I am asked."""
        self.page.wait_for_selector("main[data-live]")
        # A form that was sent takes nothing more until its answer comes.
        asked = "#part-choices form:not([data-sent]) button[data-spots]"
        self.page.wait_for_selector(f"{asked}, .podium", state="attached")
        return not self.is_over()

    def wait_after(self, question: str) -> None:
        """Until my answer has arrived."""
        seat, number = question.split(":")
        form = f"form[data-seat='{seat}'][data-question='{number}']"
        self.page.wait_for_selector(f"#part-choices:not(:has({form}))", state="attached")

    def until(self, claim: Callable[[], bool]) -> None:
        """Wait for something only the test can judge: the policy of the pages forbids scripts from outside."""
        for _ in range(PATIENCE // 50):
            if claim():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it never came true")

    # How I answer.

    def click_on_board(self, turn: int) -> None:
        """With the mouse only: walk a path of lit spots, or press the button of an action that has no spot."""
        question = self.question()
        for click in range(4):
            lit = self.page.evaluate(LIT_SPOTS)
            if self.question() != question or self.is_over():
                return
            if not lit:
                self.press(self.buttons().nth(turn % self.buttons().count()))
                break
            picked = self.page.locator("#part-board .picked").count()
            expect(self.page.locator("#part-board[data-wondering]")).to_have_count(0)
            targets = self.page.evaluate(NEXT_SPOTS) if picked else lit
            if not targets:  # somebody is held who can go nowhere
                self.page.keyboard.press("Escape")
                self.press(self.buttons().nth(turn % self.buttons().count()))
                break
            self.press(self.page.locator(f"#part-board [id='{targets[(turn + click) % len(targets)]}']"))
            menu = self.page.locator(".bubble.menu button")
            if menu.count():
                self.press(menu.first)
            if self.page.locator("#part-choices form[data-sent]").count():
                break
        self.wait_after(question)

    def press(self, target: Locator) -> None:
        """A real mouse at the middle of the element."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tap(self, target: Locator) -> None:
        """A finger on an element; it touches the question first, so that two taps never are a double tap."""
        self.page.locator(".question").tap()
        target.tap()

    def type_choice(self, turn: int) -> None:
        """With the keyboard only: a number key, the key of the bar, or the focus walked to the button and Enter."""
        question = self.question()
        count = self.buttons().count()
        wanted = turn % count
        self.page.keyboard.press("Shift")  # a key in between, so that two presses never are a double one
        listed = self.page.locator("#part-choices .list > button[data-spots]:visible").count()
        if wanted < min(9, listed) and turn % 2:
            self.page.keyboard.press(str(wanted + 1))
        elif wanted == listed and turn % 2:
            self.page.keyboard.press("e")
        else:
            self.walk_to("#part-choices button[data-spots]")
            for _ in range(wanted):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        self.wait_after(question)

    def walk_to(self, selector: str) -> None:
        """Tab until the focus is on such an element."""
        for _ in range(80):
            if self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def play_out(self, way: str) -> int:
        """The rest of the game; how many answers it took."""
        turn = 0
        while self.wait():
            getattr(self, way)(turn)
            turn += 1
            assert turn < 500
        return turn

    # What I see.

    def board_box(self) -> dict[str, float]:
        box = self.page.locator("#part-board > svg").bounding_box()
        assert box is not None
        return {name: round(box[name], 1) for name in ("x", "y", "width", "height")}

    def violations(self) -> list[str]:
        """What axe finds that would keep somebody out."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
            for violation in found["violations"]
            if violation["impact"] in SERIOUS
            for node in violation["nodes"]
        ]


ASKED = """() => {
  const form = document.querySelector('#part-choices form');
  return `${form?.dataset.seat ?? ''}:${form?.dataset.question ?? ''}`;
}"""

LIT_SPOTS = "() => [...document.querySelectorAll('#part-board .legal')].map(spot => spot.id)"

# The spots that may follow what is picked, read from the list of buttons.
NEXT_SPOTS = """() => {
  const picked = document.querySelector('#part-board .picked').id;
  return [...document.querySelectorAll('#part-choices button[data-spots]')]
    .map(button => button.dataset.spots.split(' '))
    .filter(spots => spots[0] === picked && spots.length > 1)
    .map(spots => spots[1])
    .concat([...document.querySelectorAll('#part-board .in-reach.legal')].map(spot => spot.id));
}"""


@pytest.fixture
def players(browser: Browser, server: Server) -> Iterator[Any]:
    """Makes players, and sends them home."""
    made: list[Player] = []

    def make(**wishes: Any) -> Player:
        made.append(Player(browser, server.address, **wishes))
        return made[-1]

    yield make
    for player in made:
        player.close()


def against_computer(player: Player, slug: str) -> None:
    """From the shelf to a table in one click."""
    player.page.goto("/")
    player.page.locator(f"form[action='/games/{slug}/tables'] button[value=computer]").click()
    expect(player.page.locator("main[data-table]")).to_be_visible()
