"""Pages in a browser slowed four times: what is loaded before the first move, and how soon it can be made."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.server import Server
from ludotheque.core.shelf import box, slugs

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SLOWER = 4  # times, as a telephone is
LOADS = 5  # of each page; the median counts
WATCH = """addEventListener("DOMContentLoaded", () => {
  const main = document.querySelector("main");
  const live = () => { if (main?.dataset.live) window.live ??= performance.now(); };
  if (main) new MutationObserver(live).observe(main, {attributes: true});
  live();
});"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Sight:
    """One page as somebody new sees it: nothing is cached. What its socket is sent first counts too."""

    def __init__(self, browser: Browser, address: str, cookies: list[Any]) -> None:
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        context.add_cookies(cookies)
        context.add_init_script(WATCH)
        page = context.new_page()
        self.bytes = 0
        tools = context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        tools.on("Network.loadingFinished", self.count)
        tools.on("Network.webSocketFrameReceived", self.hear)
        page.goto(address, wait_until="load")
        is_table = "/t/" in address
        if is_table:
            page.wait_for_selector("main[data-live]")
        page.wait_for_load_state("networkidle")
        self.painted = float(page.evaluate(PAINTED))
        self.live = float(page.evaluate("window.live ?? 0")) if is_table else 0.0
        context.close()

    def count(self, news: dict[str, Any]) -> None:
        self.bytes += int(news["encodedDataLength"])

    def hear(self, news: dict[str, Any]) -> None:
        self.bytes += len(news["response"]["payloadData"].encode())


def laid(browser: Browser, address: str, slug: str) -> tuple[str, list[Any]]:
    """A full table around one screen, and the cookies of its owner."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}/games/{slug}")
    fields = page.locator("form.fields")
    seats = box(slug).game.seats[-1]
    if fields.locator("select[name=seats]").count():
        fields.locator("select[name=seats]").select_option(str(seats))
    for seat in range(1, seats):
        fields.locator(f"[name=place-{seat}]").select_option("me")
    fields.locator("button.strong").click()
    page.wait_for_selector("main[data-live]")
    found = page.url, context.cookies()
    context.close()
    return found


def figures() -> dict[str, Any]:
    """Kilobytes, and milliseconds until something is painted and until a table can be played."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        raise SystemExit("The pages are measured with Chromium: please install it.")
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), None)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            pages: dict[str, tuple[str, list[Any]]] = {"shelf": (server.address + "/", [])}
            pages |= {f"{slug} page": (f"{server.address}/games/{slug}", []) for slug in slugs()}
            pages |= {f"{slug} table": laid(browser, server.address, slug) for slug in slugs()}
            for name, (address, cookies) in pages.items():
                sights = [Sight(browser, address, cookies) for _ in range(LOADS)]
                found[f"{name}, kB"] = median(sight.bytes for sight in sights) / 1000
                found[f"{name}, painted ms"] = median(sight.painted for sight in sights)
                if "table" in name:
                    found[f"{name}, playable ms"] = median(sight.live for sight in sights)
        finally:
            browser.close()
            server.kill()
    return found
