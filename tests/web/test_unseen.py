"""What a reader cannot see does not reach the page either: no empty message, no number that counts it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.codec import dump
from ludotheque.core.shelf import box, slugs
from ludotheque.core.state import CHANCE, NOBODY, View
from ludotheque.house import kinds
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.table import Table
from ludotheque.web import past
from ludotheque.web.easel import SEAM, Easel
from ludotheque.web.patch import Patches
from ludotheque.web.reel import Reel
from ludotheque.web.speech import speech_for
from ludotheque.web.viewer import Viewer

ANSWERS = 40


def laid(slug: str, seats: int) -> Table:
    return Table(Sheet("table", slug, 1, seats, "{}", "", "00", "ana", '{"coach": false, "clock": 600}', 0))


def looks(view: View) -> dict[str, object]:
    return dump(view) | {"waiting_for": view.waiting_for, "legal": view.legal, "asides": view.asides}


def patched(scraps: list[str], news: dict[str, Any]) -> str:
    """The drawing a page makes of the one it has."""
    for number, scrap in news.get("patch", []):
        scraps[number] = scrap
    start, removed, added = news.get("splice", (0, 0, []))
    scraps[start : start + removed] = added
    return SEAM.join(scraps)


def looked_back(page: Patches, table: Table) -> tuple[object, ...]:
    """What a replay shows of a game that goes on: how many moments, their lines, and the present."""
    page.viewer.look(table)
    film = Reel(past.past_of(table, page.viewer))
    return len(film.ends), film.log, film.turns, film.chapters, film.scene(film.position(len(film.ends) - 1))


@pytest.mark.parametrize("slug", slugs())
def test_a_replay_does_not_count_a_step_that_its_reader_does_not_notice(slug: str) -> None:
    table = laid(slug, box(slug).game.seats[-1])
    for seat in range(table.sheet.seats):
        table.apply(Entry(table.number, kinds.SIT, seat, words=json.dumps([f"guest {seat}", "Ana", "", ""])))
    table.apply(Entry(table.number, kinds.START, NOBODY))
    rng = Random(9)
    page = Patches(Viewer("guest 1", speech_for("en", slug)), Easel())
    shown, view, lines = looked_back(page, table), looks(table.view(1)), 0
    for _ in range(ANSWERS):
        seat = rng.choice(table.live_state.waiting_for)
        action = outcome(table.live_state, rng) if seat == CHANCE else rng.choice(table.live_state.legal(seat))
        table.apply(Entry(table.number, kinds.STEP, seat, action))
        before, shown = shown, looked_back(page, table)
        was, view = view, looks(table.view(1))
        told, lines = lines, len(page.panels.log(table, table.view(1)))
        if view == was and lines == told:
            assert shown == before
        if table.over:
            break


@pytest.mark.parametrize("slug", slugs())
def test_a_page_hears_nothing_of_a_step_that_its_reader_does_not_notice(slug: str) -> None:
    table = laid(slug, box(slug).game.seats[-1])
    for seat in range(table.sheet.seats):
        table.apply(Entry(table.number, kinds.SIT, seat, words=json.dumps([f"guest {seat}", "Ana", "", ""])))
    table.apply(Entry(table.number, kinds.START, NOBODY))
    rng = Random(8)
    pages = {
        seat: Patches(Viewer(f"guest {seat}", speech_for("en", slug)), Easel())
        for seat in [NOBODY, *range(table.sheet.seats)]
    }
    for page in pages.values():
        page.whole(table)
    for _ in range(ANSWERS):
        if table.over:
            break
        state = table.live_state
        before = {seat: looks(table.view(seat)) for seat in pages}
        lines = {seat: len(page.lines) for seat, page in pages.items()}
        seat = rng.choice(state.waiting_for)
        action = outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        table.apply(Entry(table.number, kinds.STEP, seat, action))
        for reader, page in pages.items():
            shown = page.shown["board"].split(SEAM)
            told = len(page.panels.log(table, page.viewer.view(table))) > lines[reader]
            news = page.changes(table)
            if reader != seat and looks(table.view(reader)) == before[reader] and not told:
                assert news == {}, f"seat {reader} hears of a step of seat {seat} that it cannot see"
            if "board" not in news.get("parts", {}):
                assert patched(shown, news) == page.shown["board"], "the page would show another board"
    for page in pages.values():
        assert page.lines == page.panels.log(table, page.viewer.view(table)), "a page that came later reads the same"
    film = Reel(past.past_of(table, pages[NOBODY].viewer))
    assert all(film.log[1:-1]), "a replay counts a step that its reader does not notice"
