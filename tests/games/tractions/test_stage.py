"""A heist has a stage: close, beside the bank and never over it, with nothing on it that its reader may not know."""

from __future__ import annotations

import re

import pytest

from ludotheque.core.tongue import tongue
from ludotheque.games.tractions import FACE
from ludotheque.games.tractions.face import stage
from ludotheque.games.tractions.face.layout import SCALE, SHIFT, WIDTH, centre
from ludotheque.games.tractions.face.men import stands
from ludotheque.games.tractions.face.panels import open_paper
from ludotheque.games.tractions.rules import terms as t
from ludotheque.games.tractions.rules.judge import Tractions
from tests.games.tractions.playing import after, at, seen

ENGLISH = tongue("en", "ludotheque.games.tractions")
ORDERS = "LO1 LO2 AT1 DA1@{bank}; LO t1 c1; AT t1 e1; DA st1; phase 4"
BANK_HALF = 66  # of a bank and its alarm on the map


def staged(state: Tractions, seat: int) -> str:
    """The stage as a seat sees it."""
    drawing = FACE.draw(seen(state, seat), ENGLISH)
    start = drawing.find('<g class="stage"')
    return drawing[start : drawing.find('<g class="eye', start)] if start >= 0 else ""


@pytest.mark.parametrize("bank", ["bankW", "bankE"])
def test_the_stage_leaves_the_bank_in_sight(bank: str) -> None:
    view = seen(at(ORDERS.format(bank=bank)), 0)
    x, _ = stage.corner(view)
    middle = SHIFT[0] + SCALE * centre(view.heist)[0]
    assert not x < middle + BANK_HALF * SCALE or not x + stage.WIDTH > middle - BANK_HALF * SCALE


def test_men_of_a_heist_are_clicked_on_the_stage() -> None:
    state = after(at(ORDERS.format(bank="bankW")), "0: LO1, colt")
    drawing = FACE.draw(seen(state, 0), ENGLISH)
    for man in ("LO1", "LO2", "AT1", "DA1"):
        assert drawing.count(f'id="man-{man}"') == 1
        assert f'id="man-{man}"' in staged(state, 0)


def test_who_boards_sits_in_the_car_before_his_own_eyes_only() -> None:
    state = after(at(ORDERS.format(bank="bankW")), "0: cars 1, LO1, go")
    assert "Car of Pierrot le Fou" in staged(state, 0)
    assert "Car of" not in staged(state, 1)
    assert "sealed" in staged(state, 1)


def test_orders_that_are_aimed_are_seen_by_those_who_aim_only() -> None:
    state = after(at(ORDERS.format(bank="bankW")), "2: DA1, sten, LO1, LO2, AT1")
    assert staged(state, 2).count("×1") == 3
    assert "×1" not in staged(state, 0)


def test_the_volley_is_seen_by_all() -> None:
    state = after(
        at(ORDERS.format(bank="bankW")), "0: cars 1, LO1, LO2, go | 1: stand | 2: DA1, sten, LO1, LO1, LO2, stand"
    )
    assert "×2" in staged(state, 1)


def test_no_stage_stands_where_the_map_is_needed() -> None:
    assert not staged(at("LO1@s22; AT1@s23; LO c1; Mv LO"), 0)
    talk = after(at(ORDERS.format(bank="bankW")), "0: stand | 1: stand | 2: stand")
    assert staged(talk, 0)
    assert not staged(after(talk, "0: write, alliance, this heist, clause peace, LO, AT"), 0)


@pytest.mark.parametrize(("bank", "is_left"), [("bankW", False), ("bankE", True)])
def test_a_paper_does_not_cover_the_bank_it_is_about(bank: str, is_left: bool) -> None:
    split = f"0: write, alliance, number 1, clause split, {bank}, LO, number 1, AT, number 1, ok, ok, send"
    assert open_paper.is_on_left(seen(after(at("LO1 AT1@cafW; phase 2"), split), 1)) == is_left
    heist = after(at(ORDERS.format(bank=bank)), "0: stand | 1: stand | 2: stand")
    assert open_paper.is_on_left(seen(heist, 1)) == is_left


PHONE = 390 * 1.189 / WIDTH  # pixels of a phone for a unit of a paper
SMALLEST_TARGET = 24


def test_a_finger_finds_the_stamps_of_a_paper() -> None:
    peace = "0: write, alliance, number 1, clause peace, LO, AT, banks, ok"
    drawing = FACE.draw(seen(after(at("LO1 AT1@cafW; phase 2"), peace), 0), ENGLISH)
    sizes = re.findall(r'id="(?:send|rub|tear)" class="spot" width="(\d+)" height="(\d+)"', drawing)
    assert len(sizes) == 3
    assert min(float(side) for size in sizes for side in size) * PHONE >= SMALLEST_TARGET


@pytest.mark.parametrize("crowd", [2, 5, 9, 14])
def test_nobody_stands_outside_his_hideout(crowd: int) -> None:
    drawing = FACE.draw(seen(at(f"LO1..LO{crowd}@baseNW; Mv AT"), 0), ENGLISH)
    boxes = re.findall(
        r'class="base" style="stroke:#f0524f" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"', drawing
    )
    x, y, width, height = map(float, boxes[-1])
    assert width >= 72
    assert height >= 60  # the hideout itself, which the frame of a crowd never cuts
    for left, top in re.findall(r'id="hat-LO\d+" class="piece" transform="translate\(([\d.]+) ([\d.]+)\)', drawing):
        assert x + 17 <= float(left) <= x + width - 17
        assert y + 15 <= float(top) <= y + height - 15


@pytest.mark.parametrize("count", [4, 5, 8, 10])
def test_the_last_row_of_a_crowd_stands_in_the_middle(count: int) -> None:
    last = max(dy for _, dy in stands(count, t.CAFE))
    row = [dx for dx, dy in stands(count, t.CAFE) if dy == last]
    assert sum(row) == 0


def test_men_who_aim_and_those_they_aim_at_stand_under_different_headings() -> None:
    view = seen(after(at("LO1 LO2 AT1 DA1@bankW; LO st1 c1; phase 4"), "0: LO1, sten, AT1"), 0)
    headings: dict[str, set[int]] = {}
    for man in (action for action in view.legal if action < t.SPACE):
        group = FACE.choice(view, man).group
        headings.setdefault(group.key if group else "", set()).add(man // t.CREW)
    assert headings == {"group-men": {t.LO}, "group-targets": {t.AT, t.DA}}


def test_who_drives_off_is_told_before_who_is_left() -> None:
    shots = "0: cars 1, LO1, LO2, go | 1: stand | 2: DA1, sten, LO1, stand"
    view = seen(after(at(ORDERS.format(bank="bankW")), shots), 0)
    labels = [ENGLISH(journey.label).replace("\u00a0", " ") for journey in FACE.journeys(view, ())]
    assert "Pierrot 2 drives off, the others are sacrificed" in labels
