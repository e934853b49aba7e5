"""What a table weighs before the first move, and that a page goes on from what it was served."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.shelf import box, slugs
from tests.browser.conftest import Player, against_computer

Players = Callable[..., Player]
MOST = 150_000  # bytes of the page and all it needs, as sent
# Where each piece stands; those of one kind may trade their names.
PLACES = """() => [...document.querySelectorAll('#part-board .piece')].map(piece =>
  `${piece.dataset.kind ? `${piece.dataset.kind} ${piece.dataset.at}` : piece.id} ${piece.getAttribute('transform')}`
).sort()"""


class Scales:
    """What a page is sent, over all its lines."""

    def __init__(self, player: Player) -> None:
        self.bytes = 0
        self.messages: list[str] = []
        tools = player.context.new_cdp_session(player.page)
        tools.send("Network.enable")
        tools.on("Network.loadingFinished", self.load)
        tools.on("Network.webSocketFrameReceived", self.hear)

    def load(self, news: dict[str, Any]) -> None:
        self.bytes += int(news["encodedDataLength"])

    def hear(self, news: dict[str, Any]) -> None:
        self.messages.append(news["response"]["payloadData"])


@pytest.mark.parametrize("slug", slugs())
def test_a_full_table_is_light_and_sent_once(players: Players, slug: str) -> None:
    ana, bob = players(locale="fr-FR"), players(locale="fr-FR")
    seats = box(slug).game.seats[-1]
    ana.page.goto(f"/games/{slug}")
    fields = ana.page.locator("form.fields")
    if fields.locator("select[name=seats]").count():
        fields.locator("select[name=seats]").select_option(str(seats))
    for seat in range(1, seats):
        fields.locator(f"[name=place-{seat}]").select_option("me")
    fields.locator("button.strong").click()
    ana.page.wait_for_selector("main[data-live]")
    cookies: Any = ana.context.cookies()
    bob.context.add_cookies(cookies)
    scales = Scales(bob)
    bob.page.goto(ana.page.url)
    bob.page.wait_for_selector("main[data-live]")
    bob.page.wait_for_load_state("networkidle")
    assert '"same"' in scales.messages[0], "the socket repeats what the page shows"
    assert scales.bytes + sum(map(len, scales.messages)) < MOST


@pytest.mark.parametrize("slug", slugs())
def test_what_changes_is_laid_over_what_was_served(players: Players, slug: str) -> None:
    ana = players()
    against_computer(ana, slug)
    for turn in range(5):
        assert ana.wait()
        ana.type_choice(turn)
    assert ana.wait()
    ana.page.wait_for_timeout(300)
    shown = ana.page.evaluate(PLACES)
    assert shown
    ana.page.reload()
    assert ana.wait()
    assert ana.page.evaluate(PLACES) == shown
