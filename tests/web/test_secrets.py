"""What no page may show: a game with hidden hands, seen through pages that share one table and one screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core.chance import outcome
from ludotheque.core.shelf import Box
from ludotheque.core.state import CHANCE, NOBODY
from ludotheque.house import kinds
from ludotheque.house import table as tables
from ludotheque.house.entry import Entry, Sheet
from ludotheque.house.table import Table
from ludotheque.web import fragments
from ludotheque.web.easel import Easel
from ludotheque.web.patch import Patches
from ludotheque.web.speech import Speech
from ludotheque.web.viewer import Viewer
from tests.toys.loot import LootFace, LootGame


@pytest.fixture
def speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speech:
    """Messages for the toy, which has none of its own."""
    keys = ["question", *(f"action-{n}" for n in range(12))]
    lines = [f"{key} = {key}" for key in keys] + [f"event-{n} = seat {{ $seat }} {{ $what }}" for n in range(12)]
    package = tmp_path / "toyspeech"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "messages.en.ftl").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(str(tmp_path))
    return Speech("en", "toyspeech")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Ana on seats 0 and 1, Bob on seat 2; the hands are dealt."""
    monkeypatch.setattr(tables, "box", lambda slug: Box(LootGame(), LootFace(), None, ""))  # type: ignore[arg-type]
    settings = json.dumps({"public": False, "coach": False, "clock": 0})
    laid = Table(Sheet("loot-table", "loot", 1, 3, '{"rounds": "3"}', "", "00" * 32, "ana", settings, 0))
    for seat, who in enumerate(("ana", "ana", "bob")):
        laid.apply(Entry(laid.number, kinds.SIT, seat, words=json.dumps([who, who.title(), "", ""])))
    laid.apply(Entry(laid.number, kinds.START, NOBODY))
    deal(laid)
    return laid


def deal(table: Table) -> None:
    from random import Random

    rng = Random(5)
    while table.live_state.waiting_for and table.live_state.waiting_for[0] == CHANCE:
        table.apply(Entry(table.number, kinds.STEP, CHANCE, outcome(table.live_state, rng)))


def hand(table: Table, seat: int) -> str:
    return str(table.view(seat).hand)  # type: ignore[attr-defined]


def test_a_curtain_falls_between_secret_hands(table: Table, speech: Speech) -> None:
    page = Patches(Viewer("ana", speech), Easel())
    news = page.whole(table)
    assert page.viewer.eyes == NOBODY
    assert "curtain" in news["parts"]
    assert news["parts"]["curtain"]
    for seat in range(3):
        assert hand(table, seat) not in news["parts"]["board"]
    page.viewer.look_through(table, 0)
    news = page.changes(table) or {}
    assert hand(table, 0) in page.shown["board"]
    table.apply(Entry(table.number, kinds.STEP, 0, table.live_state.legal(0)[0]))
    news = page.changes(table) or {}
    assert page.viewer.eyes == NOBODY
    assert page.viewer.curtain == 1
    assert hand(table, 0) not in page.shown["board"]


def test_the_curtain_says_which_side_has_to_come(table: Table, speech: Speech) -> None:
    """Players of one screen may share a name: the sign of the seat tells them apart, as on its panel."""
    page = Patches(Viewer("ana", speech), Easel())
    for seat in (0, 1):
        page.viewer.curtain = seat
        view = table.view(NOBODY)
        cloth = page.panels.curtain_cloth(table, view, "/t/loot-table")
        look = table.box.face.badge(view, seat)
        assert fragments.badge(look) in cloth
        assert f"<b>{fragments.text(speech, look.name)}</b>" in cloth


def test_nobody_opens_the_curtain_of_another(table: Table, speech: Speech) -> None:
    page = Patches(Viewer("bob", speech), Easel())
    page.whole(table)
    page.viewer.look_through(table, 0)
    page.changes(table)
    assert page.viewer.eyes == 2


def test_pages_that_share_an_easel_share_no_hand(table: Table, speech: Speech) -> None:
    easel = Easel()
    pages = {who: Patches(Viewer(who, speech), easel) for who in ("bob", "eve")}
    for page in pages.values():
        page.whole(table)
    assert hand(table, 2) in pages["bob"].shown["board"]
    assert "[][" in pages["eve"].shown["board"]  # no hand at all
    for seat in (0, 1, 2):
        action = table.live_state.legal(seat)[0]
        table.apply(Entry(table.number, kinds.STEP, seat, action))
        for page in pages.values():
            page.changes(table)
    assert hand(table, 2) in pages["bob"].shown["board"]
    assert "[][" in pages["eve"].shown["board"]


def test_the_log_masks_what_was_sealed(table: Table, speech: Speech) -> None:
    table.apply(Entry(table.number, kinds.STEP, 2, table.live_state.legal(2)[-1]))
    bob, eve = Patches(Viewer("bob", speech), Easel()), Patches(Viewer("eve", speech), Easel())
    own, other = bob.whole(table)["log"]["html"], eve.whole(table)["log"]["html"]
    assert own != other
    assert "-4" in other  # HIDDEN
