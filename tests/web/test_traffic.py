"""Every byte that somebody is sent follows from what they may know: replace all the rest, and nothing changes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import orjson
import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, NOBODY, State
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.storage import Storage
from ludotheque.house.table import Table
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from ludotheque.web.easel import Easel
from ludotheque.web.guests import Guest
from ludotheque.web.patch import Patches
from ludotheque.web.sights import sight
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

STEPS = 400
LOOKS = 25  # steps from one comparison to the next
LANGUAGE = "fr"


def laid(slug: str) -> Table:
    settings = json.dumps({"coach": False, "clock": 0, "public": False})
    game = box(slug).game
    table = Table(Sheet("table", slug, game.version, game.seats[-1], "{}", "", "00" * 32, "guest 0", settings, 0))
    for seat in range(table.sheet.seats):
        table.apply(Entry(table.number, kinds.SIT, seat, words=json.dumps([f"guest {seat}", f"Name {seat}", "", ""])))
    table.apply(Entry(table.number, kinds.START, NOBODY))
    return table


def told(table: Table, seat: int) -> list[bytes]:
    """All that a page and a program of a seat are sent now, and how each of its answers would be refused."""
    table.easel = None
    guest = Guest(f"guest {seat}", f"Name {seat}")
    page = Patches(Viewer(guest.id, speech_for(LANGUAGE, table.sheet.game)), Easel())
    page.viewer.wants_words = True
    whole: dict[str, Any] = page.whole(table)
    del whole["now"]
    house = House(Storage("sqlite:///nowhere.db"), Thinkers())
    sent: list[Any] = [whole, sight(house, table, guest, seat, LANGUAGE)]
    if seat != NOBODY:
        sent.append([table.live_state.why_not(seat, action) for action in range(table.box.game.actions)])
        face, view = table.box.face, table.view(seat)
        sent.append([face.ghost(view, action) for action in view.legal])
        sent.append([str(journey) for journey in face.journeys(view, ())])
    return [orjson.dumps(part) for part in sent]


def in_another_world(table: Table, seat: int, rng: Random) -> list[bytes]:
    """What they would be sent if all that they do not know were otherwise."""
    truth = table.live_state
    world: State = table.box.game.determinise(table.view(seat), rng)
    try:
        table.state = world
        return told(table, seat)
    finally:
        table.state = truth


@pytest.mark.parametrize("slug", slugs())
def test_nothing_hidden_is_in_any_byte(slug: str) -> None:
    table, rng = laid(slug), Random(11)
    compared = 0
    for number in range(STEPS):
        if table.over:
            break
        state = table.live_state
        seat = rng.choice(state.waiting_for)
        action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        table.apply(Entry(table.number, kinds.STEP, seat, action))
        if number % LOOKS or table.over or table.live_state.waiting_for[0] == CHANCE:
            continue
        for reader in (NOBODY, *range(table.sheet.seats)):
            assert in_another_world(table, reader, rng) == told(table, reader), f"seat {reader}, after step {number}"
            compared += 1
    assert compared > 0


def test_a_page_that_knew_the_hidden_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself can fail: a page that shows what only the state knows is not the same in another world."""
    monkeypatch.setattr(Patches, "whole", leaking(Patches.whole))
    assert any(is_caught(slug) for slug in slugs())


def is_caught(slug: str) -> bool:
    try:
        test_nothing_hidden_is_in_any_byte(slug)
    except AssertionError:
        return True
    return False


def leaking(whole: Any) -> Any:
    def sent(page: Patches, table: Table, lines: int = -1) -> dict[str, Any]:
        return dict(whole(page, table, lines), leak=str(dump(table.live_state)))

    return sent
